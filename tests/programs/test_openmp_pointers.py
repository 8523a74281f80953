"""Pointers into one array: a region is handed the first of them, and how far the others are from it."""

from __future__ import annotations

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
N = 5
X = np.random.default_rng(3).uniform(0.3, 1.2, N)


def _differences(f: Any, x: np.ndarray) -> np.ndarray:
    steps = 1e-6 * np.eye(x.size)
    return np.array([(f(x + h) - f(x - h)) / 2e-6 for h in steps])


@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_one_is_only_read_and_the_other_written(level: str) -> None:
    """LLVM says of the first that it is only read, which what is reached by way of the distance is not."""
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
