"""Python functions that ``@njit`` code calls, and how a failure in one is told.

Numba knows of no Python function in compiled code; it knows of C functions. So a Python function becomes one of
two addresses: of its whole numbers (addresses and shapes of arrays among them) and of its floating-point ones. It
returns 0, or the address of a message.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import cgutils, errors, types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic

from irad import runtime
from irad.api.transforms.numba_rules import made_for_types
from irad.errors import SolverError

__all__ = ["Failed", "compiled", "message", "remember", "stop"]

_last = threading.local()
_kept: list[Any] = []
"""What compiled code refers to by its bare address."""


class Failed(SolverError):
    """What this thread's last solver has failed with: compiled code raises it without arguments."""

    def __init__(self) -> None:
        text, self.__cause__ = getattr(_last, "failure", ("a solver has failed", None))
        super().__init__(text)


def message(text: str) -> int:
    """The address of a text for :func:`stop`, for good."""
    kept = ctypes.create_string_buffer(text.encode())
    _kept.append(kept)
    return ctypes.addressof(kept)


def remember(text: str, cause: BaseException | None = None) -> int:
    """Make this the failure of this thread's last solver, and return the address of its message."""
    _last.failure = (text, cause)
    _last.message = ctypes.create_string_buffer(f"error: {text}".encode())
    return ctypes.addressof(_last.message)


@intrinsic
def stop(typing_context: Any, address: Any) -> Any:
    """End a derivative with the message at an address, in the functions of a rule."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        pointer = ir.IntType(8).as_pointer()
        function = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(ir.VoidType(), [pointer]), "irad_stop"
        )
        builder.call(function, [builder.inttoptr(values[0], pointer)])
        return context.get_dummy_value()

    return types.none(types.intp), generate


def compiled(function: Any, names: Sequence[str], role: str, *, in_rule: bool = False) -> Any:
    """A function as an ``@njit`` one: itself, or a caller of a Python function, whose result has the form of its
    first argument. Where the Python function raises an exception, the caller raises :class:`Failed`; ``in_rule``, where
    nobody could catch that, the derivative stops."""
    if isinstance(function, Dispatcher):
        return function
    inner = getattr(function, "dispatcher", None)
    if isinstance(inner, Dispatcher):
        return inner
    label = f"{role} ({getattr(function, '__name__', type(function).__name__)})"

    def make(given: tuple[Any, ...]) -> Any:
        return _caller(function, label, [types.unliteral(ty) for ty in given], in_rule)

    return made_for_types(role, names, make)


@dataclass(frozen=True)
class _Passed:
    """How an argument is passed: which of the whole numbers or of the floating-point ones it is."""

    kind: str
    at: int
    dtype: Any = None
    ndim: int = 0
    order: str = "C"

    def read(self, whole: Any, floating: Any) -> Any:
        """The argument, an array as a copy: what compiled code passes does not last."""
        if self.kind == "float":
            return floating[self.at]
        if self.kind == "int":
            return whole[self.at]
        return self.view(whole).copy(order=self.order)  # type: ignore[arg-type]

    def view(self, whole: Any) -> np.ndarray:
        """The array itself."""
        shape = tuple(whole[self.at + 1 : self.at + 1 + self.ndim])
        count = int(np.prod(shape, dtype=np.int64))
        if count == 0:
            return np.empty(shape, self.dtype)
        memory = (ctypes.c_char * (count * self.dtype.itemsize)).from_address(whole[self.at])
        return np.frombuffer(memory, self.dtype).reshape(shape, order=self.order)  # type: ignore[call-overload, no-any-return]


def _caller(function: Callable[..., Any], label: str, given: Sequence[Any], in_rule: bool) -> Any:
    """The implementation of a call for some types of arguments."""
    names = [f"a{i}" for i in range(len(given))]
    passed: list[_Passed] = []
    lines: list[str] = []
    count = {"whole": 0, "floating": 0}
    for name, ty in zip(names, given, strict=True):
        at = count["whole"]
        if isinstance(ty, types.Array):
            if ty.layout == "A":
                lines.append(f"{name} = np.ascontiguousarray({name})")
            dtype = np.dtype(str(ty.dtype))
            passed.append(_Passed("array", at, dtype, ty.ndim, "F" if ty.layout == "F" else "C"))
            lines.append(f"whole[{at}] = {name}.ctypes.data")
            lines += [f"whole[{at + 1 + axis}] = {name}.shape[{axis}]" for axis in range(ty.ndim)]
            count["whole"] += 1 + ty.ndim
        elif isinstance(ty, types.Float):
            passed.append(_Passed("float", count["floating"]))
            lines.append(f"floating[{count['floating']}] = {name}")
            count["floating"] += 1
        elif isinstance(ty, (types.Integer, types.Boolean)):
            passed.append(_Passed("int", at))
            lines.append(f"whole[{at}] = {name}")
            count["whole"] += 1
        else:
            raise errors.TypingError(f"{label} is a Python function, and is given {ty}; it takes numbers and arrays")
    first = given[0]
    if isinstance(first, types.Array):
        result = _Passed("array", count["whole"], np.dtype(str(first.dtype)), first.ndim)
        count["whole"] += 1 + first.ndim
        lines += ["out = np.empty(a0.shape, a0.dtype)", f"whole[{result.at}] = out.ctypes.data"]
        lines += [f"whole[{result.at + 1 + axis}] = out.shape[{axis}]" for axis in range(first.ndim)]
        answer = "out"
    else:
        result = _Passed("float", count["floating"])
        count["floating"] += 1
        answer = f"floating[{result.at}]"
    call = _c_function(function, label, passed, result, count["whole"], count["floating"])
    lines = [
        f"whole = np.empty({max(count['whole'], 1)}, np.int64)",
        f"floating = np.empty({max(count['floating'], 1)}, np.float64)", *lines,
        "failure = call(whole.ctypes, floating.ctypes)", "if failure != 0:",
        "    stop(failure)" if in_rule else "    raise Failed()", f"return {answer}",
    ]  # fmt: skip
    scope = {"__name__": __name__, "np": np, "call": call, "Failed": Failed, "stop": stop}
    exec(f"def caller({', '.join(names)}):\n" + "".join(f"    {line}\n" for line in lines), scope)
    return scope["caller"]


def _c_function(
    function: Callable[..., Any], label: str, passed: Sequence[_Passed], result: _Passed, wholes: int, floats: int
) -> Any:
    def run(whole_address: int, floating_address: int) -> int:
        try:
            whole = (ctypes.c_int64 * max(wholes, 1)).from_address(whole_address)
            floating = (ctypes.c_double * max(floats, 1)).from_address(floating_address)
            found = function(*(one.read(whole, floating) for one in passed))
            if result.kind == "float":
                floating[result.at] = float(found)
                return 0
            out = result.view(whole)
            if np.shape(found) != out.shape:
                raise ValueError(f"the result has the shape {np.shape(found)}, and not {out.shape}")
            out[...] = found
            return 0
        except BaseException as error:  # one that leaves this function would be lost
            return remember(f"{label} has raised {type(error).__name__}: {error}", error)

    made = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(run)
    _kept.append(made)
    return made


llvm.add_symbol("irad_stop", runtime.symbols()["irad_stop"])

