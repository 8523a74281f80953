"""What functions tell their callers of the memory that they share: from the callees up, recursion included."""

from __future__ import annotations

from collections.abc import Callable

from irad.analysis.types.evidence import Interface
from irad.ir.module import Function, Module

_ROUNDS = 3
_DEEPEST = 40
"""Beyond so many calls within calls nothing is asked: that costs knowledge, not soundness."""
_NOTHING = Interface()


class InterproceduralTypes:
    """The interfaces of a module's functions, each found when it is first asked for.

    `find(function)` analyses one function; it asks for those of its callees in turn. A function that is asked
    for while it is being looked into answers what is known so far, and is then looked into again, until
    nothing is added; what has been found of others by way of such an answer holds until then. Each answer is true of
    what the code does, so stopping early only leaves things out.
    """

    def __init__(self, module: Module, find: Callable[[Function], Interface]) -> None:
        self._module = module
        self._find = find
        self._done: dict[str, Interface] = {}
        self._open: dict[str, Interface] = {}
        self._passing: dict[str, tuple[Interface, set[str]]] = {}
        """What has been found, and the open functions that it depends on."""
        self._asked: set[str] = set()

    def of(self, name: str | None) -> Interface | None:
        """What a function knows; None for those without a body here."""
        function = self._module.functions.get(name or "")
        if function is None or function.is_declaration:
            return None
        assert name is not None
        if name in self._done:
            return self._done[name]
        if name in self._open or len(self._open) >= _DEEPEST:
            self._asked.add(name)
            return self._open.get(name, _NOTHING)
        if name in self._passing:
            found, asked = self._passing[name]
            self._asked |= asked
            return found
        return self._look(name, function)

    def _look(self, name: str, function: Function) -> Interface:
        outer, self._asked = self._asked, set()
        self._open[name] = _NOTHING
        found = _NOTHING
        for _ in range(_ROUNDS):
            self._passing = {n: each for n, each in self._passing.items() if name not in each[1]}
            found = self._find(function)
            again = name in self._asked and found != self._open[name]
            self._open[name] = found
            if not again:
                break
        del self._open[name]
        pending = self._asked - {name}
        self._asked = outer | pending
        if pending:
            self._passing[name] = found, pending
        else:  # it depends on nothing that is not finished
            self._done[name] = found
        self._finish(name, pending)
        return found

    def _finish(self, name: str, pending: set[str]) -> None:
        """What has been found by way of a function that is finished now: it depends on what that one does."""
        for other, (found, asked) in list(self._passing.items()):
            if name in asked:
                asked = (asked - {name}) | pending
                if asked:
                    self._passing[other] = found, asked
                else:
                    del self._passing[other]
                    self._done[other] = found
