"""Addresses as linear forms, and what tells two of them apart: the gcd test, types of accesses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import gcd

from irad.ir import types as T
from irad.ir.floats import FLOAT_NAMES
from irad.ir.instructions import GetElementPtr, Instruction
from irad.ir.module import Module
from irad.ir.values import ConstExpr, ConstInt, ConstNull, ConstPoison, ConstUndef, GlobalRef, Value


@dataclass(frozen=True, slots=True)
class Address:
    """`base + constant + sum(coefficient * value)` in bytes."""

    base: Value
    constant: int
    terms: tuple[tuple[Value, int], ...]

    @property
    def stride(self) -> int:
        """gcd of the coefficients: the address is `base + constant` modulo this (0: exactly there)."""
        return gcd(*(c for _, c in self.terms)) if self.terms else 0


@dataclass(frozen=True, slots=True)
class Residue:
    """The numbers `constant` + any multiple of `stride`; stride 0: just the constant, 1: all numbers."""

    constant: int
    stride: int

    def __add__(self, other: Residue) -> Residue:
        return residue(self.constant + other.constant, gcd(self.stride, other.stride))

    def __mul__(self, other: Residue) -> Residue:
        (c, s), (d, t) = (self.constant, self.stride), (other.constant, other.stride)
        return residue(c * d, gcd(c * t, d * s, s * t))

    def join(self, other: Residue) -> Residue:
        """What covers both."""
        return residue(self.constant, gcd(self.stride, other.stride, self.constant - other.constant))

    def wrapped(self, bits: int) -> Residue:
        """What is left of it if the number may wrap around at so many bits."""
        return residue(self.constant, gcd(self.stride, 1 << bits))


def residue(constant: int, stride: int) -> Residue:
    return Residue(constant % stride if stride else constant, stride)


EXACT = Residue(0, 0)


def joined(residues: Iterable[Residue]) -> Residue | None:
    """What covers all of them; None of none."""
    found: Residue | None = None
    for one in residues:
        found = one if found is None else found.join(one)
    return found


def global_place(module: Module, pointer: Value) -> tuple[str, int] | None:
    """The global variable that a constant address lies in, and how many bytes behind its beginning."""
    if isinstance(pointer, GlobalRef):
        return pointer.name, 0
    if isinstance(pointer, ConstExpr) and pointer.opcode == "getelementptr" and pointer.source is not None:
        inner = global_place(module, pointer.operands[0])
        constant, terms = gep_offset(module, pointer.source, pointer.operands[1:])
        return None if inner is None or terms else (inner[0], inner[1] + constant)
    return None


def constant_place(module: Module, pointer: Value) -> tuple[Value, int]:
    """What an address is a constant number of bytes behind, as far back as that is seen, and how many these are."""
    offset = 0
    while isinstance(pointer, GetElementPtr):
        try:
            more, terms = gep_offset(module, pointer.source, pointer.indices)
        except TypeError:  # scalable vectors
            break
        if terms:
            break
        pointer, offset = pointer.base, offset + more
    place = global_place(module, pointer)
    return (pointer, offset) if place is None else (GlobalRef(place[0]), offset + place[1])


def gep_offset(
    module: Module, source: T.Type, indices: list[Value] | tuple[Value, ...]
) -> tuple[int, list[tuple[Value, int]]]:
    """A getelementptr's offset in bytes: the constant part, and (value, coefficient) pairs."""
    layout = module.layout
    constant, terms = 0, []
    current: T.Type = source
    for position, index in enumerate(indices):
        if position == 0:
            size = layout.size(source)
        else:
            body = layout.body(current)
            if isinstance(body, T.StructType):
                assert isinstance(index, ConstInt)
                constant += layout.offsets(body)[index.value]
                current = body.elements[index.value]
                continue
            assert isinstance(body, (T.ArrayType, T.VectorType))
            current = body.element
            size = layout.size(current)
        if isinstance(index, ConstInt):
            constant += index.value * size
        elif not isinstance(index, (ConstUndef, ConstPoison, ConstNull)) and size:
            value, factor = _product(index)
            terms.append((value, size * factor))
    return constant, terms


def _product(index: Value) -> tuple[Value, int]:
    """An index as a multiple of a value, where the product does not wrap."""
    if isinstance(index, Instruction) and index.opcode == "mul" and "nsw" in index.flags and index.type == T.I64:
        value, factor = index.operands
        if isinstance(factor, ConstInt) and factor.value:
            return value, factor.value
    return index, 1


def ranges_meet(a: Address | Residue, size_a: int | None, b: Address | Residue, size_b: int | None) -> bool:
    """The gcd test: can [a, a + size_a) and [b, b + size_b) meet, whatever values the terms take?"""
    if size_a is None or size_b is None:  # a callee may go below its pointer as well as above
        return True
    distance = b.constant - a.constant
    step = gcd(a.stride, b.stride)
    if step == 0:
        return -size_b < distance < size_a
    residue = distance % step
    return residue < size_a or residue > step - size_b


_SCALAR_TBAA = frozenset({"int", "long", "short", "long long", "bool", "_Bool"}) | FLOAT_NAMES


def is_own_tree(access_type: str | None) -> bool:
    """Whether an access type is of a tree that is not C's: such trees may tell variables apart rather than types."""
    return access_type is not None and "\n" in access_type


def tbaa_disjoint(a: str | None, b: str | None) -> bool:
    """Whether type-based rules keep two access types apart: C's ("double" and "int" never alias; char aliases all), or
    those of a tree of types, of which paths from one root are given: neither is above the other."""
    if a is None or b is None or a == b:
        return False
    if "\n" in a and "\n" in b:
        one, other = a.split("\n"), b.split("\n")
        common = min(len(one), len(other))
        return one[0] == other[0] and one[:common] != other[:common]
    if _is_pointer_name(a) and _is_pointer_name(b):
        return False
    return _is_scalar_name(a) and _is_scalar_name(b)


def _is_scalar_name(name: str) -> bool:
    """Whether an access type is C's, and no character: enumerations of C++ have types of their own."""
    return name in _SCALAR_TBAA or name.startswith("_ZTS") or _is_pointer_name(name)


def _is_pointer_name(name: str) -> bool:
    return name in ("any pointer", "vtable pointer") or (name[:1] == "p" and name[1:2].isdigit())
