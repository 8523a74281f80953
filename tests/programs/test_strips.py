"""Parallel regions that go forward and back strip by strip: the gradient is that of the same source without OpenMP.

Strips are made as short as can be, so that there are many.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.adjoint.emit.parallel import strip_executor
from tests.programs.openmp_team import team

SOURCE = Path(__file__).parent / "strips.c"
N = 61
TOGETHER = "goes forward when the reverse sweep comes to it"


def _near(n: int) -> np.ndarray:
    """Indices near their row, three each."""
    return np.clip(np.arange(n)[:, None] + [-2, 0, 3], 0, n - 1).astype(np.int32).ravel()


def _around(n: int) -> np.ndarray:
    """The same on a ring: the first rows lead to the end."""
    return ((np.arange(n)[:, None] + [-2, 0, 3]) % n).astype(np.int32).ravel()


def _anywhere(n: int) -> np.ndarray:
    return np.random.default_rng(3).integers(n, size=3 * n).astype(np.int32)


X, Y = np.linspace(0.3, 1.6, N), np.zeros(N)
PLANE = np.linspace(0.2, 1.9, 17 * 13)
ROWS = np.concatenate([[0], np.cumsum(np.arange(N) % 4)]).astype(np.int32)
LENGTHS = (np.arange(N) % 5).astype(np.int32)
CASES: dict[str, tuple[Any, ...]] = {
    "pointwise": (X, Y, N),
    "in_place": (X, N),
    "stencil": (X, Y, N),
    "plane": (PLANE, 0 * PLANE, 17, 13),
    "inner": (X, X[::-1].copy(), N),
    "mean": (X, N),
    "twice": (X, X[::-1].copy(), N),
    "weighted": (X, 0.7, Y, N),
    "matrix_vector": (PLANE, X[:13].copy(), np.zeros(17), 17, 13),
    "thirteen_columns": (PLANE, X[:13].copy(), np.zeros(17), 17),
    "ragged": (LENGTHS, X, Y, N),
    "until": (X, Y, N),
    "gather": (_near(N), X, Y, N),
    "gather around": (_around(N), X, Y, N),
    "gather anywhere": (_anywhere(N), X, Y, N),
    "lagged": (X, X[::-1].copy(), Y, N, 0),
    "lagged in one": (X, X[::-1].copy(), Y, N, 1),
    "weighted_gather": (_near(N), X[:3].copy(), X, Y, N),
    "weighted_gather around": (_around(N), X[:3].copy(), X, Y, N),
    "weighted_gather anywhere": (_anywhere(N), X[:3].copy(), X, Y, N),
    "mixed": (_near(N)[::3].copy(), X, X[::-1].copy(), Y, N),
    "mixed anywhere": (_anywhere(N)[:N].copy(), X, X[::-1].copy(), Y, N),
    "two_loops": (X, Y, np.zeros(N // 2), N),
    "last_of_all": (X, Y, N),
    "in_turn": (X, Y, 0 * X, N),
    "steps_of_four": (X, Y, N),
    "near_enough": (ROWS, _near(N), X, N, 0.105),
    "near_enough around": (ROWS, _around(N), X, N, 0.4),
    "near_enough anywhere": (ROWS, _anywhere(N), X, N, 0.4),
    "rows_and_columns": (PLANE, 0 * PLANE, 17, 13),
}
"""Regions that are run in strips."""
WHOLE = {
    "norm": ((X, N), ""),
    "by_hand": ((X, Y, N), "one block of a loop's iterations"),
    "product": ((X, N), "depends on the order of the threads"),
    "chunks": ((X, Y, N), "one block of a loop's iterations"),
    "cleared": ((X, Y, N), "no loops"),
}
"""Those that are not, and what the plan says of it."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strip_executor, "_STRIP", 4.0)


@cache
def _gradient(name: str, parallel: bool) -> Any:
    flags = ["-O2", "-fopenmp"] if parallel else ["-O2", "-fno-openmp"]
    return irad.autodiff(irad.compile(SOURCE, flags=flags)[name.split()[0]])


def _run(name: str, arguments: tuple[Any, ...], parallel: bool) -> list[np.ndarray]:
    """Shadows, returned adjoints, and what the arrays are in the end."""
    rng = np.random.default_rng(len(name))
    given: list[Any] = []
    kept = []
    for each in arguments:
        if not isinstance(each, np.ndarray):
            given.append(each)
            continue
        copy = each.copy()
        given.append(copy)
        kept.append(copy)
        if each.dtype.kind == "f":
            shadow = rng.normal(size=each.shape)
            given.append(shadow)
            kept.append(shadow)
    found = _gradient(name, parallel)(*given)
    return [*kept, *(np.atleast_1d(found) if found is not None else [])]


@pytest.mark.parametrize("threads", [2, 3, 8])
@pytest.mark.parametrize("name", [*CASES, *WHOLE])
def test_gradient(name: str, threads: int) -> None:
    arguments = CASES[name] if name in CASES else WHOLE[name][0]
    expected = _run(name, arguments, parallel=False)
    with team(threads):
        found = _run(name, arguments, parallel=True)
    assert len(found) == len(expected)
    for mine, theirs in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", CASES)
def test_regions_in_strips(name: str) -> None:
    plan = _gradient(name, parallel=True).plan
    assert TOGETHER in plan
    assert "forward and back" in plan


@pytest.mark.parametrize("name", WHOLE)
def test_whole_regions(name: str) -> None:
    plan = _gradient(name, parallel=True).plan
    assert TOGETHER not in plan
    assert WHOLE[name][1] in plan


@pytest.mark.parametrize("threads", [1, 2, 8])
@pytest.mark.parametrize("distance", [1, 5, 30])
def test_teams_that_a_program_asks_for(distance: int, threads: int) -> None:
    """One thread goes through iterations that depend on one another."""
    arguments = (X / 2, 30, distance)
    expected = _run("apart", arguments, parallel=False)
    with team(threads):
        found = _run("apart", arguments, parallel=True)
    for mine, theirs in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-12, atol=1e-12)
    assert TOGETHER in _gradient("apart", parallel=True).plan


@pytest.mark.parametrize("name", ["prefix", "outlives"])
def test_one_thread_is_the_serial_program(name: str) -> None:
    arguments = {"prefix": (X / 2, N), "outlives": (X, Y, N)}[name]
    expected = _run(name, arguments, parallel=False)
    with team(1):
        found = _run(name, arguments, parallel=True)
    for mine, theirs in zip(found, expected, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-12, atol=1e-12)


def test_few_iterations() -> None:
    """More threads, and more strips, than iterations; and none at all."""
    for n in (0, 1, 2, 3, 5):
        for name in ("pointwise", "inner", "stencil"):
            arguments = {"pointwise": (X, Y, n), "inner": (X, X, n), "stencil": (X, Y, n)}[name]
            expected = _run(name, arguments, parallel=False)
            for threads in (1, 3, 8):
                with team(threads):
                    found = _run(name, arguments, parallel=True)
                for mine, theirs in zip(found, expected, strict=True):
                    np.testing.assert_allclose(mine, theirs, rtol=1e-12, atol=1e-12)


def test_names_that_the_derivative_uses_too() -> None:
    source = """
    __attribute__((noinline)) static double each(const double *tape, double seed, int count, int number) {
        double sum = 0;
        for (int i = 0; i < count; i++)
            sum += tape[i] * tape[i] * seed * number;
        return sum;
    }
    double both(const double *tape, double seed, int count) { return each(tape, seed, count, 2) * seed; }
    """
    gradient = irad.autodiff(irad.compile(source, lang="c", flags=["-O1"]).both)
    x, dx = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    assert gradient(x, dx, 0.5, 3) == pytest.approx(2 * 2 * 14 * 0.5)
    np.testing.assert_allclose(dx, 2 * 2 * x * 0.25)
