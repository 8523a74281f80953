"""Random programs: every gradient that irad makes agrees with the oracle's.

Many more run with `python -m tests.fuzz --seeds 0:20000 --levels all`.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, groupby

import pytest

import irad
from tests.programs.levels import options_for
from tests.sampling import sample

from .families import SIBLINGS
from .fortran_sibling import flang
from .harness import describe, run_seeds
from .siblings import Sibling

PROGRAMS = {
    "c": 80, "heaps": 48, "fortran": 24, "numba": 4, "parallel": 8, "parallel-fortran": 2, "parallel-numba": 1,
}  # fmt: skip
"""How many of each language; of the longer rows `make test` takes a sample."""

CHUNK = 10
FEWEST_DECIDED = 0.5
"""The part of the programs that has to tell right from wrong; the others are discarded or refused."""

WAITING = {
    "heaps": {
        "cannot tell": "clearing and moving objects whose members nothing names",
        "cannot follow the bits": "moving overlapping objects byte by byte",
    },
    "fortran": {"cannot differentiate the call of '_Fortran": "array assignments that flang leaves to its library"},
}
"""What programs may be refused for, by language: a part of the message, and what programs do to get it."""


def chunks() -> list[tuple[str, str, range]]:
    """All seeds, each at one level, in parts that end soon."""
    found = []
    for name, count in PROGRAMS.items():
        levels = SIBLINGS[name].levels
        for first, level in enumerate(levels):
            seeds = range(first, count, len(levels))
            found += [(name, level, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]
    return found


def chosen() -> list[tuple[str, str, range]]:
    """The first of two parts of each language and level."""
    rows = (list(row) for _, row in groupby(chunks(), key=lambda part: part[:2]))
    return [part for row in rows for part in sample(row, 2)]


def name_of(value: str | range) -> str:
    """A part's name in pytest's output."""
    return f"from{value[0]}" if isinstance(value, range) else value


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Load irad once: the processes that run the cases are copies of this one."""
    irad.autodiff(irad.compile("double f(double x) { return x * x; }", lang="c").f)(2.0)


@pytest.mark.parametrize(("language", "level", "seeds"), chosen(), ids=name_of)
def test_gradients_of_random_programs(language: str, level: str, seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_OPT_LEVEL", str(options_for(level).opt_level))
    sibling = SIBLINGS[language]
    if "fortran" in language and flang() is None:
        pytest.skip("there is no flang here")
    outcomes = list(run_seeds(seeds, [level], sibling=sibling))
    waiting = WAITING.get(language, {})
    failures = [
        describe(program, outcome, sibling)
        for program, outcome in outcomes
        if outcome.failed and not (outcome.status == "refused" and any(w in outcome.detail for w in waiting))
    ]
    assert not failures, "\n\n".join(failures)
    counts = Counter(outcome.status for _, outcome in outcomes)
    assert counts["ok"] >= fewest(sibling) * len(seeds), counts


def fewest(sibling: Sibling) -> float:
    """How much of a part must be decided: less where some programs are known to be refused."""
    return FEWEST_DECIDED if sibling.name not in WAITING else 0.3


def test_every_seed_runs_once() -> None:
    for name, count in PROGRAMS.items():
        seeds = chain.from_iterable(part for language, _, part in chunks() if language == name)
        assert sorted(seeds) == list(range(count))
