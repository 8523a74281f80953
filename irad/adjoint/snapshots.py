"""Copies of the memory that a nest of loops reads, in the place of a tape cell for every load.

Where a stencil reads `u[i-1]`, `u[i]` and `u[i+1]`, and `u` is overwritten later, each element would be kept once for
every load that reads it. If nothing in the nest writes there, what all its loads read is the same before it begins:
the range of addresses between the lowest and the highest is copied once, and the reverse sweep loads from the copy.

The range is known in front of the nest. Addresses are linear in the iteration numbers, so the lowest and the highest
are those of first or last iterations; all of these are sure to run, so both ends lie in the object that the loads read
(a load under a condition might lie outside of it). A copy that were much larger than what is read is not made: each
loop of the nest has to go over nearly all of what the one around it steps over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from irad.adjoint.iteration_space import IterationSpace
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.polynomial import Polynomial, TooLarge
from irad.analysis.dependence.anti_dependence import divided
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Load
from irad.ir.values import ConstInt, Value
from irad.transform.openmp import is_team

_MARGIN = 8
"""By how many elements, or rows, what loads of one copy read may lie apart, or rows be longer than what is read."""
_GREATER = ("llvm.umax.", "llvm.smax.")
_LONGEST_STEP = 64
"""Bytes from one iteration of an innermost loop to the next."""


Guard = tuple[Value, bool]
"""A condition, and how it has to be."""


@dataclass(frozen=True, eq=False)
class Snapshot:
    """The copy of what `loop` (the outermost of `nest`) loads through pointers that count from `base`. `step`: the
    bytes by which the innermost loop goes on."""

    base: Value
    nest: tuple[Loop, ...]
    form: AffineForm
    step: int

    @property
    def loop(self) -> Loop:
        return self.nest[0]

    @property
    def ref(self) -> str:
        """What it is called in listings."""
        return f"memory behind {self.base.ref} in front of {self.loop.header.ref}"


class SnapshotLoad(NamedTuple):
    """A load that reads from a copy: at `form`, and so many bytes, if conditions in front of the nest are as `guards`
    say."""

    snapshot: Snapshot
    form: AffineForm
    size: int
    guards: tuple[Guard, ...]

    @property
    def terms(self) -> tuple[tuple[Loop, Polynomial], ...]:
        """By how many bytes an iteration of each loop moves it on."""
        return _terms(self.snapshot.loop, self.form)

    def polynomials(self) -> tuple[Polynomial, ...]:
        """All that computing its place reads."""
        return (self.form.rest, *(coefficient for _, coefficient in self.terms))


def _terms(top: Loop, form: AffineForm) -> tuple[tuple[Loop, Polynomial], ...]:
    outer = ((top, form.stride),) if form.stride else ()
    return (*outer, *((t.loop, t.coefficient) for t in form.inner))


class Snapshots:
    """Finds what loads of one function can read from copies."""

    def __init__(self, facts: FunctionFacts, space: IterationSpace) -> None:
        self.facts = facts
        self.space = space
        self._serial = not facts.is_concurrent and not is_team(facts.function)
        self._linear: dict[Loop, AffineAddresses] = {}
        self._found: dict[tuple[Value, Loop], Snapshot | None] = {}
        self._plain: dict[Loop, bool] = {}

    def of(self, load: Load) -> SnapshotLoad | None:
        """How a load whose memory is overwritten later reads from a copy; None where it does not."""
        if not self._serial or load.volatile or load.ordering or not isinstance(load.type, T.FloatType):
            return None
        size = self.facts.pointers.module.layout.store_size(load.type)
        for nest, guards in self._nests(load):
            if not all(self._stays(load, loop) for loop in nest[:1]):
                continue
            form = self._form(load, nest[0])
            snapshot = None if form is None else self._snapshot(form.base, nest[0])
            if form is not None and snapshot is not None and self._is_near(form, snapshot):
                return SnapshotLoad(snapshot, form, size, guards)
        return None

    def _nests(self, load: Load) -> Iterable[tuple[tuple[Loop, ...], tuple[Guard, ...]]]:
        """The nests of counted loops around a load, the largest first, of which it runs in each iteration; if only
        certain conditions hold, these, which are known in front of the nest."""
        facts, inside = self.facts, load.parent
        loop = facts.forest.innermost[inside]
        nest: list[Loop] = []
        guards: list[Guard] = []
        found: list[tuple[tuple[Loop, ...], tuple[Guard, ...]]] = []
        while loop is not None and loop in facts.trips and self._runs_through(loop):
            more = self._guards(inside, loop)
            counts = [facts.trips[inner] for inner in (*nest, loop)]
            if more is None or not all(loop.is_invariant(v) for c in counts[:-1] for v in (c.start, c.bound)):
                break
            guards += more
            nest.insert(0, loop)
            if all(loop.is_invariant(condition) for condition, _ in guards):
                found.append((tuple(nest), tuple(guards)))
            inside, loop = loop.preheader, loop.parent
        return reversed(found)

    def _guards(self, block: Block, loop: Loop) -> list[Guard] | None:
        """The conditions under which a block runs whenever the header of the loop around it does; None where there is
        more to it."""
        cfg = self.facts.cfg
        ends = [edge[0] for edge in loop.exit_edges]
        found: list[Guard] = []
        while len(ends) == 1 and not cfg.dominates(block, ends[0]):
            before = cfg.predecessors[block]
            if len(before) != 1 or before[0] not in loop.blocks:
                return None
            branch = before[0].terminator
            targets = cfg.successors[before[0]]
            if len(targets) == 2 and isinstance(branch, Branch) and targets[0] is not targets[1]:
                found.append((branch.operands[0], targets[0] is block))
            elif len(targets) != 1:
                return None
            block = before[0]
        return found if len(ends) == 1 else None

    def _runs_through(self, loop: Loop) -> bool:
        """Whether a loop calls nothing that might not return."""
        if loop not in self._plain:
            book = self.facts.shared.calls
            calls = (i for b in loop.blocks for i in b.instructions if isinstance(i, Call))
            self._plain[loop] = all(book.effect(call).pure for call in calls)
        return self._plain[loop]

    def _stays(self, load: Load, loop: Loop) -> bool:
        """Whether nothing in a loop writes to what is loaded in it."""
        return self.facts.clobbers.stays_in(self.facts.clobbers.access(load), loop)

    def _form(self, load: Load, top: Loop) -> AffineForm | None:
        facts = self.facts
        if top not in self._linear:
            self._linear[top] = AffineAddresses(
                facts.pointers.module, facts.cfg, top, facts.inductions, facts.trips, is_shared=False
            )
        return self._linear[top].form(load.pointer, load.parent)

    def _snapshot(self, base: Value, top: Loop) -> Snapshot | None:
        """The copy of what a loop reads behind a pointer, if one of its loads goes over all of it."""
        key = (base, top)
        if key not in self._found:
            self._found[key] = next(self._dense(base, top), None)
        return self._found[key]

    def _dense(self, base: Value, top: Loop) -> Iterator[Snapshot]:
        for block in self.facts.cfg.order:
            loop = self.facts.forest.innermost[block]
            if block not in top.blocks or loop is None or loop not in self.facts.trips:
                continue
            path = self.facts.forest.path(block)
            nest = tuple(path[path.index(top) :])
            if not all(each in self.facts.trips for each in nest):
                continue
            for load in block.instructions:
                if isinstance(load, Load) and load.type.is_float:
                    form = self._form(load, top)
                    step = None if form is None or form.base is not base else self._step(form, nest, load)
                    if form is not None and step is not None:
                        yield Snapshot(base, nest, form, step)

    def _step(self, form: AffineForm, nest: tuple[Loop, ...], load: Load) -> int | None:
        """The bytes by which the innermost loop goes on, if each loop goes over nearly all that the one around it steps
        over."""
        terms = dict(_terms(nest[0], form))
        order = self.facts.clobbers.order
        last = terms.get(nest[-1])
        if set(terms) != set(nest) or last is None or order is None or not last.is_number:
            return None
        if not load.type.is_float or abs(last.constant) > _LONGEST_STEP:
            return None
        try:
            for outer, inner in pairwise(nest):
                trip = self.facts.trips[inner]
                ends = [self._end(v, nest[0]) for v in (trip.bound, trip.start)]
                if ends[0] is None or ends[1] is None:
                    return None
                length = ends[0] - ends[1]
                rows = [terms[outer].times(trip.step), terms[inner]]
                row, each, length = (order.as_read(p, load.parent) for p in (*rows, length))
                if not _is_about(row, each, length, _MARGIN * abs(trip.step)):
                    return None
        except TooLarge:
            return None
        return abs(last.constant)

    def _end(self, value: Value, top: Loop) -> Polynomial | None:
        """Where a loop begins or ends, which counts for the size of a copy alone."""
        while isinstance(value, Call) and (value.callee_name or "").startswith(_GREATER):
            numbers = [o for o in value.operands if not isinstance(o, ConstInt)]
            if len(numbers) != 1:
                return None
            value = numbers[0]
        found = self._linear[top].total(value, "" if value.type == T.I64 else "sext")
        return None if found is None or found.parts else found.rest

    def _is_near(self, form: AffineForm, snapshot: Snapshot) -> bool:
        """Whether a place is a few elements and rows from what a copy is made for."""
        mine, theirs = dict(_terms(snapshot.loop, form)), dict(_terms(snapshot.loop, snapshot.form))
        if any(theirs.get(loop) != coefficient for loop, coefficient in mine.items()):
            return False
        rest = form.rest - snapshot.form.rest
        for _, coefficient in _terms(snapshot.loop, snapshot.form):
            times, rest = divided(rest, coefficient)
            if not times.is_number or abs(times.constant) > _MARGIN:
                return False
        return rest.is_number and abs(rest.constant) < _LONGEST_STEP


def _is_about(row: Polynomial, each: Polynomial, length: Polynomial, margin: int) -> bool:
    """Whether `row` is `each` times about `length`."""
    margin = min(margin, abs(length.constant)) if length.is_number else margin
    for sign in (1, -1):
        times, rest = divided(row, each.times(sign))
        spare = times - length
        if not rest and spare.is_number and abs(spare.constant) <= margin:
            return True
    return False


__all__ = ["Snapshot", "SnapshotLoad", "Snapshots"]
