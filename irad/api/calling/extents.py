"""Arrays that are passed to code whose accesses are checked (the option ``check_bounds``)."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from irad import runtime
from irad.api.calling.marshal import bounds
from irad.errors import BoundsError, DifferentiationError

__all__ = ["within"]

_ROOM = 1024
_one_at_a_time = threading.RLock()
"""The run-time library has one place for a message."""


@contextmanager
def within(names: Sequence[str], values: Sequence[Any]) -> Iterator[None]:
    """Run compiled code that is given arrays, each with its name.

    Raises :class:`BoundsError` behind it, if an access was outside of one of them.
    """
    arrays = [(name.encode(), array) for name, value in zip(names, values, strict=False) for array in _arrays(value)]
    spans = [(*bounds(array), array.itemsize, ctypes.create_string_buffer(name)) for name, array in arrays]
    text = ctypes.create_string_buffer(_ROOM)
    with _one_at_a_time:
        for low, high, size, name in spans:
            _call("irad_extent_enter")(low, high, max(size, 1), ctypes.addressof(name))
        _call("irad_extent_watch")(ctypes.addressof(text), _ROOM)
        try:
            yield
        except DifferentiationError:  # the first access outside may be why
            if not text.value:
                raise
        finally:
            _call("irad_extent_watch")(None, 0)
            for low, high, _, name in spans:
                _call("irad_extent_leave")(low, high, ctypes.addressof(name))
        if text.value:
            raise BoundsError(text.value.decode(errors="replace"))


def _arrays(value: Any) -> Iterator[np.ndarray]:
    if isinstance(value, np.ndarray):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _arrays(item)


@cache
def _call(name: str) -> Any:
    word = ctypes.c_uint64
    parameters: dict[str, tuple[Any, ...]] = {
        "irad_extent_enter": (word, word, ctypes.c_int64, ctypes.c_void_p),
        "irad_extent_leave": (word, word, ctypes.c_void_p),
        "irad_extent_watch": (ctypes.c_void_p, ctypes.c_size_t),
    }
    return ctypes.CFUNCTYPE(None, *parameters[name])(runtime.symbols()[name])
