"""Gradients of Numba kernels made of array expressions: temporaries, views, and arrays that change names.

Each kernel's Python function, run on complex numbers, is its own reference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import njit

import irad

from .oracle import assert_same, complex_step, random_like

KERNELS: dict[str, tuple[Any, Callable[[np.random.Generator], dict[str, Any]]]] = {}


def kernel(make_args: Callable[[np.random.Generator], dict[str, Any]]) -> Callable[[Any], Any]:
    def register(function: Any) -> Any:
        KERNELS[function.__name__] = (njit(function), make_args)
        return function

    return register


def vector(**more: Any) -> Callable[[np.random.Generator], dict[str, Any]]:
    return lambda rng: {"x": 0.2 + 0.8 * rng.random(6), **more}


def vectors(**more: Any) -> Callable[[np.random.Generator], dict[str, Any]]:
    return lambda rng: {"x": 0.2 + 0.8 * rng.random(6), "y": 0.2 + 0.8 * rng.random(6), **more}


def matrix() -> Callable[[np.random.Generator], dict[str, Any]]:
    return lambda rng: {"m": 0.2 + 0.8 * rng.random((4, 6))}


def matrix_and_vector(rows: int = 4, **more: Any) -> Callable[[np.random.Generator], dict[str, Any]]:
    return lambda rng: {"m": 0.5 * rng.random((rows, 6)), "v": rng.random(6), **more}


# temporaries


@kernel(vector())
def three_temporaries(x):
    a = np.zeros(x.size, x.dtype)
    for i in range(x.size):
        a[i] = x[i] * x[i]
    b = a * 2.0
    c = a + b * x
    return c.sum()


@kernel(vector())
def filled_and_updated(x):
    t = np.empty_like(x)
    t[:] = 1.0
    t *= x
    t += np.ones(x.size) * 3.0
    return np.sum(np.sqrt(t))


@kernel(vector())
def reshaped_temporary(x):
    m = (x * x).reshape((2, x.size // 2))
    return np.sum(m[0] * m[1])


@kernel(vector(n=2))
def reshaped_slices(x, n):
    a, b = x[:4].reshape(n, 2), x[1:5].copy().reshape((1, -1, 1, 2))
    return np.sum(a * b[0, :, 0]) * x[n:n].reshape((0, 3)).size + a[1, 0] * b[0, 0, 0, 1]


@kernel(lambda rng: {"m": rng.random((4, 3)), "row": rng.random((1, 5))})
def reshaped_views(m, row):
    a = m[1:3].reshape((3, 2))
    b = row.T.reshape(5)
    return a[1, 0] * a[2, 1] + a[0, 1] ** 2 * b[3]


@kernel(vector())
def running_sums(x):
    return np.cumsum(x * x)[-2:].sum()


# arrays that change names in a loop


@kernel(vector(dt=0.1, n=4))
def euler_steps(x, dt, n):
    u = x.copy()
    for _ in range(n):
        u = u + dt * (np.sin(u) - u * u)
    return u.sum()


@kernel(vector(n=5))
def starts_as_the_argument(x, n):
    u = x
    for k in range(n):
        u = u * u if k % 2 == 0 else np.cos(u)
    return u.sum()


@kernel(lambda rng: {"x": rng.random(6), "dt": 0.1, "n": 4, "out": np.zeros(6)})
def result_in_an_argument(x, dt, n, out):
    u = x
    for _ in range(n):
        u = u + dt * (np.sin(u) - u * u)
    out[:] = u


@kernel(vectors(n=4))
def temporaries_change_places(x, y, n):
    a = x.copy()
    b = y.copy()
    for _ in range(n):
        a, b = b, a * b + 0.3
    return np.sum(a) + 2.0 * np.sum(b)


@kernel(vectors(n=5))
def arguments_change_places(x, y, n):
    a, b = x, y
    for _ in range(n):
        for i in range(a.size):
            b[i] = np.sin(a[i]) + 0.5 * b[i]
        a, b = b, a


@kernel(vectors(rows=2, n=5))
def reshaped_arguments_change_places(x, y, rows, n):
    a = x.reshape((rows, x.size // rows))
    b = y.reshape((rows, y.size // rows))
    for _ in range(n):
        b[:] = np.sin(a) + 0.5 * b
        a, b = b, a


# slices, rows and columns


@kernel(vector())
def second_differences(x):
    return np.sum((x[2:] - 2.0 * x[1:-1] + x[:-2]) ** 2)


@kernel(vector(n=3))
def slices_assigned(x, n):
    t = x.copy()
    for _ in range(n):
        t[1:-1] = t[1:-1] + 0.1 * (t[2:] * t[:-2] - t[1:-1])
    return np.sum(t * t)


@kernel(vector())
def overlapping_slice_assigned(x):
    t = x.copy()
    t[1:] = t[:-1]
    return np.sum(t * x)


@kernel(matrix())
def rows(m):
    total = 0.0
    for i in range(m.shape[0]):
        row = m[i]
        total += np.sum(row * row) * row[0]
    return total


@kernel(matrix())
def columns(m):
    total = 0.0
    for j in range(m.shape[1]):
        column = m[:, j]
        total += np.sum(column * column) * column[0]
    return total


@kernel(matrix())
def rows_assigned(m):
    for i in range(1, m.shape[0]):
        m[i] = m[i] * m[i - 1] + 0.5


# products


@kernel(vectors())
def dot_products(x, y):
    return np.dot(x, y) * np.dot(x, x)


@kernel(matrix_and_vector())
def dot_of_each_row(m, v):
    w = np.zeros(m.shape[0], m.dtype)
    for i in range(m.shape[0]):
        w[i] = np.dot(m[i], v)
    return np.exp(w).sum()


@kernel(matrix_and_vector())
def matrix_times_vector(m, v):
    return np.sum(np.tanh(np.dot(m, v)))


@kernel(matrix())
def transpose_times_vector(m):
    return np.sum(np.sin(np.dot(m.T, m[:, 1].copy())))


@kernel(matrix())
def matrix_times_its_transpose(m):
    return np.sum(np.sin(m @ m.T))


def three(rng: np.random.Generator) -> dict[str, Any]:
    return {"a": rng.random((3, 5)), "b": rng.random((5, 2)), "c": rng.random((4, 2))}


@kernel(three)
def chain_of_matrices(a, b, c):
    return np.sum(np.exp(a @ b @ c.T))


@kernel(matrix_and_vector(rows=6, n=3))
def products_in_a_loop(m, v, n):
    x = v
    for _ in range(n):
        x = np.tanh(np.dot(m, x))
    return x.sum()


@njit
def down(x, y, k):
    if k == 0:
        return x[0] * y
    x[k] = np.sin(x[k]) * y
    return x[k] + up(x, 0.9 * y, k - 1)


@njit
def up(x, y, k):
    return x[1] / y if k == 0 else x[k] * x[k] * down(x, y * y, k - 1)


@njit
def halved(y, k):
    return 0.5 * y if k < 1 else np.sin(y) + halved(0.4 * y, k - 1)


@kernel(vector())
def functions_in_a_circle(x):
    x[5] += down(x, x[0], 4) * up(x, x[2], 3) + halved(x[1], 2)


@kernel(vector(n=3))
def one_of_two_arrays_beside_a_list_of_numbers(x, n):
    u = (x[0:3].copy(), x[1:4].copy())
    w = u[n % 2]
    x[0:4] = np.where(x[0:4].real > 0.5, 0.5 * x[0:4], np.sin(x[0:4]))
    x[5] *= w[0] * w[1]


@pytest.mark.parametrize("name", KERNELS)
def test_gradient(name: str) -> None:
    function, make_args = KERNELS[name]
    rng = np.random.default_rng(0)
    args = make_args(rng)
    arrays = {key: value for key, value in args.items() if isinstance(value, np.ndarray)}
    written = _written(function, args, arrays)
    seeds = {key: random_like(value, rng) for key, value in arrays.items() if key in written}
    expected = complex_step(function.py_func, args, tuple(arrays), seeds)
    assert_same(_gradient(function, args, tuple(arrays), seeds), expected, rtol=1e-12)


def _written(function: Any, args: dict[str, Any], arrays: dict[str, np.ndarray]) -> set[str]:
    """The names of the arrays that a call changes."""
    after = {key: np.copy(value, order="K") if key in arrays else value for key, value in args.items()}
    function(*after.values())
    return {key for key, value in arrays.items() if not np.array_equal(after[key], value)}


def _gradient(
    function: Any, args: dict[str, Any], wrt: tuple[str, ...], seeds: dict[str, np.ndarray]
) -> dict[str, np.ndarray]:
    if not seeds:
        return dict(zip(wrt, irad.grad(function, wrt=wrt)(*args.values()), strict=True))
    mine = [np.copy(v, order="K") if isinstance(v, np.ndarray) else v for v in args.values()]
    _, pullback = irad.vjp(function, wrt=wrt, out=tuple(seeds))(*mine)
    return dict(zip(wrt, pullback(tuple(seeds.values())), strict=True))


@njit
def length(x):
    return np.linalg.norm(x)


@pytest.mark.parametrize("scale", [1e-160, 1.0, 1e160])
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_norm(scale: float, dtype: Any) -> None:
    x = np.array([3.0, -4.0], dtype) * (scale if dtype is np.float64 else scale ** (1 / 8))
    gradient = irad.grad(length)(x.astype(dtype))
    np.testing.assert_allclose(gradient, [0.6, -0.8], rtol=4 * np.finfo(dtype).eps)


@njit
def assigns(x, n):
    t = np.zeros(n)
    t[:] = x * x
    return t.sum()


@njit
def rows_of_columns(m):
    return m.reshape(m.size)[1]


def test_reshaping_that_needs_a_copy_raises_the_kernels_exception() -> None:
    gradient = irad.grad(rows_of_columns)
    np.testing.assert_array_equal(gradient(np.ones((2, 3))), [[0, 1, 0], [0, 0, 0]])
    for call in (rows_of_columns, gradient):
        with pytest.raises(NotImplementedError, match="incompatible shape for array"):
            call(np.ones((2, 3), order="F"))


def test_another_shape_raises_the_kernels_exception() -> None:
    x = np.arange(3.0)
    gradient = irad.grad(assigns, wrt="x")
    np.testing.assert_array_equal(gradient(x, 3), 2 * x)
    with pytest.raises(ValueError) as expected:
        assigns(x, 4)
    with pytest.raises(ValueError) as got:
        gradient(x, 4)
    assert got.value.args == expected.value.args
    assert str(got.value) == "cannot assign slice of shape (4,) from input of shape (3,)"


def test_steps_larger_than_any_array() -> None:
    """Of a slice with one item the stride means nothing, whatever the step makes of it."""

    @njit
    def first_items(x: Any, step: int) -> Any:
        return x[1::step][0] ** 2 + x[2 :: 2**62][0] ** 3 + np.sum(x[::step])

    x = np.array([0.5, 0.7, 0.9])
    np.testing.assert_allclose(irad.grad(first_items)(x, 2**62), [1.0, 1.4, 2.43])
