"""The proof with an SMT solver (z3).

For two iterations of the loop, whose values are different unknowns but for what does not change, the solver is told
what the primal's freedom from races says: an address that one writes is not touched by the other. Then it is asked
whether two increments can meet. The method is that of FormAD: J. Hückelheim and L. Hascoët, "Automatic differentiation
of parallel loops with formal methods", ICPP 2022.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from irad.analysis.exclusive.access import Access
from irad.analysis.exclusive.affine import Form
from irad.analysis.exclusive.paths import Condition, Paths
from irad.analysis.exclusive.terms import Terms, World
from irad.ir.instructions import Block

PROVED, MEET, UNDECIDED, CONTRADICTION = "proved", "meet", "undecided", "contradiction"

_EFFORT = 1000
"""What z3 counts as its effort (`rlimit`) in a millisecond, about: a limit by effort gives the same answer always."""
_MOST_FACTS = 400


@dataclass(eq=False)
class Question:
    """Asks about pairs of increments of one loop.

    facts: accesses of the primal. straight: forms that are true of integers (`irad.analysis.exclusive.straight`).
    Limits: `timeout_ms` for all pairs together, as effort; the time that passes may be ten times as long.
    """

    world: World
    paths: Paths
    facts: Sequence[Access]
    straight: Callable[[Access], Form | None]
    timeout_ms: int
    _added: int = 0
    _outside: int = 0
    _place: tuple[Block, Block] | None = None
    _state: str = UNDECIDED
    _impossible: bool = False
    _meetings: dict[tuple[Access, Access], Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        world = self.world
        world.first = self.first = Terms(world, 0)
        self.second = Terms(world, 1)
        for terms in (self.first, self.second):
            terms.integer(world.counter.phi)
            terms.step(world.loop)
        self._solver = world.z3.Solver(ctx=world.context)
        self._left = self.timeout_ms * _EFFORT
        self._end = time.monotonic() + self.timeout_ms / 100
        self._used = 0

    def ask(self, a: Access, b: Access) -> str:
        """Whether `a` in one iteration and `b` in another one can touch the same byte."""
        z3, solver = self.world.z3, self._solver
        goal = self._meet(a, b)
        state = self._enter(a, b)
        if state != PROVED:
            return CONTRADICTION if state == CONTRADICTION else UNDECIDED
        if self._impossible:
            return PROVED
        self._tell()
        solver.push()
        solver.add(goal)
        found = self._check()
        solver.pop()
        return PROVED if found == z3.unsat else MEET if found == z3.sat else UNDECIDED

    def _enter(self, a: Access, b: Access) -> str:
        """Tell the solver what holds when the blocks of two accesses run, and whether that is possible at all."""
        place = (a.block, b.block)
        if place == self._place:
            return self._state
        solver = self._solver
        if self._place is not None:
            solver.pop()
            self._added = self._outside
        conditions = [*self._conditions(a, self.first), *self._conditions(b, self.second)]
        facts = list(self._facts(a, b))
        conditions += [*self._around(a, self.first), *self._around(b, self.second)]
        self._tell()
        self._outside = self._added
        self._place = place
        solver.push()
        solver.add(*conditions)
        solver.push()
        solver.add(*facts)
        possible = self._check()
        solver.pop()
        self._impossible = False
        self._state = PROVED if possible == self.world.z3.sat else UNDECIDED
        if possible == self.world.z3.unsat:
            # two iterations never come to these two places, or else something is wrong
            self._impossible = self._check() == self.world.z3.unsat
            self._state = PROVED if self._impossible else CONTRADICTION
        solver.add(*facts)
        return self._state

    def _tell(self) -> None:
        """Hand what has been said of terms since to the solver."""
        self._solver.add(*self.world.always[self._added :])
        self._added = len(self.world.always)

    def _check(self) -> Any:
        left = int((self._end - time.monotonic()) * 1000)
        if self._left <= 0 or left <= 0:
            return self.world.z3.unknown
        self._solver.set("rlimit", self._left)
        self._solver.set("timeout", left)
        found = self._solver.check()
        statistics = self._solver.statistics()
        if "rlimit count" in statistics.keys():  # noqa: SIM118 (its own kind of object)
            now = statistics.get_key_value("rlimit count")
            self._left -= max(0, now - self._used)
            self._used = now
        return found

    def _conditions(self, access: Access, terms: Terms) -> list[Any]:
        return [self._holds(c, terms) for c in self.paths.necessary(access.block)]

    def _holds(self, condition: Condition, terms: Terms) -> Any:
        found = terms.truth(condition[0])
        if isinstance(found, bool):
            return found == condition[1]
        return found if condition[1] else self.world.z3.Not(found)

    def _around(self, access: Access, terms: Terms) -> list[Any]:
        """What the loops around an access say of their induction variables."""
        found = []
        for of in (self.world.common, terms):
            for loop, limits in of.loops.items():
                if access.block in loop.blocks:
                    found += limits
        return found

    def _meet(self, a: Access, b: Access) -> Any:
        left, right = self.first.place(a.pointer), self.second.place(b.pointer)
        distance = left.term - right.term
        if not left.differs_plainly(right):
            distance = self._between_forms(a, b)
        if distance is None:
            distance = left.term - right.term - self.world.integer() * (1 << 64)
        return self.world.z3.And(distance < b.size, -distance < a.size)

    def _between_forms(self, a: Access, b: Access) -> Any:
        """The distance between two accesses that are straight."""
        mine, theirs = self.straight(a), self.straight(b)
        if mine is None or theirs is None or mine.base != theirs.base or mine.stride != theirs.stride:
            return None
        common = self.world.common
        distance = common.polynomial(mine.rest - theirs.rest) - common.polynomial(mine.stride) * self.world.apart
        for form, terms, sign in ((mine, self.first, 1), (theirs, self.second, -1)):
            for term in form.inner:
                distance = distance + common.polynomial(term.coefficient) * terms.step(term.loop) * sign
        return distance

    def _facts(self, a: Access, b: Access) -> list[Any]:
        z3 = self.world.z3
        settled = [f for f in self.facts if self.paths.is_settled(f.pointer, f.block)]
        mine = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, a.block)) is not None]
        theirs = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, b.block)) is not None]
        found: list[Any] = []
        for w, if_w in mine:
            for x, if_x in theirs:
                if not (w.writes or x.writes) or len(found) >= _MOST_FACTS:
                    continue
                meeting = self._same_object(w, x)
                if meeting is None:
                    continue
                given = [self._holds(c, self.first) for c in if_w] + [self._holds(c, self.second) for c in if_x]
                apart = z3.Not(meeting)
                found.append(z3.Implies(z3.And(*given), apart) if given else apart)
        return found

    def _same_object(self, w: Access, x: Access) -> Any:
        """That two accesses touch a common byte; None where their addresses have nothing in common."""
        key = (w, x)
        if key not in self._meetings:
            left, right = self.first.place(w.pointer), self.second.place(x.pointer)
            distance = left.term - right.term
            same = bool(left.root.eq(right.root))
            self._meetings[key] = self.world.z3.And(distance < x.size, -distance < w.size) if same else None
        return self._meetings[key]


__all__ = ["CONTRADICTION", "MEET", "PROVED", "UNDECIDED", "Question"]
