"""Code that calls gradients is differentiated: leapfrog steps, descents that are unrolled, updates that are learned."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.core.errors import TypingError

import irad
from irad.frontends.numba import rules


@njit
def energy(q: Any) -> Any:
    return np.sum(q**4) / 4 + np.sum(q[1:] * q[:-1])


force = irad.grad(energy)
energy_and_force = irad.value_and_grad(energy)


@njit
def leapfrog(q: Any, p: Any, h: float) -> Any:
    q, p = q.copy(), p.copy()
    for _ in range(4):
        p -= h / 2 * force(q)
        q += h * p
        p -= h / 2 * force(q)
    return np.sum(q**2) + np.sum(p)


@njit
def descent(q: Any, rate: float) -> float:
    found = 0.0
    for _ in range(4):
        value, slope = energy_and_force(q)
        found += value * value
        q = q - rate * slope
    return found


@njit
def loss(w: Any, b: float, x: Any, y: Any, power: int) -> Any:
    return np.sum((np.tanh(x @ w) ** power + b * w[0] - y) ** 2)


of_both = irad.value_and_grad(loss, wrt=(0, 1))
of_arrays = irad.grad(loss, wrt=("y", "w"))
of_number = irad.grad(loss, wrt="b")


@njit
def learned(w: Any, b: float, x: Any, y: Any, rate: float) -> Any:
    for _ in range(2):
        value, (slope, by_b) = of_both(w, b, x, y, 3)
        w = w - rate * slope
        b = b - rate * by_b * value
    by_y, by_w = of_arrays(w, b, x, y, 3)
    return loss(w, b, x, y, 3) + of_number(w, b, x, y, 3) ** 2 + np.sum(by_y**3) * np.sum(by_w)


rng = np.random.default_rng(3)
CASES = [
    (leapfrog, (rng.normal(size=3), rng.normal(size=3), 0.1)),
    (descent, (rng.normal(size=3), 0.1)),
    (learned, (rng.normal(size=2), 0.3, rng.normal(size=(4, 2)), rng.normal(size=4), 0.05)),
]


@pytest.mark.parametrize(("f", "args"), CASES, ids=lambda case: getattr(case, "__name__", ""))
def test_derivatives_of_code_that_calls_gradients(f: Any, args: tuple[Any, ...]) -> None:
    """By all arguments, in both modes, against differences."""
    irad.check(f, *args)


def test_the_derivative_of_a_gradient() -> None:
    """The product with the Hessian, in single precision as well; memory that has no shadow takes nothing."""

    @njit
    def along(q: Any, v: Any) -> Any:
        return np.sum(force(q) * v)

    for dtype in (np.float64, np.float32):
        q, v = (rng.normal(size=3).astype(dtype) for _ in range(2))
        wanted = irad.hvp(energy)((q,), (v,))[1]
        np.testing.assert_allclose(irad.grad(along)(q, v), wanted, rtol=1e-5 if dtype == np.float32 else 1e-12)
        np.testing.assert_allclose(irad.grad(along, "v")(q, v), force(q))
    plain = irad.grad(njit(lambda x: x**4))
    assert irad.grad(njit(lambda x: plain(x) * x))(2.0) == pytest.approx(16 * 8)


@njit
def wave(x: float, t: float, k: float) -> Any:
    return np.exp(-k * t) * np.sin(x * k)


by_x = irad.grad(wave)
by_x_x = irad.grad(by_x)
by_x_t = irad.grad(by_x, "t")
by_x_x_x = irad.grad(by_x_x)
slope_and_more = irad.value_and_grad(by_x, ("x", "k"))


def residual(k: float, t: float) -> float:
    found = 0.0
    for i in range(3):
        found += (by_x_t(0.2 * i, t, k) - 0.3 * by_x_x(0.2 * i, t, k)) ** 2 + by_x_x_x(0.2 * i, t, k=k)
        value, (one, other) = slope_and_more(0.2 * i, t, k)
        found += value * one * other
    return found


@njit
def network(x: float, w: Any) -> Any:
    return np.tanh(w[:2] * x + w[2:4]) @ w[4:]


curved = irad.grad(irad.grad(network))
curved_by_w = irad.value_and_grad(curved, ("w", "x"))


def equation(w: Any, points: Any) -> Any:
    found = 0.0
    for x in points:
        value, (by_w, by_x) = curved_by_w(x, w)
        found += (curved(x, w) + network(x, w)) ** 2 + value * by_x + np.sum(by_w**2)
    return found


@pytest.mark.parametrize(
    ("f", "args"), [(residual, (1.2, 0.1)), (equation, (rng.normal(size=6), np.linspace(0, 1, 3)))],
    ids=lambda case: getattr(case, "__name__", ""),
)  # fmt: skip
def test_derivatives_of_code_that_calls_gradients_of_gradients(f: Any, args: tuple[Any, ...]) -> None:
    """Those by numbers, to any order; in Python the same derivatives are made in another way."""
    irad.check(njit(f), *args)
    assert njit(f)(*args) == pytest.approx(f(*args), rel=1e-12)


@njit
def product(q: Any, p: Any) -> Any:
    return np.sum(q * p * p)


by_first = irad.grad(product)
by_both = irad.grad(product, wrt=(0, 1))


@njit
def copied(q: Any) -> Any:
    """Nothing but compiled code looks at the copy."""
    return np.sum(by_first(q, q.copy()))


@njit
def edited(q: Any, k: float) -> Any:
    held = q.copy()
    held[0], held[-1] = 2.0, k
    by_q, by_p = by_both(held, q)
    return np.sum(by_q) + np.sum(by_p * by_p)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_gradients_of_copies(dtype: Any) -> None:
    q = np.array([0.3, 0.8, 1.1], dtype)
    tolerance = 1e-5 if dtype == np.float32 else 1e-12
    np.testing.assert_allclose(irad.grad(copied)(q), 2 * q, rtol=tolerance)
    held = np.array([2.0, q[1], 0.5])
    by_held = 8 * held * q**2 * [0, 1, 0]
    np.testing.assert_allclose(irad.grad(edited)(q, 0.5), 2 * q + 8 * held**2 * q + by_held, rtol=tolerance)
    by_k = irad.grad(edited, "k")(q, 0.5)
    assert by_k == pytest.approx(8 * 0.5 * q[2] ** 2, rel=tolerance)


def test_copies_of_which_only_addresses_tell_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rule reads is never taken for bytes that carry nothing, though its reads say nothing of it."""
    monkeypatch.setattr(rules._Writer, "_held", lambda writer: "")
    slope = irad.grad(njit(lambda q: np.sum(q * q)))

    @njit
    def hidden(q: Any) -> Any:
        return np.sum(slope(q.copy()))

    np.testing.assert_allclose(irad.grad(hidden)(np.ones(3)), 2.0)


def test_what_is_differentiated_once() -> None:
    """Second derivatives of code that calls gradients, and first ones of pointer-level derivatives, name the call."""
    with pytest.raises(irad.DifferentiationError) as caught:
        irad.hvp(leapfrog, "h")(CASES[0][1], (1.0,))
    assert "cannot differentiate a call of a derivative of 'energy'; it has no body" in str(caught.value)
    assert "take higher derivatives of the inner function outside of it (irad.hvp, irad.hessian)" in str(caught.value)

    @njit
    def drawn(x: float) -> float:
        return x * x * np.random.random()

    slope = irad.grad(drawn)
    with pytest.raises(irad.DifferentiationError, match="a call of a derivative of 'drawn'"):
        irad.grad(njit(lambda x: slope(x)))(1.0)  # the numbers would be drawn anew
    adding = irad.autodiff(energy)

    @njit
    def added(q: Any) -> Any:
        shadow = np.zeros_like(q)
        adding(q, shadow)
        return np.sum(shadow)

    with pytest.raises(irad.DifferentiationError, match="a call of a derivative of 'energy'"):
        irad.grad(added)(np.ones(3))


def test_what_is_not_called_in_njit_code() -> None:
    words = "of energy> is not called from @njit code, in which irad.grad, irad.value_and_grad, irad.jvp,"
    for made in (irad.vjp(energy), irad.linearize(energy), irad.vmap(energy)):
        with pytest.raises(TypingError, match=words):
            njit(lambda q: made(q))(np.ones(3))  # noqa: B023
    batch = irad.vmap(energy)
    with pytest.raises(irad.UnsupportedError, match=words):
        irad.grad(njit(lambda q: batch(q)[0]))(np.ones(3))


@njit
def of_columns(m: Any) -> Any:
    return np.sum(force(m.T[:, 0]) ** 2) + np.sum(m)


@njit
def of_all(m: Any) -> Any:
    return np.sum(many(m) ** 2)


@njit
def of_transposed(m: Any) -> Any:
    return np.sum(many(m.T) ** 2 * np.arange(3.0)[:, None])


many = irad.grad(njit(lambda m: np.sum(m**3) + np.sum(m[:, 1:] * m[:, :-1])))


@pytest.mark.parametrize("f", [of_columns, of_all, of_transposed])
@pytest.mark.parametrize("order", ["C", "F"])
def test_arrays_in_the_order_of_fortran(f: Any, order: Any) -> None:
    m = np.array([[0.3, -0.7, 0.9], [1.1, 0.2, -0.4]], order=order)
    report = irad.check(f, m)
    assert report.forward == pytest.approx(report.reverse)
