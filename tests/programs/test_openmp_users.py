"""Parallel kernels as applications have them: the gradient is that of the same source compiled without OpenMP."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import reference_options
from tests.programs.openmp_team import team
from tests.programs.test_openmp_fortran import has_flang

FOLDER = Path(__file__).parent
RNG = np.random.default_rng(21)
N, M = 23, 6
X, W, Y = RNG.uniform(0.5, 1.1, N * M), RNG.uniform(0.5, 1.1, M), RNG.uniform(0.5, 1.1, N)


@cache
def _module(file: str, parallel: bool) -> Any:
    without = "-fno-openmp" if file.endswith(".f90") else "-Wno-source-uses-openmp"
    flags = ["-fopenmp" if parallel else without]
    return irad.compile(FOLDER / file, flags=flags, options=reference_options(not parallel))


def _gradient(module: Any, name: str, fortran: bool) -> list[np.ndarray]:
    """The gradient of a kernel of (x, w, y, n, m), and what it has left in its arrays."""
    derivative = irad.autodiff(module[name], *[irad.Dup] * 3, *[irad.Const] * 2)
    x = X.reshape(M, N, order="F") if fortran else X
    given = [x.copy(order="F"), W.copy(), Y.copy()]
    shadows = [np.zeros_like(x), np.zeros_like(W), np.linspace(0.5, 1.5, N)]
    derivative(*[a for pair in zip(given, shadows, strict=True) for a in pair], N, M)
    return [*shadows, *given]


def _check(file: str, name: str) -> None:
    fortran = file.endswith(".f90")
    wanted = _gradient(_module(file, False), name, fortran)
    for threads in (1, 3):
        with team(threads):
            for got, expected in zip(_gradient(_module(file, True), name, fortran), wanted, strict=True):
                np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-14)


def _plan(file: str, name: str) -> str:
    plan = irad.autodiff(_module(file, True)[name], *[irad.Dup] * 3, *[irad.Const] * 2).plan
    return str(plan)[str(plan).find("memory that threads share") :]


@pytest.mark.parametrize("name", ["allocating", "allocating_tasks", "behind_a_reference"])
def test_code_that_may_throw(name: str) -> None:
    """Threads keep what they need for that, and proofs see their loops without it."""
    _check("openmp_users.cpp", name)
    assert not re.search(r": atomic, .* argument", _plan("openmp_users.cpp", name))


def test_simd_loops(capfd: pytest.CaptureFixture[str]) -> None:
    """They are not vectorised before they are differentiated; LLVM has nothing to say of those that cannot be."""
    _check("openmp_users.c", "simd_loops")
    assert ": atomic" not in _plan("openmp_users.c", "simd_loops")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("name", ["eliminate", "red_and_black", "held_at_edges", "triangles"])
def test_numbers_between_bounds(name: str) -> None:
    """Pivots, every second column, indices that are held at an edge, triangles: nothing is added atomically."""
    _check("openmp_users.c", name)
    assert ": atomic" not in _plan("openmp_users.c", name)


@pytest.mark.skipif(not has_flang(), reason="there is no flang here (Debian: apt install flang-22)")
def test_particles_in_fortran() -> None:
    """What one loop has written through the descriptor of an array is no longer what it was for the next one."""
    _check("openmp_users.f90", "moved")
