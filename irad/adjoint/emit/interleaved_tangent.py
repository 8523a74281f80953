"""Tangents in several directions at once whose shadows are interleaved: where a shadow would have a number, there is a
vector of them, one for each direction. So each instruction that works on tangents becomes one on vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irad.adjoint.emit.vector_tangent import VectorTangent
from irad.codegen.runtime_ir import RESERVE, STOP_IF
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder, i64, int_constant
from irad.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function
from irad.ir.values import Constant, ConstNull, ConstPoison, ConstSplat, ConstUndef, Value
from irad.rules.kinds import Allocation, Release

if TYPE_CHECKING:
    from irad.adjoint.emit.tangent import TangentSweep

__all__ = ["interleave"]

_LANEWISE = frozenset(("fadd", "fsub", "fmul", "fdiv", "fneg", "fpext", "fptrunc", "phi", "select", "freeze"))
_LOGIC = frozenset(("and", "or", "xor"))
_NOTHING = (ConstNull, ConstPoison, ConstUndef)
_SIZED = {"llvm.memset.": 2, "llvm.memcpy.": 2, "llvm.memmove.": 2, RESERVE: 1}
"""Where calls take the size of memory."""


def interleave(sweep: TangentSweep, function: Function, request: DiffRequest) -> None:
    """Widen a tangent to as many directions as are asked for. Raises `Refusal` for what is no work on numbers one by
    one."""
    _InterleavedTangent(sweep, function, request).run()


class _InterleavedTangent(VectorTangent):
    """Of what belongs to the directions, pointers are one for all of them, and numbers are vectors."""

    def run(self) -> None:
        vectors: set[Value] = set()
        own: set[Value] = set()
        given = iter(list(self.function.arguments))
        for argument in self.sweep.facts.function.arguments:
            next(given)
            if self.request.is_duplicated(argument.index) or self.request.activities[argument.index] == ACTIVE:
                shadow = next(given)
                own.add(shadow)
                self.copies[shadow] = [shadow]
                if self._is_number(shadow.type):
                    vectors.add(shadow)
        self.copies |= {room: [room] for room in self.sweep.rooms}
        for ret, (primal, derivative) in self.sweep.returned.items():
            if primal and derivative is not None:
                self._unpack(ret)
        chosen = self._chosen()
        for call, request in self.sweep.calls.items():
            if request.active_result and not request.returns_primal and not call.type.is_pointer:
                vectors.add(call)
        own |= set(chosen)
        vectors |= {inst for inst in chosen if self._is_number(inst.type)}
        self._own, self._vectors = own, vectors
        for value in vectors:
            if not isinstance(value.type, T.FloatType):
                self._refuse(value)
        for inst in [*chosen, *self.sweep.calls]:
            self._check(inst)
        for inst in chosen:
            self._rewrite(inst)
        for call, request in self.sweep.calls.items():
            self._call(call, request)
        for value in vectors:
            value.type = self._wide(value.type)
        for ret, (primal, derivative) in self.sweep.returned.items():
            if derivative is not None:
                self._returned(ret, primal, derivative)
        self._signature()

    @staticmethod
    def _is_number(type_: T.Type) -> bool:
        return type_.scalar.is_float if not type_.is_aggregate else False

    def _wide(self, type_: T.Type) -> T.Type:
        return type_ if type_.is_pointer else T.VectorType(self.width, type_)

    @staticmethod
    def _unpack(ret: Instruction) -> None:
        """Take away what puts a result and its derivative into one: it is made anew (see `_returned`)."""
        made = ret.operands[0]
        while isinstance(made, Instruction) and made.opcode == "insertvalue":
            made.parent.instructions.remove(made)
            made = made.operands[0]

    def _check(self, inst: Instruction) -> None:
        """Refuse what does something else with shadows than to walk through memory and to keep numbers there."""
        if any(isinstance(o, Constant) and self._names_shadow(o) for o in inst.operands):
            self._refuse(inst)
        pointers = [o for o in inst.operands if o.type.is_pointer]
        if inst.opcode in ("phi", "select") and inst.type.is_pointer:
            known = inst in self.sweep.kept_pointers
            if not known and not all(o in self._own or isinstance(o, _NOTHING) for o in pointers):
                self._refuse(inst)
        elif (
            inst.opcode in _LANEWISE
            or (inst.opcode in _LOGIC and inst.type == T.I1)
            or (inst.opcode == "extractvalue" and inst.operands[0] in self.sweep.calls)
        ):
            return
        elif isinstance(inst, Load):
            if inst.ordering or not (inst.type.is_pointer or inst in self._vectors):
                self._refuse(inst)
        elif isinstance(inst, Store):
            # what has no shadow is its own one, and nothing is read there for a tangent without having been compared
            fits = inst.value.type.is_pointer or isinstance(inst.value.type, T.FloatType)
            if inst.ordering or not fits or inst.pointer not in self._own:
                self._refuse(inst)
        elif isinstance(inst, GetElementPtr):
            if inst.operands[0] not in self._own or inst.operands[1] in self._own or len(inst.operands) != 2:
                self._refuse(inst)
        elif inst.opcode == "icmp":
            # whether there is a shadow; of an address in a loop that does not tell where it began
            if any(isinstance(o, (GetElementPtr, Phi)) and o in self._own for o in inst.operands):
                self._refuse(inst)
        elif isinstance(inst, Call) and inst not in self.sweep.calls:
            name = inst.callee_name or ""
            if name != STOP_IF and self._size_of(inst) is None and not isinstance(self._rule(name), Release):
                self._refuse(inst)
            if name.startswith("llvm.mem") and not all(o in self._own for o in pointers):
                self._refuse(inst)
        elif not isinstance(inst, (Alloca, Call)):
            self._refuse(inst)

    def _rule(self, name: str) -> object:
        found = self.sweep.facts.shared.calls.registry.lookup(name)
        return found.rule if found is not None else None

    def _size_of(self, call: Call) -> int | None:
        """The position of an operand to which the size of memory is proportional."""
        name = call.callee_name or ""
        known = next((at for stem, at in _SIZED.items() if name.startswith(stem)), None)
        if known is not None:
            return known
        rule = self._rule(name)
        return rule.size[0] if isinstance(rule, Allocation) and rule.out is None else None

    def _rewrite(self, inst: Instruction) -> None:
        if isinstance(inst, GetElementPtr):
            inst.source = T.ArrayType(self.width, inst.source)
        elif isinstance(inst, Alloca):
            inst.allocated = T.ArrayType(self.width, inst.allocated)
        elif isinstance(inst, Call):
            size = self._size_of(inst)
            if size is not None:
                given = inst.operands[size]
                scaled = Instruction("mul", given.type, [given, int_constant(given.type, self.width)])
                inst.operands[size] = self._before(inst, scaled)
                inst.argument_attributes = ["" for _ in inst.operands]
                inst.function_attributes = ""
        elif isinstance(inst, (Load, Store)):
            type_ = inst.type if isinstance(inst, Load) else inst.value.type
            if not type_.is_pointer:
                inst.align = inst.align or self.sweep.facts.pointers.module.layout.size(type_)
            if isinstance(inst, Store) and not type_.is_pointer:
                inst.operands[0] = self._vector(inst.value, inst)
        elif inst.opcode in _LANEWISE and inst in self._vectors:
            for k, operand in enumerate(inst.operands):
                if operand.type.scalar.is_float:
                    place = inst.blocks[k].instructions[-1] if isinstance(inst, Phi) else inst
                    inst.operands[k] = self._vector(operand, place)

    @staticmethod
    def _before(place: Instruction, made: Instruction) -> Instruction:
        """A new instruction in front of another one."""
        assert place.block is not None
        place.block.insert(place.block.instructions.index(place), made)
        return made

    def _vector(self, value: Value, place: Instruction) -> Value:
        """A number as a vector, in front of an instruction."""
        if value in self._vectors or value.type.is_pointer:
            return value
        if isinstance(value, (ConstPoison, ConstUndef)):
            return ConstPoison(self._wide(value.type))
        if isinstance(value, Constant):
            return ConstSplat(self._wide(value.type), value)
        type_ = self._wide(value.type)
        first = self._before(place, Instruction("insertelement", type_, [ConstPoison(type_), value, i64(0)]))
        mask = ConstNull(T.VectorType(self.width, T.I32))
        return self._before(place, Instruction("shufflevector", type_, [first, ConstPoison(type_), mask]))

    def _call(self, call: Instruction, request: DiffRequest) -> None:
        call.argument_attributes = [""] * len(call.operands)  # type: ignore[attr-defined]
        given = 0
        for position in range(len(request.activities)):
            given += 1
            if request.is_duplicated(position) or request.activities[position] == ACTIVE:
                operand = call.operands[given]
                if self._is_number(operand.type) or operand in self._vectors:
                    call.operands[given] = self._vector(operand, call)
                elif operand not in self._own and not isinstance(operand, ConstNull):
                    self._refuse(call)
                given += 1
        if request.returns_primal and request.active_result:
            assert isinstance(call.type, T.StructType)
            primal, derivative = call.type.elements
            call.type = T.StructType((primal, self._wide(derivative)))

    def _returned(self, ret: Instruction, primal: list[Value], derivative: Value) -> None:
        assert ret.block is not None
        vector = self._vector(derivative, ret)
        builder = Builder(self.function, ret.block)
        ret.block.instructions.remove(ret)
        builder.ret(builder.pack([*primal, vector]))

    def _signature(self) -> None:
        own = self.sweep.facts.function.result
        fields: list[T.Type] = [own] * int(self.request.returns_primal and not own.is_void)
        fields += [self._wide(own)] * int(self.request.active_result and not own.is_void)
        result = T.VOID if not fields else fields[0] if len(fields) == 1 else T.StructType(tuple(fields))
        self.function.type = T.FunctionType(result, tuple(a.type for a in self.function.arguments))
