"""Accumulations that overlap from iteration to iteration, as in stencils.

Where an innermost loop reads u[i-1], u[i] and u[i+1], its reverse adds to three neighbouring adjoints in each
iteration, and to each adjoint in three iterations: a chain through memory that no vector unit can follow.
Instead the partial sums of the elements that are not complete yet are carried from iteration to iteration in
registers, and each element is added to memory once for each group of neighbours, when their last contribution has come;
what is left when the loop ends is added behind it. Sums may be added in any order: no other memory is asked about but
that from which the loop takes adjoints.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from irad.adjoint.steps import AtomicStep, CallStep, CopyStep, FillStep, LoadStep, Step, StoreStep, SyncStep
from irad.analysis.loops import Loop
from irad.analysis.strided_access import never_meet, stream_of
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block

MAX_SPAN = 8
"""How many elements may be under way: registers are limited."""


@dataclass(frozen=True, eq=False)
class RotationGroup:
    """Loads of one block whose addresses differ by whole strides.

    `offsets[step]` is the load's distance in iterations from the lowest, 0 to `span`; `stride` is in bytes.
    `last` is the step after which the reverse iteration has all contributions.
    """

    loop: Loop
    offsets: dict[LoadStep, int]
    span: int
    stride: int
    type: T.Type
    last: LoadStep

    def at(self, offset: int) -> LoadStep:
        """A load with this offset (there is one at 0 and one at `span`)."""
        return next(s for s, o in self.offsets.items() if o == offset)


def carried_groups(facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> tuple[RotationGroup, ...]:
    """All groups of a function that can be carried."""
    found: list[RotationGroup] = []
    for loop in facts.forest.loops:
        if loop.children or loop not in facts.trips:
            continue
        inside = [s for b in facts.cfg.order if b in loop.blocks for s in steps.get(b, ())]
        if any(isinstance(s, (CallStep, CopyStep, FillStep, SyncStep)) for s in inside):
            continue
        stores = [s for s in inside if isinstance(s, (StoreStep, AtomicStep))]
        for block in facts.cfg.order:
            if block in loop.blocks and facts.cfg.dominates(block, loop.latch):
                found.extend(
                    _groups_of(facts, loop, [s for s in steps.get(block, ()) if isinstance(s, LoadStep)], stores)
                )
    return tuple(found)


def _groups_of(
    facts: FunctionFacts, loop: Loop, loads: list[LoadStep], stores: list[StoreStep | AtomicStep]
) -> list[RotationGroup]:
    families: dict[tuple[Any, ...], dict[LoadStep, int]] = {}
    for step in loads:
        if step.mixed or step.pointer is None or not isinstance(step.type, T.FloatType):
            continue
        stream = stream_of(facts.pointers, facts.inductions, loop, step.pointer)
        if stream is not None and stream.stride:
            place, within = divmod(stream.constant, stream.stride)
            families.setdefault((stream.family, step.type, within), {})[step] = place
    return [
        RotationGroup(loop, offsets, max(offsets.values()), family[2], type_, list(offsets)[-1])
        for (family, type_, _), places in families.items()
        for offsets in _neighbourhoods(places)
        if max(offsets.values()) > 0 and all(_is_apart(facts, s, store) for s in offsets for store in stores)
    ]


def _neighbourhoods(places: dict[LoadStep, int]) -> list[dict[LoadStep, int]]:
    """Loads by where they read, in iterations: those that registers can carry together, with their distances from the
    lowest. The rows of a matrix of fixed size are far apart, and are carried each by itself."""
    found: list[dict[LoadStep, int]] = []
    lowest = 0
    for place in sorted(set(places.values())):
        if not found or place - lowest > MAX_SPAN:
            found.append({})
            lowest = place
        found[-1] |= {step: place - lowest for step, own in places.items() if own == place}
    return [{step: near[step] for step in places if step in near} for near in found]


def _is_apart(facts: FunctionFacts, load: LoadStep, store: StoreStep | AtomicStep) -> bool:
    """Whether a store's shadow, which is taken (and zeroed) in the same loop,
    is other memory than the load's."""
    if load.pointer is None or store.pointer is None:
        return False
    return never_meet(facts.pointers, load.pointer, store.pointer)
