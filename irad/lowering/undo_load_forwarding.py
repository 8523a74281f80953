"""Integers that each iteration of a loop takes over from the one before are loaded again.

Where an iteration reads `a[i]` and `a[i + 1]`, as those over the rows of a sparse matrix do, the optimiser has it read
`a[i + 1]` alone and hand it on. For a derivative that is worse than a second load: what is handed on has to be kept for
the reverse sweep, iteration by iteration, and hides that the bounds of the next row are there in memory, unchanged, for
whoever wants to know them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace

from irad.analysis.alias.memory import Access
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.clobbers import Clobbers
from irad.analysis.loops import Loop, LoopForest
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import GetElementPtr, Instruction, Load, Phi
from irad.ir.layout import DataLayout
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import ConstInt, Value

__all__ = ["load_again"]

_ARITHMETIC = frozenset("getelementptr add sub mul shl sext zext trunc".split())


def load_again(function: Function, shared: ModuleFacts, *_: object) -> bool:
    """Integers that iterations hand on are loaded again, where nothing writes to their memory."""
    if not any(_may_be_handed_on(phi) for block in function.blocks for phi in block.phis):
        return False
    cfg = CFG(function)
    forest = LoopForest(cfg)
    found = {phi: address for loop in forest.loops for phi in loop.header.phis
             if (address := _address(loop, phi, shared.module.layout)) is not None}  # fmt: skip
    if not found:
        return False
    unchanged = _unchanged(PointsTo(function, cfg, forest, shared.calls.effect), shared)
    replaced: dict[Value, Value] = {}
    for phi, address in found.items():
        load = phi.incoming(_loop_of(forest, phi).latch)
        assert isinstance(load, Load)
        if unchanged(load):
            replaced[phi] = _load(phi, load, address)
    return replace_all_uses_with(function, replaced)


def _may_be_handed_on(phi: Phi) -> bool:
    return phi.type.is_integer and all(isinstance(o, Load) and not o.volatile and not o.ordering for o in phi.operands)


def _loop_of(forest: LoopForest, phi: Phi) -> Loop:
    return next(loop for loop in forest.loops if loop.header is phi.block)


def _unchanged(pointers: PointsTo, shared: ModuleFacts) -> Callable[[Load], bool]:
    """Whether nothing in a function writes to what is loaded."""
    writes = Clobbers(pointers, shared.calls.effect, shared.access_type, lambda obj: False).writes

    def holds(load: Load) -> bool:
        access = Access(load, load.pointer, None, shared.access_type(load))
        return all(w.pointer is not None and not pointers.may_overlap(access, replace(w, size=None)) for w in writes)

    return holds


# -- where the iteration before has loaded


def _address(loop: Loop, phi: Phi, layout: DataLayout) -> list[Instruction] | None:
    """The instructions that compute, in an iteration, where the one before it has loaded what a phi is; None where that
    is not how it comes about, or the first iteration gets something else."""
    if not _may_be_handed_on(phi):
        return None
    first, later = phi.incoming(loop.preheader), phi.incoming(loop.latch)
    assert isinstance(first, Load) and isinstance(later, Load)
    if later.block not in loop.blocks or first.block in loop.blocks:
        return None
    made: list[Instruction] = []
    address = _before(later.pointer, loop, made)
    if address is None or not made or not _is_same(_in_front(address, loop), first.pointer, layout):
        return None
    return made


def _before(value: Value, loop: Loop, made: list[Instruction]) -> Value | None:
    """What a value of an iteration was in the iteration before, as the next iteration has it."""
    if loop.is_invariant(value):
        return value
    for phi in loop.header.phis:
        if phi.incoming(loop.latch) is value:
            return phi
    if not isinstance(value, Instruction) or value.opcode not in _ARITHMETIC:
        return None
    operands = [_before(o, loop, made) for o in value.operands]
    known = [o for o in operands if o is not None]
    if len(known) < len(operands):
        return None
    again = copy.copy(value)
    again.operands, again.metadata, again.records, again.name = known, {}, [], ""
    made.append(again)
    return again


def _in_front(value: Value, loop: Loop) -> Value:
    """What a value that is made of the header's phis is in the first iteration."""
    if isinstance(value, Phi) and value.block is loop.header:
        return value.incoming(loop.preheader)
    if loop.is_invariant(value) or not isinstance(value, Instruction):
        return value
    made = copy.copy(value)
    made.operands = [_in_front(o, loop) for o in value.operands]
    return made


def _is_same(one: Value, other: Value, layout: DataLayout) -> bool:
    """Whether two values are alike, by what they are computed from."""
    (one, far), (other, away) = _placed(one, layout), _placed(other, layout)
    if one is other:
        return far == away
    if isinstance(one, ConstInt) and isinstance(other, ConstInt):
        return one.type == other.type and one.value == other.value
    if not isinstance(one, Instruction) or not isinstance(other, Instruction) or one.opcode not in _ARITHMETIC:
        return False
    if far != away or one.opcode != other.opcode or one.type != other.type or len(one.operands) != len(other.operands):
        return False
    if isinstance(one, GetElementPtr) and isinstance(other, GetElementPtr) and one.source != other.source:
        return False
    return all(_is_same(a, b, layout) for a, b in zip(one.operands, other.operands, strict=True))


def _placed(value: Value, layout: DataLayout) -> tuple[Value, int]:
    """A value without steps of constant numbers of bytes, and how many these are."""
    if isinstance(value, GetElementPtr) and len(value.indices) == 1:
        index = _constant(value.indices[0])
        if index is not None:
            base, offset = _placed(value.base, layout)
            return base, offset + index * layout.size(value.source)
    constant = _constant(value)
    return (value if constant is None else ConstInt(value.type, constant)), 0


def _constant(value: Value) -> int | None:
    """What a constant is, also behind extensions."""
    if isinstance(value, ConstInt):
        return value.value
    if isinstance(value, Instruction) and value.opcode in ("sext", "zext"):
        inner = _constant(value.operands[0])
        return inner if inner is not None and inner >= 0 else None
    return None


def _load(phi: Phi, load: Load, address: list[Instruction]) -> Load:
    """Put a load in the place of a phi."""
    block = phi.parent
    again = copy.copy(load)
    again.operands, again.records, again.name = [address[-1]], [], ""
    block.instructions.remove(phi)
    at = len(block.phis)
    for inst in (*address, again):
        inst.block = block
        inst.metadata = {**inst.metadata, **{k: v for k, v in load.metadata.items() if k == "dbg"}}
        block.instructions.insert(at, inst)
        at += 1
    return again
