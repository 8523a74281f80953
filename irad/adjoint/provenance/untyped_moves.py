"""Accesses that move what they read, of whatever type it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load
from irad.ir.values import Value
from irad.lowering.library_bodies import BODY_PREFIX

_READ_AS_INTEGER = frozenset("switch add sub mul sdiv udiv srem urem getelementptr sitofp uitofp".split())
"""What takes an integer for one."""

MERGES = frozenset("phi select freeze trunc".split())


def moves_any_type(facts: FunctionFacts, inst: Instruction, users: Mapping[Value, list[Instruction]]) -> bool:
    """Whether an access may be of a union, or of any type at all, and does nothing but hand on what it reads: that it
    reads an integer or a pointer does not say then that there is one."""
    shared = facts.shared
    is_untyped = shared.tells_types and shared.access_type(inst) in (None, "omnipotent char")
    if shared.keeps_types and not is_untyped:
        return False
    if facts.function.name.startswith(BODY_PREFIX):  # (they have no tags)
        return False
    return hands_on(inst, users)


def hands_on(inst: Instruction, users: Mapping[Value, list[Instruction]]) -> bool:
    """Whether nothing is done with a word but to hand it on, and to compare it."""
    taken = [(v, u) for v, u in _users(inst, users) if u.opcode != "icmp"]
    if inst.type.is_pointer:
        return bool(taken) and not any(_goes_through(u, v) for v, u in taken)
    return bool(taken) and not any(u.opcode in _READ_AS_INTEGER for _, u in taken)


def _goes_through(user: Instruction, pointer: Value) -> bool:
    """Whether an instruction does something with what a pointer leads to."""
    if isinstance(user, (Load, GetElementPtr)):
        return True
    return pointer is (user.callee if isinstance(user, Call) else getattr(user, "pointer", None))


def _users(inst: Instruction, users: Mapping[Value, list[Instruction]]) -> Iterator[tuple[Value, Instruction]]:
    """What uses a value, what it is merged into, or its lower part."""
    seen: dict[Value, None] = {inst: None}
    for value in (work := [*seen]):
        for user in users.get(value, ()):
            if user.opcode not in MERGES:
                yield value, user
            elif user not in seen:
                seen[user] = None
                work.append(user)


__all__ = ["MERGES", "hands_on", "moves_any_type"]
