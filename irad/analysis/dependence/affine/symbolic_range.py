"""Addresses in which numbers occur of which nothing is known but their bounds.

The row that a search for the largest element has found, the counters of triangular loops, every second column from the
first or the second on, a neighbour's index that is held at the edge of a picture: such numbers have no linear form.
But they lie between bounds that have one, so that an iteration reaches no further than by some number

    V = c * i + low + k,   k = 0, 1, … high - low,

where `low` and `high` are known in front of the parallel loop, and i is its counter. So k stands for the iterations of
a loop that goes through all of them. Bounds may be one of several; V is then one of several such numbers, and the
address one of several addresses.

**Held at an edge.** `max(i + r, m)` is between the bounds of `i + r`, if m is not beyond the upper one in any
iteration: this is *claimed* (`irad.analysis.dependence.affine.wrap_predicates`), and so for min.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import NamedTuple

from irad.analysis.dependence.affine.affine_form import AffineForm, AffineSum, InnerIteration
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, Digit, reach_inputs
from irad.analysis.dependence.affine.polynomial import Polynomial, TooLarge
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate, WrapPredicates
from irad.analysis.loops import Loop
from irad.analysis.trip_count import NEGATED, SWAPPED, Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Branch, Call, Cast, Compare, Instruction, Phi
from irad.ir.values import ConstInt, Value

_DEPTH = 16
_MOST = 6
"""Pairs of bounds that a number may have."""
_MOST_FORMS = 48
"""Addresses that one access may stand for, and all accesses together."""
_HUGE = 1 << 62
_ZERO = Polynomial()
_Bounds = tuple[Polynomial, Polynomial]


class Range(NamedTuple):
    """`times * (the loop's counter) + something` between the bounds of one of the pairs (low, high)."""

    times: int
    bounds: tuple[_Bounds, ...]

    def scaled(self, factor: int) -> Range:
        bounds = [(low.times(factor), high.times(factor)) for low, high in self.bounds]
        return Range(self.times * factor, tuple(b if factor >= 0 else b[::-1] for b in bounds))

    def plus(self, other: Range) -> Range:
        pairs = dict.fromkeys((a + c, b + d) for (a, b), (c, d) in product(self.bounds, other.bounds))
        return Range(self.times + other.times, tuple(pairs))

    def moved(self, by: int) -> Range:
        return self.plus(_number(by))


def _number(value: int) -> Range:
    constant = Polynomial.number(value)
    return Range(0, ((constant, constant),))


@dataclass
class SymbolicRange(WrapPredicates):
    """Finds forms with numbers between bounds."""

    _ranges: dict[Value, Range | None] = field(default_factory=dict)
    _stands: dict[Loop, Range] = field(default_factory=dict)
    _places: dict[Value, Loop] = field(default_factory=dict)
    _open: frozenset[Value] = frozenset()
    _around: frozenset[Value] = frozenset()
    _held: list[tuple[AffineSum, int, int]] = field(default_factory=list)

    # -- numbers in forms

    def _find_number(self, value: Value, extension: str, depth: int) -> AffineSum | None:
        found = None if self._is_uneven(value) else super()._find_number(value, extension, depth)
        if found is not None and not self._is_unknown(found, value):
            return found
        between = self._between(value, extension == "zext")
        return between or super()._find_number(value, extension, depth)

    def _modulo(self, value: Value, depth: int) -> AffineSum | None:
        found = None if self._is_uneven(value) else super()._modulo(value, depth)
        if found is not None and not self._is_unknown(found, value):
            return found
        return self._between(value, False) or super()._modulo(value, depth)

    def _is_unknown(self, found: AffineSum, value: Value) -> bool:
        return any(a.value is value for a in found.rest.atoms) and not self.loop.is_invariant(value)

    def _is_uneven(self, value: Value) -> bool:
        """Whether a value counts a nested loop that is not equally long in all iterations."""
        if not isinstance(value, Phi) or value not in self.inductions or not self._is_inside(value):
            return False
        loop, _ = self.inductions[value]
        trip = self.trips.get(loop)
        return loop is not self.loop and (trip is None or not self._is_steady(trip))

    def _is_steady(self, trip: TripCount) -> bool:
        return self.loop.is_invariant(trip.start) and self.loop.is_invariant(trip.bound)

    def _between(self, value: Value, unsigned: bool) -> AffineSum | None:
        """A number by its bounds."""
        found = self.range(value)
        if found is None or (found.times and self.counter is None):
            return None
        if unsigned:
            self._claim_all(found, 0, _HUGE)
        if value not in self._places:
            loop = self.loop
            self._places[value] = Loop(loop.header, loop.blocks, loop.latch, loop.preheader, loop, [], loop.depth + 1)
            self._stands[self._places[value]] = found
        parts = {self._places[value]: Polynomial.number(1)}
        if found.times and self.counter is not None:
            parts[self.loop] = Polynomial.number(found.times * self.counter.step)
        return AffineSum(parts, _ZERO, False)

    # -- bounds

    def range(self, value: Value, depth: int = _DEPTH) -> Range | None:
        """The bounds of a number (signed), if it has any that are known in front of the loop."""
        if not isinstance(value.type, T.IntType) or not 1 < value.type.bits <= 64 or self.counter is None:
            return None
        if value in self._ranges:
            return self._ranges[value]
        around, self._around, self._open = (self._around, self._open), self._around | self._open, frozenset()
        held = len(self._held)
        try:
            found = self._range(value, depth)
        except TooLarge:
            found = None
        self._around, self._open = around
        found = found if found is not None and 0 < len(found.bounds) <= _MOST else None
        if found is None:
            del self._held[held:]
        if found is not None or not (self._around or self._open):
            self._ranges[value] = found
        return found

    def _range(self, value: Value, depth: int) -> Range | None:
        if isinstance(value, ConstInt):
            return _number(value.value)
        if depth == 0:
            return None
        known = self._linear(value)
        if known is not None or not isinstance(value, Instruction):
            return known
        opcode = value.opcode
        if isinstance(value, Phi):
            return self._phi(value, depth - 1)
        if opcode in ("sext", "zext", "trunc"):
            return self._cast(value, depth - 1)
        if opcode in ("add", "sub", "mul", "shl") or (opcode == "or" and "disjoint" in value.flags):
            found = self._arithmetics(value, depth - 1)
            if found is not None and value.type != T.I64 and opcode != "or" and "nsw" not in value.flags:
                self._claim_all(found, *_limits(value))
            return found
        if opcode in ("and", "urem", "srem") and isinstance(value.operands[1], ConstInt):
            return self._left_over(value, value.operands[1].value, depth - 1)
        if opcode == "select":
            return self._choice(value, depth - 1)
        if isinstance(value, Call) and (value.callee_name or "").startswith(("llvm.smax.", "llvm.smin.")):
            return self._extreme(value, (value.callee_name or "").startswith("llvm.smax."), depth - 1)
        return None

    def _linear(self, value: Value) -> Range | None:
        """The number itself, where it is the counter, or the same in all iterations, or made of these."""
        plain = WrapPredicates(self.module, self.cfg, self.loop, self.inductions, self.trips)
        total = plain.sum_of(value)
        if total is None or total.at or any(not self.loop.is_invariant(a.value) for a in total.rest.atoms):
            return None
        if any(loop is not self.loop for loop in total.parts):
            return None
        assert self.counter is not None
        each = total.parts.get(self.loop, _ZERO).over(self.counter.step)
        if each is None or not each.is_number:
            return None
        self._held += plain.claimed
        return Range(each.constant, ((total.rest, total.rest),))

    def _cast(self, cast: Instruction, depth: int) -> Range | None:
        (operand,) = cast.operands
        if operand.type == T.I1:
            return Range(0, ((_ZERO, Polynomial.number(1)),)) if cast.opcode == "zext" else None
        found = self.range(operand, depth)
        if found is None:
            return None
        if cast.opcode == "zext" and "nneg" not in cast.flags:
            self._claim_all(found, 0, _HUGE)
        if cast.opcode == "trunc" and "nsw" not in cast.flags:
            self._claim_all(found, *_limits(cast))
        return found

    def _claim_all(self, found: Range, low: int, high: int) -> None:
        """Claim that a number is never out of a range."""
        assert self.counter is not None
        parts = {self.loop: Polynomial.number(found.times * self.counter.step)} if found.times else {}
        self._held += [(AffineSum(dict(parts), end, False), low, high) for pair in found.bounds for end in set(pair)]

    def _arithmetics(self, inst: Instruction, depth: int) -> Range | None:
        """A sum; or a product with a number that is the same in all iterations, and is claimed not to be negative."""
        left, right = (self.range(o, depth) for o in inst.operands)
        if left is None or right is None:
            return None
        if inst.opcode in ("add", "sub", "or"):
            return left.plus(right.scaled(-1) if inst.opcode == "sub" else right)
        if left.bounds[0][0] == left.bounds[0][1] and inst.opcode == "mul":
            left, right = right, left
        (factor, same), *others = right.bounds
        if others or factor != same or right.times:
            return None
        if factor.is_number:
            by = factor.constant
            return left.scaled(by) if inst.opcode == "mul" else left.scaled(1 << by) if 0 <= by < 31 else None
        if left.times or inst.opcode == "shl":
            return None
        self._claim_all(right, 0, _HUGE)
        return Range(0, tuple((low * factor, high * factor) for low, high in left.bounds))

    def _left_over(self, inst: Instruction, by: int, depth: int) -> Range | None:
        if by <= 0:
            return None
        low = 0
        if inst.opcode == "srem":
            found = self.range(inst.operands[0], depth)
            known = found is not None and not found.times and all(a.is_number for a, _ in found.bounds)
            low = 0 if found is not None and known and all(a.constant >= 0 for a, _ in found.bounds) else 1 - by
        return Range(0, ((Polynomial.number(low), Polynomial.number(by if inst.opcode == "and" else by - 1)),))

    def _phi(self, phi: Phi, depth: int) -> Range | None:
        if phi.block is None or phi.block is self.loop.header or phi.block not in self.loop.blocks:
            return None
        if phi in self.inductions:
            return self._counting_range(phi, *self.inductions[phi], depth)
        if phi in self._open:
            return Range(0, ())  # what it is already, unchanged
        if phi in self._around:  # it is computed from itself
            return None
        before, self._open = self._open, self._open | {phi}
        found = self._any_of(phi.operands, depth)
        self._open = before
        return found

    def _any_of(self, values: Sequence[Value], depth: int) -> Range | None:
        """The bounds of what is one of several numbers."""
        found: list[Range] = []
        for value in values:
            one = self._only_moved(value, depth)
            if one is None:
                return None
            found += [one] if one.bounds else []
        if len({one.times for one in found}) > 1:
            return None
        bounds = dict.fromkeys(pair for one in found for pair in one.bounds)
        return Range(found[0].times if found else 0, tuple(bounds))

    def _only_moved(self, value: Value, depth: int) -> Range | None:
        """The bounds of a number; none for one that goes round in a cycle of phis, of which the other ones have all."""
        if isinstance(value, Instruction) and depth > 0 and not self.loop.is_invariant(value):
            if isinstance(value, Phi) and value not in self.inductions:
                return self._phi(value, depth - 1)
            if value.opcode == "select":
                return self._choice(value, depth - 1)
        return self.range(value, depth)

    def _counting_range(self, phi: Phi, loop: Loop, induction: Induction, depth: int) -> Range | None:
        """The values of a nested loop's counter: from where it starts to where the exit test ends it."""
        trip = self.trips.get(loop) or self._narrow_test(loop, induction, depth)
        step = induction.step
        if trip is None or loop is self.loop or trip.step != step or not step:
            return None
        if "nsw" not in induction.no_wrap and phi.type != T.I64:
            return None
        first, bound = self.range(trip.start, depth), self.range(trip.bound, depth)
        if first is None or bound is None or first.times != bound.times:
            return None
        if trip.predicate.startswith("u"):
            self._claim_all(bound, 0, _HUGE)
            self._claim_all(first, 0, _HUGE)
        if trip.predicate == "ne":
            ends = bound.moved(-step)
        elif (trip.predicate[1:] in ("lt", "le")) is not (step > 0) or trip.predicate == "eq":
            return None
        else:  # the last value tested with which the loop goes on
            ends = bound.moved(0 if trip.predicate.endswith("e") else -1 if step > 0 else 1)
        ends = ends.moved((1 - trip.delta) * step)
        if not trip.meets and trip.predicate != "ne":  # it may be entered once, whatever the bound is
            ends = Range(ends.times, tuple(dict.fromkeys((*ends.bounds, *first.bounds))))
        low, high = (first, ends) if step > 0 else (ends, first)
        pairs = dict.fromkeys((a, b) for (a, _), (_, b) in product(low.bounds, high.bounds))
        found = Range(first.times, tuple(pairs))
        if trip.start == induction.start:
            return found
        other = self.range(induction.start, depth)  # another variable than the one that is tested, as fast as it
        return found.plus(first.scaled(-1)).plus(other) if other is not None else None

    def _narrow_test(self, loop: Loop, induction: Induction, depth: int) -> TripCount | None:
        """When a loop ends whose counter was widened while its end is still tested in the narrow type: it is exact
        there if its start is, as steps of one do not pass the bound."""
        if len(loop.exit_edges) != 1:
            return None
        exiting, outside = loop.exit_edges[0]
        branch = exiting.terminator
        test = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
        if not isinstance(test, Compare) or not isinstance(branch, Branch):
            return None
        if not self.cfg.dominates(exiting, loop.latch):
            return None
        predicate = test.predicate if branch.successors[1] is outside else NEGATED[test.predicate]
        left, right = test.operands
        if loop.is_invariant(left):
            left, right, predicate = right, left, SWAPPED[predicate]
        if not isinstance(left, Cast) or left.opcode != "trunc" or not loop.is_invariant(right):
            return None
        first = self.range(induction.start, depth)
        if left.operands[0] is not induction.next or induction.step != 1 or predicate != "slt" or first is None:
            return None
        low, high = _limits(left)
        self._claim_all(first, low, high - 1)
        return TripCount(induction.start, right, 1, predicate, 1, False)

    # -- numbers that are held at an edge

    def _choice(self, choice: Instruction, depth: int) -> Range | None:
        """One of two numbers. Where the condition compares one, and the other is a limit beside which it is held, that
        is between the first one and the counter."""
        condition, *values = choice.operands
        if isinstance(condition, Compare):
            for at, limit in enumerate(values):
                held = self._held_at(condition, limit, at == 0, depth)
                if held is None:
                    continue
                other = self._only_moved(values[1 - at], depth)
                if other is not None and other.bounds and other.times == held.times:
                    return Range(held.times, tuple(dict.fromkeys((*other.bounds, *held.bounds))))
        return self._any_of(values, depth)

    def _held_at(self, condition: Compare, limit: Value, holds: bool, depth: int) -> Range | None:
        """The bounds of a limit which is chosen where a number of the iteration is beyond it."""
        predicate = condition.predicate
        if not predicate.startswith("s"):
            return None
        moving, edge = (self.range(o, depth) for o in condition.operands)
        fixed = self.range(limit, depth)
        less = (predicate[1] == "l") is holds
        if moving is not None and edge is not None and edge.times and not moving.times:
            moving, edge, less = edge, moving, not less
        if moving is None or edge is None or fixed is None or not moving.times or edge.times or fixed.times:
            return None
        if len(moving.bounds) > 1 or len(edge.bounds) != 1 or len(fixed.bounds) != 1:
            return None
        (low, high), (at, at_high), (m, m_high) = moving.bounds[0], edge.bounds[0], fixed.bounds[0]
        apart = m - at
        if at != at_high or m != m_high or not apart.is_number or abs(apart.constant) > 1:
            return None
        strict = Polynomial.number(int((len(predicate) == 3 and predicate[2] == "t") is holds))
        place = self._hold(moving, m, less)
        return Range(moving.times, ((low + apart + strict, place) if less else (place, high + apart - strict),))

    def _hold(self, moving: Range, limit: Polynomial, from_below: bool) -> Polynomial:
        """Claim that the counter, moved by as much as the number may be at most (or at least), is not beyond a limit;
        how far it was moved."""
        (low, high), *_ = moving.bounds
        place = high if from_below else low
        assert self.counter is not None
        parts = {self.loop: Polynomial.number(moving.times * self.counter.step)}
        span = AffineSum(parts, place - limit, False)
        self._held.append((span, 0, _HUGE) if from_below else (span, -_HUGE, 0))
        return place

    def _extreme(self, call: Call, larger: bool, depth: int) -> Range | None:
        left, right = (self.range(o, depth) for o in call.operands[:2])
        if left is None or right is None or not left.bounds or not right.bounds:
            return None
        if left.times == right.times:  # as large as either, and no larger than both
            lows, highs = ([pair[end] for side in (left, right) for pair in side.bounds] for end in (0, 1))
            kept = right if all(a.is_number for a, _ in right.bounds) else left
            if larger:
                lows = [a for a, _ in kept.bounds]
            else:
                highs = [b for _, b in kept.bounds]
            return Range(left.times, tuple(dict.fromkeys(product(lows, highs))))
        moving, fixed = (left, right) if left.times else (right, left)
        if fixed.times or len(moving.bounds) > 2 or len(fixed.bounds) != 1 or fixed.bounds[0][0] != fixed.bounds[0][1]:
            return None
        place = self._hold(moving, fixed.bounds[0][0], larger)
        bounds = [((low, place) if larger else (place, high)) for low, high in moving.bounds]
        return Range(moving.times, tuple(dict.fromkeys((*moving.bounds, *bounds))))

    # -- the reach

    def reach(
        self,
        forms: Sequence[AffineForm],
        sizes: Sequence[int],
        trips: Mapping[Loop, TripCount],
        shared: Callable[[Value], bool],
    ) -> tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None:
        """As for `WrapPredicates`; numbers between bounds count as those of loops that go through all of them."""
        if not self._stands:
            return None
        lengths: dict[Loop, Polynomial] = {}
        made: dict[tuple[Loop, _Bounds], Loop] = {}
        try:
            more = [(each, size) for f, size in zip(forms, sizes, strict=True) for each in self._each(f, made, lengths)]
            claimed = [
                (each, low, high)
                for total, low, high in (*self._wrapped, *self._held, *self._counting())
                for each in self._each_sum(total, made, lengths)
            ]
        except TooLarge:
            return None
        if len(more) > _MOST_FORMS:
            return None
        found = reach_inputs([f for f, _ in more], [size for _, size in more], trips, self.loop, shared, lengths)
        atoms = {a for length in lengths.values() for a in length.atoms}
        if found is None or not all(self.loop.is_invariant(a.value) and shared(a.value) for a in atoms):
            return None
        claims = [self._claim(*each) for each in claimed]
        counted = {*found.trips, *lengths}
        known = [c for c in claims if c is not None and all(loop in counted for loop, _ in c.moves)]
        if len(known) < len(claims):
            return None
        one = Polynomial.number(1)
        digits = tuple(Digit(loop, one, length=length) for loop, length in lengths.items())
        return found._replace(digits=digits), tuple(known)

    def _each(
        self, form: AffineForm, made: dict[tuple[Loop, _Bounds], Loop], lengths: dict[Loop, Polynomial]
    ) -> Iterator[AffineForm]:
        """The addresses that a form stands for, each with one pair of bounds for each number."""
        total = AffineSum({t.loop: t.coefficient for t in form.inner if t.loop in self._stands}, form.rest, False)
        others = tuple(t for t in form.inner if t.loop not in self._stands)
        for each in self._each_sum(total, made, lengths):
            inner = (*others, *(InnerIteration(loop, coefficient, 0) for loop, coefficient in each.parts.items()))
            yield replace(form, inner=inner, rest=each.rest, exact=False)

    def _each_sum(
        self, total: AffineSum, made: dict[tuple[Loop, _Bounds], Loop], lengths: dict[Loop, Polynomial]
    ) -> Iterator[AffineSum]:
        places = [(loop, coefficient) for loop, coefficient in total.parts.items() if loop in self._stands]
        choices = list(product(*(self._stands[loop].bounds for loop, _ in places)))
        if len(choices) > _MOST_FORMS:
            raise TooLarge
        for chosen in choices:
            parts = {loop: c for loop, c in total.parts.items() if loop not in self._stands}
            rest = total.rest
            for (loop, coefficient), (low, high) in zip(places, chosen, strict=True):
                rest = rest + coefficient * low
                if low == high:
                    continue
                turns = made.get((loop, (low, high)))
                if turns is None:
                    turns = made[loop, (low, high)] = replace(loop)
                    lengths[turns] = high - low + Polynomial.number(1)
                parts[turns] = parts.get(turns, _ZERO) + coefficient
            yield AffineSum(parts, rest, False)


def _limits(value: Value) -> tuple[int, int]:
    half = 1 << (value.type.bits if isinstance(value.type, T.IntType) else 64) - 1
    return -half, half - 1


__all__ = ["Range", "SymbolicRange"]
