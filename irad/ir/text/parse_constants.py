"""Reading constants and operands."""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.text.lexer import symbol_name
from irad.ir.text.parse_types import TypeReader, is_constant_token
from irad.ir.values import (
    CAST_OPCODES,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstPoison,
    ConstSplat,
    ConstString,
    ConstUndef,
    GlobalRef,
    RawConstant,
    Value,
)

_NULLS = frozenset(("null", "zeroinitializer", "none"))
_EXPRESSIONS = CAST_OPCODES | frozenset(
    """getelementptr add sub mul shl lshr ashr and or xor icmp fcmp select extractelement insertelement
    shufflevector""".split()
)
_DIGITS = frozenset("-0123456789")


class ConstantReader(TypeReader):
    """Reads constants; `read_local` is filled in where there are local values."""

    __slots__ = ()

    def read_typed(self) -> Value:
        """`TYPE VALUE`."""
        return self.read_value(self.read_type())

    def read_value(self, type_: T.Type) -> Value:
        """A value of the given type."""
        token = self.tokens[self.i]
        first = token[:1]
        if first == "%":
            self.i += 1
            return self.read_local(token, type_)
        if first in _DIGITS and first:
            self.i += 1
            if isinstance(type_, T.IntType):
                return ConstInt(type_, self._integer(token))
            return ConstFloat(type_, token)
        if first == "@":
            self.i += 1
            return GlobalRef(symbol_name(token[1:]), type_)
        return self._read_constant(token, type_)

    def read_local(self, token: str, type_: T.Type) -> Value:
        """The value that a `%name` token stands for."""
        raise self.error(f"local value {token} outside of a function", self.i - 1)

    def _integer(self, token: str) -> int:
        try:
            return int(token)
        except ValueError:
            raise self.error(f"'{token}' is not an integer", self.i - 1) from None

    def _read_constant(self, token: str, type_: T.Type) -> Value:
        if token in _NULLS:
            self.i += 1
            return ConstNull(type_)
        if token == "poison":
            self.i += 1
            return ConstPoison(type_)
        if token == "undef":
            self.i += 1
            return ConstUndef(type_)
        if token in ("true", "false"):
            self.i += 1
            return ConstInt(type_, int(token == "true"))
        if token in ("{", "[", "<"):
            return self._read_aggregate(token, type_)
        if token in _EXPRESSIONS:
            return self._read_expression(token, type_)
        if token == "splat":
            self.i += 1
            self.expect("(")
            element = self.read_typed()
            self.expect(")")
            return ConstSplat(type_, element)
        return self._read_raw(token, type_)

    def _read_raw(self, token: str, type_: T.Type) -> Value:
        """Constants kept in LLVM's spelling."""
        start = self.i
        self.i += 1
        if token.startswith('c"'):
            return ConstString(type_, token)
        if is_constant_token(token):
            return ConstFloat(type_, token)
        if token in ("blockaddress", "ptrauth"):
            self.skip_balanced()
            return RawConstant(type_, self.since(start))
        if token in ("dso_local_equivalent", "no_cfi"):
            self.i += 1
            return RawConstant(type_, self.since(start))
        raise self.error(f"expected a value of type {type_}, found '{token or 'end of text'}'", start)

    def _read_aggregate(self, token: str, type_: T.Type) -> Value:
        self.i += 1
        packed = token == "<" and self.accept("{")
        closing = "}" if packed else {"{": "}", "[": "]", "<": ">"}[token]
        elements: list[Value] = []
        while not self.accept(closing):
            if elements:
                self.expect(",")
            elements.append(self.read_typed())
        if packed:
            self.expect(">")
        return ConstAggregate(type_, tuple(elements), packed)

    def _read_expression(self, opcode: str, type_: T.Type) -> Value:
        self.i += 1
        start = self.i
        while self.tokens[self.i] != "(" or self.tokens[self.i - 1] == "inrange":
            if self.tokens[self.i] == "(":
                self.skip_balanced()
            elif not self.tokens[self.i]:
                raise self.error(f"'{opcode}' without operands", start - 1)
            else:
                self.i += 1
        flags = self.since(start)
        self.expect("(")
        source = None
        if opcode == "getelementptr":
            source = self.read_type()
            self.expect(",")
        operands = [self.read_typed()]
        while self.accept(","):
            operands.append(self.read_typed())
        if opcode in CAST_OPCODES:
            self.expect("to")
            type_ = self.read_type()
        self.expect(")")
        return ConstExpr(type_, opcode, tuple(operands), flags, source)
