"""Arrays that a function also reaches through pointers which earlier calls have left in global variables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from irad.api.calling.marshal import ffi, loose_pointer
from irad.errors import ArgumentError

__all__ = ["refuse_stale_pointers"]


def refuse_stale_pointers(
    function: str, pointers: Sequence[tuple[str, np.ndarray]], arguments: Sequence[tuple[str, Any]]
) -> None:
    """Refuse arguments with shadows that derivatives through these pointers would miss: their memory has a shadow where
    it is reached as an argument, and none where it is reached through a global.

    ``pointers``: names of global variables, and the addresses in them; ``arguments``: names and values. Raises
    :class:`ArgumentError`.
    """
    for name, value in arguments:
        first, last = _bounds(value, f"{function}: argument {name!r}")
        for variable, addresses in pointers:
            if bool(((addresses >= first) & (addresses <= last)).any()):
                raise ArgumentError(
                    f"{function}: argument {name!r} is also reached through the global variable {variable!r}, in which "
                    "an earlier call has left a pointer to its memory; derivatives through that would be lost; pass a "
                    "copy of the array, or set the variable in the differentiated function"
                )


def _bounds(value: Any, label: str) -> tuple[int, int]:
    """From where to where pointers lead that belong to an argument's memory: up to its end, where a loop over it stops,
    and from one element in front of it, where indices begin with one. Of a mere pointer only the first byte is known.
    """
    if isinstance(value, np.ndarray):
        reach = [(n - 1) * stride for n, stride in zip(value.shape, value.strides, strict=True)]
        first = int(value.ctypes.data) + sum(r for r in reach if r < 0)
        if not value.size:
            return first, first - 1
        return first - value.itemsize, first + sum(map(abs, reach)) + value.itemsize
    start = 0 if value is None else int(ffi.cast("uintptr_t", loose_pointer(value, label)))
    return start, start if start else -1
