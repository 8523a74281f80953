"""LLVM's printed text to modules: `parse_module` and its smaller siblings.

A module is cut into its top-level pieces line by line; function bodies, initializers and metadata stay text
until they are asked for.
"""

from __future__ import annotations

import re
from functools import partial

from irad.ir import types as T
from irad.ir.instructions import Block
from irad.ir.module import Function, GlobalVariable, Module
from irad.ir.text.lexer import IRSyntaxError, symbol_name
from irad.ir.text.parse_constants import ConstantReader
from irad.ir.text.parse_function import BodyReader
from irad.ir.text.parse_types import TypeReader
from irad.ir.values import Argument, Value

__all__ = ["IRSyntaxError", "parse_constant", "parse_function_text", "parse_module", "parse_type"]

_LINKAGES = frozenset(
    """private internal available_externally linkonce linkonce_odr weak weak_odr common appending extern_weak
    external""".split()
)
_GLOBAL = re.compile(
    r'(@(?:"[^"]*"|[-\w$.]+)) = ((?:(?:\w+)(?:\("?\w+"?\))? )*?)(global|constant) ', re.ASCII
)
_NAMED_TYPE = re.compile(r'%("[^"]*"|[-\w$.]+) = type (.*)', re.ASCII)
_METADATA = re.compile(r"!(\d+) = (.*)", re.ASCII | re.DOTALL)
_NAMED_METADATA = re.compile(r"!([-\w$.\\]+) = (.*)", re.ASCII | re.DOTALL)
_ATTRIBUTES = re.compile(r"attributes #(\d+) = \{ ?(.*?) ?\}\s*$", re.ASCII)
_QUOTED_VALUE = re.compile(r'= "(.*)"')
_ALIAS = re.compile(r'@(?:"[^"]*"|[-\w$.]+) = .*\b(?:alias|ifunc) ', re.ASCII)


def parse_module(text: str) -> Module:
    """A module from LLVM's text, such as `str(llvmlite_module)`.

    Raises `IRSyntaxError` with the line for what is not LLVM IR; errors inside function bodies are raised
    when `Function.blocks` is first read.
    """
    module = Module()
    module._parse_initializer = _parse_initializer
    lines = text.split("\n")
    i, count = 0, len(lines)
    while i < count:
        line = lines[i]
        first = line[:1]
        if first == "!":
            _add_metadata(module, line, i)
        elif first == "@":
            _add_global(module, line, i)
        elif first == "d" and line.startswith("define"):
            i = _add_definition(module, lines, i)
        elif first == "d" and line.startswith("declare"):
            _add_function(module, line[8:].strip(), i + 1, is_declaration=True)
        elif first == "%":
            _add_named_type(module, line, i)
        elif first not in ("", ";"):
            _add_other(module, line, i)
        i += 1
    return module


def parse_function_text(text: str, module: Module | None = None) -> Function:
    """One `define …{…}` or `declare …`, parsed at once; it is added to `module` if one is given.

    Raises `IRSyntaxError` when the text is something else.
    """
    found = parse_module(text)
    if len(found.functions) != 1:
        raise IRSyntaxError(f"expected one function, found {len(found.functions)}", 1, text.split("\n")[0])
    (function,) = found.functions.values()
    if module is not None:
        module.functions[function.name] = function
        function.module = module
    function.blocks  # noqa: B018 - parses the body
    return function


def parse_type(text: str) -> T.Type:
    """A type from LLVM's spelling, function types included."""
    reader = TypeReader(text)
    type_ = reader.read_type()
    if reader.tokens[reader.i] == "(":
        params, vararg = reader.read_parameter_types()
        type_ = T.FunctionType(type_, params, vararg)
    _expect_end(reader)
    return type_


def parse_constant(text: str) -> Value:
    """A constant with its type, such as `double 1.0` or `[2 x i8] c"a\\00"`."""
    reader = ConstantReader(text)
    value = reader.read_typed()
    _expect_end(reader)
    return value


def _expect_end(reader: TypeReader) -> None:
    if reader.tokens[reader.i]:
        raise reader.error(f"'{reader.tokens[reader.i]}' is one too many")


# top-level pieces


def _add_metadata(module: Module, line: str, index: int) -> None:
    numbered = _METADATA.match(line)
    if numbered:
        module.metadata[numbered[1]] = numbered[2]
        return
    named = _NAMED_METADATA.match(line)
    if not named:
        raise IRSyntaxError("expected a metadata node", index + 1, line)
    module.named_metadata[named[1]] = named[2]


def _add_global(module: Module, line: str, index: int) -> None:
    match = _GLOBAL.match(line)
    if not match:
        if not _ALIAS.match(line):
            raise IRSyntaxError("expected a global variable, alias or ifunc", index + 1, line)
        module.other.append(line)
        return
    name = symbol_name(match[1][1:])
    words = match[2].split()
    linkage = next((w for w in words if w in _LINKAGES), "")
    try:
        end = _type_end(line, match.end())
        type_ = parse_type(line[match.end() : end])
    except IRSyntaxError as error:
        raise IRSyntaxError(error.message, index + 1, line) from None
    module.globals[name] = GlobalVariable(
        name=name,
        type=type_,
        constant=match[3] == "constant",
        linkage=linkage,
        thread_local=match[2].find("thread_local") >= 0,
        has_initializer=line[end : end + 1] == " ",
        text=line,
    )


def _type_end(line: str, start: int) -> int:
    """Where the type that begins at `start` ends; scans no further, since initializers may be megabytes."""
    position, depth = start, 0
    for match in _TYPE_PIECE.finditer(line, start):
        piece = match[0]
        if piece in "[{<(":
            depth += 1
        elif piece in ")]}>":
            depth -= 1
        position = match.end()
        if depth == 0 and not line.startswith((" addrspace(", "("), position) and piece != "addrspace":
            return position
    raise IRSyntaxError("expected a type", 1, line[start : start + 80])


_TYPE_PIECE = re.compile(r'[\[\]{}<>()]|%?"[^"]*"|[-%\w$.]+', re.ASCII)


def _parse_initializer(variable: GlobalVariable) -> Value | None:
    if not variable.has_initializer:
        return None
    match = _GLOBAL.match(variable.text)
    assert match
    return ConstantReader(variable.text[match.end() :]).read_typed()


def _add_named_type(module: Module, line: str, index: int) -> None:
    match = _NAMED_TYPE.match(line)
    if not match:
        raise IRSyntaxError("expected a type definition", index + 1, line)
    body = match[2].strip()
    try:
        module.named_types[symbol_name(match[1])] = None if body == "opaque" else parse_type(body)
    except IRSyntaxError as error:
        raise IRSyntaxError(error.message, index + 1, line) from None


def _add_other(module: Module, line: str, index: int) -> None:
    word = line.split(" ", 1)[0]
    if word == "target":
        value = _QUOTED_VALUE.search(line)
        if value and line.startswith("target datalayout"):
            module.layout_text = value[1]
            return
        if value and line.startswith("target triple"):
            module.triple = value[1]
            return
    elif word == "attributes":
        group = _ATTRIBUTES.match(line)
        if group:
            module.attribute_groups[group[1]] = group[2]
            return
    elif word == "source_filename":
        value = _QUOTED_VALUE.search(line)
        if value:
            module.source_filename = value[1]
            return
    elif word == "module" or line[0] in "$^":
        module.other.append(line)
        return
    elif word.startswith("uselistorder"):
        return
    raise IRSyntaxError("expected a definition at the top level", index + 1, line)


# functions


def _add_definition(module: Module, lines: list[str], start: int) -> int:
    """Adds the function whose `define` stands on line `start`; the index of the line with its closing
    brace."""
    i = start
    while not lines[i].endswith("{"):
        i += 1
        if i == len(lines):
            raise IRSyntaxError("a function definition without a body", start + 1, lines[start])
    header = "\n".join(lines[start : i + 1])[7:-1].strip()
    body = i + 1
    try:
        end = lines.index("}", body)
    except ValueError:
        raise IRSyntaxError("a function body that is never closed", start + 1, lines[start]) from None
    function = _add_function(module, header, start + 1, is_declaration=False)
    function.body_text = "\n".join(lines[body:end])
    function._parse = partial(_parse_body, line=body + 1)
    return end


def _parse_body(function: Function, line: int) -> list[Block]:
    assert function.body_text is not None
    blocks = BodyReader(function.body_text, function, line).read_blocks()
    if not blocks:
        raise IRSyntaxError(f"the body of @{function.name} is empty", line, "")
    return blocks


def _add_function(module: Module, header: str, line: int, is_declaration: bool) -> Function:
    function = _HeaderReader(header, line).read_function(is_declaration)
    function.module = module
    module.functions[function.name] = function
    return function


class _HeaderReader(TypeReader):
    """Reads what stands between `define` and the opening brace."""

    __slots__ = ()

    def read_function(self, is_declaration: bool) -> Function:
        metadata: dict[str, str] = {}
        prefix = self._read_prefix(metadata)
        result = self.read_type()
        token = self.tokens[self.i]
        if token[:1] != "@":
            raise self.error(f"expected the name of a function, found '{token}'")
        self.i += 1
        arguments, vararg = self._read_arguments()
        start = self.i
        while self.tokens[self.i]:
            self._skip_suffix_piece(metadata)
        return Function(
            name=symbol_name(token[1:]),
            type=T.FunctionType(result, tuple(a.type for a in arguments), vararg),
            arguments=arguments,
            prefix=prefix,
            suffix=self.since(start),
            is_declaration=is_declaration,
            metadata=metadata,
        )

    def _read_prefix(self, metadata: dict[str, str]) -> str:
        start = self.i
        while not self.at_type():
            if self.tokens[self.i][:1] == "!":
                self._read_attachment(metadata)
            elif self.tokens[self.i]:
                self.skip_attribute()
            else:
                raise self.error("expected a function")
        return self.since(start)

    def _read_attachment(self, metadata: dict[str, str]) -> None:
        kind = self.tokens[self.i][1:]
        self.i += 1
        metadata[kind] = self.read_node()

    def _skip_suffix_piece(self, metadata: dict[str, str]) -> None:
        token = self.tokens[self.i]
        if token[0] == "!" and len(token) > 1:
            self._read_attachment(metadata)
        elif token in ("(", "[", "{", "<"):
            self.skip_balanced()
        else:
            self.i += 1

    def _read_arguments(self) -> tuple[list[Argument], bool]:
        arguments: list[Argument] = []
        unnamed = 0
        self.expect("(")
        while not self.accept(")"):
            if arguments:
                self.expect(",")
            if self.accept("..."):
                self.expect(")")
                return arguments, True
            type_ = self.read_type()
            attributes = self.read_value_attributes()
            token = self.tokens[self.i]
            name = ""
            if token[:1] == "%":
                self.i += 1
                name = symbol_name(token[1:])
            if not name or name.isdigit():
                name = str(unnamed)
                unnamed += 1
            arguments.append(Argument(type_, name, len(arguments), attributes))
        return arguments, False
