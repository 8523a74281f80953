"""Integrators as ``@njit`` code: a Runge-Kutta pair for differential equations, and a Gauss-Kronrod pair for integrals.

J. R. Dormand and P. J. Prince, A family of embedded Runge-Kutta formulae (1980). The nodes and weights of Gauss and
Kronrod with 7 and 15 points are those of QUADPACK (R. Piessens et al., 1983).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

__all__ = ["dormand_prince", "gauss_kronrod"]

_STEPS = 1_000_000
_PARTS = 20_000

_NODES = np.array([0.0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1.0, 1.0])
_STAGES = np.array([
    [0, 0, 0, 0, 0, 0],
    [1 / 5, 0, 0, 0, 0, 0],
    [3 / 40, 9 / 40, 0, 0, 0, 0],
    [44 / 45, -56 / 15, 32 / 9, 0, 0, 0],
    [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729, 0, 0],
    [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656, 0],
    [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
])  # fmt: skip
_ERROR = np.array([71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40])

_KRONROD = np.array([
    0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926,
    0.741531185599394439863864773280788, 0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
    0.207784955007898467600689403773245, 0.0,
])  # fmt: skip
_WEIGHTS = np.array([
    0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518,
    0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
])  # fmt: skip
_GAUSS = np.array([
    0.129484966168869693270611432679082, 0.279705391489276667901467771423780, 0.381830050505118944950369775488975,
    0.417959183673469387755102040816327,
])  # fmt: skip


@njit
def _sizes(y: Any, z: Any, block: Any, sizes: Any) -> None:
    """The largest number of each of three blocks, of which the first two have ``block`` entries."""
    sizes[:] = 1e-300
    for i in range(y.size):
        k = min(i // block, 2)
        sizes[k] = max(sizes[k], abs(y[i]), abs(z[i]))


@njit
def dormand_prince(rhs: Any, y0: Any, t0: Any, t1: Any, block: Any, rtol: Any, given: Any) -> Any:
    """The state at ``t1`` of ``y' = rhs(t, y, given)`` from ``y0`` at ``t0``, and whether it was reached. Errors are
    relative to the largest number of each block: of the first ``block`` entries, of as many more, and of the rest."""
    y, t = y0.copy(), float(t0)
    if t1 == t0 or y.size == 0:
        return y, True
    k, sizes = np.empty((7, y.size), y.dtype), np.empty(3)
    k[0] = rhs(t, y, given)
    span, way = abs(t1 - t0), 1.0 if t1 > t0 else -1.0
    _sizes(y, y, block, sizes)
    slope = 0.0
    for i in range(y.size):
        slope = max(slope, abs(k[0, i]) / sizes[min(i // block, 2)])
    h = span * 1e-3
    if slope > 0.0:
        h = max(min(span, 0.01 / slope), 1e-6 * span)
    for _ in range(_STEPS):
        last = h >= abs(t1 - t)
        step = t1 - t if last else way * h
        z = y
        for s in range(1, 7):
            z = y.copy()
            for r in range(s):
                if _STAGES[s, r] != 0.0:
                    z += step * _STAGES[s, r] * k[r]
            k[s] = rhs(t + _NODES[s] * step, z, given)
        _sizes(y, z, block, sizes)
        worst = 0.0
        for i in range(y.size):
            error = 0.0
            for s in range(7):
                error += _ERROR[s] * k[s, i]
            part = abs(step * error) / (rtol * sizes[min(i // block, 2)])
            if not part <= worst:  # a NaN too
                worst = part
        if worst <= 1.0:
            y = z
            t += step
            k[0] = k[6]
            if last:
                return y, True
        h = abs(step) * (5.0 if worst < 1e-4 else 0.9 * worst**-0.2 if worst < 1e4 else 0.1)
        if not h > 1e-15 * (abs(t) + span):
            break
    return y, False


@njit
def _one_part(f: Any, a: Any, b: Any, given: Any) -> Any:
    """The integral over one part, and its error."""
    middle, half = 0.5 * (a + b), 0.5 * (b - a)
    found = f(middle, given)
    fine, coarse = _WEIGHTS[7] * found, _GAUSS[3] * found
    for i in range(7):
        both = f(middle - half * _KRONROD[i], given) + f(middle + half * _KRONROD[i], given)
        fine = fine + _WEIGHTS[i] * both
        if i % 2 == 1:
            coarse = coarse + _GAUSS[i // 2] * both
    return half * fine, abs(half) * np.max(np.abs(fine - coarse))


@njit
def gauss_kronrod(f: Any, a: Any, b: Any, rtol: Any, atol: Any, given: Any) -> Any:
    """The integral of ``f(x, given)``, a flat array, from ``a`` to ``b``, and whether it was found: the part with the
    largest error is halved until their sum is small."""
    first, error = _one_part(f, a, b, given)
    lows, highs, errors, values = [float(a)], [float(b)], [error], [first]
    for _ in range(_PARTS):
        total, off, worst = np.zeros_like(first), 0.0, 0
        for i in range(len(errors)):
            total += values[i]
            off += errors[i]
            if errors[i] > errors[worst]:
                worst = i
        if off <= atol + rtol * np.max(np.abs(total)):
            return total, True
        low, high = lows[worst], highs[worst]
        middle = 0.5 * (low + high)
        if not (np.isfinite(off) and low != middle != high):
            break
        values[worst], errors[worst] = _one_part(f, low, middle, given)
        highs[worst] = middle
        value, error = _one_part(f, middle, high, given)
        values.append(value)
        errors.append(error)
        lows.append(middle)
        highs.append(high)
    return np.zeros_like(first), False
