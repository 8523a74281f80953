"""Rules of the user's in parallel loops add to shadows as serial code does: these have to be a thread's own."""

from __future__ import annotations

import numpy as np
import pytest
from numba import njit, prange

import irad
from irad.errors import UnsupportedError


@njit
def weigh(a, x):
    s = 0.0
    for i in range(a.size):
        s += a[i] * x
    return s


@irad.rule(weigh)
def weigh_vjp(a, da, x, g):
    for i in range(a.size):
        da[i] += g * x
    return g * a.sum()


@njit(parallel=True)
def shared(a, x):
    s = 0.0
    for i in prange(x.size):
        s += weigh(a, x[i])
    return s


@njit(parallel=True)
def copied(a, x):
    s = 0.0
    for i in prange(x.size):
        own = np.empty(a.size)
        for k in range(a.size):
            own[k] = a[k] * x[i]
        s += weigh(own, x[i])
    return s


def test_shadows_that_threads_share_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="cannot differentiate the call of 'weigh' in a parallel loop; its"):
        irad.grad(shared, parallel=True)(np.ones(4), np.ones(100))


def test_copies_of_a_thread_are_its_own() -> None:
    a, x = np.linspace(1.0, 2.0, 4), np.linspace(0.5, 1.5, 100)
    np.testing.assert_allclose(irad.grad(copied, parallel=True)(a, x), np.full(4, np.sum(x**2)), rtol=1e-12)

