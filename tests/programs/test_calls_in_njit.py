"""How gradients are called in ``@njit`` code, also in such that is differentiated: by name, with tuples, with rows and
columns; and what is said where they cannot be."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np
import pytest
from numba import njit, prange, vectorize
from numba.core.errors import TypingError

import irad

Spring = namedtuple("Spring", "stiffness ends")


@njit
def bent(x: Any, k: float = 2.0, power: int = 3) -> Any:
    return k * np.sum(x**power)


@njit
def pull(spring: Any, weights: Any) -> Any:
    return spring.stiffness * np.sum(spring.ends**2) * weights[0] + weights[1]


@njit
def quartic(t: float, k: float = 1.0) -> float:
    return k * t**4


slope = irad.grad(bent)
of_both = irad.grad(bent, wrt=("x", "k"))
value_and_k = irad.value_and_grad(bent, "k")
by_spring = irad.grad(pull)
by_two = irad.value_and_grad(pull, ("weights", "spring"))
curvature = irad.grad(irad.grad(quartic))
mixed = irad.grad(irad.grad(quartic), "k")


@njit
def named(x: Any) -> Any:
    by_x, by_k = of_both(k=1.5, x=x)
    return np.sum(slope(x, power=2)) + value_and_k(x, 3.0)[1] + np.sum(by_x) + by_k


@njit
def structured(stiffness: float, ends: Any) -> Any:
    found = by_spring(Spring(stiffness, ends), (2.0, 1.0))
    value, (by_weights, again) = by_two(Spring(stiffness, ends), (2.0, 1.0))
    return found.stiffness**2 + np.sum(found.ends) + value * by_weights[0] + by_weights[1] * again.stiffness


@njit
def columns(grid: Any) -> Any:
    total = 0.0
    for j in range(grid.shape[1]):
        total += np.sum(slope(grid[:, j][::-1]) ** 2)
    return total


X = np.array([0.5, 1.2, 0.7])


@pytest.mark.parametrize(
    ("f", "args"), [(named, (X,)), (structured, (1.5, X)), (columns, (X.repeat(2).reshape(3, 2),))],
    ids=["named", "structured", "columns"],
)  # fmt: skip
def test_derivatives_of_code_with_such_calls(f: Any, args: tuple[Any, ...]) -> None:
    irad.check(f, *args)


def test_gradients_of_gradients() -> None:
    bends = njit(lambda t: curvature(t) + mixed(t, k=3.0))
    assert bends(1.5) == pytest.approx(12 * 1.5**2 + 4 * 1.5**3)


def test_a_kernel_that_writes_takes_no_strided_arrays() -> None:
    @njit
    def scaled(x: Any) -> Any:
        x[0] *= 2.0
        return np.sum(x**2)

    by_x = irad.grad(scaled)
    with pytest.raises(TypingError, match="must be a contiguous array here, since scaled writes to its arrays"):
        njit(lambda grid: by_x(grid[:, 0]))(np.ones((2, 2)))
    np.testing.assert_allclose(njit(lambda grid: by_x(grid[:, 0].copy()))(np.ones((2, 2))), [8.0, 2.0])


@njit
def whole(t: Any, n: int) -> Any:
    return t * n


by_n = irad.grad(whole, "n")
by_t = irad.grad(whole)
twice = irad.grad(njit(lambda t: irad_free(t)))
irad_free = irad.grad(quartic)


@pytest.mark.parametrize(
    ("kernel", "words"),
    [
        (njit(lambda t: by_n(t, 3)), r"argument 'n' \(int64\) has no derivative; it holds whole numbers"),
        (njit(lambda t: by_t(t)), "missing a required argument: 'n'"),
        (njit(lambda t: irad.grad(quartic)(t)), r"irad.grad is called outside of @njit code: g = irad.grad\(f\) there"),
        (njit(lambda t: twice(t)), r"differentiated once.*higher derivatives .* called from Python"),
    ],
    ids=["whole", "count", "within", "once"],
)
def test_reasons_are_shown(kernel: Any, words: str) -> None:
    """And not how Numba looks for functions, nor names that nobody has written."""
    with pytest.raises(irad.UnsupportedError, match=words) as caught:
        irad.grad(kernel)(1.5)
    text = str(caught.value)
    assert "cannot call this derivative in '<lambda>'" in text
    assert not any(word in text for word in ("stub", "No implementation", "irad_rule", "<string>", "with @njit first"))


def test_random_numbers_beside_a_gradient() -> None:
    @njit
    def noisy(x: Any, seed: int) -> Any:
        np.random.seed(seed)
        drawn = np.random.rand()
        return np.sum(drawn * slope(x) ** 2)

    drawn = noisy(X, 3) / np.sum((6 * X**2) ** 2)
    np.testing.assert_allclose(irad.grad(noisy)(X, 3), drawn * 144 * X**3, rtol=1e-12)


def test_a_vectorized_function_that_calls_a_gradient() -> None:
    @vectorize
    def steep(t: Any) -> Any:
        return irad_free(t) ** 2

    with pytest.raises(irad.UnsupportedError, match=r"by its address.*make it an @njit function, and call that"):
        irad.grad(njit(lambda x: np.sum(steep(x))))(X)

    one = njit(lambda t: irad_free(t) ** 2)

    @njit
    def looped(x: Any) -> Any:
        total = 0.0
        for t in x:
            total += one(t)
        return total

    np.testing.assert_allclose(irad.grad(looped)(X), 16 * 6 * X**5)


def test_rows_in_parallel_loops() -> None:
    @njit(parallel=True)
    def copied(grid: Any) -> Any:
        total = 0.0
        for i in prange(grid.shape[0]):
            total += np.sum(slope(grid[i].copy()) ** 2)
        return total

    @njit(parallel=True)
    def shared(grid: Any) -> Any:
        total = 0.0
        for i in prange(grid.shape[0]):
            total += np.sum(slope(grid[i]) ** 2)
        return total

    grid = np.linspace(0.5, 1.5, 6).reshape(2, 3)
    np.testing.assert_allclose(irad.grad(copied)(grid), 144 * grid**3)
    with pytest.raises(irad.UnsupportedError, match=r"of a gradient of .bent. in a parallel loop.*\(x\.copy\(\)\)"):
        irad.grad(shared)(grid)
