"""Descriptors of arrays that parallel regions are handed: their kind is known where they are made.

The run-time library's procedures become loops where a descriptor's kind is constant: the size and type of its elements,
its rank, whether it is allocatable (`fortran`, bodies.c). In a region nothing is known of a descriptor but
its address. What an array is never changes, so a region may be told wherever it uses the descriptor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from irad.analysis.alias.linear_address import gep_offset
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Instruction, Load, Store
from irad.ir.instructions import IndexedAggregate as Aggregate
from irad.ir.module import Function, Module, users_of
from irad.ir.values import ConstAggregate, ConstInt, GlobalRef, Value

__all__ = [
    "ASSUME", "LIBRARY", "calls", "parts_of", "put_before", "state", "stored_in", "tell_global_kinds", "tell_kinds",
]  # fmt: skip

ASSUME = "llvm.assume"
LIBRARY = "_FortranA"
"""What the names of the procedures of flang's library begin with."""
_FORK = "__kmpc_fork_call"
_COPIES = "llvm.memcpy."
_KIND = (1, 3, 4, 5, 6)
"""Fields of a descriptor: element size, rank, type, attribute, further flags (flang's runtime/descriptor.h)."""
_PLACES = {1: 8, 3: 20, 4: 21, 5: 22, 6: 23}
_TYPES = {1: T.I64, **dict.fromkeys(_KIND[1:], T.I8)}
_ALLOCATABLE = 2
_NUMBERS = (27, 28, 34, 35)
"""Types of elements: reals and complex numbers of both sizes."""
_Users = Mapping[Value, Sequence[Instruction]]
_Kind = dict[int, int]


def tell_kinds(module: Module) -> bool:
    """State, where the regions of a module use descriptors that they are handed, what these describe. Returns whether
    there were any."""
    kinds: dict[tuple[str, int], list[_Kind]] = {}
    forks: dict[str, int] = {}
    for function in module.functions.values():
        if function.is_declaration:
            continue
        users = users_of(function)
        for fork in (i for i in function.instructions() if isinstance(i, Call) and i.callee_name == _FORK):
            region, structure = fork.operands[2], fork.operands[-1]
            if isinstance(region, GlobalRef) and isinstance(structure, Alloca):
                forks[region.name] = forks.get(region.name, 0) + 1
                for offset, store in stored_in(module, users, structure):
                    kinds.setdefault((region.name, offset), []).append(_kind(users, store.value, set()) or {})
    told = False
    for (name, offset), found in kinds.items():
        outlined = module.functions.get(name)
        kind = {field: value for field, value in found[0].items() if all(k.get(field) == value for k in found)}
        if outlined is not None and not outlined.is_declaration and len(found) == forks[name] and kind:
            told |= _tell(module, outlined, offset, kind)
    return told


def tell_global_kinds(module: Module) -> bool:
    """State, where the library gets allocatable variables of modules, what these are: it never changes. Returns whether
    there were any."""
    kinds = {name: kind for name in module.globals if (kind := _global_kind(module, name))}
    told = False
    for function in [f for f in module.functions.values() if kinds and not f.is_declaration]:
        for call in [i for i in function.instructions() if calls(i, LIBRARY)]:
            for operand in dict.fromkeys(o for o in call.operands if isinstance(o, GlobalRef) and o.name in kinds):
                state(function, call, operand, kinds[operand.name])
                told = True
    return told


def _global_kind(module: Module, name: str) -> _Kind:
    """What is the same in all that is ever written to a global descriptor of an allocatable array of numbers."""
    if not _is_descriptor(module.globals[name].type):
        return {}
    start = module.initializer(name)
    kind = _constants(start) if start is not None else {}
    return kind if kind.get(5) == _ALLOCATABLE and kind.get(4) in _NUMBERS else {}


def state(function: Function, use: Instruction, descriptor: Value, kind: _Kind) -> None:
    """State what a descriptor is in front of its use."""
    block = Block("", function)
    builder = Builder(function, block)
    builder.location = use.location
    for field, value in kind.items():
        place = builder.gep(T.I8, descriptor, [i64(_PLACES[field])], ("inbounds",))
        found = builder.load(_TYPES[field], place)
        same = builder.compare("icmp", "eq", found, ConstInt(_TYPES[field], value))
        builder.call(ASSUME, T.VOID, [same])
    put_before(use, block)


def put_before(use: Instruction, block: Block) -> None:
    """Put the instructions of a block that stands for itself in front of one of a function."""
    at = use.index
    use.parent.instructions[at:at] = block.instructions
    for inst in block.instructions:
        inst.block = use.parent


def stored_in(module: Module, users: _Users, structure: Value) -> Iterator[tuple[int, Store]]:
    """What a function stores in the fields of a structure, by their offsets."""
    for place, offset in parts_of(module, users, structure):
        for store in users.get(place, ()):
            if isinstance(store, Store) and store.pointer is place:
                yield offset, store


def parts_of(module: Module, users: _Users, base: Value) -> Iterator[tuple[Value, int]]:
    """The addresses of a structure's fields with their offsets."""
    yield base, 0
    for user in users.get(base, ()):
        if isinstance(user, GetElementPtr) and user.base is base:
            offset, variable = gep_offset(module, user.source, user.indices)
            if not variable:
                yield user, offset


# -- where descriptors are made


def _is_descriptor(type_: T.Type) -> bool:
    """Whether a type is that of a descriptor of an array without a derived type."""
    fields = type_.elements if isinstance(type_, T.StructType) else ()
    return len(fields) == 8 and fields[0].is_pointer and all(fields[at] == kind for at, kind in _TYPES.items())


def _kind(users: _Users, descriptor: Value, seen: set[Value]) -> _Kind | None:
    """What is the same in all that is written to a local descriptor; None for something else, or no constants."""
    if not isinstance(descriptor, Alloca) or not _is_descriptor(descriptor.allocated) or descriptor in seen:
        return None
    seen.add(descriptor)
    found: list[_Kind] = []
    for user in users.get(descriptor, ()):
        if isinstance(user, Store) and user.pointer is descriptor:
            found.append(_constants(user.value))
        elif isinstance(user, Store):
            continue  # its address: others use it for what it is
        elif calls(user, _COPIES) and user.operands[0] is descriptor and user.operands[1] not in seen:
            found.append(_kind(users, user.operands[1], seen) or {})
        elif isinstance(user, GetElementPtr) and any(isinstance(u, Store) for u in users.get(user, ())):
            return None
    if not found:
        return None
    return {field: value for field, value in found[0].items() if all(k.get(field) == value for k in found)}


def _constants(value: Value) -> _Kind:
    """The constants of a kind in the value of a descriptor."""
    changed = set()
    while isinstance(value, Aggregate) and value.opcode == "insertvalue":
        changed.add(value.indices[0])
        value = value.operands[0]
    if not isinstance(value, ConstAggregate):
        return {}
    fields = {at: value.elements[at] for at in _KIND if at not in changed}
    return {at: field.value for at, field in fields.items() if isinstance(field, ConstInt)}


def calls(inst: Instruction, names: str) -> bool:
    """Whether an instruction calls a function whose name begins so."""
    return isinstance(inst, Call) and (inst.callee_name or "").startswith(names)


# -- where they are used


def _tell(module: Module, region: Function, offset: int, kind: _Kind) -> bool:
    """State what a descriptor is in front of each call of the library that gets it, and of each copy of it."""
    if len(region.arguments) != 3:
        return False
    users = users_of(region)
    uses = [
        (load, use)
        for place, at in parts_of(module, users, region.arguments[2]) if at == offset
        for load in users.get(place, ()) if isinstance(load, Load)
        for use in users.get(load, ())
        if calls(use, LIBRARY) or (calls(use, _COPIES) and use.operands[1] is load)
    ]  # fmt: skip
    if not any(calls(use, LIBRARY) or _is_passed_on(use, users) for _, use in uses):
        return False
    for descriptor, use in uses:
        state(region, use, descriptor, kind)
    return bool(uses)


def _is_passed_on(use: Instruction, users: _Users) -> bool:
    """Whether the library gets a copy of a descriptor."""
    return any(calls(u, LIBRARY) for u in users.get(use.operands[0], ()))
