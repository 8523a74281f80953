"""Addresses that travel as integers: what lies behind them is unknown, and unknown memory may be active.

A pointer made of an integer that was only moved leads where the integer came from. One that is made of an integer that
was computed, handed over or read elsewhere may lead to any memory of which somebody has taken the address.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from irad.analysis.activity import carries_float
from irad.analysis.alias.congruence import Congruences
from irad.analysis.alias.points_to import is_small_number, moves_address_bits
from irad.analysis.diagnostics import Refusal
from irad.analysis.types.bit_provenance import width
from irad.facts.function_facts import FunctionFacts, ModuleFacts
from irad.ir.instructions import Call, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, users_of
from irad.ir.values import Constant, Value

_TAKES = ("ptrtoint", "ptrtoaddr")
_ENDS = frozenset(("icmp", "br", "switch"))


def check_addresses(differentiated: Iterable[Function], others: Iterable[Function], shared: ModuleFacts) -> None:
    """Raise `Refusal` for numbers that are reached by such addresses. others: functions that are called as they are;
    what they read is refused if anybody lets an address go as an integer."""
    own, rest = list(differentiated), list(others)
    for function in own:
        for inst, pointer in _strays(function, shared):
            _refuse(inst, pointer)
    _check_results(own, {f.name: f for f in (*own, *rest)})
    strays = [found for function in rest for found in _strays(function, shared)]
    if strays and any(_lets_go(function) for function in (*own, *rest)):
        _refuse(*strays[0])
    numbers = [i for f in own for i in f.instructions() if i.opcode == "inttoptr" and is_small_number(i.operands[0])]
    if numbers and any(_lets_go(function, to_pointers=False) for function in (*own, *rest)):
        _refuse(numbers[0], numbers[0])  # it may be an address that was shortened


def _check_results(functions: Iterable[Function], known: dict[str, Function]) -> None:
    """Raise `Refusal` where an address that a function returns as an integer, among other words, is stored: who loads
    it as a pointer does not know what it leads to."""
    returning: set[str] = set()
    while new := {n for n, f in known.items() if n not in returning and _returns_address(f, returning)}:
        returning |= new
    for function in functions:
        users = users_of(function) if returning else {}
        for call in (i for i in function.instructions() if isinstance(i, Call) and i.callee_name in returning):
            words = (u for u in users.get(call, ()) if u.opcode == "extractvalue" and _is_word(u))
            if any(_is_stored(word, users) for word in words):
                raise Refusal(
                    "unsupported",
                    call,
                    f"cannot follow an address that '{call.callee_name}' returns as an integer",
                    "it returns a struct or union with a pointer in a register, and what the pointer leads to may be "
                    "active: the derivative would be lost",
                    f"make '{call.callee_name}' inline, or let it fill what a pointer argument leads to",
                )


def _returns_address(function: Function, returning: set[str]) -> bool:
    """Whether an aggregate that is returned has an address in an integer."""
    work = [o for i in function.instructions() if i.opcode == "ret" for o in i.operands if o.type.is_aggregate]
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if value.opcode in _TAKES:
            return True
        if isinstance(value, Call):
            if value.type.is_aggregate and value.callee_name in returning:
                return True
        elif value.opcode in ("insertvalue", "extractvalue") or moves_address_bits(value) or value.type.is_aggregate:
            work += value.operands if not isinstance(value, Load) else ()
    return False


def _is_word(value: Value) -> bool:
    return value.type.scalar.is_integer and width(value.type) >= 64


def _is_stored(word: Instruction, users: dict[Value, list[Instruction]]) -> bool:
    """Whether a word is put into memory as it is."""
    seen: dict[Value, None] = {word: None}
    for value in (work := [*seen]):
        for user in users.get(value, ()):
            if isinstance(user, Store) and user.value is value:
                return True
            if moves_address_bits(user) and user not in seen:
                seen[user] = None
                work.append(user)
    return False


def check_distances(facts: FunctionFacts) -> None:
    """Raise `Refusal` where a pointer is moved by the distance of two different blocks: that of their shadows is
    another one."""
    for inst in (i for b in facts.cfg.living for i in b.instructions):
        if not isinstance(inst, GetElementPtr) or not facts.activity.has_shadow(inst):
            continue
        for distance in (d for index in inst.operands[1:] for d in _distances(index)):
            ends = [facts.pointers.objects(o.operands[0]) for o in distance.operands if isinstance(o, Instruction)]
            known = all(ends) and all(o.kind in ("local", "heap", "global") for end in ends for o in end)
            if known and ends[0] != ends[1]:
                raise Refusal(
                    "unsupported",
                    inst,
                    "cannot follow a pointer that is moved by the distance of two blocks of memory",
                    "their shadows are another distance apart, and the derivative would go to foreign memory",
                    "keep an index in the place of the pointer (after realloc: new + (old_pointer - old))",
                )


def _distances(index: Value) -> Iterator[Instruction]:
    """The differences of two addresses of which an index is computed."""
    seen: set[Value] = set()
    work = [index]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction) or not value.type.scalar.is_integer:
            continue
        seen.add(value)
        if value.opcode == "sub" and all(_is_taken(o) for o in value.operands):
            yield value
        elif not isinstance(value, (Call, Load)):
            work += value.operands


def _refuse(inst: Instruction, pointer: Value) -> None:
    raise Refusal(
        "unsupported",
        inst,
        "cannot follow an address that is carried as an integer",
        f"the pointer {pointer.ref} is made of an integer that is computed or comes from elsewhere; it may lead to "
        "active memory, and the derivative would be lost",
        "pass and keep addresses as pointers (void *)",
    )


def _strays(function: Function, shared: ModuleFacts) -> Iterator[tuple[Instruction, Value]]:
    """Where numbers are read or written behind addresses of unknown origin, or these are handed to others."""
    assert function.module is not None
    if not any(i.opcode == "inttoptr" for i in function.instructions()):
        return
    congruences = Congruences(function.module)
    for inst in function.instructions():
        for pointer in _pointers(inst, shared):
            kept = inst.opcode == "ret" or (isinstance(inst, Store) and inst.value is pointer)
            if _is_stray(pointer, congruences, set(), kept):
                yield inst, pointer


def _pointers(inst: Instruction, shared: ModuleFacts) -> list[Value]:
    """The pointers behind which an instruction may read or write numbers, or which it hands to others."""
    if inst.opcode == "ret":
        return [o for o in inst.operands if o.type.is_pointer]
    if isinstance(inst, Store) and inst.value.type.is_pointer:
        return [inst.value]
    if isinstance(inst, (Load, Store)):
        type_ = inst.type if isinstance(inst, Load) else inst.value.type
        return [inst.pointer] if carries_float(type_) or (type_.scalar.is_integer and width(type_) >= 64) else []
    if not isinstance(inst, Call):
        return []
    effect = shared.calls.effect(inst)
    if effect.kind in ("release", "marker", "inactive", "allocate"):
        return []
    used = (o for i, o in enumerate(inst.operands) if effect.reads_through(i) or effect.writes_through(i))
    return [o for o in used if o.type.is_pointer]


def _is_stray(pointer: Value, congruences: Congruences, seen: set[Value], kept: bool = False) -> bool:
    """Whether it is not known where a pointer comes from; small numbers may be `kept` in the place of pointers, but
    nothing is read or written there."""
    seen.add(pointer)
    for origin in congruences.origins(pointer):
        if isinstance(origin, Instruction) and origin.opcode == "inttoptr":
            address = origin.operands[0]
            if not (kept and is_small_number(address)) and not _is_address(address):
                return True
        loaded = origin.pointer if isinstance(origin, Load) else None
        if loaded is not None and loaded not in seen and _is_stray(loaded, congruences, seen):
            return True
    return False


def _is_address(value: Value) -> bool:
    """Whether an integer was an address wherever it is moved from, or is computed from one, or from constants alone."""
    seen: set[Value] = set()
    work = [(value, True)]
    computed = unknown = False
    while work:
        each, moved = work.pop()
        if each in seen or isinstance(each, Constant):
            continue
        seen.add(each)
        if isinstance(each, Instruction) and each.opcode in _TAKES:
            computed = True
        elif not isinstance(each, Instruction) or isinstance(each, (Call, Load)):
            if moved and not isinstance(each, Load):
                return False
            unknown = unknown or not moved
        else:
            operands = each.operands[1:] if each.opcode == "select" else each.operands
            work += [(o, moved and moves_address_bits(each)) for o in operands]
    return computed or not unknown


def _lets_go(function: Function, to_pointers: bool = True) -> bool:
    """Whether an address becomes an integer that is stored, handed on or made into a pointer again (if that counts):
    not one that is compared, or subtracted from another."""
    work: list[Value] = [i for i in function.instructions() if i.opcode in _TAKES]
    users = users_of(function) if work else {}
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in users.get(value, ()):
            if user.opcode in _ENDS or (user.opcode == "sub" and all(_is_taken(o) for o in user.operands)):
                continue
            if isinstance(user, (Call, Store)) or user.opcode in ("ret", "insertvalue"):
                return True
            if user.opcode == "inttoptr" and to_pointers:
                return True
            ends = user.type.scalar.is_pointer or user.type.scalar.is_float  # (an index, an amount)
            if to_pointers or not ends:
                work.append(user)
    return False


def _is_taken(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode in _TAKES


__all__ = ["check_addresses", "check_distances"]
