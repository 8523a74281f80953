"""Integers as fields: neighbouring bits that are bits of one number, or locally constant, or not known.

A carry out of the highest bit of a number's fraction is locally constant: it says on which side of a threshold the
number is, as a comparison does. A carry out of any other bit is not: it is that bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from irad.analysis.types.bit_provenance import lane_width, runs
from irad.analysis.types.float_bit_idioms import FRACTION
from irad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Field:
    """Some neighbouring bits of an integer.

    kind: "constant" (`value`), "steady" (locally constant), "bits" (those of `source` from `start` on, plus `value`,
    modulo 2^size) or "unknown".
    """

    size: int
    kind: str
    source: Value | None = None
    start: int = 0
    value: int = 0

    @property
    def is_steady(self) -> bool:
        """Whether the bits are locally constant: a number's sign and exponent are."""
        return self.kind in ("constant", "steady") or (self.kind == "bits" and self.start >= self.source_fraction)

    @property
    def ends_fraction(self) -> bool:
        """Whether the highest bit of the number's fraction is among these, so that a carry is a threshold."""
        return self.start + self.size >= self.source_fraction

    @property
    def source_fraction(self) -> int:
        """How many bits of the number are its fraction."""
        assert self.source is not None
        return FRACTION[lane_width(self.source.type)]


Fields = tuple[Field, ...]
STEADY, UNKNOWN = Field(1, "steady"), Field(1, "unknown")


def size_of(fields: Fields) -> int:
    return sum(f.size for f in fields)


def cut(field: Field, places: list[int]) -> list[Field]:
    """A field in parts, cut at some places, counted from its lowest bit."""
    parts: list[Field] = []
    at = 0
    for place in sorted({p for p in places if 0 < p < field.size}):
        low, field = halves(field, place - at)
        parts.append(low)
        at = place
    return [*parts, field]


def halves(field: Field, size: int) -> tuple[Field, Field]:
    """A field cut in two. The lower part hands on a carry where something was added to it."""
    rest = field.size - size
    low, high = field.value & ((1 << size) - 1), field.value >> size
    if field.kind != "bits":
        return replace(field, size=size, value=low), replace(field, size=rest, value=high)
    below = replace(field, size=size, value=low)
    if not low:
        return below, replace(field, size=rest, start=field.start + size, value=high)
    return below, replace(STEADY if below.ends_fraction else UNKNOWN, size=rest)


def low_bits(fields: Fields, size: int) -> Fields:
    """The lowest bits."""
    found: list[Field] = []
    for field in fields:
        if size >= field.size:
            found.append(field)
        elif size > 0:
            found.append(halves(field, size)[0])
        size -= field.size
    return tuple(found)


def high_bits(fields: Fields, start: int) -> Fields:
    """All but the lowest bits."""
    found: list[Field] = []
    for field in fields:
        if start <= 0:
            found.append(field)
        elif start < field.size:
            found.append(halves(field, start)[1])
        start -= field.size
    return tuple(found)


def extension(fields: Fields, opcode: str, size: int) -> Fields:
    """What is put above some bits by an extension."""
    rest = size - size_of(fields)
    if opcode == "zext":
        return (Field(rest, "constant"),)
    sign = high_bits(fields, size_of(fields) - 1)[-1]
    return (replace(STEADY if sign.is_steady else UNKNOWN, size=rest),)


def in_runs(fields: Fields) -> Iterator[Field]:
    """The same fields, constants cut into runs of zeros and of ones."""
    for field in fields:
        constant = field.kind == "constant"
        yield from cut(field, [end for run in runs(field.value, field.size) for end in run]) if constant else [field]


def joined(fields: Fields) -> Fields:
    """Neighbours that are one field."""
    found: list[Field] = []
    for field in fields:
        last = found[-1] if found else None
        both = last is not None and last.kind == field.kind
        if both and last is not None and field.kind == "constant":
            found[-1] = replace(last, size=last.size + field.size, value=last.value | field.value << last.size)
        elif both and last is not None and (field.kind != "bits" or _follows(last, field)):
            found[-1] = replace(last, size=last.size + field.size)
        else:
            found.append(field)
    return tuple(found)


def _follows(low: Field, high: Field) -> bool:
    same = low.source is high.source and low.start + low.size == high.start
    return same and not low.value and not high.value


def _is_all(field: Field, bit: int) -> bool:
    return field.kind == "constant" and field.value == ((1 << field.size) - 1) * bit


def _both(a: Field, b: Field) -> Field:
    """What two fields are of which one or the other counts, bit by bit."""
    if a == b:
        return a
    return replace(STEADY if a.is_steady and b.is_steady else UNKNOWN, size=a.size)


def _and(a: Field, b: Field) -> Field:
    for one, other in ((a, b), (b, a)):
        if _is_all(one, 0) or _is_all(other, 1):
            return one
    return _both(a, b)


def _or(a: Field, b: Field) -> Field:
    for one, other in ((a, b), (b, a)):
        if _is_all(one, 1) or _is_all(other, 0):
            return one
    return _both(a, b)


def _xor(a: Field, b: Field) -> Field:
    for one, other in ((a, b), (b, a)):
        if _is_all(other, 0):
            return one
    return replace(STEADY if a.is_steady and b.is_steady else UNKNOWN, size=a.size)


BITWISE: dict[str, Callable[[Field, Field], Field]] = {"and": _and, "or": _or, "xor": _xor}


def beside(*integers: Iterable[Field]) -> Iterator[tuple[Field, ...]]:
    """Fields of several integers that lie beside one another, cut where others end."""
    rest = [list(fields) for fields in integers]
    while rest[0]:
        size = min(way[0].size for way in rest)
        for way in rest:
            if way[0].size > size:
                way[:1] = halves(way[0], size)
        yield tuple(way.pop(0) for way in rest)


def _summands(first: Fields, second: Fields, sign: int) -> Iterator[tuple[Field, Field]]:
    """Fields that are added, constants last. A number's exponent is apart where nothing is added to its fraction."""
    for a, b in beside(joined(first), joined(second)):
        if sign > 0 and a.kind == "constant":
            a, b = b, a
        place = a.source_fraction - a.start if a.kind == "bits" and b.kind == "constant" else 0
        if 0 < place < a.size and not b.value & ((1 << place) - 1):
            yield from zip(halves(a, place), halves(b, place), strict=True)
        else:
            yield a, b


def sum_of(first: Fields, second: Fields, sign: int) -> Fields:
    """The fields of a sum or a difference. The carry is a number, or None for one that is steady."""
    found: list[Field] = []
    carry: int | None = 0
    for a, b in _summands(first, second, sign):
        if carry == 0 and _is_all(b, 0):
            found.append(a)
        elif carry is not None and b.kind == "constant" and a.kind in ("constant", "bits"):
            wrapped, value = divmod(a.value + sign * (b.value + carry), 1 << a.size)
            found.append(replace(a, value=value))
            moved = b.value + carry & (1 << a.size) - 1
            exact = a.kind == "constant" or not moved
            if not (exact or a.ends_fraction):
                break
            carry = (abs(wrapped) if a.kind == "constant" else b.value + carry >> a.size) if exact else None
        elif a.is_steady and b.is_steady:
            found.append(replace(STEADY, size=a.size))
            carry = None
        else:
            break
    rest = size_of(first) - size_of(tuple(found))
    return (*found, Field(rest, "unknown")) if rest else tuple(found)


def threshold(first: Fields, second: Fields) -> tuple[int, int] | None:
    """Where a sum of two integers carries out of a number's fraction: the place of that carry, and the constant that
    is added below; None if there is no such place."""
    at = 0
    for field in first:
        if field.kind == "bits" and not field.is_steady:
            place = at + min(field.size, field.source_fraction - field.start)
            whole = size_of(first)
            below = joined(low_bits(second, place))
            known = len(below) == 1 and below[0].kind == "constant"
            return (place, below[0].value) if field.ends_fraction and place < whole and known else None
        if not field.is_steady:
            return None
        at += field.size
    return None


__all__ = [
    "BITWISE",
    "STEADY",
    "UNKNOWN",
    "Field",
    "Fields",
    "beside",
    "cut",
    "extension",
    "halves",
    "high_bits",
    "in_runs",
    "joined",
    "low_bits",
    "size_of",
    "sum_of",
    "threshold",
]
