"""Parallel loops of Numba."""

import math

from numba import njit, prange


@njit(parallel=True)
def prange_pointwise(x, y):
    for i in prange(x.size):
        y[i] = x[i] * math.exp(-x[i] * x[i])


@njit(parallel=True)
def prange_sum(x, y):
    total = 0.0
    for i in prange(x.size):
        total += math.sin(x[i]) * y[i]
    return total


@njit(parallel=True)
def prange_stencil(u, r, rate):
    for i in prange(1, u.shape[0] - 1):
        for j in range(1, u.shape[1] - 1):
            around = u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4 * u[i, j]
            r[i, j] = u[i, j] + rate * (1 + u[i, j] * u[i, j]) * around


@njit(parallel=True)
def prange_nested(a, x, y):
    """The inner `prange` is serial."""
    for i in prange(a.shape[0]):
        total = 0.0
        for j in prange(a.shape[1]):
            total += a[i, j] * x[j] * x[j]
        y[i] = total


@njit(parallel=True)
def prange_product(a, b, c):
    for i in prange(a.shape[0]):
        for k in range(a.shape[1]):
            for j in range(b.shape[1]):
                c[i, j] += a[i, k] * b[k, j]
