"""The control flow of the reverse sweep: from each block, back to where the forward sweep came from.

What lies between two points of the forward sweep and does nothing that has to be reversed is skipped: a whole
loop without steps costs the reverse sweep nothing, and neither does a branch.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.adjoint.steps import Key, Step, value
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Block, Branch, Switch
from irad.ir.values import Constant, Value
from irad.ir.worklist import loop_body

_TREE_LIMIT = 12


@dataclass(frozen=True, eq=False)
class BranchRecord:
    """A node of the tree that finds the predecessor again: test `condition`;
    `outcomes` follows the terminator's targets.

    An outcome is another node, a predecessor, or None where the path cannot lead on.
    """

    block: Block
    condition: Value
    outcomes: tuple[BranchRecord | Block | None, ...]


@dataclass(frozen=True, eq=False)
class ReverseEdge:
    """How the reverse sweep leaves a block.

    kind: "entry" (the function's first block: done), "single" (one way), "skip" (straight to `target`, which
    dominates the block), "arms" (to one of `predecessors`, by the arm key), "loop" (a header: again through
    the latch, or out to the preheader).
    """

    kind: str
    predecessors: tuple[Block, ...] = ()
    target: Block | None = None
    loop: Loop | None = None
    tree: BranchRecord | Block | None = None


class ReverseCFG:
    """Routes from the function's end, for the blocks that the reverse sweep visits."""

    def __init__(self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> None:
        self.facts = facts
        self.cfg = facts.cfg
        self.forest = facts.forest
        self.live = {b for b in self.cfg.order if steps.get(b) or any(facts.is_active(p) for p in b.phis)}
        self.routes: dict[Block, ReverseEdge] = {}
        self.needs: dict[Block, tuple[Key, ...]] = {}
        work = list(self.cfg.exits)
        while work:
            block = work.pop()
            if block not in self.routes:
                route = self._route(block)
                self.routes[block] = route
                self.needs[block] = self._needs(block, route)
                work.extend([route.target] if route.kind == "skip" and route.target else route.predecessors)

    def _route(self, block: Block) -> ReverseEdge:
        if block is self.cfg.order[0]:
            return ReverseEdge("entry")
        loop = self.forest.header_loop(block)
        if loop is not None:
            return ReverseEdge("loop", (loop.preheader, loop.latch), loop=loop)
        predecessors = tuple(dict.fromkeys(self.cfg.predecessors[block]))
        target = self._skip_target(block)
        if target is not None and not (len(predecessors) == 1 and predecessors[0] is target):
            return ReverseEdge("skip", target=target)
        if len(predecessors) == 1:
            return ReverseEdge("single", predecessors)
        return ReverseEdge("arms", predecessors, tree=self._decision(block))

    def _needs(self, block: Block, route: ReverseEdge) -> tuple[Key, ...]:
        if route.kind == "arms":
            return (Key("arm", block),)
        found: list[Key] = []
        for pred in route.predecessors if route.kind != "loop" else ():
            found.extend(Key("trips", loop) for loop in self.entered(pred, block))
        if route.kind == "loop" and route.loop is not None:
            found.extend(Key("trips", loop) for loop in self.entered(route.loop.preheader, block))
            found.extend(Key("trips", loop) for loop in self.entered(route.loop.latch, block))
        return tuple(found)

    def entered(self, pred: Block, block: Block) -> list[Loop]:
        """Loops that the reverse sweep enters when it goes from `block` back to `pred`, outermost first."""
        outer = self.forest.innermost[block]
        return [loop for loop in self.forest.path(pred) if not loop.contains(outer)]

    # -- skipping

    def _skip_target(self, block: Block) -> Block | None:
        """The nearest dominator in the same loop nest,
        if nothing between it and the block has to be reversed."""
        if any(self.facts.is_active(p) for p in block.phis):
            return None
        path = self.forest.path(block)
        target = self.cfg.idom[block]
        while self.forest.path(target) != path:
            if target is self.cfg.order[0] or (path and target is path[-1].header):
                break
            target = self.cfg.idom[target]
        if self.forest.path(target) != path:
            return None
        between = loop_body(target, self.cfg.predecessors[block], self.cfg.predecessors.__getitem__) - {target}
        return target if self.live.isdisjoint(between) else None

    # -- finding the predecessor again from branch conditions

    def _decision(self, block: Block) -> BranchRecord | Block | None:
        """A tree of the branch conditions between the block's dominator and it;
        None when they do not settle it."""
        start = self.cfg.idom[block]
        if self.forest.innermost[start] is not self.forest.innermost[block]:
            return None
        self._budget = _TREE_LIMIT
        try:
            return self._walk(start, block, start)
        except _TooComplicated:
            return None

    def _walk(self, current: Block, goal: Block, start: Block) -> BranchRecord | Block | None:
        terminator = current.terminator
        targets = terminator.targets
        if len(set(targets)) == 1:
            return self._step_on(current, targets[0], goal, start)
        if not targets:
            return None
        if not isinstance(terminator, (Branch, Switch)):
            raise _TooComplicated
        self._budget -= 1
        if self._budget < 0:
            raise _TooComplicated
        outcomes = tuple(self._step_on(current, t, goal, start) for t in targets)
        possible = {o for o in outcomes if o is not None}
        if not possible:
            return None
        if len(possible) == 1 and isinstance(next(iter(possible)), Block):
            return next(iter(possible))
        return BranchRecord(current, terminator.operands[0], outcomes)

    def _step_on(self, current: Block, following: Block, goal: Block, start: Block) -> BranchRecord | Block | None:
        if following is goal:
            return current
        if following is start or not (self.cfg.reaches(following, goal)):
            return None
        if self.forest.innermost[following] is not self.forest.innermost[start]:
            inner = self.forest.header_loop(following)
            if inner is None or inner.parent is not self.forest.innermost[start]:
                return None if self._leaves(following, start) else self._fail()
            targets = {b for _, b in inner.exit_edges}
            if len(targets) != 1:
                self._fail()
            exit_edge = inner.exit_edges[0]
            if exit_edge[1] is goal:
                return exit_edge[0] if len(inner.exit_edges) == 1 else self._fail()
            return self._walk(exit_edge[1], goal, start)
        loop = self.forest.header_loop(following)
        if loop is not None and loop is self.forest.innermost[start]:
            return None  # the back edge: the next iteration
        return self._walk(following, goal, start)

    def _leaves(self, following: Block, start: Block) -> bool:
        """Whether a block lies outside the loop that `start` is in,
        so that the path does not come back this iteration."""
        loop = self.forest.innermost[start]
        return loop is not None and following not in loop.blocks

    def _fail(self) -> Block:
        raise _TooComplicated


class _TooComplicated(Exception):
    pass


def parts_of(tree: BranchRecord | Block | None) -> tuple[list[BranchRecord], list[Block]]:
    """The nodes of a decision tree, and the predecessors to which it leads."""
    if not isinstance(tree, BranchRecord):
        return [], [] if tree is None else [tree]
    nodes, ends = [tree], list[Block]()
    for outcome in tree.outcomes:
        inner, found = parts_of(outcome)
        nodes += inner
        ends += found
    return nodes, list(dict.fromkeys(ends))


def arm_operands(route: ReverseEdge) -> tuple[Key, ...]:
    """What the tree of a route tests, constants left out."""
    nodes, _ = parts_of(route.tree)
    return tuple(value(c) for c in dict.fromkeys(n.condition for n in nodes) if not isinstance(c, Constant))
