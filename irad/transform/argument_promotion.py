"""Pointers that a function loads from its arguments or from variables, as arguments of their own.

A struct of arrays is handed over by its address; where its members begin is known when the function is entered, and
then they are arguments like others (LLVM's pass of this name does it for internal functions). Whether the members stay
what they are while the function runs is for others to see (`irad.analysis.footprint`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from irad.analysis.alias.linear_address import constant_place
from irad.analysis.footprint.stored_places import Place
from irad.ir import types as T
from irad.ir.instructions import Call, Load
from irad.ir.module import Function, Module
from irad.ir.passes import Pass, run_passes
from irad.ir.values import Argument, GlobalRef, Value
from irad.transform.inlining import copied, inline_calls
from irad.transform.register_promotion import promote_places

__all__ = ["COPY", "PROMOTION", "Member", "Promoted", "with_promoted_members"]

COPY = "irad.members."
"""What the names of copies begin with."""
_MOST = 24


@dataclass(frozen=True)
class Member:
    """A pointer that lies `offset` bytes behind the one that parameter number `root` is, or the variable of that
    name."""

    root: int | str
    offset: int


@dataclass(frozen=True)
class Promoted:
    """A copy of a function with further parameters for `members`, in the order in which they can be read; and the
    `places` of which loads take what the copy itself has stored there."""

    function: Function
    members: tuple[Member, ...]
    places: tuple[Place, ...]


def with_promoted_members(
    module: Module, function: Function, name: str, callee_of: Callable[[Call], Function | None] = lambda call: None
) -> Promoted:
    """A copy of a function, called `name`, with further parameters in the place of pointers that it loads at constant
    distances from others, or from variables; and what has to be handed over for them, each known when those before it
    are. The loads are still there, without users. First, calls are replaced by the bodies that `callee_of` names, so
    that what these load is seen, too; and loads of what the function itself has stored take that."""
    made, members, places = copied(function, name), dict[Member, Argument](), list[Place]()
    run_passes(PROMOTION, made, callee_of, module, members, places)
    made.type = T.FunctionType(made.type.result, tuple(a.type for a in made.arguments), made.type.vararg)
    return Promoted(made, tuple(members), tuple(places))


def _promote(
    made: Function, _: object, module: Module, members: dict[Member, Argument], places: list[Place]
) -> bool:
    """Pointers that are loaded from arguments or variables become arguments; loads take what was stored."""

    def parameter(member: Member) -> Argument | None:
        if member not in members and len(members) < _MOST:
            position = len(made.arguments)
            root = member.root if isinstance(member.root, str) else made.arguments[member.root].name
            members[member] = Argument(T.PTR, f"{root or 'member'}.at.{member.offset}", position)
            made.arguments.append(members[member])
        return members.get(member)

    def at_entry(root: Value, begin: int) -> Value | None:
        # what an earlier call has left in a variable that this one stores to, is for the plain version to see
        return None if isinstance(root, GlobalRef) else parameter(_member(root, begin))

    progress = True
    while progress:
        found = promote_places(module, made, places, at_entry)
        places += found
        progress = bool(found)
        known = {(place.root, place.begin) for place in places}
        replaced: dict[Value, Value] = {}
        for inst in made.instructions():
            place = _place(module, inst) if isinstance(inst, Load) else None
            if place is None or place in known:
                continue
            argument = parameter(_member(*place))
            if argument is not None:
                replaced[inst] = argument
        for inst in made.instructions():
            progress |= any(o in replaced for o in inst.operands)
            inst.operands = [replaced.get(o, o) for o in inst.operands]
    return bool(members or places)


PROMOTION = (Pass("inline", inline_calls), Pass("argpromotion", _promote))
"""The passes of `with_promoted_members`, over the copy."""


def _place(module: Module, load: Load) -> tuple[Argument | GlobalRef, int] | None:
    if not load.type.is_pointer or load.volatile or load.ordering:
        return None
    root, offset = constant_place(module, load.pointer)
    return (root, offset) if offset >= 0 and isinstance(root, (Argument, GlobalRef)) else None


def _member(root: Value, offset: int) -> Member:
    assert isinstance(root, (Argument, GlobalRef))
    return Member(root.index if isinstance(root, Argument) else root.name, offset)
