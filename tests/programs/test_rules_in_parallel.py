"""Rules of the user's in parallel loops add to shadows as serial code does: these have to be a thread's own."""

from __future__ import annotations

from pathlib import Path

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


@njit
def scaled(x, d):
    return d * x


@njit
def unscaled(b, d):
    return b / d


solve = irad.implicit.linear_solve(scaled, unscaled, unscaled)


@njit(parallel=True)
def solutions(b, d):
    total = 0.0
    for i in prange(b.shape[0]):
        total += np.sum(solve(b[i], d))
    return total


def test_refusals_name_the_line_of_the_loop() -> None:
    with pytest.raises(UnsupportedError) as refused:
        irad.grad(solutions)(np.ones((3, 4)), np.ones(4))
    place = refused.value.diagnostic.location
    assert place is not None and place.file == __file__
    assert "solve(b[i], d)" in Path(__file__).read_text(encoding="utf-8").splitlines()[place.line - 1]


def test_copies_of_a_thread_are_its_own() -> None:
    a, x = np.linspace(1.0, 2.0, 4), np.linspace(0.5, 1.5, 100)
    np.testing.assert_allclose(irad.grad(copied, parallel=True)(a, x), np.full(4, np.sum(x**2)), rtol=1e-12)

