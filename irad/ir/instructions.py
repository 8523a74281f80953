"""Instructions and blocks.

One class per shape of instruction, not per opcode: `opcode` is LLVM's keyword, `operands` the values it reads
(without successor blocks, which are in `targets`), `flags` the words that modify it (nsw, exact, fast-math,
inbounds…).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irad.ir import types as T
from irad.ir.values import GlobalRef, InlineAsm, Value

if TYPE_CHECKING:
    from irad.ir.module import Function


class Instruction(Value):
    """Base, and the class of the plain ones.

    Plain opcodes (everything in `operands`, nothing else): binary arithmetic (`add` … `frem`, `shl` …,
    `and`…), `fneg`, `select`, `freeze`, `extractelement`, `insertelement`, `shufflevector` (mask is operand
    2), `ret`, `unreachable`, `resume`, `va_arg` (result type is `type`).

    metadata: kind -> text after the kind (`"dbg" -> "!12"`);
    `records` are the `#dbg_…` lines before the instruction.
    """

    __slots__ = ("opcode", "operands", "flags", "metadata", "records", "block")

    def __init__(
        self,
        opcode: str,
        type_: T.Type,
        operands: Sequence[Value] = (),
        name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:
        super().__init__(type_, name)
        self.opcode = opcode
        self.operands: list[Value] = list(operands)
        self.flags = flags
        self.metadata: dict[str, str] = {}
        self.records: list[str] = []
        self.block: Block | None = None

    @property
    def targets(self) -> list[Block]:
        """Successor blocks, in order; empty for what is not a terminator with successors."""
        return []

    @property
    def is_terminator(self) -> bool:
        return self.opcode in TERMINATORS

    @property
    def parent(self) -> Block:
        """The block that it is in (LLVM's `getParent`)."""
        assert self.block is not None
        return self.block

    @property
    def index(self) -> int:
        """Where it stands in its block."""
        return self.parent.instructions.index(self)

    def erase(self) -> None:
        """Take it out of its block (LLVM's `eraseFromParent`)."""
        self.parent.instructions.remove(self)

    @property
    def location(self) -> str | None:
        """The `!dbg` attachment's text, or None."""
        return self.metadata.get("dbg")

    def replace_target(self, old: Block, new: Block) -> None:
        raise TypeError(f"{self.opcode} has no successors")

    def __repr__(self) -> str:
        return f"<{self.opcode} {self.type} {self.ref}>"


class Phi(Instruction):
    """`operands[i]` comes from `blocks[i]`."""

    __slots__ = ("blocks",)

    def __init__(
        self,
        type_: T.Type,
        incoming: Sequence[tuple[Value, Block]] = (),
        name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:
        super().__init__("phi", type_, [v for v, _ in incoming], name, flags)
        self.blocks: list[Block] = [b for _, b in incoming]

    def incoming(self, block: Block) -> Value:
        """The value that comes from `block`."""
        return self.operands[self.blocks.index(block)]

    def add(self, value: Value, block: Block) -> None:
        self.operands.append(value)
        self.blocks.append(block)


class Compare(Instruction):
    """`icmp` and `fcmp`."""

    __slots__ = ("predicate",)

    def __init__(
        self,
        opcode: str,
        predicate: str,
        left: Value,
        right: Value,
        name: str = "",
        flags: tuple[str, ...] = (),
    ) -> None:
        result = (
            T.VectorType(left.type.count, T.I1, left.type.scalable)
            if isinstance(left.type, T.VectorType)
            else T.I1
        )
        super().__init__(opcode, result, [left, right], name, flags)
        self.predicate = predicate


class Cast(Instruction):
    """trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast
    addrspacecast."""

    __slots__ = ()


class Load(Instruction):
    """`load [atomic] [volatile] TYPE, ptr [syncscope] [ordering], align N`;
    `ordering` is "" when not atomic."""

    __slots__ = ("align", "volatile", "ordering")

    def __init__(
        self,
        type_: T.Type,
        pointer: Value,
        align: int | None = None,
        name: str = "",
        volatile: bool = False,
        ordering: str = "",
    ) -> None:
        super().__init__("load", type_, [pointer], name)
        self.align = align
        self.volatile = volatile
        self.ordering = ordering

    @property
    def pointer(self) -> Value:
        return self.operands[0]


class Store(Instruction):
    __slots__ = ("align", "volatile", "ordering")

    def __init__(
        self,
        value: Value,
        pointer: Value,
        align: int | None = None,
        volatile: bool = False,
        ordering: str = "",
    ) -> None:
        super().__init__("store", T.VOID, [value, pointer])
        self.align = align
        self.volatile = volatile
        self.ordering = ordering

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]


class Alloca(Instruction):
    """`operands[0]` is the element count (a constant 1 unless given; `sized` says whether it was printed).

    `extra` keeps `inalloca`/`swifterror`.
    """

    __slots__ = ("allocated", "align", "sized", "extra")

    def __init__(
        self,
        allocated: T.Type,
        count: Value,
        align: int | None = None,
        name: str = "",
        sized: bool = False,
        addrspace: int = 0,
        extra: str = "",
    ) -> None:
        super().__init__("alloca", T.PointerType(addrspace), [count], name)
        self.allocated = allocated
        self.align = align
        self.sized = sized
        self.extra = extra


class GetElementPtr(Instruction):
    """`flags` holds inbounds/nusw/nuw/inrange(…); `operands[0]` is the base, the rest indices."""

    __slots__ = ("source",)

    def __init__(
        self,
        source: T.Type,
        base: Value,
        indices: Sequence[Value],
        name: str = "",
        flags: tuple[str, ...] = (),
        type_: T.Type | None = None,
    ) -> None:
        if type_ is None:
            type_ = base.type
            for index in indices:
                if isinstance(index.type, T.VectorType) and not isinstance(type_, T.VectorType):
                    type_ = T.VectorType(index.type.count, type_, index.type.scalable)
        super().__init__("getelementptr", type_, [base, *indices], name, flags)
        self.source = source

    @property
    def base(self) -> Value:
        return self.operands[0]

    @property
    def indices(self) -> list[Value]:
        return self.operands[1:]


class Call(Instruction):
    """`call` and `invoke` (then `targets` is [normal, unwind]).

    `operands` are the arguments, `callee` the called value (GlobalRef for direct calls).
    `argument_attributes[i]` is text; `result_attributes`, `function_attributes` ("#3 nounwind") too; `tail`
    is "", "tail", "musttail" or "notail"; `convention` is "" or "fastcc"…; `bundles` is text; `function_type`
    is set when printed in full (varargs).
    """

    __slots__ = (
        "callee",
        "argument_attributes",
        "result_attributes",
        "function_attributes",
        "tail",
        "convention",
        "bundles",
        "function_type",
        "successors",
        "addrspace",
    )

    def __init__(
        self,
        callee: Value,
        type_: T.Type,
        arguments: Sequence[Value],
        name: str = "",
        function_type: T.FunctionType | None = None,
        opcode: str = "call",
        successors: Sequence[Block] = (),
    ) -> None:
        super().__init__(opcode, type_, arguments, name)
        self.callee = callee
        self.argument_attributes: list[str] = [""] * len(self.operands)
        self.result_attributes = ""
        self.function_attributes = ""
        self.tail = ""
        self.convention = ""
        self.bundles = ""
        self.addrspace = ""
        self.function_type = function_type
        self.successors = list(successors)

    @property
    def callee_name(self) -> str | None:
        """The symbol of a direct call, else None (function pointer or inline assembly)."""
        return self.callee.name if isinstance(self.callee, GlobalRef) else None

    @property
    def is_asm(self) -> bool:
        return isinstance(self.callee, InlineAsm)

    @property
    def targets(self) -> list[Block]:
        return self.successors

    def replace_target(self, old: Block, new: Block) -> None:
        self.successors = [new if s is old else s for s in self.successors]


class Branch(Instruction):
    """`br label %a` (no operands) or `br i1 %c, label %a, label %b`."""

    __slots__ = ("successors",)

    def __init__(self, successors: Sequence[Block], condition: Value | None = None) -> None:
        super().__init__("br", T.VOID, [] if condition is None else [condition])
        self.successors = list(successors)

    @property
    def targets(self) -> list[Block]:
        return self.successors

    def replace_target(self, old: Block, new: Block) -> None:
        self.successors = [new if s is old else s for s in self.successors]


class Switch(Instruction):
    """`operands[0]` is the condition; `cases[i]` (ConstInt) goes to `successors[i + 1]`,
    the default to `successors[0]`."""

    __slots__ = ("successors", "cases")

    def __init__(self, condition: Value, default: Block, cases: Sequence[tuple[Value, Block]] = ()) -> None:
        super().__init__("switch", T.VOID, [condition])
        self.cases: list[Value] = [c for c, _ in cases]
        self.successors = [default, *(b for _, b in cases)]

    @property
    def targets(self) -> list[Block]:
        return self.successors

    def replace_target(self, old: Block, new: Block) -> None:
        self.successors = [new if s is old else s for s in self.successors]


class IndirectBranch(Instruction):
    """`indirectbr ptr %a, [label %x, …]`."""

    __slots__ = ("successors",)

    def __init__(self, address: Value, successors: Sequence[Block]) -> None:
        super().__init__("indirectbr", T.VOID, [address])
        self.successors = list(successors)

    @property
    def targets(self) -> list[Block]:
        return self.successors

    def replace_target(self, old: Block, new: Block) -> None:
        self.successors = [new if s is old else s for s in self.successors]


class IndexedAggregate(Instruction):
    """`extractvalue` and `insertvalue` with their constant indices."""

    __slots__ = ("indices",)

    def __init__(
        self, opcode: str, type_: T.Type, operands: Sequence[Value], indices: tuple[int, ...], name: str = ""
    ) -> None:
        super().__init__(opcode, type_, operands, name)
        self.indices = indices


class Atomic(Instruction):
    """`atomicrmw` (operation in `operation`), `cmpxchg` and `fence`; `text` keeps
    volatile/syncscope/orderings/align.

    atomicrmw: operands (pointer, value), printed `atomicrmw [volatile] OP ptr P, TY V [syncscope] ordering,
    align N`.
    cmpxchg: operands (pointer, compare, new).
    """

    __slots__ = ("operation", "prefix", "suffix")

    def __init__(
        self,
        opcode: str,
        type_: T.Type,
        operands: Sequence[Value],
        operation: str = "",
        prefix: str = "",
        suffix: str = "",
        name: str = "",
    ) -> None:
        super().__init__(opcode, type_, operands, name)
        self.operation = operation
        self.prefix = prefix
        self.suffix = suffix


class Opaque(Instruction):
    """Parsed for its shape alone and printed from `text`: landingpad, catchswitch, catchpad, cleanuppad,
    catchret, cleanupret, callbr. Differentiation refuses them where they matter."""

    __slots__ = ("text", "successors")

    def __init__(
        self,
        opcode: str,
        type_: T.Type,
        text: str,
        operands: Sequence[Value] = (),
        successors: Sequence[Block] = (),
        name: str = "",
    ) -> None:
        super().__init__(opcode, type_, operands, name)
        self.text = text
        self.successors = list(successors)

    @property
    def targets(self) -> list[Block]:
        return self.successors


TERMINATORS = frozenset(
    "ret br switch indirectbr invoke resume unreachable cleanupret catchret catchswitch callbr".split()
)


class Block(Value):
    """A basic block: `instructions` end in one terminator."""

    __slots__ = ("instructions", "function", "trailing_records")

    def __init__(self, name: str, function: Function | None = None) -> None:
        super().__init__(T.LABEL, name)
        self.instructions: list[Instruction] = []
        self.function = function
        self.trailing_records: list[str] = []

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[Block]:
        """Successors in order, each once."""
        return list(dict.fromkeys(self.instructions[-1].targets))

    @property
    def phis(self) -> list[Phi]:
        found = []
        for inst in self.instructions:
            if not isinstance(inst, Phi):
                break
            found.append(inst)
        return found

    def append(self, inst: Instruction) -> Instruction:
        inst.block = self
        self.instructions.append(inst)
        return inst

    def insert(self, position: int, inst: Instruction) -> Instruction:
        inst.block = self
        self.instructions.insert(position, inst)
        return inst

    def __repr__(self) -> str:
        return f"<Block {self.ref}>"
