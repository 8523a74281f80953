"""Debug information on demand: source locations, functions with their parameters, and types."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePath

from irad.errors import Location
from irad.ir.ditypes import (
    DIArray,
    DIBasic,
    DIEnum,
    DIMember,
    DIPointer,
    DIStruct,
    DISubroutine,
    DIType,
    DIUnspecified,
    member_at,
)
from irad.ir.metadata import EMPTY, Node, Nodes
from irad.ir.module import Function, GlobalVariable, Module

__all__ = ["DebugInfo", "Parameter", "SourceLocation", "Subprogram", "is_of_library"]

_LIBRARIES = re.compile(
    r"-packages[/\\]numba[/\\]|(^|[/\\])<\w+>$|^/usr/include/|/include/c\+\+/|^/rustc/|/rustlib/src/"
)
"""Files of the libraries of Numba, C, C++ and Rust, and text that Numba has made up and compiled."""
_OWN = str(Path(__file__).parents[1]) + os.sep
"""Where irad's own files begin: kernels are called from functions that are compiled there."""


def is_of_library(file: str) -> bool:
    """Whether a source file belongs to the libraries of a language, or to what irad puts around kernels."""
    return _LIBRARIES.search(file) is not None or file.startswith(_OWN)


@dataclass(frozen=True)
class SourceLocation:
    """A place in the source, in function `function`; `inlined_at` is the call that was inlined, None if none
    was.

    `line` 0 is LLVM's word for "compiler-generated".
    """

    file: str
    line: int
    column: int
    function: str = ""
    inlined_at: SourceLocation | None = None

    @property
    def location(self) -> Location:
        return Location(self.file, self.line, self.column)

    @property
    def of_user(self) -> SourceLocation:
        """The innermost place outside of the files of libraries of languages, whose code is inlined into that of users;
        where there is none, this place."""
        place: SourceLocation | None = self
        while place is not None and (is_of_library(place.file) or not place.line):
            place = place.inlined_at
        return place or self

    def __str__(self) -> str:
        return str(self.location)


@dataclass(frozen=True)
class Parameter:
    """A parameter as the source has it. `argument` is the IR argument that holds all of it (its index), where
    known: a struct in registers, a complex number or what the optimiser removed has none. `in_memory` says
    that this argument is the parameter's address, as in Fortran. `parts` are the IR arguments that hold some
    of its bytes: (byte offset, index)."""

    name: str
    type: DIType | None
    argument: int | None = None
    in_memory: bool = False
    parts: tuple[tuple[int, int], ...] = ()


_FORTRAN = "DW_LANG_Fortran"


@dataclass(frozen=True)
class Subprogram:
    """A function as the source has it; `result` is None for void. `language` is DWARF's word
    ("DW_LANG_Fortran95"), `module` the Fortran module that holds it, `path` the name within its namespaces,
    modules and types, outermost first."""

    name: str
    linkage_name: str
    file: str
    line: int
    parameters: tuple[Parameter, ...]
    result: DIType | None
    language: str = ""
    module: str = ""
    path: tuple[str, ...] = ()
    hidden: DIType | None = None
    """The type of a result in memory whose address is the first IR argument (Fortran)."""

    @property
    def is_fortran(self) -> bool:
        """Whether arguments are passed as Fortran does."""
        return self.language.startswith(_FORTRAN)

    @property
    def is_rust(self) -> bool:
        """Whether types are Rust's."""
        return self.language == "DW_LANG_Rust"


def _records(function: Function) -> str:
    return function.notes + "\n" + (function.body_text or "")


_RECORD = re.compile(
    r"#dbg_(?P<how>value|declare|assign)\((?:!DIArgList\([^)]*\)|(?P<value>[^,]*)), "
    r"!(?P<variable>\d+), (?P<rest>[^)]*\))"
)
_ATTACHED = re.compile(r"!dbg (!\d+)")
_FRAGMENT = re.compile(r"!DIExpression\(DW_OP_LLVM_fragment, (\d+), \d+\)")


def _holders(function: Function, records: list[re.Match[str]]) -> dict[str, tuple[int, bool]]:
    """DILocalVariable to the index of the IR argument that its first debug record says holds all of
    it, and whether by its address."""
    index = {f"{a.type} {a.ref}": a.index for a in function.arguments}
    holders: dict[str, tuple[int, bool] | None] = {}
    for record in records:
        whole = record["rest"].startswith("!DIExpression()")
        position = index.get(record["value"] or "") if whole else None
        held = None if position is None else (position, record["how"] == "declare")
        holders.setdefault(f"!{record['variable']}", held)
    return {variable: held for variable, held in holders.items() if held is not None}


def _parts(function: Function, records: list[re.Match[str]]) -> dict[str, tuple[tuple[int, int], ...]]:
    """DILocalVariable to the IR arguments that hold parts of it: (byte offset, index), in order."""
    index = {f"{a.type} {a.ref}": a.index for a in function.arguments}
    found: dict[str, dict[int, int | None]] = {}
    for record in records:
        fragment = _FRAGMENT.search(record["rest"])
        if fragment is not None:
            offset = int(fragment[1]) // 8
            parts = found.setdefault(f"!{record['variable']}", {})
            parts.setdefault(offset, index.get(record["value"] or ""))
    return {
        variable: tuple(sorted((offset, i) for offset, i in parts.items() if i is not None))
        for variable, parts in found.items()
    }


class DebugInfo:
    """Reads the debug information of one module; everything is cached.

    Modules without debug information, or with damaged one, give None everywhere.
    """

    def __init__(self, module: Module) -> None:
        self._nodes = Nodes(module)
        self._locations: dict[str, SourceLocation | None] = {}
        self._types: dict[str, DIType] = {}
        self._open: set[str] = set()

    # locations

    def location(self, dbg: str | None) -> SourceLocation | None:
        """The place that a `!dbg` attachment (`"!12"` or an inline node) names: the innermost one where code
        was inlined."""
        if not dbg:
            return None
        if dbg not in self._locations:
            self._locations[dbg] = self._read_location(dbg)
        return self._locations[dbg]

    def _read_location(self, dbg: str) -> SourceLocation | None:
        node = self._nodes.get(dbg)
        if node.kind != "DILocation":
            return None
        file, function = self._scope(node.fields.get("scope"))
        outer = self.location(node.fields.get("inlinedAt"))
        return SourceLocation(file, node.number("line"), node.number("column"), function, outer)

    def _scope(self, ref: str | None) -> tuple[str, str]:
        """The file and the function of a scope."""
        file, seen = "", 0
        while ref and seen < 1000:
            node = self._nodes.get(ref)
            file = file or self.file(node.fields.get("file"))
            if node.kind == "DISubprogram":
                return file, node.text("name")
            ref, seen = node.fields.get("scope"), seen + 1
        return file, ""

    def file(self, ref: str | None) -> str:
        """The path that a DIFile stands for, with its directory unless it is absolute; "" where there is
        none."""
        node = self._nodes.get(ref)
        name, directory = node.text("filename"), node.text("directory")
        return str(PurePath(directory, name)) if name and directory else name

    # functions

    def subprogram(self, function: Function) -> Subprogram | None:
        """What the source says of a function; None where it has no debug information."""
        ref = function.metadata.get("dbg")
        node = self._nodes.get(ref)
        if node.kind != "DISubprogram" or ref is None:
            return None
        types = self._nodes.get(self._nodes.get(node.fields.get("type")).fields.get("types")).elements
        records = list(_RECORD.finditer(_records(function)))
        variables = self._parameter_variables(ref, node, records)
        own = set(variables.values())
        records = [r for r in records if f"!{r['variable']}" in own]
        language = self._nodes.get(node.fields.get("unit")).fields.get("language", "")
        holders = _holders(function, records)
        fragments = _parts(function, records)
        shift = 0
        one_more = len(types) == max(variables, default=0) + 2
        if language.startswith(_FORTRAN) and one_more and function.result.is_void:
            shift = 1  # all arguments have variables: so one more is the address of a result
        count = max([len(types) - 1 - shift, *variables])
        parameters = []
        for number in range(1, count + 1):
            variable_ref = variables.get(number, "")
            variable = self._nodes.get(variable_ref)
            passed = types[number + shift] if number + shift < len(types) else "null"
            type_ref = variable.fields.get("type") or passed
            if type_ref == "null" and not variable_ref:
                continue  # the mark of a variadic function
            if language.startswith(_FORTRAN) and "dataLocation" in self._nodes.get(passed).fields:
                type_ref = passed  # the variable's may be what the descriptor leads to
            holder, in_memory = holders.get(variable_ref, (None, False))
            parts = fragments.get(variable_ref, ())
            parameters.append(Parameter(variable.text("name"), self.type(type_ref), holder, in_memory, parts))
        return Subprogram(
            name=node.text("name"),
            linkage_name=node.text("linkageName"),
            file=self.file(node.fields.get("file")),
            line=node.number("line"),
            parameters=tuple(parameters),
            result=self.type(types[0]) if types and types[0] != "null" else None,
            language=language,
            hidden=self.type(types[1]) if shift else None,
            module=self._module(node.fields.get("scope")),
            path=self._path(node),
        )

    def _path(self, node: Node) -> tuple[str, ...]:
        """The names of the scopes that a node is in, and its own."""
        names = [node.text("name")]
        scope = node.fields.get("scope")
        while scope and len(names) < 100:
            outer = self._nodes.get(scope)
            if outer.kind in ("DINamespace", "DICompositeType", "DIModule", "DISubprogram"):
                names.append(outer.text("name"))
            scope = outer.fields.get("scope")
        return tuple(reversed(names))

    def _module(self, ref: str | None) -> str:
        node = self._nodes.get(ref)
        return node.text("name") if node.kind == "DIModule" else ""

    def _parameter_variables(self, ref: str, node: Node, records: list[re.Match[str]]) -> dict[int, str]:
        """Parameter number (from 1) to its DILocalVariable."""
        candidates = list(self._nodes.get(node.fields.get("retainedNodes")).elements)
        candidates += dict.fromkeys(f"!{m['variable']}" for m in records)
        found: dict[int, str] = {}
        for candidate in candidates:
            variable = self._nodes.get(candidate)
            if variable.kind == "DILocalVariable" and variable.fields.get("scope") == ref and variable.number("arg"):
                found.setdefault(variable.number("arg"), candidate)
        return found

    def variables(self, function: Function, members: bool = False) -> Iterator[tuple[str, DIType, bool]]:
        """Local variables that debug records tell of: (`ptr %p`, the variable's type, whether that is the
        address of its memory and not its value). members: of structs that are in several values, too."""
        for inst in function.instructions():
            for record in inst.records:
                found = _RECORD.match(record.strip())
                if found is None or not (found["value"] or "").startswith("ptr %"):
                    continue
                is_declared = "#dbg_declare" in record
                part = _FRAGMENT.fullmatch(found["rest"]) if members and not is_declared else None
                whole = found["rest"].startswith("!DIExpression()")
                if not (whole or part) or "#dbg_assign" in record:
                    continue
                type_: DIType | None = self.type(self._nodes.get(f"!{found['variable']}").fields.get("type"))
                if part is not None and type_ is not None:
                    type_ = member_at(type_, int(part[1]) // 8)
                if type_ is not None:
                    yield found["value"], type_, is_declared

    def global_type(self, variable: GlobalVariable) -> DIType | None:
        """The source's type of a global variable; None where that is not told, or told of a part of it only."""
        for ref in _ATTACHED.findall(variable.text):
            node = self._nodes.get(ref)
            if node.kind == "DIGlobalVariableExpression":
                whole = node.fields.get("expr", "!DIExpression()") == "!DIExpression()"
                return self.type(self._nodes.get(node.fields.get("var")).fields.get("type")) if whole else None
        return None

    # types

    def type(self, ref: str | None) -> DIType:
        """The type that a node describes; `void` for `null`. A by-value cycle ends in a `DIUnspecified`."""
        if not ref or ref == "null":
            return DIUnspecified("void")
        known = self._types.get(ref)
        if known is not None:
            return known
        node = self._nodes.get(ref)
        if ref in self._open:
            return DIUnspecified(node.text("name"))
        self._open.add(ref)
        try:
            known = self._read_type(node)
        finally:
            self._open.discard(ref)
        if not self._open:
            self._types[ref] = known  # inside a cycle the result may be cut short
        return known

    def _read_type(self, node: Node) -> DIType:
        reader = _TYPE_READERS.get(node.fields.get("tag", ""))
        if reader is not None:
            return reader(self, node)
        if node.kind == "DIBasicType":
            encoding = node.fields.get("encoding", "").removeprefix("DW_ATE_")
            size = node.number("size") // 8
            return DIBasic(node.text("name"), size, encoding) if encoding else DIUnspecified(node.text("name"), size)
        if node.kind == "DISubroutineType":
            types = self._nodes.get(node.fields.get("types")).elements
            result = self.type(types[0]) if types and types[0] != "null" else None
            return DISubroutine("", 0, result, tuple(self.type(t) for t in types[1:]))
        if node.kind == "DIStringType":
            return DIBasic(node.text("name"), node.number("size") // 8, "string")
        return DIUnspecified(node.text("name"), node.number("size") // 8)

    def _pointer(self, node: Node) -> DIType:
        target = node.fields.get("baseType", "null")
        reference = "reference" in node.fields.get("tag", "")
        size = node.number("size") // 8
        return DIPointer(node.text("name"), size, reference, lambda: self.type(target), target)

    def _typedef(self, node: Node) -> DIType:
        found = self.type(node.fields.get("baseType"))
        return replace(found, alias=node.text("name"))

    def _qualified(self, node: Node) -> DIType:
        found = self.type(node.fields.get("baseType"))
        return replace(found, const=True) if node.fields["tag"] == "DW_TAG_const_type" else found

    def _struct(self, node: Node) -> DIType:
        size = node.number("size") // 8
        if size and "FwdDecl" in node.fields.get("flags", ""):  # described where its constructors are compiled
            return DIUnspecified(node.text("name"), size)
        members: list[DIMember] = []
        for ref in self._nodes.get(node.fields.get("elements")).elements:
            member = self._member(self._nodes.get(ref), ref)
            if member is not None:
                members.append(member)
        union = node.fields["tag"] in ("DW_TAG_union_type", "DW_TAG_variant_part")
        return DIStruct(node.text("name"), size, tuple(members), union)

    def _member(self, node: Node, ref: str) -> DIMember | None:
        tag = node.fields.get("tag", "")
        if tag == "DW_TAG_variant_part":
            return DIMember("", 0, self.type(ref))
        if tag not in ("DW_TAG_member", "DW_TAG_inheritance") or "StaticMember" in node.fields.get("flags", ""):
            return None
        type_ = self.type(node.fields.get("baseType"))
        name = node.text("name") or (type_.name if tag == "DW_TAG_inheritance" else "")
        bits = node.number("size") if "BitField" in node.fields.get("flags", "") else 0
        if isinstance(type_, DIArray) and not type_.size:  # flang gives none
            type_ = replace(type_, size=node.number("size") // 8)
        return DIMember(name, node.number("offset") // 8, type_, bits)

    def _array(self, node: Node) -> DIType:
        counts = tuple(self._count(self._nodes.get(r)) for r in self._nodes.get(node.fields.get("elements")).elements)
        return DIArray(
            name=node.text("name"),
            size=node.number("size") // 8,
            element=self.type(node.fields.get("baseType")),
            counts=counts,
            vector="DIFlagVector" in node.fields.get("flags", ""),
            descriptor="dataLocation" in node.fields,
            attribute=_attribute(node),
        )

    def _count(self, node: Node) -> int | None:
        """How many elements a DISubrange has; None where that is not a plain number."""
        if node is EMPTY or node.kind != "DISubrange":
            return None
        count = node.number("count", -1)
        upper, lower = node.fields.get("upperBound", ""), node.fields.get("lowerBound", "0")
        if count < 0 and _is_number(upper) and _is_number(lower):
            count = max(0, int(upper) - int(lower) + 1)
        return count if count >= 0 else None

    def _enum(self, node: Node) -> DIType:
        base = self.type(node.fields.get("baseType"))
        signed = isinstance(base, DIBasic) and base.encoding == "signed"
        return DIEnum(node.text("name"), node.number("size") // 8, signed)


def _attribute(node: Node) -> str:
    if "allocated" in node.fields:
        return "allocatable"
    return "pointer" if "associated" in node.fields else ""


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()


_TYPE_READERS: dict[str, Callable[[DebugInfo, Node], DIType]] = {
    **dict.fromkeys(
        ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"), DebugInfo._pointer
    ),
    **dict.fromkeys(
        (
            "DW_TAG_const_type",
            "DW_TAG_volatile_type",
            "DW_TAG_restrict_type",
            "DW_TAG_atomic_type",
            "DW_TAG_immutable_type",
        ),
        DebugInfo._qualified,
    ),
    **dict.fromkeys(
        ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type", "DW_TAG_variant_part"),
        DebugInfo._struct,
    ),
    "DW_TAG_typedef": DebugInfo._typedef,
    "DW_TAG_template_alias": DebugInfo._typedef,
    "DW_TAG_array_type": DebugInfo._array,
    "DW_TAG_enumeration_type": DebugInfo._enum,
}
