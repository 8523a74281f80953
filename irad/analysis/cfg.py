"""Control-flow graph facts: predecessors, order, dominators, reachability."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from irad.ir.dominators import DominatorTree
from irad.ir.instructions import Block, Instruction
from irad.ir.module import Function
from irad.ir.values import Value
from irad.ir.worklist import reached


class CFG(DominatorTree):
    """Facts about the reachable blocks of one function."""

    def __init__(self, function: Function) -> None:
        super().__init__(function.entry)
        self.function = function

    @property
    def is_cyclic(self) -> bool:
        """Whether a block can run twice."""
        return any(self.index[s] <= self.index[b] for b in self.order for s in self.successors[b])

    @cached_property
    def position(self) -> dict[Instruction, int]:
        """Each instruction's place within its block."""
        return {inst: i for block in self.order for i, inst in enumerate(block.instructions)}

    def precedes(self, first: Instruction, then: Instruction) -> bool:
        """Whether `first` has run whenever `then` runs."""
        if first.parent is then.parent:
            return self.position[first] < self.position[then]
        return self.dominates(first.parent, then.parent)

    @cached_property
    def _reach(self) -> dict[Block, int]:
        """For each block a bit set of the blocks that can run after it (itself only through a cycle)."""
        reach = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(self.order):
                bits = 0
                for successor in self.successors[block]:
                    bits |= reach[successor] | (1 << self.index[successor])
                if bits != reach[block]:
                    reach[block] = bits
                    changed = True
        return reach

    def reaches(self, a: Block, b: Block) -> bool:
        """Whether a path of at least one edge leads from `a` to `b`."""
        return bool(self._reach[a] >> self.index[b] & 1)

    def may_follow(self, first: Instruction, second: Instruction) -> bool:
        """Whether `second` can run after an execution of `first` (later in the block, or along some path)."""
        if first.parent is second.parent and self.position[second] > self.position[first]:
            return True
        return self.reaches(first.parent, second.parent)

    def always_goes_with(self, first: Instruction, second: Instruction, value: Value) -> bool:
        """Whether with each run of `first` there is one of `second` with the same `value`, which both use: in the same
        block, or behind it, if the function goes on to an exit."""
        if first.parent is second.parent:
            return True
        if not self.successors[first.parent]:
            return False
        again = {first.parent, value.block if isinstance(value, Instruction) else None}
        ends = self.doomed | {second.parent}

        def onward(block: Block) -> list[Block]:
            return [s for s in self.successors[block] if s not in ends]

        return all(b not in again and self.successors[b] for b in reached(onward(first.parent), onward))

    def always_meets(self, start: Block, blocks: set[Block]) -> bool:
        """Whether every way from a block to an exit goes through one of some others, or that block is among them."""
        ways = reached([start], lambda block: () if block in blocks else self.successors[block])
        return all(block in blocks or self.successors[block] for block in ways)

    def merge_of(self, block: Block) -> Block | None:
        """Where all ways from a branch meet first: its nearest post-dominator, loops being left some time."""
        waiting, current = {block}, block
        while len(waiting) > 1 or current is block:
            waiting.discard(current)
            following = [s for s in self.successors[current] if self.index[s] > self.index[current]]
            if not self.successors[current]:
                return None
            waiting.update(following)
            if not waiting:
                return None
            current = min(waiting, key=self.index.__getitem__)
        return current if len(self.successors[block]) > 1 else None

    def between(self, start: Block, end: Block) -> Iterator[Block]:
        """A block, and those on ways from it on which another one has not come yet."""
        return reached([start], lambda block: [s for s in self.successors[block] if s is not end])

    def distances(self, blocks: set[Block]) -> dict[Block, int]:
        """How many edges lead from each block to the nearest of some, where any do."""
        found, edge = dict.fromkeys(blocks, 0), blocks
        while edge:
            edge = {p for b in edge for p in self.predecessors[b]} - found.keys()
            found.update(dict.fromkeys(edge, 1 + max(found.values())))
        return found

    @cached_property
    def exits(self) -> list[Block]:
        """Blocks that end in `ret`."""
        return [b for b in self.order if b.terminator.opcode == "ret"]

    @cached_property
    def doomed(self) -> frozenset[Block]:
        """Blocks behind which the function cannot return any more: the program ends there, or an exception flies.
        Nothing that happens in them is ever reversed."""
        living = set(reached(self.exits, self.predecessors.__getitem__))
        return frozenset(b for b in self.order if b not in living)

    @cached_property
    def living(self) -> tuple[Block, ...]:
        """The other blocks, in order."""
        return tuple(b for b in self.order if b not in self.doomed)
