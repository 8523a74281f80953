"""Loops that the source wants vectorised (`omp simd`, `#pragma clang loop vectorize(enable)`).

LLVM would vectorise them at once, before anything is differentiated, and say on standard error where it cannot. So the
wish is put under another name first (`irad.backend.optimise.prepare`). What it allows, sums and products in another
order, is said here by the instructions that make them up; then they may be vectorised later, in derivatives too.
"""

from __future__ import annotations

import re

from irad.analysis.cfg import CFG
from irad.analysis.loops import IrreducibleFlow, Loop, LoopForest
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Phi
from irad.ir.module import Function
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import Value

__all__ = ["WANTED", "allow_reordering"]

WANTED = "irad.loop.vectorize.enable"
"""What is set aside of `llvm.loop.vectorize.enable`."""
_NODE = re.compile(r"!(\d+)")


def allow_reordering(text: str) -> str:
    """Sums and products of loops to be vectorised may be made in any order."""
    if WANTED not in text:
        return text
    module = parse_module(text)
    wishes = {n for n, node in module.metadata.items() if WANTED in node and not node.rstrip().endswith("i1 false}")}
    wanted = {n for n, node in module.metadata.items() if wishes & set(_NODE.findall(node))}
    changed = False
    for function in module.functions.values():
        if not function.is_declaration and (function.body_text is None or "!llvm.loop" in function.body_text):
            changed |= _allow(function, wanted)
    return print_module(module) if changed else text


def _allow(function: Function, wanted: set[str]) -> bool:
    latches = [b for b in function.blocks if b.terminator.metadata.get("llvm.loop", "!")[1:] in wanted]
    if not latches:
        return False
    try:
        forest = LoopForest(CFG(function))
    except IrreducibleFlow:
        return False
    changed = False
    for loop in forest.loops:
        for phi in loop.header.phis if loop.latch in latches else ():
            for inst in _accumulation(loop, phi):
                inst.flags = ("reassoc", *inst.flags)
                changed = True
    return changed


def _accumulation(loop: Loop, phi: Phi) -> list[Instruction]:
    """The additions and multiplications by which a number becomes what it is in the next iteration, if there is nothing
    else on the way."""
    if not isinstance(phi.type, T.FloatType):
        return []
    known: dict[Value, bool] = {phi: True}
    found: list[Instruction] = []

    def leads_here(value: Value) -> bool:
        if value not in known:
            known[value] = False
            if isinstance(value, Instruction) and value.block in loop.blocks:
                ways = [leads_here(o) for o in _summands(value)]
                known[value] = any(ways)
                if known[value] and not isinstance(value, Phi) and value.opcode != "select":
                    found.append(value)
        return known[value]

    leads_here(phi.incoming(loop.latch))
    return [i for i in found if not {"reassoc", "fast"} & set(i.flags)]


def _summands(inst: Instruction) -> list[Value]:
    """What an instruction adds up, multiplies or chooses from."""
    if isinstance(inst, Phi) or inst.opcode in ("fadd", "fmul"):
        return list(inst.operands)
    if inst.opcode == "fsub":
        return inst.operands[:1]
    if inst.opcode == "select":
        return inst.operands[1:]
    if isinstance(inst, Call) and (inst.callee_name or "").startswith("llvm.fmuladd."):
        return inst.operands[2:3]
    return []
