"""The forward sweep: the primal with shadows beside its pointers, keeping what the reverse sweep needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from irad.adjoint.emit.adjoints import left_behind, unaligned
from irad.adjoint.emit.parallel.assertion_checks import BARRIER, AssertionChecks
from irad.adjoint.emit.parallel.footprint_records import FootprintRecords
from irad.adjoint.emit.primal_clone import PrimalClone, is_static
from irad.adjoint.emit.snapshot_access import emit_copy
from irad.adjoint.emit.tape_access import Frame, emit_array_pointers, emit_trip_count, reservation_bytes
from irad.adjoint.memory_transfers import fills_no_address, layout_of, moves_numbers, needs_alignment
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.snapshots import Snapshot, SnapshotLoad
from irad.adjoint.steps import CallPlan, Key, augmented_fields, shadow, value
from irad.adjoint.tape_layout import Reservation, TapeRecord
from irad.analysis.diagnostics import Refusal
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.analysis.types.evidence import GUARDED, WORD, Piece
from irad.codegen import byte_ir, runtime_ir
from irad.codegen.module_writer import clone
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.instructions import Alloca, Block, Call, Instruction, Load, Phi, Store
from irad.ir.marks import TURN_BEGIN, TURN_END
from irad.ir.values import Argument, ConstInt, ConstNull, ConstUndef, GlobalRef, Value


class ForwardSweep(PrimalClone):
    """Writes the forward sweep of `plan` into `frame.function`.

    `finish(builder, value, shadow)` is called where the primal returns. Where a call waits for the reverse sweep
    (`plan.joined`), it is called there, without a value; then `waiting` has the call's arguments and shadows, `rest` is
    where the code behind it begins, and `resume` is called in the place of `finish` where that returns.
    """

    def __init__(
        self,
        plan: AdjointPlan,
        frame: Frame,
        arguments: dict[Argument, Value],
        argument_shadows: dict[Argument, Value],
        finish: Callable[[Builder, Value | None, Value | None], None],
    ) -> None:
        super().__init__(plan.facts, frame, arguments, argument_shadows)
        self.plan = plan
        self.safepoints = plan.safepoints
        self.tape_blocks = plan.tape_blocks
        self.finish = finish
        self.notes = FootprintRecords(frame, plan.accumulation, plan.facts.trips)
        self.checks = AssertionChecks(frame, plan.accumulation.checks)
        self.kept = {k for k, c in plan.choices.items() if c.kind == "keep"}
        self.waiting: list[Value] = []
        self.rest: Block | None = None
        self.resume: Callable[[Builder, Value | None, Value | None], None] | None = None
        self.counters: dict[Loop, Phi] = {}
        self.trips: dict[Loop, Value] = {}
        self.arrays: dict[Key, Value] = {}
        self.record: dict[TapeRecord, Value] = {}
        self._indices: dict[tuple[Block, Reservation], Value] = {}
        self.counted = self._loops_that_count()
        self.snapshots = plan.snapshots()
        self.by_top: dict[Loop, list[Reservation]] = {}
        for reservation in plan.storage.reservations.values():
            self.by_top.setdefault(reservation.top, []).append(reservation)

    def _loops_that_count(self) -> set[Loop]:
        storage = self.plan.storage
        found = {loop for r in storage.reservations.values() for loop in r.loops}
        return found | {k.what for k in self.kept if k.kind == "trips"}

    # -- the places where something is added to the primal

    def after_phis(self, block: Block) -> None:
        self._arm(block)
        loop = self.facts.forest.header_loop(block)
        if loop is not None:
            self._header(loop)

    def defined(self, inst: Instruction) -> None:
        """Keep a value and its shadow, if the plan says so."""
        self.notes.access(self.builder, inst, self.value)
        self.checks.access(self.builder, inst, self.value)
        if isinstance(inst, Store) and inst in self.facts.stores_over_pointers:
            self._clear_address(inst.pointer)
        if inst.type.is_void:
            return
        if value(inst) in self.kept and not self._is_kept_last(inst):
            self._keep(value(inst), self.values[inst])
        if shadow(inst) in self.kept:
            self._keep(shadow(inst), self.shadow(inst))

    def _store(self, store: Store) -> None:
        if store in self.facts.stores_over_seeds:
            message = self.facts.shared.message(left_behind(store))
            byte_ir.stop_if_number(self.output, self.builder, self._own_shadow(store.pointer), T.PTR, None, message)
        super()._store(store)

    def _clear_address(self, pointer: Value) -> None:
        byte_ir.clear_address(self.output, self.builder, self._own_shadow(pointer))

    def _own_shadow(self, pointer: Value) -> Value:
        """The shadow of a word, or of none if the memory turns out to have no shadow."""
        b, at = self.builder, self.shadow(pointer)
        if self.facts.activity.is_mixed(pointer):
            none = self.frame.local(T.I64)
            b.store(i64(0), none)
            at = b.select(b.compare("icmp", "eq", at, self.value(pointer)), none, at)
        return at

    def _is_kept_last(self, inst: Instruction) -> bool:
        """Whether a value is kept at the end of its block: in the header of an innermost loop, what is loaded, or taken
        over from the iteration before. LLVM loads a neighbour once and hands it on, and then vectorises the loop only
        if no store comes between the use of a number and the load of the next one."""
        loop = self.facts.forest.innermost[inst.block] if inst.block is not None else None
        innermost = loop is not None and not loop.children and loop.header is inst.block
        return innermost and inst.type.is_float and isinstance(inst, (Load, Phi))

    def returns(self, inst: Instruction) -> None:
        if self.rest is not None:
            assert self.resume is not None
            self.finish = self.resume
        returned = inst.operands[0] if inst.operands else None
        has_shadow = returned is not None and self.facts.activity.has_shadow(returned)
        self.finish(
            self.builder,
            None if returned is None else self.value(returned),
            self.shadow(returned) if has_shadow and returned is not None else None,
        )

    def _arm(self, block: Block) -> None:
        """Note through which predecessor a block was entered, where the reverse sweep asks."""
        key = Key("arm", block)
        if key not in self.kept:
            return
        type_ = self.plan.storage.cells[key].type
        numbers = {p: n for n, p in enumerate(self.plan.routes[block].predecessors)}
        made = self.builder.phi(type_)
        for pred, number in numbers.items():
            made.add(ConstInt(type_, number), self.blocks[pred])
        self._keep(key, made)

    def _header(self, loop: Loop) -> None:
        """Count iterations, and begin the iteration's record."""
        b = self.builder
        pre, latch = self.blocks[loop.preheader], self.blocks[loop.latch]
        record = self.plan.storage.records.get(loop)
        last: Phi | None = None
        if loop in self.counted or record is not None:
            counter = b.phi(T.I64, [(i64(0), pre)])
            self.counters[loop] = counter
        if record is not None:
            last = b.phi(T.PTR, [(ConstNull(T.PTR), pre)])
        if loop in self.counted or record is not None:
            following = b.add(counter, i64(1), ("nuw", "nsw"))
            counter.add(following, latch)
            if Key("trips", loop) in self.kept:
                self._keep(Key("trips", loop), following)
        if record is not None and last is not None:
            block = b.call(runtime_ir.reserve(self.output), T.PTR, [self.tape(), i64(record.size)])
            self.output.on_tape(b.store(last, block))
            last.add(block, latch)
            self.record[record] = block
            self._keep(Key("last", record), block)

    def before_leaving(self, block: Block) -> None:
        """At the end of a preheader: reserve what the loop nest that follows will keep."""
        for inst in block.instructions:
            if value(inst) in self.kept and self._is_kept_last(inst):
                self._keep(value(inst), self.values[inst])
        for successor in self.facts.cfg.successors[block]:
            loop = self.facts.forest.header_loop(successor)
            if loop is None or loop.preheader is not block:
                continue
            self.notes.enter(self.builder, loop, self._trip_count, self.value)
            for reservation in self.by_top.get(loop, ()):
                self._reserve(reservation)
            for snapshot, reads in self.snapshots.items():
                if snapshot.loop is loop:
                    self._copy(snapshot, reads)

    def _trip_count(self, count: TripCount) -> Value:
        return emit_trip_count(self.builder, self.output, count, self.value(count.start), self.value(count.bound))

    def _reserve(self, reservation: Reservation) -> None:
        b = self.builder
        trips = {}
        for loop in reservation.loops:
            trips[loop] = self._trip_count(self.facts.trips[loop])
        self.trips.update(trips)
        size = reservation_bytes(b, self.output, self.frame.layout, reservation, trips)
        base = b.call(runtime_ir.reserve(self.output), T.PTR, [self.tape(), size])
        self.arrays.update(emit_array_pointers(b, self.frame.layout, reservation, base, trips))
        self._keep(Key("base", reservation), base)

    def _copy(self, snapshot: Snapshot, reads: tuple[SnapshotLoad, ...]) -> None:
        """Copy what a nest of loops will load, in front of it."""
        loops = {loop for read in reads for loop, _ in read.span}
        trips = {loop: self._trip_count(self.facts.trips[loop]) for loop in sorted(loops, key=lambda each: each.depth)}
        base = self.value(snapshot.base)
        twin = emit_copy(self.builder, self.output, reads, base, self.tape(), trips, self.value)
        self._keep(Key("snapshot", snapshot), twin)

    # -- keeping

    def record_pointer(self, builder: Builder, record: TapeRecord) -> Value:
        return self.record[record]

    def array_pointer(self, builder: Builder, key: Key, reservation: Reservation) -> Value:
        return self.arrays[key]

    def linear_index(self, builder: Builder, reservation: Reservation) -> Value:
        assert builder.block is not None
        known = self._indices.get((builder.block, reservation))
        if known is None:
            index: Value | None = None
            for loop in reservation.indexed:
                above = None if index is None else builder.mul(index, self.trips[loop])
                index = self.counters[loop] if above is None else builder.add(above, self.counters[loop])
            known = self._indices[(builder.block, reservation)] = index or i64(0)
        return known

    def _keep(self, key: Key, v: Value) -> None:
        b = self.builder
        cell = self.plan.storage.cells[key]
        if v.type == T.I1:
            v = b.cast("zext", v, T.I8)
        stored = b.store(v, self.frame.cell_address(b, key, self))
        if cell.home is not None:
            self.output.on_tape(stored)

    # -- calls

    def differentiated_call(self, call: Call) -> bool:
        plan = self.plan.calls.get(call)
        refusal = self.plan.stops.get(call)
        if plan is not None and call is self.plan.joined:
            self._wait(call, plan)
        elif plan is not None:
            self._augmented(call, plan)
        elif refusal is not None:
            runtime_ir.stop(self.output, self.builder, self.facts.shared.message(refusal))
            self.values[call] = self.shadows[call] = ConstUndef(call.type)
        return plan is not None or refusal is not None

    def ordinary_call(self, call: Call) -> None:
        answer = self.frame.answer(call)
        if answer is not None:
            self.values[call] = answer
            return
        if call.callee_name in (TURN_BEGIN, TURN_END):
            self.builder.call(call.callee_name, T.VOID, [self.tape(), *map(self.value, call.operands[1:])])
            return
        rule = self.facts.shared.calls.synchronisation(call)
        if rule is not None and rule.mirror == "leave":
            ticket = self.builder.call(call.callee_name or "", call.type, [self.tape(), self.value(call.operands[1])])
            self.values[call] = ticket
            return
        if rule is not None and rule.mirror == "barrier" and self.facts.request.checked:
            self.output.declare(BARRIER, T.VOID, [T.PTR], "nounwind")
            self.builder.call(BARRIER, T.VOID, [self.tape()])
        if not self.facts.shared.calls.ends(call):  # what it gives back is given back when this derivative ends
            super().ordinary_call(call)

    def transferred(self, call: Call) -> None:
        if self.facts.activity.has_shadow(call.operands[self.facts.shared.calls.transfer(call).target]):
            self._carry(call)

    def release(self, call: Call) -> None:
        """Frees wait for the end of the reverse sweep, which may still read the block."""
        position = self.facts.shared.calls.release(call).block
        block = call.operands[position]
        if any(o.origin in self.plan.tape_blocks for o in self.facts.pointers.objects(block)):
            return
        blocks = [self.value(block)]
        if self.facts.activity.has_shadow(block):
            blocks.append(self.shadow_to_release(block))
        b = self.builder
        if len(blocks) > 1 and self.facts.is_undecided(block):
            self._require_own(call, blocks[1])
        words = [o for i, o in enumerate(call.operands) if i != position]
        if not words or not all(o.type.is_integer for o in words):
            self.output.declare("irad_defer_free", T.VOID, [T.PTR, T.PTR, T.PTR], "nounwind")
            for each in blocks:
                b.call("irad_defer_free", T.VOID, [self.tape(), each, call.callee])
            return
        told = [b.cast("zext", self.value(o), T.I64) for o in words]
        self.output.declare("irad_defer_release", T.VOID, [T.PTR, T.PTR, T.PTR, T.I64, T.I64], "nounwind")
        for each in blocks:
            b.call("irad_defer_release", T.VOID, [self.tape(), each, call.callee, told[0], told[-1]])

    def _require_own(self, call: Call, shadow_: Value) -> None:
        """Where it is not decided that a block is the function's own: its shadow must not be the user's."""
        text = self.output.message(
            f"{self.facts.shared.place(call)}error: a differentiated function frees memory of its caller; "
            "the shadow would be freed too, and the derivative in it lost; free the memory outside"
        )
        self.output.declare("irad_require_own", T.VOID, [T.PTR, T.PTR, T.PTR], "nounwind")
        self.builder.call("irad_require_own", T.VOID, [self.tape(), shadow_, GlobalRef(text)])

    def allocated(self, made: Value) -> None:
        if self.output.notes_own:
            self.output.declare("irad_note_own", T.VOID, [T.PTR, T.PTR], "nounwind")
            self.builder.call("irad_note_own", T.VOID, [self.tape(), made])

    def _carry(self, call: Call) -> None:
        """Shadow pointers move with the pointers that a transfer moves."""
        facts, book = self.facts, self.facts.shared.calls
        rule = book.transfer(call)
        into = call.operands[rule.target]
        source = None if rule.source is None else call.operands[rule.source]
        if not any(self._may_hold_pointers(p) for p in (into, source) if p is not None):
            return
        if source is not None and _is_without_pointers(facts, source):
            return  # what is no number there would only get in the way of adjoints; old shadows lead nowhere from here
        if fills_no_address(facts, call) and facts.activity.has_data(into):
            return  # a shadow that stays behind a pointer which leads nowhere is never used (see `shadow_to_release`)
        pieces: tuple[Piece, ...] = ()
        period = 1
        if facts.activity.has_data(into):
            pieces, period = layout_of(facts, call, into, source, call.operands[rule.size])
            if source is None and any(p.kind == GUARDED for p in pieces):
                self._require_no_pointer(call, into)
                return
            if not any(p.kind in ("pointer", WORD, None) for p in pieces):
                return
        if not moves_numbers(pieces):
            twin = clone(call, self.value)
            twin.operands[rule.target] = self.shadow(into)
            twin.operands[rule.size] = self._shadow_size(call, into)
            if source is not None and rule.source is not None:
                twin.operands[rule.source] = self.shadow(source)
            self.builder.insert(twin)
            return
        if source is None:
            raise Refusal(
                "unsupported",
                call,
                f"cannot follow the pointers that '{call.callee_name}' moves here",
                "they lie between numbers that carry derivatives",
                "copy the fields one by one",
            )
        wide = self.builder.cast("zext", self._shadow_size(call, into), T.I64)
        up = runtime_ir.copy_rest(self.output, pieces, period)
        shadows = [self.shadow(into), self.shadow(source)]
        if needs_alignment(call, into, source, pieces):
            message = facts.shared.message(unaligned(call))
            target, origin = shadows
            byte_ir.refuse_unaligned(self.output, self.builder, target, origin, origin, wide, message)
        if rule.kind != "move":
            self.builder.call(up, T.VOID, [*shadows, wide])
            return
        # as memmove does: from the end on where the source would otherwise be written over before it is read
        b, down = self.builder, runtime_ir.copy_rest(self.output, pieces, period, descending=True)
        above = b.compare("icmp", "ugt", *shadows)
        b.call(down, T.VOID, [*shadows, b.select(above, wide, i64(0))])
        b.call(up, T.VOID, [*shadows, b.select(above, i64(0), wide)])

    def _require_no_pointer(self, call: Call, into: Value) -> None:
        """Where a fill may end within a pointer: what lies in the shadow before adjoints do, are pointers."""
        size = self.builder.cast("zext", self._shadow_size(call, into), T.I64)
        found = byte_ir.is_left(self.output, self.builder, self.shadow(into), size)
        runtime_ir.stop_if(self.output, self.builder, found, self.facts.shared.message(_pointer_in_parts(call)))

    def _may_hold_pointers(self, pointer: Value) -> bool:
        """Whether pointers that have a shadow may lie in the memory behind a pointer."""
        pointers = self.facts.pointers
        held = pointers.stored_in(pointers.objects(pointer))
        return self.facts.types.holds_pointers(pointer) or any(o in self.facts.activity.shadowed for o in held)

    def _shadow_size(self, call: Call, into: Value) -> Value:
        """How many bytes of shadow a transfer moves: none where the memory is its own shadow, since it has been moved
        already."""
        b = self.builder
        size = self.value(call.operands[self.facts.shared.calls.transfer(call).size])
        if not self.facts.activity.is_mixed(into):
            return size
        own = b.compare("icmp", "eq", self.shadow(into), self.value(into))
        return b.select(own, zero(size.type), size)

    def _wait(self, call: Call, plan: CallPlan) -> None:
        """End the forward sweep here: the call, and what is behind it, are done in the reverse sweep."""
        b = self.builder
        assert call.block is not None
        self.waiting = self._arguments(call, plan)
        self.finish(b, None, None)
        self.rest = self.blocks[call.block] = b.block = b.new_block("f.rest")

    def _arguments(self, call: Call, plan: CallPlan) -> list[Value]:
        arguments: list[Value] = []
        for position, operand in enumerate(call.operands):
            arguments.append(self.value(operand))
            if plan.custom and operand.type.is_pointer:
                arguments.append(self.shadow_for_rule(call, position))
            elif plan.operand_activities[position] == "dup":
                arguments.append(self.shadow(operand))
        return arguments

    def _augmented(self, call: Call, plan: CallPlan) -> None:
        """Call the augmented forward half; keep its tape."""
        arguments = self._arguments(call, plan)
        b = self.builder
        if plan.custom:
            result: T.Type = T.PTR if call.type.is_void else T.StructType((T.PTR, call.type))
            if plan.changes is not None:
                self._declare_routine(plan, result, arguments, call.type)
                arguments = [*arguments, i64(plan.changes)]
            made = b.call(plan.augmented, result, arguments)
            frame: Value = made if call.type.is_void else b.extract(made, (0,), T.PTR)
            if plan.release:
                self.output.declare(plan.release, T.VOID, [T.PTR])
                self.output.declare("irad_defer_free", T.VOID, [T.PTR, T.PTR, T.PTR], "nounwind")
                b.call("irad_defer_free", T.VOID, [self.tape(), frame, GlobalRef(plan.release)])
        else:
            result = T.StructType(augmented_fields(call.type))
            made = b.call(plan.augmented, result, [*arguments, self.tape()])
            frame = b.extract(made, (0,), T.PTR)
            if plan.shadow_result:
                self.shadows[call] = b.extract(made, (2,), call.type)
        if not call.type.is_void:
            self.values[call] = b.extract(made, (1,), call.type)
        if Key("frame", call) in self.kept:
            self._keep(Key("frame", call), frame)

    def _declare_routine(self, plan: CallPlan, result: T.Type, arguments: Sequence[Value], returned: T.Type) -> None:
        """Make sure that the derivatives of one of irad's own routines are declared."""
        types = [a.type for a in arguments]
        self.output.declare(plan.augmented, result, [*types, T.I64], "nounwind")
        self.output.declare(plan.reverse, T.VOID, [*types, returned, T.PTR], "nounwind")


def _is_without_pointers(facts: FunctionFacts, source: Value) -> bool:
    """Whether something lies in constants that name nothing: what derived types begin with, say."""
    objects = facts.pointers.objects(source)
    return bool(objects) and all(map(facts.pointers.is_constant, objects)) and not facts.pointers.stored_in(objects)


def uses_tape(plan: AdjointPlan, notes_own: bool) -> bool:
    """Whether the forward sweep takes memory from the arena, leaves releases for later, or notes there what it
    allocates."""
    storage = plan.storage
    if storage.reservations or storage.records or (storage.frame is not None and storage.frame.size):
        return True
    if plan.snapshots():
        return True
    if any(not c.custom or c.release for c in plan.calls.values()):
        return True
    book = plan.facts.shared.calls
    for inst in plan.facts.function.instructions():
        if isinstance(inst, Call) and (book.effect(inst).kind == "release" or book.ends(inst)):
            return True
        if notes_own and isinstance(inst, Call) and book.effect(inst).kind == "allocate":
            return True
        if isinstance(inst, Alloca) and not is_static(inst, plan.facts):
            return True
    return False


def _pointer_in_parts(call: Call) -> Refusal:
    return Refusal(
        "unsupported",
        call,
        f"cannot follow the pointer of which '{call.callee_name}' overwrites a part",
        "what is left of it may lead anywhere",
        "overwrite pointers whole",
    )
