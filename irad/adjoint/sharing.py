"""How adjoints are added to memory that several threads share.

What one iteration of a parallel loop writes, no other touches: that is the contract of a parallel program, and it makes
the shadows of what is written exclusive as well. What is only read, several iterations may read, and their adjoints
meet. So each accumulation into a shadow has a verdict: plain where it is proved that no other thread adds to the same
place at the same time, atomic where it is not.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.adjoint.facts import FunctionFacts
from irad.adjoint.steps import CopyStep, LoadStep, Step
from irad.ir.instructions import Block
from irad.ir.values import Value


@dataclass(frozen=True)
class Sharing:
    """How one step accumulates. kind: "plain" or "atomic"; `reason` in words, for the plan."""

    kind: str
    reason: str


def sharing_of(facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> dict[Step, Sharing]:
    """The verdicts on the steps of a function that several threads run at once; empty for any other."""
    found: dict[Step, Sharing] = {}
    if not facts.is_concurrent:
        return found
    for step in (s for block in steps.values() for s in block):
        if isinstance(step, LoadStep) and step.pointer is not None:
            found[step] = _verdict(facts, step.pointer)
        elif isinstance(step, CopyStep) and step.from_active and step.source is not None:
            found[step] = _verdict(facts, step.source)
    return found


def _verdict(facts: FunctionFacts, pointer: Value) -> Sharing:
    shared = [o for o in facts.pointers.objects(pointer) if not facts.is_private(o)]
    if not shared:
        return Sharing("plain", "memory of the thread's own")
    return Sharing("atomic", f"several threads may add to {shared[0].describe()}")
