"""Loops that run as often as the one around them says: their reverse is vectorised, but not interleaved."""

from __future__ import annotations

import numpy as np
import pytest

import irad

SOURCE = """
double rows(const double *l, const double *x, int n, int m)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double row = 0;
        for (int c = 0; c < i; c++)
            row += l[i * m + c] * x[c];
        sum += row * row;
    }
    return sum;
}

double square(const double *l, const double *x, int n, int m)
{   /* as long as the others */
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double row = 0;
        for (int c = 0; c < m; c++)
            row += l[i * m + c] * x[c];
        sum += row * row;
    }
    return sum;
}

double summed(const double *l, const double *x, int n, int m)
{   /* the reverse adds up what belongs to x[i] */
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double at = x[i] * x[i];
        for (int c = 0; c < i; c++)
            sum += l[i * m + c] * at;
    }
    return sum;
}
"""
HINT = '"llvm.loop.interleave.count", i32 1'


@pytest.fixture(scope="module")
def module() -> irad.Module:
    return irad.compile(SOURCE, lang="c", flags=["-O2"])


def gradient_of(module: irad.Module, name: str) -> irad.Derivative:
    return irad.autodiff(module[name], irad.Dup, irad.Dup, irad.Const, irad.Const)


@pytest.mark.parametrize(("name", "short"), [("rows", True), ("square", False), ("summed", False)])
def test_the_plan_says_which_they_are(module: irad.Module, name: str, short: bool) -> None:
    gradient = gradient_of(module, name)
    assert ("its runs may be short" in str(gradient.plan)) == short
    assert (HINT in str(gradient.ir)) == short


@pytest.mark.parametrize("name", ["rows", "square", "summed"])
@pytest.mark.parametrize("n", [0, 1, 2, 7, 20])
def test_gradients_agree_with_differences(module: irad.Module, name: str, n: int) -> None:
    rng = np.random.default_rng(1)
    m = 20
    rows, x = rng.normal(size=(m, m)), rng.normal(size=m)
    dl, dx = np.zeros_like(rows), np.zeros_like(x)
    gradient_of(module, name)(rows, dl, x, dx, n, m)
    f, along = module[name], rng.normal(size=(m, m))
    step = 1e-4
    found = (f(rows + step * along, x, n, m) - f(rows - step * along, x, n, m)) / (2 * step)
    np.testing.assert_allclose(np.sum(dl * along), found, rtol=1e-7, atol=1e-7)
    found = [(f(rows, x + e, n, m) - f(rows, x - e, n, m)) / (2 * step) for e in step * np.eye(m)]
    np.testing.assert_allclose(dx, found, rtol=1e-6, atol=1e-6)
