"""Lanes of vectors in which nothing is: poison that optimisers put beside values, and what is computed from it."""

from __future__ import annotations

from collections.abc import Iterable

from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.values import ConstAggregate, ConstInt, ConstNull, ConstPoison, ConstSplat, ConstUndef, Value

__all__ = ["mask_lanes", "with_undefined_lanes"]


def with_undefined_lanes(instructions: Iterable[Instruction]) -> frozenset[Instruction]:
    """The vectors among some instructions, all of a function, of which lanes are undefined; in arithmetic with such a
    lane, zero times what is there need not be zero."""
    order = [i for i in instructions if isinstance(i.type, T.VectorType) and not isinstance(i, Load)]
    found: dict[Instruction, int] = {}
    changed = bool(order)
    while changed:
        changed = False
        for inst in order:
            lanes = _lanes_of(inst, found)
            if lanes != found.get(inst, 0):
                found[inst] = lanes
                changed = True
    arithmetic = (i for i in order if any(_undefined(o, found) for o in i.operands))
    return frozenset((*found, *arithmetic))


def mask_lanes(mask: Value) -> list[int | None]:
    """A shuffle mask as lane numbers; None for lanes that take nothing."""
    assert isinstance(mask.type, T.VectorType)
    if isinstance(mask, ConstNull):
        return [0] * mask.type.count
    if isinstance(mask, ConstSplat) and isinstance(mask.element, ConstInt):
        return [mask.element.value] * mask.type.count
    if isinstance(mask, ConstAggregate):
        return [e.value if isinstance(e, ConstInt) else None for e in mask.elements]
    return [None] * mask.type.count


def _all(type_: T.VectorType) -> int:
    return (1 << type_.count) - 1


def _undefined(value: Value, found: dict[Instruction, int]) -> int:
    """The undefined lanes of a vector, one bit for each."""
    if not isinstance(value.type, T.VectorType):
        return 0
    if isinstance(value, (ConstUndef, ConstPoison)):
        return _all(value.type)
    if isinstance(value, ConstAggregate):
        return sum(1 << n for n, e in enumerate(value.elements) if isinstance(e, (ConstUndef, ConstPoison)))
    return found.get(value, 0) if isinstance(value, Instruction) else 0


def _lanes_of(inst: Instruction, found: dict[Instruction, int]) -> int:
    assert isinstance(inst.type, T.VectorType)
    if inst.opcode == "shufflevector":
        first, second, mask = inst.operands
        assert isinstance(first.type, T.VectorType)
        both = _undefined(first, found) | _undefined(second, found) << first.type.count
        return sum(1 << n for n, at in enumerate(mask_lanes(mask)) if at is None or both >> at & 1)
    if inst.opcode == "insertelement":
        whole, _, at = inst.operands
        return _undefined(whole, found) & ~(1 << at.value if isinstance(at, ConstInt) else 0)
    if isinstance(inst, Call) and not (inst.callee_name or "").startswith("llvm."):
        return 0
    lanes = 0
    for operand in inst.operands:
        part = _undefined(operand, found)
        same = isinstance(operand.type, T.VectorType) and operand.type.count == inst.type.count
        lanes |= part if same else _all(inst.type) if part else 0
    return lanes
