"""Intrinsics of instruction sets (SSE, AVX, AVX-512, NEON) and masked accesses become generic instructions.

The analyses and the rules know vectors, but not what `llvm.x86.avx.blendv.pd.256` does. What the tables
(`simd_arithmetic`, `simd_memory`) know is written out; what stays a call and has a rule (comparisons, conversions to
integers, approximate reciprocals: `irad.rules.simd`) is one of them, and what has none is refused where a derivative
would have to pass.

Behind that, bits of numbers that were moved or combined in registers as integers of another width are moved and
combined in the width of the numbers, so that the stage that recognises arithmetic on bits sees lanes.
"""

from __future__ import annotations

from irad.codegen.module_writer import ModuleWriter
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir.builder import Builder
from irad.ir.instructions import Block, Call, Instruction
from irad.ir.module import Function, replace_all_uses_with, replace_operands
from irad.ir.values import Value
from irad.lowering.simd.arithmetic import writer_of
from irad.lowering.simd.bits import straighten
from irad.lowering.simd.lanes import NOTHING
from irad.lowering.simd.memory import Memory, accessor_of
from irad.lowering.types.rewriter import sweep

PREFIXES = ("llvm.x86.", "llvm.aarch64.", "llvm.arm.", "llvm.masked.")

__all__ = ["PREFIXES", "lower_simd"]


def lower_simd(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Intrinsics of SSE, AVX and NEON, and masked accesses, become generic operations."""
    book = shared.calls
    replaced: dict[Value, Value] = {}
    for block in list(function.blocks):
        if any(_is_meant(i, book) for i in block.instructions):
            _rewrite(function, block, book, output, replaced)
    if replace_all_uses_with(function, replaced):
        sweep(function)  # what computed the addresses of all lanes at once
    return straighten(function) or bool(replaced)


def _is_meant(inst: Instruction, book: CallClassifier) -> bool:
    name = inst.callee_name if isinstance(inst, Call) else None
    return name is not None and name.startswith(PREFIXES) and name not in book.custom


def _rewrite(
    function: Function, block: Block, book: CallClassifier, output: ModuleWriter, replaced: dict[Value, Value]
) -> None:
    old, block.instructions = block.instructions, []
    builder = Builder(function, block)
    memory = Memory(builder, output)
    for inst in old:
        assert builder.block is not None
        if not isinstance(inst, Call) or not _is_meant(inst, book):
            builder.block.append(inst)
            continue
        replace_operands(inst, replaced)
        name = inst.callee_name or ""
        write = accessor_of(name) or writer_of(name)
        with builder.at(inst.location):
            made = write(memory, inst) if write is not None else None
        if made is None:
            builder.block.append(inst)
        elif made is not NOTHING:
            replaced[inst] = made
    if builder.block is not block:
        _reconnect(block, builder.block)


def _reconnect(old: Block, new: Block | None) -> None:
    """Phis behind a split block have a new predecessor."""
    assert new is not None
    for successor in new.terminator.targets:
        for phi in successor.phis:
            phi.blocks = [new if b is old else b for b in phi.blocks]
