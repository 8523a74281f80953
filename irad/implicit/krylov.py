"""GMRES for linear systems that are known by their products with vectors, as ``@njit`` code.

Y. Saad and M. H. Schultz, GMRES: a generalized minimal residual algorithm (1986); the basis is orthogonalised twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["gmres"]

RESTART = 80
CYCLES = 200


@njit
def _dot(a: Any, b: Any) -> Any:
    total = 0.0
    for i in range(a.size):
        total += a[i] * b[i]
    return total


@njit
def gmres(apply: Any, rhs: Any, x: Any, parameters: Any, target: Any) -> Any:
    """The solution of ``apply(v, x, parameters) = rhs``, or how near it came: until the residual is ``target`` times
    the norm of ``rhs``, or gets no smaller."""
    n = rhs.size
    m = min(n, RESTART)
    found = np.zeros_like(rhs)
    residual = rhs.copy()
    scale = np.sqrt(_dot(rhs, rhs))
    before = np.inf
    basis = np.empty((m + 1, n), rhs.dtype)
    h = np.zeros((m + 1, m))
    cosines, sines, g = np.empty(m), np.empty(m), np.empty(m + 1)
    for _ in range(CYCLES):
        norm = np.sqrt(_dot(residual, residual))
        if not (norm > target * scale and norm < 0.5 * before):
            break
        before = norm
        basis[0] = residual / norm
        g[:] = 0.0
        g[0] = norm
        steps = 0
        for k in range(m):
            w = apply(basis[k], x, parameters)
            h[:, k] = 0.0
            for _ in range(2):
                for i in range(k + 1):
                    part = _dot(basis[i], w)
                    h[i, k] += part
                    w = w - part * basis[i]
            beside = np.sqrt(_dot(w, w))
            for i in range(k):
                upper, lower = h[i, k], h[i + 1, k]
                h[i, k] = cosines[i] * upper + sines[i] * lower
                h[i + 1, k] = cosines[i] * lower - sines[i] * upper
            length = np.hypot(h[k, k], beside)
            if length == 0.0:
                break
            cosines[k], sines[k] = h[k, k] / length, beside / length
            h[k, k] = length
            g[k + 1] = -sines[k] * g[k]
            g[k] *= cosines[k]
            steps = k + 1
            if beside == 0.0 or np.abs(g[k + 1]) <= target * scale:
                break
            basis[k + 1] = w / beside
        for i in range(steps - 1, -1, -1):
            for j in range(i + 1, steps):
                g[i] -= h[i, j] * g[j]
            g[i] /= h[i, i]
        for i in range(steps):
            found += g[i] * basis[i]
        residual = rhs - apply(found, x, parameters)
    return found
