"""Writes copies of what nests of loops load, and reads from them (see `irad.adjoint.snapshots`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from irad.adjoint.snapshots import SnapshotLoad
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Instruction
from irad.ir.values import ConstInt, Value

_LOWEST, _HIGHEST = -(1 << 63), (1 << 63) - 1
_COPY = "llvm.memcpy.p0.p0.i64"


class Sweep(Protocol):
    """What reading from a copy asks of a reverse sweep."""

    def value(self, v: Value) -> Value:
        """A value of the primal."""

    def iteration_number(self, builder: Builder, loop: Loop) -> Value:
        """The number of the iteration of a loop."""


def emit_copy(
    builder: Builder,
    output: ModuleWriter,
    reads: Iterable[SnapshotLoad],
    base: Value,
    tape: Value,
    trips: Mapping[Loop, Value],
    value: Callable[[Value], Value],
) -> Value:
    """Copy what is read to the tape; returns where the base would be if it lay at the same distance from the copy."""
    first: Value | None = None
    end: Value | None = None
    for read in reads:
        low, high = _range(builder, read, trips, value)
        for condition, wanted in read.guards:
            given = value(condition)
            low = builder.select(given, *((low, i64(_HIGHEST)) if wanted else (i64(_HIGHEST), low)))
            high = builder.select(given, *((high, i64(_LOWEST)) if wanted else (i64(_LOWEST), high)))
        first = low if first is None else _chosen(builder, "slt", low, first)
        end = high if end is None else _chosen(builder, "sgt", high, end)
    assert first is not None and end is not None
    runs = builder.compare("icmp", "sgt", end, first)
    first = builder.select(runs, first, i64(0))
    size = builder.sub(builder.select(runs, end, i64(0)), first)
    whole = builder.binary("and", builder.add(size, i64(63)), i64(-64))
    block = builder.call(runtime_ir.reserve(output), T.PTR, [tape, whole])
    output.declare(_COPY, T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
    moved = builder.call(_COPY, T.VOID, [block, builder.offset(base, first), size, ConstInt(T.I1, 0)])
    output.onto_tape(moved)
    return builder.offset(block, builder.sub(i64(0), first))


def _range(
    builder: Builder, read: SnapshotLoad, trips: Mapping[Loop, Value], value: Callable[[Value], Value]
) -> tuple[Value, Value]:
    """Where what is read begins and ends, in bytes behind the base."""
    low = high = _number(builder, read.form.rest, value)
    for loop, coefficient in read.span:
        last = builder.sub(trips[loop], i64(1))
        span = builder.mul(_number(builder, coefficient, value), last)
        rises = builder.compare("icmp", "sgt", span, i64(0))
        low = builder.add(low, builder.select(rises, i64(0), span))
        high = builder.add(high, builder.select(rises, span, i64(0)))
    return low, builder.add(high, i64(read.size))


def load_anywhere(
    builder: Builder, read: SnapshotLoad, type_: T.Type, twin: Value, trips: Mapping[Loop, Value], sweep: Sweep
) -> Instruction:
    """Load what the primal has loaded through a pointer: from a copy, or from beside what it is a copy of."""
    assert read.pointer is not None
    pointer, base = sweep.value(read.pointer), sweep.value(read.snapshot.base)
    low, high = _range(builder, read, trips, sweep.value)
    distance = builder.sub(builder.cast("ptrtoint", pointer, T.I64), builder.cast("ptrtoint", base, T.I64))
    within = builder.compare("icmp", "sge", distance, low)
    last = builder.sub(high, i64(read.size))
    within = builder.binary("and", within, builder.compare("icmp", "sle", distance, last))
    return builder.load(type_, builder.select(within, builder.offset(twin, distance), pointer), align=1)


def load_copied(builder: Builder, read: SnapshotLoad, type_: T.Type, twin: Value, sweep: Sweep) -> Instruction:
    """Load from a copy what the primal has loaded in the iteration that a sweep is in."""
    place = _number(builder, read.form.rest, sweep.value)
    for loop, coefficient in read.terms:
        step = _number(builder, coefficient, sweep.value)
        place = builder.add(place, builder.mul(sweep.iteration_number(builder, loop), step))
    return builder.load(type_, builder.offset(twin, place), align=1)


def _chosen(builder: Builder, predicate: str, a: Value, b: Value) -> Value:
    return builder.select(builder.compare("icmp", predicate, a, b), a, b)


def _number(builder: Builder, polynomial: Polynomial, value: Callable[[Value], Value]) -> Value:
    """A polynomial in numbers of the primal, in 64 bits."""
    total: Value = i64(polynomial.constant)
    for monomial, factor in polynomial.symbolic.terms.items():
        product: Value = i64(factor)
        for atom in monomial:
            number = value(atom.value)
            wide = builder.cast(atom.extension, number, T.I64) if number.type != T.I64 else number
            product = builder.mul(product, wide)
        total = builder.add(total, product)
    return total
