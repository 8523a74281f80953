"""Modules and functions. A function's body is parsed when it is first asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from irad.ir import types as T
from irad.ir.instructions import Block, Call, Instruction
from irad.ir.layout import DataLayout
from irad.ir.text.lexer import symbol_name
from irad.ir.values import Argument, GlobalRef, Value

_SYMBOL = re.compile(r'@("[^"]*"|[-\w$.]+)', re.ASCII)


@dataclass
class GlobalVariable:
    """`@name = … global|constant TYPE initializer, …`; `text` is the whole line.

    `linkage` is LLVM's word ("external" when it has no initializer and none is printed, "" for the default).
    `initializer` is parsed on demand by `Module.initializer`.
    """

    name: str
    type: T.Type
    constant: bool
    linkage: str
    thread_local: bool
    has_initializer: bool
    text: str


@dataclass
class Function:
    """A declaration or definition.

    header pieces are text: `prefix` (linkage, visibility, dso_local, calling convention, result attributes),
    `suffix` (unnamed_addr, attribute groups, section, comdat, align, gc, personality, metadata attachments
    `!dbg !14`). `attribute_ids` lists the `#N` groups in the suffix; `attributes` the words written in place.
    """

    name: str
    type: T.FunctionType
    arguments: list[Argument]
    prefix: str = ""
    suffix: str = ""
    is_declaration: bool = False
    module: Module | None = None
    metadata: dict[str, str] = field(default_factory=dict)
    body_text: str | None = None  # the lines between the braces, until parsed
    notes: str = ""  # debug records of a body that has been replaced, which say what the arguments are
    _blocks: list[Block] | None = None
    _parse: Callable[[Function], list[Block]] | None = None
    _users: dict[Value, list[Instruction]] | None = None

    @property
    def blocks(self) -> list[Block]:
        """The blocks, entry first; parses the body at first use. Empty for a declaration."""
        if self._blocks is None:
            self._blocks = self._parse(self) if self._parse is not None else []
        return self._blocks

    @blocks.setter
    def blocks(self, blocks: list[Block]) -> None:
        self._blocks, self._users = blocks, None

    @property
    def users(self) -> dict[Value, list[Instruction]]:
        """The users of arguments and instructions, in program order; what uses a value twice stands there twice. Kept
        until the function is changed: by a pass, by `replace_all_uses_with`, or by who calls `forget_users`."""
        if self._users is None:
            self._users = users_of(self)
        return self._users

    def may_name(self, name: str) -> bool:
        """Whether a variable or function may be named in the body, as far as is seen without parsing it."""
        return self.is_parsed or GlobalRef(name).ref in (self.body_text or "")

    def forget_users(self) -> None:
        """The function has been changed."""
        self._users = None

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    @property
    def is_parsed(self) -> bool:
        return self._blocks is not None

    @property
    def result(self) -> T.Type:
        return self.type.result

    def instructions(self) -> Iterator[Instruction]:
        for block in self.blocks:
            yield from block.instructions

    def attribute_words(self) -> frozenset[str]:
        """All function attributes, those of the `#N` groups included, as words ("nounwind",
        "memory(none)", `"k"="v"`)."""
        assert self.module is not None
        return self.module.attribute_words(self.suffix)

    @property
    def personality(self) -> str:
        """What the suffix says of unwinding: "personality ptr @f", or nothing."""
        words = split_attributes(self.suffix)
        if "personality" not in words:
            return ""
        at = words.index("personality")
        return " ".join(words[at : at + 3])

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


@dataclass
class Module:
    """What LLVM printed, cut into its top-level pieces (see `irad.ir.text.parser.parse_module`).

    The dictionaries keep LLVM's order. `metadata` maps "12" to the text after `!12 = `; `named_metadata`
    "llvm.dbg.cu" to its text; `attribute_groups` "3" to the words between the braces; `named_types` a
    struct's name to its body; `other` keeps comdats, module assembly, aliases, ifuncs, `source_filename`,
    summaries… as whole lines, in order. `hidden` keeps what is known of variables to which no pointer leads.
    """

    layout_text: str = ""
    triple: str = ""
    source_filename: str = ""
    named_types: dict[str, T.Type | None] = field(default_factory=dict)
    globals: dict[str, GlobalVariable] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    attribute_groups: dict[str, str] = field(default_factory=dict)
    metadata: dict[str, str] = field(default_factory=dict)
    named_metadata: dict[str, str] = field(default_factory=dict)
    other: list[str] = field(default_factory=list)
    hidden: dict[str, bool] = field(default_factory=dict)
    _parse_initializer: Callable[[GlobalVariable], Value | None] | None = None
    _layout: DataLayout | None = None
    _words: dict[str, frozenset[str]] = field(default_factory=dict)
    _named: dict[str, frozenset[str]] = field(default_factory=dict)

    @property
    def layout(self) -> DataLayout:
        if self._layout is None:
            self._layout = DataLayout(self.layout_text, self.named_types)
        return self._layout

    def named_in(self, variable: GlobalVariable) -> frozenset[str]:
        """The globals and functions that a global variable's initializer names."""
        known = self._named.get(variable.name)
        if known is None:
            names = set(map(symbol_name, _SYMBOL.findall(variable.text)))
            known = self._named[variable.name] = frozenset(names - {variable.name})
        return known

    def is_constant_data(self, origin: Value | None) -> bool:
        """Whether something is a constant variable that leads nowhere else: text, or a table of numbers."""
        variable = self.globals.get(origin.name) if isinstance(origin, GlobalRef) else None
        return variable is not None and variable.constant and variable.has_initializer and not self.named_in(variable)

    def initializer(self, name: str) -> Value | None:
        """The constant that a global variable starts with; None for a declaration. Parsed at each call."""
        parse = self._parse_initializer
        return parse(self.globals[name]) if parse is not None else None

    def attribute_words(self, text: str) -> frozenset[str]:
        """Words of an attribute text, with `#N` replaced by the words of group N."""
        known = self._words.get(text)
        if known is None:
            words: set[str] = set()
            for word in split_attributes(text):
                if word.startswith("#"):
                    words.update(split_attributes(self.attribute_groups.get(word[1:], "")))
                else:
                    words.add(word)
            known = self._words[text] = frozenset(words)
        return known


def split_attributes(text: str) -> list[str]:
    """Attribute words, keeping `align 8`-like pairs apart but `memory(a, b)` and `"k"="v"` whole.

    >>> split_attributes('nounwind memory(argmem: read, errnomem: write) "k"="a b" #3')
    ['nounwind', 'memory(argmem: read, errnomem: write)', '"k"="a b"', '#3']
    """
    words: list[str] = []
    current, depth, in_string = "", 0, False
    for ch in text:
        if ch == '"':
            in_string = not in_string
        elif not in_string:
            depth += (ch in "([<{") - (ch in ")]>}")
        if ch.isspace() and not in_string and depth == 0:
            if current:
                words.append(current)
            current = ""
        else:
            current += ch
    if current:
        words.append(current)
    return words


def users_of(function: Function) -> dict[Value, list[Instruction]]:
    """What `Function.users` is now: for those who change a function while they ask."""
    users: dict[Value, list[Instruction]] = {}
    for inst in function.instructions():
        for operand in inst.operands:
            if isinstance(operand, (Instruction, Argument)):
                users.setdefault(operand, []).append(inst)
        callee = getattr(inst, "callee", None)
        if isinstance(callee, (Instruction, Argument)):
            users.setdefault(callee, []).append(inst)
    return users


def replace_all_uses_with(function: Function, new: Mapping[Value, Value]) -> bool:
    """Let a function use other values in the place of some; what stands for a value may use it itself. Returns whether
    there are any such values."""
    if new:
        function.forget_users()
        for inst in function.instructions():
            replace_operands(inst, new)
    return bool(new)


def replace_operands(inst: Instruction, new: Mapping[Value, Value]) -> None:
    """Let an instruction use other values in the place of some, which may have others in theirs, but not itself."""

    def final(value: Value) -> Value:
        made = value
        while made in new:
            made = new[made]
        return value if made is inst else made

    if any(o in new for o in inst.operands):
        inst.operands = [final(o) for o in inst.operands]
    if isinstance(inst, Call):
        inst.callee = final(inst.callee)
