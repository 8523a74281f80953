"""Parallel loops with pointers that walk: their plans, and their gradients, at several levels of optimisation."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.openmp_team import team

SOURCE = Path(__file__).with_name("openmp_walks.c")
RNG = np.random.default_rng(11)
N, M = 29, 12
A, W = RNG.uniform(0.5, 1.1, N * M * 6), RNG.uniform(0.5, 1.1, 12)

PARTS, COPIES = "plain, in two parts", "reduction"
#: Per kernel: what the plan says of a and of w; None: anything.
CASES: dict[str, tuple[str | None, str | None]] = {
    "pairs": (PARTS, COPIES),
    "to_the_end": (PARTS, COPIES),
    "below_the_end": (PARTS, None),
    "backwards": (PARTS, COPIES),
    "matrix_by_matrix": ("plain", COPIES),
    "by_columns": (PARTS, COPIES),
    "running_index": (PARTS, COPIES),
    "three_deep": (PARTS, COPIES),
    "in_a_callee": (PARTS, COPIES),
    "triangle": (None, None),
    "sometimes": (None, None),
    "after_the_loop": (None, None),
}


@cache
def _module(parallel: bool, level: str = "-O2") -> Any:
    return irad.compile(SOURCE, flags=[level, "-fopenmp" if parallel else "-Wno-source-uses-openmp"])


def _gradient(name: str, m: int, k: int, parallel: bool, level: str = "-O2") -> tuple[np.ndarray, np.ndarray]:
    da, dw, y, dy = np.zeros_like(A), np.zeros_like(W), np.zeros(N), np.linspace(0.5, 1.5, N)
    made = irad.autodiff(_module(parallel, level)[name], *[irad.Dup] * 3, *[irad.Const] * 3)
    made(A, da, W, dw, y, dy, N, m, k)
    return da, dw


def _check_plan(name: str, level: str) -> None:
    made = irad.autodiff(_module(True, level)[name], *[irad.Dup] * 3, *[irad.Const] * 3)
    section = str(made.plan).split("memory that threads share:")[1]
    for array, wanted in zip("aw", CASES[name], strict=True):
        said = re.findall(rf"^ *{array}: (plain(?:, in two parts)?|reduction|atomic)", section, re.MULTILINE)
        assert wanted is None or set(said) == {wanted}, section
    assert "atomicrmw" not in made.ir or None in CASES[name]


@pytest.mark.parametrize("name", CASES)
def test_gradient(name: str) -> None:
    _check_plan(name, "-O2")
    for m, k in ((M, 3), (M, 1), (4, 2), (0, 3)):
        wanted = _gradient(name, m, k, parallel=False)
        for threads in (1, 2, 3, 8):
            with team(threads):
                found = _gradient(name, m, k, parallel=True)
            for one, other in zip(found, wanted, strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("level", ["-O1", "-O3"])
@pytest.mark.parametrize("name", [n for n, said in CASES.items() if any(said)])
def test_plan(name: str, level: str) -> None:
    _check_plan(name, level)
