"""Tables of rows in parallel loops: additions are plain where rows are apart, and right where they are not."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.openmp_team import team

SOURCE = Path(__file__).with_name("openmp_rows.c")
RNG = np.random.default_rng(13)
N, M = 26, 7
X = RNG.uniform(0.4, 1.2, 4 * N * M)
Y = RNG.uniform(0.4, 1.2, N)
BEHIND = N * M + 11
SHUFFLED = RNG.permutation(N)

#: Where the rows of two tables begin.
PLACES: dict[str, tuple[np.ndarray, np.ndarray]] = {
    "apart": (np.arange(N) * M, BEHIND + np.arange(N) * M),
    "downwards": (np.arange(N)[::-1] * M, BEHIND + np.arange(N) * 2 * M),
    "shuffled": (SHUFFLED * M, BEHIND + SHUFFLED[::-1] * M),
    "interleaved": (np.arange(N) * 2 * M, M + np.arange(N) * 2 * M),
    "one table": (np.arange(N) * M, np.arange(N) * M),
    "overlapping": (np.arange(N) * (M - 1), BEHIND + np.arange(N) * M),
    "one row": (np.full(N, 5), BEHIND + np.arange(N) * M),
}
#: Per kernel: what the plan says of the first table's rows.
CASES: dict[str, str] = {
    "squares": "plain: iterations use different rows",
    "handed_out": "plain: iterations use different rows",
    "neighbours": "plain, in two parts",
    "two_tables": "plain, in two parts",
    "every_third": "plain: iterations use different rows",
    "phases": "plain, in two parts",
    "tables_of_its_own": "plain: iterations use different rows",
    "own_lengths": "plain: iterations use different rows",
    "some": "plain: iterations use different rows",
    "all": "atomic",
}


@cache
def _derivative(name: str, parallel: bool) -> Any:
    module = irad.compile(SOURCE, flags=["-fopenmp" if parallel else "-Wno-source-uses-openmp"])
    return irad.autodiff(module[name], *[irad.Dup] * 3, *[irad.Const] * 2)


def _gradient(name: str, places: str, parallel: bool) -> list[np.ndarray]:
    x, y = X.copy(), Y.copy()
    dx, dy = np.zeros_like(x), np.linspace(0.5, 1.5, N)
    tables = []
    for starts in PLACES[places]:
        for array in (x, dx):
            table = (array.ctypes.data + 8 * starts).astype(np.uintp)
            if name == "own_lengths":
                table = np.column_stack((table, np.arange(N, dtype=np.uintp) % (M + 1)))
            tables.append(np.ascontiguousarray(table))
    u, du, v, dv = (t.ctypes.data for t in tables)
    _derivative(name, parallel)(u, du, v, dv, y, dy, N, M)
    return [dx, dy, y]


@pytest.mark.parametrize("name", CASES)
def test_gradient(name: str) -> None:
    made = _derivative(name, True)
    assert f": {CASES[name]}" in str(made.plan)
    # where threads wait for one another, rows that are not apart have a variant of their own
    assert ("atomicrmw" in made.ir) == (name in ("phases", "all"))
    for places in PLACES:
        wanted = _gradient(name, places, False)
        for threads in (1, 2, 3, 8):
            with team(threads):
                found = _gradient(name, places, True)
            for one, other in zip(found, wanted, strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11, err_msg=f"{places}, {threads} threads")


def test_pointers_of_threads() -> None:
    n = 40_000
    x, y, dx = RNG.uniform(0.5, 1.5, n), np.zeros(n), np.zeros(n)
    u, du = (np.array([a.ctypes.data, a.ctypes.data - 8 * (n // 2)], np.uintp) for a in (x, dx))
    made = _derivative("by_thread", True)
    assert ": atomic, because" in str(made.plan)
    with team(2):
        for _ in range(5):
            made(u.ctypes.data, du.ctypes.data, 0, 0, y, np.ones(n), n, 0)
    half = np.arange(n) < n // 2
    np.testing.assert_allclose(dx, 5 * 2 * 2 * x * half, rtol=1e-12)
