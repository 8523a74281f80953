"""Conditions that tell a few bits of a number: programs take numbers apart by them, and put them together again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from irad.analysis.cfg import CFG
from irad.analysis.types.bit_provenance import lane_width, width
from irad.analysis.types.float_bit_idioms import FRACTION, BitMasks, all_ones, cast_fraction, lane_constant
from irad.ir import types as T
from irad.ir.instructions import Block, Compare, Instruction, Load, Phi
from irad.ir.values import Constant, Value

_PIECE = 8
"""So many bits, or fewer, are a piece that can be put together with others. More tell the kind of a number (NaN, tiny,
above one), or which of two comes first."""

_PARTS = frozenset(("and", "trunc", "lshr", "ashr", "shl", "zext", "sext", "freeze"))

_MADE = _PARTS | {"or", "xor", "add", "sub", "mul", "phi", "select"}
"""What has bits of its operands alone."""

Mask = Callable[[Value], int]
"""The bits of an integer that depend on fractions of numbers."""


def decides(condition: Value, mask: Mask) -> bool:
    """Whether a branch, or a choice, by a condition depends on a few bits of a number."""
    return condition.type.scalar.is_integer and _is_piece(mask(condition))


def tests_bits(inst: Compare, mask: Mask) -> bool:
    """Whether a comparison of integers tells a few bits of a number."""
    first, second = inst.operands
    return _tells(inst.predicate, first, second, mask) or _tells(inst.predicate, second, first, mask)


def _tells(predicate: str, operand: Value, other: Value, mask: Mask) -> bool:
    found, bits = mask(operand), lane_constant(other)
    if (predicate in ("slt", "sge") and bits == 0) or (predicate in ("sgt", "sle") and bits == all_ones(other)):
        found &= 1 << lane_width(operand.type) - 1
    if predicate in ("eq", "ne") and isinstance(operand, Instruction) and operand.opcode == "and":
        variable = not any(isinstance(o, Constant) for o in operand.operands)
        if found and variable and (bits == 0 or other in operand.operands):
            return True  # one bit, at a place that is computed
    return _is_piece(found)


def _is_piece(mask: int) -> bool:
    return 0 < mask.bit_count() <= _PIECE


def roots_of(value: Value) -> Iterator[Value]:
    """The integers that another one is made of."""
    work, seen = [value], set[Value]()
    while work:
        each = work.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each, Instruction) and each.opcode in _MADE:
            work += each.operands[1:] if each.opcode == "select" else each.operands
        else:
            yield each


def controlled_by(cfg: CFG, branch: Block) -> frozenset[Block]:
    """The blocks that run or not as the branch at the end of a block decides: those up to where all ways meet again
    (control dependence as in Ferrante, Ottenstein & Warren, "The program dependence graph", 1987)."""
    found: set[Block] = set()
    work = list(cfg.successors[branch])
    while work:
        block = work.pop()
        if block in found or all(cfg.always_meets(s, {block}) for s in cfg.successors[branch]):
            continue
        found.add(block)
        work += cfg.successors[block]
    return frozenset(found)


class PossibleBits(BitMasks):
    """The bits of integers that may be bits of fractions, as far as the operations on them alone tell."""

    def __init__(self) -> None:
        self._known: dict[Value, int] = {}

    def mask(self, value: Value) -> int:
        if isinstance(value, Constant) or not value.type.scalar.is_integer:
            return 0
        if value not in self._known:
            self._known[value] = all_ones(value)  # (of what a loop carries)
            if isinstance(value, Load) and not isinstance(value.type, T.VectorType):
                self._known[value] = (1 << FRACTION.get(width(value.type), width(value.type))) - 1
            elif isinstance(value, Instruction) and value.opcode == "bitcast":
                operand = value.operands[0]
                is_number = operand.type.scalar.is_float
                self._known[value] = cast_fraction(value) if is_number else self.recast(value, self.mask(operand))
            elif isinstance(value, Instruction) and not isinstance(value, Phi) and value.opcode in _PARTS:
                self._known[value] = self.handed_on(value)
        return self._known[value]
