"""Sums that the iterations of a loop hand on."""

from __future__ import annotations

from irad.analysis.loops import Loop
from irad.ir.instructions import Call, Instruction, Phi
from irad.ir.values import Value


def is_sum(loop: Loop, phi: Phi, users: dict[Value, list[Instruction]]) -> bool:
    """Whether a carried value is only ever added to: then its adjoint is the same in all iterations."""
    current: Instruction = phi
    goal = phi.incoming(loop.latch)
    while current is not goal:
        inside = [u for u in users.get(current, ()) if u.block in loop.blocks]
        if len(inside) != 1 or not _adds(inside[0], current):
            return False
        current = inside[0]
    rest = [u for u in users.get(current, ()) if u.block in loop.blocks and u is not phi]
    return current is not phi and not rest


def _adds(inst: Instruction, operand: Value) -> bool:
    if inst.opcode == "fadd":
        return inst.operands.count(operand) == 1
    if inst.opcode == "fsub":
        return inst.operands[0] is operand and inst.operands[1] is not operand
    name = inst.callee_name if isinstance(inst, Call) else None
    if name is not None and name.startswith(("llvm.fmuladd.", "llvm.fma.")):
        return inst.operands[2] is operand and operand not in inst.operands[:2]
    if isinstance(inst, Phi) and inst.operands:  # a block on the way to the latch
        return all(o is operand for o in inst.operands)
    return False
