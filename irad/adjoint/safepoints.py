"""Which loops of a derivative look for signals, and where (safepoints).

A loop with loops inside, or with calls of functions that have some or that nobody knows, looks in each turn: beside
what a turn does, that costs nothing that could be measured. A single loop does not, since a call in it would keep LLVM
from vectorising it: it looks between strips of many turns. Where data decide how often it runs, LLVM does not vectorise
it, and it looks in each turn as well. Beside other loops, and in functions that are called in loops or call others
with loops, single loops are a small part of what most programs run: they look in long runs only. Threads of a region
cannot be stopped alone: in what they run nothing looks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.codegen.module_writer import Safepoint
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.values import Argument, ConstInt, Value
from irad.ir.worklist import parts_within
from irad.rules.kinds import Routine
from irad.transform.openmp import is_team

__all__ = ["Safepoints", "safepoints"]

_SHORT = 64
"""Turns up to which LLVM may unroll a loop, and then vectorise the one around it."""
_DEEPEST, _LARGEST_FACTOR, _LARGEST_NUMBER = 8, 16, 1 << 16
_KEPT_SMALL = ("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.abs")


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
        found = dict.fromkeys(long, Safepoint(in_strips=False))
        late = Safepoint(True, if_long=True)
        return Safepoints(
            found | {loop: late for loop in single if not _is_by_data(loop)},
            found | {loop: late for loop in single if _has_one_entry(loop)},
        )
    sized = all(loop in facts.trips and _is_sized(facts.trips[loop]) for loop in single)
    return Safepoints(
        {loop: Safepoint(not _is_by_data(loop), True, sized) for loop in single},
        {loop: Safepoint(_has_one_entry(loop), True, sized) for loop in single},
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


def _is_sized(trip: TripCount) -> bool:
    return _is_in_proportion(trip.start, _DEEPEST) and _is_in_proportion(trip.bound, _DEEPEST)


def _is_in_proportion(value: Value, depth: int) -> bool:
    """Whether a number is at most some times the largest integer that the function is given."""
    if isinstance(value, ConstInt):
        return abs(value.value) <= _LARGEST_NUMBER
    if isinstance(value, Argument):
        return isinstance(value.type, T.IntType)
    if not isinstance(value, Instruction) or depth == 0 or not isinstance(value.type, T.IntType):
        return False
    if isinstance(value, Call):
        small = (value.callee_name or "").startswith(_KEPT_SMALL)
        return small and all(_is_in_proportion(o, depth - 1) for o in value.operands if o.type == value.type)
    first, *others = value.operands
    if value.opcode in ("mul", "shl"):
        most = _LARGEST_FACTOR if value.opcode == "mul" else _LARGEST_FACTOR.bit_length() - 1
        (factor,) = others
        return isinstance(factor, ConstInt) and abs(factor.value) <= most and _is_in_proportion(first, depth - 1)
    if value.opcode in ("udiv", "sdiv", "lshr", "ashr", "and"):
        return isinstance(others[0], ConstInt) and _is_in_proportion(first, depth - 1)
    if value.opcode in ("add", "sub", "or", "select"):
        chosen = others if value.opcode == "select" else value.operands
        return all(_is_in_proportion(o, depth - 1) for o in chosen)
    return value.opcode in ("sext", "zext", "trunc", "freeze") and _is_in_proportion(first, depth - 1)
