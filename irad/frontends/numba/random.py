"""The random numbers of compiled Numba code, which can be drawn once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import _helperlib as _library

__all__ = ["Again"]

_T = TypeVar("_T")
_helperlib: Any = _library


def random_state() -> tuple[Any, ...]:
    """Where the generators of this thread are, NumPy's and Python's."""
    return tuple(_helperlib.rnd_get_state(pointer) for pointer in _pointers())


class Again:
    """Does things that draw random numbers, each time from where the generators were when this was made; afterwards
    they are where they were before."""

    def __init__(self) -> None:
        self._state = random_state()

    def __call__(self, work: Callable[[], _T]) -> _T:
        return self.each(lambda _: work(), 1)[0]

    def each(self, work: Callable[[int], _T], count: int) -> list[_T]:
        """Do something several times, with the same control flow: what draws nothing the first time never does."""
        now = random_state()
        _set(self._state)
        try:
            found = [work(k) for k in range(min(count, 1))]
            draws = count > 1 and random_state() != self._state
            for k in range(1, count):
                if draws:
                    _set(self._state)
                found.append(work(k))
            return found
        finally:
            _set(now)


def _set(state: tuple[Any, ...]) -> None:
    for pointer, each in zip(_pointers(), state, strict=True):
        _helperlib.rnd_set_state(pointer, each)


def _pointers() -> tuple[int, int]:
    return _helperlib.rnd_get_np_state_ptr(), _helperlib.rnd_get_py_state_ptr()
