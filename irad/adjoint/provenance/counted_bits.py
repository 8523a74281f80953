"""What conditions make integers of: bits that loops collect one at a time, what is chosen or done by a condition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Phi
from irad.ir.values import ConstInt, Value

_HANDED_ON = frozenset("add sub mul and or xor shl lshr ashr trunc zext sext freeze select phi".split())

_LARGE = 1 << 10
"""Multipliers of random number generators are larger."""


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
        if _scrambles(value):
            return ()
        if value.type == T.I1 and value.opcode not in ("phi", "select"):
            conditions[value] = None
        elif value.opcode in _HANDED_ON:
            if isinstance(value, Phi) and value.block is not loop.header:
                conditions |= dict.fromkeys(choosing(cfg, value.block))
            work += value.operands
    return tuple(conditions) if carried else ()


def _scrambles(value: Instruction) -> bool:
    """Whether a value is a step of a generator of random numbers: how often it goes on may depend on comparisons
    (rejected samples), but no number is put together there."""
    if value.opcode == "mul":
        return any(isinstance(o, ConstInt) and o.value & 1 and abs(o.value) > _LARGE for o in value.operands)
    if value.opcode != "xor":
        return False
    shifted = [o for o in value.operands if isinstance(o, Instruction) and o.opcode in ("shl", "lshr")]
    return any(o is not s and o in (s.operands[0], *_under(s.operands[0])) for s in shifted for o in value.operands)


def _under(value: Value) -> list[Value]:
    """What a value is truncated or masked from."""
    parts = isinstance(value, Instruction) and value.opcode in ("and", "trunc", "zext")
    return [value.operands[0]] if isinstance(value, Instruction) and parts else []


def choosing(cfg: CFG, merge: Block) -> Iterator[Value]:
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
