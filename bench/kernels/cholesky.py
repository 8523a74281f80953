"""Logarithm of a determinant by Cholesky's factorisation as a Numba kernel."""

import math

from numba import njit


@njit
def logdet(a, factor, n):
    """Return log(det(a)) of a flat n*n matrix; its lower factor is left in `factor`."""
    a = a.reshape((n, n))
    lower = factor.reshape((n, n))
    total = 0.0
    for j in range(n):
        lower[j, j] = math.sqrt(a[j, j] - (lower[j, :j] ** 2).sum())
        for i in range(j + 1, n):
            lower[i, j] = (a[i, j] - (lower[i, :j] * lower[j, :j]).sum()) / lower[j, j]
        total += math.log(lower[j, j])
    return 2 * total
