"""Copies of the memory that a nest of loops reads, in the place of a tape cell for every load.

Where a stencil reads `u[i-1]`, `u[i]` and `u[i+1]`, and `u` is overwritten later, each element would be kept once for
every load that reads it. If nothing in the nest writes there, what all its loads read is the same before it begins:
the range of addresses between the lowest and the highest is copied once, and the reverse sweep loads from the copy.

The range is known in front of the nest. Addresses are linear in the iteration numbers, so the lowest and the highest
are those of first or last iterations; all of these are sure to run, so both ends lie in the object that the loads read
(a load under a condition might lie outside of it). A copy that were much larger than what is read is not made: each
loop of the nest has to go over nearly all of what the one around it steps over.

Nests beside one another, between which nothing is written there, read from one copy: the memory is in one version. So
do loads at any places, as those of sparse matrices: what does not lie in the copy still lies where it was, if all that
is written later lies in the range that is copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from irad.adjoint.iteration_space import IterationSpace
from irad.analysis.alias.memory import Access
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.polynomial import Polynomial, TooLarge
from irad.analysis.dependence.anti_dependence import divided
from irad.analysis.loops import Loop
from irad.analysis.strided_access import never_meet
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, Instruction, Load, Store
from irad.ir.values import ConstInt, Value
from irad.ir.worklist import reached
from irad.transform.openmp import is_team

_MARGIN = 8
"""By how many elements, or rows, what loads of one copy read may lie apart, or rows be longer than what is read."""
_GREATER = ("llvm.umax.", "llvm.smax.")
_RISING = ("slt", "ult", "ne")
_NEAR = 8
"""How many nests away that read from the same copy may be."""
_LONGEST_STEP = 64
"""Bytes from one iteration of an innermost loop to the next."""


Guard = tuple[Value, bool]
"""A condition, and how it has to be."""
_Region = tuple[Polynomial, ...]
"""What a range of addresses behind a pointer follows from."""


@dataclass(frozen=True, eq=False)
class Snapshot:
    """The copy of what `loop` (the outermost of `nest`) loads through pointers that count from `base`. `step`: the
    bytes by which the innermost loop goes on; `size`: those that the load with this `form` reads. certain: it is done
    in each iteration."""

    base: Value
    nest: tuple[Loop, ...]
    form: AffineForm
    step: int
    size: int
    certain: bool

    @property
    def loop(self) -> Loop:
        return self.nest[0]

    @property
    def ref(self) -> str:
        """What it is called in listings."""
        return f"memory behind {self.base.ref} in front of {self.loop.header.ref}"


class SnapshotLoad(NamedTuple):
    """A load that reads from a copy: at `form` in the loops of `nest`, and so many bytes, if conditions in front of the
    nest are as `guards` say. pointer: it reads where that leads, if it leads to what the copy's own `form` goes over;
    else memory is as it was."""

    snapshot: Snapshot
    form: AffineForm
    size: int
    guards: tuple[Guard, ...]
    nest: tuple[Loop, ...]
    pointer: Value | None = None

    @property
    def terms(self) -> tuple[tuple[Loop, Polynomial], ...]:
        """By how many bytes an iteration of each loop moves it on."""
        return _terms(self.nest[0], self.form)

    @property
    def span(self) -> tuple[tuple[Loop, Polynomial], ...]:
        """The same in the loops in front of which the copy is made, which go as far."""
        there = dict(zip(self.nest, self.snapshot.nest, strict=False))
        return tuple((there.get(loop, loop), coefficient) for loop, coefficient in self.terms)

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
        self._by_parent: dict[Loop | None, list[Loop]] = {}

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
                other = None if guards else self._version(load, form, nest, size)
                return SnapshotLoad(other or snapshot, form, size, guards, nest)
        return self._anywhere(load, size)

    # -- versions of memory

    def _version(self, load: Load, form: AffineForm, nest: tuple[Loop, ...], size: int) -> Snapshot | None:
        """A copy in front of another nest that goes over the same memory, while it is in the same version."""
        region = self._region(form, nest, size)
        for loop in self._beside(nest[0]):
            if region is None or not self.facts.cfg.dominates(loop.preheader, nest[0].preheader):
                continue
            found = self._snapshot(form.base, loop)
            if found is not None and found.certain and self._region(found.form, found.nest, found.size) == region:
                return found if self._is_untouched(load, loop, nest[0]) else None
        return None

    def _anywhere(self, load: Load, size: int) -> SnapshotLoad | None:
        """How a load at some place behind a pointer reads from a copy in front of a nest beside it."""
        base = self.facts.pointers.address(load.pointer).base
        if base is load.pointer or not self._is_fixed(base):
            return None
        for top in self.facts.forest.path(load.parent):
            for loop in self._beside(top):
                found = self._snapshot(base, loop)
                if found is None or not found.certain or found.size != size or not self._goes_with(top, loop):
                    continue
                region = self._region(found.form, found.nest, found.size)
                if region is None or not all(self._is_fixed(v) for part in region for v in part.values()):
                    continue
                first, last = sorted((loop, top), key=self._position)
                if self._is_untouched(load, first, last) and self._only_within(load, region):
                    return SnapshotLoad(found, found.form, size, (), found.nest, load.pointer)
        return None

    def _beside(self, loop: Loop) -> list[Loop]:
        """Other loops in the one around, in the order in which they run: the nearest ones."""
        found = self._by_parent.get(loop.parent)
        if found is None:
            within = (other for other in self.facts.forest.loops if other.parent is loop.parent)
            found = self._by_parent[loop.parent] = sorted(within, key=self._position)
        at = found.index(loop)
        return [*found[max(at - _NEAR, 0) : at], *found[at + 1 : at + 1 + _NEAR]]

    def _position(self, loop: Loop) -> int:
        return self.facts.cfg.index[loop.header]

    def _is_fixed(self, value: Value) -> bool:
        """Whether a value is one and the same in all iterations of all loops."""
        return not isinstance(value, Instruction) or self.facts.forest.innermost[value.parent] is None

    def _goes_with(self, one: Loop, other: Loop) -> bool:
        """Whether `other` is run in each iteration of the loop around in which `one` is."""
        cfg, around = self.facts.cfg, one.parent
        if cfg.dominates(other.preheader, one.preheader):
            return True

        def following(block: Block) -> list[Block]:
            inside = around.blocks - {around.header} if around is not None else cfg.successors[block]
            return [s for s in cfg.successors[block] if s in inside and s is not other.preheader]

        ends = {around.latch, *(b for b, _ in around.all_exits)} if around is not None else set(cfg.exits)
        seen = reached([one.header], following)
        return cfg.dominates(one.preheader, other.preheader) and ends.isdisjoint(seen)

    def _is_untouched(self, load: Load, first: Loop, last: Loop) -> bool:
        """Whether nothing is written where a load reads from the one loop's beginning to the other one's end."""
        access, between = self.facts.clobbers.access(load), self._between(first, last)
        for write in self.facts.clobbers.writes:
            if write.inst.block in between and (write.pointer is None or self._meet(access, write, first, last)):
                return False
        return True

    def _between(self, first: Loop, last: Loop) -> set[Block]:
        """The blocks of two loops, and those on the ways from one to the other in an iteration of the loop around."""
        cfg, around = self.facts.cfg, first.parent
        again = None if around is None else around.header

        def ahead(block: Block) -> list[Block]:
            return [s for s in cfg.successors[block] if s is not again]

        def back(block: Block) -> list[Block]:
            return [p for p in cfg.predecessors[block] if block is not again and block is not first.preheader]

        behind, before = set(reached([first.preheader], ahead)), set[Block](reached([last.header], back))
        return first.blocks | last.blocks | (behind & before)

    def _meet(self, access: Access, write: Access, *loops: Loop) -> bool:
        pointers = self.facts.pointers
        assert access.pointer is not None and write.pointer is not None
        bases = [pointers.address(p).base for p in (access.pointer, write.pointer)]
        if all(loop.is_invariant(base) for base in bases for loop in loops) and never_meet(
            pointers, access.pointer, write.pointer
        ):
            return False  # they change places around the loops
        return pointers.may_overlap(access, write)

    def _only_within(self, load: Load, region: _Region) -> bool:
        """Whether all that may be written later where a load reads lies in a range."""
        facts = self.facts
        access, base = facts.clobbers.access(load), facts.pointers.address(load.pointer).base
        for write in facts.clobbers.writes:
            if not facts.cfg.may_follow(load, write.inst):
                continue
            if write.pointer is None:
                return False
            if facts.pointers.may_overlap(access, write) and not (
                isinstance(write.inst, Store) and self._goes_over(write.inst, base, region)
            ):
                return False
        return not facts.clobbers.is_changed_by_caller(load.pointer)

    def _goes_over(self, store: Store, base: Value, region: _Region) -> bool:
        """Whether a store goes over a range, or a part of it, in a nest of loops around it."""
        path = self.facts.forest.path(store.parent)
        size = self.facts.pointers.module.layout.store_size(store.value.type)
        for depth, top in enumerate(path):
            nest = tuple(path[depth:])
            form = self._form(store, top) if all(each in self.facts.trips for each in nest) else None
            if form is not None and form.base is base and self._region(form, nest, size) == region:
                return True
        return False

    def _region(self, form: AffineForm, nest: tuple[Loop, ...], size: int) -> _Region | None:
        """What tells the range of addresses that a nest goes over behind a pointer: if it is the same, so is that."""
        terms = dict(_terms(nest[0], form))
        if set(terms) != set(nest):
            return None
        parts = [Polynomial.number(size), form.rest]
        for loop in nest:
            trip = self.facts.trips[loop]
            ends = [self._exactly(v, nest[0]) for v in (trip.start, trip.bound)]
            if ends[0] is None or ends[1] is None or trip.predicate not in _RISING:
                return None
            width = self.facts.pointers.module.layout.store_size(trip.start.type)
            how = (trip.step, trip.delta, _RISING.index(trip.predicate), width)
            parts += [terms[loop], ends[0], ends[1], *map(Polynomial.number, how)]
        return tuple(parts)

    def _exactly(self, value: Value, top: Loop) -> Polynomial | None:
        """An end of a loop as a polynomial of numbers that are known in front of a nest."""
        found = self._linear[top].total(value, "" if value.type == T.I64 else "sext")
        return None if found is None or found.parts else found.rest

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

    def _form(self, access: Load | Store, top: Loop) -> AffineForm | None:
        facts = self.facts
        if top not in self._linear:
            self._linear[top] = AffineAddresses(
                facts.pointers.module, facts.cfg, top, facts.inductions, facts.trips, is_shared=False
            )
        return self._linear[top].form(access.pointer, access.parent)

    def _snapshot(self, base: Value, top: Loop) -> Snapshot | None:
        """The copy of what a loop reads behind a pointer, if one of its loads goes over all of it."""
        key = (base, top)
        if key not in self._found:
            found = list(self._dense(base, top))
            self._found[key] = next((s for s in found if s.certain), next(iter(found), None))
        return self._found[key]

    def _dense(self, base: Value, top: Loop) -> Iterator[Snapshot]:
        for block in sorted(top.blocks, key=self.facts.cfg.index.__getitem__):
            loop = self.facts.forest.innermost[block]
            if loop is None or loop not in self.facts.trips:
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
                        size = self.facts.pointers.module.layout.store_size(load.type)
                        certain = any(found == (nest, ()) for found in self._nests(load))
                        yield Snapshot(base, nest, form, step, size, certain)

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
        return self._exactly(value, top)

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
