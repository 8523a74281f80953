"""Which instructions of code that a team of threads runs may run at the same time, by barriers and sections.

Barriers divide the run of a region into intervals, and all threads come to the same ones in the same order. Two
instructions may run in the same interval if both can be reached from one of its beginnings without another barrier.
In a section of which a thread must hold the lock, it is the only one, if all threads mean the same lock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from irad.analysis.cfg import CFG
from irad.ir.instructions import Block, Call, Instruction
from irad.ir.worklist import reached

ENTRY = None
"""The beginning of the function."""

Start = Instruction | None


class BarrierPhases:
    """`kind(call)` says what a call does: "barrier", "enter" or "leave" (a section whose lock is `lock(call)`), "waits"
    (something of that within), or "" (nothing). `is_one(call)`: the lock is the same for all threads."""

    def __init__(
        self, cfg: CFG, kind: Callable[[Call], str], lock: Callable[[Call], str], is_one: Callable[[Call], bool]
    ) -> None:
        self._kind = kind
        self._lock = lock
        self._is_one = is_one
        self._cfg = cfg
        self._starts: dict[Block, frozenset[Start]] = {}
        self._held: dict[Block, frozenset[str]] = {}  # locks that the thread surely holds
        self._maybe: dict[Block, frozenset[str]] = {}  # and those that it may hold, whichever they are
        self._calls = {b: tuple(self._of_interest(b)) for b in cfg.order}
        self.waits = self.is_divided(cfg.order)
        self._solve()

    def _solve(self) -> None:
        entry = self._cfg.order[0]
        self._starts[entry] = frozenset((ENTRY,))
        self._held[entry] = self._maybe[entry] = frozenset()
        work = [entry]
        while work:
            block = work.pop()
            starts, held, maybe = self._through(block)
            for successor in self._cfg.successors[block]:
                known = self._starts.get(successor)
                merged = starts if known is None else known | starts
                kept = held if known is None else self._held[successor] & held
                may = maybe if known is None else self._maybe[successor] | maybe
                if (merged, kept, may) != (known, self._held.get(successor), self._maybe.get(successor)):
                    self._starts[successor], self._held[successor], self._maybe[successor] = merged, kept, may
                    work.append(successor)

    def _of_interest(self, block: Block) -> Iterator[tuple[int, Call, str]]:
        """The calls by which threads wait for one another, with their places in a block."""
        for place, inst in enumerate(block.instructions):
            kind = self._kind(inst) if isinstance(inst, Call) else ""
            if isinstance(inst, Call) and kind:
                yield place, inst, kind

    def _through(
        self, block: Block, until: Instruction | None = None
    ) -> tuple[frozenset[Start], frozenset[str], frozenset[str]]:
        starts, held, maybe = self._starts[block], self._held[block], self._maybe[block]
        calls = self._calls[block]
        end = len(block.instructions) if until is None or not calls else block.instructions.index(until)
        for place, inst, kind in calls:
            if place >= end:
                break
            if kind == "barrier":
                starts = frozenset((inst,))
            elif kind == "waits":
                starts |= {inst}
            elif kind == "enter":
                maybe |= {self._lock(inst)}
                if self._is_one(inst):
                    held |= {self._lock(inst)}
            elif kind == "leave":
                held -= {self._lock(inst)}
                maybe -= {self._lock(inst)}
        return starts, held, maybe

    def _at(self, inst: Instruction) -> tuple[frozenset[Start], frozenset[str], frozenset[str]]:
        block = inst.parent
        return self._through(block, inst)

    def may_meet(self, a: Instruction, b: Instruction) -> bool:
        """Whether one thread may be at `a` while another is at `b`."""
        if a.block not in self._starts or b.block not in self._starts:
            return False
        starts_a, held_a, _ = self._at(a)
        starts_b, held_b, _ = self._at(b)
        return bool(starts_a & starts_b) and not held_a & held_b

    def is_guarded(self, inst: Instruction) -> bool:
        """Whether a thread that is at an instruction may hold a lock."""
        return inst.block in self._starts and bool(self._at(inst)[2])

    def are_divided(self, start: Iterable[Block], goal: Block, within: Collection[Block]) -> bool:
        """Whether a thread surely waits for the others on all ways from the beginnings of some blocks to that of
        another one, within some blocks."""
        def onward(block: Block) -> list[Block]:
            waits = any(kind == "barrier" for _, _, kind in self._calls[block])
            return [] if waits else [s for s in self._cfg.successors[block] if s in within]

        return goal not in reached((b for b in start if b in within), onward)

    def is_divided(self, blocks: Iterable[Block]) -> bool:
        """Whether threads may wait for one another within some blocks."""
        return any(kind in ("barrier", "waits") for b in blocks for _, _, kind in self._calls.get(b, ()))
