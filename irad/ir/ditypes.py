"""Types of the source language, as debug information tells them; sizes and offsets in bytes.

`const`, `volatile`, `restrict` and typedefs are seen through: a typedef's name stays in `alias`, constness in
`const`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

__all__ = [
    "DIArray",
    "DIBasic",
    "DIEnum",
    "DIMember",
    "DIPointer",
    "DIStruct",
    "DISubroutine",
    "DIType",
    "DIUnspecified",
    "member_at",
]


@dataclass(frozen=True)
class DIType:
    """Base: the type's own name, its size, the typedef through which it was reached."""

    name: str = ""
    size: int = 0
    alias: str = field(default="", kw_only=True)
    const: bool = field(default=False, kw_only=True)

    def __str__(self) -> str:
        return self.alias or self.name or "?"


@dataclass(frozen=True)
class DIUnspecified(DIType):
    """`void` (name "void"), `nullptr_t`, opaque or unknown types."""


_COMPLEX_NAMES = {8: "float _Complex", 16: "double _Complex", 32: "long double _Complex"}


@dataclass(frozen=True)
class DIBasic(DIType):
    """`encoding` is DWARF's word in small letters: float, signed, unsigned, boolean, signed_char,
    complex_float, utf…"""

    encoding: str = ""

    def __str__(self) -> str:
        if self.is_complex and self.name == "complex" and not self.alias:  # as clang calls all of them
            return _COMPLEX_NAMES.get(self.size, self.name)
        return super().__str__()

    @property
    def is_float(self) -> bool:
        return self.encoding == "float"

    @property
    def is_integer(self) -> bool:
        """Whether this is an integer, and no character, which may be a byte of anything."""
        return self.encoding in ("signed", "unsigned", "boolean")

    @property
    def is_complex(self) -> bool:
        return self.encoding == "complex_float"


@dataclass(frozen=True)
class DIPointer(DIType):
    """A pointer or reference; its target is read when asked for, since types may contain pointers to
    themselves."""

    reference: bool = False
    resolve: Callable[[], DIType] = field(default=lambda: DIUnspecified("void"), repr=False, compare=False)
    target_node: str = ""

    @property
    def target(self) -> DIType:
        return self.resolve()

    def __str__(self) -> str:
        if self.alias or self.name:
            return self.alias or self.name
        target, mark = self.target, "&" if self.reference else "*"
        if isinstance(target, DISubroutine) and not target.alias:
            return target.spelled(f" ({mark})")
        space = "" if isinstance(target, DIPointer) and str(target).endswith("*") else " "
        return f"{'const ' if target.const else ''}{target}{space}{mark}"


@dataclass(frozen=True)
class DIMember:
    """A field at byte `offset`; `bits` is the width of a bit field (then `offset` is its byte), else 0."""

    name: str
    offset: int
    type: DIType
    bits: int = 0


@dataclass(frozen=True)
class DIStruct(DIType):
    """A struct, class or union; base classes are members with their class's name."""

    members: tuple[DIMember, ...] = ()
    union: bool = False


@dataclass(frozen=True)
class DIArray(DIType):
    """`counts` has one entry per dimension, outermost first, None where it is known only at run time.

    `descriptor` marks Fortran arrays that are reached through a run-time descriptor (`attribute`:
    "allocatable", "pointer" or ""); `vector` SIMD vectors.
    """

    element: DIType = DIUnspecified()
    counts: tuple[int | None, ...] = ()
    vector: bool = False
    descriptor: bool = False
    attribute: str = ""

    def __str__(self) -> str:
        return self.alias or str(self.element) + "".join(f"[{'' if n is None else n}]" for n in self.counts)


@dataclass(frozen=True)
class DIEnum(DIType):
    """An enumeration; `signed` tells how its values are stored."""

    signed: bool = False


@dataclass(frozen=True)
class DISubroutine(DIType):
    """A function's type: `result` is None for void."""

    result: DIType | None = None
    parameters: tuple[DIType, ...] = ()

    def spelled(self, declarator: str = " ") -> str:
        """The type in C's spelling, around what is declared."""
        return f"{self.result or 'void'}{declarator}({', '.join(map(str, self.parameters))})"

    def __str__(self) -> str:
        return self.alias or self.spelled()


def member_at(type_: DIType, offset: int) -> DIType | None:
    """The scalar at a byte offset of a type, the same in all elements of an array; None where unions hold several."""
    while isinstance(type_, DIStruct) or (isinstance(type_, DIArray) and not type_.descriptor):
        if isinstance(type_, DIArray):
            type_ = type_.element
            offset %= type_.size or 1
            continue
        inside = [m for m in type_.members if m.offset <= offset < m.offset + m.type.size and not m.bits]
        inside = [m for m in inside if not _is_empty(m.type)]
        if len(inside) != 1:
            return None
        type_, offset = inside[0].type, offset - inside[0].offset
    return type_ if offset == 0 else None


def _is_empty(type_: DIType) -> bool:
    """Whether a struct has nothing in it: as a base class it takes no room."""
    return isinstance(type_, DIStruct) and all(_is_empty(m.type) for m in type_.members)
