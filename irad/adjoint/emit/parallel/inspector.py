"""The function that looks at the addresses of a parallel region's accesses, and at nothing else."""

from __future__ import annotations

from irad.adjoint.emit.parallel.footprint_records import FootprintRecords
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.plan import AdjointPlan
from irad.codegen.module_writer import clone, complete
from irad.ir.builder import Builder
from irad.ir.instructions import Block, Call, Instruction, Phi
from irad.ir.values import Argument, Value


class Inspector:
    """Writes the part of a function that `plan.accumulation.survey` names into `frame.function`, which adds the
    accesses that it comes by to the notes behind the thread's frame, `record`. `arguments` maps the primal's arguments
    to the function's."""

    def __init__(self, plan: AdjointPlan, frame: Frame, arguments: dict[Argument, Value], record: Value) -> None:
        assert plan.accumulation.survey is not None and plan.storage.frame is not None
        self.cfg = plan.facts.cfg
        self.slice = plan.accumulation.survey
        self.frame = frame
        self.function = frame.function
        self.record = record
        self.notes_at = plan.storage.frame.size
        self.notes = FootprintRecords(frame, plan.accumulation, plan.facts.trips, survey=True)
        self.values: dict[Value, Value] = dict(arguments.items())
        self.blocks: dict[Block, Block] = {}

    def run(self) -> Block:
        """Write everything; returns the block where the copy begins."""
        order = [block for block in self.cfg.order if block not in self.slice.passed_over]
        for block in order:
            self.blocks[block] = Block(f"s.{block.name}", self.function)
            self.function.blocks.append(self.blocks[block])
        phis: list[tuple[Phi, Phi]] = []
        for block in order:
            b = Builder(self.function, self.blocks[block])
            for inst in block.instructions:
                with b.at(inst.location):
                    made = self._instruction(b, inst)
                if isinstance(inst, Phi) and isinstance(made, Phi):
                    phis.append((made, inst))
        for made, phi in phis:
            complete(made, phi, self.blocks, self._value)
        return self.blocks[order[0]]

    def _instruction(self, b: Builder, inst: Instruction) -> Instruction | None:
        made = None
        answer = self.frame.answer(inst) if isinstance(inst, Call) else None
        if inst.opcode in ("ret", "unreachable"):  # what ends the program does so in the region itself
            self.notes.add(b, self.record, self.notes_at)
            b.ret()
        elif inst.is_terminator and inst.block in self.slice.jumps:
            b.branch(self.blocks[self.slice.jumps[inst.block]])
        elif inst.is_terminator:
            b.insert(clone(inst, self._value, self.blocks.__getitem__))
        elif answer is not None:
            self.values[inst] = answer
        elif inst in self.slice.instructions:
            made = self.values[inst] = b.insert(clone(inst, self._value))
        self.notes.access(b, inst, self._value)
        return made

    def _value(self, v: Value) -> Value:
        return self.values[v] if isinstance(v, (Argument, Instruction)) else v
