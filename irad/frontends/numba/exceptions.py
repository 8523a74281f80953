"""Raising in Python what a kernel raised in compiled code."""

from __future__ import annotations

import ctypes
from types import CodeType
from typing import Any, NoReturn

from llvmlite import ir
from numba import njit
from numba.core import serialize

from irad.frontends.numba.kernel import ErrorSlot

__all__ = ["RAISED", "ShapeMismatch", "raise_error", "raised_in", "shape_mismatch"]

RAISED = "; Numba's record of it is at "
"""What stands before the address of Numba's record of an exception, at the end of a message."""


_PYTHON_EXCEPTION, _STOP_ITERATION = -1, -3


class _ExceptionInfo(ctypes.Structure):
    """What Numba leaves for a raised exception (``excinfo_t`` in ``numba.core.callconv``).

    ``dynamic_count`` is 0 for arguments that were known when the kernel was compiled; else ``extra`` points
    to the native values and ``unwrap`` makes a Python tuple of them, releasing them.
    """

    _fields_ = [
        ("pickled", ctypes.c_void_p),
        ("size", ctypes.c_int32),
        ("extra", ctypes.c_void_p),
        ("unwrap", ctypes.c_void_p),
        ("dynamic_count", ctypes.c_int32),
    ]


class _ShapeMismatch(ValueError):
    """What :func:`shape_mismatch` raises; the user sees a ValueError with Numba's message."""


class ShapeMismatch(ValueError):
    """An array that a rule returns has another shape than it must have."""

    def __str__(self) -> str:
        what, found, wanted = self.args
        return f"{what} has the shape {found}; it must have {wanted}"


@njit
def shape_mismatch(source: Any, target: Any) -> None:
    """Raise, in a kernel, that an array of shape ``source`` is assigned to a slice of shape ``target``.

    Numba writes the message in compiled code, which is twenty thousand instructions of strings and lists for
    each assignment to a slice. Here the shapes are kept, and :func:`raise_error` writes the message.
    """
    raise _ShapeMismatch(source, target)


def raised_in(message: str) -> str:
    """A message that ends with the address of Numba's record of an exception, with the exception in its place."""
    said, marked, address = message.rpartition(RAISED)
    if not marked:
        return message
    try:
        raise_error(ErrorSlot(_PYTHON_EXCEPTION, int(address, 16)))
    except Exception as error:  # of any class: the user's code has raised it
        kind = "" if isinstance(error, ShapeMismatch) else type(error).__name__
        return f"error: {said.removeprefix('irad: ')}; {': '.join(filter(None, (kind, str(error))))}"


def raise_error(slot: ErrorSlot) -> NoReturn:
    """Raise the Python exception that a kernel's entry reported in ``slot`` (its status is not 0).

    Class and arguments are those of the ``raise`` in the kernel, and the traceback ends at its line. The slot
    must be read while the compiled code is still loaded, and only once: an exception whose arguments were
    computed owns memory that is released here.
    """
    if slot.status == _STOP_ITERATION:
        raise StopIteration
    if not slot.excinfo:
        raise SystemError(f"a compiled kernel failed with status {slot.status} and no exception")
    info = _ExceptionInfo.from_address(slot.excinfo)
    kind, arguments, place = serialize.loads(ctypes.string_at(info.pickled, info.size))
    if info.dynamic_count > 0:
        arguments = _merge(arguments, info)
        ctypes.CDLL(None).free(ctypes.c_void_p(slot.excinfo))
    if kind is _ShapeMismatch:
        source, target = arguments
        kind = ValueError(f"cannot assign slice of shape {target} from input of shape {source}")
    error = kind(*(arguments or ())) if isinstance(kind, type) else kind
    if place is None:
        raise error
    exec(_raise_at(*place), {"error": error})
    raise AssertionError("unreachable")


def _merge(arguments: tuple[Any, ...], info: _ExceptionInfo) -> tuple[Any, ...]:
    """Numba's arguments, with the computed ones (which it pickles as null LLVM constants) filled in."""
    unwrap = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p)(info.unwrap)
    computed = iter(unwrap(info.extra))
    return tuple(next(computed) if isinstance(value, ir.Value) else value for value in arguments)


def _raise_at(function: str, filename: str, line: int) -> CodeType:
    """Code that raises the global ``error`` as if from a line of the kernel's source."""
    module = compile("\n" * (line - 1) + "raise error", filename, "exec")
    return module.replace(co_name=function)
