"""Branches between a few steps of sums, signs and comparisons become selects (LLVM's if-conversion).

Limiters choose so (`a * b <= 0 ? 0 : fabs(a) < fabs(b) ? a : b`). A branch in the reverse of a loop adds to shadows in
its ways, which LLVM does not vectorise. What is computed speculatively here has derivatives of zero and one only: there
is no infinity by which the adjoint of what is not chosen, zero, could be multiplied.
"""

from __future__ import annotations

from irad.ir.instructions import Block, Call, Instruction
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import Value
from irad.lowering.common_loads import predecessors, ways_to_merge

__all__ = ["convert_branches"]

_STEPS = frozenset("fneg fadd fsub fcmp icmp select add sub and or xor zext sext trunc".split())
_CALLS = ("llvm.fabs.", "llvm.copysign.", "llvm.minnum.", "llvm.maxnum.", "llvm.smin.", "llvm.smax.")
_MOST = 6
"""Steps in one way."""


def convert_branches(function: Function, *_: object) -> bool:
    """Branches between a few sums, signs and comparisons become selects."""
    before = predecessors(function)
    gone = set[Block]()
    for block in reversed(function.blocks):  # inner branches first
        ways = None if block in gone else ways_to_merge(block, before)
        if ways is None or not all(_is_short(way) for way in ways) or not ways[0][-1].phis:
            continue
        merge = ways[0][-1]
        if not all(phi.type.is_float or phi.type.is_integer for phi in merge.phis):
            continue
        _select(function, block, *ways)
        _join(block, merge, before)
        gone |= {each for way in ways for each in way}
    if gone:
        function.blocks = [block for block in function.blocks if block not in gone]
    return bool(gone)


def _is_short(way: tuple[Block, ...]) -> bool:
    steps = way[0].instructions[:-1] if len(way) == 2 else []
    return len(steps) <= _MOST and all(map(_is_step, steps))


def _is_step(inst: Instruction) -> bool:
    if isinstance(inst, Call):
        return (inst.callee_name or "").startswith(_CALLS)
    return inst.opcode in _STEPS and (inst.type.is_float or inst.type.is_integer)


def _select(function: Function, block: Block, one: tuple[Block, ...], other: tuple[Block, ...]) -> None:
    """Do the steps of both ways in front of a branch, and choose between what comes by them."""
    merge, branch = one[-1], block.terminator
    for arm in (way[0] for way in (one, other) if len(way) == 2):
        for inst in arm.instructions[:-1]:
            inst.metadata = {k: v for k, v in inst.metadata.items() if k == "dbg"}
            block.insert(len(block.instructions) - 1, inst)
    chosen: dict[Value, Value] = {}
    for phi in merge.phis:
        sides = [phi.incoming(way[0] if len(way) == 2 else block) for way in (one, other)]
        made = Instruction("select", phi.type, [branch.operands[0], *sides], flags=phi.flags)
        made.name, made.metadata = phi.name, {k: v for k, v in phi.metadata.items() if k == "dbg"}
        chosen[phi] = block.insert(len(block.instructions) - 1, made) if sides[0] is not sides[1] else sides[0]
    merge.instructions = [i for i in merge.instructions if i not in chosen]
    replace_all_uses_with(function, chosen)


def _join(block: Block, merge: Block, before: dict[Block, list[Block]]) -> None:
    """Let a block go on with what came behind its branch."""
    records = block.instructions.pop().records
    merge.instructions[0].records = [*records, *merge.instructions[0].records]
    for inst in merge.instructions:
        block.append(inst)
    block.trailing_records += merge.trailing_records
    for following in block.successors:
        before[following] = [block if b is merge else b for b in before[following]]
        for phi in following.phis:
            phi.blocks = [block if b is merge else b for b in phi.blocks]
