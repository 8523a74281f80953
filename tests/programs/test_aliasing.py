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
