"""The reverse sweep: back through the control flow of the forward sweep, step by step as planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from irad.adjoint.carried import CarriedGroup
from irad.adjoint.emit import helpers
from irad.adjoint.emit.adjoints import Adjoints, float_leaves
from irad.adjoint.emit.expressions import Lowering, convert, splat
from irad.adjoint.emit.output import PURE_CALL, clone, replace_globals
from irad.adjoint.emit.sweep import Frame, emit_array_pointers, emit_trip_count
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.routes import Decision, Route
from irad.adjoint.steps import (
    CallStep,
    CopyStep,
    ElementStep,
    FillStep,
    Key,
    LoadStep,
    MoveStep,
    ReduceStep,
    ReturnStep,
    ScalarStep,
    SelectStep,
    Step,
    StoreStep,
    shadow,
    value,
)
from irad.adjoint.storage import Record, Reservation
from irad.analysis.loops import Loop
from irad.analysis.pointers import MemoryObject, holds_pointers
from irad.ir import types as T
from irad.ir.builder import ACCUMULATE, Builder, i64, zero
from irad.ir.instructions import Block, Call, IndexedAggregate, Instruction, Load, Phi, Store, Switch
from irad.ir.module import Function
from irad.ir.values import (
    Argument,
    ConstAggregate,
    Constant,
    ConstInt,
    ConstNull,
    ConstPoison,
    ConstSplat,
    GlobalRef,
    Value,
)


class ReverseSweep:
    """Writes the reverse sweep of `plan` into `frame.function`.

    `seed` is the adjoint of the result (None when it has none);
    `finish(builder)` is called where the sweep ends.
    """

    def __init__(
        self,
        plan: AdjointPlan,
        frame: Frame,
        arguments: dict[Argument, Value],
        argument_shadows: dict[Argument, Value],
        seed: Value | None,
        finish: Callable[[Builder], None],
    ) -> None:
        self.plan = plan
        self.facts = plan.facts
        self.frame = frame
        self.output = frame.output
        self.function: Function = frame.function
        self.arguments = arguments
        self.argument_shadows = argument_shadows
        self.seed = seed
        self.finish = finish
        self.adjoints = Adjoints(frame, plan.adjoints)
        self.builder = Builder(self.function)
        self.memo: dict[Key, Value] = {}
        self.indices: dict[Reservation, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.work: list[Block] = []
        self.iteration: dict[Loop, Value] = {}
        self.trip_slots: dict[Loop, Value] = {}
        self.array_slots: dict[Key, Value] = {}
        self.record_slots: dict[Record, Value] = {}
        self._dummy: Value | None = None
        self.invariants = plan.invariants()
        self.invariant_slots: dict[tuple[Loop, Key], Value] = {}
        self.path: list[Loop] = []
        self.tops: dict[Loop, list[Reservation]] = {}
        for reservation in plan.storage.reservations.values():
            self.tops.setdefault(reservation.top, []).append(reservation)
        self.carried = {step: group for group in plan.carried for step in group.offsets}
        self.partial = {g: [frame.local(g.type, zero(g.type)) for _ in range(g.span)] for g in plan.carried}
        self.tail = {g: [frame.local(g.type, zero(g.type)) for _ in range(g.span)] for g in plan.carried}
        self.arriving: dict[CarriedGroup, dict[int, Value]] = {}
        self.flush_slots: dict[CarriedGroup, Value] = {}
        self.in_nests = {loop for r in plan.storage.reservations.values() for loop in r.loops}

    def run(self) -> Block:
        """Write everything; returns the block where the sweep begins."""
        (last,) = self.facts.cfg.exits
        first = self._target(last)
        while self.work:
            block = self.work.pop()
            self._enter(self.blocks[block])
            self._block(block)
        return first

    def _target(self, block: Block) -> Block:
        """The reverse block of a primal block, written later if it is new."""
        known = self.blocks.get(block)
        if known is None:
            known = self.blocks[block] = self.builder.new_block(f"r.{block.name}")
            self.work.append(block)
        return known

    def _enter(self, block: Block) -> None:
        self.builder.block = block
        self.memo = {}
        self.indices = {}

    # -- control flow

    def _block(self, block: Block) -> None:
        b = self.builder
        self.path = self.facts.forest.path(block)
        for step in self.plan.steps[block]:
            with b.at(step.inst.location):
                self._step(step)
        taken = [(phi, self.adjoints.take(b, phi)) for phi in block.phis if self.facts.is_active(phi)]
        self._leave(block, self.plan.routes[block], taken)

    def _leave(self, block: Block, route: Route, taken: list[tuple[Phi, Value]]) -> None:
        b = self.builder
        if route.kind == "entry":
            self.finish(b)
        elif route.kind == "skip":
            assert route.target is not None
            b.branch(self._target(route.target))
        elif route.kind == "single":
            self._edge(block, route.predecessors[0], taken)
        elif route.kind == "loop":
            self._leave_header(block, route, taken)
        else:
            self._choose(block, route, taken)

    def _edge(self, block: Block, pred: Block, taken: list[tuple[Phi, Value]]) -> None:
        """Go back to a predecessor: phis pass their adjoints on,
        and loops that end at this edge begin in reverse."""
        b = self.builder
        for phi, adjoint in taken:
            incoming = phi.incoming(pred)
            if self.facts.is_active(incoming):
                with b.at(phi.location):
                    self.adjoints.add(b, incoming, adjoint)
        outer = self.facts.forest.innermost[block]
        for loop in self.facts.forest.path(pred):
            if not loop.contains(outer):
                self.path = loop.path[:-1]
                self._enter_loop(loop)
        self.path = self.facts.forest.path(block)
        b.branch(self._target(pred))

    def _leave_header(self, block: Block, route: Route, taken: list[tuple[Phi, Value]]) -> None:
        """The first iteration leads to the preheader, any other to the latch of the one before (or, in a loop
        whose reverse runs forwards, the last one leads out and any other to the one after)."""
        b, loop = self.builder, route.loop
        assert loop is not None
        slot = self.iteration[loop]
        k = b.load(T.I64, slot)
        rising = loop in self.plan.ascending
        done = b.compare("icmp", "eq", k, self._last_iteration(loop))
        out, again = b.new_block("r.out"), b.new_block("r.again")
        b.branch_if(done, out, again)
        self._enter(again)
        b.store(b.add(k, i64(1), ("nuw",)) if rising else b.sub(k, i64(1), ("nuw",)), slot)
        record = self.plan.storage.records.get(loop)
        if record is not None:
            current = b.load(T.PTR, self.record_slots[record])
            b.store(self.output.on_tape(b.load(T.PTR, current)), self.record_slots[record])
        self._edge(block, loop.latch, taken)
        self._enter(out)
        for group in self.plan.carried:
            if group.loop is loop:
                self._flush(group)
        self._edge(block, loop.preheader, taken)

    def _choose(self, block: Block, route: Route, taken: list[tuple[Phi, Value]]) -> None:
        edges: dict[Block, Block] = {}
        for pred in route.predecessors:
            edges[pred] = self.builder.new_block("r.arm")
        key = Key("arm", block)
        if self.plan.choices[key].kind == "keep":
            number = self._load_cell(key)
            cases = [(ConstInt(number.type, n), edges[p]) for n, p in enumerate(route.predecessors)]
            self._switch(number, cases)
        else:
            self._decide(route.tree, edges)
        for pred, edge in edges.items():
            self._enter(edge)
            self._edge(block, pred, taken)

    def _switch(self, number: Value, cases: list[tuple[ConstInt, Block]]) -> None:
        b = self.builder
        if len(cases) == 2:
            b.branch_if(b.compare("icmp", "eq", number, cases[0][0]), cases[0][1], cases[1][1])
        else:
            b.switch(number, cases[-1][1], cases[:-1])

    def _decide(self, tree: Decision | Block | None, edges: dict[Block, Block]) -> None:
        b = self.builder
        if tree is None:
            b.unreachable()
            return
        if isinstance(tree, Block):
            b.branch(edges[tree])
            return
        targets: list[Block] = []
        pending: list[tuple[Block, Decision | None]] = []
        for outcome in tree.outcomes:
            if isinstance(outcome, Block):
                targets.append(edges[outcome])
            else:
                made = b.new_block("r.test")
                targets.append(made)
                pending.append((made, outcome))
        condition = self.value(tree.condition)
        terminator = tree.block.terminator
        if isinstance(terminator, Switch):
            b.switch(condition, targets[0], list(zip(terminator.cases, targets[1:], strict=True)))
        else:
            b.branch_if(condition, targets[0], targets[1])
        for made, outcome in pending:
            self._enter(made)
            self._decide(outcome, edges)

    def _enter_loop(self, loop: Loop) -> None:
        """Begin a loop at its last iteration (or at the first, where the plan says so)."""
        b = self.builder
        trips = self.get(Key("trips", loop))
        if loop not in self.iteration:
            self.iteration[loop] = self.frame.local(T.I64)
        rising = loop in self.plan.ascending
        b.store(i64(0) if rising else b.sub(trips, i64(1)), self.iteration[loop])
        if loop in self.in_nests or rising:
            if loop not in self.trip_slots:
                self.trip_slots[loop] = self.frame.local(T.I64)
            b.store(trips, self.trip_slots[loop])
        self.indices.clear()
        for reservation in self.tops.get(loop, ()):
            self._enter_nest(reservation)
        record = self.plan.storage.records.get(loop)
        if record is not None:
            if record not in self.record_slots:
                self.record_slots[record] = self.frame.local(T.PTR)
            b.store(self._load_cell(Key("last", record)), self.record_slots[record])
        for key in self.invariants.get(loop, ()):
            cell = self.plan.storage.cells[key]
            found = self._load_cell(key)
            if (loop, key) not in self.invariant_slots:
                self.invariant_slots[(loop, key)] = self.frame.local(cell.type)
            b.store(found, self.invariant_slots[(loop, key)])
        for group in self.plan.carried:
            if group.loop is loop:
                self._prepare_flush(group, b.sub(trips, i64(1)) if rising else i64(0))

    def _enter_nest(self, reservation: Reservation) -> None:
        b = self.builder
        trips = {}
        for loop in reservation.loops:
            count = self.facts.trips[loop]
            trips[loop] = emit_trip_count(
                b, self.output, count, self.value(count.start), self.value(count.bound)
            )
        base = self._load_cell(Key("base", reservation))
        for key, pointer in emit_array_pointers(b, self.frame.layout, reservation, base, trips).items():
            if key not in self.array_slots:
                self.array_slots[key] = self.frame.local(T.PTR)
            b.store(pointer, self.array_slots[key])

    # -- what the forward sweep left

    def record_pointer(self, builder: Builder, record: Record) -> Value:
        return builder.load(T.PTR, self.record_slots[record])

    def array_pointer(self, builder: Builder, key: Key, reservation: Reservation) -> Value:
        if key not in self.array_slots:
            self.array_slots[key] = self.frame.local(T.PTR)
        return builder.load(T.PTR, self.array_slots[key])

    def linear_index(self, builder: Builder, reservation: Reservation) -> Value:
        known = self.indices.get(reservation)
        if known is None:
            index = builder.load(T.I64, self.iteration[reservation.loops[0]])
            made: Value = index
            for loop in reservation.loops[1:]:
                scaled = builder.mul(made, builder.load(T.I64, self.trip_slots[loop]))
                made = builder.add(scaled, builder.load(T.I64, self.iteration[loop]))
            known = self.indices[reservation] = made
        return known

    def _load_cell(self, key: Key) -> Value:
        b = self.builder
        cell = self.plan.storage.cells[key]
        for loop in self.path:
            slot = self.invariant_slots.get((loop, key))
            if slot is not None:
                return b.load(cell.type, slot)
        loaded = b.load(cell.type, self.frame.cell_address(b, key, self))
        return loaded if cell.home is None else self.output.on_tape(loaded)

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
        if MemoryObject("global", GlobalRef(name)) in self.facts.activity.shadowed:
            return self.output.shadow_global(name)
        return name

    def get(self, key: Key) -> Value:
        known = self.memo.get(key)
        if known is None:
            if self.plan.choices[key].kind == "keep":
                known = self._load_cell(key)
                if key.kind == "value" and key.what.type == T.I1:
                    known = self.builder.cast("trunc", known, T.I1)
            else:
                known = self._again(key)
            self.memo[key] = known
        return known

    def _again(self, key: Key) -> Value:
        if key.kind == "trips":
            count = self.facts.trips[key.what]
            return emit_trip_count(
                self.builder, self.output, count, self.value(count.start), self.value(count.bound)
            )
        inst = key.what
        with self.builder.at(inst.location):
            if key.kind == "shadow":
                return self._shadow_again(inst)
            if isinstance(inst, Phi):
                return self._phi_again(inst, self.value)
            if isinstance(inst, Call):
                return self._call_again(inst, self.value)
            return self.builder.insert(clone(inst, self.value))

    def _call_again(self, call: Call, operand: Callable[[Value], Value]) -> Value:
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

    def _shadow_again(self, inst: Instruction) -> Value:
        if not self.facts.activity.has_shadow(inst):
            return self.value(inst)
        if isinstance(inst, Phi):
            return self._phi_again(inst, self.shadow)
        if isinstance(inst, Call):
            return self._call_again(
                inst, lambda o: self.shadow(o) if holds_pointers(o.type) else self.value(o)
            )
        made = clone(inst, lambda o: self.shadow(o) if holds_pointers(o.type) else self.value(o))
        return self.builder.insert(made)

    # -- steps

    def _step(self, step: Step) -> None:
        _STEPS[type(step)](self, step)

    def return_(self, step: ReturnStep) -> None:
        assert self.seed is not None
        self.adjoints.add(self.builder, step.inst.operands[0], self.seed)

    def scalar(self, step: ScalarStep) -> None:
        b, inst = self.builder, step.inst
        g = self.adjoints.take(b, inst)
        names = dict(step.names)
        found: dict[str, Value] = {"g": g}

        def variable(name: str) -> Value:
            if name not in found:
                found[name] = self.value(names[name])
            return found[name]

        lowering = Lowering(b, self.output, self.facts.shared.calls.registry, inst.type, variable)
        for position, expression in step.contributions:
            amount = lowering.lower(expression)
            if step.singular and self.plan.request.strong_zero:
                amount = b.select(b.compare("fcmp", "oeq", g, zero(g.type)), zero(amount.type), amount)
            operand = inst.operands[position]
            self.adjoints.add(b, operand, convert(b, amount, operand.type))

    def select(self, step: SelectStep) -> None:
        b, inst = self.builder, step.inst
        g = self.adjoints.take(b, inst)
        condition = self.value(inst.operands[0])
        none = zero(g.type)
        for position, choose in (
            (1, lambda: b.select(condition, g, none)),
            (2, lambda: b.select(condition, none, g)),
        ):
            if self.facts.is_active(inst.operands[position]):
                self.adjoints.add(b, inst.operands[position], choose())

    def move(self, step: MoveStep) -> None:
        b = self.builder
        g = self.adjoints.take(b, step.inst)
        operand = step.inst.operands[0]
        type_ = self.plan.adjoints[operand]
        if g.type != type_:
            g = b.cast("bitcast", g, type_)
        self.adjoints.add(b, operand, g)

    def element(self, step: ElementStep) -> None:
        _ELEMENTS[step.inst.opcode](self, step.inst)

    def extract_value(self, inst: IndexedAggregate) -> None:
        g = self.adjoints.take(self.builder, inst)
        for path, leaf in float_leaves(self.frame.layout, g.type):
            part = self.builder.extract(g, path, leaf) if path else g
            self.adjoints.add(self.builder, inst.operands[0], part, (*inst.indices, *path))

    def insert_value(self, inst: IndexedAggregate) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        whole, part = inst.operands
        if self.facts.is_active(part):
            self.adjoints.add(b, part, b.extract(g, inst.indices, self.plan.adjoints[part]))
        if self.facts.is_active(whole):
            hole = zero(part.type)
            self.adjoints.add(b, whole, b.insert_value(g, hole, inst.indices))

    def extract_element(self, inst: Instruction) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        vector = inst.operands[0]
        type_ = self.plan.adjoints[vector]
        made = b.insert(Instruction("insertelement", type_, [zero(type_), g, self.value(inst.operands[1])]))
        self.adjoints.add(b, vector, made)

    def insert_element(self, inst: Instruction) -> None:
        b = self.builder
        g = self.adjoints.take(b, inst)
        vector, part, index = inst.operands
        at = self.value(index)
        if self.facts.is_active(part):
            self.adjoints.add(b, part, b.insert(Instruction("extractelement", g.type.scalar, [g, at])))
        if self.facts.is_active(vector):
            self.adjoints.add(
                b, vector, b.insert(Instruction("insertelement", g.type, [g, zero(g.type.scalar), at]))
            )

    def shuffle(self, inst: Instruction) -> None:
        """Lane by lane: each result lane goes back to the lane that it came from."""
        b = self.builder
        g = self.adjoints.take(b, inst)
        sources = inst.operands[0].type
        assert isinstance(sources, T.VectorType)
        for lane, origin in enumerate(mask_lanes(inst.operands[2])):
            if origin is None:
                continue
            source = inst.operands[0] if origin < sources.count else inst.operands[1]
            if not self.facts.is_active(source):
                continue
            part = b.insert(Instruction("extractelement", g.type.scalar, [g, i64(lane)]))
            type_ = self.plan.adjoints[source]
            home = i64(origin % sources.count)
            made = b.insert(Instruction("insertelement", type_, [zero(type_), part, home]))
            self.adjoints.add(b, source, made)

    def reduce(self, step: ReduceStep) -> None:
        b, inst = self.builder, step.inst
        g = self.adjoints.take(b, inst)
        start, vector = inst.operands
        if self.facts.is_active(start):
            self.adjoints.add(b, start, g)
        if self.facts.is_active(vector):
            type_ = self.plan.adjoints[vector]
            assert isinstance(type_, T.VectorType)
            self.adjoints.add(b, vector, splat(b, g, type_))

    # -- memory

    def _shadow_address(self, pointer: Value, mixed: bool) -> tuple[Value, Value | None]:
        """Where the shadow is, and (for a pointer that may have none) whether it has none;
        then a dummy takes its place."""
        address = self.shadow(pointer)
        if not mixed:
            return address, None
        b = self.builder
        same = b.compare("icmp", "eq", address, self.value(pointer))
        return b.select(same, self.dummy(), address), same

    def dummy(self) -> Value:
        """Memory that takes adjoints nobody asked for."""
        if self._dummy is None:
            self._dummy = self.frame.local(T.ArrayType(64, T.I8))
        return self._dummy

    def load(self, step: LoadStep) -> None:
        b = self.builder
        inst = step.inst
        assert isinstance(inst, Load) and step.pointer is not None
        g = self.adjoints.take(b, inst)
        group = self.carried.get(step)
        if group is not None:
            self._carry(group, step, g)
            return
        address, _ = self._shadow_address(step.pointer, step.mixed)
        self.adjoints.accumulate(b, address, step.type, g, inst.align)

    def _carry(self, group: CarriedGroup, step: LoadStep, g: Value) -> None:
        """Collect a contribution; with the last one of the iteration,
        complete one element and pass on the others."""
        b = self.builder
        arriving = self.arriving.setdefault(group, {})
        offset = group.offsets[step]
        arriving[offset] = b.fadd(arriving[offset], g, ACCUMULATE) if offset in arriving else g
        if step is not group.last:
            return
        partial, tail = self.partial[group], self.tail[group]
        before = [b.load(group.type, p) for p in partial]
        k = b.load(T.I64, self.iteration[group.loop])
        is_last = b.compare("icmp", "eq", k, self._last_iteration(group.loop))
        for rank in range(group.span + 1):
            amount = arriving.get(self._offset(group, rank))
            if rank:
                amount = before[rank - 1] if amount is None else b.fadd(before[rank - 1], amount, ACCUMULATE)
            if amount is None:
                amount = zero(group.type)
            if rank < group.span:
                b.store(amount, partial[rank])
                # what the last iteration leaves, as a sum that has one term:
                # LLVM vectorises loops that leave sums behind
                left = b.select(is_last, amount, zero(group.type))
                b.store(b.fadd(b.load(group.type, tail[rank]), left, ACCUMULATE), tail[rank])
            else:
                self.adjoints.accumulate(b, self._completed(group), group.type, amount, _align(group))
        del self.arriving[group]

    def _offset(self, group: CarriedGroup, rank: int) -> int:
        """The element whose sum has `rank` iterations behind it:
        elements are completed from the side that comes last."""
        return group.span - rank if group.loop in self.plan.ascending else rank

    def _completed(self, group: CarriedGroup) -> Value:
        """Where the element is that this iteration completes."""
        step = group.at(self._offset(group, group.span))
        assert step.pointer is not None
        return self.shadow(step.pointer)

    def _prepare_flush(self, group: CarriedGroup, last: Value) -> None:
        """Before the loop: where the last iteration completes its element. (Computed there, the address would
        be a value that the loop leaves behind, which keeps LLVM from vectorising it.)"""
        b = self.builder
        slot = self.iteration[group.loop]
        start = b.load(T.I64, slot)
        b.store(last, slot)
        saved, self.memo, self.path = (self.memo, self.indices, self.path), {}, group.loop.path
        self.indices = {}
        if group not in self.flush_slots:
            self.flush_slots[group] = self.frame.local(T.PTR)
        b.store(self._completed(group), self.flush_slots[group])
        self.memo, self.indices, self.path = saved
        b.store(start, slot)

    def _flush(self, group: CarriedGroup) -> None:
        """After the last iteration: add what is still under way."""
        b = self.builder
        completed = b.load(T.PTR, self.flush_slots[group])
        end = self._offset(group, group.span)
        for rank, slot in enumerate(self.tail[group]):
            address = b.offset(completed, (self._offset(group, rank) - end) * group.stride)
            self.adjoints.accumulate(b, address, group.type, b.load(group.type, slot), _align(group))
            b.store(zero(group.type), slot)
            b.store(zero(group.type), self.partial[group][rank])

    def _last_iteration(self, loop: Loop) -> Value:
        """The number of the iteration that the reverse sweep comes to last."""
        b = self.builder
        return b.sub(b.load(T.I64, self.trip_slots[loop]), i64(1)) if loop in self.plan.ascending else i64(0)

    def store(self, step: StoreStep) -> None:
        b = self.builder
        assert step.pointer is not None
        address, same = self._shadow_address(step.pointer, step.mixed)
        assert isinstance(step.inst, Store)
        align = step.inst.align
        leaves = float_leaves(self.frame.layout, step.type) or [((), step.type)]
        for path, leaf in leaves:
            at = self.adjoints.element(b, address, step.type, path) if path else address
            where = align if not path else None
            if step.value_active:
                taken: Value = b.load(leaf, at, where)
                if same is not None:
                    taken = b.select(same, zero(leaf), taken)
                self.adjoints.add(b, step.inst.operands[0], taken, path)
            b.store(zero(leaf), at, where)

    def _mixed_size(self, pointers: list[Value], size: Value, mixed: bool) -> Value:
        """The size of a transfer, or zero when the target turns out to have no shadow."""
        b = self.builder
        wide = b.cast("zext", size, T.I64)
        if not mixed:
            return wide
        same = b.compare("icmp", "eq", self.shadow(pointers[0]), self.value(pointers[0]))
        return b.select(same, i64(0), wide)

    def copy(self, step: CopyStep) -> None:
        b = self.builder
        assert step.into is not None and step.source is not None and step.size is not None
        size = self._mixed_size([step.into], self.value(step.size), step.mixed)
        into = self.shadow(step.into)
        if not step.from_active:
            b.call(helpers.clear(self.output, step.pieces, step.period), T.VOID, [into, size])
            return
        source = self.shadow(step.source)
        if step.mixed:
            self._copy_mixed(step, into, source, size)
            return
        up = helpers.add_and_clear(self.output, step.pieces, step.period, descending=False)
        if not step.overlap:
            b.call(up, T.VOID, [into, source, size])
            return
        # element by element in the order in which no source is read after it has been added
        # to (see docs/architecture.md)
        down = helpers.add_and_clear(self.output, step.pieces, step.period, descending=True)
        above = b.compare("icmp", "ugt", into, source)
        ascending, descending, after = b.new_block("r.up"), b.new_block("r.down"), b.new_block("r.moved")
        b.branch_if(above, ascending, descending)
        for block, name in ((ascending, up), (descending, down)):
            b.block = block
            b.call(name, T.VOID, [into, source, size])
            b.branch(after)
        self._enter(after)

    def _copy_mixed(self, step: CopyStep, into: Value, source: Value, size: Value) -> None:
        """The source may have no shadow: then the target's is only zeroed."""
        b = self.builder
        assert step.source is not None
        same = b.compare("icmp", "eq", source, self.value(step.source))
        none = b.select(same, i64(0), size)
        up = helpers.add_and_clear(self.output, step.pieces, step.period, descending=False)
        b.call(up, T.VOID, [into, source, none])
        b.call(helpers.clear(self.output, step.pieces, step.period), T.VOID, [into, size])

    def fill(self, step: FillStep) -> None:
        assert step.into is not None and step.size is not None
        size = self._mixed_size([step.into], self.value(step.size), step.mixed)
        if not step.pieces:
            self.output.declare("llvm.memset.p0.i64", T.VOID, [T.PTR, T.I8, T.I64, T.I1])
            whole = [self.shadow(step.into), ConstInt(T.I8, 0), size, ConstInt(T.I1, 0)]
            self.builder.call("llvm.memset.p0.i64", T.VOID, whole)
            return
        name = helpers.clear(self.output, step.pieces, step.period)
        self.builder.call(name, T.VOID, [self.shadow(step.into), size])

    # -- calls

    def call(self, step: CallStep) -> None:
        b, call, plan = self.builder, step.call, step.target
        assert call is not None and plan is not None
        arguments: list[Value] = []
        for position, operand in enumerate(call.operands):
            known = position in plan.reverse_operands or isinstance(operand, Constant)
            arguments.append(self.value(operand) if known else ConstPoison(operand.type))
            if plan.operand_activities[position] == "dup":
                arguments.append(self.shadow(operand))
        if plan.active_result:
            arguments.append(self.adjoints.take(b, call))
        elif plan.custom and not call.type.is_void:
            arguments.append(zero(call.type))
        arguments.append(self.get(Key("frame", call)))
        results = [call.operands[i].type for i in plan.adjoint_operands]
        type_: T.Type = T.VOID if not results else results[0]
        if len(results) > 1 or (results and not plan.custom):
            type_ = T.StructType(tuple(results))
        made = b.call(plan.reverse, type_, arguments)
        for number, position in enumerate(plan.adjoint_operands):
            operand = call.operands[position]
            if not self.facts.is_active(operand):
                continue
            part = b.extract(made, (number,), results[number]) if isinstance(type_, T.StructType) else made
            self.adjoints.add(b, operand, part)


def _align(group: CarriedGroup) -> int | None:
    inst = group.last.inst
    assert isinstance(inst, Load)
    return inst.align


def mask_lanes(mask: Value) -> list[int | None]:
    """A shuffle mask as lane numbers; None for lanes that take nothing."""
    assert isinstance(mask.type, T.VectorType)
    if isinstance(mask, ConstNull):
        return [0] * mask.type.count
    if isinstance(mask, ConstSplat) and isinstance(mask.element, ConstInt):
        return [mask.element.value] * mask.type.count
    if isinstance(mask, ConstAggregate):
        return [e.value if isinstance(e, ConstInt) else None for e in mask.elements]
    return [None] * mask.type.count


_STEPS: dict[type[Step], Callable[[ReverseSweep, Any], None]] = {
    ReturnStep: ReverseSweep.return_,
    ScalarStep: ReverseSweep.scalar,
    SelectStep: ReverseSweep.select,
    MoveStep: ReverseSweep.move,
    ElementStep: ReverseSweep.element,
    ReduceStep: ReverseSweep.reduce,
    LoadStep: ReverseSweep.load,
    StoreStep: ReverseSweep.store,
    CopyStep: ReverseSweep.copy,
    FillStep: ReverseSweep.fill,
    CallStep: ReverseSweep.call,
}
_ELEMENTS: dict[str, Callable[[ReverseSweep, Any], None]] = {
    "extractvalue": ReverseSweep.extract_value,
    "insertvalue": ReverseSweep.insert_value,
    "extractelement": ReverseSweep.extract_element,
    "insertelement": ReverseSweep.insert_element,
    "shufflevector": ReverseSweep.shuffle,
}
__all__ = ["ReverseSweep", "mask_lanes"]
