"""Calls that mark where a thread's share of a loop's iterations begins."""

from __future__ import annotations

from irad.ir.instructions import Call, Instruction
from irad.ir.values import ConstInt, Value

SHARE, BLOCK = "irad.share.", "irad.block."
"""Functions that return their first argument, and mark the first iteration of a thread's share of a loop's iterations:
other threads run others. `BLOCK`: the share is one block, and blocks follow one another as the threads' numbers do; its
second argument is how many iterations all threads run together, 0 where that is not known."""

CHUNK = f"{SHARE}chunk."
"""A `SHARE` of several: marks the first iteration of one of the chunks that a thread gets of a loop, in the loop over
its chunks."""

ASKED = '"irad.asked"'
"""An attribute of calls that ask for the thread's number, or for how many threads there are, in order to compute its
share of a loop's iterations, and for nothing else: they may be answered as in any larger team."""

TURN_BEGIN, TURN_END = "irad.turn.begin", "irad.turn.end"
"""Functions of a tape, a place and a thread's number: between them, threads are one after another, in the order of
their numbers. The tape is null in the primal; on a tape that is not that of a thread of a region, nobody waits."""

ALL = (SHARE, BLOCK, TURN_BEGIN, TURN_END)
"""How the names of all these functions begin; they have no definition while anything is differentiated."""

KEPT = '"irad.kept"'
"""An attribute of calls around a section that the raised form of a region has made of them: in a derivative that
is raised once more, the section is there already."""

DERIVATIVE = "irad_derivative_of_"
"""How the names of derivatives begin that compiled code calls by their addresses; the function's name follows."""

_CASTS = frozenset(("sext", "zext", "trunc", "freeze"))
_BY_CONSTANT = frozenset(("add", "sub", "mul", "shl"))


def is_mark(call: Call) -> str:
    """`SHARE` or `BLOCK` for a call that is such a mark; empty for any other."""
    name = call.callee_name or ""
    return next((kind for kind in (SHARE, BLOCK) if name.startswith(kind)), "")


def mark_of(value: Value) -> str | None:
    """The mark that a number is, apart from casts and arithmetic with constants; None where it is anything else."""
    found = marking_call(value)
    return None if found is None else found.callee_name


def marking_call(value: Value) -> Call | None:
    """The call that marks a number, or one that the number is computed from by casts and arithmetic with constants."""
    while isinstance(value, Instruction):
        if isinstance(value, Call):
            return value if (value.callee_name or "").startswith((SHARE, BLOCK)) else None
        if value.opcode in _CASTS or (value.opcode in _BY_CONSTANT and isinstance(value.operands[1], ConstInt)):
            value = value.operands[0]
        else:
            return None
    return None
