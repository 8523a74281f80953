"""Copies through a local variable of which LLVM has taken the first byte apart become whole again.

A local variable that shares its memory with a character (the room for one element in which `std::vector` makes what it
inserts) is split by LLVM: the first byte goes through a register, the rest through a smaller variable. The number that
begins with that byte would be in neither.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.analysis.alias.linear_address import constant_place
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.builder import i64
from irad.ir.instructions import Alloca, Call, Instruction, Load, Store
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module
from irad.ir.values import ConstInt, GlobalRef, Value
from irad.lowering.types.rewriter import Rewriter

__all__ = ["join_split_copies"]

_MEMCPY = "llvm.memcpy.p0.p0.i64"
_WORD = 4
"""Bytes: what is whole is a multiple of them, as every number that is copied is."""
_LARGEST_ALIGNMENT = 16


@dataclass(frozen=True)
class _Split:
    """A variable of `size` bytes, the copy into it and those out of it, each with the access of the byte in front."""

    variable: Alloca
    size: int
    first: Load
    filled: Call
    copied: tuple[tuple[Store, Call], ...]


def join_split_copies(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Copies of which LLVM has taken a byte apart become whole."""
    module = shared.module
    rooms = [i for i in function.entry.instructions if isinstance(i, Alloca) and _is_odd(i, module.layout)]
    if not rooms:
        return False
    found = [split for room in rooms if (split := _split(room, module, function.users)) is not None]
    if not found:
        return False
    output.declare(_MEMCPY, T.VOID, [T.PTR, T.PTR, T.I64, T.I1])
    edit = Rewriter(function)
    for split in found:
        _join(split, edit)
    return edit.apply()


def _is_odd(room: Alloca, layout: DataLayout) -> bool:
    """Whether a variable lacks one byte."""
    body = room.allocated
    is_bytes = isinstance(body, T.ArrayType) and body.element == T.I8
    return is_bytes and not room.sized and (layout.size(body) + 1) % _WORD == 0


def _split(room: Alloca, module: Module, users: dict[Value, list[Instruction]]) -> _Split | None:
    size = module.layout.size(room.allocated)
    filled: list[Call] = []
    emptied: list[Call] = []
    for user in users.get(room, ()):
        if not isinstance(user, Call):
            return None
        if _is_marker(user):
            continue
        if user.callee_name != _MEMCPY or not _is_plain(user, size):
            return None
        (filled if user.operands[0] is room else emptied).append(user)
    first = _beside(module, filled[0], filled[0].operands[1]) if len(filled) == 1 and emptied else None
    if not isinstance(first, Load):
        return None
    copied = []
    for call in emptied:
        store = _beside(module, call, call.operands[0])
        if not isinstance(store, Store) or store.value is not first:
            return None
        copied.append((store, call))
    return _Split(room, size, first, filled[0], tuple(copied))


def _is_plain(copy: Call, size: int) -> bool:
    length, volatile = copy.operands[2:4]
    whole = isinstance(length, ConstInt) and length.value == size
    return whole and isinstance(volatile, ConstInt) and not volatile.value and copy.operands[0] is not copy.operands[1]


def _is_marker(inst: Instruction) -> bool:
    return isinstance(inst, Call) and (inst.callee_name or "").startswith("llvm.lifetime.")


def _beside(module: Module, copy: Call, pointer: Value) -> Load | Store | None:
    """The load or store of the byte in front of what a copy reads or writes, with nothing that touches memory between
    the two."""
    base, offset = constant_place(module, pointer)
    instructions = copy.parent.instructions
    at = instructions.index(copy)
    for row in (reversed(instructions[:at]), instructions[at + 1 :]):
        touching = (i for i in row if i.opcode in _TOUCHING and not _is_marker(i))
        found = next(touching, None)
        if not isinstance(found, (Load, Store)) or not _is_byte(found):
            continue
        if constant_place(module, found.pointer) == (base, offset - 1):
            return found
    return None


def _is_byte(inst: Load | Store) -> bool:
    type_ = inst.type if isinstance(inst, Load) else inst.value.type
    return type_ == T.I8 and not inst.volatile and not inst.ordering


_TOUCHING = frozenset("load store call invoke callbr atomicrmw cmpxchg fence".split())


def _join(split: _Split, edit: Rewriter) -> None:
    whole = split.size + 1
    align = min(_LARGEST_ALIGNMENT, max(split.first.align or 1, split.variable.align or 1))
    room = edit.before(split.variable, Alloca(T.ArrayType(whole, T.I8), split.variable.operands[0], align))
    edit.replace(split.variable, room)
    edit.behind(split.filled, _copy(room, split.first.pointer, whole))
    edit.remove(split.filled)
    for store, call in split.copied:
        order = call.parent.instructions
        later = max(store, call, key=order.index)
        edit.behind(later, _copy(store.pointer, room, whole))
        edit.remove(store)
        edit.remove(call)


def _copy(into: Value, source: Value, size: int) -> Call:
    return Call(GlobalRef(_MEMCPY), T.VOID, [into, source, i64(size), ConstInt(T.I1, 0)])
