"""The verdicts on all accumulations of a region (see `accumulation`): what is proved, copied or supposed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from irad.adjoint.parallel.access_footprint import Spot, ranges_of
from irad.adjoint.parallel.accumulation import Accumulation, AccumulationPlan, Pause, Privatised, is_fixed, target_of
from irad.adjoint.parallel.accumulation_proofs import AccumulationProofs, ProofResult
from irad.adjoint.parallel.alias_speculation import ADDS, MOVED, WRITES, SpeculatedAlias, needed, watch
from irad.adjoint.parallel.indirect_rows import IndirectRows, RowPart, is_in_row
from irad.adjoint.parallel.may_happen_in_parallel import MayHappenInParallel
from irad.adjoint.parallel.user_assertions import UserAssertions
from irad.adjoint.recompute import argument_behind
from irad.adjoint.steps import AtomicStep, CallStep, CopyStep, FillStep, LoadStep, Step, StoreStep
from irad.analysis.alias.linear_address import is_own_tree, tbaa_disjoint
from irad.analysis.alias.memory import MemoryObject
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate
from irad.analysis.footprint.inspector import InspectorSlice, inspector_slice
from irad.analysis.loops import Loop
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Block, Instruction, Load, Store
from irad.ir.values import Argument, Value
from irad.transform.openmp import is_team

_MOST_WATCHED = 64
_ALONE = Accumulation("plain", "one thread at a time is here")

Group = dict[Step, frozenset[MemoryObject]]
"""Accumulations, and the objects that each may lead to."""


def sharing_of(facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], fixed: bool = False) -> AccumulationPlan:
    """The verdicts on the steps of the reversed blocks. fixed: nothing may depend on which thread is faster, and the
    region does not run in strips."""
    if not facts.is_concurrent:
        return AccumulationPlan({}, notes=UserAssertions(facts).notes)
    return _GroupDecision(facts, steps, fixed).plan()


@dataclass
class _Draft:
    """What has been decided so far. supposed: objects of which it is supposed that they lie apart."""

    verdicts: dict[Step, Accumulation] = field(default_factory=dict)
    reaches: dict[Loop, list[DependenceDistance]] = field(default_factory=dict)
    claims: dict[Loop, list[WrapPredicate]] = field(default_factory=dict)
    privates: list[Privatised] = field(default_factory=list)
    watched: list[SpeculatedAlias] = field(default_factory=list)
    rows: list[IndirectRows] = field(default_factory=list)
    supposed: frozenset[MemoryObject] = frozenset()

    def copy(self) -> _Draft:
        return _Draft(
            dict(self.verdicts),
            {loop: list(found) for loop, found in self.reaches.items()},
            {loop: list(found) for loop, found in self.claims.items()},
            list(self.privates), list(self.watched), list(self.rows), self.supposed,
        )  # fmt: skip

    def add(self, loop: Loop, steps: Iterable[Step], finding: ProofResult) -> bool:
        """Give steps of a loop the verdict that was found, if one was; whether it was."""
        if finding.accumulation is None:
            return False
        if finding.reach is not None:
            self.reaches.setdefault(loop, []).append(finding.reach)
            self.claims.setdefault(loop, []).extend(finding.claims)
        self.verdicts.update(dict.fromkeys(steps, finding.accumulation))
        return True

    def tables(self) -> tuple[IndirectRows, ...]:
        """The rows of one table together."""
        found: dict[object, IndirectRows] = {}
        for rows in self.rows:
            key = (rows.table, rows.stride, rows.offset)
            found[key] = found[key].together(rows) if key in found else rows
        return tuple(found.values())


class _GroupDecision:
    def __init__(self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], fixed: bool) -> None:
        self.facts = facts
        self.fixed = fixed
        self.all = [s for block in facts.cfg.order for s in steps.get(block, ())]
        self.adds = {s: p for s in self.all if (p := target_of(s)) is not None}
        self.concurrency = MayHappenInParallel(facts, steps)
        self.proofs = AccumulationProofs(facts, self.concurrency, fixed)
        self.assertions = UserAssertions(facts)
        self.draft = _Draft()
        self.reasons: dict[frozenset[Step], str] = {}
        self.modified: dict[Step, bool] = {}
        self.stores: dict[Value, list[Store]] = {}
        for inst in (i for block in facts.cfg.order for i in block.instructions if isinstance(i, Store)):
            self.stores.setdefault(inst.pointer, []).append(inst)

    def plan(self) -> AccumulationPlan:
        facts = self.facts
        for group in self._classes():
            self._decide(group)
        self.proofs.close()
        draft = self.draft
        pauses = tuple(
            Pause(loop, facts.trips[loop], self.concurrency.total(loop), tuple(found), tuple(draft.claims[loop]))
            for loop, found in draft.reaches.items()
        )
        waits = facts.shared.call_graph.waits(facts.function)
        spots = [spot for private in draft.privates for spot in private.spots]
        survey = _inspector(facts, spots) if spots else None
        alone = self.fixed and self._is_unsteady()
        notes, checks = self.assertions.notes, self.assertions.checks() if facts.request.checked else ()
        return AccumulationPlan(
            draft.verdicts, pauses, tuple(draft.privates), waits, alone, self.fixed, survey, notes, checks,
            tuple(needed(draft.watched)), draft.tables(),
        )  # fmt: skip

    def _is_unsteady(self) -> bool:
        """Whether threads add to the same place in the order in which they come, here or in functions that are
        called."""
        calls = any(isinstance(s, CallStep) for s in self.all)
        return calls or any(v.kind == "atomic" for v in self.draft.verdicts.values())

    # -- classes: accumulations that may meet in memory

    def _classes(self) -> list[Group]:
        pointers = self.facts.pointers
        found: list[Group] = []
        for step, pointer in self.adds.items():
            objects = frozenset(o for o in pointers.objects(pointer) if not self.facts.is_private(o))
            if not objects:
                self.draft.verdicts[step] = Accumulation("plain", "memory of the thread's own")
                continue
            own = {step: objects}
            rest = []
            for group in found:
                if any(self._may_touch(step, objects, other, reached) for other, reached in group.items()):
                    own = {**group, **own}
                else:
                    rest.append(group)
            found = [*rest, own]
        return found

    def _may_touch(
        self, one: Step, objects: Iterable[MemoryObject], other: Step, reached: Iterable[MemoryObject]
    ) -> bool:
        """Whether the adjoints of two accesses may be the same number. Types tell accesses apart; but what compilers
        say of arguments (Fortran's types are of that kind) is true of memory that is modified: two arguments which are
        only read may be one array, to which both adjoints are added."""
        pointers, shared = self.facts.pointers, self.facts.shared
        types = shared.access_type(one.inst), shared.access_type(other.inst)
        modified = self._is_modified(one) or self._is_modified(other)
        if (modified or not any(is_own_tree(t) for t in types)) and tbaa_disjoint(*types):
            return False
        return any(pointers.may_be_same(x, y, only_read=not modified) for x in objects for y in reached)

    def _is_modified(self, step: Step) -> bool:
        """Whether memory that a step reads is written to whenever that is done: then it is reached by its pointer
        only."""
        if step not in self.modified:
            pointer = step.inst.pointer if isinstance(step.inst, Load) else None
            goes_with = self.facts.cfg.always_goes_with
            stores = self.stores.get(pointer, ()) if pointer is not None else ()
            written = any(goes_with(step.inst, s, s.pointer) for s in stores)
            self.modified[step] = written or isinstance(step, AtomicStep)
        return self.modified[step]

    def _decide(self, group: Group) -> None:
        objects = frozenset(o for found in group.values() for o in found)
        name = min((o.describe() for o in objects), default="memory")
        if self.facts.request.concurrent:
            why = f"threads that run other code may add to {name} meanwhile"
            self.draft.verdicts.update(dict.fromkeys(group, Accumulation("atomic", why)))
            return
        rest = self._without_asserted(group, objects)
        if not rest:
            return
        if len(objects) == 1 and not self.concurrency.called(objects):
            open_steps = self._prove(rest)
        else:
            open_steps = [s for s in rest if self.concurrency.meets(s, group) or self.concurrency.called(objects)]
            for step in rest:
                if step not in open_steps:
                    self.draft.verdicts[step] = _ALONE
        if not open_steps or self._in_rows(rest, objects):
            return
        private = self._private(group, objects)
        if private is not None:
            self.draft.privates.append(private)
            kind = "sparse" if private.sparse else "private"
            for step in group:
                self.draft.verdicts[step] = Accumulation(
                    kind, "it is only read here; each thread adds to a copy of its own"
                )
            return
        if len(rest) == len(group) and self._suppose(group, objects):
            return
        reasons = [reason for steps, reason in self.reasons.items() if reason and steps & set(open_steps)]
        why = reasons[0] if reasons else f"several threads may add to {name} at the same place"
        for step in open_steps:
            self.draft.verdicts[step] = Accumulation("atomic", why)

    def _suppose(self, group: Group, objects: frozenset[MemoryObject]) -> bool:
        """Give verdicts on the accumulations through each argument by itself, and on those in rows, supposing that
        different ones lead to different memory, if what they reach can be noted; whether that was possible."""
        parts: dict[MemoryObject, Group] = {}
        in_rows: Group = {}
        for step, found in group.items():
            alone = len(found) == 1 and all(obj.kind == "argument" for obj in found) and not is_in_row(target_of(step))
            (parts.setdefault(min(found, key=id), {}) if alone else in_rows)[step] = found
        writes = self._written_through(objects)
        among = len({*parts, *(writes or ())}) + bool(in_rows)
        if writes is None or among < 2 or self.fixed or self.concurrency.called(objects):
            return False
        if not is_team(self.facts.function):
            return False
        before, self.draft = self.draft, self.draft.copy()
        self.draft.supposed |= {*parts, *writes, *(obj for found in in_rows.values() for obj in found)}
        seen = not in_rows or (self._in_rows(in_rows, objects) and all(self._beside_rows(p) for p in parts.values()))
        watched = [self._judge(obj, part) for obj, part in parts.items()]
        watched += [self._watch(obj, WRITES, steps) for obj, steps in writes.items()]
        self.draft.watched += [w for w in watched if w is not None]
        if not seen or None in watched or len(needed(self.draft.watched)) > _MOST_WATCHED:
            self.draft = before
            return False
        for step in group:
            self.draft.verdicts[step] = replace(self.draft.verdicts[step], supposed=True)
        return True

    def _watch(self, obj: MemoryObject, why: int, steps: Iterable[Step]) -> SpeculatedAlias | None:
        return watch(self.facts, _argument(obj), why, steps, self.concurrency.shares)

    def _judge(self, obj: MemoryObject, part: Group) -> SpeculatedAlias | None:
        """Verdicts on the accumulations through one argument; None where they would be atomic."""
        if self._prove(part):
            private = self._private(part, frozenset((obj,)))
            if private is None:
                return None
            self.draft.privates.append(private)
            for step in part:
                kind = "sparse" if private.sparse else "private"
                self.draft.verdicts[step] = Accumulation(
                    kind, "it is only read here; each thread adds to a copy of its own"
                )
            return SpeculatedAlias(private.argument, ADDS | MOVED, copied=True)
        moved = any(self.draft.verdicts[step].kind == "reach" for step in part)
        return self._watch(obj, ADDS | MOVED if moved else ADDS, part)

    def _written_through(self, objects: frozenset[MemoryObject]) -> dict[MemoryObject, list[Step]] | None:
        """The stores through arguments that may lead to one of some objects; None for what is written otherwise."""
        facts, pointers = self.facts, self.facts.pointers
        found: dict[MemoryObject, list[Step]] = {}
        for step in self.all:
            into = _written(step)
            reached = [o for o in pointers.objects(into) if not facts.is_private(o)] if into is not None else []
            if any(pointers.may_be_same(x, y) for x in reached for y in objects):
                if len(reached) != 1 or reached[0].kind != "argument" or not isinstance(step, StoreStep):
                    return None
                found.setdefault(reached[0], []).append(step)
        return found

    def _may_meet(self, a: MemoryObject, b: MemoryObject) -> bool:
        """Whether two objects may be one, and are not supposed to be none."""
        return not self._is_supposed_apart(a, b) and self.facts.pointers.may_be_same(a, b)

    def _is_supposed_apart(self, a: MemoryObject, b: MemoryObject) -> bool:
        return a != b and a in self.draft.supposed and b in self.draft.supposed

    def _without_asserted(
        self, group: Group, objects: frozenset[MemoryObject]
    ) -> Group:
        """Give verdicts to the steps of which the user has said that iterations share nothing there; returns the
        others. What else the loop does to such memory is meant as well; other code must not run at the same time."""
        rest = dict(group)
        for step in group:
            loop, pointer = self.assertions.around(step.inst), target_of(step)
            said = self.assertions.about(loop, pointer) if loop is not None and pointer is not None else []
            if loop is None or not said:
                continue
            why_not = None
            if self.concurrency.called(objects):
                why_not = "functions that are called here may add to the shadow as well"
            elif any(s.inst.block not in loop.blocks and self.concurrency.meets(step, (s,)) for s in group):
                why_not = "other code of the region may add to the shadow at the same time"
            elif self.concurrency.again(loop) is not None:
                why_not = "threads may be in the loop again at the same time (it has no barrier)"
            for each in said:
                each.used |= why_not is None
                each.why_not += [why_not] if why_not is not None else []
            if why_not is None:
                self.draft.verdicts[step] = Accumulation("plain", said[0].where)
                del rest[step]
        return rest

    # -- proofs

    def _in_rows(self, group: Group, objects: frozenset[MemoryObject]) -> bool:
        """Give verdicts on accumulations in rows (`indirect_rows`), if all are in some; whether they are."""
        if self.fixed or not is_team(self.facts.function) or self.concurrency.called(objects):
            return False
        found = []
        for loop, members, apart in self.concurrency.by_loop(self._not_alone(group)):
            tables = self.proofs.prove_rows(loop, members) if loop is not None and apart else []
            if not tables:
                return False
            found += [(loop, table) for table in tables]
        for loop, table in found:
            assert loop is not None
            self.draft.add(loop, table.found.steps, table.finding)
            self.draft.rows.append(table.found.rows)
        return True

    def _beside_rows(self, part: Group) -> bool:
        """Have it seen whether what is added to through one argument lies apart from all rows; whether that can be."""
        obj = next(obj for objects in part.values() for obj in objects)
        watched = self._watch(obj, ADDS, part)
        if watched is not None:
            self.draft.rows.append(IndirectRows(_argument(obj), 0, 0, RowPart(watched.ranges, None), RowPart((), None)))
        return watched is not None

    def _prove(self, group: Group) -> list[Step]:
        """Give verdicts to the steps of one object that can be proved; returns the others."""
        open_steps: list[Step] = []
        for loop, members, apart in self.concurrency.by_loop(self._not_alone(group)):
            if loop is None or not apart:
                open_steps += members
                continue
            finding = self.proofs.prove(loop, members)
            if not self.draft.add(loop, members, finding):
                open_steps += members
                self.reasons[frozenset(members)] = finding.why_not
        return open_steps

    def _not_alone(self, group: Group) -> list[Step]:
        """The steps of a group at which a thread is not alone; the others get their verdicts."""
        alone = {s for s in group if not self.concurrency.meets(s, group)}
        self.draft.verdicts.update(dict.fromkeys(alone, _ALONE))
        return [s for s in group if s not in alone]

    # -- copies

    def _private(self, group: Group, objects: frozenset[MemoryObject]) -> Privatised | None:
        """A copy of its own for each thread, if memory of one argument is only read here."""
        facts, pointers = self.facts, self.facts.pointers
        if len(objects) != 1 or not is_team(facts.function) or self.concurrency.called(objects):
            return None
        (obj,) = objects
        origin = obj.origin
        if obj.kind != "argument" or not isinstance(origin, Argument):
            return None
        for step, pointer in self.adds.items():  # a copy is of all that lies between its ends, whatever type it has
            reached = [o for o in pointers.objects(pointer) if not self._is_supposed_apart(obj, o)]
            if step not in group and any(pointers.may_be_same(obj, o, only_read=True) for o in reached):
                return None
        types = {_number_of(s) for s in group}
        if len(types) != 1 or any(getattr(s, "mixed", False) for s in group):
            return None
        (type_,) = types
        if type_ is None or not all(argument_behind(target_of(s), facts.inductions) is origin for s in group):
            return None
        size = pointers.module.layout.size(type_)
        if not all((s.inst.align or 0) >= size for s in group if isinstance(s.inst, Load)):
            return None
        for step in self.all:
            into = _written(step)
            if into is not None and any(self._may_meet(obj, o) for o in pointers.objects(into)):
                return None
        regular = all(s in self.proofs.regular or is_fixed(facts, target_of(s)) for s in group)
        return Privatised(origin, type_, ranges_of(facts, group, size), not regular)


def _inspector(facts: FunctionFacts, spots: Iterable[Spot]) -> InspectorSlice | None:
    """What has to run to find out which addresses are reached at `spots`."""
    wanted: dict[Instruction, list[Value]] = {}
    for spot in spots:
        wanted.setdefault(spot.inst, []).extend([spot.pointer] if spot.size is None else [spot.pointer, spot.size])
    return inspector_slice(facts.cfg, facts.shared.calls.effect, wanted, facts.is_unmodified)


def _argument(obj: MemoryObject) -> Argument:
    assert isinstance(obj.origin, Argument)
    return obj.origin


def _number_of(step: Step) -> T.FloatType | None:
    """What a step adds to: numbers of one type with nothing between them; None for anything else."""
    if isinstance(step, LoadStep):
        return step.type if isinstance(step.type, T.FloatType) else None
    kinds = {p.kind for p in step.pieces} if isinstance(step, CopyStep) else set()
    kind = kinds.pop() if len(kinds) == 1 else None
    covered = sum(p.size for p in step.pieces) if isinstance(step, CopyStep) else 0
    whole = isinstance(step, CopyStep) and covered == step.period
    return kind if whole and isinstance(kind, T.FloatType) else None


def _written(step: Step) -> Value | None:
    """The pointer whose shadow a step reads, or takes and clears."""
    if isinstance(step, (StoreStep, AtomicStep)):
        return step.pointer
    return step.into if isinstance(step, (CopyStep, FillStep)) else None


__all__ = ["sharing_of"]
