"""How parallel loops are spelled in Python (for Numba) and in Fortran; indices are given in C's notation."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Dialect:
    """Spellings of compound statements: heads, with ``$0`` for a condition, and what ends them.

    ``updates``: per operation, how ``{0}`` takes up a value.
    """

    language: str
    loop: str
    down: str
    when: str
    otherwise: str
    repeat: str
    skip: str
    updates: dict[str, str]
    array: str = ""
    loop_end: str = ""
    when_end: str = ""

    def spelled(self, text: str) -> str:
        """An element or an index."""
        return text


class FortranDialect(Dialect):
    """Arrays count from zero here, like everybody else's."""

    def spelled(self, text: str) -> str:
        while " % " in text:
            text = _as_function(text)
        return re.sub(r"\blen\(", "lens(", text.replace("[", "(").replace("]", ")"))


def _as_function(text: str) -> str:
    """The first remainder of a text as a call of ``mod``."""
    at = text.index(" % ")
    start, end = at, at + 3
    while start and _part(text[start - 1], text[start:at], "([", ")]"):
        start -= 1
    while end < len(text) and _part(text[end], text[at + 3 : end], ")]", "(["):
        end += 1
    return f"{text[:start]}mod({text[start:at]}, {text[at + 3 : end]}){text[end:]}"


def _part(letter: str, inside: str, closing: str, opening: str) -> bool:
    """Whether a letter still belongs to the operand of which ``inside`` has been seen; from the operator outwards."""
    depth = sum(c in opening for c in inside) - sum(c in closing for c in inside)
    if depth > 0:
        return True
    return letter in opening or letter.isalnum() or letter == "_"


PYTHON = Dialect(
    "numba", "for {0} in range({1}, {2}):", "for {0} in range({2} - 1, {1} - 1, -1):", "if $0:", "else:", "while $0:",
    "if $0:\n    continue",
    {"+": "{0} += $0", "-": "{0} -= $0", "*": "{0} *= $0", "max": "{0} = max({0}, $0)", "min": "{0} = min({0}, $0)"},
    "{0} = np.empty({1})",
)  # fmt: skip
FORTRAN = FortranDialect(
    "fortran", "do {0} = {1}, {2} - 1", "do {0} = {2} - 1, {1}, -1", "if ($0) then", "else", "do while ($0)",
    "if ($0) cycle",
    {"+": "{0} = {0} + $0", "-": "{0} = {0} - $0", "*": "{0} = {0} * $0", "max": "{0} = max({0}, $0)",
     "min": "{0} = min({0}, $0)"},
    loop_end="end do", when_end="end if",
)  # fmt: skip
