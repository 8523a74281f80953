"""Where the module of a kernel comes from."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection

from irad.backend.target import parse_module
from irad.facts.function_facts import Hint
from irad.frontends.compiled_module import Unit

__all__ = ["Source"]

_lock = threading.RLock()


class Source:
    """Where a module comes from: made when first asked for, and again where a rule needs it otherwise.

    ``build(intact)`` makes the unit; when ``intact``, no function may have been inlined into another yet, so
    that a function with a rule of its own is still called. ``inlines``: whether that makes a difference.
    """

    def __init__(self, build: Callable[[bool], Unit], inlines: bool = False) -> None:
        self._build = build
        self._inlines = inlines
        self._units: dict[bool, Unit] = {}
        self._defined: frozenset[str] | None = None
        self.hints: dict[str, tuple[Hint, ...]] = {}
        """What the user says of memory, by function (see :mod:`irad.api.hint`)."""

    def unit(self, ruled: Collection[str] = ()) -> Unit:
        """The module for use with rules of the user's for the functions ``ruled``: intact if it defines one of them.
        Rules for other functions leave it as it is, so that what a kernel's derivative is does not depend on them."""
        with _lock:
            if ruled and self._defined is None:
                self._defined = _defined_in(self._made(True))
            return self._made(self._defined is not None and not self._defined.isdisjoint(ruled))

    def _made(self, intact: bool) -> Unit:
        intact &= self._inlines
        if intact not in self._units:
            self._units[intact] = self._build(intact)
        return self._units[intact]


def _defined_in(unit: Unit) -> frozenset[str]:
    return frozenset(f.name for f in parse_module(unit.bitcode).functions if not f.is_declaration)
