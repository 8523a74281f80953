"""What a reverse sweep has of the forward sweep: some is loaded, the rest computed again, as planned."""

from __future__ import annotations

from collections.abc import Callable

from irad.adjoint.accumulator_rotation import RotationGroup
from irad.adjoint.emit.adjoints import Adjoints
from irad.adjoint.emit.local_jacobian import LocalJacobians
from irad.adjoint.emit.snapshot_access import load_anywhere, load_copied
from irad.adjoint.emit.tape_access import Frame, emit_trip_count
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.reverse_cfg import BranchRecord
from irad.adjoint.snapshots import SnapshotLoad
from irad.adjoint.steps import (
    Key,
    shadow,
    value,
)
from irad.adjoint.tape_layout import Reservation, TapeRecord
from irad.analysis.alias.memory import global_object
from irad.analysis.loops import Loop
from irad.codegen.module_writer import PURE_CALL, clone, replace_globals
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.instructions import Block, Call, GetElementPtr, Instruction, Load, Phi
from irad.ir.module import Function
from irad.ir.values import (
    Argument,
    Constant,
    Value,
)

ALONE, SHARED, CAREFUL = "alone", "shared", "careful"


def pauses_in(plan: AdjointPlan, variant: str) -> bool:
    """Whether loops pause in a variant of a reverse sweep."""
    return bool(plan.accumulation.pauses) and (
        variant == SHARED or (variant == CAREFUL and not plan.accumulation.waits)
    )


class PrimalValues:
    """The state of a reverse sweep that is being written, and the values and shadows of the primal in it.

    `join(builder, type)` runs the call that waits for the reverse sweep, and what is behind it, and returns adjoints of
    that type.
    `variant`: of code that several threads run, the one for a team of one, for several, or for several where what the
    plan hopes for does not hold. `pauses`: the loops that are gone through in two parts; for them `stops`, `phases` and
    `again` have the last iteration of the part, which part it is, and where a part begins.
    `iteration` and `trip_slots` hold each entered loop's current iteration and trip count.
    """

    def __init__(
        self,
        plan: AdjointPlan,
        frame: Frame,
        arguments: dict[Argument, Value],
        argument_shadows: dict[Argument, Value],
        seed: Value | None,
        finish: Callable[[Builder], None],
        variant: str = SHARED,
        join: Callable[[Builder, T.Type], Value] | None = None,
    ) -> None:
        self.join = join
        self.plan = plan
        self.facts = plan.facts
        self.frame = frame
        self.output = frame.output
        self.function: Function = frame.function
        self.arguments = arguments
        self.argument_shadows = argument_shadows
        self.seed = seed
        self.finish = finish
        self.variant = variant
        self.pauses = {p.loop: p for p in plan.accumulation.pauses} if pauses_in(plan, variant) else {}
        self.stops: dict[Loop, Value] = {}
        self.phases: dict[Loop, Value] = {}
        self.again: dict[Loop, Block] = {}
        self.adjoints = Adjoints(frame, plan.adjoints)
        self.jacobians = LocalJacobians(frame, plan.jacobians, self.adjoints)
        self.builder = Builder(self.function)
        self.memo: dict[Key, Value] = {}
        self.indices: dict[Reservation, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.work: list[Block] = []
        self.iteration: dict[Loop, Value] = {}
        self.trip_slots: dict[Loop, Value] = {}
        self.array_slots: dict[Key, Value] = {}
        self.record_slots: dict[TapeRecord, Value] = {}
        self._dummy: Value | None = None
        self.invariants = plan.invariants()
        self.invariant_slots: dict[tuple[Loop, Key], tuple[T.Type, Value]] = {}
        self.path: list[Loop] = []
        self.tops: dict[Loop, list[Reservation]] = {}
        for reservation in plan.storage.reservations.values():
            self.tops.setdefault(reservation.top, []).append(reservation)
        self.carried = {step: group for group in plan.carried for step in group.offsets}
        self.partial = {g: [frame.local(g.type, zero(g.type)) for _ in range(g.span)] for g in plan.carried}
        self.arriving: dict[RotationGroup, dict[int, Value]] = {}
        self.flush_slots: dict[RotationGroup, Value] = {}
        self.in_nests = {loop for r in plan.storage.reservations.values() for loop in r.loops}

    def _enter(self, block: Block) -> None:
        self.builder.block = block
        self.memo = {}
        self.indices = {}

    def _last_iteration(self, loop: Loop) -> Value:
        """The number of the iteration that the reverse sweep comes to last."""
        b = self.builder
        if loop in self.pauses:
            return b.load(T.I64, self.stops[loop])
        return b.sub(b.load(T.I64, self.trip_slots[loop]), i64(1)) if loop in self.plan.ascending else i64(0)

    def record_pointer(self, builder: Builder, record: TapeRecord) -> Value:
        return builder.load(T.PTR, self.record_slots[record])

    def array_pointer(self, builder: Builder, key: Key, reservation: Reservation) -> Value:
        if key not in self.array_slots:
            self.array_slots[key] = self.frame.local(T.PTR)
        return builder.load(T.PTR, self.array_slots[key])

    def iteration_number(self, builder: Builder, loop: Loop) -> Value:
        """The number of the iteration of a loop that the sweep is in."""
        return builder.load(T.I64, self.iteration[loop])

    def linear_index(self, builder: Builder, reservation: Reservation) -> Value:
        known = self.indices.get(reservation)
        if known is None:
            index: Value | None = None
            for loop in reservation.indexed:
                iteration = builder.load(T.I64, self.iteration[loop])
                above = None if index is None else builder.mul(index, builder.load(T.I64, self.trip_slots[loop]))
                index = iteration if above is None else builder.add(above, iteration)
            known = self.indices[reservation] = index or i64(0)
        return known

    def _load_cell(self, key: Key) -> Value:
        b = self.builder
        cell = self.plan.storage.cells[key]
        loaded = b.load(cell.type, self.frame.cell_address(b, key, self))
        return loaded if cell.home is None else self.output.on_tape(loaded)

    def _read_before(self, key: Key) -> Value | None:
        """What was read where a loop was entered that is under way."""
        for loop in self.path:
            slot = self.invariant_slots.get((loop, key))
            if slot is not None:
                return self.builder.load(*slot)
        return None

    def value(self, v: Value) -> Value:
        """A primal value, as the plan says that it is had."""
        if isinstance(v, Argument):
            return self.arguments[v]
        return v if isinstance(v, Constant) or not isinstance(v, Instruction) else self.get(value(v))

    def shadow(self, v: Value) -> Value:
        """The shadow of a pointer; the pointer itself where it has none."""
        if isinstance(v, Constant):
            return replace_globals(v, self._shadow_name)
        if isinstance(v, Argument):
            return self.argument_shadows.get(v) or self.arguments[v]
        return self.get(shadow(v))

    def _shadow_name(self, name: str) -> str:
        if global_object(name) in self.facts.activity.shadowed:
            return self.output.shadow_global(name)
        return name

    def get(self, key: Key) -> Value:
        known = self.memo.get(key)
        if known is None:
            known = self._read_before(key)
            if known is None:
                kept = self.plan.choices[key].kind == "keep"
                if not kept:
                    self._get_operands(key)
                known = self._load_cell(key) if kept else self._again(key)
            if key.kind == "value" and key.what.type == T.I1 and known.type != T.I1:
                known = self.builder.cast("trunc", known, T.I1)
            self.memo[key] = known
        return known

    def _get_operands(self, key: Key) -> None:
        """Get what a value is computed from, in the order in which `_again` asks for it: chains of values may be longer
        than Python's stack."""
        work = [key]
        while work:
            missing = next((k for k in self._operands(work[-1]) if k not in self.memo), None)
            if missing is not None and self._operands(missing):
                work.append(missing)
                continue
            if missing is None:
                missing = work.pop()
            if work:
                with self.builder.at(work[-1].what.location):
                    self.get(missing)

    def _operands(self, key: Key) -> list[Key]:
        """What an instruction that is computed again has to be computed from, itself by instructions."""
        if key.kind != "value":
            return []
        choice, inst = self.plan.choices.get(key), key.what
        if choice is None or choice.kind == "keep" or choice.stored or choice.same is not None or choice.copied:
            return []
        known = any((loop, key) in self.invariant_slots for loop in self.path)
        if known or isinstance(inst, Phi) or (isinstance(inst, Call) and not self._is_plain(inst)):
            return []
        return [value(o) for o in inst.operands if isinstance(o, Instruction)]

    def _is_plain(self, call: Call) -> bool:
        """Whether a call that is done again takes all its operands."""
        return self.frame.answer(call) is None and self.facts.shared.calls.effect(call).returns_argument is None

    def _again(self, key: Key) -> Value:
        if key.kind == "trips":
            count = self.facts.trips[key.what]  # asked for where the loop is entered
            start, bound = self.value(count.start), self.value(count.bound)
            return emit_trip_count(self.builder, self.output, count, start, bound, entered=True)
        inst = key.what
        choice = self.plan.choices[key]
        stored, same = choice.stored, choice.same
        if same is not None:
            return self.value(same)
        with self.builder.at(inst.location):
            if stored is not None:
                place = self.builder.offset(self.value(stored.store.pointer), stored.offset)
                return self.output.in_primal(self.builder.load(inst.type, place, stored.store.align))
            if choice.copied is not None:
                return self._load_copied(choice.copied, inst.type)
            if key.kind == "shadow":
                return self._shadow_again(inst)
            if isinstance(inst, Phi):
                return self._phi_again(inst, self.value) if choice.tree is None else self._chosen(inst, choice.tree)
            if isinstance(inst, Call):
                return self._call_again(inst, self.value)
            made = self.builder.insert(clone(inst, self.value))
            return self.output.in_primal(made) if isinstance(made, Load) else made

    def _call_again(self, call: Call, operand: Callable[[Value], Value]) -> Value:
        answer = self.frame.answer(call)
        if answer is not None:
            return answer
        effect = self.facts.shared.calls.effect(call)
        if effect.returns_argument is not None and effect.kind != "structural":
            return operand(call.operands[effect.returns_argument])
        made = clone(call, operand)
        assert isinstance(made, Call)
        if effect.kind == "scalar":
            made.function_attributes = PURE_CALL
        return self.builder.insert(made)

    def _phi_again(self, phi: Phi, operand: Callable[[Value], Value]) -> Value:
        b = self.builder
        induction = self.facts.inductions.get(phi)
        if induction is None:
            return operand(phi.operands[0])
        loop, facts = induction
        start = operand(facts.start)
        k = b.load(T.I64, self.iteration[loop])
        distance = b.mul(k, i64(facts.step))
        if phi.type.is_pointer:
            return b.gep(T.I8, start, [distance])
        assert isinstance(phi.type, T.IntType)
        narrow = b.cast("trunc" if phi.type.bits < 64 else "sext", distance, phi.type)
        flags = tuple(sorted(facts.no_wrap)) if facts.step > 0 else ()
        return b.add(start, narrow, flags)

    def _load_copied(self, read: SnapshotLoad, type_: T.Type) -> Value:
        twin = self.get(Key("snapshot", read.snapshot))
        if read.pointer is None:
            return self.output.on_tape(load_copied(self.builder, read, type_, twin, self))
        counts = {loop: self.facts.trips[loop] for loop in read.nest}
        ends = {loop: (self.value(count.start), self.value(count.bound)) for loop, count in counts.items()}
        trips = {
            loop: emit_trip_count(self.builder, self.output, count, *ends[loop], entered=True)
            for loop, count in counts.items()
        }
        return load_anywhere(self.builder, read, type_, twin, trips, self)

    def _chosen(self, phi: Phi, tree: BranchRecord | Block) -> Value:
        """What came to a merge, by the conditions of a tree."""
        if isinstance(tree, Block):
            return self.value(phi.incoming(tree))
        ways = [None if outcome is None else self._chosen(phi, outcome) for outcome in tree.outcomes]
        found = [way for way in ways if way is not None]
        if len(found) == 1 or found[0] is found[1]:
            return found[0]
        return self.builder.select(self.value(tree.condition), found[0], found[1])

    def _shadow_operand(self, v: Value) -> Value:
        return self.shadow(v) if self.facts.activity.carries_pointer(v) else self.value(v)

    def _shadow_again(self, inst: Instruction) -> Value:
        if not self.facts.activity.has_shadow(inst):
            return self.value(inst)
        if isinstance(inst, Phi):
            return self._phi_again(inst, self.shadow)
        if isinstance(inst, Call):
            return self._call_again(inst, self._shadow_operand)
        if isinstance(inst, GetElementPtr):  # (its indices are no pointers)
            return self.builder.insert(clone(inst, lambda v: self.shadow(v) if v is inst.base else self.value(v)))
        return self.builder.insert(clone(inst, self._shadow_operand))
