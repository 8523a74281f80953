"""The question whether increments can meet, as text for an SMT solver.

For two iterations of the loop, whose values are different unknowns but for what does not change, it is said what the
primal's freedom from races says: an address that one writes is not touched by the other. Then it is asked whether two
increments can meet. The method is that of FormAD: J. Hückelheim and L. Hascoët, "Automatic differentiation of parallel
loops with formal methods", ICPP 2022.

All pairs of increments are one text, with a *switch* (an unknown truth) for each pair, and one for each *case*: that
two accesses are in certain blocks. So one solver serves them all, together or one by one. The *example* is the same
text where all that the iterations have in common is known: lengths are small primes, and arrays lie far from each
other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.smt.proof_cache import PROVED, Answer, Answers, key_of
from irad.analysis.dependence.smt.smt_encoding import SmtEncoder, SmtWorld
from irad.analysis.dependence.smt.smtlib import SmtTerm, Truth, both, either, implied, negated
from irad.analysis.dependence.smt.z3_solver import QueryText, Z3Search
from irad.analysis.path_conditions import Condition, PathConditions
from irad.ir.instructions import Block
from irad.ir.values import Value

_MOST_FACTS = 400
_TOGETHER = 12
"""How many pairs are asked about at once."""
_OPENING = 2.0
"""What it costs to ask at all, whatever is asked: in the unit of efforts."""

Pair = tuple[SharedAccess, SharedAccess]


@dataclass(eq=False)
class SmtQuery:
    """Asks about pairs of increments of one loop.

    facts: accesses of the primal; two with one value are known to be apart, and not told. straight: forms that are true
    of integers (`nowrap`). solver: loads z3; gives None where it is not installed. answers:
    those that are known. effort: for all that is asked of the loop, in about milliseconds.
    """

    world: SmtWorld
    paths: PathConditions
    facts: Mapping[SharedAccess, Value | None]
    straight: Callable[[SharedAccess], AffineForm | None]
    solver: Callable[[], Any]
    answers: Answers
    effort: float
    _meetings: dict[Pair, Truth | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        world = self.world
        world.first = self.first = SmtEncoder(world, 0)
        self.second = SmtEncoder(world, 1)
        for terms in (self.first, self.second):
            terms.integer(world.counter.phi)
            terms.step(world.loop)

    def ask(self, pairs: Sequence[Pair]) -> Answer | None:
        """Whether there is a pair of which one access, in one iteration, and the other one, in another iteration, can
        touch the same byte. None where there is nobody to ask. There must be a pair."""
        for start in range(0, len(pairs), _TOGETHER):
            found = self._ask(pairs[start : start + _TOGETHER])
            if found is None or found.kind != PROVED:
                return found and replace(found, pair=start + found.pair)
        return found

    def _ask(self, pairs: Sequence[Pair]) -> Answer | None:
        self.effort -= _OPENING
        text = self._text(pairs)
        key = key_of(text.plain, text.example, repr(text.switches), repr(self.effort))
        found = self.answers.find(key, len(pairs))
        if found is None:
            z3 = self.solver()
            if z3 is None:
                return None
            search = Z3Search(z3, text, self.effort)
            found = search.answer()
            if not search.hurried:
                self.answers.keep(key, found)
        self.effort -= found.effort
        return found

    def _text(self, pairs: Sequence[Pair]) -> QueryText:
        book = self.world.book
        whole, free = book.unknown("Bool"), book.unknown("Bool")
        places = list(dict.fromkeys((a.block, b.block) for a, b in pairs))
        # what holds in the only case that there is needs no switch
        cases: list[Truth] = [True] if len(places) == 1 else [book.unknown("Bool") for _ in places]
        switches: list[SmtTerm] = [book.unknown("Bool") for _ in pairs]
        claims: list[Truth] = []
        for (a, b), switch in zip(pairs, switches, strict=True):
            claims.append(implied([switch], both([self._meet(a, b), cases[places.index((a.block, b.block))]])))
        for (one, other), case in zip(places, cases, strict=True):
            conditions = [*self._holding(one, self.first), *self._holding(other, self.second)]
            claims += [implied([case], c) for c in conditions]
            claims += [implied([case, free], fact) for fact in self._facts(one, other)]
        for (one, other), case in zip(places, cases, strict=True):  # loops are known when all has been said
            claims += [implied([case], c) for c in self._around(one, self.first)]
            claims += [implied([case], c) for c in self._around(other, self.second)]
        claims.append(implied([whole], either(switches)))
        claims = [*self.world.always, *claims]
        names = [c.text if isinstance(c, SmtTerm) else "" for c in cases]
        return QueryText(
            book.script(claims),
            book.script(claims, example=True),
            whole.text,
            free.text,
            tuple(s.text for s in switches),
            tuple(names[places.index((a.block, b.block))] for a, b in pairs),
        )

    def _holding(self, block: Block, terms: SmtEncoder) -> list[Truth]:
        return [self._holds(c, terms) for c in self.paths.necessary(block)]

    def _holds(self, condition: Condition, terms: SmtEncoder) -> Truth:
        found = terms.truth(condition[0])
        return found if condition[1] else negated(found)

    def _around(self, block: Block, terms: SmtEncoder) -> list[Truth]:
        """What the loops around a block say of their induction variables."""
        found: list[Truth] = []
        for of in (self.world.common, terms):
            for loop, limits in of.loops.items():
                if block in loop.blocks:
                    found += limits
        return found

    def _meet(self, a: SharedAccess, b: SharedAccess) -> Truth:
        left, right = self.first.place(a.pointer), self.second.place(b.pointer)
        distance: SmtTerm | None = left.term - right.term
        if not left.differs_plainly(right):
            distance = self._between_forms(a, b)
        if distance is None:
            distance = left.term - right.term - self.world.book.unknown() * (1 << 64)
        return both([distance < b.size, -distance < a.size])

    def _between_forms(self, a: SharedAccess, b: SharedAccess) -> SmtTerm | None:
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

    def _facts(self, one: Block, other: Block) -> list[Truth]:
        """What the absence of races says when two iterations come to two blocks."""
        settled = [f for f in self.facts if self.paths.is_settled(f.pointer, f.block)]
        mine = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, one)) is not None]
        theirs = [(f, c) for f in settled if (c := self.paths.sufficient(f.block, other)) is not None]
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

    def _same_object(self, w: SharedAccess, x: SharedAccess) -> Truth | None:
        """That two accesses touch a common byte; None where their addresses have nothing in common."""
        key = (w, x)
        if key not in self._meetings:
            left, right = self.first.place(w.pointer), self.second.place(x.pointer)
            distance = left.term - right.term
            same = left.root.is_same(right.root)
            self._meetings[key] = both([distance < x.size, -distance < w.size]) if same else None
        return self._meetings[key]


__all__ = ["SmtQuery"]
