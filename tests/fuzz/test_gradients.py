"""Random programs: every gradient that irad makes agrees with the oracle's.

Many more run with `python -m tests.fuzz.harness --seeds 0:20000 --levels O0,O1,O2,O3`.
"""

from __future__ import annotations

from collections import Counter

import pytest

import irad

from .harness import describe, run_seeds

LEVELS = ("O0", "O1", "O2", "O3")
PROGRAMS = 500
CHUNK = 25
FEWEST_DECIDED = 0.5
"""The part of the programs that has to tell right from wrong; the others are discarded."""


def chunks() -> list[tuple[str, range]]:
    """All seeds, each at one level, in parts that end soon."""
    step = len(LEVELS)
    found = []
    for first, level in enumerate(LEVELS):
        seeds = range(first, PROGRAMS, step)
        found += [(level, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]
    return found


def name_of(value: str | range) -> str:
    """A part's name in pytest's output."""
    return f"from{value[0]}" if isinstance(value, range) else value


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Load irad once: the processes that run the cases are copies of this one."""
    irad.autodiff(irad.compile("double f(double x) { return x * x; }", lang="c").f)(2.0)


@pytest.mark.parametrize(("level", "seeds"), chunks(), ids=name_of)
def test_gradients_of_random_programs(level: str, seeds: range) -> None:
    outcomes = list(run_seeds(seeds, [level]))
    failures = [describe(kernel, outcome) for kernel, outcome in outcomes if outcome.failed]
    assert not failures, "\n\n".join(failures)
    counts = Counter(outcome.status for _, outcome in outcomes)
    assert counts["ok"] >= FEWEST_DECIDED * len(seeds), counts


def test_every_seed_runs_once() -> None:
    seeds = [seed for _, part in chunks() for seed in part]
    assert sorted(seeds) == list(range(PROGRAMS))
