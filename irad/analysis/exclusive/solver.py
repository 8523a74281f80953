"""The proof with an SMT solver (z3).

For two iterations of the loop, whose values are different unknowns but for what does not change, the solver is told
what the primal's freedom from races says: an address that one writes is not touched by the other. Then it is asked
whether two increments can meet. The method is that of FormAD: J. Hückelheim and L. Hascoët, "Automatic differentiation
of parallel loops with formal methods", ICPP 2022.

z3's older solver of arithmetic finds these proofs several times as fast as the newer one, and is as quick to say that
it finds none. The newer one is better at finding numbers that satisfy something. That is asked of an *example*, in
which all that the iterations have in common is known: lengths are small primes, and arrays lie far from each other. So
it is seen that increments do meet, and that what the solver has been told is no contradiction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from irad.analysis.exclusive.access import Access
from irad.analysis.exclusive.affine import Form
from irad.analysis.exclusive.paths import Condition, Paths
from irad.analysis.exclusive.smtlib import Term, Truth, both, implied, negated
from irad.analysis.exclusive.terms import Terms, World
from irad.ir.instructions import Block
from irad.ir.values import Value

PROVED, MEET, UNDECIDED, CONTRADICTION = "proved", "meet", "undecided", "contradiction"

_PROVER, _FINDER = 2, 6
"""The numbers of z3's solvers of arithmetic."""
_PACE = {_PROVER: 50_000, _FINDER: 2_500}
"""What they count as effort (`rlimit`) in a millisecond, about: a limit by effort gives the same answer always."""
_MOST_FACTS = 400
_LONGEST_MS = 2000
"""The time after which a check is given up, should its effort not tell how long it takes."""


@dataclass(eq=False)
class Question:
    """Asks about pairs of increments of one loop.

    facts: accesses of the primal; two with one value are known to be apart, and not told. straight: forms that are true
    of integers (`irad.analysis.exclusive.straight`). effort: for all pairs together, in about milliseconds.
    """

    z3: Any
    world: World
    paths: Paths
    facts: Mapping[Access, Value | None]
    straight: Callable[[Access], Form | None]
    effort: float
    _place: tuple[Block, Block] | None = None
    _solver: Any = None
    _added: int = 0
    _named: int = 0
    _conditions: list[Truth] = field(default_factory=list)
    _told: list[Truth] = field(default_factory=list)
    _possible: str = ""
    _meetings: dict[tuple[Access, Access], Truth | None] = field(default_factory=dict)
    _used: int = 0

    def __post_init__(self) -> None:
        world = self.world
        world.first = self.first = Terms(world, 0)
        self.second = Terms(world, 1)
        for terms in (self.first, self.second):
            terms.integer(world.counter.phi)
            terms.step(world.loop)
        self._context = self.z3.Context()  # one for each loop, so that answers do not depend on what was asked before
        self._free_from_races = world.book.unknown("Bool")
        """Given where facts may be used: so the solver tells if it has used them."""
        self._literal = self.z3.Bool(self._free_from_races.text, self._context)

    def ask(self, a: Access, b: Access) -> str:
        """Whether `a` in one iteration and `b` in another one can touch the same byte."""
        z3 = self.z3
        goal = self._meet(a, b)
        self._enter(a, b)
        solver = self._solver
        self._tell(solver, self.world.always[self._added :])
        self._added = len(self.world.always)
        solver.push()
        self._tell(solver, [goal])
        found = self._check(solver, _PROVER, 3, self._literal)
        needed = found == z3.unsat and bool(solver.unsat_core())
        solver.pop()
        if found == z3.unknown:
            given = [*self._conditions, *self._told, goal]
            found, needed = self._check(self._fresh(_FINDER, given, example=True), _FINDER, 2), True
            if found == z3.unsat:  # for these lengths; so it may be for all
                found = self._check(self._fresh(_FINDER, given), _FINDER, 4)
        if found == z3.unsat:
            return self._are_possible() if needed else PROVED
        return MEET if found == z3.sat else UNDECIDED

    def _are_possible(self) -> str:
        """Whether something has been proved by what the solver was told: that must be no contradiction in itself."""
        if not self._possible:
            z3, given = self.z3, [*self._conditions, *self._told]
            possible = self._check(self._fresh(_FINDER, given, example=True), _FINDER, 4)
            if possible != z3.sat:
                possible = self._check(self._fresh(_FINDER, given), _FINDER, 4)
            self._possible = PROVED if possible == z3.sat else UNDECIDED
            if possible == z3.unsat:
                # two iterations never come to these two places, or else something is wrong
                impossible = self._check(self._fresh(_PROVER, self._conditions), _PROVER, 3) == z3.unsat
                self._possible = PROVED if impossible else CONTRADICTION
        return self._possible

    def _enter(self, a: Access, b: Access) -> None:
        """Tell a solver what holds when the blocks of two accesses run."""
        if (a.block, b.block) == self._place:
            return
        self._place, self._possible = (a.block, b.block), ""
        self._conditions = [*self._holding(a, self.first), *self._holding(b, self.second)]
        self._told = self._facts(a, b)
        self._conditions += [*self._around(a, self.first), *self._around(b, self.second)]
        given = [*self._conditions, *(implied([self._free_from_races], fact) for fact in self._told)]
        self._solver = self._fresh(_PROVER, given)
        self._added, self._named = len(self.world.always), len(self.world.book)

    def _fresh(self, kind: int, given: list[Truth], example: bool = False) -> Any:
        """A solver that knows what has been said of all terms, and what is given."""
        solver = self.z3.SimpleSolver(ctx=self._context)
        solver.set("arith.solver", kind)
        solver.from_string(self.world.book.script([*self.world.always, *given], example=example))
        return solver

    def _tell(self, solver: Any, claims: Sequence[Truth]) -> None:
        """Tell the place's solver more; it remembers names."""
        solver.from_string(self.world.book.script(claims, self._named))
        self._named = len(self.world.book)

    def _check(self, solver: Any, kind: int, longest: float, *assumed: Any) -> Any:
        """What a solver finds with an effort of at most so many milliseconds."""
        most = int(min(self.effort, longest) * _PACE[kind])
        if most <= 0:
            return self.z3.unknown
        solver.set("rlimit", most)
        solver.set("timeout", _LONGEST_MS)
        found = solver.check(*assumed)
        statistics = solver.statistics()
        if "rlimit count" in statistics.keys():  # noqa: SIM118 (its own kind of object)
            now = statistics.get_key_value("rlimit count")
            self.effort -= max(0, now - self._used) / _PACE[kind]
            self._used = now
        return found

    def _holding(self, access: Access, terms: Terms) -> list[Truth]:
        return [self._holds(c, terms) for c in self.paths.necessary(access.block)]

    def _holds(self, condition: Condition, terms: Terms) -> Truth:
        found = terms.truth(condition[0])
        return found if condition[1] else negated(found)

    def _around(self, access: Access, terms: Terms) -> list[Truth]:
        """What the loops around an access say of their induction variables."""
        found: list[Truth] = []
        for of in (self.world.common, terms):
            for loop, limits in of.loops.items():
                if access.block in loop.blocks:
                    found += limits
        return found

    def _meet(self, a: Access, b: Access) -> Truth:
        left, right = self.first.place(a.pointer), self.second.place(b.pointer)
        distance: Term | None = left.term - right.term
        if not left.differs_plainly(right):
            distance = self._between_forms(a, b)
        if distance is None:
            distance = left.term - right.term - self.world.book.unknown() * (1 << 64)
        return both([distance < b.size, -distance < a.size])

    def _between_forms(self, a: Access, b: Access) -> Term | None:
        """The distance between two accesses that are straight."""
        mine, theirs = self.straight(a), self.straight(b)
        if mine is None or theirs is None or mine.base != theirs.base or mine.stride != theirs.stride:
            return None
        common = self.world.common
        strides = self.world.apart * common.polynomial(mine.stride)
        distance = common.polynomial(mine.rest - theirs.rest) - strides
        for form, terms, sign in ((mine, self.first, 1), (theirs, self.second, -1)):
            for term in form.inner:
                distance = distance + terms.step(term.loop) * common.polynomial(term.coefficient) * sign
        return distance

    def _facts(self, a: Access, b: Access) -> list[Truth]:
        settled = [f for f in self.facts if self.paths.is_settled(f.pointer, f.block)]
        mine = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, a.block)) is not None]
        theirs = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, b.block)) is not None]
        found: list[Truth] = []
        for w, if_w in mine:
            for x, if_x in theirs:
                if not (w.writes or x.writes) or len(found) >= _MOST_FACTS:
                    continue
                if self.facts[w] is not None and self.facts[w] is self.facts[x]:
                    continue
                meeting = self._same_object(w, x)
                if meeting is None:
                    continue
                given = [self._holds(c, self.first) for c in if_w] + [self._holds(c, self.second) for c in if_x]
                found.append(implied(given, negated(meeting)))
        return found

    def _same_object(self, w: Access, x: Access) -> Truth | None:
        """That two accesses touch a common byte; None where their addresses have nothing in common."""
        key = (w, x)
        if key not in self._meetings:
            left, right = self.first.place(w.pointer), self.second.place(x.pointer)
            distance = left.term - right.term
            same = left.root.is_same(right.root)
            self._meetings[key] = both([distance < x.size, -distance < w.size]) if same else None
        return self._meetings[key]


__all__ = ["CONTRADICTION", "MEET", "PROVED", "UNDECIDED", "Question"]
