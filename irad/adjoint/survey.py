"""What has to run of a parallel region to find out which addresses it reads through indices.

How large the private copies of a shadow have to be is known when every such address has been seen (`Spot`). Looking at
them in the forward sweep costs there, for every access, two comparisons in the midst of the computation. They can be
looked at by a function of their own instead, which only computes addresses, is vectorised on its own terms, and is not
called by threads that need no copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from irad.adjoint.facts import FunctionFacts
from irad.adjoint.ranges import Spot
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.values import Value

_ENDS = frozenset(("br", "switch", "ret", "unreachable"))
_SIMPLE = frozenset(
    "phi getelementptr select freeze icmp fcmp trunc zext sext bitcast ptrtoint inttoptr extractvalue "
    "add sub mul shl lshr ashr and or xor udiv sdiv urem srem".split()
)


def survey_of(
    facts: FunctionFacts, spots: Iterable[Spot], is_unmodified: Callable[[Value], bool]
) -> frozenset[Instruction] | None:
    """The instructions that decide where the accesses of `spots` are and whether they happen, without the ends of
    blocks. None where they are more than integers, addresses and what is read from memory that nothing in the function
    writes to (`is_unmodified` tells that of a pointer's): then only the forward sweep itself can look."""
    blocks = facts.cfg.order
    if any(block.terminator.opcode not in _ENDS for block in blocks):
        return None
    work = [o for block in blocks for o in block.terminator.operands if block.terminator.opcode != "ret"]
    for spot in spots:
        work += [spot.pointer] if spot.size is None else [spot.pointer, spot.size]
    found: set[Instruction] = set()
    while work:
        value = work.pop()
        if not isinstance(value, Instruction) or value in found:
            continue
        if isinstance(value, Load):
            if value.volatile or value.ordering or not is_unmodified(value.pointer):
                return None
        elif isinstance(value, Call):
            effect = facts.shared.calls.effect(value)
            if value.callee_name != "omp_get_thread_num" and (not effect.pure or effect.reads_memory):
                return None
        elif value.opcode not in _SIMPLE:
            return None
        found.add(value)
        work += value.operands
    return frozenset(found)
