"""Shadows in which several directions lie side by side, as :mod:`irad.adjoint.emit.interleaved_tangent` takes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from irad.api.calling.fortran_marshal import descriptor_at
from irad.api.calling.marshal import bounds, ffi
from irad.api.transforms.mode_functions import fill

__all__ = ["Abreast", "Interleaved", "interleaved"]


class Interleaved:
    """Memory in which each number of an array is there once for each direction: ``memory`` has one more axis, the last
    one. ``like``: a shadow for one direction."""

    def __init__(self, like: np.ndarray, width: int) -> None:
        self.like = like
        low, high = bounds(like) if like.size else (0, 0)
        start = like.ctypes.data - low if like.size else 0
        strides = (*(width * step for step in like.strides), like.itemsize)
        room = np.zeros((high - low) * width // 8 + 1, np.float64)
        self.memory: np.ndarray = np.ndarray((*like.shape, width), like.dtype, room, width * start, strides)

    def passed_as(self, like: Any, described: bool) -> Any:
        """What is passed in the place of the shadow for one direction: where it begins or, if that is ``described``, a
        descriptor with that address and the shape that one direction has."""
        address = self.memory.ctypes.data
        return descriptor_at(address, like) if described else ffi.cast("void *", address)


def interleaved(shadows: Mapping[int, np.ndarray], width: int) -> dict[int, Interleaved]:
    """The same shadows for several directions; those that are one stay one."""
    made = {id(shadow): Interleaved(shadow, width) for shadow in shadows.values()}
    return {i: made[id(shadow)] for i, shadow in shadows.items()}


class Abreast:
    """A derivative as a function of several directions, all calls of which use the same memory: ``vectors`` hold the
    directions, ``found`` the derivatives. What ``changed`` holds at first is there again before each call.

    ``lasting``: vectors stay as they are, so that the same list of directions need not be read twice.
    """

    def __init__(
        self, run: Callable[[], object], vectors: Mapping[int, np.ndarray], labels: Mapping[int, tuple[str, str]],
        lasting: bool, found: list[np.ndarray], changed: Sequence[np.ndarray],
    ) -> None:  # fmt: skip
        self._run = run
        self._vectors = vectors
        self._labels = labels
        self._lasting = lasting
        self._found = found
        self._last: Sequence[Mapping[int, Any]] | None = None
        self._pristine: list[tuple[np.ndarray, Any]] = [
            (x, x.copy() if x.any() else 0) for x in {id(x): x for x in changed}.values()
        ]

    def begin(self, arrays: Sequence[np.ndarray]) -> None:
        """Take what is in these arrays now for what calls begin with."""
        own = set(map(id, arrays))
        self._pristine = [(x, x.copy() if id(x) in own else before) for x, before in self._pristine]

    def __call__(self, directions: Sequence[Mapping[int, Any]]) -> list[np.ndarray]:
        """For each output the derivatives, with the directions along the last axis; it is the same memory each time."""
        for array, before in self._pristine:
            array[...] = before
        if directions is not self._last or not self._lasting:
            self._fill(directions)
        self._last = directions
        self._run()
        return self._found

    def _fill(self, directions: Sequence[Mapping[int, Any]]) -> None:
        for i, memory in self._vectors.items():
            memory[..., len(directions) :] = 0
            for k, direction in enumerate(directions):
                fill(memory[..., k], direction[i], *self._labels[i])
