"""Copies of an adjoint reach as far as the accesses of a region do, whatever loops those are in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import reference_options
from tests.programs.openmp_team import team

SOURCE = Path(__file__).with_name("openmp_ranges.c")
RNG = np.random.default_rng(3)
X = RNG.uniform(0.5, 1.5, 23)
NESTS, EACH, AGAIN = "in front of", "at each access", "by computing the addresses again"

#: Per kernel: how many weights there are, m, k, and where the plan says that addresses are noted (nowhere: no copies).
CASES: dict[str, tuple[int, int, int, set[str]]] = {
    "backwards": (27, 9, 0, {NESTS}),
    "grid": (42, 6, 7, {NESTS}),
    "triangle": (36, 6, 0, {NESTS}),
    "own_window": (16, 5, 9, {NESTS}),
    "chosen": (12, 9, 3, {AGAIN}),
    "until": (20, 20, 0, {AGAIN}),
    "computed": (12, 9, 3, {EACH}),
    "listed_by_itself": (40, 3, 4, {EACH}),
    "listed_in_rows": (40, 4, 2, {AGAIN}),
    "test_in_the_middle": (9, 5, 8, {NESTS}),
    "walking": (30, 7, 8, {NESTS}),
    "both": (30, 9, 7, {NESTS, AGAIN}),
}


@cache
def module(parallel: bool) -> Any:
    flags = "-fopenmp" if parallel else "-Wno-source-uses-openmp"
    return irad.compile(SOURCE, flags=flags, options=reference_options(not parallel))


def gradient(name: str, *arguments: Any, parallel: bool = True) -> np.ndarray:
    return irad.grad(module(parallel)[name], wrt="w")(*arguments)  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", CASES)
def test_gradient(name: str) -> None:
    size, m, k, _ = CASES[name]
    weights = RNG.uniform(0.5, 1.5, size)
    for runs in (m, 1, 0):
        wanted = gradient(name, weights, X, len(X), runs, k, parallel=False)
        for threads in (1, 2, 3):
            with team(threads):
                found = gradient(name, weights, X, len(X), runs, k)
            np.testing.assert_allclose(found, wanted, rtol=1e-13, atol=1e-13)


def test_gradient_through_an_index() -> None:
    which = RNG.integers(0, 9, len(X)).astype(np.int32)
    weights = RNG.uniform(0.5, 1.5, 27)
    wanted = gradient("threes", weights, X, which, len(X), parallel=False)
    for threads in (1, 2, 3):
        with team(threads):
            found = gradient("threes", weights, X, which, len(X))
        np.testing.assert_allclose(found, wanted, rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("name", CASES)
def test_plan(name: str) -> None:
    made = irad.autodiff(module(True)[name], irad.Dup, *[irad.Const] * 4)
    said = [line for line in made.plan.splitlines() if "  w: where" in line]
    assert {words for words in (NESTS, EACH, AGAIN) if any(words in line for line in said)} == CASES[name][3], said
