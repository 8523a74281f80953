"""Which blocks run together, and under which conditions, in one iteration of a loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.analysis.cfg import CFG
from irad.analysis.loops import Loop, LoopForest
from irad.ir.instructions import Block, Branch, Instruction, Phi
from irad.ir.values import Value
from irad.ir.worklist import reached

Condition = tuple[Value, bool]
"""An i1 value, and what it is."""


@dataclass
class PathConditions:
    """Answers for the blocks of one loop."""

    cfg: CFG
    forest: LoopForest
    loop: Loop
    _together: dict[tuple[Block, Block], bool] = field(default_factory=dict)
    _settled: dict[tuple[Value, Block], bool] = field(default_factory=dict)

    def runs_with(self, other: Block, block: Block) -> bool:
        """Whether `other` runs whenever `block` does, in the same iteration of each loop around `other`: so that
        values that both see are the same."""
        key = (other, block)
        if key not in self._together:
            around = self.forest.innermost[other]
            inside = around is not None and self.loop.contains(around) and block in around.blocks
            self._together[key] = inside and (self.cfg.dominates(other, block) or self._leads_to(block, other))
        return self._together[key]

    def _leads_to(self, block: Block, goal: Block) -> bool:
        """Whether every way from a block leads to another one before the innermost loop around that goes on or ends."""
        around = self.forest.innermost[goal]
        if around is None or block not in around.blocks:
            return False
        inside, successors = around.blocks - {around.header}, self.cfg.successors
        ways = reached([block], lambda b: () if b is goal else inside.intersection(successors[b]))
        return all(b is goal or inside.issuperset(successors[b]) for b in ways)

    def is_settled(self, value: Value, block: Block) -> bool:
        """Whether a value that a block uses comes from no loop that the block is not in: then it is the same wherever
        else it is seen in that iteration."""
        key = (value, block)
        if key not in self._settled:
            self._settled[key] = True  # so far, in a cycle
            where = getattr(value, "block", None)
            if where in self.loop.blocks and isinstance(value, Instruction):
                around = self.forest.innermost[where]
                known = around is not None and block in around.blocks
                # what a loop's header merges is told apart by the loop itself
                parts = [] if where in self.forest.by_header and isinstance(value, Phi) else value.operands
                self._settled[key] = known and all(self.is_settled(o, block) for o in parts)
        return self._settled[key]

    def necessary(self, block: Block) -> list[Condition]:
        """Conditions that hold when a block runs: of branches that lead to it, in the loops around it."""
        found: list[Condition] = []
        current = block
        while True:
            above = self.cfg.idom.get(current)
            if above is None or above is current:
                return found
            around = self.forest.innermost[above]
            if around is None or block in around.blocks:
                condition = self._edge(above, current)
                if condition is not None:
                    found.append(condition)
            current = above

    def sufficient(self, other: Block, block: Block) -> list[Condition] | None:
        """Conditions under which `other` runs, too, when `block` does, in the same iteration of each loop around
        `other`; None where they are not found."""
        found: list[Condition] = []
        current = other
        while not self.runs_with(current, block):
            around = self.forest.innermost[current]
            above = self.cfg.idom[current]
            if current is self.loop.header or around is None or block not in around.blocks:
                return None
            behind = self.forest.innermost[above]
            while behind is not None and current not in behind.blocks:  # a loop that ends here: whatever it does
                above, behind = behind.preheader, behind.parent
            condition = self._edge(above, current)
            if condition is not None and self.is_settled(condition[0], above):
                found.append(condition)
            elif not self._leads_to(above, current):
                return None
            current = above
        return found

    def _edge(self, above: Block, below: Block) -> Condition | None:
        """The condition under which `above` goes on to `below`, its successor, where there is no other way there."""
        branch = above.terminator
        if not isinstance(branch, Branch) or not branch.operands or branch.successors[0] is branch.successors[1]:
            return None
        if below not in branch.successors or self.cfg.predecessors[below] != [above]:
            return None
        return branch.operands[0], branch.successors[0] is below


__all__ = ["Condition", "PathConditions"]
