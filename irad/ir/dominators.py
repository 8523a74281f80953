"""The blocks that a function's entry reaches, in reverse post-order, and which of them dominate which.

Dominators by Cooper, Harvey & Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from irad.ir.instructions import Block
from irad.ir.worklist import postorder


class DominatorTree:
    """`order`, and each block's `index` in it; `successors` and `predecessors`, each once; `idom`, the entry's own
    being the entry."""

    def __init__(self, entry: Block) -> None:
        self.successors: dict[Block, list[Block]] = {}
        self.order = [*postorder([entry], lambda b: self.successors.setdefault(b, b.successors))][::-1]
        self.index: dict[Block, int] = {b: i for i, b in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {b: [] for b in self.order}
        for block in self.order:
            for successor in self.successors[block]:
                self.predecessors[successor].append(block)
        self.idom: dict[Block, Block] = self._immediate_dominators()
        self._number_dominator_tree()

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

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to `b` goes through `a` (a block dominates itself)."""
        return self._enter[a] <= self._enter[b] and self._leave[b] <= self._leave[a]
