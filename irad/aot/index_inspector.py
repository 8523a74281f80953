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
from irad.ir.values import Argument, Value

__all__ = ["make_inspector"]

_LEAST, _MOST = -(1 << 63), (1 << 63) - 1


def make_inspector(
    name: str, primal: Function, part: InspectorSlice, indices: Sequence[Load], output: ModuleWriter
) -> Function:
    """`void inspector(arguments of the primal, ptr found)`: leaves the lowest and the highest number that each of some
    loads reads (`indices`), as 64 bits each; those of a load that does not run are zero."""
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
            low, high = self.entry.alloca(T.I64), self.entry.alloca(T.I64)
            self.entry.store(i64(_MOST), low)
            self.entry.store(i64(_LEAST), high)
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
            number = b.cast("sext", self.values[inst], T.I64)
            for slot, choice in zip(self.slots[inst], ("smin", "smax"), strict=True):
                b.store(self._chosen(b, choice, b.load(T.I64, slot), number), slot)
        return made

    def _chosen(self, b: Builder, choice: str, x: Value, y: Value) -> Value:
        name = f"llvm.{choice}.i64"
        self.output.declare(name, T.I64, (T.I64, T.I64))
        return b.call(name, T.I64, [x, y])

    def _report(self, b: Builder) -> None:
        place = self.made.arguments[-1]
        for number, (low, high) in enumerate(self.slots.values()):
            ends = b.load(T.I64, low), b.load(T.I64, high)
            runs = b.compare("icmp", "sle", *ends)
            for end, found in enumerate(ends):
                b.store(b.select(runs, found, i64(0)), b.offset(place, 16 * number + 8 * end), 8)
        b.ret()

    def _value(self, v: Value) -> Value:
        return self.values[v] if isinstance(v, (Argument, Instruction)) else v
