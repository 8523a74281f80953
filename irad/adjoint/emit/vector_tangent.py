"""Tangents in several directions at once, made of the tangent in one: the primal is there once, and all that its
derivative is made of as often as there are directions."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from irad.analysis.call_targets import names_in
from irad.analysis.diagnostics import Refusal
from irad.codegen.module_writer import ModuleWriter, replace_globals
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Instruction, Phi
from irad.ir.module import Function
from irad.ir.values import Argument, Constant, Value

if TYPE_CHECKING:
    from irad.adjoint.emit.tangent import TangentSweep

__all__ = ["VectorTangent", "widen"]


def widen(sweep: TangentSweep, function: Function, request: DiffRequest) -> None:
    """Give a tangent as many directions as are asked for: in the place of each shadow and tangent that it takes or
    returns there are several. Raises `Refusal` where the primal itself hangs on a shadow."""
    VectorTangent(sweep, function, request).run()


class VectorTangent:
    """`copies` maps what belongs to a direction to what is in its place in each."""

    def __init__(self, sweep: TangentSweep, function: Function, request: DiffRequest) -> None:
        self.sweep, self.function, self.width = sweep, function, request.width
        self.output: ModuleWriter = sweep.output
        self.request = request
        self.copies: dict[Value, list[Value]] = {}

    def run(self) -> None:
        self._parameters()
        chosen = self._chosen()
        for inst in chosen:
            self.copies[inst] = [inst, *(self._copy(inst) for _ in range(1, self.width))]
        for inst in chosen:
            for direction, made in reversed(list(enumerate(self.copies[inst]))):
                assert isinstance(made, Instruction)
                made.operands = [self.of(o, direction) for o in inst.operands]
        for inst in chosen:
            self._insert(inst)
        for call, request in self.sweep.calls.items():
            self._call(call, request)
        for ret, (primal, derivative) in self.sweep.returned.items():
            self._ret(ret, primal, derivative)
        own, count = self.sweep.facts.function.result, self.width * int(self.request.active_result)
        fields = () if own.is_void else (own,) * (count + int(self.request.returns_primal))
        result = T.VOID if not fields else own if len(fields) == 1 else T.StructType(fields)
        self.function.type = T.FunctionType(result, tuple(a.type for a in self.function.arguments))

    def of(self, value: Value, direction: int) -> Value:
        """What is in a value's place in a direction."""
        if value in self.copies:
            return self.copies[value][direction]
        if direction and isinstance(value, Constant) and self._names_shadow(value):
            return replace_globals(value, lambda name: self._global(name, direction))
        return value

    def _names_shadow(self, value: Value) -> bool:
        return isinstance(value, Constant) and any(name in self.output.shadow_globals for name in names_in(value))

    def _global(self, name: str, direction: int) -> str:
        """The shadow of a global variable in one more direction."""
        text = self.output.shadow_globals.get(name)
        if text is None:
            return name
        made = f"{name}.{direction}"
        self.output.shadow_globals.setdefault(made, f"@{T.quoted(made)} ={text.partition(' =')[2]}")
        return made

    def _parameters(self) -> None:
        """Each shadow and tangent among the parameters, as often as there are directions."""
        function = self.function
        found: list[Argument] = []
        given = iter(list(function.arguments))
        for argument in self.sweep.facts.function.arguments:
            found.append(next(given))
            if self.request.is_duplicated(argument.index) or self.request.activities[argument.index] == ACTIVE:
                own = next(given)
                more = [Argument(own.type, "", own.index, own.attributes) for _ in range(1, self.width)]
                self.copies[own] = [own, *more]
                found += [own, *more]
        for index, each in enumerate(found):
            each.index = index
        function.arguments = found

    def _chosen(self) -> list[Instruction]:
        """The instructions that belong to a direction, in their order: those that make shadows and tangents, and all
        that hang on them."""
        sweep = self.sweep
        primal = {v for v in sweep.values.values() if isinstance(v, Instruction)}
        found: set[Value] = {v for v in (*sweep.shadows.values(), *sweep.tangents.values()) if v not in primal}
        found = {v for v in found if isinstance(v, Instruction)} | set(self.copies)
        every = list(self.function.instructions())
        progress = True
        while progress:
            progress = False
            for inst in every:
                if inst in found or inst in sweep.calls or inst in sweep.returned:
                    continue
                if any(o in found or self._names_shadow(o) for o in inst.operands):
                    if inst in primal or inst.is_terminator:
                        self._refuse(inst)
                    found.add(inst)
                    progress = True
        return [inst for inst in every if inst in found]

    def _refuse(self, inst: Value) -> None:
        source = next((v for v, made in self.sweep.values.items() if made is inst), None)
        raise Refusal(
            "unsupported",
            source if isinstance(source, Instruction) else None,
            f"cannot differentiate '{self.sweep.facts.function.name}' in {self.width} directions at once",
            "what it computes here hangs on how large a shadow is",
            "ask for one direction at a time",
        )

    @staticmethod
    def _copy(inst: Instruction) -> Instruction:
        made = copy.copy(inst)
        made.name = ""
        made.metadata, made.records = dict(inst.metadata), []
        if isinstance(made, Phi):
            made.blocks = list(made.blocks)
        return made

    def _insert(self, inst: Instruction) -> None:
        block = inst.block
        assert block is not None
        where = block.instructions.index(inst)
        for made in self.copies[inst][1:]:
            assert isinstance(made, Instruction)
            where += 1
            block.insert(where, made)

    def _call(self, call: Instruction, request: DiffRequest) -> None:
        """A call of a tangent, which has as many directions."""
        arguments: list[Value] = []
        given = iter(call.operands)
        for position in range(len(request.activities)):
            arguments.append(next(given))
            if request.is_duplicated(position) or request.activities[position] == ACTIVE:
                own = next(given)
                arguments += [self.of(own, direction) for direction in range(self.width)]
        call.operands = arguments
        call.argument_attributes = [""] * len(arguments)  # type: ignore[attr-defined]
        if not (request.returns_primal and request.active_result):
            return
        assert isinstance(call.type, T.StructType)
        primal, derivative = call.type.elements
        call.type = T.StructType((primal, *[derivative] * self.width))
        for taken, made in self.copies.items():
            if isinstance(taken, Instruction) and taken.opcode == "extractvalue" and taken.operands[0] is call:
                for direction, each in enumerate(made):
                    each.indices = (1 + direction,)  # type: ignore[attr-defined]

    def _ret(self, ret: Instruction, primal: list[Value], derivative: Value | None) -> None:
        if derivative is None:
            return
        assert ret.block is not None
        builder = Builder(self.function, ret.block)
        ret.block.instructions.remove(ret)
        packed = builder.pack([*primal, *(self.of(derivative, direction) for direction in range(self.width))])
        builder.ret(packed)
