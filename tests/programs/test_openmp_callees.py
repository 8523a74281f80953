"""Functions that are called in parallel regions are inlined there before anything is decided."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.transform.openmp import inline_callees
from tests.programs.openmp_team import team

SOURCE = Path(__file__).with_name("openmp_callees.c")
RNG = np.random.default_rng(12)
N, M = 23, 6
X, W, Y = RNG.uniform(0.5, 1.1, N * M), RNG.uniform(0.5, 1.1, M), RNG.uniform(0.5, 1.1, N)

#: Per kernel: what of the functions that it calls is still called, by threads or elsewhere.
CASES: dict[str, set[str]] = {
    "one_level": set(),
    "two_levels": set(),
    "in_place": set(),
    "global_table": set(),
    "orphaned": set(),
    "inside_and_outside": {"dot"},
    "in_tasks": set(),
    "recursive": {"tree"},
    "in_turn": {"even"},
}


@cache
def _module(parallel: bool, more: str = "") -> Any:
    """`more` is what makes another module of it, of which nothing is known yet."""
    flags = ["-fopenmp" if parallel else "-Wno-source-uses-openmp"]
    return irad.compile(SOURCE.read_text() + more, lang="c", flags=flags)


def _derivative(module: Any, name: str) -> Any:
    return irad.autodiff(module[name], *[irad.Dup] * 3, *[irad.Const] * 2)


def _gradient(derivative: Any) -> list[np.ndarray]:
    given = [X.copy(), W.copy(), Y.copy()]
    shadows = [np.zeros_like(X), np.zeros_like(W), np.linspace(0.5, 1.5, N)]
    derivative(*[a for pair in zip(given, shadows, strict=True) for a in pair], N, M)
    return [*shadows, *given]


def _called(derivative: Any) -> set[str]:
    return set(re.findall(r"^ *(\w+) \((?:line \d+|block [^)]*)\): differentiated", str(derivative.plan), re.MULTILINE))


def _check(name: str, module: Any) -> None:
    wanted = _gradient(_derivative(_module(False), name))
    derivative = _derivative(module, name)
    for threads in (1, 2, 3, 8):
        with team(threads):
            found = _gradient(derivative)
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", CASES)
def test_gradient(name: str) -> None:
    _check(name, _module(True))
    plan = str(_derivative(_module(True), name).plan)
    assert _called(_derivative(_module(True), name)) == CASES[name], plan
    assert "atomic, because" not in plan


@pytest.mark.parametrize("name", ["two_levels", "in_place", "global_table", "orphaned"])
def test_too_large(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not inlined is differentiated as what other threads run as well."""
    monkeypatch.setattr(inline_callees, "_MOST", 0)
    module = _module(True, "void nothing(void) {}\n")
    _check(name, module)
    assert _called(_derivative(module, name))


def test_what_runs_as_it_is() -> None:
    """The program keeps its calls."""
    primal = _module(True)["two_levels"]
    x, y = X.copy(), Y.copy()
    primal(x, W, y, N, M)
    rows = X.reshape(N, M)
    np.testing.assert_allclose(y, (np.sin(rows @ W) + (rows**2).sum(axis=1)) * Y, rtol=1e-12)
    text = primal.kernel.program._pieces.text({})
    assert "@irad.inlined." not in text
    assert re.search(r"call\b[^\n]* @layer\(", text)
    assert re.search(r"call\b[^\n]* @dot\(", text)
