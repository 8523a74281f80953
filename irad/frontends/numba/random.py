"""The random numbers of compiled Numba code, which can be drawn once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import _helperlib as _library

__all__ = ["again_from", "random_state"]

_T = TypeVar("_T")
_helperlib: Any = _library


def random_state() -> tuple[Any, ...]:
    """Where the generators of this thread are, NumPy's and Python's."""
    return tuple(_helperlib.rnd_get_state(pointer) for pointer in _pointers())


def again_from(state: tuple[Any, ...], work: Callable[[], _T]) -> _T:
    """Do something that draws random numbers from there on; afterwards the generators are where they were before."""
    now = random_state()
    _set(state)
    try:
        return work()
    finally:
        _set(now)


def _set(state: tuple[Any, ...]) -> None:
    for pointer, each in zip(_pointers(), state, strict=True):
        _helperlib.rnd_set_state(pointer, each)


def _pointers() -> tuple[int, int]:
    return _helperlib.rnd_get_np_state_ptr(), _helperlib.rnd_get_py_state_ptr()
