"""Bounds of the integers and pointers that a function computes, as expressions over what is known at its entry.

Interval arithmetic (Moore, Interval Analysis, 1966) over SSA values. A range covers the value in every run of its
instruction on every path; for an induction variable it follows from bounds of the trip count. Where a step is right
only as long as numbers do not wrap, or are not negative, that is a *condition*, which whoever uses the ranges has to
test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from irad.analysis.alias.linear_address import gep_offset, global_place
from irad.analysis.cfg import CFG
from irad.analysis.footprint.exit_tests import ExitTest, ExitTests
from irad.analysis.footprint.expression import (
    Expr,
    add,
    address,
    constant,
    floor_div,
    greatest,
    least,
    mul,
    sub,
)
from irad.analysis.footprint.interval import Range, one
from irad.analysis.footprint.packed_counter import linear_walk, packed_counter
from irad.analysis.loops import Loop, LoopForest
from irad.ir import types as T
from irad.ir.instructions import (
    Alloca,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
)
from irad.ir.marks import is_mark
from irad.ir.module import Function, Module
from irad.ir.values import (
    Argument,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstPoison,
    ConstUndef,
    GlobalRef,
    Value,
)

__all__ = ["Range", "ValueRanges", "joined"]

_SAME = ("bitcast", "addrspacecast", "freeze")
_SCALING = ("shl", "mul", "lshr", "ashr", "udiv", "sdiv")
_NARROW = 16
"""So many bits are few enough to count with all their values."""
_ZERO, _ONE = constant(0), constant(1)
Pointers = Mapping[Value, "Range | None"]
"""What a pointer may be based on, and by how many bytes it is away from there (None: nobody knows)."""


def joined(a: Pointers, b: Pointers) -> dict[Value, Range | None]:
    """What covers both."""
    found = dict(a)
    for root, span in b.items():
        mine = found.get(root)
        found[root] = span if root not in found else None if mine is None or span is None else mine.union(span)
    return found


@dataclass
class ValueRanges:
    """Ranges in one function. `given`: those of its parameters, where they are known; `root_of`: what its pointer
    parameters are based on; `read` gives the range of an integer that is loaded. `conditions`: pairs of which the first
    has to be at most the second for the ranges to be right; they are added to."""

    module: Module
    function: Function
    given: Mapping[Value, Range]
    root_of: Mapping[Value, Pointers]
    read: Callable[[Load], Range | None]
    conditions: dict[tuple[Expr, Expr], None]
    cfg: CFG = field(init=False)
    forest: LoopForest = field(init=False)
    _known: dict[Value, Range | None] = field(default_factory=dict)
    _pointers: dict[Value, dict[Value, Range | None] | None] = field(default_factory=dict)
    exits: ExitTests = field(init=False)
    _inner: dict[Phi, Range] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.cfg = CFG(self.function)
        self.forest = LoopForest(self.cfg)
        self.exits = ExitTests(self)

    # numbers

    def of(self, value: Value) -> Range | None:
        """The range of an integer, as a signed number; None where it has none."""
        if isinstance(value, ConstInt) and value.type != T.I1:
            return one(constant(value.value))
        if not isinstance(value.type, T.IntType) or value.type.bits > 64:
            return None
        if value.type.bits == 1:
            return _all(value.type)
        if isinstance(value, Argument):
            return self.given.get(value)
        if not isinstance(value, Instruction):
            return None
        if value not in self._known:
            self._known[value] = None  # what depends on itself has no range
            self._known[value] = self._find(value) or _all(value.type)
        return self._known[value]

    def _find(self, inst: Instruction) -> Range | None:
        if isinstance(inst, Phi):
            return self._phi(inst)
        if isinstance(inst, Call):
            return self._call(inst)
        if isinstance(inst, Load):
            return self.read(inst)
        found = _OPCODES.get(inst.opcode)
        return None if found is None else found(self, inst)

    def require(self, less: Expr, more: Expr) -> None:
        a, b = less.number, more.number
        if a is None or b is None or a > b:
            self.conditions[less, more] = None

    def fits(self, found: Range, type_: T.Type) -> Range:
        """A range whose numbers are claimed not to wrap around in a narrow type."""
        assert isinstance(type_, T.IntType)
        if type_.bits < 64:
            self.require(constant(-1 << type_.bits - 1), found.low)
            self.require(found.high, constant((1 << type_.bits - 1) - 1))
        return found

    def _claimed(self, found: Range) -> Range:
        """A range whose numbers are claimed not to be negative."""
        self.require(_ZERO, found.low)
        return found

    def natural(self, value: Value) -> Range | None:
        """The range of a number that is claimed not to be negative."""
        found = self.of(value)
        return None if found is None else self._claimed(found)

    def _arithmetic(self, inst: Instruction) -> Range | None:
        if inst.opcode == "or" and "disjoint" not in inst.flags:
            return None
        distance = self._distance(inst) if inst.opcode == "sub" else self._share(inst) if inst.opcode == "mul" else None
        found = self._combined(inst, self.of) if distance is None else None
        if found is None:
            return distance
        return found if "nsw" in inst.flags else self.fits(found, inst.type)

    def _combined(self, inst: Instruction, read: Callable[[Value], Range | None]) -> Range | None:
        """The sum, difference or product of two numbers, of which `read` tells the ranges."""
        x, y = inst.operands
        a, b = read(x), read(y)
        if a is None or b is None:
            return None
        if inst.opcode != "mul":
            return a - b if inst.opcode == "sub" else a + b
        for number, span, moved in ((x, a, y), (y, b, x)):
            if isinstance(moved, Instruction) and moved.opcode in ("add", "sub") and moved.operands[0] is number:
                by = read(moved.operands[1])
                apart = by.low.number if by is not None and by.is_one else None
                if apart is not None:
                    return _parabola(span, apart if moved.opcode == "add" else -apart)
        return a * b

    def _congruent(self, value: Value, type_: T.IntType, depth: int = 4) -> Range | None:
        """The range of an integer that is equal to a wider one in the bits of a narrow type."""
        if isinstance(value, ConstInt):
            half = 1 << type_.bits - 1
            return one(constant((value.value + half) % (2 * half) - half))
        if depth and isinstance(value, Instruction) and value.opcode in ("add", "sub", "mul"):
            return self._combined(value, lambda operand: self._congruent(operand, type_, depth - 1))
        return self.of(value)

    def _share(self, inst: Instruction) -> Range | None:
        """The numbers that come before a thread's, of some that a team shares: their quotient by the number of threads,
        times the thread's own."""
        for quotient, number in (inst.operands, inst.operands[::-1]):
            if _name(number) != "omp_get_thread_num" or not isinstance(quotient, Instruction):
                continue
            if quotient.opcode in ("udiv", "sdiv") and _name(quotient.operands[1]) == "omp_get_num_threads":
                found = self.natural(quotient.operands[0])
                return None if found is None else Range(_ZERO, found.high)
        return None

    def _distance(self, inst: Instruction) -> Range | None:
        """The difference of two addresses in one object."""
        ends = [o.operands[0] for o in inst.operands if isinstance(o, Cast) and o.opcode in ("ptrtoint", "ptrtoaddr")]
        return self.between(*ends) if len(ends) == 2 else None

    def between(self, pointer: Value, other: Value) -> Range | None:
        """By how many bytes a pointer lies behind another one, where each is based on one parameter."""
        a, b = self.pointer(pointer), self.pointer(other)
        if a is None or b is None or len(a) != 1 or len(b) != 1:
            return None
        ((root, mine),), ((base, span),) = a.items(), b.items()
        if mine is None or span is None:
            return None
        if root == base:
            return mine - span
        if not isinstance(root, Argument) or not isinstance(base, Argument):
            return None
        return mine - span + one(sub(address(root), address(base)))

    def _shift(self, inst: Instruction) -> Range | None:
        by = inst.operands[1]
        if not isinstance(by, ConstInt) or not 0 <= by.value < 63:
            return None
        power = 1 << by.value
        if inst.opcode == "shl":
            found = self.of(inst.operands[0])
            found = None if found is None else found * one(constant(power))
            return found if found is None or "nsw" in inst.flags else self.fits(found, inst.type)
        found = self.of(inst.operands[0]) if inst.opcode == "ashr" else self.natural(inst.operands[0])
        return None if found is None else Range(floor_div(found.low, power), floor_div(found.high, power))

    def _divide(self, inst: Instruction) -> Range | None:
        found, by = self.of(inst.operands[0]), self.of(inst.operands[1])
        if found is None:
            return None
        if by is None:  # by nothing less than one, if the numbers are not negative
            return Range(_ZERO, self._claimed(found).high) if inst.opcode == "udiv" else None
        self.require(_ONE, by.low)
        if inst.opcode == "udiv" or not by.is_one:
            found = self._claimed(found)
            return Range(floor_div(found.low, by.high), floor_div(found.high, by.low))
        # towards zero: what lies below is rounded up
        low, high = floor_div(found.low, by.low), floor_div(found.high, by.low)
        return Range(low, add(high, _ZERO if _is_natural(found.low) else _ONE))

    def _remainder(self, inst: Instruction) -> Range | None:
        found, by = self.of(inst.operands[0]), self.of(inst.operands[1])
        if by is None and found is not None and inst.opcode == "urem":
            return Range(_ZERO, self._claimed(found).high)
        if by is None:
            return None
        self.require(_ONE, by.low)
        most = sub(by.high, _ONE)
        if inst.opcode == "urem":
            return Range(_ZERO, most if found is None else least(most, self._claimed(found).high))
        if found is None:
            return Range(sub(_ZERO, most), most)
        low = greatest(sub(_ZERO, most), least(found.low, _ZERO))
        return Range(low, least(most, greatest(found.high, _ZERO)))

    def _mask(self, inst: Instruction) -> Range | None:
        mask, found = inst.operands[1], self.of(inst.operands[0])
        if isinstance(mask, ConstInt) and mask.value >= 0:
            if found is None:
                return Range(_ZERO, constant(mask.value))
            self.require(_ZERO, found.low)
            return Range(_ZERO, least(constant(mask.value), found.high))
        if isinstance(mask, ConstInt) and found is not None and -mask.value & (-mask.value - 1) == 0:
            return Range(add(found.low, constant(mask.value + 1)), found.high)
        return None

    def _extension(self, inst: Instruction) -> Range | None:
        narrow = inst.operands[0].type
        found = self.of(inst.operands[0])
        if inst.opcode == "sext" or not isinstance(narrow, T.IntType):
            return found
        if narrow.bits <= _NARROW:
            return Range(_ZERO, constant((1 << narrow.bits) - 1))
        if found is not None and "nneg" in inst.flags:
            return found if found.is_one else Range(greatest(found.low, _ZERO), found.high)
        return self.natural(inst.operands[0])

    def _flipped(self, inst: Instruction) -> Range | None:
        """All bits turned: -1 - x."""
        mask, found = inst.operands[1], self.of(inst.operands[0])
        if not isinstance(mask, ConstInt) or mask.value != -1 or found is None:
            return None
        return one(constant(-1)) - found

    def _truncation(self, inst: Instruction) -> Range | None:
        if "nsw" in inst.flags:
            return self.of(inst.operands[0])
        assert isinstance(inst.type, T.IntType)
        found = self._congruent(inst.operands[0], inst.type)
        return None if found is None else self.fits(found, inst.type)

    def _select(self, inst: Instruction) -> Range | None:
        """Where an integer is chosen because it is not one of its ends, it lies beside that."""
        test, *ways = inst.operands
        if not isinstance(test, Compare) or test.predicate not in ("eq", "ne") or test.opcode != "icmp":
            return self._all_of(ways)
        other = 1 if test.predicate == "eq" else 0
        chosen, rest = self.of(ways[1 - other]), self._without(ways[other], *test.operands)
        return None if chosen is None or rest is None else chosen.union(rest)

    def _without(self, value: Value, number: Value, end: Value) -> Range | None:
        """The range of a value where a number that it may be, or be by a constant more than, is not `end`."""
        found, spans = self.of(value), [self.of(o) for o in (number, end)]
        place, apart = _moved(value)
        same, behind = _moved(number)
        mine, ends = spans
        if found is None or mine is None or ends is None or place is not same:
            return found
        moved = constant(apart - behind)
        if _is_at_most(ends.high, mine.low):
            return Range(add(add(ends.low, _ONE), moved), found.high)
        if _is_at_most(mine.high, ends.low) or self._reaches_up_to(mine.high, ends.low):
            return Range(found.low, add(sub(ends.high, _ONE), moved))
        return found

    def _reaches_up_to(self, high: Expr, end: Expr) -> bool:
        """Whether a greatest number, which may be just the end, is claimed not to be greater."""
        parts = high.args if high.op == "max" else ()
        claimed = [part for part in parts if not _is_at_most(part, end)]
        if not any(sub(end, part).number == 0 for part in parts):
            return False
        for part in claimed:
            self.require(part, end)
        return True

    def _same(self, inst: Instruction) -> Range | None:
        return self.of(inst.operands[0])

    def _all_of(self, values: list[Value]) -> Range | None:
        found: Range | None = None
        for value in values:
            if isinstance(value, (ConstUndef, ConstPoison)):
                continue  # an address that depends on it is undefined
            more = self.of(value)
            if more is None:
                return None
            found = more if found is None else found.union(more)
        return found

    def _call(self, call: Call) -> Range | None:
        name = call.callee_name or ""
        kind = name.split(".")[1] if name.startswith("llvm.") else ""
        if is_mark(call):
            return self.of(call.operands[0])
        if kind == "umin" and len(ends := [self.natural(o) for o in call.operands if self.of(o) is not None]) == 1:
            return None if ends[0] is None else Range(_ZERO, ends[0].high)
        if kind in ("smax", "smin", "umax", "umin"):
            read = self.of if kind[0] == "s" else self.natural
            a, b = read(call.operands[0]), read(call.operands[1])
            choose = least if kind.endswith("min") else greatest
            return None if a is None or b is None else Range(choose(a.low, b.low), choose(a.high, b.high))
        if kind == "abs":
            found = self.of(call.operands[0])
            if found is None:
                return None
            return self.fits(Range(_ZERO, greatest(found.high, sub(_ZERO, found.low))), call.type)  # but for the least
        return None

    # loops

    def _phi(self, phi: Phi) -> Range | None:
        loop = self.forest.header_loop(phi.block) if phi.block is not None else None
        if loop is None:
            left = self._left_with(phi)
            return self._all_of(phi.operands) if left is None else left
        given = phi.incoming(loop.preheader)
        start, step = self.of(given), self.step(phi, phi.incoming(loop.latch))
        if phi in self._inner:
            return self.fits(self._inner[phi], phi.type)
        if start is None:
            return None
        if step is None:
            return self._packed(phi, loop) or self._scaled(phi, start, loop) or self._all_of(phi.operands)
        last = self.last_iteration(loop)
        if last is None:
            return None
        found = (None if step.is_one else linear_walk(self, phi, loop)) or self._walk(start, step, last)
        for test in self.exits.of_loop(loop):
            if test.phi is phi:
                found = self._up_to_test(found, start, test)
        return self.fits(found, phi.type)

    def _left_with(self, phi: Phi) -> Range | None:
        """The one number with which a loop is left when a variable has come to a bound, where the phi is just that."""
        (value, before), *others = zip(phi.operands, phi.blocks, strict=True)
        loop = self.forest.innermost.get(before)
        if others or loop is None or phi.block is None or phi.block in loop.blocks:
            return None
        found = self.exits.compared(loop, before, phi.block)
        if found is None or found[1] != "ne":
            return None
        (counter, more), (same, ahead), bound = _moved(value), _moved(found[0]), self.of(found[2])
        return bound + one(constant(more - ahead)) if counter is same and bound is not None else None

    @staticmethod
    def _walk(start: Range, step: Range, last: Expr) -> Range:
        """Where a walk may be that makes at most `last` steps."""
        back, forth = least(step.low, _ZERO), greatest(step.high, _ZERO)
        return Range(add(start.low, mul(back, last)), add(start.high, mul(forth, last)))

    def _up_to_test(self, found: Range, start: Range, test: ExitTest) -> Range:
        """What is left of a range, since the variable is tested itself: beyond its start it has passed the test, and it
        may have passed another one in front of the loop."""
        if test.bound is None:
            return found
        strict, guard = constant(test.strict), test.guard
        if test.rises:
            end = add(sub(sub(test.bound.high, strict), test.ahead.low), test.pace.high)
            first = start.high if guard is None else least(start.high, add(test.bound.high, constant(guard)))
            return Range(found.low, least(found.high, greatest(first, end)))
        end = sub(sub(add(test.bound.low, strict), test.ahead.high), test.pace.high)
        first = start.low if guard is None else greatest(start.low, add(test.bound.low, constant(guard)))
        return Range(greatest(found.low, least(first, end)), found.high)

    def _packed(self, phi: Phi, loop: Loop) -> Range | None:
        found = packed_counter(self, phi, loop)
        if found is None:
            return None
        self._inner[found.inner] = found.inner_range
        return self.fits(found.outer_range, phi.type)

    def _scaled(self, phi: Phi, start: Range, loop: Loop) -> Range | None:
        """The range of a variable that is doubled, or halved, or multiplied or divided by another constant."""
        following = phi.incoming(loop.latch)
        if not isinstance(following, Instruction) or not following.operands or following.operands[0] is not phi:
            return None
        by = following.operands[1] if len(following.operands) == 2 else None
        if not isinstance(by, ConstInt) or by.value < 1 or following.opcode not in _SCALING:
            return None
        self.require(_ZERO, start.low)
        if following.opcode in ("lshr", "ashr", "udiv", "sdiv"):
            return Range(_ZERO, start.high)
        for exiting, outside in loop.exit_edges:
            found = self.exits.compared(loop, exiting, outside)
            if found is None or found[0] not in (phi, following) or found[1] not in ("slt", "ult", "sle", "ule"):
                continue
            bound = self.natural(found[2])
            if bound is not None:
                most = 1 << by.value if following.opcode == "shl" else by.value
                self.fits(Range(_ZERO, mul(bound.high, constant(most))), phi.type)
                end = sub(bound.high, constant(int(found[1][1:] == "lt")))
                return Range(
                    start.low, greatest(start.high, end if found[0] is following else mul(end, constant(most)))
                )
        return None

    def last_iteration(self, loop: Loop) -> Expr | None:
        """How often a loop goes back to its header at most."""
        found: Expr | None = None
        for test in self.exits.of_loop(loop):
            found = test.runs if found is None else least(found, test.runs)
        return found

    def step(self, phi: Phi, value: Value, depth: int = 8) -> Range | None:
        """What is added to a phi from one iteration to the next."""
        if value is phi:
            return one(_ZERO)
        if depth == 0 or not isinstance(value, Instruction):
            return None
        if isinstance(value, Phi) and self.forest.header_loop(value.block) is not None:  # type: ignore[arg-type]
            return None
        if isinstance(value, Phi) or value.opcode == "select":
            ways = value.operands if isinstance(value, Phi) else value.operands[1:]
            found = [self.step(phi, way, depth - 1) for way in ways]
            whole = found[0]
            for more in found[1:]:
                whole = None if whole is None or more is None else whole.union(more)
            return whole
        if isinstance(value, GetElementPtr):
            inner, moved = self.step(phi, value.base, depth - 1), self.offset(value)
            return None if inner is None or moved is None else inner + moved
        if value.opcode in ("add", "sub"):
            a, b = value.operands
            for walking, fixed in ((a, b), (b, a)) if value.opcode == "add" else ((a, b),):
                inner = self.step(phi, walking, depth - 1)
                more = self.of(fixed) if inner is not None else None
                if inner is not None and more is not None:
                    return inner + more if value.opcode == "add" else inner - more
        return None

    # pointers

    def pointer(self, value: Value) -> dict[Value, Range | None] | None:
        """What a pointer may be based on, with its distance in bytes from there; None where that is not known."""
        if isinstance(value, (ConstNull, ConstUndef, ConstPoison)):
            return {}
        place = global_place(self.module, value) if isinstance(value, (GlobalRef, ConstExpr)) else None
        if place is not None:
            return {GlobalRef(place[0]): one(constant(place[1]))}
        if isinstance(value, Argument):
            found = self.root_of.get(value)
            return None if found is None else dict(found)
        if not isinstance(value, Instruction):
            return None
        if value not in self._pointers:
            self._pointers[value] = None
            self._pointers[value] = self._find_pointer(value)
        return self._pointers[value]

    def _find_pointer(self, inst: Instruction) -> dict[Value, Range | None] | None:
        if isinstance(inst, (Alloca, Call)):
            return {inst: one(_ZERO)}
        if isinstance(inst, GetElementPtr):
            base, moved = self.pointer(inst.base), self.offset(inst)
            if base is None:
                return None
            return {r: None if span is None or moved is None else span + moved for r, span in base.items()}
        if inst.opcode in _SAME:
            return self.pointer(inst.operands[0])
        loop = self.forest.header_loop(inst.block) if isinstance(inst, Phi) and inst.block is not None else None
        if loop is not None and isinstance(inst, Phi):
            return self._pointer_phi(inst, loop)
        if isinstance(inst, Phi) or inst.opcode == "select":
            found: dict[Value, Range | None] = {}
            for way in inst.operands if isinstance(inst, Phi) else inst.operands[1:]:
                more = self.pointer(way)
                if more is None:
                    return None
                found = joined(found, more)
            return found
        return None

    def _pointer_phi(self, phi: Phi, loop: Loop) -> dict[Value, Range | None] | None:
        step = self.step(phi, phi.incoming(loop.latch))
        if step is None:
            return self._swapped(phi, loop)
        start, last = self.pointer(phi.incoming(loop.preheader)), self.last_iteration(loop)
        if start is None:
            return None
        return {r: None if s is None or last is None else self._walk(s, step, last) for r, s in start.items()}

    def _swapped(self, phi: Phi, loop: Loop) -> dict[Value, Range | None] | None:
        """The pointers that variables have among them which hand them round from one iteration to the next."""
        work, seen, found = [phi], {phi}, dict[Value, Range | None]()
        while work:
            current = work.pop()
            start = self.pointer(current.incoming(loop.preheader))
            ways, passed = [current.incoming(loop.latch)], set[Value]()
            if start is None:
                return None
            found = joined(found, start)
            while ways:
                way = ways.pop()
                if way in passed:
                    continue
                passed.add(way)
                if isinstance(way, Phi) and way.block is loop.header:
                    if way not in seen:
                        seen.add(way)
                        work.append(way)
                elif isinstance(way, Phi) and way.block is not None and self.forest.header_loop(way.block) is None:
                    ways += way.operands
                elif isinstance(way, Instruction) and way.opcode in ("select", *_SAME):
                    ways += way.operands[1:] if way.opcode == "select" else way.operands
                else:  # what is computed from one of these variables is not known while they are not
                    more = self.pointer(way)
                    if more is None:
                        return None
                    found = joined(found, more)
        return found

    def offset(self, gep: GetElementPtr) -> Range | None:
        try:
            fixed, terms = gep_offset(self.module, gep.source, gep.indices)
        except TypeError:  # scalable vectors
            return None
        found = one(constant(fixed))
        for value, factor in terms:
            index = self.of(value)
            if index is None:
                return None
            found = found + index * one(constant(factor))
        return found


def _parabola(x: Range, c: int) -> Range:
    """The products of integers x and x + c: they are at least -(c * c // 4), and largest at an end."""
    least_of_all = constant(-(c * c // 4))
    ends = [mul(end, add(end, constant(c))) for end in (x.low, x.high)]
    if x.is_one:
        return one(greatest(least_of_all, ends[0]))
    return Range(least_of_all, greatest(*ends))


def _is_natural(expr: Expr) -> bool:
    """Whether a number is seen not to be negative."""
    if expr.op == "constant":
        return expr.number is not None and expr.number >= 0
    some = any if expr.op == "max" else all
    return expr.op in ("add", "mul", "min", "max", "floordiv") and some(map(_is_natural, expr.args))


def _is_at_most(a: Expr, b: Expr) -> bool:
    """Whether a number is seen to be at most another one."""
    more = sub(b, a).number
    if more is not None:
        return more >= 0
    parts = [(part, b) for part in a.args if a.op == "min"] + [(a, part) for part in b.args if b.op == "max"]
    return any(_is_at_most(*pair) for pair in parts)


def _moved(value: Value) -> tuple[Value, int]:
    """What a value is, but for a constant that is added to it, if its range is right."""
    more = 0
    while isinstance(value, Instruction):
        if value.opcode in ("sext", "zext", "trunc", "freeze"):
            value = value.operands[0]
        elif value.opcode in ("add", "sub") and isinstance(by := value.operands[1], ConstInt):
            more += by.value if value.opcode == "add" else -by.value
            value = value.operands[0]
        else:
            break
    return value, more


def _name(value: Value) -> str | None:
    while isinstance(value, Cast) and value.opcode in ("sext", "zext"):
        value = value.operands[0]
    return value.callee_name if isinstance(value, Call) else None


def _all(type_: T.Type) -> Range | None:
    """All numbers of a type, if these are few."""
    if not isinstance(type_, T.IntType) or type_.bits > _NARROW:
        return None
    return Range(constant(-1 << type_.bits - 1), constant((1 << type_.bits - 1) - 1))


def _opcodes() -> Iterator[tuple[str, Callable[[ValueRanges, Instruction], Range | None]]]:
    ways: dict[str, Callable[[ValueRanges, Instruction], Range | None]] = {
        "add sub mul or": ValueRanges._arithmetic,
        "shl ashr lshr": ValueRanges._shift,
        "sdiv udiv": ValueRanges._divide,
        "srem urem": ValueRanges._remainder,
        "and": ValueRanges._mask,
        "xor": ValueRanges._flipped,
        "sext zext": ValueRanges._extension,
        "trunc": ValueRanges._truncation,
        "select": ValueRanges._select,
        "freeze": ValueRanges._same,
    }
    for words, way in ways.items():
        for opcode in words.split():
            yield opcode, way


_OPCODES = dict(_opcodes())
