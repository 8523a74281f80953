"""The function that finds out which indices another one reads, and computes nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from irad.analysis.cfg import CFG
from irad.analysis.footprint.inspector import InspectorSlice
from irad.codegen.module_writer import ModuleWriter, clone, complete
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block, Instruction, Load, Phi
from irad.ir.module import Function
from irad.ir.values import Argument, ConstInt, Value

__all__ = ["make_inspector"]


def make_inspector(
    name: str, primal: Function, part: InspectorSlice, indices: Sequence[Load], output: ModuleWriter
) -> Function:
    """`void inspector(arguments of the primal, ptr found)`: leaves the lowest numbers that some loads read
    (`indices`), and behind them the highest, as 64 bits each; those of a load that does not run are zero."""
    arguments = [Argument(a.type, f"a{i}", i, "") for i, a in enumerate(primal.arguments)]
    arguments.append(Argument(T.PTR, "found", len(arguments), "noalias"))
    type_ = T.FunctionType(T.VOID, tuple(a.type for a in arguments))
    made = Function(name, type_, arguments, "internal", "nounwind", module=primal.module)
    made.blocks = []
    return _Writer(made, primal, part, indices, output).run()


class _Writer:
    def __init__(
        self, made: Function, primal: Function, part: InspectorSlice, indices: Sequence[Load], output: ModuleWriter
    ) -> None:
        self.made = made
        self.part = part
        self.output = output
        self.order = [block for block in CFG(primal).order if block not in part.passed_over]
        self.values: dict[Value, Value] = dict(zip(primal.arguments, made.arguments, strict=False))
        self.blocks: dict[Block, Block] = {}
        self.slots: dict[Load, tuple[Value, Value]] = {}
        entry = Block("entry", made)
        made.blocks.append(entry)
        self.entry = Builder(made, entry)
        for load in indices:
            low, high = self.entry.alloca(load.type), self.entry.alloca(load.type)
            assert isinstance(load.type, T.IntType)
            half = 1 << load.type.bits - 1
            self.entry.store(ConstInt(load.type, half - 1), low)
            self.entry.store(ConstInt(load.type, -half), high)
            self.slots[load] = (low, high)

    def run(self) -> Function:
        for block in self.order:
            self.blocks[block] = Block(f"s.{block.name}", self.made)
            self.made.blocks.append(self.blocks[block])
        self.entry.branch(self.blocks[self.order[0]])
        phis: list[tuple[Phi, Phi]] = []
        for block in self.order:
            builder = Builder(self.made, self.blocks[block])
            for inst in block.instructions:
                made = self._instruction(builder, inst)
                if isinstance(inst, Phi) and isinstance(made, Phi):
                    phis.append((made, inst))
        for made, phi in phis:
            complete(made, phi, self.blocks, self._value)
        return self.made

    def _instruction(self, b: Builder, inst: Instruction) -> Instruction | None:
        made = None
        if inst.opcode in ("ret", "unreachable"):  # what ends the program does so in the function itself
            self._report(b)
        elif inst.is_terminator and inst.block in self.part.jumps:
            b.branch(self.blocks[self.part.jumps[inst.block]])
        elif inst.is_terminator:
            b.insert(clone(inst, self._value, self.blocks.__getitem__))
        elif inst in self.part.instructions:
            made = self.values[inst] = b.insert(clone(inst, self._value))
        if isinstance(inst, Load) and inst in self.slots:
            for slot, choice in zip(self.slots[inst], ("smin", "smax"), strict=True):
                b.store(self._chosen(b, choice, b.load(inst.type, slot), self.values[inst]), slot)
        return made

    def _chosen(self, b: Builder, choice: str, x: Value, y: Value) -> Value:
        name = f"llvm.{choice}.{x.type}"
        self.output.declare(name, x.type, (x.type, x.type))
        return b.call(name, x.type, [x, y])

    def _report(self, b: Builder) -> None:
        """Leave what was found, the lowest numbers first: LLVM can go for those of neighbouring loads together."""
        found = [(load.type, *slots) for load, slots in self.slots.items()]
        ends = [[b.cast("sext", b.load(type_, slot), T.I64) for slot in slots] for type_, *slots in found]
        runs = [b.compare("icmp", "sle", *pair) for pair in ends]
        for end in range(2):
            for number, pair in enumerate(ends):
                left = b.select(runs[number], pair[end], i64(0))
                b.store(left, b.offset(self.made.arguments[-1], 8 * (len(ends) * end + number)), 8)
        b.ret()

    def _value(self, v: Value) -> Value:
        return self.values[v] if isinstance(v, (Argument, Instruction)) else v
