"""Whether a function takes bits out of active numbers at all: most do not, and are not looked into any further."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from irad.adjoint.provenance.bit_tests import PossibleBits, decides, tests_bits
from irad.adjoint.provenance.counted_bits import counted_by
from irad.adjoint.provenance.untyped_moves import hands_on, moves_any_type
from irad.adjoint.steps import CopyStep, Step
from irad.analysis.activity import carries_float
from irad.analysis.alias.memory import TEXT, holds_pointers
from irad.analysis.types.bit_provenance import width
from irad.analysis.types.float_bit_idioms import fraction_mask
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Compare, GetElementPtr, Instruction, Load, Store
from irad.ir.module import users_of
from irad.ir.values import Value

_ENDS = frozenset("icmp switch br alloca".split())


def may_lose_bits(facts: FunctionFacts, copies: dict[Instruction, Step]) -> bool:
    """Whether bits of active numbers may leave what carries adjoints in a function."""
    source = _Sources(facts, copies)
    return any(source.is_one(inst) for block in facts.cfg.living for inst in block.instructions)


class _Sources:
    def __init__(self, facts: FunctionFacts, copies: dict[Instruction, Step]) -> None:
        self.facts = facts
        self.copies = copies

    def is_one(self, inst: Instruction) -> bool:
        activity = self.facts.activity
        if isinstance(inst, Load):
            return inst not in activity.active and self._reads_numbers(inst) and self._leaks(inst)
        if inst.opcode == "bitcast":
            (operand,) = inst.operands
            cast = operand.type.scalar.is_float and inst.type.scalar.is_integer
            return cast and operand in activity.varied and inst not in activity.active and self._leaks(inst)
        if isinstance(inst, Store):
            return inst.value in activity.varied and self.facts.pointers.may_be_text(inst.pointer)
        if inst.opcode in ("fptosi", "fptoui"):
            return inst.operands[0] in activity.varied and self._is_cast(inst)
        if inst in self._counted:
            return self._is_cast(inst)
        if inst.opcode in ("atomicrmw", "cmpxchg"):
            return not inst.type.is_float and activity.has_data(inst.operands[0])
        if isinstance(inst, Call):
            return self._called(inst)
        if inst.opcode == "insertvalue":
            return inst.operands[1] in activity.active and inst.operands[1].type.scalar.is_integer
        if inst.opcode == "ptrtoint":
            return False
        integer = inst.type.scalar.is_integer and width(inst.type) > 1 and inst not in activity.active
        carried = integer and any(o in activity.active and o.type.scalar.is_integer for o in inst.operands)
        return carried and self._leaks(inst)

    def _reads_numbers(self, load: Load) -> bool:
        """Whether an integer or a pointer is loaded from memory that may hold active numbers, or ones that have lost
        their adjoints."""
        size = width(load.type)
        if load.type.is_pointer:
            if not self.facts.activity.has_data(load.pointer):
                return False
            inside = self.facts.request.mode == "split"  # of what callers hand over, types do not tell all
            if inside and hands_on(load, self._users):
                return True
            return self.facts.types.may_be_numbers(load.pointer, 8) or moves_any_type(self.facts, load, self._users)
        if not (load.type.is_aggregate or (load.type.scalar.is_integer and size >= 8)):
            return False
        pointers, types = self.facts.pointers, self.facts.types
        held = [o for o in pointers.objects(load.pointer) if o in self.facts.activity.with_data]
        if not held:
            return False
        if load.type.is_aggregate or any(o.kind not in ("argument", "pointee") for o in held):
            return True
        inside = (
            self.facts.request.mode == "split" or self.facts.request.nested
        )  # of what callers hand over, types do not tell all
        if inside or not all(map(types.is_described, held)):
            return True
        return bool(fraction_mask(load, types.memory(load.pointer, max(1, size // 8))))

    def _called(self, call: Call) -> bool:
        facts = self.facts
        effect = facts.shared.calls.effect(call)
        if effect.copies is not None:
            into, source = (call.operands[i] for i in effect.copies)
            step = self.copies.get(call)
            lost = facts.request.mode != "tangent" and not _copies_numbers_alone(step)
            mixed = any(o not in facts.activity.with_data for o in facts.pointers.objects(into))
            mixed = mixed or facts.pointers.may_be_text(into)
            return facts.activity.has_data(source) and (lost or mixed)
        if effect.kind in ("defined", "custom"):
            return self._puts_into_text(call)
        if effect.kind not in ("inactive", "unknown", "structural"):
            return False
        leaves = carries_float(call.type) or effect.writes_memory or facts.shared.calls.writes_files(call)
        if not leaves and not (effect.kind != "inactive" and call.type.scalar.is_integer):
            return False
        active, pointers = facts.activity, facts.pointers
        deeply = effect.reads_deeply and effect.kind != "structural"
        for i, o in enumerate(call.operands):
            if o in active.varied:
                return True
            if holds_pointers(o.type) and effect.reads_through(i):
                inner = pointers.reachable(pointers.stored_in(pointers.objects(o))) if deeply else frozenset()
                if active.has_data(o) or not active.with_data.isdisjoint(inner):
                    return True
        return False

    def _puts_into_text(self, call: Call) -> bool:
        """Whether a callee may put active numbers where a string has its characters."""
        pointers, effect = self.facts.pointers, self.facts.shared.calls.effect(call)
        places = [i for i, o in enumerate(call.operands) if o.type.is_pointer and effect.writes_through(i)]
        if not any(pointers.beside_strings(call.operands[i]) == {TEXT} for i in places):
            return False
        activity = self.facts.activity
        return any(o in activity.varied or (o.type.is_pointer and activity.has_data(o)) for o in call.operands)

    def _is_cast(self, start: Instruction) -> bool:
        """Whether an integer's bits become a number's by a cast."""

        def onward(user: Instruction, value: Value) -> list[Value] | None:
            if user.opcode == "bitcast" and user.type.scalar.is_float:
                return None
            return [user] if user.type.scalar.is_integer and not isinstance(user, (Load, Call)) else []

        return self._reaches(start, onward)

    def _leaks(self, start: Instruction) -> bool:
        """Whether an integer's bits get anywhere but into comparisons, branches and indices."""

        def onward(user: Instruction, value: Value) -> list[Value] | None:
            if self._tests(user, value):
                return None
            if user.opcode in _ENDS or isinstance(user, Load):
                return []
            if isinstance(user, GetElementPtr):  # an index: what stands in a table may be parts of numbers
                reads = self._users.get(user, ())
                return [u for u in reads if isinstance(u, Load) and u.type.scalar.is_integer]
            if user.opcode == "select" and user.operands[0] is value:
                return []
            return None if not user.type.scalar.is_integer or isinstance(user, Call) else [user]

        return self._reaches(start, onward)

    def _tests(self, user: Instruction, value: Value) -> bool:
        """Whether a few of an integer's bits decide something."""
        if user.opcode == "icmp" and isinstance(user, Compare):
            return tests_bits(user, self._bits.mask)
        chooses = user.opcode in ("br", "switch", "select") and user.operands[0] is value
        return chooses and decides(value, self._bits.mask)

    @cached_property
    def _bits(self) -> PossibleBits:
        return PossibleBits()

    @cached_property
    def _counted(self) -> Mapping[Instruction, tuple[Value, ...]]:
        return counted_by(self.facts)

    @cached_property
    def _users(self) -> dict[Value, list[Instruction]]:
        return users_of(self.facts.function)

    def _reaches(self, start: Instruction, onward: Callable[[Instruction, Value], list[Value] | None]) -> bool:
        """Whether a value's bits come to a use for which `onward` gives None, not the values that it makes of them."""
        work: list[Value] = [start]
        seen: set[Value] = set()
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            for user in self._users.get(value, ()):
                further = onward(user, value)
                if further is None:
                    return True
                work.extend(further)
        return False


def _copies_numbers_alone(step: Step | None) -> bool:
    """Whether a copy moves nothing but what its reverse takes back: numbers, and pointers."""
    kinds = [p.kind for p in step.pieces] if isinstance(step, CopyStep) else [None]
    return all(isinstance(k, T.FloatType) or k == "pointer" for k in kinds)
