"""What has to run of a function to find out which addresses it reads through indices.

How large the private copies of a shadow have to be in a parallel region is known when every such address has been seen;
so is whether arrays are apart that are read through indices. Looking at addresses in the forward sweep costs there, for
every access, two comparisons in the midst of the computation. They can be looked at by a function of their own instead,
which only computes addresses, is vectorised on its own terms, and is called only where it is asked for.

A branch whose condition would have to be computed with numbers is passed over if nothing behind it, up to where its
ways meet again, has to do with addresses: whether two atoms are near enough decides what they add to the energy, not
where it is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from irad.analysis.cfg import CFG
from irad.analysis.mod_ref import CallEffect
from irad.ir.instructions import Block, Call, Instruction, Load, Phi
from irad.ir.values import Value

_ENDS = frozenset(("br", "switch", "ret", "unreachable"))
_SIMPLE = frozenset(
    "phi getelementptr select freeze icmp fcmp trunc zext sext bitcast ptrtoint inttoptr extractvalue "
    "add sub mul shl lshr ashr and or xor udiv sdiv urem srem".split()
)


@dataclass(frozen=True, eq=False)
class InspectorSlice:
    """The `instructions` that decide where accesses are and whether they happen, without the ends of blocks.
    passed_over: blocks that do not matter. jumps: where to go on from blocks that lead to them."""

    instructions: frozenset[Instruction]
    passed_over: frozenset[Block]
    jumps: dict[Block, Block]


def inspector_slice(
    cfg: CFG,
    effect: Callable[[Call], CallEffect],
    wanted: Mapping[Instruction, Iterable[Value]],
    is_unmodified: Callable[[Value], bool],
) -> InspectorSlice | None:
    """What has to run to find out the values `wanted` at some instructions. None where that is more than integers,
    addresses and what is read from memory that nothing in the function writes to (`is_unmodified` tells that of a
    pointer's): then only the function itself can look."""
    return _Slicer(cfg, effect, wanted, is_unmodified).slice()


@dataclass(frozen=True)
class _Slicer:
    cfg: CFG
    effect: Callable[[Call], CallEffect]
    wanted: Mapping[Instruction, Iterable[Value]]
    is_unmodified: Callable[[Value], bool]

    def slice(self) -> InspectorSlice | None:
        cfg = self.cfg
        if any(block.terminator.opcode not in _ENDS for block in cfg.order):
            return None
        jumps: dict[Block, Block] = {}
        skipped: set[Block] = set()
        for block in cfg.order:
            if block not in skipped and self._needed(block.terminator.operands) is None:
                found = _ways_from(cfg, block) if block.terminator.opcode != "ret" else None
                if found is None:
                    continue  # what is returned; or a branch that has to be taken as it is
                jumps[block], inner = found
                skipped |= inner
        left = [b for b in cfg.order if b not in skipped and b not in jumps and b.terminator.opcode != "ret"]
        work = [o for block in left for o in block.terminator.operands]
        for values in self.wanted.values():
            work += values
        needed = self._needed(work)
        if needed is None or any(i.block in skipped for i in (*needed, *self.wanted)):
            return None
        joins = {i.block for i in needed if isinstance(i, Phi)}
        if any(target in joins for target in jumps.values()):
            return None
        return InspectorSlice(needed, frozenset(skipped), jumps)

    def _needed(self, values: Iterable[Value]) -> frozenset[Instruction] | None:
        """The instructions that values are computed by, if these are simple enough."""
        work, found = list(values), set[Instruction]()
        while work:
            value = work.pop()
            if not isinstance(value, Instruction) or value in found:
                continue
            if isinstance(value, Load):
                if value.volatile or value.ordering or not self.is_unmodified(value.pointer):
                    return None
            elif isinstance(value, Call):
                effect = self.effect(value)
                if value.callee_name != "omp_get_thread_num" and (not effect.pure or effect.reads_memory):
                    return None
            elif value.opcode not in _SIMPLE:
                return None
            found.add(value)
            work += value.operands
        return frozenset(found)


def _ways_from(cfg: CFG, branch: Block) -> tuple[Block, set[Block]] | None:
    """Where the ways from a branch meet again, and the blocks on them; None where they do not, or lead back to it."""
    for meeting in cfg.order[cfg.index[branch] + 1 :]:
        inner: set[Block] = set()
        work = list(cfg.successors[branch])
        while work:
            block = work.pop()
            if block is meeting or block in inner:
                continue
            if block is branch or not cfg.successors[block] or cfg.index[block] < cfg.index[branch]:
                return None
            if cfg.index[block] > cfg.index[meeting]:
                break  # there is a way around
            inner.add(block)
            work += cfg.successors[block]
        else:
            if all(p is branch or p in inner for block in inner for p in cfg.predecessors[block]):
                return meeting, inner
    return None
