"""Branches that lead around a loop which is not entered: a region that takes the loop's place can be run in any case,
without iterations. Then every run of the function comes to it, and it can go forward and back strip by strip if nothing
follows (`irad.adjoint.parallel.joint_reversal`)."""

from __future__ import annotations

from dataclasses import dataclass

from irad.ir.instructions import Block, Branch, Call, Instruction, Phi
from irad.ir.module import Function
from irad.ir.values import Constant, Value
from irad.transform.autopar.doall_test import DoallLoop

_HARMLESS = frozenset(
    "add sub mul shl lshr ashr and or xor icmp select zext sext trunc getelementptr ptrtoint inttoptr freeze".split()
)
_INTRINSICS = tuple(f"llvm.{name}." for name in "smax smin umax umin abs".split())


@dataclass(frozen=True, eq=False)
class ZeroTripGuard:
    """The branch at the end of `block` that decides whether a loop is entered, when `condition` is `entered`; otherwise
    it leads, by way of `empty` where that is a block, to `around`, where the ways meet again."""

    block: Block
    condition: Value
    entered: bool
    empty: Block | None
    around: Block

    def open(self, function: Function, found: DoallLoop) -> None:
        """Enter in any case. What the ways bring along is the same, or that of the loop."""
        branch = self.block.terminator
        assert isinstance(branch, Branch)
        branch.operands = []
        branch.successors = [found.loop.preheader]
        for phi in self.around.phis:
            at = phi.blocks.index(self.empty or self.block)
            del phi.blocks[at], phi.operands[at]
        if self.empty is not None:
            function.blocks.remove(self.empty)


def entrance_of(function: Function, found: DoallLoop) -> ZeroTripGuard | None:
    """The branch that leads around a loop, if it leads to where the loop does, what is computed between the branch and
    the loop may be computed in any case, and sums of nothing are what the way around brings."""
    loop = found.loop
    before = [b for b in function.blocks if loop.preheader in b.successors]
    if loop.parent is not None or len(before) != 1:
        return None
    branch = before[0].terminator
    if not isinstance(branch, Branch) or len(set(branch.successors)) != 2:
        return None
    if not all(_is_harmless(i) for i in loop.preheader.instructions if i is not loop.preheader.terminator):
        return None
    entered = branch.successors[0] is loop.preheader
    way, behind = branch.successors[int(entered)], _through(function, found.outside, found.exiting)
    empty = way if not way.phis and _through(function, way, before[0]) is not None else None
    around = _through(function, way, before[0]) if empty is not None else way
    if around is None or around not in (found.outside, behind):
        return None
    last = found.exiting if around is found.outside else found.outside
    same = all(_brings(phi, empty or before[0], last, found) for phi in around.phis)
    return ZeroTripGuard(before[0], branch.operands[0], entered, empty, around) if same else None


def _through(function: Function, block: Block, before: Block) -> Block | None:
    """Where a block leads, if it does nothing else and `before` alone leads to it."""
    if any(block in b.successors for b in function.blocks if b is not before):
        return None
    branch = block.terminator
    idle = len(block.instructions) == len(block.phis) + 1
    return branch.targets[0] if idle and isinstance(branch, Branch) and not branch.operands else None


def _is_harmless(inst: Instruction) -> bool:
    if isinstance(inst, Call):
        return (inst.callee_name or "").startswith(_INTRINSICS)
    return inst.opcode in _HARMLESS


def _brings(phi: Phi, before: Block, last: Block, found: DoallLoop) -> bool:
    """Whether a loop without iterations leaves what the way around it brings."""
    value = phi.incoming(last)
    if isinstance(value, Phi) and value.block is found.outside:
        value = value.incoming(found.exiting)
        leaving = next((p for p in found.leaving if p.incoming(found.exiting) is value), None)
    else:
        leaving = phi if phi in found.leaving else None
    other = phi.incoming(before)
    if leaving is None:
        return value is other
    running = found.leaving[leaving]
    return running in found.sums and _is_same(running.incoming(found.loop.preheader), other)


def _is_same(one: Value, other: Value) -> bool:
    return one is other or (isinstance(one, Constant) and isinstance(other, Constant) and one.ref == other.ref)


__all__ = ["ZeroTripGuard", "entrance_of"]
