"""The ladder of proofs."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import combinations_with_replacement
from typing import Any

from irad.analysis.cfg import CFG
from irad.analysis.dependence.affine.access import SharedAccess, Verdict
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.delinearize import Delinearized
from irad.analysis.dependence.affine.loop_counter import Inductions, is_global
from irad.analysis.dependence.affine.nowrap import straight
from irad.analysis.dependence.smt.proof_cache import CONTRADICTION, MEET, PROVED, Answers, AnswerStore
from irad.analysis.dependence.smt.smt_encoding import SmtWorld
from irad.analysis.dependence.smt.smt_query import SmtQuery
from irad.analysis.dependence.source_names import SourceNames
from irad.analysis.dependence.stride_tests import kept_apart, same_address, strides_apart
from irad.analysis.dependence.trivial_conflicts import find_meeting, find_repeated
from irad.analysis.dependence.uniformity import Uniformity
from irad.analysis.loops import Loop, LoopForest
from irad.analysis.path_conditions import PathConditions
from irad.analysis.trip_count import TripCount
from irad.ir.module import Function
from irad.ir.values import Value

EFFORT = 20.0
"""What the solver may spend on one loop, in about milliseconds: it is counted in steps, so that the same answer comes
always."""
_MOST_PAIRS = 300


@dataclass(eq=False)
class DependenceTester:
    """Proofs about one worksharing loop.

    The function is what one thread of a team runs: its arguments are the same for all threads, and the loop's counter
    (`loop_counter`) takes different values in different iterations, whichever threads run them;
    they are terms of one arithmetic progression. accesses: all accesses in the loop to objects that are written in it;
    the primal is free of races, so that what one iteration writes no other one touches. unmodified(pointer): memory
    that nothing writes during the loop, nor while threads may be on their way to it. effort: what the solver may
    spend on the loop, all questions together. bounds: first and last value of the counter over the loop as a whole,
    values that are the same for all threads, if they are known. answers: keeps what the solver has answered. again: a
    loop around it of which threads may be in different iterations at the same time; fixed: even so, a thread runs the
    same iterations of this loop each time.
    """

    function: Function
    cfg: CFG
    forest: LoopForest
    loop: Loop
    inductions: Inductions
    trips: Mapping[Loop, TripCount]
    accesses: Sequence[SharedAccess]
    unmodified: Callable[[Value], bool]
    effort: float = EFFORT
    bounds: tuple[Value, Value] | None = None
    answers: AnswerStore | None = None
    again: Loop | None = None
    fixed: bool = True

    @cached_property
    def linear(self) -> AffineAddresses:
        """The forms of addresses."""
        module = self.function.module
        assert module is not None
        return AffineAddresses(module, self.cfg, self.loop, self.inductions, self.trips)

    @cached_property
    def shared(self) -> Uniformity:
        """Which values are the same for all threads."""
        return Uniformity(self.cfg, self.forest, self.loop, self.unmodified, self.again)

    @cached_property
    def _reasoning(self) -> _Reasoning:
        paths = PathConditions(self.cfg, self.forest, self.loop)
        facts = [a for a in self.accesses if not a.protected]
        words = SourceNames(self.function, self.linear)
        return _Reasoning(
            self.linear, paths, self.shared, words, self.unmodified, facts, self.effort, self.bounds,
            Answers(self.answers),
        )  # fmt: skip

    def prove(self, increments: Sequence[SharedAccess]) -> Verdict:
        """Whether no two different iterations touch a common byte through `increments`, the reads of one object whose
        adjoints are added to its shadow.

        The cheap ways come first: that an iteration's accesses stay within one stride; that the primal itself
        accesses the same elements and writes them (the index-set rule); that they plainly meet; then the solver.
        """
        if not increments:
            return Verdict(True, f"no iteration of {self._reasoning.words.place()} adds to it")
        return self.prove_cheaply(increments) or self.solve(increments)

    def solve(self, increments: Sequence[SharedAccess]) -> Verdict:
        """As `prove`, where none of the cheap ways leads to a proof."""
        task, linear = self._reasoning, self.linear
        if linear.counter is None or not is_global(self.trips.get(self.loop), self.shared):
            return Verdict(False, f"no variable numbers the iterations of {task.words.place()}")
        if not self.fixed:
            return Verdict(False, f"threads may be in different runs of {task.words.place()} at the same time")
        return task.solve(increments)

    def prove_cheaply(self, increments: Sequence[SharedAccess]) -> Verdict | None:
        """The proof, if one of the cheap ways leads to it."""
        task, linear = self._reasoning, self.linear
        if linear.counter is None or not is_global(self.trips.get(self.loop), self.shared):
            return None
        rule = strides_apart(linear, task.paths, increments, self.shared) if self.fixed else ""
        if rule:
            return task.proved(rule)
        if kept_apart(linear, task.paths, increments, self.accesses, self.shared):
            return task.proved("index-set rule")
        return None


def prove_independent(
    function: Function,
    cfg: CFG,
    forest: LoopForest,
    loop: Loop,
    inductions: Inductions,
    trips: Mapping[Loop, TripCount],
    accesses: Sequence[SharedAccess],
    unmodified: Callable[[Value], bool],
    effort: float = EFFORT,
    answers: AnswerStore | None = None,
) -> Verdict:
    """Whether no two different iterations of a serial loop touch a common byte of which one of them writes.

    accesses: all accesses in the loop to one object. Nothing is known of them beforehand. unmodified(pointer): memory
    that nothing writes during the loop. All that is invariant in the loop is the same for its iterations. answers:
    keeps what the solver has answered.
    """
    module = function.module
    assert module is not None
    linear = AffineAddresses(module, cfg, loop, inductions, trips)

    def shared(value: Value) -> bool:
        return True

    paths = PathConditions(cfg, forest, loop)
    words = SourceNames(function, linear)
    task = _Reasoning(linear, paths, shared, words, unmodified, (), effort, None, Answers(answers), conflicts=True)
    if linear.counter is None:
        return Verdict(False, f"no variable numbers the iterations of {task.words.place()}")
    rule = strides_apart(linear, paths, accesses, shared)
    if rule:
        return task.proved(rule)
    return task.solve(accesses)


@dataclass(eq=False)
class _Reasoning:
    """What is known of one loop, and what the solver has been told of it."""

    linear: AffineAddresses
    paths: PathConditions
    shared: Callable[[Value], bool]
    words: SourceNames
    unmodified: Callable[[Value], bool]
    facts: Sequence[SharedAccess]
    effort: float
    bounds: tuple[Value, Value] | None
    answers: Answers
    conflicts: bool = False
    """Two accesses are of interest only if one of them writes."""

    def proved(self, rule: str) -> Verdict:
        """That it is so, and why."""
        i = self.words.counter()
        where = self.words.place()
        return Verdict(True, f"iterations {i} and {i}' of {where} never touch the same element: {rule}")

    def solve(self, increments: Sequence[SharedAccess]) -> Verdict:
        """What comes out beyond the cheap proofs."""
        i, where = self.words.counter(), self.words.place()
        unknown = f"it is not known whether iterations {i} and {i}' of {where} touch the same element"
        chosen = self._distinct(increments)
        if not self.conflicts:
            meeting = find_meeting(self.linear, self.paths, chosen, self.facts, self.shared)
            if meeting is None:
                meeting = find_repeated(self._folded, self.paths, chosen, self.facts)
            if meeting is not None:
                return self._meet(*meeting)
        pairs = [p for p in combinations_with_replacement(chosen, 2) if self._is_asked(*p)]
        if len(pairs) > _MOST_PAIRS:
            return Verdict(False, f"{unknown}: {len(chosen)} different accesses are too many")
        if pairs:
            found = self._question.ask(pairs)
            if found is None:
                return Verdict(False, f"{unknown}: z3 is not installed (pip install irad[proofs])")
            a, b = pairs[found.pair]
            if found.kind == MEET:
                return self._meet(a, b)
            both = f"{self.words.element(a)} and {self.words.element(b, chr(39))}"
            if found.kind == CONTRADICTION:
                why = "what the loop writes cannot be free of races, so nothing follows from it"
                return Verdict(False, f"{unknown} ({both}): {why}")
            if found.kind != PROVED:
                return Verdict(False, f"{unknown} ({both}): no proof was found in the time given")
        if self.conflicts:
            return self.proved("by their index ranges (z3)" if pairs else "each stays within one stride")
        return self.proved("by its index ranges and the absence of races (z3)")

    def _meet(self, a: SharedAccess, b: SharedAccess) -> Verdict:
        i, where = self.words.counter(), self.words.place()
        both = f"{self.words.element(a)} and {self.words.element(b, chr(39))}"
        return Verdict(False, f"iterations {i} and {i}' of {where} may touch the same element: {both}")

    @cached_property
    def _question(self) -> SmtQuery:
        linear, counter = self.linear, self.linear.counter
        assert counter is not None
        world = SmtWorld(
            linear.module, linear.cfg, self.paths.forest, linear.loop, linear.inductions, linear.trips, self.shared,
            self.unmodified, counter, self.bounds,
        )  # fmt: skip
        known_straight = partial(straight, linear, self.paths, self.shared)
        return SmtQuery(
            world, self.paths, self._telling(), known_straight, _solver_module, self.answers, self.effort
        )  # fmt: skip

    @cached_property
    def _folded(self) -> Delinearized:
        linear = self.linear
        return Delinearized(linear.module, linear.cfg, linear.loop, linear.inductions, linear.trips)

    def _telling(self) -> dict[SharedAccess, Value | None]:
        """The facts, those on one base of which it is plain that iterations stay apart with that base: of these the
        solver need not be told."""
        groups: dict[Value | None, list[SharedAccess]] = {}
        for fact in self.facts:
            shape = self.linear.shape(fact.pointer, fact.block)
            groups.setdefault(shape.base if shape is not None else None, []).append(fact)
        found: dict[SharedAccess, Value | None] = {}
        for base, group in groups.items():
            plain = base is not None and bool(strides_apart(self.linear, self.paths, group, self.shared))
            found.update(dict.fromkeys(group, base if plain else None))
        return found

    def _is_asked(self, a: SharedAccess, b: SharedAccess) -> bool:
        if not self.conflicts:
            return True
        return (a.writes or b.writes) and not strides_apart(self.linear, self.paths, (a, b), self.shared)

    def _distinct(self, increments: Sequence[SharedAccess]) -> list[SharedAccess]:
        """The increments without those that touch what another one does whenever they happen."""
        kept: list[SharedAccess] = []
        for access in sorted(increments, key=lambda a: (not a.writes if self.conflicts else False, -a.size)):
            stands_for = [k for k in kept if k.writes or not access.writes or not self.conflicts]
            if not any(same_address(self.linear, self.paths, access, k) for k in stands_for):
                kept.append(access)
        return kept


def _solver_module() -> Any:
    try:
        found = importlib.import_module("z3")
    except ImportError:
        return None
    _keep_memory()
    return found


@cache
def _keep_memory() -> None:
    """Each question has a context of its own, which takes 16 MB and gives them back at the end; to get fresh pages from
    the system takes longer than most searches. glibc hands back less eagerly from when a block was freed that it had
    mapped by itself: up to twice as much as that it keeps for the next one. The pages of this one are never touched:
    `bytes` has the system clear them, when that is needed."""
    bytes(16 << 20)


__all__ = ["EFFORT", "DependenceTester", "prove_independent"]
