"""What runs kernels for GPUs: a device, or this processor in its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

__all__ = ["Gpu", "Launcher", "Memory"]


@dataclass(eq=False)
class Memory:
    """Memory of a device; it is released with this object. ``lent`` has an entry once others use it in streams of their
    own."""

    address: int
    size: int
    owner: Any
    lent: list[bool] = field(default_factory=list)


class Launcher(Protocol):
    """Loaded kernels."""

    def launch(self, symbol: str, grid: int, words: Sequence[int], stream: int) -> None:
        """Start a kernel in ``grid`` blocks; the words are its parameters."""


class Gpu(Protocol):
    """A device with memory of its own. ``stream``: in which order things are done, a handle of CUDA's."""

    block: int
    """How many threads a block has."""
    grid: int
    """How many blocks a grid has at most. It does not hang on the device, since sums hang on it."""
    number: int
    """Which of several devices it is."""

    def load(self, text: str, kernels: Sequence[str]) -> Launcher:
        """Compile kernels of a module that is given as text for this machine."""

    def allocate(self, size: int, stream: int) -> Memory:
        """Memory of so many bytes."""

    def clear(self, memory: Memory, stream: int) -> None:
        """Set it to zero."""

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Copy memory of the device."""

    def write(self, address: int, data: bytes, stream: int) -> None:
        """Copy from the host, and wait."""

    def read(self, address: int, size: int, stream: int) -> bytes:
        """Wait, and copy memory to the host."""

    def wait_for(self, other: int, stream: int) -> None:
        """Let ``stream`` wait for what ``other`` has to do by now."""
