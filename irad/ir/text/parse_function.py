"""Reading function bodies: blocks, instructions, debug records."""

from __future__ import annotations

from collections.abc import Callable

from irad.ir import types as T
from irad.ir.instructions import TERMINATORS, Block, Call, Instruction
from irad.ir.module import Function
from irad.ir.text.lexer import symbol_name
from irad.ir.text.parse_control import ControlReader
from irad.ir.values import CAST_OPCODES, Placeholder, Value

_BINARY = "add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor".split()


class BodyReader(ControlReader):
    """Reads one function's body; `read_blocks` is the way in."""

    __slots__ = ("blocks", "counter", "current", "incomplete")

    def __init__(self, text: str, function: Function, line: int = 1) -> None:
        super().__init__(text, function, line)
        self.counter = sum(a.name.isdigit() for a in function.arguments)
        self.blocks: list[Block] = []
        self.current: Block | None = None
        self.incomplete: list[Instruction] = []

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
        block = self.label(name)
        if block.function is not None:
            raise self.error(f"block '{name}' is defined twice", self.i - 1)
        block.function = self.function
        if name.isdigit():
            self.counter = int(name) + 1
        self.blocks.append(block)
        self.current = block
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
                what = "is used and not defined" if block.function is None else "is empty"
                raise self.error(f"block %{block.name} {what}", self.label_uses[block.name])
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


_Reader = Callable[[BodyReader, str], Instruction]
_READERS: dict[str, _Reader] = {
    **dict.fromkeys(_BINARY, BodyReader.read_binary),
    **dict.fromkeys(CAST_OPCODES, BodyReader.read_cast),
    **dict.fromkeys(("fneg", "freeze"), BodyReader.read_unary),
    **dict.fromkeys(("icmp", "fcmp"), BodyReader.read_compare),
    **dict.fromkeys(("tail", "musttail", "notail"), BodyReader.read_tail_call),
    **dict.fromkeys(("catchpad", "cleanuppad"), BodyReader.read_pad),
    "select": BodyReader.read_select,
    "extractelement": BodyReader.read_extractelement,
    "insertelement": BodyReader.read_insertelement,
    "shufflevector": BodyReader.read_shufflevector,
    "va_arg": BodyReader.read_va_arg,
    "phi": BodyReader.read_phi,
    "load": BodyReader.read_load,
    "store": BodyReader.read_store,
    "alloca": BodyReader.read_alloca,
    "getelementptr": BodyReader.read_getelementptr,
    "atomicrmw": BodyReader.read_atomicrmw,
    "cmpxchg": BodyReader.read_cmpxchg,
    "fence": BodyReader.read_fence,
    "extractvalue": BodyReader.read_extractvalue,
    "insertvalue": BodyReader.read_insertvalue,
    "ret": BodyReader.read_ret,
    "unreachable": BodyReader.read_unreachable,
    "resume": BodyReader.read_resume,
    "br": BodyReader.read_br,
    "switch": BodyReader.read_switch,
    "indirectbr": BodyReader.read_indirectbr,
    "call": BodyReader.read_call,
    "invoke": BodyReader.read_invoke,
    "callbr": BodyReader.read_callbr,
    "landingpad": BodyReader.read_landingpad,
    "catchswitch": BodyReader.read_catchswitch,
    "catchret": BodyReader.read_catchret,
    "cleanupret": BodyReader.read_cleanupret,
}
