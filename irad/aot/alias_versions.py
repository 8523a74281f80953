"""Two versions of one derivative, and the function that chooses between them by the addresses it is called with.

Where a program does not show that the memory behind pointer arguments is apart, it can be seen at each call: from how
far the function reaches behind each pointer (`irad.analysis.footprint`). Where nothing overlaps, shadows included, the
version runs in which pointers are `noalias`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from irad.analysis.footprint.argument_extents import ArgumentExtents, Extent
from irad.analysis.footprint.expression import Expr, inspected
from irad.codegen.module_writer import ModuleWriter
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block, Instruction, Load
from irad.ir.module import Function
from irad.ir.values import Argument, ConstInt, GlobalRef, Value

__all__ = ["make_dispatcher", "pays"]

_CHECKED = T.StructType((T.I64, T.I1))


def pays(extents: ArgumentExtents, request: DiffRequest) -> bool:
    """Whether two versions can differ in speed: where there are loops, and two places of which one is written to."""
    pointers = len(extents.arguments) + sum(request.is_duplicated(a.index) for a in extents.arguments)
    return extents.loops > 0 and pointers + len(extents.variables) > 1


def make_dispatcher(
    name: str,
    primal: Function,
    plain: Function,
    apart: Function,
    request: DiffRequest,
    extents: ArgumentExtents,
    output: ModuleWriter,
    inspector: Function | None,
) -> Function:
    """A function with the parameters of both derivatives that calls the one called `apart` where its pointers lead to
    different memory, else `plain`. `request` is that of the plain one; `inspector` finds out which indices are read
    (`irad.aot.index_inspector`)."""
    arguments = [Argument(a.type, f"a{i}", i, _by_value(a)) for i, a in enumerate(plain.arguments)]
    made = Function(name, plain.type, arguments, "internal", "nounwind", module=plain.module)
    made.blocks = [Block("entry", made)]
    builder = Builder(made, made.entry)
    operands = _operands(primal, arguments, request)
    test = _Test(builder, output, {a: found[0] for a, found in operands.items()})
    if inspector is not None:
        test.inspect(inspector, [operands[a][0] for a in primal.arguments], extents.indices)
    for less, more in extents.conditions:
        test.require(builder.compare("icmp", "sle", test.number(less), test.number(more)))
    for one, other in combinations(_places(test, operands, extents), 2):
        if one.written or other.written:
            before = builder.compare("icmp", "sle", one.end, other.begin)
            behind = builder.compare("icmp", "sle", other.end, one.begin)
            test.require(builder.binary("or", before, behind))
    then, otherwise = builder.new_block("apart"), builder.new_block("plain")
    builder.branch_if(test.holds, then, otherwise)
    for block, callee in ((then, apart), (otherwise, plain)):
        builder.block = block
        call = builder.call(callee.name, plain.type.result, arguments)
        call.argument_attributes = [a.attributes for a in arguments]
        builder.ret(None if plain.type.result.is_void else call)
    return made


@dataclass(frozen=True, eq=False)
class _Place:
    begin: Value
    end: Value
    written: bool


def _operands(
    primal: Function, arguments: list[Argument], request: DiffRequest
) -> dict[Argument, tuple[Argument, ...]]:
    """Of each parameter of the primal, the derivative's: itself, and its shadows."""
    found, position = {}, 0
    for argument in primal.arguments:
        moves = request.mode == "tangent" and request.activities[argument.index] == ACTIVE
        count = 1 + (request.width if moves or request.is_duplicated(argument.index) else 0)
        found[argument] = tuple(arguments[position : position + count])
        position += count
    return found


def _places(
    test: _Test, operands: Mapping[Argument, tuple[Argument, ...]], extents: ArgumentExtents
) -> Iterator[_Place]:
    for argument, extent in extents.arguments.items():
        for number, pointer in enumerate(operands[argument]):
            yield test.place(pointer, extent, extent.written or number > 0)
    for variable, extent in extents.variables.items():
        yield test.place(GlobalRef(variable), extent, extent.written)


@dataclass
class _Test:
    """Computes expressions, and whether all that is required holds: no number may be too large for 64 bits."""

    builder: Builder
    output: ModuleWriter
    parameters: Mapping[Argument, Argument]
    holds: Value = field(default_factory=lambda: ConstInt(T.I1, 1))
    _made: dict[Expr, Value] = field(default_factory=dict)

    def require(self, condition: Value) -> None:
        always = isinstance(self.holds, ConstInt)
        self.holds = condition if always else self.builder.binary("and", self.holds, condition)

    def inspect(self, inspector: Function, arguments: Sequence[Value], indices: Sequence[Load]) -> None:
        """Find out which numbers some loads read."""
        b = self.builder
        found = b.alloca(T.ArrayType(2 * len(indices), T.I64), align=8)
        b.call(inspector.name, T.VOID, [*arguments, found])
        for number, load in enumerate(indices):
            for end, which in enumerate(("lowest", "highest")):
                self._made[inspected(which, load)] = b.load(T.I64, b.offset(found, 16 * number + 8 * end), 8)

    def place(self, pointer: Value, extent: Extent, written: bool) -> _Place:
        address = self.builder.cast("ptrtoint", pointer, T.I64)
        begin, end = (self._checked("sadd", address, self.number(e)) for e in (extent.low, extent.high))
        return _Place(begin, end, written)

    def number(self, expr: Expr) -> Value:
        if expr not in self._made:
            self._made[expr] = self._compute(expr)
        return self._made[expr]

    def _compute(self, expr: Expr) -> Value:
        b = self.builder
        if isinstance(expr.value, int):
            return i64(expr.value)
        if expr.op == "entry":
            assert isinstance(expr.value, Argument)
            return b.cast("sext", self.parameters[expr.value], T.I64)
        if expr.op == "load":
            assert expr.type is not None
            root = self.parameters[expr.value] if isinstance(expr.value, Argument) else expr.value
            assert root is not None
            return b.cast("sext", b.load(expr.type, b.offset(root, self.number(expr.args[0])), 1), T.I64)
        x, y = (self.number(a) for a in expr.args)
        if expr.op in ("min", "max"):
            return self._call(f"llvm.s{expr.op}.i64", T.I64, x, y)
        return self._floor(x, y) if expr.op == "floordiv" else self._checked(f"s{expr.op}", x, y)

    def _checked(self, operation: str, x: Value, y: Value) -> Value:
        if isinstance(y, ConstInt) and y.value == 0 and operation != "smul":
            return x
        both = self._call(f"llvm.{operation}.with.overflow.i64", _CHECKED, x, y)
        wraps = self.builder.extract(both, (1,), T.I1)
        self.require(self.builder.binary("xor", wraps, ConstInt(T.I1, 1)))
        return self.builder.extract(both, (0,), T.I64)

    def _floor(self, x: Value, y: Value) -> Value:
        b = self.builder
        assert isinstance(y, ConstInt)
        if y.value & (y.value - 1) == 0:
            return b.insert(Instruction("ashr", T.I64, [x, i64(y.value.bit_length() - 1)]))
        quotient = b.insert(Instruction("sdiv", T.I64, [x, y]))
        rest = b.insert(Instruction("srem", T.I64, [x, y]))
        return b.add(quotient, b.cast("sext", b.compare("icmp", "slt", rest, i64(0)), T.I64))

    def _call(self, name: str, result: T.Type, x: Value, y: Value) -> Value:
        self.output.declare(name, result, (T.I64, T.I64), "")
        return self.builder.call(name, result, [x, y])


def _by_value(argument: Argument) -> str:
    return " ".join(word for word in argument.attributes.split() if word.startswith("byval"))
