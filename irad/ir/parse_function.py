"""Reading function bodies: blocks, instructions, debug records."""

from __future__ import annotations

from collections.abc import Callable

from irad.ir import types as T
from irad.ir.instructions import (
    TERMINATORS,
    Alloca,
    Atomic,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    GetElementPtr,
    IndexedAggregate,
    IndirectBranch,
    Instruction,
    Load,
    Opaque,
    Phi,
    Store,
    Switch,
)
from irad.ir.lexer import symbol_name
from irad.ir.module import Function
from irad.ir.parse_constants import ConstantReader
from irad.ir.values import CAST_OPCODES, ConstInt, InlineAsm, MetadataValue, Placeholder, Value

FAST_MATH = frozenset("nnan ninf nsz arcp contract afn reassoc fast".split())
_FLAGS = FAST_MATH | frozenset("nuw nsw exact disjoint nneg samesign inbounds nusw".split())
_BINARY = frozenset(
    "add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor".split()
)
_TAILS = frozenset(("tail", "musttail", "notail"))
_ONE = ConstInt(T.I32, 1)


class BodyReader(ConstantReader):
    """Reads one function's body; `read_blocks` is the way in."""

    __slots__ = ("function", "values", "labels", "blocks", "current", "counter", "placeholders", "incomplete", "missing")

    def __init__(self, text: str, function: Function, line: int = 1) -> None:
        super().__init__(text, line)
        self.function = function
        self.values: dict[str, Value] = {a.name: a for a in function.arguments}
        self.counter = sum(a.name.isdigit() for a in function.arguments)
        self.labels: dict[str, Block] = {}
        self.blocks: list[Block] = []
        self.current: Block | None = None
        self.placeholders: dict[str, tuple[Placeholder, int]] = {}
        self.incomplete: list[Instruction] = []
        self.missing = False

    # the body

    def read_blocks(self) -> list[Block]:
        """All blocks, with every forward reference filled in."""
        tokens = self.tokens
        records: list[str] = []
        while token := tokens[self.i]:
            if token[-1] == ":":
                self.i += 1
                self._begin_block(symbol_name(token[:-1]))
            elif token[0] == "#":
                records.append(self._read_record(token))
            elif token == "uselistorder":
                self._skip_use_list_order()
            else:
                inst = self._read_instruction(token)
                if records:
                    inst.records, records = records, []
        if records and self.current is not None:
            self.current.trailing_records = records
        self._resolve()
        return self.blocks

    def _begin_block(self, name: str) -> Block:
        block = self._label(name)
        if block.function is not None:
            raise self.error(f"block '{name}' is defined twice", self.i - 1)
        block.function = self.function
        if name.isdigit():
            self.counter = int(name) + 1
        self.blocks.append(block)
        self.current = block
        return block

    def _label(self, name: str) -> Block:
        block = self.labels.get(name)
        if block is None:
            block = self.labels[name] = Block(name)
        return block

    def _read_record(self, token: str) -> str:
        if not token.startswith("#dbg_"):
            raise self.error(f"expected an instruction, found '{token}'")
        self.i += 1
        return token

    def _skip_use_list_order(self) -> None:
        while self.tokens[self.i] != "{":
            self.i += 1
        self.skip_balanced()

    def _read_instruction(self, token: str) -> Instruction:
        tokens, start = self.tokens, self.i
        block = self.current
        if block is None:
            block = self._begin_block(str(self.counter))
        name = ""
        if token[0] == "%":
            name = symbol_name(token[1:])
            if tokens[start + 1] != "=":
                raise self.error(f"expected '=' after {token}", start + 1)
            token = tokens[start + 2]
            self.i = start + 3
        else:
            self.i = start + 1
        reader = _READERS.get(token)
        if reader is None:
            raise self.error(f"expected an instruction, found '{token}'", self.i - 1)
        inst = reader(self, token)
        inst.block = block
        block.instructions.append(inst)
        if self.missing:
            self.incomplete.append(inst)
            self.missing = False
        if inst.type is not T.VOID or name:
            self._define(name, inst, start)
        if tokens[self.i] == ",":
            self._read_attachments(inst)
        if inst.opcode in TERMINATORS:
            self.current = None
        return inst

    def _define(self, name: str, inst: Instruction, index: int) -> None:
        if not name:
            name = str(self.counter)
        if name.isdigit():
            self.counter = int(name) + 1
        if name in self.values:
            raise self.error(f"value %{name} is defined twice", index)
        if inst.type.is_void:
            raise self.error(f"{inst.opcode} has no result to be named", index)
        inst.name = name
        self.values[name] = inst

    def _read_attachments(self, inst: Instruction) -> None:
        while self.accept(","):
            kind = self.tokens[self.i]
            if kind[:1] != "!" or kind == "!":
                raise self.error(f"expected a metadata attachment, found '{kind}'")
            self.i += 1
            inst.metadata[kind[1:]] = self.read_node()

    def _resolve(self) -> None:
        for block in self.labels.values():
            if not block.instructions:
                raise self.error(f"block %{block.name} is used and not defined")
        for inst in self.incomplete:
            inst.operands = [self._final(v) for v in inst.operands]
            if isinstance(inst, Call):
                inst.callee = self._final(inst.callee)

    def _final(self, value: Value) -> Value:
        if not isinstance(value, Placeholder):
            return value
        found = self.values.get(value.name)
        index = self.placeholders[value.name][1]
        if found is None:
            raise self.error(f"value %{value.name} is used and not defined", index)
        if found.type != value.type:
            raise self.error(f"%{value.name} is used as {value.type}, but is {found.type}", index)
        return found

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

    def _read_target(self) -> Block:
        self.expect("label")
        token = self.tokens[self.i]
        if token[:1] != "%":
            raise self.error(f"expected a block, found '{token}'")
        self.i += 1
        return self._label(symbol_name(token[1:]))

    def _read_targets(self) -> list[Block]:
        """`[label %a, label %b]`."""
        self.expect("[")
        found: list[Block] = []
        while not self.accept("]"):
            if found:
                self.expect(",")
            found.append(self._read_target())
        return found

    def _read_flags(self) -> tuple[str, ...]:
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

    # plain instructions

    def _binary(self, opcode: str) -> Instruction:
        flags = self._read_flags()
        type_ = self.read_type()
        left = self.read_value(type_)
        self.expect(",")
        return Instruction(opcode, type_, (left, self.read_value(type_)), "", flags)

    def _unary(self, opcode: str) -> Instruction:
        flags = self._read_flags()
        operand = self.read_typed()
        return Instruction(opcode, operand.type, (operand,), "", flags)

    def _cast(self, opcode: str) -> Instruction:
        flags = self._read_flags()
        operand = self.read_typed()
        self.expect("to")
        return Cast(opcode, self.read_type(), (operand,), "", flags)

    def _compare(self, opcode: str) -> Instruction:
        flags = self._read_flags()
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

    def _select(self, opcode: str) -> Instruction:
        flags = self._read_flags()
        operands = self._read_operands(3)
        return Instruction(opcode, operands[1].type, operands, "", flags)

    def _extractelement(self, opcode: str) -> Instruction:
        operands = self._read_operands(2)
        return Instruction(opcode, operands[0].type.scalar, operands)

    def _insertelement(self, opcode: str) -> Instruction:
        operands = self._read_operands(3)
        return Instruction(opcode, operands[0].type, operands)

    def _shufflevector(self, opcode: str) -> Instruction:
        operands = self._read_operands(3)
        mask = operands[2].type
        if not isinstance(mask, T.VectorType):
            raise self.error("the mask of a shufflevector is a vector")
        return Instruction(opcode, T.VectorType(mask.count, operands[0].type.scalar, mask.scalable), operands)

    def _va_arg(self, opcode: str) -> Instruction:
        pointer = self.read_typed()
        self.expect(",")
        return Instruction(opcode, self.read_type(), (pointer,))

    def _phi(self, opcode: str) -> Instruction:
        flags = self._read_flags()
        type_ = self.read_type()
        incoming: list[tuple[Value, Block]] = []
        while True:
            self.expect("[")
            value = self.read_value(type_)
            self.expect(",")
            token = self.tokens[self.i]
            self.i += 1
            incoming.append((value, self._label(symbol_name(token[1:]))))
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

    def _load(self, opcode: str) -> Instruction:
        atomic, volatile = self._read_access()
        type_ = self.read_type()
        self.expect(",")
        pointer = self.read_typed()
        ordering = self._read_ordering(atomic)
        return Load(type_, pointer, self._read_align(), "", volatile, ordering)

    def _store(self, opcode: str) -> Instruction:
        atomic, volatile = self._read_access()
        value = self.read_typed()
        self.expect(",")
        pointer = self.read_typed()
        ordering = self._read_ordering(atomic)
        return Store(value, pointer, self._read_align(), volatile, ordering)

    def _alloca(self, opcode: str) -> Instruction:
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

    def _getelementptr(self, opcode: str) -> Instruction:
        flags = self._read_flags()
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

    def _atomicrmw(self, opcode: str) -> Instruction:
        prefix = "volatile" if self.accept("volatile") else ""
        operation = self.tokens[self.i]
        self.i += 1
        operands = self._read_operands(2)
        return Atomic(opcode, operands[1].type, operands, operation, prefix, self._read_atomic_suffix(1))

    def _cmpxchg(self, opcode: str) -> Instruction:
        start = self.i
        while self.tokens[self.i] in ("weak", "volatile"):
            self.i += 1
        prefix = self.since(start)
        operands = self._read_operands(3)
        result = T.StructType((operands[1].type, T.I1))
        return Atomic(opcode, result, operands, "", prefix, self._read_atomic_suffix(2))

    def _fence(self, opcode: str) -> Instruction:
        return Atomic(opcode, T.VOID, (), "", "", self._read_atomic_suffix(1))

    def _read_atomic_suffix(self, orderings: int) -> str:
        start = self.i
        if self.accept("syncscope"):
            self.skip_balanced()
        self.i += orderings
        self._read_align()
        return self.since(start)

    # aggregates

    def _extractvalue(self, opcode: str) -> Instruction:
        aggregate = self.read_typed()
        indices = self._read_indices()
        return IndexedAggregate(opcode, self._member_type(aggregate.type, indices), (aggregate,), indices)

    def _insertvalue(self, opcode: str) -> Instruction:
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
                raise self.error(f"{type_} has no member {index}")
        return type_

    def named_type(self, type_: T.NamedStructType) -> T.Type:
        """The body of a named struct."""
        module = self.function.module
        body = module.named_types.get(type_.name) if module is not None else None
        if body is None:
            raise self.error(f"{type_} has no body in this module")
        return body

    # control flow

    def _ret(self, opcode: str) -> Instruction:
        if self.accept("void"):
            return Instruction(opcode, T.VOID)
        return Instruction(opcode, T.VOID, (self.read_typed(),))

    def _unreachable(self, opcode: str) -> Instruction:
        return Instruction(opcode, T.VOID)

    def _resume(self, opcode: str) -> Instruction:
        return Instruction(opcode, T.VOID, (self.read_typed(),))

    def _br(self, opcode: str) -> Instruction:
        if self.tokens[self.i] == "label":
            return Branch([self._read_target()])
        condition = self.read_typed()
        self.expect(",")
        yes = self._read_target()
        self.expect(",")
        return Branch([yes, self._read_target()], condition)

    def _switch(self, opcode: str) -> Instruction:
        condition = self.read_typed()
        self.expect(",")
        default = self._read_target()
        self.expect("[")
        cases: list[tuple[Value, Block]] = []
        while not self.accept("]"):
            case = self.read_typed()
            self.expect(",")
            cases.append((case, self._read_target()))
        return Switch(condition, default, cases)

    def _indirectbr(self, opcode: str) -> Instruction:
        address = self.read_typed()
        self.expect(",")
        return IndirectBranch(address, self._read_targets())

    # calls

    def _tail_call(self, tail: str) -> Instruction:
        self.expect("call")
        inst = self._call("call")
        inst.tail = tail
        return inst

    def _call(self, opcode: str) -> Call:
        flags = self._read_flags()
        convention, result_attributes, addrspace = self.read_result_prefix()
        type_ = self.read_type()
        function_type = None
        if self.tokens[self.i] == "(":
            params, vararg = self.read_parameter_types()
            function_type = T.FunctionType(type_, params, vararg)
        callee = self._read_callee(T.PointerType(int(addrspace[10:-1])) if addrspace else T.PTR)
        arguments, attributes = self._read_arguments()
        call = Call(callee, type_, arguments, "", function_type, opcode)
        call.flags = flags
        call.convention, call.result_attributes, call.addrspace = convention, result_attributes, addrspace
        call.argument_attributes = attributes
        call.function_attributes = self._read_call_attributes()
        if self.tokens[self.i] == "[":
            start = self.i
            self.skip_balanced()
            call.bundles = self.since(start)
        return call

    def _read_callee(self, type_: T.Type) -> Value:
        if self.tokens[self.i] == "asm":
            start = self.i
            while self.tokens[self.i] != "(":
                self.i += 1
            return InlineAsm(self.since(start))
        return self.read_value(type_)

    def _read_arguments(self) -> tuple[list[Value], list[str]]:
        arguments: list[Value] = []
        attributes: list[str] = []
        tokens = self.tokens
        self.expect("(")
        while tokens[self.i] != ")":
            if arguments:
                self.expect(",")
            type_ = self.read_type()
            if type_ is T.METADATA:
                arguments.append(self._read_metadata_operand())
                attributes.append("")
                continue
            first = tokens[self.i][:1]
            attributes.append("" if first == "%" or first == "@" else self.read_value_attributes())
            arguments.append(self.read_value(type_))
        self.i += 1
        return arguments, attributes

    def _read_metadata_operand(self) -> MetadataValue:
        if self.tokens[self.i][:1] == "!":
            return MetadataValue(self.read_node())
        start = self.i
        self.read_typed()
        return MetadataValue(self.since(start))

    def _read_call_attributes(self) -> str:
        tokens, start = self.tokens, self.i
        while True:
            token = tokens[self.i]
            first = token[:1]
            if not first or token[-1] == ":" or token in _READERS or token in ("to", "uselistorder"):
                break
            if not (first.isalpha() or first == '"' or (first == "#" and token[1:].isdigit())):
                break
            self.skip_attribute()
        return self.since(start)

    def _invoke(self, opcode: str) -> Instruction:
        call = self._call(opcode)
        self.expect("to")
        normal = self._read_target()
        self.expect("unwind")
        call.successors = [normal, self._read_target()]
        return call

    def _callbr(self, opcode: str) -> Instruction:
        start = self.i - 1
        call = self._call(opcode)
        self.expect("to")
        successors = [self._read_target(), *self._read_targets()]
        return Opaque(opcode, call.type, self.since(start), [*call.operands, call.callee], successors)

    # exceptions

    def _landingpad(self, opcode: str) -> Instruction:
        start = self.i - 1
        type_ = self.read_type()
        operands: list[Value] = []
        while self.tokens[self.i] in ("cleanup", "catch", "filter"):
            self.i += 1
            if self.tokens[self.i - 1] != "cleanup":
                operands.append(self.read_typed())
        return Opaque(opcode, type_, self.since(start), operands)

    def _read_pad(self) -> list[Value]:
        """`within none` or `within %pad`."""
        self.expect("within")
        return [self.read_value(T.TOKEN)]

    def _read_unwind(self) -> list[Block]:
        """`unwind to caller` or `unwind label %x`."""
        self.expect("unwind")
        if self.accept("to"):
            self.expect("caller")
            return []
        return [self._read_target()]

    def _catchswitch(self, opcode: str) -> Instruction:
        start = self.i - 1
        operands = self._read_pad()
        successors = [*self._read_targets(), *self._read_unwind()]
        return Opaque(opcode, T.TOKEN, self.since(start), operands, successors)

    def _pad(self, opcode: str) -> Instruction:
        start = self.i - 1
        operands = self._read_pad()
        self.expect("[")
        while not self.accept("]"):
            if self.tokens[self.i] == ",":
                self.i += 1
            type_ = self.read_type()
            operands.append(self._read_metadata_operand() if type_ is T.METADATA else self.read_value(type_))
        return Opaque(opcode, T.TOKEN, self.since(start), operands)

    def _catchret(self, opcode: str) -> Instruction:
        start = self.i - 1
        self.expect("from")
        operands = [self.read_value(T.TOKEN)]
        self.expect("to")
        successors = [self._read_target()]
        return Opaque(opcode, T.VOID, self.since(start), operands, successors)

    def _cleanupret(self, opcode: str) -> Instruction:
        start = self.i - 1
        self.expect("from")
        operands = [self.read_value(T.TOKEN)]
        successors = self._read_unwind()
        return Opaque(opcode, T.VOID, self.since(start), operands, successors)


_Reader = Callable[[BodyReader, str], Instruction]
_READERS: dict[str, _Reader] = {
    **dict.fromkeys(_BINARY, BodyReader._binary),
    **dict.fromkeys(CAST_OPCODES, BodyReader._cast),
    **dict.fromkeys(("fneg", "freeze"), BodyReader._unary),
    **dict.fromkeys(("icmp", "fcmp"), BodyReader._compare),
    **dict.fromkeys(_TAILS, BodyReader._tail_call),
    **dict.fromkeys(("catchpad", "cleanuppad"), BodyReader._pad),
    "select": BodyReader._select,
    "extractelement": BodyReader._extractelement,
    "insertelement": BodyReader._insertelement,
    "shufflevector": BodyReader._shufflevector,
    "va_arg": BodyReader._va_arg,
    "phi": BodyReader._phi,
    "load": BodyReader._load,
    "store": BodyReader._store,
    "alloca": BodyReader._alloca,
    "getelementptr": BodyReader._getelementptr,
    "atomicrmw": BodyReader._atomicrmw,
    "cmpxchg": BodyReader._cmpxchg,
    "fence": BodyReader._fence,
    "extractvalue": BodyReader._extractvalue,
    "insertvalue": BodyReader._insertvalue,
    "ret": BodyReader._ret,
    "unreachable": BodyReader._unreachable,
    "resume": BodyReader._resume,
    "br": BodyReader._br,
    "switch": BodyReader._switch,
    "indirectbr": BodyReader._indirectbr,
    "call": BodyReader._call,
    "invoke": BodyReader._invoke,
    "callbr": BodyReader._callbr,
    "landingpad": BodyReader._landingpad,
    "catchswitch": BodyReader._catchswitch,
    "catchret": BodyReader._catchret,
    "cleanupret": BodyReader._cleanupret,
}
