"""Pointers that a function loads from its arguments or from variables, as arguments of their own.

A struct of arrays is handed over by its address; where its members begin is known when the function is entered, and
then they are arguments like others (LLVM's pass of this name does it for internal functions). Whether the members stay
what they are while the function runs is for others to see (`irad.analysis.footprint`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from irad.analysis.alias.linear_address import constant_place
from irad.ir import types as T
from irad.ir.instructions import Call, Load
from irad.ir.module import Function, Module
from irad.ir.values import Argument, GlobalRef, Value
from irad.transform.inlining import copied, inline_calls

__all__ = ["Member", "with_promoted_members"]

_MOST = 24


@dataclass(frozen=True)
class Member:
    """A pointer that lies `offset` bytes behind the one that parameter number `root` is, or the variable of that
    name."""

    root: int | str
    offset: int


def with_promoted_members(
    module: Module, function: Function, name: str, callee_of: Callable[[Call], Function | None] = lambda call: None
) -> tuple[Function, tuple[Member, ...]]:
    """A copy of a function, called `name`, with further parameters in the place of pointers that it loads at constant
    distances from others, or from variables; and what has to be handed over for them, each known when those before it
    are. The loads are still there, without users. First, calls are replaced by the bodies that `callee_of` names, so
    that what these load is seen, too."""
    made = copied(function, name)
    inline_calls(made, callee_of)
    members: dict[Member, Argument] = {}
    progress = True
    while progress and len(members) < _MOST:
        progress = False
        replaced: dict[Value, Value] = {}
        for inst in made.instructions():
            place = _place(module, inst) if isinstance(inst, Load) else None
            if place is None or (place not in members and len(members) >= _MOST):
                continue
            if place not in members:
                position = len(made.arguments)
                members[place] = Argument(T.PTR, f"member.{position}", position)
                made.arguments.append(members[place])
            replaced[inst] = members[place]
        for inst in made.instructions():
            for number, operand in enumerate(inst.operands):
                if operand in replaced:
                    inst.operands[number] = replaced[operand]
                    progress = True
    made.type = T.FunctionType(made.type.result, tuple(a.type for a in made.arguments), made.type.vararg)
    return made, tuple(members)


def _place(module: Module, load: Load) -> Member | None:
    if not load.type.is_pointer or load.volatile or load.ordering:
        return None
    pointer, offset = constant_place(module, load.pointer)
    if offset < 0 or not isinstance(pointer, (Argument, GlobalRef)):
        return None
    return Member(pointer.index if isinstance(pointer, Argument) else pointer.name, offset)
