"""The syntax tree of the random kernels: a small typed subset of C.

Nodes are frozen dataclasses with tuples for children, so that a tree can be hashed, compared and rewritten
without surprises.  Names are unique within a function, hence no node needs to know about scopes.
Integer quantities are never negative, which makes ``int``, ``long``, ``unsigned`` and ``size_t`` agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

REAL_TYPES = ("float", "double")


# --- expressions -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class IntLit:
    value: int


@dataclass(frozen=True)
class RealLit:
    value: float
    ty: str = "double"


@dataclass(frozen=True)
class Var:
    name: str
    ty: str


@dataclass(frozen=True)
class Index:
    """``array[at0][at1]…``; one subscript for pointers and vectors, two for a matrix."""

    array: str
    at: tuple[Expr, ...]
    ty: str


@dataclass(frozen=True)
class Deref:
    """``*pointer``"""

    pointer: str
    ty: str


@dataclass(frozen=True)
class Member:
    """``struct.name`` or ``struct->name``, with a subscript for an array member."""

    struct: str
    name: str
    ty: str
    arrow: bool
    at: Expr | None = None


@dataclass(frozen=True)
class Neg:
    arg: Expr


@dataclass(frozen=True)
class Binary:
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Compare:
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Logic:
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Not:
    arg: Expr


@dataclass(frozen=True)
class Select:
    """``cond ? then : other`` between two arithmetic values."""

    cond: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True)
class Cast:
    ty: str
    arg: Expr


@dataclass(frozen=True)
class Math:
    """A call of libm; ``single`` picks the ``f`` spelling, which takes and returns ``float``."""

    name: str
    args: tuple[Expr, ...]
    single: bool = False


@dataclass(frozen=True)
class Call:
    """A call of a helper; ``ty`` is its result: a scalar type, ``void`` or the name of a struct."""

    name: str
    args: tuple[Arg, ...]
    ty: str


@dataclass(frozen=True)
class AddressOf:
    """``&name`` of a floating scalar."""

    name: str


@dataclass(frozen=True)
class Slice:
    """``array + offset``"""

    array: str
    offset: Expr


@dataclass(frozen=True)
class PickPointer:
    """``cond ? then : other`` between two pointers."""

    cond: Expr
    then: Slice
    other: Slice


@dataclass(frozen=True)
class StructArg:
    """A struct as an argument; ``prefix`` is ``""``, ``"&"`` or ``"*"``, ``by_value`` says what arrives."""

    name: str
    prefix: str
    by_value: bool


Expr = (
    IntLit | RealLit | Var | Index | Deref | Member | Neg | Binary | Compare | Logic | Not | Select |
    Cast | Math | Call
)  # fmt: skip
Arg = Expr | AddressOf | Slice | StructArg
Place = Var | Index | Deref | Member


# --- statements --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Decl:
    name: str
    ty: str
    init: Expr


@dataclass(frozen=True)
class DeclArray:
    """A local array: ``kind`` is ``fixed``, ``vla`` or ``malloc``; its contents start undefined."""

    name: str
    ty: str
    dims: tuple[Expr, ...]
    kind: str


@dataclass(frozen=True)
class DeclPointer:
    name: str
    ty: str
    const: bool
    init: Slice | PickPointer


@dataclass(frozen=True)
class DeclStruct:
    """``init`` is a flat list of member values, a call that returns the struct, or a struct to copy."""

    name: str
    struct: str
    init: tuple[Expr, ...] | Call | StructArg


@dataclass(frozen=True)
class Assign:
    place: Place
    op: str
    value: Expr


@dataclass(frozen=True)
class CopyStruct:
    """``target = source`` of whole structs, either of which may be behind a pointer."""

    target: StructArg
    source: StructArg


@dataclass(frozen=True)
class Advance:
    """``pointer += step``"""

    pointer: str
    step: int


@dataclass(frozen=True)
class If:
    cond: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...] = ()


@dataclass(frozen=True)
class For:
    """Ascending: ``var`` from ``low`` while ``< high``; descending: from ``high - 1`` while ``>= low``."""

    var: str
    ty: str
    low: Expr
    high: Expr
    step: int
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class While:
    cond: Expr
    body: tuple[Stmt, ...]
    test_last: bool = False


@dataclass(frozen=True)
class Case:
    value: int | None
    body: tuple[Stmt, ...]
    falls_through: bool = False


@dataclass(frozen=True)
class Switch:
    value: Expr
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Block:
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Break:
    pass


@dataclass(frozen=True)
class Continue:
    pass


@dataclass(frozen=True)
class Return:
    value: Expr | StructArg | None


@dataclass(frozen=True)
class MoveMemory:
    """``memcpy`` or ``memmove`` of ``count`` elements of type ``ty``."""

    function: str
    target: Slice
    source: Slice
    count: Expr
    ty: str


@dataclass(frozen=True)
class ZeroMemory:
    target: Slice
    count: Expr
    ty: str


@dataclass(frozen=True)
class Free:
    name: str


@dataclass(frozen=True)
class Do:
    """A call for its effects."""

    call: Call


Stmt = (
    Decl | DeclArray | DeclPointer | DeclStruct | Assign | CopyStruct | Advance | If | For | While |
    Switch | Block | Break | Continue | Return | MoveMemory | ZeroMemory | Free | Do
)  # fmt: skip


# --- declarations ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class StructMember:
    name: str
    ty: str
    count: int = 0


@dataclass(frozen=True)
class StructDef:
    name: str
    members: tuple[StructMember, ...]


@dataclass(frozen=True)
class Table:
    """A constant global array of doubles."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Param:
    """A parameter: ``kind`` is ``scalar``, ``pointer``, ``struct`` or ``struct_pointer``.

    ``ty`` is the scalar or element type, or the name of the struct.  ``length`` (kernel pointers only) is the
    number of elements that the caller provides; ``active`` says whether the gradient is asked for.
    """

    name: str
    kind: str
    ty: str
    const: bool = False
    restrict: bool = False
    length: Expr | None = None
    active: bool = True


@dataclass(frozen=True)
class Function:
    name: str
    ret: str
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]
    qualifier: str = ""


@dataclass(frozen=True)
class Kernel:
    """A whole program: its entry is ``main``; ``n`` and ``m`` are what its integers are called with."""

    seed: int
    structs: tuple[StructDef, ...]
    tables: tuple[Table, ...]
    helpers: tuple[Function, ...]
    main: Function
    n: int
    m: int
    features: frozenset[str] = field(default=frozenset(), compare=False)

    def uses_float(self) -> bool:
        """Whether anything in the kernel is computed in single precision."""
        return any(getattr(n, "ty", "") == "float" or getattr(n, "single", False) for n in walk(self)) or any(
            f.ret == "float" for f in (*self.helpers, self.main)
        )


def walk(node: Any) -> Iterator[Any]:
    """``node`` and every node below it."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node):
        yield node
        for part in fields(node):
            yield from walk(getattr(node, part.name))


def common_type(left: str, right: str) -> str:
    """C's usual arithmetic conversions, as far as the kernels need them."""
    if "double" in (left, right):
        return "double"
    return "float" if "float" in (left, right) else "int"


def type_of(expr: Expr) -> str:
    """The C type of an expression: ``double``, ``float`` or (for every integer and truth value) ``int``."""
    match expr:
        case RealLit() | Var() | Index() | Deref() | Member() | Call() | Cast():
            return expr.ty if expr.ty in REAL_TYPES else "int"
        case Math():
            return "float" if expr.single else "double"
        case Neg():
            return type_of(expr.arg)
        case Binary():
            return common_type(type_of(expr.left), type_of(expr.right))
        case Select():
            return common_type(type_of(expr.then), type_of(expr.other))
        case _:
            return "int"


def static_length(expr: Expr | None, values: dict[str, int]) -> int:
    """The value of a sum or product of integer parameters and literals."""
    match expr:
        case IntLit(value):
            return value
        case Var(name, _):
            return values[name]
        case Binary("+", left, right):
            return static_length(left, values) + static_length(right, values)
        case Binary("*", left, right):
            return static_length(left, values) * static_length(right, values)
    raise ValueError(f"not a length: {expr!r}")
