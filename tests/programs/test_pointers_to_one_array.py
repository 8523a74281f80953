"""Several ways to one array: by two pointers, by a table of pointers, by a struct; in threads and in callees."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.openmp_team import team

SOURCE = """
double smoothed(const double *x, int n)
{
    double u[64];
    for (int i = 0; i < 64; i++) u[i] = x[i % n] * (1 + 0.01 * i);
    double s = 0;
    for (int i = 0; i < 8; i++) s += u[8 + i] * u[8 + i];
    double *from = u, *to = u + 8;
    #pragma omp parallel for firstprivate(from, to)
    for (int i = 0; i < 8; i++) to[i] = 0.5 * from[i] + 0.1;
    for (int i = 0; i < 16; i++) s += u[i] * u[i] * u[i];
    return s;
}
"""
TABLE = """
#include <math.h>
void stepped(double *restrict a, double *restrict b, const double *restrict c, int n)
{
    double *rows[2] = {FIRST};
    #pragma omp parallel for
    for (long i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) {
            if (rows[A][i] < 0.65)
                rows[B][i] = 0.5;
            rows[B][i] = sin(rows[B][i] + 0.3 * c[k]);
        }
}
"""
FOUND = """
struct s { double *x; };
__attribute__((noinline)) static void halve(double *restrict out, const double *b, struct s *p, int n)
{
    for (int i = 0; i < n; i++) {
        double u = b[0];
        p->x[0] = 0.5 * u * u;
        out[i] = u * b[0];
    }
}
double halved(const double *x, int n)
{
    double a[8], out[8], r = 0;
    for (int i = 0; i < 8; i++) a[i] = x[1] + i * x[0], out[i] = 0;
    struct s t = {a};
    halve(out, a, &t, 3);
    for (int i = 0; i < 3; i++) r += out[i];
    return r;
}
"""
ROWS = """
void halve(double **rows, double *b, double *out, int n)
{
    for (int i = 0; i < n; i++) {
        double u = b[0];
        rows[0][0] = 0.5 * u * u;
        out[i] = u * b[0];
    }
}
"""
N = 5
X = np.random.default_rng(3).uniform(0.3, 1.2, N)


def _differences(f: Any, x: np.ndarray) -> np.ndarray:
    steps = 1e-6 * np.eye(x.size)
    return np.array([(f(x + h) - f(x - h)) / 2e-6 for h in steps])


@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_one_is_only_read_and_the_other_written(level: str) -> None:
    """A region is handed one pointer, and how far the other one is from it. LLVM says of the first that it is only
    read, which what is reached by way of the distance is not."""
    f = irad.compile(SOURCE, lang="c", flags=[level, "-fopenmp"])["smoothed"]
    for threads in (1, 2):
        with team(threads):
            found = irad.grad(f)(X, N)
            along = irad.jvp(f)((X, N), (np.ones(N),))[1]
        np.testing.assert_allclose(found, _differences(lambda x: f(x, N), X), rtol=1e-7)
        assert along == pytest.approx(found.sum(), rel=1e-12)


def test_sections_of_one_numpy_array() -> None:
    numba = pytest.importorskip("numba")

    @numba.njit(parallel=True)
    def f(a, b):
        sums = np.zeros(3)
        for _ in numba.prange(b.size):
            sums += b[:3] * np.cos(a[2])
        a[:4] = 0.5 * a[:4] + 0.5 * np.sin(b[:4])
        return sums[1] + np.sum(a * a)

    b = np.random.default_rng(4).uniform(0.3, 1.2, 6)
    found = irad.grad(f, wrt=(0, 1))(X.copy(), b)
    np.testing.assert_allclose(found[0], _differences(lambda a: f.py_func(a, b), X), rtol=1e-7)
    np.testing.assert_allclose(found[1], _differences(lambda b: f.py_func(X.copy(), b), b), rtol=1e-7)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("order", ["a, b", "b, a"])
def test_one_array_through_a_table_and_as_it_is(order: str, level: str) -> None:
    """Some pointers of a table are loaded before the region runs, and others within it: they may lead to one array."""
    places = {"A": order.index("a") // 3, "B": order.index("b") // 3}
    flags = [level, "-fopenmp", f"-DFIRST={order}", *(f"-D{name}={at}" for name, at in places.items())]
    f = irad.compile(TABLE, lang="c", flags=flags)["stepped"]
    a, c = np.array([0.3, 0.9, 0.2]), np.array([0.1, 0.2, 0.3])

    def stepped(c: np.ndarray) -> float:
        b = np.full(3, 0.7)
        f(a, b, c, 3)
        return float(b.sum())

    b, dc = np.full(3, 0.7), np.zeros(3)
    with team(2):
        irad.autodiff(f)(a.copy(), np.zeros(3), b, np.ones(3), c, dc, 3)
    assert b.sum() == pytest.approx(stepped(c), rel=1e-14)
    np.testing.assert_allclose(dc, _differences(stepped, c), rtol=1e-7)


def test_what_is_found_through_a_pointer_is_not_apart() -> None:
    """`restrict` of one parameter says nothing of what a struct leads to, and another parameter."""
    f = irad.compile(FOUND, lang="c", flags=["-O0"])["halved"]
    gradient = irad.autodiff(f)
    x, dx = np.array([0.3, 0.7]), np.zeros(2)
    gradient(x, dx, 2, seed=1.0)
    np.testing.assert_allclose(dx, _differences(lambda x: f(x, 2), x), rtol=1e-7)
    (made,) = re.findall(r"^define .*\.halve\..*\.augmented\(.*$", gradient.ir, re.MULTILINE)
    assert "ptr noalias %out" in made and "ptr %b" in made


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_table_of_rows_leads_to_another_argument(level: str) -> None:
    """Arguments that do not overlap are not `noalias` yet, as LLVM has it."""
    f = irad.compile(ROWS, lang="c", flags=[level])["halve"]
    gradient = irad.autodiff(f, irad.Dup, irad.Dup, irad.Dup, irad.Const)

    def halved(at: np.ndarray) -> float:
        b, out = at.copy(), np.zeros(3)
        f(np.array([b.ctypes.data], np.uint64), b, out, 3)
        return float(out.sum())

    b, db, out = np.array([1.2]), np.zeros(1), np.zeros(3)
    rows, shadows = (np.array([a.ctypes.data], np.uint64) for a in (b, db))
    gradient(rows, shadows, b, db, out, np.ones(3), 3)
    assert out.sum() == pytest.approx(halved(np.array([1.2])), rel=1e-14)
    np.testing.assert_allclose(db, _differences(halved, np.array([1.2])), rtol=1e-7)
