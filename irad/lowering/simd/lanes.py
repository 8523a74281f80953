"""Writes operations on vectors, lane by lane or whole: what instruction sets' intrinsics are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from irad.analysis.types.bit_provenance import constant_bits, lane_width
from irad.codegen.module_writer import PURE_CALL, ModuleWriter
from irad.ir import types as T
from irad.ir.builder import Builder, i64, int_constant, zero
from irad.ir.instructions import Call, Instruction
from irad.ir.values import ConstAggregate, Constant, ConstFloat, ConstInt, ConstPoison, ConstUndef, Value

BLOCK = 128
"""Most of AVX's operations that move lanes do so within blocks of this many bits."""

NOTHING: Value = ConstPoison(T.VOID)
"""What is left of a call without a result that has been written out."""


def lanes_of(value: Value) -> int:
    assert isinstance(value.type, T.VectorType)
    return value.type.count


def element(value: Value) -> T.Type:
    assert isinstance(value.type, T.VectorType)
    return value.type.element


def blocks_of(value: Value) -> list[range]:
    """The lanes of each block of 128 bits."""
    size = BLOCK // lane_width(value.type)
    return [range(start, start + size) for start in range(0, lanes_of(value), size)]


def whole(value: Value) -> int:
    """The number that an immediate operand is."""
    assert isinstance(value, ConstInt)
    return value.value


def flags(bits: Iterable[bool]) -> Constant:
    """A constant vector of conditions."""
    made = tuple(ConstInt(T.I1, int(b)) for b in bits)
    return ConstAggregate(T.VectorType(len(made), T.I1), made)


def known(condition: Value) -> bool | None:
    """What a condition is, where it is a constant."""
    return bool(condition.value & 1) if isinstance(condition, ConstInt) else None


class Lanes:
    """Appends operations on vectors to the builder's block."""

    def __init__(self, builder: Builder, output: ModuleWriter) -> None:
        self.b = builder
        self.output = output

    # -- single lanes

    def extract(self, vector: Value, lane: int) -> Value:
        if isinstance(vector, ConstAggregate):
            return vector.elements[lane]
        return self.b.insert(Instruction("extractelement", element(vector), [vector, i64(lane)]))

    def insert(self, vector: Value, part: Value, lane: int) -> Value:
        return self.b.insert(Instruction("insertelement", vector.type, [vector, part, i64(lane)]))

    def vector(self, parts: Sequence[Value]) -> Value:
        """A vector of these lanes."""
        made: Value = ConstPoison(T.VectorType(len(parts), parts[0].type))
        for lane, part in enumerate(parts):
            made = self.insert(made, part, lane)
        return made

    # -- whole vectors

    def shuffle(self, a: Value, b: Value, lanes: Sequence[int]) -> Value:
        """The lanes of two vectors, those of the second one counted on."""
        if b is a and list(lanes) == list(range(lanes_of(a))):
            return a
        mask = ConstAggregate(T.VectorType(len(lanes), T.I32), tuple(ConstInt(T.I32, lane) for lane in lanes))
        type_ = T.VectorType(len(lanes), element(a))
        return self.b.insert(Instruction("shufflevector", type_, [a, b, mask]))

    def first(self, count: int, vector: Value) -> Value:
        """The first lanes."""
        return self.shuffle(vector, vector, range(count))

    def only_first(self, changed: Value, rest: Value) -> Value:
        """The first lane of one vector, the others of another one."""
        count = lanes_of(rest)
        return self.shuffle(changed, rest, [0, *range(count + 1, 2 * count)])

    def two(self, opcode: str, a: Value, b: Value) -> Value:
        return self.b.insert(Instruction(opcode, a.type, [a, b]))

    def negated(self, a: Value) -> Value:
        return self.b.insert(Instruction("fneg", a.type, [a]))

    def choose(self, condition: Value, a: Value, b: Value) -> Value:
        """Lane by lane; conditions that are all known choose lanes."""
        if isinstance(condition, ConstAggregate):
            taken = [known(c) for c in condition.elements]
            if all(taken):
                return a
            count = len(taken)
            return self.shuffle(a, b, [i if t else count + i for i, t in enumerate(taken)])
        return self.b.select(condition, a, b)

    def apply(self, name: str, *operands: Value) -> Call:
        """A call of an intrinsic (`llvm.fma`) that works lane by lane."""
        type_ = operands[0].type
        suffix = f"f{lane_width(type_)}"
        if isinstance(type_, T.VectorType):
            suffix = f"v{type_.count}{suffix}"
        return self.call(f"{name}.{suffix}", type_, *operands)

    def call(self, name: str, type_: T.Type, *operands: Value) -> Call:
        self.output.declare(name, type_, [o.type for o in operands], PURE_CALL)
        return self.b.call(name, type_, operands)

    # -- conditions

    def signs(self, mask: Value) -> Value:
        """For each lane of a mask, whether its highest bit is set."""
        origin = mask
        while isinstance(origin, Instruction) and origin.opcode in ("bitcast", "sext"):
            inner = origin.operands[0]
            if not isinstance(inner.type, T.VectorType) or lanes_of(inner) != lanes_of(mask):
                break
            origin = inner
        if element(origin) == T.I1:
            return self.conditions(origin)
        if isinstance(mask, Constant):
            found = [_is_negative(lane) for lane in _constant_lanes(mask)]
            if None not in found:
                return flags(bool(f) for f in found)
        width = lane_width(mask.type)
        words = self.b.cast("bitcast", mask, T.VectorType(lanes_of(mask), T.IntType(width)))
        return self.b.compare("icmp", "slt", words, zero(words.type))

    def conditions(self, mask: Value) -> Value:
        """A vector of conditions, or the bits of an integer, the lowest one for the first lane."""
        if isinstance(mask.type, T.IntType):
            if isinstance(mask, ConstInt):
                return flags(mask.value >> i & 1 for i in range(mask.type.bits))  # type: ignore[misc]
            return self.b.cast("bitcast", mask, T.VectorType(mask.type.bits, T.I1))
        bits = constant_bits(mask) if isinstance(mask, Constant) else None
        return mask if bits is None else flags(bool(bits >> i & 1) for i in range(lanes_of(mask)))

    def conditions_for(self, vector: Value, mask: Value) -> Value:
        """The conditions for a vector's lanes, of which a mask may have more."""
        found = self.conditions(mask)
        count = lanes_of(vector)
        if isinstance(found, ConstAggregate):
            return ConstAggregate(T.VectorType(count, T.I1), found.elements[:count])
        return found if lanes_of(found) == count else self.first(count, found)

    # -- moves by numbers that are known when the program runs

    def look_up(self, index: Value, candidates: Sequence[Value]) -> Value:
        """For each lane that candidate's lane whose number stands in `index`, of which the lowest bits count."""
        numbers = self.two("and", index, self._splat(index, len(candidates) - 1))
        found = candidates[0]
        for number, candidate in enumerate(candidates[1:], 1):
            chosen = self.b.compare("icmp", "eq", numbers, self._splat(index, number))
            found = self.b.select(chosen, candidate, found)
        return found

    @staticmethod
    def _splat(like: Value, number: int) -> Value:
        return ConstAggregate(like.type, (int_constant(element(like), number),) * lanes_of(like))


def _constant_lanes(value: Value) -> list[Value]:
    if isinstance(value, ConstAggregate):
        return list(value.elements)
    inner = getattr(value, "element", None)  # a splat
    return [inner if inner is not None else zero(element(value))] * lanes_of(value)


def _is_negative(value: Value) -> bool | None:
    if isinstance(value, (ConstUndef, ConstPoison)):
        return False
    bits = constant_bits(value)
    if bits is not None:
        return bool(bits >> lane_width(value.type) - 1)
    if isinstance(value, ConstFloat) and value.text.startswith("0x"):
        return int(value.text, 16) >> 63 == 1  # LLVM spells single-precision NaNs as doubles
    return None
