"""The ladder of proofs."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from irad.analysis.cfg import CFG
from irad.analysis.exclusive import solver as smt
from irad.analysis.exclusive.access import Access, Verdict
from irad.analysis.exclusive.affine import Form, Inductions, Linear, is_global
from irad.analysis.exclusive.paths import Paths
from irad.analysis.exclusive.rows import kept_apart, same_address, strides_apart
from irad.analysis.exclusive.shared import Shared
from irad.analysis.exclusive.straight import straight
from irad.analysis.exclusive.terms import World
from irad.analysis.exclusive.words import Words
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.pointers import Pointers
from irad.analysis.tripcount import TripCount
from irad.ir.module import Function
from irad.ir.values import Value

TIMEOUT_MS = 250
_MOST_PAIRS = 300


def prove(
    function: Function,
    cfg: CFG,
    forest: LoopForest,
    loop: Loop,
    inductions: Inductions,
    trips: Mapping[Loop, TripCount],
    pointers: Pointers,
    accesses: Sequence[Access],
    increments: Sequence[Access],
    unmodified: Callable[[Value], bool],
    timeout_ms: int = TIMEOUT_MS,
    bounds: tuple[Value, Value] | None = None,
) -> Verdict:
    """Whether no two different iterations of a worksharing loop touch a common byte through `increments`.

    The function is what one thread of a team runs: its arguments are the same for all threads, and the loop's counter
    (`irad.analysis.exclusive.affine`) takes different values in different iterations, whichever threads run them; they
    are terms of one arithmetic progression. accesses: all accesses in the loop to objects that are written in it;
    the primal is free of races, so that what one iteration writes no other one touches. increments: the reads of one
    object whose adjoints are added to its shadow. unmodified(pointer): memory that nothing writes during the loop, nor
    while threads may be on their way to it. timeout_ms: for the solver, by its effort. bounds: first and last value of
    the counter over the loop as a whole, values that are the same for all threads, if they are known.

    Three proofs are tried, the cheap ones first: that an iteration's accesses stay within one stride; that the primal
    itself accesses the same elements and writes them (the index-set rule); then the solver.
    """
    module = function.module
    assert module is not None and pointers.function is function
    linear = Linear(module, cfg, loop, inductions, trips)
    shared = Shared(cfg, forest, loop, unmodified)
    paths = Paths(cfg, forest, loop)
    task = _Task(linear, paths, shared, Words(function, linear), accesses, increments)
    if not increments:
        return Verdict(True, f"no iteration of {task.words.place()} adds to it")
    if linear.counter is None or not is_global(trips.get(loop), shared):
        return Verdict(False, f"no variable numbers the iterations of {task.words.place()}")
    if strides_apart(linear, paths, increments, shared):
        return task.proved("each stays within one stride")
    if kept_apart(linear, paths, increments, accesses, shared):
        return task.proved("index-set rule")
    return task.solve(forest, unmodified, timeout_ms, bounds)


def prove_independent(
    function: Function,
    cfg: CFG,
    forest: LoopForest,
    loop: Loop,
    inductions: Inductions,
    trips: Mapping[Loop, TripCount],
    pointers: Pointers,
    accesses: Sequence[Access],
    unmodified: Callable[[Value], bool],
    timeout_ms: int = TIMEOUT_MS,
) -> Verdict:
    """Whether no two different iterations of a serial loop touch a common byte of which one of them writes.

    accesses: all accesses in the loop to one object. Nothing is known of them beforehand. unmodified(pointer): memory
    that nothing writes during the loop. All that is invariant in the loop is the same for its iterations.
    """
    module = function.module
    assert module is not None and pointers.function is function
    linear = Linear(module, cfg, loop, inductions, trips)

    def shared(value: Value) -> bool:
        return True

    paths = Paths(cfg, forest, loop)
    task = _Task(linear, paths, shared, Words(function, linear), (), accesses, conflicts=True)
    if linear.counter is None:
        return Verdict(False, f"no variable numbers the iterations of {task.words.place()}")
    if strides_apart(linear, paths, accesses, shared):
        return task.proved("each stays within one stride")
    return task.solve(forest, unmodified, timeout_ms, None)


@dataclass(eq=False)
class _Task:
    linear: Linear
    paths: Paths
    shared: Callable[[Value], bool]
    words: Words
    accesses: Sequence[Access]
    increments: Sequence[Access]
    conflicts: bool = False
    """Two accesses are of interest only if one of them writes."""

    def proved(self, rule: str) -> Verdict:
        i = self.words.counter()
        where = self.words.place()
        return Verdict(True, f"iterations {i} and {i}' of {where} never touch the same element: {rule}")

    def solve(
        self,
        forest: LoopForest,
        unmodified: Callable[[Value], bool],
        timeout_ms: int,
        bounds: tuple[Value, Value] | None,
    ) -> Verdict:
        i, where = self.words.counter(), self.words.place()
        unknown = f"it is not known whether iterations {i} and {i}' of {where} touch the same element"
        chosen = self._distinct()
        pairs = [p for p in combinations_with_replacement(chosen, 2) if self._is_asked(*p)]
        if len(pairs) > _MOST_PAIRS:
            return Verdict(False, f"{unknown}: {len(chosen)} different accesses are too many")
        z3 = _solver_module()
        if z3 is None:
            return Verdict(False, f"{unknown}: z3 is not installed (pip install z3-solver)")
        linear, counter = self.linear, self.linear.counter
        assert counter is not None
        world = World(
            z3, linear.module, linear.cfg, forest, linear.loop, linear.inductions, linear.trips, self.shared,
            unmodified, counter, bounds,
        )  # fmt: skip
        facts = [a for a in self.accesses if not a.protected]
        question = smt.Question(world, self.paths, facts, self._straight, timeout_ms)
        for a, b in pairs:
            found = question.ask(a, b)
            if found == smt.PROVED:
                continue
            both = f"{self.words.element(a)} and {self.words.element(b, chr(39))}"
            if found == smt.MEET:
                return Verdict(False, f"iterations {i} and {i}' of {where} may touch the same element: {both}")
            if found == smt.CONTRADICTION:
                why = "what the loop writes cannot be free of races, so nothing follows from it"
                return Verdict(False, f"{unknown} ({both}): {why}")
            return Verdict(False, f"{unknown} ({both}): no proof was found in the time given")
        if self.conflicts:
            return self.proved("by their index ranges (z3)" if pairs else "each stays within one stride")
        return self.proved("by its index ranges and the absence of races (z3)")

    def _is_asked(self, a: Access, b: Access) -> bool:
        if not self.conflicts:
            return True
        return (a.writes or b.writes) and not strides_apart(self.linear, self.paths, (a, b), self.shared)

    def _straight(self, access: Access) -> Form | None:
        return straight(self.linear, self.paths, self.shared, access)

    def _distinct(self) -> list[Access]:
        """The increments without those that touch what another one does whenever they happen."""
        kept: list[Access] = []
        for access in sorted(self.increments, key=lambda a: (not a.writes if self.conflicts else False, -a.size)):
            stands_for = [k for k in kept if k.writes or not access.writes or not self.conflicts]
            if not any(same_address(self.linear, self.paths, access, k) for k in stands_for):
                kept.append(access)
        return kept


def _solver_module() -> Any:
    try:
        return importlib.import_module("z3")
    except ImportError:
        return None


__all__ = ["TIMEOUT_MS", "prove", "prove_independent"]
