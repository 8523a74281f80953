"""What Numba has frozen: the values of global variables and closures that it took as constants when it compiled.

Numba does not look at them again, and derivatives are lowered later. So what a function names is noted whenever Numba
compiles it. Where that has changed since, the function and its derivative would be two functions, and the derivative is
refused. And derivatives made before a function was compiled anew are told to look again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from types import FunctionType
from typing import Any
from weakref import WeakKeyDictionary, WeakSet, ref

import numpy as np
from numba.core import event
from numba.core.dispatcher import Dispatcher

from irad.errors import UsageError
from irad.frontends.numba.lowered_again import Reader, Unreadable, globals_of, is_closed, names_of

__all__ = ["require_unchanged", "watch", "watch_compilations"]

_EMBEDDED = 10**6
"""Bytes of the largest array that Numba copies into compiled code; larger ones it reads where they are."""
_CONSTANT = re.compile(r"^\s*#\s+\S+ = (?:global|freevar)\((\w+): (\S+)\)\s+::", re.MULTILINE)
"""A number in the text of a compiled function that Numba has loaded from disk."""

_noted: WeakKeyDictionary[Any, dict[Any, dict[str, Any]]] = WeakKeyDictionary()
_watchers: WeakKeyDictionary[Any, WeakSet[Any]] = WeakKeyDictionary()


class _OwnReader(Reader):
    """Reads what one function names. Other functions have values of their own: of those it is seen which they are."""

    def read(self, value: Any, names: frozenset[str]) -> Any:
        """A value that code names; one that cannot be compared is told by its identity."""
        if isinstance(value, (Dispatcher, FunctionType)):
            return _identity(value)
        if type(value) is np.ndarray and not value.dtype.hasobject and value.nbytes <= _EMBEDDED:
            return value.dtype, value.shape, value.strides, blake2b(value.tobytes()).digest()
        try:
            return super().read(value, names)
        except Unreadable:
            return _identity(value)


class _Identity:
    """Equal only for the same object, which it does not keep. (References compare what they refer to: arrays by their
    entries.)"""

    def __init__(self, value: Any) -> None:
        self._value = ref(value)

    def __eq__(self, other: object) -> bool:
        mine = self._value()
        return mine is not None and isinstance(other, _Identity) and other._value() is mine

    __hash__ = None  # type: ignore[assignment]


def _identity(value: Any) -> Any:
    try:
        return _Identity(value)
    except TypeError:
        return type(value), id(value)


def _named(function: Any) -> Iterator[tuple[str, Any]]:
    """Global variables that a function reads, and what its closure holds."""
    given = function.__globals__
    for name in sorted(globals_of(function.__code__) & given.keys()):
        yield name, given[name]
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            yield name, cell.cell_contents
        except ValueError:  # an empty cell
            continue


def _read(function: Any) -> dict[str, Any]:
    names, reader = frozenset(names_of(function.__code__)), _OwnReader([])
    return {name: (reader.read(value, names), _shown(value)) for name, value in _named(function)}


def _shown(value: Any) -> str:
    return f"{value!r:.40}" if isinstance(value, (bool, int, float, complex, np.generic)) else ""


class _Compilations(event.Listener):
    """Hears of each function that Numba compiles."""

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        dispatcher = event.data["dispatcher"]
        function = getattr(dispatcher, "py_func", None)
        if not isinstance(function, FunctionType) or is_closed(function.__module__):
            return
        _noted.setdefault(dispatcher, {})[tuple(event.data["args"])] = _read(function)
        for watcher in _watchers.get(dispatcher, ()):
            watcher.compiled_anew()


_compilations = _Compilations()


@cache
def watch_compilations() -> None:
    """From now on note what functions name when Numba compiles them."""
    event.register("numba:compile", _compilations)


def watch(dispatcher: Any, watcher: Any) -> None:
    """Call ``watcher.compiled_anew()`` whenever Numba has compiled a function."""
    _watchers.setdefault(dispatcher, WeakSet()).add(watcher)


def require_unchanged(dispatcher: Any, argument_types: tuple[Any, ...] | None) -> None:
    """Raise :class:`UsageError` where a function that Numba has compiled for these types names other values now."""
    if argument_types is None or not isinstance(dispatcher, Dispatcher):
        return
    compiled = dispatcher.overloads.get(argument_types)
    if compiled is None:
        return
    function = dispatcher.py_func
    noted = _noted.get(dispatcher, {}).get(argument_types)
    if noted is None:
        changed = _changed_on_disk(compiled, function)
    else:
        now = _read(function)
        changed = [(n, was[1], now[n][1]) for n, was in noted.items() if n in now and was[0] != now[n][0]]
    for name, was, now_shown in changed:
        is_now = f" (it was {was}, and is {now_shown})" if was or now_shown else ""
        own = function.__name__
        raise UsageError(
            f"{own} reads {name!r}, which has changed since Numba compiled {own}{is_now}: Numba keeps the value of "
            f"that time, so that {own} and its derivative would be different functions; call {own}.recompile(), and "
            f"those of compiled functions that call it, or make {name!r} an argument"
        )


def _changed_on_disk(compiled: Any, function: Any) -> list[tuple[str, str, str]]:
    """The numbers that differ from those in a function that Numba has loaded from its cache."""
    text = compiled.type_annotation
    now = {name: str(value) for name, value in _named(function) if _shown(value)}
    found = _CONSTANT.findall(text) if isinstance(text, str) else ()
    return [(name, was, now[name]) for name, was in found if now.get(name, was) != was]
