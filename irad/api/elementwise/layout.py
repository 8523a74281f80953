"""How loops run over broadcast arrays: their order, which of them are one, and how the work is cut into parts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from irad.errors import ArgumentError

__all__ = ["Loops", "broadcast_shape", "loops_over", "parts_of", "stretched", "without"]

Strides = tuple[int, ...]
_GRAIN = 1 << 15
"""So many elements are worth a part of their own."""
_PARTS = 64
_PRIVATE_BYTES = 1 << 26
"""So much memory parts may take for sums of their own."""


def broadcast_shape(name: str, names: Sequence[str], shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The shape of all arrays together. Raises :class:`ArgumentError` where there is none."""
    try:
        return _broadcast(tuple(shapes))
    except ValueError:
        told = ", ".join(f"{n!r} {shape}" for n, shape in zip(names, shapes, strict=True))
        raise ArgumentError(f"{name}: the shapes of its arguments do not broadcast: {told}") from None


@lru_cache(maxsize=256)
def _broadcast(shapes: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return np.broadcast_shapes(*shapes)


def without(shape: tuple[int, ...], axes: Sequence[int]) -> tuple[int, ...]:
    """A shape without some axes."""
    return tuple(n for axis, n in enumerate(shape) if axis not in axes)


def stretched(array: np.ndarray, shape: tuple[int, ...]) -> Strides:
    """The strides of an array that is broadcast: 0 along what is expanded."""
    missing = len(shape) - array.ndim
    own = zip(array.shape, array.strides, shape[missing:], strict=True)
    return (0,) * missing + tuple(0 if extent == 1 or wide == 1 else stride for extent, stride, wide in own)


def loop_order(shape: tuple[int, ...], rows: Sequence[Strides]) -> list[int]:
    """The axes from the outermost loop to the innermost: along which memory is walked in the largest steps first."""
    axes = [axis for axis, extent in enumerate(shape) if extent > 1]
    return sorted(axes, key=lambda axis: -max((abs(row[axis]) for row in rows), default=0))


@dataclass(frozen=True)
class Loops:
    """Loops from the outermost to the innermost, each with the strides of all arrays. There is at least one."""

    extents: tuple[int, ...]
    strides: tuple[Strides, ...]
    """For each array, loop by loop."""

    @property
    def count(self) -> int:
        """How many elements there are."""
        return math.prod(self.extents)


def loops_over(shape: tuple[int, ...], order: Sequence[int], rows: Sequence[Strides]) -> Loops:
    """Loops over the axes in some order, of which neighbours are one where all arrays allow it."""
    extents: list[int] = []
    strides: list[list[int]] = []
    for axis in order:
        own = [row[axis] for row in rows]
        if extents and strides[-1] == [step * shape[axis] for step in own]:
            extents[-1] *= shape[axis]
            strides[-1] = own
        else:
            extents.append(shape[axis])
            strides.append(own)
    if not extents:
        extents, strides = [1], [[0] * len(rows)]
    return Loops(tuple(extents), tuple(zip(*strides, strict=True)))


def parts_of(loops: Loops, private: Sequence[tuple[int, Strides]]) -> tuple[int, int]:
    """Which loop is cut into parts, and into how many; it depends on shapes alone, and so do sums.

    ``private``: the bytes of each array of sums, and its strides. A part needs one of its own where the array stays at
    one element while the loop goes on.
    """
    wanted = min(_PARTS, loops.count // _GRAIN)
    if wanted <= 1:
        return 0, 1

    def cost(level: int) -> tuple[bool, int, int]:
        own = sum(size for size, strides in private if strides[level] == 0)
        return loops.extents[level] < min(wanted, 8), own * wanted > _PRIVATE_BYTES, level

    level = min(range(len(loops.extents)), key=cost)
    own = sum(size for size, strides in private if strides[level] == 0)
    bound = wanted if not own else max(1, _PRIVATE_BYTES // own)
    return level, max(1, min(wanted, bound, loops.extents[level]))
