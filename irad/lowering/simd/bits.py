"""Bits of numbers that go through integers of another width go through lanes as wide as the numbers.

SSE's integer registers are vectors of 64-bit words for C, whatever they hold: so `_mm_and_si128` of four `float`s is an
`and` of two words, and `_mm_srli_si128` a shuffle of 16 bytes. Written by lanes, the first is arithmetic on the bits
of each number and the second a move of numbers.
"""

from __future__ import annotations

from irad.analysis.types.bit_provenance import constant_bits, constant_of, lane_width, width
from irad.ir import types as T
from irad.ir.builder import zero
from irad.ir.instructions import Cast, Instruction, Load
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import ConstAggregate, Constant, ConstInt, ConstNull, ConstPoison, ConstUndef, Value

_LOGIC = frozenset(("and", "or", "xor"))


def straighten(function: Function) -> bool:
    """Rewrite what becomes vectors of numbers in the end, in one function, in place."""
    found: dict[Value, Value] = {}
    for inst in list(function.instructions()):
        if inst.opcode == "bitcast" and isinstance(inst.type, T.VectorType):
            made = _Straight(inst.type).cast(inst)
            if made is not None:
                found[inst] = made
    return replace_all_uses_with(function, found)


class _Straight:
    """Rebuilds integers as vectors with the lanes of a type."""

    def __init__(self, type_: T.VectorType) -> None:
        self.type = type_
        self.lane = lane_width(type_)

    def cast(self, inst: Instruction) -> Value | None:
        """What a bitcast gives, written in its own lanes; None where it already is, or cannot be."""
        operand = inst.operands[0]
        if isinstance(operand, Instruction) and operand.opcode == "bitcast":
            return self._numbers(operand)
        if not self.type.element.is_float or not self._is_crooked(operand):
            return None
        return self._numbers(operand)

    def _is_crooked(self, value: Value) -> bool:
        if not isinstance(value, Instruction):
            return False
        if value.opcode == "shufflevector":
            return True
        if value.opcode not in _LOGIC:
            return False
        return lane_width(value.type) != self.lane or any(map(self._is_crooked, value.operands))

    def _numbers(self, value: Value) -> Value | None:
        """The bits of a value as this type."""
        if value.type == self.type:
            return value
        if isinstance(value, Constant):
            return self._constant(value, self.type)
        if not isinstance(value, Instruction):
            return None
        if value.opcode == "bitcast" and width(value.operands[0].type) == width(self.type):
            return self._numbers(value.operands[0]) or self._inserted(value, Cast("bitcast", self.type, value.operands))
        if value.opcode == "shufflevector":
            return self._shuffled(value)
        if isinstance(value, Load):
            return self._loaded(value, self.type)
        if value.opcode in _LOGIC:
            words = self._words(value)
            return words and self._inserted(value, Cast("bitcast", self.type, [words]))
        return None

    def _words(self, value: Value) -> Value | None:
        """The bits of a value as integers as wide as this type's lanes."""
        type_ = T.VectorType(self.type.count, T.IntType(self.lane))
        if value.type == type_ and not self._is_crooked(value):
            return value
        if isinstance(value, Constant):
            return self._constant(value, type_)
        if not isinstance(value, Instruction):
            return None
        if value.opcode in _LOGIC:
            operands = [self._words(o) for o in value.operands]
            if None in operands:
                return None
            return self._inserted(value, Instruction(value.opcode, type_, operands))  # type: ignore[arg-type]
        if isinstance(value, Load):
            return self._loaded(value, type_)
        numbers = self._numbers(value)
        return numbers and self._inserted(value, Cast("bitcast", type_, [numbers]))

    def _loaded(self, load: Load, type_: T.Type) -> Value | None:
        if load.volatile or load.ordering or width(load.type) != width(type_):
            return None
        made = Load(type_, load.pointer, load.align)
        made.metadata = dict(load.metadata)
        return self._inserted(load, made)

    @staticmethod
    def _constant(value: Constant, type_: T.Type) -> Value | None:
        if isinstance(value, (ConstPoison, ConstUndef)):
            return type(value)(type_)
        if isinstance(value, ConstAggregate):  # a lane that may be anything may be zero
            lanes = (zero(e.type) if isinstance(e, (ConstPoison, ConstUndef)) else e for e in value.elements)
            value = ConstAggregate(value.type, tuple(lanes))
        bits = constant_bits(value)
        try:
            return None if bits is None else constant_of(type_, bits)
        except ValueError:
            return None

    def _shuffled(self, inst: Instruction) -> Value | None:
        """A shuffle that moves whole lanes."""
        lanes = self._lanes(inst)
        if lanes is None:
            return None
        count = width(inst.operands[0].type) // self.lane
        source = T.VectorType(count, self.type.element)
        inner = _Straight(source)
        operands: list[Value] = []
        for position, operand in enumerate(inst.operands[:2]):
            is_read = any(n is not None and n // count == position for n in lanes)
            made = inner._numbers(operand) if is_read else ConstPoison(source)
            if made is None:
                return None
            operands.append(made)
        mask = tuple(ConstPoison(T.I32) if n is None else ConstInt(T.I32, n) for n in lanes)
        operands.append(ConstAggregate(T.VectorType(len(mask), T.I32), mask))
        return self._inserted(inst, Instruction("shufflevector", self.type, operands))

    def _lanes(self, inst: Instruction) -> list[int | None] | None:
        """Where each lane of the result comes from, counted in lanes of this type."""
        own = lane_width(inst.type)
        if not own or self.lane % own or width(inst.operands[0].type) % self.lane:
            return None
        moved, group = _mask(inst.operands[2]), self.lane // own
        found: list[int | None] = []
        for start in range(0, len(moved), group):
            parts = moved[start : start + group]
            first = next((p - i for i, p in enumerate(parts) if p is not None), None)
            if first is None:
                found.append(None)
            elif first % group or any(p is not None and p != first + i for i, p in enumerate(parts)):
                return None
            else:
                found.append(first // group)
        return found

    @staticmethod
    def _inserted(at: Instruction, made: Instruction) -> Instruction:
        made.metadata.update({k: v for k, v in at.metadata.items() if k == "dbg"})
        at.parent.insert(at.index, made)
        return made


def _mask(value: Value) -> list[int | None]:
    assert isinstance(value.type, T.VectorType)
    if isinstance(value, ConstNull):
        return [0] * value.type.count
    same = [getattr(value, "element", None)] * value.type.count
    elements = value.elements if isinstance(value, ConstAggregate) else same
    return [e.value if isinstance(e, ConstInt) else None for e in elements]
