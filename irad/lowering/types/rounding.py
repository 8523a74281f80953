"""Rounding by a large constant: `(x + 0x1.8p52) - 0x1.8p52` is x rounded to an integer.

Both operations are sums, and their derivatives would make of the step the number itself. What is left of the sum is
locally constant, and so is the integer that its lower bits are. Constants count that are powers of two, or one and a
half times that, and leave less than three eighths of the digits behind the point.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from irad.analysis.types.bit_provenance import lane_width
from irad.analysis.types.float_bit_idioms import FRACTION, lane_constant
from irad.ir import types as T
from irad.ir.instructions import Call, Cast, Instruction
from irad.ir.module import Function
from irad.ir.values import ConstFloat, ConstSplat, GlobalRef, Value
from irad.lowering.types.rewriter import Rewriter

STEP = "irad_step"
"""`irad_step(x)` is x, which is locally constant."""

_FUSED = ("llvm.fmuladd.", "llvm.fma.")


def mark_steps(function: Function, need: Callable[[str, T.Type], None]) -> bool:
    """Say of each number that is rounded by a large constant that it is a step, in one function, in place."""
    edit, users = Rewriter(function), function.users
    calls = (i for i in function.instructions() if isinstance(i, Call))
    known = {c.operands[0] for c in calls if (c.callee_name or "").startswith(STEP)}
    for inst in function.instructions():
        if isinstance(inst.type, T.VectorType) or inst in known:
            continue
        if inst.opcode in ("fadd", "fsub") and _cancels(inst):
            edit.replace(inst, _step(edit, inst, inst, need))
        elif inst.opcode == "bitcast" and inst.type.is_integer and _large(inst.operands[0]):
            _count(edit, inst, users.get(inst, ()), need)
    return edit.apply()


def _step(edit: Rewriter, place: Instruction, number: Value, need: Callable[[str, T.Type], None]) -> Value:
    symbol = STEP + "f" * (number.type == T.FLOAT)
    need(symbol, number.type)
    return edit.behind(place, Call(GlobalRef(symbol), number.type, [number], number.name))


def _count(
    edit: Rewriter, bits: Instruction, users: Iterable[Instruction], need: Callable[[str, T.Type], None]
) -> None:
    """Where the bits of a sum are used without its sign and exponent, they are an integer."""
    counts = [u for u in users if u.operands[0] is bits and _leaves_fraction(u)]
    if counts:
        made = edit.behind(bits, Cast("bitcast", bits.type, [_step(edit, bits, bits.operands[0], need)]))
        for user in counts:
            user.operands = [made, *user.operands[1:]]


def _leaves_fraction(inst: Instruction) -> bool:
    """Whether nothing but bits of the fraction is left of a number's bits."""
    size = lane_width(inst.operands[0].type)
    if inst.opcode == "trunc":
        return lane_width(inst.type) <= FRACTION[size]
    bits = lane_constant(inst.operands[1]) if inst.opcode in ("and", "shl") else None
    if bits is None:
        return False
    return bits < 1 << FRACTION[size] if inst.opcode == "and" else bits >= size - FRACTION[size]


def _cancels(inst: Instruction) -> bool:
    """Whether a sum or a difference takes away the large constant that was added before."""
    first, second = inst.operands
    sign = -1 if inst.opcode == "fsub" else 1
    known = [_constant(first), _constant(second)]
    if known[1] is not None:
        return bool(_large(first)) and _large(first) == -sign * known[1]
    return known[0] is not None and bool(_large(second)) and _large(second) == -sign * known[0]


def _large(value: Value) -> float:
    """The large constant that is a part of a sum; 0 if there is none."""
    if not isinstance(value, Instruction) or lane_width(value.type) not in FRACTION:
        return 0.0
    summands: list[tuple[Value, int]] = []
    if value.opcode in ("fadd", "fsub"):
        summands = [(value.operands[0], 1), (value.operands[1], -1 if value.opcode == "fsub" else 1)]
    elif isinstance(value, Call) and (value.callee_name or "").startswith(_FUSED):
        summands = [(value.operands[2], 1)]
    for summand, sign in summands:
        number = _constant(summand)
        if number is not None and _rounds(number, FRACTION[lane_width(value.type)]):
            return sign * number
    return 0.0


def _rounds(number: float, digits: int) -> bool:
    mantissa, exponent = math.frexp(abs(number))
    return mantissa in (0.5, 0.75) and 8 * (exponent - 1) > 5 * digits


def _constant(value: Value) -> float | None:
    if isinstance(value, ConstSplat):
        value = value.element
    return value.value if isinstance(value, ConstFloat) and math.isfinite(value.value or 0.0) else None


__all__ = ["STEP", "mark_steps"]
