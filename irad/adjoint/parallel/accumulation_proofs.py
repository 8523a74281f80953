"""What is proved of the accumulations in one loop whose iterations threads share: that no two iterations meet, or how
far apart those are that do (`irad.analysis.dependence`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from irad.adjoint.parallel.accumulation import Accumulation
from irad.adjoint.parallel.indirect_rows import POINTER, RowAccess, rows_of
from irad.adjoint.parallel.may_happen_in_parallel import MayHappenInParallel
from irad.adjoint.steps import LoadStep, Step
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.dependence import DependenceTester, SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.delinearize import Delinearized
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, reach_inputs
from irad.analysis.dependence.affine.symbolic_range import SymbolicRange
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate, WrapPredicates
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir.instructions import Load, Store
from irad.transform.openmp import is_team

_REACH = (
    "iterations meet at most as far apart as their accesses reach, which is computed at run time; "
    "the last ones of each block come first"
)
_NARROW = "; that no index wraps around, nor counts from an array's end, is tested then, too"
_AFFINE = "iterations never touch the same element: affine test"


class ProofResult(NamedTuple):
    """What is known of accumulations in one loop: a verdict, with the reach that it supposes, if it is of that kind,
    and what that rests on; or why there is none, in words ("" where nothing was tried)."""

    accumulation: Accumulation | None
    reach: DependenceDistance | None = None
    claims: tuple[WrapPredicate, ...] = ()
    why_not: str = ""


class RowTable(NamedTuple):
    """What is known of the accumulations in the rows of one table."""

    found: RowAccess
    finding: ProofResult


class AccumulationProofs:
    """Proves things of the loops of one region. `regular`: steps at linear addresses, among those that it was asked
    of. fixed: no loop may pause."""

    def __init__(self, facts: FunctionFacts, concurrency: MayHappenInParallel, fixed: bool) -> None:
        self.facts = facts
        self.fixed = fixed
        self.concurrency = concurrency
        self.regular: set[Step] = set()
        self._provers: dict[Loop, DependenceTester] = {}

    def close(self) -> None:
        """Let go of the solvers, whose memory is much, and is best given to the next."""
        self._provers.clear()

    def prove(self, loop: Loop, steps: Sequence[Step]) -> ProofResult:
        """What is known of the accumulations of a loop into one object."""
        facts = self.facts
        loads = [s for s in steps if isinstance(s, LoadStep) and s.pointer is not None]
        if len(loads) != len(steps) or not is_team(facts.function):
            return ProofResult(None)  # the arguments of other functions may differ from thread to thread
        prover = self._prover(loop)
        forms = [_form(prover.linear, s) for s in loads]
        self.regular.update(s for s, form in zip(loads, forms, strict=True) if form is not None)
        layout = facts.pointers.module.layout
        sizes = [layout.store_size(s.type) for s in loads]
        straight = [f for f in forms if f is not None]
        found = reach_inputs(straight, sizes, facts.trips, loop, prover.shared) if len(straight) == len(forms) else None
        if found is not None and prover.fixed and _constant_reach(found) == 0:
            return ProofResult(Accumulation("plain", _AFFINE))
        increments = [
            SharedAccess(s.inst, s.pointer, layout.store_size(s.type), False, False) for s in loads if s.pointer
        ]
        inside = all(s.inst.block in loop.blocks for s in loads)
        cheap = prover.prove_cheaply(increments) if inside else None
        if cheap is not None:
            return ProofResult(Accumulation("plain", cheap.reason))
        pausable = self._is_pausable(loop) and not self.fixed
        if found is not None and pausable:
            return ProofResult(Accumulation("reach", _REACH), found)
        narrow = self._narrow(loop, loads, sizes) if pausable else None
        if narrow is not None:
            return ProofResult(Accumulation("reach", _REACH + _NARROW), *narrow)
        if not inside:
            return ProofResult(None)
        proof = prover.solve(increments)
        return (
            ProofResult(Accumulation("plain", proof.reason))
            if proof.exclusive
            else ProofResult(None, why_not=proof.reason)
        )

    def prove_rows(self, loop: Loop, steps: Sequence[Step]) -> list[RowTable]:
        """What is known of the accumulations of a loop in rows (`indirect_rows`); nothing unless all are in
        some, and it is known of all tables how far apart iterations use the same row."""
        loads = [s for s in steps if isinstance(s, LoadStep)]
        if len(loads) < len(steps):
            return []
        found = []
        for table in rows_of(self.facts, self._prover(loop).linear, loop, loads) or ():
            reach = self._reach_of(loop, table)
            if reach is None:
                return []
            if _constant_reach(reach) == 0:
                finding = ProofResult(Accumulation("plain", "iterations use different rows", supposed=True))
            else:
                finding = ProofResult(Accumulation("reach", _REACH, supposed=True), reach)
            found.append(RowTable(table, finding))
        return found

    def _reach_of(self, loop: Loop, rows: RowAccess) -> DependenceDistance | None:
        """How far apart iterations use the same row, if it is known what to do then."""
        prover = self._prover(loop)
        reach = reach_inputs(rows.entries, [POINTER] * len(rows.entries), self.facts.trips, loop, prover.shared)
        if reach is not None and _constant_reach(reach) == 0:
            return reach if prover.fixed else None
        return reach if self._is_pausable(loop) else None

    def _is_pausable(self, loop: Loop) -> bool:
        """Whether a loop can be gone back over in two parts, by threads that are in the same run of it."""
        concurrency = self.concurrency
        return self._prover(loop).again is None and concurrency.shares[loop] and concurrency.is_pausable(loop)

    def _narrow(
        self, loop: Loop, loads: Sequence[LoadStep], sizes: Sequence[int]
    ) -> tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None:
        """The reach of accesses whose indices are narrower than addresses and may wrap around, are made of parts of
        the loop's counter, or of numbers of which only the bounds are known."""
        facts = self.facts
        for kind in (WrapPredicates, Delinearized, SymbolicRange):
            linear = kind(facts.pointers.module, facts.cfg, loop, facts.inductions, facts.trips)
            forms = [form for s in loads if (form := _form(linear, s)) is not None]
            if len(forms) == len(loads):
                reach = linear.reach(forms, sizes, facts.trips, self._prover(loop).shared)
                if reach is not None:
                    return reach
        return None

    def _prover(self, loop: Loop) -> DependenceTester:
        facts = self.facts
        if loop not in self._provers:
            again = self.concurrency.again(loop)
            self._provers[loop] = DependenceTester(
                facts.function, facts.cfg, facts.forest, loop, facts.inductions, facts.trips, self._accesses(loop),
                facts.is_unmodified, answers=facts.shared.answers, again=again,
                fixed=again is None or self.concurrency.has_fixed_share(loop, again),
            )  # fmt: skip
        return self._provers[loop]

    def _accesses(self, loop: Loop) -> list[SharedAccess]:
        """What the loop reads and writes of the shared objects that it writes."""
        facts, pointers = self.facts, self.facts.pointers
        found: list[tuple[SharedAccess, frozenset[MemoryObject]]] = []
        for block in facts.cfg.order:
            for inst in block.instructions if block in loop.blocks else ():
                if isinstance(inst, (Load, Store)):
                    objects = frozenset(o for o in pointers.objects(inst.pointer) if not facts.is_private(o))
                    type_ = inst.value.type if isinstance(inst, Store) else inst.type
                    size = pointers.module.layout.store_size(type_)
                    protected = bool(inst.ordering) or self.concurrency.intervals.is_guarded(inst)
                    if objects:
                        access = SharedAccess(inst, inst.pointer, size, isinstance(inst, Store), protected)
                        found.append((access, objects))
        written = {o for access, objects in found if access.writes for o in objects}
        return [access for access, objects in found if objects & written]


def _form(linear: AffineAddresses, step: LoadStep) -> AffineForm | None:
    """The form of a load's address, in the loop or right in front of it."""
    block = step.inst.block
    if block is None or step.pointer is None:
        return None
    return (linear if block in linear.loop.blocks else linear.entry).form(step.pointer, block)


def _constant_reach(reach: DependenceDistance) -> int | None:
    """The reach where it is known beforehand."""
    if any(p.inner or p.rest for p in reach.pieces) or reach.stride.symbolic:
        return None
    extent = max(p.high for p in reach.pieces) - min(p.low for p in reach.pieces)
    return (extent - 1) // abs(reach.stride.constant)


__all__ = ["AccumulationProofs", "ProofResult", "RowTable"]
