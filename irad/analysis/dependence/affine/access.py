"""What the proof is about, and its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from irad.ir.instructions import Block, Instruction
from irad.ir.values import Value


@dataclass(frozen=True, eq=False)
class SharedAccess:
    """One access of the primal to shared memory.

    inst: where it happens (its block tells under which conditions). size: in bytes. protected: it is atomic or
    happens in a critical section, so that other threads may touch the same memory; it gives no facts.
    """

    inst: Instruction
    pointer: Value
    size: int
    writes: bool
    protected: bool

    @property
    def block(self) -> Block:
        assert self.inst.block is not None
        return self.inst.block


class Verdict(NamedTuple):
    """Whether two different iterations never touch the same memory, and why, or why that is not known."""

    exclusive: bool
    reason: str


__all__ = ["SharedAccess", "Verdict"]
