"""The C interface of a derivative, for callers outside of LLVM.

A derivative with at most one result is called as it is. One with several gets a wrapper without struct
returns: the results go, 8 bytes each, to an array that the last parameter points to. There integers are
sign-extended (``int64_t``), floating-point numbers are ``double``. If one of them is a ``long double``, which
stays one, each result has 16 bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cffi

from irad.abi.scalar_adapter import LONG_DOUBLE
from irad.abi.scalars import complex_of, from_c
from irad.errors import UsageError
from irad.facts.request import FIXED_TEAM
from irad.ir import types as T
from irad.ir.module import Function

__all__ = ["Entry", "Stored", "entry_of"]

ffi = cffi.FFI()


@dataclass(frozen=True)
class Entry:
    """``symbol`` takes ``parameters`` (LLVM types) and returns ``results[0]``, or stores several results
    through one more parameter. ``text`` is the wrapper's IR, "" when none is needed."""

    symbol: str
    parameters: tuple[str, ...]
    results: tuple[str, ...]
    text: str = ""

    @property
    def stride(self) -> int:
        """How many bytes a stored result has."""
        return _stride(self.results)

    @property
    def stores_results(self) -> bool:
        """Whether the results are stored rather than returned."""
        return len(self.results) > 1


class Stored:
    """Results that an entry stores, and how they are read from there."""

    def __init__(self, entry: Entry) -> None:
        self.types = entry.results
        self.stride = entry.stride

    def new(self) -> Any:
        """Room for the results."""
        return ffi.new("double[]" if self.stride == 8 else "long double[]", max(1, len(self.types)))

    def number(self, found: Any, i: int) -> Any:
        """A floating-point result."""
        wide = self.types[i] == str(LONG_DOUBLE)
        return from_c(found[i] if wide else ffi.cast("double *", found)[i * (self.stride // 8)])

    def integer(self, found: Any, i: int) -> int:
        """A result that is a whole number."""
        value: int = ffi.cast("int64_t *", found)[i * (self.stride // 8)]
        return value

    def pointer(self, found: Any, i: int) -> Any:
        """A result that is a pointer."""
        return ffi.cast("void **", found)[i * (self.stride // 8)]

    def gather(self, found: Any, kinds: Sequence[str]) -> list[Any]:
        """The results as Python has them: a complex number is made of two."""
        items: list[Any] = []
        i = 0
        for kind in kinds:
            if kind == "complex":
                items.append(complex_of(self.number(found, i), self.number(found, i + 1)))
                i += 1
            else:
                items.append(self.number(found, i) if kind == "float" else self.integer(found, i))
            i += 1
        return items


def entry_of(function: Function, stores: bool = False) -> Entry:
    """The entry of an emitted derivative. Raises :class:`UsageError` for a result that C cannot take.

    Of one with several results, or where it is to be so (``stores``), it is a wrapper that stores them.
    """
    parameters = tuple(str(t) for t in function.type.params)
    results = _results(function.result)
    for text in results:
        if text not in _STORED:
            raise UsageError(f"a derivative that returns {text} cannot be called from Python")
    if len(results) <= 1 and not stores:
        return Entry(function.name, parameters, results)
    symbol = f"{function.name}.stored"
    text = _wrapper(symbol, function, parameters, results)
    return Entry(symbol, parameters, results, text)


def surrounded(function: Function, before: Function, after: Function | None = None) -> tuple[Function, str]:
    """A function that calls an emitted derivative, and others before and after it with as many of the arguments as they
    take; and its text."""
    symbol = f"{function.name}.outer"
    made = Function(symbol, function.type, function.arguments, module=function.module)
    parameters = list(zip(function.type.params, function.arguments, strict=True))
    given = [f"{t} {a.attributes} %a{i}" for i, (t, a) in enumerate(parameters)]
    passed = [f"{t} %a{i}" for i, (t, _) in enumerate(parameters)]

    def call(target: Function) -> str:
        return f"call {target.result} @{T.quoted(target.name)}({', '.join(passed[: len(target.type.params)])})"

    result = function.result
    lines = [call(before), call(function) if result.is_void else f"%found = {call(function)}"]
    lines += [call(after)] if after is not None else []
    lines.append("ret void" if result.is_void else f"ret {result} %found")
    body = "\n  ".join(lines)
    return made, f"\ndefine {result} @{T.quoted(symbol)}({', '.join(given)}) nounwind {{\n  {body}\n}}\n"


def with_fixed_teams(function: Function) -> tuple[Function, str]:
    """A function that calls an emitted derivative while regions have a fixed number of threads, and its text."""
    symbol = f"{function.name}.fixed"
    made = Function(symbol, function.type, function.arguments, module=function.module)
    result, name = function.result, T.quoted(function.name)
    given = ", ".join(f"{t} %a{i}" for i, t in enumerate(function.type.params))
    call = f"call {result} @{name}({given})"
    lines = [
        "%threads = call i32 @omp_get_max_threads()",
        "%dynamic = call i32 @omp_get_dynamic()",
        "%held = call i32 @irad_threads_hold(i32 %threads)",
        "call void @omp_set_dynamic(i32 0)",
        f"call void @omp_set_num_threads(i32 {FIXED_TEAM})",
        call if result.is_void else f"%found = {call}",
        "%was = call i32 @irad_threads_hold(i32 %held)",
        "call void @omp_set_num_threads(i32 %threads)",
        "call void @omp_set_dynamic(i32 %dynamic)",
        "ret void" if result.is_void else f"ret {result} %found",
    ]
    body = "\n  ".join(lines)
    return made, f"\ndefine {result} @{T.quoted(symbol)}({given}) nounwind {{\n  {body}\n}}\n"


def _stride(results: Sequence[str]) -> int:
    return 8 if LONG_DOUBLE == T.DOUBLE or str(LONG_DOUBLE) not in results else 16


def _results(result: T.Type) -> tuple[str, ...]:
    if isinstance(result, T.StructType):
        return tuple(str(t) for t in result.elements)
    return () if result.is_void else (str(result),)


#: LLVM type -> the type it is stored as, and the conversion.
_STORED = {
    "float": ("double", "fpext"), str(LONG_DOUBLE): (str(LONG_DOUBLE), ""), "double": ("double", ""),
    "i64": ("i64", ""), "i32": ("i64", "sext"), "i16": ("i64", "sext"), "i8": ("i64", "sext"),
    "i1": ("i64", "zext"),
    "ptr": ("ptr", ""),
}  # fmt: skip


def _wrapper(symbol: str, function: Function, parameters: Sequence[str], results: Sequence[str]) -> str:
    given = [f"{t} {a.attributes} %a{i}" for i, (t, a) in enumerate(zip(parameters, function.arguments, strict=True))]
    values = [f"{t} %a{i}" for i, t in enumerate(parameters)]
    passed = ", ".join(values)
    struct = str(function.result)
    kept = "" if function.result.is_void else "%all = "
    lines = [f"  {kept}call {struct} @{T.quoted(function.name)}({passed})"]
    for i, type_ in enumerate(results):
        stored, conversion = _STORED[type_]
        lines.append(f"  %r{i} = extractvalue {struct} %all, {i}")
        if conversion:
            lines.append(f"  %s{i} = {conversion} {type_} %r{i} to {stored}")
        lines.append(f"  %p{i} = getelementptr i8, ptr %results, i64 {_stride(results) * i}")
        lines.append(f"  store {stored} %{'s' if conversion else 'r'}{i}, ptr %p{i}, align 8")
    body = "\n".join(lines)
    head = ", ".join([*given, "ptr noalias %results"])
    return f"\ndefine void @{T.quoted(symbol)}({head}) nounwind {{\n{body}\n  ret void\n}}\n"
