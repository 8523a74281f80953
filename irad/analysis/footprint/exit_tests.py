"""By which tests a loop ends, and how often it goes back to its header until then.

An exit counts that is tested in every iteration, and compares a variable which makes steps of one sign with a bound
that does not change in the loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from irad.analysis.footprint.expression import Expr, add, ceil_div, constant, greatest, sub
from irad.analysis.footprint.interval import Range, one
from irad.analysis.loops import Loop
from irad.analysis.trip_count import NEGATED, SWAPPED, induction_variables
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Compare, GetElementPtr, Instruction, Load, Phi
from irad.ir.values import ConstInt, Value

if TYPE_CHECKING:
    from irad.analysis.footprint.value_range import ValueRanges

__all__ = ["ExitTest", "ExitTests"]

_ZERO, _ONE = constant(0), constant(1)
_Key = tuple[tuple[object, ...], int]


@dataclass(frozen=True, eq=False)
class ExitTest:
    """The loop goes on while `phi + ahead`, which moves by `pace` up, if it `rises`, or down, is in front of `limit`:
    before it if `strict`, else it may be there. bound: the limit's range, if it is an integer. runs: how often it does
    at most. guard: what the phi's start is at most, if it rises, or at least, counted from the bound, where that is
    known."""

    phi: Phi
    limit: Value
    bound: Range | None
    ahead: Range
    rises: bool
    pace: Range
    strict: int
    runs: Expr
    guard: int | None


@dataclass
class ExitTests:
    """Of the loops of one function, whose numbers have these ranges."""

    ranges: ValueRanges
    _known: dict[Loop, list[ExitTest]] = field(default_factory=dict)

    def compared(self, loop: Loop, exiting: Block, outside: Block) -> tuple[Value, str, Value] | None:
        """What is compared in each iteration, by which predicate the loop goes on, and the invariant bound."""
        branch = exiting.terminator
        if not isinstance(branch, Branch) or not branch.operands or not self.ranges.cfg.dominates(exiting, loop.latch):
            return None
        test = branch.operands[0]
        if not isinstance(test, Compare) or test.opcode != "icmp" or branch.successors[0] is branch.successors[1]:
            return None
        predicate = test.predicate if branch.successors[1] is outside else NEGATED[test.predicate]
        left, right = test.operands
        if self._is_fixed(left, loop):
            left, right, predicate = right, left, SWAPPED[predicate]
        return (left, predicate, right) if self._is_fixed(right, loop) else None

    def _is_fixed(self, value: Value, loop: Loop) -> bool:
        """Whether a value is the same in all iterations: also where it is read again from memory that holds what it
        held at entry, as whoever uses the ranges makes sure."""
        while isinstance(value, Instruction) and not loop.is_invariant(value):
            constant_part = all(isinstance(o, ConstInt) for o in value.operands[1:])
            if isinstance(value, Load):
                found = self.ranges.of(value) if loop.is_invariant(value.pointer) else None
                return found is not None and found.is_one
            if value.opcode not in ("sext", "zext", "trunc", "freeze", "add", "sub") or not constant_part:
                return False
            value = value.operands[0]
        return loop.is_invariant(value)

    def of_loop(self, loop: Loop) -> list[ExitTest]:
        if loop not in self._known:
            self._known[loop] = []
            found = [self._test(loop, *edge) for edge in loop.exit_edges]
            self._known[loop] = [test for test in found if test is not None]
        return self._known[loop]

    def _test(self, loop: Loop, exiting: Block, outside: Block) -> ExitTest | None:
        """An exit that is taken when a variable which makes equal steps has come to a bound."""
        compared = self.compared(loop, exiting, outside)
        walking = None if compared is None else self._walking(compared[0], loop)
        if compared is None or walking is None:
            return None
        tested, predicate, limit = compared
        phi, ahead = walking
        step = self.ranges.step(phi, phi.incoming(loop.latch))
        if step is None or predicate == "eq":
            return None
        number = step.low.number if step.is_one else None
        rises = predicate[1] == "l" if predicate != "ne" else number is not None and number > 0
        if predicate == "ne" and not number:
            return None
        pace = step if rises else Range(sub(_ZERO, step.high), sub(_ZERO, step.low))
        if pace.low.number is not None and pace.low.number < 1:
            return None
        self.ranges.require(_ONE, pace.low)
        strict = int(predicate == "ne" or predicate[1:] in ("lt", "gt"))
        ordered = predicate != "ne" or self._is_ordered(loop, phi, rises)
        given = phi.incoming(loop.preheader)
        if phi.type.is_pointer:
            apart = self.ranges.between(limit, given)
            if apart is None or not ordered:
                return None
            room = (apart - ahead) if rises else (ahead - apart)
            return ExitTest(phi, limit, None, ahead, rises, pace, strict, self._runs(room.high, pace, strict), None)
        start, bound = self.ranges.of(given), self.ranges.of(limit)
        if start is None or bound is None:
            return None
        guard, first = self._guard(loop, given, limit, rises), start + ahead
        if not ordered:
            fixed = ahead.low.number if ahead.is_one else None
            if abs(number or 0) != 1:
                return None
            if guard is None or fixed is None or (guard + fixed > 0 if rises else guard + fixed < 0):
                self.ranges.require(*((first.high, bound.low) if rises else (bound.high, first.low)))
        if predicate[0] == "u" or (predicate == "ne" and self._counts_unsigned(loop, phi)):
            self.ranges.require(_ZERO, first.low)
            self.ranges.require(_ZERO if rises else sub(pace.high, constant(strict)), bound.low)
        width = min(t.bits for t in (tested.type, phi.type) if isinstance(t, T.IntType))
        self.ranges.fits(one(add(bound.high, pace.high) if rises else sub(bound.low, pace.high)), T.IntType(width))
        room = (bound - first) if rises else (first - bound)
        return ExitTest(phi, limit, bound, ahead, rises, pace, strict, self._runs(room.high, pace, strict), guard)

    @staticmethod
    def _runs(room: Expr, pace: Range, strict: int) -> Expr:
        """How often a variable stays in front of a bound that is so far away."""
        return greatest(ceil_div(add(room, constant(1 - strict)), max(pace.low.number or 1, 1)), _ZERO)

    @staticmethod
    def _is_ordered(loop: Loop, phi: Phi, rises: bool) -> bool:
        """Whether a variable that has not come to its bound lies in front of it, since it does not wrap around."""
        known = induction_variables(loop).get(phi)
        words = {"nsw", "nuw"} if rises or phi.type.is_pointer else {"nsw"}
        return known is not None and bool(known.no_wrap & words)

    @staticmethod
    def _counts_unsigned(loop: Loop, phi: Phi) -> bool:
        known = induction_variables(loop).get(phi)
        return known is not None and "nsw" not in known.no_wrap and "nuw" in known.no_wrap

    def _walking(self, value: Value, loop: Loop, depth: int = 4) -> tuple[Phi, Range] | None:
        """The header's phi that a value is, apart from something that is added to it."""
        ahead = one(_ZERO)
        while isinstance(value, Instruction):
            if isinstance(value, Phi) and value.block is not loop.header:
                found = {self._walking(way, loop, depth - 1) for way in value.operands} if depth else {None}
                agreed = found.pop() if len(found) == 1 else None  # one sum that is computed on several ways
                return None if agreed is None or not agreed[1].is_one else (agreed[0], ahead + agreed[1])
            if isinstance(value, Phi):
                return value, ahead
            operands = value.operands
            if isinstance(value, GetElementPtr):
                moved, value = self.ranges.offset(value), value.base
                if moved is None:
                    return None
                ahead = ahead + moved
            elif value.opcode in ("add", "sub"):
                turned = value.opcode == "add" and loop.is_invariant(operands[0])
                moving, fixed = operands[::-1] if turned else operands
                more = self.ranges.of(fixed) if loop.is_invariant(fixed) else None
                if more is None:
                    return None
                ahead = ahead + more if value.opcode == "add" else ahead - more
                value = moving
            elif value.opcode in ("sext", "zext", "trunc", "freeze"):
                value = operands[0]
            else:
                return None
        return None

    def _guard(self, loop: Loop, start: Value, bound: Value, rises: bool) -> int | None:
        """What the start is at most, or at least if the variable does not rise, counted from the bound, where
        comparisons in front of the loop say it."""
        cfg, block, found = self.ranges.cfg, loop.preheader, list[int]()
        mine, end = self._key(start), self._key(bound)
        while (above := cfg.idom.get(block)) is not None and above is not block:
            branch = above.terminator
            test = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
            if isinstance(branch, Branch) and isinstance(test, Compare) and test.opcode == "icmp":
                outcomes = zip(branch.successors, (test.predicate, NEGATED[test.predicate]), strict=True)
                for successor, predicate in outcomes:
                    if cfg.predecessors[successor] == [above] and cfg.dominates(successor, loop.preheader):
                        found += self._said(test, predicate, mine, end, rises)
            block = above
        return None if not found else min(found) if rises else max(found)

    def _said(self, test: Compare, predicate: str, start: _Key, bound: _Key, rises: bool) -> Iterator[int]:
        left, right = test.operands
        for a, b, word in ((left, right, predicate), (right, left, SWAPPED[predicate])):
            one_side, other = self._key(a), self._key(b)
            if word == "eq" or (one_side[0], other[0]) != (start[0], bound[0]):
                continue
            room = other[1] - bound[1] - (one_side[1] - start[1])
            if word == "ne":
                if self._claims_order(a, b, rises):
                    yield room - 1 if rises else room + 1
                continue
            if (word[1] == "l") != rises:
                continue
            if word[0] == "u" and (self.ranges.natural(a) is None or self.ranges.natural(b) is None):
                continue
            yield room - (1 if rises else -1) * int(word[1:] in ("lt", "gt"))

    def _claims_order(self, a: Value, b: Value, rises: bool) -> bool:
        """Whether of two different numbers the one can be claimed to be less, or greater, as it is where the program
        counts from the one to the other: of numbers that are known at entry just as they are."""
        start, bound = self.ranges.of(a), self.ranges.of(b)
        if start is None or bound is None or not (start.is_one and bound.is_one):
            return False
        self.ranges.require(*((start.low, bound.low) if rises else (bound.low, start.low)))
        return True

    def _key(self, value: Value) -> _Key:
        """What tells that two integers are equal, or differ by a constant, whenever both are computed in the same
        iteration of the loops around them."""
        offset = 0
        while isinstance(value, Instruction) and self.ranges.of(value) is not None:  # claims that nothing wraps around
            if value.opcode in ("sext", "zext", "trunc", "freeze"):
                value = value.operands[0]
            elif value.opcode in ("add", "sub") and isinstance(by := value.operands[1], ConstInt):
                offset += by.value if value.opcode == "add" else -by.value
                value = value.operands[0]
            else:
                break
        found = self.ranges.of(value)
        if isinstance(value, Phi) and found is not None and value.block is not None:
            loop = self.ranges.forest.header_loop(value.block)
            step = self.ranges.step(value, value.incoming(loop.latch)) if loop is not None else None
            start = self.ranges.of(value.incoming(loop.preheader)) if loop is not None else None
            if loop is not None and step is not None and step.is_one and start is not None and start.is_one:
                number = start.low.number
                return (loop, step.low, None if number is not None else start.low), offset + (number or 0)
        if found is not None and found.is_one and found.low.number is not None:
            return (), offset + found.low.number
        return (found.low if found is not None and found.is_one else value,), offset
