"""Differential equations and integrals of `irad.implicit`: both modes against formulas and differences, by irad's
integrators and by SciPy's, and what stops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, SolverError, UsageError
from tests.sampling import sample

njit = pytest.importorskip("numba").njit
integrate = pytest.importorskip("scipy.integrate")


def by_scipy(rhs: Any, t0: float, t1: float, y0: Any) -> Any:
    return integrate.solve_ivp(rhs, (t0, t1), y0, rtol=1e-11, atol=1e-13).y[:, -1]


@njit
def oscillator(y: Any, t: Any, k: Any, damping: Any) -> Any:
    slope = np.empty_like(y)
    slope[0] = y[1]
    slope[1] = k[1] * np.sin(t) - k[0] * y[0] - damping * y[1]
    return slope


@pytest.mark.parametrize("integrator", sample((None, by_scipy), 2))
def test_an_oscillator(integrator: Any) -> None:
    """By its start, both times, an array and a number."""
    solve = irad.implicit.ode(oscillator, integrator)

    @njit
    def misfit(y0: Any, t0: Any, t1: Any, k: Any, damping: Any) -> Any:
        y = solve(y0, t0, t1, k, damping)
        return y[0] ** 2 + np.sin(y[1])

    checked = irad.check(misfit, np.array([1.0, 0.3]), 0.1, 3.0, np.array([4.0, 0.5]), 0.2)
    assert checked.wrt == ("y0", "t0", "t1", "k", "damping")


@njit
def decay(y: Any, t: Any, rate: Any) -> Any:
    return -rate * y


def test_a_state_that_dies_away_is_followed_backwards_in_parts() -> None:
    solve = irad.implicit.ode(decay)

    @njit
    def logarithm(y: Any, rate: Any, t: Any) -> Any:
        return np.log(solve(y, 0, t, rate))

    found = irad.grad(logarithm, wrt=(0, 1, 2))(2.0, 1.5, 20.0)
    np.testing.assert_allclose(found, (0.5, -20.0, -1.5), rtol=1e-7)


@njit
def relaxation(y: Any, t: Any, rates: Any) -> Any:
    """The numbers forget where they began, at very different speeds."""
    return rates * (np.cos(t) - y)


def test_contraction() -> None:
    solve = irad.implicit.ode(relaxation)

    @njit
    def total(y: Any, rates: Any) -> Any:
        return np.sum(solve(y, 0.0, 3.0, rates))

    def exact(a: np.ndarray) -> np.ndarray:
        """By a of y(3) from y(0) = 2: y = (a² cos t + a sin t)/(1 + a²) + c exp(-a t)."""
        h = 1e-20j
        b = a + h
        start = 2 - b**2 / (1 + b**2)
        return np.imag((b**2 * np.cos(3) + b * np.sin(3)) / (1 + b**2) + start * np.exp(-3 * b)) / 1e-20

    rates = np.array([0.5, 30.0])
    by_start, by_rates = irad.grad(total, wrt=(0, 1))(np.full(2, 2.0), rates)
    np.testing.assert_allclose(by_rates, exact(rates), rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(by_start, np.exp(-3 * rates), rtol=1e-6, atol=1e-9)


def test_the_other_way_is_the_code_of_a_solver() -> None:
    @njit
    def by_code(y: Any, rate: Any) -> Any:
        h = 1.0 / 200
        for i in range(200):
            a = decay(y, i * h, rate)
            b = decay(y + h / 2 * a, i * h, rate)
            c = decay(y + h / 2 * b, i * h, rate)
            d = decay(y + h * c, i * h, rate)
            y = y + h / 6 * (a + 2 * b + 2 * c + d)
        return y

    solve = irad.implicit.ode(decay)

    @njit
    def by_rule(y: Any, rate: Any) -> Any:
        return solve(y, 0.0, 1.0, rate)

    np.testing.assert_allclose(irad.grad(by_code, (0, 1))(2.0, 0.7), irad.grad(by_rule, (0, 1))(2.0, 0.7), rtol=1e-8)


def test_a_state_that_cannot_be_reached() -> None:
    @njit
    def blow_up(y: Any, t: Any) -> Any:
        return y * y

    with pytest.raises(SolverError, match="ode_of_blow_up: the integral was not found"):
        irad.implicit.ode(blow_up)(1.0, 0.0, 2.0)


@njit
def bell(x: Any, p: Any, c: Any) -> Any:
    return np.exp(-p * x * x) * c[0] + c[1] * x


def vector(f: Any, a: float, b: float) -> Any:
    return integrate.quad_vec(f, a, b, epsrel=1e-12)[0]


@pytest.mark.parametrize("integrator", sample((None, vector), 2))
def test_an_integral(integrator: Any) -> None:
    area = irad.implicit.quadrature(bell, integrator)

    @njit
    def square(lower: Any, upper: Any, p: Any, c: Any) -> Any:
        return area(lower, upper, p, c) ** 2

    checked = irad.check(square, 0.1, 2.0, 0.7, np.array([4.0, 0.5]))
    assert checked.wrt == ("lower", "upper", "p", "c")


def test_infinite_bounds_by_scipy() -> None:
    @njit
    def gauss(x: Any, p: Any) -> Any:
        return np.exp(-p * x * x)

    area = irad.implicit.quadrature(gauss, vector)

    @njit
    def whole(p: Any) -> Any:
        return area(-np.inf, np.inf, p)

    value, slope = irad.value_and_grad(whole)(0.5)
    np.testing.assert_allclose((value, slope), (np.sqrt(2 * np.pi), -np.sqrt(2 * np.pi)), rtol=1e-9)
    with pytest.raises(SolverError, match="the integral was not found"):
        irad.implicit.quadrature(gauss)(-np.inf, np.inf, 0.5)


def test_an_integrand_that_is_not_defined_at_a_bound() -> None:
    @njit
    def beside(x: Any, c: Any) -> Any:
        return c / np.sqrt(x)  # raises ZeroDivisionError at 0

    area = irad.implicit.quadrature(beside, tolerance=1e-8)

    @njit
    def whole(upper: Any, c: Any) -> Any:
        return area(0.0, upper, c)

    np.testing.assert_allclose(irad.grad(whole, (0, 1))(4.0, 3.0), (1.5, 4.0), rtol=1e-6)
    np.testing.assert_allclose(irad.jvp(whole, 1)((4.0, 3.0), (1.0,))[1], 4.0, rtol=1e-6)


def test_an_integrator_that_fails_stops_the_derivative() -> None:
    calls = []

    def tired(f: Any, a: float, b: float) -> Any:
        calls.append(a)
        if len(calls) > 1:
            raise RuntimeError("no more")
        return vector(f, a, b)

    area = irad.implicit.quadrature(bell, tired)

    @njit
    def plain(p: Any, c: Any) -> Any:
        return area(0.0, 1.0, p, c)

    with pytest.raises(DifferentiationError, match="no more"):
        irad.grad(plain)(1.0, np.ones(2))


def test_an_integrator_in_compiled_code_is_refused() -> None:
    with pytest.raises(UsageError, match="a function in Python"):
        irad.implicit.ode(decay, decay)
