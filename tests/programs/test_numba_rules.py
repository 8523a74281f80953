"""Rules of the user's for Numba functions: that they are used, with what arguments, and what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import njit

import irad


@njit
def cube(x):
    return x * x * x


@irad.rule(cube)
def cube_vjp(x, g, ans):
    return 5.0 * g * ans / x  # not the derivative, so that it shows that it is used


irad.rule(cube, jvp=lambda x, dx: 5.0 * x * x * dx)


@njit
def through_cube(x, n):
    total = 0.0
    for i in range(n):
        total += np.sin(cube(x[i])) * x[i]
    return total


X = np.array([0.3, 0.8, 1.1])
SLOPE = np.cos(X**3) * 5 * X**2 * X + np.sin(X**3)


def test_the_rule_is_used_in_a_kernel() -> None:
    np.testing.assert_allclose(irad.grad(through_cube)(X, 3), SLOPE, rtol=1e-14)
    value, tangent = irad.jvp(through_cube)((X, 3), (np.ones(3),))
    assert value == pytest.approx(through_cube(X, 3), rel=1e-15)
    assert tangent == pytest.approx(SLOPE.sum(), rel=1e-14)


def test_the_rule_is_used_for_the_function_itself() -> None:
    assert irad.grad(cube)(2.0) == 20.0
    assert irad.value_and_grad(cube)(2.0) == (8.0, 20.0)


@njit
def between(x):
    return cube(x) + 1.0


@njit
def through_two(x):
    return between(x) * 2.0


def test_the_rule_is_used_behind_other_functions_and_after_a_lowering_without_it() -> None:
    @njit
    def late(x):
        return x * x

    @njit
    def outer(x):
        return late(x) * 3.0

    assert irad.grad(through_two)(2.0) == 40.0
    assert irad.grad(outer)(2.0) == 12.0
    irad.rule(late, vjp=lambda x, g: -g)
    assert irad.grad(outer)(2.0) == -3.0


@njit
def divide(a, b, y, n):
    """y = n * a / b, and the number of elements."""
    for i in range(a.size):
        y[i] = n * a[i] / b[i]
    return 2.0 * n


@irad.rule(divide)
def divide_vjp(a, da, b, db, y, dy, n):
    for i in range(a.size):
        da[i] += n * dy[i] / b[i]
        db[i] -= dy[i] * y[i] / b[i]
        dy[i] = 0.0


@njit
def divide_jvp(a, da, b, db, y, dy, n):
    for i in range(a.size):
        dy[i] = n * da[i] / b[i] - y[i] * db[i] / b[i]
    return 0.0


irad.rule(divide, jvp=divide_jvp)


@njit
def through_arrays(a, b):
    y = np.empty_like(a)
    first = divide(a, b, y, 3)
    z = y * y
    y[:] = 1.0  # the rule is given what y held when the function returned
    w = np.empty_like(a)
    divide(z, np.full(a.size, 2.0), w, 1)
    return np.sum(w) + first


def quotient(a: np.ndarray, b: np.ndarray) -> Any:
    return np.sum(4.5 * (a / b) ** 2) + 6


A, B = np.array([1.0, 2.0, 3.0]), np.array([0.5, 0.6, 0.9])


def test_arrays_with_and_without_shadows() -> None:
    expected = 9 * A / B**2, -9 * A**2 / B**3
    for found, wanted in zip(irad.grad(through_arrays, wrt=(0, 1))(A, B), expected, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-14)
    np.testing.assert_allclose(irad.grad(through_arrays, wrt="b")(A, B), expected[1], rtol=1e-14)
    da, db = np.array([0.3, -1.0, 2.0]), np.array([1.0, 0.5, 0.25])
    value, tangent = irad.jvp(through_arrays, wrt=(0, 1))((A, B), (da, db))
    assert value == pytest.approx(quotient(A, B), rel=1e-14)
    assert tangent == pytest.approx(da @ expected[0] + db @ expected[1], rel=1e-13)


def test_several_pullbacks_through_a_rule() -> None:
    evaluate = irad.vjp(through_arrays, wrt="a")
    _, pullback = evaluate(A, B)
    for factor in (1.0, -2.0, 1.0):
        np.testing.assert_allclose(pullback(factor), factor * 9 * A / B**2, rtol=1e-14)
    assert evaluate.plan.endswith("on the tape of one forward sweep\n")


@njit
def mixed(x, n, y, single):
    return x**n * y + single


irad.rule(mixed, lambda x, n, y, single, g: (g * n * x ** (n - 1) * y, g * x**n, np.float32(3 * g)))


@njit
def through_mixed(x, n, y, single):
    return mixed(x, n, y, single) * 2.0


def test_numbers_of_several_kinds() -> None:
    x, y, single = irad.grad(through_mixed, wrt=(0, 2, 3))(1.5, 3, 2.0, np.float32(0.5))
    assert (x, y, single) == (2 * 3 * 1.5**2 * 2.0, 2 * 1.5**3, 6.0)


@njit
def positive(x):
    if x < 0:
        raise ValueError("negative", x)
    return np.sqrt(x)


irad.rule(positive, vjp=lambda x, g, ans: 0.5 * g / ans)


@njit
def through_positive(x):
    return positive(x[0]) + positive(x[1])


def test_the_functions_own_exception() -> None:
    np.testing.assert_array_equal(irad.grad(through_positive)(np.array([4.0, 1.0])), [0.25, 0.5])
    with pytest.raises(ValueError) as caught:
        irad.grad(through_positive)(np.array([4.0, -1.0]))
    assert caught.value.args == ("negative", -1.0)


@njit
def doubtful(x):
    return x


@irad.rule(doubtful)
def doubtful_vjp(x, g):
    if x > 0:
        raise ValueError
    return g


def test_a_rule_that_raises() -> None:
    gradient = irad.grad(doubtful)
    for _ in range(2):
        with pytest.raises(irad.DifferentiationError) as caught:
            gradient(1.0)
        assert str(caught.value) == "error: the vjp registered for 'doubtful' has raised an exception; ValueError"
        assert gradient(-1.0) == 1.0



def _scalar() -> Any:
    @njit
    def scalar(x, y):
        return x * y

    return scalar


@pytest.mark.parametrize(
    ("vjp", "message"),
    [
        (lambda x, g: g, r"the vjp registered for 'scalar' takes \(x, g\); for these arguments it must take"),
        (lambda x, y, z, g: g, r"takes \(x, y, z, g\)"),
        (lambda x, y, g: g, "returns float; it must return the adjoint of each floating-point argument: 2"),
        (lambda x, y, g: None, "returns nothing; it must return the adjoint of each"),
    ],
)
def test_a_vjp_that_does_not_fit(vjp: Callable[..., Any], message: str) -> None:
    function = _scalar()
    irad.rule(function, vjp=vjp)
    with pytest.raises(irad.UnsupportedError, match=message):
        irad.grad(function)(1.0, 2.0)


def test_forward_mode_wants_a_jvp() -> None:
    function = _scalar()
    irad.rule(function, vjp=lambda x, y, g: (g * y, g * x))
    assert irad.grad(function)(2.0, 3.0) == 3.0
    with pytest.raises(irad.DifferentiationError, match="only its gradient is registered"):
        irad.jvp(function)((2.0, 3.0), (1.0,))


def test_a_strided_array_is_refused() -> None:
    with pytest.raises(irad.UnsupportedError, match="'divide' has a rule, and takes a strided array"):
        irad.grad(divide, wrt="a")(np.ones(6)[::2], B, np.ones(3), 1)


def test_a_function_that_numba_inlines_is_refused() -> None:
    @njit(inline="always")
    def inlined(x):
        return x

    with pytest.raises(irad.UsageError, match="inlined is inlined by Numba"):
        irad.rule(inlined, vjp=lambda x, g: g)


@njit
def weigh(x, order):
    total = 0.0
    for i in range(x.size):
        total += x[order[i]] * (i + 1)
    return total


@irad.rule(weigh)
def weigh_vjp(x, dx, order, g):
    for i in range(x.size):
        dx[order[i]] += g * (i + 1)


@njit
def through_whole_numbers(x):
    total = 0.0
    for k in range(2):
        order = np.empty(x.size, np.int64)
        for i in range(x.size):
            order[i] = (i + k) % x.size
        total += weigh(x * x, order)
    return total


def test_arrays_of_whole_numbers_have_no_shadow() -> None:
    np.testing.assert_allclose(irad.grad(through_whole_numbers)(X), 2 * X * [4, 3, 5], rtol=1e-14)


@njit
def determinant(m):
    return np.linalg.det(m)


@njit
def through_determinant(m, t):
    return np.log(determinant(m * t))


def test_linear_algebra_behind_a_rule() -> None:
    m = np.array([[2.0, 0.5], [0.25, 1.5]])

    @irad.rule(determinant)
    def determinant_vjp(m, dm, g, ans):
        dm += 3 * g * ans * np.linalg.inv(m).T

    by_m, by_t = irad.grad(through_determinant, wrt=(0, 1))(m, 2.0)
    np.testing.assert_allclose(by_m, 3 * np.linalg.inv(m).T, rtol=1e-14)  # what the rule says, not what is right
    assert by_t == pytest.approx(3.0, rel=1e-14)


@njit
def counted(rate, x):
    np.random.seed(3)
    return np.random.poisson(rate) * x + rate


def test_numbers_of_events_are_steps():
    by_rate, by_x = irad.grad(counted, ("rate", "x"))(20.0, 3.0)  # of rates from 10 on Numba calls a function
    assert by_rate == 1.0 and by_x == counted(20.0, 1.0) - 20.0
