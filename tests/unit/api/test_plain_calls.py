"""Calls with plain arguments: the same results as in the general way, which takes over for all others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit

import irad
from irad.errors import ArgumentError

SOURCE = """
double cube(double x) { return x * x * x; }
float narrow(float x) { return x * x; }
double weighted(const double *x, const double *w, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i] * w[i];
    return sum;
}
void scaled(const double *x, double by, double *out, unsigned n) {
    for (unsigned i = 0; i < n; i++) out[i] = by * x[i] * x[i];
}
double two(double x, double y, short n) { return x * y * n; }
typedef struct { double v[3], weight; } Point;
double moment(const Point *p, const double *about, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) sum += p[i].weight * (p[i].v[k] - about[k]) * (p[i].v[k] - about[k]);
    return sum;
}
void moved(Point *p, const Point *by, int n) {
    for (int i = 0; i < n; i++) p[i].v[0] = p[i].v[0] * by[i].v[1];
}
"""


@pytest.fixture(scope="module")
def kernels() -> irad.Module:
    return irad.compile(SOURCE, lang="c")


@njit
def energy(x, k):
    if k > 5:
        raise ValueError("too large")
    total = 0.0
    for i in range(x.shape[0]):
        total += x[i] ** 3 * k
    return total


def only_plain(derivative: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a call in the general way fails."""

    def general(*args: Any) -> Any:
        raise AssertionError("not a plain call")

    monkeypatch.setattr(derivative, "read", general)


def recipe_of(gradient: Any, *args: Any) -> Any:
    return gradient._recipes.of(args)


def test_numbers(kernels: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.autodiff(kernels.cube)
    assert gradient(2.0) == 12.0
    only_plain(gradient._derivative, monkeypatch)
    assert gradient(3.0) == 27.0 and gradient(3.0, seed=2.0) == 54.0
    for other in (np.float64(3.0), 3, np.array(3.0)):
        with pytest.raises(AssertionError, match="not a plain call"):
            gradient(other)


def test_narrow_numbers(kernels: irad.Module) -> None:
    gradient = irad.grad(kernels.narrow)
    assert [gradient(0.1) for _ in range(3)] == [gradient(np.float32(0.1))] * 3


def test_several_results(kernels: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.value_and_grad(kernels.two, wrt=("y", "x"))
    first = gradient(2.0, 3.0, 4)
    assert first == (24.0, (8.0, 12.0))
    gradient(2.0, 3.0, 4)
    only_plain(recipe_of(gradient).derivative, monkeypatch)
    assert gradient(2.0, 3.0, 4) == first
    assert irad.value_and_grad(kernels.two, wrt="y")(2.0, 3.0, 4) == (24.0, 8.0)


def test_whole_numbers_have_limits(kernels: irad.Module) -> None:
    gradient = irad.autodiff(kernels.two)
    for _ in range(2):
        assert gradient(2.0, 3.0, 4) == (12.0, 8.0)
        with pytest.raises(ArgumentError, match="must be from -32768 to 32767"):
            gradient(2.0, 3.0, 1 << 15)
        with pytest.raises(ArgumentError, match="must be a whole number"):
            gradient(2.0, 3.0, 4.0)
        with pytest.raises(ArgumentError, match=r"takes|given"):
            gradient(2.0, 3.0)


def test_arrays(kernels: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.grad(kernels.weighted, wrt=("w", "x"))
    x, w = np.arange(4.0), np.ones(4)
    general = gradient(x, w, 4)
    gradient(x, w, 4)
    only_plain(recipe_of(gradient).derivative, monkeypatch)
    plain = gradient(x, w, 4)
    np.testing.assert_array_equal(plain, general)
    assert plain[0] is not gradient(x, w, 4)[0]
    frozen = w.copy()
    frozen.flags.writeable = False
    np.testing.assert_array_equal(gradient(x, frozen, 4), general)
    for other in (x[::-1], np.arange(8.0)[::2], x.astype(np.float32), np.ma.masked_array(x), [0.0, 1.0, 2.0, 3.0]):
        with pytest.raises((AssertionError, ArgumentError)):
            gradient(other, w, 4)


def test_memory_that_overlaps(kernels: irad.Module) -> None:
    """What is written may be what is read: then another version runs."""
    gradient = irad.autodiff(kernels.scaled)
    for _ in range(2):
        x, dx, out, dout = np.arange(1.0, 5), np.zeros(4), np.zeros(4), np.ones(4)
        gradient(x, dx, 2.0, out, dout, 4)
        np.testing.assert_array_equal(dx, 4 * np.arange(1.0, 5))
        np.testing.assert_array_equal(out, 2 * np.arange(1.0, 5) ** 2)
        both, shadow = np.arange(1.0, 6), np.array([0.0, 1, 1, 1, 1])
        gradient(both[:4], shadow[:4], 2.0, both[1:], shadow[1:], 4)  # each element becomes that of the next square
        adjoint = 0.0
        for read in (128.0, 8.0, 2.0, 1.0):  # each is what was written before
            adjoint = (1 + adjoint) * 4 * read
        np.testing.assert_array_equal(shadow[:4], [adjoint, 0, 0, 0])
        with pytest.raises(ArgumentError, match="overlaps"):
            gradient(x, x, 2.0, out, dout, 4)


def test_kernels_of_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.value_and_grad(energy)
    x = np.arange(5.0)
    value, general = gradient(x, 2)
    gradient(x, 2)
    only_plain(recipe_of(gradient, x, 2).derivative, monkeypatch)
    plain = gradient(x, 2)
    assert plain[0] == value
    np.testing.assert_array_equal(plain[1], general)
    with pytest.raises(ValueError, match="too large"):
        gradient(x, 6)


def test_arrays_of_structs(kernels: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.autodiff(kernels.moment, irad.Dup, irad.Dup, irad.Const)
    p, about = np.arange(8.0) + 1, np.array([1.0, 2.0, 3.0])
    results = []
    for _ in range(2):
        dp, dabout = np.zeros(8), np.zeros(3)
        gradient(p, dp, about, dabout, 2)
        results.append((dp, dabout))
        only_plain(gradient._derivative, monkeypatch)
    np.testing.assert_array_equal(results[0][0], results[1][0])
    np.testing.assert_array_equal(results[0][1], results[1][1])
    assert np.any(results[0][0])


def test_addresses_of_structs(kernels: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    gradient = irad.autodiff(kernels.moment, irad.Dup, irad.Dup, irad.Const)
    p, about = np.arange(8.0) + 1, np.array([1.0, 2.0, 3.0])
    results = []
    for _ in range(2):
        dp, dabout = np.zeros(8), np.zeros(3)
        gradient(p.ctypes.data, dp.ctypes.data, about, dabout, 2)
        results.append((dp, dabout))
        with monkeypatch.context() as patch:
            only_plain(gradient._derivative, patch)
            gradient(p.ctypes.data, dp.ctypes.data, about, dabout, 2)
            with pytest.raises(AssertionError, match="not a plain call"):
                gradient(p, dp, about, dabout, 2)  # these are apart: there is faster code for them
    np.testing.assert_array_equal(results[0][0], results[1][0])
    np.testing.assert_array_equal(results[0][1], results[1][1])


def test_addresses_that_are_one(kernels: irad.Module) -> None:
    gradient = irad.autodiff(kernels.moved, irad.Dup, irad.Dup, irad.Const)
    for _ in range(3):
        p, dp = np.array([2.0, 3.0, 0.0, 0.0]), np.array([1.0, 0.0, 0.0, 0.0])
        gradient(p.ctypes.data, dp.ctypes.data, p.ctypes.data, dp.ctypes.data, 1)
        np.testing.assert_array_equal(p, [6, 3, 0, 0])
        np.testing.assert_array_equal(dp, [3, 2, 0, 0])


@pytest.mark.parametrize("wrong", [True, "text", 1.0])
def test_what_is_no_address_is_refused(kernels: irad.Module, wrong: Any) -> None:
    gradient = irad.autodiff(kernels.moment, irad.Dup, irad.Dup, irad.Const)
    p, dp, about, dabout = np.arange(4.0), np.zeros(4), np.ones(3), np.zeros(3)
    gradient(p.ctypes.data, dp.ctypes.data, about, dabout, 1)
    with pytest.raises(ArgumentError):
        gradient(wrong, dp.ctypes.data, about, dabout, 1)
    with pytest.raises(ArgumentError):
        gradient(p, np.zeros(5), about, dabout, 1)
