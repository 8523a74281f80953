"""Memory of results that nobody holds any more, for the next results.

The C library gives memory of this size back to the system, and the system clears each page anew when it is first
written to: in a loop that makes several arrays that takes as long as what computes them.
"""

from __future__ import annotations

import math
import sys
import threading

import numpy as np

__all__ = ["empty"]

_SMALLEST = 1 << 15
_LARGEST = 1 << 25
_LIMIT = 1 << 27
"""Bytes of one array for which it pays, and of all that are kept."""
_WASTE = 1.25
_kept: list[np.ndarray] = []
"""What has been used last comes last."""
_lock = threading.Lock()


def _references(k: int) -> int:
    """How many references there are to a buffer: views of an array hold its buffer, too."""
    return sys.getrefcount(_kept[k])


_kept.append(np.empty(0, np.uint8))
_ALONE = _references(0)
_kept.clear()


def empty(shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """As NumPy's ``empty``."""
    size = math.prod(shape) * dtype.itemsize
    if not _SMALLEST <= size <= _LARGEST:
        return np.empty(shape, dtype)
    with _lock:
        made: np.ndarray = np.ndarray(shape, dtype, _buffer(size))
    return made


def _buffer(size: int) -> np.ndarray:
    for k in reversed(range(len(_kept))):
        if size <= _kept[k].nbytes <= _WASTE * size and _references(k) == _ALONE:
            buffer = _kept.pop(k)
            break
    else:
        buffer = np.empty(size, np.uint8)
    _kept.append(buffer)
    excess = sum(r.nbytes for r in _kept) - _LIMIT
    while excess > 0:  # what is still held goes with its array
        excess -= _kept.pop(0).nbytes
    return buffer
