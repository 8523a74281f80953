"""Sizes, alignments and field offsets of types, in bytes, from a module's `target datalayout`."""

from __future__ import annotations

from collections.abc import Mapping

from irad.ir import types as T


class DataLayout:
    """The part of LLVM's data layout that types need.

    `bodies` maps the names of named structs to their bodies (`None` for an opaque one).
    """

    def __init__(self, text: str, bodies: Mapping[str, T.Type | None]) -> None:
        self.text = text
        self.bodies = bodies
        self.big_endian = False
        self._int_align = {1: 1, 8: 1, 16: 2, 32: 4, 64: 4}
        self._float_align = {16: 2, 32: 4, 64: 8, 80: 16, 128: 16}
        self._vector_align: dict[int, int] = {64: 8, 128: 16}
        self._pointer = {0: (8, 8)}
        for spec in text.split("-"):
            self._read(spec)
        self._sizes: dict[T.Type, int] = {}
        self._offsets: dict[T.Type, tuple[int, ...]] = {}

    def _read(self, spec: str) -> None:
        if spec == "E":
            self.big_endian = True
        if not spec or spec[0] not in "ifvp" or spec[1:2] == "n":
            return
        head, *rest = spec.split(":")
        numbers = [int(r) for r in rest if r.isdigit()]
        if not numbers:
            return
        if spec[0] == "p":
            space = int(head[1:]) if head[1:].isdigit() else 0
            self._pointer[space] = (numbers[0] // 8, (numbers[1] if len(numbers) > 1 else numbers[0]) // 8)
            return
        table = {"i": self._int_align, "f": self._float_align, "v": self._vector_align}[spec[0]]
        if head[1:].isdigit():
            table[int(head[1:])] = max(1, numbers[0] // 8)

    def body(self, type_: T.Type) -> T.Type:
        """The struct behind a named struct, the type itself otherwise.

        Raises `TypeError` for an opaque struct.
        """
        if isinstance(type_, T.NamedStructType):
            found = self.bodies.get(type_.name)
            if found is None:
                raise TypeError(f"struct {type_} has no body in this module")
            return self.body(found)
        return type_

    def align(self, type_: T.Type) -> int:
        """ABI alignment in bytes."""
        type_ = self.body(type_)
        if isinstance(type_, T.IntType):
            fitting = [a for b, a in sorted(self._int_align.items()) if b >= type_.bits]
            return fitting[0] if fitting else max(self._int_align.values())
        if isinstance(type_, T.FloatType):
            return self._float_align.get(T.FLOAT_BITS[type_.kind], 16)
        if isinstance(type_, T.PointerType):
            return self._pointer.get(type_.addrspace, self._pointer[0])[1]
        if isinstance(type_, T.VectorType):
            bits = self._vector_bits(type_)
            if bits in self._vector_align:
                return self._vector_align[bits]
            size = max(1, (bits + 7) // 8)
            return 1 << (size - 1).bit_length()
        if isinstance(type_, T.ArrayType):
            return self.align(type_.element)
        if isinstance(type_, T.StructType):
            return 1 if type_.packed else max((self.align(e) for e in type_.elements), default=1)
        raise TypeError(f"type {type_} has no alignment")

    def _vector_bits(self, type_: T.VectorType) -> int:
        if type_.scalable:
            raise TypeError(f"the size of {type_} is known only at run time")
        return type_.count * self.bits(type_.element)

    def bits(self, type_: T.Type) -> int:
        """Size in bits, without padding to the alignment."""
        if isinstance(type_, T.IntType):
            return type_.bits
        if isinstance(type_, T.FloatType):
            return T.FLOAT_BITS[type_.kind]
        if isinstance(type_, T.VectorType):
            return self._vector_bits(type_)
        if isinstance(type_, T.PointerType):
            return 8 * self._pointer.get(type_.addrspace, self._pointer[0])[0]
        if not type_.is_aggregate:
            raise TypeError(f"type {type_} has no size")
        return 8 * self.size(type_)

    def store_size(self, type_: T.Type) -> int:
        """Bytes that a store of this type may touch."""
        return (self.bits(type_) + 7) // 8

    def size(self, type_: T.Type) -> int:
        """Allocation size in bytes: the distance between two consecutive elements of an array."""
        known = self._sizes.get(type_)
        if known is None:
            known = self._sizes[type_] = self._size(self.body(type_))
        return known

    def _size(self, type_: T.Type) -> int:
        if isinstance(type_, T.ArrayType):
            return type_.count * self.size(type_.element)
        if isinstance(type_, T.StructType):
            offsets = self.offsets(type_)
            end = offsets[-1] + self.size(type_.elements[-1]) if offsets else 0
            return _round_up(end, self.align(type_))
        return _round_up(self.store_size(type_), self.align(type_))

    def offsets(self, type_: T.Type) -> tuple[int, ...]:
        """Byte offsets of a struct's fields."""
        struct = self.body(type_)
        known = self._offsets.get(struct)
        if known is None:
            assert isinstance(struct, T.StructType)
            known = self._offsets[struct] = tuple(self._field_offsets(struct))
        return known

    def _field_offsets(self, struct: T.StructType) -> list[int]:
        position, found = 0, []
        for element in struct.elements:
            if not struct.packed:
                position = _round_up(position, self.align(element))
            found.append(position)
            position += self.size(element)
        return found

    def element_type(self, type_: T.Type, index: int) -> T.Type:
        """The type of one element of an aggregate or vector."""
        body = self.body(type_)
        if isinstance(body, T.StructType):
            return body.elements[index]
        if isinstance(body, (T.ArrayType, T.VectorType)):
            return body.element
        raise TypeError(f"{type_} has no elements")


def _round_up(value: int, align: int) -> int:
    return -(-value // align) * align
