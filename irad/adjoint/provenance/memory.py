"""Which bytes of memory hold bits of active numbers, and whether their shadow takes the adjoint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import gcd

from irad.analysis.alias.linear_address import Residue, ranges_meet, residue, tbaa_disjoint
from irad.analysis.alias.memory import MemoryObject
from irad.ir.instructions import Instruction

_FEW = 8

_MOST = 48
"""So many ranges of one object are told apart; of more it counts as tainted anywhere."""


@dataclass(frozen=True, slots=True)
class TaintedBytes:
    """Bytes [offset, offset + size) of an object, modulo `stride` (0: just there, 1: anywhere).

    mask: which of their bits depend on fractions of active numbers. adjoint: whether the shadow of these bytes takes
    the adjoint; otherwise it is lost if they become numbers. tag: the type of the access that put them there, None
    where that says nothing. low: none of them lies before this offset, None if that is not known. whole: the bytes are
    numbers of this size, each at an address that is a multiple of it; 0 if that is not known. stored: they were put
    there as numbers, not by copies of whatever it was.
    """

    offset: int
    stride: int
    size: int
    mask: int
    adjoint: bool
    tag: str | None = None
    low: int | None = None
    whole: int = 0
    stored: bool = False
    lane: int = 0

    @property
    def width(self) -> int:
        """How many bytes were put there at once, at most."""
        return max(self.whole, -(-self.mask.bit_length() // 8) - self._first) if self.lane else self.size

    @property
    def _first(self) -> int:
        """The first tainted byte of each lane."""
        return ((self.mask & -self.mask).bit_length() - 1) // 8

    @property
    def is_anywhere(self) -> bool:
        return self.stride == 1

    def spread(self) -> TaintedBytes:
        """The same bytes, wherever they lie."""
        return TaintedBytes(0, 1, 1, 255, self.adjoint, self.tag, None, self.whole, self.stored)

    def seen_from(self, address: Residue | None) -> TaintedBytes:
        """The same bytes, counted from an address in the object instead of from its beginning."""
        return self.moved(None if address is None else replace(address, constant=-address.constant))

    def moved(self, address: Residue | None) -> TaintedBytes:
        """The same bytes of an object that begins at an address in another one, as parts of that."""
        if address is None or self.is_anywhere:
            return self.spread()
        if address.stride and self.lane:
            return self._unbounded().moved(address)
        stride = gcd(self.stride, address.stride)
        if stride and stride < self.size:
            return self.spread()
        offset = self.offset + address.constant
        low = None if address.stride or self.low is None else self.low + address.constant
        return replace(self, offset=offset % stride if stride else offset, stride=stride, low=low)

    def among(self, row: Row) -> TaintedBytes:
        """The same bytes, counted from a pointer that leads into a row of an object, as some of that row's."""
        if self.lane:
            return self._unbounded().among(row)
        inner = Residue(self.offset, self.stride) + row.inner if not self.is_anywhere else Residue(0, 1)
        if not inner.stride:
            return replace(self, offset=inner.constant, stride=0, low=None).moved(row.start)
        lane = inner.stride if inner.stride >= self.size and not row.size % inner.stride else 1
        bits, every = self.mask << 8 * (inner.constant % lane), (1 << 8 * lane) - 1
        mask = (bits & every) | (bits >> 8 * lane) if lane > 1 else 255
        return replace(
            self, offset=row.start.constant, stride=row.start.stride, size=row.size, mask=mask, low=None, lane=lane
        )

    def may_be_among(self, row: Row, size: int | None) -> bool:
        """Whether some of these bytes may be those of an access in a row; of which size, if that is known."""
        if not self.meets(row.start, row.size, None):
            return False
        same = self.size == row.size and Residue(self.offset, self.stride) == row.start and self.lane > 1
        if not same or size is None:
            return True
        return ranges_meet(row.inner, size, Residue(self._first, self.lane), self.width)

    def _unbounded(self) -> TaintedBytes:
        """The same bytes, of each lane, however many lanes there are."""
        step, first = gcd(self.lane, self.stride), self._first
        if step < self.width:
            return self.spread()
        mask = self.mask >> 8 * first
        at = (self.offset + first) % step
        return replace(self, offset=at, stride=step, size=self.width, mask=mask, lane=0, low=None)

    def parts(self) -> Iterator[TaintedBytes]:
        """The same bytes, those of each lane apart."""
        first = self._first
        for at in range(self.offset + first, self.offset + self.size, self.lane):
            yield replace(self, offset=at, size=self.width, mask=self.mask >> 8 * first, lane=0)

    def within(self, size: int | None) -> list[TaintedBytes]:
        """The bytes in a block of known size that these are counted from, one by one where they are few."""
        if not size or self.is_anywhere or not self.stride or size > _FEW * self.stride:
            return [self]
        first = self.offset % self.stride - self.stride
        return [replace(self, offset=at, stride=0) for at in range(first, size, self.stride) if at + self.size > 0]

    def repeated(self, step: int) -> TaintedBytes:
        """The same bytes, and those a multiple of some bytes away."""
        stride = gcd(self.stride, step)
        if stride == self.stride:
            return self
        if stride < self.size:
            return self.spread()
        return replace(self, offset=self.offset % stride, stride=stride, low=None)

    def covers(self, other: TaintedBytes) -> bool:
        """Whether this says all that another one does."""
        alike = self.adjoint == other.adjoint and self.tag in (None, other.tag) and self.low in (None, other.low)
        alike = alike and self.stored in (False, other.stored)
        if self.is_anywhere or not alike:
            return self.is_anywhere and alike and self.whole in (0, other.whole)
        if self.lane and not self.stride and not other.stride and (other.lane or other.size) == self.lane:
            far = other.offset - self.offset
            return 0 <= far <= self.size - other.size and not far % self.lane and not other.mask & ~self.mask
        if self.size != other.size or self.lane != other.lane or other.mask & ~self.mask:
            return False
        if not self.stride:
            return self.offset == other.offset and not other.stride
        return other.stride % self.stride == 0 and (other.offset - self.offset) % self.stride == 0

    def meets(
        self, address: Residue | None, size: int, tag: str | None, numbers: Iterable[int] = (), many: bool = False
    ) -> bool:
        """Whether an access of the object may read some of these bytes. Types of accesses count only where one of the
        places is not known, or where the object stands for `many` blocks: programs copy numbers as integers, whatever a
        language says of that. numbers: where the struct of which the access reads a member has its numbers, counted
        from the access."""
        unplaced = many or self.is_unplaced(address, size) or self._is_row_of(address, numbers)
        if unplaced and tbaa_disjoint(self.tag, tag):
            return False
        if address is None or self.is_anywhere:
            return True
        if self.low is not None and not address.stride and address.constant + size <= self.low:
            return False
        met = ranges_meet(address, size, Residue(self.offset, self.stride), self.size)
        return met and (not self.lane or self._unbounded().lies_in(address, size))

    def lies_in(self, address: Residue, size: int) -> bool:
        """Whether an access of the object may read some of these bytes, by place alone."""
        return self.is_anywhere or ranges_meet(address, size, Residue(self.offset, self.stride), self.size)

    def is_unplaced(self, address: Residue | None, size: int) -> bool:
        """Whether only types can tell if an access of an integer is one of these bytes: somewhere in a row of numbers,
        at a place at which no number of the row begins, a member may lie behind the row."""
        if address is None or self.is_anywhere:
            return True
        return bool(self.stride) and not address.stride and self.size != size and not self.lane

    def _is_row_of(self, address: Residue | None, numbers: Iterable[int]) -> bool:
        """Whether these are a row of numbers, stored as such, which begins at a number of the struct of which an access
        reads another member: how far the row goes, only types can tell."""
        if address is None or address.stride or not self.stride or not self.stored or self.lane:
            return False
        return any((address.constant + at - self.offset) % self.stride == 0 for at in numbers)

    def mask_in(self, address: Residue | None, size: int, lane: int) -> int:
        """Which bits of each lane (of `lane` bytes) of an access of `size` bytes are tainted."""
        everything = (1 << 8 * lane) - 1
        if address is None or self.is_anywhere or size % lane:
            return everything
        if self.lane:
            return self._unbounded().mask_in(address, size, lane)
        step = gcd(self.stride, address.stride)
        if step % lane:
            return everything
        distance = self.offset - address.constant
        period = step or size
        starts = [distance] if not step else range(distance % period - period, lane, period)
        found = 0
        for start in starts:
            at = start % lane if size > lane and start >= 0 else start  # (of a vector, in which lane does not matter)
            if -self.size < at < lane:
                found |= self.mask << 8 * at if at >= 0 else self.mask >> -8 * at
        return found & everything


@dataclass(frozen=True, slots=True)
class Row:
    """The bytes of an object that a pointer stays in: where they begin, how many they are, and how far behind their
    beginning the pointer leads."""

    start: Residue
    size: int
    inner: Residue


_MOST_ROWS = 16


def in_array(row: Row, low: int, high: int) -> tuple[Row, ...]:
    """A row of some struct of an array, which lies in these bytes of an object: the rows of all of them, where they are
    few, or else each element of the row as one of the array's."""
    stride = row.start.stride
    firsts = range(low + (row.start.constant - low) % stride, high - row.size + 1, stride)
    if len(firsts) <= _MOST_ROWS:
        return tuple(replace(row, start=Residue(first, 0)) for first in firsts)
    inner = row.inner
    places = range(inner.constant % inner.stride, row.size, inner.stride) if inner.stride else (inner.constant,)
    if len(places) <= _MOST_ROWS and not (high - low) % stride:
        far = row.start.constant - low
        return tuple(Row(Residue(low, 0), high - low, residue(far + at, stride)) for at in places)
    return (row,) if row.size <= stride else ()


Taints = frozenset[TaintedBytes]
NOTHING: Taints = frozenset()


def in_order(found: Taints) -> list[TaintedBytes]:
    """Tainted bytes in an order of their own, so that nothing depends on how sets are kept."""
    return sorted(
        found,
        key=lambda t: (
            t.offset, t.stride, t.size, t.mask, t.adjoint, t.tag or "", t.low is None, t.low or 0, t.whole, t.stored,
            t.lane,
        ),
    )  # fmt: skip


def _period(places: list[TaintedBytes]) -> int | None:
    """The distance at which tainted bytes repeat themselves with the least of them in between: the size of the
    structs of an array. None if that tells them apart no better."""
    known = [p for p in places if not p.is_anywhere]
    best, density = None, 1.0
    for step in sorted({abs(p.offset - known[0].offset) for p in known if p.size == known[0].size} - {0}):
        repeated = {p.repeated(step) for p in known}
        share = sum(p.size for p in repeated) / step
        if len(repeated) <= _MOST // 2 and share < density and not any(p.is_anywhere for p in repeated):
            best, density = step, share
    return best


def _in_runs(held: dict[TaintedBytes, Instruction | None]) -> dict[TaintedBytes, Instruction | None]:
    """The same bytes, neighbours that are alike as one."""
    found: dict[TaintedBytes, Instruction | None] = {}
    runs: dict[TaintedBytes, list[TaintedBytes]] = {}
    for each in sorted(held, key=lambda t: t.offset):
        lane = each.lane or each.size
        run = None if each.stride or each.is_anywhere else runs.setdefault(
            replace(each, offset=0, size=lane, lane=lane, low=None), []
        )  # fmt: skip
        before = run[-1] if run else None
        far = each.offset - before.offset if before is not None else 0
        if run is None or before is None or far > before.size or far % lane:
            found[each] = held[each]
            if run is not None:
                run.append(each)
            continue
        assert before is not None
        size = max(before.size, far + each.size)
        run[-1] = replace(before, size=size, lane=lane, low=None)
        found[run[-1]] = found.pop(before)
    return found


@dataclass(eq=False)
class TaintedMemory:
    """The tainted bytes of each object, each with an instruction at which the bits left what carries adjoints."""

    held: dict[MemoryObject, dict[TaintedBytes, Instruction | None]] = field(default_factory=dict)

    def note(self, obj: MemoryObject, found: TaintedBytes, origin: Instruction | None) -> bool:
        """Add tainted bytes; returns whether that is new."""
        held = self.held.setdefault(obj, {})
        if found in held or any(known.covers(found) for known in held):
            return False
        if len(held) >= _MOST:
            self.held[obj] = held = _in_runs(held)
        if len(held) >= _MOST:
            step = _period([*held, found])
            if step is None:
                found = replace(found.spread(), tag=None, stored=False)
                if found in held:
                    return False
            else:
                first = next(iter(held.values()))
                self.held[obj] = held = {t.repeated(step): o for t, o in held.items()}
                found, origin = found.repeated(step), origin or first
        held[found] = origin
        return True

    def of(self, obj: MemoryObject) -> Iterator[tuple[TaintedBytes, Instruction | None]]:
        yield from self.held.get(obj, {}).items()

    def all(self, obj: MemoryObject) -> Taints:
        return frozenset(self.held.get(obj, ()))

    def origin(self, objects: Iterable[MemoryObject]) -> Instruction | None:
        """Where bits that are lost in some objects came from."""
        for obj in objects:
            for found, origin in self.of(obj):
                if not found.adjoint and origin is not None:
                    return origin
        return None
