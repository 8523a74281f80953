"""The reverse sweep: back through the control flow of the forward sweep, step by step as planned."""

from __future__ import annotations

from irad.adjoint.emit.reverse_steps import Steps
from irad.adjoint.emit.tape_access import emit_array_pointers, emit_trip_count
from irad.adjoint.parallel.accumulation import NOTE_BYTES
from irad.adjoint.reverse_cfg import BranchRecord, ReverseEdge
from irad.adjoint.steps import (
    Key,
)
from irad.adjoint.tape_layout import Reservation
from irad.analysis.loops import Loop
from irad.codegen import runtime_ir
from irad.ir import types as T
from irad.ir.builder import i64
from irad.ir.instructions import Block, Phi, Switch
from irad.ir.values import (
    ConstInt,
    Value,
)


class ReverseSweep(Steps):
    """Writes the reverse sweep of a plan into `frame.function`.

    `seed` is the adjoint of the result (None when it has none);
    `finish(builder)` is called where the sweep ends.
    """

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

    # -- control flow

    def _block(self, block: Block) -> None:
        b = self.builder
        self.path = self.facts.forest.path(block)
        for step in self.plan.steps[block]:
            with b.at(step.inst.location):
                self._step(step)
        taken = [(phi, self.adjoints.take(b, phi)) for phi in block.phis if self.facts.is_active(phi)]
        taken = [(p, self.jacobians.adjoint(b, p) if self.jacobians.has(p) else whole) for p, whole in taken]
        self._leave(block, self.plan.routes[block], taken)
        loop = self.facts.forest.innermost[block]
        if loop is not None and block is loop.latch is not loop.header:
            self._mark(b.block, loop)  # it may be empty, and then be merged with what leads to it

    def _mark(self, block: Block | None, loop: Loop) -> None:
        """Say at the way back to a loop's beginning what the plan says of it."""
        if block is not None and loop in self.plan.triangular:
            block.terminator.metadata["llvm.loop"] = self.output.not_interleaved()
        point = self.plan.safepoints.reverse.get(loop)
        if point is not None and point.in_strips:
            self.output.look_behind(block, point)

    def _leave(self, block: Block, route: ReverseEdge, taken: list[tuple[Phi, Value]]) -> None:
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
                self.jacobians.begin(b, loop)
        if outer is not None and block is outer.header and pred is outer.latch:
            self.jacobians.begin(b, outer)
        self.path = self.facts.forest.path(block)
        b.branch(self._target(pred))

    def _leave_header(self, block: Block, route: ReverseEdge, taken: list[tuple[Phi, Value]]) -> None:
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
        self._mark(b.block, loop)
        point = self.plan.safepoints.reverse.get(loop)
        if point is not None and not point.in_strips:
            self.output.look_behind(b.block, point)
        self._enter(out)
        for group in self.plan.carried:
            if group.loop is loop:
                self._flush(group)
        if loop in self.pauses:
            self._pause(loop, taken)
        self._edge(block, loop.preheader, taken)

    def _pause(self, loop: Loop, taken: list[tuple[Phi, Value]]) -> None:
        """Behind the first part of a loop: wait for the other threads, and go through the other part."""
        b = self.builder
        over, wait = b.new_block("r.over"), b.new_block("r.wait")
        b.branch_if(b.load(T.I1, self.phases[loop]), over, wait)
        self._enter(wait)
        runtime_ir.barrier(self.output, b)
        b.store(ConstInt(T.I1, 1), self.phases[loop])
        trips, reach = b.load(T.I64, self.trip_slots[loop]), self._reach(loop)
        if loop in self.plan.ascending:
            b.store(i64(0), self.iteration[loop])
            last = b.sub(b.sub(trips, reach), i64(1))
        else:
            b.store(b.sub(b.sub(trips, reach), i64(1)), self.iteration[loop])
            last = i64(0)
        b.store(last, self.stops[loop])
        self._prepare_flushes(loop)
        for phi, adjoint in taken:
            incoming = phi.incoming(loop.latch)
            if self.facts.is_active(incoming):
                with b.at(phi.location):
                    self.adjoints.add(b, incoming, adjoint)
        b.branch(self.again[loop])
        self._enter(over)

    def _reach(self, loop: Loop) -> Value:
        """How many iterations of a loop the first part has: what the forward sweep has noted."""
        assert self.frame.frame is not None and self.plan.storage.frame is not None
        number = [p.loop for p in self.plan.accumulation.pauses].index(loop)
        offset = self.plan.storage.frame.size + NOTE_BYTES * number + 16
        return self.builder.load(T.I64, self.builder.offset(self.frame.frame, offset))

    def _begin_part(self, loop: Loop, trips: Value) -> None:
        """Set a loop with a pause up for its first part (for the whole of it where the reach is zero)."""
        b = self.builder
        if loop not in self.stops:
            self.stops[loop], self.phases[loop] = self.frame.local(T.I64), self.frame.local(T.I1)
        reach = self._reach(loop)
        whole = b.compare("icmp", "eq", reach, i64(0))
        b.store(whole, self.phases[loop])
        first, last = b.sub(trips, reach), b.sub(trips, i64(1))
        if loop in self.plan.ascending:
            b.store(b.select(whole, i64(0), first), self.iteration[loop])
            b.store(last, self.stops[loop])
        else:
            b.store(last, self.iteration[loop])
            b.store(b.select(whole, i64(0), first), self.stops[loop])

    def _prepare_flushes(self, loop: Loop) -> None:
        for group in self.plan.carried:
            if group.loop is loop:
                self._prepare_flush(group, self._last_iteration(loop))

    def _choose(self, block: Block, route: ReverseEdge, taken: list[tuple[Phi, Value]]) -> None:
        edges: dict[Block, Block] = {}
        for pred in route.predecessors:
            edges[pred] = self.builder.new_block("r.arm")
        key = Key("arm", block)
        if self.plan.choices[key].kind == "keep":
            number = self.get(key)
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

    def _decide(self, tree: BranchRecord | Block | None, edges: dict[Block, Block]) -> None:
        b = self.builder
        if tree is None:
            b.unreachable()
            return
        if isinstance(tree, Block):
            b.branch(edges[tree])
            return
        targets: list[Block] = []
        pending: list[tuple[Block, BranchRecord | None]] = []
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
        if loop in self.in_nests or rising or loop in self.pauses:
            if loop not in self.trip_slots:
                self.trip_slots[loop] = self.frame.local(T.I64)
            b.store(trips, self.trip_slots[loop])
        if loop in self.pauses:
            self._begin_part(loop, trips)
        self.indices.clear()
        for reservation in self.tops.get(loop, ()):
            self._enter_nest(reservation)
        record = self.plan.storage.records.get(loop)
        if record is not None:
            if record not in self.record_slots:
                self.record_slots[record] = self.frame.local(T.PTR)
            b.store(self._load_cell(Key("last", record)), self.record_slots[record])
        for key in self.invariants.get(loop, ()):
            found = self.get(key)
            if (loop, key) not in self.invariant_slots:
                self.invariant_slots[(loop, key)] = (found.type, self.frame.local(found.type))
            b.store(found, self.invariant_slots[(loop, key)][1])
        self._prepare_flushes(loop)
        if loop in self.pauses:
            self.again[loop] = b.new_block("r.part")
            b.branch(self.again[loop])
            self._enter(self.again[loop])

    def _enter_nest(self, reservation: Reservation) -> None:
        b = self.builder
        trips = {}
        for loop in reservation.loops:
            count = self.facts.trips[loop]
            trips[loop] = emit_trip_count(b, self.output, count, self.value(count.start), self.value(count.bound))
        base = self._load_cell(Key("base", reservation))
        for key, pointer in emit_array_pointers(b, self.frame.layout, reservation, base, trips).items():
            if key not in self.array_slots:
                self.array_slots[key] = self.frame.local(T.PTR)
            b.store(pointer, self.array_slots[key])
