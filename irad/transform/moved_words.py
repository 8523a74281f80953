"""Accesses that only move a word: what type they say it has is taken back.

Type-based alias metadata says that a word which is loaded and stored elsewhere is a pointer, or an integer. Programs
move numbers that way, with a swap that is written for `void **` or `long *` (which breaks C's rules, and works while
the function that does it is compiled by itself). LLVM's optimiser, and the analyses here, would move such a word past
the stores of numbers. So the tag of such an access is dropped. What the word is, the memory that it comes from has to
tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from irad.analysis.declared_targets import DeclaredTargets
from irad.ir import types as T
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Instruction, Load, Store
from irad.ir.module import Function, Module, users_of
from irad.ir.tbaa import Tbaa
from irad.ir.values import Value
from irad.ir.worklist import reached

__all__ = ["forget_types_of_integers", "take_types_back"]

_MERGES = frozenset("phi select freeze".split())


def take_types_back(module: Module, *_: object, integers: bool = False) -> bool:
    """Type-based alias tags go of pointers that are only moved. They stay where the source declares a pointer, as a
    variable or a member of a struct. `integers`: those of integers as well, which say more than types do."""
    changed = False
    tbaa, debug = Tbaa(module), DebugInfo(module)
    for function in module.functions.values():
        declared = DeclaredTargets(module, function, debug)
        for load, stores in _moves(function, tbaa):
            if integers if load.type.scalar.is_integer else not declared.holds_pointer(load.pointer):
                _forget(load, stores)
                changed = True
    return changed


def forget_types_of_integers(function: Function, tbaa: Tbaa) -> None:
    """Drop the access tags of the integers that a function only moves, in place."""
    for load, stores in _moves(function, tbaa):
        if load.type.scalar.is_integer:
            _forget(load, stores)


def _forget(load: Load, stores: list[Store]) -> None:
    for access in (load, *stores):
        access.metadata.pop("tbaa", None)


def _moves(function: Function, tbaa: Tbaa) -> Iterator[tuple[Load, list[Store]]]:
    """The loads of words that are only moved, with the stores that put them elsewhere; those that a tag alone types."""
    loads = [i for i in function.instructions() if isinstance(i, Load) and _is_word(i.type) and _is_plain(i, tbaa)]
    users = users_of(function)  # (emitted functions grow between questions)
    for load in loads:
        stores = _moved_to(load, users)
        if stores:
            yield load, [s for s in stores if _is_plain(s, tbaa)]


def _is_word(type_: T.Type) -> bool:
    return type_.scalar.is_pointer or (isinstance(type_.scalar, T.IntType) and type_.scalar.bits >= 8)


def _is_plain(access: Instruction, tbaa: Tbaa) -> bool:
    """Whether a tag names no struct of which this is a member: whoever names a struct does not mean numbers."""
    found = tbaa.access(access.metadata.get("tbaa"))
    return found is not None and found.base_node == found.access_node


def _moved_to(load: Load, users: dict[Value, list[Instruction]]) -> list[Store]:
    """The stores that put a word elsewhere; none if anything else is done with it than to merge and to compare it."""
    stores: list[Store] = []
    for value in reached(list[Value]((load,)), lambda v: (u for u in users.get(v, ()) if u.opcode in _MERGES)):
        for user in users.get(value, ()):
            if isinstance(user, Store) and user.pointer is not value:
                stores.append(user)
            elif user.opcode not in _MERGES and user.opcode != "icmp":
                return []
    return stores
