"""Parallel regions whose arrays are reached through pointers in memory."""

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

SOURCE = Path(__file__).with_name("openmp_loaded.c")
N, M = 50, 5

KERNELS = (
    "members chain now_and_then swapped structures rows global_array global_pointer global_in_a_function time_steps "
    "nested one_array one_thread structure_by_value pointer_by_reference with_exit constants called "
    "through_two_pointers in_rounds shifted"
).split()

#: Functions with a region, the activities of their arguments, and what the plan says of arrays that threads share.
PLANS: dict[str, tuple[str, dict[str, str]]] = {
    "each": ("d", {"p->x": "plain", "p->w": "reduction"}),
    "through": ("dc", {"o->inner->x": "plain", "o->inner->w": "reduction"}),
    "list": ("ddcc", {"rows[0]": "reduction", "rows[1]": "plain"}),
    "global_array": ("dddcc", {"table": "reduction", "x": "plain"}),
    "global_pointer": ("dddcc", {"current": "reduction", "x": "plain"}),
    "steps": ("dc", {"p->x": "plain, in two parts", "p->w": "reduction"}),
    "called": ("dddcc", {"large": "atomic"}),
    "groups": ("d", {"p->x": "reduction", "p->w": "reduction"}),
    "rounds": ("d", {"p->x": "reduction", "p->w": "reduction"}),
    "products": ("d", {"p->x": "plain", "p->w": "plain"}),
    "leaving": ("dc", {"p->x": "plain", "p->w": "reduction"}),
}


@cache
def compiled(parallel: bool, level: str) -> Any:
    flags = [level, "-fopenmp" if parallel else "-Wno-source-uses-openmp"]
    return irad.compile(SOURCE, flags=flags, options=reference_options(not parallel))


@cache
def _gradient(name: str, parallel: bool, level: str, threads: int) -> tuple[Any, tuple[np.ndarray, ...]]:
    """The gradient function after a call, and arrays and shadows that the call has left."""
    rng = np.random.default_rng(5)
    x, w, out = rng.uniform(0.5, 1.5, N), rng.uniform(0.5, 1.5, N), np.zeros(N)
    dx, dw, dout = np.ones(N), np.zeros(N), np.cos(np.arange(N))
    made = _derived(name, parallel, level)
    with team(threads):
        made(x, dx, w, dw, out, dout, N, M)
    return made, (x, w, out, dx, dw, dout)


@cache
def _derived(name: str, parallel: bool, level: str) -> Any:
    return irad.autodiff(compiled(parallel, level)[name], *[irad.Dup] * 3, irad.Const, irad.Const)


def _compare(name: str, level: str, teams: tuple[int, ...]) -> None:
    _, serial = _gradient(name, False, "-O2", 1)
    for threads in teams:
        made, shared = _gradient(name, True, level, threads)
        for one, other in zip(serial, shared, strict=True):
            np.testing.assert_allclose(other, one, rtol=1e-12, atol=1e-13)
        assert "__kmpc_fork_call" in made.ir


@pytest.mark.parametrize("name", KERNELS)
def test_gradient(name: str) -> None:
    _compare(name, "-O2", (1, 2, 3, 8))


@pytest.mark.parametrize("name", ["members", "rows", "pointer_by_reference", "structure_by_value"])
def test_unoptimised_code(name: str) -> None:
    _compare(name, "-O0", (2,))


def _shared(plan: Any) -> dict[str, set[str]]:
    """The verdicts on each array that threads share."""
    found: dict[str, set[str]] = {}
    for section in str(plan).split("memory that threads share:")[1:]:
        for line in section.split("\n\n")[0].splitlines():
            said = re.match(r" +(.+?): (plain, in two parts|plain|reduction|atomic)\b", line)
            if said is not None:
                found.setdefault(said[1], set()).add(said[2])
    return found


@pytest.mark.parametrize("name", sorted(PLANS))
def test_plan(name: str) -> None:
    kinds, verdicts = PLANS[name]
    made = irad.autodiff(compiled(True, "-O2")[name], *({"d": irad.Dup, "c": irad.Const}[k] for k in kinds))
    said = _shared(made.plan)
    for array, verdict in verdicts.items():
        assert said.get(array) == {verdict}, said


@pytest.mark.parametrize("threads", [1, 2])
def test_nothing_to_do(threads: int) -> None:
    """Where there is no iteration, no pointer is followed."""
    made = irad.autodiff(compiled(True, "-O2")["nothing_to_do"], irad.Dup, irad.Const)
    x, dx = np.full(3, 2.0), np.zeros(3)
    with team(threads):
        made(x, dx, 3)
    np.testing.assert_array_equal(dx, [4.0, 0.0, 0.0])


def test_numbers_that_are_the_same_everywhere_are_constants() -> None:
    plan = str(_derived("constants", True, "-O2").plan).split("\nparallel region")[1]
    captured = plan.split("arguments:")[1].split("\n  loops:")[0]
    assert " x: " in captured
    assert "count" not in captured
    assert "step" not in captured


@pytest.mark.parametrize("name", ["listed", "listed_in_tasks"])
def test_lists_beside_a_structure(name: str) -> None:
    """What is written through the structure's pointers is not written into lists of numbers."""
    kinds = [irad.Dup] * 3 + [irad.Const] * 3
    found = []
    for parallel, threads in ((False, 1), (True, 1), (True, 3)):
        rng = np.random.default_rng(5)
        arrays = [rng.uniform(0.5, 1.5, N) for _ in range(6)]
        x, dx, w, dw, out, dout = arrays
        with team(threads):
            made = irad.autodiff(compiled(parallel, "-O2")[name], *kinds)
            made(x, dx, w, dw, out, dout, rng.permutation(N).astype(np.int32), N, M)
        found.append(arrays)
    for one, serial, alone in zip(found[2], found[0], found[1], strict=True):
        np.testing.assert_allclose(one, serial, rtol=1e-12)
        np.testing.assert_allclose(alone, serial, rtol=1e-12)
