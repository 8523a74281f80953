"""The number of an iteration of a parallel loop.

A thread runs a part of the loop's iterations, so the induction variable's start may be its own. The loop's *counter* is
the phi whose value is `origin + step * i` in iteration i of the whole loop, whichever thread runs it; the origin is the
same everywhere, and is left out of all forms. So two forms can be subtracted from each other if their strides are
equal, and only then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from irad.analysis.loops import Loop
from irad.analysis.trip_count import Induction, TripCount
from irad.ir.instructions import Compare, Instruction, Phi
from irad.ir.marks import mark_of
from irad.ir.values import Value

Inductions = Mapping[Phi, tuple[Loop, Induction]]


def counter_of(loop: Loop, inductions: Inductions) -> Induction | None:
    """The induction variable that counts a parallel loop: the integer phi whose start is marked as that of a thread's
    share, or that the exit test looks at, or the only one there is. None where that leaves a choice."""
    own = [
        ind
        for phi, (where, ind) in inductions.items()
        if where is loop and phi.block is loop.header and phi.type.is_integer and ind.step
    ]
    marked = [ind for ind in own if mark_of(ind.start) is not None]
    if len(marked) == 1:
        return marked[0]
    tested: set[Value] = set()
    for block, _ in loop.exit_edges:
        condition = block.terminator.operands[0] if block.terminator.operands else None
        if isinstance(condition, Compare):
            tested.update(_uncast(o) for o in condition.operands)
    chosen = [ind for ind in own if ind.phi in tested or ind.next in tested]
    if len(chosen) == 1:
        return chosen[0]
    return own[0] if len(own) == 1 and not chosen else None


def _uncast(value: Value) -> Value:
    while isinstance(value, Instruction) and value.opcode in ("trunc", "sext", "zext"):
        value = value.operands[0]
    return value


def is_global(trip: TripCount | None, shared: Callable[[Value], bool]) -> bool:
    """Whether a loop's counter can be the number of an iteration of the whole loop: threads that all begin with the
    same number, but end with their own, count for themselves."""
    if trip is None:
        return True
    return not shared(trip.start) or shared(trip.bound)


__all__ = ["Inductions", "counter_of", "is_global"]
