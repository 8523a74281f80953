"""Lowers the expressions of rules to instructions."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from irad.codegen.module_writer import PURE_CALL, ModuleWriter
from irad.facts.call_classifier import spelling
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant, int_constant
from irad.ir.floats import arithmetic_type
from irad.ir.instructions import Instruction
from irad.ir.values import ConstFloat, ConstInt, ConstNull, ConstPoison, ConstSplat, Value
from irad.rules import expr as X
from irad.rules.registry import Registry


class ExpressionEmitter:
    """Lowers expressions at one floating type (a vector type works lane by lane), sharing common parts.

    The results have that type, except that 16-bit numbers are computed with as `float`, and results are left
    so (`arithmetic_type`). `variables` finds the values behind names; integer variables may have any integer
    type.
    """

    def __init__(
        self,
        builder: Builder,
        output: ModuleWriter,
        registry: Registry,
        type_: T.Type,
        variables: Callable[[str], Value],
    ) -> None:
        self.builder = builder
        self.output = output
        self.registry = registry
        self.type = arithmetic_type(type_)
        self.variables = variables
        self._done: dict[X.Node, Value] = {}

    def lower(self, node: X.Node) -> Value:
        known = self._done.get(node)
        if known is None:
            known = self._done[node] = self._lower(node)
        return known

    def _lower(self, node: X.Node) -> Value:
        b = self.builder
        if isinstance(node, (X.Var, X.IntVar)):
            return self._convert(self.variables(node.name))
        if isinstance(node, X.Const):
            return float_constant(self.type, node.exact)
        if isinstance(node, X.Binary):
            opcode = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}[node.op]
            # a product that is added to an adjoint may be one instruction with the addition, if both allow that
            # divisions by one divisor, of one place or of all iterations, may share its reciprocal
            flags = {"*": ("contract",), "/": ("arcp",)}.get(node.op, ())
            return b.binary(opcode, self.lower(node.a), self.lower(node.b), flags)
        if isinstance(node, X.Negate):
            return b.fneg(self.lower(node.a))
        if isinstance(node, X.Call):
            return self._call(node)
        if isinstance(node, X.Select):
            return b.select(self.lower(node.cond), self.lower(node.a), self.lower(node.b))
        if isinstance(node, X.Compare):
            return self._compare(node)
        if isinstance(node, (X.And, X.Or)):
            return b.binary("and" if isinstance(node, X.And) else "or", self.lower(node.a), self.lower(node.b))
        if isinstance(node, X.Not):
            condition = self.lower(node.a)
            return b.binary("xor", condition, _all_true(condition.type))
        if isinstance(node, X.ToFloat):
            return self._to_float(self.lower(node.a))
        if isinstance(node, X.IntConst):
            return int_constant(T.I32, node.value)
        if isinstance(node, X.IntBinary):
            return self._int_binary(node)
        raise TypeError(f"no lowering for {type(node).__name__}")

    def _convert(self, value: Value) -> Value:
        """A floating operand of another width at the type in use (only conversions such
        as fpext mix widths)."""
        if value.type == self.type or not isinstance(value.type.scalar, T.FloatType):
            return value
        return convert(self.builder, value, self.type)

    def _compare(self, node: X.Compare) -> Value:
        a, b = self.lower(node.a), self.lower(node.b)
        if isinstance(a, ConstFloat) and isinstance(b, ConstFloat) and a.value is not None and b.value is not None:
            return ConstInt(T.I1, int(_HOLDS[node.pred[1:]](a.value, b.value)))
        return self.builder.compare("fcmp", node.pred, a, b)

    def _to_float(self, integer: Value) -> Value:
        if isinstance(integer, ConstInt):
            return float_constant(self.type, float(integer.value))
        made = self.builder.cast("sitofp", integer, self.type.scalar)
        return splat(self.builder, made, self.type) if isinstance(self.type, T.VectorType) else made

    def _int_binary(self, node: X.IntBinary) -> Value:
        a, b = self.lower(node.a), self.lower(node.b)
        wide = a.type if not isinstance(a, ConstInt) else b.type
        a, b = (int_constant(wide, v.value) if isinstance(v, ConstInt) else v for v in (a, b))
        return self.builder.binary({"+": "add", "-": "sub"}[node.op], a, b)

    def _call(self, node: X.Call) -> Value:
        arguments = [self.lower(a) for a in node.args]
        lanes = self.type.count if isinstance(self.type, T.VectorType) else 0
        triple = self.output.module.triple
        integer = next((str(a.type) for a in arguments if isinstance(a.type, T.IntType)), "i32")
        symbol = spelling(self.registry, node.name, self.type, triple, integer)
        if symbol is None and lanes:
            symbol = spelling(self.registry, node.name, self.type.scalar, triple, integer)
            if symbol is not None:
                return self._lane_by_lane(symbol, arguments, lanes)
        if symbol is None:
            raise TypeError(f"the function '{node.name}' does not exist at {self.type}")
        return self._emit_call(symbol, self.type, arguments)

    def _emit_call(self, symbol: str, type_: T.Type, arguments: list[Value]) -> Value:
        self.output.declare(symbol, type_, [a.type for a in arguments], "" if symbol.startswith("llvm.") else PURE_CALL)
        call = self.builder.call(symbol, type_, arguments)
        call.function_attributes = PURE_CALL
        return call

    def _lane_by_lane(self, symbol: str, arguments: list[Value], lanes: int) -> Value:
        result: Value = ConstPoison(self.type)
        b = self.builder
        for lane in range(lanes):
            at = ConstInt(T.I32, lane)
            scalars = [
                b.insert(Instruction("extractelement", a.type.scalar, [a, at])) if a.type.is_vector else a
                for a in arguments
            ]
            made = self._emit_call(symbol, self.type.scalar, scalars)
            result = b.insert(Instruction("insertelement", self.type, [result, made, at]))
        return result


_HOLDS: Mapping[str, Callable[[float, float], bool]] = {
    **{name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    "no": lambda a, b: a != a or b != b,
    "rd": lambda a, b: a == a and b == b,
}


def _all_true(type_: T.Type) -> Value:
    return ConstSplat(type_, ConstInt(T.I1, 1)) if isinstance(type_, T.VectorType) else ConstInt(T.I1, 1)


def splat(builder: Builder, value: Value, type_: T.VectorType) -> Value:
    """A scalar in all lanes of a vector."""
    first = builder.insert(Instruction("insertelement", type_, [ConstPoison(type_), value, ConstInt(T.I64, 0)]))
    mask = ConstNull(T.VectorType(type_.count, T.I32, type_.scalable))
    return builder.insert(Instruction("shufflevector", type_, [first, ConstPoison(type_), mask]))


def convert(builder: Builder, value: Value, type_: T.Type) -> Value:
    """A floating value at another floating type of the same shape."""
    if value.type == type_:
        return value
    assert isinstance(value.type.scalar, T.FloatType) and isinstance(type_.scalar, T.FloatType)
    wider = T.FLOAT_BITS[type_.scalar.kind] > T.FLOAT_BITS[value.type.scalar.kind]
    return builder.cast("fpext" if wider else "fptrunc", value, type_)
