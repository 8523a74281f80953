"""Numbers that compiled code takes by their address."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from irad.errors import ArgumentError

__all__ = ["Box", "box", "unbox"]

_WANTED = {"f": "a number", "c": "a complex number", "i": "a whole number", "u": "a whole number"}


class Box(np.ndarray):
    """The memory of one number that was given by value: an array of no dimensions.

    Its shadow is a box too, and both are given back as plain numbers.
    """


def box(value: Any, dtype: np.dtype, label: str) -> Box:
    """A number in memory of its own. Raises :class:`ArgumentError` for what is not one, or does not fit."""
    made = np.zeros((), dtype).view(Box)
    made[()] = _number(value, dtype, label)
    return made


def unbox(value: Any) -> Any:
    """The number in a box; anything else as it is."""
    return value.item() if isinstance(value, Box) else value


def _number(value: Any, dtype: np.dtype, label: str) -> Any:
    problem = ArgumentError(f"{label} is {value!r:.40}; it must be {_WANTED[dtype.kind]}")
    if isinstance(value, (str, bytes)) or (not np.isscalar(value) and np.ndim(value)):
        raise problem
    try:
        if dtype.kind in "fc":
            return float(value) if dtype.kind == "f" else complex(value)
        number = operator.index(value) if type(value) is not np.bool_ else int(value)
    except (TypeError, ValueError, OverflowError):
        raise problem from None
    limits = np.iinfo(dtype)
    if not limits.min <= number <= limits.max:
        raise ArgumentError(f"{label} is {number}; it must be from {limits.min} to {limits.max}")
    return number
