"""Masked, gathered, scattered and interleaved accesses to memory: one access for each lane, under its condition.

A lane whose condition is false touches nothing: its address may lie outside of every array. So a condition that is
not known is a branch.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import gcd

from irad.analysis.types.bit_provenance import width
from irad.ir import types as T
from irad.ir.builder import i64, zero
from irad.ir.instructions import Block, Call, GetElementPtr
from irad.ir.values import ConstAggregate, ConstPoison, Value
from irad.lowering.simd.lanes import NOTHING, Lanes, known, lanes_of, whole

Writer = Callable[["Memory", Call], "Value | None"]

_TABLE: list[tuple[re.Pattern[str], Writer]] = []


def accessor_of(name: str) -> Writer | None:
    """What writes an access as one for each lane; None for what is none."""
    return next((writer for pattern, writer in _TABLE if pattern.fullmatch(name)), None)


def _entry(*patterns: str) -> Callable[[Writer], Writer]:
    def add(writer: Writer) -> Writer:
        _TABLE.extend((re.compile(rf"llvm\.{pattern}"), writer) for pattern in patterns)
        return writer

    return add


class Memory(Lanes):
    """Appends accesses, and splits the builder's block where they are conditional."""

    def load(self, type_: T.Type, pointer: Value, align: int, condition: Value, otherwise: Value) -> Value:
        """One lane, or what stands for it."""
        fixed = known(condition)
        if fixed is not None:
            return self.b.load(type_, pointer, align) if fixed else otherwise
        then, other, joined = self._fork(condition)
        self.b.block = then
        loaded = self.b.load(type_, pointer, align)
        self._join(then, other, joined)
        return self.b.phi(type_, [(loaded, then), (otherwise, other)])

    def store(self, value: Value, pointer: Value, align: int, condition: Value) -> None:
        fixed = known(condition)
        if fixed is None:
            then, other, joined = self._fork(condition)
            self.b.block = then
            self.b.store(value, pointer, align)
            self._join(then, other, joined)
        elif fixed:
            self.b.store(value, pointer, align)

    def _fork(self, condition: Value) -> tuple[Block, Block, Block]:
        stem = f"irad.lane.{len(self.b.function.blocks)}"
        made = [Block(f"{stem}.{kind}", self.b.function) for kind in ("then", "else", "joined")]
        self.b.function.blocks += made
        self.b.branch_if(condition, made[0], made[1])
        return made[0], made[1], made[2]

    def _join(self, then: Block, other: Block, joined: Block) -> None:
        for block in (then, other):
            self.b.block = block
            self.b.branch(joined)
        self.b.block = joined

    # -- many lanes

    def load_lanes(self, addresses: list[Value], align: int, mask: Value, otherwise: Value) -> Value:
        """A vector from one address for each of its first lanes; the other lanes are those of `otherwise`."""
        type_ = otherwise.type
        assert isinstance(type_, T.VectorType)
        parts = []
        for lane in range(type_.count):
            kept = self.extract(otherwise, lane)
            if lane < len(addresses):
                kept = self.load(type_.element, addresses[lane], align, self.extract(mask, lane), kept)
            parts.append(kept)
        return self.vector(parts)

    def store_lanes(self, value: Value, addresses: list[Value], align: int, mask: Value) -> None:
        for lane, address in enumerate(addresses):
            condition = self.extract(mask, lane)
            if known(condition) is not False:
                self.store(self.extract(value, lane), address, align, condition)

    def in_a_row(self, pointer: Value, count: int, type_: T.Type) -> list[Value]:
        """The addresses of elements, one behind the other."""
        size = width(type_) // 8 if not type_.is_pointer else 8
        return [self.b.offset(pointer, size * i) for i in range(count)]

    def scattered(self, pointer: Value, index: Value, scale: Value) -> list[Value]:
        """Addresses at which an index times a scale leads."""
        found = []
        for lane in range(lanes_of(index)):
            number = self.b.cast("sext", self.extract(index, lane), T.I64)
            found.append(self.b.offset(pointer, self.b.mul(number, i64(whole(scale)), ("nsw",))))
        return found

    def spread(self, pointers: Value) -> list[Value]:
        """The addresses in a vector of them."""
        return [self._address(pointers, lane) for lane in range(lanes_of(pointers))]

    def _address(self, pointers: Value, lane: int) -> Value:
        if not isinstance(pointers.type, T.VectorType):
            return pointers
        if not isinstance(pointers, GetElementPtr):
            return self.extract(pointers, lane)
        base = self._address(pointers.base, lane)
        indices = [self.extract(i, lane) if isinstance(i.type, T.VectorType) else i for i in pointers.indices]
        return self.b.gep(pointers.source, base, indices, pointers.flags)


def _element(type_: T.Type) -> T.Type:
    assert isinstance(type_, T.VectorType)
    return type_.element


def _is_all(mask: Value) -> bool:
    return isinstance(mask, ConstAggregate) and all(known(c) for c in mask.elements)


def _masked(call: Call, pointer: int) -> tuple[list[Value], int]:
    """The operands without an alignment, and the alignment: an attribute, in older IR an operand."""
    operands = list(call.operands)
    if isinstance(operands[pointer + 1 if pointer + 1 < len(operands) else 0].type, T.IntType):
        return operands[: pointer + 1] + operands[pointer + 2 :], max(whole(operands[pointer + 1]), 1)
    stated = re.search(r"\balign (\d+)", call.argument_attributes[pointer])
    return operands, int(stated.group(1)) if stated else 1


def _lane_align(align: int, type_: T.Type) -> int:
    return gcd(align, max(width(_element(type_)) // 8, 1))


# -- generic intrinsics


@_entry(r"masked\.load\..*")
def _masked_load(memory: Memory, call: Call) -> Value:
    (pointer, mask, otherwise), align = _masked(call, 0)
    return _load_row(memory, pointer, align, memory.conditions(mask), otherwise)


def _load_row(memory: Memory, pointer: Value, align: int, mask: Value, otherwise: Value) -> Value:
    if _is_all(mask):
        return memory.b.load(otherwise.type, pointer, align)
    addresses = memory.in_a_row(pointer, lanes_of(otherwise), _element(otherwise.type))
    return memory.load_lanes(addresses, _lane_align(align, otherwise.type), mask, otherwise)


@_entry(r"masked\.store\..*")
def _masked_store(memory: Memory, call: Call) -> Value:
    (value, pointer, mask), align = _masked(call, 1)
    _store_row(memory, value, pointer, align, memory.conditions(mask))
    return NOTHING


def _store_row(memory: Memory, value: Value, pointer: Value, align: int, mask: Value) -> None:
    if _is_all(mask):
        memory.b.store(value, pointer, align)
        return
    addresses = memory.in_a_row(pointer, lanes_of(value), _element(value.type))
    memory.store_lanes(value, addresses, _lane_align(align, value.type), mask)


@_entry(r"masked\.gather\..*")
def _gather(memory: Memory, call: Call) -> Value:
    (pointers, mask, otherwise), align = _masked(call, 0)
    return memory.load_lanes(memory.spread(pointers), align, memory.conditions(mask), otherwise)


@_entry(r"masked\.scatter\..*")
def _scatter(memory: Memory, call: Call) -> Value:
    (value, pointers, mask), align = _masked(call, 1)
    memory.store_lanes(value, memory.spread(pointers), align, memory.conditions(mask))
    return NOTHING


@_entry(r"masked\.expandload\..*")
def _expand_load(memory: Memory, call: Call) -> Value:
    """Consecutive elements for those lanes whose condition holds."""
    pointer, mask, otherwise = call.operands
    mask = memory.conditions(mask)
    type_, parts = _element(otherwise.type), []
    for lane in range(lanes_of(otherwise)):
        condition = memory.extract(mask, lane)
        kept = memory.extract(otherwise, lane)
        parts.append(memory.load(type_, pointer, _lane_align(8, otherwise.type), condition, kept))
        pointer = _advanced(memory, pointer, type_, condition)
    return memory.vector(parts)


@_entry(r"masked\.compressstore\..*")
def _compress_store(memory: Memory, call: Call) -> Value:
    value, pointer, mask = call.operands
    mask = memory.conditions(mask)
    for lane in range(lanes_of(value)):
        condition = memory.extract(mask, lane)
        if known(condition) is not False:
            memory.store(memory.extract(value, lane), pointer, _lane_align(8, value.type), condition)
        pointer = _advanced(memory, pointer, _element(value.type), condition)
    return NOTHING


def _advanced(memory: Memory, pointer: Value, type_: T.Type, condition: Value) -> Value:
    step = memory.b.cast("zext", condition, T.I64)
    return memory.b.gep(type_, pointer, [step])


# -- SSE, AVX


@_entry(r"x86\.avx2?\.maskload\..*")
def _x86_masked_load(memory: Memory, call: Call) -> Value:
    pointer, mask = call.operands
    return _load_row(memory, pointer, 1, memory.signs(mask), zero(call.type))


@_entry(r"x86\.avx2?\.maskstore\..*")
def _x86_masked_store(memory: Memory, call: Call) -> Value:
    pointer, mask, value = call.operands
    _store_row(memory, value, pointer, 1, memory.signs(mask))
    return NOTHING


@_entry(r"x86\.avx2\.gather\..*")
def _x86_gather(memory: Memory, call: Call) -> Value:
    otherwise, pointer, index, mask, scale = call.operands
    return _gathered(memory, call, otherwise, memory.scattered(pointer, index, scale), memory.signs(mask))


@_entry(r"x86\.avx512\.mask\.gather.*")
def _x86_masked_gather(memory: Memory, call: Call) -> Value | None:
    otherwise, pointer, index, mask, scale = call.operands
    if not isinstance(mask.type, T.VectorType):
        return None
    return _gathered(memory, call, otherwise, memory.scattered(pointer, index, scale), memory.conditions(mask))


def _gathered(memory: Memory, call: Call, otherwise: Value, addresses: list[Value], mask: Value) -> Value:
    """Lanes for which there is no index are zero."""
    type_ = call.type
    assert isinstance(type_, T.VectorType)
    count = min(len(addresses), type_.count)
    if isinstance(otherwise, ConstPoison):
        otherwise = zero(type_)
    if count < type_.count:
        lanes = [i if i < count else type_.count + i for i in range(type_.count)]
        otherwise = memory.shuffle(otherwise, zero(type_), lanes)
    return memory.load_lanes(addresses[:count], 1, mask, otherwise)


@_entry(r"x86\.avx512\.(mask\.)?scatter.*")
def _x86_scatter(memory: Memory, call: Call) -> Value | None:
    pointer, mask, index, value, scale = call.operands
    if not isinstance(mask.type, T.VectorType):
        return None
    addresses = memory.scattered(pointer, index, scale)[: lanes_of(value)]
    memory.store_lanes(value, addresses, 1, memory.conditions(mask))
    return NOTHING


@_entry(r"x86\.(sse3|avx)\.ldu\.dq(\.256)?")
def _x86_unaligned(memory: Memory, call: Call) -> Value:
    words = T.VectorType(width(call.type) // 64, T.I64)
    return memory.b.cast("bitcast", memory.b.load(words, call.operands[0], 1), call.type)


# -- NEON: structures of two to four numbers


def _fields(call: Call) -> list[T.Type]:
    assert isinstance(call.type, T.StructType)
    return list(call.type.elements)


def _together(memory: Memory, call: Call, parts: list[Value]) -> Value:
    made: Value = ConstPoison(call.type)
    for position, part in enumerate(parts):
        made = memory.b.insert_value(made, part, (position,))
    return made


def _element_size(type_: T.Type) -> int:
    return width(_element(type_)) // 8


@_entry(r"aarch64\.neon\.ld[234]\..*")
def _arm_load(memory: Memory, call: Call) -> Value:
    types, pointer = _fields(call), call.operands[0]
    type_ = types[0]
    assert isinstance(type_, T.VectorType)
    addresses = memory.in_a_row(pointer, type_.count * len(types), type_.element)
    loaded = [memory.b.load(type_.element, a, _element_size(type_)) for a in addresses]
    return _together(memory, call, [memory.vector(loaded[k :: len(types)]) for k in range(len(types))])


@_entry(r"aarch64\.neon\.ld1x[234]\..*")
def _arm_load_rows(memory: Memory, call: Call) -> Value:
    types, pointer = _fields(call), call.operands[0]
    size = width(types[0]) // 8
    align = _element_size(types[0])
    return _together(
        memory, call, [memory.b.load(t, memory.b.offset(pointer, size * k), align) for k, t in enumerate(types)]
    )


@_entry(r"aarch64\.neon\.ld[234]r\..*")
def _arm_load_repeated(memory: Memory, call: Call) -> Value:
    types, pointer = _fields(call), call.operands[0]
    type_ = types[0]
    assert isinstance(type_, T.VectorType)
    addresses = memory.in_a_row(pointer, len(types), type_.element)
    loaded = [memory.b.load(type_.element, a, _element_size(type_)) for a in addresses]
    return _together(memory, call, [memory.vector([x] * type_.count) for x in loaded])


@_entry(r"aarch64\.neon\.ld[234]lane\..*")
def _arm_load_lane(memory: Memory, call: Call) -> Value:
    *vectors, lane, pointer = call.operands
    type_ = _element(vectors[0].type)
    addresses = memory.in_a_row(pointer, len(vectors), type_)
    size = _element_size(vectors[0].type)
    parts = [
        memory.insert(v, memory.b.load(type_, a, size), whole(lane)) for v, a in zip(vectors, addresses, strict=True)
    ]
    return _together(memory, call, parts)


@_entry(r"aarch64\.neon\.st[234]\..*")
def _arm_store(memory: Memory, call: Call) -> Value:
    *vectors, pointer = call.operands
    count, type_ = lanes_of(vectors[0]), _element(vectors[0].type)
    addresses = iter(memory.in_a_row(pointer, count * len(vectors), type_))
    for lane in range(count):
        for vector in vectors:
            memory.b.store(memory.extract(vector, lane), next(addresses), _element_size(vector.type))
    return NOTHING


@_entry(r"aarch64\.neon\.st1x[234]\..*")
def _arm_store_rows(memory: Memory, call: Call) -> Value:
    *vectors, pointer = call.operands
    size = width(vectors[0].type) // 8
    for k, vector in enumerate(vectors):
        memory.b.store(vector, memory.b.offset(pointer, size * k), _element_size(vector.type))
    return NOTHING


@_entry(r"aarch64\.neon\.st[234]lane\..*")
def _arm_store_lane(memory: Memory, call: Call) -> Value:
    *vectors, lane, pointer = call.operands
    type_ = _element(vectors[0].type)
    for vector, address in zip(vectors, memory.in_a_row(pointer, len(vectors), type_), strict=True):
        memory.b.store(memory.extract(vector, whole(lane)), address, _element_size(vector.type))
    return NOTHING
