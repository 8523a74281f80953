"""What the source declares pointers to lead to, where they are kept: in variables, and in members of structs.

A cast says what a function takes memory for; the type of the member that a pointer was loaded from says what the rest
of the program takes it for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from irad.analysis.alias.linear_address import gep_offset
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.ditypes import DIArray, DIPointer, DIStruct, DIType, member_at
from irad.ir.instructions import Alloca, GetElementPtr, Instruction, Load
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module
from irad.ir.values import GlobalRef, Value

__all__ = ["DeclaredTargets"]

_DEEPEST = 8
"""Pointers from memory are followed so far to where a variable says what they lead to."""


class DeclaredTargets:
    """The declarations that one function's debug information knows of."""

    def __init__(self, module: Module, function: Function, debug: DebugInfo) -> None:
        self.module = module
        self.function = function
        self.debug = debug

    @cached_property
    def _variables(self) -> dict[str, DIPointer]:
        """The types of the local variables that are pointers, or structs that are nothing but one, by their values."""
        found: dict[str, DIPointer] = {}
        for text, type_, is_address in self.debug.variables(self.function):
            whole = member_at(type_, 0) if isinstance(type_, DIStruct) and type_.size == 8 else type_
            if isinstance(whole, DIPointer) and not is_address:
                found.setdefault(text, whole)
        return found

    def holds_pointer(self, pointer: Value) -> bool:
        """Whether a pointer is declared to lie there: in a variable, in a member of a struct, alone or in a row, or by
        a reference."""
        return all(self._is_pointer(base, offset) for base, offset in self._bases(pointer))

    def _is_pointer(self, base: Value, offset: int) -> bool:
        if isinstance(base, (Alloca, GlobalRef)):
            return isinstance(self.in_variable(base, offset), T.PointerType)
        return isinstance(self.at(base, offset), DIPointer)

    def in_variable(self, variable: Alloca | GlobalRef, offset: int) -> T.Type | None:
        """What LLVM's type of a variable has at an offset: a scalar, or None in between."""
        if isinstance(variable, Alloca):
            return _scalar_at(self.module.layout, variable.allocated, offset)
        found = self.module.globals.get(variable.name)
        return None if found is None else _scalar_at(self.module.layout, found.type, offset)

    def _bases(self, pointer: Value) -> Iterator[tuple[Value, int]]:
        """The pointers that one is computed from on some way, and how far from there it leads if all indices are zero;
        merged pointers count only if nothing is known of them themselves."""
        work, seen = [(pointer, 0)], set[Value]()
        while work:
            base, offset = self._based(*work.pop())
            if isinstance(base, Instruction) and base.opcode in ("phi", "select") and self.at(base, offset) is None:
                if base not in seen:
                    seen.add(base)
                    work += [(o, offset) for o in base.operands if o.type.is_pointer]
            else:
                yield base, offset

    def within(self, base: Value, offset: int) -> DIType | None:
        """The member at an offset of the one struct to which a pointer is declared to lead."""
        target = self._target(base, _DEEPEST)
        return member_at(target, offset) if isinstance(target, DIStruct) and 0 <= offset < target.size else None

    @cached_property
    def _structs(self) -> dict[str, DIStruct]:
        """The structs that local variables, or members of them, are, or lead to, by the pointers to them: the largest,
        since the first member of an object begins where that does."""
        found: dict[str, DIStruct] = {}
        for text, type_, is_address in self.debug.variables(self.function, members=True):
            target = type_ if is_address else type_.target if isinstance(type_, DIPointer) else None
            while isinstance(target, DIArray) and not target.descriptor:
                target = target.element
            if isinstance(target, DIStruct) and (text not in found or found[text].size < target.size):
                found[text] = target
        return found

    def struct_behind(self, pointer: Value) -> DIStruct | None:
        """The struct that a pointer is declared to lead to, by a variable or by where it is loaded from."""
        known = self._structs.get(f"ptr {pointer.ref}")
        target = known or (self._of_holder(pointer, _DEEPEST) if isinstance(pointer, Load) else None)
        return target if isinstance(target, DIStruct) else None

    def is_row_of_bytes(self, base: Value, offset: int) -> bool:
        """Whether an array of bytes, a member of a struct, is declared to lie there. (Bytes alone may be anything.)"""
        if isinstance(base, Alloca):
            return _is_row_of_bytes(self.module.layout, base.allocated, offset)
        if isinstance(base, GlobalRef):
            variable = self.module.globals.get(base.name)
            return variable is not None and _is_row_of_bytes(self.module.layout, variable.type, offset)
        target, inside = self._target(base, _DEEPEST), False
        while isinstance(target, DIStruct) and not inside:
            member = next((m for m in target.members if m.offset <= offset < m.offset + m.type.size), None)
            inside = member is not None and isinstance(member.type, DIArray) and _element(member.type).size == 1
            target, offset = (member.type, offset - member.offset) if member is not None else (None, offset)
        return inside

    def at(self, base: Value, offset: int) -> DIType | None:
        """What is declared to lie at an offset behind a pointer: as a member of a struct, by a reference of C++, or by
        the struct or the global variable that the pointer is loaded from. What other variables say may be a cast."""
        known = self._variables.get(f"ptr {base.ref}")
        target = known.target if known is not None else None
        if isinstance(target, DIStruct):
            return member_at(target, offset % target.size) if target.size else None
        if known is not None and known.reference:
            return target
        target = self._of_holder(base, _DEEPEST) if isinstance(base, Load) else None
        if isinstance(target, DIStruct):
            return member_at(target, offset % target.size) if target.size else None
        return target

    def _of_holder(self, load: Load, depth: int) -> DIType | None:
        """What the struct or the global variable that a pointer is loaded from says that it leads to."""
        base, offset = self._based(load.pointer)
        if isinstance(base, GlobalRef):
            variable = self.module.globals.get(base.name)
            holder = self.debug.global_type(variable) if variable is not None else None
        else:
            holder = self._target(base, depth - 1)
            holder = holder if isinstance(holder, DIStruct) else None
        found = member_at(holder, offset) if holder is not None else None
        return found.target if isinstance(found, DIPointer) else None

    def _based(self, pointer: Value, offset: int = 0) -> tuple[Value, int]:
        """What a pointer is computed from, and how far from there it leads if all indices are zero."""
        while isinstance(pointer, GetElementPtr):
            offset += gep_offset(self.module, pointer.source, pointer.indices)[0]
            pointer = pointer.base
        return pointer, offset

    def _target(self, value: Value, depth: int) -> DIType | None:
        """What the source says that a pointer leads to."""
        known = self._variables.get(f"ptr {value.ref}")
        if known is not None:
            return known.target
        return self._of_holder(value, depth) if isinstance(value, Load) and depth else None


def _element(type_: DIArray) -> DIType:
    """What an array is made of in the end."""
    element = type_.element
    return _element(element) if isinstance(element, DIArray) else element


def _is_row_of_bytes(layout: DataLayout, type_: T.Type, offset: int) -> bool:
    """The same by LLVM's type of a variable."""
    body, inside = layout.body(type_), False
    while isinstance(body, (T.StructType, T.ArrayType)):
        if isinstance(body, T.ArrayType):
            body = layout.body(body.element)
            if inside and body == T.I8:
                return True
            offset %= layout.size(body) or 1
            continue
        places = [(at, e) for e, at in zip(body.elements, layout.offsets(body), strict=True) if at <= offset]
        if not places:
            return False
        at, member = places[-1]
        body, offset, inside = layout.body(member), offset - at, True
    return False


def _scalar_at(layout: DataLayout, type_: T.Type, offset: int) -> T.Type | None:
    """The scalar at a byte offset of a type, the same in all elements of an array."""
    body = layout.body(type_)
    while isinstance(body, (T.StructType, T.ArrayType)):
        if isinstance(body, T.ArrayType):
            size = layout.size(body.element)
            type_, offset = body.element, offset % size if size else 0
        else:
            places = [(at, e) for e, at in zip(body.elements, layout.offsets(body), strict=True) if at <= offset]
            if not places:
                return None
            at, type_ = places[-1]
            offset -= at
        body = layout.body(type_)
    return body if offset == 0 else None
