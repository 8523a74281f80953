"""The function that tells, before a parallel region runs, how much work it is and what its accumulations reach."""

from __future__ import annotations

from irad.adjoint.emit.parallel.footprint_records import FootprintRecords
from irad.adjoint.emit.tape_access import Frame, emit_trip_count
from irad.adjoint.parallel.joint_reversal import blocks_before
from irad.adjoint.plan import AdjointPlan
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.codegen.module_writer import clone, complete
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant, i64
from irad.ir.instructions import Block, Call, Instruction, Phi
from irad.ir.values import Argument, Value

_MOST_TRIPS = float(1 << 20)
"""How often a nested loop is taken to run at most: a trip count may be nonsense where the loop is not entered."""


class InspectorCost:
    """Writes what `plan.strips.preview` names into `frame.function`, without the loops themselves: it writes the notes
    of the thread's pauses and copies to `record`, behind them how many iterations it has of the shortest loop, and
    returns (a double) how often they access memory. `arguments` maps the primal's arguments to the function's;
    `frame.team` is what the thread's number and the size of the team are taken to be."""

    def __init__(self, plan: AdjointPlan, frame: Frame, arguments: dict[Argument, Value], record: Value) -> None:
        assert plan.strips is not None and plan.storage.frame is not None
        self.strips = plan.strips
        self.facts = plan.facts
        self.frame = frame
        self.function = frame.function
        self.record = record
        self.notes_at, self.notes_bytes = plan.storage.frame.size, plan.accumulation.notes_bytes
        self.notes = FootprintRecords(frame, plan.accumulation, plan.facts.trips)
        self.work = frame.local(T.DOUBLE, float_constant(T.DOUBLE, 0.0))
        self.least = frame.local(T.I64, i64(1 << 62))
        self.values: dict[Value, Value] = dict(arguments.items())
        self.blocks: dict[Block, Block] = {}

    def run(self) -> Block:
        """Write everything; returns the block where it begins."""
        before = blocks_before(self.facts, self.strips.loops)
        order = [b for b in self.facts.cfg.order if b in before]
        for block in order:
            self.blocks[block] = Block(f"p.{block.name}", self.function)
            self.function.blocks.append(self.blocks[block])
        done = self._finish()
        phis: list[tuple[Phi, Phi]] = []
        preheaders = {loop.preheader: loop for loop in self.strips.loops}
        behind = {loop.preheader: loop.exit_edges[0][1] for loop in self.strips.loops}
        for block in order:
            b = Builder(self.function, self.blocks[block])
            for inst in block.instructions:
                if inst.is_terminator:
                    if block in preheaders:
                        self._enter(b, preheaders[block])
                        b.branch(self.blocks.get(behind[block], done))
                    else:
                        b.insert(clone(inst, self._value, lambda target: self.blocks.get(target, done)))
                elif inst in self.strips.preview:
                    made = self._instruction(b, inst)
                    if isinstance(inst, Phi) and isinstance(made, Phi):
                        phis.append((made, inst))
        for made, phi in phis:
            complete(made, phi, self.blocks, self._value)
        return self.blocks[order[0]]

    def _finish(self) -> Block:
        done = Block("p.done", self.function)
        self.function.blocks.append(done)
        b = Builder(self.function, done)
        self.notes.write(b, self.record, self.notes_at, self._value)
        b.store(b.load(T.I64, self.least), b.offset(self.record, self.notes_at + self.notes_bytes))
        b.ret(b.load(T.DOUBLE, self.work))
        return done

    def _instruction(self, b: Builder, inst: Instruction) -> Instruction | None:
        answer = self.frame.answer(inst) if isinstance(inst, Call) else None
        if answer is not None:
            self.values[inst] = answer
            return None
        made = self.values[inst] = b.insert(clone(inst, self._value))
        return made

    def _enter(self, b: Builder, loop: Loop) -> None:
        self.notes.enter(b, loop, lambda count: self._trip_count(b, count), self._value)
        work: Value = float_constant(T.DOUBLE, 0.0)
        runs, least = self._runs(b, loop), b.load(T.I64, self.least)
        b.store(b.select(b.compare("icmp", "slt", runs, least), runs, least), self.least)
        own = b.cast("uitofp", runs, T.DOUBLE)
        for nest, accesses in self.strips.nests[loop]:
            product = b.fmul(own, float_constant(T.DOUBLE, float(accesses)))
            for inner in nest:
                times, most = b.cast("uitofp", self._runs(b, inner), T.DOUBLE), float_constant(T.DOUBLE, _MOST_TRIPS)
                product = b.fmul(product, b.select(b.compare("fcmp", "olt", times, most), times, most))
            work = b.fadd(work, product)
        b.store(b.fadd(b.load(T.DOUBLE, self.work), work), self.work)

    def _runs(self, b: Builder, loop: Loop) -> Value:
        count = self.facts.trips.get(loop)
        return i64(1) if count is None else self._trip_count(b, count)

    def _trip_count(self, b: Builder, count: TripCount) -> Value:
        return emit_trip_count(b, self.frame.output, count, self._value(count.start), self._value(count.bound))

    def _value(self, v: Value) -> Value:
        return self.values[v] if isinstance(v, (Argument, Instruction)) else v
