"""From a module with marked calls to one with derivatives in their places."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import llvmlite.binding as llvm

from irad.adjoint.driver import Differentiator
from irad.aot import stand_ins
from irad.aot.alias_versions import AliasVersions, alias_versions
from irad.aot.argument_aliasing import are_apart
from irad.aot.argument_binding import Binding, Misfit, bind
from irad.aot.call_sites import MarkedCall, MarkedCallError, find_marked_calls, problem, refuse_unknown
from irad.aot.marker_names import MANNER_OF_MARKER, MARKERS, kind_of, stand_in_of, unknown_request
from irad.aot.parallel_mode import FORK, SETTINGS, Manner, fix_teams
from irad.aot.registrations import Registrations, drop_registrations, misplaced_attributes, read_registrations
from irad.aot.second_order import keep_reservations, needed_names, rename
from irad.aot.split_merged_calls import forget_records, unmerge_marked_calls
from irad.aot.thunk import fits_constant, make_wrapper, match_calls
from irad.backend.diskcache import disk_cache
from irad.backend.target import parse_module, verify_module
from irad.codegen.runtime_ir import RESERVE, define_reserve
from irad.errors import Diagnostic, DifferentiationError, raise_all
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import DUP, DUP_NO_NEED, DiffRequest, Guarded
from irad.ir import hints, marks
from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Block, Call
from irad.ir.module import Function, users_of
from irad.ir.text.parser import parse_module as parse_text
from irad.ir.text.printer import print_function, print_module
from irad.ir.values import Argument, GlobalRef, Value
from irad.options import Options
from irad.pipeline import flatten, parallelise, prepare, read
from irad.progress import announced
from irad.transform import openmp

__all__ = ["differentiate", "has_marked_calls"]

_REGION = "irad_tape_open_region"
"""What derivatives call that have parallel regions."""
_IRREDUCIBLE = "cannot differentiate irreducible control flow"
"""What is said of loops with several entries."""
_MODES = {"autodiff": "gradient", "fwddiff": "tangent", "augmentfwd": "split", "reverse": "split"}
_RUNTIME = {
    "irad_tape_new": (T.PTR, ()),
    "irad_tape_publish": (T.PTR, (T.PTR, T.PTR)),
    "irad_tape_open": (T.PTR, (T.PTR,)),
    "irad_tape_close": (T.VOID, (T.PTR, T.I32)),
}


def has_marked_calls(module: llvm.ModuleRef) -> bool:
    """Whether a module declares a function that irad is to replace the calls of."""
    return any(
        kind_of(f.name) or (f.is_declaration and (stand_in_of(f.name) or unknown_request(f.name)))
        for f in module.functions
    )


def differentiate(
    module: llvm.ModuleRef, options: Options | None = None, *, level: int = 2
) -> llvm.ModuleRef:
    """Return ``module`` with every marked call replaced by a call of the derivative it asks for.

    A function that itself calls a derivative can be differentiated: calls are replaced from the inside
    out. A module without marked calls is returned as it came. The result still wants
    :func:`irad.backend.optimise.finish`.

    Raises :class:`irad.errors.DifferentiationError` for a call written wrongly and for code that cannot be
    differentiated, with all others that are found as its ``others``; :class:`irad.errors.UsageError` for a registration
    that is not as it should be.
    """
    options = options or Options()
    if not has_marked_calls(module):
        return _without_hints(module)
    text = str(module)
    try:
        return _differentiate(module, options, level)
    except DifferentiationError as error:
        if level < 2 or all(each.diagnostic.what != _IRREDUCIBLE for each in (error, *error.others)):
            raise
    # LLVM's jump threading makes such loops, of derivatives that are differentiated again; at level 1 it does not run
    return _differentiate(parse_module(text, "the program"), options, 1)


def _differentiate(module: llvm.ModuleRef, options: Options, level: int) -> llvm.ModuleRef:
    given = parse_text(str(module))
    registrations = read_registrations(given)
    for call, name in misplaced_attributes(given):
        raise problem(
            DebugInfo(given),
            call,
            f"the attribute '{name}' is not on a function or a global variable",
            "what it says is kept for these alone",
            "take it away, or put what it is about into a function with the attribute",
        )
    linkage = {f.name: f.linkage for f in module.functions if f.name in registrations.functions}
    module = stand_ins.defined(module, "virtualreverse")
    progress = True
    while progress and has_marked_calls(module):
        _protect(module, registrations)
        with announced("differentiating"):
            module, progress = _replace_some(module, registrations, options, level)
        verify_module(module, "the differentiated module")
    module = stand_ins.defined(_without_marks(module), "iter")
    for name, original in linkage.items():
        module.get_function(name).linkage = original
    if any(f.name == RESERVE and f.is_declaration for f in module.functions):
        module = parse_module(define_reserve(str(module)), "the differentiated module")
    return _without_hints(_without_registrations(module))


def _without_marks(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """What tells of shares of loops has served: nothing is differentiated any more."""
    if not any(f.name.startswith(marks.ALL) for f in module.functions):
        return module
    return parse_module(openmp.without_marks(str(module)), "the differentiated module")


def _without_hints(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """What is said of memory and of loops has been heard; the calls do nothing."""
    if not any(f.is_declaration and hints.is_statement(f.name) for f in module.functions):
        return module
    return parse_module(hints.defined(str(module)), "the module")


def _protect(module: llvm.ModuleRef, registrations: Registrations) -> None:
    """Keep the optimiser from merging marked calls, and from looking into functions that have rules.

    It may not conclude anything from the body of a ``weak`` function, which another might replace: not
    even that the function returns its argument.
    """
    arrays = frozenset(registrations.arrays)
    for function in module.functions:
        if kind_of(function.name):
            function.add_function_attribute("nomerge")
            function.add_function_attribute("nounwind")
        elif function.name in registrations.functions and not function.is_declaration:
            function.linkage = "weak_any"
    for variable in module.global_variables:
        if variable.name in arrays:
            variable.linkage = "external"


class _Attempt(NamedTuple):
    """What is done about functions that cannot be differentiated as they are: with their calls `inlined`; `guarded`, so
    that bytes that cannot be followed are looked at while the derivative runs; with `member_bounds`, so that indices
    are compared with the members of structs that they belong to."""

    first: bool = True
    inlined: bool = False
    guarded: Guarded = ""
    member_bounds: bool = False


_INLINED = _Attempt(False, True)
_GUARDED = (
    _Attempt(False, False, "doubtful"), _Attempt(False, True, "all"), _Attempt(False, False, "all"),
    _Attempt(False, False, "handed"), _Attempt(False, False, "integers"),
    _Attempt(False, False, "", True), _Attempt(False, True, "", True),
)  # fmt: skip


def _replace_some(
    module: llvm.ModuleRef, registrations: Registrations, options: Options, level: int, only: Manner | None = None,
    attempt: _Attempt | None = None,
) -> tuple[llvm.ModuleRef, bool]:  # fmt: skip
    """Replace the marked calls of those functions that contain, and reach, no marked call themselves: those that ask
    for threads to be used in the same manner (``only``, or the first's). Returns the module, and whether there was such
    a call. Functions that cannot be differentiated as they are get another ``attempt``. Raises
    ``DifferentiationError`` with what is in the way of all calls, those of other manners as well; in another attempt
    with what is first: nobody is told of it."""
    attempt = attempt or _Attempt()
    given = str(module)
    parallel = options.parallel or any(MANNER_OF_MARKER.get(v.name) == "parallel" for v in module.global_variables)
    prepared = partial(prepare, level=level, parallel=parallel, check_bounds=options.check_bounds)
    module = prepared(module, steady=options.deterministic)
    ready = _Ready(str(module), registrations, options)
    manners = list(dict.fromkeys(ready.manners))
    manner = only or (manners[0] if manners else Manner(deterministic=options.deterministic))
    chosen = [i for i, own in enumerate(ready.manners) if own == manner]
    apart = ready.apart
    if manner.deterministic != options.deterministic:
        module = prepared(parse_module(given, "the program"), steady=manner.deterministic)
    if manner.parallel:
        roots = {ready.calls[i].target.name for i in chosen}
        module, _ = parallelise(
            module, lambda m: registrations.call_book(m).effect, roots, manner.apart, manner.deterministic,
            disk_cache(options),
        )
    if manner.parallel or manner.deterministic != options.deterministic:
        ready = _Ready(str(module), registrations, options, apart)  # the same calls, in the same order
    round_ = _Round(ready.shared, registrations, options, manner, attempt, ready.again)
    problems = list(ready.problems)
    refused: list[tuple[str, DifferentiationError]] = []
    for i in chosen:
        try:
            round_.replace(ready.calls[i], apart[i])
        except DifferentiationError as error:
            if not attempt.first:
                raise
            refused.append((ready.calls[i].target.name, error))
    refused += round_.derive()
    wrong_calls = bool(problems) or any(isinstance(error, MarkedCallError) for _, error in refused)
    again = refused and not wrong_calls and attempt.first
    of_bytes = any(error.of_bytes for _, error in refused)
    for each in (_GUARDED if of_bytes else (_INLINED,)) if again else ():
        try:
            other = parse_module(given, "the program")
            if each.inlined:
                other = flatten(other, {name for name, _ in refused}, refused[0][1])
            return _replace_some(other, registrations, options, level, only, each)
        except DifferentiationError:
            continue  # what is said of the program as it is tells more
    problems += [error for _, error in refused]
    for way in [each for each in manners if each != manner] if problems and only is None else ():
        try:
            _replace_some(parse_module(given, "the program"), registrations, options, level, way)
        except DifferentiationError as error:
            problems.append(error)
    raise_all(problems)
    registrations.restore_bodies(ready.shared.module)
    module = parse_module(round_.text(), "the differentiated module")
    rename(module, round_.made)
    return module, bool(ready.calls)


class _Ready:
    """A prepared module, and the marked calls in it of functions that contain, and reach, no marked call themselves,
    each with the manner in which its derivative is to use threads. Raises :class:`MarkedCallError` if no call is.
    `apart`: for each, whether its pointer arguments never overlap, if that is known already. `again`: some of these
    derivatives are differentiated, too."""

    def __init__(
        self, text: str, registrations: Registrations, options: Options, apart: list[bool] | None = None
    ) -> None:
        module, _ = read(text, keep=_calls_marked)
        unmerge_marked_calls(module)
        self.shared = shared = ModuleFacts(module, registrations.call_book(module), answers=disk_cache(options))
        refuse_unknown(module, shared.debug)
        self.problems: list[DifferentiationError] = []
        calls = find_marked_calls(module, shared.debug, self.problems)
        targets = {m.target.name for m in calls}
        differentiated = targets.union(*map(shared.call_graph.reachable, targets))
        self.calls = [m for m in calls if m.kind == "batch" or not _asks_for_more(shared, m.target)]
        self.again = any(m.within.name in differentiated for m in self.calls)
        if apart is None:
            apart = [True for _ in self.calls] if options.assume_noalias else are_apart(shared, self.calls)
        self.apart = apart
        # where it is said of the whole program: not of gradients that are differentiated, which could not be then
        self.manners = [
            m.manner
            | Manner(
                options.parallel and (m.kind == "fwddiff" or m.within.name not in differentiated),
                options.deterministic, known,
            )
            for m, known in zip(self.calls, apart, strict=True)
        ]
        if calls and not self.calls:
            raise problem(
                shared.debug,
                calls[0].call,
                f"cannot differentiate '{calls[0].target.name}'",
                "it calls its own derivative",
                "differentiate another function",
            )


def _calls_marked(function: Function) -> bool:
    return any(isinstance(i, Call) and kind_of(i.callee_name or "") for i in function.instructions())


def _asks_for_more(shared: ModuleFacts, function: Function) -> bool:
    return any(kind_of(name) for name in shared.call_graph.reachable(function.name))


class _Round:
    """One pass of replacements over one module."""

    def __init__(
        self, shared: ModuleFacts, registrations: Registrations, options: Options, manner: Manner,
        attempt: _Attempt, again: bool,
    ) -> None:  # fmt: skip
        self.attempt = attempt
        self.shared = shared
        self.registrations = registrations
        self.options = options
        self.manner = manner
        self.synthesiser = Differentiator(shared)
        self.synthesiser.output.again = again
        self.wrappers: list[Function] = []
        self.requests: list[DiffRequest | None] = []
        self.versions: dict[DiffRequest, AliasVersions | str | DifferentiationError] = {}
        self.dispatchers: dict[str, Function] = {}
        self.changed: set[Function] = set()

    def replace(self, marked: MarkedCall, apart: bool) -> None:
        """Put a call of a wrapper in the place of one marked call, whose pointer arguments never overlap if `apart`."""
        try:
            self._refuse_regions(marked)
            binding = bind(marked, self.shared.debug)
            if marked.target.name in self.registrations.functions:
                marked = replace(marked, target=self._through(marked.target))
            self._convert_constants(binding)
            request = None if marked.kind == "batch" else self._request(marked, binding, apart)
            used = bool(marked.within.users.get(marked.call))
            name = f"irad.call.{len(self.shared.module.functions)}.{len(self.wrappers)}"
            versions = self._versions_of(request)
            wrapper, operands, words = make_wrapper(
                name, marked, binding, request, self.shared.module, used, self._repeats(request),
                versions.symbol if versions is not None else "",
            )
        except Misfit as misfit:
            raise problem(self.shared.debug, marked.call, misfit.what, misfit.why, misfit.remedy) from None
        if request is not None and request.mode != "tangent":
            self.synthesiser.plan(request)
        self.requests.append(request)
        self.wrappers.append(wrapper)
        _retarget(marked.call, name, operands, words)
        _remove_dead(marked.within)
        marked.within.forget_users()
        self.changed.add(marked.within)

    def derive(self) -> list[tuple[str, DifferentiationError]]:
        """Make the derivatives that the wrappers call, when all of them are planned: they share functions, and what one
        of them needs to know of memory is noted in all. Returns what is in the way of those of each function."""
        problems = []
        for request, wrapper in zip(self.requests, self.wrappers, strict=True):
            try:
                if request is not None:
                    self.synthesiser.derive(request)
                versions = self._versions_of(request)
                if versions is not None:
                    self._choose(versions)
            except DifferentiationError as error:
                assert request is not None
                problems.append((request.function, error))
            else:
                match_calls(wrapper, {**self.synthesiser.output.functions, **self.dispatchers})
        return problems

    def _versions_of(self, request: DiffRequest | None) -> AliasVersions | None:
        """What there is to choose from where a program may pass arrays that overlap."""
        if request is None or request.mode == "split":
            return None
        if request.noalias and not self.shared.call_graph.loads_pointers(request.function):
            return None  # there is nothing left to compare
        if request not in self.versions:
            self.versions[request] = alias_versions(self.shared, request, self.synthesiser)
        found = self.versions[request]
        return found if isinstance(found, AliasVersions) else None

    def _choose(self, versions: AliasVersions) -> None:
        if versions.symbol in self.dispatchers:
            return
        self.synthesiser.derive(versions.apart)
        for made in (versions.inspector, versions.dispatcher(self.synthesiser.output)):
            if made is not None:
                self.dispatchers[made.name] = made

    def _refuse_regions(self, marked: MarkedCall) -> None:
        if _REGION in self.shared.call_graph.reachable(marked.target.name):
            raise Misfit(
                f"cannot differentiate '{marked.target.name}'",
                "it calls a derivative with parallel regions, which has no derivative itself",
                "take the gradient of a tangent instead: __irad_autodiff of a function that calls __irad_fwddiff has "
                "parallel regions; or leave irad_parallel, or OpenMP, out of the inner derivative",
            )

    def _repeats(self, request: DiffRequest | None) -> bool:
        """Whether one tape of a split derivative serves any number of reverses."""
        if request is None or not request.repeats:
            return False
        return not self.synthesiser.planner.once(self.synthesiser.plan(request).request)

    def _through(self, target: Function) -> Function:
        """A function that only calls ``target``: in its derivative, the rule for ``target`` serves."""
        name = f"irad.through.{target.name}"
        functions = self.shared.module.functions
        if name not in functions:
            arguments = [Argument(a.type, f"a{a.index}", a.index, a.attributes) for a in target.arguments]
            made = Function(name, target.type, arguments, "internal", module=self.shared.module)
            made.blocks = [Block("entry", made)]
            builder = Builder(made, made.entry)
            call = builder.call(target.name, target.result, arguments)
            builder.ret(None if target.result.is_void else call)
            functions[name] = made
        return functions[name]

    def _convert_constants(self, binding: Binding) -> None:
        for position, (value, argument) in enumerate(binding.operands):
            constant = fits_constant(value, argument.type) if value.type != argument.type else None
            if constant is not None:
                binding.operands[position] = (constant, argument)

    def _request(self, marked: MarkedCall, binding: Binding, apart: bool) -> DiffRequest:
        target, mode = marked.target, _MODES[marked.kind]
        if target.result.is_aggregate or target.result.is_vector:
            raise Misfit(
                f"cannot differentiate the result of '{target.name}'",
                "it returns a struct or vector",
                "return a number, or write the results through pointers",
            )
        if marked.settings.width > 1 and mode != "tangent":
            raise Misfit(
                f"irad_width in a call of __irad_{marked.kind}",
                "gradients are taken in one direction at a time",
                "call it once for each, or use __irad_fwddiff",
            )
        pointers = frozenset(a.index for a in target.arguments if a.type.is_pointer)
        shadowed = frozenset(i for i in pointers if binding.activities[i] in (DUP, DUP_NO_NEED))
        words = marked.settings.words
        return DiffRequest(
            target.name,
            mode,
            tuple(binding.activities),
            active_result=target.result.is_float and "const_return" not in words,
            returns_primal="primal_return" in words and not target.result.is_void,
            undecided=shadowed if "runtime_activity" in words else frozenset(),
            width=marked.settings.width,
            overwritten=pointers if mode == "split" else frozenset(),
            noalias=apart,
            active_globals=self.shared.call_graph.written_globals(target.name) - self.registrations.inactive_globals,
            strong_zero=self.options.strong_zero,
            checked=self.options.check_assumptions,
            constant_state=self.options.constant_state,
            repeats=mode == "split",
            steady=self.manner.deterministic,
            guarded=self.attempt.guarded,
            member_bounds=self.attempt.member_bounds,
        )

    @property
    def made(self) -> frozenset[str]:
        """The names of what is of use in this round alone: derivatives, and what they need."""
        output = self.synthesiser.output
        return frozenset(output.functions) | frozenset(self.dispatchers) | needed_names(output)

    def text(self) -> str:
        """The module with all that was added."""
        output = self.synthesiser.output
        if self.manner.deterministic and any(_calls(f, FORK) for f in output.functions.values()):
            for wrapper in self.wrappers:
                fix_teams(wrapper)
            for name, (result, parameters) in SETTINGS.items():
                output.declare(name, result, parameters, "nounwind")
        for name, (result, parameters) in _RUNTIME.items():
            if any(_calls(wrapper, name) for wrapper in self.wrappers):
                output.declare(name, result, parameters, "nounwind")
        for function in output.functions.values():
            function.prefix = function.prefix or "internal"
        for function in self.shared.module.functions.values():
            if function.body_text is not None and function not in self.changed:
                function._blocks = None  # print it as it was: the engine rewrites what it differentiates
        keep_reservations(output)
        stand_ins.count_on(output.functions.values())
        for versions in self.versions.values():
            if isinstance(versions, AliasVersions) and versions.primal.name != versions.plain.function:
                self.shared.module.functions.pop(versions.primal.name, None)  # it has served
        for name in (n for needed in self.shared.lowered.values() for n in needed):
            self.shared.module.functions.pop(name, None)  # definitions that irad brought along: printed with the rest
        parts = [
            print_module(self.shared.module),
            self.synthesiser.additions(),
            *map(print_function, (*self.dispatchers.values(), *self.wrappers)),
        ]
        return openmp.without_raised(_drop_unused("\n\n".join(parts)), marks=True)


def _calls(function: Function, name: str) -> bool:
    return any(isinstance(inst, Call) and inst.callee_name == name for inst in function.instructions())


def _retarget(call: Call, name: str, operands: list[Value], words: list[str]) -> None:
    call.callee = GlobalRef(name)
    call.operands = operands
    call.argument_attributes = words
    call.function_type = None
    call.function_attributes = ""
    call.result_attributes = ""
    call.tail = ""


def _remove_dead(function: Function) -> None:
    """Remove what chose or loaded markers, and all else of these kinds whose value nobody uses."""
    progress = True
    while progress:
        progress = False
        users = users_of(function)
        for block in function.blocks:
            dead = [
                inst
                for inst in block.instructions
                if inst.opcode in ("phi", "select", "load")
                and not users.get(inst)
                and not getattr(inst, "volatile", False)
            ]
            for inst in dead:
                block.instructions.remove(inst)
                forget_records(function, inst)
            progress = progress or bool(dead)


def _drop_unused(text: str) -> str:
    """Remove the declarations of markers and marked functions that nothing mentions any more."""

    def drop(match: re.Match[str]) -> str:
        name = match["name"]
        known = name in MARKERS or kind_of(name) or unknown_request(name)
        return "" if known and len(re.findall(rf'@"?{re.escape(name)}"?(?![-\w.$])', text)) == 1 else match[0]

    markers = "|".join(MARKERS)
    text = re.sub(rf"^ +#dbg_value\(ptr @(?:{markers}), .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"^@(?P<name>[-\w.$]+) = external .*global .*\n", drop, text, flags=re.MULTILINE)
    return re.sub(r'^declare .*?@"?(?P<name>[-\w.$]+)"?\(.*\n', drop, text, flags=re.MULTILINE)


def _without_registrations(module: llvm.ModuleRef) -> llvm.ModuleRef:
    """The finished module without the arrays; raises when a marker or marked function is still in use."""
    parsed = parse_text(str(module))
    declared = [n for n in parsed.globals if parsed.initializer(n) is None]
    left = [n for n in (*declared, *parsed.functions) if n in MARKERS or kind_of(n)]
    left += [n for n, f in parsed.functions.items() if f.is_declaration and unknown_request(n)]
    if left:
        raise MarkedCallError(
            Diagnostic(
                None,
                f"'{left[0]}' is used in a way that irad cannot replace",
                "it stands outside of a call that asks for a derivative",
                "call __irad_autodiff and its like directly, with the markers among the arguments",
            )
        )
    arrays = read_registrations(parsed).arrays
    if arrays:
        drop_registrations(parsed, arrays)
        module = parse_module(print_module(parsed), "the differentiated module")
    return module
