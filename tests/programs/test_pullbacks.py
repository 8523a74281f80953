"""One forward sweep and several pullbacks: of all the small programs, and where it cannot be done."""

from __future__ import annotations

import gc
import threading
from typing import Any

import numpy as np
import pytest

import irad
from irad.api import pullback as pullbacks

from . import test_allocation, test_calls, test_control_flow, test_memory
from .small import Case, check_pullbacks

CASES = [
    case for module in (test_allocation, test_calls, test_control_flow, test_memory) for case in module.suite.cases
]


ONE_FORWARD_SWEEP = "runs the reverse sweep alone, on the tape of one forward sweep"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_pullbacks(case: Case) -> None:
    check_pullbacks(case, "-O2", ONE_FORWARD_SWEEP)


CODE = """
#include <stdlib.h>
#include <math.h>
double tables(const double *x, int n) {
    double *table = calloc(n, sizeof *table);
    double s = 0;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) table[k] += x[i] * x[k];
        s += sin(table[i]);
    }
    free(table);
    return s;
}
double level;
double through_global(const double *x, int n) {
    for (int i = 0; i < n; i++) level += x[i] * x[i];
    return level * level;
}
void whole(const double *x, int *counts, float *y, int n) {
    for (int i = 0; i < n; i++) { y[i] = x[i] * x[i]; counts[i]++; }
}
"""


@pytest.fixture(scope="module")
def programs() -> irad.Module:
    return irad.compile(CODE, lang="c")


def test_what_is_read_unwritten_leaves_no_adjoint_behind(programs: irad.Module) -> None:
    x = np.linspace(0.1, 0.9, 5)
    gradient = irad.grad(programs.tables)(x, 5)
    _, pullback = irad.vjp(programs.tables)(x, 5)
    for _ in range(3):
        np.testing.assert_allclose(pullback(1.0), gradient, rtol=1e-13)


def test_globals_as_they_were_in_the_forward_sweep(programs: irad.Module) -> None:
    x = np.array([1.0, 2.0])
    _, one = irad.vjp(programs.through_global)(x, 2)
    _, other = irad.vjp(programs.through_global)(3 * x, 2)
    for _ in range(2):
        np.testing.assert_array_equal(one(1.0), 2 * 5 * 2 * x)
        np.testing.assert_array_equal(other(1.0), 2 * 50 * 2 * 3 * x)
        irad.grad(programs.through_global)(x, 2)


def test_everything_that_is_written_comes_back(programs: irad.Module) -> None:
    x, counts, y = np.array([1.0, 2, 3]), np.zeros(3, np.int32), np.zeros(3, np.float32)
    out, pullback = irad.vjp(programs.whole, out="y")(x, counts, y, 3)
    assert out is y
    np.testing.assert_array_equal(y, x * x)
    np.testing.assert_array_equal(counts, 1)
    for seed in np.eye(3):
        np.testing.assert_array_equal(pullback(seed), 2 * x * seed)
    np.testing.assert_array_equal(counts, 1)


def test_memory_of_unknown_size_may_change(programs: irad.Module) -> None:
    """A pointer is not copied; what the reverse sweep needs of its memory is kept."""
    code = "double f(const double *x, const double *a) { return x[0] * a[0] + x[1] * a[1]; }"
    function = irad.compile(code, lang="c").f
    x, a = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    _, pullback = irad.vjp(function, wrt="x")(x, a.ctypes.data)
    a[:] = 0
    np.testing.assert_array_equal(pullback(1.0), [3, 4])
    np.testing.assert_array_equal(pullback(2.0), [6, 8])


def test_pullbacks_of_different_threads(programs: irad.Module) -> None:
    x = np.linspace(0.1, 0.9, 40)
    _, pullback = irad.vjp(programs.tables)(x, 40)
    expected = pullback(1.0)
    found: list[np.ndarray] = []
    threads = [threading.Thread(target=lambda: found.append(pullback(1.0))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    for each in found:
        np.testing.assert_array_equal(each, expected)


def test_a_failed_seed_does_no_harm(programs: irad.Module) -> None:
    x = np.array([1.0, 2, 3])
    _, pullback = irad.vjp(programs.whole, out="y")(x, np.zeros(3, np.int32), np.zeros(3, np.float32), 3)
    with pytest.raises(irad.ArgumentError, match="the seed of 'y' has shape"):
        pullback(np.ones(4))
    np.testing.assert_array_equal(pullback(np.ones(3)), 2 * x)


def test_a_tape_is_released_with_its_pullback(programs: irad.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    released: list[Any] = []
    free = pullbacks._free_tape()
    monkeypatch.setattr(pullbacks, "_free_tape", lambda: lambda tape: (released.append(tape), free(tape)))
    _, pullback = irad.vjp(programs.tables)(np.ones(3), 3)
    pullback(1.0)
    gc.collect()
    assert not released
    del pullback
    gc.collect()
    assert len(released) == 1
