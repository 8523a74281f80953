"""Arguments that overlap: `restrict` says nothing of the shadows of memory that the primal only reads."""

from __future__ import annotations

import numpy as np
import pytest

import irad

PRODUCT = """double f(const double *restrict a, const double *restrict b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[i] * b[i];
    return s;
}"""
STENCIL = """void f(const double *restrict u, const double *restrict v, double *restrict out, int n) {
    for (int i = 1; i < n - 1; i++) out[i] = u[i - 1] * v[i] + u[i + 1] * v[i - 1];
}"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_one_array_as_two_read_only_arguments(level: str) -> None:
    function = irad.compile(PRODUCT, lang="c", flags=[level])["f"]
    gradient = irad.autodiff(function, irad.Dup, irad.Dup, irad.Const)
    x = np.linspace(-1.0, 2.0, 103)
    shadow = np.full_like(x, 0.5)
    gradient(x, shadow, x, shadow, len(x))
    np.testing.assert_allclose(shadow, 0.5 + 3 * x**2, rtol=1e-14)


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_one_array_as_two_stencil_inputs(level: str) -> None:
    function = irad.compile(STENCIL, lang="c", flags=[level])["f"]
    gradient = irad.autodiff(function, irad.Dup, irad.Dup, irad.Dup, irad.Const)
    rng = np.random.default_rng(0)
    x, out, seed = rng.random(101), np.zeros(101), rng.random(101)
    shadow, taken = np.zeros_like(x), seed.copy()
    gradient(x, shadow, x, shadow, out, taken, len(x))
    expected = np.zeros_like(x)
    for i in range(1, len(x) - 1):
        expected[i - 1] += seed[i] * (x[i] + x[i + 1])
        expected[i] += seed[i] * x[i - 1]
        expected[i + 1] += seed[i] * x[i - 1]
    np.testing.assert_allclose(shadow, expected, rtol=1e-13)
    assert not taken[1:-1].any()


CONSTANT_ROWS = """#include <stdlib.h>
__attribute__((noinline)) static void put(double **rows, int i, double *r) { rows[i] = r; }
__attribute__((noinline)) static double use(double **rows, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += rows[i][0] * rows[i][1];
    return s;
}
double handed_on(double **c, double *x) {
    double *rows[3];
    put(rows, 0, c[0]);
    put(rows, 1, x);
    put(rows, 2, c[1]);
    return use(rows, 3);
}
double chosen(double **c, double *x, int k) {
    double *pair[1] = {k ? c[0] : x};
    return use(pair, 1) + x[0];
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_rows_of_a_constant_matrix_among_active_ones(level: str) -> None:
    """Nothing is added to the constant rows, also where a callee has the pointers to all of them."""
    module = irad.compile(CONSTANT_ROWS, lang="c", flags=[level])
    rows = [np.array([2.0, 3.0]), np.array([5.0, 7.0])]
    table = np.array([row.ctypes.data for row in rows], dtype=np.uint64)
    x = np.array([1.5, 2.5])
    for function, extra, wanted in (
        (module.handed_on, (), [2.5, 1.5]),
        (module.chosen, (1,), [1.0, 0.0]),
        (module.chosen, (0,), [3.5, 1.5]),
    ):
        shadow = np.zeros(2)
        activities = (irad.Const, irad.Dup, *(irad.Const for _ in extra))
        irad.autodiff(function, *activities)(table.ctypes.data, x, shadow, *extra)
        np.testing.assert_allclose(shadow, wanted)
        np.testing.assert_array_equal(rows, [[2.0, 3.0], [5.0, 7.0]])


WALKS = """
static void walk(double *restrict a, const int *step, int n) {
  double *p = a;
  for (int i = 0; i < n; i++) {
    a[0] = 0.5 * a[0] * a[0] + 0.3;
    *p = *p * *p * a[0];
    p += step[i];
  }
}
static __attribute__((noinline)) void apart(double *restrict a, const int *step, int n) { walk(a, step, n); }
static __attribute__((noinline)) void around(double *restrict a, const int *step, int n) { apart(a, step, n); }
void in_callee(double *a, const int *step, int n) { around(a, step, n); }
void plain(double *a, const int *step, int n) { walk(a, step, n); }

struct place { double *p; };
static __attribute__((noinline)) void there(struct place *t, double by) { t->p[0] = t->p[0] * t->p[0] * by; }
static __attribute__((noinline)) void walk_in_memory(double *restrict a, const int *step, int n) {
  struct place t = {a};
  for (int i = 0; i < n; i++) {
    a[0] = 0.5 * a[0] * a[0] + 0.3;
    there(&t, a[0]);
    t.p += step[i];
  }
}
void left_in_memory(double *a, const int *step, int n) { walk_in_memory(a, step, n); }
"""
STEPS = np.array([0, 0, 1, 0, -1, 0, 2, -2, 0], np.int32)


@pytest.mark.parametrize("name", ["plain", "in_callee", "left_in_memory"])
def test_pointers_that_the_reverse_half_finds_again(name: str) -> None:
    """A pointer from the tape, which may lead to an argument's first element, is not one to other memory."""
    function = irad.compile(WALKS, lang="c", flags=["-O2"])[name]
    a, weights = np.linspace(0.5, 1.2, 5), np.linspace(1.0, 2.0, 5)
    expected = np.empty(5)
    for k in range(5):
        x = a.astype(complex)
        x[k] += 1e-30j
        for at in np.cumsum([0, *STEPS[:-1]]):
            x[0] = 0.5 * x[0] * x[0] + 0.3
            x[at] = x[at] * x[at] * x[0]
        expected[k] = (x.imag @ weights) / 1e-30
    x, adjoint = a.copy(), weights.copy()
    irad.autodiff(function)(x, adjoint, STEPS, len(STEPS))
    np.testing.assert_allclose(adjoint, expected, rtol=1e-13)
    _, pullback = irad.vjp(function, wrt=0, out=0)(a.copy(), STEPS, len(STEPS))
    np.testing.assert_allclose(pullback(weights), expected, rtol=1e-13)
