"""What the source declares a range of bytes in a struct to be: which of two contradictory layouts a copy has."""

from __future__ import annotations

from irad.analysis.alias.linear_address import gep_offset, global_place
from irad.analysis.declared_targets import DeclaredTargets
from irad.analysis.types.evidence import UNION, UNSEEN_UNION, WORD_UNION, Piece
from irad.facts.declared_types import of_type
from irad.ir.ditypes import DIArray, DIStruct, DIType
from irad.ir.instructions import GetElementPtr
from irad.ir.values import GlobalRef, Value

__all__ = ["declared_pieces"]

_UNIONS = (UNION, WORD_UNION, UNSEEN_UNION)
_WORD = 8
"""Integers of so many bytes may hold anything of the size of a double or of a pointer."""

Terms = tuple[tuple[Value, int], ...]


def declared_pieces(declared: DeclaredTargets, pointer: Value, size: int) -> tuple[Piece, ...]:
    """The members of a struct that some bytes behind a pointer are declared to be, with indices taken to stay in their
    arrays; characters and long integers, which may be anything, with no kind. Nothing where that is not told."""
    root, offset, terms = _rooted(declared, pointer)
    struct = declared.struct_behind(root)
    if struct is None or not struct.size:
        return ()
    moved = tuple(t for t in terms if t[1] % struct.size)
    whole = size > struct.size and not moved
    if whole and offset % struct.size == 0:
        return _pieces(declared, DIArray("", size, element=struct, counts=(-(-size // struct.size),)), 0, size)
    inner = _innermost(struct, offset % struct.size, size, moved)
    return () if inner is None else _pieces(declared, *inner, size)


def _rooted(declared: DeclaredTargets, pointer: Value) -> tuple[Value, int, Terms]:
    """What a pointer is moved from, by a number of bytes and by multiples of values."""
    offset, terms = 0, list[tuple[Value, int]]()
    while isinstance(pointer, GetElementPtr) and declared.struct_behind(pointer) is None:
        far, moved = gep_offset(declared.module, pointer.source, pointer.indices)
        pointer, offset, terms = pointer.base, offset + far, terms + moved
    place = global_place(declared.module, pointer)
    return (pointer, offset, tuple(terms)) if place is None else (GlobalRef(place[0]), offset + place[1], tuple(terms))


def _innermost(type_: DIType, offset: int, size: int, terms: Terms) -> tuple[DIType, int] | None:
    """The innermost type that some bytes lie in, whatever the indices, and where in it they begin."""
    while True:
        if offset + size > type_.size:
            return None
        if isinstance(type_, DIArray) and not type_.descriptor and type_.element.size:
            unit = type_.element.size
            terms = tuple(t for t in terms if t[1] % unit)
            if offset % unit + size > unit:
                return None if terms else (type_, offset)
            type_, offset = type_.element, offset % unit
            continue
        if isinstance(type_, DIStruct) and not type_.union:
            around = [m for m in type_.members if m.offset <= offset and offset + size <= m.offset + m.type.size]
            if len(around) == 1 and not around[0].bits:
                type_, offset = around[0].type, offset - around[0].offset
                continue
        return None if terms else (type_, offset)


def _pieces(declared: DeclaredTargets, type_: DIType, start: int, size: int) -> tuple[Piece, ...]:
    """What some bytes of a type are; nothing where they are of unions, or not all of something."""
    pieces: list[Piece] = []
    position = 0
    for item in sorted(of_type(type_, -start, 0, declared.module.triple), key=lambda e: e.offset):
        first, last = max(item.offset, 0), min(item.offset + item.size, size)
        if last <= first:
            continue
        if item.kind in _UNIONS or first < position or (item.kind != "integer" and last - first < item.size):
            return ()
        if first > position:
            pieces.append(Piece(position, first - position, None))
        pieces.append(Piece(first, last - first, None if item.kind == "integer" and item.size >= _WORD else item.kind))
        position = last
    if pieces and position < size:
        pieces.append(Piece(position, size - position, None))
    return tuple(pieces)
