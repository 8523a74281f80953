"""The plan of one derivative: every decision, frozen and printable, before any IR is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from irad.adjoint.accumulator_rotation import RotationGroup, carried_groups
from irad.adjoint.adjoint_steps import StepBuilder, adjoint_type
from irad.adjoint.iteration_order import ascending_loops, triangular_loops, vector_loops
from irad.adjoint.missing_shadows import LeftValues
from irad.adjoint.parallel.accumulation import AccumulationPlan
from irad.adjoint.parallel.accumulation_planner import sharing_of
from irad.adjoint.parallel.joint_reversal import StripPlan, behind, is_last, nothing_waits, strips_of
from irad.adjoint.partial_adjoints import refuse_interleaved
from irad.adjoint.preaccumulation import LocalJacobian, local_jacobians
from irad.adjoint.recompute import CacheDecision, RequiredValues
from irad.adjoint.reverse_cfg import ReverseCFG, ReverseEdge
from irad.adjoint.safepoints import Safepoints, safepoints
from irad.adjoint.snapshots import Snapshot, SnapshotLoad
from irad.adjoint.steps import CallPlan, Key, Step
from irad.adjoint.tape_blocks import tape_blocks
from irad.adjoint.tape_layout import TapeLayout
from irad.analysis.alias.memory import Access, MemoryObject, global_object, holds_pointers
from irad.analysis.byte_moves import is_told_own
from irad.analysis.diagnostics import Refusal, raise_all
from irad.analysis.loops import Loop
from irad.analysis.types.evidence import is_part
from irad.facts.call_classifier import CustomRule
from irad.facts.function_facts import FunctionFacts, ModuleFacts, analyse, declared_evidence
from irad.facts.request import ACTIVE, CONST, DUP, DiffRequest, Told
from irad.ir import types as T
from irad.ir.instructions import Block, Call, Load
from irad.ir.module import Function
from irad.ir.values import Argument, ConstExpr, ConstInt, ConstNull, GlobalRef, Value
from irad.ir.worklist import reached
from irad.transform.openmp import is_found, is_team


@dataclass(frozen=True, eq=False)
class AdjointPlan:
    """How the gradient of one function is computed.

    steps: per block, in the reverse sweep's order. routes: per block that the reverse sweep visits. choices:
    per thing that it needs. storage: where kept things live. calls: how differentiated calls are made.
    stops: calls of functions that cannot be differentiated,
    behind a call through a pointer: the derivative ends the program there. adjoints: the type of each active value's
    adjoint. carried: overlapping accumulations that go through
    registers. ascending: loops whose reverse runs forwards. needed_arguments: positions of the arguments
    whose value the reverse sweep reads.
    sharing: in code that several threads run, how each step adds to shadows. once: why the reverse half must not run
    again on the same tape, apart from reasons in callees (only asked where the request says that it repeats).
    regions: the parallel regions that the function runs, with the plan of what each thread of them does. strips: how a
    region goes forward and back strip by strip, or `why_whole` it does not (empty where nobody asks). joined: the call
    of a region that waits for the reverse sweep, in which it goes forward and back. asks_owner: before it frees a
    block, it asks while it runs whether a derivative has allocated that. jacobians: loops of which the
    reverse accumulates the Jacobian of an iteration before it takes the adjoints through. triangular:
    loops whose reverse is not to be interleaved, since some of their runs are short. safepoints: which loops look for
    signals. tape_blocks: allocations whose blocks lie on the tape.
    """

    request: DiffRequest
    facts: FunctionFacts
    steps: dict[Block, tuple[Step, ...]]
    routes: dict[Block, ReverseEdge]
    choices: dict[Key, CacheDecision]
    storage: TapeLayout
    calls: dict[Call, CallPlan]
    stops: dict[Call, Refusal]
    adjoints: dict[Value, T.Type]
    carried: tuple[RotationGroup, ...]
    ascending: frozenset[Loop]
    needed_arguments: frozenset[int]
    accumulation: AccumulationPlan
    once: tuple[str, ...] = ()
    regions: tuple[tuple[Call, AdjointPlan], ...] = ()
    strips: StripPlan | None = None
    why_whole: str = ""
    joined: Call | None = None
    asks_owner: bool = False
    jacobians: dict[Loop, LocalJacobian] = field(default_factory=dict)
    triangular: frozenset[Loop] = frozenset()
    safepoints: Safepoints = field(default_factory=Safepoints)
    tape_blocks: frozenset[Call] = frozenset()

    @property
    def name(self) -> str:
        return self.request.symbol

    def kept_behind(self, keys: Iterable[Key]) -> tuple[Key, ...]:
        """The kept things on tape that having `keys` reads, directly or in order to compute something again; each
        once, in an order that depends on the program alone."""
        return tuple(key for key in self.loaded_behind(keys) if self.choices[key].kind == "keep")

    def loaded_behind(self, keys: Iterable[Key]) -> tuple[Key, ...]:
        """The kept things on tape, as `kept_behind` has them, and between them the loads that are done again."""
        found: list[Key] = []

        def again(key: Key) -> tuple[Key, ...]:
            choice = self.choices.get(key)
            return choice.operands if choice is not None and choice.kind == "again" else ()

        for key in reached(keys, again):
            choice = self.choices.get(key)
            if choice is not None and choice.kind == "again":
                if choice.stored is None and choice.same is None and isinstance(key.what, Load):
                    found.append(key)
            elif choice is not None and self.storage.cells[key].home is not None:
                found.append(key)
        return tuple(found)

    def snapshots(self) -> dict[Snapshot, tuple[SnapshotLoad, ...]]:
        """The copies of memory that the forward sweep makes, and what the reverse sweep reads from each."""
        found: dict[Snapshot, dict[SnapshotLoad, None]] = {}
        for choice in self.choices.values():
            if choice.copied is not None:
                found.setdefault(choice.copied.snapshot, {})[choice.copied] = None
        return {snapshot: tuple(reads) for snapshot, reads in found.items()}

    @property
    def is_concurrent(self) -> bool:
        """Whether there is a variant of the reverse half for a team of one thread."""
        return self.facts.is_concurrent

    def invariants(self) -> dict[Loop, tuple[Key, ...]]:
        """Per loop the things of the loops around it that the reverse sweep reads inside, and that are loaded: from
        the tape, or again from memory that is unchanged. They are read once, where the loop is entered: LLVM would
        have to know that nothing stored inside meets them."""
        forest = self.facts.forest
        found: dict[Loop, dict[Key, None]] = {}
        for block in self.routes:
            path = forest.path(block)
            if not path:
                continue
            for key in self.loaded_behind(n for step in self.steps[block] for n in step.needs):
                context = self.storage.context(key)
                inner = path if context is None else path[path.index(context) + 1 :] if context in path else []
                if inner and (self.choices[key].kind == "keep" or self._runs_before(key.what, inner[0])):
                    found.setdefault(inner[0], {})[key] = None
        return {loop: tuple(keys) for loop, keys in found.items()}

    def _runs_before(self, load: Load, loop: Loop) -> bool:
        """Whether a load has run whenever a loop is entered: then its memory may be read there."""
        return load.block is not None and self.facts.cfg.dominates(load.block, loop.header)


_MOST_NUMBERS = 2048
"""Results of a gradient, each an argument's derivative: for as many LLVM takes minutes."""


class Planner:
    """Makes and keeps the plans of one module; callees are planned on demand.

    `prepare(function)` is called for each function before it is analysed.
    """

    def __init__(self, shared: ModuleFacts, prepare: Callable[[Function], None]) -> None:
        self.shared = shared
        self._prepare = prepare
        self.plans: dict[DiffRequest, AdjointPlan] = {}
        self._refused: dict[DiffRequest, Refusal] = {}
        self._open: set[DiffRequest] = set()
        self._whole: set[Call] = set()
        self._facts: dict[DiffRequest, FunctionFacts] = {}

    @property
    def asks_owner(self) -> bool:
        """Whether one of the plans asks who has allocated a block: then all have to say what they allocate."""
        return any(plan.asks_owner for plan in self.plans.values())

    def facts(self, request: DiffRequest) -> FunctionFacts:
        known = self._facts.get(request)
        if known is None:
            function = self.shared.module.functions[request.function]
            self._prepare(function)
            known = self._facts[request] = analyse(self.shared, function, request)
        return known

    def plan(self, request: DiffRequest) -> AdjointPlan:
        """The plan of a gradient or of a split pair. Raises `Refusal`."""
        known = self.plans.get(request)
        if request in self._refused:
            raise self._refused[request]
        if known is None:
            self._open.add(request)
            try:
                known = self.plans[request] = self._make(request)
            except Refusal as refusal:
                self._refused[request] = refusal
                raise
            finally:
                self._open.discard(request)
        return known

    def _make(self, request: DiffRequest) -> AdjointPlan:
        facts = self.facts(request)
        if not facts.cfg.exits:
            raise Refusal(
                "unsupported",
                facts.function.entry.instructions[0],
                f"cannot differentiate '{request.function}'",
                "it never returns",
            )
        numbers = request.activities.count(ACTIVE)
        if numbers > _MOST_NUMBERS:
            raise Refusal(
                "unsupported",
                facts.function.entry.instructions[0],
                f"cannot differentiate '{request.function}' by {numbers} numbers that it is passed one by one",
                f"the time that LLVM takes for as many results grows with their cube; {_MOST_NUMBERS} are the limit",
                "pass them in an array or a struct",
            )
        refuse_interleaved(facts)
        statements = StepBuilder(facts, self.plan_call)
        steps: dict[Block, tuple[Step, ...]] = {}
        refused = []
        for block in facts.cfg.order:
            try:
                steps[block] = statements.steps(block)
            except Refusal as refusal:
                refused.append(refusal)
        raise_all(refused)
        routes = ReverseCFG(facts, steps)
        reversed_steps = {b: steps[b] for b in routes.routes}
        ascending = ascending_loops(facts, reversed_steps)
        late = frozenset(i for call in statements.calls if self._is_asked(statements.calls[call])
                         for i in behind(facts, call))  # fmt: skip
        abreast = vector_loops(facts, reversed_steps, ascending)
        needs = RequiredValues(facts, routes.routes, request.mode == "split", abreast, late)
        required: list[Key] = []
        for block in routes.routes:
            required.extend(routes.needs[block])
            for step in steps[block]:
                required.extend(step.needs)
        choices = needs.solve(required)
        storage = TapeLayout(needs, choices, request.mode == "split")
        adjoints = {v: adjoint_type(facts, v) for v in _in_order(facts) if facts.is_active(v)}
        taped = bool(storage.reservations or storage.records or any(c.copied for c in choices.values()))
        accumulation, found = self._sharing(facts, reversed_steps, taped)
        joined = self._joined(facts, statements.calls, reversed_steps, choices)
        asked = {c for c, made in statements.calls.items() if self._is_asked(made)}
        if request.steady and asked - {joined}:  # as a whole they have to be planned in another way
            self._whole |= asked - {joined}
            return self._make(request)
        read = {k.what for k in required if isinstance(k.what, Argument) and k.kind == "value"}
        for choice in choices.values():
            read |= {k.what for k in choice.operands if isinstance(k.what, Argument) and k.kind == "value"}
        return AdjointPlan(
            request,
            facts,
            steps,
            routes.routes,
            choices,
            storage,
            statements.calls,
            statements.stops,
            adjoints,
            carried_groups(facts, reversed_steps),
            ascending,
            frozenset(a.index for a in read),
            accumulation,
            tuple(statements.once),
            tuple(self._regions(statements.calls)),
            found if isinstance(found, StripPlan) else None,
            found if isinstance(found, str) else "",
            joined,
            statements.asks_owner,
            local_jacobians(facts, reversed_steps, ascending | {p.loop for p in accumulation.pauses}),
            triangular_loops(facts, reversed_steps, ascending),
            safepoints(facts),
            tape_blocks(facts),
        )

    def _sharing(
        self, facts: FunctionFacts, steps: dict[Block, tuple[Step, ...]], taped: bool
    ) -> tuple[AccumulationPlan, StripPlan | str]:
        """How threads add to what they share, and strips, or why there are none. Deterministic regions can do more in
        strips than as a whole."""
        request = facts.request
        accumulation = sharing_of(facts, steps, fixed=request.steady and not request.joined)
        if not request.joined:
            return accumulation, ""
        found = strips_of(facts, steps, accumulation, taped)
        if request.steady and isinstance(found, str):
            accumulation = sharing_of(facts, steps, fixed=True)
        return accumulation, found

    def _joined(
        self, facts: FunctionFacts, calls: dict[Call, CallPlan], steps: dict[Block, tuple[Step, ...]],
        choices: dict[Key, CacheDecision],
    ) -> Call | None:  # fmt: skip
        """The call that waits for the reverse sweep."""
        for call, made in calls.items():
            if self._is_asked(made) and nothing_waits(facts, call, steps, choices):
                return call
        return None

    def _is_asked(self, made: CallPlan) -> bool:
        """Whether a call is one of a region that can be run in strips and has nothing but straight code behind it."""
        return made.request is not None and made.request.joined and self.plan(made.request).strips is not None

    def _regions(self, calls: dict[Call, CallPlan]) -> Iterator[tuple[Call, AdjointPlan]]:
        for call, made in calls.items():
            if made.request is not None and is_team(self.shared.module.functions[made.request.function]):
                yield call, self.plan(made.request)

    def once(self, request: DiffRequest) -> list[str]:
        """Why the reverse half of a planned split derivative must not run twice on one tape: its own reasons
        and those of all that it calls."""
        found: dict[str, None] = {}
        work, seen = [request], {request}
        while work:
            plan = self.plan(work.pop())
            found.update(dict.fromkeys(plan.once))
            for call in plan.calls.values():
                if call.request is not None and call.request not in seen:
                    seen.add(call.request)
                    work.append(call.request)
        return list(found)

    # -- calls

    def plan_call(self, facts: FunctionFacts, call: Call) -> CallPlan:
        """How a call of a function with a body, or of one with a registered rule, is differentiated."""
        name = call.callee_name
        assert name is not None
        custom = self.shared.calls.custom.get(name)
        if custom is not None:
            return self._plan_custom(facts, call, custom)
        request = self.call_request(facts, call)
        request, needed = self._plan_callee(facts, call, request)
        symbol = request.symbol
        return CallPlan(
            call,
            f"{symbol}.augmented",
            f"{symbol}.reverse",
            f"{symbol}.tangent",
            request.activities,
            request.active_result,
            facts.activity.has_shadow(call),
            needed,
            request=request,
            adjoint_operands=tuple(i for i, a in enumerate(request.activities) if a == ACTIVE),
        )

    def _plan_callee(
        self, facts: FunctionFacts, call: Call, request: DiffRequest
    ) -> tuple[DiffRequest, frozenset[int]]:
        """The request by which a callee can be planned, and the arguments that its reverse reads.

        Functions that move memory are told what the caller knows of it; others only where they do not know enough, so
        that callers do not each get a derivative of their own.
        """
        if request in self._open:
            return request, frozenset(range(len(call.operands)))
        try:
            return request, self.plan(request).needed_arguments
        except Refusal as refusal:
            told = self.told(facts, call) if refusal.kind == "type" and not request.told else ()
            if not told:
                raise
        request = replace(request, told=told)
        if request in self._open:
            return request, frozenset(range(len(call.operands)))
        return request, self.plan(request).needed_arguments

    def _told_at_once(self, facts: FunctionFacts, call: Call) -> tuple[Told, ...]:
        """What a callee is told in any case: if it moves memory without looking at it. In recursion that would grow
        from call to call."""
        name = call.callee_name or ""
        call_graph = self.shared.call_graph
        asked = call_graph.moves_memory(name) or facts.request.bytewise
        if not asked or facts.function.name in call_graph.reachable(name) | {name}:
            return ()
        return self.told(facts, call)

    def told(self, facts: FunctionFacts, call: Call) -> tuple[Told, ...]:
        """What a caller can tell a callee of the memory behind its arguments: what the callee's own declarations do
        not say, or else each caller would get a derivative of its own."""
        callee = self.shared.module.functions[call.callee_name or ""]
        declared = declared_evidence(self.shared, callee)
        found = []
        for position, operand in enumerate(call.operands):
            if operand.type.is_pointer and not isinstance(operand, ConstNull):
                seen, behind = facts.types.for_callee(operand)
                known = declared.get(callee.arguments[position], ())
                news = tuple(item for item in seen if not any(is_part(item, of) for of in known))
                if news or behind:
                    found.append((position, news, behind))
        return tuple(found)

    def call_request(self, facts: FunctionFacts, call: Call) -> DiffRequest:
        """The split request for a callee, from the activity of the call's operands."""
        assert call.callee_name is not None
        callee = self.shared.module.functions[call.callee_name]
        if callee.type.vararg or len(callee.arguments) != len(call.operands):
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the call of '{callee.name}'",
                "it takes a variable number of arguments",
                "give it a fixed list of arguments",
            )
        activities = tuple(self._operand_activity(facts, operand) for operand in call.operands)
        bytewise, guarded = facts.request.bytewise, facts.request.guarded
        looks = bytewise or guarded
        overwritten = frozenset(
            i for i, o in enumerate(call.operands) if holds_pointers(o.type) and self._changes(facts, call, o)
        )
        finds = self.shared.call_graph.finds_pointers(callee.name)
        apart = self._may_be_apart(facts, call, callee) and self._are_apart(facts, call, callee, finds)
        return DiffRequest(
            callee.name,
            "split",
            activities,
            facts.is_active(call),
            overwritten=overwritten,
            noalias=apart,
            own_memory=bool(self._named(callee)) and self._is_apart_from_variables(facts, call, callee),
            separate=(is_team(callee) or (apart and finds)) and self._are_apart(facts, call, callee, whatever=True),
            active_globals=facts.request.active_globals,
            strong_zero=facts.request.strong_zero,
            steady=facts.request.steady,
            disjoint=self._disjoint(facts, call),
            checked=facts.request.checked,
            shadowed_result=MemoryObject("handed", call) in facts.activity.shadowed,
            own=self._own(facts, call, facts.is_lent),
            perhaps_own=self._own(facts, call, facts.is_surely_lent, all) - self._own(facts, call, facts.is_lent),
            unseen=self._unseen(facts, call),
            filled=self._filled(facts, call),
            led=self._filled(facts, call, LeftValues.is_led),
            undecided=frozenset(
                i for i, (a, o) in enumerate(zip(activities, call.operands, strict=True))
                if a == DUP and self._may_lack_shadow(facts, o)
            ),
            told=self._told_at_once(facts, call),
            repeats=facts.request.repeats,
            bytewise=bytewise,
            inner=self._operands(call, lambda o: is_told_own(facts.types, o)) if looks else frozenset(),
            plain=self._operands(call, lambda o: facts.types.is_free_of_pointers(o, None)) if looks else frozenset(),
            guarded=guarded,
            member_bounds=facts.request.member_bounds,
            joined=is_team(callee) and is_last(facts, call) and self._may_run_in_parts(facts, call, callee),
            concurrent=facts.is_concurrent,
            private=self._private(facts, call) if facts.is_concurrent and not is_team(callee) else frozenset(),
        )

    def tangent_request(self, facts: FunctionFacts, call: Call) -> DiffRequest:
        """The request for a callee's tangent, from the activity of the call's operands."""
        split = self.call_request(facts, call)
        return DiffRequest(
            split.function,
            "tangent",
            split.activities,
            facts.is_active(call) or facts.activity.has_shadow(call),
            returns_primal=not call.type.is_void,
            active_globals=split.active_globals,
            strong_zero=split.strong_zero,
            steady=split.steady,
            shadowed_result=split.shadowed_result,
            unseen=split.unseen,
            filled=split.filled,
            led=split.led,
            undecided=split.undecided,
            told=split.told,
            bytewise=split.bytewise,
            guarded=split.guarded,
            member_bounds=split.member_bounds,
            inner=split.inner,
            plain=split.plain,
            nested=True,
        )

    def _may_run_in_parts(self, facts: FunctionFacts, call: Call, callee: Function) -> bool:
        """Whether a region need not have the number of threads that it wants, if it has to be deterministic."""
        wanted = call.operands[0]
        free = (isinstance(wanted, ConstInt) and wanted.value == 0) or is_found(callee)
        return call not in self._whole and (free or not facts.request.steady)

    def _may_be_apart(self, facts: FunctionFacts, call: Call, callee: Function) -> bool:
        """Whether operands that are apart (with what pointers in their memory lead to, if a callee loads some) make all
        its accesses so: it finds memory by its arguments alone, and in other variables, or says so of them itself as
        far as it writes there."""
        finds = self.shared.call_graph.finds_pointers(callee.name)
        own = not finds and self._is_apart_from_variables(facts, call, callee)
        return own or is_team(callee) or any("noalias" in a.attributes.split() for a in callee.arguments)

    def _named(self, callee: Function) -> tuple[str, ...]:
        return self.shared.call_graph.named_variables(callee.name)

    def _is_apart_from_variables(self, facts: FunctionFacts, call: Call, callee: Function) -> bool:
        """Whether no operand leads to a variable that a callee names."""
        pointers = facts.pointers
        named = [global_object(n) for n in self._named(callee)]
        given = [o for o in call.operands if holds_pointers(o.type)] if named else []
        return not any(
            pointers.may_be_same(variable, obj) for o in given for obj in pointers.objects(o) for variable in named
        )

    @staticmethod
    def _are_apart(facts: FunctionFacts, call: Call, callee: Function, whatever: bool = False) -> bool:
        """Whether no two operands lead to the same memory, be it only read (whatever: nor by way of pointers in it,
        which a callee may load): those of a parallel region do not then, since nothing else runs beside it."""
        pointers = facts.pointers
        used = callee.users
        given = zip(call.operands, callee.arguments, strict=False)
        found = [pointers.objects(o) for o, argument in given if holds_pointers(o.type) and used.get(argument)]
        if whatever:
            found = [frozenset(pointers.reachable(objects)) for objects in found]
        return not any(
            pointers.may_be_same(x, y, only_read=True)
            for i, first in enumerate(found) for second in found[:i] for x in first for y in second
        )  # fmt: skip

    @staticmethod
    def _operands(call: Call, wanted: Callable[[Value], bool]) -> frozenset[int]:
        """The positions of pointers that a call hands over and of which something holds."""
        return frozenset(i for i, o in enumerate(call.operands) if o.type.is_pointer and wanted(o))

    @staticmethod
    def _private(facts: FunctionFacts, call: Call) -> frozenset[int]:
        """The operands that lead to nothing but memory of the thread's own."""
        pointers = facts.pointers
        return frozenset(
            i for i, o in enumerate(call.operands)
            if holds_pointers(o.type) and all(map(facts.is_private, pointers.reachable(pointers.objects(o))))
        )  # fmt: skip

    @staticmethod
    def _disjoint(facts: FunctionFacts, call: Call) -> frozenset[int]:
        """The operands that lead to nothing but arrays of which it is said that iterations share none of it."""
        said = facts.request.disjoint
        if not said:
            return said
        arrays = {MemoryObject("argument", facts.function.arguments[position]) for position in said}
        found = [facts.pointers.objects(o) if o.type.is_pointer else frozenset() for o in call.operands]
        return frozenset(i for i, objects in enumerate(found) if objects and objects <= arrays)

    @staticmethod
    def _may_lack_shadow(facts: FunctionFacts, operand: Value) -> bool:
        """Whether memory behind a pointer that has a shadow may have none itself, and this matters: it holds numbers,
        or bytes are moved there, whatever they are."""
        pointers = facts.pointers
        return any(
            facts.activity.may_lack_shadow(obj) and (facts.is_bytewise or facts.may_hold_numbers(obj))
            for obj in pointers.reachable(pointers.objects(operand))
        )

    @staticmethod
    def _unseen(facts: FunctionFacts, call: Call) -> frozenset[int]:
        """The operands that may lead to memory of which it is not seen who has made it."""
        pointers = facts.pointers
        return frozenset(
            i for i, o in enumerate(call.operands)
            if holds_pointers(o.type) and any(map(facts.is_unseen, pointers.reachable(pointers.objects(o))))
        )  # fmt: skip

    @classmethod
    def _filled(
        cls, facts: FunctionFacts, call: Call,
        with_what: Callable[[LeftValues, MemoryObject], bool] = LeftValues.is_filled,
    ) -> frozenset[int]:  # fmt: skip
        """Those of them behind which active values are put, by whomever; or something else."""
        pointers, unseen = facts.pointers, cls._unseen(facts, call)
        if not unseen:
            return unseen
        left = LeftValues(facts)
        reached = {i: pointers.reachable(pointers.objects(call.operands[i])) for i in unseen}

        def is_left(obj: MemoryObject) -> bool:
            kept = isinstance(obj.origin, (GlobalRef, Argument))  # what callees hand out, they have mostly made
            return kept and facts.is_unseen(obj) and with_what(left, obj)

        return frozenset(i for i in unseen if any(map(is_left, reached[i])))

    @staticmethod
    def _own(
        facts: FunctionFacts, call: Call, lent: Callable[[MemoryObject], bool],
        which: Callable[[Iterable[bool]], bool] = any,
    ) -> frozenset[int]:  # fmt: skip
        """The operands that lead to no memory of the user's (`all`: not to such memory alone), if it matters to the
        callee."""
        assert call.callee_name is not None
        if not facts.shared.call_graph.releases(call.callee_name):
            return frozenset()
        # what lies deeper cannot be told apart here: a vector of our own may hold anything that was ever passed on
        return frozenset(
            i
            for i, o in enumerate(call.operands)
            if holds_pointers(o.type) and not which(map(lent, facts.pointers.objects(o)))
        )

    @staticmethod
    def _operand_activity(facts: FunctionFacts, operand: Value) -> str:
        if facts.is_active(operand):
            adjoint_type(facts, operand)
            return ACTIVE
        if operand.type.is_pointer and _leads_nowhere(operand):
            return DUP  # nothing is stored through it; it is its own shadow, and no store in the callee is refused
        pointers = facts.pointers
        if holds_pointers(operand.type) and any(
            o in facts.activity.shadowed for o in pointers.reachable(pointers.objects(operand))
        ):
            return DUP
        return CONST

    @staticmethod
    def _changes(facts: FunctionFacts, call: Call, operand: Value) -> bool:
        """Whether memory behind an operand may change between the call and its reverse."""
        pointers = facts.pointers
        if any(facts.clobbers.by_caller(o) for o in pointers.objects(operand)):
            return True
        return bool(facts.clobbers.why_changed(Access(call, operand, None, None)))

    def _changing(self, facts: FunctionFacts, call: Call) -> int:
        """A bit for each operand behind which memory may change between the call and its reverse; bit 62 where
        other threads may add to the same shadows."""
        if facts.request.mode == "tangent":
            return 0
        pointers = [(i, o) for i, o in enumerate(call.operands) if o.type.is_pointer]
        return (facts.is_concurrent << 62) + sum(1 << i for i, o in pointers if self._changes(facts, call, o))

    def _plan_custom(self, facts: FunctionFacts, call: Call, custom: CustomRule) -> CallPlan:
        activities = tuple(self._operand_activity(facts, operand) for operand in call.operands)
        if custom.gradient is None and facts.request.mode != "tangent":
            raise Refusal(
                "missing",
                call,
                f"cannot differentiate the call of {custom.called} in reverse",
                "only its tangent is registered",
                "register a gradient pair (irad.rule with vjp=…, __irad_register_gradient)",
            )
        if facts.activity.has_shadow(call):
            raise Refusal(
                "unsupported",
                call,
                f"cannot use the rule registered for {custom.called} here",
                "it returns a pointer to memory that needs a shadow",
                "return numbers, or write through an argument",
            )
        if custom.routine is None and facts.request.mode != "tangent":
            self._require_own_shadows(facts, call, activities, custom)
        augmented, reverse = custom.gradient or ("", "")
        needed = frozenset(i for i, o in enumerate(call.operands))
        return CallPlan(
            call,
            augmented,
            reverse,
            custom.tangent or "",
            activities,
            facts.is_active(call),
            facts.activity.has_shadow(call),
            needed,
            custom=True,
            release=custom.release or "",
            partial=custom.partial,
            changes=None if custom.routine is None else self._changing(facts, call),
            adjoint_operands=()
            if custom.routine is not None
            else tuple(i for i, o in enumerate(call.operands) if not o.type.is_pointer),
        )

    @staticmethod
    def _require_own_shadows(
        facts: FunctionFacts, call: Call, activities: tuple[str, ...], custom: CustomRule
    ) -> None:
        """A rule of the user's adds to shadows as serial code does: those that it gets must be the thread's own. (A
        block that the thread has made is, though the function might keep its address: no other thread looks there.)"""
        pointers = facts.pointers

        def reached(operand: Value) -> frozenset[MemoryObject]:
            direct = pointers.objects(operand)
            return direct if custom.partial else pointers.reachable(direct)  # a partial one takes arrays of numbers

        shared = [
            obj.describe()
            for operand, activity in zip(call.operands, activities, strict=True)
            if facts.is_concurrent and activity == DUP and holds_pointers(operand.type)
            for obj in pointers.in_order(reached(operand))
            if obj in facts.activity.with_data and obj.kind not in ("local", "heap") and not facts.is_private(obj)
        ]  # fmt: skip
        if shared:
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the call of {custom.called} in a parallel loop",
                f"its derivative adds to the shadow of {shared[0]}, which several threads may do at the same time",
                "hand it a copy that is made in the loop (x.copy()), or make the loop a serial one",
            )


def _in_order(facts: FunctionFacts) -> Iterator[Value]:
    yield from facts.function.arguments
    for block in facts.cfg.order:
        yield from block.instructions


_FIRST_PAGE = 4096


def _leads_nowhere(pointer: Value) -> bool:
    """Whether nothing lies behind a pointer: null, or an address in the first page, as Rust has for empty slices."""
    address = pointer.operands[0] if isinstance(pointer, ConstExpr) and pointer.opcode == "inttoptr" else None
    return isinstance(pointer, ConstNull) or (isinstance(address, ConstInt) and 0 <= address.value < _FIRST_PAGE)


__all__ = ["ACTIVE", "CONST", "DUP", "AdjointPlan", "Planner"]
