"""Natural loops and their nesting. Irreducible flow is reported, not repaired."""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.analysis.cfg import CFG
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Block
from irad.ir.values import Argument, Constant, Value
from irad.ir.worklist import loop_body


@dataclass(eq=False)
class Loop:
    """A natural loop in canonical form: one preheader, one latch, exits that belong to this loop alone.

    `depth` is 1 for an outermost loop. `exit_edges` are the ways out behind which the function may return; behind the
    other ones in `all_exits` the program ends, as at a failed assertion (if it ends behind all, they count).
    """

    header: Block
    blocks: set[Block]
    latch: Block
    preheader: Block
    parent: Loop | None = None
    children: list[Loop] = field(default_factory=list)
    depth: int = 1
    exit_edges: list[tuple[Block, Block]] = field(default_factory=list)
    all_exits: list[tuple[Block, Block]] = field(default_factory=list)

    @property
    def path(self) -> list[Loop]:
        """The loops around and including this one, outermost first."""
        return (self.parent.path if self.parent else []) + [self]

    def place(self, debug: DebugInfo) -> str:
        """`the loop at line 12`."""
        for inst in (self.latch.terminator, *self.header.instructions):
            found = debug.location(inst.location)
            if found is not None and found.line:
                return f"the loop at line {found.line}"
        return f"the loop at block {self.header.ref}"

    def contains(self, other: Loop | None) -> bool:
        """Whether `other` is this loop or nested in it."""
        while other is not None:
            if other is self:
                return True
            other = other.parent
        return False

    def is_invariant(self, value: Value) -> bool:
        """Whether a value is defined outside the loop."""
        if isinstance(value, (Constant, Argument)):
            return True
        return getattr(value, "block", None) not in self.blocks

    def __repr__(self) -> str:
        return f"<Loop {self.header.ref} depth {self.depth}>"


class IrreducibleFlow(Exception):
    """A cycle that can be entered at several blocks; `block` is one of them."""

    def __init__(self, block: Block) -> None:
        super().__init__(f"irreducible control flow at {block.ref}")
        self.block = block


class LoopForest:
    """All loops of a function; `innermost` maps a block to its innermost loop, or None.

    Raises `IrreducibleFlow`, and `ValueError` when a loop is not canonical.
    """

    def __init__(self, cfg: CFG) -> None:
        self.cfg = cfg
        self.innermost: dict[Block, Loop | None] = dict.fromkeys(cfg.order)
        back_edges: dict[Block, list[Block]] = {}
        for block in cfg.order:
            for successor in cfg.successors[block]:
                if cfg.index[successor] <= cfg.index[block]:
                    if not cfg.dominates(successor, block):
                        raise IrreducibleFlow(successor)
                    back_edges.setdefault(successor, []).append(block)
        self.loops: list[Loop] = []
        # inner headers come later in reverse postorder, so go through them last to first:
        # a loop then finds its children
        for header in sorted(back_edges, key=cfg.index.__getitem__, reverse=True):
            self._collect(header, back_edges[header])
        self.loops.reverse()
        for loop in self.loops:
            loop.depth = loop.parent.depth + 1 if loop.parent else 1
            loop.all_exits = [
                (b, s)
                for b in cfg.order
                if b in loop.blocks
                for s in cfg.successors[b]
                if s not in loop.blocks
            ]
            returning = [(b, s) for b, s in loop.all_exits if s not in cfg.doomed]
            loop.exit_edges = returning or loop.all_exits
        self.by_header = {loop.header: loop for loop in self.loops}

    def _collect(self, header: Block, latches: list[Block]) -> None:
        cfg = self.cfg
        outside = [p for p in cfg.predecessors[header] if p not in latches]
        if len(latches) != 1 or len(outside) != 1:
            raise ValueError(f"the loop at {header.ref} is not canonical")
        loop = Loop(header, loop_body(header, latches, cfg.predecessors.__getitem__), latches[0], outside[0])
        for block in loop.blocks:
            inner = self.innermost[block]
            if inner is None:
                self.innermost[block] = loop
                continue
            while inner.parent is not None and inner.parent is not loop:
                inner = inner.parent
            if inner is not loop and inner.parent is None:
                inner.parent = loop
                loop.children.append(inner)
        self.loops.append(loop)

    def path(self, block: Block) -> list[Loop]:
        """The loops around a block, outermost first."""
        loop = self.innermost[block]
        return loop.path if loop else []

    def header_loop(self, block: Block) -> Loop | None:
        """The loop whose header the block is."""
        return self.by_header.get(block)
