"""Names of C++ as the source has them, for messages."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from functools import cache

__all__ = ["with_source_names"]

_SYMBOL = re.compile(r"@?\b(_Z\w+)")
_LIBRARIES = ("libstdc++.so.6", "libc++abi.so.1")


def with_source_names(text: str) -> str:
    """A text in which symbols of C++ are names as in the source, as far as a library of C++ is here that knows them:
    ``f::work`` for ``@_ZZ1fE4work``, ``typeinfo for Op`` for ``@_ZTI2Op``."""
    return _SYMBOL.sub(lambda found: _name_of(found[1]) or found[0], text) if "_Z" in text else text


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
