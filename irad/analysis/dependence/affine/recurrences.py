"""What a variable gains in each iteration of a loop, where that is no constant: a number that the loop leaves as it is.

So it is where a pointer walks through a matrix by rows of a variable length (`p += lda`), or is moved on by the loop
inside, as often as that one runs: through all elements of a matrix, `*p++`. These are chains of recurrences (Bachmann,
Wang & Zima, ISSAC 1994) of which each level's step is found from the loops' trip counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.analysis.trip_count import Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, GetElementPtr, Instruction, Phi
from irad.ir.module import Module
from irad.ir.values import Value

_DEPTH = 12


@dataclass(frozen=True)
class Gain:
    """How much is added: bytes, for a pointer. exact: no addition on the way wraps around, or leaves the object. at:
    blocks; it is so for what is used in blocks that they dominate."""

    amount: Polynomial
    exact: bool = True
    at: frozenset[Block] = frozenset()

    def more(self, amount: Polynomial, exact: bool, at: frozenset[Block] = frozenset()) -> Gain:
        return Gain(self.amount + amount, self.exact and exact, self.at | at)


@dataclass
class Recurrence:
    """The gain of one variable of a loop's header. number: the value of an integer that is the same in all iterations
    of the loop, extended as wanted, and whether that is exact; None for any other. extension: how the variable itself
    is extended."""

    module: Module
    cfg: CFG
    inductions: Mapping[Phi, tuple[Loop, Induction]]
    trips: Mapping[Loop, TripCount]
    loop: Loop
    phi: Phi
    extension: str
    number: Callable[[Value, str], tuple[Polynomial, bool] | None]

    def gain(self) -> Gain | None:
        """The gain of each iteration; None if it is not known to be the same."""
        return self._of(self.phi.incoming(self.loop.latch), _DEPTH)

    def _of(self, value: Value, depth: int) -> Gain | None:
        """By how much a value differs from what the variable is in the same iteration."""
        if value is self.phi:
            return Gain(Polynomial())
        if depth == 0 or not isinstance(value, Instruction) or value.block not in self.loop.blocks:
            return None
        if isinstance(value, GetElementPtr):
            return self._moved(value, depth)
        if isinstance(value, Phi):
            return self._left(value, depth) if len(value.operands) == 1 else self._merged(value, depth)
        if value.opcode in ("add", "sub"):
            return self._added(value, depth)
        return None

    def _moved(self, gep: GetElementPtr, depth: int) -> Gain | None:
        gain = self._of(gep.base, depth - 1)
        try:
            constant, terms = gep_offset(self.module, gep.source, gep.indices)
        except TypeError:  # scalable vectors
            return None
        inside = bool({"inbounds", "nusw"} & set(gep.flags))
        total = Polynomial.number(constant)
        for index, size in terms:
            found = self.number(index, "" if index.type == T.I64 else "sext")
            if found is None:
                return None
            total, inside = total + found[0].times(size), inside and found[1]
        return gain.more(total, inside) if gain is not None else None

    def _added(self, inst: Instruction, depth: int) -> Gain | None:
        flagged = ("nuw" if self.extension == "zext" else "nsw") in inst.flags
        if self.extension and not flagged:
            return None
        left, right = inst.operands
        for one, other in ((left, right), (right, left)):
            gain, found = self._of(one, depth - 1), self.number(other, self.extension)
            if gain is not None and found is not None and (one is left or inst.opcode == "add"):
                return gain.more(found[0].times(-1 if inst.opcode == "sub" else 1), flagged and found[1])
        return None

    def _left(self, leaving: Phi, depth: int) -> Gain | None:
        """What a variable of a loop inside is when that ends, at a bound that is met exactly."""
        (value,) = leaving.operands
        inner = next((c for c in self._inside if self._carries(c, value) is not None), None)
        phi = self._carries(inner, value) if inner is not None else None
        if inner is None or phi is None:
            return self._of(value, depth - 1)
        trip, start = self.trips.get(inner), self._of(phi.incoming(inner.preheader), depth - 1)
        if trip is None or start is None or len(inner.exit_edges) != 1 or not trip.meets:
            return None
        wide = "" if trip.start.type == T.I64 else "zext" if trip.predicate[0] == "u" else "sext"
        ends = self.number(trip.bound, wide), self.number(trip.start, wide)
        if ends[0] is None or ends[1] is None or not (ends[0][1] and ends[1][1]) or trip.start.type.is_pointer:
            return None
        span = ends[0][0] - ends[1][0]
        more = int(value is not phi) - trip.delta
        if phi in self.inductions:
            induction = self.inductions[phi][1]
            promised = ("nuw" if self.extension == "zext" else "nsw") in induction.no_wrap
            if induction.step % trip.step or (self.extension and not promised):
                return None
            amount = span.times(induction.step // trip.step) + Polynomial.number(induction.step * more)
            return start.more(amount, bool(induction.no_wrap) if phi.type.is_pointer else promised)
        each = replace(self, loop=inner, phi=phi).gain()
        if each is None or abs(trip.step) != 1 or not self._is_settled(each):
            return None
        return start.more(each.amount * (span.times(trip.step) + Polynomial.number(more)), each.exact, each.at)

    @cached_property
    def _inside(self) -> list[Loop]:
        found = list(self.loop.children)
        for loop in found:
            found += loop.children
        return found

    def _carries(self, inner: Loop, value: Value) -> Phi | None:
        """The variable of a loop's header that a value is, at the beginning or the end of an iteration."""
        return next((p for p in inner.header.phis if value is p or value is p.incoming(inner.latch)), None)

    def _is_settled(self, gain: Gain) -> bool:
        """Whether a loop inside gains the same in all iterations of the loop, where it is run."""
        conditions = [self.cfg.idom[block].terminator.operands[0] for block in gain.at]
        values = [*conditions, *(a.value for a in gain.amount.atoms)]
        return all(map(self.loop.is_invariant, values))

    def _merged(self, join: Phi, depth: int) -> Gain | None:
        """Where two ways come together: the same on both, or one of them, on a condition that the loop leaves alone."""
        if join.block is None or any(self.cfg.dominates(join.block, block) for block in join.blocks):
            return None  # of a loop inside
        found = [self._of(operand, depth - 1) for operand in join.operands]
        if None in found:
            return None
        gains = [g for g in found if g is not None]
        exact, at = all(g.exact for g in gains), frozenset(b for g in gains for b in g.at)
        if all(g.amount == gains[0].amount for g in gains):
            return Gain(gains[0].amount, exact, at)
        above = self.cfg.idom[join.block]
        branch = above.terminator
        if len(gains) != 2 or not isinstance(branch, Branch) or not branch.operands:
            return None
        if above not in self.loop.blocks or not self.loop.is_invariant(branch.operands[0]):
            return None
        for gain, block in zip(gains, join.blocks, strict=True):
            sides = [s for s in branch.successors if self.cfg.dominates(s, block) and s is not join.block]
            if gain.amount and len(sides) == 1 and self.cfg.predecessors[sides[0]] == [above]:
                return Gain(gain.amount, exact, at | {sides[0]})
        return None


__all__ = ["Gain", "Recurrence"]
