"""Where pointers lead, modulo a stride: P. Granger's domain of congruences (1989), over integers and pointers.

A pointer that walks through an array of structs, by whatever loops, stays at the same place in the struct.
"""

from __future__ import annotations

from irad.analysis.alias.linear_address import EXACT, Residue, gep_offset, residue
from irad.ir import types as T
from irad.ir.instructions import GetElementPtr, Instruction, Phi
from irad.ir.module import Module
from irad.ir.values import ConstExpr, ConstInt, ConstNull, ConstPoison, ConstUndef, Value

ANY = Residue(0, 1)

Origins = dict[Value, Residue]
"""The pointers that one is derived from, each with how far it is from there."""

_CASTS = ("bitcast", "addrspacecast", "freeze")


class Congruences:
    """The residues of a function's integers and pointers, found when asked for."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._integers: dict[Value, Residue] = {}
        self._pointers: dict[Value, Origins] = {}

    def origins(self, pointer: Value) -> Origins:
        """The pointers that are neither merged nor moved from which one comes, and how far they were moved."""
        if not pointer.type.is_pointer:
            return {pointer: EXACT}
        if pointer not in self._pointers:
            self._solve(pointer)
        return self._pointers[pointer]

    def _solve(self, root: Value) -> None:
        """The least solution for a value and all that it is made of, from nothing upwards: strides fall along
        divisors, so that it ends."""
        web = self._web(root)
        changed = True
        while changed:
            changed = False
            for value in web:
                if value.type.is_pointer:
                    origins = self._pointer(value)
                    changed |= origins != self._pointers.get(value, {})
                    self._pointers[value] = origins
                else:
                    number = self._integer(value)
                    if number is not None and number != self._integers.get(value):
                        self._integers[value] = number
                        changed = True

    def _web(self, root: Value) -> list[Value]:
        """What a value is made of and is not known yet, operands first where there is no cycle."""
        found: dict[Value, None] = {}
        open_ = {root}
        stack: list[tuple[Value, bool]] = [(root, False)]
        while stack:
            value, ready = stack.pop()
            if ready:
                found[value] = None
                continue
            stack.append((value, True))
            for operand in _parts(value):
                known = operand in self._integers or operand in self._pointers or operand in open_
                if not known and not isinstance(operand, ConstInt):
                    open_.add(operand)
                    stack.append((operand, False))
        return list(found)

    def _pointer(self, pointer: Value) -> Origins:
        if isinstance(pointer, (ConstNull, ConstPoison, ConstUndef)):
            return {}
        opcode = getattr(pointer, "opcode", "")
        if isinstance(pointer, (GetElementPtr, ConstExpr)) and opcode == "getelementptr":
            step = self._step(pointer)
            inner = self._pointers.get(pointer.operands[0], {})
            return {} if step is None else {origin: far + step for origin, far in inner.items()}
        if isinstance(pointer, Instruction) and (isinstance(pointer, Phi) or opcode in (*_CASTS, "select")):
            merged: Origins = {}
            for operand in _parts(pointer):
                for origin, far in self._pointers.get(operand, {}).items():
                    merged[origin] = merged[origin].join(far) if origin in merged else far
            return merged
        return {pointer: EXACT}

    def _step(self, gep: GetElementPtr | ConstExpr) -> Residue | None:
        assert gep.source is not None
        constant, terms = gep_offset(self.module, gep.source, gep.operands[1:])
        far = Residue(constant, 0)
        for value, factor in terms:
            number = self._number(value)
            if number is None:
                return None
            far = far + number * Residue(factor, 0)
        return far

    def _number(self, value: Value) -> Residue | None:
        if isinstance(value, ConstInt):
            return ANY if value.type == T.I1 else Residue(value.value, 0)
        return self._integers.get(value)

    def _integer(self, value: Value) -> Residue | None:
        """None as long as nothing is known of what it is made of."""
        parts = _parts(value)
        if not isinstance(value, Instruction) or not parts or not isinstance(value.type, T.IntType):
            return ANY
        numbers = [self._number(p) for p in parts]
        if isinstance(value, Phi) or value.opcode == "select":
            known = [n for n in numbers if n is not None]
            merged = known[0] if known else None
            for number in known[1:]:
                merged = merged.join(number) if merged is not None else None
            return merged
        if any(n is None for n in numbers):
            return None
        return _computed(value, [n for n in numbers if n is not None])


def _computed(value: Instruction, numbers: list[Residue]) -> Residue:
    first = numbers[0]
    if value.opcode in ("sext", "freeze"):
        return first
    if value.opcode == "zext":
        return first if "nneg" in value.flags else first.wrapped(_bits(value.operands[0]))
    if value.opcode == "and":
        mask = next((o.value for o in value.operands if isinstance(o, ConstInt)), 1)
        return residue(0, mask & -mask or 1)
    if value.opcode == "add" or value.opcode == "or":
        found = first + numbers[1]
    elif value.opcode == "sub":
        found = first + numbers[1] * Residue(-1, 0)
    elif value.opcode == "mul":
        found = first * numbers[1]
    else:  # shl by a constant
        found = first * Residue(1 << numbers[1].constant, 0)
    exact = "nsw" in value.flags or (value.type == T.I64 and "nuw" in value.flags) or value.opcode == "or"
    return found if exact else found.wrapped(_bits(value))


def _bits(value: Value) -> int:
    assert isinstance(value.type, T.IntType)
    return value.type.bits


def _parts(value: Value) -> list[Value]:
    """The operands that say what a value's residue is; none where they do not."""
    if isinstance(value, ConstExpr):
        return [value.operands[0]] if value.opcode == "getelementptr" else []
    if not isinstance(value, Instruction):
        return []
    if isinstance(value, GetElementPtr):
        return [o for o in value.operands if not o.type.is_vector] if not value.type.is_vector else []
    if isinstance(value, Phi):
        return list(value.operands)
    if value.opcode == "select":
        return list(value.operands[1:])
    if value.opcode in ("freeze", "sext", "zext") or (value.opcode in _CASTS and value.type.is_pointer):
        return [value.operands[0]]
    if value.opcode in ("add", "sub", "mul") or (value.opcode == "or" and "disjoint" in value.flags):
        return list(value.operands)
    constant = len(value.operands) == 2 and isinstance(value.operands[1], ConstInt)
    return list(value.operands) if constant and value.opcode in ("shl", "and") else []
