"""Global pointers that keep blocks from call to call: all that is ever put there is what an allocator has returned, so
that its size can be asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from irad.analysis.alias.linear_address import global_place
from irad.analysis.call_targets import names_in
from irad.analysis.stale_pointers import pointer_rows
from irad.facts.call_classifier import CallClassifier
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction, Load, Phi, Store
from irad.ir.module import Function, Module
from irad.ir.values import ConstAggregate, ConstInt, ConstNull, ConstPoison, ConstUndef, Value

__all__ = ["Keeper", "keeper"]

_ALLOCATORS = frozenset("malloc calloc realloc reallocarray aligned_alloc".split())
"""Functions whose blocks tell their size (`malloc_usable_size`)."""
_MERGES = frozenset(("select", "freeze"))
_ENDS = frozenset("inttoptr insertvalue insertelement atomicrmw cmpxchg".split())
"""What hands a pointer on to where it is not followed."""
_ALLOCATABLE = 2
"""The attribute of allocatable variables in descriptors of Fortran (ISO_Fortran_binding.h)."""
_ATTRIBUTE_AT = 5
"""Its place among a descriptor's fields."""


@dataclass(frozen=True)
class Keeper:
    """Where a global variable has its only pointer, and the functions that return what it holds."""

    offset: int
    returned_by: frozenset[str]


def keeper(module: Module, calls: CallClassifier, name: str) -> Keeper | None:
    """What is known of a global variable with one pointer, if nothing is ever put there but null and what allocators
    return, and what is read from there is kept nowhere else."""
    variable = module.globals[name]
    rows = list(pointer_rows(module.layout, variable.type))
    if len(rows) != 1 or rows[0][1] != 1 or not _begins_empty(module, name):
        return None
    functions = [f for f in module.functions.values() if not f.is_declaration and f.may_name(name)]
    known = _is_allocatable(module, name, rows[0][0])
    if not known and variable.linkage not in ("internal", "private"):
        return None
    fits = known or all(_is_used_well(module, i, name) for f in functions for i in f.instructions())
    returned_by = _returning(module, calls, functions, name, known) if fits else None
    return Keeper(rows[0][0], frozenset(returned_by)) if returned_by is not None else None


def _is_allocatable(module: Module, name: str, offset: int) -> bool:
    """Whether a variable is the descriptor of an allocatable one in Fortran."""
    start = module.initializer(name)
    if offset or not isinstance(start, ConstAggregate) or len(start.elements) <= _ATTRIBUTE_AT:
        return False
    attribute = start.elements[_ATTRIBUTE_AT]
    return isinstance(attribute, ConstInt) and attribute.value == _ALLOCATABLE


def _begins_empty(module: Module, name: str) -> bool:
    """Whether no other variable begins with the address of this one, or of this function."""
    return not any(name in names_in(v) for v in _initial_values(module, name))


def _returning(
    module: Module, calls: CallClassifier, functions: list[Function], name: str, known: bool
) -> set[str] | None:
    """The functions that return pointers that are read from a variable, if all use them as addresses only, and keep
    them nowhere but in local variables; and if none leaves the address of a released block there, which need not be
    looked at where it is `known`. What is returned is followed to all who call, where they are all seen."""
    returning: set[str] = set()
    work: list[tuple[Function, Value]] = [
        (f, i) for f in functions for i in f.instructions() if isinstance(i, Load) and _is_slot(module, i.pointer, name)
    ]
    holders: set[Value] = set()
    seen: set[Value] = {value for _, value in work}
    while work:
        function, value = work.pop()
        for user in function.users.get(value, ()):
            found: Iterable[tuple[Function, Value]]
            if user.opcode == "ret":
                callers = _calls_of(module, function)
                if callers is None:
                    return None
                returning.add(function.name)
                found = callers
            else:
                further = _further(module, calls, user, value, holders, name)
                if further is None or (not known and _leaves_freed(module, calls, function, user, name)):
                    return None
                found = ((function, f) for f in further)
            for where, each in found:
                if each not in seen:
                    seen.add(each)
                    work.append((where, each))
    return returning


def _further(
    module: Module, calls: CallClassifier, user: Instruction, value: Value, holders: set[Value], name: str
) -> Iterable[Value] | None:
    """Where else a pointer is that an instruction uses (`holders`: local variables that it lies in); None where that is
    not known."""
    if isinstance(user, Store) and user.value is value:
        place = _base(user.pointer)
        if isinstance(place, Alloca):
            holders.add(place)
            return (place,)
        return () if _is_slot(module, user.pointer, name) else None
    if isinstance(user, Call):
        held = value in holders or _base(value) in holders
        if _keeps(calls, user, value) or (held and not _keeps_nothing(calls, user)):
            return None
        places = [b for b in map(_base, user.operands) if isinstance(b, Alloca)] if held else []
        holders.update(places)
        return places
    if user.opcode in _ENDS:
        return None
    if isinstance(user, Load):
        return (user,) if user.type.is_pointer and _base(value) in holders else ()
    return (user,) if user.type.is_pointer or user.type.is_integer else ()


def _leaves_freed(module: Module, calls: CallClassifier, function: Function, user: Instruction, name: str) -> bool:
    """Whether an instruction releases a block, by way of others as well, and the function may end without having set
    the variable to another since it was read: a later call would find an address there whose size cannot be asked for.
    """
    if not isinstance(user, Call):
        return False
    effect = calls.effect(user)
    if not (effect.kind == "release" or effect.frees or user.callee_name in _ALLOCATORS):
        return False
    readers = [i for i in function.instructions() if isinstance(i, Load) and _is_slot(module, i.pointer, name)]
    starts: list[Instruction] = [*readers] or [function.entry.instructions[0]]
    return any(i is user for i in _run_before_set(module, calls, function, starts, name)) and any(
        i.opcode in ("ret", "resume") for i in _run_before_set(module, calls, function, [user], name)
    )


def _run_before_set(
    module: Module, calls: CallClassifier, function: Function, starts: Iterable[Instruction], name: str
) -> Iterator[Instruction]:
    """What may run behind one of `starts` before the variable is set."""
    places = {i: (b, at) for b in function.blocks for at, i in enumerate(b.instructions)}
    work = [(b, b.instructions[at:]) for b, at in map(places.__getitem__, starts)]
    seen: set[Block] = set()
    while work:
        block, rest = work.pop()
        end = next((n for n, i in enumerate(rest) if _sets(module, calls, i, name)), None)
        yield from rest[:end]
        further = [s for s in block.successors if s not in seen] if end is None else []
        seen.update(further)
        work += [(s, s.instructions) for s in further]


def _sets(module: Module, calls: CallClassifier, inst: Instruction, name: str) -> bool:
    """Whether an instruction writes the variable."""
    if isinstance(inst, Call) and calls.effect(inst).kind in ("copy", "fill"):
        return _is_slot(module, inst.operands[0], name)
    return isinstance(inst, Store) and _is_slot(module, inst.pointer, name)


def _calls_of(module: Module, function: Function) -> list[tuple[Function, Value]] | None:
    """All calls of a function, with those that call; None where others may call it too."""
    name = function.name
    if not {"internal", "private"} & set(function.prefix.split()) or not _begins_empty(module, name):
        return None
    found: list[tuple[Function, Value]] = []
    for other in module.functions.values():
        if other.is_declaration or not other.may_name(name):
            continue
        for inst in other.instructions():
            if any(name in names_in(o) for o in inst.operands):
                return None
            if isinstance(inst, Call) and inst.callee_name == name:
                found.append((other, inst))
    return found


def _base(pointer: Value) -> Value:
    """What an address is counted from."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def _is_slot(module: Module, pointer: Value, name: str) -> bool:
    place = global_place(module, pointer)
    return place is not None and place[0] == name


def _keeps(calls: CallClassifier, call: Call, value: Value) -> bool:
    """Whether a call may keep a pointer that it is given."""
    effect = calls.effect(call)
    if effect.kind in ("release", "copy", "fill", "marker") or call.callee_name in _ALLOCATORS or _is_fortran(call):
        return False
    return any(o is value and effect.captures(i) for i, o in enumerate(call.operands)) or call.callee is value


def _keeps_nothing(calls: CallClassifier, call: Call) -> bool:
    """Whether a call keeps no pointers that it finds in memory, but where it copies them."""
    effect = calls.effect(call)
    return effect.kind in ("copy", "fill", "marker", "release") or _is_fortran(call) or not effect.passes_pointers


def _is_fortran(call: Call) -> bool:
    """Whether a function is of flang's library, and associates no pointers."""
    name = (call.callee_name or "").removeprefix("irad.flang.")
    return name.startswith("_FortranA") and not name.startswith("_FortranAPointer")


def _initial_values(module: Module, name: str) -> Iterator[Value]:
    """What other variables begin with."""
    for other, variable in module.globals.items():
        if other != name and variable.has_initializer and name in variable.text:
            value = module.initializer(other)
            if value is not None:
                yield value


def _is_used_well(module: Module, inst: Instruction, name: str) -> bool:
    """Whether an instruction does nothing with the variable but to read it, or to put a block there."""
    if not any(name in names_in(o) for o in inst.operands):
        return True
    if isinstance(inst, Load) or inst.opcode == "icmp":
        return True
    if isinstance(inst, Store):
        return name not in names_in(inst.value) and (
            not inst.value.type.is_pointer or _is_block(module, inst.value, name, set())
        )
    return isinstance(inst, Call) and (inst.callee_name or "").startswith(("llvm.lifetime.", "llvm.dbg."))


def _is_block(module: Module, value: Value, name: str, seen: set[Value]) -> bool:
    """Whether a pointer is null, or what an allocator returns, or what the variable held before."""
    if value in seen or isinstance(value, (ConstNull, ConstPoison, ConstUndef)):
        return True
    seen.add(value)
    if isinstance(value, Load):
        place = global_place(module, value.pointer)
        return place is not None and place[0] == name
    if isinstance(value, Phi):
        return all(_is_block(module, o, name, seen) for o in value.operands)
    if isinstance(value, Instruction) and value.opcode in _MERGES:
        return all(_is_block(module, o, name, seen) for o in value.operands if o.type.is_pointer)
    if isinstance(value, Call):
        return value.callee_name in _ALLOCATORS
    return False
