"""Counters that run on through a nest of loops: places in packed triangles.

An outer loop's variable goes on from where an inner loop has left it. If the inner loop makes a number of steps that is
linear in the outer iteration, n(k) = a + b * k, the variable has made sum n(k) = a * K + b * K * (K - 1) / 2 of them
after K iterations. The optimiser may also have given it steps that are linear themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from irad.analysis.footprint.expression import Expr, add, constant, floor_div, greatest, mul, sub
from irad.analysis.footprint.interval import Range, one
from irad.analysis.loops import Loop
from irad.ir.instructions import Cast, Instruction, Phi
from irad.ir.values import ConstInt, Value

if TYPE_CHECKING:
    from irad.analysis.footprint.value_range import ValueRanges

__all__ = ["PackedCounter", "linear_walk", "packed_counter"]

_CASTS = ("sext", "zext", "trunc", "freeze")


@dataclass(frozen=True)
class PackedCounter:
    """An outer variable and the inner one that it goes on with, and their ranges."""

    outer: Phi
    inner: Phi
    outer_range: Range
    inner_range: Range


def packed_counter(ranges: ValueRanges, outer: Phi, loop: Loop) -> PackedCounter | None:
    """What a header's phi is, if it counts on through an inner loop; None if it does not."""
    inner = _inner(ranges, outer, loop)
    last = ranges.last_iteration(loop)
    start = ranges.of(outer.incoming(loop.preheader))
    if inner is None or last is None or start is None:
        return None
    nested = ranges.forest.header_loop(inner.block) if inner.block is not None else None
    step = ranges.step(inner, inner.incoming(nested.latch)) if nested is not None else None
    pace = step.low.number if step is not None and step.is_one else None
    if nested is None or pace is None or pace < 1:
        return None
    for test in ranges.exits.of_loop(nested):
        first = _linear(ranges, test.phi.incoming(nested.preheader), loop)
        bound = None if test.limit is None else _linear(ranges, test.limit, loop)
        if first is None or bound is None or not test.rises or test.pace.low.number != 1 or not test.pace.is_one:
            continue
        # the header runs once more than the test is passed
        begin, slope = bound[0] - first[0] - test.ahead + one(constant(2 - test.strict)), bound[1] - first[1]
        runs = add(last, constant(1))
        # a loop that is entered runs once at least, whatever its test says, unless another one stands in front of it
        ahead = test.ahead.high.number
        guarded = test.guard is not None and ahead is not None and test.guard + ahead + test.strict <= 1
        fewest = constant(0 if guarded else 1)
        ranges.require(fewest, begin.low)
        ranges.require(fewest, add(begin.low, mul(constant(slope), last)))
        whole, before = (_total(begin.high, slope, count) for count in (runs, last))
        most = mul(whole, constant(pace))
        return PackedCounter(
            outer,
            inner,
            Range(start.low, add(start.high, mul(before, constant(pace)))),
            Range(start.low, add(start.high, greatest(sub(most, constant(pace)), constant(0)))),
        )
    return None


def linear_walk(ranges: ValueRanges, phi: Phi, loop: Loop) -> Range | None:
    """The range of a header's phi of which each step is a natural number, linear in the iteration; None of others."""
    following, last = phi.incoming(loop.latch), ranges.last_iteration(loop)
    if not isinstance(following, Instruction) or following.opcode != "add" or phi not in following.operands:
        return None
    step = following.operands[1 if following.operands[0] is phi else 0]
    start, steps = ranges.of(phi.incoming(loop.preheader)), _linear(ranges, step, loop)
    if last is None or start is None or steps is None or not steps[1]:
        return None
    begin, slope = steps
    ranges.require(constant(0), begin.low)
    ranges.require(constant(0), add(begin.low, mul(constant(slope), last)))
    return Range(start.low, add(start.high, _total(begin.high, slope, last)))


def _total(begin: Expr, slope: int, count: Expr) -> Expr:
    """The sum of `begin + slope * k` for each k below `count`; all of them are natural numbers."""
    pairs = floor_div(mul(count, sub(count, constant(1))), 2)
    return add(mul(begin, count), mul(constant(slope), pairs))


def _inner(ranges: ValueRanges, outer: Phi, loop: Loop) -> Phi | None:
    """The inner variable that the outer one goes on with, in some iterations; in the others it stays as it is."""
    found: Phi | None = None
    left: Value | None = None
    work, seen = [outer.incoming(loop.latch)], set[Value]()
    while work:
        value = work.pop()
        if value in seen or value is outer:
            continue
        seen.add(value)
        if not isinstance(value, Instruction):
            return None
        nested = ranges.forest.header_loop(value.block) if isinstance(value, Phi) and value.block is not None else None
        if isinstance(value, Phi) and nested is None:
            work += value.operands
        elif isinstance(value, Cast) and value.opcode in _CASTS:
            work.append(value.operands[0])
        elif value.opcode == "add" and isinstance(value.operands[0], Phi) and left in (None, value):
            found, left = value.operands[0], value
        else:
            return None
    nested = ranges.forest.header_loop(found.block) if found is not None and found.block is not None else None
    if found is None or nested is None or nested.parent is not loop or found.incoming(nested.latch) is not left:
        return None
    return found if _stripped(found.incoming(nested.preheader)) is outer else None


def _stripped(value: Value) -> Value:
    while isinstance(value, Cast) and value.opcode in _CASTS:
        value = value.operands[0]
    return value


def _linear(ranges: ValueRanges, value: Value, loop: Loop) -> tuple[Range, int] | None:
    """A number as `base + slope * k` in iteration k of a loop."""
    if loop.is_invariant(value):
        found = ranges.of(value)
        return None if found is None else (found, 0)
    if not isinstance(value, Instruction) or ranges.of(value) is None:
        return None
    if isinstance(value, Phi) and value.block is loop.header:
        start, step = ranges.of(value.incoming(loop.preheader)), ranges.step(value, value.incoming(loop.latch))
        slope = step.low.number if step is not None and step.is_one else None
        return None if start is None or slope is None else (start, slope)
    if value.opcode in _CASTS:
        return _linear(ranges, value.operands[0], loop)
    if value.opcode in ("add", "sub"):
        a, b = (_linear(ranges, o, loop) for o in value.operands)
        if a is None or b is None:
            return None
        return (a[0] + b[0], a[1] + b[1]) if value.opcode == "add" else (a[0] - b[0], a[1] - b[1])
    by = value.operands[1] if value.opcode == "mul" else None
    inner = _linear(ranges, value.operands[0], loop) if isinstance(by, ConstInt) else None
    if inner is None or not isinstance(by, ConstInt):
        return None
    return inner[0] * one(constant(by.value)), inner[1] * by.value
