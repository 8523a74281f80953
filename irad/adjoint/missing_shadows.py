"""What stops a derivative at run time where memory turns out to have no shadow.

What is read from memory without a shadow is a constant, unless the derivative puts active numbers into such memory,
itself or by those whom it calls: then an earlier call has made it, and has filled it from its own arguments. And what
is put there has lost its derivative.
"""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from irad.adjoint.stale_state import overwritten
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.call_targets import names_in
from irad.analysis.diagnostics import Refusal
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Call, Instruction, Load, Store
from irad.ir.values import Argument, GlobalRef, Value
from irad.ir.worklist import reached

__all__ = ["LeftValues", "left_pointer", "lost_derivative", "lost_pointer"]


class LeftValues:
    """The values that a function may read from memory which earlier calls have made and filled."""

    def __init__(self, facts: FunctionFacts) -> None:
        self.facts = facts

    def behind(self, load: Load) -> Refusal | None:
        """What is wrong with a value from memory that turns out to have no shadow, if active values are put there: an
        earlier call has made it, and may have computed the value from its own arguments."""
        pointers = self.facts.pointers
        objects = pointers.objects(load.pointer)
        unseen = [o for o in pointers.in_order(objects) if self.facts.is_unseen(o) and not self._is_handed_on(o)]
        if not unseen or not any(map(self.is_filled, objects)):
            return None
        return Refusal(
            "activity",
            load,
            f"a value is read from {unseen[0].describe()}, which turns out to have no shadow",
            "an earlier call has made the memory, and may have computed the value, as it is computed in others: its "
            "derivative would be lost",
            "allocate the memory in the differentiated function, or pass it as an argument; or say that what earlier "
            "calls have left counts as a constant (the option 'constant_state')",
        )

    def _is_handed_on(self, obj: MemoryObject) -> bool:
        """Whether what a callee hands out is what it is given, or a constant."""
        call = obj.origin if obj.kind == "handed" else None
        name = call.callee_name if isinstance(call, Call) else None
        return name is not None and self.facts.shared.call_graph.hands_on(name)

    def is_filled(self, obj: MemoryObject) -> bool:
        """Whether active values are put into memory: here, by callees, or by callers."""
        given = obj.origin if obj.kind in ("argument", "pointee") else None
        by_callers = isinstance(given, Argument) and given.index in self.facts.request.filled
        return by_callers or obj in _filled(self.facts)

    def is_led(self, obj: MemoryObject) -> bool:
        """Whether pointers to active memory of the user's are kept in memory: here, by callees, or by callers."""
        given = obj.origin if obj.kind in ("argument", "pointee") else None
        if isinstance(given, Argument) and given.index in self.facts.request.led:
            return True
        held = self.facts.pointers.held(obj, None) & self.facts.activity.with_data
        return any(o.kind == "argument" and o != obj and not self.facts.is_unseen(o) for o in held)


def lost_derivative(facts: FunctionFacts, inst: Instruction, pointer: Value, done: str) -> Refusal | None:
    """What is wrong with putting active values into memory if that turns out to have no shadow and is not the user's
    own: an argument for which no derivative is wanted may be written to."""
    for obj in facts.pointers.in_order(facts.pointers.objects(pointer)):
        if facts.is_unseen(obj):
            return Refusal(
                "activity",
                inst,
                f"an active value is {done} in {obj.describe()}, which turns out to have no shadow",
                "its derivative would be lost: an earlier call has made the memory, or it is not seen who has",
                "allocate the memory in the differentiated function, or pass it as an argument",
            )
    return None


def lost_pointer(facts: FunctionFacts, store: Store) -> Refusal | None:
    """What is wrong with keeping a pointer to memory with a shadow where there turns out to be none: whoever follows it
    finds no shadow."""
    pointers = facts.pointers
    reached = pointers.reachable(pointers.objects(store.value))
    if facts.activity.with_data.isdisjoint(reached):
        return None
    for obj in pointers.in_order(pointers.objects(store.pointer)):
        if facts.is_unseen(obj):
            return Refusal(
                "activity",
                store,
                f"a pointer to active memory is kept in {obj.describe()}, which turns out to have no shadow",
                "the derivative through that pointer would be lost: an earlier call has made the memory, or it is not "
                "seen who has",
                "allocate the memory in the differentiated function, or pass it as an argument",
            )
    return None


def left_pointer(facts: FunctionFacts, load: Load) -> Refusal | None:
    """What is wrong with following a pointer from memory that turns out to have no shadow, if pointers to active memory
    of the user's are kept there: an earlier call may have put it there, and to what it leads belongs a shadow."""
    pointers, left = facts.pointers, LeftValues(facts)
    objects = pointers.in_order(pointers.objects(load.pointer))
    kept = [o for o in objects if facts.is_unseen(o) and isinstance(o.origin, (GlobalRef, Argument))]
    if not kept or facts.activity.with_data.isdisjoint(pointers.objects(load)):
        return None
    if not any(map(left.is_led, objects)) or not _is_followed(facts, load):
        return None
    return Refusal(
        "activity",
        load,
        f"a pointer is read from {kept[0].describe()}, which turns out to have no shadow",
        "an earlier call may have kept a pointer to active memory there, as it is kept by others: the derivative "
        "through that pointer would be lost",
        "allocate the memory in the differentiated function, or pass it as an argument",
    )


def _is_followed(facts: FunctionFacts, pointer: Load) -> bool:
    """Whether anything is done with a pointer for which its shadow matters: more than to look at it, or at what has no
    derivative behind it."""
    users, activity = facts.function.users, facts.activity

    def matters(user: Instruction, value: Instruction) -> bool:
        if isinstance(user, Call):
            return facts.shared.calls.effect(user).kind not in ("inactive", "marker")
        if isinstance(user, Load):
            return user in activity.active or activity.has_shadow(user)
        if isinstance(user, Store):
            return user.value is value or user.value in activity.active or activity.carries_pointer(user.value)
        return user.opcode == "ret"

    def moved(value: Instruction) -> Iterator[Instruction]:
        return (u for u in users.get(value, ()) if not isinstance(u, (Call, Load, Store)) and u.opcode != "icmp")

    start: list[Instruction] = [pointer]
    return any(matters(user, value) for value in reached(start, moved) for user in users.get(value, ()))


_filled_by: WeakKeyDictionary[FunctionFacts, frozenset[MemoryObject]] = WeakKeyDictionary()


def _filled(facts: FunctionFacts) -> frozenset[MemoryObject]:
    """The memory that active values are put into: here, or by those who are given it or hand it out."""
    if (known := _filled_by.get(facts)) is None:
        known = _filled_by[facts] = frozenset((*_by_instructions(facts), *_handed_out(facts)))
    return known


def _by_instructions(facts: FunctionFacts) -> Iterator[MemoryObject]:
    pointers = facts.pointers
    for inst in facts.function.instructions():
        for pointer in overwritten(facts, inst):
            if facts.activity.has_data(pointer):
                objects = pointers.objects(pointer)
                yield from objects
                if isinstance(inst, Call) and facts.shared.calls.effect(inst).copies is None:
                    yield from pointers.reachable(pointers.stored_in(objects))


def _handed_out(facts: FunctionFacts) -> Iterator[MemoryObject]:
    """What callees return, and what lies behind variables that they fill."""
    graph = facts.shared.call_graph
    calls = (i for i in facts.function.instructions() if isinstance(i, Call))
    handed = {call: (name for o in call.operands for name in names_in(o)) for call in calls}
    called = {n for call, names in handed.items() for n in (call.callee_name or "", *names, *graph.of_call(call))}
    filled = {variable for name in called for variable in graph.filled_variables(name)}
    for obj in facts.activity.with_data:
        behind = obj.origin if obj.kind == "pointee" else None
        if obj.kind == "handed" or (isinstance(behind, GlobalRef) and behind.name in filled):
            yield obj
