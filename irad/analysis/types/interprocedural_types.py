"""What functions tell their callers of the memory that they share: from the callees up, recursion included."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from irad.analysis.recursive_results import RecursiveResults
from irad.analysis.types.evidence import Interface
from irad.ir.module import Function, Module

_ROUNDS = 3
_DEEPEST = 40
"""Beyond so many calls within calls nothing is asked: that costs knowledge, not soundness."""


class InterproceduralTypes:
    """The interfaces of a module's functions, each found when it is first asked for.

    `find(function)` analyses one function; it asks for those of its callees in turn. Each answer is true of what the
    code does, so stopping early only leaves things out.
    """

    def __init__(self, module: Module, find: Callable[[Function], Interface]) -> None:
        self._module = module
        self._find = find
        self._results: RecursiveResults[str, Interface] = RecursiveResults(Interface(), _ROUNDS)

    def of(self, name: str | None) -> Interface | None:
        """What a function knows; None for those without a body here."""
        function = self._module.functions.get(name or "")
        if function is None or function.is_declaration:
            return None
        assert name is not None
        if len(self._results.open) >= _DEEPEST and self._results.known(name) is None:
            return self._results.suppose(name)
        return self._results.find(name, partial(self._find, function))
