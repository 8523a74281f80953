"""Addresses in loops that were several, one inside the other, before they were made one (`collapse`; a loop over all
elements of a matrix).

The counter t of such a loop is taken apart again by divisions: quotient and remainder by a number m that is the same in
all iterations are two *digits* of t,

    t = m * q + r,   0 <= r < m,

and each digit may be divided further. Addresses are linear in the digits where they are not in t. Two iterations of
which the first digits differ by dq are at most m * |dq| + m - 1 apart, and those in which they agree at most m - 1, or
as far as the other digits tell. So the reach in t follows from the reach in each of the digits.

That t is not negative is a claim (`wrap_predicates`); that all m are positive is tested as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from irad.analysis.dependence.affine.affine_form import AffineForm, AffineSum
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, Digit, Fold, reach_inputs
from irad.analysis.dependence.affine.polynomial import Polynomial, TooLarge
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate, WrapPredicates
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir import types as T
from irad.ir.instructions import Instruction
from irad.ir.values import Value

_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_DEPTH = 24


@dataclass
class Delinearized(WrapPredicates):
    """Finds forms that are linear in the digits of the counter; `digits` has them, the first one first, if there is
    more than one."""

    digits: list[Digit] = field(default_factory=list)
    _splits: dict[Digit, tuple[Polynomial, Digit, Digit]] = field(default_factory=dict)
    _known: dict[Value, Digit] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        counter = self.counter
        if counter is None or counter.step != 1:
            return
        self._whole = Digit(self._turns(), Polynomial.number(1), start=counter.start)
        self.digits = [self._whole]
        self._known[counter.phi] = self._whole
        for block in self.cfg.order:
            for inst in block.instructions if block in self.loop.blocks else ():
                if inst.opcode in _DIVISIONS:
                    try:
                        self._divide(inst)
                    except TooLarge:
                        continue
        if len(self.digits) == 1:
            self.digits, self._known = [], {}
            self._forget()

    @property
    def _loops(self) -> set[Loop]:
        return {d.loop for d in self.digits}

    def _turns(self) -> Loop:
        """Stands for the loop over a digit, as if it was still there."""
        loop = self.loop
        return Loop(loop.header, loop.blocks, loop.latch, loop.preheader, loop, [], loop.depth + 1)

    def _forget(self) -> None:
        for known in (self._numbers, self._pointers, self._modular, self._wrapped):
            known.clear()

    def _divide(self, inst: Instruction) -> None:
        """Take a division of a digit for what it is, if it is one."""
        bits = inst.type.bits if isinstance(inst.type, T.IntType) else 0
        wide = "" if bits == 64 else "sext"
        dividend, divisor = inst.operands
        if bits not in (32, 64) or not self.loop.is_invariant(divisor):
            return
        number, by = self._number(dividend, wide, _DEPTH), self._number(divisor, wide, _DEPTH)
        if number is None or by is None or by.parts or number.rest or not number.parts:
            return
        for digit in [self._whole, *(d for split in self._splits.values() for d in split[1:])]:
            if self._expanded(digit).parts == number.parts:
                break
        else:
            return
        if digit not in self._splits:
            self._split(digit, by.rest)
        factor, quotient, remainder = self._splits[digit]
        if factor == by.rest:
            self._known[inst] = quotient if inst.opcode.endswith("div") else remainder
            self._forget()

    def _split(self, digit: Digit, by: Polynomial) -> None:
        quotient = Digit(self._turns(), digit.weight * by, of=digit, by=by)
        remainder = Digit(self._turns(), digit.weight, length=by)
        self._splits[digit] = by, quotient, remainder
        at = self.digits.index(digit)
        self.digits[at : at + 1] = [quotient, remainder]
        self._forget()

    def _expanded(self, digit: Digit) -> AffineSum:
        if digit not in self._splits:
            return AffineSum({digit.loop: Polynomial.number(1)}, Polynomial(), False)
        by, quotient, remainder = self._splits[digit]
        times = self._expanded(quotient).times(AffineSum({}, by, False))
        assert times is not None
        return times.plus(self._expanded(remainder))

    def _find_number(self, value: Value, extension: str, depth: int) -> AffineSum | None:
        known = self._known.get(self._counter_at(value, extension) or value)
        return self._expanded(known) if known is not None else super()._find_number(value, extension, depth)

    def _exact(self, inst: Instruction, depth: int) -> AffineSum | None:
        known = self._known.get(inst)
        return self._expanded(known) if known is not None else super()._exact(inst, depth)

    def _counting(self) -> list[tuple[AffineSum, int, int]]:
        assert self.counter is not None
        type_ = self.counter.phi.type
        bits = type_.bits if isinstance(type_, T.IntType) else 64
        return [(AffineSum({self.loop: Polynomial.number(1)}, Polynomial(), False), 0, (1 << bits - 1) - 1)]

    def reach(
        self,
        forms: Sequence[AffineForm],
        sizes: Sequence[int],
        trips: Mapping[Loop, TripCount],
        shared: Callable[[Value], bool],
    ) -> tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None:
        """As for `WrapPredicates`; the reach is that of the first digit, and has those of the others in it. None where
        an address does not depend on one of them: so many iterations meet that two parts would hardly do."""
        loops = self._loops
        if not self.digits or any(f.stride for f in forms):
            return None
        inside: DependenceDistance | None = None
        later: list[Loop] = []
        for digit in reversed(self.digits):
            parts = [{t.loop: t.coefficient for t in f.inner} for f in forms]
            if len({p.get(digit.loop, Polynomial()) for p in parts}) != 1:
                return None
            stride = parts[0].get(digit.loop, Polynomial())
            if not all(self.loop.is_invariant(a.value) and shared(a.value) for a in digit.weight.atoms):
                return None
            kept = [tuple(t for t in f.inner if t.loop not in loops or t.loop in later) for f in forms]
            own = [replace(f, stride=stride, inner=inner) for f, inner in zip(forms, kept, strict=True)]
            found = reach_inputs(own, sizes, trips, self.loop, shared, loops)
            if found is None:
                return None
            inside = found._replace(fold=Fold(digit, inside))
            later.append(digit.loop)
        if inside is None or not self._is_worth(inside):
            return None
        inside = self._packed(inside, forms, sizes, trips, shared) or inside
        claims = [self._claim(*each) for each in (*self._wrapped, *self._counting())]
        counted = {*inside.trips, *loops}
        known = [c for c in claims if c is not None and all(loop in counted for loop, _ in c.moves)]
        return (inside._replace(digits=tuple(self.digits)), tuple(known)) if len(known) == len(claims) else None

    def _packed(
        self,
        reach: DependenceDistance,
        forms: Sequence[AffineForm],
        sizes: Sequence[int],
        trips: Mapping[Loop, TripCount],
        shared: Callable[[Value], bool],
    ) -> DependenceDistance | None:
        """The reach in the counter itself, where addresses are linear in that: what digits are told apart by lies
        together."""
        strides = {t.loop: t.coefficient for t in forms[0].inner}
        each = strides[self.digits[-1].loop]
        try:
            if any(strides[d.loop] != each * d.weight for d in self.digits):
                return None
        except TooLarge:
            return None
        own = [replace(f, stride=each, inner=tuple(t for t in f.inner if t.loop not in self._loops)) for f in forms]
        return reach_inputs(own, sizes, trips, self.loop, shared)

    def _is_worth(self, reach: DependenceDistance) -> bool:
        """Whether the other digits do not lead further away than a step of the first one, as far as can be told from
        the number of factors: columns of a matrix whose rows lie together meet all."""
        weights = {d.loop: _degree(d.weight) for d in self.digits}
        whole = _degree(self.digits[0].weight)
        ways = [(t.loop, t.coefficient) for p in reach.pieces for t in p.inner if t.loop in weights]
        return all(_degree(each) + whole - weights[loop] <= _degree(reach.stride) for loop, each in ways)

    def repeats(self, form: AffineForm) -> bool:
        """Whether an address does not depend on one of the digits: iterations meet in which the others are the same."""
        return not form.stride and not self._loops <= {t.loop for t in form.inner}


def _degree(polynomial: Polynomial) -> int:
    return max((len(m) for m in polynomial.terms), default=0)


__all__ = ["Delinearized"]
