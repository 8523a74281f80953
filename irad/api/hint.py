"""`irad.hint`: what memory holds, where nothing else tells."""

from __future__ import annotations

from collections.abc import Sequence

from irad.analysis.types.evidence import HINTED, Evidence
from irad.api.module import Function
from irad.errors import UsageError
from irad.facts.function_facts import Hint
from irad.ir import types as T
from irad.ir.hints import KINDS

__all__ = ["hint"]

_FIELDS: dict[str, tuple[int, T.Type | str]] = {
    "double": (8, T.DOUBLE),
    "float": (4, T.FLOAT),
    "pointer": (8, "pointer"),
    "char": (1, "integer"),
    "short": (2, "integer"),
    "int": (4, "integer"),
    "long": (8, "integer"),
}


def hint(function: Function, kind: str | Sequence[str], argument: str | int | None = None, *,
         line: int | None = None) -> None:  # fmt: skip
    """Say what the memory behind an argument of a function holds, or all memory that a source line uses.

    ``kind`` is ``"double"``, ``"float"``, ``"integer"`` or ``"pointer"`` for memory that is full of it, or the
    fields of a struct in their order (``("double", "int", "pointer")``; also ``"long"``, ``"short"``,
    ``"char"``), which is laid out as in C and repeats. ``argument`` is a name or a position; ``line`` a line
    of the source that the function was compiled from, which must have debug information.

    A hint counts more than anything that irad finds, and it is taken at its word: a wrong one gives wrong
    derivatives. It holds for derivatives that are made afterwards. Raises :class:`irad.UsageError` for an
    argument that there is not, or that is no pointer, and for words that are no kinds.
    """
    if (argument is None) == (line is None):
        raise UsageError("irad.hint wants an argument or a line: irad.hint(mod.f, 'double', 'x')")
    kernel = function.kernel
    position = None if argument is None else _position(function, argument)
    made = Hint(position, line, _layout(kind))
    known = kernel.source.hints.setdefault(kernel.symbol, ())
    kernel.source.hints[kernel.symbol] = (*(h for h in known if (h.argument, h.line) != (position, line)), made)


def _position(function: Function, argument: str | int) -> int:
    """The LLVM parameter that an argument is. Raises UsageError."""
    kernel = function.kernel
    parameters = kernel.program.module.functions[kernel.symbol].arguments
    names = [a.name for a in kernel.signature.arguments]
    if isinstance(argument, str):
        if argument not in names:
            raise UsageError(f"{function.name} has no argument {argument!r}; its arguments are: {', '.join(names)}")
        found = next((a.index for a in parameters if a.name == argument), names.index(argument))
    else:
        found = argument
    if not 0 <= found < len(parameters) or not parameters[found].type.is_pointer:
        raise UsageError(f"argument {argument!r} of {function.name} is no pointer; hints are for what memory holds")
    return found


def _layout(kind: str | Sequence[str]) -> tuple[Evidence, ...]:
    if isinstance(kind, str):
        if kind not in KINDS:
            raise UsageError(f"{kind!r} is no kind of content; it must be one of {', '.join(KINDS)}")
        content = KINDS[kind]
        width = {"double": 8, "float": 4, "pointer": 8}.get(kind, 1)
        return (Evidence(0, width, width, content, HINTED),)
    unknown = next((word for word in kind if word not in _FIELDS), None)
    if unknown is not None or not kind:
        raise UsageError(f"{unknown!r} is no kind of field; it must be one of {', '.join(_FIELDS)}")
    places: list[tuple[int, int, T.Type | str]] = []
    end = 0
    for width, content in (_FIELDS[word] for word in kind):
        start = -(-end // width) * width
        if start > end:
            places.append((end, start - end, "integer"))
        places.append((start, width, content))
        end = start + width
    widest = max(_FIELDS[word][0] for word in kind)
    size = -(-end // widest) * widest
    if size > end:
        places.append((end, size - end, "integer"))
    return tuple(Evidence(offset, size, width, content, HINTED) for offset, width, content in places)
