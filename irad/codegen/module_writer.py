"""What is written: functions, the declarations they need, helpers; and cloning of primal instructions."""

from __future__ import annotations

import copy
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from irad.ir import types as T
from irad.ir.demangle import with_source_names
from irad.ir.instructions import Atomic, Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.tbaa import Tbaa
from irad.ir.values import Argument, ConstAggregate, Constant, ConstExpr, ConstSplat, GlobalRef, Value
from irad.transform.moved_words import forget_types_of_integers

AnyInstruction = TypeVar("AnyInstruction", bound=Instruction)

_UNDEFINED = re.compile(r'c"[^"]*"|\b(?:undef|poison)\b')
_KEPT_METADATA = frozenset(
    {"dbg", "tbaa", "llvm.loop", "range", "nonnull", "invariant.load", "fpmath", "noundef", "tbaa.struct"}
)
TAPE, PRIMAL, SHADOW, BOTH = "tape", "primal", "shadow", "both"
PURE_CALL = "nounwind willreturn memory(none)"


Products = Counter[tuple[str, ...]]
"""A sum of products, each of arguments by their names and of a factor, which is what a number is at most."""


@dataclass(frozen=True)
class Safepoint:
    """A loop looks for signals in each turn, or (``in_strips``) behind each strip of turns.

    single: only where its function is not called in loops; there in long runs only, as it does if_long. turns: how many
    the innermost loops in it take at most where its function is called once; none are said of a loop that does not run
    longer than in proportion to an integer that the function is given; None where nobody knows.
    """

    in_strips: bool
    single: bool = False
    turns: Products | None = None
    if_long: bool = False


@dataclass
class ModuleWriter:
    """Collects everything that is added to a module."""

    module: Module
    functions: dict[str, Function] = field(default_factory=dict)
    declarations: dict[str, str] = field(default_factory=dict)
    helpers: dict[str, str] = field(default_factory=dict)
    shadow_globals: dict[str, str] = field(default_factory=dict)
    messages: dict[str, str] = field(default_factory=dict)
    metadata: dict[str, str] = field(default_factory=dict)
    safepoints: dict[Instruction, Safepoint] = field(default_factory=dict)
    """By branch back to a loop's beginning: how the loop looks for signals."""
    _marks: dict[Instruction, str] = field(default_factory=dict)
    _lists: dict[str, str] = field(default_factory=dict)
    apart: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """By function: positions of pointer arguments that lead to memory which no other of them leads to."""
    notes_own: bool = False
    """Whether derivatives note which blocks they have allocated themselves, since some of them ask before they free."""
    again: bool = False
    """Whether derivatives are to be differentiated again."""

    def on_tape(self, inst: Instruction) -> Instruction:
        """Mark a load or store of tape memory."""
        self._marks[inst] = TAPE
        return inst

    def onto_tape(self, inst: Instruction) -> Instruction:
        """Mark a copy of other memory to the tape."""
        self._marks[inst] = BOTH
        return inst

    def in_primal(self, inst: Instruction) -> Instruction:
        """Mark a load of the primal's memory that a reverse sweep does again."""
        self._marks[inst] = PRIMAL
        return inst

    def in_shadow(self, inst: Instruction) -> Instruction:
        """Mark an access of an adjoint by a reverse sweep."""
        self._marks[inst] = SHADOW
        return inst

    @cached_property
    def _tbaa(self) -> Tbaa:
        return Tbaa(self.module)

    @cached_property
    def _scopes(self) -> dict[str, str]:
        """The alias scopes of memory, by which LLVM may move accesses across others. Nothing else points into the
        tape. What reverse sweeps load of the primal's memory and what they add to shadows is apart: an adjoint has a
        place of its own, and where memory may be its own shadow, that is tested for before."""
        found = {}
        for name in (TAPE, PRIMAL):
            domain, scope = self._numbers(2)
            self.metadata[domain] = f'distinct !{{!{domain}, !"irad"}}'
            self.metadata[scope] = f'distinct !{{!{scope}, !{domain}, !"{name}"}}'
            found[name] = f"!{scope}"
        return found

    def tell_apart(self, function: Function) -> None:
        """Tell LLVM by alias scopes which accesses of a finished function never meet; and by types only where they are
        more than a cast."""
        forget_types_of_integers(function, self._tbaa)
        if not self._marks and function.name not in self.apart:
            return
        own = self._argument_scopes(function)
        for inst in function.instructions():
            is_access = isinstance(inst, (Load, Store, Atomic)) and inst.opcode != "fence"
            if not is_access and not (inst.opcode == "call" and _moves_memory(inst)):
                continue
            mark = self._marks.get(inst)
            inside, outside = [mark] if mark in self._scopes else [], [] if mark in (TAPE, BOTH) else [TAPE]
            outside += [PRIMAL] if mark == SHADOW else []
            scopes = [[self._scopes[m] for m in marks] for marks in (inside, outside)]
            pointer = inst.operands[1 if isinstance(inst, Store) else 0]
            of = own.get(_base(pointer)) if is_access and mark != TAPE else None
            if of is not None:
                scopes[0].append(of)
                scopes[1] += [s for s in own.values() if s != of]
            for kind, found in zip(("alias.scope", "noalias"), scopes, strict=True):
                if found:
                    inst.metadata[kind] = self._list(found)

    def _argument_scopes(self, function: Function) -> dict[Value, str]:
        """Scopes of arguments that lead to memory of their own: in a function in which threads wait for one another,
        where `noalias` would also say that nobody else changes that memory meanwhile."""
        positions = self.apart.get(function.name, ())
        if len(positions) < 2:
            return {}
        domain, *numbers = self._numbers(1 + len(positions))
        self.metadata[domain] = f'distinct !{{!{domain}, !"arguments"}}'
        own: dict[Value, str] = {}
        for number, position in zip(numbers, positions, strict=True):
            self.metadata[number] = f'distinct !{{!{number}, !{domain}, !"argument {position}"}}'
            own[function.arguments[position]] = f"!{number}"
        return own

    def _list(self, scopes: Sequence[str]) -> str:
        """The list of scopes, which stands there once."""
        text = f"!{{{', '.join(scopes)}}}"
        if text not in self._lists:
            (number,) = self._numbers(1)
            self.metadata[number], self._lists[text] = text, f"!{number}"
        return self._lists[text]

    def _numbers(self, count: int) -> list[str]:
        """Numbers for new nodes of metadata."""
        first = self._next_number
        self._next_number += count
        return [str(first + i) for i in range(count)]

    @cached_property
    def _next_number(self) -> int:
        return 1 + max(map(int, (*self.module.metadata, *self.metadata)), default=-1)

    def not_interleaved(self) -> str:
        """What is said of a loop of which LLVM is to do no more iterations at a time than a vector has lanes."""
        loop, hint = self._numbers(2)
        self.metadata[loop] = f"distinct !{{!{loop}, !{hint}}}"
        self.metadata[hint] = '!{!"llvm.loop.interleave.count", i32 1}'
        return f"!{loop}"

    def look_behind(self, block: Block | None, how: Safepoint) -> None:
        """Note that a loop looks for signals where a finished block leads back to its beginning."""
        if block is not None:
            self.safepoints[block.terminator] = how

    def add_loop_hint(self, branch: Instruction, hint: str) -> None:
        """Say one thing more of the loop to whose beginning a branch leads back."""
        loop, node = self._numbers(2)
        known = branch.metadata.get("llvm.loop", "!")[1:]
        said = {**self.module.metadata, **self.metadata}.get(known, "").removesuffix("}").partition(",")[2]
        self.metadata[loop] = f"distinct !{{!{loop},{said}{',' * bool(said)} !{node}}}"
        self.metadata[node] = f'!{{!"{hint}"}}'
        branch.metadata["llvm.loop"] = f"!{loop}"

    def declare(self, name: str, result: T.Type, parameters: Sequence[T.Type], attributes: str = "") -> None:
        """Make sure that a function that generated code calls is declared."""
        if name not in self.module.functions and name not in self.functions:
            inner = ", ".join(map(str, parameters))
            suffix = f" {attributes}" if attributes else ""
            self.declarations.setdefault(name, f"declare {result} @{T.quoted(name)}({inner}){suffix}")

    def helper(self, name: str, text: Callable[[], str]) -> str:
        """Make sure that a helper function stands in the module."""
        if name not in self.helpers:
            self.helpers[name] = text()
        return name

    def shadow_global(self, name: str) -> str:
        """The name of a mutable global's shadow, a zeroed global of the same type."""
        shadow = f"irad.shadow.{name}"
        if shadow not in self.shadow_globals:
            variable = self.module.globals[name]
            local = "thread_local " if variable.thread_local else ""
            self.shadow_globals[shadow] = (
                f"@{T.quoted(shadow)} = internal {local}global {variable.type} zeroinitializer, align 16"
            )
        return shadow

    def initial(self, name: str) -> str:
        """The name of a constant with what a global variable holds when the program begins: zeros where that is
        undefined, which memory is filled with then."""
        variable, constant = self.module.globals[name], f"irad.initial.{name}"
        value = self.module.initializer(name)
        text = "zeroinitializer" if value is None else _UNDEFINED.sub(_defined, value.ref)
        return self.helper(
            constant, lambda: f"@{T.quoted(constant)} = private constant {variable.type} {text}, align 16"
        )

    def message(self, text: str) -> str:
        """The name of a constant that holds a text, as C does; with the source's names in it."""
        text = with_source_names(text)
        data = text.encode() + b"\0"
        if text not in self.messages:
            shown = "".join(chr(c) if 32 <= c < 127 and c not in b'"\\' else f"\\{c:02X}" for c in data)
            digest = hashlib.sha256(data).hexdigest()[:12]
            self.messages[text] = (
                f'@irad.message.{digest} = private unnamed_addr constant [{len(data)} x i8] c"{shown}", align 1'
            )
        return self.messages[text].split(" ", 1)[0][1:]

    def new_function(
        self,
        name: str,
        result: T.Type,
        parameters: Sequence[tuple[T.Type, str, str]],
        prefix: str = "",
        suffix: str = "",
    ) -> Function:
        """An empty definition; parameters are (type, name, attributes). Of several with one name the first has it."""
        names: set[str] = set()
        arguments = []
        for i, (t, n, a) in enumerate(parameters):
            distinct = n if n not in names else next(x for k in range(1, i + 1) if (x := f"{n}.{k}") not in names)
            names.add(distinct)
            arguments.append(Argument(t, distinct, i, a))
        function = Function(
            name,
            T.FunctionType(result, tuple(t for t, _, _ in parameters)),
            arguments,
            prefix,
            suffix,
            module=self.module,
        )
        function.blocks = []
        self.functions[name] = function
        return function


def _moves_memory(call: Instruction) -> bool:
    name = call.callee_name if isinstance(call, Call) else None
    return (name or "").startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset"))


def _base(pointer: Value) -> Value:
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.base
    return pointer


def _defined(found: re.Match[str]) -> str:
    return found[0] if found[0].startswith('c"') else "zeroinitializer"


def clone(
    inst: AnyInstruction, operand: Callable[[Value], Value], target: Callable[[Block], Block] | None = None
) -> AnyInstruction:
    """A copy of an instruction with its operands (and successors) replaced; phis get their values later."""
    made = copy.copy(inst)
    made.name = ""
    made.block = None
    made.records = []
    made.metadata = {k: v for k, v in inst.metadata.items() if k in _KEPT_METADATA}
    if isinstance(made, Phi):
        made.operands, made.blocks = [], []
        return made
    made.operands = [operand(o) for o in inst.operands]
    if isinstance(made, Call):
        assert isinstance(inst, Call)
        made.callee = operand(inst.callee)
        made.argument_attributes = list(inst.argument_attributes)
        made.tail = ""
        made.successors = [target(b) for b in inst.successors] if target else []
    elif target is not None and inst.targets:
        made.successors = [target(b) for b in inst.targets]  # type: ignore[attr-defined]
    return made


def complete(made: Phi, phi: Phi, blocks: Mapping[Block, Block], value: Callable[[Value], Value]) -> None:
    """Give a phi's copy its values, now that all of them exist, from those ways in that are copied as well."""
    for incoming, pred in zip(phi.operands, phi.blocks, strict=True):
        if pred in blocks:
            made.add(value(incoming), blocks[pred])


def replace_globals(constant: Constant, names: Callable[[str], str]) -> Constant:
    """A constant with other globals in the place of those that it names."""
    if isinstance(constant, GlobalRef):
        new = names(constant.name)
        return constant if new == constant.name else GlobalRef(new, constant.type)
    if isinstance(constant, ConstExpr):
        operands = tuple(replace_globals(o, names) if isinstance(o, Constant) else o for o in constant.operands)
        return ConstExpr(constant.type, constant.opcode, operands, constant.flags, constant.source)
    if isinstance(constant, ConstAggregate):
        elements = tuple(replace_globals(e, names) if isinstance(e, Constant) else e for e in constant.elements)
        return ConstAggregate(constant.type, elements)
    if isinstance(constant, ConstSplat) and isinstance(constant.element, Constant):
        return ConstSplat(constant.type, replace_globals(constant.element, names))
    return constant


def name_of(argument: Argument, index: int) -> str:
    """A name for a parameter that is neither empty nor a number."""
    return argument.name if argument.name and not argument.name.isdigit() else f"a{index}"
