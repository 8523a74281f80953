"""Adjoints that are moved in bytes must not be looked at while some of the bytes are still to come.

In the reverse sweep a number whose bytes have been moved one by one gets the bytes of its adjoint back one by one. If
the program has read the number as one in between, its adjoint is added to in between as well: to some of the bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.analysis.activity import is_atomic_sum
from irad.analysis.byte_moves import ByteMoves
from irad.analysis.diagnostics import MOVE_WHOLE, Refusal
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.values import Value


def refuse_interleaved(facts: FunctionFacts) -> None:
    """Raise `Refusal` where numbers are read as such between loads of their bytes."""
    moves = facts.activity.byte_moves
    partial = [i for i in moves.partial_loads() if facts.is_active(i)] if moves is not None else []
    if moves is None or not partial:
        return
    whole = [(i, p) for block in facts.cfg.living for i in block.instructions for p in _read(facts, i)]
    for load in partial:
        for inst, pointer in whole:
            if _meet(facts, load.pointer, pointer) and _is_between(facts, moves, load, inst):
                raise Refusal(
                    "unsupported",
                    load,
                    "cannot follow the bits of a floating-point number through integers",
                    "it is moved in bytes, and read as a number between them",
                    MOVE_WHOLE,
                )


def _read(facts: FunctionFacts, inst: Instruction) -> Iterator[Value]:
    """Pointers through which numbers are read whole, so that something is added to their adjoints."""
    if isinstance(inst, Load):
        if facts.is_active(inst) and not facts.activity.moves_bytes(inst):
            yield inst.pointer
    elif is_atomic_sum(inst):
        yield inst.operands[0]
    elif isinstance(inst, Call):
        copies = facts.shared.calls.effect(inst).copies
        if copies is not None and facts.activity.has_data(inst.operands[copies[1]]):
            yield inst.operands[copies[1]]


def _meet(facts: FunctionFacts, one: Value, other: Value) -> bool:
    pointers = facts.pointers
    return any(pointers.may_be_same(x, y) for x in pointers.objects(one) for y in pointers.objects(other))


def _is_between(facts: FunctionFacts, moves: ByteMoves, load: Load, inst: Instruction) -> bool:
    """Whether an instruction may run between a load of bytes and others of bytes of the same number: those of a block
    that are all of them, or those of one run of the innermost loop."""
    if moves.covers(load):
        first, last = moves.ends(load)
        if inst.parent is not load.parent:
            return False
        at = load.parent.instructions.index
        return at(first) < at(inst) < at(last)
    loop = facts.forest.innermost[load.parent]
    return loop is None or loop in facts.forest.path(inst.parent)
