"""Views of one element or none have strides that lead nowhere: derivatives take them, whatever these are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import float64, njit
from numba.core.types import Array

import irad

GRID = np.arange(1.0, 13.0).reshape(3, 4)
VIEWS = [
    GRID[0, 1::3][:1], GRID[0, ::-1][2:3], GRID[:, 1:2][1:2], GRID[2:, :][:, ::2][:, :1], GRID[1:1], GRID[:, 2:2],
    np.zeros((2, 0)) + 1.0, np.zeros((0, 2)) / 2.0, np.broadcast_to(1.0, (0, 3)),
]  # fmt: skip


@njit
def cubes(x: Any) -> Any:
    return np.sum(x**3)


@njit
def first_of(x: Any) -> float:
    total = 0.0
    for row in x:
        total += 3.0 * row
    return total


@pytest.mark.parametrize("x", VIEWS, ids=lambda v: f"{v.shape}-{v.strides}")
def test_gradients_of_small_views(x: np.ndarray) -> None:
    gradient = irad.grad(cubes)
    for _ in range(2):  # later calls go another way
        np.testing.assert_allclose(gradient(x), 3 * x**2)
    value, tangent = irad.jvp(cubes)((x,), (np.ones_like(x),))
    assert (value, tangent) == pytest.approx((np.sum(x**3), np.sum(3 * x**2)))
    np.testing.assert_allclose(irad.hessian(cubes)(x).reshape(x.size, x.size), 6 * np.diag(x.ravel()))
    shadow = np.zeros(x.shape)
    irad.autodiff(cubes, irad.Dup)(x, shadow)
    np.testing.assert_allclose(shadow, 3 * x**2)


@pytest.mark.parametrize("x", VIEWS[:2], ids=lambda v: str(v.strides))
def test_kernels_that_take_any_strides(x: np.ndarray) -> None:
    kernel = njit(float64(Array(float64, 1, "A")))(first_of.py_func)
    np.testing.assert_allclose(irad.grad(kernel)(x), [3.0])


def test_shadows_inside_njit_code() -> None:
    adding = irad.autodiff(cubes)

    @njit
    def added(x: Any, shadow: Any) -> Any:
        adding(x, shadow)
        return shadow

    column, other = GRID[:1, ::2], np.zeros((3, 9))[:1, ::2][:, :2]
    np.testing.assert_allclose(added(column[:, ::-1], other[:, ::-1]), 3 * column[:, ::-1] ** 2)
    with pytest.raises(ValueError):
        added(GRID[:, ::2], np.zeros((3, 2))[:, ::1])


def test_memory_that_is_repeated_is_refused() -> None:
    with pytest.raises(irad.ArgumentError, match=r"argument 'x' repeats the same memory \(strides \(0,\)\)"):
        irad.grad(cubes)(np.broadcast_to(1.0, (2,)))
