"""Which values in front of a worksharing loop are the same for all threads of a team.

What one thread's body computes is its own as soon as it depends on the thread's number. That is found where it comes
from: results of calls, loads from memory that may change or is the thread's own, addresses of local variables;
and it goes on through operands, through phis behind branches that threads take differently, and out of loops that
threads leave at different times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop, LoopForest
from irad.ir.instructions import Alloca, Block, Call, Instruction, Load, Phi
from irad.ir.values import ConstAggregate, ConstExpr, GlobalRef, Value

_PURE = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.")


class Uniformity:
    """Answers for one loop of one function whose arguments are the same for all threads.

    Where threads take different ways before they come to the loop, each still runs all of the loop's iterations that
    are its own: so only values matter, not whether a block is run. `unmodified(pointer)` tells that memory does not
    change while threads may be in the loop, or on their way to it. again: a loop around, of which threads may be in
    different iterations at the same time.
    """

    def __init__(
        self, cfg: CFG, forest: LoopForest, loop: Loop, unmodified: Callable[[Value], bool], again: Loop | None = None
    ) -> None:
        self._cfg = cfg
        self._forest = forest
        self._loop = loop
        self._unmodified = unmodified
        self._again = again
        self._own: set[Value] = set()
        self._parting: list[Block] = []
        self._solved = False

    def __call__(self, value: Value) -> bool:
        """Whether a value that is invariant in the loop is the same for all threads."""
        if not self._solved:
            self._solve()
            self._solved = True
        return not self._is_own(value)

    def _is_own(self, value: Value) -> bool:
        if isinstance(value, GlobalRef):
            module = self._cfg.function.module
            variable = module.globals.get(value.name) if module is not None else None
            return variable is not None and variable.thread_local
        if isinstance(value, ConstExpr):
            return any(map(self._is_own, value.operands))
        if isinstance(value, ConstAggregate):
            return any(map(self._is_own, value.elements))
        return value in self._own

    @cached_property
    def _before(self) -> list[Block]:
        """The blocks that may run before the loop."""
        return [
            b
            for b in self._cfg.order
            if b not in self._loop.blocks and (b is self._loop.preheader or self._cfg.reaches(b, self._loop.header))
        ]

    def _solve(self) -> None:
        """Find the instructions whose values may be a thread's own, and the branches at which threads may part."""
        branches = [b for b in self._cfg.order if len(self._cfg.successors[b]) > 1]
        changed = True
        while changed:
            changed = False
            self._parting = [
                b for b in branches if b in self._loop.blocks or any(map(self._is_own, b.terminator.operands))
            ]
            for block in self._before:
                for inst in block.instructions:
                    if inst not in self._own and self._becomes_own(inst):
                        self._own.add(inst)
                        changed = True

    def _becomes_own(self, inst: Instruction) -> bool:
        if isinstance(inst, Alloca) or inst.opcode in ("atomicrmw", "cmpxchg", "va_arg", "landingpad"):
            return True
        if inst.opcode == "freeze" and "noundef" not in getattr(inst.operands[0], "attributes", "").split():
            return True
        if isinstance(inst, Call) and not (inst.callee_name or "").startswith(_PURE):
            return True
        if isinstance(inst, Load) and (inst.volatile or inst.ordering or not self._unmodified(inst.pointer)):
            return True
        if any(self._own_here(o, inst) for o in inst.operands):
            return True
        return isinstance(inst, Phi) and len(inst.blocks) > 1 and self._is_divided(inst)

    def _own_here(self, operand: Value, user: Instruction) -> bool:
        """Whether an operand is a thread's own, or the value of the last iteration of a loop that threads leave
        at different times."""
        if not isinstance(operand, Instruction):
            return self._is_own(operand)
        if operand in self._own:
            return True
        if operand.block is None or user.block is None or operand.block in self._loop.blocks:
            return True
        inner = self._forest.innermost.get(operand.block)
        while inner is not None and user.block not in inner.blocks:
            if any(block in self._parting for block, _ in inner.exit_edges):
                return True
            inner = inner.parent
        return False

    def _is_divided(self, phi: Phi) -> bool:
        """Whether threads may come to a phi by different ways."""
        join = phi.block
        assert join is not None
        around = self._forest.by_header.get(join)
        if around is not None and any(block in self._parting for block, _ in around.exit_edges):
            return True  # each thread has its own number of iterations, as when chunks are handed out
        if self._again is not None and self._again.contains(around):
            return True
        region = self._cfg.idom[join]
        return any(
            self._cfg.dominates(region, block) and len(set(self._edges_into(join, block))) > 1
            for block in self._parting
        )

    def _edges_into(self, join: Block, start: Block) -> Iterator[Block]:
        """The predecessors of `join` that can be reached from a block without passing through it."""
        seen, work = {start}, [start]
        while work:
            block = work.pop()
            for successor in self._cfg.successors[block]:
                if successor is join:
                    yield block
                elif successor not in seen:
                    seen.add(successor)
                    work.append(successor)


__all__ = ["Uniformity"]
