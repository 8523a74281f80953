"""Carries out of a number's fraction become comparisons.

`log` and its kin add a constant to the upper bits of a number, so that the exponent grows where the fraction is above
a threshold, and take the exponent out of the sum. Written as a comparison with the threshold, the exponent does not
depend on the fraction any more, and is seen to be constant almost everywhere.
"""

from __future__ import annotations

from irad.analysis.types.bit_provenance import constant_of
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Cast, Compare, Instruction
from irad.ir.module import Function
from irad.ir.values import Value
from irad.lowering.types.fields import threshold
from irad.lowering.types.fraction import fractions_of
from irad.lowering.types.rewriter import Rewriter

_STEPS = frozenset("lshr ashr and".split())


def compare_carries(function: Function, types: TypeFacts) -> bool:
    """Write sums with numbers' fractions apart from what carries into their exponents, in place, where that is used;
    returns whether anything was changed."""
    found = [i for i in function.instructions() if i.opcode in ("add", "sub") and isinstance(i.type, T.IntType)]
    if not any(i.opcode == "bitcast" and i.operands[0].type.is_float for i in function.instructions()) or not found:
        return False
    fractions = fractions_of(types)
    steps = [i for i in function.instructions() if i.opcode in _STEPS and isinstance(i.type, T.IntType)]
    wanted = any(fractions.is_hidden(i) for i in steps)
    edit = Rewriter(function)
    for inst in found:
        ways = [inst.operands, inst.operands[::-1]] if inst.opcode == "add" else [inst.operands]
        places = (threshold(fractions.of(one), fractions.of(other)) for one, other in ways)
        place, operands = next(((p, o) for p, o in zip(places, ways, strict=True) if p is not None), (None, ways[0]))
        if place is not None and (wanted or (not place[1] and fractions.hides(inst, place[0]))):
            edit.replace(inst, _apart(edit, inst, operands, *place))
    return edit.apply()


def _apart(edit: Rewriter, inst: Instruction, operands: list[Value], size: int, added: int) -> Value:
    """A sum, or a difference, whose lowest `size` bits (to which the constant `added` is added) are apart from the
    others."""

    def make(opcode: str, left: Value, right: Value | int) -> Value:
        right = constant_of(inst.type, right) if isinstance(right, int) else right
        return edit.behind(inst, Instruction(opcode, inst.type, [left, right], inst.name))

    first, second = operands
    low = make("and", first, (1 << size) - 1)
    high = make(inst.opcode, make("lshr", first, size), make("lshr", second, size))
    if added:
        beyond = added if inst.opcode == "sub" else (1 << size) - added
        carries = Compare("icmp", "ult" if inst.opcode == "sub" else "uge", low, constant_of(inst.type, beyond))
        carry = edit.behind(inst, Cast("zext", inst.type, [edit.behind(inst, carries)]))
        high = make(inst.opcode, high, carry)
        low = make("and", make(inst.opcode, low, added), (1 << size) - 1)
    return make("or", make("shl", high, size), low)


__all__ = ["compare_carries"]
