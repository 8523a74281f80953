"""Evidence of what the memory of one function holds: kept per object, placed by address, asked for by byte."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from math import gcd

from irad.analysis.alias.linear_address import Residue, joined, ranges_meet
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.member_bounds import BoundedPointer
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.evidence import (
    DECLARED,
    SEEN,
    UNION,
    UNSEEN_UNION,
    WORD,
    WORD_UNION,
    Evidence,
    Field,
    Kind,
    Piece,
    is_anywhere,
    is_by_the_byte,
    remaining,
)
from irad.analysis.types.evidence_index import EvidenceIndex, index_of
from irad.ir import types as T
from irad.ir.instructions import Alloca, Call, Load
from irad.ir.module import Function
from irad.ir.values import ConstInt, Value

_LEAST = 4
"""Bytes of the smallest numbers that integers overlap in unions."""
_FEW_MEMBERS = 64
"""The members of so long a row are told one by one."""


class TypeEvidence:
    """The evidence, and where pointers lead in it. What puts it there is `type_inference`'s business."""

    def __init__(self, function: Function, pointers: PointsTo, effect: Callable[[Call], CallEffect]) -> None:
        self.function = function
        self.pointers = pointers
        self.effect = effect
        self._evidence: dict[MemoryObject, dict[Field, dict[Evidence, None]]] = {}
        self._places: dict[tuple[Value, MemoryObject], tuple[Residue | None, Field]] = {}
        self._by_use: set[tuple[MemoryObject, Evidence]] = set()
        self._unions: dict[MemoryObject, list[Evidence]] = {}
        self._indices: dict[MemoryObject, dict[Field, EvidenceIndex]] = {}
        self._pieces: dict[tuple[Value, int, bool, int, bool], tuple[Piece, ...]] = {}
        """Answers of `memory`: forgotten when more is known."""
        self._untouched_counts = False

    def known(self) -> Iterator[tuple[MemoryObject, Field, Evidence]]:
        """All evidence, object by object."""
        for obj, fields in self._evidence.items():
            for where, items in fields.items():
                yield from ((obj, where, item) for item in items)

    def is_described(self, obj: MemoryObject) -> bool:
        """Whether accesses or declarations say where something lies in an object, or that there are numbers: what
        callees say, how values are used, and pointers that may lead elsewhere, may be meant of other memory."""
        return any(
            isinstance(item.kind, T.FloatType)
            or (item.rank > DECLARED and not is_anywhere(item) and (obj, item) not in self._by_use)
            for item in self._items(obj, None)
        )

    def _throughout(self, obj: MemoryObject, where: Field) -> Kind | None:
        """The kind that fills an object without gaps:
        all evidence agrees, and some of it repeats at its own size.

        Of memory that no one else can reach all accesses are seen, in the end: what none of them touches may count
        as anything. A copy touches bytes without telling what they are, so what takes part in one counts as numbers
        only: as anything else it would lose its derivative. But where integers are declared, numbers beside them do not
        count for their bytes; and a row of numbers ends with one: else it begins with a part of one, too, since an
        optimiser has split off what was in front. Where pointers are declared, numbers seen somewhere may lie in other
        blocks that a pointer leads to.
        """
        index = self._index(obj, where)
        kind, repeats = index.only
        if isinstance(kind, T.FloatType) and any(i.kind in ("pointer", WORD) for i in index.items):
            return None
        if repeats or kind is None:
            return kind
        private = self._untouched_counts and obj.kind in ("local", "heap") and obj not in self.pointers.escaped
        private = private and obj not in self._handed_on and not index.has_integers_beside
        if isinstance(kind, T.FloatType) and self._has_room_for_a_part(obj, kind):
            return None
        return kind if private and (isinstance(kind, T.FloatType) or obj not in self._copied) else None

    def _has_room_for_a_part(self, obj: MemoryObject, kind: T.FloatType) -> bool:
        """Whether a local variable's size is no multiple of a number's."""
        variable = obj.origin
        if not isinstance(variable, Alloca):
            return False
        layout, count = self.pointers.module.layout, variable.operands[0]
        elements = count.value if isinstance(count, ConstInt) else 1
        return elements * layout.size(variable.allocated) % layout.size(kind) != 0

    @cached_property
    def _handed_on(self) -> frozenset[MemoryObject]:
        """What is passed to functions whose accesses are not among those seen here."""
        found: set[MemoryObject] = set()
        for inst in self.function.instructions():
            if isinstance(inst, Call) and not self.effect(inst).is_known:
                for operand in inst.operands:
                    found |= self.pointers.objects(operand)
        return frozenset(found)

    @cached_property
    def _copied(self) -> frozenset[MemoryObject]:
        """What is copied from or into."""
        found: set[MemoryObject] = set()
        for inst in self.function.instructions():
            copies = self.effect(inst).copies if isinstance(inst, Call) else None
            if copies is not None and isinstance(inst, Call):
                for side in copies:
                    found |= self.pointers.objects(inst.operands[side])
        return frozenset(found)

    def _items(self, obj: MemoryObject, where: Field) -> tuple[Evidence, ...]:
        """Evidence of an object (as it is reached through one field); all of it where the field is not known,
        or where there is none for the field."""
        return self._index(obj, where).items

    def _index(self, obj: MemoryObject, where: Field) -> EvidenceIndex:
        """The same, found by the byte."""
        known = self._indices.setdefault(obj, {})
        if where not in known:
            fields = self._evidence.get(obj, {})
            kept = ((*fields[where], *fields.get(None, ())) if where is not None and where in fields
                    else tuple(item for items in fields.values() for item in items))  # fmt: skip
            known[where] = index_of(kept)
        return known[where]

    def _note(self, obj: MemoryObject, item: Evidence, where: Field = None, used: bool = False) -> bool:
        if item.kind in (UNION, WORD_UNION, UNSEEN_UNION):
            self._unions.setdefault(obj, []).append(item)
            return False
        held = self._evidence.setdefault(obj, {}).setdefault(where, {})
        if not used:
            self._by_use.discard((obj, item))
        if item in held:
            return False
        held[item] = None
        if used:
            self._by_use.add((obj, item))
        self._indices.pop(obj, None)
        self._pieces.clear()
        return True

    def _place(self, pointer: Value, obj: MemoryObject) -> tuple[Residue | None, Field]:
        """How far a pointer leads into an object, counted from its first byte; None where it is not derived from there.
        And the field in which the pointer to it was kept."""
        key = (pointer, obj)
        known = self._places.get(key)
        if known is None:
            origins = {o: far for o, far in self.pointers.origins(pointer).items() if obj in self.pointers.objects(o)}
            found = [self._led(o, obj, far) for o, far in origins.items()]
            fields = {self._field_of(o, obj) for o in origins} if obj.kind == "pointee" else {None}
            where = next(iter(fields)) if len(fields) == 1 else None
            place = joined(p for p in found if p is not None) if None not in found else None
            known = self._places[key] = (place, where)
        return known

    def _led(self, origin: Value, obj: MemoryObject, far: Residue) -> Residue | None:
        """Where one leads in an object that was moved from a pointer that is computed, loaded or handed in. (What
        pointers from outside lead to starts where they point to.)"""
        if origin == obj.origin or (obj.kind == "pointee" and isinstance(origin, (Load, Call))):
            return far
        kept = self.pointers.places.of_loaded(origin, obj) if isinstance(origin, Load) else None
        return None if kept is None else kept + far

    def _field_of(self, base: Value, obj: MemoryObject) -> Field:
        if not isinstance(base, Load):
            return None
        address = self.pointers.address(base.pointer)
        holders = self.pointers.objects(base.pointer)
        if address.terms or len(holders) != 1:
            return None
        holder = next(iter(holders))
        level = 0 if holder == obj.parent else 1 if holder == obj else None
        return None if level is None else (level, address.constant)

    def _observe(
        self, pointer: Value, size: int, kind: Kind, extra: int = 0, rank: int = SEEN, member: int | None = None,
        used: bool = False, within: BoundedPointer | None = None,
    ) -> bool:  # fmt: skip
        """Evidence of what an access moves; `member`: where in its struct it says that this is. used: nothing says so
        but what is done with the value. within: the members that it stays in, since that is looked at."""
        changed = False
        if isinstance(kind, T.VectorType):
            width = size // kind.count
            element = kind.element
            lanes = [
                self._observe(pointer, width, element, extra + n * width, rank, used=used, within=within)
                for n in range(kind.count)
            ]
            return any(lanes)
        for obj in self.pointers.objects(pointer):
            address, where = self._place(pointer, obj)
            if address is None and member is not None and self._is_member(obj, where, member, size, kind):
                continue
            places = self._in_members(within, obj) or [address]
            for place in places:
                item = (
                    Evidence(place.constant + extra, place.stride, size, kind, rank)
                    if place
                    else Evidence(0, 1, size, kind, rank)
                )
                changed |= self._note(obj, item, where, used)
        return changed

    def _in_members(self, within: BoundedPointer | None, obj: MemoryObject) -> list[Residue | None]:
        """The places in an object to which an access may lead that stays in members, where they are few."""
        root = self._place(within.root, obj)[0] if within is not None and isinstance(within.size, int) else None
        if within is None or root is None or not isinstance(within.size, int):
            return []
        start = root + Residue(within.low, gcd(*(f for _, f in within.outer)))
        length = within.high - within.low
        step = within.step or length
        firsts = range(within.first % step if within.step else within.first, length - within.size + 1, step)
        if not firsts or len(firsts) > _FEW_MEMBERS or (start.stride and start.stride < length):
            return []
        return [start + Residue(first, 0) for first in firsts]

    def _is_member(self, obj: MemoryObject, where: Field, offset: int, size: int, kind: Kind) -> bool:
        """Whether an object is known to be an array of structs that have this there: of an access of which only that is
        known, there is nothing more to tell."""
        found = (i for i in self._items(obj, where) if i.kind == kind and i.size == size and i.stride > size)
        return any((offset - i.offset) % i.stride == 0 for i in found)

    def _told(self, pointer: Value, item: Evidence) -> bool:
        """Evidence relative to a pointer, noted for what it points to."""
        changed = False
        for obj in self.pointers.objects(pointer):
            address, where = self._place(pointer, obj)
            if address is None:
                if 0 < item.stride <= item.size:
                    changed |= self._note(obj, item, where)
                continue
            stride = gcd(item.stride, address.stride)
            if stride and stride < item.size:
                continue
            offset = item.offset + address.constant
            offset = offset % stride if stride else offset
            changed |= self._note(obj, Evidence(offset, stride, item.size, item.kind, item.rank), where)
        return changed

    def _at(self, pointer: Value, position: int, merge: bool, words: bool = False) -> Evidence | None:
        """Evidence for the byte at `pointer + position` that all objects agree on,
        with its size cut to what it covers."""
        agreed: Evidence | None = None
        objects = self.pointers.objects(pointer)
        for obj in objects:
            found = self._at_object(obj, pointer, position, merge, words)
            if found is None:
                return None
            if agreed is not None and agreed.kind != found.kind:
                if not (words and _are_words([agreed, found])):
                    return None
                found = agreed = replace(found, kind=WORD)
            if agreed is None or found.size < agreed.size:
                agreed = found
        return agreed

    def _at_object(
        self, obj: MemoryObject, pointer: Value, position: int, merge: bool, words: bool
    ) -> Evidence | None:
        address, where = self._place(pointer, obj)
        index = self._index(obj, where)
        kind = self._throughout(obj, where)
        if kind is not None:
            first = max(index.items, key=lambda e: e.rank)
            return Evidence(0, 0, first.size - (position % first.size), kind, first.rank)
        if address is None:
            return None
        key = (address.constant + position, address.stride, merge, words, obj in self._copied)
        if key not in index.agreed:
            index.agreed[key] = self._aligned(self._agreed(index, *key), *key[:2])
        return index.agreed[key]

    def _aligned(self, found: Evidence | None, here: int, stride: int) -> Evidence | None:
        """Evidence for a byte of a number that lies somewhere: numbers begin at multiples of their size. (An integer
        may be seen in front of one, a union's first byte, say.)"""
        if found is None or not (isinstance(found.kind, T.FloatType) and is_anywhere(found)):
            return found
        size = self.pointers.module.layout.size(found.kind)
        return None if stride % size else replace(found, size=size - here % size)

    @staticmethod
    def _agreed(
        index: EvidenceIndex, here: int, stride: int, merge: bool, words: bool, copied: bool
    ) -> Evidence | None:
        """Evidence for one byte of an object that is the same in all that is known of it."""
        found = index.at(here, stride)
        # what lies somewhere need not lie here
        placed = [item for item in found if not (is_anywhere(item) or is_by_the_byte(item))]
        if not placed and copied and all(item.kind == "integer" for item in found):
            return None  # next to an integer that lies somewhere there may be numbers that were copied
        hits = _cut(placed or found, here)
        if merge and len({h.kind for h in hits}) > 1:
            hits = _numbers_of(hits)
        if index.has_pointers_somewhere and any(isinstance(h.kind, T.FloatType) and h.stride == h.size for h in placed):
            # numbers without gaps leave no room for pointers: they are in other blocks that the object stands for
            if not words or {(h.kind, h.size) for h in hits} != {(T.DOUBLE, 8)}:
                return None
            hits = [replace(h, kind=WORD) for h in hits]
        if words and {h.kind for h in hits} == {"pointer"} and any(item.kind == T.DOUBLE for item in found):
            return replace(min(hits, key=lambda h: h.size), kind=WORD)  # a number that lies somewhere may lie here
        if words and len({h.kind for h in hits}) > 1 and _are_words(hits):
            hits = [replace(h, kind=WORD) for h in hits]
        if len({h.kind for h in hits}) != 1:
            return None
        return min(hits, key=lambda h: h.size)

    def _placed_at(self, obj: MemoryObject, pointer: Value, position: int) -> Iterable[Evidence]:
        """The evidence of one byte of an object, as far as it is known where that is; or what fills it throughout."""
        address, where = self._place(pointer, obj)
        index = self._index(obj, where)
        if address is None:
            return [i for i in index.items if 0 < i.stride <= i.size] if self._throughout(obj, where) else ()
        return [i for i in index.at(address.constant + position, address.stride) if not is_anywhere(i)]

    def seen_from(self, pointer: Value) -> tuple[Evidence, ...]:
        """All evidence of what a pointer points to, relative to it; where it may lead to different things of which
        something is known, what all of them have in common. If they have pointers, these must be the same."""
        objects = self.pointers.objects(pointer)
        if len(objects) > 1:
            objects = frozenset(o for o in objects if self._items(o, self._place(pointer, o)[1]))
        seen = [self._seen_in(obj, pointer) for obj in self.pointers.in_order(objects)]
        leads = {frozenset(item for item in items if item.kind == "pointer") for items in seen}
        return tuple(e for e in seen[0] if all(e in s for s in seen)) if len(leads) == 1 else ()

    def _seen_in(self, obj: MemoryObject, pointer: Value) -> tuple[Evidence, ...]:
        address, where = self._place(pointer, obj)
        items = self._items(obj, where)
        if address is None:
            kind = self._throughout(obj, where)
            return tuple(i for i in items if 0 < i.stride <= i.size) if kind is not None else ()
        found: dict[Evidence, None] = {}
        for item in items:
            stride = gcd(item.stride, address.stride)
            if not (stride and stride < item.size):
                cut = Evidence(item.offset, stride, item.size, item.kind, item.rank)
                found[cut.moved(-address.constant)] = None
        return tuple(found)

    def is_told(self, pointer: Value) -> bool:
        """Whether evidence is of the very memory behind a pointer: not of what pointers kept elsewhere in the same
        object lead to, nor of memory that stands for blocks of several layouts."""
        for obj in self.pointers.objects(pointer):
            where = self._place(pointer, obj)[1]
            elsewhere = obj.kind == "pointee" and (where is None or where not in self._evidence.get(obj, {}))
            if elsewhere or obj.kind in ("handed", "unknown"):
                return False
        return True

    def tells_pointers(self, pointer: Value) -> bool:
        """Whether `seen_from` says where pointers are known to lie in the memory behind a pointer."""
        items = (i for o in self.pointers.objects(pointer) for i in self._items(o, self._place(pointer, o)[1]))
        return all(i.kind != "pointer" for i in items) or any(i.kind == "pointer" for i in self.seen_from(pointer))

    def is_free_of_pointers(self, pointer: Value, size: int | None) -> bool:
        """Whether no pointer is known to lie in the first bytes behind a pointer (None: anywhere in the memory)."""
        return not any(self._may_meet_pointer(pointer, obj, size) for obj in self.pointers.objects(pointer))

    def _may_meet_pointer(self, pointer: Value, obj: MemoryObject, size: int | None) -> bool:
        if obj.kind == "global" and self.pointers.module.is_constant_data(obj.origin):
            return False
        address, where = self._place(pointer, obj)
        unions = [i for i in self._unions.get(obj, ()) if i.kind == WORD_UNION]
        found = [*(i for i in self._items(obj, where) if i.kind == "pointer"), *unions]
        if size is None or address is None:  # (what a callee may have left there counts if types tell of pointers)
            held = self.pointers.contents.get(obj, ())
            return bool(found) or any(o.kind not in ("handed", "pointee") for o in held)
        return any(ranges_meet(address, size, Residue(i.offset, i.stride), i.size) for i in found)

    def numbers(self, pointer: Value) -> set[T.FloatType]:
        """The kinds of numbers that there is evidence of in the memory behind a pointer."""
        items = (i for o in self.pointers.objects(pointer) for i in self._index(o, self._place(pointer, o)[1]).items)
        return {i.kind for i in items if isinstance(i.kind, T.FloatType)}

    def numbers_beside_integers(self, pointer: Value) -> T.FloatType | None:
        """The kind of the numbers in memory that holds nothing else but integers, wherever in it the pointer leads:
        each number lies at a multiple of its size, and nowhere there is room for another one, or for a pointer, of
        which nothing is known. None where that is not so."""
        places = [(obj, self._place(pointer, obj)[1]) for obj in self.pointers.objects(pointer)]
        indices = [self._index(obj, where) for obj, where in places]
        kinds = {i.kind for index in indices for i in index.items}
        numbers = [k for k in kinds if isinstance(k, T.FloatType)]
        if len(numbers) != 1 or not kinds <= {numbers[0], "integer"}:
            return None
        size = self.pointers.module.layout.size(numbers[0])
        return numbers[0] if all(index.is_filled(size) for index in indices) else None


def _cut(items: list[Evidence], here: int) -> list[Evidence]:
    """What counts most of some items, with their sizes from a byte on: one of those that say the same."""
    top = max((item.rank for item in items), default=0)
    alike = {(i.kind, remaining(i, here), 0 < i.stride < _LEAST): i for i in items if i.rank == top}
    return [replace(item, size=size) for (_, size, _), item in alike.items()]


def _are_words(hits: list[Evidence]) -> bool:
    """Whether a place holds a double now and a pointer then."""
    return all(h.kind in (T.DOUBLE, "pointer", WORD) and h.size == 8 for h in hits)


def _numbers_of(hits: list[Evidence]) -> list[Evidence]:
    """Of numbers and integers in one place the numbers, if these lie in the same bytes."""
    numbers = [h for h in hits if isinstance(h.kind, T.FloatType)]
    places = {(h.offset % h.stride if h.stride else h.offset, h.size) for h in numbers}
    exact = all(h.stride == 0 or h.stride >= _LEAST for h in numbers)
    others = {h.kind for h in hits if h not in numbers}
    return numbers if exact and others == {"integer"} and len({p[1] for p in places}) == 1 else hits
