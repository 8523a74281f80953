"""Calls that mark where a thread's share of a loop's iterations begins."""

from __future__ import annotations

from irad.ir.instructions import Call, Instruction
from irad.ir.values import ConstInt, Value

SHARE, BLOCK = "irad.share.", "irad.block."
"""Functions that return their argument, and mark the first iteration of a thread's share of a loop's iterations: other
threads run others. `BLOCK`: the share is one block, and blocks follow one another as the threads' numbers do."""

_CASTS = frozenset(("sext", "zext", "trunc", "freeze"))
_BY_CONSTANT = frozenset(("add", "sub", "mul", "shl"))


def mark_of(value: Value) -> str | None:
    """The mark that a number is, apart from casts and arithmetic with constants; None where it is anything else."""
    while isinstance(value, Instruction):
        name = value.callee_name if isinstance(value, Call) else None
        if name is not None:
            return name if name.startswith((SHARE, BLOCK)) else None
        if value.opcode in _CASTS or (value.opcode in _BY_CONSTANT and isinstance(value.operands[1], ConstInt)):
            value = value.operands[0]
        else:
            return None
    return None
