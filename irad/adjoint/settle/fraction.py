"""What integer code does to a number's fraction: whether an integer has the fraction of one number, digit by digit.

An integer is described as fields, lowest first: bits of one number (to which a constant may have been added), bits
that are locally constant (signs, exponents, what does not depend on numbers), and bits of which nothing is known.
From that follows what a number is that is put together from such an integer: another number with its exponent
changed, or one with fewer digits.

A carry out of the highest bit of a fraction is locally constant: it says on which side of a threshold the number is,
as a comparison does. A carry out of any other bit is not: it is that bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from irad.analysis.bitrange import lane_width, runs
from irad.analysis.bits import FRACTION, FractionBits, lane_constant
from irad.analysis.cfg import CFG
from irad.analysis.typetree import TypeFacts
from irad.ir.instructions import Instruction, Load, Phi
from irad.ir.values import Argument, Value

_DEEPEST = 60
"""So far back integer code is followed; what lies behind is a field of which only its fraction bits are known."""


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
_STEADY, _UNKNOWN = Field(1, "steady"), Field(1, "unknown")


class Merged(Value):
    """A number that is another one on each way to a merge, `at` a phi or a select: that of the way which is taken."""

    __slots__ = ("at", "numbers")

    def __init__(self, at: Instruction, numbers: tuple[Value, ...]) -> None:
        super().__init__(numbers[0].type, at.name)
        self.at = at
        self.numbers = numbers


@dataclass(frozen=True, slots=True)
class Edited:
    """A number whose bits were edited: `source` with fewer digits, with another sign or exponent, or both."""

    source: Value
    rounded: bool
    scaled: bool


class Fractions:
    """The fields of the integers of one function. `number` gives the number of which an integer has the bits: a
    floating one, or the integer itself if it is nothing but a number that is moved."""

    def __init__(self, cfg: CFG, masks: FractionBits, number: Callable[[Value], Value | None]) -> None:
        self._cfg = cfg
        self._masks = masks
        self._number = number
        self._known: dict[Value, Fields] = {}
        self._open: set[Value] = set()
        self._merges: dict[tuple[object, ...], Value] = {}

    def edited(self, value: Value) -> Edited | None:
        """The number that an integer is, if all that has changed of it is locally constant.

        Digits count as rounded off where three eighths of them are left: with fewer, the number stands for an
        interval (it selects a row of a table), and a derivative of 1 would not be what is meant.
        """
        size = lane_width(value.type)
        fields = list(self.of(value))
        cleared = 0
        while fields and fields[0].is_steady:
            cleared += fields.pop(0).size
        if not fields or fields[0].kind != "bits" or fields[0].start != cleared:
            return None
        kept, *above = fields
        assert kept.source is not None
        digits = FRACTION[size]
        fewest = -(-3 * digits // 8)
        if lane_width(kept.source.type) != size or not kept.ends_fraction or digits - cleared < fewest:
            return None
        if not above:
            added = min(kept.value, (1 << kept.size) - kept.value) << cleared
            return Edited(kept.source, True, False) if added <= 1 << digits - fewest else None
        if kept.value or not all(f.is_steady for f in above):
            return None
        return Edited(kept.source, cleared > 0, True)

    def is_hidden(self, value: Value) -> bool:
        """Whether an integer is locally constant, which the masks of fraction bits do not tell."""
        return bool(self._masks.mask(value)) and all(f.is_steady for f in self.of(value))

    def of(self, value: Value) -> Fields:
        """The fields of an integer (of each lane of a vector), lowest first."""
        bits = lane_constant(value)
        if bits is not None:
            return (Field(lane_width(value.type), "constant", value=bits),)
        if value not in self._known:
            if value in self._open or len(self._open) > _DEEPEST:
                return self._leaf(value)
            self._open.add(value)
            self._known[value] = _joined(self._told(value, self._make(value)))
            self._open.remove(value)
        return self._known[value]

    def _leaf(self, value: Value) -> Fields:
        return self._told(value, (Field(lane_width(value.type), "unknown"),))

    def _told(self, value: Value, fields: Fields) -> Fields:
        """Unknown bits that no fraction reaches are steady."""
        mask = self._masks.mask(value)
        found: list[Field] = []
        at = 0
        for field in fields:
            parts = _cut(field, [end for run in runs(mask >> at, field.size) for end in run])
            for part in parts:
                clean = part.kind == "unknown" and not mask >> at & 1
                found.append(replace(part, kind="steady") if clean else part)
                at += part.size
        return tuple(found)

    def _make(self, value: Value) -> Fields:
        size = lane_width(value.type)
        number = self._number(value) if size in FRACTION else None
        if number is not None:
            return (Field(size, "bits", number),)
        if isinstance(value, Instruction) and value.type.scalar.is_integer:
            found = self._operation(value, size)
            if found is not None:
                return found
        return (Field(size, "unknown"),)

    def _operation(self, inst: Instruction, size: int) -> Fields | None:
        opcode, operands = inst.opcode, inst.operands
        if opcode in _BITWISE:
            first, second = (_in_runs(self.of(o)) for o in operands)
            return tuple(_BITWISE[opcode](a, b) for a, b in _beside(first, second))
        if opcode in ("add", "sub"):
            return _sum(self.of(operands[0]), self.of(operands[1]), -1 if opcode == "sub" else 1)
        if opcode in ("trunc", "zext", "sext"):
            inner = self.of(operands[0])
            return _low(inner, size) if opcode == "trunc" else (*inner, *_extension(inner, opcode, size))
        if opcode in ("shl", "lshr", "ashr"):
            return self._shifted(inst, size)
        if opcode == "freeze":
            return self.of(operands[0])
        if opcode == "bitcast" and lane_width(operands[0].type) == size and operands[0].type.scalar.is_integer:
            return self.of(operands[0])
        if opcode == "select" or isinstance(inst, Phi):
            return self._merge(inst, [self.of(o) for o in (operands[1:] if opcode == "select" else operands)])
        return None

    def _merge(self, inst: Instruction, ways: list[Fields]) -> Fields:
        """Bits of the same number on all ways; or of one number on each, which make one where several merges have their
        parts."""
        found: list[Field] = []
        for fields in _beside(*map(_in_runs, ways)):
            first = fields[0]
            sources = tuple(f.source for f in fields if f.source is not None)
            merged = replace(_STEADY if all(f.is_steady for f in fields) else _UNKNOWN, size=first.size)
            if all(f == first for f in fields) and all(self._is_this(inst, s) for s in sources):
                merged = first
            elif len(sources) == len(fields) and len({replace(f, source=None) for f in fields}) == 1:
                source = self._merged(inst, sources)
                merged = replace(first, source=source) if source is not None else merged
            found.append(merged)
        return tuple(found)

    def _is_this(self, inst: Instruction, number: Value) -> bool:
        """Whether a number that is handed on is the one of the same name at a merge: not that of an earlier iteration.
        """
        if inst.opcode == "select" or isinstance(number, Argument):
            return True
        at = number.at if isinstance(number, Merged) else number
        assert isinstance(at, Instruction) and at.block is not None and inst.block is not None
        return self._cfg.dominates(at.block, inst.block)

    def _merged(self, inst: Instruction, numbers: tuple[Value, ...]) -> Value | None:
        """The number that is one of several at a merge; None where it cannot be had."""
        if len({lane_width(n.type) for n in numbers}) > 1:
            return None
        if not isinstance(inst, Phi):
            made = self._chosen.get((inst.operands[0], *numbers)) or Merged(inst, numbers)
            return self._merges.setdefault((inst.operands[0], *numbers), made)
        if any(isinstance(n, Merged) and not isinstance(n.at, Phi) for n in numbers):
            return None
        assert inst.block is not None
        ways = dict(zip(inst.blocks, numbers, strict=True))
        key = (inst.block, *(ways[b] for b in self._cfg.predecessors[inst.block]))
        if key not in self._merges:
            own = (p for p in inst.block.phis if p not in self._open)
            same = (p for p in own if all(self._is_whole(p.incoming(b), n) for b, n in ways.items()))
            known = (p if p.type.scalar.is_float else self._number(p) for p in same)
            self._merges[key] = next((p for p in known if p is not None), Merged(inst, numbers))
        return self._merges[key]

    def _is_whole(self, value: Value, number: Value) -> bool:
        """Whether a value is a number, or its bits."""
        integer = value.type.scalar.is_integer
        return value is number or (integer and self.of(value) == (Field(lane_width(number.type), "bits", number),))

    @cached_property
    def _chosen(self) -> dict[tuple[Value, ...], Instruction]:
        """The floating numbers that are one of two, by the condition and these."""
        found = (i for b in self._cfg.order for i in b.instructions if i.opcode == "select")
        return {tuple(i.operands): i for i in found if i.type.scalar.is_float}

    def _shifted(self, inst: Instruction, size: int) -> Fields | None:
        by = lane_constant(inst.operands[1])
        if by is None or not 0 < by < size:
            return None
        inner = self.of(inst.operands[0])
        if inst.opcode == "shl":
            return (Field(by, "constant"), *_low(inner, size - by))
        extension = _extension(inner, "zext" if inst.opcode == "lshr" else "sext", _size(inner) + by)
        return (*_high(inner, by), *extension)


def fractions_of(types: TypeFacts) -> Fractions:
    """The fields of the integers of a function whose types are known."""

    def number(value: Value) -> Value | None:
        made = value.operands[0] if isinstance(value, Instruction) and value.opcode == "bitcast" else value
        kind = types.carried(value) if isinstance(value, (Load, Phi)) else made.type
        same = kind is not None and kind.scalar.is_float and lane_width(kind) == lane_width(value.type)
        return made if same else None

    return Fractions(types.pointers.cfg, types.fraction_bits(), number)


def threshold(first: Fields, second: Fields) -> tuple[int, int] | None:
    """Where a sum of two integers carries out of a number's fraction: the place of that carry, and the constant that is
    added below; None if there is no such place."""
    at = 0
    for field in first:
        if field.kind == "bits" and not field.is_steady:
            place = at + min(field.size, field.source_fraction - field.start)
            whole = _size(first)
            below = _joined(_low(second, place))
            known = len(below) == 1 and below[0].kind == "constant"
            return (place, below[0].value) if field.ends_fraction and place < whole and known else None
        if not field.is_steady:
            return None
        at += field.size
    return None


# -- fields


def _size(fields: Fields) -> int:
    return sum(f.size for f in fields)


def _cut(field: Field, places: list[int]) -> list[Field]:
    """A field in parts, cut at some places, counted from its lowest bit."""
    parts: list[Field] = []
    at = 0
    for place in sorted({p for p in places if 0 < p < field.size}):
        low, field = _halves(field, place - at)
        parts.append(low)
        at = place
    return [*parts, field]


def _halves(field: Field, size: int) -> tuple[Field, Field]:
    """A field cut in two. The lower part hands on a carry where something was added to it."""
    rest = field.size - size
    low, high = field.value & ((1 << size) - 1), field.value >> size
    if field.kind != "bits":
        return replace(field, size=size, value=low), replace(field, size=rest, value=high)
    below = replace(field, size=size, value=low)
    if not low:
        return below, replace(field, size=rest, start=field.start + size, value=high)
    return below, replace(_STEADY if below.ends_fraction else _UNKNOWN, size=rest)


def _low(fields: Fields, size: int) -> Fields:
    """The lowest bits."""
    found: list[Field] = []
    for field in fields:
        if size >= field.size:
            found.append(field)
        elif size > 0:
            found.append(_halves(field, size)[0])
        size -= field.size
    return tuple(found)


def _high(fields: Fields, start: int) -> Fields:
    """All but the lowest bits."""
    found: list[Field] = []
    for field in fields:
        if start <= 0:
            found.append(field)
        elif start < field.size:
            found.append(_halves(field, start)[1])
        start -= field.size
    return tuple(found)


def _extension(fields: Fields, opcode: str, size: int) -> Fields:
    """What is put above some bits by an extension."""
    rest = size - _size(fields)
    if opcode == "zext":
        return (Field(rest, "constant"),)
    sign = _high(fields, _size(fields) - 1)[-1]
    return (replace(_STEADY if sign.is_steady else _UNKNOWN, size=rest),)


def _in_runs(fields: Fields) -> Iterator[Field]:
    """The same fields, constants cut into runs of zeros and of ones."""
    for field in fields:
        constant = field.kind == "constant"
        yield from _cut(field, [end for run in runs(field.value, field.size) for end in run]) if constant else [field]


def _joined(fields: Fields) -> Fields:
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
    return replace(_STEADY if a.is_steady and b.is_steady else _UNKNOWN, size=a.size)


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
    return replace(_STEADY if a.is_steady and b.is_steady else _UNKNOWN, size=a.size)


_BITWISE: dict[str, Callable[[Field, Field], Field]] = {"and": _and, "or": _or, "xor": _xor}


def _beside(*integers: Iterable[Field]) -> Iterator[tuple[Field, ...]]:
    """Fields of several integers that lie beside one another, cut where others end."""
    rest = [list(fields) for fields in integers]
    while rest[0]:
        size = min(way[0].size for way in rest)
        for way in rest:
            if way[0].size > size:
                way[:1] = _halves(way[0], size)
        yield tuple(way.pop(0) for way in rest)


def _summands(first: Fields, second: Fields, sign: int) -> Iterator[tuple[Field, Field]]:
    """Fields that are added, constants last. A number's exponent is apart where nothing is added to its fraction."""
    for a, b in _beside(_joined(first), _joined(second)):
        if sign > 0 and a.kind == "constant":
            a, b = b, a
        place = a.source_fraction - a.start if a.kind == "bits" and b.kind == "constant" else 0
        if 0 < place < a.size and not b.value & ((1 << place) - 1):
            yield from zip(_halves(a, place), _halves(b, place), strict=True)
        else:
            yield a, b


def _sum(first: Fields, second: Fields, sign: int) -> Fields:
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
            found.append(replace(_STEADY, size=a.size))
            carry = None
        else:
            break
    rest = _size(first) - _size(tuple(found))
    return (*found, Field(rest, "unknown")) if rest else tuple(found)


__all__ = ["Edited", "Field", "Fields", "Fractions", "Merged", "fractions_of", "threshold"]
