"""Derivatives that choose at each call between a version for memory that is apart and one for memory that is not.

Each kernel is differentiated twice: as it is, and beside an access that is never made but has no bounds, so that there
is only the plain version. Whatever overlaps, both must leave the same numbers, bit by bit where order does not matter.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import irad as library
from irad.aot.differentiate import differentiate
from irad.backend.target import parse_module
from tests.cli.building import clang, irad

KERNELS = {
    "stencil": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 1; i < n - 1; i++) y[i] = w[i] * (x[i - 1] - 2 * x[i] + x[i + 1]) + x[i] * x[i];"
        " for (int i = 0; i < n; i++) s += y[i] * y[i]; return s; }}"
    ),
    "product": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0; int m = 4;"
        " for (int i = 0; i < n / m; i++) for (int j = 0; j < m; j++) {{ double t = 0;"
        "   for (int k = 0; k < m; k++) t += x[i * m + k] * w[k * m + j]; y[i * m + j] = t; s += sin(t); }}"
        " return s; }}"
    ),
    "in_place": (
        "double {f}(double *x, double *w, double *y, int n) {{ {never}"
        " for (int i = 1; i < n; i++) {{ x[i] += 0.5 * y[i - 1]; y[i] = x[i] * w[n - i]; w[i] = 0.5 * w[i] + y[i]; }}"
        " return x[n - 1] * y[n - 1] * w[n - 1]; }}"
    ),
    "called": (
        "KEEP static void {f}_row(const double *x, const double *w, double *y, int n) {{"
        " for (int i = 0; i < n; i++) y[i] += x[i] * w[i]; }}\n"
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 0; i + 4 <= n; i++) {f}_row(x + i, w, y + i, 4);"
        " for (int i = 0; i < n; i++) s += y[i] * y[i]; return s; }}"
    ),
    "gather": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 0; i < n; i++) {{ y[i] = w[i] * x[order[i]]; s += y[i] * y[i] * x[i / 2]; }} return s; }}"
    ),
    "sparse_rows": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 0; i < n / 4; i++) {{ double t = 0;"
        "   for (int k = rows[i]; k < rows[i + 1]; k++) t += w[k] * x[order[k]]; y[i] += t; s += t * y[i]; }}"
        " return s; }}"
    ),
    "some_indices": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 0; i < n; i++) if (order[i] >= 0 && x[0] > -9) {{ y[order[i]] += w[i]; s += y[i] * x[i]; }}"
        " return s; }}"
    ),
    "number_beside_swaps": (
        "double {f}(const double *x, double *w, double *y, int n) {{ {never} double s = 0, *p = w, *q = y;"
        " for (int t = 0; t < 3; t++) {{ for (int i = 1; i < n; i++) q[i] = p[i - 1] - x[5] * p[i] * x[n - 1];"
        "   double *old = p; p = q; q = old; }}"
        " for (int i = 0; i < n; i++) s += p[i] * x[5]; return s; }}"
    ),
    "variable": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;"
        " for (int i = 1; i < n; i++) {{ y[i] = x[i] * named[i - 1] + w[i]; named[i] = y[i] * y[i] - x[i - 1]; }}"
        " for (int i = 0; i < n; i++) s += named[i] * x[i]; return s; }}"
    ),
    "team": (
        "double {f}(const double *x, const double *w, double *y, int n) {{ {never} double s = 0;\n"
        "#pragma omp parallel for reduction(+ : s)\n"
        " for (int i = 0; i < n; i++) {{ y[i] = x[i] * w[i]; s += y[i] * x[i]; }} return s; }}"
    ),
}
_STRUCT = """
struct {f}_inner {{ double *y; int n; }};
struct {f}_arrays {{ const double *x; int n; const double *w; struct {f}_inner *rest; double *y; }};
"""
_MEMBERS = {
    "members": (
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never} double s = 0;"
        " for (int t = 0; t < 2; t++) for (int i = 1; i < m->n - 1; i++)"
        "   m->y[i] = m->w[i] * (m->x[i - 1] - 2 * m->x[i] + m->x[i + 1]) + m->x[i] * m->x[i];"
        " for (int i = 0; i < m->n; i++) s += m->y[i] * m->y[i]; return s; }}"
    ),
    "guarded_members": (
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never} if (n < 1) return 0;"
        " double s = 0; for (int i = 0; i < n; i++) {{ m->y[i] += m->w[i] * m->x[i]; s += m->y[i] * m->y[i]; }}"
        " return s; }}"
    ),
    "nested_members": (
        "double {f}(struct {f}_arrays *m) {{ int n = m->rest->n; const double *x = m->x; {never} double s = 0;"
        " for (int i = 0; i < n; i++) m->rest->y[i] = m->w[i] * x[i] * x[n - 1 - i];"
        " for (int i = 0; i < n; i++) s += m->rest->y[i] * m->rest->y[i]; return s; }}"
    ),
    "called_members": (
        "KEEP static double {f}_row(struct {f}_arrays *m, int i, double by) {{"
        "  double t = 0; for (int k = i; k < i + 4; k++) {{ m->y[k] += by * m->x[k] * m->w[k];"
        "    t += m->y[k] * m->x[k]; }}"
        "  return t; }}\n"
        "KEEP static double {f}_all(struct {f}_arrays *m, double by) {{"
        "  double t = 0; for (int i = 0; i + 4 <= m->n; i += 4) t += {f}_row(m, i, by + t); return t; }}\n"
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never}"
        " double s = {f}_all(m, 0.5); return s * {f}_all(m, 2) + x[0]; }}"
    ),
    "changing_member": (
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never} double s = 0;"
        " double *kept = m->y; for (int i = 0; i < n / 2; i++) {{ *m->y++ = m->w[i] * x[i] + x[i + 1]; }}"
        " for (int i = 0; i < n / 2; i++) s += kept[i] * m->y[i - n / 2]; return s; }}"
    ),
    "swapped_members": (
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never} double s = 0;"
        " for (int t = 0; t < 3; t++) {{ double *old = m->y; for (int i = 1; i < m->n - 1; i++)"
        "   old[i] = 0.5 * m->w[i] * (m->w[i - 1] - m->w[i + 1]) + x[i];"
        "   m->y = (double *)m->w; m->w = old; }}"
        " for (int i = 0; i < m->n; i++) s += m->w[i] * m->y[i]; return s; }}"
    ),
    "swapped_by_callee": (
        "KEEP static void {f}_swap(struct {f}_arrays *m) {{"
        "  double *old = m->rest->y; m->rest->y = (double *)m->w; m->w = old; }}\n"
        "double {f}(struct {f}_arrays *m) {{ int n = m->n; const double *x = m->x; {never} double s = 0;"
        " for (int t = 0; t < 3; t++) {{ for (int i = 1; i < n; i++) m->rest->y[i] = m->w[i - 1] * x[i] + m->w[i];"
        "   if (m->w[1] < m->rest->y[1]) {f}_swap(m); }}"
        " for (int i = 0; i < n; i++) s += m->w[i] * m->w[i]; return s; }}"
    ),
}
_MEMBER_CALL = """
static char {f}_room[2][8192] __attribute__((aligned(4096)));
static struct {f}_arrays *{f}_made(double **p, int n, int k, int at) {{
  static struct {f}_inner inner[2];
  struct {f}_arrays *m = (struct {f}_arrays *)({f}_room[k] + at);
  inner[k].y = p[4 + k], inner[k].n = n;
  m->x = p[k], m->w = p[2 + k], m->y = p[4 + k], m->n = n, m->rest = &inner[k];
  return m;
}}
void {f}_gradient(double **p, int n) {{
  for (int at = 0; at < 4096; at += 4080) {{
    struct {f}_arrays *m = {f}_made(p, n, 0, at), *d = {f}_made(p, n, 1, at);
    __irad_autodiff({f}, irad_dup, m, d);
  }}
}}
double {f}_tangent(double **p, int n) {{
  return __irad_fwddiff({f}, irad_dup, {f}_made(p, n, 0, 16), {f}_made(p, n, 1, 16));
}}
"""
_NEVER = "if (n < 0) return x[(int)x[0]];"
_HEAD = """
#include <irad.h>
#include <math.h>
#include <omp.h>
#define KEEP __attribute__((noinline))
int order[16] = {3, 1, 4, 15, 9, 2, 6, 5, 0, 8, 7, 10, 11, 14, 12, 13}, rows[5] = {0, 3, 3, 9, 16};
double named[32];
void alone(void) { omp_set_num_threads(1); }
"""
_CALL = """
void {f}_gradient(double **p, int n) {{
  __irad_autodiff({f}, irad_dup, p[0], p[1], irad_dup, p[2], p[3], irad_dup, p[4], p[5], n);
}}
double {f}_tangent(double **p, int n) {{
  return __irad_fwddiff({f}, irad_dup, p[0], p[1], irad_dup, p[2], p[3], irad_dup, p[4], p[5], n);
}}
"""
_LENGTH, _ROOM = 16, 160
_APART = (0, 20, 40, 60, 80, 100)
"""Where x, dx, w, dw, y and dy begin, in numbers: in one array, or if negative in a variable of the program's."""
OVERLAPS = {
    "apart": _APART,
    "side by side": (0, 16, 32, 48, 64, 80),
    "the other way round": (100, 80, 60, 40, 20, 0),
    "y is x": (0, 20, 40, 60, 0, 100),
    "y begins at the last of x": (0, 20, 40, 60, 15, 100),
    "x begins at the last of y": (15, 40, 60, 80, 0, 100),
    "dy is dx": (0, 20, 40, 60, 80, 20),
    "all shadows are one": (0, 20, 40, 20, 80, 20),
    "dy at the last of dw": (0, 20, 40, 60, 80, 75),
    "a shadow in its own array": (0, 7, 40, 60, 80, 100),
    "a shadow in another array": (0, 20, 40, 60, 80, 45),
    "w is x": (0, 20, 0, 60, 80, 100),
    "x in a variable": (-1, 20, 40, 60, 80, 100),
    "y in a variable, behind what is used": (0, 20, 40, 60, -15, 100),
    "a shadow in a variable": (0, -3, 40, 60, 80, 100),
    "everything moved by one": (0, 1, 2, 3, 4, 5),
}


@pytest.fixture(scope="module", params=[*sorted(KERNELS), *sorted(_MEMBERS)])
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[ctypes.CDLL, str]:
    """A kernel's derivatives, versioned (`f`) and plain (`g`), as a library; and their IR."""
    folder: Path = tmp_path_factory.mktemp("versions")
    kernel, call = KERNELS.get(request.param), _CALL
    if kernel is None:
        kernel, call = f"{_STRUCT}\n{_MEMBERS[request.param]}", _MEMBER_CALL
    text = _HEAD
    for name, never in (("f", ""), ("g", _NEVER)):
        text += f"{kernel.format(f=name, never=never)}\n{call.format(f=name)}"
    source = folder / "kernel.c"
    source.write_text(text)
    flags = ("-O2", "-fopenmp", "-ffp-contract=off", "-fno-vectorize")
    clang(*flags, "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", source, "-o", folder / "k.bc")
    irad("cc", *flags, "-shared", "-fPIC", source, "-o", folder / "k.so", "-lm")
    made = differentiate(parse_module((folder / "k.bc").read_bytes()))
    return ctypes.CDLL(str(folder / "k.so")), "" if request.param == "changing_member" else str(made)


def _run(library: ctypes.CDLL, name: str, starts: tuple[int, ...]) -> tuple[np.ndarray, float]:
    library.alone()  # threads would race for what overlaps in the program itself
    memory = np.sin(np.arange(_ROOM, dtype=float)) + 0.3
    variable = (ctypes.c_double * 32).in_dll(library, "named")
    variable[:] = np.cos(np.arange(32.0)).tolist()
    begins = (memory.ctypes.data, ctypes.addressof(variable) - 8)
    pointers = (ctypes.c_void_p * 6)(*(begins[start < 0] + 8 * abs(start) for start in starts))
    call = getattr(library, name)
    call.restype = ctypes.c_double
    found = call(pointers, _LENGTH)
    memory = np.concatenate([memory, variable])
    return memory, found if name.endswith("tangent") else 0.0


@pytest.mark.parametrize("overlap", sorted(OVERLAPS))
@pytest.mark.parametrize("mode", ["gradient", "tangent"])
def test_what_overlaps_is_seen(built: tuple[ctypes.CDLL, str], mode: str, overlap: str) -> None:
    library, _ = built
    versioned, plain = (_run(library, f"{name}_{mode}", OVERLAPS[overlap]) for name in "fg")
    np.testing.assert_allclose(versioned[0], plain[0], rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(versioned[1], plain[1], rtol=1e-13)


def test_there_are_two_versions_of_one(built: tuple[ctypes.CDLL, str]) -> None:
    _, text = built
    found = re.findall(r"^define .*@irad\.versions\.irad\.(\w+)\.(\w)\.", text, re.MULTILINE)
    assert sorted(found) == ([("gradient", "f"), ("tangent", "f")] if text else [])


_SOME_CALLS = """
#include <irad.h>
struct arrays { double *x, *y; };
struct sizes { int less; int n; };
double f(const struct arrays *at, const struct sizes *with) {
  double s = 0;
  for (int i = 0; i < with->n - with->less; i++) { at->y[i] += at->x[i] * at->x[i]; s += at->y[i]; }
  return s;
}
void gradient(struct arrays *at, struct arrays *shadows, struct sizes *with) {
  __irad_autodiff(f, irad_dup, at, shadows, irad_const, with);
}
"""


def test_members_are_read_where_the_function_reads_them(tmp_path: Path) -> None:
    """A struct of which nothing is read in a call may be anywhere: the dispatcher makes the function's own tests."""
    library, text = _built(_SOME_CALLS, tmp_path)
    assert "@irad.versions." in text
    sizes = (ctypes.c_int * 2)(7, 7)
    library.gradient(None, None, sizes)
    sizes[1] = 10
    memory = np.arange(1.0, 13.0)
    memory[3:6] = 0  # the shadow of x
    begin = memory.ctypes.data
    at, shadows = (ctypes.c_void_p * 2)(begin, begin + 48), (ctypes.c_void_p * 2)(begin + 24, begin + 72)
    memory[9:] = 0
    library.gradient(at, shadows, sizes)
    np.testing.assert_allclose(memory[3:6], [2, 4, 6])
    np.testing.assert_allclose(memory[6:9], [8, 12, 18])


_VARIABLE = """
#include <irad.h>
static const double *w;
void set(const double *to) { w = to; }
double f(const double *x, double *y, int n) {
  double s = 0;
  for (int i = 1; i < n - 1; i++) { y[i] = w[i] * (x[i - 1] - x[i + 1]) + x[i] * x[i]; s += y[i] * y[i]; }
  return s;
}
double g(const double *x, double *y, int n) {
  if (n < 0) return x[(int)x[0]];
  double s = 0;
  for (int i = 1; i < n - 1; i++) { y[i] = w[i] * (x[i - 1] - x[i + 1]) + x[i] * x[i]; s += y[i] * y[i]; }
  return s;
}
void f_gradient(double *x, double *dx, double *y, double *dy, int n) {
  __irad_autodiff(f, irad_dup, x, dx, irad_dup, y, dy, n);
}
void g_gradient(double *x, double *dx, double *y, double *dy, int n) {
  __irad_autodiff(g, irad_dup, x, dx, irad_dup, y, dy, n);
}
"""


_CALLS = """
import ctypes, sys
memory = (ctypes.c_double * 60)(*map(float, range(60)))
begin = ctypes.addressof(memory)
library = ctypes.CDLL(sys.argv[1])
library.set(ctypes.c_void_p(begin + 8 * int(sys.argv[3])))
getattr(library, sys.argv[2] + "_gradient")(*(ctypes.c_void_p(begin + 80 * i) for i in range(4)), 10)
print(*memory)
"""


def test_pointers_in_variables_are_compared(tmp_path: Path) -> None:
    """Where such a pointer is one to memory with a shadow, either derivative ends the program."""
    _, text = _built(_VARIABLE, tmp_path)
    assert re.findall(r"^define .*@irad\.versions\.irad\.gradient\.(\w)\.", text, re.MULTILINE) == ["f"]
    for where in (0, 5, 20, 40):
        runs = [
            subprocess.run(
                [sys.executable, "-c", _CALLS, tmp_path / "k.so", name, str(where)], capture_output=True, text=True
            )
            for name in "fg"
        ]
        assert runs[0].returncode == runs[1].returncode
        assert bool(runs[0].returncode) == (where in (0, 20)), where
        assert runs[0].stdout == runs[1].stdout


_WRITTEN = _VARIABLE.replace("static const double *w", "static double *w").replace("s += y[i] * y[i]; }", "w[i] = 0; }")


def test_pointers_in_variables_that_are_written_through(tmp_path: Path) -> None:
    _, text = _built(_WRITTEN, tmp_path)
    assert "@irad.versions." not in text


def _built(source: str, folder: Path) -> tuple[ctypes.CDLL, str]:
    (folder / "k.c").write_text(source)
    clang("-O2", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", folder / "k.c", "-o", folder / "k.bc")
    irad("cc", "-O2", "-shared", "-fPIC", folder / "k.c", "-o", folder / "k.so", "-lm")
    made = differentiate(parse_module((folder / "k.bc").read_bytes()))
    return ctypes.CDLL(str(folder / "k.so")), str(made)


def test_just_in_time_there_are_versions_for_members(tmp_path: Path) -> None:
    import irad as python_irad

    (tmp_path / "k.c").write_text(_SOME_CALLS)
    function = python_irad.compile(str(tmp_path / "k.c"))["f"]
    gradient = python_irad.autodiff(function, python_irad.Dup, python_irad.Const)
    x, y, dx, dy = np.arange(1.0, 4), np.ones(3), np.zeros(3), np.zeros(3)
    sizes = np.array([7, 10], dtype=np.int32)
    at, shadows = (np.array([a.ctypes.data for a in pair]) for pair in ((x, y), (dx, dy)))
    gradient(at.ctypes.data, shadows.ctypes.data, sizes.ctypes.data)
    np.testing.assert_allclose(dx, 2 * x)
    assert "@irad.versions." in gradient.compiled(False).ir
    shadows[0] = at[1]  # what overlaps is seen
    gradient(at.ctypes.data, shadows.ctypes.data, sizes.ctypes.data)


_HANDED_ON = """
struct arrays { const double *x; double *y; int n; };
__attribute__((noinline)) static double row(const struct arrays *at, int i) {
  at->y[i] += at->x[i] * at->x[i + 1];
  return at->y[i] * at->x[i];
}
__attribute__((noinline)) double inner(const struct arrays *at, double by) {
  double s = 0;
  for (int i = 0; i < at->n - 1; i++) s += by * row(at, i);
  return s;
}
void stored(const struct arrays *at, double by, double *result) { *result = inner(at, by); }
void plain(const struct arrays *at, double by, double *result) {
  if (by < -1e9) at->y[(int)at->x[0]] = 1;
  *result = inner(at, by);
}
"""


def test_just_in_time_members_are_known_that_callees_read(tmp_path: Path) -> None:
    """Wherever the arrays lie, and however they move from call to call, both versions find the same."""
    (tmp_path / "k.c").write_text(_HANDED_ON)
    module = library.compile(str(tmp_path / "k.c"))
    kinds = (library.Dup, library.Active, library.Dup)
    gradients = [library.autodiff(module[name], *kinds) for name in ("stored", "plain")]
    starts = [(0, 20, 40, 60), (40, 60, 0, 20), (0, 15, 40, 60), (0, 20, 10, 60), (0, 20, 15, 60), (0, 20, 40, 55)]
    starts += [(0, 20, 40, 20), (0, 5, 40, 60), (0, 20, 20, 60), (0, 1, 2, 3), (0, 20, 40, 60)]
    for x, dx, y, dy in starts:
        found = []
        for gradient in gradients:
            memory = np.sin(np.arange(80.0)) + 0.3
            begin = memory.ctypes.data
            at, shadows = (np.array([begin + 8 * a, begin + 8 * b, 16]) for a, b in ((x, y), (dx, dy)))
            result, seed = np.zeros(1), np.ones(1)
            by = gradient(at.ctypes.data, shadows.ctypes.data, 0.5, result, seed)
            found.append(np.concatenate([memory, [by], result]))
        np.testing.assert_allclose(*found, rtol=1e-13, atol=1e-13)
    texts = [gradient.compiled(True).ir for gradient in gradients]
    assert ["@irad.versions." in text for text in texts] == [True, False]


_WORK = """
double work[24];
double zero = 0;
void place(long *out) { *out = (long)work; }
__attribute__((noinline)) static double scaled(const double *x, int n) {
  double s = 0;
  for (int i = 1; i < n; i++) { work[i] = 0.5 * work[i - 1] + x[i] * x[i - 1]; s += work[i] * x[i]; }
  return s;
}
double versions(const double *x, int n) { work[0] = x[0]; return scaled(x, n); }
double plain(const double *x, int n) {
  work[0] = x[0];
  return scaled(x, n) + (zero != 0 ? x[(int)x[0]] : 0);
}
"""


def test_just_in_time_arguments_are_compared_with_variables(tmp_path: Path) -> None:
    (tmp_path / "k.c").write_text(_WORK)
    module = library.compile(str(tmp_path / "k.c"))
    place = np.zeros(1, dtype=np.int64)
    module["place"](place)
    work = np.ctypeslib.as_array((ctypes.c_double * 24).from_address(int(place[0])))
    gradients = [library.autodiff(module[name], library.Dup, library.Const) for name in ("versions", "plain")]
    own = np.zeros(40)
    places = [own[:12], work[12:], work[11:23], work[4:16], work[:12]]
    for x in places:
        found = []
        for gradient in gradients:
            work[:] = 0
            x[:] = np.sin(np.arange(12.0)) + 1.2
            dx = np.zeros(12)
            gradient(x, dx, 12)
            found.append(np.concatenate([work, x, dx]))
        np.testing.assert_allclose(*found, rtol=1e-13, atol=1e-13)
    texts = [gradient.compiled(True).ir for gradient in gradients]
    assert ["@irad.versions." in text for text in texts] == [True, False]
    callees = [re.findall(r"^define [^\n]*\.scaled\.[^\n]*", text, re.MULTILINE) for text in texts]
    assert [any("noalias %d.x" in line for line in lines) for lines in callees] == [True, False]


def test_explain_says_which_versions_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.c"
    source.write_text(
        "double two(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; return 0; }\n"
        "double one(const double *x, double *y, int n) {\n"
        "  for (int i = 0; i < n; i++) y[(int)x[i]] = x[i] * x[i];\n  return 0; }\n"
    )
    irad("explain", source, "-f", "two")
    assert "overlap: seen at each call" in capsys.readouterr().out
    irad("explain", source, "-f", "one")
    assert re.search(r"overlap: there is one version.*k\.c:3:", capsys.readouterr().out)
    irad("explain", source, "-f", "one", "--assume-noalias")
    assert "overlap" not in capsys.readouterr().out


@pytest.mark.skipif(not shutil.which("flang-22"), reason="there is no flang here")
def test_versions_just_in_time_of_what_never_stops() -> None:
    """A dispatcher that is called from outside as it is."""
    source = """
real(8) function energy(x, stiffness)
  real(8), intent(in) :: x(:), stiffness
  real(8), allocatable :: stretch(:)
  stretch = x(2:) - x(:size(x) - 1)
  energy = 0.5d0 * stiffness * sum(stretch**2)
end function
"""
    f = library.compile(source, lang="fortran").energy
    np.testing.assert_allclose(library.grad(f, 0)(np.array([0.0, 1.0, 3.0, 6.0]), 2.0), [-2, -2, -2, 6])
