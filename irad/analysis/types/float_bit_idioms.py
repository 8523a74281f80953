"""Bit tricks on floating numbers: which operations on their bits are operations on the numbers.

Two things are told here. `trick` recognises bit operations that are arithmetic in disguise: absolute value,
negation, a sign taken from another number, a choice by a mask. `FractionBits` tells
which bits of an integer depend on the *fractions* of numbers: sign and exponent are constant almost
everywhere, so that an integer made of them alone carries no derivative. Formats: IEEE 754 binary32, binary64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from irad.analysis.types.bit_provenance import constant_bits, lane_width, width
from irad.analysis.types.evidence import Piece
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Load, Phi
from irad.ir.values import ConstAggregate, Constant, ConstInt, Value

FRACTION = {32: 23, 64: 52}
"""The width of a number to that of its fraction."""


@dataclass(frozen=True, slots=True)
class BitIdiom:
    """A bit operation that is arithmetic on numbers.

    name: "abs", "neg", "negabs", "copysign" (the magnitude of the first number, the sign of the second),
    "flip" (negated where the second is negative), "masked" (the number, or zero) or "choose" (one of two
    numbers). numbers: integers that hold the numbers' bits. condition: of "masked" and "choose", and of "abs"
    where it is for some lanes only; with `inverted`, it is its negation.
    """

    name: str
    numbers: tuple[Value, ...]
    condition: Value | None = None
    inverted: bool = False


def lane_constant(value: Value) -> int | None:
    """The bits of an integer constant, or of each lane of a vector whose lanes are all the same."""
    bits = constant_bits(value) if isinstance(value, Constant) else None
    if bits is None or not isinstance(value.type, T.VectorType):
        return bits
    lane = lane_width(value.type)
    first = bits & ((1 << lane) - 1)
    same = all(bits >> n * lane & ((1 << lane) - 1) == first for n in range(value.type.count))
    return first if same else None


def _bits_of_lanes(value: Value) -> int | None:
    """The bits that any lane of a constant has."""
    bits = constant_bits(value) if isinstance(value, Constant) else None
    if bits is None or not isinstance(value.type, T.VectorType):
        return bits
    lane = lane_width(value.type)
    return _union(bits >> n * lane & ((1 << lane) - 1) for n in range(value.type.count))


def trick(inst: Value) -> BitIdiom | None:
    """The arithmetic that a bit operation is, on 32- or 64-bit numbers; None where it is none."""
    if not isinstance(inst, Instruction) or inst.opcode not in _SIMPLE:
        return None
    size = lane_width(inst.type)
    if size not in FRACTION:
        return None
    return _SIMPLE[inst.opcode](inst, size)


def _and(inst: Instruction, size: int) -> BitIdiom | None:
    sign = 1 << size - 1
    for number, mask in _both(inst):
        if lane_constant(mask) == sign - 1:
            return BitIdiom("abs", (number,))
        some = _lanes_with(mask, sign - 1, (1 << size) - 1)
        if some is not None and not isinstance(number, Constant):
            return BitIdiom("abs", (number,), some)
        condition = _condition(mask)
        if condition is not None and not isinstance(number, Constant):
            return BitIdiom("masked", (number,), *condition)
    return None


def _or(inst: Instruction, size: int) -> BitIdiom | None:
    sign = 1 << size - 1
    for number, other in _both(inst):
        if lane_constant(other) == sign:
            return BitIdiom("negabs", (number,))
        magnitude, signed = _masked(number, sign - 1), _masked(other, sign)
        if signed is not None and magnitude is None and isinstance(number, Constant):
            bits = lane_constant(number)
            magnitude = number if bits is not None and not bits & sign else None
        if magnitude is not None and signed is not None:
            return BitIdiom("copysign", (magnitude, signed))
    first, second = (trick(o) for o in inst.operands)
    if first is None or second is None or not first.name == second.name == "masked":
        return None
    if first.condition is second.condition and first.inverted != second.inverted:
        yes, no = (second, first) if first.inverted else (first, second)
        return BitIdiom("choose", (yes.numbers[0], no.numbers[0]), first.condition)
    return None


def _xor(inst: Instruction, size: int) -> BitIdiom | None:
    sign = 1 << size - 1
    for number, other in _both(inst):
        if lane_constant(other) == sign:
            return BitIdiom("neg", (number,))
        signed = other if _lanes_with(other, sign, 0) is not None else _masked(other, sign)
        if signed is not None and not isinstance(number, Constant):
            return BitIdiom("flip", (number, signed))
    return None


_SIMPLE: dict[str, Callable[[Instruction, int], BitIdiom | None]] = {"and": _and, "or": _or, "xor": _xor}


def _both(inst: Instruction) -> Iterable[tuple[Value, Value]]:
    left, right = inst.operands
    return ((left, right), (right, left))


def _masked(value: Value, mask: int) -> Value | None:
    """x where the value is `x & mask`."""
    if isinstance(value, Instruction) and value.opcode == "and":
        for number, bits in _both(value):
            if lane_constant(bits) == mask:
                return number
    return None


def _lanes_with(value: Value, bits: int, others: int) -> Constant | None:
    """In which lanes a constant vector has these bits, where all others have the other ones: a constant vector."""
    whole = constant_bits(value) if isinstance(value, Constant) and isinstance(value.type, T.VectorType) else None
    if whole is None:
        return None
    assert isinstance(value.type, T.VectorType)
    lane, count = lane_width(value.type), value.type.count
    lanes = [whole >> n * lane & ((1 << lane) - 1) for n in range(count)]
    if not all(x in (bits, others) for x in lanes) or len(set(lanes)) < 2:
        return None
    return ConstAggregate(T.VectorType(count, T.I1), tuple(ConstInt(T.I1, int(x == bits)) for x in lanes))


def _condition(mask: Value) -> tuple[Value, bool] | None:
    """The condition under which a mask is all ones (otherwise it is zero), and whether that is inverted."""
    fixed = _lanes_with(mask, (1 << lane_width(mask.type)) - 1, 0)
    if fixed is not None:
        return fixed, False
    if not isinstance(mask, Instruction):
        return None
    if mask.opcode == "sext" and mask.operands[0].type.scalar == T.I1:
        inner = mask.operands[0]
        if isinstance(inner, Instruction) and inner.opcode == "xor" and lane_constant(inner.operands[1]) == 1:
            return inner.operands[0], True
        return inner, False
    ones = (1 << lane_width(mask.type)) - 1
    if mask.opcode == "xor" and lane_constant(mask.operands[1]) == ones:
        found = _condition(mask.operands[0])
        return (found[0], not found[1]) if found is not None else None
    if mask.opcode == "select":
        arms = tuple(lane_constant(o) for o in mask.operands[1:])
        if arms in ((ones, 0), (0, ones)):
            return mask.operands[0], arms[0] == 0
    return None


class BitMasks:
    """For each integer, a mask of its bits that depend on something, and how operations hand such bits on.

    Subclasses say what loads, calls and casts bring in. Vectors have one mask for all their lanes.
    """

    def mask(self, value: Value) -> int:
        """The bits of a value (of each lane) that depend on it."""
        raise NotImplementedError

    def handed_on(self, inst: Instruction) -> int:
        """The bits of an operation's result that depend on it, from those of its operands."""
        opcode = inst.opcode
        ones = all_ones(inst)
        if opcode in ("icmp", "fcmp", "fptosi", "fptoui", "ptrtoint", "ptrtoaddr"):
            return 0
        masks = [self.mask(o) for o in inst.operands]
        if isinstance(inst, Phi) or opcode in ("freeze", "or", "xor", "zext"):
            return _union(masks)
        if opcode in ("select", "insertelement", "shufflevector", "extractelement"):
            data = {"select": masks[1:], "extractelement": masks[:1]}.get(opcode, masks[:2])
            return _union(data)
        if opcode == "and":
            return self._and(inst, masks)
        if opcode == "trunc":
            return masks[0] & ones
        if opcode in ("shl", "lshr", "ashr", "sext"):
            return self._shifted(inst, masks, ones)
        if opcode in ("add", "sub", "mul"):
            lowest = _union(masks)
            return ones & -(lowest & -lowest) if lowest else 0
        return ones if any(map(self.matters, inst.operands)) else 0

    def recast(self, inst: Instruction, mask: int) -> int:
        """The bits of a bitcast between integers."""
        same = lane_width(inst.operands[0].type) == lane_width(inst.type)
        return mask if same else all_ones(inst) if mask else 0

    def matters(self, operand: Value) -> bool:
        if operand.type.scalar.is_integer or operand.type.is_aggregate:
            return bool(self.mask(operand))
        return False

    def _and(self, inst: Instruction, masks: list[int]) -> int:
        for position in (0, 1):
            bits = _bits_of_lanes(inst.operands[position])
            if bits is not None:
                return masks[1 - position] & bits
        return _union(masks)

    def _shifted(self, inst: Instruction, masks: list[int], ones: int) -> int:
        mask = masks[0]
        if inst.opcode == "sext":
            inner = lane_width(inst.operands[0].type)
            return mask | (ones & -(1 << inner) if mask >> inner - 1 else 0)
        by = inst.operands[1]
        amount = lane_constant(by)
        if amount is None:
            return ones if mask or masks[1] else 0
        if inst.opcode == "shl":
            return mask << amount & ones
        size = lane_width(inst.type)
        if inst.opcode == "ashr" and mask >> size - 1:
            return ones
        return mask >> amount


class FractionBits(BitMasks):
    """For each integer of a function, which of its bits may depend on the fractions of numbers.

    `memory(load)` tells what an integer load reads; `is_pure(call)` whether an integer result depends on
    integer operands alone, or is constant almost everywhere; `stored(load)` which integers the function may have
    stored where a load reads, if they count beside what the memory is said to hold. Integer arguments do not
    depend on fractions (numbers are not passed as integers); what is not looked into may do so with all its bits.
    """

    def __init__(
        self,
        instructions: Iterable[Instruction],
        memory: Callable[[Load], tuple[Piece, ...]],
        is_pure: Callable[[Call], bool],
        stored: Callable[[Load], Iterable[Value]] = lambda load: (),
    ) -> None:
        self._memory = memory
        self._stored = stored
        self._is_pure = is_pure
        self._masks: dict[Value, int] = {}
        relevant = [i for i in instructions if i.type.scalar.is_integer or isinstance(i, Call)]
        changed = True
        while changed:
            changed = False
            for inst in relevant:
                mask = self._transfer(inst)
                if mask != self._masks.get(inst, 0):
                    self._masks[inst] = self._masks.get(inst, 0) | mask
                    changed = True

    def mask(self, value: Value) -> int:
        """The bits of a value (of each lane) that may depend on fractions."""
        return self._masks.get(value, 0)

    def _transfer(self, inst: Instruction) -> int:
        if isinstance(inst, Load):
            lost = any(map(self.matters, self._stored(inst)))
            return all_ones(inst) if lost else fraction_mask(inst, self._memory(inst))
        if isinstance(inst, Call):
            return all_ones(inst) if not self._is_pure(inst) or any(map(self.matters, inst.operands)) else 0
        if inst.opcode == "bitcast":
            operand = inst.operands[0]
            return cast_fraction(inst) if operand.type.scalar.is_float else self.recast(inst, self.mask(operand))
        return self.handed_on(inst)


def cast_fraction(inst: Instruction) -> int:
    """The bits of an integer that depend on the fraction of the number which a bitcast makes it from."""
    operand = inst.operands[0]
    same = lane_width(operand.type) == lane_width(inst.type)
    fraction = FRACTION.get(lane_width(operand.type))
    return (1 << fraction) - 1 if same and fraction is not None else all_ones(inst)


def fraction_mask(load: Load, pieces: Iterable[Piece]) -> int:
    """The bits of a loaded integer that depend on fractions, by what the memory holds. Parts of numbers count whole."""
    found = 0
    if isinstance(load.type, T.VectorType) or width(load.type) % 8:
        return all_ones(load)
    for piece in pieces:
        if piece.kind == "integer" or piece.kind == "pointer":
            continue
        fraction = FRACTION.get(8 * piece.size) if isinstance(piece.kind, T.FloatType) else None
        if fraction is None or width(piece.kind) != 8 * piece.size:  # type: ignore[arg-type]
            fraction = 8 * piece.size
        found |= (1 << fraction) - 1 << 8 * piece.offset
    return found


def all_ones(value: Value) -> int:
    """The mask of all bits of a value (of each lane)."""
    return (1 << lane_width(value.type)) - 1 if value.type.scalar.is_integer else 1


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


__all__ = [
    "FRACTION",
    "BitIdiom",
    "BitMasks",
    "FractionBits",
    "all_ones",
    "cast_fraction",
    "fraction_mask",
    "lane_constant",
    "trick",
]
