"""Calls by which a program says what memory holds, `__irad_double(pointer, bytes)` and its like, and what parallel
loops do to it, `__irad_assume_exclusive(pointer)`; and how large it is, `__irad_extent(pointer, bytes)`, which only
programs whose accesses are checked listen to (`irad.transform.bounds`).

They do nothing at run time: they are declared by the program and defined nowhere. Names that contain one of
them count too, and so do, of the first kind, those that begin with `__enzyme_`.
"""

from __future__ import annotations

import re

from irad.ir import types as T

__all__ = [
    "EXCLUSIVE", "KINDS", "asserts_exclusive", "declares_extent", "defined", "hinted_kind", "is_statement",
    "out_of_the_way",
]  # fmt: skip

KINDS: dict[str, T.Type | str] = {
    "double": T.DOUBLE,
    "float": T.FLOAT,
    "integer": "integer",
    "pointer": "pointer",
}
"""What can be said of memory, as the analyses call it."""

_HINT = re.compile(r"__(?:irad|enzyme)_(?:type_)?(double|float|integer|pointer)(?![a-z])")
_EXTENT = re.compile(r"__irad_extent(?![a-z])")
EXCLUSIVE = "__irad_assume_exclusive"
"""Says of the array that a pointer leads into: different iterations of the parallel loop around the call never touch
the same element of it."""
_EXCLUSIVE = re.compile(EXCLUSIVE + r"(?![a-z])")
_TAKES_POINTER = re.compile(
    r'^declare (?:!dbg !\d+ )?void (?P<name>@"?[-\w.$]*' + EXCLUSIVE + r'(?![a-z])[-\w.$]*"?)\(ptr\b[^\n,]*\)[^\n]*$',
    re.MULTILINE,
)
_QUIET = "nounwind willreturn nofree nosync memory(inaccessiblemem: readwrite)"
_DECLARATION = re.compile(
    r'^declare (?:!dbg !\d+ )?(?P<head>[^\n@]*@(?P<name>"[^"]*"|[-\w.$]+)\([^\n]*\))[^\n]*$', re.MULTILINE
)


def hinted_kind(symbol: str | None) -> T.Type | str | None:
    """What a call of this function says of the memory at its first argument; None for other functions."""
    found = _HINT.search(symbol or "")
    return KINDS[found[1]] if found is not None else None


def asserts_exclusive(symbol: str | None) -> bool:
    """Whether a call of this function says that a parallel loop's iterations share nothing of an array."""
    return _EXCLUSIVE.search(symbol or "") is not None


def is_statement(symbol: str | None) -> bool:
    """Whether a call of this function only says something."""
    return hinted_kind(symbol) is not None or asserts_exclusive(symbol) or declares_extent(symbol)


def declares_extent(symbol: str | None) -> bool:
    """Whether a call of this function says how many bytes there are at a pointer."""
    return _EXTENT.search(symbol or "") is not None


def out_of_the_way(text: str) -> str:
    """What is said of parallel loops does not keep LLVM from optimising around it. It neither changes memory nor ends
    anything, and stays where it is."""
    return _TAKES_POINTER.sub(rf"declare void \g<name>(ptr readnone captures(none)) {_QUIET}", text)


def defined(text: str) -> str:
    """A module's text in which those functions are defined, and do nothing."""
    if "__irad_" not in text and "__enzyme_" not in text:
        return text

    def define(match: re.Match[str]) -> str:
        if not is_statement(match["name"]) or not match["head"].startswith("void "):
            return match[0]
        effect = "inaccessiblemem: readwrite" if asserts_exclusive(match["name"]) else "none"
        return f"define internal {match['head']} nounwind alwaysinline memory({effect}) {{\n  ret void\n}}"

    return _DECLARATION.sub(define, text)
