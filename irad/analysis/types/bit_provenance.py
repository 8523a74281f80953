"""Which bits of one register are bits of another: shifts, masks, casts and vectors as moves of bit ranges.

An instruction that only moves bits is described by `Moved` ranges; everything else makes new bits. Bit 0 is
the lowest one, and the one that lies first in memory (little-endian).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from irad.ir import types as T
from irad.ir.builder import int_constant
from irad.ir.instructions import Call, Instruction, Phi
from irad.ir.values import ConstAggregate, ConstFloat, ConstInt, ConstNull, ConstSplat, Value


@dataclass(frozen=True, slots=True)
class Moved:
    """Bits [at, at + size) of a result are bits [start, start + size) of `source`."""

    at: int
    source: Value
    start: int
    size: int


def width(type_: T.Type) -> int:
    """The bits of an integer, a floating number (of 16 to 64 bits) or a vector of them; 0 for other types."""
    if isinstance(type_, T.VectorType):
        return 0 if type_.scalable else type_.count * width(type_.element)
    if isinstance(type_, T.IntType):
        return type_.bits
    if type_ in (T.HALF, T.BFLOAT, T.FLOAT, T.DOUBLE):
        assert isinstance(type_, T.FloatType)
        return T.FLOAT_BITS[type_.kind]
    return 0


def lane_width(type_: T.Type) -> int:
    return width(type_.scalar)


def moves(inst: Instruction) -> tuple[Moved, ...] | None:
    """What an instruction moves, with zeros where nothing is; None for what makes new bits.

    An `or` names both operands: where one of them is zero, the other one is moved. Merges (phi, select) are
    not described here.
    """
    size = width(inst.type)
    if not size or isinstance(inst, Phi):
        return None
    opcode, operands = inst.opcode, inst.operands
    if opcode in ("bitcast", "freeze"):
        return (Moved(0, operands[0], 0, size),) if width(operands[0].type) == size else None
    if opcode in ("extractelement", "insertelement", "shufflevector"):
        return _lanes(inst)
    if isinstance(inst.type, T.VectorType):
        return _mask(inst) if opcode == "and" else _either(inst) if opcode == "or" else None
    if opcode == "trunc":
        return (Moved(0, operands[0], 0, size),) if size % 8 == 0 else None
    if opcode == "zext":
        inner = width(operands[0].type)
        return (Moved(0, operands[0], 0, inner),) if inner % 8 == 0 else None
    if opcode in ("lshr", "shl"):
        by = operands[1]
        if not isinstance(by, ConstInt) or by.value % 8 or not 0 <= by.value < size:
            return None
        rest = size - by.value
        left = opcode == "shl"
        return (Moved(by.value if left else 0, operands[0], 0 if left else by.value, rest),)
    if opcode == "and":
        return _mask(inst)
    if opcode == "or":
        return _either(inst)
    return _rotated(inst) if isinstance(inst, Call) else None


def _either(inst: Instruction) -> tuple[Moved, ...]:
    size = width(inst.type)
    return tuple(Moved(0, operand, 0, size) for operand in inst.operands)


def _mask(inst: Instruction) -> tuple[Moved, ...] | None:
    """An `and` with whole bytes."""
    bits = constant_bits(inst.operands[1])
    if bits is None:
        return None
    size = width(inst.type)
    found = []
    for start, end in runs(bits, size):
        if start % 8 or end % 8:
            return None
        found.append(Moved(start, inst.operands[0], start, end - start))
    return tuple(found)


def _rotated(call: Call) -> tuple[Moved, ...] | None:
    name = call.callee_name or ""
    if not name.startswith(("llvm.fshl.", "llvm.fshr.")) or len(call.operands) != 3:
        return None
    by, size = call.operands[2], width(call.type)
    if not isinstance(by, ConstInt) or by.value % 8 or not isinstance(call.type, T.IntType):
        return None
    shift = by.value % size if name.startswith("llvm.fshl.") else (size - by.value) % size
    if not shift:
        return (Moved(0, call.operands[0 if "fshl" in name else 1], 0, size),)
    high, low = call.operands[:2]
    return (Moved(shift, high, 0, size - shift), Moved(0, low, size - shift, shift))


def _lanes(inst: Instruction) -> tuple[Moved, ...] | None:
    operands = inst.operands
    if inst.opcode == "shufflevector":
        return _shuffled(inst)
    index = operands[-1]
    vector = operands[0].type
    if not isinstance(index, ConstInt) or not isinstance(vector, T.VectorType):
        return None
    lane = width(vector.element)
    at = index.value * lane
    if lane % 8 or not 0 <= index.value < vector.count:
        return None
    if inst.opcode == "extractelement":
        return (Moved(0, operands[0], at, lane),)
    found = [Moved(at, operands[1], 0, lane)]
    if at:
        found.append(Moved(0, operands[0], 0, at))
    end = at + lane
    if end < width(vector):
        found.append(Moved(end, operands[0], end, width(vector) - end))
    return tuple(found)


def _shuffled(inst: Instruction) -> tuple[Moved, ...] | None:
    vector, mask = inst.operands[0].type, inst.operands[2]
    if not isinstance(vector, T.VectorType) or not isinstance(inst.type, T.VectorType):
        return None
    if isinstance(mask, ConstNull):
        lanes: list[int | None] = [0] * inst.type.count
    elif isinstance(mask, ConstAggregate):
        lanes = [e.value if isinstance(e, ConstInt) else None for e in mask.elements]
    elif isinstance(mask, ConstSplat) and isinstance(mask.element, ConstInt):
        lanes = [mask.element.value] * inst.type.count
    else:
        return None
    lane = width(vector.element)
    if lane % 8:
        return None
    return tuple(
        Moved(at * lane, inst.operands[origin // vector.count], origin % vector.count * lane, lane)
        for at, origin in enumerate(lanes)
        if origin is not None
    )


def constant_bits(value: Value) -> int | None:
    """The bits of an integer or floating constant, or of a vector of them; None when they are not known."""
    size = width(value.type)
    if isinstance(value, ConstInt):
        return value.value & ((1 << size) - 1)
    if isinstance(value, ConstNull) and size:
        return 0
    if isinstance(value, ConstFloat) and size:
        return _float_bits(value)
    elements: tuple[Value, ...] = ()
    if isinstance(value, ConstAggregate) and size:
        elements = value.elements
    elif isinstance(value, ConstSplat) and isinstance(value.type, T.VectorType):
        elements = (value.element,) * value.type.count
    if not elements:
        return None
    lane, found = width(elements[0].type), 0
    for position, element in enumerate(elements):
        bits = constant_bits(element)
        if bits is None:
            return None
        found |= bits << position * lane
    return found


def _float_bits(value: ConstFloat) -> int | None:
    number = value.value
    if number is None or value.type not in (T.FLOAT, T.DOUBLE):
        return None
    if value.text.startswith("f0x"):
        return int(value.text[1:], 16)
    if value.type == T.DOUBLE:
        if value.text.startswith("0x"):
            return int(value.text, 16)
        return int(struct.unpack("<Q", struct.pack("<d", number))[0])
    if number != number:
        return None  # a single-precision NaN is spelled as a double: which bits it has is LLVM's affair
    return int(struct.unpack("<I", struct.pack("<f", number))[0])


def constant_of(type_: T.Type, bits: int) -> Value:
    """The constant of an integer, pointer or floating type (or a vector of them) that has these bits.

    Raises ValueError where there is none: addresses other than null, and single-precision NaNs.
    """
    if isinstance(type_, T.VectorType):
        lane = width(type_.element)
        parts = (bits >> n * lane & ((1 << lane) - 1) for n in range(type_.count))
        return ConstAggregate(type_, tuple(constant_of(type_.element, part) for part in parts))
    if isinstance(type_, T.IntType):
        return int_constant(type_, bits)
    if isinstance(type_, T.PointerType) and not bits:
        return ConstNull(type_)
    if type_ == T.DOUBLE:
        return ConstFloat(T.DOUBLE, f"0x{bits:016X}")
    number = struct.unpack("<f", struct.pack("<I", bits))[0] if type_ == T.FLOAT else math.nan
    if math.isnan(number):
        raise ValueError(f"no constant of type {type_} with the bits {bits:#x}")
    return ConstFloat.of(T.FLOAT, number)


def runs(bits: int, size: int) -> Iterator[tuple[int, int]]:
    """The ranges of ones among the lowest `size` bits."""
    at = 0
    while at < size:
        if not bits >> at & 1:
            at += 1
            continue
        end = at
        while end < size and bits >> end & 1:
            end += 1
        yield at, end
        at = end
