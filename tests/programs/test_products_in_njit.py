"""Tangents, Jacobians, Hessians and their products are called from ``@njit`` code, as from Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.core.errors import TypingError

import irad
from irad.errors import MissingBody

X, V = np.array([0.5, 1.0, -2.0]), np.array([1.0, 0.5, 2.0])


@njit
def energy(x: Any, k: Any) -> Any:
    return k * np.sum(x**3) + x[0] * x[1] * k**2


@njit
def field(x: Any, k: Any) -> Any:
    return np.sin(x) * x[0] * k


@njit
def wave(t: float) -> float:
    return np.sin(t) * t


tangent, tangent_of_both = irad.jvp(field), irad.jvp(energy, ("x", "k"))
product, products = irad.hvp(energy), irad.vhp(energy, (0, 1))
slopes, slopes_by_k, slopes_by_rows = irad.jacobian(field), irad.jacobian(field, "k"), irad.jacrev(field)
curvature, slope_of_energy = irad.hessian(energy), irad.jacobian(energy)
wave_tangent, wave_curvature = irad.jvp(wave), irad.hessian(wave)


@njit
def calls(x: Any, v: Any, k: float) -> Any:
    first = tangent((x, k), (v,)), tangent_of_both((x, k), (v, 1.5))
    second = product((x, k), (v,)), products((x, k), (v, -1.0))
    third = slopes(x, k), slopes_by_k(x, k), slopes_by_rows(x, k), slope_of_energy(x, k)
    return first, second, third, curvature(x, k), wave_tangent((k,), (2.0,)), wave_curvature(k)


def flat(value: Any) -> list[np.ndarray]:
    return [part for item in value for part in flat(item)] if isinstance(value, tuple) else [np.asarray(value)]


def test_as_from_python() -> None:
    found, wanted = flat(calls(X, V, 2.0)), flat(calls.py_func(X, V, 2.0))
    assert len(found) == len(wanted) > 15
    for one, other in zip(found, wanted, strict=True):
        assert one.shape == other.shape and one.dtype == other.dtype
        np.testing.assert_allclose(one, other, rtol=1e-12)


def test_in_single_precision() -> None:
    x, v, k = X.astype(np.float32), V.astype(np.float32), np.float32(2.0)
    found = njit(lambda x, v, k: (tangent((x, k), (v,))[1], curvature(x, k)))(x, v, k)
    for one, other in zip(found, (irad.jvp(field)((x, k), (v,))[1], irad.hessian(energy)(x, k)), strict=True):
        assert one.dtype == other.dtype == np.float32
        np.testing.assert_allclose(one, other, rtol=1e-5)


def test_columns_and_read_only_arrays() -> None:
    @njit
    def of_columns(both: Any) -> Any:
        x, v = both[:, 0], both[:, 1]
        return product((x, 2.0), (x,))[1], slopes(v, 2.0), tangent((x, 2.0), (v,))[1]

    both = np.stack([X, V], axis=1)
    both.flags.writeable = False
    found = of_columns(both)
    for one, other in zip(found, of_columns.py_func(both.copy()), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)


def test_newtons_method() -> None:
    convex = njit(lambda x: np.sum(np.cosh(x - 1.0)) + np.sum(x) ** 2)
    gradient, hessian = irad.grad(convex), irad.hessian(convex)

    @njit
    def newton(x: Any) -> Any:
        for _ in range(8):
            x = x - np.linalg.solve(hessian(x), gradient(x))
        return x

    np.testing.assert_allclose(gradient(newton(X)), 0.0, atol=1e-13)


@njit
def writing(x: Any) -> Any:
    x[0] = 2.0
    return x.sum()


@njit
def pairs(x: Any) -> Any:
    return x, x


REFUSED = [
    (irad.jvp(writing), lambda f: lambda x: f((x,), (x,)), "writes to its arguments"),
    (irad.jvp(pairs), lambda f: lambda x: f((x,), (x,)), "no number or array"),
    (irad.jacobian(energy, (0, 1)), lambda f: lambda x: f(x, 2.0), "by several arguments"),
    (irad.jacobian(energy), lambda f: lambda x: f(x.astype(np.int64), 2.0), r"takes no array\(int64"),
    (irad.hvp(energy), lambda f: lambda x: f((x, 2.0), (x, x)), "takes 1 vectors; 2 given"),
    (irad.jacobian(irad.grad(energy)), lambda f: lambda x: f(x, 2.0), "call it from Python"),
]


@pytest.mark.parametrize(("derivative", "caller", "words"), REFUSED, ids=[words for *_, words in REFUSED])
def test_what_is_refused(derivative: Any, caller: Any, words: str) -> None:
    with pytest.raises(TypingError, match=words):
        njit(caller(derivative))(X.copy())


def test_what_is_seen_in_a_call() -> None:
    with pytest.raises(ValueError, match="'dx' is not shaped as 'x'"):
        njit(lambda x: product((x, 2.0), (x[:2],)))(X)


def test_it_is_not_differentiated_again() -> None:
    outer = njit(lambda x: np.sum(product((x, 2.0), (x,))[1]))
    for take in (lambda: irad.grad(outer)(X), lambda: irad.jvp(outer)((X,), (V,))):
        with pytest.raises(MissingBody, match="a call of a derivative of 'energy'"):
            take()


@njit
def misfit(p: Any, x: Any, y: Any, flags: Any) -> Any:
    s = 0.0
    for i in range(x.shape[0]):
        if flags[i]:
            s += (p[0] * np.exp(-p[1] * x[i]) - y[i, 0]) ** 2
    return s


curvature_of_misfit, misfit_along = irad.hessian(misfit), irad.hvp(misfit)


@njit
def newton_system(p: Any, x: Any, y: Any, flags: Any) -> Any:
    return curvature_of_misfit(p, x, y, flags), misfit_along((p, x, y, flags), (p,))[1]


def test_second_derivatives_beside_data() -> None:
    """Arrays that are only read, and by which nothing is derived."""
    p, x, y = np.array([1.5, 0.7]), np.linspace(0, 2, 9), np.linspace(1.5, 0.4, 9).reshape(9, 1)
    flags = np.arange(9) % 3 > 0
    hessian, along = newton_system(p, x, y, flags)
    np.testing.assert_allclose(hessian, irad.hessian(misfit)(p, x, y, flags), rtol=1e-12)
    np.testing.assert_allclose(along, hessian @ p, rtol=1e-12)


@njit
def with_defaults(x: Any, value: Any, k: Any = 2.0, o0: Any = 1) -> Any:
    return k * o0 * value * np.sum(x**3)


curved, sloped = irad.hessian(with_defaults), irad.jacobian(with_defaults, "k")
along, curved_along = irad.jvp(with_defaults), irad.hvp(with_defaults, ("x", "k"))


def test_defaults_and_names() -> None:
    """Also names that irad's own code might use."""
    compiled = njit(lambda x: (curved(x, o0=3, value=2.0), sloped(x, 2.0), along((x, 2.0), (x,))))
    second, by_k, (value, tangent) = compiled(X)
    np.testing.assert_allclose(second, curved(X, o0=3, value=2.0))
    np.testing.assert_allclose(second, np.diag(72 * X))
    np.testing.assert_allclose((by_k, value, tangent), np.array([2.0, 4.0, 12.0]) * np.sum(X**3))
    products = njit(lambda x: curved_along((x, 2.0), (x, 1.0))[1])(X)
    for one, other in zip(products, curved_along((X, 2.0), (X, 1.0))[1], strict=True):
        np.testing.assert_allclose(one, other)
    with pytest.raises(TypingError, match="missing a required argument: 'value'"):
        njit(lambda x: curved(x))(X)
    with pytest.raises(TypingError, match="lacks arguments of with_defaults: value"):
        njit(lambda x: along((x,), (x,)))(X)


@njit
def solved(x: Any, a: Any) -> Any:
    row = a[0]
    return row @ np.linalg.solve(a * x[0] + np.eye(2) * x[1], row) + x @ np.linalg.solve(a, x)


curvature_of_solved = irad.hessian(solved)


def test_arguments_that_numpy_only_reads() -> None:
    x, a = np.array([1.0, 0.5]), np.array([[2.0, 1.0], [0.0, 3.0]])
    found = njit(lambda x, a: curvature_of_solved(x, a))(x, a)
    np.testing.assert_allclose(found, irad.jacobian(irad.grad(solved))(x, a), rtol=1e-10)
