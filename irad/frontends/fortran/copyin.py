"""`copyin` of variables of which each thread has one: regions read the values that the variables had in front of them.

flang hands the address of the starting thread's copy to the region, in which every thread, that one as well, stores
what it reads there in its own copy. Where one thread writes its copy while others read it, the value is the same one,
which does no harm, but the adjoint of that write would. So in front of the region the copy's value is put aside, and
the region reads it there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from irad.analysis.alias.linear_address import gep_offset
from irad.analysis.cfg import CFG
from irad.frontends.fortran.descriptors import parts_of
from irad.ir import types as T
from irad.ir.builder import i64
from irad.ir.instructions import Alloca, Atomic, Call, GetElementPtr, Instruction, Load, Opaque, Store
from irad.ir.instructions import IndexedAggregate as Aggregate
from irad.ir.module import Function, Module, users_of
from irad.ir.values import Constant, ConstInt, GlobalRef, Value

__all__ = ["ASKED", "COPY", "put_values_aside"]

ASKED = "__kmpc_threadprivate_cached"
"""Of the library: where the running thread's copy of a variable is."""
_VARIABLE, _SIZE = 2, 3
"""Operands of that."""
_FORK = "__kmpc_fork_call"
_ASSIGN = "_FortranAAssign"
COPY = "llvm.memcpy.p0.p0.i64"
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_NOTHING = ("llvm.lifetime.", "llvm.dbg.", "__kmpc_global_thread_num", ASKED)
"""Calls that write no variable of the program."""
_Users = Mapping[Value, Sequence[Instruction]]


@dataclass(frozen=True, eq=False)
class _Handed:
    """The address of a thread's copy, or of a part of it, that its thread stores where a region finds it."""

    caller: Function
    fork: Call
    store: Store
    asked: Call
    offset: int
    """Of the part."""
    descriptor: Alloca | None
    """Of an array, if the address is that of a descriptor with the address in it."""


def put_values_aside(module: Module) -> bool:
    """Rewrite the regions of a module to which addresses of copies are handed for nothing but `copyin`. Returns whether
    there were any."""
    handed: dict[tuple[str, int], list[_Handed]] = {}
    for function in module.functions.values():
        if not function.is_declaration:
            for region, offset, each in _handed(module, function):
                handed.setdefault((region, offset), []).append(each)
    aside: dict[tuple[Call, str], Alloca] = {}
    for (name, offset), found in handed.items():
        outlined = module.functions[name]
        variables = {each.asked.operands[_VARIABLE].ref for each in found}
        described = {each.descriptor is not None for each in found}
        everywhere = len({each.fork for each in found}) == len(found) == _times_named(module, name)
        if not everywhere or len(variables) > 1 or (described != {False} and len(found) > 1):
            continue
        if _only_copied(module, outlined, offset, variables.pop(), described.pop()):
            for each in found:
                _read_aside(module, each, aside)
            if found[0].descriptor is not None:
                _describe(module, outlined, offset, found[0])
    return bool(aside)


def _handed(module: Module, function: Function) -> Iterator[tuple[str, int, _Handed]]:
    """What a function hands to regions, each with the region's name and the place in the structure."""
    calls = [i for i in function.instructions() if isinstance(i, Call)]
    if not any(c.callee_name == ASKED for c in calls):
        return
    users = users_of(function)
    for fork in calls:
        if fork.callee_name != _FORK or len(fork.operands) != 4:
            continue
        region, structure = fork.operands[2:]
        if not isinstance(structure, Alloca) or not isinstance(region, GlobalRef):
            continue
        outlined = module.functions.get(region.name)
        if outlined is None or outlined.is_declaration or len(outlined.arguments) != 3:
            continue
        for place, offset in parts_of(module, users, structure):
            for store in users.get(place, ()):
                if not isinstance(store, Store) or store.pointer is not place:
                    continue
                described = _described(module, users, store.value) if isinstance(store.value, Alloca) else None
                address = store.value if described is None else described
                asked, inner = _object(address), _offset(module, address)
                if isinstance(asked, Call) and inner is not None and _is_known(module, asked):
                    descriptor = store.value if isinstance(store.value, Alloca) else None
                    yield region.name, offset, _Handed(function, fork, store, asked, inner, descriptor)


def _described(module: Module, users: _Users, descriptor: Alloca) -> Value | None:
    """The address in a descriptor that is filled once, with constants but for that."""
    addresses = set()
    for place, _ in parts_of(module, users, descriptor):
        for store in users.get(place, ()):
            if isinstance(store, Store) and store.pointer is place:
                value = store.value
                while isinstance(value, Aggregate):
                    addresses.add(value.operands[1])
                    value = value.operands[0]
                addresses.add(value)
    variable = [a for a in addresses if not isinstance(a, Constant)]
    return variable[0] if len(variable) == 1 else None


def _is_known(module: Module, asked: Call) -> bool:
    variable, size = asked.operands[_VARIABLE], asked.operands[_SIZE]
    return isinstance(variable, GlobalRef) and variable.name in module.globals and isinstance(size, ConstInt)


def _object(address: Value) -> Value | None:
    """The local variable, or the question for the running thread's copy, whose address another one comes from."""
    while isinstance(address, GetElementPtr):
        address = address.base
    is_copy = isinstance(address, Call) and address.callee_name == ASKED
    return address if is_copy or isinstance(address, Alloca) else None


def _offset(module: Module, address: Value) -> int | None:
    """How far an address is from the beginning of its object; None where that is not constant."""
    total = 0
    while isinstance(address, GetElementPtr):
        constant, variable = gep_offset(module, address.source, address.indices)
        if variable:
            return None
        total, address = total + constant, address.base
    return total


def _times_named(module: Module, region: str) -> int:
    reference = GlobalRef(region)
    return sum(
        i.operands.count(reference)
        for f in module.functions.values() if not f.is_declaration
        for i in f.instructions()
    )  # fmt: skip


# -- the region


def _only_copied(module: Module, region: Function, offset: int, variable: str, described: bool) -> bool:
    """Whether a region, which has copies of its own, does nothing with an address that is handed to it (described: that
    of a descriptor) but read there, and that before anything else may have changed what is read."""
    calls = (i for i in region.instructions() if isinstance(i, Call))
    if not any(c.callee_name == ASKED and c.operands[_VARIABLE].ref == variable for c in calls):
        return False
    users = users_of(region)
    reads: list[Instruction] = []
    for place, at in parts_of(module, users, region.arguments[2]):
        for user in users.get(place, ()):
            if at != offset or isinstance(user, GetElementPtr):
                continue
            if not isinstance(user, Load):
                return False
            if described and not _is_only_assigned(user, users, reads):
                return False
            if not described and not _is_only_read(user, users, reads):
                return False
    cfg = CFG(region)
    early = (i for i in region.instructions() if any(cfg.may_follow(i, r) for r in reads))
    return bool(reads) and all(_changes_nothing(i) for i in early)


def _is_only_read(address: Value, users: _Users, reads: list[Instruction]) -> bool:
    """Collects what reads through an address; False if something else is done with it."""
    for user in users.get(address, ()):
        if isinstance(user, Load) or (_calls(user, _COPIES) and user.operands[0] is not address):
            reads.append(user)
        elif isinstance(user, GetElementPtr) and user.base is address:
            if not _is_only_read(user, users, reads):
                return False
        elif isinstance(user, Aggregate) or (isinstance(user, Store) and user.value is address):
            stores = users.get(user, ()) if isinstance(user, Aggregate) else [user]
            for store in stores:
                into = store.pointer if isinstance(store, Store) else None
                if not isinstance(into, Alloca) or not _is_only_assigned(into, users, reads):
                    return False
        else:
            return False
    return True


def _is_only_assigned(descriptor: Value, users: _Users, reads: list[Instruction]) -> bool:
    """The same for a descriptor: the library assigns from it to something."""
    for user in users.get(descriptor, ()):
        if _calls(user, (_ASSIGN,)) and user.operands[0] is not descriptor:
            reads.append(user)
        elif not (isinstance(user, Store) and user.pointer is descriptor) and not _calls(user, _NOTHING):
            return False
    return True


def _calls(inst: Instruction, names: tuple[str, ...]) -> bool:
    return isinstance(inst, Call) and (inst.callee_name or "").startswith(names)


def _changes_nothing(inst: Instruction) -> bool:
    """Whether an instruction writes to local variables at most, and to the running thread's copies."""
    if isinstance(inst, Store):
        return _object(inst.pointer) is not None
    if _calls(inst, _COPIES):
        return _object(inst.operands[0]) is not None
    return _calls(inst, (_ASSIGN, *_NOTHING)) or not isinstance(inst, (Call, Atomic, Opaque))


# -- who starts it


def _read_aside(module: Module, handed: _Handed, aside: dict[tuple[Call, str], Alloca]) -> None:
    """Hand over where in front of the region the value is put aside."""
    function, fork, asked, store = handed.caller, handed.fork, handed.asked, handed.store
    variable, size = asked.operands[_VARIABLE], asked.operands[_SIZE]
    assert isinstance(variable, GlobalRef) and isinstance(size, ConstInt) and fork.block and store.block
    if (fork, variable.name) not in aside:
        memory = _local(function, module.globals[variable.name].type)
        aside[fork, variable.name] = memory
        _copy(fork, memory, asked, size.value)
    part = GetElementPtr(T.I8, aside[fork, variable.name], [i64(handed.offset)], flags=("inbounds",))
    store.parent.insert(store.index, part)
    store.operands = [part, store.pointer]


def _describe(module: Module, region: Function, offset: int, handed: _Handed) -> None:
    """Let a region that is handed an address now make the descriptor that it was handed before."""
    users, outside = users_of(region), users_of(handed.caller)
    descriptor = handed.descriptor
    assert descriptor is not None
    for place, at in list(parts_of(module, users, region.arguments[2])):
        for load in users.get(place, ()):
            if at != offset or not isinstance(load, Load) or load.block is None:
                continue
            made = _local(region, descriptor.allocated)
            for user in users.get(load, ()):
                user.operands = [made if o is load else o for o in user.operands]
            filling: list[Instruction] = []
            for field, start in parts_of(module, outside, descriptor):
                stores = (u for u in outside.get(field, ()) if isinstance(u, Store) and u.pointer is field)
                for store in stores:
                    filling.append(into := GetElementPtr(T.I8, made, [i64(start)], flags=("inbounds",)))
                    filling.append(Store(_with_address(store.value, load, filling), into))
            position = load.index + 1
            for inst in reversed(filling):
                load.block.insert(position, inst)


def _with_address(value: Value, address: Value, made: list[Instruction]) -> Value:
    """A descriptor, or a part of one, with another address in it."""
    if isinstance(value, Constant):
        return value
    if not isinstance(value, Aggregate):
        return address
    parts = [_with_address(o, address, made) for o in value.operands]
    made.append(again := Aggregate("insertvalue", value.type, parts, value.indices))
    return again


def _local(function: Function, type_: T.Type) -> Alloca:
    made = Alloca(type_, ConstInt(T.I32, 1), 16)
    function.entry.insert(0, made)
    return made


def _copy(fork: Call, to: Value, from_: Value, size: int) -> None:
    """In front of the region."""
    made = Call(GlobalRef(COPY), T.VOID, [to, from_, i64(size), ConstInt(T.I1, 0)])
    made.metadata.update({k: v for k, v in fork.metadata.items() if k == "dbg"})
    fork.parent.insert(fork.index, made)
