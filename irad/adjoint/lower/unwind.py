"""Calls that may throw (`invoke`) become calls that do not: what unwinding would run is left out.

A derivative is made for the run in which no exception flies. Where one flies nevertheless, it leaves the derivative
without a handler and ends the program, as the C++ standard library says aloud. What must not happen is that a primal
which catches an exception and goes on has a derivative that does not: such functions are refused here.
"""

from __future__ import annotations

from irad.adjoint.facts import ModuleFacts
from irad.analysis.refusal import Refusal
from irad.ir.instructions import Block, Branch, Call
from irad.ir.module import Function

_THROWING = frozenset(("__cxa_throw", "__cxa_rethrow", "_Unwind_RaiseException"))


def drop_unwinding(function: Function, shared: ModuleFacts) -> None:
    """Rewrite one function in place. Raises `Refusal` where an exception that this code throws is caught in it."""
    invokes = [i for i in function.instructions() if isinstance(i, Call) and i.opcode == "invoke"]
    if not invokes:
        return
    going_on = _returning_handlers(function, invokes)
    for inst in invokes:
        if inst.targets[1] in going_on and _throws(inst, shared):
            raise Refusal(
                "unsupported",
                inst,
                f"cannot differentiate '{function.name}', which catches an exception that may be thrown here",
                "a jump out of the middle of a call cannot be followed backwards",
                "report this failure by a return value, or let the exception leave the differentiated function",
            )
    for inst in invokes:
        _as_call(inst)
    _drop_unreachable(function)


def _returning_handlers(function: Function, invokes: list[Call]) -> set[Block]:
    """The landing pads behind which the function goes on or returns, instead of unwinding further."""
    leading: dict[Block, bool] = {}
    for inst in invokes:
        pad = inst.targets[1]
        if pad not in leading:
            leading[pad] = any(b.terminator.opcode == "ret" for b in _reached(pad))
    return {pad for pad, goes_on in leading.items() if goes_on}


def _reached(first: Block) -> set[Block]:
    found, work = set(), [first]
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work += block.successors
    return found


def _throws(call: Call, shared: ModuleFacts) -> bool:
    """Whether a throw statement may be what this call comes to. Library functions are taken not to throw: if one
    does, the program ends."""
    name = call.callee_name
    if name is None:
        return False
    return bool({name, *shared.mentions.reachable(name)} & _THROWING)


def _as_call(inst: Call) -> None:
    block = inst.block
    assert block is not None
    normal, _ = inst.targets
    inst.opcode = "call"
    inst.successors = []
    block.append(Branch([normal]))
    location = inst.location
    if location is not None:
        block.terminator.metadata["dbg"] = location


def _drop_unreachable(function: Function) -> None:
    kept = _reached(function.entry)
    function.blocks = [b for b in function.blocks if b in kept]
    for block in function.blocks:
        for phi in block.phis:
            pairs = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in kept]
            phi.operands, phi.blocks = [v for v, _ in pairs], [b for _, b in pairs]
