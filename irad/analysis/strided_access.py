"""Addresses that move by a constant from iteration to iteration of an innermost loop."""

from __future__ import annotations

from dataclasses import dataclass

from irad.analysis.alias.linear_address import Address
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.alias.points_to import PointsTo
from irad.analysis.loops import Loop
from irad.analysis.trip_count import Induction
from irad.ir import types as T
from irad.ir.instructions import Instruction, Phi
from irad.ir.values import ConstInt, Value

_DEPTH = 8


@dataclass(frozen=True)
class StridedAccess:
    """In iteration k of the loop: `base + constant + sum(coefficient * invariant) + k * stride`, in bytes."""

    base: Value
    constant: int
    invariant: frozenset[tuple[Value, int]]
    stride: int

    @property
    def family(self) -> tuple[Value, frozenset[tuple[Value, int]], int]:
        """Streams of one family differ by a constant only."""
        return self.base, self.invariant, self.stride


def stream_of(
    pointers: PointsTo, inductions: dict[Phi, tuple[Loop, Induction]], loop: Loop, pointer: Value
) -> StridedAccess | None:
    """The pointer as a stream of `loop`; None when it does not move by a constant,
    or its base changes in the loop."""
    address: Address = pointers.address(pointer)
    if not loop.is_invariant(address.base):
        return None
    constant, stride = address.constant, 0
    invariant: dict[Value, int] = {}
    for term, coefficient in address.terms:
        if (
            isinstance(term, Phi) and term.type.is_pointer
        ):  # a walking pointer: the phi stands for the iteration number
            if term in inductions and inductions[term][0] is loop:
                stride += coefficient
                continue
            return None
        for value, factor in linear(term).items():
            total = coefficient * factor
            if value is None:
                constant += total
            elif loop.is_invariant(value):
                invariant[value] = invariant.get(value, 0) + total
            elif isinstance(value, Phi) and value in inductions and inductions[value][0] is loop:
                induction = inductions[value][1]
                stride += total * induction.step
                if isinstance(induction.start, ConstInt):
                    constant += total * induction.start.value
                else:
                    invariant[induction.start] = invariant.get(induction.start, 0) + total
            else:
                return None
    return StridedAccess(address.base, constant, frozenset((v, c) for v, c in invariant.items() if c), stride)


def linear(value: Value, depth: int = _DEPTH) -> dict[Value | None, int]:
    """A 64-bit value as a sum of multiples (None stands for 1); exact modulo 2**64, as addresses are. Invariants are
    taken apart, too: LLVM computes a part of some neighbours' addresses in front of the loop."""
    if isinstance(value, ConstInt):
        return {None: value.value}
    if depth == 0 or value.type != T.I64 or not isinstance(value, Instruction):
        return {value: 1}
    if value.opcode in ("add", "sub"):
        found = dict(linear(value.operands[0], depth - 1))
        sign = 1 if value.opcode == "add" else -1
        for key, factor in linear(value.operands[1], depth - 1).items():
            found[key] = found.get(key, 0) + sign * factor
        return found
    scale = value.operands[1] if value.opcode in ("mul", "shl") else None
    if isinstance(scale, ConstInt):
        times = scale.value if value.opcode == "mul" else 1 << scale.value
        return {key: factor * times for key, factor in linear(value.operands[0], depth - 1).items()}
    return {value: 1}


def never_meet(pointers: PointsTo, a: Value, b: Value) -> bool:
    """Whether two addresses are in different memory whenever both are computed in one iteration
    of all loops around.

    Beyond what points-to sets tell, this sees two pointers that change places from iteration to iteration:
    two phis of one block never meet if the values that they take from each predecessor never meet (assuming
    that they did not before).
    """
    return _bases_never_meet(pointers, pointers.address(a).base, pointers.address(b).base, frozenset())


def _bases_never_meet(
    pointers: PointsTo, a: Value, b: Value, assumed: frozenset[tuple[Value, Value]]
) -> bool:
    if a is b:
        return False
    if (a, b) in assumed or (b, a) in assumed:
        return True
    first, second = pointers.objects(a), pointers.objects(b)
    if first and second and not any(_same(pointers, x, y) for x in first for y in second):
        return True
    if isinstance(a, Phi) and isinstance(b, Phi) and a.block is b.block:
        known = assumed | {(a, b)}
        return all(
            _bases_never_meet(
                pointers,
                pointers.address(a.incoming(pred)).base,
                pointers.address(b.incoming(pred)).base,
                known,
            )
            for pred in a.blocks
        )
    return False


def _same(pointers: PointsTo, a: MemoryObject, b: MemoryObject) -> bool:
    return pointers.may_be_same(a, b)
