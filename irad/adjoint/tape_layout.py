"""Where kept values live: local slots, arrays indexed by iteration,
or records of loops whose trip count is not known.

One reservation serves a whole nest of loops as far as all their trip counts are known at its start; there is no
reservation inside such a nest. What iterations have in common has one element (`iteration_space`). Values of loops
that are counted while running go into one record per iteration, linked to the record before it. What a nested loop
reserves is found again through a pointer that is kept in the loop around it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from irad.adjoint.recompute import CacheDecision, RequiredValues
from irad.adjoint.steps import Key
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir import types as T
from irad.ir.values import Value

POINTER_BYTES = 8


@dataclass(eq=False)
class Reservation:
    """Arrays for all iterations of `loops` (outermost first), one per member; `members` maps keys to element types.
    What is kept is the same in iterations that differ by loops other than `indexed`: there is one element for these."""

    loops: tuple[Loop, ...]
    indexed: tuple[Loop, ...]
    members: dict[Key, T.Type] = field(default_factory=dict)

    @property
    def top(self) -> Loop:
        return self.loops[0]


@dataclass(eq=False)
class TapeRecord:
    """Per iteration of `loop` (None: per call of the function) a block of memory with a field per member.

    A loop's record begins with the pointer to the record of the iteration before.
    """

    loop: Loop | None
    members: dict[Key, T.Type] = field(default_factory=dict)
    offsets: dict[Key, int] = field(default_factory=dict)
    size: int = 0


@dataclass(frozen=True, eq=False)
class TapeCell:
    """Where a key lives: `home` is None for a local slot, else its reservation or record."""

    type: T.Type
    home: Reservation | TapeRecord | None


class TapeLayout:
    """Assigns a cell to each kept key."""

    def __init__(self, needs: RequiredValues, choices: dict[Key, CacheDecision], split: bool) -> None:
        self.needs = needs
        self.trips: dict[Loop, TripCount] = needs.facts.trips
        self.layout = needs.facts.pointers.module.layout
        self.cells: dict[Key, TapeCell] = {}
        self.reservations: dict[tuple[tuple[Loop, ...], ...], Reservation] = {}
        self.records: dict[Loop, TapeRecord] = {}
        self.frame: TapeRecord | None = TapeRecord(None) if split else None
        for key, choice in choices.items():
            if choice.kind == "keep":
                self.place(key)
        for record in (*self.records.values(), *([self.frame] if self.frame else [])):
            self._lay_out(record)

    def stored_type(self, key: Key) -> T.Type:
        if key.kind in ("frame", "base", "last", "snapshot"):
            return T.PTR
        if key.kind == "trips":
            return T.I64
        if key.kind == "arm":
            return T.I8 if len(self.needs.routes[key.what].predecessors) < 128 else T.I32
        return T.I8 if key.what.type == T.I1 else key.what.type

    def context(self, key: Key) -> Loop | None:
        """The innermost loop by whose iteration a key is indexed."""
        if key.kind in ("base", "last"):
            owner: Loop = key.what.top if key.kind == "base" else key.what.loop
            return owner.parent
        return self.needs.facts.forest.innermost[self.needs.block_of(key)]

    def place(self, key: Key) -> TapeCell:
        cell = self.cells.get(key)
        if cell is None:
            type_ = self.stored_type(key)
            home = self._home(self.context(key), key)
            cell = self.cells[key] = TapeCell(type_, home)
            if home is not None:
                home.members[key] = type_
        return cell

    def _home(self, loop: Loop | None, key: Key) -> Reservation | TapeRecord | None:
        if loop is None:
            return self.frame
        if loop not in self.trips:
            return self._record(loop)
        nest = self.needs.space.nest(loop)
        indexed = self.needs.space.indexing(key.what) if key.kind == "value" else nest
        found = self.reservations.get((nest, indexed))
        if found is None:
            found = self.reservations[nest, indexed] = Reservation(nest, indexed)
            self.place(Key("base", found))
        return found

    def _record(self, loop: Loop) -> TapeRecord:
        record = self.records.get(loop)
        if record is None:
            record = self.records[loop] = TapeRecord(loop)
            self.place(Key("last", record))
        return record

    def _lay_out(self, record: TapeRecord) -> None:
        position = POINTER_BYTES if record.loop is not None else 0
        for key, type_ in sorted(record.members.items(), key=lambda kv: -self.layout.store_size(kv[1])):
            size, align = self.layout.size(type_), self.layout.align(type_)
            position = -(-position // align) * align
            record.offsets[key] = position
            position += size
        record.size = -(-position // 16) * 16

    def formula(self, name: Callable[[Value], str]) -> list[tuple[str, str]]:
        """(where, bytes) of all that is reserved, as formulas in the program's own values;
        `name(value)` names one."""
        found = []
        for reservation in self.reservations.values():
            each = sum(self.layout.size(t) for t in reservation.members.values())
            trips = "".join(f" * ({self.trips[loop].formula(name)})" for loop in reservation.indexed)
            outer = " per iteration around it" if reservation.top.parent else ""
            found.append((f"loop at {reservation.top.header.ref}", f"{each}{trips} bytes{outer}"))
        for loop, record in self.records.items():
            found.append((f"loop at {loop.header.ref}", f"{record.size} bytes per iteration, counted while running"))
        if self.frame is not None and self.frame.size:
            found.append(("function", f"{self.frame.size} bytes per call"))
        return found
