"""Memory for C programs that play the oracle: bytes, of which every stored thing remembers what it is.

A cell is what one store has put somewhere: a floating number, an integer, a pointer or a function.  Reading it in
the same size gives it back, also as an integer of its bits (`Bits`), which can be moved, or have its sign changed.
Parts of a cell are fragments, and come together again where all of them are in their places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .dual import InvalidProgram
from .numbers import Num, Toolbox

SIZES = {"double": 8, "float": 4, "int": 4, "long": 8, "short": 2, "char": 1, "pointer": 8, "link": 8, "call": 8}
ZERO = "zero"
SIGN, REST = 1 << 63, (1 << 63) - 1


class Space:
    """One allocation: cells by offset, ``(size, value)``."""

    __slots__ = ("cells", "heap", "live", "size")

    def __init__(self, size: int, heap: bool) -> None:
        self.size = size
        self.cells: dict[int, tuple[int, Any]] = {}
        self.live = True
        self.heap = heap


@dataclass(frozen=True, slots=True)
class Ptr:
    """An address; ``pointer + bytes`` moves it."""

    space: Space
    at: int = 0

    def __add__(self, count: int) -> Ptr:
        return Ptr(self.space, self.at + count)


@dataclass(frozen=True, slots=True)
class Fragment:
    """Byte ``part`` of the cell ``value`` of ``size`` bytes."""

    value: Any
    size: int
    part: int


@dataclass(frozen=True, slots=True)
class Bits:
    """The bits of a double as an integer."""

    number: Num

    def __and__(self, mask: int) -> Bits:
        if mask != REST:
            raise InvalidProgram("a mask that is not understood")
        return Bits(abs(self.number))

    def __xor__(self, mask: Any) -> Bits:
        if mask != SIGN:
            raise InvalidProgram("a flip that is not understood")
        return Bits(-self.number)


class Memory(Toolbox):
    """The toolbox of C programs."""

    def new(self, size: int, zero: bool = False, heap: bool = False) -> Ptr:
        """A fresh block of ``size`` bytes."""
        pointer = Ptr(Space(size, heap))
        if zero:
            self.fill_zero(pointer, size)
        return pointer

    def _check(self, pointer: Ptr, size: int) -> None:
        if not isinstance(pointer, Ptr):
            raise InvalidProgram("not a pointer")
        if not pointer.space.live or not 0 <= pointer.at <= pointer.space.size - size:
            raise InvalidProgram("access outside of a live block")

    def fill_zero(self, pointer: Ptr, size: int) -> None:
        """``memset`` to zero."""
        self._check(pointer, size)
        self._clear(pointer.space, pointer.at, size)
        for at in range(pointer.at, pointer.at + size):
            pointer.space.cells[at] = (1, ZERO)

    def _clear(self, space: Space, at: int, size: int) -> None:
        """Make room: cells that stick out become fragments."""
        for start in range(at - 7, at + size):
            cell = space.cells.get(start)
            if cell is None or start + cell[0] <= at:
                continue
            del space.cells[start]
            for part in range(cell[0]):
                if not at <= start + part < at + size:
                    space.cells[start + part] = (1, self._byte(cell, part))

    def _byte(self, cell: tuple[int, Any], part: int) -> Any:
        size, value = cell
        return value if size == 1 else Fragment(value, size, part)

    def load(self, kind: str, pointer: Ptr) -> Any:
        """What is at ``pointer``, as a ``kind``."""
        size = SIZES[kind]
        self._check(pointer, size)
        cell = pointer.space.cells.get(pointer.at)
        if cell is not None and cell[0] == size and not isinstance(cell[1], str | Fragment):
            return self._as(kind, cell[1])
        parts = [self._part(pointer.space, pointer.at + k) for k in range(size)]
        if all(isinstance(p, str) and p == ZERO for p in parts):
            return {"double": self.dbl(0.0), "float": self.sng(0.0), "pointer": None}.get(kind, 0)
        first = parts[0]
        whole = isinstance(first, Fragment) and first.size == size
        if whole and all(
            isinstance(p, Fragment) and p.value is first.value and p.part == k for k, p in enumerate(parts)
        ):
            return self._as(kind, first.value)
        if size == 1:
            return first
        if kind == "long" and not any(p is None for p in parts):
            return tuple(parts)
        raise InvalidProgram("unset memory or mixed bytes are read")

    def _part(self, space: Space, at: int) -> Any:
        for start in range(at, at - 8, -1):
            cell = space.cells.get(start)
            if cell is not None:
                return self._byte(cell, at - start) if start + cell[0] > at else None
        return None

    def _as(self, kind: str, value: Any) -> Any:
        if kind in ("double", "float"):
            if isinstance(value, Bits):
                value = value.number
            if not isinstance(value, Num) or value.d.single != (kind == "float"):
                raise InvalidProgram("not a floating number of that kind")
            noisy = kind == "float" and self.ops.noise is not None
            return Num(self.ops, self.ops.combine(value.d.v, True, (1.0, value.d.g))) if noisy else value
        if kind == "pointer":
            if value is not None and not isinstance(value, Ptr) and not callable(value):
                raise InvalidProgram("not a pointer")
            return value
        if isinstance(value, Num) and kind == "long":
            return Bits(value)
        return value

    def store(self, kind: str, pointer: Ptr, value: Any) -> None:
        """Put ``value`` at ``pointer``, converted to ``kind``."""
        size = SIZES[kind]
        self._check(pointer, size)
        self._clear(pointer.space, pointer.at, size)
        if isinstance(value, tuple):
            for part, byte in enumerate(value):
                pointer.space.cells[pointer.at + part] = (1, byte)
            return
        if kind in ("double", "float"):
            value = self.number(value, kind == "float")
        elif isinstance(value, Bits):
            value = value.number
        pointer.space.cells[pointer.at] = (size, value)

    def move(self, target: Ptr, source: Ptr, size: int, overlap: bool = False) -> None:
        """``memcpy``, ``memmove`` or the assignment of a struct; what is unset stays so."""
        self._check(target, size)
        self._check(source, size)
        if target.space is source.space and 0 < abs(target.at - source.at) < size and not overlap:
            raise InvalidProgram("memcpy between overlapping blocks")
        if target.space is source.space and target.at == source.at:
            return
        cells = self._cut(source, size)
        self._clear(target.space, target.at, size)
        for offset, cell in cells.items():
            target.space.cells[target.at + offset] = cell

    def _cut(self, source: Ptr, size: int) -> dict[int, tuple[int, Any]]:
        found: dict[int, tuple[int, Any]] = {}
        for start, (width, value) in source.space.cells.items():
            offset = start - source.at
            if offset >= 0 and offset + width <= size:
                found[offset] = (width, value)
            elif offset < size and offset + width > 0:
                for part in range(max(0, -offset), min(width, size - offset)):
                    found[offset + part] = (1, self._byte((width, value), part))
        return found

    def copied(self, source: Ptr, size: int) -> Ptr:
        """A copy in a block of its own: a struct passed or returned by value."""
        fresh = self.new(size)
        self.move(fresh, source, size)
        return fresh

    def free(self, pointer: Ptr | None) -> None:
        if pointer is None:
            return
        if not pointer.space.live or pointer.at != 0 or not pointer.space.heap:
            raise InvalidProgram("free of what is no block")
        pointer.space.live = False

    def realloc(self, pointer: Ptr | None, size: int) -> Ptr:
        fresh = self.new(size, heap=True)
        if pointer is not None:
            self.move(fresh, pointer, min(size, pointer.space.size))
            self.free(pointer)
        return fresh

    def names(self) -> dict[str, Any]:
        found = {**super().names(), "Bits": Bits}
        for name in ("new", "load", "store", "move", "copied", "free", "realloc", "fill_zero"):
            found[name] = getattr(self, name)
        return found
