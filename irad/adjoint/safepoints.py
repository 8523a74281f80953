"""Which loops of a derivative look for signals, and where (safepoints).

A loop with loops inside, or with calls of functions that have some or that nobody knows, looks in each turn: beside
what a turn does, that costs nothing that could be measured. A single loop does not, since a call in it would keep LLVM
from vectorising it: it looks between strips of many turns. Where data decide how often it runs, LLVM does not vectorise
it, and it looks in each turn as well. Beside other loops, and in functions that are called in loops or call others
with loops, single loops are a small part of what most programs run: they look in long runs only. Threads of a region
cannot be stopped alone: in what they run nothing looks.

Where the integers that a function is given say that a run is short, which is tested when it is called, nothing looks
(:mod:`irad.adjoint.run_length`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.adjoint.run_length import turns, turns_of_nest
from irad.analysis.loops import Loop
from irad.codegen.module_writer import Products, Safepoint
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call, Load
from irad.ir.values import ConstInt, Value
from irad.ir.worklist import parts_within
from irad.rules.kinds import Routine
from irad.transform.openmp import is_team

__all__ = ["Safepoints", "safepoints"]

_SHORT = 64
"""Turns up to which LLVM may unroll a loop, and then vectorise the one around it."""


@dataclass(frozen=True)
class Safepoints:
    """By loop, how it looks for signals, and how its reverse does."""

    loops: dict[Loop, Safepoint] = field(default_factory=dict)
    reverse: dict[Loop, Safepoint] = field(default_factory=dict)


def safepoints(facts: FunctionFacts) -> Safepoints:
    """Where the loops of a function look for signals."""
    if is_team(facts.function):
        return Safepoints()
    outermost = [loop for loop in facts.forest.loops if loop.parent is None]
    long = [loop for loop in outermost if _is_long(loop, facts)]
    single = [loop for loop in outermost if loop not in long and not _is_short(loop, facts)]
    graph, name = facts.shared.call_graph, facts.function.name
    if long or graph.is_recursive(name) or any(graph.has_loops(each) for each in graph.reachable(name)):
        is_once = not graph.is_recursive(name)
        found = {loop: Safepoint(False, turns=turns_of_nest(loop, facts) if is_once else None) for loop in long}
        late = Safepoint(True, if_long=True)
        return Safepoints(
            found | {loop: late for loop in single if not _is_by_data(loop)},
            found | {loop: late for loop in single if _has_one_entry(loop)},
        )
    in_proportion = Products() if all(turns(loop, facts) is not None for loop in single) else None
    return Safepoints(
        {loop: Safepoint(not _is_by_data(loop), True, in_proportion) for loop in single},
        {loop: Safepoint(_has_one_entry(loop), True, in_proportion) for loop in single},
    )


def _has_one_entry(loop: Loop) -> bool:
    """Whether the reverse of a loop, which knows how often it runs, is a loop that LLVM may vectorise: that of one with
    several exits is entered at several blocks, and LLVM leaves it as it is."""
    return len(loop.exit_edges) == 1


def _is_long(loop: Loop, facts: FunctionFacts) -> bool:
    """Whether a turn of a loop may take a while."""
    if any(not _is_short(child, facts) or _is_long(child, facts) for child in loop.children):
        return True
    return any(isinstance(i, Call) and _may_take_long(i, facts) for block in loop.blocks for i in block.instructions)


def _may_take_long(call: Call, facts: FunctionFacts) -> bool:
    """Whether a call is one of a function with loops, of a routine, or of what nobody knows."""
    name, shared = call.callee_name, facts.shared
    if name is None:
        return not call.is_asm
    function = shared.module.functions.get(name)
    if function is not None and not function.is_declaration:
        return any(shared.call_graph.has_loops(each) for each in (name, *shared.call_graph.reachable(name)))
    found = shared.calls.registry.lookup(name)
    return name in shared.calls.custom or (found is not None and isinstance(found.rule, Routine))


def _is_short(loop: Loop, facts: FunctionFacts) -> bool:
    trip = facts.trips.get(loop)
    if trip is None or not isinstance(trip.start, ConstInt) or not isinstance(trip.bound, ConstInt):
        return False
    return abs(trip.bound.value - trip.start.value) <= _SHORT * abs(trip.step)


def _is_by_data(loop: Loop) -> bool:
    """Whether all exits of a loop hang on what is loaded or computed from numbers in it."""
    return all(_hangs_on_data(block.terminator.operands[0], loop) for block, _ in loop.exit_edges
               if block.terminator.operands)  # fmt: skip


def _hangs_on_data(value: Value, loop: Loop) -> bool:
    parts = parts_within(value, loop.blocks)
    return any(isinstance(part, (Load, Call)) or part.opcode == "fcmp" for part in parts)
