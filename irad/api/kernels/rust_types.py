"""Rust's types, as its debug information tells them: which of them Python can pass, and what they promise.

rustc passes a reference to a slice as pointer and length, other references and raw pointers as a pointer. A
Rust reference promises more than a C pointer: what it leads to exists in full, and what a `&mut` leads to is
reached through nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.ir.ditypes import DIArray, DIPointer, DIStruct, DIType

__all__ = ["RustMemory", "memory_of"]


@dataclass(frozen=True)
class RustMemory:
    """What a reference, a raw pointer or a slice of either leads to.

    `element` is the type of one element of a slice, or of all that the pointer leads to; `reference`: the
    compiler relies on what the class of types promises; `mutable`: something may be written through it.
    """

    element: DIType
    is_slice: bool
    reference: bool
    mutable: bool

    @property
    def uniform(self) -> DIType:
        """The type of the numbers that fill an element without gaps, or the element itself."""
        return _uniform(self.element) or self.element


def memory_of(type_: DIType) -> RustMemory | None:
    """What a type leads to; None for what is not passed as a pointer, or owns what it leads to."""
    name = type_.alias or type_.name
    mark = next((m for m in ("&mut ", "&", "*const ", "*mut ") if name.startswith(m)), "")
    if not mark:
        return None
    if isinstance(type_, DIPointer):
        element, is_slice = type_.target, False
    else:
        found = _slice_element(type_)
        if found is None:
            return None
        element, is_slice = found, True
    mutable = "mut" in mark or _has_cells(element)
    return RustMemory(element, is_slice, mark[0] == "&" and not _has_cells(element), mutable)


def _slice_element(type_: DIType) -> DIType | None:
    """The element type of a slice's pointer and length; None for other types, strings and trait objects."""
    if not isinstance(type_, DIStruct) or type_.name.endswith("str"):
        return None
    if [m.name for m in type_.members] != ["data_ptr", "length"]:
        return None
    pointer = type_.members[0].type
    return pointer.target if isinstance(pointer, DIPointer) else None


def _has_cells(type_: DIType) -> bool:
    """Whether memory of a type may change behind a shared reference."""
    if isinstance(type_, DIArray):
        return _has_cells(type_.element)
    if isinstance(type_, DIStruct):
        return type_.name.startswith("UnsafeCell<") or any(_has_cells(m.type) for m in type_.members)
    return False


def _uniform(type_: DIType) -> DIType | None:
    """The one scalar type of which memory of a type is a row."""
    if isinstance(type_, DIArray):
        return _uniform(type_.element)
    if not isinstance(type_, DIStruct):
        return type_
    members = [m for m in type_.members if m.type.size]
    parts = {_uniform(m.type) for m in members}
    part = next(iter(parts)) if len(parts) == 1 else None
    filled = not type_.union and sum(m.type.size for m in members) == type_.size
    return part if part is not None and filled else None
