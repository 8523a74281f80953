"""Reading instructions that compute or touch memory."""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.instructions import (
    Alloca,
    Atomic,
    Block,
    Cast,
    Compare,
    GetElementPtr,
    IndexedAggregate,
    Instruction,
    Load,
    Phi,
    Store,
)
from irad.ir.module import Function
from irad.ir.text.lexer import symbol_name
from irad.ir.text.parse_constants import ConstantReader
from irad.ir.values import ConstInt, Placeholder, Value

_FLAGS = frozenset(
    """nnan ninf nsz arcp contract afn reassoc fast nuw nsw exact disjoint nneg samesign inbounds
    nusw""".split()
)
_ONE = ConstInt(T.I32, 1)


class InstructionReader(ConstantReader):
    """Readers of operands and of plain instructions; each reader starts after the opcode and stops before
    attachments.

    Local values that are used before they are defined become placeholders, and `missing` is set.
    """

    __slots__ = ("function", "label_uses", "labels", "missing", "placeholders", "values")

    def __init__(self, text: str, function: Function, line: int = 1) -> None:
        super().__init__(text, line)
        self.function = function
        self.values: dict[str, Value] = {a.name: a for a in function.arguments}
        self.labels: dict[str, Block] = {}
        self.label_uses: dict[str, int] = {}
        self.placeholders: dict[str, tuple[Placeholder, int]] = {}
        self.missing = False

    def label(self, name: str) -> Block:
        """The block of that name, made when it is first heard of."""
        block = self.labels.get(name)
        if block is None:
            block = self.labels[name] = Block(name)
            self.label_uses[name] = self.i - 1
        return block

    # operands

    def read_local(self, token: str, type_: T.Type) -> Value:
        name = symbol_name(token[1:])
        value = self.values.get(name)
        if value is None:
            self.missing = True
            known = self.placeholders.get(name)
            if known is not None and known[0].type == type_:
                return known[0]
            value = Placeholder(type_, name)
            self.placeholders[name] = (value, self.i - 1)
        elif value.type is not type_ and value.type != type_:
            raise self.error(f"{token} is used as {type_}, but is {value.type}", self.i - 1)
        return value

    def read_target(self) -> Block:
        self.expect("label")
        token = self.tokens[self.i]
        if token[:1] != "%":
            raise self.error(f"expected a block, found '{token}'")
        self.i += 1
        return self.label(symbol_name(token[1:]))

    def read_targets(self) -> list[Block]:
        """`[label %a, label %b]`."""
        self.expect("[")
        found: list[Block] = []
        while not self.accept("]"):
            if found:
                self.expect(",")
            found.append(self.read_target())
        return found

    def read_flags(self) -> tuple[str, ...]:
        tokens, start = self.tokens, self.i
        i = start
        while tokens[i] in _FLAGS:
            i += 1
        self.i = i
        return tuple(tokens[start:i])

    def _more(self) -> bool:
        """Steps over a comma unless a metadata attachment follows it."""
        if self.tokens[self.i] == "," and self.tokens[self.i + 1][:1] != "!":
            self.i += 1
            return True
        return False

    def _read_align(self) -> int | None:
        if self.tokens[self.i] == "," and self.tokens[self.i + 1] == "align":
            self.i += 2
            return self.read_number()
        return None

    # arithmetic and vectors

    def read_binary(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        type_ = self.read_type()
        left = self.read_value(type_)
        self.expect(",")
        return Instruction(opcode, type_, (left, self.read_value(type_)), "", flags)

    def read_unary(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        operand = self.read_typed()
        return Instruction(opcode, operand.type, (operand,), "", flags)

    def read_cast(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        operand = self.read_typed()
        self.expect("to")
        return Cast(opcode, self.read_type(), (operand,), "", flags)

    def read_compare(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        predicate = self.tokens[self.i]
        self.i += 1
        type_ = self.read_type()
        left = self.read_value(type_)
        self.expect(",")
        return Compare(opcode, predicate, left, self.read_value(type_), "", flags)

    def _read_operands(self, count: int) -> list[Value]:
        operands = [self.read_typed()]
        for _ in range(count - 1):
            self.expect(",")
            operands.append(self.read_typed())
        return operands

    def read_select(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        operands = self._read_operands(3)
        return Instruction(opcode, operands[1].type, operands, "", flags)

    def read_extractelement(self, opcode: str) -> Instruction:
        operands = self._read_operands(2)
        return Instruction(opcode, operands[0].type.scalar, operands)

    def read_insertelement(self, opcode: str) -> Instruction:
        operands = self._read_operands(3)
        return Instruction(opcode, operands[0].type, operands)

    def read_shufflevector(self, opcode: str) -> Instruction:
        operands = self._read_operands(3)
        mask = operands[2].type
        if not isinstance(mask, T.VectorType):
            raise self.error("the mask of a shufflevector is a vector")
        return Instruction(opcode, T.VectorType(mask.count, operands[0].type.scalar, mask.scalable), operands)

    def read_va_arg(self, opcode: str) -> Instruction:
        pointer = self.read_typed()
        self.expect(",")
        return Instruction(opcode, self.read_type(), (pointer,))

    def read_phi(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        type_ = self.read_type()
        incoming: list[tuple[Value, Block]] = []
        while True:
            self.expect("[")
            value = self.read_value(type_)
            self.expect(",")
            token = self.tokens[self.i]
            self.i += 1
            incoming.append((value, self.label(symbol_name(token[1:]))))
            self.expect("]")
            if not self._more():
                return Phi(type_, incoming, "", flags)

    # memory

    def _read_access(self) -> tuple[bool, bool]:
        atomic = self.accept("atomic")
        return atomic, self.accept("volatile")

    def _read_ordering(self, atomic: bool) -> str:
        """`syncscope("agent") acquire`, or "" for what is not atomic."""
        start = self.i
        if self.accept("syncscope"):
            self.skip_balanced()
        if atomic:
            self.i += 1
        return self.since(start)

    def read_load(self, opcode: str) -> Instruction:
        atomic, volatile = self._read_access()
        type_ = self.read_type()
        self.expect(",")
        pointer = self.read_typed()
        ordering = self._read_ordering(atomic)
        return Load(type_, pointer, self._read_align(), "", volatile, ordering)

    def read_store(self, opcode: str) -> Instruction:
        atomic, volatile = self._read_access()
        value = self.read_typed()
        self.expect(",")
        pointer = self.read_typed()
        ordering = self._read_ordering(atomic)
        return Store(value, pointer, self._read_align(), volatile, ordering)

    def read_alloca(self, opcode: str) -> Instruction:
        start = self.i
        while self.tokens[self.i] in ("inalloca", "swifterror"):
            self.i += 1
        extra = self.since(start)
        type_ = self.read_type()
        count: Value = _ONE
        sized, align, addrspace = False, None, 0
        while self._more():
            word = self.tokens[self.i]
            if word == "align":
                self.i += 1
                align = self.read_number()
            elif word == "addrspace":
                addrspace = self.read_addrspace()
            else:
                count, sized = self.read_typed(), True
        return Alloca(type_, count, align, "", sized, addrspace, extra)

    def read_getelementptr(self, opcode: str) -> Instruction:
        flags = self.read_flags()
        source = self.read_type()
        self.expect(",")
        base = self.read_typed()
        indices: list[Value] = []
        while self._more():
            indices.append(self.read_typed())
        return GetElementPtr(source, base, indices, "", flags)

    def _read_indices(self) -> tuple[int, ...]:
        found = []
        while self._more():
            found.append(self.read_number())
        return tuple(found)

    def read_atomicrmw(self, opcode: str) -> Instruction:
        prefix = "volatile" if self.accept("volatile") else ""
        operation = self.tokens[self.i]
        self.i += 1
        operands = self._read_operands(2)
        return Atomic(opcode, operands[1].type, operands, operation, prefix, self._read_atomic_suffix(1))

    def read_cmpxchg(self, opcode: str) -> Instruction:
        start = self.i
        while self.tokens[self.i] in ("weak", "volatile"):
            self.i += 1
        prefix = self.since(start)
        operands = self._read_operands(3)
        result = T.StructType((operands[1].type, T.I1))
        return Atomic(opcode, result, operands, "", prefix, self._read_atomic_suffix(2))

    def read_fence(self, opcode: str) -> Instruction:
        return Atomic(opcode, T.VOID, (), "", "", self._read_atomic_suffix(1))

    def _read_atomic_suffix(self, orderings: int) -> str:
        start = self.i
        if self.accept("syncscope"):
            self.skip_balanced()
        self.i += orderings
        self._read_align()
        return self.since(start)

    # aggregates

    def read_extractvalue(self, opcode: str) -> Instruction:
        aggregate = self.read_typed()
        indices = self._read_indices()
        return IndexedAggregate(opcode, self._member_type(aggregate.type, indices), (aggregate,), indices)

    def read_insertvalue(self, opcode: str) -> Instruction:
        operands = self._read_operands(2)
        return IndexedAggregate(opcode, operands[0].type, operands, self._read_indices())

    def _member_type(self, type_: T.Type, indices: tuple[int, ...]) -> T.Type:
        for index in indices:
            if isinstance(type_, T.NamedStructType):
                type_ = self.named_type(type_)
            if isinstance(type_, T.StructType) and index < len(type_.elements):
                type_ = type_.elements[index]
            elif isinstance(type_, T.ArrayType):
                type_ = type_.element
            else:
                raise self.error(f"{type_} has no member {index}", self.i - 1)
        return type_

    def named_type(self, type_: T.NamedStructType) -> T.Type:
        """The body of a named struct."""
        module = self.function.module
        body = module.named_types.get(type_.name) if module is not None else None
        if body is None:
            raise self.error(f"{type_} has no body in this module")
        return body
