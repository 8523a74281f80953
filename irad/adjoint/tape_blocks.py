"""Blocks of memory that lie on the tape: what a function allocates and releases itself, and shows to nobody else.

A release waits for the end of the reverse sweep, which may still read the block. That is how long the tape stays as
well, and there a block costs neither an allocation nor a release: where small blocks are made in a loop, those are most
of what a derivative does. Large ones find pages that the call before has used: fresh ones from the system cost more
than what is computed in them.
"""

from __future__ import annotations

from irad.analysis.alias.memory import MemoryObject
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call
from irad.rules.registry import Registry

__all__ = ["tape_blocks"]


def tape_blocks(facts: FunctionFacts) -> frozenset[Call]:
    """The allocations of a function of which all blocks can lie on the tape: each call that releases one of them
    releases only such."""
    book, pointers = facts.shared.calls, facts.pointers
    if facts.resizes:
        return frozenset()
    calls = [i for block in facts.cfg.order for i in block.instructions if isinstance(i, Call)]
    found = {
        MemoryObject("heap", call): call
        for call in calls
        if book.effect(call).kind == "allocate" and _is_plain(facts, call)
    }
    released = []
    for call in calls:
        effect = book.effect(call)
        waits = effect.kind == "release" and call.block not in facts.cfg.doomed
        block = book.release(call).block if waits else None
        for position, operand in enumerate(call.operands):
            objects = pointers.objects(operand) if operand.type.is_pointer else frozenset()
            if position == block:
                released.append(objects)
            elif effect.frees or effect.captures(position):
                for each in pointers.reachable(objects):
                    found.pop(each, None)
    for obj in found.keys() & pointers.escaped:
        del found[obj]
    while mixed := [objects for objects in released if 0 < len(objects & found.keys()) < len(objects)]:
        for obj in mixed[0] & found.keys():
            del found[obj]
    used = frozenset().union(*released)
    return frozenset(call for obj, call in found.items() if obj in used)


def _is_plain(facts: FunctionFacts, call: Call) -> bool:
    """Whether an allocation is one of so many bytes, which are not cleared, at a usual place; by a function of a
    library's: what users have registered may count its blocks, or have no more than so many."""
    rule = facts.shared.calls.allocation(call)
    known = Registry.default().lookup(call.callee_name or "")
    return (
        known is not None and known.rule == rule
        and len(rule.size) == len(call.operands) == 1 and not rule.zeroed and bool(rule.release)
        and rule.alignment is None and rule.out is None and call.callee_name is not None and call.type.is_pointer
    )  # fmt: skip
