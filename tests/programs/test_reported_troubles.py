"""What users of differentiation tools report as wrong or unexplained, each as the smallest program that shows it.

Linear algebra and parallel loops have tests of their own; Fortran's descriptors are in `test_fortran.py`, and gradients
of gradients in C in `enzyme_c/hessian.c`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS, options_for

PROGRAM = """#include <math.h>
#include <stdlib.h>
#include <string.h>

/* a loop whose count is found while it runs, over an array that it updates in place */
double settled(const double *x, int n, double tolerance) {
    double *u = malloc(n * sizeof *u), sum = 0, change = 1;
    memcpy(u, x, n * sizeof *u);
    while (change > tolerance) {
        change = 0;
        for (int i = 1; i < n - 1; i++) {
            double before = u[i];
            u[i] = 0.5 * (u[i - 1] + u[i + 1]) + 0.01 * u[i] * u[i];
            change += fabs(u[i] - before);
        }
    }
    for (int i = 0; i < n; i++) sum += u[i] * (i + 1);
    free(u);
    return sum;
}

/* constants stored into memory that is active otherwise */
static const double fixed[2] = {3.0, 4.0};
double mixed(const double *x) {
    double v[4];
    memcpy(v, x, 2 * sizeof(double));
    memcpy(v + 2, fixed, sizeof fixed);
    v[1] = 2.0;
    return v[0] * v[1] * v[2] * v[3];
}

/* a global that one function sets and another reads */
static double held;
__attribute__((noinline)) static void hold(double x) { held = x * x; }
__attribute__((noinline)) static double use(double y) { return held * y; }
double through_global(double x, double y) {
    hold(x);
    double first = use(y);
    hold(y);
    return first + use(x);
}

double power(double x, int n) { return n == 0 ? 1 : n % 2 ? x * power(x, n - 1) : power(x * x, n / 2); }

union slot { double number; long long count; };
double tagged(const double *x, int n) {
    union slot slots[8];
    double sum = 0;
    for (int i = 0; i < n; i++)
        if (i % 2) slots[i].count = i;
        else slots[i].number = x[i] * x[i];
    for (int i = 0; i < n; i++)
        if (i % 2) sum += x[i] * (double)slots[i].count;
        else sum += slots[i].number;
    return sum;
}

double root(double x, double w) { return w * sqrt(x); }

void tridiagonal(const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double left = i ? x[i - 1] : 0, right = i < n - 1 ? x[i + 1] : 0;
        y[i] = x[i] * x[i] + sin(left) * right;
    }
}
"""


@pytest.fixture(scope="module", params=LEVELS)
def module(request: pytest.FixtureRequest) -> Any:
    return irad.compile(PROGRAM, lang="c", flags=[request.param], options=options_for(request.param))


def test_a_dynamic_count_and_an_array_in_place(module: Any) -> None:
    x = np.array([1.0, 0.3, -0.4, 0.8, 0.5])
    gradient = irad.grad(module.settled, wrt="x")(x, 5, 1e-3)
    step = 1e-6
    for i in range(5):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        slope = (module.settled(up, 5, 1e-3) - module.settled(down, 5, 1e-3)) / (2 * step)
        assert gradient[i] == pytest.approx(slope, rel=1e-7, abs=1e-8)


def test_constants_in_active_memory(module: Any) -> None:
    np.testing.assert_allclose(irad.grad(module.mixed)(np.array([5.0, 7.0])), [24.0, 0.0])


def test_globals(module: Any) -> None:
    x, y = 1.5, 0.7
    for _ in range(2):  # what the first call has left behind counts for nothing
        found = irad.grad(module.through_global, wrt=("x", "y"))(x, y)
        np.testing.assert_allclose(found, [2 * x * y + y * y, x * x + 2 * x * y])


def test_recursion(module: Any) -> None:
    assert irad.grad(module.power, wrt="x")(1.1, 13) == pytest.approx(13 * 1.1**12, rel=1e-13)


def test_unions(module: Any) -> None:
    x = np.arange(1.0, 7.0)
    expected = np.where(np.arange(6) % 2, np.arange(6), 2 * x)
    np.testing.assert_allclose(irad.grad(module.tagged, wrt="x")(x, 6), expected)


def test_a_root_of_zero_times_zero() -> None:
    """By the rules of arithmetic this is 0 * inf; who wants zero asks for it."""
    plain = irad.compile(PROGRAM, lang="c")
    assert np.isnan(irad.grad(plain.root, wrt="x")(0.0, 0.0))
    strong = irad.compile(PROGRAM, lang="c", options=irad.Options(strong_zero=True))
    assert irad.grad(strong.root, wrt="x")(0.0, 0.0) == 0.0
    assert irad.grad(strong.root, wrt="x")(4.0, 1.0) == 0.25


def test_a_sparse_jacobian_from_few_tangents(module: Any) -> None:
    """Columns that share no row are had from one tangent: three of them for a tridiagonal matrix."""
    n = 11
    x = np.linspace(0.2, 1.4, n)
    dense = np.diag(2 * x)
    for i in range(n):
        if 0 < i < n - 1:
            dense[i, i - 1], dense[i, i + 1] = np.cos(x[i - 1]) * x[i + 1], np.sin(x[i - 1])
    found = np.zeros((n, n))
    for colour in range(3):
        seed = (np.arange(n) % 3 == colour).astype(float)
        y, product = np.zeros(n), np.zeros(n)
        irad.autodiff(module.tridiagonal, irad.Dup, irad.Dup, irad.Const, mode="forward")(
            x, seed, y, product, n
        )
        for row in range(n):
            for column in range(max(0, row - 1), min(n, row + 2)):
                if column % 3 == colour:
                    found[row, column] = product[row]
    np.testing.assert_allclose(found, dense, rtol=1e-13, atol=1e-15)


def test_a_function_without_a_body_is_no_zero() -> None:
    module = irad.compile("double g(double); double f(double x) { return x + g(x); }", lang="c")
    with pytest.raises(irad.MissingBody, match="cannot differentiate the call of 'g'"):
        irad.grad(module.f)(1.0)
