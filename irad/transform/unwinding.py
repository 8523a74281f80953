"""Calls that may throw (`invoke`), and what unwinding would run."""

from __future__ import annotations

from irad.ir.instructions import Block, Branch, Call
from irad.ir.module import Function
from irad.ir.worklist import reached

__all__ = ["as_call", "drop_hopeless", "drop_unreachable", "invokes_of", "returning_handlers"]


def invokes_of(function: Function) -> list[Call]:
    """The calls of a function behind which unwinding would run something."""
    return [i for i in function.instructions() if isinstance(i, Call) and i.opcode == "invoke"]


def drop_hopeless(function: Function) -> None:
    """Leave out what unwinding would run, in a function that derivatives are made from, where the function would not go
    on afterwards: derivatives are for runs in which no exception flies, and proofs want to see loops without it."""
    invokes = invokes_of(function)
    going_on = returning_handlers(invokes)
    hopeless = [i for i in invokes if i.targets[1] not in going_on]
    for inst in hopeless:
        as_call(inst)
    if hopeless:
        drop_unreachable(function)


def returning_handlers(invokes: list[Call]) -> set[Block]:
    """The landing pads behind which the function goes on or returns, instead of unwinding further."""
    leading: dict[Block, bool] = {}
    for inst in invokes:
        pad = inst.targets[1]
        if pad not in leading:
            leading[pad] = any(b.terminator.opcode == "ret" for b in _reached(pad))
    return {pad for pad, goes_on in leading.items() if goes_on}


def _reached(first: Block) -> set[Block]:
    return set(reached([first], lambda block: block.successors))


def as_call(inst: Call) -> None:
    """Make a call of an `invoke`, which goes on where that would if nothing is thrown."""
    block = inst.parent
    normal, _ = inst.targets
    inst.opcode = "call"
    inst.successors = []
    block.append(Branch([normal]))
    location = inst.location
    if location is not None:
        block.terminator.metadata["dbg"] = location


def drop_unreachable(function: Function) -> None:
    """Take out blocks that nothing leads to any more."""
    kept = _reached(function.entry)
    function.blocks = [b for b in function.blocks if b in kept]
    for block in function.blocks:
        for phi in block.phis:
            pairs = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in kept]
            phi.operands, phi.blocks = [v for v, _ in pairs], [b for _, b in pairs]
