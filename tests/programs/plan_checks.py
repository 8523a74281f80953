"""What tests of the plans of parallel loops share, in C and Fortran."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

import irad
from tests.programs.openmp_team import team

VERDICTS = "plain, in two parts|plain|reduction|atomic"
"""What a plan says of memory that threads share: how they add to it."""


def called(function: Any, arguments: tuple[Any, ...]) -> tuple[Any, list[np.ndarray]]:
    """The gradient of a function after a call with copies of the arguments, and the shadows that the call has left;
    those of arrays of floating numbers, which start as numbers that all differ."""
    kinds, given, shadows = [], [], []
    for value in arguments:
        given.append(value.copy(order="K") if isinstance(value, np.ndarray) else value)
        if isinstance(value, np.ndarray) and value.dtype == float:
            kinds.append(irad.Dup)
            start = np.cos(np.arange(value.size, dtype=float)).reshape(value.shape)
            shadows.append(np.asfortranarray(start) if value.flags.f_contiguous else start)
            given.append(shadows[-1])
        else:
            kinds.append(irad.Const)
    made = irad.autodiff(function, *kinds)
    made(*given)
    return made, shadows


def shared_section(plan: Any) -> str:
    """What a plan says of memory that threads share."""
    return str(plan).split("memory that threads share:")[1].split("\n\n")[0]


def verdicts(section: str, array: str) -> set[str]:
    """All that is said of an array there."""
    return set(re.findall(rf"^ +.*?\b{array}: ({VERDICTS})\b", section, re.MULTILINE))


def assert_as_serial(parallel: Any, serial: Any, arguments: tuple[Any, ...]) -> None:
    """The gradient in parallel is that of the same source without OpenMP, for each number of threads."""
    _, expected = called(serial, arguments)
    for threads in (1, 2, 3, 8):
        with team(threads):
            _, found = called(parallel, arguments)
        for one, other in zip(expected, found, strict=True):
            np.testing.assert_allclose(other, one, rtol=1e-13, atol=1e-13)


def assert_plan(function: Any, arguments: tuple[Any, ...], expected: dict[str, str]) -> str:
    """The plan of a gradient says what is expected of each array, and nothing else; returns that section of it."""
    made, _ = called(function, arguments)
    section = shared_section(made.plan)
    for array, verdict in expected.items():
        assert verdicts(section, array) == {verdict}, section
    return section
