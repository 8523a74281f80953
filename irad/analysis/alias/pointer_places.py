"""Where pointers lead that were kept in memory: how far into a block each one pointed when it was stored.

The points-to sets (`points_to`) say to which blocks; a reference count in front of an object, a string
inside of its own buffer or a list within a pool are told apart by the distance from the block's beginning only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irad.analysis.alias.congruence import ANY
from irad.analysis.alias.linear_address import Residue, joined, ranges_meet, residue
from irad.analysis.alias.memory import MemoryObject, holds_pointers
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.values import Value

if TYPE_CHECKING:
    from irad.analysis.alias.points_to import PointsTo

_POINTER = 8
_MOST = 32
"""So many places of pointers are told apart in one block."""


class Held(dict[MemoryObject, Residue]):
    """How far pointers lead into blocks; `version` counts changes."""

    version = 0


class PointerPlaces:
    """The least solution over all stores, copies and loads of pointers of one function."""

    def __init__(self, pointers: PointsTo) -> None:
        self.pointers = pointers
        self._loaded: dict[Load, Held] = {}
        self._memory: dict[MemoryObject, dict[Residue, Held]] = {}
        self._joined: dict[tuple[int, int], int] = {}
        living = [i for b in pointers.cfg.living for i in b.instructions]
        self._anywhere = frozenset(self._moved_otherwise(living))
        work = [i for i in living if _moves_pointers(i, pointers)]
        self._changed = True
        while self._changed:
            self._changed = False
            for inst in work:
                self._transfer(inst)

    def of_loaded(self, load: Load, obj: MemoryObject) -> Residue | None:
        """How far behind a block's beginning a pointer from memory leads, if it leads into the block, which has to be
        made in the function; None where that is not known."""
        if obj.kind not in ("local", "heap") or obj in self._anywhere:
            return None
        held = self._loaded.get(load)
        return None if held is None else held.get(obj)

    def within(self, pointer: Value, obj: MemoryObject) -> Residue | None:
        """The same of any pointer that leads into the block."""
        return next(self._place(pointer, obj), None)

    def _moved_otherwise(self, living: list[Instruction]) -> Iterator[MemoryObject]:
        """Blocks to which pointers are kept by others, or in other ways than by stores and copies of pointers."""
        for inst in living:
            if isinstance(inst, Call):
                effect = self.pointers.effect(inst)
                integers = any(map(self.pointers.addressed, inst.operands))
                stores = effect.writes_memory and not effect.is_known and (effect.stores_pointers or integers)
                if effect.allocates or effect.copies is not None or not stores:
                    continue  # (where a pointer leads that it hands out, is not known; others stay what they are)
                for position, operand in enumerate(inst.operands):
                    objects = self.pointers.objects(operand) if holds_pointers(operand.type) else frozenset()
                    if not holds_pointers(operand.type):
                        yield from self.pointers.addressed(operand)
                    elif effect.captures(position):
                        yield from self.pointers.reachable(objects)
                    elif effect.passes_from(position):
                        yield from self.pointers.reachable(self.pointers.stored_in(objects))
            elif isinstance(inst, Store):
                if not inst.value.type.is_pointer:
                    yield from self.pointers.objects(inst.value)
            elif inst.opcode in ("cmpxchg", "atomicrmw"):
                for operand in inst.operands[1:]:
                    yield from self.pointers.objects(operand)

    def _transfer(self, inst: Instruction) -> None:
        if isinstance(inst, Store):
            held = Held((o, p) for o in self.pointers.objects(inst.value) for p in self._place(inst.value, o))
            for holder in self.pointers.objects(inst.pointer):
                for place in self._place(inst.pointer, holder):
                    self._join(self._kept_at(holder, place), held)
        elif isinstance(inst, Load):
            for holder in self.pointers.objects(inst.pointer):
                for place in self._place(inst.pointer, holder):
                    for where, held in self._memory.get(holder, {}).items():
                        if ranges_meet(place, _POINTER, where, _POINTER):
                            self._join_kept(self._loaded.setdefault(inst, Held()), held)
        elif isinstance(inst, Call):
            copies = self.pointers.effect(inst).copies
            assert copies is not None
            self._copy(inst.operands[copies[0]], inst.operands[copies[1]])

    def _copy(self, into: Value, source: Value) -> None:
        for origin in self.pointers.objects(source):
            entries = list(self._memory.get(origin, {}).items())
            for start in self._place(source, origin) if entries else ():
                for target in self.pointers.objects(into):
                    for place in self._place(into, target):
                        far = place + start * Residue(-1, 0)
                        for where, held in entries:
                            there = where + far
                            known = self._kept_at(target, there.join(where) if target == origin else there)
                            self._join_kept(known, held)

    def _place(self, pointer: Value, obj: MemoryObject) -> Iterator[Residue]:
        """Where a pointer leads in an object, as far as is known by now; nothing as long as nothing is."""
        found: list[Residue] = []
        for origin, far in self.pointers.origins(pointer).items():
            if origin == obj.origin:
                found.append(far)
            elif obj in self.pointers.objects(origin):
                ours = isinstance(origin, Load) and obj.kind in ("local", "heap") and obj not in self._anywhere
                if not ours:
                    found.append(ANY)
                elif isinstance(origin, Load) and obj in self._loaded.get(origin, {}):
                    found.append(self._loaded[origin][obj] + far)
        place = joined(found)
        if place is not None:
            yield place

    def _kept_at(self, holder: MemoryObject, place: Residue) -> Held:
        kept = self._memory.setdefault(holder, {})
        if place not in kept and len(kept) >= _MOST:
            place = ANY
        return kept.setdefault(residue(place.constant, place.stride), Held())

    def _join_kept(self, known: Held, more: Held) -> None:
        """The same as `_join` of what stays in memory: unless it has changed since the last time, nothing is new."""
        key = (id(known), id(more))
        if self._joined.get(key) != more.version:
            self._joined[key] = more.version
            self._join(known, more)

    def _join(self, known: Held, more: Held) -> None:
        for obj, place in more.items():
            before = known.get(obj)
            if before is place:
                continue
            after = place if before is None else before.join(place)
            if after != before:
                known[obj] = after
                known.version += 1
                self._changed = True


def _moves_pointers(inst: Instruction, pointers: PointsTo) -> bool:
    if isinstance(inst, Store):
        return inst.value.type.is_pointer
    if isinstance(inst, Call):
        return pointers.effect(inst).copies is not None
    return isinstance(inst, Load) and inst.type.is_pointer


__all__ = ["PointerPlaces"]
