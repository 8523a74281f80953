"""What a function writes, and the places of which its loads are known to take what it has stored there itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from irad.analysis.footprint.expression import Expr, constant
from irad.ir.instructions import Instruction, Store
from irad.ir.values import Value

__all__ = ["Place", "Writes", "is_at_most"]


@dataclass(frozen=True)
class Place:
    """The bytes from `begin` up to `end` behind a parameter, a variable, or memory that the function makes. Each load
    there takes what the last one of `stores` has put there; where `at_entry`, some take what was there when the
    function was entered."""

    root: Value
    begin: int
    end: int
    stores: frozenset[Store]
    at_entry: bool = False


@dataclass
class Writes:
    """Which bytes behind which roots are written, and by what."""

    _found: list[tuple[Value, Expr, Expr, Instruction]] = field(default_factory=list)

    def note(self, root: Value, low: Expr, high: Expr, inst: Instruction) -> None:
        self._found.append((root, low, high, inst))

    def to(self, root: Value, begin: int, end: int) -> Iterator[Instruction]:
        """What may write to some bytes behind a root."""
        for changed, low, high, inst in self._found:
            if changed == root and not (is_at_most(high, begin) or is_at_most(constant(end), low)):
                yield inst

    @property
    def roots(self) -> frozenset[Value]:
        return frozenset(root for root, *_ in self._found)


def is_at_most(a: Expr | int, b: Expr | int) -> bool:
    x, y = (e if isinstance(e, int) else e.number for e in (a, b))
    return x is not None and y is not None and x <= y
