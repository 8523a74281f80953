"""Variables of a module to which no pointer leads: nothing but accesses use their addresses.

So an argument, or a pointer from memory or from elsewhere, never points into one. A static array is such a variable,
unless somebody hands its address to a function, stores it, or compares addresses as numbers.
"""

from __future__ import annotations

from irad.analysis.call_targets import names_in
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.values import GlobalRef, Value

__all__ = ["is_hidden"]

_MOVES = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.")


def is_hidden(module: Module, name: str) -> bool:
    """Whether no pointer to a variable of a module can come from anywhere but its name."""
    known = module.hidden.get(name)
    if known is None:
        known = module.hidden[name] = _is_hidden(module, name)
    return known


def _is_hidden(module: Module, name: str) -> bool:
    variable = module.globals.get(name)
    if variable is None or variable.linkage not in ("internal", "private") or variable.thread_local:
        return False
    if any(name in module.named_in(v) for v in module.globals.values()):
        return False
    if any(GlobalRef(name).ref in line for line in module.other):
        return False
    bodies = (f for f in module.functions.values() if not f.is_declaration and f.may_name(name))
    return all(_only_accesses(f, name) for f in bodies)


def _only_accesses(function: Function, name: str) -> bool:
    """Whether a function uses the address of a variable to read, write, copy and fill, and for nothing else."""
    work: list[tuple[Instruction, Value]] = [
        (inst, operand) for inst in function.instructions() for operand in inst.operands if name in names_in(operand)
    ]
    seen: set[Value] = set()
    while work:
        inst, address = work.pop()
        if isinstance(inst, (GetElementPtr, Phi)) or inst.opcode == "select":
            if inst not in seen:
                seen.add(inst)
                work += [(user, inst) for user in function.users.get(inst, ())]
        elif not _is_access(inst, address):
            return False
    return True


def _is_access(inst: Instruction, address: Value) -> bool:
    if isinstance(inst, Store):
        return inst.pointer is address and inst.value is not address
    if isinstance(inst, Call):
        return (inst.callee_name or "").startswith(_MOVES) and inst.callee is not address
    return isinstance(inst, Load)
