"""Memory that has just been allocated overlaps nothing: tests whether it does are taken out of LLVM's text.

NumPy's assignment to a slice copies what is assigned first where the two may overlap. Numba compares addresses as
integers, of which LLVM concludes nothing; so each assignment to a new array kept a copy that is never made, and a block
of which it was not known whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

__all__ = ["without_overlap_tests"]

_NAME = r"(%[-\w.$]+)"
_BOTH = re.compile(rf"^  {_NAME} = (?:and i1 {_NAME}, {_NAME}|select i1 {_NAME}, i1 {_NAME}, i1 false)", re.MULTILINE)
_VALUE = re.compile(rf"^  {_NAME} = (.*)$", re.MULTILINE)
_LESS = re.compile(rf"icmp (?:samesign )?(ult|ugt) i64 {_NAME}, {_NAME}")
_SUM = re.compile(rf"add (?:nuw |nsw )*i64 {_NAME}, {_NAME}")
_ADDRESS = re.compile(rf"ptrtoint ptr {_NAME} to i64")
_ELEMENT = re.compile(rf"getelementptr [^%]*ptr {_NAME}")
_FRESH = re.compile(r"(?:tail )?call noalias [^@]*ptr @(?:malloc|calloc|aligned_alloc)\(")
"""Not all that promises new memory: allocators of a program's own carve it out of memory that an argument leads to."""


def without_overlap_tests(text: str) -> str:
    """New memory is not tested for overlapping with arguments or other new memory."""
    if "ptrtoint" not in text:
        return text
    parts = re.split(r"(?m)^(?=define )", text)
    return "".join(parts[:1] + [_Function(part).text() for part in parts[1:]])


class _Function:
    """The text of one function, and of what may follow it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._values: Mapping[str, str] = {}

    def text(self) -> str:
        if "ptrtoint" not in self._text or not _FRESH.search(self._text):
            return self._text
        self._values = dict(_VALUE.findall(self._text))
        return _BOTH.sub(self._decided, self._text)

    def _decided(self, found: re.Match[str]) -> str:
        one, other = (self._less(name) for name in (found[2] or found[4], found[3] or found[5]))
        if one is None or other is None:
            return found[0]
        (start, others_end), (others_start, end) = one, other
        if not (self._begins(start, end) and self._begins(others_start, others_end)):
            return found[0]
        bases = [self._base(start), self._base(others_start)]
        if None in bases or bases[0] == bases[1] or not any(self._is_fresh(b) for b in bases if b):
            return found[0]
        return f"  {found[1]} = and i1 false, false"

    def _less(self, name: str) -> tuple[str, str] | None:
        """Of a comparison, what is to be less, and than what."""
        found = _LESS.match(self._values.get(name, ""))
        return None if found is None else (found[2], found[3]) if found[1] == "ult" else (found[3], found[2])

    def _begins(self, start: str, end: str) -> bool:
        """Whether an end is a start and some bytes."""
        found = _SUM.match(self._values.get(end, ""))
        return found is not None and start in (found[1], found[2])

    def _base(self, address: str) -> str | None:
        """What an address as an integer was computed from, if that is an argument or new memory."""
        found = _ADDRESS.match(self._values.get(address, ""))
        while found is not None:
            name = found[1]
            if name not in self._values:
                return name  # an argument
            if self._is_fresh(name):
                return name
            found = _ELEMENT.match(self._values[name])
        return None

    def _is_fresh(self, name: str) -> bool:
        return _FRESH.match(self._values.get(name, "")) is not None
