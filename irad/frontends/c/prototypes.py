"""C prototypes as text: the signature of functions that carry no debug information."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pycparser import CParser, c_ast
from pycparser.c_parser import ParseError

from irad.errors import UsageError

__all__ = ["CType", "Parameter", "Signature", "parse_prototypes"]

#: C's names on a 64-bit Unix -> kind. Word order does not matter: "unsigned long" is "long unsigned".
_KINDS = {
    "void": "void", "float": "float", "double": "double", "_Bool": "bool", "bool": "bool",
    "char": "int8", "signed char": "int8", "unsigned char": "uint8",
    "short": "int16", "unsigned short": "uint16",
    "int": "int32", "signed": "int32", "unsigned": "uint32", "unsigned int": "uint32", "signed int": "int32",
    "long": "int64", "unsigned long": "uint64", "long long": "int64", "unsigned long long": "uint64",
    "int8_t": "int8", "int16_t": "int16", "int32_t": "int32", "int64_t": "int64", "uint8_t": "uint8",
    "uint16_t": "uint16", "uint32_t": "uint32", "uint64_t": "uint64", "size_t": "uint64", "ssize_t": "int64",
    "ptrdiff_t": "int64", "intptr_t": "int64", "uintptr_t": "uint64", "long double": "float80",
    "float _Complex": "complex64", "double _Complex": "complex128", "long double _Complex": "complex80",
    "_Float16": "float16", "__bf16": "bfloat16", "__float128": "float128", "_Float128": "float128",
}  # fmt: skip
_TYPEDEFS = [name for name in _KINDS if name.endswith("_t") or name == "bool"]
_IGNORED = re.compile(r"\b(?:restrict|__restrict|__restrict__|_Noreturn|noexcept)\b")
_COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)


_BY_WORDS = {tuple(sorted(name.split())): kind for name, kind in _KINDS.items()}


@dataclass(frozen=True)
class CType:
    """A C type: a ``kind`` such as "float", "int32", "complex128" or "void", and ``pointers`` to it.

    ``const`` says that what a pointer points to (or the value) is not written. Functions and structs have
    the kinds "function" and "struct".
    """

    kind: str
    pointers: int = 0
    const: bool = False

    @property
    def is_pointer(self) -> bool:
        """Whether this is a pointer or an array."""
        return self.pointers > 0

    def __str__(self) -> str:
        return (
            f"{'const ' if self.const else ''}{self.kind}{' ' if self.pointers else ''}{'*' * self.pointers}"
        )


@dataclass(frozen=True)
class Parameter:
    """An argument; the name is "" where the prototype gives none."""

    name: str
    type: CType


@dataclass(frozen=True)
class Signature:
    """A function's name, result and arguments."""

    name: str
    result: CType
    parameters: tuple[Parameter, ...]


def parse_prototypes(text: str) -> dict[str, Signature]:
    """Read prototypes such as ``double f(const double *x, int n);``; the fixed-width integer types and
    ``size_t`` are known.

    Raises :class:`irad.errors.UsageError` that names what cannot be understood.
    """
    source = _COMMENTS.sub(" ", text)
    source = _IGNORED.sub(" ", source).strip()
    if not source.endswith(";"):
        source += ";"
    known = "".join(f"typedef int {name};\n" for name in _TYPEDEFS)
    try:
        tree = CParser().parse(known + source, filename="prototypes")
    except ParseError as error:
        raise UsageError(f"the prototypes cannot be read as C: {_place(str(error))}") from error
    found = {}
    for node in tree.ext[len(_TYPEDEFS) :]:
        if not isinstance(node, c_ast.Decl) or not isinstance(node.type, c_ast.FuncDecl):
            raise UsageError(f"the prototypes hold something else than a function: {type(node).__name__}")
        found[node.name] = _signature(node)
    return found


def _place(message: str) -> str:
    """A parser's message with lines counted from the start of the user's text."""
    match = re.match(r"prototypes:(\d+):(.*)", message, re.DOTALL)
    return f"line {int(match[1]) - len(_TYPEDEFS)}:{match[2]}" if match else message


def _signature(node: c_ast.Decl) -> Signature:
    params = node.type.args.params if node.type.args else []
    if any(isinstance(p, c_ast.EllipsisParam) for p in params):
        raise UsageError(f"the prototype of {node.name!r} takes a variable number of arguments")
    parameters = tuple(Parameter(getattr(p, "name", None) or "", _type(p.type, node.name)) for p in params)
    if [str(p.type) for p in parameters] == ["void"]:
        parameters = ()
    return Signature(node.name, _type(node.type.type, node.name), parameters)


def _type(node: c_ast.Node, function: str) -> CType:
    if isinstance(node, (c_ast.PtrDecl, c_ast.ArrayDecl)):
        inner = _type(node.type, function)
        return CType(inner.kind, inner.pointers + (inner.kind != "function"), inner.const)
    if isinstance(node, c_ast.FuncDecl):
        return CType("function", 1)
    if isinstance(node, c_ast.TypeDecl):
        inner = _type(node.type, function)
        return CType(inner.kind, inner.pointers, "const" in node.quals)
    if isinstance(node, (c_ast.Struct, c_ast.Union)):
        return CType("struct")
    if isinstance(node, c_ast.IdentifierType):
        words = sorted(node.names)
        kind = _BY_WORDS.get(tuple(words)) or _BY_WORDS.get(tuple(w for w in words if w != "int"))
        if kind:
            return CType(kind)
    names = " ".join(getattr(node, "names", [type(node).__name__]))
    raise UsageError(f"the prototype of {function!r} uses the type {names!r}, which irad does not know")
