"""What threads may do at the same time in a region: at which steps they may be together, the loops whose iterations
they share, and whether they may be in different runs of one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from irad.adjoint.parallel.accumulation import worksharing_loops
from irad.adjoint.steps import CallStep, Step
from irad.analysis.alias.memory import MemoryObject, global_object
from irad.analysis.barrier_phases import BarrierPhases
from irad.analysis.dependence.affine.loop_counter import counter_of
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Block, Call, Phi
from irad.ir.marks import CHUNK, marking_call
from irad.ir.values import Argument, Constant, Value
from irad.transform.openmp import is_team


class Members(NamedTuple):
    """The steps of a group in one loop that threads share (None: in no such loop). apart: nothing of the group happens
    at the same time as these, but for each other."""

    loop: Loop | None
    steps: list[Step]
    apart: bool


class MayHappenInParallel:
    """`steps` are those of the reversed blocks; `shares` the loops whose iterations threads share, and whether each
    thread has one block of them."""

    def __init__(self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> None:
        self.facts = facts
        self.steps = steps
        self.shares = worksharing_loops(facts)
        self.intervals = BarrierPhases(facts.cfg, self._kind, _lock, _is_one_lock)
        self._calls = [s for block in facts.cfg.order for s in steps.get(block, ()) if isinstance(s, CallStep)]

    def _kind(self, call: Call) -> str:
        book, shared = self.facts.shared.calls, self.facts.shared
        rule = book.synchronisation(call)
        if rule is not None:
            return {"barrier": "barrier", "leave": "enter", "enter": "leave"}[rule.mirror]
        callee = shared.module.functions.get(call.callee_name or "")
        defined = callee is not None and not callee.is_declaration and not is_team(callee)
        return "waits" if defined and callee is not None and shared.call_graph.waits(callee) else ""

    def meets(self, step: Step, group: Iterable[Step]) -> bool:
        """Whether another thread may be at a step of the group at the same time."""
        return any(self.intervals.may_meet(step.inst, other.inst) for other in group)

    def called(self, objects: frozenset[MemoryObject]) -> bool:
        """Whether functions that are called may add to the shadow of some objects as well."""
        pointers, shared = self.facts.pointers, self.facts.shared
        for step in self._calls:
            if step.call is not None and step.target is not None:
                named = shared.call_graph.reachable(step.call.callee_name or "") & self.facts.request.active_globals
                variables = [global_object(n) for n in named]
                if any(pointers.may_be_same(x, y) for x in variables for y in objects):
                    return True
                for operand, activity in zip(step.call.operands, step.target.operand_activities, strict=False):
                    if activity == "dup":
                        reached = pointers.reachable(pointers.objects(operand))
                        if any(pointers.may_be_same(x, y, only_read=True) for x in reached for y in objects):
                            return True
        return False

    def by_loop(self, group: Sequence[Step]) -> list[Members]:
        """Steps by the loop around them that threads share."""
        by_loop: dict[Loop | None, list[Step]] = {}
        for step in group:
            by_loop.setdefault(self._share_around(step), []).append(step)
        found = []
        for loop, members in by_loop.items():
            others = [s for s in group if s not in members and self.meets(s, members)]
            blocks = {*loop.blocks, *(s.inst.block for s in members if s.inst.block)} if loop is not None else set()
            apart = loop is not None and not others and not self.intervals.is_divided(blocks)
            found.append(Members(loop, members, apart))
        return found

    def _share_around(self, step: Step) -> Loop | None:
        """The loop whose iterations threads share among them, around a step; or that the step is right in front of.
        What the first iteration of a thread needs, and the others get from the one before, optimisers put there: it is
        as if it happened in that iteration, which is run if the loop is entered, and is the last one to be gone back
        over."""
        block = step.inst.block
        path = self.facts.forest.path(block) if block is not None else []
        around = next((loop for loop in path if loop in self.shares), None)
        if around is None:
            return next((loop for loop in self.shares if loop.preheader is block and self.is_pausable(loop)), None)
        return around

    def again(self, loop: Loop) -> Loop | None:
        """The outermost loop around a loop that threads share of which some thread may already be in a later iteration,
        and in the shared loop again, when another one still is in an earlier one: no barrier is on the way (`nowait`).
        The loop over the chunks of iterations that a thread has, or gets, is none."""
        for around in loop.path[:-1]:
            if around is loop.parent and not self.shares.get(loop) and self._is_over_chunks(around, loop):
                continue
            behind = [b for _, b in loop.exit_edges]
            if not (
                self.intervals.are_divided(behind, around.header, around.blocks)
                or self.intervals.are_divided([around.header], loop.header, around.blocks)
            ):
                return around
        return None

    def _is_over_chunks(self, loop: Loop, inner: Loop) -> bool:
        """Whether a loop runs another one for each chunk of iterations, which it gets of the run-time library, or which
        are dealt out beforehand: different iterations all of them, whichever threads are in them."""
        calls = (i for b in loop.blocks if self.facts.forest.innermost[b] is loop for i in b.instructions)
        if any(isinstance(i, Call) and (i.callee_name or "").startswith("__kmpc_dispatch_next_") for i in calls):
            return True
        mark = self._mark(inner)
        if mark is None or not (mark.callee_name or "").startswith(CHUNK):
            return False
        begin = mark.operands[0]
        return isinstance(begin, Phi) and begin.block is loop.header

    def has_fixed_share(self, loop: Loop, again: Loop) -> bool:
        """Whether each thread has one block of a loop, the same in all iterations of a loop around it."""
        mark = self._mark(loop)
        return self.shares[loop] and mark is not None and all(again.is_invariant(o) for o in mark.operands)

    def total(self, loop: Loop) -> Value:
        """How many iterations all threads run of a loop of which each has one block."""
        mark = self._mark(loop)
        assert mark is not None
        return mark.operands[1]

    def _mark(self, loop: Loop) -> Call | None:
        """The call that marks where a thread's share of a loop begins."""
        counter = counter_of(loop, self.facts.inductions)
        return marking_call(counter.start) if counter is not None else None

    def is_pausable(self, loop: Loop) -> bool:
        """Whether the reverse of a loop can stop and go on between any two iterations: the loop ends where an iteration
        ends."""
        if loop not in self.facts.trips or len(loop.exit_edges) != 1:
            return False
        exiting, _ = loop.exit_edges[0]
        if self.facts.forest.innermost[exiting] is not loop or (exiting is loop.header and len(loop.blocks) > 2):
            return False
        latch = loop.latch
        if latch is exiting:
            return True
        return self.facts.cfg.predecessors[latch] == [exiting] and not latch.phis and not self.steps.get(latch)


def _lock_of(call: Call) -> Value:
    return call.operands[1 if call.callee_name == "irad_section_enter" else 0]


def _lock(call: Call) -> str:
    return _lock_of(call).ref


def _is_one_lock(call: Call) -> bool:
    """Whether the lock of a section is the same for all threads of a team."""
    return isinstance(_lock_of(call), (Constant, Argument))


__all__ = ["MayHappenInParallel", "Members"]
