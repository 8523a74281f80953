"""Bytes of adjoints at run time: how they are put together, and what must not be among them."""

from __future__ import annotations

import re

from irad.analysis.types.evidence import GUARDED, Piece
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.values import Value

_INLINE = "alwaysinline nounwind"
_ADDRESSES = (1 << 52) - 1
"""Larger than any address; the bits of a normal double are larger still."""


def stop_if_any(
    output: ModuleWriter, builder: Builder, address: Value, type_: T.Type, unless: Value | None, message: str,
    loaded: Value | None = None,
) -> None:  # fmt: skip
    """Write code that ends the program with a message if there is anything but zero in the bytes of an integer. Where
    an integer has been put as an address, its shadow is what is `loaded`, and no normal double: where numbers have 64
    bits, that loses none."""
    bits = T.IntType(8 * output.module.layout.store_size(type_))
    shadow = builder.load(bits, address, 1)
    found = builder.compare("icmp", "ne", shadow, zero(bits))
    if loaded is not None and type_ == T.I64:
        other = builder.compare("icmp", "ne", shadow, loaded)
        large = builder.compare("icmp", "ugt", shadow, i64(_ADDRESSES))
        found = builder.binary("and", found, builder.binary("or", other, large))
    _stop(output, builder, found, unless, message)


def stop_if_number(
    output: ModuleWriter, builder: Builder, address: Value, type_: T.Type, unless: Value | None, message: str
) -> None:
    """Write code that ends the program with a message if there is a normal double where the shadow of a pointer is
    supposed to be."""
    magnitude = builder.binary("and", builder.load(T.I64, address, 1), i64((1 << 63) - 1))
    _stop(output, builder, builder.compare("icmp", "ugt", magnitude, i64(_ADDRESSES)), unless, message)


def _stop(output: ModuleWriter, builder: Builder, found: Value, unless: Value | None, message: str) -> None:
    if unless is not None:
        found = builder.select(unless, zero(T.I1), found)
    runtime_ir.stop_if(output, builder, found, message)


def join(output: ModuleWriter, builder: Builder, into: Value, amount: Value) -> Value:
    """Write code that puts bytes of an adjoint where others may be: of each byte one has to be zero, since bytes cannot
    be added. Returns whether that is not so."""
    type_ = amount.type
    count = output.module.layout.store_size(type_)
    name = f"irad.join.{re.sub(r'[^a-z0-9]+', '.', str(type_)).strip('.')}"

    def text() -> str:
        row, bits = f"<{count} x i8>", f"i{count}"
        return f"""define internal i1 @{name}(ptr %into, {type_} %amount) {_INLINE} {{
  %new = bitcast {type_} %amount to {row}
  %old = load {row}, ptr %into, align 1
  %some = icmp ne {row} %new, zeroinitializer
  %there = icmp ne {row} %old, zeroinitializer
  %both = and <{count} x i1> %some, %there
  %mask = bitcast <{count} x i1> %both to {bits}
  %met = icmp ne {bits} %mask, 0
  %joined = or {row} %old, %new
  store {row} %joined, ptr %into, align 1
  ret i1 %met
}}"""

    return builder.call(output.helper(name, text), T.I1, [into, amount])


_JOIN_ALL = """define internal i1 @irad.join_all(ptr %into, ptr %source, i64 %bytes) nounwind {
entry:
  %above = icmp ugt ptr %into, %source
  %same = icmp eq ptr %into, %source
  %none = icmp eq i64 %bytes, 0
  %idle = or i1 %same, %none
  br i1 %idle, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %met = phi i1 [ false, %entry ], [ %ever, %loop ]
  %next = add i64 %i, 1
  %back = sub i64 %bytes, %next
  %at = select i1 %above, i64 %i, i64 %back
  %into.at = getelementptr i8, ptr %into, i64 %at
  %source.at = getelementptr i8, ptr %source, i64 %at
  %new = load i8, ptr %into.at, align 1
  store i8 0, ptr %into.at, align 1
  %old = load i8, ptr %source.at, align 1
  %joined = or i8 %old, %new
  store i8 %joined, ptr %source.at, align 1
  %some = icmp ne i8 %new, 0
  %there = icmp ne i8 %old, 0
  %both = and i1 %some, %there
  %ever = or i1 %met, %both
  %more = icmp ult i64 %next, %bytes
  br i1 %more, label %loop, label %done
done:
  %found = phi i1 [ false, %entry ], [ %ever, %loop ]
  ret i1 %found
}"""


def join_all(output: ModuleWriter, builder: Builder, into: Value, source: Value, size: Value) -> Value:
    """Write code that moves the bytes of adjoints back that a copy from `source` to `into` has moved, in the order in
    which none is taken that has just been put there. Returns whether there are two that would have to be added."""
    return builder.call(output.helper("irad.join_all", lambda: _JOIN_ALL), T.I1, [into, source, size])


_CLEAR_ADDRESS = """define internal void @irad.clear_address(ptr %at) alwaysinline nounwind {
entry:
  %low = ptrtoint ptr %at to i64
  %over = and i64 %low, 7
  %back = sub i64 0, %over
  %word.at = getelementptr i8, ptr %at, i64 %back
  %word = load i64, ptr %word.at, align 8
  %above = icmp ugt i64 %word, 4294967295
  %below = icmp ult i64 %word, 4503599627370496
  %is.one = and i1 %above, %below
  br i1 %is.one, label %clear, label %done
clear:
  store i64 0, ptr %word.at, align 8
  br label %done
done:
  ret void
}"""


def clear_address(output: ModuleWriter, builder: Builder, shadow: Value) -> None:
    """Write code that makes the word around a shadow zero if it is an address: what two adjoints of 32 bits look like
    only if one of them is zero and the other one no normal number."""
    builder.call(output.helper("irad.clear_address", lambda: _CLEAR_ADDRESS), T.VOID, [shadow])


_LEFT = """define internal i1 @irad.left(ptr %at, i64 %bytes, i64 %period, i64 %offset, i64 %size) nounwind {
entry:
  br label %periods
periods:
  %base = phi i64 [ 0, %entry ], [ %base.next, %next ]
  %some = icmp ult i64 %base, %bytes
  br i1 %some, label %piece, label %none
piece:
  %j = phi i64 [ 0, %periods ], [ %j.next, %look ]
  %inner = add i64 %offset, %j
  %i = add i64 %base, %inner
  %more = icmp ult i64 %j, %size
  %there = icmp ult i64 %i, %bytes
  %both = and i1 %more, %there
  br i1 %both, label %look, label %next
look:
  %p = getelementptr i8, ptr %at, i64 %i
  %byte = load i8, ptr %p, align 1
  %left = icmp ne i8 %byte, 0
  %j.next = add i64 %j, 1
  br i1 %left, label %found, label %piece
next:
  %base.next = add i64 %base, %period
  br label %periods
found:
  ret i1 true
none:
  ret i1 false
}"""


def refuse_unaligned(
    output: ModuleWriter, builder: Builder, into: Value, source: Value, moved: Value, size: Value, message: str
) -> None:
    """Write code that ends the program with a message if there is anything but zero in the bytes that are `moved`,
    where the addresses are not both multiples of eight."""
    one, other = (builder.cast("ptrtoint", side, T.I64) for side in (into, source))
    rest = builder.binary("and", builder.binary("or", one, other), i64(7))
    apart = builder.compare("icmp", "ne", rest, i64(0))
    found = is_left(output, builder, moved, builder.select(apart, size, i64(0)))
    runtime_ir.stop_if(output, builder, found, message)


def refuse_left(
    output: ModuleWriter, builder: Builder, at: Value, size: Value, pieces: tuple[Piece, ...], period: int, message: str
) -> None:
    """Write code that ends the program with a message if there is anything but zero in the guarded pieces of `size`
    bytes, of which each period has the like."""
    for piece in pieces:
        if piece.kind == GUARDED:
            found = is_left(output, builder, at, size, (period, piece.offset, piece.size))
            runtime_ir.stop_if(output, builder, found, message)


def is_left(
    output: ModuleWriter, builder: Builder, at: Value, size: Value, repeated: tuple[int, int, int] | None = None
) -> Value:
    """Write code that looks whether there is anything but zero in `size` bytes; `repeated`: only in a piece of each
    period of them, which is given by period, offset and size."""
    pieces = [size, i64(0), size] if repeated is None else [i64(n) for n in repeated]
    return builder.call(output.helper("irad.left", lambda: _LEFT), T.I1, [at, size, *pieces])
