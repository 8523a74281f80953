"""Control-flow graph facts: predecessors, order, dominators, reachability.

Dominators by Cooper, Harvey & Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from functools import cached_property

from irad.ir.instructions import Block, Instruction
from irad.ir.module import Function
from irad.ir.values import Value
from irad.ir.worklist import reached


class CFG:
    """Facts about the reachable blocks of one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.successors: dict[Block, list[Block]] = {}
        self.order: list[Block] = self._reverse_postorder(function.entry)
        self.index: dict[Block, int] = {b: i for i, b in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {b: [] for b in self.order}
        for block in self.order:
            for successor in self.successors[block]:
                self.predecessors[successor].append(block)
        self.idom: dict[Block, Block] = self._immediate_dominators()
        self._number_dominator_tree()

    def _reverse_postorder(self, entry: Block) -> list[Block]:
        order: list[Block] = []
        seen = {entry}
        self.successors[entry] = entry.successors
        stack = [(entry, iter(self.successors[entry]))]
        while stack:
            block, remaining = stack[-1]
            for successor in remaining:
                if successor not in seen:
                    seen.add(successor)
                    self.successors[successor] = successor.successors
                    stack.append((successor, iter(self.successors[successor])))
                    break
            else:
                stack.pop()
                order.append(block)
        order.reverse()
        return order

    def _immediate_dominators(self) -> dict[Block, Block]:
        index, entry = self.index, self.order[0]
        idom: dict[Block, Block] = {entry: entry}
        changed = True
        while changed:
            changed = False
            for block in self.order[1:]:
                new: Block | None = None
                for pred in self.predecessors[block]:
                    if pred not in idom:
                        continue
                    if new is None:
                        new = pred
                        continue
                    a, b = pred, new
                    while a is not b:
                        while index[a] > index[b]:
                            a = idom[a]
                        while index[b] > index[a]:
                            b = idom[b]
                    new = a
                assert new is not None
                if idom.get(block) is not new:
                    idom[block] = new
                    changed = True
        return idom

    def _number_dominator_tree(self) -> None:
        children: dict[Block, list[Block]] = {b: [] for b in self.order}
        for block in self.order[1:]:
            children[self.idom[block]].append(block)
        self._enter: dict[Block, int] = {}
        self._leave: dict[Block, int] = {}
        clock = 0
        stack: list[tuple[Block, bool]] = [(self.order[0], False)]
        while stack:
            block, done = stack.pop()
            clock += 1
            if done:
                self._leave[block] = clock
                continue
            self._enter[block] = clock
            stack.append((block, True))
            stack.extend((child, False) for child in children[block])

    @property
    def is_cyclic(self) -> bool:
        """Whether a block can run twice."""
        return any(self.index[s] <= self.index[b] for b in self.order for s in self.successors[b])

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to `b` goes through `a` (a block dominates itself)."""
        return self._enter[a] <= self._enter[b] and self._leave[b] <= self._leave[a]

    @cached_property
    def position(self) -> dict[Instruction, int]:
        """Each instruction's place within its block."""
        return {inst: i for block in self.order for i, inst in enumerate(block.instructions)}

    def precedes(self, first: Instruction, then: Instruction) -> bool:
        """Whether `first` has run whenever `then` runs."""
        assert first.block is not None and then.block is not None
        if first.block is then.block:
            return self.position[first] < self.position[then]
        return self.dominates(first.block, then.block)

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
        assert first.block is not None and second.block is not None
        if first.block is second.block and self.position[second] > self.position[first]:
            return True
        return self.reaches(first.block, second.block)

    def always_goes_with(self, first: Instruction, second: Instruction, value: Value) -> bool:
        """Whether with each run of `first` there is one of `second` with the same `value`, which both use: in the same
        block, or behind it, if the function goes on to an exit."""
        assert first.block is not None and second.block is not None
        if first.block is second.block:
            return True
        again = {first.block, value.block if isinstance(value, Instruction) else None}
        open_, seen = list(self.successors[first.block]), set[Block]()
        while open_:
            block = open_.pop()
            if block is second.block or block in seen or block in self.doomed:
                continue
            if block in again or not self.successors[block]:
                return False
            seen.add(block)
            open_ += self.successors[block]
        return True

    def always_meets(self, start: Block, blocks: set[Block]) -> bool:
        """Whether every way from a block to an exit goes through one of some others, or that block is among them."""
        open_, seen = [start], set[Block]()
        while open_:
            block = open_.pop()
            if block in blocks or block in seen:
                continue
            if not self.successors[block]:
                return False
            seen.add(block)
            open_ += self.successors[block]
        return True

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
