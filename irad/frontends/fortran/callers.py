"""Procedures of the user's that have to be part of their callers before descriptors are known.

What a descriptor describes stands where the variable is declared. A procedure that gets the descriptor of a caller's
variable, or the variable that it is a component of, has no constants in it, and none of the cases of flang's library
goes away.
"""

from __future__ import annotations

from collections.abc import Collection

import llvmlite.binding as llvm

from irad.ir.worklist import reached

__all__ = ["calls_of", "put_into_callers"]

_LONGEST = 4000
"""Instructions of a procedure that is made a part of those that call it."""
_AGAINST = (b"noinline", b"optnone", b"optsize", b"minsize", b"cold")
_REPLACEABLE = (llvm.Linkage.linkonce_any, llvm.Linkage.weak_any, llvm.Linkage.external_weak)
Calls = dict[str, dict[str, int]]


def calls_of(module: llvm.ModuleRef) -> Calls:
    """For each function that is defined, how often it calls which other ones by name."""
    found: Calls = {}
    for function in module.functions:
        if function.is_declaration:
            continue
        called = found[function.name] = {}
        for block in function.blocks:
            for instruction in block.instructions:
                if instruction.opcode in ("call", "invoke"):
                    *_, callee = instruction.operands
                    called[callee.name] = called.get(callee.name, 0) + 1
    return found


def put_into_callers(module: llvm.ModuleRef, names: Collection[str]) -> set[str]:
    """Have these functions inlined wherever they are called, but for those that call themselves, are long, or are not
    to be inlined; returns those that are."""
    if not names:
        return set()
    calls = calls_of(module)
    called = {name for callees in calls.values() for name in callees}
    named = " ".join(str(g) for g in module.global_variables if g.name.startswith(("__irad_", "__enzyme_")))
    put: set[str] = set()
    for function in module.functions:
        if function.name not in names or function.name not in called or function.linkage in _REPLACEABLE:
            continue
        words = {word for group in function.attributes for word in group.split()}
        size = sum(1 for block in function.blocks for _ in block.instructions)
        if f"@{function.name}" in named:  # it has a rule of the user's
            continue
        if size > _LONGEST or words & set(_AGAINST) or _calls_itself(function.name, calls):
            continue
        function.add_function_attribute("alwaysinline")
        put.add(function.name)
    return put


def _calls_itself(name: str, calls: Calls) -> bool:
    return name in reached(calls.get(name, ()), lambda each: calls.get(each, ()))
