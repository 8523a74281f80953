"""The memory that a function's derivative puts active numbers into, itself or by those whom it calls.

What is read from other memory that has no shadow is a constant. What is read from this memory is not, even where this
call has not made it: an earlier one has, and has filled it from its own arguments.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.adjoint.stale_state import overwritten
from irad.analysis.alias.memory import MemoryObject
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call
from irad.ir.values import GlobalRef

__all__ = ["filled_memory"]


def filled_memory(facts: FunctionFacts) -> frozenset[MemoryObject]:
    """The memory objects of a function that may hold numbers which depend on its active arguments."""
    return frozenset((*_by_instructions(facts), *_handed_out(facts)))


def _by_instructions(facts: FunctionFacts) -> Iterator[MemoryObject]:
    pointers = facts.pointers
    for inst in facts.function.instructions():
        for pointer in overwritten(facts, inst):
            if facts.activity.has_data(pointer):
                objects = pointers.objects(pointer)
                yield from objects
                if isinstance(inst, Call) and facts.shared.calls.effect(inst).copies is None:
                    yield from pointers.reachable(pointers.stored_in(objects))


def _handed_out(facts: FunctionFacts) -> Iterator[MemoryObject]:
    """What callees return, and what lies behind variables that they fill."""
    graph = facts.shared.call_graph
    called = {i.callee_name or "" for i in facts.function.instructions() if isinstance(i, Call)}
    filled = {v for name in called for n in (name, *graph.reachable(name)) for v in graph.filled_variables(n)}
    for obj in facts.activity.with_data:
        behind = obj.origin if obj.kind == "pointee" else None
        if obj.kind == "handed" or (isinstance(behind, GlobalRef) and behind.name in filled):
            yield obj
