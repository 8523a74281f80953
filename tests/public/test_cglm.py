"""cglm: matrices, quaternions and geometry in single precision, with SSE (Debian package `libcglm-dev`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import debian_package, wrapper

SOURCE = r"""
#include <cglm/cglm.h>

/* Matrices and quaternions of the library are aligned; what comes from outside is copied into them. */
static void in(const float *a, mat4 m) { for (int i = 0; i < 16; i++) ((float *)m)[i] = a[i]; }
static void out(mat4 m, float *a) { for (int i = 0; i < 16; i++) a[i] = ((float *)m)[i]; }

void multiply(const float *a, const float *b, float *c)
{
    mat4 x, y, z;
    in(a, x);
    in(b, y);
    glm_mat4_mul(x, y, z);
    out(z, c);
}
void inverse(const float *a, float *c)
{
    mat4 x, z;
    in(a, x);
    glm_mat4_inv(x, z);
    out(z, c);
}
void inverse_fast(const float *a, float *c)
{
    mat4 x, z;
    in(a, x);
    glm_mat4_inv_fast(x, z);
    out(z, c);
}
float determinant(const float *a)
{
    mat4 x;
    in(a, x);
    return glm_mat4_det(x);
}
void transpose_times(const float *a, const float *v, float *r)
{
    mat4 x;
    vec4 w = { v[0], v[1], v[2], v[3] }, s;
    in(a, x);
    glm_mat4_transpose(x);
    glm_mat4_mulv(x, w, s);
    for (int i = 0; i < 4; i++)
        r[i] = s[i];
}
void inverse3(const float *a, float *c)
{
    mat3 x, z;
    for (int i = 0; i < 9; i++)
        ((float *)x)[i] = a[i];
    glm_mat3_inv(x, z);
    for (int i = 0; i < 9; i++)
        c[i] = ((float *)z)[i];
}
void slerp(const float *p, const float *q, float t, float *r)
{
    versor a = { p[0], p[1], p[2], p[3] }, b = { q[0], q[1], q[2], q[3] }, c;
    glm_quat_normalize(a);
    glm_quat_normalize(b);
    glm_quat_slerp(a, b, t, c);
    for (int i = 0; i < 4; i++)
        r[i] = c[i];
}
void quaternion_product(const float *p, const float *q, float *r)
{
    versor a = { p[0], p[1], p[2], p[3] }, b = { q[0], q[1], q[2], q[3] }, c;
    glm_quat_mul(a, b, c);
    glm_quat_inv(c, c);
    for (int i = 0; i < 4; i++)
        r[i] = c[i];
}
void quaternion_matrix(const float *q, float *m)
{
    versor a = { q[0], q[1], q[2], q[3] };
    mat4 x;
    glm_quat_mat4(a, x);
    out(x, m);
}
void rotate_vector(const float *q, const float *v, float *r)
{
    versor a = { q[0], q[1], q[2], q[3] };
    vec3 w = { v[0], v[1], v[2] }, s;
    glm_quat_rotatev(a, w, s);
    for (int i = 0; i < 3; i++)
        r[i] = s[i];
}
void look(const float *eye, const float *center, const float *up, float *m)
{
    vec3 e = { eye[0], eye[1], eye[2] }, c = { center[0], center[1], center[2] }, u = { up[0], up[1], up[2] };
    mat4 x;
    glm_lookat(e, c, u, x);
    out(x, m);
}
void perspective(float fovy, float aspect, float near, float far, float *m)
{
    mat4 x;
    glm_perspective(fovy, aspect, near, far, x);
    out(x, m);
}
void place(const float *v, float angle, const float *axis, const float *s, float *m)
{
    vec3 t = { v[0], v[1], v[2] }, a = { axis[0], axis[1], axis[2] }, k = { s[0], s[1], s[2] };
    mat4 x;
    glm_mat4_identity(x);
    glm_translate(x, t);
    glm_rotate(x, angle, a);
    glm_scale(x, k);
    out(x, m);
}
void unproject(const float *p, const float *a, float *r)
{
    mat4 x;
    vec3 q = { p[0], p[1], p[2] }, s;
    vec4 view = { 0, 0, 640, 480 };
    in(a, x);
    glm_unproject(q, x, view, s);
    for (int i = 0; i < 3; i++)
        r[i] = s[i];
}
void euler(const float *angles, float *m)
{
    vec3 a = { angles[0], angles[1], angles[2] };
    mat4 x;
    glm_euler_xyz(a, x);
    out(x, m);
}
float normalized(const float *v, const float *w)
{
    vec4 a = { v[0], v[1], v[2], v[3] }, b = { w[0], w[1], w[2], w[3] };
    glm_vec4_normalize(a);
    return glm_vec4_dot(a, b) + glm_vec4_norm(b) + glm_vec4_distance(a, b);
}
float bezier(float t, const float *c) { return glm_bezier(t, c[0], c[1], c[2], c[3]); }
float hermite(float t, const float *c) { return glm_hermite(t, c[0], c[1], c[2], c[3]); }
void box_transform(const float *a, const float *low, const float *high, float *r)
{
    mat4 x;
    vec3 box[2] = { { low[0], low[1], low[2] }, { high[0], high[1], high[2] } }, moved[2];
    in(a, x);
    glm_aabb_transform(box, x, moved);
    for (int i = 0; i < 6; i++)
        r[i] = ((float *)moved)[i];
}
void planes(const float *a, float *r)
{
    mat4 x;
    vec4 p[6];
    in(a, x);
    glm_frustum_planes(x, p);
    for (int i = 0; i < 24; i++)
        r[i] = ((float *)p)[i];
}
float ray(const float *o, const float *d, const float *t)
{
    vec3 a = { o[0], o[1], o[2] }, b = { d[0], d[1], d[2] }, v0 = { t[0], t[1], t[2] }, v1 = { t[3], t[4], t[5] },
         v2 = { t[6], t[7], t[8] };
    float r = 0;
    return glm_ray_triangle(a, b, v0, v1, v2, &r) ? r : -1.0f;
}
"""


def _build(level: str) -> irad.Module:
    include = debian_package("libcglm-dev") / "usr" / "include"
    *more, level = level.split()
    return irad.compile(wrapper("cglm.c", SOURCE), flags=[level, *more, "-w", f"-I{include}"])


LIBRARY = Library("cglm", _build)

RANDOM = np.random.default_rng(11)


def single(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype("f")


M = (single(4, 4) + 3 * np.eye(4, dtype="f")).ravel()
Q = single(4)
ALL = ("-O0", "-O2", "-O3", "-mavx -mfma -O2", "-msse4.1 -O2")
ONE = {"rtol": 2e-4, "step": 0.2}


def zeros(n: int) -> np.ndarray:
    return np.zeros(n, "f")


CASES = [
    Case("multiply", (M, single(16), zeros(16)), out=(2,), levels=ALL, **ONE),
    Case("inverse", (M, zeros(16)), out=(1,), levels=ALL, **ONE),
    Case("inverse_fast", (M, zeros(16)), out=(1,), rtol=1e-2, step=0.3),  # by an estimate of 12 bits
    Case("determinant", (M,), levels=ALL, **ONE),
    Case("transpose_times", (M, single(4), zeros(4)), out=(2,), levels=ALL, **ONE),
    Case("inverse3", (M[:9] + np.eye(3, dtype="f").ravel(), zeros(9)), out=(1,), **ONE),
    Case("slerp", (Q, single(4), 0.3, zeros(4)), out=(3,), levels=ALL, **ONE),
    Case("quaternion_product", (Q, single(4), zeros(4)), out=(2,), levels=ALL, **ONE),
    Case("quaternion_matrix", (Q, zeros(16)), out=(1,), levels=ALL, **ONE),
    Case("rotate_vector", (Q, single(3), zeros(3)), out=(2,), **ONE),
    Case("look", (single(3), single(3), single(3), zeros(16)), out=(3,), **ONE),
    Case("perspective", (0.9, 1.3, 0.4, 4.7, zeros(16)), out=(4,), **ONE),
    Case("place", (single(3), 0.7, single(3), single(3), zeros(16)), out=(4,), **ONE),
    Case("unproject", (np.array([200.0, 100.0, 0.4], "f"), M, zeros(3)), out=(2,), **ONE),
    Case("euler", (single(3), zeros(16)), out=(1,), **ONE),
    Case("normalized", (single(4), single(4)), levels=ALL, **ONE),
    Case("bezier", (0.3, single(4)), **ONE),
    Case("hermite", (0.3, single(4)), **ONE),
    Case("box_transform", (M, -1 - np.abs(single(3)), 1 + np.abs(single(3)), zeros(6)), out=(3,), levels=ALL, **ONE),
    Case("planes", (M, zeros(24)), out=(1,), **ONE),
    Case("ray", (np.array([0.1, 0.2, -1], "f"), np.array([0.1, 0.05, 1], "f"),
                 np.array([-1, -1, 0.2, 2, -1, 0.1, 0, 2, 0.3], "f")), **ONE),
]  # fmt: skip


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_cglm(case: Case, level: str) -> None:
    LIBRARY.run(case, level)
