"""Reading control flow, calls and exception handling."""

from __future__ import annotations

from irad.ir import types as T
from irad.ir.instructions import Block, Branch, Call, IndirectBranch, Instruction, Opaque, Switch
from irad.ir.text.parse_instructions import InstructionReader
from irad.ir.values import CAST_OPCODES, InlineAsm, MetadataValue, Value

OPCODES = CAST_OPCODES | frozenset(
    """add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor fneg freeze icmp fcmp
    select extractelement insertelement shufflevector extractvalue insertvalue va_arg phi load store alloca
    getelementptr atomicrmw cmpxchg fence ret br switch indirectbr unreachable resume call tail musttail
    notail invoke callbr landingpad catchswitch catchpad cleanuppad catchret cleanupret""".split()
)
"""Words that begin an instruction, and so end the attributes of a call before it."""


class ControlReader(InstructionReader):
    """Readers of terminators and calls."""

    __slots__ = ()

    def read_ret(self, opcode: str) -> Instruction:
        if self.accept("void"):
            return Instruction(opcode, T.VOID)
        return Instruction(opcode, T.VOID, (self.read_typed(),))

    def read_unreachable(self, opcode: str) -> Instruction:
        return Instruction(opcode, T.VOID)

    def read_resume(self, opcode: str) -> Instruction:
        return Instruction(opcode, T.VOID, (self.read_typed(),))

    def read_br(self, opcode: str) -> Instruction:
        if self.tokens[self.i] == "label":
            return Branch([self.read_target()])
        condition = self.read_typed()
        self.expect(",")
        yes = self.read_target()
        self.expect(",")
        return Branch([yes, self.read_target()], condition)

    def read_switch(self, opcode: str) -> Instruction:
        condition = self.read_typed()
        self.expect(",")
        default = self.read_target()
        self.expect("[")
        cases: list[tuple[Value, Block]] = []
        while not self.accept("]"):
            case = self.read_typed()
            self.expect(",")
            cases.append((case, self.read_target()))
        return Switch(condition, default, cases)

    def read_indirectbr(self, opcode: str) -> Instruction:
        address = self.read_typed()
        self.expect(",")
        return IndirectBranch(address, self.read_targets())

    # calls

    def read_tail_call(self, tail: str) -> Instruction:
        self.expect("call")
        inst = self.read_call("call")
        inst.tail = tail
        return inst

    def read_call(self, opcode: str) -> Call:
        flags = self.read_flags()
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
            if self.accept("..."):  # musttail hands on the variadic arguments; the printer knows
                break
            type_ = self.read_type()
            if type_ is T.METADATA:
                arguments.append(self._read_metadata_operand())
                attributes.append("")
                continue
            first = tokens[self.i][:1]
            attributes.append("" if first == "%" or first == "@" else self.read_value_attributes())
            arguments.append(self.read_value(type_))
        self.expect(")")
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
            if not first or token[-1] == ":" or token in OPCODES or token in ("to", "uselistorder"):
                break
            if not (first.isalpha() or first == '"' or (first == "#" and token[1:].isdigit())):
                break
            self.skip_attribute()
        return self.since(start)

    def read_invoke(self, opcode: str) -> Instruction:
        call = self.read_call(opcode)
        self.expect("to")
        normal = self.read_target()
        self.expect("unwind")
        call.successors = [normal, self.read_target()]
        return call

    def read_callbr(self, opcode: str) -> Instruction:
        start = self.i - 1
        call = self.read_call(opcode)
        self.expect("to")
        successors = [self.read_target(), *self.read_targets()]
        return Opaque(opcode, call.type, self.since(start), [*call.operands, call.callee], successors)

    # exceptions

    def read_landingpad(self, opcode: str) -> Instruction:
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
        return [self.read_target()]

    def read_catchswitch(self, opcode: str) -> Instruction:
        start = self.i - 1
        operands = self._read_pad()
        successors = [*self.read_targets(), *self._read_unwind()]
        return Opaque(opcode, T.TOKEN, self.since(start), operands, successors)

    def read_pad(self, opcode: str) -> Instruction:
        start = self.i - 1
        operands = self._read_pad()
        self.expect("[")
        while not self.accept("]"):
            if self.tokens[self.i] == ",":
                self.i += 1
            type_ = self.read_type()
            operands.append(self._read_metadata_operand() if type_ is T.METADATA else self.read_value(type_))
        return Opaque(opcode, T.TOKEN, self.since(start), operands)

    def read_catchret(self, opcode: str) -> Instruction:
        start = self.i - 1
        self.expect("from")
        operands = [self.read_value(T.TOKEN)]
        self.expect("to")
        successors = [self.read_target()]
        return Opaque(opcode, T.VOID, self.since(start), operands, successors)

    def read_cleanupret(self, opcode: str) -> Instruction:
        start = self.i - 1
        self.expect("from")
        operands = [self.read_value(T.TOKEN)]
        successors = self._read_unwind()
        return Opaque(opcode, T.VOID, self.since(start), operands, successors)
