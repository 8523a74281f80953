"""The search for proofs with an SMT solver (z3).

z3's older solver of arithmetic finds these proofs several times as fast as the newer one, and is as quick to say that
it finds none. The newer one is better at finding numbers that satisfy something. That is asked of the example: so it is
seen that increments do meet, and that what the solver has been told is no contradiction.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from irad.analysis.dependence.smt.proof_cache import CONTRADICTION, MEET, PROVED, UNDECIDED, Answer

_PROVER, _FINDER = 2, 6
"""The numbers of z3's solvers of arithmetic."""
_PACE = {_PROVER: 50_000, _FINDER: 2_500}
"""What they count as effort (`rlimit`) in a millisecond, about, or two where unknowns are multiplied with each other: a
limit by effort gives the same answer always."""
_LONGEST_MS = 2000
"""The time after which a check is given up, should its effort not tell how long it takes."""


class QueryText(NamedTuple):
    """A question (`smt_query`) and its switches: `whole` says that the accesses of one pair
    meet, each of `pairs` that those of that pair do, each of `cases` what holds where they are, and `free` that there
    are no races. An empty switch is always on."""

    plain: str
    example: str
    whole: str
    free: str
    pairs: tuple[str, ...]
    cases_of_pairs: tuple[str, ...]

    @property
    def cases(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.cases_of_pairs))

    @property
    def switches(self) -> tuple[object, ...]:
        return self[2:]


class Z3Search:
    """Answers one question, in a context of its own: so answers do not depend on what was asked before. effort: in
    about milliseconds."""

    def __init__(self, z3: Any, text: QueryText, effort: float) -> None:
        self._z3 = z3
        self._text = text
        self._effort = self._left = effort
        self._used = 0
        self._context = z3.Context()
        self.hurried = False
        """Whether something was given up since it took too long: the answer may be another one next time."""

    def answer(self) -> Answer:
        """All pairs are tried together, then, if no proof is found, one after another."""
        kind, pair = self._found()
        return Answer(kind, pair, self._effort - self._left)

    def _found(self) -> tuple[str, int]:
        z3, text = self._z3, self._text
        several = len(text.pairs) > 1
        found = self._check(_PROVER, self._prover, 3, text.whole, text.free)
        if found == z3.sat:
            return MEET, self._meeting(self._prover)
        if found == z3.unsat:
            needed = self._needs_facts(self._prover)
            return self._checked(text.cases if needed else ()), 0
        cases: dict[str, None] = {}
        for number, (pair, case) in enumerate(zip(text.pairs, text.cases_of_pairs, strict=True)):
            found, needed = z3.unknown, True
            if several:  # what is proved of one pair, but not of all together, takes next to nothing
                found = self._check(_PROVER, self._prover, 0.25, pair, text.free)
                needed = found == z3.unsat and self._needs_facts(self._prover)
            if found == z3.unknown:
                found = self._check(_FINDER, self._example, 2, pair, text.free)
                if found == z3.unsat:  # for these lengths; so it may be for all
                    found = self._check(_FINDER, self._finder, 3, pair, text.free)
            if found != z3.unsat:
                return (MEET if found == z3.sat else UNDECIDED), number
            cases.update(dict.fromkeys([case] if needed else []))
        return self._checked(tuple(cases)), 0

    def _meeting(self, solver: Any) -> int:
        """The number of a pair that meets in what a solver has found."""
        model = solver.model()
        met = [self._z3.is_true(model.eval(self._switch(pair))) for pair in self._text.pairs]
        return met.index(True)

    def _needs_facts(self, solver: Any) -> bool:
        """Whether a solver has used the absence of races."""
        return any(str(each) == self._text.free for each in solver.unsat_core())

    def _checked(self, cases: Sequence[str]) -> str:
        """That all is proved; unless facts that were used in some cases cannot be, or cannot be seen to be possible."""
        found = self._are_possible(cases) if cases else PROVED
        if found != PROVED and self._check(_PROVER, self._prover, 2, self._text.whole) == self._z3.unsat:
            return PROVED
        return found

    def _are_possible(self, cases: Sequence[str]) -> str:
        """Whether facts are no contradiction in themselves, in any of the cases."""
        z3, free = self._z3, self._text.free
        if self._check(_FINDER, self._example, 4, free, *cases) == z3.sat:
            return PROVED
        if len(cases) > 1:  # they need not be possible together
            middle = len(cases) // 2
            found = self._are_possible(cases[:middle])
            return found if found != PROVED else self._are_possible(cases[middle:])
        # two iterations never come to these two places, or else something is wrong
        if self._check(_PROVER, self._prover, 0.5, *cases) == z3.unsat:
            return PROVED
        found = self._check(_FINDER, self._finder, 4, free, *cases)
        if found == z3.unsat:
            return CONTRADICTION
        return PROVED if found == z3.sat else UNDECIDED

    @cached_property
    def _prover(self) -> Any:
        return self._solver(_PROVER, self._text.plain)

    @cached_property
    def _finder(self) -> Any:
        return self._solver(_FINDER, self._text.plain)

    @cached_property
    def _example(self) -> Any:
        found = self._solver(_FINDER, self._text.example)
        found.set("arith.nl.grobner", False)  # it costs much, and finds no numbers
        return found

    def _solver(self, kind: int, text: str) -> Any:
        solver = self._z3.SimpleSolver(ctx=self._context)
        solver.set("arith.solver", kind)
        solver.from_string(text)
        return solver

    def _switch(self, name: str) -> Any:
        return self._z3.Bool(name, self._context)

    def _check(self, kind: int, solver: Any, longest: float, *on: str) -> Any:
        """What a solver finds where some switches are on, with an effort of at most so many milliseconds."""
        most = int(min(self._left, longest) * _PACE[kind])
        if most <= 0:
            return self._z3.unknown
        solver.set("rlimit", most)
        solver.set("timeout", _LONGEST_MS)
        start = time.monotonic()
        found = solver.check(*(self._switch(name) for name in on if name))
        self.hurried |= found == self._z3.unknown and time.monotonic() - start >= _LONGEST_MS / 1000
        statistics = solver.statistics()
        if "rlimit count" in statistics.keys():  # noqa: SIM118 (its own kind of object)
            now = statistics.get_key_value("rlimit count")
            self._left -= max(0, now - self._used) / _PACE[kind]
            self._used = now
        return found


__all__ = ["QueryText", "Z3Search"]
