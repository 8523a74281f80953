"""The names by which programs speak to irad, in both spellings (see ``csrc/irad.h``)."""

from __future__ import annotations

import re

__all__ = [
    "ACTIVITY_OF_MARKER",
    "KINDS",
    "MANNER_OF_MARKER",
    "MARKERS",
    "is_foreign_marker",
    "kind_of",
    "mentions_marks",
    "registration_of",
]

#: What a marked call asks for, by the end of its name.
KINDS = ("autodiff", "fwddiff", "augmentfwd", "reverse")
_MARKED = re.compile(rf"__(?:irad|enzyme)_({'|'.join(KINDS)})")
_REGISTRATION = re.compile(
    r"__(?:irad|enzyme)_(register_gradient|register_derivative|inactivefn|inactive_global|function_like|allocation_like)"
)

ACTIVITY_OF_MARKER = {
    f"{prefix}_{word}": word for prefix in ("irad", "enzyme") for word in ("const", "out", "dup", "dupnoneed")
}
MANNER_OF_MARKER = {
    f"{prefix}_{word}": word for prefix in ("irad", "enzyme") for word in ("parallel", "deterministic")
}
"""Markers that are about the derivative as a whole: how it uses threads."""
MARKERS = (*ACTIVITY_OF_MARKER, *MANNER_OF_MARKER)


def kind_of(symbol: str | None) -> str | None:
    """Which of ``KINDS`` a call of ``symbol`` asks for; None for an ordinary function."""
    found = _MARKED.search(symbol or "")
    return found[1] if found else None


def registration_of(symbol: str) -> str | None:
    """What a global of this name registers ("register_gradient", …); None for an ordinary one."""
    found = _REGISTRATION.search(symbol)
    return found[1] if found else None


def is_foreign_marker(symbol: str) -> bool:
    """Whether a global looks like a marker but is none that irad knows."""
    return re.fullmatch(r"(?:irad|enzyme)_[a-z_]+", symbol) is not None and symbol not in MARKERS


def mentions_marks(text: str) -> bool:
    """Whether IR text (or a list of symbols) contains the name of a marked call."""
    return _MARKED.search(text) is not None
