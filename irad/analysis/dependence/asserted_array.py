"""What a program says of an array by a call in a loop (`irad.ir.hints`): which accesses it means."""

from __future__ import annotations

from dataclasses import dataclass

from irad.analysis.alias.linear_address import Address
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo
from irad.ir.values import Argument, Value

_ONE_ARRAY = ("argument", "global")
"""Kinds of memory objects that stand for one array, however it is reached."""


@dataclass(frozen=True)
class AssertedArray:
    """The array that a pointer leads into. base, distances: what addresses in it begin with; obj: its memory, where it
    is all that the analyses mean by that."""

    base: Value
    distances: frozenset[Value]
    obj: MemoryObject | None

    @staticmethod
    def of(pointers: PointsTo, pointer: Value) -> AssertedArray:
        """The array behind a pointer."""
        objects, address = pointers.objects(pointer), pointers.address(pointer)
        obj = next(iter(objects)) if len(objects) == 1 else None
        one = obj if obj is not None and obj.kind in _ONE_ARRAY else None
        return AssertedArray(address.base, _distances(address), one)

    def holds(self, pointers: PointsTo, pointer: Value) -> bool:
        """Whether a pointer surely leads into it."""
        address = pointers.address(pointer)
        same = address.base is self.base or (self.obj is not None and pointers.objects(pointer) == {self.obj})
        return same and _distances(address) == self.distances

    def may_hold(self, pointers: PointsTo, pointer: Value) -> bool:
        """Whether a pointer may lead into it."""
        own = pointers.objects(self.base)
        return self.holds(pointers, pointer) or any(
            pointers.may_be_same(x, y) for x in own for y in pointers.objects(pointer)
        )


def _distances(address: Address) -> frozenset[Value]:
    """The distances in bytes by which a region is told where in an array another one begins, as far as an address has
    them."""
    return frozenset(v for v, factor in address.terms if factor == 1 and isinstance(v, Argument))


__all__ = ["AssertedArray"]
