"""The verdicts on all accumulations of a region (see `irad.adjoint.sharing`): what is proved, copied or supposed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from irad.adjoint.apart import ADDS, MOVED, WRITES, Watched, needed, watch
from irad.adjoint.assertions import Assertions
from irad.adjoint.facts import FunctionFacts
from irad.adjoint.need import argument_behind
from irad.adjoint.ranges import ranges_of
from irad.adjoint.rows import POINTER, Found, Part, Rows, is_in_row, rows_of
from irad.adjoint.sharing import (
    Pause,
    Private,
    Sharing,
    SharingPlan,
    is_fixed,
    is_unmodified,
    target_of,
    worksharing_loops,
)
from irad.adjoint.steps import AtomicStep, CallStep, CopyStep, FillStep, LoadStep, Step, StoreStep
from irad.adjoint.survey import survey_of
from irad.analysis.addresses import is_own_tree, tbaa_disjoint
from irad.analysis.exclusive import Access, Prover
from irad.analysis.exclusive.affine import Form, Linear, Reach, counter_of, reach_inputs
from irad.analysis.exclusive.folded import Folded
from irad.analysis.exclusive.narrow import Claim, Narrow
from irad.analysis.intervals import Intervals
from irad.analysis.loops import Loop
from irad.analysis.pointers import MemoryObject
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Load, Phi, Store
from irad.ir.marks import CHUNK, marking_call
from irad.ir.values import Argument, Constant, GlobalRef, Value
from irad.transform.openmp import is_team

_MOST_WATCHED = 64
_REACH = (
    "iterations meet at most as far apart as their accesses reach, which is computed at run time; "
    "the last ones of each block come first"
)
_NARROW = "; that no index wraps around, nor counts from an array's end, is tested then, too"


def sharing_of(facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> SharingPlan:
    """The verdicts on the steps of the reversed blocks."""
    if not facts.is_concurrent:
        return SharingPlan({}, notes=Assertions(facts).notes)
    return _Decision(facts, steps).plan()


class _Decision:
    def __init__(self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]]) -> None:
        self.facts = facts
        self.all = [s for block in facts.cfg.order for s in steps.get(block, ())]
        self.steps = steps
        self.adds = {s: p for s in self.all if (p := target_of(s)) is not None}
        self.intervals = Intervals(facts.cfg, self._kind, _lock, _is_one_lock)
        self.shares = worksharing_loops(facts)
        self.provers: dict[Loop, Prover] = {}
        self.verdicts: dict[Step, Sharing] = {}
        self.reaches: dict[Loop, list[Reach]] = {}
        self.claims: dict[Loop, list[Claim]] = {}
        self.privates: list[Private] = []
        self.reasons: dict[frozenset[LoadStep], str] = {}
        self.regular: set[Step] = set()
        self.assertions = Assertions(facts)
        self.modified: dict[Step, bool] = {}
        self.stores: dict[Value, list[Store]] = {}
        for inst in (i for block in facts.cfg.order for i in block.instructions if isinstance(i, Store)):
            self.stores.setdefault(inst.pointer, []).append(inst)
        self.supposed: frozenset[MemoryObject] = frozenset()
        self.watched: list[Watched] = []
        self.rows: list[Rows] = []

    def _kind(self, call: Call) -> str:
        book, shared = self.facts.shared.calls, self.facts.shared
        rule = book.synchronisation(call)
        if rule is not None:
            return {"barrier": "barrier", "leave": "enter", "enter": "leave"}[rule.mirror]
        callee = shared.module.functions.get(call.callee_name or "")
        defined = callee is not None and not callee.is_declaration and not is_team(callee)
        return "waits" if defined and callee is not None and shared.waits(callee) else ""

    def plan(self) -> SharingPlan:
        for group in self._classes():
            self._decide(group)
        self.provers.clear()  # each may hold a solver, whose memory is much, and is best given to the next
        trips, claims = self.facts.trips, self.claims
        pauses = tuple(
            Pause(loop, trips[loop], _total(self.facts, loop), tuple(found), tuple(claims.get(loop, ())))
            for loop, found in self.reaches.items()
        )
        steady = self.facts.request.steady
        waits = self.facts.shared.waits(self.facts.function)
        spots = [spot for private in self.privates for spot in private.spots]
        survey = survey_of(self.facts, spots, self._is_unmodified) if spots else None
        alone = steady and self._is_unsteady()
        notes, checks = self.assertions.notes, self.assertions.checks() if self.facts.request.checked else ()
        return SharingPlan(
            self.verdicts, pauses, tuple(self.privates), waits, alone, steady, survey, notes, checks,
            tuple(needed(self.watched)), self._all_rows(),
        )  # fmt: skip

    def _is_unsteady(self) -> bool:
        """Whether threads add to the same place in the order in which they come, here or in functions that are
        called."""
        calls = any(isinstance(s, CallStep) for s in self.all)
        return calls or any(v.kind == "atomic" for v in self.verdicts.values())

    # -- classes: accumulations that may meet in memory

    def _classes(self) -> list[dict[Step, frozenset[MemoryObject]]]:
        pointers = self.facts.pointers
        found: list[dict[Step, frozenset[MemoryObject]]] = []
        for step, pointer in self.adds.items():
            objects = frozenset(o for o in pointers.objects(pointer) if not self.facts.is_private(o))
            if not objects:
                self.verdicts[step] = Sharing("plain", "memory of the thread's own")
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

    def _decide(self, group: dict[Step, frozenset[MemoryObject]]) -> None:
        objects = frozenset(o for found in group.values() for o in found)
        name = min((o.describe() for o in objects), default="memory")
        if self.facts.request.concurrent:
            for step in group:
                self.verdicts[step] = Sharing("atomic", f"threads that run other code may add to {name} meanwhile")
            return
        rest = self._without_asserted(group, objects)
        if not rest:
            return
        if len(objects) == 1 and not self._called(objects):
            open_steps = self._prove(rest)
        else:
            open_steps = [s for s in rest if self._meets(s, group) or self._called(objects)]
            for step in rest:
                if step not in open_steps:
                    self.verdicts[step] = Sharing("plain", "one thread at a time is here")
        if not open_steps or self._in_rows(rest, objects):
            return
        private = self._private(group, objects)
        if private is not None:
            self.privates.append(private)
            kind = "sparse" if private.sparse else "private"
            for step in group:
                self.verdicts[step] = Sharing(kind, "it is only read here; each thread adds to a copy of its own")
            return
        if len(rest) == len(group) and self._suppose(group, objects):
            return
        reasons = [reason for steps, reason in self.reasons.items() if steps & set(open_steps)]
        why = reasons[0] if reasons else f"several threads may add to {name} at the same place"
        for step in open_steps:
            self.verdicts[step] = Sharing("atomic", why)

    def _suppose(self, group: dict[Step, frozenset[MemoryObject]], objects: frozenset[MemoryObject]) -> bool:
        """Give verdicts on the accumulations through each argument by itself, and on those in rows, supposing that
        different ones lead to different memory, if what they reach can be noted; whether that was possible."""
        parts: dict[MemoryObject, dict[Step, frozenset[MemoryObject]]] = {}
        in_rows: dict[Step, frozenset[MemoryObject]] = {}
        for step, found in group.items():
            alone = len(found) == 1 and all(obj.kind == "argument" for obj in found) and not is_in_row(target_of(step))
            (parts.setdefault(min(found, key=id), {}) if alone else in_rows)[step] = found
        writes = self._written_through(objects)
        among = len({*parts, *(writes or ())}) + bool(in_rows)
        if writes is None or among < 2 or self.facts.request.steady or self._called(objects):
            return False
        if not is_team(self.facts.function):
            return False
        verdicts, privates, supposed, rows = dict(self.verdicts), list(self.privates), self.supposed, list(self.rows)
        reaches = {loop: list(found) for loop, found in self.reaches.items()}
        claims = {loop: list(found) for loop, found in self.claims.items()}
        self.supposed |= {*parts, *writes, *(obj for found in in_rows.values() for obj in found)}
        seen = not in_rows or (self._in_rows(in_rows, objects) and all(self._beside_rows(p) for p in parts.values()))
        watched = [self._judge(obj, part) for obj, part in parts.items()]
        watched += [watch(self.facts, _argument(obj), WRITES, steps, self.shares) for obj, steps in writes.items()]
        found_all = [w for w in watched if w is not None]
        if not seen or len(found_all) < len(watched) or len(needed([*self.watched, *found_all])) > _MOST_WATCHED:
            self.verdicts, self.privates, self.supposed, self.rows = verdicts, privates, supposed, rows
            self.reaches, self.claims = reaches, claims
            return False
        self.watched += found_all
        for step in group:
            self.verdicts[step] = replace(self.verdicts[step], supposed=True)
        return True

    def _judge(self, obj: MemoryObject, part: dict[Step, frozenset[MemoryObject]]) -> Watched | None:
        """Verdicts on the accumulations through one argument; None where they would be atomic."""
        if self._prove(part):
            private = self._private(part, frozenset((obj,)))
            if private is None:
                return None
            self.privates.append(private)
            for step in part:
                kind = "sparse" if private.sparse else "private"
                self.verdicts[step] = Sharing(kind, "it is only read here; each thread adds to a copy of its own")
            return Watched(private.argument, ADDS | MOVED, copied=True)
        moved = any(self.verdicts[step].kind == "reach" for step in part)
        return watch(self.facts, _argument(obj), ADDS | MOVED if moved else ADDS, part, self.shares)

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
        return a != b and a in self.supposed and b in self.supposed

    def _without_asserted(
        self, group: dict[Step, frozenset[MemoryObject]], objects: frozenset[MemoryObject]
    ) -> dict[Step, frozenset[MemoryObject]]:
        """Give verdicts to the steps of which the user has said that iterations share nothing there; returns the
        others. What else the loop does to such memory is meant as well; other code must not run at the same time."""
        rest = dict(group)
        for step in group:
            loop, pointer = self.assertions.around(step.inst), target_of(step)
            said = self.assertions.about(loop, pointer) if loop is not None and pointer is not None else []
            if loop is None or not said:
                continue
            why_not = None
            if self._called(objects):
                why_not = "functions that are called here may add to the shadow as well"
            elif any(s.inst.block not in loop.blocks and self._meets(step, (s,)) for s in group):
                why_not = "other code of the region may add to the shadow at the same time"
            elif self._again(loop) is not None:
                why_not = "threads may be in the loop again at the same time (it has no barrier)"
            for each in said:
                each.used |= why_not is None
                each.why_not += [why_not] if why_not is not None else []
            if why_not is None:
                self.verdicts[step] = Sharing("plain", said[0].where)
                del rest[step]
        return rest

    def _called(self, objects: frozenset[MemoryObject]) -> bool:
        """Whether functions that are called may add to the shadow as well."""
        pointers, shared = self.facts.pointers, self.facts.shared
        for step in self.all:
            if isinstance(step, CallStep) and step.call is not None and step.target is not None:
                named = shared.reachable_names(step.call.callee_name or "") & self.facts.request.active_globals
                variables = [MemoryObject("global", GlobalRef(n)) for n in named]
                if any(pointers.may_be_same(x, y) for x in variables for y in objects):
                    return True
                for operand, activity in zip(step.call.operands, step.target.operand_activities, strict=False):
                    if activity == "dup":
                        reached = pointers.reachable(pointers.objects(operand))
                        if any(pointers.may_be_same(x, y, only_read=True) for x in reached for y in objects):
                            return True
        return False

    def _meets(self, step: Step, group: Iterable[Step]) -> bool:
        """Whether another thread may be at a step of the group at the same time."""
        return any(self.intervals.may_meet(step.inst, other.inst) for other in group)

    # -- proofs

    def _in_rows(self, group: dict[Step, frozenset[MemoryObject]], objects: frozenset[MemoryObject]) -> bool:
        """Give verdicts on accumulations in rows (`irad.adjoint.rows`), if all are in some; whether they are."""
        if self.facts.request.steady or not is_team(self.facts.function) or self._called(objects):
            return False
        found: list[tuple[Loop, Found, Reach]] = []
        for loop, members, apart in self._by_loop(group):
            loads = [s for s in members if isinstance(s, LoadStep)]
            if loop is None or not apart or len(loads) < len(members):
                return False
            tables = rows_of(self.facts, self._prover(loop).linear, loop, loads, self._is_unmodified)
            for table in tables or ():
                reach = self._reach_of(loop, table)
                if reach is None:
                    return False
                found.append((loop, table, reach))
            if not tables:
                return False
        for loop, table, reach in found:
            near = _constant_reach(reach) != 0
            if near:
                self.reaches.setdefault(loop, []).append(reach)
            for step in table.steps:
                reason = _REACH if near else "iterations use different rows"
                self.verdicts[step] = Sharing("reach" if near else "plain", reason, supposed=True)
            self.rows.append(table.rows)
        return True

    def _beside_rows(self, part: dict[Step, frozenset[MemoryObject]]) -> bool:
        """Have it seen whether what is added to through one argument lies apart from all rows; whether that can be."""
        argument = _argument(next(obj for objects in part.values() for obj in objects))
        watched = watch(self.facts, argument, ADDS, part, self.shares)
        if watched is not None:
            self.rows.append(Rows(argument, 0, 0, Part(watched.ranges, None), Part((), None)))
        return watched is not None

    def _reach_of(self, loop: Loop, rows: Found) -> Reach | None:
        """How far apart iterations use the same row, if it is known what to do then."""
        prover, facts = self._prover(loop), self.facts
        reach = reach_inputs(rows.entries, [POINTER] * len(rows.entries), facts.trips, loop, prover.shared)
        if reach is not None and _constant_reach(reach) == 0:
            return reach if prover.fixed else None
        alone = prover.again is None and self.shares[loop] and self._is_pausable(loop)
        return reach if alone else None

    def _all_rows(self) -> tuple[Rows, ...]:
        """Those of one table together."""
        found: dict[object, Rows] = {}
        for rows in self.rows:
            key = (rows.table, rows.stride, rows.offset)
            found[key] = found[key].together(rows) if key in found else rows
        return tuple(found.values())

    def _prove(self, group: dict[Step, frozenset[MemoryObject]]) -> list[Step]:
        """Give verdicts to the steps of one object that can be proved; returns the others."""
        open_steps: list[Step] = []
        for loop, members, apart in self._by_loop(group):
            if loop is None or not apart or not self._prove_loop(loop, members):
                open_steps += members
        return open_steps

    def _by_loop(self, group: dict[Step, frozenset[MemoryObject]]) -> list[tuple[Loop | None, list[Step], bool]]:
        """The steps by the loop around them that threads share, and whether nothing of the group happens at the same
        time as those of one loop; but for steps at which one thread is alone, which get their verdicts."""
        by_loop: dict[Loop | None, list[Step]] = {}
        for step in group:
            if not self._meets(step, group):
                self.verdicts[step] = Sharing("plain", "one thread at a time is here")
            else:
                by_loop.setdefault(self._share_around(step), []).append(step)
        found = []
        for loop, members in by_loop.items():
            others = [s for s in group if s not in members and any(self._meets(s, (m,)) for m in members)]
            blocks = {*loop.blocks, *(s.inst.block for s in members if s.inst.block)} if loop is not None else set()
            apart = loop is not None and not others and not self.intervals.is_divided(blocks)
            found.append((loop, members, apart))
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
            return next((loop for loop in self.shares if loop.preheader is block and self._is_pausable(loop)), None)
        return around

    def _prove_loop(self, loop: Loop, members: list[Step]) -> bool:
        facts = self.facts
        loads = [s for s in members if isinstance(s, LoadStep) and s.pointer is not None]
        if len(loads) != len(members) or not is_team(facts.function):
            return False  # the arguments of other functions may differ from thread to thread
        prover = self._prover(loop)
        forms = [_form(prover.linear, s) for s in loads]
        self.regular.update(s for s, form in zip(loads, forms, strict=True) if form is not None)
        layout = facts.pointers.module.layout
        sizes = [layout.store_size(s.type) for s in loads]
        straight = [f for f in forms if f is not None]
        found = reach_inputs(straight, sizes, facts.trips, loop, prover.shared) if len(straight) == len(forms) else None
        if found is not None and prover.fixed and _constant_reach(found) == 0:
            for step in loads:
                self.verdicts[step] = Sharing("plain", "iterations never touch the same element: affine test")
            return True
        increments = [Access(s.inst, s.pointer, layout.store_size(s.type), False, False) for s in loads if s.pointer]
        inside = all(s.inst.block in loop.blocks for s in loads)
        cheap = prover.prove_cheaply(increments) if inside else None
        if cheap is not None:
            for step in loads:
                self.verdicts[step] = Sharing("plain", cheap.reason)
            return True
        alone = prover.again is None and not facts.request.steady
        pausable = alone and self.shares[loop] and self._is_pausable(loop)
        if found is not None and pausable:
            self._pause(loop, loads, found, (), _REACH)
            return True
        narrow = self._narrow(loop, loads, sizes) if pausable else None
        if narrow is not None:
            self._pause(loop, loads, *narrow, _REACH + _NARROW)
            return True
        if not inside:
            return False
        proof = prover.solve(increments)
        if proof.exclusive:
            for step in loads:
                self.verdicts[step] = Sharing("plain", proof.reason)
            return True
        self.reasons[frozenset(loads)] = proof.reason
        return False

    def _pause(
        self, loop: Loop, loads: list[LoadStep], reach: Reach, claims: tuple[Claim, ...], reason: str
    ) -> None:
        self.reaches.setdefault(loop, []).append(reach)
        self.claims.setdefault(loop, []).extend(claims)
        for step in loads:
            self.verdicts[step] = Sharing("reach", reason)

    def _narrow(
        self, loop: Loop, loads: list[LoadStep], sizes: list[int]
    ) -> tuple[Reach, tuple[Claim, ...]] | None:
        """The reach of accesses whose indices are narrower than addresses and may wrap around, or are made of parts of
        the loop's counter."""
        facts = self.facts
        for kind in (Narrow, Folded):
            linear = kind(facts.pointers.module, facts.cfg, loop, facts.inductions, facts.trips)
            forms = [form for s in loads if (form := _form(linear, s)) is not None]
            if len(forms) == len(loads):
                reach = linear.reach(forms, sizes, facts.trips, self._prover(loop).shared)
                if reach is not None:
                    return reach
        return None

    def _prover(self, loop: Loop) -> Prover:
        facts = self.facts
        if loop not in self.provers:
            again = self._again(loop)
            self.provers[loop] = Prover(
                facts.function, facts.cfg, facts.forest, loop, facts.inductions, facts.trips, self._accesses(loop),
                self._is_unmodified, answers=facts.shared.answers, again=again,
                fixed=again is None or (self.shares[loop] and _has_fixed_share(facts, loop, again)),
            )  # fmt: skip
        return self.provers[loop]

    def _again(self, loop: Loop) -> Loop | None:
        """The outermost loop around a loop that threads share of which some thread may already be in a later iteration,
        and in the shared loop again, when another one still is in an earlier one: no barrier is on the way (`nowait`).
        The loop over the chunks of iterations that a thread has, or gets, is none."""
        facts = self.facts
        for around in loop.path[:-1]:
            if around is loop.parent and not self.shares.get(loop) and _is_over_chunks(facts, around, loop):
                continue
            behind = [b for _, b in loop.exit_edges]
            if not (
                self.intervals.are_divided(behind, around.header, around.blocks)
                or self.intervals.are_divided([around.header], loop.header, around.blocks)
            ):
                return around
        return None

    def _accesses(self, loop: Loop) -> list[Access]:
        """What the loop reads and writes of the shared objects that it writes."""
        facts, pointers = self.facts, self.facts.pointers
        found: list[tuple[Access, frozenset[MemoryObject]]] = []
        for block in facts.cfg.order:
            for inst in block.instructions if block in loop.blocks else ():
                if isinstance(inst, (Load, Store)):
                    objects = frozenset(o for o in pointers.objects(inst.pointer) if not facts.is_private(o))
                    type_ = inst.value.type if isinstance(inst, Store) else inst.type
                    size = pointers.module.layout.store_size(type_)
                    protected = bool(inst.ordering) or self.intervals.is_guarded(inst)
                    if objects:
                        access = Access(inst, inst.pointer, size, isinstance(inst, Store), protected)
                        found.append((access, objects))
        written = {o for access, objects in found if access.writes for o in objects}
        return [access for access, objects in found if objects & written]

    def _is_unmodified(self, pointer: Value) -> bool:
        return is_unmodified(self.facts, pointer)

    def _is_pausable(self, loop: Loop) -> bool:
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

    # -- copies

    def _private(self, group: dict[Step, frozenset[MemoryObject]], objects: frozenset[MemoryObject]) -> Private | None:
        """A copy of its own for each thread, if memory of one argument is only read here."""
        facts, pointers = self.facts, self.facts.pointers
        if len(objects) != 1 or not is_team(facts.function) or self._called(objects):
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
        regular = all(s in self.regular or is_fixed(facts, target_of(s)) for s in group)
        return Private(origin, type_, ranges_of(facts, group, size), not regular)


def _form(linear: Linear, step: LoadStep) -> Form | None:
    """The form of a load's address, in the loop or right in front of it."""
    block = step.inst.block
    if block is None or step.pointer is None:
        return None
    return (linear if block in linear.loop.blocks else linear.entry).form(step.pointer, block)


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


def _lock_of(call: Call) -> Value:
    return call.operands[1 if call.callee_name == "irad_section_enter" else 0]


def _lock(call: Call) -> str:
    return _lock_of(call).ref


def _is_one_lock(call: Call) -> bool:
    """Whether the lock of a section is the same for all threads of a team."""
    return isinstance(_lock_of(call), (Constant, Argument))


def _is_over_chunks(facts: FunctionFacts, loop: Loop, inner: Loop) -> bool:
    """Whether a loop runs another one for each chunk of iterations, which it gets of the run-time library, or which are
    dealt out beforehand: different iterations all of them, whichever threads are in them."""
    calls = (i for b in loop.blocks if facts.forest.innermost[b] is loop for i in b.instructions)
    if any(isinstance(i, Call) and (i.callee_name or "").startswith("__kmpc_dispatch_next_") for i in calls):
        return True
    counter = counter_of(inner, facts.inductions)
    mark = marking_call(counter.start) if counter is not None else None
    if mark is None or not (mark.callee_name or "").startswith(CHUNK):
        return False
    begin = mark.operands[0]
    return isinstance(begin, Phi) and begin.block is loop.header


def _has_fixed_share(facts: FunctionFacts, loop: Loop, again: Loop) -> bool:
    """Whether a thread's share of a loop is the same in all iterations of a loop around it."""
    counter = counter_of(loop, facts.inductions)
    mark = marking_call(counter.start) if counter is not None else None
    return mark is not None and all(again.is_invariant(o) for o in mark.operands)


def _total(facts: FunctionFacts, loop: Loop) -> Value:
    """How many iterations all threads run of a loop of which each has one block."""
    counter = counter_of(loop, facts.inductions)
    mark = marking_call(counter.start) if counter is not None else None
    assert mark is not None
    return mark.operands[1]


def _constant_reach(reach: Reach) -> int | None:
    """The reach where it is known beforehand."""
    if any(p.inner or p.rest for p in reach.pieces) or reach.stride.symbolic:
        return None
    extent = max(p.high for p in reach.pieces) - min(p.low for p in reach.pieces)
    return (extent - 1) // abs(reach.stride.constant)


__all__ = ["sharing_of"]
