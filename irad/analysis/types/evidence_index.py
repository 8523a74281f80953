"""Evidence of one object, found by the byte: structs have hundreds of members, and each is asked for many times."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from math import gcd, lcm

from irad.analysis.types.evidence import Evidence, Kind, is_anywhere, is_by_the_byte, is_raw
from irad.ir import types as T

_LONGEST = 4096
"""Bytes of a layout that repeats."""

_LARGEST = 256
"""Items of more bytes are few: they are looked through."""


class EvidenceIndex:
    """A fixed set of evidence."""

    def __init__(self, items: Iterable[Evidence]) -> None:
        self.items = tuple(items)
        self._groups: dict[int, list[Evidence]] = {}
        self._tables: dict[int, dict[int, list[Evidence]]] = {}
        self._large: list[Evidence] = []
        self.agreed: dict[tuple[int, int, bool, bool, bool], Evidence | None] = {}
        """What is agreed on of a byte, by its place and how it is asked for: kept by who asks."""
        for item in self.items:
            if item.size > _LARGEST:
                self._large.append(item)
            else:
                self._groups.setdefault(item.stride, []).append(item)

    @cached_property
    def only(self) -> tuple[Kind | None, bool]:
        """The one kind that what counts most agrees on, and whether some of it repeats at its own size. Evidence that
        does not tell where it lies counts no more than what does; integers do not repeat over numbers that are
        declared; memory that is declared as bytes may hold anything."""
        known = [e for e in self.items if not is_raw(e)]
        top = max((e.rank for e in known if not is_by_the_byte(e)), default=0)
        items = [e for e in known if e.rank >= top]
        kinds = {e.kind for e in items}
        if kinds == {"integer"}:
            kinds = {e.kind for e in known if e.kind == "integer" or isinstance(e.kind, T.FloatType)}
        repeats = any(0 < e.stride <= e.size and (e.kind != "integer" or not is_anywhere(e)) for e in items)
        return next(iter(kinds)) if len(kinds) == 1 else None, repeats

    @cached_property
    def has_integers_beside(self) -> bool:
        """Whether there are integers of which it is known where they lie, and numbers only elsewhere."""
        numbers = [i for i in self.items if isinstance(i.kind, T.FloatType)]
        integers = (i for i in self.items if i.kind == "integer" and not (is_anywhere(i) or is_raw(i)))
        return bool(numbers) and any(not any(_covers(n, i.offset, i.stride) for n in numbers) for i in integers)

    @cached_property
    def has_pointers_somewhere(self) -> bool:
        """Whether there are pointers of which it is not known where they lie."""
        return any(i.kind == "pointer" and is_anywhere(i) for i in self.items)

    def at(self, offset: int, stride: int) -> list[Evidence]:
        """What may cover the byte at an offset modulo `stride` (0: just there), by the gcd test."""
        found = [i for i in self._large if _covers(i, offset, stride)]
        for own, items in self._groups.items():
            if gcd(own, stride) == own:
                found += self._table(own).get(offset % own if own else offset, ())
            else:
                found += [i for i in items if _covers(i, offset, stride)]
        return found

    def is_filled(self, size: int) -> bool:
        """Whether something is known of each `size` bytes of a layout that repeats, counted from its beginning, and all
        numbers in it lie at multiples of that."""
        placed = [i for i in self.items if not is_anywhere(i)]
        aligned = all(
            i.offset % size == 0 and i.stride % size == 0 for i in placed if isinstance(i.kind, T.FloatType)
        )
        period = lcm(*(i.stride for i in placed if i.stride))
        if not aligned or not 1 < period <= _LONGEST or period % size:
            return False
        known = {at for at in range(period) if any(not is_anywhere(i) for i in self.at(at, 0))}
        return all(any(at + n in known for n in range(size)) for at in range(0, period, size))

    def _table(self, stride: int) -> dict[int, list[Evidence]]:
        """The items of one stride by each byte that they cover."""
        known = self._tables.get(stride)
        if known is None:
            known = self._tables[stride] = {}
            for item in self._groups[stride]:
                for byte in range(item.offset, item.offset + (min(item.size, stride) if stride else item.size)):
                    known.setdefault(byte % stride if stride else byte, []).append(item)
        return known


@lru_cache(maxsize=4096)
def index_of(items: tuple[Evidence, ...]) -> EvidenceIndex:
    """The index of some evidence: in each derivative of a function, types come to the same."""
    return EvidenceIndex(items)


def _covers(item: Evidence, offset: int, stride: int) -> bool:
    step = gcd(item.stride, stride)
    distance = offset - item.offset
    return 0 <= (distance % step if step else distance) < item.size
