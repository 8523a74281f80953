"""Finds addresses in a parallel loop as linear forms (`irad.analysis.dependence.affine.affine_form`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.dependence.affine.affine_form import AffineForm, AffineSum, InnerIteration
from irad.analysis.dependence.affine.loop_counter import Inductions, counter_of
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial, TooLarge
from irad.analysis.dependence.affine.recurrences import Recurrence
from irad.analysis.loops import Loop
from irad.analysis.trip_count import Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Block, Cast, GetElementPtr, Instruction, Phi
from irad.ir.module import Module
from irad.ir.values import ConstExpr, ConstInt, Value

_DEPTH = 24
_ZERO = Polynomial()
_REMAINDERS = frozenset((("srem", ""), ("srem", "sext"), ("urem", ""), ("urem", "zext")))


@dataclass
class AffineAddresses:
    """Finds the forms of addresses in one loop; what it has found it keeps.

    is_shared: threads share the loop's iterations, which are numbered as the module says. Otherwise they count from 0
    each time that the loop is entered, like those of a nested loop, and `stride * i` is what is added in iteration i.
    `entry` finds the forms of what happens in front of the loop.
    """

    module: Module
    cfg: CFG
    loop: Loop
    inductions: Inductions
    trips: Mapping[Loop, TripCount]
    is_shared: bool = True
    _numbers: dict[tuple[Value, str], AffineSum | None] = field(default_factory=dict)
    _pointers: dict[Value, tuple[Value, AffineSum] | None] = field(default_factory=dict)
    _starts: bool = False

    def __post_init__(self) -> None:
        self.counter = counter_of(self.loop, self.inductions) if self.is_shared else None

    @cached_property
    def entry(self) -> AffineAddresses:
        """Finds forms for the loop's preheader: what happens there counts as a part of the first iteration that the
        thread runs, so that the number with which the counter starts is the counter."""
        made = copy(self)
        made._starts = True
        made._begin()
        return made

    def _begin(self) -> None:
        """Know nothing yet."""
        self._numbers, self._pointers = {}, {}

    def _counter_at(self, value: Value, extension: str) -> Phi | None:
        """The counter, where a value is what it starts with (in front of the loop)."""
        if not self._starts or self.counter is None:
            return None
        start = self.counter.start
        widened = isinstance(start, Instruction) and start.opcode == "sext" and extension == "sext"
        same = value is start or (widened and isinstance(start, Instruction) and value is start.operands[0])
        return self.counter.phi if same else None

    def form(self, pointer: Value, at: Block) -> AffineForm | None:
        """The address that a pointer has where block `at` uses it; None where it is not linear, or the loop has
        no counter."""
        found = self.shape(pointer, at)
        return found if found is not None and not self.changing(found) else None

    def changing(self, form: AffineForm) -> set[Value]:
        """The values in a form that change in the loop."""
        polynomials = (form.stride, form.rest, *(t.coefficient for t in form.inner))
        values = {form.base, *(a.value for p in polynomials for a in p.atoms)}
        return {v for v in values if not self.loop.is_invariant(v)}

    def shape(self, pointer: Value, at: Block) -> AffineForm | None:
        """As `form`, but values that change in the loop without being linear stand as atoms, or as the base: good for
        comparing, not for computing with."""
        if self.counter is None and self.is_shared:
            return None
        try:
            found = self._pointer(pointer, _DEPTH)
        except TooLarge:
            return None
        if found is None:
            return None
        base, total = found
        if not all(self.cfg.dominates(block, at) for block in total.at):
            return None
        inner = []
        for loop, coefficient in total.parts.items():
            if loop is self.loop or not coefficient:
                continue
            if at not in loop.blocks:  # a value that has left its loop is that of one iteration only
                return None
            inner.append(InnerIteration(loop, coefficient, self.skipped(loop, at)))
        stride = total.parts.get(self.loop, _ZERO)
        return AffineForm(base, stride, tuple(inner), total.rest, total.exact)

    def skipped(self, loop: Loop, at: Block) -> int:
        """1 where a loop's exit test stands in front of what block `at` does, so that the last run of the header does
        not reach it; otherwise 0."""
        if len(loop.exit_edges) != 1:
            return 0
        exiting, outside = loop.exit_edges[0]
        stays = [s for s in self.cfg.successors[exiting] if s is not outside]
        behind = len(stays) == 1 and stays[0] is not loop.header and self.cfg.dominates(stays[0], at)
        return int(behind and self.cfg.predecessors[stays[0]] == [exiting])

    def difference(self, value: Value, other: Value, extension: str) -> Polynomial | None:
        """`value - other`, where both are the same in all iterations and nothing wraps around; None otherwise."""
        try:
            left, right = self._number(value, extension, _DEPTH), self._number(other, extension, _DEPTH)
            if left is None or right is None or left.parts or right.parts or not (left.exact and right.exact):
                return None
            if left.at or right.at:
                return None
            span = left.rest - right.rest
            return span if all(self.loop.is_invariant(a.value) for a in span.atoms) else None
        except TooLarge:
            return None

    def number(self, value: Value, extension: str) -> Polynomial | None:
        """A number that is the same in all iterations, of other numbers, where nothing wraps around; None otherwise."""
        try:
            found = self._number(value, extension, _DEPTH)
        except TooLarge:
            return None
        return found.rest if found is not None and not found.parts and found.exact else None

    def total(self, value: Value, extension: str) -> AffineSum | None:
        """A number as a sum of multiples of iteration numbers and a rest; None where it is none."""
        try:
            return self._number(value, extension, _DEPTH)
        except TooLarge:
            return None

    def start(self, induction: Induction) -> Polynomial | None:
        """What an integer induction variable starts with; None where that changes in the loop."""
        wide = "" if induction.phi.type == T.I64 else "sext"
        found = self._number(induction.start, wide, _DEPTH)
        return found.rest if found is not None and not found.parts else None

    # -- pointers

    def _pointer(self, pointer: Value, depth: int) -> tuple[Value, AffineSum] | None:
        if pointer not in self._pointers:
            self._pointers[pointer] = None  # a cycle that is no induction
            self._pointers[pointer] = self._find_pointer(pointer, depth)
        return self._pointers[pointer]

    def _find_pointer(self, pointer: Value, depth: int) -> tuple[Value, AffineSum] | None:
        if depth == 0 or not pointer.type.is_pointer:
            return None
        if isinstance(pointer, (GetElementPtr, ConstExpr)) and pointer.opcode == "getelementptr":
            return self._element(pointer, depth)
        if isinstance(pointer, Phi):
            if len(pointer.operands) == 1:
                return self._pointer(pointer.operands[0], depth - 1)
            if pointer in self.inductions and self._is_inside(pointer):
                return self._walking(pointer, depth)
            gained = self._gained(pointer, "")
            start = self._pointer(gained[0], depth - 1) if gained is not None else None
            if gained is not None and start is not None:
                return start[0], start[1].plus(gained[1])
        return pointer, AffineSum({}, _ZERO, True)

    def _element(self, gep: GetElementPtr | ConstExpr, depth: int) -> tuple[Value, AffineSum] | None:
        found = self._pointer(gep.operands[0], depth - 1)
        if found is None or gep.source is None:
            return None
        flags = gep.flags.split() if isinstance(gep.flags, str) else gep.flags
        try:
            constant, terms = gep_offset(self.module, gep.source, gep.operands[1:])
        except TypeError:  # scalable vectors
            return None
        base, total = found
        offset = AffineSum({}, Polynomial.number(constant), "inbounds" in flags or "nusw" in flags)
        for index, size in terms:
            number = self._number(index, "sext" if index.type != T.I64 else "", depth - 1)
            if number is None:
                return None
            offset = offset.plus(number.scaled(size))
        return base, total.plus(offset)

    def _walking(self, phi: Phi, depth: int) -> tuple[Value, AffineSum] | None:
        loop, induction = self.inductions[phi]
        start = self._pointer(induction.start, depth - 1)
        walked = self._walked(loop, induction, "", depth)
        if start is None or walked is None:
            return None
        return start[0], start[1].plus(walked)

    def _gained(
        self, phi: Phi, extension: str, found: Callable[[Value, str], AffineSum | None] | None = None
    ) -> tuple[Value, AffineSum] | None:
        """What a variable of a nested loop starts with, and has gained since, if each iteration adds the same. found:
        what numbers are, if that is another sum than usual."""
        loop = next((each for each in self._nested if each.header is phi.block), None)
        if loop is None or phi in self.inductions or len(phi.operands) != 2:
            return None

        def number(value: Value, extension: str) -> tuple[Polynomial, bool] | None:
            if not loop.is_invariant(value):
                return None
            total = found(value, extension) if found is not None else self._number(value, extension, _DEPTH)
            if total is None or total.parts or total.at:
                return None
            if not all(loop.is_invariant(a.value) for a in total.rest.atoms):
                return None
            return total.rest, total.exact

        made = Recurrence(self.module, self.cfg, self.inductions, self.trips, loop, phi, extension, number).gain()
        if made is None:
            return None
        return phi.incoming(loop.preheader), AffineSum({loop: made.amount}, _ZERO, made.exact, made.at)

    @cached_property
    def _nested(self) -> list[Loop]:
        """The loops inside, and the loop itself where no threads share its iterations."""
        found = [self.loop]
        for loop in found:
            found += loop.children
        return found[1:] if self.is_shared else found

    def _is_inside(self, phi: Phi) -> bool:
        return phi.block in self.loop.blocks

    # -- numbers

    def _number(self, value: Value, extension: str, depth: int) -> AffineSum | None:
        key = (value, extension)
        if key not in self._numbers:
            self._numbers[key] = None
            self._numbers[key] = self._find_number(value, extension, depth)
        return self._numbers[key]

    def _find_number(self, value: Value, extension: str, depth: int) -> AffineSum | None:
        if not isinstance(value.type, T.IntType) or value.type.bits > 64 or value.type.bits == 1:
            return None
        if isinstance(value, ConstInt):
            number = value.value if extension != "zext" else value.value % (1 << value.type.bits)
            return AffineSum({}, Polynomial.number(number), True)
        found = None
        counter = self._counter_at(value, extension)
        if counter is not None:
            found = self._counted(counter, "" if counter.type == T.I64 else extension, depth)
        elif isinstance(value, Instruction) and depth > 0:
            found = self._computed(value, extension, depth - 1)
        if found is None:
            found = AffineSum({}, Polynomial.of(Atom(value, extension)), True)
        return found

    def _computed(self, inst: Instruction, extension: str, depth: int) -> AffineSum | None:
        opcode = inst.opcode
        if isinstance(inst, Phi):
            if len(inst.operands) == 1:
                return self._number(inst.operands[0], extension, depth)
            return self._counted(inst, extension, depth)
        if opcode in ("sext", "zext", "trunc"):
            return self._converted(inst, extension, depth)
        if opcode in ("add", "sub", "mul", "shl") or (opcode == "or" and "disjoint" in inst.flags):
            return self._arithmetic(inst, extension, depth)
        if is_complement(inst) and extension != "zext":
            found = self._number(inst.operands[0], extension, depth)
            return AffineSum({}, Polynomial.number(-1), True).plus(found, -1) if found is not None else None
        if (opcode, extension) in _REMAINDERS:
            return self._remainder(inst, extension, depth)
        return None

    def _remainder(self, inst: Instruction, extension: str, depth: int) -> AffineSum | None:
        """`x % m` is `x - (x / m) * m`; the quotient is an atom, as the division by the same numbers is."""
        x, m = (self._number(o, extension, depth) for o in inst.operands)
        if x is None or m is None:
            return None
        same = (inst.opcode[0] + "div", *inst.operands)
        twins = (i for b in self.cfg.order for i in b.instructions if (i.opcode, *i.operands) == same)
        twin = next((i for i in twins if self._runs_before(i, inst)), None)
        if twin is None:
            return None
        product = m.times(AffineSum({}, Polynomial.of(Atom(twin, extension)), inst.opcode == "srem" or bool(extension)))
        return x.plus(product, -1) if product is not None else None

    def _runs_before(self, first: Instruction, second: Instruction) -> bool:
        if first.block is second.block:
            return True
        return first.block is not None and second.block is not None and self.cfg.dominates(first.block, second.block)

    def _arithmetic(self, inst: Instruction, extension: str, depth: int) -> AffineSum | None:
        wanted = "nuw" if extension == "zext" else "nsw"
        flagged = wanted in inst.flags or inst.opcode == "or"
        if extension and not flagged:
            return None
        left = self._number(inst.operands[0], extension, depth)
        if left is None:
            return None
        if inst.opcode == "shl":
            by = inst.operands[1]
            bits = inst.type.bits if isinstance(inst.type, T.IntType) else 0
            if not isinstance(by, ConstInt) or not 0 <= by.value < bits - 1:
                return None
            found: AffineSum | None = left.scaled(1 << by.value)
        else:
            right = self._number(inst.operands[1], extension, depth)
            if right is None:
                return None
            sign = -1 if inst.opcode == "sub" else 1
            found = left.times(right) if inst.opcode == "mul" else left.plus(right, sign)
        if found is None:
            return None
        return AffineSum(found.parts, found.rest, found.exact and flagged, found.at)

    def _converted(self, inst: Instruction, extension: str, depth: int) -> AffineSum | None:
        operand = inst.operands[0]
        if inst.opcode == "sext":
            return None if extension == "zext" else self._number(operand, "sext", depth)
        if inst.opcode == "zext":
            if "nneg" in inst.flags:
                found = self._number(operand, "sext", depth)
                if found is not None and found.parts:
                    return found
                more = _more_than(operand)
                if more is not None:
                    found = self._number(more[0], "zext", depth)
                    return None if found is None else found.plus(AffineSum({}, Polynomial.number(more[1]), True))
            return self._number(operand, "zext", depth)
        wide = operand.type == T.I64
        if extension == "sext" and ("nsw" in inst.flags or self._fits(operand, inst.type, natural=False)):
            return self._number(operand, "" if wide else "sext", depth)
        if extension == "zext" and ("nuw" in inst.flags or self._fits(operand, inst.type, natural=True)):
            return self._number(operand, "" if wide else "zext", depth)
        return None

    def _fits(self, value: Value, narrow: T.Type, natural: bool) -> bool:
        """Whether a number is a signed one of a narrower type, as it counts by ones from one such number to another.
        natural: one that is not negative."""
        loop, induction = self.inductions.get(value, (None, None)) if isinstance(value, Phi) else (None, None)
        trip = self.trips.get(loop) if loop is not None else None
        if trip is None or induction is None or not isinstance(narrow, T.IntType) or abs(induction.step) != 1:
            return False
        same = trip.start is induction.start and trip.step == induction.step
        ordered = trip.predicate in (("slt", "ult") if trip.step > 0 else ("sgt", "ugt"))
        natural = natural or trip.predicate[0] == "u"
        return same and ordered and all(_is_of(end, narrow.bits, natural) for end in (trip.start, trip.bound))

    def _counted(self, phi: Phi, extension: str, depth: int) -> AffineSum | None:
        if phi not in self.inductions or not self._is_inside(phi):
            gained = self._gained(phi, extension)
            first = self._number(gained[0], extension, depth) if gained is not None else None
            return first.plus(gained[1]) if gained is not None and first is not None else None
        loop, induction = self.inductions[phi]
        if extension and _promise(extension) not in induction.no_wrap:
            return None
        exact = bool(extension) or "nsw" in induction.no_wrap
        if self.counter is not None and phi is self.counter.phi:
            return AffineSum({loop: Polynomial.number(induction.step)}, _ZERO, exact)
        start = self._number(induction.start, extension, depth)
        walked = self._walked(loop, induction, extension, depth)
        if start is None or walked is None:
            return None
        found = start.plus(walked)
        return AffineSum(found.parts, found.rest, found.exact and exact, found.at)

    def _walked(self, loop: Loop, induction: Induction, extension: str, depth: int) -> AffineSum | None:
        """How far an induction variable (not the counter) has gone from its start."""
        pointer = induction.phi.type.is_pointer
        exact = not pointer or bool(induction.no_wrap)
        if loop is not self.loop or not self.is_shared:
            return AffineSum({loop: Polynomial.number(induction.step)}, _ZERO, exact)
        counter = self.counter
        if counter is None or induction.step % counter.step:
            return None
        # the thread has run (counter - its start) / step iterations so far
        wide = "" if counter.phi.type == T.I64 else "sext" if "nsw" in counter.no_wrap else "zext"
        now, first = self._number(counter.phi, wide, depth), self._number(counter.start, wide, depth)
        if now is None or first is None:
            return None
        gone = now.plus(first, -1).scaled(induction.step // counter.step)
        return AffineSum(gone.parts, gone.rest, gone.exact and exact)


def is_complement(inst: Instruction) -> bool:
    """Whether an instruction turns all bits over: x becomes -1 - x, which never wraps around."""
    return inst.opcode == "xor" and isinstance(inst.operands[1], ConstInt) and inst.operands[1].value == -1


def _more_than(value: Value) -> tuple[Value, int] | None:
    """(x, c) if a value that is not negative is `x + c` without a wrap and c is not positive: so x is not negative."""
    if isinstance(value, Instruction) and value.opcode == "add" and "nsw" in value.flags:
        x, c = value.operands
        if isinstance(c, ConstInt) and c.value <= 0:
            return x, c.value
    return None


def _is_of(value: Value, bits: int, natural: bool) -> bool:
    """Whether a number is known to be a signed one of so many bits; natural: one that is not negative."""
    if isinstance(value, ConstInt):
        return 0 <= value.value < 1 << bits - 1
    if not isinstance(value, Cast) or value.opcode not in ("sext", "zext"):
        return False
    given = value.operands[0].type
    if not isinstance(given, T.IntType) or given.bits > bits:
        return False
    return not natural if value.opcode == "sext" else given.bits < bits or "nneg" in value.flags


def _promise(extension: str) -> str:
    return "nuw" if extension == "zext" else "nsw"


def form_of(
    pointer: Value,
    at: Block,
    loop: Loop,
    cfg: CFG,
    inductions: Inductions,
    trips: Mapping[Loop, TripCount],
) -> AffineForm | None:
    """The linear form of an address that block `at` of the loop uses; None where it has none.

    For many addresses of one loop, make one `AffineAddresses` and ask it.
    """
    module = cfg.function.module
    assert module is not None
    return AffineAddresses(module, cfg, loop, inductions, trips).form(pointer, at)


__all__ = ["AffineAddresses", "form_of", "is_complement"]
