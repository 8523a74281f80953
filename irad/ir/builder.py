"""Builds instructions at the end of a block, each with the debug location that is in force.

Arithmetic on constants is folded where that is exact and cheap, so that rules can be written without caring
whether an operand is known (`pow`'s `y - 1`), and `x * 1`, `x + 0` and the like do not litter what is
emitted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from irad.ir import types as T
from irad.ir.floats import FORMATS, Number, spell
from irad.ir.instructions import (
    Alloca,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    IndexedAggregate,
    Instruction,
    Load,
    Phi,
    Store,
    Switch,
)
from irad.ir.module import Function
from irad.ir.values import ConstFloat, ConstInt, ConstNull, ConstSplat, ConstUndef, GlobalRef, Value, is_zero

ACCUMULATE = ("reassoc", "nsz", "contract")
"""Fast-math flags of accumulations: they may be reordered (vectorised),
but NaN and infinity keep their meaning."""


_ZEROS = {type_: spell(type_, 0.0) for type_ in FORMATS} | dict.fromkeys((T.FLOAT, T.DOUBLE), "0.000000e+00")


def zero(type_: T.Type) -> Value:
    """The zero of any type."""
    if isinstance(type_, T.IntType):
        return ConstInt(type_, 0)
    if isinstance(type_, T.FloatType) and type_ in _ZEROS:
        return ConstFloat(type_, _ZEROS[type_])
    return ConstNull(type_)


def float_constant(type_: T.Type, value: Number) -> Value:
    """`value` as a constant of a floating type or a splat of a vector of them."""
    if isinstance(type_, T.VectorType):
        return ConstSplat(type_, ConstFloat.of(type_.element, value))
    return ConstFloat.of(type_, value)


def int_constant(type_: T.Type, value: int) -> ConstInt:
    """An integer constant wrapped to the signed range of its type, as LLVM prints it."""
    assert isinstance(type_, T.IntType)
    bits = type_.bits
    value &= (1 << bits) - 1
    if bits > 1 and value >> (bits - 1):
        value -= 1 << bits
    return ConstInt(type_, value)


def i64(value: int) -> ConstInt:
    return int_constant(T.I64, value)


def known_float(value: Value) -> float | None:
    """The number behind a floating constant (or a splat of one), if it is a Python float."""
    if isinstance(value, ConstSplat):
        value = value.element
    if isinstance(value, ConstFloat):
        return value.value
    if isinstance(value, ConstNull) and value.type.scalar.is_float:
        return 0.0
    return None


class Builder:
    """Appends to `block`; every instruction gets `location` as its `!dbg`."""

    def __init__(self, function: Function, block: Block | None = None) -> None:
        self.function = function
        self.block = block
        self.location: str | None = None
        self._blocks = 0

    @contextmanager
    def at(self, location: str | None) -> Iterator[None]:
        """Emit under the debug location of a primal instruction."""
        saved, self.location = self.location, location
        try:
            yield
        finally:
            self.location = saved

    def new_block(self, name: str) -> Block:
        """A new block at the end of the function; the name is made unique."""
        self._blocks += 1
        block = Block(f"{name}.{self._blocks}", self.function)
        self.function.blocks.append(block)
        return block

    def insert(self, inst: Instruction) -> Instruction:
        assert self.block is not None
        if self.location is not None:
            inst.metadata["dbg"] = self.location
        return self.block.append(inst)

    # -- arithmetic

    def binary(self, opcode: str, a: Value, b: Value, flags: tuple[str, ...] = ()) -> Value:
        """A plain two-operand instruction, folded when both operands are known or one is neutral."""
        folded = _fold_float(opcode, a, b) if opcode in _FLOAT_FOLDS else _fold_int(opcode, a, b)
        if folded is not None:
            return folded
        return self.insert(Instruction(opcode, a.type, [a, b], flags=flags))

    def fadd(self, a: Value, b: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.binary("fadd", a, b, flags)

    def fsub(self, a: Value, b: Value) -> Value:
        return self.binary("fsub", a, b)

    def fmul(self, a: Value, b: Value) -> Value:
        return self.binary("fmul", a, b)

    def fdiv(self, a: Value, b: Value) -> Value:
        return self.binary("fdiv", a, b)

    def fneg(self, a: Value) -> Value:
        number = known_float(a)
        return (
            float_constant(a.type, -number)
            if number is not None
            else self.insert(Instruction("fneg", a.type, [a]))
        )

    def add(self, a: Value, b: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.binary("add", a, b, flags)

    def sub(self, a: Value, b: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.binary("sub", a, b, flags)

    def mul(self, a: Value, b: Value, flags: tuple[str, ...] = ()) -> Value:
        return self.binary("mul", a, b, flags)

    def compare(self, opcode: str, predicate: str, a: Value, b: Value) -> Value:
        return self.insert(Compare(opcode, predicate, a, b))

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        if isinstance(condition, ConstInt) and condition.type == T.I1:
            return a if condition.value & 1 else b
        return a if a is b else self.insert(Instruction("select", a.type, [condition, a, b]))

    def cast(self, opcode: str, value: Value, type_: T.Type) -> Value:
        if value.type == type_:
            return value
        if isinstance(value, ConstInt) and isinstance(type_, T.IntType) and opcode in ("sext", "trunc"):
            return int_constant(type_, value.value)
        if isinstance(value, ConstInt) and isinstance(type_, T.IntType) and opcode == "zext":
            assert isinstance(value.type, T.IntType)
            return int_constant(type_, value.value & ((1 << value.type.bits) - 1))
        return self.insert(Cast(opcode, type_, [value]))

    # -- memory

    def alloca(self, type_: T.Type, count: Value | None = None, align: int | None = None) -> Value:
        return self.insert(Alloca(type_, count or ConstInt(T.I32, 1), align, sized=count is not None))

    def load(self, type_: T.Type, pointer: Value, align: int | None = None) -> Instruction:
        return self.insert(Load(type_, pointer, align))

    def store(self, value: Value, pointer: Value, align: int | None = None) -> Instruction:
        return self.insert(Store(value, pointer, align))

    def gep(
        self, source: T.Type, base: Value, indices: Sequence[Value], flags: tuple[str, ...] = ()
    ) -> Value:
        return self.insert(GetElementPtr(source, base, indices, flags=flags))

    def offset(self, base: Value, bytes_: Value | int) -> Value:
        """`base` moved by a number of bytes."""
        if isinstance(bytes_, int):
            bytes_ = i64(bytes_)
        if isinstance(bytes_, ConstInt) and bytes_.value == 0:
            return base
        return self.gep(T.I8, base, [bytes_])

    # -- the rest

    def call(self, name: str, result: T.Type, arguments: Sequence[Value]) -> Call:
        inst = Call(GlobalRef(name), result, arguments)
        self.insert(inst)
        return inst

    def phi(self, type_: T.Type, incoming: Sequence[tuple[Value, Block]] = ()) -> Phi:
        inst = Phi(type_, incoming)
        self.insert(inst)
        return inst

    def extract(self, aggregate: Value, indices: tuple[int, ...], type_: T.Type) -> Value:
        return self.insert(IndexedAggregate("extractvalue", type_, [aggregate], indices))

    def insert_value(self, aggregate: Value, value: Value, indices: tuple[int, ...]) -> Value:
        return self.insert(IndexedAggregate("insertvalue", aggregate.type, [aggregate, value], indices))

    def branch(self, target: Block) -> None:
        self.insert(Branch([target]))

    def branch_if(self, condition: Value, then: Block, otherwise: Block) -> None:
        self.insert(Branch([then, otherwise], condition))

    def switch(self, value: Value, default: Block, cases: Sequence[tuple[Value, Block]]) -> None:
        self.insert(Switch(value, default, cases))

    def ret(self, value: Value | None = None) -> None:
        self.insert(Instruction("ret", T.VOID, [] if value is None else [value]))

    def unreachable(self) -> None:
        self.insert(Instruction("unreachable", T.VOID))

    def pack(self, values: Sequence[Value]) -> Value | None:
        """Several results as a struct, one as itself, none as None."""
        if len(values) < 2:
            return values[0] if values else None
        result: Value = ConstUndef(T.StructType(tuple(v.type for v in values)))
        for position, value in enumerate(values):
            result = self.insert_value(result, value, (position,))
        return result


_FLOAT_FOLDS: dict[str, Callable[[Any, Any], Any]] = {
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmul": lambda a, b: a * b,
}


def _fold_float(opcode: str, a: Value, b: Value) -> Value | None:
    x, y = known_float(a), known_float(b)
    if x is not None and y is not None:
        return _computed(opcode, a.type, x, y)
    if opcode == "fmul":
        if x == 1.0:
            return b
        if y == 1.0:
            return a
    # x + (-0) and x - 0 are exact for every x; x + 0 turns -0 into 0, which no accumulation may care about
    if opcode == "fadd" and x == 0.0:
        return b
    if opcode in ("fadd", "fsub") and y == 0.0:
        return a
    return None


def _computed(opcode: str, type_: T.Type, x: float, y: float) -> Value | None:
    """The result for two finite constants, rounded once, to their type; None for others."""
    if not (math.isfinite(x) and math.isfinite(y)):
        return None
    exact = _FLOAT_FOLDS[opcode](Fraction(x), Fraction(y))
    return float_constant(type_, exact or _FLOAT_FOLDS[opcode](x, y))  # floats know the sign of a zero


def _fold_int(opcode: str, a: Value, b: Value) -> Value | None:
    if not isinstance(b, ConstInt) or not isinstance(a.type, T.IntType):
        if opcode in ("add", "mul") and isinstance(a, ConstInt) and isinstance(a.type, T.IntType):
            return _fold_int(opcode, b, a)
        return None
    if isinstance(a, ConstInt) and opcode in ("add", "sub", "mul"):
        exact = {"add": a.value + b.value, "sub": a.value - b.value, "mul": a.value * b.value}[opcode]
        return int_constant(a.type, exact)
    if (opcode in ("add", "sub") and b.value == 0) or (opcode == "mul" and b.value == 1):
        return a
    return b if opcode == "mul" and is_zero(b) else None
