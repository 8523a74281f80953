"""Addresses in a parallel loop as linear forms whose coefficients are polynomials in loop-invariant values.

    address = base + stride * i + sum of coefficient_j * k_j + rest

i numbers the iterations of the parallel loop, k_j those of the loops nested in it (from 0). All arithmetic is
that of addresses, modulo 2**64; a form that is `exact` is also true of the numbers themselves.

**The number i.** A thread runs a part of the loop's iterations, so the induction variable's start may be its own. The
loop's *counter* is the phi whose value is `origin + step * i` in iteration i of the whole loop, whichever thread runs
it; the origin is the same everywhere, and is left out of all forms. So two forms can be subtracted from each other if
their strides are equal, and only then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from irad.analysis.addresses import gep_offset
from irad.analysis.cfg import CFG
from irad.analysis.exclusive.polynomial import Atom, Polynomial, TooLarge
from irad.analysis.exclusive.recurrences import Recurrence
from irad.analysis.loops import Loop
from irad.analysis.tripcount import Induction, TripCount
from irad.ir import types as T
from irad.ir.instructions import Block, Compare, GetElementPtr, Instruction, Phi
from irad.ir.marks import mark_of
from irad.ir.module import Module
from irad.ir.values import ConstExpr, ConstInt, Value

_DEPTH = 24
_ZERO = Polynomial()
_REMAINDERS = frozenset((("srem", ""), ("srem", "sext"), ("urem", ""), ("urem", "zext")))


@dataclass(frozen=True, eq=False)
class Inner:
    """`coefficient * k` bytes in iteration k of a nested loop, k = 0, 1, … `header runs - 1 - skipped`.

    `skipped` is 1 where the exit test stands in front of the access, so that the last run of the header does not
    reach it.
    """

    loop: Loop
    coefficient: Polynomial
    skipped: int


@dataclass(frozen=True, eq=False)
class Form:
    """An address (see the module); coefficients in bytes, `rest` with its constant term.

    exact: the sum as a sum of integers is the address, provided that the access is carried out: no step of the
    computation wraps around (by flags of the instructions).
    """

    base: Value
    stride: Polynomial
    inner: tuple[Inner, ...]
    rest: Polynomial
    exact: bool

    @property
    def constant(self) -> int:
        return self.rest.constant

    @property
    def moving(self) -> tuple[Polynomial, frozenset[tuple[Loop, Polynomial]]]:
        """What changes between iterations: forms that agree in it differ by an invariant."""
        return self.stride, frozenset((t.loop, t.coefficient) for t in self.inner)


class Piece(NamedTuple):
    """Accesses of one iteration that differ by constants only, relative to the object's base.

    Bytes from `rest + low + sum(coefficient_j * k_j)` up to, not including, `rest + high + sum(…)`; `rest` has no
    constant term.
    """

    rest: Polynomial
    inner: tuple[Inner, ...]
    low: int
    high: int


class Reach(NamedTuple):
    """What the reach of one object's accesses is computed from: E is the highest end of all pieces less their lowest
    beginning, and d = floor((E - 1) / |stride|) at run time.

    It holds for arithmetic without wrap-around, which has to be checked at run time too: |stride| * (iterations of
    the loop) + E < 2**63. With a stride of zero every two iterations meet. Every atom is the same for all threads.
    `trips` gives the closed form of how often the header of each nested loop runs. fold: the stride is that of a digit
    of the counter (`irad.analysis.exclusive.folded`); `digits` are all of them.
    """

    stride: Polynomial
    pieces: tuple[Piece, ...]
    trips: Mapping[Loop, TripCount]
    fold: Fold | None = None
    digits: tuple[Digit, ...] = ()

    def values(self) -> Iterator[Value]:
        """What has to be known to compute it."""
        yield from self.stride.values()
        for piece in self.pieces:
            yield from piece.rest.values()
            for term in piece.inner:
                yield from term.coefficient.values()
        for count in self.trips.values():
            yield from (count.start, count.bound)
        for digit in self.digits:
            yield from digit.values()
        if self.fold is not None:
            yield from self.fold.digit.values()
            yield from self.fold.inside.values() if self.fold.inside is not None else ()


@dataclass(frozen=True, eq=False)
class Digit:
    """A part of a loop's counter: a number from 0 on, of which one is as much as `weight` iterations.

    loop: stands for the loop over the digit. How many values it has: `length`, or as many as are needed to count the
    values of the digit `of` by groups of `by`, or all numbers that the counter, from `start` on, goes through.
    """

    loop: Loop
    weight: Polynomial
    length: Polynomial | None = None
    of: Digit | None = None
    by: Polynomial | None = None
    start: Value | None = None

    def values(self) -> Iterator[Value]:
        """What has to be known to compute its weight, and how many values it has."""
        for polynomial in (self.weight, self.length, self.by):
            yield from polynomial.values() if polynomial is not None else ()
        yield from (self.start,) if self.start is not None else ()
        yield from self.of.values() if self.of is not None else ()


class Fold(NamedTuple):
    """Whose reach it is, and the reach of iterations in which that digit is the same; None where there is only one."""

    digit: Digit
    inside: Reach | None


@dataclass
class Sum:
    """A number as a sum: coefficients of iteration numbers by loop, and the rest. at: it is that for what is used in
    blocks which these dominate."""

    parts: dict[Loop, Polynomial]
    rest: Polynomial
    exact: bool
    at: frozenset[Block] = frozenset()

    def plus(self, other: Sum, sign: int = 1) -> Sum:
        parts = dict(self.parts)
        for loop, factor in other.parts.items():
            parts[loop] = parts.get(loop, _ZERO) + factor.times(sign)
        return Sum(parts, self.rest + other.rest.times(sign), self.exact and other.exact, self.at | other.at)

    def times(self, other: Sum) -> Sum | None:
        """The product; None unless one factor is the same in all iterations."""
        if self.parts and other.parts:
            return None
        if self.parts:
            self, other = other, self
        parts = {loop: factor * self.rest for loop, factor in other.parts.items()}
        return Sum(parts, self.rest * other.rest, self.exact and other.exact, self.at | other.at)

    def scaled(self, factor: int) -> Sum:
        parts = {loop: p.times(factor) for loop, p in self.parts.items()}
        return Sum(parts, self.rest.times(factor), self.exact, self.at)


Inductions = Mapping[Phi, tuple[Loop, Induction]]


def counter_of(loop: Loop, inductions: Inductions) -> Induction | None:
    """The induction variable that counts a parallel loop: the integer phi whose start is marked as that of a thread's
    share, or that the exit test looks at, or the only one there is. None where that leaves a choice."""
    own = [
        ind
        for phi, (where, ind) in inductions.items()
        if where is loop and phi.block is loop.header and phi.type.is_integer and ind.step
    ]
    marked = [ind for ind in own if mark_of(ind.start) is not None]
    if len(marked) == 1:
        return marked[0]
    tested: set[Value] = set()
    for block, _ in loop.exit_edges:
        condition = block.terminator.operands[0] if block.terminator.operands else None
        if isinstance(condition, Compare):
            tested.update(_uncast(o) for o in condition.operands)
    chosen = [ind for ind in own if ind.phi in tested or ind.next in tested]
    if len(chosen) == 1:
        return chosen[0]
    return own[0] if len(own) == 1 and not chosen else None


def _uncast(value: Value) -> Value:
    while isinstance(value, Instruction) and value.opcode in ("trunc", "sext", "zext"):
        value = value.operands[0]
    return value


def is_global(trip: TripCount | None, shared: Callable[[Value], bool]) -> bool:
    """Whether a loop's counter can be the number of an iteration of the whole loop: threads that all begin with the
    same number, but end with their own, count for themselves."""
    if trip is None:
        return True
    return not shared(trip.start) or shared(trip.bound)


@dataclass
class Linear:
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
    _numbers: dict[tuple[Value, str], Sum | None] = field(default_factory=dict)
    _pointers: dict[Value, tuple[Value, Sum] | None] = field(default_factory=dict)
    _starts: bool = False

    def __post_init__(self) -> None:
        self.counter = counter_of(self.loop, self.inductions) if self.is_shared else None

    @cached_property
    def entry(self) -> Linear:
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

    def form(self, pointer: Value, at: Block) -> Form | None:
        """The address that a pointer has where block `at` uses it; None where it is not linear, or the loop has
        no counter."""
        found = self.shape(pointer, at)
        return found if found is not None and not self.changing(found) else None

    def changing(self, form: Form) -> set[Value]:
        """The values in a form that change in the loop."""
        polynomials = (form.stride, form.rest, *(t.coefficient for t in form.inner))
        values = {form.base, *(a.value for p in polynomials for a in p.atoms)}
        return {v for v in values if not self.loop.is_invariant(v)}

    def shape(self, pointer: Value, at: Block) -> Form | None:
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
            inner.append(Inner(loop, coefficient, self._skipped(loop, at)))
        stride = total.parts.get(self.loop, _ZERO)
        return Form(base, stride, tuple(inner), total.rest, total.exact)

    def _skipped(self, loop: Loop, at: Block) -> int:
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

    def start(self, induction: Induction) -> Polynomial | None:
        """What an integer induction variable starts with; None where that changes in the loop."""
        wide = "" if induction.phi.type == T.I64 else "sext"
        found = self._number(induction.start, wide, _DEPTH)
        return found.rest if found is not None and not found.parts else None

    # -- pointers

    def _pointer(self, pointer: Value, depth: int) -> tuple[Value, Sum] | None:
        if pointer not in self._pointers:
            self._pointers[pointer] = None  # a cycle that is no induction
            self._pointers[pointer] = self._find_pointer(pointer, depth)
        return self._pointers[pointer]

    def _find_pointer(self, pointer: Value, depth: int) -> tuple[Value, Sum] | None:
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
        return pointer, Sum({}, _ZERO, True)

    def _element(self, gep: GetElementPtr | ConstExpr, depth: int) -> tuple[Value, Sum] | None:
        found = self._pointer(gep.operands[0], depth - 1)
        if found is None or gep.source is None:
            return None
        flags = gep.flags.split() if isinstance(gep.flags, str) else gep.flags
        try:
            constant, terms = gep_offset(self.module, gep.source, gep.operands[1:])
        except TypeError:  # scalable vectors
            return None
        base, total = found
        offset = Sum({}, Polynomial.number(constant), "inbounds" in flags or "nusw" in flags)
        for index, size in terms:
            number = self._number(index, "sext" if index.type != T.I64 else "", depth - 1)
            if number is None:
                return None
            offset = offset.plus(number.scaled(size))
        return base, total.plus(offset)

    def _walking(self, phi: Phi, depth: int) -> tuple[Value, Sum] | None:
        loop, induction = self.inductions[phi]
        start = self._pointer(induction.start, depth - 1)
        walked = self._walked(loop, induction, "", depth)
        if start is None or walked is None:
            return None
        return start[0], start[1].plus(walked)

    def _gained(
        self, phi: Phi, extension: str, found: Callable[[Value, str], Sum | None] | None = None
    ) -> tuple[Value, Sum] | None:
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
        return phi.incoming(loop.preheader), Sum({loop: made.amount}, _ZERO, made.exact, made.at)

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

    def _number(self, value: Value, extension: str, depth: int) -> Sum | None:
        key = (value, extension)
        if key not in self._numbers:
            self._numbers[key] = None
            self._numbers[key] = self._find_number(value, extension, depth)
        return self._numbers[key]

    def _find_number(self, value: Value, extension: str, depth: int) -> Sum | None:
        if not isinstance(value.type, T.IntType) or value.type.bits > 64 or value.type.bits == 1:
            return None
        if isinstance(value, ConstInt):
            number = value.value if extension != "zext" else value.value % (1 << value.type.bits)
            return Sum({}, Polynomial.number(number), True)
        found = None
        counter = self._counter_at(value, extension)
        if counter is not None:
            found = self._counted(counter, "" if counter.type == T.I64 else extension, depth)
        elif isinstance(value, Instruction) and depth > 0:
            found = self._computed(value, extension, depth - 1)
        if found is None:
            found = Sum({}, Polynomial.of(Atom(value, extension)), True)
        return found

    def _computed(self, inst: Instruction, extension: str, depth: int) -> Sum | None:
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
            return Sum({}, Polynomial.number(-1), True).plus(found, -1) if found is not None else None
        if (opcode, extension) in _REMAINDERS:
            return self._remainder(inst, extension, depth)
        return None

    def _remainder(self, inst: Instruction, extension: str, depth: int) -> Sum | None:
        """`x % m` is `x - (x / m) * m`; the quotient is an atom, as the division by the same numbers is."""
        x, m = (self._number(o, extension, depth) for o in inst.operands)
        if x is None or m is None:
            return None
        same = (inst.opcode[0] + "div", *inst.operands)
        twins = (i for b in self.cfg.order for i in b.instructions if (i.opcode, *i.operands) == same)
        twin = next((i for i in twins if self._runs_before(i, inst)), None)
        if twin is None:
            return None
        product = m.times(Sum({}, Polynomial.of(Atom(twin, extension)), inst.opcode == "srem" or bool(extension)))
        return x.plus(product, -1) if product is not None else None

    def _runs_before(self, first: Instruction, second: Instruction) -> bool:
        if first.block is second.block:
            return True
        return first.block is not None and second.block is not None and self.cfg.dominates(first.block, second.block)

    def _arithmetic(self, inst: Instruction, extension: str, depth: int) -> Sum | None:
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
            found: Sum | None = left.scaled(1 << by.value)
        else:
            right = self._number(inst.operands[1], extension, depth)
            if right is None:
                return None
            sign = -1 if inst.opcode == "sub" else 1
            found = left.times(right) if inst.opcode == "mul" else left.plus(right, sign)
        if found is None:
            return None
        return Sum(found.parts, found.rest, found.exact and flagged, found.at)

    def _converted(self, inst: Instruction, extension: str, depth: int) -> Sum | None:
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
                    return None if found is None else found.plus(Sum({}, Polynomial.number(more[1]), True))
            return self._number(operand, "zext", depth)
        wide = operand.type == T.I64
        if "nsw" in inst.flags and extension == "sext":
            return self._number(operand, "" if wide else "sext", depth)
        if "nuw" in inst.flags and extension == "zext":
            return self._number(operand, "" if wide else "zext", depth)
        return None

    def _counted(self, phi: Phi, extension: str, depth: int) -> Sum | None:
        if phi not in self.inductions or not self._is_inside(phi):
            gained = self._gained(phi, extension)
            first = self._number(gained[0], extension, depth) if gained is not None else None
            return first.plus(gained[1]) if gained is not None and first is not None else None
        loop, induction = self.inductions[phi]
        if extension and _promise(extension) not in induction.no_wrap:
            return None
        exact = bool(extension) or "nsw" in induction.no_wrap
        if self.counter is not None and phi is self.counter.phi:
            return Sum({loop: Polynomial.number(induction.step)}, _ZERO, exact)
        start = self._number(induction.start, extension, depth)
        walked = self._walked(loop, induction, extension, depth)
        if start is None or walked is None:
            return None
        found = start.plus(walked)
        return Sum(found.parts, found.rest, found.exact and exact, found.at)

    def _walked(self, loop: Loop, induction: Induction, extension: str, depth: int) -> Sum | None:
        """How far an induction variable (not the counter) has gone from its start."""
        pointer = induction.phi.type.is_pointer
        exact = not pointer or bool(induction.no_wrap)
        if loop is not self.loop or not self.is_shared:
            return Sum({loop: Polynomial.number(induction.step)}, _ZERO, exact)
        counter = self.counter
        if counter is None or induction.step % counter.step:
            return None
        # the thread has run (counter - its start) / step iterations so far
        wide = "" if counter.phi.type == T.I64 else "sext" if "nsw" in counter.no_wrap else "zext"
        now, first = self._number(counter.phi, wide, depth), self._number(counter.start, wide, depth)
        if now is None or first is None:
            return None
        gone = now.plus(first, -1).scaled(induction.step // counter.step)
        return Sum(gone.parts, gone.rest, gone.exact and exact)


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


def _promise(extension: str) -> str:
    return "nuw" if extension == "zext" else "nsw"


def form_of(
    pointer: Value,
    at: Block,
    loop: Loop,
    cfg: CFG,
    inductions: Inductions,
    trips: Mapping[Loop, TripCount],
) -> Form | None:
    """The linear form of an address that block `at` of the loop uses; None where it has none.

    For many addresses of one loop, make one `Linear` and ask it.
    """
    module = cfg.function.module
    assert module is not None
    return Linear(module, cfg, loop, inductions, trips).form(pointer, at)


def reach_inputs(
    forms: Sequence[Form],
    sizes: Sequence[int],
    trips: Mapping[Loop, TripCount],
    loop: Loop,
    shared: Callable[[Value], bool],
    digits: Collection[Loop] = (),
) -> Reach | None:
    """What the reach of the accesses of one object is computed from; `sizes` in bytes, one for each form.

    `shared` tells which values are the same for all threads (`irad.analysis.exclusive.shared`). None unless all forms
    have one base and one stride, which is not the constant zero, differ by values that are shared, and all nested
    loops have trip counts in closed form, the same in each iteration of the parallel loop (but for `digits`, which are
    none); and for a loop that threads count for themselves.
    """
    if not forms:
        return None
    first = forms[0]
    if not first.stride or any(f.base != first.base or f.stride != first.stride for f in forms):
        return None
    if not shared(first.base):  # each thread may have a pointer of its own
        return None
    if not is_global(trips.get(loop), shared):
        return None
    counts: dict[Loop, TripCount] = {}
    for term in (t for f in forms for t in f.inner if t.loop not in digits):
        trip = trips.get(term.loop)
        if trip is None or not all(loop.is_invariant(v) and shared(v) for v in (trip.start, trip.bound)):
            return None
        counts[term.loop] = trip
    polynomials = [first.stride, *(f.rest for f in forms), *(t.coefficient for f in forms for t in f.inner)]
    if not all(shared(a.value) and loop.is_invariant(a.value) for p in polynomials for a in p.atoms):
        return None
    return Reach(first.stride, tuple(_pieces(forms, sizes)), counts)


def _pieces(forms: Sequence[Form], sizes: Sequence[int]) -> Iterable[Piece]:
    found: dict[object, Piece] = {}
    for form, size in zip(forms, sizes, strict=True):
        rest, low = form.rest.symbolic, form.rest.constant
        key = (rest, frozenset((t.loop, t.coefficient, t.skipped) for t in form.inner))
        known = found.get(key)
        high = low + size
        if known is not None:
            low, high = min(low, known.low), max(high, known.high)
        found[key] = Piece(rest, form.inner, low, high)
    return found.values()


__all__ = [
    "Digit",
    "Fold",
    "Form",
    "Inductions",
    "Inner",
    "Linear",
    "Piece",
    "Reach",
    "Sum",
    "counter_of",
    "form_of",
    "is_complement",
    "is_global",
    "reach_inputs",
]
