"""Names of functions in the source: what a user may call a function instead of by its symbol."""

from __future__ import annotations

import re
from collections.abc import Iterable

from irad.ir.debuginfo import Subprogram
from irad.ir.ditypes import DIPointer, DIStruct

__all__ = ["full_name", "names_of"]

_IMPL = re.compile(r"\{impl#\d+\}")
_ARGUMENTS = re.compile(r"<[^<>]*>")


def names_of(subprogram: Subprogram) -> Iterable[str]:
    """The name alone and behind more and more of its scopes; with and without arguments of generics."""
    path = _path(subprogram)
    for start in range(len(path) - 1, -1, -1):
        name = "::".join(path[start:])
        yield name
        plain = _without_arguments(name)
        if plain != name:
            yield plain


def full_name(subprogram: Subprogram) -> str:
    """The name with all its scopes."""
    return "::".join(_path(subprogram))


def _path(subprogram: Subprogram) -> tuple[str, ...]:
    """The path; methods of a trait in Rust are named by the type of their first parameter."""
    path = subprogram.path or (subprogram.name,)
    first = subprogram.parameters[0].type if subprogram.parameters else None
    if isinstance(first, DIPointer):
        first = first.target
    if not isinstance(first, DIStruct) or not first.name:
        return path
    return tuple(first.name if _IMPL.fullmatch(part) else part for part in path)


def _without_arguments(name: str) -> str:
    while True:
        shorter = _ARGUMENTS.sub("", name)
        if shorter == name:
            return name
        name = shorter
