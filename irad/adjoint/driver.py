"""The conductor: from requests to functions in a module. It runs the stages and has no logic of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from irad.adjoint.emit.forward import ForwardSweep, uses_tape
from irad.adjoint.emit.globals import (
    adopt_blocks,
    clear_globals,
    end_adoption,
    meet_stale_pointers,
    note_stale,
    refuse_stale,
)
from irad.adjoint.emit.parallel.inspector import Inspector
from irad.adjoint.emit.parallel.inspector_cost import InspectorCost
from irad.adjoint.emit.parallel.parallel_region import emit_forks
from irad.adjoint.emit.parallel.strip_executor import emit_joined
from irad.adjoint.emit.primal_values import ALONE, CAREFUL, SHARED, pauses_in
from irad.adjoint.emit.reverse import ReverseSweep
from irad.adjoint.emit.tangent import emit_tangent
from irad.adjoint.emit.tape_access import Frame
from irad.adjoint.kept_blocks import KeptBlock, kept_blocks
from irad.adjoint.plan import AdjointPlan, Planner
from irad.adjoint.provenance import ProvenanceChecker
from irad.adjoint.stale_state import StaleState, stale_state
from irad.adjoint.steps import augmented_fields
from irad.adjoint.tape_reachability import TapeReachability
from irad.analysis.alias.memory import holds_pointers
from irad.analysis.diagnostics import (
    COMPILE_WITH_DEBUG,
    IN_NUMBA,
    KEEP_APART,
    MOVE_WHOLE,
    REMEDIES_IN_NUMBA,
    RETURNED_BY_RECURSION,
    UNDECIDED,
    Refusal,
)
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter, name_of
from irad.errors import (
    ActivityError,
    Diagnostic,
    DifferentiationError,
    Location,
    MissingBody,
    TypeUndecided,
    UnsupportedError,
)
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder, i64, zero
from irad.ir.collector import paused
from irad.ir.debuginfo import is_of_library
from irad.ir.demangle import with_source_names
from irad.ir.instructions import Block, Call, Instruction
from irad.ir.module import Function
from irad.ir.text.printer import print_function, print_instruction
from irad.ir.values import Argument, ConstNull, ConstUndef, Value
from irad.ir.verify import check
from irad.lowering.types.twins import without_twins
from irad.pipeline import lower
from irad.transform.openmp import is_team

_ERRORS = {
    "unsupported": UnsupportedError,
    "type": TypeUndecided,
    "activity": ActivityError,
    "missing": MissingBody,
}


def _may_move_bytes(request: DiffRequest) -> bool:
    """Whether a request may be tried again with integers that move bytes of adjoints."""
    return not request.bytewise and request.guarded != "integers"


def _is_of_bytes(refusal: Refusal) -> bool:
    """Whether it is not known what bytes are, or numbers are moved as integers."""
    return any(each.remedy in (MOVE_WHOLE, KEEP_APART, UNDECIDED) for each in (refusal, *refusal.others))


@dataclass(frozen=True)
class EmittedDerivative:
    """The functions of one request: `symbol` for gradients and tangents; for split requests the two halves,
    `symbol.augmented` and `symbol.reverse`, what clears the shadows of globals before each of them is
    called from outside, `symbol.clear.augmented` and `symbol.clear.reverse`, and what looks at them behind the second,
    `symbol.stale`."""

    symbol: str
    plan: AdjointPlan | None


class Differentiator:
    """Adds derivatives to one module. `shared` holds its facts; functions are made once per request."""

    def __init__(self, shared: ModuleFacts, verify: bool = True) -> None:
        self.shared = shared
        self.output = ModuleWriter(shared.module)
        self.planner = Planner(shared, self._lower)
        self.provenance = ProvenanceChecker(self.planner)
        self.verify = verify
        self._done: dict[DiffRequest, EmittedDerivative] = {}
        self._settled: dict[DiffRequest, DiffRequest | Refusal] = {}
        self._again = TapeReachability(self.planner.plan)

    def _lower(self, function: Function) -> None:
        """Rewrite a function when it is first met; what its new body needs goes into every output."""
        lowered = self.shared.lowered
        if function.name not in lowered:
            needed = ModuleWriter(self.shared.module)
            self.shared.call_graph.remember(function)
            self.shared.calls.remember(function)
            lower(function, self.shared, needed)
            lowered[function.name] = {**needed.messages, **needed.declarations, **needed.helpers}
        self.output.helpers |= self._brought(function)

    def _brought(self, function: Function) -> dict[str, str]:
        """What the new body of a function needs, and the definitions that came with another function's and that it
        calls as well."""
        lowered, functions = self.shared.lowered, self.shared.module.functions
        found = dict(lowered[function.name])
        known = {name: text for needed in lowered.values() for name, text in needed.items()}
        work = [function]
        while work:
            called = {i.callee_name or "" for i in work.pop().instructions() if isinstance(i, Call)}
            for name in sorted(called & known.keys() - found.keys()):
                found[name] = known[name]
                work += [functions[name]] if name in functions else []
        return dict(sorted(found.items()))

    @paused()
    def derive(self, request: DiffRequest) -> EmittedDerivative:
        """Plan and emit one derivative and all that it calls. Raises `DifferentiationError`."""
        settled = self._checked(request)
        before, done = set(self.output.functions), set(self._done)
        try:
            return self._named_as(self._emitted(settled), request)
        except Refusal as refusal:
            if not _may_move_bytes(settled) or not _is_of_bytes(refusal):
                raise self.explain(refusal, request.function) from None
            refused = refusal
        for name in self.output.functions.keys() - before:  # a tangent is planned as it is written
            del self.output.functions[name]
        for made in self._done.keys() - done:
            del self._done[made]
        try:
            settled = self._settled[request] = replace(settled, bytewise=True)
            self.provenance.check(settled)
            return self._named_as(self._emitted(settled), request)
        except Refusal:
            del self._settled[request]
            raise self.explain(refused, request.function) from None

    def _emitted(self, request: DiffRequest) -> EmittedDerivative:
        functions = [self.planner.facts(r) for r in self.provenance.called(request)]
        stale = stale_state(functions)
        self.output.notes_own = self.planner.asks_owner
        made = self._derive(request, stale, kept_blocks(functions))
        if request.mode == "split" and made.plan is not None:
            for half in ("augmented", "reverse"):
                _emit_clearing(made.plan, self.output, half, stale)
            _emit_stale_check(made.plan, self.output, stale)
        return made

    def _checked(self, request: DiffRequest) -> DiffRequest:
        """What is made of a request: where nothing says which integers are numbers, and only there, they move bytes of
        adjoints. Raises `DifferentiationError`."""
        if request not in self._settled:
            try:
                self._settled[request] = self._passed(request)
            except Refusal as refusal:
                self._settled[request] = refusal
        settled = self._settled[request]
        if isinstance(settled, Refusal):
            raise self.explain(settled, request.function) from None
        return settled

    def _passed(self, request: DiffRequest) -> DiffRequest:
        try:
            self.provenance.check(request)
            return request
        except Refusal as refusal:
            if not _may_move_bytes(request) or not _is_of_bytes(refusal):
                raise
            bytewise = replace(request, bytewise=True)
            try:
                self.provenance.check(bytewise)
            except Refusal:
                raise refusal from None
            return bytewise

    def _named_as(self, made: EmittedDerivative, asked: DiffRequest) -> EmittedDerivative:
        """A derivative under the name that was asked for."""
        if made.symbol == asked.symbol:
            return made
        for name, function in list(self.output.functions.items()):
            own = asked.symbol + name.removeprefix(made.symbol)
            if (name == made.symbol or name.startswith(f"{made.symbol}.")) and own not in self.output.functions:
                _emit_forward(self.output, own, function)
        return EmittedDerivative(asked.symbol, made.plan)

    @paused()
    def plan(self, request: DiffRequest) -> AdjointPlan:
        """The plan alone. Raises `DifferentiationError`."""
        try:
            return self.planner.plan(self._checked(request))
        except Refusal as refusal:
            raise self.explain(refusal, request.function) from None

    def explain(self, refusal: Refusal, function: str) -> DifferentiationError:
        """A refusal as the error that the user sees, with the source line (or the instruction)
        that it is about, and with what else was refused."""
        error = self._explained(refusal, function)
        error.others = tuple(self._explained(other, function) for other in refusal.others)
        return error

    def _explained(self, refusal: Refusal, function: str) -> DifferentiationError:
        location, what, why, remedy = None, refusal.what, refusal.why, refusal.remedy
        owner = self.shared.module.functions.get(function)
        inside: Function | None = None
        if isinstance(refusal.where, Instruction):
            block = refusal.where.block
            inside = block.function if block is not None else None
            if inside is not None:
                what, why = (self._as_in_source(text, inside) for text in (what, why))
            location = self._place_of(refusal.where)
            if location is None:
                what = f"{what} (in {function}: {print_instruction(refusal.where).strip().split(', !')[0]})"
            elif owner is not None and inside is not None and is_of_library(location.file):
                called = self._called_from(owner, inside)
                source = self.shared.debug.subprogram(inside)
                name = "::".join(source.path) if source is not None and source.path else inside.name
                shown = called is not None and "<" not in location.file  # (what is made up says nothing to users)
                what = f"{what} (in {name}, {location})" if shown else what
                location = called or location
        if IN_NUMBA in self.shared.module.functions and "stored in argument %error" in what:
            what, remedy = RETURNED_BY_RECURSION
            location = location or (self._first_place(owner) if owner is not None else None)
        if IN_NUMBA in self.shared.module.functions:
            known = self.shared.module.functions  # regions of threads are not always among them
            itself = inside is not None and inside.name in known and self.shared.call_graph.is_recursive(inside.name)
            returned = f"{RETURNED_BY_RECURSION[1]}; " if itself and remedy in (MOVE_WHOLE, KEEP_APART) else ""
            remedy = returned + REMEDIES_IN_NUMBA.get(remedy, remedy)
        if location is not None or (owner is not None and self.shared.debug.subprogram(owner) is not None):
            remedy = remedy.removeprefix(COMPILE_WITH_DEBUG)
        texts = (with_source_names(without_twins(self._with_titles(text))) for text in (what, why, remedy))
        error = _ERRORS[refusal.kind](Diagnostic(location, *texts))
        error.of_bytes = _is_of_bytes(refusal) and IN_NUMBA not in self.shared.module.functions
        return error

    def _with_titles(self, text: str) -> str:
        """A text in which functions with rules are called what their users call them."""
        for name, rule in self.shared.calls.custom.items():
            text = text.replace(f"'{name}'", rule.called)
        return text

    def _place_of(self, inst: Instruction) -> Location | None:
        """The line of an instruction; of one without, that of an operand or of a neighbour: optimisers move code."""
        around: list[Instruction] = [inst, *(o for o in inst.operands if isinstance(o, Instruction))]
        if inst.block is not None:
            inside = inst.block.instructions
            at = next((n for n, other in enumerate(inside) if other is inst), 0)
            around += [*reversed(inside[:at]), *inside[at + 1 :]]
        for each in around:
            found = self.shared.debug.location(each.location)
            if found is not None and found.of_user.line:
                return found.of_user.location
        return None

    def _called_from(self, owner: Function, inside: Function) -> Location | None:
        """The last line of the user's own on a shortest way of calls from one function to another, if there is one."""
        functions, found = self.shared.module.functions, dict[str, Location | None]()
        work = [owner]
        for function in work:
            for call in (i for i in function.instructions() if isinstance(i, Call)):
                name = call.callee_name or ""
                if name in functions and name not in found and name != owner.name:
                    place = self.shared.debug.location(call.location)
                    own = place is not None and place.of_user.line and not is_of_library(place.of_user.file)
                    found[name] = place.of_user.location if place is not None and own else found.get(function.name)
                    work.append(functions[name])
        return found.get(inside.name)

    def _first_place(self, function: Function) -> Location | None:
        """The first line of a function that is known."""
        for inst in function.instructions():
            found = self.shared.debug.location(inst.location)
            if found is not None and found.line:
                return found.of_user.location
        return None

    def _as_in_source(self, text: str, function: Function) -> str:
        """A text with the arguments of a function under the names that the source has for them."""
        subprogram = self.shared.debug.subprogram(function)
        for parameter in subprogram.parameters if subprogram is not None else ():
            for position in (parameter.argument, *(index for _, index in parameter.parts)):
                if position is not None and parameter.name:
                    ref = function.arguments[position].ref
                    text = re.sub(rf"(?<=argument ){re.escape(ref)}(?![\w.$-])", f"%{parameter.name}", text)
        return text

    def _derive(
        self, request: DiffRequest, stale: Sequence[StaleState] = (), kept: Sequence[KeptBlock] = ()
    ) -> EmittedDerivative:
        known = self._done.get(request)
        if known is not None:
            return known
        if request.mode == "tangent":
            made = self._done[request] = EmittedDerivative(request.symbol, None)
            emit_tangent(self.planner, self.output, request, self._derive, stale, kept)
            self._check(request.symbol)
            return made
        plan = self.planner.plan(request)
        made = self._done[request] = EmittedDerivative(request.symbol, plan)
        if request.mode == "gradient":
            _emit_gradient(plan, self.output, stale, kept)
            self._check(request.symbol)
        else:
            self._emit_pair(plan)
        for call in plan.calls.values():
            if call.request is not None:
                self._derive(call.request)
        return made

    def _emit_pair(self, plan: AdjointPlan) -> None:
        """The halves of a split derivative; of a parallel region those that each thread runs, and those that fork."""
        symbol, team = plan.request.symbol, is_team(plan.facts.function)
        inner = f"{symbol}.thread" if team else symbol
        made = [f"{inner}.augmented", f"{inner}.reverse"]
        again = self._again.of(plan)
        _emit_augmented(plan, self.output, made[0])
        _emit_reverse(plan, self.output, made[1], again)
        if plan.accumulation.survey is not None:
            made.append(f"{inner}.survey")
            _emit_survey(plan, self.output, made[-1])
        if plan.is_concurrent:
            for variant in (ALONE, CAREFUL) if plan.accumulation.needs_atomics else (ALONE,):
                made.append(f"{inner}.reverse.{variant}")
                _emit_reverse(plan, self.output, made[-1], again, variant)
        if plan.strips is not None:
            made.append(f"{inner}.preview")
            _emit_preview(plan, self.output, made[-1])
            emit_joined(self.output, plan, symbol, inner)
        if team:
            emit_forks(self.output, plan, symbol, inner)
        for name in made:
            self._check(name)

    def _check(self, name: str) -> None:
        if self.verify:
            check(self.output.functions[name])

    @paused()
    def additions(self) -> str:
        """All that has been made, as text to be put behind the module's own."""
        output = self.output
        pieces = {**output.messages, **output.declarations, **output.helpers}
        parts = [*output.shadow_globals.values(), *pieces.values()]
        for function in output.functions.values():
            output.tell_apart(function)
            parts.append(print_function(function))
        parts += [f"!{number} = {text}" for number, text in output.metadata.items()]
        return "\n\n".join(parts) + "\n"


def _parameters(
    plan: AdjointPlan,
    output: ModuleWriter,
    symbol: str = "",
    waits: bool = False,
    again: frozenset[int] = frozenset(),
) -> list[tuple[T.Type, str, str]]:
    """The primal's parameters, each duplicated pointer followed by its shadow. `waits`: threads wait for one another
    inside (of function `symbol`); then LLVM must not take accesses through a pointer for the only ones to its memory,
    and is told otherwise which pointers are apart (see `ModuleWriter.tell_apart`). `again`: see
    `irad.adjoint.tape_reachability`."""
    found: list[tuple[T.Type, str, str]] = []
    request, function = plan.request, plan.facts.function
    all_apart = plan.facts.is_noalias
    for argument in function.arguments:
        name, words = name_of(argument, argument.index), set(argument.attributes.split())
        alone = argument.type.is_pointer and argument.index not in again | request.undecided
        apart = alone and (all_apart or "noalias" in words)
        found.append((argument.type, name, "noalias" if apart else ""))
        if request.is_duplicated(argument.index):
            # `restrict` lets two arguments that are only read be one array; then their shadows are one too
            apart = alone and (all_apart or {"noalias", "writeonly"} <= words)
            found.append((argument.type, f"d.{name}", "noalias" if apart else ""))
    if waits:
        output.apart[symbol] = tuple(i for i, (_, _, words) in enumerate(found) if words)
        return [(t, n, "") for t, n, _ in found]
    return found


def _map_arguments(
    primal: Function, made: Function, request: DiffRequest
) -> tuple[dict[Argument, Value], dict[Argument, Value]]:
    values: dict[Argument, Value] = {}
    shadows: dict[Argument, Value] = {}
    position = 0
    for argument in primal.arguments:
        values[argument] = made.arguments[position]
        position += 1
        if request.is_duplicated(argument.index):
            shadows[argument] = made.arguments[position]
            position += 1
    return values, shadows


_SUFFIX = "nounwind"
_TEAM: list[tuple[T.Type, str, str]] = [(T.I32, "number", ""), (T.I32, "count", "")]


def _team_parameters(plan: AdjointPlan) -> list[tuple[T.Type, str, str]]:
    """What a half that is run in strips is told of its place."""
    return _TEAM if plan.strips is not None else []


def _taken(frame: Frame, plan: AdjointPlan, count: int) -> list[Value]:
    """The last `count` arguments in front of those of `_team_parameters`, which go to `frame.team`."""
    arguments: list[Value] = list(frame.function.arguments)
    if plan.strips is not None:
        frame.team = (arguments[-2], arguments[-1])
        arguments = arguments[:-2]
    return arguments[-count:]


def _emit_gradient(
    plan: AdjointPlan, output: ModuleWriter, stale: Sequence[StaleState], kept: Sequence[KeptBlock]
) -> None:
    """Forward and reverse sweep in one function; returns (primal result?, adjoints of active arguments…) as a
    struct, or the one of them as itself. `stale`: variables in which earlier calls may have left results; `kept`: those
    in which they leave blocks to work in."""
    request, primal = plan.request, plan.facts.function
    parameters = _parameters(plan, output)
    if request.active_result:
        parameters.append((primal.result, "seed", ""))
    active = [a for a in primal.arguments if request.activities[a.index] == ACTIVE]
    results = [primal.result] if request.returns_primal and not primal.result.is_void else []
    results += [a.type for a in active]
    result = T.VOID if not results else results[0] if len(results) == 1 else T.StructType(tuple(results))
    function = output.new_function(request.symbol, result, parameters, suffix=_SUFFIX)
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    values, shadows = _map_arguments(primal, function, request)
    mark = frame.begin_tape() if uses_tape(plan, output.notes_own) else None
    clear_globals(frame, plan.facts, request.active_globals)
    owner = adopt_blocks(frame, plan.facts, kept, fill=0)
    note_stale(frame, stale)
    meet_stale_pointers(frame, plan.facts, values, shadows)
    kept_result = frame.local(primal.result) if request.returns_primal and not primal.result.is_void else None
    builder = Builder(function)
    turn = builder.new_block("turn")

    def turn_around(b: Builder, value: Value | None, shadow: Value | None) -> None:
        if kept_result is not None and value is not None:
            b.store(value, kept_result)
        b.branch(turn)

    def finish(b: Builder) -> None:
        refuse_stale(b, frame, plan.facts, stale)
        end_adoption(b, frame, owner, check=not request.constant_state)
        if mark is not None:
            assert frame.tape is not None
            b.call("irad_tape_restore", T.VOID, [frame.tape, mark])
        found: list[Value] = [b.load(primal.result, kept_result)] if kept_result is not None else []
        found += [reverse.adjoints.read(b, a) if a in plan.adjoints else _none(a) for a in active]
        b.ret(b.pack(found))

    def resume(b: Builder, value: Value | None, shadow: Value | None) -> None:
        if kept_result is not None and value is not None:
            b.store(value, kept_result)
        behind.append(builder.new_block("behind"))
        b.branch(behind[0])

    def join(b: Builder, type_: T.Type) -> Value:
        target = plan.calls[plan.joined].request if plan.joined is not None else None
        assert target is not None and frame.tape is not None and forward.rest is not None
        made = b.call(f"{target.symbol}.joined", type_, [*forward.waiting, frame.tape])
        b.branch(forward.rest)
        (b.block,) = behind
        return made

    behind: list[Block] = []
    forward = ForwardSweep(plan, frame, values, shadows, turn_around)
    forward.resume = resume
    first = forward.run()
    seed = function.arguments[-1] if request.active_result else None
    reverse = ReverseSweep(plan, frame, values, shadows, seed, finish, join=join)
    builder.block = turn
    builder.branch(reverse.run())
    frame.head.branch(first)


def _none(argument: Argument) -> Value:
    return zero(argument.type)


def _emit_clearing(plan: AdjointPlan, output: ModuleWriter, half: str, stale: Sequence[StaleState]) -> None:
    """`void clear(arguments and shadows…)`: what whoever calls one half of a split derivative from outside calls
    before it."""
    name = f"{plan.request.symbol}.clear.{half}"
    if name in output.functions:
        return
    primal, request = plan.facts.function, plan.request
    parameters = _parameters(plan, output)
    function = output.new_function(name, T.VOID, parameters, prefix="internal", suffix=_SUFFIX)
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    clear_globals(frame, plan.facts, request.active_globals, pointers=half == "augmented")
    if half == "augmented":
        note_stale(frame, stale)
        meet_stale_pointers(frame, plan.facts, *_map_arguments(primal, function, request))
    frame.head.ret()


def _emit_forward(output: ModuleWriter, name: str, target: Function) -> None:
    """A function under another name that calls one which has been made."""
    parameters = [(a.type, a.name, a.attributes) for a in target.arguments]
    builder = Builder(output.new_function(name, target.result, parameters, target.prefix, target.suffix))
    builder.block = builder.new_block("entry")
    found = builder.call(target.name, target.result, list(builder.function.arguments))
    builder.ret(None if target.result.is_void else found)


def _emit_stale_check(plan: AdjointPlan, output: ModuleWriter, stale: Sequence[StaleState]) -> None:
    """`void stale()`: what whoever calls the reverse half from outside calls behind it."""
    name = f"{plan.request.symbol}.stale"
    if name not in output.functions:
        function = output.new_function(name, T.VOID, [], prefix="internal", suffix=_SUFFIX)
        frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
        refuse_stale(frame.head, frame, plan.facts, stale)
        frame.head.ret()


def _emit_augmented(plan: AdjointPlan, output: ModuleWriter, name: str) -> None:
    """`{tape, result?, shadow of the result?} augmented(arguments and shadows…, arena)`."""
    request, primal = plan.request, plan.facts.function
    waits = plan.is_concurrent and plan.facts.shared.call_graph.waits(primal)
    parameters = [*_parameters(plan, output, name, waits), (T.PTR, "tape", ""), *_team_parameters(plan)]
    has_result = not primal.result.is_void
    has_shadow = holds_pointers(primal.result)
    fields = augmented_fields(primal.result)
    function = output.new_function(
        name,
        T.StructType(fields),
        parameters,
        prefix="internal",
        suffix=_SUFFIX,
    )
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    values, shadows = _map_arguments(primal, function, request)
    (frame.tape,) = _taken(frame, plan, 1)
    storage = plan.storage
    assert storage.frame is not None
    size = storage.frame.size + plan.accumulation.notes_bytes
    if size:
        frame.frame = frame.head.call(runtime_ir.reserve(output), T.PTR, [frame.tape, i64(size)])

    def finish(b: Builder, value: Value | None, shadow: Value | None) -> None:
        if frame.frame is not None and storage.frame is not None:
            forward.notes.write(b, frame.frame, storage.frame.size, forward.value)
        found: list[Value] = [frame.frame or ConstNull(T.PTR)]
        if has_result and value is not None:
            found.append(value)
        if has_shadow and value is not None:
            found.append(shadow or value)
        packed: Value = _struct(b, found, fields)
        b.ret(packed)

    forward = ForwardSweep(plan, frame, values, shadows, finish)
    first = forward.run()
    frame.head.branch(first)


def _emit_survey(plan: AdjointPlan, output: ModuleWriter, name: str) -> None:
    """`void survey(arguments and shadows…, frame)`: notes in the frame of the thread's forward half which addresses
    that came by. What the forward half was done with, ends: loops without other effects may be left out."""
    request, primal = plan.request, plan.facts.function
    own = _parameters(plan, output, name, plan.facts.shared.call_graph.waits(primal))
    parameters = [*own, (T.PTR, "frame", ""), *_team_parameters(plan)]
    function = output.new_function(
        name, T.VOID, parameters, prefix="internal", suffix=f"{_SUFFIX} willreturn mustprogress"
    )
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    values, _ = _map_arguments(primal, function, request)
    (record,) = _taken(frame, plan, 1)
    frame.head.branch(Inspector(plan, frame, values, record).run())


def _emit_preview(plan: AdjointPlan, output: ModuleWriter, name: str) -> None:
    """`double preview(arguments and shadows…, record, number, count)`: see `InspectorCost`."""
    request, primal = plan.request, plan.facts.function
    more = [(T.PTR, "record", ""), *_TEAM]
    function = output.new_function(
        name, T.DOUBLE, [*_parameters(plan, output), *more], prefix="internal", suffix=_SUFFIX
    )
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    values, _ = _map_arguments(primal, function, request)
    record, number, count = function.arguments[-3:]
    frame.team = (number, count)
    frame.head.branch(InspectorCost(plan, frame, values, record).run())


def _struct(b: Builder, values: list[Value], types: tuple[T.Type, ...]) -> Value:
    made: Value = ConstUndef(T.StructType(types))
    for position, value in enumerate(values):
        made = b.insert_value(made, value, (position,))
    return made


def _emit_reverse(
    plan: AdjointPlan, output: ModuleWriter, name: str, again: frozenset[int], variant: str = SHARED
) -> None:
    """`{adjoints of active arguments…} reverse(arguments and shadows…, seed?, tape)`. `again`: see `_parameters`."""
    request, primal = plan.request, plan.facts.function
    waits = plan.is_concurrent and plan.facts.shared.call_graph.waits(primal)
    waits = waits or (pauses_in(plan, variant))
    parameters = _parameters(plan, output, name, waits, again)
    if request.active_result:
        parameters.append((primal.result, "seed", ""))
    parameters += [(T.PTR, "tape", ""), *_team_parameters(plan)]
    active = [a for a in primal.arguments if request.activities[a.index] == ACTIVE]
    types = tuple(a.type for a in active)
    result = T.StructType(types) if types else T.VOID
    function = output.new_function(name, result, parameters, prefix="internal", suffix=_SUFFIX)
    frame = Frame(function, plan, output, plan.facts.pointers.module.layout)
    values, shadows = _map_arguments(primal, function, request)
    *seeds, frame.frame = _taken(frame, plan, 1 + request.active_result)
    seed = seeds[0] if seeds else None

    def finish(b: Builder) -> None:
        found = [reverse.adjoints.read(b, a) if a in plan.adjoints else _none(a) for a in active]
        b.ret(_struct(b, found, types) if types else None)

    reverse = ReverseSweep(plan, frame, values, shadows, seed, finish, variant)
    first = reverse.run()
    frame.head.branch(first)
