"""Checks a derivative and all that it calls, from the callers down: each function for what it is called with."""

from __future__ import annotations

from collections.abc import Iterator

from irad.adjoint.adjoint_steps import StepBuilder
from irad.adjoint.plan import Planner
from irad.adjoint.provenance.context import ALL_BITS, CLEAN, Behind, Context, Outcome, Surroundings
from irad.adjoint.provenance.flow import BitFlow
from irad.adjoint.provenance.integer_pointers import check_addresses, check_distances
from irad.adjoint.provenance.memory import TaintedBytes, TaintedMemory
from irad.adjoint.provenance.sources import may_lose_bits
from irad.adjoint.steps import CopyStep, Step
from irad.analysis.alias.memory import holds_pointers
from irad.analysis.diagnostics import Refusal
from irad.analysis.recursive_results import RecursiveResults
from irad.facts.function_facts import FunctionFacts, analyse
from irad.facts.request import CONST, DiffRequest
from irad.ir.instructions import Call, Instruction
from irad.ir.module import Function
from irad.lowering.types.twins import without_twins

_ROUNDS = 6
"""Recursion and global variables are followed so often before everything counts as tainted."""

_DEEPEST = 3
"""Of calls of a function within itself, so many are told apart by where things lie; none, where that is too much."""

_MOST_OPEN = 60
"""Calls within calls that are followed at a time: each takes a dozen frames of Python's stack, which has a thousand."""

_PASSES = 8
"""Functions that call one another in all combinations are followed so often each, on the average, and no more."""

_FREE_PASSES = 100
"""The like, of functions that are few."""

_MANY = 64
"""Of more functions, if they cannot be followed to an end, callees are told which of their arguments lead to numbers,
and not where: a library's small functions are followed for a few contexts then, not for each of their callers'. The
first attempt is given up after half of the passes, since that one has all of them."""

_ANYTHING = frozenset((TaintedBytes(0, 1, 1, 255, False),))

_Key = tuple[DiffRequest, Context]


class ProvenanceChecker:
    """Raises `Refusal` where bits of active numbers get lost on their way through a derivative. One for each module."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self._checked: set[DiffRequest] = set()
        self._tangents: dict[DiffRequest, dict[Call, DiffRequest]] = {}
        self._results: RecursiveResults[_Key, Outcome] = RecursiveResults(CLEAN, _ROUNDS, self._unsettled)
        self._shared = TaintedMemory()
        self._passes_left = 0
        self._deepest = _DEEPEST
        self._tells_places = True
        self._tells_elements = True
        self._used_elements = False
        self._recursed = False

    def check(self, request: DiffRequest) -> None:
        """Check a derivative that somebody asks for."""
        if request in self._checked:
            return
        called = list(self.called(request))
        self._check_addresses({r.function for r in called})
        for asked in called:
            check_distances(self._facts(asked))
        if any(may_lose_bits(self._facts(r), self._steps(r)) for r in called):
            many = len(called) > _MANY
            all_passes = _FREE_PASSES + _PASSES * len(called)
            passes = _FREE_PASSES + _PASSES // 2 * len(called) if many else all_passes
            try:
                self._follow(request, True, _DEEPEST, passes)
            except Refusal:  # each way is sound; where less is told apart, types count instead
                without_end, used = many and self._passes_left < 0, (self._used_elements, self._recursed)
                if not (without_end and self._follows_without_places(request, all_passes)):
                    self._used_elements, self._recursed = used
                    if not any(self._follows(request, deepest, passes) for deepest in self._coarser()):
                        raise
        self._checked.add(request)

    def _follows_without_places(self, request: DiffRequest, passes: int) -> bool:
        """Whether nothing is lost, as far as is seen without the places of anything in callees."""
        self._tells_places = False
        try:
            return self._follows(request, _DEEPEST, passes)
        finally:
            self._tells_places = True

    def _coarser(self) -> Iterator[int]:
        """How deep recursion is told apart in further tries without the places of elements, as far as these differ from
        what was tried before."""
        if self._used_elements:
            yield _DEEPEST
        if self._recursed:
            yield 1

    def _follows(self, request: DiffRequest, deepest: int, passes: int) -> bool:
        """Whether nothing is lost, as far as is seen without the places of elements."""
        try:
            self._follow(request, False, deepest, passes)
        except Refusal:
            return False
        return True

    def _follow(self, request: DiffRequest, elements: bool, deepest: int, passes: int) -> None:
        self._shared = TaintedMemory()
        self._tells_elements = elements
        self._used_elements = self._recursed = False
        self._deepest, self._passes_left = deepest, passes
        before = -1
        while before != (before := sum(map(len, self._shared.held.values()))):
            self._results.clear()
            self._outcome(request, self._entry(request))

    def _check_addresses(self, names: set[str]) -> None:
        """Of functions in the place of which twins are called, only those count that others call as they are, or may
        call through a pointer."""
        functions, call_graph = self.planner.shared.module.functions, self.planner.shared.call_graph
        twinned = {without_twins(n) for n in names}
        reached = {m for n in names for m in call_graph.reachable(n)} - twinned
        work = [*names, *reached]
        while work:
            name = work.pop()
            calls = [i for i in functions[name].instructions() if isinstance(i, Call)] if name in functions else []
            called = {i.callee_name for i in calls if i.callee_name}
            if name not in names and any(not i.callee_name and not i.is_asm for i in calls):
                called |= twinned
            work += called - reached
            reached |= called
        others = [functions[n] for n in sorted(reached & functions.keys() - names)]
        differentiated = [functions[n] for n in sorted(names)]
        check_addresses(differentiated, [f for f in others if not f.is_declaration], self.planner.shared)

    # -- what a derivative consists of

    def _facts(self, request: DiffRequest) -> FunctionFacts:
        return self.planner.facts(request)

    def _steps(self, request: DiffRequest) -> dict[Instruction, Step]:
        """The steps of copies; none of tangents, which copy whole shadows."""
        if request.mode == "tangent":
            return {}
        plan = self.planner.plan(request)
        return {s.inst: s for steps in plan.steps.values() for s in steps if isinstance(s, CopyStep)}

    def called(self, request: DiffRequest) -> Iterator[DiffRequest]:
        """A request and those of all that its derivative calls."""
        seen, work = {request}, [request]
        while work:
            current = work.pop()
            yield current
            for asked in self._requests(current).values():
                if asked not in seen:
                    seen.add(asked)
                    work.append(asked)

    def _requests(self, request: DiffRequest) -> dict[Call, DiffRequest]:
        """The requests of the calls through which derivatives pass."""
        if request.mode != "tangent":
            calls = self.planner.plan(request).calls
            return {call: made.request for call, made in calls.items() if made.request is not None}
        if (known := self._tangents.get(request)) is not None:
            return known
        facts = self._facts(request)
        statements = StepBuilder(facts, self.planner.plan_call)
        known = self._tangents[request] = {
            inst: self.planner.tangent_request(facts, inst)
            for block in facts.cfg.living for inst in block.instructions
            if isinstance(inst, Call) and self.planner.shared.calls.effect(inst).kind == "defined"
            and statements.is_differentiated(inst)
        }  # fmt: skip
        return known

    # -- the flow

    def _entry(self, request: DiffRequest) -> Context:
        """What the user calls a derivative with: his own arrays, whose types tell what they hold."""
        arguments = self.planner.shared.module.functions[request.function].arguments
        behind = tuple(Behind(lent=request.is_duplicated(a.index)) for a in arguments)
        ways = [(i, deeper) for i in range(len(arguments)) for deeper in (False, True)]
        every = frozenset(frozenset((one, other)) for one in ways for other in ways)
        return Context(tuple(() for _ in arguments), behind, every)

    def _outcome(self, request: DiffRequest, context: Context) -> Outcome:
        depth, context = self._in_recursion(request, context)
        key = (request, context)
        too_deep = depth > 2 * _DEEPEST or len(self._results.open) > _MOST_OPEN
        if too_deep and self._results.known(key) is None:
            return self._unsettled(key)
        return self._results.find(key, lambda: self._look(request, context))

    def _look(self, request: DiffRequest, context: Context) -> Outcome:
        facts = self._facts(request)
        self._count(facts.function)
        return self._run(BitFlow(facts, context, self._around(request, self._requests(request))))

    def _unsettled(self, key: _Key) -> Outcome:
        """Of a function that cannot be followed to an end."""
        return _everything(self.planner.shared.module.functions[key[0].function])

    def _run(self, flow: BitFlow) -> Outcome:
        try:
            return flow.run()
        finally:
            self._used_elements |= any(step > 1 for step in flow.inside.values())

    def _in_recursion(self, request: DiffRequest, context: Context) -> tuple[int, Context]:
        """How often a function is looked into by now, and with what it is called: less and less is told apart."""
        outer = [known for asked, known in self._results.open if asked == request]
        depth = len(outer)
        self._recursed |= depth > 0
        if not self._tells_places:
            return depth, context.without_places()
        coarse = context.without_steps()
        self._used_elements |= coarse != context
        if not self._tells_elements:
            context = coarse
        elif outer:
            context = context.with_steps_of(outer[-1])
        return depth, context.spread() if depth >= self._deepest else context

    def _count(self, function: Function) -> None:
        self._passes_left -= 1
        if self._passes_left < 0:
            raise Refusal(
                "unsupported",
                function.entry.instructions[0],
                f"cannot follow all ways through '{function.name}' and the functions that it and others call",
                "they call one another in too many combinations (through pointers to functions, or recursively), and "
                "bits of active numbers may get lost on one of them",
                "call the functions directly, split the chain of calls, or register a rule for one of them",
            )

    def _around(self, request: DiffRequest, requests: dict[Call, DiffRequest]) -> Surroundings:
        steps = self._steps(request)
        tangent = request.mode == "tangent"

        def call(inst: Call, context: Context) -> Outcome:
            asked = requests.get(inst)
            return self._outcome(asked, context) if asked is not None else self._primal(inst, context)

        def copy(inst: Call) -> CopyStep | str | None:
            step = steps.get(inst)
            return "all" if tangent else step if isinstance(step, CopyStep) else None

        return Surroundings(call, copy, self._shared, self._tells_elements)

    def _primal(self, call: Call, context: Context) -> Outcome:
        """What a call leaves behind through which no derivatives pass: it may still carry bits of numbers."""
        if context.is_clean:
            return self._kept_by(call)
        function = self.planner.shared.module.functions[call.callee_name or ""]
        request = DiffRequest(function.name, "split", (CONST,) * len(function.arguments))
        _, context = self._in_recursion(request, context)
        key = (request, context)
        fits = len(context.masks) == len(function.arguments)
        if not fits or key in self._results.open:
            return _everything(function)
        return self._results.find(key, lambda: self._look_at_primal(function, request, context))

    def _look_at_primal(self, function: Function, request: DiffRequest, context: Context) -> Outcome:
        try:
            facts = analyse(self.planner.shared, function, request)
        except Refusal:
            return _everything(function)
        around = Surroundings(self._primal, lambda inst: None, self._shared, self._tells_elements)
        return self._run(BitFlow(facts, context, around))

    def _kept_by(self, call: Call) -> Outcome:
        """What a call that taints nothing may keep pointers to, wherever they lead."""
        effect = self.planner.shared.calls.effect(call)
        if not effect.stores_pointers and not holds_pointers(call.type):
            return CLEAN
        kept = [(int(effect.captures(i)), int(effect.passes_pointers)) for i in range(len(call.operands))]
        return Outcome(behind=tuple(Behind(within=k) for k in kept), within=1)


def _everything(function: Function) -> Outcome:
    """Of a function that cannot be followed: its result and all memory that it reaches may be tainted."""
    anything = Behind(_ANYTHING, _ANYTHING, within=(1, 1))
    behind = tuple(anything if holds_pointers(a.type) else Behind() for a in function.arguments)
    fields = len(getattr(function.module.layout.body(function.result), "elements", ())) if function.module else 0
    return Outcome(() if function.result.is_void else (ALL_BITS,) * max(fields, 1), behind, _ANYTHING, 1)


__all__ = ["ProvenanceChecker"]
