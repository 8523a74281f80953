"""Whether lowering a Numba function again would give what it has given before.

Numba reads global variables, and what closures hold, as constants when it compiles. So a function's *reading* is its
code and the values of all that its code names, and the readings of the functions among them. Two equal readings give
the same code, as long as none of the functions has been compiled anew. Of a value that cannot be compared nothing is
concluded: there is no reading, and the function is lowered anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dis import get_instructions
from functools import lru_cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any
from weakref import WeakKeyDictionary, ref

import numpy as np
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.experimental.jitclass.base import JitClassType

__all__ = ["Lowerings", "Reader", "Reading", "Unreadable", "globals_of", "is_closed", "names_of", "reading"]

_LARGEST_ARRAY = 1 << 16
_KEPT = 16
_CLOSED = ("numpy", "numba", "math", "cmath", "builtins", "operator", "irad")
"""Packages whose functions Numba replaces by its own: what these would name does not matter."""
_CALLABLE = (FunctionType, BuiltinFunctionType, type, type(np.sum))
_ABSENT = object()


class Unreadable(Exception):
    """A value that cannot be compared."""


class _Is:
    """Equal only for the same object, which it keeps."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Is) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


@dataclass(frozen=True)
class Reading:
    """The values that have been read, and the compiled functions among them."""

    values: Any
    dispatchers: tuple[Any, ...]


class Lowerings:
    """What functions have been lowered to, by function, types of arguments and settings, with the readings then."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[Any, dict[Any, tuple[Any, _Versions, Any]]] = WeakKeyDictionary()
        self.cleared = 0
        """How often everything has been forgotten."""

    def get(self, kernel: Any, key: Any, read: Reading | None) -> Any:
        """What the function has been lowered to, if its reading was the same; else None."""
        known = self._of.get(kernel, {}).get(key) if read is not None else None
        if known is None or read is None:
            return None
        values, versions, lowered = known
        return lowered if values == read.values and _still(versions) else None

    def put(self, kernel: Any, key: Any, read: Reading | None, lowered: Any) -> None:
        """Keep what a function has been lowered to after it was read. No reading, nothing kept."""
        if read is None:
            return
        rows = self._of.setdefault(kernel, {})
        rows.pop(key, None)
        versions = tuple((ref(d), sig, made) for d in read.dispatchers for sig, made in d.overloads.items())
        rows[key] = (read.values, versions, lowered)
        if len(rows) > _KEPT:
            del rows[next(iter(rows))]

    def clear(self) -> None:
        """Forget everything."""
        self._of.clear()
        self.cleared += 1


_Versions = tuple[tuple[ref[Any], Any, Any], ...]


def _still(versions: _Versions) -> bool:
    """Whether the functions that were compiled then are those that are compiled now; there may be more."""
    found = ((dispatcher(), signature, made) for dispatcher, signature, made in versions)
    return all(d is not None and d.overloads.get(signature) is made for d, signature, made in found)


def reading(kernel: Any, argument_types: tuple[Any, ...]) -> Reading | None:
    """What lowering an ``@njit`` function for these types reads; None if that is not known."""
    if not isinstance(kernel, Dispatcher) or not all(map(_is_plain, argument_types)):
        return None
    found: list[Any] = []
    try:
        values = Reader(found).read(kernel, frozenset())
    except (Unreadable, ValueError, RecursionError):  # ValueError: an empty cell
        return None
    return Reading(values, tuple(found))


def _is_plain(type_: Any) -> bool:
    """Whether an argument of this type brings numbers only, and no code."""
    if isinstance(type_, types.BaseTuple):
        return all(map(_is_plain, getattr(type_, "types", (None,))))
    if isinstance(type_, types.Array):
        return isinstance(type_.dtype, (types.Number, types.Boolean))
    return isinstance(type_, (types.Number, types.Boolean, types.NoneType)) and not isinstance(type_, types.Literal)


class Reader:
    """Reads values; ``dispatchers`` are the compiled functions that it comes upon."""

    def __init__(self, dispatchers: list[Any]) -> None:
        self._dispatchers = dispatchers
        self._seen: dict[int, int] = {}

    def read(self, value: Any, names: frozenset[str]) -> Any:
        """A value that code names; ``names`` are all that it does."""
        kind = type(value)
        if isinstance(value, Dispatcher):
            self._dispatchers.append(value)
            options = tuple(sorted((name, repr(option)) for name, option in value.targetoptions.items()))
            return kind, options, self._function(value.py_func)
        if isinstance(value, JitClassType):
            return kind, _Is(value), tuple((name, self.read(method, names)) for name, method in _methods(value))
        if kind in _CALLABLE and is_closed(value.__module__):
            return kind, _Is(value)
        if kind is type and issubclass(value, tuple) and hasattr(value, "_fields"):
            return kind, _Is(value), value._fields
        if kind is FunctionType:
            return kind, _Is(value), self._function(value)
        if kind is ModuleType:
            return kind, _Is(value), () if is_closed(value.__name__) else self._module(value, names)
        if kind is tuple:
            return kind, tuple(self.read(item, names) for item in value)
        made_of = getattr(value, "made_of", None)  # derivatives, and functions with rules of their own
        if isinstance(made_of, tuple) and made_of:
            return kind, _Is(value), tuple(self.read(part, names) for part in made_of)
        return kind, _number(value)

    def _module(self, module: ModuleType, names: frozenset[str]) -> tuple[Any, ...]:
        found = ((name, vars(module).get(name, _ABSENT)) for name in sorted(names))
        return tuple((name, self.read(part, names)) for name, part in found if part is not _ABSENT)

    def _function(self, function: FunctionType) -> Any:
        if id(function) in self._seen:
            return self._seen[id(function)]
        self._seen[id(function)] = len(self._seen)
        names = frozenset(names_of(function.__code__))
        given = function.__globals__
        named = sorted(globals_of(function.__code__) & given.keys())
        read = tuple((name, self.read(given[name], names)) for name in named)
        cells = tuple(cell.cell_contents for cell in function.__closure__ or ())
        defaults = (function.__defaults__, *sorted((function.__kwdefaults__ or {}).items()))
        return _Is(function.__code__), read, self.read((*cells, *defaults), names)


def _methods(made: Any) -> Iterator[tuple[str, Any]]:
    """The compiled functions of a jitclass; properties are read and set by such functions."""
    class_type = made.class_type
    yield from sorted(class_type.jit_methods.items())
    yield from sorted(class_type.jit_static_methods.items())
    for name, accessors in sorted(class_type.jit_props.items()):
        yield from ((f"{name}.{way}", accessor) for way, accessor in sorted(accessors.items()))


def is_closed(module: Any) -> bool:
    return str(module).partition(".")[0] in _CLOSED


def _number(value: Any) -> Any:
    """What tells numbers, texts and arrays apart from others of their type."""
    if isinstance(value, np.ufunc):
        return _Is(value)
    if isinstance(value, np.generic) or type(value) is np.ndarray:
        return _array(np.asarray(value))
    if type(value) in (float, complex):
        return value.real.hex(), value.imag.hex()
    if value is None or type(value) in (int, bool, str, bytes):
        return value
    raise Unreadable


def _array(array: np.ndarray) -> tuple[Any, ...]:
    if array.dtype.hasobject or array.nbytes > _LARGEST_ARRAY:
        raise Unreadable
    return array.dtype, array.shape, array.strides, array.flags.writeable, array.tobytes()


@lru_cache(maxsize=1024)
def globals_of(code: CodeType) -> frozenset[str]:
    """The global variables that code reads. `co_names` has the names of attributes too, which are other things."""
    own = {step.argval for step in get_instructions(code) if step.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    return frozenset(own).union(*(globals_of(inner) for inner in code.co_consts if isinstance(inner, CodeType)))


def names_of(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_of(constant)
        elif isinstance(constant, str):  # for getattr
            yield constant
