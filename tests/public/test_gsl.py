"""GSL: special functions, interpolation, and what allocates workspaces (Debian sources `gsl`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import irad
from irad.errors import ActivityError
from tests.public.cases import Case, Library
from tests.public.fetching import archive, as_bitcode, debian_package, debian_source, wrapper

ALL = ("-O0", "-O2", "-O3")

#: What `configure` finds out on any Linux of today; the rest of the file is the library's own template.
CONFIG = [
    *(f"HAVE_DECL_{name}" for name in (
        "ACOSH", "ASINH", "ATANH", "EXPM1", "FINITE", "FREXP", "HYPOT", "ISFINITE", "ISINF", "ISNAN", "LDEXP", "LOG1P",
    )),
    *(f"HAVE_{name}" for name in (
        "COMPLEX_H", "EXIT_SUCCESS_AND_FAILURE", "IEEE_COMPARISONS", "IEEE_DENORMALS", "MEMCPY", "MEMMOVE",
        "STDLIB_H", "STRING_H", "STRDUP", "STRTOL", "STRTOUL", "VPRINTF",
    )),
]  # fmt: skip

#: Folders without their test programs, by the library that is made of them.
PARTS = {
    "specfunc": ("specfunc", "sys", "err", "complex", "poly"),
    "cdf": ("cdf", "randist", "specfunc", "sys", "err", "complex", "poly", "rng"),
    "numerics": ("interpolation", "integration", "roots", "min", "ode-initval2", "poly", "linalg", "eigen", "fft",
                 "bspline", "cheb", "sum", "wavelet", "deriv", "dht", "blas", "cblas", "matrix", "vector", "block",
                 "permutation", "complex", "specfunc", "sys", "err", "fit", "multiroots", "utils"),
}  # fmt: skip


#: What needs parts of the library that are left out.
UNUSED = ("mathieu_charv.c", "mathieu_angfunc.c", "mathieu_radfunc.c", "mathieu_workspace.c")


def _sources(part: str) -> tuple[list[str], list[str]]:
    top = debian_source("gsl")
    include = debian_package("libgsl-dev") / "usr" / "include"
    template = (top / "config.h.in").read_text().splitlines()
    config = [*(f"#define {name} 1" for name in CONFIG), *(x for x in template if not x.startswith("#undef"))]
    folder = Path(wrapper("gsl_config/config.h", "\n".join(config) + "\n")).parent
    files = []
    for name in PARTS[part]:
        listed = (top / name / "Makefile.am").read_text().replace("\\\n", " ").splitlines()
        line = next(x for x in listed if "_la_SOURCES" in x)
        files += [str(top / name / x) for x in line.split("=")[1].split() if x.endswith(".c") and x not in UNUSED]
    return files, ["-w", f"-I{folder}", f"-I{include}", f"-I{top}"]


def _build(part: str, level: str, name: str = "", wanted: Sequence[str] = ()) -> irad.Module:
    """What calls the library, and of the library what that needs."""
    files, flags = _sources(part)
    own = as_bitcode([wrapper(f"gsl_{name}.c", PRELUDE + SOURCES[name])] if name else [], [level, *flags])
    return irad.compile(archive(own, as_bitcode(files, [level, *flags]), wanted), flags=[level, *flags])


SPECIAL_CASES = [
    Case("gsl_sf_bessel_J0", (1.7,), levels=ALL),
    Case("gsl_sf_bessel_J0", (9.7,), label="gsl_sf_bessel_J0 of 9.7"),
    Case("gsl_sf_bessel_Y1", (2.3,)),
    Case("gsl_sf_bessel_I0_scaled", (1.9,)),
    Case("gsl_sf_bessel_K1", (1.2,)),
    Case("gsl_sf_bessel_Jn", (4, 3.2)),
    Case("gsl_sf_bessel_Jnu", (2.3, 3.1), wrt=(1,), levels=ALL),
    Case("gsl_sf_bessel_Knu", (2.3, 3.1), wrt=(1,)),
    Case("gsl_sf_bessel_jl", (3, 4.2)),
    Case("gsl_sf_airy_Ai", (0.7, 0), levels=ALL),
    Case("gsl_sf_airy_Bi_deriv", (-2.7, 0)),
    Case("gsl_sf_clausen", (0.9,)),
    Case("gsl_sf_dawson", (1.1,)),
    Case("gsl_sf_debye_3", (1.3,)),
    Case("gsl_sf_dilog", (0.6,)),
    Case("gsl_sf_ellint_RF", (1.1, 0.7, 1.9, 0)),
    Case("gsl_sf_ellint_F", (0.8, 0.4, 0)),
    Case("gsl_sf_ellint_P", (0.8, 0.4, 0.3, 0)),
    Case("gsl_sf_ellint_Kcomp", (0.6, 0)),
    Case("gsl_sf_elljac_e", (0.7, 0.4, np.zeros(1), np.zeros(1), np.zeros(1)), out=(2, 3, 4)),
    Case("gsl_sf_erf", (0.7,)),
    Case("gsl_sf_erfc", (2.7,), levels=ALL),
    Case("gsl_sf_log_erfc", (1.3,)),
    Case("gsl_sf_hazard", (0.8,)),
    Case("gsl_sf_expint_E1", (1.4,)),
    Case("gsl_sf_expint_En", (3, 1.4)),
    Case("gsl_sf_Shi", (1.4,)),
    Case("gsl_sf_Si", (5.3,)),
    Case("gsl_sf_atanint", (1.6,)),
    Case("gsl_sf_fermi_dirac_half", (0.7,)),
    Case("gsl_sf_fermi_dirac_int", (3, 0.7)),
    Case("gsl_sf_gamma", (2.6,), levels=ALL),
    Case("gsl_sf_lngamma", (7.6,)),
    Case("gsl_sf_gammainv", (1.6,)),
    Case("gsl_sf_gamma_inc_P", (2.2, 1.7)),
    Case("gsl_sf_gamma_inc", (1.2, 2.7)),
    Case("gsl_sf_beta", (1.3, 2.9)),
    Case("gsl_sf_beta_inc", (1.3, 2.9, 0.4)),
    Case("gsl_sf_gegenpoly_n", (5, 0.7, 0.3)),
    Case("gsl_sf_hermite", (6, 0.7)),
    Case("gsl_sf_hyperg_1F1", (0.6, 1.7, 0.9)),
    Case("gsl_sf_hyperg_2F1", (0.4, 1.3, 2.1, 0.3), levels=ALL),
    Case("gsl_sf_hyperg_U", (0.6, 1.7, 0.9), rtol=1e-5),
    Case("gsl_sf_laguerre_n", (5, 0.7, 0.9)),
    Case("gsl_sf_lambert_W0", (1.6,)),
    Case("gsl_sf_legendre_Pl", (6, 0.3)),
    Case("gsl_sf_legendre_Ql", (3, 0.3)),
    Case("gsl_sf_legendre_sphPlm", (5, 2, 0.3)),
    Case("gsl_sf_conicalP_0", (1.3, 0.4)),
    Case("gsl_sf_psi", (2.3,)),
    Case("gsl_sf_psi_n", (3, 2.3)),
    Case("gsl_sf_synchrotron_1", (1.3,)),
    Case("gsl_sf_transport_3", (1.3,)),
    Case("gsl_sf_sinc", (0.7,)),
    Case("gsl_sf_lncosh", (0.7,)),
    Case("gsl_sf_zeta", (2.6,)),
    Case("gsl_sf_hzeta", (2.6, 1.2)),
    Case("gsl_sf_eta", (2.6,)),
    Case("gsl_sf_hydrogenicR", (3, 1, 1.2, 2.1)),
    Case("gsl_sf_pow_int", (1.7, 5)),
]

SPECIAL = Library("gsl special", lambda level: _build("specfunc", level, wanted=[c.function for c in SPECIAL_CASES]))

DISTRIBUTION_CASES = [
    Case("gsl_cdf_ugaussian_P", (0.7,)),
    Case("gsl_cdf_gaussian_Q", (2.7, 1.3)),
    Case("gsl_cdf_ugaussian_Pinv", (0.3,)),
    Case("gsl_cdf_gamma_P", (1.7, 2.2, 0.8)),
    Case("gsl_cdf_gamma_Pinv", (0.3, 2.2, 0.8), rtol=1e-5),
    Case("gsl_cdf_beta_P", (0.3, 1.2, 2.8)),
    Case("gsl_cdf_tdist_P", (0.7, 3.5)),
    Case("gsl_cdf_tdist_Pinv", (0.7, 3.5), rtol=1e-5),
    Case("gsl_cdf_fdist_P", (0.7, 3.5, 5.2)),
    Case("gsl_cdf_chisq_Q", (2.7, 3.5)),
    Case("gsl_cdf_weibull_P", (0.7, 1.3, 2.1)),
    Case("gsl_cdf_binomial_P", (3, 0.4, 9)),
    Case("gsl_ran_gamma_pdf", (1.7, 2.2, 0.8)),
    Case("gsl_ran_bivariate_gaussian_pdf", (0.3, 0.8, 1.1, 1.4, 0.3)),
    Case("gsl_ran_tdist_pdf", (0.7, 3.5)),
]

DISTRIBUTIONS = Library("gsl cdf", lambda level: _build("cdf", level, wanted=[c.function for c in DISTRIBUTION_CASES]))

PRELUDE = r"""
#include <gsl/gsl_spline.h>
#include <gsl/gsl_spline2d.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_min.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_linalg.h>
#include <gsl/gsl_eigen.h>
#include <gsl/gsl_fft_complex.h>
#include <gsl/gsl_fft_real.h>
#include <gsl/gsl_bspline.h>
#include <gsl/gsl_chebyshev.h>
#include <gsl/gsl_sum.h>
#include <gsl/gsl_wavelet.h>
#include <gsl/gsl_deriv.h>
#include <gsl/gsl_dht.h>
#include <gsl/gsl_blas.h>
#include <gsl/gsl_poly.h>
#include <gsl/gsl_fit.h>
#include <gsl/gsl_multiroots.h>
#include <gsl/gsl_errno.h>
#include <math.h>
#include <string.h>

"""

SOURCES = {
    "interpolation": r"""
static const gsl_interp_type *kind(int k)
{
    switch (k) {
    case 0: return gsl_interp_linear;
    case 1: return gsl_interp_cspline;
    case 2: return gsl_interp_akima;
    case 3: return gsl_interp_steffen;
    case 4: return gsl_interp_polynomial;
    case 5: return gsl_interp_cspline_periodic;
    default: return gsl_interp_akima_periodic;
    }
}
static double spline(const double *x, const double *y, int n, double at, const gsl_interp_type *type)
{
    gsl_interp_accel *accel = gsl_interp_accel_alloc();
    gsl_spline *s = gsl_spline_alloc(type, n);
    gsl_spline_init(s, x, y, n);
    double r = gsl_spline_eval(s, at, accel);
    gsl_spline_free(s);
    gsl_interp_accel_free(accel);
    return r;
}
double spline_any(const double *x, const double *y, int n, double at, int k) { return spline(x, y, n, at, kind(k)); }
#define SPLINE(name, type) \
    double spline_##name(const double *x, const double *y, int n, double at) \
    { \
        return spline(x, y, n, at, gsl_interp_##type); \
    }
SPLINE(linear, linear)
SPLINE(cubic, cspline)
SPLINE(akima, akima)
SPLINE(steffen, steffen)
SPLINE(polynomial, polynomial)
double spline_area(const double *x, const double *y, int n, double to)
{
    gsl_interp_accel *accel = gsl_interp_accel_alloc();
    gsl_spline *s = gsl_spline_alloc(gsl_interp_cspline, n);
    gsl_spline_init(s, x, y, n);
    double r = gsl_spline_eval_integ(s, x[0], to, accel) + gsl_spline_eval_deriv2(s, to, accel);
    gsl_spline_free(s);
    gsl_interp_accel_free(accel);
    return r;
}
double spline_plane(const double *x, const double *y, const double *z, int n, int m, double a, double b)
{
    gsl_interp_accel *i = gsl_interp_accel_alloc(), *j = gsl_interp_accel_alloc();
    gsl_spline2d *s = gsl_spline2d_alloc(gsl_interp2d_bicubic, n, m);
    gsl_spline2d_init(s, x, y, z, n, m);
    double r = gsl_spline2d_eval(s, a, b, i, j);
    gsl_spline2d_free(s);
    gsl_interp_accel_free(i);
    gsl_interp_accel_free(j);
    return r;
}
""",
    "integration": r"""
static double wave(double t, void *p) { const double *w = p; return exp(-w[0] * t) * cos(w[1] * t); }
double integrate_adaptive(const double *w, double a, double b)
{
    gsl_integration_workspace *work = gsl_integration_workspace_alloc(50);
    gsl_function f = { wave, (void *)w };
    double r, e;
    gsl_integration_qag(&f, a, b, 1e-12, 1e-12, 50, GSL_INTEG_GAUSS21, work, &r, &e);
    gsl_integration_workspace_free(work);
    return r;
}
double integrate_singular(const double *w, double a, double b)
{
    gsl_integration_workspace *work = gsl_integration_workspace_alloc(50);
    gsl_function f = { wave, (void *)w };
    double r, e;
    gsl_integration_qags(&f, a, b, 1e-12, 1e-12, 50, work, &r, &e);
    gsl_integration_workspace_free(work);
    return r;
}
double integrate_plain(const double *w, double a, double b)
{
    gsl_function f = { wave, (void *)w };
    double r, e;
    size_t n;
    gsl_integration_qng(&f, a, b, 1e-12, 1e-12, &r, &e, &n);
    return r;
}
double integrate_legendre(const double *w, double a, double b)
{
    gsl_integration_glfixed_table *t = gsl_integration_glfixed_table_alloc(13);
    gsl_function f = { wave, (void *)w };
    double r = gsl_integration_glfixed(&f, a, b, t);
    gsl_integration_glfixed_table_free(t);
    return r;
}
double integrate_doubly(const double *w, double a, double b)
{
    gsl_integration_cquad_workspace *work = gsl_integration_cquad_workspace_alloc(100);
    gsl_function f = { wave, (void *)w };
    double r, e;
    size_t n;
    gsl_integration_cquad(&f, a, b, 1e-12, 1e-12, work, &r, &e, &n);
    gsl_integration_cquad_workspace_free(work);
    return r;
}
""",
    "roots": r"""
static double cubic(double t, void *p) { const double *c = p; return t * t * t + c[0] * t - c[1]; }
static double cubic_slope(double t, void *p) { const double *c = p; return 3 * t * t + c[0]; }
static void cubic_both(double t, void *p, double *f, double *d) { *f = cubic(t, p); *d = cubic_slope(t, p); }
double root_newton(const double *c, double guess)
{
    gsl_root_fdfsolver *s = gsl_root_fdfsolver_alloc(gsl_root_fdfsolver_newton);
    gsl_function_fdf f = { cubic, cubic_slope, cubic_both, (void *)c };
    gsl_root_fdfsolver_set(s, &f, guess);
    for (int i = 0; i < 8; i++)
        gsl_root_fdfsolver_iterate(s);
    double r = gsl_root_fdfsolver_root(s);
    gsl_root_fdfsolver_free(s);
    return r;
}
double root_brent(const double *c, double low, double high)
{
    gsl_root_fsolver *s = gsl_root_fsolver_alloc(gsl_root_fsolver_brent);
    gsl_function f = { cubic, (void *)c };
    gsl_root_fsolver_set(s, &f, low, high);
    for (int i = 0; i < 12; i++)
        gsl_root_fsolver_iterate(s);
    double r = gsl_root_fsolver_root(s);
    gsl_root_fsolver_free(s);
    return r;
}

static int curves(const gsl_vector *v, void *p, gsl_vector *f)
{
    const double *q = p, x = gsl_vector_get(v, 0), y = gsl_vector_get(v, 1);
    gsl_vector_set(f, 0, q[0] * x * x + y * y - 4.0);
    gsl_vector_set(f, 1, exp(q[1] * x) + y - 1.0);
    return GSL_SUCCESS;
}
void root_hybrid(const double *q, double *out)
{
    gsl_multiroot_function f = { curves, 2, (void *)q };
    gsl_vector *start = gsl_vector_alloc(2);
    gsl_vector_set(start, 0, out[0]);
    gsl_vector_set(start, 1, out[1]);
    gsl_multiroot_fsolver *s = gsl_multiroot_fsolver_alloc(gsl_multiroot_fsolver_hybrids, 2);
    gsl_multiroot_fsolver_set(s, &f, start);
    for (int i = 0; i < 14; i++)
        if (gsl_multiroot_fsolver_iterate(s))
            break;
    out[0] = gsl_vector_get(s->x, 0);
    out[1] = gsl_vector_get(s->x, 1);
    gsl_multiroot_fsolver_free(s);
    gsl_vector_free(start);
}
""",
    "ode": r"""
static int pendulum(double t, const double y[], double dy[], void *p)
{
    const double *q = p;
    dy[0] = y[1];
    dy[1] = -q[0] * sin(y[0]) - q[1] * y[1];
    return GSL_SUCCESS;
}
static void swing(const double *q, double *y, double to, const gsl_odeiv2_step_type *type)
{
    gsl_odeiv2_system system = { pendulum, NULL, 2, (void *)q };
    gsl_odeiv2_driver *d = gsl_odeiv2_driver_alloc_y_new(&system, type, 1e-2, 1e-9, 1e-9);
    double t = 0;
    gsl_odeiv2_driver_apply_fixed_step(d, &t, to / 20, 20, y);
    gsl_odeiv2_driver_free(d);
}
void ode_rk4(const double *q, double *y, double to) { swing(q, y, to, gsl_odeiv2_step_rk4); }
void ode_rkf45(const double *q, double *y, double to) { swing(q, y, to, gsl_odeiv2_step_rkf45); }
void ode_rk8pd(const double *q, double *y, double to) { swing(q, y, to, gsl_odeiv2_step_rk8pd); }
void ode_adaptive(const double *q, double *y, double to)
{
    gsl_odeiv2_system system = { pendulum, NULL, 2, (void *)q };
    gsl_odeiv2_driver *d = gsl_odeiv2_driver_alloc_y_new(&system, gsl_odeiv2_step_rkck, 1e-2, 1e-12, 1e-12);
    double t = 0;
    gsl_odeiv2_driver_apply(d, &t, to, y);
    gsl_odeiv2_driver_free(d);
}
""",
    "algebra": r"""
void solve_lu(double *a, double *b, double *x, int n)
{
    gsl_matrix_view A = gsl_matrix_view_array(a, n, n);
    gsl_vector_view B = gsl_vector_view_array(b, n), X = gsl_vector_view_array(x, n);
    gsl_permutation *p = gsl_permutation_alloc(n);
    int sign;
    gsl_linalg_LU_decomp(&A.matrix, p, &sign);
    gsl_linalg_LU_solve(&A.matrix, p, &B.vector, &X.vector);
    gsl_permutation_free(p);
}
double determinant(const double *a, int n)
{
    gsl_matrix *A = gsl_matrix_alloc(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            gsl_matrix_set(A, i, j, a[i * n + j]);
    gsl_permutation *p = gsl_permutation_alloc(n);
    int sign;
    gsl_linalg_LU_decomp(A, p, &sign);
    double r = gsl_linalg_LU_det(A, sign);
    gsl_permutation_free(p);
    gsl_matrix_free(A);
    return r;
}
void solve_cholesky(double *a, double *b, double *x, int n)
{
    gsl_matrix_view A = gsl_matrix_view_array(a, n, n);
    gsl_vector_view B = gsl_vector_view_array(b, n), X = gsl_vector_view_array(x, n);
    gsl_linalg_cholesky_decomp1(&A.matrix);
    gsl_linalg_cholesky_solve(&A.matrix, &B.vector, &X.vector);
}
void solve_qr(double *a, double *b, double *x, int n, int m)
{
    gsl_matrix_view A = gsl_matrix_view_array(a, n, m);
    gsl_vector_view B = gsl_vector_view_array(b, n), X = gsl_vector_view_array(x, m);
    gsl_vector *tau = gsl_vector_alloc(m), *rest = gsl_vector_alloc(n);
    gsl_linalg_QR_decomp(&A.matrix, tau);
    gsl_linalg_QR_lssolve(&A.matrix, tau, &B.vector, &X.vector, rest);
    gsl_vector_free(tau);
    gsl_vector_free(rest);
}
void singular_values(double *a, double *s, int n, int m)
{
    gsl_matrix_view A = gsl_matrix_view_array(a, n, m);
    gsl_vector_view S = gsl_vector_view_array(s, m);
    gsl_matrix *V = gsl_matrix_alloc(m, m);
    gsl_vector *work = gsl_vector_alloc(m);
    gsl_linalg_SV_decomp(&A.matrix, V, &S.vector, work);
    gsl_matrix_free(V);
    gsl_vector_free(work);
}
void eigenvalues(double *a, double *e, int n)
{
    gsl_matrix_view A = gsl_matrix_view_array(a, n, n);
    gsl_vector_view E = gsl_vector_view_array(e, n);
    gsl_eigen_symm_workspace *work = gsl_eigen_symm_alloc(n);
    gsl_eigen_symm(&A.matrix, &E.vector, work);
    gsl_eigen_symm_free(work);
}
void exponential(const double *a, double *e, int n)
{
    gsl_matrix_const_view A = gsl_matrix_const_view_array(a, n, n);
    gsl_matrix_view E = gsl_matrix_view_array(e, n, n);
    gsl_linalg_exponential_ss(&A.matrix, &E.matrix, GSL_PREC_DOUBLE);
}
void product(const double *a, const double *b, double *c, int n, int m, int k)
{
    gsl_matrix_const_view A = gsl_matrix_const_view_array(a, n, k), B = gsl_matrix_const_view_array(b, k, m);
    gsl_matrix_view C = gsl_matrix_view_array(c, n, m);
    gsl_blas_dgemm(CblasNoTrans, CblasNoTrans, 1.0, &A.matrix, &B.matrix, 0.5, &C.matrix);
}
""",
    "transforms": r"""
static double wave(double t, void *p) { const double *w = p; return exp(-w[0] * t) * cos(w[1] * t); }
void fft_any_length(double *z, int n)
{
    gsl_fft_complex_wavetable *table = gsl_fft_complex_wavetable_alloc(n);
    gsl_fft_complex_workspace *work = gsl_fft_complex_workspace_alloc(n);
    gsl_fft_complex_forward(z, 1, n, table, work);
    gsl_fft_complex_wavetable_free(table);
    gsl_fft_complex_workspace_free(work);
}
void fft_power_of_two(double *z, int n) { gsl_fft_complex_radix2_forward(z, 1, n); }
void fft_real(double *z, int n)
{
    gsl_fft_real_wavetable *table = gsl_fft_real_wavetable_alloc(n);
    gsl_fft_real_workspace *work = gsl_fft_real_workspace_alloc(n);
    gsl_fft_real_transform(z, 1, n, table, work);
    gsl_fft_real_wavetable_free(table);
    gsl_fft_real_workspace_free(work);
}
double bspline_sum(const double *c, double at, int n)
{
    gsl_bspline_workspace *w = gsl_bspline_alloc(4, n - 2);
    gsl_vector *b = gsl_vector_alloc(n);
    gsl_bspline_knots_uniform(0.0, 1.0, w);
    gsl_bspline_eval(at, b, w);
    double r = 0;
    for (int i = 0; i < n; i++)
        r += c[i] * gsl_vector_get(b, i);
    gsl_bspline_free(w);
    gsl_vector_free(b);
    return r;
}
double chebyshev(const double *w, double at)
{
    gsl_cheb_series *s = gsl_cheb_alloc(20);
    gsl_function f = { wave, (void *)w };
    gsl_cheb_init(s, &f, 0.0, 2.0);
    double r = gsl_cheb_eval(s, at);
    gsl_cheb_free(s);
    return r;
}
double levin(const double *terms, int n)
{
    gsl_sum_levin_u_workspace *w = gsl_sum_levin_u_alloc(n);
    double r, e;
    gsl_sum_levin_u_accel(terms, n, w, &r, &e);
    gsl_sum_levin_u_free(w);
    return r;
}
void wavelet(double *z, int n)
{
    gsl_wavelet *w = gsl_wavelet_alloc(gsl_wavelet_daubechies, 4);
    gsl_wavelet_workspace *work = gsl_wavelet_workspace_alloc(n);
    gsl_wavelet_transform_forward(w, z, 1, n, work);
    gsl_wavelet_workspace_free(work);
    gsl_wavelet_free(w);
}
void hankel(double *z, double *out, int n)
{
    gsl_dht *t = gsl_dht_new(n, 1.0, 10.0);
    gsl_dht_apply(t, z, out);
    gsl_dht_free(t);
}
double slope_central(const double *w, double at)
{
    gsl_function f = { wave, (void *)w };
    double r, e;
    gsl_deriv_central(&f, at, 1e-2, &r, &e);
    return r;
}
void roots_of_polynomial(const double *c, double *z, int n)
{
    gsl_poly_complex_workspace *w = gsl_poly_complex_workspace_alloc(n);
    gsl_poly_complex_solve(c, n, w, z);
    gsl_poly_complex_workspace_free(w);
}
void fit_line(const double *x, const double *w, const double *y, int n, double *c)
{
    double c00, c01, c11, chi;
    gsl_fit_wlinear(x, 1, w, 1, y, 1, n, &c[0], &c[1], &c00, &c01, &c11, &chi);
}
""",
}

NUMERICS = {name: Library(f"gsl {name}", lambda level, name=name: _build("numerics", level, name)) for name in SOURCES}

RANDOM = np.random.default_rng(1)
X = np.array([0.0, 0.7, 1.5, 2.1, 3.3, 4.0, 5.2])
Y = np.array([1.0, 0.3, -0.8, 0.4, 2.2, 1.7, 0.1])
A = RANDOM.normal(size=(4, 4)) + 3 * np.eye(4)
S = A @ A.T
B = RANDOM.normal(size=4)
W = np.array([0.7, 2.3])

#: A type is a table of functions behind a variable that anybody might change.
TYPES = (ActivityError, "a pointer to active memory is kept in global @gsl_")

NUMERICS_CASES = {
    "interpolation": [
        Case("spline_linear", (X, Y, 7, 2.6), levels=ALL),
        Case("spline_cubic", (X, Y, 7, 2.6), levels=ALL),
        Case("spline_akima", (X, Y, 7, 2.6)),
        Case("spline_steffen", (X, Y, 7, 2.6)),
        Case("spline_polynomial", (X, Y, 7, 2.6)),
        Case("spline_any", (X, Y, 7, 2.6, 1)),
        Case("spline_area", (X, Y, 7, 2.6)),
        Case("spline_plane", (X[:4], X[:5], RANDOM.normal(size=20), 4, 5, 1.1, 1.7), refused=TYPES),
    ],
    "integration": [
        Case("integrate_adaptive", (W, 0.1, 2.3), levels=ALL),
        Case("integrate_singular", (W, 0.1, 2.3)),
        Case("integrate_plain", (W, 0.1, 2.3)),
        Case("integrate_legendre", (W, 0.1, 2.3)),
        Case("integrate_doubly", (W, 0.1, 2.3)),
    ],
    "roots": [
        Case("root_newton", (np.array([1.3, 2.9]), 1.0), wrt=(0,), levels=ALL),
        Case("root_brent", (np.array([1.3, 2.9]), 0.0, 2.0), wrt=(0,), refused=TYPES),
        Case(
            "root_hybrid", (np.array([1.3, 0.6]), np.array([1.0, -1.7])), wrt=(0,), out=(1,), rtol=1e-5, refused=TYPES
        ),
    ],
    "ode": [
        Case("ode_rk4", (W, np.array([0.8, 0.2]), 2.0), wrt=(0, 1), out=(1,), refused=TYPES),
        Case("ode_rkf45", (W, np.array([0.8, 0.2]), 2.0), wrt=(0, 1), out=(1,), levels=ALL, refused=TYPES),
        Case("ode_rk8pd", (W, np.array([0.8, 0.2]), 2.0), wrt=(0, 1), out=(1,), refused=TYPES),
        Case("ode_adaptive", (W, np.array([0.8, 0.2]), 2.0), wrt=(0, 1), out=(1,), refused=TYPES),
    ],
    "algebra": [
        Case("solve_lu", (A, B, np.zeros(4), 4), out=(2,), levels=ALL),
        Case("determinant", (A, 4)),
        Case("solve_cholesky", (S, B, np.zeros(4), 4), out=(2,)),
        Case("solve_qr", (RANDOM.normal(size=(6, 4)), RANDOM.normal(size=6), np.zeros(4), 6, 4), out=(2,)),
        Case("singular_values", (RANDOM.normal(size=(5, 3)), np.zeros(3), 5, 3), out=(1,)),
        Case("eigenvalues", (S, np.zeros(4), 4), out=(1,)),
        Case("exponential", (A / 5, np.zeros((4, 4)), 4), out=(1,)),
        Case("product", (A, S, RANDOM.normal(size=(4, 4)), 4, 4, 4), wrt=(0, 1, 2), out=(2,)),
    ],
    "transforms": [
        Case("fft_any_length", (RANDOM.normal(size=60), 30), wrt=(0,), out=(0,), levels=ALL),
        Case("fft_power_of_two", (RANDOM.normal(size=32), 16), wrt=(0,), out=(0,)),
        Case("fft_real", (RANDOM.normal(size=30), 30), wrt=(0,), out=(0,)),
        Case("bspline_sum", (RANDOM.normal(size=8), 0.37, 8)),
        Case("chebyshev", (W, 0.9)),
        # how many terms count is decided by estimated errors: only small steps stay with the same number
        Case("levin", (np.array([(-0.9) ** k / (k + 1) for k in range(7)]), 7), rtol=1e-5, step=1e-4),
        Case("wavelet", (RANDOM.normal(size=16), 16), wrt=(0,), out=(0,)),
        Case("hankel", (RANDOM.normal(size=8), np.zeros(8), 8), out=(1,)),
        Case("slope_central", (W, 0.9), rtol=1e-5),
        Case("roots_of_polynomial", (np.array([1.2, -0.7, 2.1, 0.4, 1.0]), np.zeros(8), 5), out=(1,)),
        Case("fit_line", (X, np.abs(Y) + 1, Y, 7, np.zeros(2)), out=(4,)),
    ],
}


@pytest.mark.parametrize(("case", "level"), SPECIAL.parameters(SPECIAL_CASES))
def test_special_functions(case: Case, level: str) -> None:
    SPECIAL.run(case, level)


@pytest.mark.parametrize(("case", "level"), DISTRIBUTIONS.parameters(DISTRIBUTION_CASES))
def test_distributions(case: Case, level: str) -> None:
    DISTRIBUTIONS.run(case, level)


@pytest.mark.parametrize(
    ("library", "case", "level"),
    [
        pytest.param(NUMERICS[name], *parameters.values, id=f"{name}-{parameters.id}")
        for name, cases in NUMERICS_CASES.items()
        for parameters in NUMERICS[name].parameters(cases)
    ],
)
def test_numerics(library: Library, case: Case, level: str) -> None:
    library.run(case, level)
