"""Whether the arrays that a marked call passes can be seen to be different ones.

Python looks at the arrays of each call. A program has only pointers; but where the call passes variables, or blocks
that were allocated beside it, and the function reaches memory through its arguments alone, they do not overlap,
whatever the function's declaration says.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo, pointers_of
from irad.aot.argument_binding import Misfit, bind
from irad.aot.call_sites import MarkedCall
from irad.facts.function_facts import ModuleFacts
from irad.ir.module import Function
from irad.ir.values import ConstNull, GlobalRef

__all__ = ["are_apart"]

_MODES = ("autodiff", "fwddiff")
"""Not the halves of a split pair, which have to agree."""


def are_apart(shared: ModuleFacts, calls: Iterable[MarkedCall]) -> list[bool]:
    """Of each call, whether no two pointers that it passes, shadows included, lead to the same variable or block, and
    the function can reach none of these in another way."""
    callers: dict[Function, PointsTo | None] = {}
    return [_is_apart(shared, marked, callers) for marked in calls]


def _is_apart(shared: ModuleFacts, marked: MarkedCall, callers: dict[Function, PointsTo | None]) -> bool:
    if marked.kind not in _MODES or any(" alias " in line for line in shared.module.other):
        return False
    try:
        operands = [v for v, a in bind(marked, shared.debug).operands if a.type.is_pointer]
    except Misfit:
        return False
    if marked.within not in callers:
        callers[marked.within] = pointers_of(marked.within, shared.calls.effect)
    pointers = callers[marked.within]
    if pointers is None:
        return False
    found = [pointers.objects(v) for v in operands if not isinstance(v, ConstNull)]
    named = shared.call_graph.reachable(marked.target.name)
    return (
        len(found) > 1
        and all(objects and all(_is_seen(shared, o, named) for o in objects) for objects in found)
        and all(a.isdisjoint(b) for a, b in combinations(found, 2))
        and not shared.call_graph.finds_pointers(marked.target.name)
    )


def _is_seen(shared: ModuleFacts, obj: MemoryObject, named: frozenset[str]) -> bool:
    """Whether an object is known for what it is, and not named in the function."""
    if obj.kind != "global" or not isinstance(obj.origin, GlobalRef):
        return obj.kind in ("local", "heap")
    variable = shared.module.globals.get(obj.origin.name)
    return variable is not None and variable.has_initializer and obj.origin.name not in named
