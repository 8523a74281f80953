"""Functions that pass numbers in ways that only their compiler knows, behind functions that take plain ones.

C passes a complex number as two doubles, as a vector or in memory, and Python's foreign functions know
neither half precision nor 128 bits. For such a function a second one is added to its module that takes and
returns what can be passed (a complex number as its two parts; half precision as ``float``; 128 bits as
``long double``), and that is called and differentiated in its place. A complex result is stored through one
more parameter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from irad.errors import UsageError
from irad.ir import types as T
from irad.ir.floats import long_double
from irad.ir.module import Function

__all__ = [
    "LONG_DOUBLE",
    "Plain",
    "complex_dtype",
    "float_dtype",
    "is_floating",
    "is_plain",
    "plain_form",
    "plain_types",
]

LONG_DOUBLE = long_double("")
"""What C's ``long double`` is on this computer."""
_DTYPES = {
    T.HALF: np.dtype(np.float16),
    T.BFLOAT: np.dtype("V2"),
    T.FLOAT: np.dtype(np.float32),
    T.DOUBLE: np.dtype(np.float64),
    T.X86_FP80: np.dtype("V16"),
    T.FP128: np.dtype("V16"),
    T.PPC_FP128: np.dtype("V16"),
    **({LONG_DOUBLE: np.dtype(np.longdouble)} if LONG_DOUBLE != T.DOUBLE else {}),
}
_PASSED_AS: dict[T.Type, T.FloatType] = {T.HALF: T.FLOAT, T.BFLOAT: T.FLOAT, T.FP128: LONG_DOUBLE}
_BY_VALUE = re.compile(r"\bbyval\((.*?)\)(?=\s|$)")


@dataclass(frozen=True)
class Plain:
    """``symbol`` is the function of plain numbers that calls ``target``; ``text`` its IR."""

    symbol: str
    target: str
    parameters: tuple[str, ...]
    text: str


def float_dtype(type_: T.FloatType) -> np.dtype:
    """NumPy's type for memory that holds numbers of an LLVM type; plain bytes (``V``) where it has none."""
    return _DTYPES[type_]


def complex_dtype(size: int) -> np.dtype | None:
    """NumPy's type of complex numbers that have ``size`` bytes; plain bytes where it has none."""
    if size == 2 * np.dtype(np.longdouble).itemsize:
        return np.dtype(np.clongdouble)
    return {4: np.dtype("V4"), 8: np.dtype(np.complex64), 16: np.dtype(np.complex128)}.get(size)


def is_floating(dtype: np.dtype | None) -> bool:
    """Whether memory of a type that irad knows carries derivatives."""
    return dtype is not None and dtype.kind in "fcV"


def is_plain(passed: T.Type) -> bool:
    """Whether a number of this type can be passed from Python as it is."""
    return passed not in _PASSED_AS or _PASSED_AS[passed] == passed


def plain_types(kind: str, passed: T.Type, dtype: np.dtype | None) -> tuple[T.Type, ...]:
    """The plain parameters that stand for a number whose first LLVM parameter has the type ``passed``."""
    if kind == "complex":
        part = _part(dtype)
        return (part, part)
    return (_PASSED_AS.get(passed, passed),)


def _part(dtype: np.dtype | None) -> T.Type:
    parts = {np.dtype(np.complex64): T.FLOAT, np.dtype(np.complex128): T.DOUBLE}
    parts.setdefault(np.dtype(np.clongdouble), LONG_DOUBLE)
    found = parts.get(dtype) if dtype is not None else None
    if found is None:
        raise UsageError("complex numbers of this precision are passed by pointer only")
    return found


def complex_parameters(types: Sequence[T.Type], attributes: Sequence[str], dtype: np.dtype | None) -> int:
    """How many LLVM parameters, from the first of these on, carry a complex number; 0 if they do not fit."""
    part = _part(dtype)
    if not types:
        return 0
    if types[0] in (T.VectorType(2, part), T.ArrayType(2, part), T.StructType((part, part))):
        return 1
    if types[0].is_pointer:
        return int(_BY_VALUE.search(attributes[0]) is not None)
    return 2 if tuple(types[:2]) == (part, part) else 0


def plain_form(
    function: Function, kinds: Sequence[tuple[str, int, np.dtype | None]], result: tuple[str, np.dtype | None]
) -> Plain | None:
    """The plain form of a function; None where it is plain already.

    ``kinds`` has for each argument its kind, how many LLVM parameters carry it and its dtype; ``result`` kind
    and dtype of the result.
    """
    writer = _Writer(function)
    for kind, count, dtype in kinds:
        writer.argument(kind, count, dtype)
    if not writer.changed and result[0] != "complex" and is_plain(function.result):
        return None
    return writer.finish(result[0] == "complex")


class _Writer:
    """Writes the plain form, parameter by parameter."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.position = 0
        self.parameters: list[T.Type] = []
        self.passed: list[str] = []
        self.lines: list[str] = []
        self.changed = False
        self._names = 0

    def _emit(self, text: str) -> str:
        self._names += 1
        self.lines.append(f"  %v{self._names} = {text}")
        return f"%v{self._names}"

    def _take(self, type_: T.Type) -> str:
        self.parameters.append(type_)
        return f"%a{len(self.parameters) - 1}"

    def argument(self, kind: str, count: int, dtype: np.dtype | None) -> None:
        """One argument of the source."""
        given = self.function.arguments[self.position : self.position + count]
        self.position += count
        if kind != "complex":
            for argument in given:
                plain = _PASSED_AS.get(argument.type, argument.type)
                value = self._convert(self._take(plain), plain, argument.type)
                self.changed |= plain != argument.type
                self.passed.append(f"{argument.type} {value}")
            return
        self.changed = True
        part = _part(dtype)
        parts = [self._take(part), self._take(part)]
        if count == 2:
            self.passed += [f"{part} {value}" for value in parts]
            return
        argument = given[0]
        by_value = _BY_VALUE.search(argument.attributes)
        type_ = f"{{ {part}, {part} }}" if by_value else str(argument.type)
        whole = "poison"
        for i, value in enumerate(parts):
            if argument.type.is_vector:
                whole = self._emit(f"insertelement {type_} {whole}, {part} {value}, i32 {i}")
            else:
                whole = self._emit(f"insertvalue {type_} {whole}, {part} {value}, {i}")
        if by_value is None:
            self.passed.append(f"{type_} {whole}")
            return
        room = self._emit(f"alloca {type_}, align 16")
        self.lines.append(f"  store {type_} {whole}, ptr {room}, align 16")
        self.passed.append(f"ptr byval({by_value[1]}) align 16 {room}")

    def _convert(self, value: str, given: T.Type, wanted: T.Type) -> str:
        if given == wanted:
            return value
        assert isinstance(given, T.FloatType) and isinstance(wanted, T.FloatType)
        wider = T.FLOAT_BITS[wanted.kind] > T.FLOAT_BITS[given.kind]
        return self._emit(f"{'fpext' if wider else 'fptrunc'} {given} {value} to {wanted}")

    def finish(self, is_complex: bool) -> Plain:
        """The whole function."""
        returned = self.function.result
        callee = f"{returned} @{T.quoted(self.function.name)}({', '.join(self.passed)})"
        type_: T.Type = T.VOID
        if is_complex:
            whole, out = self._emit(f"call {callee}"), self._take(T.PTR)
            self._store_parts(whole, out)
            self.lines.append("  ret void")
        elif returned.is_void:
            self.lines += [f"  call {callee}", "  ret void"]
        else:
            type_ = _PASSED_AS.get(returned, returned)
            value = self._convert(self._emit(f"call {callee}"), returned, type_)
            self.lines.append(f"  ret {type_} {value}")
        symbol = f"{self.function.name}.plain"
        head = ", ".join(f"{t} %a{i}" for i, t in enumerate(self.parameters))
        body = "\n".join(self.lines)
        text = f"\ndefine {type_} @{T.quoted(symbol)}({head}) {{\n{body}\n}}\n"
        return Plain(symbol, self.function.name, tuple(map(str, self.parameters)), text)

    def _store_parts(self, whole: str, out: str) -> None:
        returned = self.function.result
        for i in range(2):
            if isinstance(returned, T.VectorType):
                part: T.Type = returned.element
                value = self._emit(f"extractelement {returned} {whole}, i32 {i}")
            else:
                assert isinstance(returned, (T.ArrayType, T.StructType))
                part = returned.element if isinstance(returned, T.ArrayType) else returned.elements[i]
                value = self._emit(f"extractvalue {returned} {whole}, {i}")
            at = self._emit(f"getelementptr {part}, ptr {out}, i64 {i}")
            self.lines.append(f"  store {part} {value}, ptr {at}")


def complex_result(returned: T.Type, dtype: np.dtype | None) -> bool:
    """Whether a function that returns this LLVM type returns a complex number of that NumPy type."""
    part = _part(dtype)
    return returned in (T.VectorType(2, part), T.ArrayType(2, part), T.StructType((part, part)))
