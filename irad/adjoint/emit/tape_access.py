"""What the forward and the reverse sweep share: where kept things are, and how trip counts are computed."""

from __future__ import annotations

from typing import Protocol

from irad.adjoint.parallel.joint_reversal import asks
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.steps import Key
from irad.adjoint.tape_layout import Reservation, TapeCell, TapeRecord
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block, Call
from irad.ir.layout import DataLayout
from irad.ir.module import Function
from irad.ir.values import ConstInt, Value

_MOST = 1 << 48
"""Elements of an array on the tape: no memory holds more, and the bytes of fewer can be counted."""
_CHECKED = "llvm.umul.with.overflow.i64"


class TapeSlot(Protocol):
    """The iteration that a sweep is in: what it knows of where kept things are."""

    def record_pointer(self, builder: Builder, record: TapeRecord) -> Value:
        """The record of the current iteration of a loop that is counted while running."""

    def array_pointer(self, builder: Builder, key: Key, reservation: Reservation) -> Value:
        """The start of the array that a reservation holds for `key`."""

    def linear_index(self, builder: Builder, reservation: Reservation) -> Value:
        """The number of the current iteration among all of a reservation's nest."""


class Frame:
    """One output function: its entry block for allocas, and the slots of kept values that live there.

    `frame` is the pointer to the function's record in split mode, else None; `tape` the arena, if it is used. `team`:
    in a region that is run in strips, what the thread's number and the size of the team (i32) are taken to be.
    """

    def __init__(self, function: Function, plan: AdjointPlan | None, output: ModuleWriter, layout: DataLayout) -> None:
        self.function = function
        self.plan = plan
        self.output = output
        self.entry = Block("entry", function)
        function.blocks.append(self.entry)
        self.head = Builder(function, self.entry)
        self.slots: dict[Key, Value] = {}
        self.frame: Value | None = None
        self.tape: Value | None = None
        self.team: tuple[Value, Value] | None = None
        self.layout = layout

    def answer(self, call: Call) -> Value | None:
        """What a call is replaced by that asks for the thread's number or the size of the team; None for any other."""
        assert self.plan is not None
        if self.team is None or not asks(self.plan.facts, call):
            return None
        return self.team[call.callee_name == "omp_get_num_threads"]

    def begin_tape(self) -> Value:
        """Acquire the arena at the function's entry; returns the mark to which it is restored at the end."""
        output, head = self.output, self.head
        output.declare("irad_tape_acquire", T.PTR, [], "nounwind")
        output.declare("irad_tape_save", T.VOID, [T.PTR, T.PTR], "nounwind")
        output.declare("irad_tape_restore", T.VOID, [T.PTR, T.PTR], "nounwind")
        self.tape = head.call("irad_tape_acquire", T.PTR, [])
        mark = head.alloca(T.ArrayType(runtime_ir.MARK_BYTES // 8, T.I64))
        head.call("irad_tape_save", T.VOID, [self.tape, mark])
        return mark

    def slot(self, key: Key, cell: TapeCell) -> Value:
        """The local variable of a kept thing that is not in a loop."""
        known = self.slots.get(key)
        if known is None:
            known = self.slots[key] = self.head.alloca(cell.type)
        return known

    def local(self, type_: T.Type, start: Value | None = None) -> Value:
        """A fresh local variable, initialised at the function's entry."""
        made = self.head.alloca(type_)
        if start is not None:
            self.head.store(start, made)
        return made

    def cell_address(self, builder: Builder, key: Key, sweep: TapeSlot) -> Value:
        """Where a kept thing is for the iteration that `sweep` is in."""
        assert self.plan is not None
        cell = self.plan.storage.cells[key]
        home = cell.home
        if home is None:
            return self.slot(key, cell)
        if isinstance(home, TapeRecord):
            base = self.frame if home.loop is None else sweep.record_pointer(builder, home)
            assert base is not None
            return builder.offset(base, home.offsets[key])
        return builder.gep(
            cell.type,
            sweep.array_pointer(builder, key, home),
            [sweep.linear_index(builder, home)],
            ("inbounds",),
        )


def emit_trip_count(
    builder: Builder, output: ModuleWriter, count: TripCount, start: Value, bound: Value, entered: bool = False
) -> Value:
    """How often the header runs, as an i64 (see `irad.analysis.trip_count`).

    `entered`: this is asked where the loop is known to run. Where its end is met exactly, the count is then a plain
    difference, from which LLVM knows that it is the primal's own.
    """
    signed = count.predicate.startswith("s")
    if start.type.is_pointer:
        start, bound = (builder.cast("ptrtoint", v, T.I64) for v in (start, bound))
    width = start.type
    if count.predicate == "ne" or (entered and count.meets):
        return _count_to_equality(builder, count, start, bound)
    wide_start = _widen(builder, start, signed)
    wide_bound = _widen(builder, bound, signed)
    first = builder.add(wide_start, i64(count.delta * count.step))
    span = builder.sub(wide_bound, first) if count.step > 0 else builder.sub(first, wide_bound)
    if count.predicate in ("sle", "ule", "sge", "uge"):
        span = builder.add(span, i64(1))
    assert isinstance(width, T.IntType)
    return builder.call(runtime_ir.trips(output), T.I64, [span, i64(abs(count.step))])


def _count_to_equality(builder: Builder, count: TripCount, start: Value, bound: Value) -> Value:
    span = builder.sub(bound, start) if count.step > 0 else builder.sub(start, bound)
    step = abs(count.step)
    if step != 1:
        span = builder.binary("udiv", span, ConstInt(span.type, step))
    passes = builder.sub(span, ConstInt(span.type, count.delta)) if count.delta else span
    wide = _widen(builder, passes, signed=False)
    return builder.add(wide, i64(1))


def _widen(builder: Builder, value: Value, signed: bool) -> Value:
    assert isinstance(value.type, T.IntType)
    if value.type.bits > 64:
        return builder.cast("trunc", value, T.I64)
    return builder.cast("sext" if signed else "zext", value, T.I64)


def emit_array_pointers(
    builder: Builder, layout: DataLayout, reservation: Reservation, base: Value, trips: dict[Loop, Value]
) -> dict[Key, Value]:
    """The start of each member's array within a reservation."""
    product = product_of(builder, reservation, trips)
    found: dict[Key, Value] = {}
    position: Value = base
    for key, type_ in ordered_members(layout, reservation):
        found[key] = position
        position = builder.gep(T.I8, position, [_rounded(builder, product, layout.size(type_))])
    return found


def reservation_bytes(
    builder: Builder, output: ModuleWriter, layout: DataLayout, reservation: Reservation, trips: dict[Loop, Value]
) -> Value:
    """How many bytes a reservation takes; more than there are, where they cannot be counted in 64 bits."""
    product = product_of(builder, reservation, trips)
    total: Value = i64(0)
    for _, type_ in ordered_members(layout, reservation):
        total = builder.add(total, _rounded(builder, product, layout.size(type_)))
    if isinstance(product, ConstInt):
        return total
    too_many = builder.compare("icmp", "ugt", product, i64(_MOST))
    factors = [trips[loop] for loop in reservation.indexed]
    partial = factors[0]
    for factor in factors[1:]:
        checked = T.StructType((T.I64, T.I1))
        output.declare(_CHECKED, checked, [T.I64, T.I64])
        pair = builder.call(_CHECKED, checked, [partial, factor])
        partial = builder.extract(pair, (0,), T.I64)
        too_many = builder.binary("or", too_many, builder.extract(pair, (1,), T.I1))
    return builder.select(too_many, i64(1 << 62), total)


def ordered_members(layout: DataLayout, reservation: Reservation) -> list[tuple[Key, T.Type]]:
    return sorted(reservation.members.items(), key=lambda kv: -layout.size(kv[1]))


def product_of(builder: Builder, reservation: Reservation, trips: dict[Loop, Value]) -> Value:
    """How many elements an array of a reservation has."""
    product: Value | None = None
    for loop in reservation.indexed:
        product = trips[loop] if product is None else builder.mul(product, trips[loop])
    return i64(1) if product is None else product


def _rounded(builder: Builder, count: Value, size: int) -> Value:
    """count * size, rounded up to 64 bytes."""
    more = builder.add(builder.mul(count, i64(size)), i64(63))
    return builder.binary("and", more, i64(-64))
