"""Atomic operations on numbers and pointers in memory that one thread alone sees become loads and stores.

One thread's operations have the order in which the program says them, so the adjoint goes through them backwards like
through any others. That is memory which the function makes, in a program that starts no threads: who calls it may be
one of many, so arguments and global variables may be shared. Operations on integers stay as they are: locks and
counters of references belong to the whole process. Code with OpenMP has its own way (`irad.transform.openmp.atomics`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from irad.analysis.activity import is_atomic_sum
from irad.analysis.types.type_inference import TypeFacts
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts, types_of
from irad.ir import types as T
from irad.ir.instructions import Atomic, IndexedAggregate, Instruction, Phi
from irad.ir.module import Function, Module, replace_all_uses_with
from irad.ir.values import Value
from irad.transform.openmp.atomics import UPDATES, without_threads
from irad.transform.openmp.rewrite import Before

__all__ = ["lower_serial_atomics"]

_ONLY_GUARDS = ("pthread_mutex", "pthread_rwlock", "pthread_spin", "pthread_self", "pthread_once")
"""Functions of threads that start none."""

_Users = Mapping[Value, Sequence[Instruction]]
_Parts = dict[Value, tuple[Value, Value]]
"""What attempts have found, and whether they have succeeded."""


def lower_serial_atomics(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Atomic operations on numbers and pointers that no other thread sees become loads and stores."""
    users = function.users
    atomics = [
        inst for inst in function.instructions()
        if isinstance(inst, Atomic) and _is_known(inst) and not (is_atomic_sum(inst) and not users.get(inst))
    ]  # fmt: skip
    if not atomics or _may_start_threads(shared.module):
        return False
    types = types_of(shared, function)
    replaced: dict[Value, Value] = {}
    parts: _Parts = {}
    for inst in [a for a in atomics if _is_own(a, types) and _may_hold_number(a, types, shared.module)]:
        before = Before(function, inst)
        made = without_threads(before.builder, inst)
        before.put(remove=True)
        assert made is not None
        replaced[inst] = made
        if isinstance(made, IndexedAggregate):
            found = made.operands[0]
            assert isinstance(found, IndexedAggregate)
            parts[inst] = found.operands[1], made.operands[1]
    merges = _merge_parts(users, parts)
    takers = [u for pair in parts for u in users.get(pair, ()) if _takes_part(u)]
    replaced.update((taker, parts[taker.operands[0]][taker.indices[0]]) for taker in takers)
    replace_all_uses_with(function, replaced)
    for dead in (*takers, *merges):
        dead.erase()
    _drop_unused(function, [made for made in replaced.values() if isinstance(made, IndexedAggregate)])
    return bool(replaced)


def _is_known(inst: Atomic) -> bool:
    return inst.opcode == "cmpxchg" or (inst.opcode == "atomicrmw" and inst.operation in UPDATES)


def _is_own(inst: Atomic, types: TypeFacts) -> bool:
    """Whether the function has made the memory that an operation reads and writes, and nobody else can know of it."""
    objects = types.pointers.objects(inst.operands[0])
    return bool(objects) and all(o.kind in ("local", "heap") and o not in types.pointers.escaped for o in objects)


def _may_hold_number(inst: Atomic, types: TypeFacts, module: Module) -> bool:
    """Whether numbers or pointers are seen where an operation reads and writes; or nothing is, where it replaces a word
    of eight bytes: counters are added to."""
    size = module.layout.store_size(inst.operands[1].type)
    kinds = {p.kind for p in types.memory(inst.operands[0], size)}
    replaces = inst.opcode == "cmpxchg" or inst.operation == "xchg"
    return not kinds <= {"integer", None} or (None in kinds and replaces and size == 8)


def _may_start_threads(module: Module) -> bool:
    return any(
        name.startswith(("__kmpc_", "GOMP_"))
        or (function.is_declaration and ("thread" in name or "thrd_" in name) and not name.startswith(_ONLY_GUARDS))
        for name, function in module.functions.items()
    )


# -- pairs that attempts return


def _takes_part(user: Instruction) -> TypeGuard[IndexedAggregate]:
    return isinstance(user, IndexedAggregate) and user.opcode == "extractvalue"


def _merge_parts(users: _Users, parts: _Parts) -> list[Phi]:
    """Where pairs are merged, as in loops that try until they succeed, merge their parts instead; returns the merges of
    pairs. `parts` knows those of a merge then."""
    merges = list({u: None for pair in parts for u in users.get(pair, ()) if isinstance(u, Phi)})
    whole = all(o in parts or o in merges for phi in merges for o in phi.operands)
    if not whole or not all(_takes_part(u) or u in merges for phi in merges for u in users.get(phi, ())):
        return []
    for phi in merges:
        assert isinstance(phi.type, T.StructType)
        first, second = (phi.parent.insert(0, Phi(kind)) for kind in phi.type.elements)
        parts[phi] = first, second
    for phi in merges:
        for i, part in enumerate(parts[phi]):
            assert isinstance(part, Phi)
            for value, block in zip(phi.operands, phi.blocks, strict=True):
                part.add(parts[value][i], block)
    return merges


def _drop_unused(function: Function, pairs: Sequence[IndexedAggregate]) -> None:
    """Take out the pairs that are only made: bits of numbers in them would seem to go somewhere."""
    users = function.users
    for pair in pairs:
        if not users.get(pair):
            inner = pair.operands[0]
            assert isinstance(inner, IndexedAggregate)
            pair.erase()
            inner.erase()
