"""What is done for one element: calls of a function of numbers, of its tangents, or of its gradient."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from irad.codegen.elementwise.lines import Lines, converted
from irad.codegen.elementwise.nest import REPORT, STATUS, Key, Values
from irad.ir import types as T

__all__ = ["Argument", "ElementCall", "contracted", "run"]

_SIZE = {"float": 4, "double": 8, "i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8}
_ERROR_BYTES = 16


@dataclass(frozen=True)
class Argument:
    """What is passed for a parameter.

    ``kind``: "number" (the value of a key), "text" (a constant), "memory" (a place with room for ``count`` numbers,
    those of ``keys``, whose values are there before the call where ``preset``, and are read behind it where not),
    "scratch" (memory that nobody reads), or "error" (where a failure is reported).
    """

    kind: str
    type: str
    keys: tuple[Key, ...] = ()
    text: str = ""
    preset: bool = False
    count: int = 1

    @property
    def size(self) -> int:
        """How many bytes of memory are passed."""
        return _ERROR_BYTES if self.kind == "error" else _SIZE[self.type] * self.count


@dataclass(frozen=True)
class ElementCall:
    """A call; ``results`` are keys of what it returns, in a struct if there are several. None: not wanted."""

    symbol: str
    arguments: tuple[Argument, ...]
    returned: tuple[str, ...]
    results: tuple[Key | None, ...]


def run(lines: Lines, call: ElementCall, known: Values) -> Values:
    """Write a call; the values that it gives."""
    passed: list[str] = []
    rooms: list[tuple[Argument, str]] = []
    for argument in call.arguments:
        if argument.kind == "number":
            type_, value = known[argument.keys[0]]
            passed.append(f"{argument.type} {converted(lines, value, type_, argument.type)}")
        elif argument.kind == "text":
            passed.append(f"{argument.type} {argument.text}")
        else:
            room = lines.local(argument.size)
            rooms.append((argument, room))
            passed.append(f"ptr {room}")
            for k, key in enumerate(argument.keys if argument.kind == "memory" else ()):
                # a call that fails leaves memory as it is: elements would hang on those before them
                type_, value = known[key] if argument.preset else (argument.type, "zeroinitializer")
                value = converted(lines, value, type_, argument.type)
                lines.put(f"store {argument.type} {value}, ptr {_at(lines, room, k * _SIZE[argument.type])}")
    return {**_returned(lines, call, ", ".join(passed)), **_read(lines, rooms)}


def _returned(lines: Lines, call: ElementCall, passed: str) -> Values:
    types = call.returned
    result = "void" if not types else types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
    text = f"call {result} @{T.quoted(call.symbol)}({passed}) alwaysinline"
    if not types:
        lines.put(text)
        return {}
    whole = lines.value(text)
    found: Values = {}
    for k, (type_, key) in enumerate(zip(types, call.results, strict=True)):
        if key is not None:
            found[key] = (type_, whole if len(types) == 1 else lines.value(f"extractvalue {result} {whole}, {k}"))
    return found


def _read(lines: Lines, rooms: Sequence[tuple[Argument, str]]) -> Values:
    found: Values = {}
    for argument, room in rooms:
        if argument.kind == "error":
            found[STATUS] = ("i32", lines.value(f"load i32, ptr {room}"))
            report = lines.value(f"load ptr, ptr {_at(lines, room, 8)}")
            found[REPORT] = ("i64", lines.value(f"ptrtoint ptr {report} to i64"))
        elif argument.kind == "memory" and not argument.preset:
            for k, key in enumerate(argument.keys):
                place = _at(lines, room, k * _SIZE[argument.type])
                found[key] = (argument.type, lines.value(f"load {argument.type}, ptr {place}"))
    return found


def _at(lines: Lines, room: str, offset: int) -> str:
    return lines.value(f"getelementptr inbounds i8, ptr {room}, i64 {offset}") if offset else room


def contracted(
    lines: Lines, terms: Sequence[tuple[tuple[str, str], tuple[str, str]]], strong_zero: bool
) -> tuple[str, str]:
    """The sum of products of adjoints and partial derivatives, in the widest type among them. ``strong_zero``: an
    adjoint of zero makes a product of zero, whatever the other factor is."""
    wide = "double" if any(t == "double" for pair in terms for t, _ in pair) else "float"
    total = ""
    for (left_type, left), (right_type, right) in terms:
        weight = converted(lines, left, left_type, wide)
        product = lines.value(f"fmul contract {wide} {weight}, {converted(lines, right, right_type, wide)}")
        if strong_zero:
            none = lines.value(f"fcmp oeq {wide} {weight}, 0.0")
            product = lines.value(f"select i1 {none}, {wide} 0.0, {wide} {product}")
        total = lines.value(f"fadd reassoc nsz contract {wide} {total}, {product}") if total else product
    return wide, total
