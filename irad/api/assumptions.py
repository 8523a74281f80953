"""`irad.assume_disjoint`: what the user knows of parallel loops; and how a call learns that it does not hold."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

from irad import runtime
from irad.errors import AssumptionError

__all__ = ["assume_disjoint", "watched"]

_ROOM = 2048


def assume_disjoint(array: Any) -> None:
    """Say, in the body of a ``prange`` loop of a kernel, that its iterations never touch the same element of an array.

    That is: no element of ``array`` is read or written by two different iterations of the loop around the call. Then
    the loop's gradient adds to the array's shadow without atomic operations and copies. It is taken at its word (a
    wrong statement gives wrong derivatives, at times), unless the option ``check_assumptions`` is set. It does nothing
    otherwise, and in the kernel itself.
    """


def watched(function: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function that checks what is said of parallel loops; a call raises :class:`AssumptionError` where that
    does not hold."""

    def call(*args: Any) -> Any:
        text = ctypes.create_string_buffer(_ROOM)
        _watch()(text, _ROOM)
        try:
            result = function(*args)
        finally:
            _watch()(None, 0)
        if text.value:
            raise AssumptionError(text.value.decode(errors="replace"))
        return result

    return call


@cache
def _watch() -> Any:
    return ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_size_t)(runtime.symbols()["irad_claims_watch"])
