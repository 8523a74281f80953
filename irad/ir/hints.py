"""Calls by which a program says what memory holds: `__irad_double(pointer, bytes)` and its like.

They do nothing at run time: they are declared by the program and defined nowhere. Names that contain one of
them count too, and so do those that begin with `__enzyme_`.
"""

from __future__ import annotations

import re

from irad.ir import types as T

__all__ = ["KINDS", "defined", "hinted_kind"]

KINDS: dict[str, T.Type | str] = {
    "double": T.DOUBLE,
    "float": T.FLOAT,
    "integer": "integer",
    "pointer": "pointer",
}
"""What can be said of memory, as the analyses call it."""

_HINT = re.compile(r"__(?:irad|enzyme)_(?:type_)?(double|float|integer|pointer)(?![a-z])")
_DECLARATION = re.compile(r'^declare (?P<head>[^\n@]*@(?P<name>"[^"]*"|[-\w.$]+)\([^\n]*\))[^\n]*$', re.MULTILINE)


def hinted_kind(symbol: str | None) -> T.Type | str | None:
    """What a call of this function says of the memory at its first argument; None for other functions."""
    found = _HINT.search(symbol or "")
    return KINDS[found[1]] if found is not None else None


def defined(text: str) -> str:
    """A module's text in which those functions are defined, and do nothing."""
    if "__irad_" not in text and "__enzyme_" not in text:
        return text

    def define(match: re.Match[str]) -> str:
        if hinted_kind(match["name"]) is None or not match["head"].startswith("void "):
            return match[0]
        return f"define internal {match['head']} nounwind alwaysinline memory(none) {{\n  ret void\n}}"

    return _DECLARATION.sub(define, text)
