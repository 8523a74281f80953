"""Numbers on their way between Python and compiled code: floats, ``long double``, complex ones of both."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import cffi
import numpy as np

from irad.abi.scalar_adapter import LONG_DOUBLE
from irad.errors import ArgumentError
from irad.ir import types as T

__all__ = ["complex_of", "describe", "from_c", "how_to_convert", "is_wide", "parts_of", "to_number"]

_ffi = cffi.FFI()
_WIDE = np.dtype(np.longdouble)


def is_wide(dtype: np.dtype | None) -> bool:
    """Whether numbers of a type have more digits than Python's floats, and pass as C's ``long double``."""
    if LONG_DOUBLE == T.DOUBLE or dtype is None:
        return False
    return dtype in (_WIDE, np.dtype(np.clongdouble)) or (dtype.kind == "V" and dtype.itemsize == 16)


def to_number(value: Any, label: str, convert: Callable[[Any], Any], wanted: str) -> Any:
    """``convert(value)``; raises :class:`ArgumentError` for what is no number."""
    if not isinstance(value, (str, bytes)) and not getattr(value, "ndim", 0):
        try:
            return convert(value)
        except (TypeError, ValueError, OverflowError):
            pass
    raise ArgumentError(f"{label} is {describe(value)}; it must be {wanted}")


def describe(value: Any) -> str:
    """A value in the words of an error message."""
    if isinstance(value, np.ndarray):
        return f"an array of shape {value.shape}" if value.ndim else "an array"
    if isinstance(value, FunctionType):
        return f"the Python function {value.__name__}"
    text = repr(value)
    return text if len(text) < 40 else f"a {type(value).__name__}"


def how_to_convert(value: Any) -> str:
    """What to add to the message that a value is no array, where NumPy makes one of it; else ""."""
    is_row = isinstance(value, (list, tuple, float)) or (hasattr(value, "__array__") and not isinstance(value, type))
    return "; pass numpy.array of it" if is_row else ""


def parts_of(kind: str, dtype: np.dtype | None, label: str) -> Callable[[Any], list[Any]]:
    """How a number ("float" or "complex") becomes what compiled code takes: one C number, or two.

    The function raises :class:`ArgumentError` for anything else than a number.
    """
    if kind == "complex":
        if is_wide(dtype):
            return lambda value: _wide_parts(to_number(value, label, _wide_complex, "a complex number"))
        return lambda value: _parts(to_number(value, label, complex, "a complex number"))
    if is_wide(dtype):
        return lambda value: [_wide_cell(to_number(value, label, _wide, "a number"))]
    return lambda value: [value if type(value) is float else to_number(value, label, float, "a number")]


def _parts(number: complex) -> list[Any]:
    return [number.real, number.imag]


def _wide_parts(number: np.clongdouble) -> list[Any]:
    return [_wide_cell(number.real), _wide_cell(number.imag)]


def _wide(value: Any) -> np.longdouble:
    made: np.longdouble = np.longdouble(value if isinstance(value, (int, np.floating)) else float(value))
    return made


def _wide_complex(value: Any) -> np.clongdouble:
    exact = isinstance(value, (np.floating, np.complexfloating))
    made: np.clongdouble = np.clongdouble(value if exact else complex(value))
    return made


def _wide_cell(number: np.longdouble) -> Any:
    """A ``long double`` with all its digits, as cffi takes it."""
    cell = _ffi.new("long double *")
    _ffi.buffer(cell)[:] = number.tobytes()
    return cell[0]


def from_c(value: Any) -> Any:
    """A number that compiled code has returned: a float, of a ``long double`` a NumPy one."""
    if not isinstance(value, _ffi.CData):
        return float(value)
    cell = _ffi.new("long double *", value)
    return np.frombuffer(_ffi.buffer(cell), _WIDE)[0]


def complex_of(real: Any, imaginary: Any) -> Any:
    """The complex number of two parts, as precise as they are."""
    if not isinstance(real, np.longdouble):
        return complex(real, imaginary)
    made = np.zeros((), np.clongdouble)
    made.real, made.imag = real, imaginary
    return made[()]
