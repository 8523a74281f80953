"""Global pointers that keep blocks of numbers from call to call: work arrays that are made once, and grow.

Such a block has no shadow when a derivative begins that has not made it. Where all that is ever put into the variable
is what an allocator has returned (`facts.block_keepers`), the block's size can be asked for, and a derivative gives it
a shadow for its own time. What an earlier call has left there must not matter: where an adjoint is left in the end, the
derivative stops.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from irad.adjoint.stale_state import overwritten
from irad.analysis.alias.memory import MemoryObject, global_object
from irad.facts.block_keepers import Keeper
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction
from irad.ir.values import GlobalRef

__all__ = ["KeptBlock", "kept_blocks"]


@dataclass(frozen=True)
class KeptBlock:
    """The pointer at a byte offset of a global variable, and an instruction that works on the block."""

    name: str
    offset: int
    where: Instruction


def kept_blocks(functions: Iterable[FunctionFacts]) -> list[KeptBlock]:
    """Of all functions that a derivative consists of: the variables that keep blocks of numbers which it puts active
    numbers into. What is set before anybody looks, no earlier call has left there."""
    every = list(functions)
    if not every:
        return []
    found, shared = [], every[0].shared
    stale = {slots.name for slots in shared.stale_pointers.of(every[0].function.name)}
    for name in sorted(every[0].request.active_globals & stale):
        keeper = shared.call_graph.keeper(name)
        where = next(_working(every, name, keeper), None) if keeper and _holds_numbers(every, name, keeper) else None
        if where is not None and keeper is not None:
            found.append(KeptBlock(name, keeper.offset, where))
    return found


def _behind(facts: FunctionFacts, obj: MemoryObject, name: str, keeper: Keeper) -> bool:
    """Whether an object is what a global pointer leads to."""
    if obj.kind == "handed":
        return isinstance(obj.origin, Call) and obj.origin.callee_name in keeper.returned_by
    if obj.kind == "heap":
        return obj in facts.pointers.stored_in((global_object(name),))
    return obj.kind == "pointee" and isinstance(obj.origin, GlobalRef) and obj.origin.name == name


def _holds_numbers(every: list[FunctionFacts], name: str, keeper: Keeper) -> bool:
    """Whether there is evidence of numbers, and of nothing else, behind the variable."""
    kinds = {item.kind for f in every for obj, _, item in f.types.known() if _behind(f, obj, name, keeper)}
    return bool(kinds) and all(isinstance(k, T.FloatType) for k in kinds)


def _working(every: list[FunctionFacts], name: str, keeper: Keeper) -> Iterator[Instruction]:
    """What puts active numbers into the block."""
    for facts in every:
        for block in facts.cfg.living:
            for inst in block.instructions:
                for pointer in overwritten(facts, inst):
                    if any(_behind(facts, o, name, keeper) for o in facts.pointers.objects(pointer)):
                        yield inst
