"""Which gradients of Fortran's parallel loops get by without atomic operations, and what their plans say.

The variable of a loop is a 32-bit integer there, and the compiler counts from 0 what each thread does: what the plans
say hangs on what the front end adds (`irad.frontends.fortran.omp_loop_form`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import reference_options
from tests.programs.plan_checks import assert_as_serial, assert_plan
from tests.programs.test_openmp_fortran import pytestmark as pytestmark

SOURCE = Path(__file__).parent / "openmp_fortran" / "plans.f90"
RNG = np.random.default_rng(11)


def _v(*shape: int) -> np.ndarray:
    return np.asfortranarray(RNG.uniform(0.3, 1.7, shape))


N = 61
#: Per procedure: arguments, and what the plan says of each array that threads share.
CASES: dict[str, tuple[tuple[Any, ...], dict[str, str]]] = {
    "points": ((_v(N), _v(N)), {"x": "plain, in two parts"}),  # the stride is told at run time
    "line": ((_v(N), _v(N)), {"x": "plain, in two parts"}),
    "backwards": ((_v(N), _v(N)), {"x": "plain, in two parts"}),
    "every_third": ((_v(N), _v(N), 3), {"x": "plain, in two parts"}),
    "long_variable": ((_v(N), _v(N)), {"x": "plain, in two parts"}),
    "plane": ((9, 31, _v(9, 31), _v(9, 31)), {"x": "plain, in two parts"}),
    "explicit_shape": ((N, _v(N), _v(N)), {"x": "plain, in two parts"}),
    "collapsed_plane": ((9, 31, _v(9, 31), _v(9, 31)), {"x": "plain, in two parts"}),
    "both": ((9, 31, _v(9, 31), _v(9, 31)), {"x": "plain"}),
    "known_size": ((N, _v(N), _v(N)), {"x": "reduction"}),
    "allocated": ((N, _v(N), _v(N)), {"x": "plain"}),
    "allocated_plane": ((9, 31, _v(9, 31), _v(9, 31)), {"w": "plain, in two parts", "y": "plain"}),
    "of_module": ((N, _v(N), _v(N)), {"y": "plain"}),
    "components": ((N, _v(N), _v(N)), {}),
    "columns": ((_v(7, 29), _v(7), _v(29)), {"a": "plain, in two parts", "v": "reduction"}),
}


@cache
def _module(parallel: bool) -> Any:
    flags = ["-O2", "-fopenmp"] if parallel else ["-O2", "-fno-openmp"]
    return irad.compile(SOURCE, flags=flags, options=reference_options(not parallel))


@pytest.mark.parametrize("name", sorted(CASES))
def test_gradient(name: str) -> None:
    assert_as_serial(_module(True)[name], _module(False)[name], CASES[name][0])


@pytest.mark.parametrize("name", sorted(CASES))
def test_plan(name: str) -> None:
    assert ": atomic" not in assert_plan(_module(True)[name], *CASES[name])


def test_loop_whose_variable_is_too_short_for_its_numbers() -> None:
    """Four thousand million iterations do not fit into what is said of the variable: no wrong index, but a message."""
    with pytest.raises(irad.DifferentiationError, match="a 32-bit variable has 2147483648 iterations or more"):
        irad.compile(str(SOURCE), flags=["-O2", "-fopenmp"]).too_long(np.ones(3))
