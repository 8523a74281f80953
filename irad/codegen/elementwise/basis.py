"""A tangent in several directions at once, made into the partial derivatives by some numbers.

The directions are then unit vectors, and most of what the tangent computes is zero for a reason that no value has a say
in: a number does not depend on another one. LLVM must not drop such products, since zero times infinity is no number;
here it is known which zeros are structural.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from irad.ir import types as T
from irad.ir.builder import float_constant, zero
from irad.ir.instructions import Call, IndexedAggregate, Instruction, Phi
from irad.ir.module import Function
from irad.ir.values import Argument, ConstFloat, Value, is_zero

__all__ = ["along_basis", "returned_parts"]

_LINEAR = frozenset("fneg fpext fptrunc freeze bitcast".split())
_PURE = _LINEAR | frozenset("fmul fdiv fadd fsub phi select insertvalue extractvalue".split())
_FMA = ("llvm.fma.", "llvm.fmuladd.")


def along_basis(function: Function, directions: Mapping[int, bool]) -> None:
    """Put numbers for the parameters of `function` that are tangents, and drop what is zero then: one for those that
    are true, zero for those that are false."""
    given = {function.arguments[i]: one for i, one in directions.items()}
    hanging = _hanging_on(function, set(given))
    zeros = _zeros(function, given, hanging)
    known: dict[Value, Value] = {a: float_constant(a.type, 1.0) if one else zero(a.type) for a, one in given.items()}

    def of(value: Value) -> Value:
        while value in known:
            value = known[value]
        return zero(value.type) if value in zeros else value

    for inst in function.instructions():
        if inst in hanging and inst not in zeros:
            same = _same_as(inst, zeros, of)
            if same is not None:
                known[inst] = same
    for inst in function.instructions():
        if inst.opcode == "fsub" and inst in hanging and inst.operands[0] in zeros:
            inst.opcode, inst.operands = "fneg", inst.operands[1:]
        inst.operands = [of(o) for o in inst.operands]
    _share_reciprocals(function, hanging)
    _share_equal(function, hanging)
    _drop_dead(function)


def returned_parts(function: Function) -> list[Value] | None:
    """The values that are returned, of a struct one by one; None where that cannot be seen."""
    ends = [b.instructions[-1] for b in function.blocks if b.instructions and b.instructions[-1].opcode == "ret"]
    if len(ends) != 1 or not ends[0].operands:
        return None
    value = ends[0].operands[0]
    if not isinstance(value.type, T.StructType):
        return [value]
    found: dict[int, Value] = {}
    while isinstance(value, IndexedAggregate) and value.opcode == "insertvalue" and len(value.indices) == 1:
        found.setdefault(value.indices[0], value.operands[1])
        value = value.operands[0]
    parts = range(len(value.type.elements)) if isinstance(value.type, T.StructType) else range(0)
    return [found[k] for k in parts] if all(k in found for k in parts) else None


def _share_reciprocals(function: Function, hanging: set[Value]) -> None:
    """Multiply tangents by 1 / d in the place of dividing by d, where the function itself has just divided 1 by d."""
    for block in function.blocks:
        known: dict[Value, Instruction] = {}
        for inst in block.instructions:
            if inst.opcode != "fdiv":
                continue
            numerator, denominator = inst.operands
            if inst in hanging and denominator in known:
                inst.opcode, inst.operands = "fmul", [numerator, known[denominator]]
            elif inst not in hanging and _is_one(numerator):
                known[denominator] = inst


def _share_equal(function: Function, hanging: set[Value]) -> None:
    """What moves alike in two directions (by both terms of a sum, say) is computed once."""
    same: dict[Value, Value] = {}
    for block in function.blocks:
        known: dict[tuple[object, ...], Instruction] = {}
        for inst in block.instructions:
            inst.operands = [same.get(o, o) for o in inst.operands]
            if inst in hanging and (inst.opcode in _PURE or _is_fma(inst)):
                first = known.setdefault(_content_of(inst), inst)
                if first is not inst:
                    same[inst] = first
    for inst in function.instructions() if same else ():  # phis come in front of what goes into them
        inst.operands = [same.get(o, o) for o in inst.operands]


def _content_of(inst: Instruction) -> tuple[object, ...]:
    """What two instructions of a block have in common that compute the same."""
    beside: tuple[object, ...] = ()
    if isinstance(inst, Phi):
        beside = tuple(inst.blocks)
    elif isinstance(inst, IndexedAggregate):
        beside = tuple(inst.indices)
    elif isinstance(inst, Call):
        beside = (inst.callee_name,)
    operands = [o if isinstance(o, (Instruction, Argument)) else (str(o.type), o.ref) for o in inst.operands]
    return inst.opcode, str(inst.type), inst.flags, *beside, *operands


def _hanging_on(function: Function, found: set[Value]) -> set[Value]:
    """The values that hang on some values, by way of registers."""
    progress = True
    while progress:
        before = len(found)
        found |= {i for i in function.instructions() if any(o in found for o in i.operands)}
        progress = len(found) > before
    return found


def _zeros(function: Function, given: Mapping[Argument, bool], hanging: set[Value]) -> set[Value]:
    """What is zero for structural reasons: the greatest set of which each member follows from others."""
    zeros: set[Value] = {a for a, one in given.items() if not one}
    zeros |= {i for i in function.instructions() if i in hanging and (i.opcode in _PURE or _is_fma(i))}
    progress = True
    while progress:
        wrong = {v for v in zeros if isinstance(v, Instruction) and not _is_zero(v, zeros)}
        zeros -= wrong
        progress = bool(wrong)
    return zeros


def _is_zero(inst: Instruction, zeros: set[Value]) -> bool:
    operands = inst.operands
    if inst.opcode == "fmul":
        return operands[0] in zeros or operands[1] in zeros
    if inst.opcode == "fdiv" or inst.opcode in _LINEAR:
        return operands[0] in zeros
    if _is_fma(inst):
        return (operands[0] in zeros or operands[1] in zeros) and operands[2] in zeros
    if inst.opcode in ("fadd", "fsub", "phi", "select"):
        merged = operands[1:] if inst.opcode == "select" else operands
        return all(o in zeros or (is_zero(o) and not _is_negative(o)) for o in merged)
    return False


def _same_as(inst: Instruction, zeros: set[Value], of: Callable[[Value], Value]) -> Value | None:
    """The operand that an instruction is equal to, if it is: a sum with zero, a product with one."""
    operands = inst.operands
    if inst.opcode in ("fadd", "fsub") and operands[1] in zeros:
        return operands[0]
    if inst.opcode == "fadd" and operands[0] in zeros:
        return operands[1]
    if _is_fma(inst) and (operands[0] in zeros or operands[1] in zeros):
        return operands[2]
    if inst.opcode == "fmul":
        for one, other in (operands, operands[::-1]):
            if _is_one(of(one)):
                return other
    return None


def _is_fma(inst: Instruction) -> bool:
    return isinstance(inst, Call) and (inst.callee_name or "").startswith(_FMA)


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstFloat) and value.value == 1.0


def _is_negative(value: Value) -> bool:
    return value.ref.startswith("-")


def _drop_dead(function: Function) -> None:
    """Take out arithmetic that nothing uses."""
    progress = True
    while progress:
        used = {o for i in function.instructions() for o in i.operands if o is not i}
        progress = False
        for block in function.blocks:
            kept = [i for i in block.instructions if i in used or not (i.opcode in _PURE or _is_fma(i))]
            progress |= len(kept) < len(block.instructions)
            block.instructions = kept
