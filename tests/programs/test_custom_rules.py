"""Derivatives of one's own in Numba code: they are used in place of those of the functions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit

import irad
from irad.errors import IradError, MissingBody, UsageError

X = np.array([0.1, 0.2, 0.9])


@irad.custom_vjp
@njit
def clip(x: Any, k: Any) -> Any:
    """Clip on both sides."""
    return np.clip(x, -k, k)


clip.defvjp(lambda x, k: (np.clip(x, -k, k), (x,)), lambda kept, g: (g * 2.0 * kept[0], None))


@njit
def clipped(x: Any, k: Any) -> Any:
    return (clip(x * 3.0, k) ** 2).sum()


@irad.custom_vjp
@njit
def weighted(a: Any, x: Any) -> Any:
    return a * (x**2).sum()


@njit
def weighted_bwd(kept: Any, g: Any) -> Any:
    a, x = kept
    return g * (x**2).sum() * 10, g * a * 20 * x


weighted.defvjp(lambda a, x: (a * (x**2).sum(), (a, x)), weighted_bwd)


@njit
def twice(a: Any, x: Any) -> Any:
    return weighted(a, x) + weighted(a, x[::-1]) + a


@irad.custom_jvp
@njit
def cube(a: Any) -> Any:
    return a**3


cube.defjvp(lambda p, t: (p[0] ** 3, 7.0 * t[0]))


@njit
def cubes(x: Any) -> Any:
    s = 0.0
    for a in x:
        s += cube(a) * a
    return s


@irad.custom_jvp
@njit
def scaled(x: Any, k: Any, n: Any) -> Any:
    return x * k + n


@scaled.defjvp
def scaled_jvp(p: Any, t: Any) -> Any:
    return p[0] * p[1] + p[2], t[0] * p[1] * 5 + p[0] * t[1] * 3


@njit
def length(x: Any, k: Any) -> Any:
    return (scaled(x, k, 0) ** 2).sum()


@njit
def stopped(x: Any, k: Any) -> Any:
    return (x * irad.stop_gradient(x * k)).sum() * irad.stop_gradient(k) + k


def test_a_reverse_mode_of_an_array() -> None:
    np.testing.assert_allclose(clip(X, 0.3), np.clip(X, -0.3, 0.3))
    assert clip.__doc__ == "Clip on both sides."
    by_x, by_k = irad.grad(clipped, ("x", "k"))(X, 0.5)
    np.testing.assert_allclose(by_x, 3 * 2 * np.clip(3 * X, -0.5, 0.5) * 2 * 3 * X)
    assert by_k == 0.0


def test_a_reverse_mode_of_a_number() -> None:
    by_a, by_x = irad.grad(twice, ("a", "x"))(2.0, X)
    assert by_a == pytest.approx(1 + 20 * (X**2).sum())
    np.testing.assert_allclose(by_x, 2 * 20 * 2 * X)


def test_a_reverse_mode_has_no_tangent() -> None:
    with pytest.raises(MissingBody, match="forwards; only its gradient is registered"):
        irad.jvp(clipped)((X, 0.5), (X,))


def test_forward_modes() -> None:
    np.testing.assert_allclose(irad.grad(cubes)(X), X**3 + 7 * X)
    value, tangent = irad.jvp(cubes)((X,), (np.ones(3),))
    assert value == pytest.approx((X**4).sum()) and tangent == pytest.approx((X**3 + 7 * X).sum())
    k, v = 2.0, np.array([1.0, -1.0, 0.5])
    by_x, by_k = irad.grad(length, ("x", "k"))(X, k)
    np.testing.assert_allclose(by_x, 2 * X * k * 5 * k)
    assert by_k == pytest.approx((2 * X * k * 3 * X).sum())
    tangent = irad.jvp(length, ("x", "k"))((X, k), (v, 0.5))[1]
    assert tangent == pytest.approx(by_x @ v + 0.5 * by_k)


def test_second_derivatives_of_a_forward_mode() -> None:
    np.testing.assert_allclose(irad.hessian(length)(X, 2.0), np.eye(3) * 2 * (5 * 2.0) ** 2)


def test_stop_gradient() -> None:
    assert stopped(X, 2.0) == pytest.approx(4 * (X**2).sum() + 2)
    by_x, by_k = irad.grad(stopped, ("x", "k"))(X, 2.0)
    np.testing.assert_allclose(by_x, 4 * X)
    assert by_k == 1.0
    assert irad.jvp(stopped, "k")((X, 2.0), (1.0,))[1] == 1.0
    np.testing.assert_array_equal(irad.stop_gradient(X), X)
    assert irad.stop_gradient(2.0) == 2.0


@irad.custom_vjp
@njit
def bare(x: Any) -> Any:
    return x * x


@njit
def uses_bare(x: Any) -> Any:
    return bare(x)


@njit
def pair(x: Any) -> Any:
    return x, x


def test_what_is_refused() -> None:
    with pytest.raises(UsageError, match="takes an @njit function"):
        irad.custom_vjp(lambda x: x)
    with pytest.raises(UsageError, match="takes its derivative by defvjp"):
        clip.defjvp(lambda p, t: t)
    with pytest.raises(UsageError, match="has its derivative already"):
        clip.defvjp(lambda x, k: x, lambda kept, g: g)
    with pytest.raises(IradError, match="has no derivative yet; give it by defvjp"):
        irad.grad(uses_bare)(2.0)
    with pytest.raises(IradError, match="has no derivative yet; give it by defvjp"):
        uses_bare(2.0)
    with pytest.raises(IradError, match=r"pair returns UniTuple.*a rule of one's own is for a number or an array"):
        irad.custom_vjp(pair)(2.0)


def test_lambdas() -> None:
    square = irad.custom_vjp(njit(lambda x: x * x))
    square.defvjp(lambda x: (x * x, x), lambda x, g: (3 * x * g,))  # a rule that is seen to be used
    assert irad.grad(square)(2.0) == 6.0
    assert irad.grad(njit(lambda x: square(x) * x))(2.0) == 16.0
    doubled = irad.custom_jvp(njit(lambda x: 2 * x))
    doubled.defjvp(lambda x, dx: (2 * x[0], 3 * dx[0]))
    np.testing.assert_array_equal(irad.jacobian(doubled)(np.ones(2)), 3 * np.eye(2))
