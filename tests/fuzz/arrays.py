"""Arrays for Fortran and Numba programs that play the oracle: NumPy's, of objects.

Sections are views, elementwise operators are NumPy's, and what they do to an element is up to `tests.fuzz.numbers`.
"""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import numpy as np

from .dual import InvalidProgram
from .numbers import Num, Toolbox


class Record(SimpleNamespace):
    """A Fortran derived type's object."""

    def set(self, other: Record) -> None:
        """Assignment: the components are copied, allocatable ones as well."""
        for name, value in vars(other).items():
            vars(self)[name] = duplicate(value)


def duplicate(value: Any) -> Any:
    """A deep copy, of everything but numbers."""
    if isinstance(value, np.ndarray):
        copied = value.copy()
        for at in np.ndindex(copied.shape):
            copied[at] = duplicate(copied[at])
        return copied
    if isinstance(value, Record):
        fresh = Record()
        fresh.set(value)
        return fresh
    return value


def at(index: int) -> int:
    """Fortran's subscript as Python's."""
    if index < 1:
        raise InvalidProgram("a subscript below one")
    return index - 1


class Arrays(Toolbox):
    """The toolbox of programs with arrays."""

    def array(self, numbers: list[Num]) -> np.ndarray:
        made = np.empty(len(numbers), object)
        made[:] = numbers
        return made

    def fresh(self, *shape: int) -> np.ndarray:
        """An unset array."""
        if min(shape) < 1:
            raise InvalidProgram("array without elements")
        return np.empty(shape, object)

    def full(self, value: Any, *shape: int) -> np.ndarray:
        made = self.fresh(*shape)
        made[...] = self.dbl(value)
        return made

    def each(self, function: Any, *args: Any) -> Any:
        """``function`` of numbers, or of every element where there are arrays."""
        if any(isinstance(a, np.ndarray) for a in args):
            return np.frompyfunc(function, len(args), 1)(*args)
        return function(*args)

    def fn(self, name: str, *args: Any) -> Any:
        return self.each(lambda *numbers: Toolbox.fn(self, name, *numbers), *args)

    def wide(self, value: Any) -> Any:
        return self.each(self.dbl, value)

    def narrow(self, value: Any) -> Any:
        return self.each(self.sng, value)

    def put(self, target: np.ndarray, value: Any, mask: Any = None, single: bool = False) -> None:
        """Assigns to a whole array or section, where ``mask`` says so."""
        converted = self.narrow(value) if single else self.wide(value)
        whole = np.empty(target.shape, object)
        whole[...] = converted
        if mask is None:
            target[...] = whole
        else:
            target[mask] = whole[mask]

    def total(self, values: np.ndarray, mask: Any = None) -> Any:
        result = self.dbl(0.0)
        for value in (values if mask is None else values[mask]).ravel():
            result = result + value
        return result

    def multiply_all(self, values: np.ndarray) -> Any:
        result = self.dbl(1.0)
        for value in values.ravel():
            result = result * value
        return result

    def extreme(self, name: str, values: np.ndarray) -> Any:
        """``maxval`` and ``minval``."""
        flat = list(values.ravel())
        result = flat[0]
        for value in flat[1:]:
            result = self.fn(name, result, value)
        return result

    def where(self, mask: Any, then: Any, other: Any) -> Any:
        """``merge``, and NumPy's function of that name."""
        return self.each(lambda m, x, y: self.dbl(x if m else y), mask, then, other)

    def largest_at(self, values: np.ndarray) -> int:
        """The position of the largest element, from zero."""
        best = 0
        for position in range(1, len(values)):
            if values[position] > values[best]:
                best = position
        return best

    def names(self) -> dict[str, Any]:
        found = {**super().names(), "at": at, "Record": Record, "duplicate": duplicate, "np": np, "math": math}
        for name in (
            "fresh",
            "full",
            "wide",
            "narrow",
            "put",
            "total",
            "multiply_all",
            "extreme",
            "where",
            "largest_at",
            "each",
        ):
            found[name] = getattr(self, name)
        return found
