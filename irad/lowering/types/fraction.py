"""What integer code does to a number's fraction: whether an integer has the fraction of one number, digit by digit.

An integer is described as fields, lowest first: bits of one number (to which a constant may have been added), bits
that are locally constant (signs, exponents, what does not depend on numbers), and bits of which nothing is known.
From that follows what a number is that is put together from such an integer: another number with its exponent
changed, or one with fewer digits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property

from irad.analysis.cfg import CFG
from irad.analysis.types.bit_provenance import lane_width, runs, width
from irad.analysis.types.float_bit_idioms import FRACTION, FractionBits, lane_constant
from irad.analysis.types.type_inference import TypeFacts
from irad.ir.instructions import Block, Branch, Call, Compare, Instruction, Load, Phi, Store
from irad.ir.values import Argument, Value
from irad.lowering.types.fields import (
    BITWISE,
    STEADY,
    UNKNOWN,
    Field,
    Fields,
    beside,
    cut,
    extension,
    high_bits,
    in_runs,
    joined,
    low_bits,
    size_of,
    sum_of,
)

_DEEPEST = 60
"""So far back integer code is followed; what lies behind is a field of which only its fraction bits are known."""
_EQUALITY = ("eq", "ne")
_SIGNS = ("llvm.fabs.", "llvm.copysign.")


class Merged(Value):
    """A number that is another one on each way to a merge, `at` a phi or a select: that of the way which is taken."""

    __slots__ = ("at", "numbers")

    def __init__(self, at: Instruction, numbers: tuple[Value, ...]) -> None:
        super().__init__(numbers[0].type, at.name)
        self.at = at
        self.numbers = numbers


@dataclass(frozen=True, slots=True)
class Edited:
    """A number whose bits were edited: `source` with fewer digits, with another sign or exponent, or both. steady:
    which of its bits are taken for locally constant."""

    source: Value
    steady: int
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
        steady, at = 0, 0
        for field in fields:
            steady |= (1 << field.size) - 1 << at if field.is_steady and field.kind != "constant" else 0
            at += field.size
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
            return Edited(kept.source, steady, True, False) if added <= 1 << digits - fewest else None
        if kept.value or not all(f.is_steady for f in above):
            return None
        return Edited(kept.source, steady, cleared > 0, True)

    def is_hidden(self, value: Value) -> bool:
        """Whether an integer is locally constant, which the masks of fraction bits do not tell."""
        return bool(self._masks.mask(value)) and all(f.is_steady for f in self.of(value))

    def hides(self, value: Value, place: int) -> bool:
        """Whether the bits of an integer from a place on are locally constant, which the masks do not tell."""
        return bool(self._masks.mask(value) >> place) and all(f.is_steady for f in high_bits(self.of(value), place))

    def of(self, value: Value) -> Fields:
        """The fields of an integer (of each lane of a vector), lowest first."""
        bits = lane_constant(value)
        if bits is not None:
            return (Field(lane_width(value.type), "constant", value=bits),)
        if value not in self._known:
            if value in self._open or len(self._open) > _DEEPEST:
                return self._leaf(value)
            self._open.add(value)
            self._known[value] = joined(self._told(value, self._make(value)))
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
            parts = cut(field, [end for run in runs(mask >> at, field.size) for end in run])
            for part in parts:
                clean = part.kind == "unknown" and not mask >> at & 1
                found.append(replace(part, kind="steady") if clean else part)
                at += part.size
        return tuple(found)

    def _make(self, value: Value) -> Fields:
        size = lane_width(value.type)
        number = self._number(value) if size in FRACTION else None
        if number is not None:
            return _signed(number, size)
        if isinstance(value, Instruction) and value.type.scalar.is_integer:
            found = self._operation(value, size)
            if found is not None:
                return found
        return (Field(size, "unknown"),)

    def _operation(self, inst: Instruction, size: int) -> Fields | None:
        opcode, operands = inst.opcode, inst.operands
        if opcode in BITWISE:
            first, second = (in_runs(self.of(o)) for o in operands)
            return tuple(BITWISE[opcode](a, b) for a, b in beside(first, second))
        if opcode in ("add", "sub"):
            return sum_of(self.of(operands[0]), self.of(operands[1]), -1 if opcode == "sub" else 1)
        if opcode in ("trunc", "zext", "sext"):
            inner = self.of(operands[0])
            return low_bits(inner, size) if opcode == "trunc" else (*inner, *extension(inner, opcode, size))
        if opcode in ("shl", "lshr", "ashr"):
            return self._shifted(inst, size)
        if opcode == "freeze":
            return self.of(operands[0])
        if opcode == "bitcast" and lane_width(operands[0].type) == size and operands[0].type.scalar.is_integer:
            return self.of(operands[0])
        if isinstance(inst, Phi):
            return self._merge(inst, [self._way(o, b) for o, b in zip(operands, inst.blocks, strict=True)])
        return self._merge(inst, [self.of(o) for o in operands[1:]]) if opcode == "select" else None

    def _way(self, value: Value, block: Block) -> Fields:
        """What a block hands on. A constant may stand for what has been found to be equal to it on the way there."""
        fields = self.of(value)
        bits = lane_constant(value)
        while bits is not None:
            before = self._cfg.predecessors[block]
            equal = _found_equal(before[0].terminator, block, value) if len(before) == 1 else None
            known = low_bits(self.of(equal), size_of(fields)) if equal is not None else ()
            if size_of(known) == size_of(fields) and not all(f.is_steady for f in known):
                return known
            if block not in self._cfg.idom or self._cfg.idom[block] is block:
                break
            block = self._cfg.idom[block]
        return fields

    def _merge(self, inst: Instruction, ways: list[Fields]) -> Fields:
        """Bits of the same number on all ways; or of one number on each, which make one where several merges have their
        parts."""
        found: list[Field] = []
        for fields in beside(*map(in_runs, ways)):
            first = fields[0]
            sources = tuple(f.source for f in fields if f.source is not None)
            merged = replace(STEADY if all(f.is_steady for f in fields) else UNKNOWN, size=first.size)
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
        assert isinstance(at, Instruction)
        return self._cfg.dominates(at.parent, inst.parent)

    def _merged(self, inst: Instruction, numbers: tuple[Value, ...]) -> Value | None:
        """The number that is one of several at a merge; None where it cannot be had."""
        if len({lane_width(n.type) for n in numbers}) > 1:
            return None
        if not isinstance(inst, Phi):
            made = self._chosen.get((inst.operands[0], *numbers)) or Merged(inst, numbers)
            return self._merges.setdefault((inst.operands[0], *numbers), made)
        if any(isinstance(n, Merged) and not isinstance(n.at, Phi) for n in numbers):
            return None
        ways = dict(zip(inst.blocks, numbers, strict=True))
        key = (inst.parent, *(ways[b] for b in self._cfg.predecessors[inst.parent]))
        if key not in self._merges:
            own = (p for p in inst.parent.phis if p not in self._open)
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
            return (Field(by, "constant"), *low_bits(inner, size - by))
        above = extension(inner, "zext" if inst.opcode == "lshr" else "sext", size_of(inner) + by)
        return (*high_bits(inner, by), *above)


def fractions_of(types: TypeFacts) -> Fractions:
    """The fields of the integers of a function whose types are known."""

    def number(value: Value) -> Value | None:
        made = value.operands[0] if isinstance(value, Instruction) and value.opcode == "bitcast" else value
        kind = types.carried(value) if isinstance(value, (Load, Phi)) else made.type
        same = kind is not None and kind.scalar.is_float and lane_width(kind) == lane_width(value.type)
        return made if same else None

    pointers = types.pointers
    instructions = [i for b in pointers.cfg.order for i in b.instructions]
    stores = [i for i in instructions if isinstance(i, Store) and i.value.type.scalar.is_integer]

    @cache
    def stored(load: Load) -> tuple[Value, ...]:
        read = pointers.objects(load.pointer)
        met = (s for s in stores if any(pointers.may_be_same(x, y) for x in read for y in pointers.objects(s.pointer)))
        return tuple(s.value for s in met)

    def is_pure(call: Call) -> bool:
        return types.effect(call).kind in ("inactive", "marker", "scalar")

    masks = FractionBits(instructions, lambda x: types.memory(x.pointer, width(x.type) // 8), is_pure, stored)
    return Fractions(pointers.cfg, masks, number)


def _signed(number: Value, size: int) -> Fields:
    """The bits of a number; those of another one but for the sign, where that alone was changed."""
    name = (number.callee_name or "") if isinstance(number, Call) else ""
    if isinstance(number, Instruction) and (number.opcode == "fneg" or name.startswith(_SIGNS)):
        sign = Field(1, "constant" if name.startswith("llvm.fabs.") else "steady")
        return (*low_bits(_signed(number.operands[0], size), size - 1), sign)
    return (Field(size, "bits", number),)


def _found_equal(branch: Instruction, block: Block, constant: Value) -> Value | None:
    """What has been compared with a constant where a branch goes to a block because they are equal."""
    condition = branch.operands[0] if branch.operands else None
    if not isinstance(branch, Branch) or not isinstance(condition, Compare) or condition.predicate not in _EQUALITY:
        return None
    taken = branch.successors[0 if condition.predicate == "eq" else 1]
    if taken is not block or branch.successors[0] is branch.successors[1]:
        return None
    compared, other = condition.operands
    return compared if lane_constant(other) == lane_constant(constant) else None


__all__ = ["Edited", "Fractions", "Merged", "fractions_of"]
