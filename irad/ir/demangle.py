"""Names of C++ and Rust as the source has them, for messages."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from functools import cache

__all__ = ["with_source_names"]

_SYMBOL = re.compile(r"@?\b(_Z\w+)")
_RUST = re.compile(r"@?\b_R([CIMNXY]\w+)")
_RUST_PART = re.compile(r"s[0-9A-Za-z]*_|B[0-9A-Za-z]*_|(?P<length>[1-9]\d*)_?|.")
"""Of a Rust symbol: what tells names apart, a name that stands earlier in it, a name's length, a tag."""
_MOST = 4
_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1")


def with_source_names(text: str) -> str:
    """A text in which symbols of C++ are names as in the source, as far as a library of C++ is here that knows them:
    ``f::work`` for ``@_ZZ1fE4work``, ``typeinfo for Op`` for ``@_ZTI2Op``. Of symbols of Rust there are the names in
    them: ``alloc::fmt::format``; of long ones the first and the last."""
    if "_R" in text:
        text = _RUST.sub(lambda found: _names_in(found[1]) or found[0], text)
    return _SYMBOL.sub(lambda found: _name_of(found[1]) or found[0], text) if "_Z" in text else text


def _names_in(symbol: str) -> str:
    """The names in a Rust symbol. Source: RFC 2603 (the "v0" mangling)."""
    names: list[str] = []
    position = 0
    while (part := _RUST_PART.match(symbol, position)) is not None:
        position = part.end()
        if part["length"]:
            names.append(symbol[position : position + int(part["length"])])
            position += int(part["length"])
    if len(names) > 1 and _is_crate(symbol, names[-1]):
        names.pop()
    return "::".join(names if len(names) <= _MOST else [*names[: _MOST - 1], "…", names[-1]])


def _is_crate(symbol: str, name: str) -> bool:
    """Whether the last name in a symbol is that of the crate that has made an instance of something generic."""
    return re.search(rf"C(?:s[0-9A-Za-z]*_)?{len(name)}_?{re.escape(name)}$", symbol) is not None


@cache
def _name_of(symbol: str) -> str:
    demangle = _demangler()
    return demangle(symbol) if demangle is not None else ""


@cache
def _demangler() -> Callable[[str], str] | None:
    for name in _LIBRARIES:
        try:
            function, free = ctypes.CDLL(name).__cxa_demangle, ctypes.CDLL(None).free
        except (OSError, AttributeError):
            continue
        function.restype, free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
        function.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]

        def demangle(symbol: str, function: Callable[..., int] = function, free: Callable[..., None] = free) -> str:
            made = function(symbol.encode(), None, None, None)
            if not made:
                return ""
            found = ctypes.string_at(made).decode(errors="replace")
            free(made)
            return found

        return demangle
    return None
