"""C/C++ MINPACK: solvers that call back (Debian sources `cminpack`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import debian_source, wrapper

SOURCE = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <cminpack.h>

/* Two curves that meet; what is solved for is x, and p says where they are. */
static int curves(void *q, int n, const double *x, double *f, int flag)
{
    const double *p = q;
    f[0] = p[0] * x[0] * x[0] + x[1] * x[1] - 4.0;
    f[1] = exp(p[1] * x[0]) + x[1] - 1.0;
    return 0;
}
static int curves_and_slopes(void *q, int n, const double *x, double *f, double *d, int ld, int flag)
{
    const double *p = q;
    if (flag == 1)
        return curves(q, n, x, f, flag);
    d[0] = 2 * p[0] * x[0];
    d[1] = p[1] * exp(p[1] * x[0]);
    d[ld] = 2 * x[1];
    d[ld + 1] = 1.0;
    return 0;
}
void solve_differences(const double *p, double *x)
{
    double f[2], work[20];
    hybrd1(curves, (void *)p, 2, x, f, 1e-14, work, 20);
}
void solve_slopes(const double *p, double *x)
{
    double f[2], d[4], work[20];
    hybrj1(curves_and_slopes, (void *)p, 2, x, f, d, 2, 1e-14, work, 20);
}

struct data { const double *t, *y; };
static int decay(void *q, int m, int n, const double *x, double *f, int flag)
{
    const struct data *s = q;
    for (int i = 0; i < m; i++)
        f[i] = x[0] * exp(-x[1] * s->t[i]) + x[2] - s->y[i];
    return 0;
}
static int decay_and_slopes(void *q, int m, int n, const double *x, double *f, double *d, int ld, int flag)
{
    const struct data *s = q;
    if (flag == 1)
        return decay(q, m, n, x, f, flag);
    for (int i = 0; i < m; i++) {
        double e = exp(-x[1] * s->t[i]);
        d[i] = e;
        d[i + ld] = -s->t[i] * x[0] * e;
        d[i + 2 * ld] = 1.0;
    }
    return 0;
}
static int decay_by_rows(void *q, int m, int n, const double *x, double *f, double *row, int flag)
{
    const struct data *s = q;
    if (flag == 1)
        return decay(q, m, n, x, f, flag);
    double t = s->t[flag - 2], e = exp(-x[1] * t);
    row[0] = e;
    row[1] = -t * x[0] * e;
    row[2] = 1.0;
    return 0;
}
void fit_differences(const double *t, const double *y, int m, double *x)
{
    struct data s = { t, y };
    int pivots[3], lwa = m * 3 + 5 * 3 + m;
    double *f = malloc(m * sizeof *f), *work = malloc(lwa * sizeof *work);
    lmdif1(decay, &s, m, 3, x, f, 1e-14, pivots, work, lwa);
    free(f);
    free(work);
}
void fit_slopes(const double *t, const double *y, int m, double *x)
{
    struct data s = { t, y };
    int pivots[3], lwa = 5 * 3 + m;
    double *f = malloc(m * sizeof *f), *d = malloc(3 * m * sizeof *d), *work = malloc(lwa * sizeof *work);
    lmder1(decay_and_slopes, &s, m, 3, x, f, d, m, 1e-14, pivots, work, lwa);
    free(f);
    free(d);
    free(work);
}
void fit_rows(const double *t, const double *y, int m, double *x)
{
    struct data s = { t, y };
    int pivots[3], lwa = 5 * 3 + m;
    double *f = malloc(m * sizeof *f), d[9], *work = malloc(lwa * sizeof *work);
    lmstr1(decay_by_rows, &s, m, 3, x, f, d, 3, 1e-14, pivots, work, lwa);
    free(f);
    free(work);
}
double norm(const double *x, int n) { return enorm(n, x); }
void factor(double *a, double *diagonal, int m, int n)
{
    double norms[8], work[8];
    int pivots[8];
    qrfac(m, n, a, m, 1, pivots, n, diagonal, norms, work);
}
void covariance(double *r, int n)
{
    double work[8];
    int pivots[8];
    for (int i = 0; i < n; i++)
        pivots[i] = i + 1;
    covar(n, r, n, pivots, 1e-12, work);
}
double residual_of_a_fit(const double *t, const double *y, int m)
{
    double x[3] = { 1.0, 1.0, 0.0 }, sum = 0;
    struct data s = { t, y };
    int pivots[3], lwa = m * 3 + 5 * 3 + m;
    double *f = malloc(m * sizeof *f), *work = malloc(lwa * sizeof *work);
    lmdif1(decay, &s, m, 3, x, f, 1e-14, pivots, work, lwa);
    for (int i = 0; i < m; i++)
        sum += f[i] * f[i];
    free(f);
    free(work);
    return sum;
}
"""


def _build(level: str) -> irad.Module:
    top = debian_source("cminpack")
    files = [str(p) for p in sorted(top.glob("*.c")) if not p.stem.endswith("_")]
    return irad.compile([wrapper("cminpack.c", SOURCE), *files], flags=[level, "-w", f"-I{top}"])


LIBRARY = Library("cminpack", _build)

RANDOM = np.random.default_rng(3)
P = np.array([1.0, 0.8])
T = np.linspace(0.0, 3.0, 12)
Y = 2.0 * np.exp(-1.3 * T) + 0.5 + 0.05 * RANDOM.normal(size=12)
A = RANDOM.normal(size=(4, 6))  # by columns
R = np.triu(RANDOM.normal(size=(4, 4)) + 3 * np.eye(4)).T.copy()

CASES = [
    Case("solve_differences", (P, np.array([1.0, -1.7])), wrt=(0,), out=(1,), rtol=1e-5, levels=("-O0", "-O2", "-O3")),
    Case("solve_slopes", (P, np.array([1.0, -1.7])), wrt=(0,), out=(1,), rtol=1e-5),
    Case("fit_differences", (T, Y, 12, np.array([1.0, 1.0, 0.0])), wrt=(0, 1), out=(3,), rtol=1e-4, step=1e-2),
    Case("fit_slopes", (T, Y, 12, np.array([1.0, 1.0, 0.0])), wrt=(0, 1), out=(3,), rtol=1e-4, step=1e-2),
    Case("fit_rows", (T, Y, 12, np.array([1.0, 1.0, 0.0])), wrt=(0, 1), out=(3,), rtol=1e-4, step=1e-2),
    Case("residual_of_a_fit", (T, Y, 12), rtol=1e-5, step=1e-2),
    Case("norm", (Y, 12), levels=("-O0", "-O2", "-O3")),
    Case("factor", (A, np.zeros(4), 6, 4), wrt=(0,), out=(0, 1)),
    Case("covariance", (R, 4), wrt=(0,), out=(0,)),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_cminpack(case: Case, level: str) -> None:
    LIBRARY.run(case, level)
