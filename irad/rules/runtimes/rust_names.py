"""Names of Rust functions in symbols: both manglings, of plain paths and of methods that a type has of its own.

Source: RFC 2603 (the "v0" mangling); the older one is the Itanium ABI's nested name with a hash at its end.
"""

from __future__ import annotations

import re

__all__ = ["rust_path", "spelled_like"]

_DISAMBIGUATOR = re.compile(r"s[0-9A-Za-z]*_")
_IDENTIFIER = re.compile(r"(?P<length>[1-9]\d*)_?")
_AGAIN = re.compile(r"B([0-9A-Za-z]*)_")
"""A path that stands earlier in the symbol, by its place."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LEGACY = re.compile(r"_ZN(?P<parts>.+)17h[0-9a-f]{16}E")


def rust_path(symbol: str) -> str | None:
    """`core::panicking::panic_fmt` for the symbol of that function, `std::sys::sync::mutex::futex::Mutex::wake` for one
    of a method; None for what is not a plain path: instances of generic functions, methods of traits, closures."""
    if symbol.startswith("_R"):
        parts, position = _path(symbol, 2)
        return "::".join(parts) if parts and position == len(symbol) else None
    match = _LEGACY.fullmatch(symbol)
    if match is None:
        return None
    found: list[str] = []
    text, position = match["parts"], 0
    while position < len(text):
        name, position = _identifier(text, position)
        if not name or "$" in name:
            return None
        found.append(name)
    return "::".join(found)


def spelled_like(symbol: str, old: str, new: str) -> str:
    """The symbol of the function `new` that lies beside `old`, whose symbol is `symbol`."""
    if symbol == old:
        return new
    return re.sub(rf"{len(old)}_?{re.escape(old)}$", f"{len(new)}{'_' if new[0] == '_' else ''}{new}", symbol)


def _path(symbol: str, position: int) -> tuple[list[str], int]:
    """The names of a path that starts at a position, and where it ends; no names for any other kind."""
    kind = symbol[position : position + 1]
    if kind == "C":
        name, end = _identifier(symbol, _skip(symbol, position + 1))
        return ([name] if name else []), end
    if kind == "N":
        outer, end = _path(symbol, position + 2)
        name, end = _identifier(symbol, _skip(symbol, end))
        return ([*outer, name] if outer and name else []), end
    if kind == "M":  # methods of a type: where they stand, then the type
        outer, end = _path(symbol, _skip(symbol, position + 1))
        return _path(symbol, end) if outer else ([], position)
    match = _AGAIN.match(symbol, position)
    if match is not None:
        number = 0
        for digit in match[1]:
            number = number * len(_DIGITS) + _DIGITS.index(digit)
        target = 2 + (number + 1 if match[1] else 0)
        return (_path(symbol, target)[0] if target < position else []), match.end()
    return [], position


def _skip(symbol: str, position: int) -> int:
    match = _DISAMBIGUATOR.match(symbol, position)
    return match.end() if match else position


def _identifier(text: str, position: int) -> tuple[str, int]:
    match = _IDENTIFIER.match(text, position)
    if match is None:
        return "", position
    # The underscore separates the length from a name that begins with a digit or an underscore.
    start, length = match.end(), int(match["length"])
    return text[start : start + length], start + length
