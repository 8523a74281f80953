"""Forms of addresses that are linear if claims hold, which can be tested in front of the loop.

*Sums that wrap around.* Indices may be sums of fewer than 64 bits of which no flag says that they do not wrap around:
optimisers drop the promise when they regroup the terms of an `int` index. But such a sum differs from the exact one by
a multiple of 2**bits. So where the exact one is known to lie in the type's range, it is the index: a *claim* on the
extremes of a linear form. A counter that does not promise to stay in its type's range gives a claim, too: that it is
never negative, so that threads agree on what it means.

*Indices from the end.* In Python a negative index counts from the end of an array, so that code chooses an offset by an
index's sign. The claim is that it is not negative.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from irad.analysis.dependence.affine.affine_addresses import AffineAddresses, is_complement
from irad.analysis.dependence.affine.affine_form import AffineForm, AffineSum
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, reach_inputs
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial, TooLarge
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir import types as T
from irad.ir.instructions import Compare, Instruction, Phi
from irad.ir.values import ConstInt, Value

_DEPTH = 24
_FURTHEST = 64
"""How far from an index's sign may be tested: indices have small constants added."""


@dataclass(frozen=True, eq=False)
class WrapPredicate:
    """`low <= rest + each * i + sum of coefficient_j * k_j <= high`, in the iterations i = 0, 1, … of the shared loop
    that a thread runs, and k_j of the loops in it. All polynomials are known in front of the loop; `rest` may be the
    thread's own."""

    rest: Polynomial
    each: Polynomial
    moves: tuple[tuple[Loop, Polynomial], ...]
    low: int
    high: int


@dataclass
class WrapPredicates(AffineAddresses):
    """Finds forms that are true if claims hold."""

    _wrapped: list[tuple[AffineSum, int, int]] = field(default_factory=list)
    _modular: dict[Value, AffineSum | None] = field(default_factory=dict)

    @property
    def claimed(self) -> list[tuple[AffineSum, int, int]]:
        """The sums that have to be in a range, and the range."""
        return self._wrapped

    def sum_of(self, value: Value) -> AffineSum | None:
        """A number (signed) as a sum, if what is claimed holds."""
        try:
            return self._number(value, "" if value.type == T.I64 else "sext", _DEPTH)
        except TooLarge:
            return None

    def _begin(self) -> None:
        super()._begin()
        self._modular = {}  # what is claimed is claimed for all

    def reach(
        self,
        forms: Sequence[AffineForm],
        sizes: Sequence[int],
        trips: Mapping[Loop, TripCount],
        shared: Callable[[Value], bool],
    ) -> tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None:
        """What the reach of all accesses of which this was asked is computed from, if the claims hold."""
        found = reach_inputs(forms, sizes, trips, self.loop, shared)
        if found is None:
            return None
        claims = [self._claim(*each) for each in (*self._wrapped, *self._counting())]
        known = [c for c in claims if c is not None and all(loop in found.trips for loop, _ in c.moves)]
        return (found, tuple(known)) if len(known) == len(claims) else None

    def _counting(self) -> list[tuple[AffineSum, int, int]]:
        counter = self.counter
        if counter is None or "nsw" in counter.no_wrap or counter.phi.type == T.I64:
            return []
        counted = AffineSum({self.loop: Polynomial.number(counter.step)}, Polynomial(), False)
        return [(counted, 0, (1 << _bits(counter.phi) - 1) - 1)]

    def _claim(self, total: AffineSum, low: int, high: int) -> WrapPredicate | None:
        parts = dict(total.parts)
        each = parts.pop(self.loop, Polynomial())
        rest = total.rest
        if each:
            assert self.counter is not None
            times = each.over(self.counter.step)
            if times is None:
                return None
            try:
                rest = rest + times * _atom(self.counter.start)
            except TooLarge:
                return None
        atoms = {a for p in (rest, each, *parts.values()) for a in p.atoms}
        if not all(self.loop.is_invariant(a.value) for a in atoms):
            return None
        return WrapPredicate(rest, each, tuple(parts.items()), low, high)

    def _find_number(self, value: Value, extension: str, depth: int) -> AffineSum | None:
        if isinstance(value, Instruction) and value.opcode == "select" and depth > 0:
            tested = _sign_test(value)
            if tested is not None and not self.loop.is_invariant(value):
                index, low = tested
                bits = _bits(index)
                exact = self._number(index, "", depth - 1) if bits == 64 else self._modulo(index, depth - 1)
                if exact is not None and not exact.at:
                    self._wrapped.append((exact, low, (1 << bits - 1) - 1))
                    return AffineSum({}, Polynomial(), False)
        if isinstance(value, Instruction) and value.opcode == "ashr" and value.type == T.I64 and depth > 0:
            cut = self._cut(value, depth - 1)
            if cut is not None and cut[0].parts:
                exact, bits = cut
                self._wrapped.append((exact, -(1 << bits - 1), (1 << bits - 1) - 1))
                return exact
        found = super()._find_number(value, extension, depth)
        bits = _bits(value)
        if not extension or bits >= 64 or found is None or found.rest != Polynomial.of(Atom(value, extension)):
            return found
        exact = self._modulo(value, depth)
        if exact is None or not exact.parts:
            return found
        half = 1 << bits - 1
        self._wrapped.append((exact, 0, 2 * half - 1) if extension == "zext" else (exact, -half, half - 1))
        return exact

    def _cut(self, shifted: Instruction, depth: int) -> tuple[AffineSum, int] | None:
        """(x, n) if a number is the lowest n bits of x with their sign: x shifted to the left first, by as many bits
        as to the right now."""
        by = shifted.operands[1]
        total = self._number(shifted.operands[0], "", depth)
        if total is None or total.at or not isinstance(by, ConstInt) or not 0 < by.value < 64:
            return None
        rest = total.rest.over(1 << by.value)
        parts = {loop: part for loop, p in total.parts.items() if (part := p.over(1 << by.value)) is not None}
        if rest is None or len(parts) < len(total.parts):
            return None
        return AffineSum(parts, rest, False), 64 - by.value

    def _modulo(self, value: Value, depth: int) -> AffineSum | None:
        """A number that differs from the value by a multiple of 2**bits."""
        if value not in self._modular:
            self._modular[value] = None
            found = self._exact(value, depth - 1) if isinstance(value, Instruction) and depth > 0 else None
            if found is None:
                found = AffineSum({}, _atom(value), False)
            self._modular[value] = found
        return self._modular[value]

    def _exact(self, inst: Instruction, depth: int) -> AffineSum | None:
        """What an instruction computes, did nothing wrap around."""
        counter = self._counter_at(inst, "sext" if _bits(inst) < 64 else "")
        if counter is not None:
            return self._exact(counter, depth)
        if isinstance(inst, Phi):
            if inst not in self.inductions or not self._is_inside(inst):
                gained = self._gained(inst, "", lambda v, e: self._number(v, e, depth) if e else self._modulo(v, depth))
                first = self._modulo(gained[0], depth) if gained is not None else None
                return first.plus(gained[1]) if gained is not None and first is not None else None
            loop, induction = self.inductions[inst]
            if loop is self.loop:
                counts = self.counter is not None and inst is self.counter.phi
                return AffineSum({loop: Polynomial.number(induction.step)}, Polynomial(), False) if counts else None
            start = self._modulo(induction.start, depth)
            return (
                start.plus(AffineSum({loop: Polynomial.number(induction.step)}, Polynomial(), False)) if start else None
            )
        if inst.opcode == "trunc" and inst.operands[0].type == T.I64:
            return self._number(inst.operands[0], "", depth)
        if inst.opcode in ("sext", "zext") and inst.operands[0].type != T.I1:
            return self._number(inst.operands[0], inst.opcode, depth)
        if inst.opcode == "shl":
            left, by = self._modulo(inst.operands[0], depth), inst.operands[1]
            small = isinstance(by, ConstInt) and 0 <= by.value < 31
            return left.scaled(1 << by.value) if left and isinstance(by, ConstInt) and small else None
        if is_complement(inst):
            turned = self._modulo(inst.operands[0], depth)
            return AffineSum({}, Polynomial.number(-1), False).plus(turned, -1) if turned is not None else None
        if inst.opcode not in ("add", "sub", "mul") and not (inst.opcode == "or" and "disjoint" in inst.flags):
            return None
        left, right = (self._modulo(o, depth) for o in inst.operands)
        if left is None or right is None:
            return None
        return left.times(right) if inst.opcode == "mul" else left.plus(right, -1 if inst.opcode == "sub" else 1)


def _sign_test(choice: Instruction) -> tuple[Value, int] | None:
    """(x, c) if a choice is zero where x is at least c: an index and its offset from the end."""
    condition = choice.operands[0]
    if not isinstance(condition, Compare) or not isinstance(condition.operands[1], ConstInt):
        return None
    index, limit = condition.operands[0], condition.operands[1].value
    low = {"slt": limit, "sgt": limit + 1}.get(condition.predicate)
    if low is None or abs(low) > _FURTHEST or not isinstance(index.type, T.IntType):
        return None
    otherwise = choice.operands[2 if condition.predicate == "slt" else 1]
    return (index, low) if isinstance(otherwise, ConstInt) and not otherwise.value else None


def _atom(value: Value) -> Polynomial:
    if isinstance(value, ConstInt):
        return Polynomial.number(value.value)
    return Polynomial.of(Atom(value, "sext" if _bits(value) < 64 else ""))


def _bits(value: Value) -> int:
    return value.type.bits if isinstance(value.type, T.IntType) else 64


__all__ = ["WrapPredicate", "WrapPredicates"]
