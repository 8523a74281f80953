"""Evidence of what memory holds: byte ranges with their kinds, from declared types and alias metadata."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from irad.ir import types as T
from irad.ir.floats import named
from irad.ir.layout import DataLayout

Kind = T.Type | str
"""A `FloatType`, "pointer" or "integer"."""

PART = "part of a number"
"""The kind of an integer that moves some of a number's bytes: its derivative cannot be followed."""

UNION = "a union"
"""What may be a number now and an integer then: it says nothing of kinds, but allows both."""

WORD_UNION = "a union with a pointer"
"""The same of one of whose members is a pointer: what is moved from there may be one."""

UNSEEN_UNION = "a union of unknown members"
"""A union as LLVM's types have it: they name one of its members."""

WORD = "a number or a pointer"
"""What may be a double or a pointer (or an integer), aligned: what its shadow holds tells which, while it runs."""

BYTES = "bytes"
"""What is moved byte by byte, whatever it is, adjoints as well: no pointers (see `irad.analysis.byte_moves`)."""

GUARDED = "a guarded integer"
"""What is supposed to be no part of a number, and is looked at while it runs (see `irad.analysis.guarded_bytes`)."""

MOVES_WORDS = "irad.words"
"""Metadata of copies that were moves through registers of what is now a number, now a pointer: nothing else tells of
the pointers once they are copies."""

HINTED, SEEN, DECLARED = 2, 1, 0
"""Ranks of evidence: what the user says outright; what accesses, tags and parameters say; what the types of
local variables say of what they point to, which counts where nothing else is known."""


Field = tuple[int, int] | None
"""Where a pointer was kept, for memory that is reached through it: (0, byte offset) in the object itself,
(1, byte offset) in memory that is reached through it in turn; None where that is not known."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Bytes [offset, offset + size) modulo `stride` (0: just there) hold `kind`."""

    offset: int
    stride: int
    size: int
    kind: Kind
    rank: int = SEEN

    def moved(self, by: int) -> Evidence:
        """The same, as seen from `by` bytes further down."""
        offset = self.offset + by
        return replace(self, offset=offset % self.stride if self.stride else offset)


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a memory range: `offset` from its start. rank: of the evidence for it."""

    offset: int
    size: int
    kind: Kind | None
    rank: int = field(default=SEEN, compare=False)


@dataclass(frozen=True)
class Interface:
    """What a function knows of the memory that it shares with its callers.

    arguments: evidence of the memory behind pointer parameters, by position. behind: evidence of what
    pointers kept in that memory lead to. result: evidence behind a returned pointer. kinds: what integer
    parameters carry; result_kind: what an integer result does.
    """

    arguments: Mapping[int, tuple[Evidence, ...]] = field(default_factory=dict)
    behind: Mapping[int, tuple[tuple[Field, Evidence], ...]] = field(default_factory=dict)
    result: tuple[Evidence, ...] = ()
    kinds: Mapping[int, Kind] = field(default_factory=dict)
    result_kind: Kind | None = None


_FEW_ELEMENTS = 64
"""So many elements of an array are told one by one."""


def flatten(
    layout: DataLayout, type_: T.Type, offset: int = 0, stride: int = 0, *, beside: bool = False
) -> Iterable[Evidence]:
    """Evidence for memory that is declared with an LLVM type. Byte arrays say nothing:
    they are used as raw storage. Clang declares unions as structs with one of their members, of which nobody has seen
    that it is the one that lies there. Arrays of few elements ``beside`` other members are told element by element:
    a row has no end."""
    if isinstance(type_, T.NamedStructType) and type_.name.startswith("union."):
        members = flatten(layout, layout.body(type_), offset, stride, beside=beside)
        yield from (replace(member, rank=DECLARED) for member in members)
        yield Evidence(offset, stride, layout.size(type_), UNSEEN_UNION)
        return
    body = layout.body(type_)
    if isinstance(body, T.StructType):
        end = 0
        for element, at in zip(body.elements, layout.offsets(body), strict=True):
            if at > end:
                yield Evidence(offset + end, stride, at - end, "integer")  # padding
            yield from flatten(layout, element, offset + at, stride, beside=beside or len(body.elements) > 1)
            end = at + layout.size(element)
        if layout.size(body) > end:
            yield Evidence(offset + end, stride, layout.size(body) - end, "integer")
    elif isinstance(body, (T.ArrayType, T.VectorType)):
        size = layout.size(body.element)
        if stride == 0 and size and not (beside and body.count <= _FEW_ELEMENTS):
            row = flatten(layout, body.element, offset, size, beside=beside)
            yield from (replace(item, rank=DECLARED) for item in row) if beside else row
        else:
            for index in range(min(body.count, _FEW_ELEMENTS)):
                yield from flatten(layout, body.element, offset + index * size, stride, beside=beside)
    elif isinstance(body, T.FloatType):
        yield Evidence(offset, stride, layout.size(body), body)
    elif isinstance(body, T.PointerType):
        yield Evidence(offset, stride, layout.store_size(body), "pointer")
    elif isinstance(body, T.IntType) and body.bits == 32:
        yield Evidence(offset, stride, 4, "integer")


_TBAA_INTEGERS = frozenset({"int", "long", "short", "long long", "bool", "_Bool"})


def tagged_kind(name: str | None, triple: str) -> Kind | None:
    """What an access with a TBAA tag of this name moves; None for `char` and what else may be anything."""
    if not name:
        return None
    if name in _TBAA_INTEGERS:
        return "integer"
    if name in ("any pointer", "vtable pointer") or (name[:1] == "p" and name[1:2].isdigit()):
        return "pointer"
    return named(name, triple)


def struct_pieces(fields: list[tuple[int, int, str]], size: int, triple: str) -> tuple[Piece, ...]:
    """What `!tbaa.struct` tells of a copied struct, with the gaps as integers;
    empty when a field may be anything."""
    pieces: list[Piece] = []
    position = 0
    for offset, width, name in sorted(fields):
        kind = tagged_kind(name, triple)
        if kind is None or offset < position:
            return ()
        if offset > position:
            pieces.append(Piece(position, offset - position, "integer"))
        pieces.append(Piece(offset, width, kind))
        position = offset + width
    if pieces and position < size:
        pieces.append(Piece(position, size - position, "integer"))
    return tuple(pieces)


def remaining(item: Evidence, position: int) -> int:
    """How many bytes of an item are left from a byte within it on."""
    within = position - item.offset
    if item.stride:
        within %= item.stride
    return item.size - within if 0 <= within < item.size else item.size


def moved_by(layout: DataLayout, pieces: tuple[Piece, ...]) -> Kind | None:
    """What an integer that covers these pieces of memory carries:
    one thing, or several numbers of one kind."""
    kind = pieces[0].kind
    if len(pieces) == 1:
        whole = not isinstance(kind, T.FloatType) or layout.size(kind) == pieces[0].size
        return kind if whole else PART
    if {p.kind for p in pieces} == {"integer"}:
        return "integer"
    kinds = {(p.kind, p.size) for p in pieces}
    return T.VectorType(len(pieces), kind) if len(kinds) == 1 and isinstance(kind, T.FloatType) else None


def is_part(item: Evidence, of: Evidence) -> bool:
    """Whether evidence says no more than other evidence does: the same of the same bytes, or of some of them."""
    if item.kind != of.kind or item.size != of.size or item.rank > of.rank:
        return False
    if is_anywhere(of) or not of.stride:
        return (item.offset, item.stride) == (of.offset, of.stride)
    return not ((item.offset - of.offset) % of.stride or item.stride % of.stride)


def is_anywhere(item: Evidence) -> bool:
    """Whether evidence does not tell where its bytes are."""
    return 0 < item.stride < item.size


def is_by_the_byte(item: Evidence) -> bool:
    """Whether evidence is of bytes that may be any: it fills memory of which nothing else is known, but of structs it
    tells no more than that a byte of them was touched."""
    return item.stride == 1


def is_raw(item: Evidence) -> bool:
    """Whether memory is declared as bytes, as allocators and containers hold memory for whatever lies in it."""
    return item.rank == DECLARED and item.stride == item.size == 1
