"""Rows: memory that each iteration of a parallel loop reaches through pointers of its own, from a table.

A table may be a list of rows (`double **`), structures with a pointer in each, or vectors of vectors. Nothing says that
two of its pointers lead to different memory. That is supposed, as of arrays (`alias_speculation`): the forward sweep
notes which entries of the table the threads use, and how far from such a pointer accesses go; when it is done, all the
rows are looked at, and where two of them meet the reverse sweep goes another way. If none do, iterations meet in memory
only if they use the same entry of the table: that is seen from the entries' addresses, like any others. The table must
be memory that the region leaves as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from irad.adjoint.parallel.access_footprint import Spot, SweptRange, ranges_at
from irad.adjoint.steps import LoadStep
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import GetElementPtr, Load, Phi
from irad.ir.values import Value
from irad.ir.worklist import reached

POINTER = 8
"""Bytes of an entry."""


@dataclass(frozen=True, eq=False)
class RowPart:
    """Something that is noted: ranges of addresses, as such or as distances from `origin`."""

    ranges: tuple[SweptRange | Spot, ...]
    origin: Value | None


@dataclass(frozen=True, eq=False)
class IndirectRows:
    """The rows that a region reaches through entries of one table, `stride` bytes apart, of which one is `offset` bytes
    from the table's address. entries: where those lie; extents: how far from where an entry points accesses go. Where
    the stride is 0 it is no table, but an array that the rows must not meet, and `entries` is all that it reaches."""

    table: Value
    stride: int
    offset: int
    entries: RowPart
    extents: RowPart

    @property
    def parts(self) -> tuple[RowPart, RowPart]:
        return self.entries, self.extents

    def together(self, other: IndirectRows) -> IndirectRows:
        """These and others of the same entries."""
        entries = RowPart((*self.entries.ranges, *other.entries.ranges), self.entries.origin)
        extents = RowPart((*self.extents.ranges, *other.extents.ranges), self.extents.origin)
        return replace(self, entries=entries, extents=extents)


class RowAccess(NamedTuple):
    """The accesses of one loop to the rows of one table, and the forms of the entries that it uses."""

    rows: IndirectRows
    steps: tuple[LoadStep, ...]
    entries: tuple[AffineForm, ...]


class _Access(NamedTuple):
    """An access of a row: its form from where the entry points, and the entry's own, with the loads of it."""

    step: LoadStep
    form: AffineForm
    entry: AffineForm
    loads: tuple[Load, ...]


def rows_of(
    facts: FunctionFacts, linear: AffineAddresses, loop: Loop, steps: Sequence[LoadStep]
) -> list[RowAccess] | None:
    """The tables whose rows some steps read, in a loop that threads share; None if some of them read anything else."""
    if facts.pointers.module.layout.size(T.PTR) != POINTER:
        return None
    made = _Rows(facts, linear, loop)
    groups: dict[tuple[Value, int, int], list[_Access]] = {}
    for step in steps:
        block = step.inst.block
        form = linear.shape(step.pointer, block) if step.pointer is not None and block in loop.blocks else None
        entry = made.entry(form.base) if form is not None and not form.stride else None
        stride = _stride(entry[0]) if entry is not None else 0
        if form is None or entry is None or not stride:
            return None
        key = (entry[0].base, stride, entry[0].constant % stride)
        groups.setdefault(key, []).append(_Access(step, form, *entry))
    found = []
    for (table, stride, offset), members in groups.items():
        entries, extents = made.entries(members), made.extents(table, members)
        if entries is None or extents is None:
            return None
        rows = IndirectRows(table, stride, offset, RowPart(entries, None), RowPart(extents, table))
        found.append(RowAccess(rows, tuple(m.step for m in members), tuple(m.entry for m in members)))
    return found


def is_in_row(pointer: Value | None) -> bool:
    """Whether an address is computed from a pointer that is loaded."""
    def made_of(value: Value | None) -> list[Value]:
        return value.operands if isinstance(value, Phi) else [value.base] if isinstance(value, GetElementPtr) else []

    return any(isinstance(value, Load) for value in reached([pointer], made_of))


def _stride(entry: AffineForm) -> int:
    """How far the entries are apart that iterations use; 0 if that, or which of their bytes they begin with, is not
    known."""
    stride = abs(entry.stride.constant) if entry.stride.is_number else 0
    even = all(factor % stride == 0 for factor in entry.rest.symbolic.terms.values()) if stride else False
    return stride if even and stride >= POINTER and not entry.inner else 0


@dataclass(frozen=True)
class _Rows:
    facts: FunctionFacts
    linear: AffineAddresses
    loop: Loop

    def entry(self, row: Value, depth: int = 4) -> tuple[AffineForm, tuple[Load, ...]] | None:
        """The form of the address from which the pointer to a row comes, and the loads that do it: also where each
        iteration takes the pointer over from the one before."""
        if isinstance(row, Load) and row.block is not None:
            linear = self.linear if row.block in self.loop.blocks else self.linear.entry
            plain = not row.volatile and not row.ordering and self.facts.is_unmodified(row.pointer)
            form = linear.form(row.pointer, row.block) if plain else None
            return (form, (row,)) if form is not None else None
        if not isinstance(row, Phi) or depth == 0:
            return None
        if len(row.operands) == 1:
            return self.entry(row.operands[0], depth - 1)
        if row.block is not self.loop.header or len(row.operands) != 2:
            return None
        first = self.entry(row.incoming(self.loop.preheader), depth - 1)
        latter = self.entry(row.incoming(self.loop.latch), depth - 1)
        if first is None or latter is None:
            return None
        before = replace(latter[0], rest=latter[0].rest - latter[0].stride)
        same = (first[0].base, first[0].stride, first[0].rest) == (before.base, before.stride, before.rest)
        return (before, (*first[1], *latter[1])) if same and not first[0].inner and not before.inner else None

    def entries(self, members: Iterable[_Access]) -> tuple[SweptRange | Spot, ...] | None:
        """What has to be noted of the entries; None where that would be in loops inside."""
        loads = dict.fromkeys(load for m in members for load in m.loads)
        found = ranges_at(self.facts, ((load, load.pointer) for load in loads), POINTER)
        innermost = self.facts.forest.innermost
        near = all(innermost[r.inst.block] in (self.loop, None) for r in found if isinstance(r, Spot) and r.inst.block)
        return tuple(found) if near else None

    def extents(self, table: Value, members: Iterable[_Access]) -> tuple[SweptRange, ...] | None:
        """What has to be noted of how far accesses go from where entries point; None where that would be one by one."""
        found: dict[object, SweptRange] = {}
        for member in members:
            made = self._extent(table, member)
            if made is None:
                return None
            key = (made.loop, made.rest, frozenset(made.moves), frozenset(made.runs), frozenset(made.conditions))
            known = found.get(key, made)
            found[key] = replace(made, low=min(made.low, known.low), high=max(made.high, known.high))
        return tuple(found.values())

    def _extent(self, table: Value, member: _Access) -> SweptRange | None:
        """As a distance from the table, in the place of where the entry points."""
        step, form = member.step, member.form
        size = self.facts.pointers.module.layout.store_size(step.type)
        counts = [self.facts.trips.get(term.loop) for term in form.inner]
        values = [v for count in counts if count is not None for v in (count.start, count.bound)]
        values += [a.value for p in (form.rest, *(t.coefficient for t in form.inner)) for a in p.atoms]
        if None not in counts and all(map(self.loop.is_invariant, values)):
            moves = tuple((term.loop, term.coefficient) for term in form.inner)
            runs = tuple((term.loop, term.skipped) for term in form.inner)
            low = form.constant
            return SweptRange(self.loop, table, form.rest.symbolic, low, low + size, moves, runs, 1)
        assert step.pointer is not None
        (noted,) = ranges_at(self.facts, [(step.inst, step.pointer)], size)
        return replace(noted, base=table) if isinstance(noted, SweptRange) and noted.base is form.base else None


__all__ = ["POINTER", "IndirectRows", "RowAccess", "RowPart", "is_in_row", "rows_of"]
