"""The names by which programs speak to irad, in both spellings (see ``csrc/irad.h``)."""

from __future__ import annotations

import re

from irad.ir import hints

__all__ = [
    "ACTIVITY_OF_MARKER",
    "KINDS",
    "MANNER_OF_MARKER",
    "MARKERS",
    "SETTING_OF_MARKER",
    "is_foreign_marker",
    "kind_of",
    "mentions_marks",
    "registration_of",
    "stand_in_of",
    "unknown_request",
    "word_of",
]

#: What a marked call asks for, by the end of its name.
KINDS = ("autodiff", "fwddiff", "augmentfwd", "reverse", "batch")
_PREFIX = "__(?:irad|enzyme)_"
_MARKED = re.compile(rf"{_PREFIX}({'|'.join(KINDS)})")
#: Functions that stand for one of their arguments.
_STAND_INS = re.compile(rf"{_PREFIX}(virtualreverse|iter)(?![a-z])")
_REGISTRATION = re.compile(
    rf"{_PREFIX}(register_gradient|register_derivative|inactivefn|inactive_global|function_like|allocation_like)"
)
_ANY = re.compile(rf"(\d*)({_PREFIX}\w+)")


def _both(*words: str) -> dict[str, str]:
    return {f"{prefix}_{word}": word for prefix in ("irad", "enzyme") for word in words}


ACTIVITY_OF_MARKER = _both("const", "out", "dup", "dupnoneed", "dupv", "dupnoneedv")
MANNER_OF_MARKER = _both("parallel", "deterministic")
"""Markers that are about the derivative as a whole: how it uses threads."""
SETTING_OF_MARKER = _both(
    *("width", "allocated", "tape"),  # these have a value behind them
    *("runtime_activity", "primal_return", "noret", "const_return", "active_return", "dup_return"),
)
"""Markers that are about the call."""
_PLACES = _both("interleave", "vector", "scalar")
MARKERS = (*ACTIVITY_OF_MARKER, *MANNER_OF_MARKER, *SETTING_OF_MARKER, *_PLACES)


def word_of(marker: str) -> str:
    """A marker without its spelling: "dup", …"""
    return marker.partition("_")[2]


def kind_of(symbol: str | None) -> str | None:
    """Which of ``KINDS`` a call of ``symbol`` asks for; None for an ordinary function."""
    found = _MARKED.search(symbol or "")
    return found[1] if found else None


def stand_in_of(symbol: str) -> str | None:
    """ "virtualreverse" or "iter" for functions of these names, which stand for their first argument."""
    found = _STAND_INS.search(symbol)
    return found[1] if found and kind_of(symbol) is None else None


def registration_of(symbol: str) -> str | None:
    """What a global of this name registers ("register_gradient", …); None for an ordinary one."""
    found = _REGISTRATION.search(symbol)
    return found[1] if found else None


def unknown_request(symbol: str) -> str | None:
    """The name that a symbol has in the source, if it is irad's to know, and it does not."""
    found = _ANY.search(symbol)
    if not found or kind_of(symbol) or stand_in_of(symbol) or registration_of(symbol) or hints.is_statement(symbol):
        return None
    return found[2][: int(found[1])] if found[1] else found[2]


def is_foreign_marker(symbol: str) -> bool:
    """Whether a global looks like a marker but is none that irad knows."""
    return re.fullmatch(r"(?:irad|enzyme)_[a-z_]+", symbol) is not None and symbol not in MARKERS


def mentions_marks(text: str) -> bool:
    """Whether IR text (or a list of symbols) contains a name of irad's."""
    return _ANY.search(text) is not None
