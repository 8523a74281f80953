"""How adjoints are added to memory that several threads share.

What one iteration of a parallel loop writes, no other touches: that is the contract of a parallel program, and it
makes the shadows of what is written exclusive as well. What is only read, several iterations may read, and their
adjoints meet. So each accumulation into a shadow has a verdict:

- **plain**: no other thread adds to the same place at the same time;
- **reach**: two iterations of a loop whose threads have one block each meet only if they are no more than d apart,
  where d is computed at run time. Each thread goes back over the last d iterations of its block first, then all wait
  for one another, then over the rest: iterations of different blocks that run at the same time are further apart;
- **private**: memory that the region only reads. Each thread but the first adds to a copy of its own, of the
  addresses noted in the forward sweep; the copies are added up in the order of the threads;
- **atomic**: none of this is known.

Whether the reach is small enough for the blocks, and the copies small against the number of additions, is seen at run
time. Where they are not, the threads' parts are gone back over one after another, if threads nowhere wait for one
another; else, and for copies of memory that is accessed through indices (**sparse**), a variant with atomic operations
runs.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.adjoint.parallel.access_footprint import Spot, SweptRange
from irad.adjoint.parallel.alias_speculation import SpeculatedAlias
from irad.adjoint.parallel.indirect_rows import IndirectRows
from irad.adjoint.parallel.user_assertions import AssertionCheck
from irad.adjoint.steps import CopyStep, LoadStep, Step
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance
from irad.analysis.dependence.affine.loop_counter import counter_of
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate
from irad.analysis.footprint.inspector import InspectorSlice
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.marks import BLOCK, mark_of
from irad.ir.values import Argument, Value
from irad.ir.worklist import reached


@dataclass(frozen=True)
class Accumulation:
    """How one step accumulates, and why, in words for the plan. supposed: if arrays do not overlap."""

    kind: str
    reason: str
    supposed: bool = False


@dataclass(frozen=True, eq=False)
class Pause:
    """A loop of whose block each thread goes back over the last iterations first: as many as the largest of `reaches`
    at run time. `total`: how many iterations all threads run together, 0 where that is not known. claims: what the
    reaches rest on, to be tested there too."""

    loop: Loop
    trips: TripCount
    total: Value
    reaches: tuple[DependenceDistance, ...]
    claims: tuple[WrapPredicate, ...]


@dataclass(frozen=True, eq=False)
class Privatised:
    """A pointer argument, of whose shadow each thread gets a copy; `type` is what lies there, `ranges` are all accesses
    whose adjoints are added to it. sparse: the addresses depend on data."""

    argument: Argument
    type: T.FloatType
    ranges: tuple[SweptRange | Spot, ...]
    sparse: bool

    @property
    def origin(self) -> Argument:
        """Ranges are noted as distances from here."""
        return self.argument

    @property
    def spots(self) -> list[Spot]:
        """The accesses that are noted one by one."""
        return [r for r in self.ranges if isinstance(r, Spot)]


@dataclass(frozen=True, eq=False)
class AccumulationPlan:
    """The verdicts on all accumulations of a function that several threads run; empty for any other function.
    waits: threads wait for one another in it. alone: one thread runs it, since the order of threads would matter.
    copies: copies are made however large they are. survey: where the addresses of single accesses are found out by a
    function of its own, what it consists of. notes: what is to be said of the user's statements.
    checks: what is checked of them while the forward sweep runs. watched: what is reached through pointers of which it
    is supposed that they lead to different memory. rows: of which the same is supposed, one by one."""

    verdicts: dict[Step, Accumulation]
    pauses: tuple[Pause, ...] = ()
    privates: tuple[Privatised, ...] = ()
    waits: bool = False
    alone: bool = False
    copies: bool = False
    survey: InspectorSlice | None = None
    notes: tuple[str, ...] = ()
    checks: tuple[AssertionCheck, ...] = ()
    watched: tuple[SpeculatedAlias, ...] = ()
    rows: tuple[IndirectRows, ...] = ()

    @property
    def is_sparse(self) -> bool:
        return any(p.sparse for p in self.privates)

    @property
    def needs_atomics(self) -> bool:
        """Whether there is a variant with atomic operations for where what the plan hopes for does not hold."""
        return self.is_sparse or (self.waits and bool(self.pauses or self.watched or self.rows))

    @property
    def is_conditional(self) -> bool:
        """Whether it is decided at run time if the verdicts hold."""
        return bool(self.pauses or self.privates or self.watched or self.rows)

    @property
    def notes_bytes(self) -> int:
        """What the forward sweep notes for that decision: three numbers for each pause, copy and watched pointer, and
        for the entries and the extents of rows."""
        return self.notes_of_rows + NOTE_BYTES * 2 * len(self.rows)

    @property
    def notes_of_rows(self) -> int:
        """Where those of rows begin."""
        return NOTE_BYTES * (len(self.pauses) + len(self.privates) + len(self.watched))


NOTE_BYTES = 24
"""What a thread notes of one pause, copy or watched pointer: three numbers."""


def target_of(step: Step) -> Value | None:
    """The pointer to whose shadow a step adds."""
    if isinstance(step, LoadStep):
        return step.pointer
    if isinstance(step, CopyStep) and step.from_active:
        return step.source
    return None


def is_fixed(facts: FunctionFacts, pointer: Value | None) -> bool:
    """Whether a pointer is an argument with offsets that do not depend on memory."""

    def depends(value: Value | None) -> bool:
        if isinstance(value, Call) and value.callee_name != "omp_get_thread_num":
            effect = facts.shared.calls.effect(value)
            return not effect.pure or effect.reads_memory
        return value is None or isinstance(value, Load)

    def made_of(value: Value | None) -> list[Value]:
        return value.operands if isinstance(value, Instruction) and value not in facts.inductions else []

    return not any(map(depends, reached([pointer], made_of)))


def worksharing_loops(facts: FunctionFacts) -> dict[Loop, bool]:
    """The loops whose iterations are shared among threads; whether each thread has one block of them."""
    found: dict[Loop, bool] = {}
    for loop in facts.forest.loops:
        counter = counter_of(loop, facts.inductions)
        mark = mark_of(counter.start) if counter is not None else None
        if mark is not None:
            found[loop] = mark.startswith(BLOCK)
    return found
