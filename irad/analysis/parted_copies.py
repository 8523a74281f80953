"""Numbers that are copied in two parts, one behind the other: where a ring of bytes begins anew, say.

    memcpy(ring + at, &number, first);
    memcpy(ring, (char *)&number + first, 8 - first);

What either of them moves is no whole number, and both together are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from irad.analysis.alias.points_to import PointsTo
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.values import ConstInt, Value

_EXTENSIONS = frozenset(("zext", "sext", "freeze"))


def whole_of(
    pointers: PointsTo, call: Call, positions: Callable[[Call], tuple[int, int, int] | None]
) -> tuple[Value, int] | None:
    """Of a copy whose size is known only as it runs, and that the next one, or the one before, completes to a row of
    bytes of a size that is known: where the row begins, and how long it is. `positions` tells which operands of a copy
    are its target, its source and its size."""
    sides = positions(call)
    if sides is None or isinstance(call.operands[sides[2]], ConstInt):
        return None
    size = _plain(call.operands[sides[2]])
    for other in _neighbours(call):
        theirs = positions(other)
        rest = _plain(other.operands[theirs[2]]) if theirs is not None else None
        total = _sum(size, rest) if rest is not None else None
        if theirs is None or rest is None or total is None:
            continue
        for mine, its in zip(sides[:2], theirs[:2], strict=True):
            here, there = call.operands[mine], other.operands[its]
            if _follows(pointers, here, there, size):
                return here, total
            if _follows(pointers, there, here, rest):
                return there, total
    return None


def _neighbours(call: Call) -> Iterator[Call]:
    """The calls before and behind a call, if nothing between looks at memory."""
    inside = call.parent.instructions
    at = next(n for n, inst in enumerate(inside) if inst is call)
    for way in (reversed(inside[:at]), inside[at + 1 :]):
        found = _first_access(way)
        if isinstance(found, Call):
            yield found


def _first_access(way: Iterable[Instruction]) -> Instruction | None:
    return next((i for i in way if isinstance(i, (Load, Store, Call)) or i.opcode in ("atomicrmw", "cmpxchg")), None)


def _plain(value: Value) -> Value:
    while isinstance(value, Instruction) and value.opcode in _EXTENSIONS:
        value = value.operands[0]
    return value


def _sum(one: Value, other: Value) -> int | None:
    """The sum of two sizes, of which one is what the other leaves of a constant."""
    for a, b in ((one, other), (other, one)):
        if isinstance(b, Instruction) and b.opcode == "sub" and _plain(b.operands[1]) is a:
            total = b.operands[0]
            return total.value if isinstance(total, ConstInt) else None
    return None


def _follows(pointers: PointsTo, first: Value, second: Value, size: Value) -> bool:
    """Whether one pointer leads `size` bytes behind another."""
    start, end = pointers.address(first), pointers.address(second)
    if start.base is not end.base or start.constant != end.constant:
        return False
    rest = [term for term in end.terms if term not in start.terms]
    return len(rest) == 1 and len(end.terms) == len(start.terms) + 1 and rest[0][1] == 1 and _plain(rest[0][0]) is size


__all__ = ["whole_of"]
