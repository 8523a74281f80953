"""Shadows in which several directions lie side by side, as :mod:`irad.adjoint.emit.interleaved_tangent` takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from irad.api.calling.marshal import bounds, ffi

__all__ = ["Interleaved", "interleaved"]


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

    @property
    def pointer(self) -> Any:
        """Where it begins."""
        return ffi.cast("void *", self.memory.ctypes.data)


def interleaved(shadows: Mapping[int, np.ndarray], width: int) -> dict[int, Interleaved]:
    """The same shadows for several directions; those that are one stay one."""
    made = {id(shadow): Interleaved(shadow, width) for shadow in shadows.values()}
    return {i: made[id(shadow)] for i, shadow in shadows.items()}
