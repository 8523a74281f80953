"""Integers that loops make of comparisons, a bit or a count at a time: square roots digit by digit, copied bits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Phi
from irad.ir.values import Value

_HANDED_ON = frozenset("add sub mul and or xor shl lshr ashr trunc zext sext freeze select phi".split())


def counted_by(facts: FunctionFacts) -> Mapping[Instruction, tuple[Value, ...]]:
    """The integers that loops carry, and the conditions that decide what becomes of them from one iteration to the
    next; not those that only decide how many iterations there are. None where no numbers are made of bits."""
    cfg = facts.cfg
    instructions = (i for block in cfg.living for i in block.instructions)
    if not any(i.opcode == "bitcast" and i.type.scalar.is_float for i in instructions):
        return {}
    carried = [(loop, phi) for loop in facts.forest.loops for phi in loop.header.phis if phi.type.is_integer]
    found = {phi: _conditions(cfg, loop, phi) for loop, phi in carried}
    return {phi: conditions for phi, conditions in found.items() if conditions}


def _conditions(cfg: CFG, loop: Loop, phi: Phi) -> tuple[Value, ...]:
    """The conditions that the next value of a loop's variable is chosen by, or made of."""
    conditions: dict[Value, None] = {}
    work, seen, carried = [phi.incoming(loop.latch)], set[Value](), False
    while work:
        value = work.pop()
        if value is phi:
            carried = True
        if value in seen or not isinstance(value, Instruction) or value.block not in loop.blocks:
            continue
        seen.add(value)
        if value.type == T.I1 and value.opcode not in ("phi", "select"):
            conditions[value] = None
        elif value.opcode in _HANDED_ON:
            if isinstance(value, Phi) and value.block is not loop.header:
                conditions |= dict.fromkeys(_choosing(cfg, value.block))
            work += value.operands
    return tuple(conditions) if carried else ()


def _choosing(cfg: CFG, merge: Block) -> Iterator[Value]:
    """The conditions of the branches between where ways part and where they meet."""
    top = cfg.idom[merge]
    blocks = [top]
    for block in cfg.predecessors[merge]:
        while block is not top:
            blocks.append(block)
            block = cfg.idom[block]
    for block in blocks:
        if block.terminator.opcode in ("br", "switch"):
            yield from block.terminator.operands[:1]
