"""irad's own integrators and its solver of linear systems, as ``@njit`` code around ``csrc/solvers.c``.

What is written here is compiled anew for each function that is integrated or solved with; so it only computes what
the C code asks for.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numpy as np
from numba import njit
from numba.core import types

from irad import runtime

__all__ = ["dormand_prince", "gauss_kronrod", "gmres"]

_HEAD = 16
"""The numbers in front of each solver's arrays."""
_BASIS = 80
_ASK, _MORE_ROOM = 1, 2


def _solver(name: str) -> Any:
    llvm.add_symbol(name, runtime.symbols()[name])
    return types.ExternalFunction(name, types.int64(types.voidptr, types.int64, types.int64))


_ode, _quadrature, _gmres = _solver("irad_ode"), _solver("irad_quadrature"), _solver("irad_gmres")


@njit
def dormand_prince(rhs: Any, y0: Any, t0: Any, t1: Any, block: Any, rtol: Any, given: Any) -> Any:
    """The state at ``t1`` of ``y' = rhs(t, y, given)`` from ``y0`` at ``t0``, and whether it was reached. Errors are
    relative to the largest number of each block: of the first ``block`` entries, of as many more, and of the rest."""
    n = y0.size
    work = np.zeros(_HEAD + 10 * n)
    work[0], work[1], work[2] = t0, t1, rtol
    y = y0.copy()
    for i in range(n):
        work[_HEAD + i] = y[i]
    while True:
        state = _ode(work.ctypes, n, block)
        for i in range(n):
            y[i] = work[_HEAD + i]
        if state != _ASK:
            return y, state == 0
        slope = rhs(work[0], y, given)
        for i in range(n):
            work[_HEAD + n + i] = slope[i]


@njit
def gauss_kronrod(f: Any, a: Any, b: Any, rtol: Any, like: Any, given: Any) -> Any:
    """The integral of ``f(x, given)``, a flat array like ``like``, from ``a`` to ``b``, and whether it was found."""
    n = like.size
    room = 20
    work = np.zeros(_HEAD + 3 * n + room * (n + 3))
    work[1], work[2], work[3] = a, b, rtol
    while True:
        state = _quadrature(work.ctypes, n, room)
        if state == _ASK:
            found = f(work[0], given)
            for i in range(n):
                work[_HEAD + i] = found[i]
        elif state == _MORE_ROOM:
            room *= 2
            larger = np.zeros(_HEAD + 3 * n + room * (n + 3))
            for i in range(work.size):
                larger[i] = work[i]
            work = larger
        else:
            total = np.zeros_like(like)
            for i in range(n):
                total[i] = work[_HEAD + i]
            return total, state == 0


@njit
def gmres(apply: Any, rhs: Any, x: Any, parameters: Any, target: Any) -> Any:
    """The solution of ``apply(v, x, parameters) = rhs``, or how near it came: until the residual is ``target`` times
    the norm of ``rhs``, or gets no smaller."""
    n = rhs.size
    m = min(n, _BASIS)
    work = np.zeros(_HEAD + (m + 5) * n + m * (m + 4) + 2)
    work[0] = target
    v = np.empty_like(rhs)
    for i in range(n):
        work[_HEAD + 2 * n + i] = rhs[i]
    while True:
        state = _gmres(work.ctypes, n, m)
        for i in range(n):
            v[i] = work[_HEAD + i]
        if state != _ASK:
            return v
        product = apply(v, x, parameters)
        for i in range(n):
            work[_HEAD + n + i] = product[i]
