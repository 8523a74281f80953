"""One module on its way from a front end to compiled derivatives."""

from __future__ import annotations

import ctypes
import hashlib
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import llvmlite.binding as llvm
import numpy as np

from irad import runtime
from irad.abi.c_entry import Entry, entry_of, surrounded, with_fixed_teams
from irad.abi.scalar_adapter import Plain
from irad.adjoint.driver import Differentiator, EmittedDerivative
from irad.aot.alias_versions import AliasVersions, alias_versions
from irad.aot.parallel_mode import FORK, SETTINGS
from irad.aot.second_order import with_derivative
from irad.api.calling.stops import attempted, may_stop, stops_in_teams, team_functions
from irad.api.compiled import Clock, Code, Compiled, CompiledPair, LongRuns, Stats
from irad.api.kernels.lazy_module import Source
from irad.api.kernels.signature import Signature, read_signature
from irad.api.rule_registration import Rules, registered
from irad.backend import optimise, wide_indices
from irad.backend.diskcache import disk_cache
from irad.backend.jit import JitLibrary, thread_local_error
from irad.backend.strip_mining import MARK, MARK_IF_LONG
from irad.backend.target import parse_module as parse_llvm
from irad.codegen.interrupts import look_at_stack, look_for_signals
from irad.codegen.runtime_ir import define_reserve
from irad.errors import DifferentiationError
from irad.facts.call_classifier import CallClassifier, CustomRule
from irad.facts.function_facts import Hint, ModuleFacts
from irad.facts.request import DiffRequest
from irad.frontends.c.prototypes import Signature as Prototype
from irad.frontends.compiled_module import Unit
from irad.ir import hints
from irad.ir import types as T
from irad.ir.demangle import with_source_names
from irad.ir.instructions import Call
from irad.ir.module import Function, GlobalVariable, Module
from irad.ir.text.pieces import Pieces
from irad.ir.text.printer import print_function
from irad.options import Options
from irad.pipeline import flatten, parallelise, prepare, read
from irad.progress import announced
from irad.transform import openmp

__all__ = ["Program", "TangentProgram", "program_of"]

_T = TypeVar("_T")
_lock = threading.RLock()
_KEPT = 64
_bases: WeakValueDictionary[str, JitLibrary] = WeakValueDictionary()
_programs: OrderedDict[tuple[str, Options, Rules, tuple[tuple[str, tuple[Hint, ...]], ...]], Program] = OrderedDict()
_DECLARED_RESERVE = re.compile(r"^declare ptr @irad\.reserve\(", re.MULTILINE)
_DEFINED_RESERVE = re.compile(r"^define internal ptr @irad\.reserve\(.*?^\}\n", re.MULTILINE | re.DOTALL)
#: What `_with_one_address` leaves out of the beginning of a definition.
_LINKAGES = frozenset(
    """private internal available_externally linkonce linkonce_odr weak weak_odr external dso_local dso_preemptable
    hidden protected""".split()
)
_DEFINITION = re.compile(r'^define ((?:[a-z_]+ )*)([^\n@]*@("[^"\n]+"|[\w.$-]+)\()', re.MULTILINE)
#: Which copy of a function the linker keeps: nothing to be chosen from here, and not allowed on what is not emitted.
_COMDAT = re.compile(r"^(define [^\n]*?) comdat(?:\([^)\n]*\))?(?= )", re.MULTILINE)


class Program:
    """A module prepared for differentiation, with everything that has been made of it so far.

    All methods may be called from any thread.
    """

    module: Module
    _clock: Clock
    _callers: frozenset[str]

    def __init__(
        self, unit: Unit, options: Options, rules: Rules, hinted: Mapping[str, tuple[Hint, ...]] | None = None
    ) -> None:
        self._start(unit, options, rules, hinted or {})
        with self._clock.stage("prepare"):
            self._raised = _prepared(parse_llvm(unit.bitcode, f"the bitcode of {unit.name}"), unit, rules, options)
        with self._clock.stage("parse"):
            self._add("")
            callers = _callers(self.module, rules)
            if callers:
                self._add("".join(callers.values()))
        self._callers = frozenset(callers)

    def _start(self, unit: Unit, options: Options, rules: Rules, hinted: Mapping[str, tuple[Hint, ...]]) -> None:
        """Nothing has been made yet."""
        self.unit = unit
        self.options = options
        self.rules = rules
        self.hinted = hinted
        self._raised = self._added = ""
        self._callers = frozenset()
        self._clock = Clock()
        self._compiled: dict[DiffRequest, Compiled] = {}
        self._pairs: dict[DiffRequest, CompiledPair] = {}
        self._plain: dict[str, JitLibrary | None] = {}
        self._makers: dict[tuple[str, bool], Program] = {}
        self._tangents: dict[DiffRequest, TangentProgram] = {}
        self._flat: dict[str, _FlattenedProgram] = {}
        self._choices: tuple[openmp.LoopChoice, ...] = ()
        self._of_one_version: set[DiffRequest] = set()
        """Derivatives that may stop while they run, where the version for memory that is apart is refused: better than
        none."""

    @property
    def _custom(self) -> dict[str, CustomRule]:
        """The functions of a Numba kernel that have rules."""
        return {
            r.symbol: CustomRule(r.symbol, r.pair, r.tangent, release=r.release, partial=True, title=r.title)
            for r in self.unit.rules
        }

    @cached_property
    def facts(self) -> ModuleFacts:
        """What is known of the module as a whole."""
        return ModuleFacts(
            self.module, self._calls(self.module), hints=self.hinted, choices=self._choices,
            answers=disk_cache(self.options),
        )  # fmt: skip

    def _calls(self, module: Module) -> CallClassifier:
        return CallClassifier(module, self.rules.registry, self._custom, self.rules.function_like, open_world=True)

    @cached_property
    def _shared(self) -> tuple[GlobalVariable, ...]:
        """Variables that the functions may change: all derivatives and the primal use the same ones."""
        return _variables(self.module)

    @cached_property
    def _base(self) -> JitLibrary:
        """The primal functions and the variables."""
        text = self._pieces.text({v.name: _exported(v) for v in self._shared}, self._without_base)
        # one for all options: pointers to functions and variables that one derivative leaves are another's as well
        key = hashlib.sha256(repr((text, sorted(self._externals.items()), self.unit.libraries)).encode()).hexdigest()
        known = _bases.get(key)
        if known is not None:
            return known
        module = parse_llvm(text, "the module")
        for function in module.functions:
            if function.name in self.facts.calls.targets.address_taken and not function.is_declaration:
                function.linkage = llvm.Linkage.external  # derivatives compare pointers with its one address
        made = _bases[key] = JitLibrary(
            module,
            externals=self._externals | team_functions(text, (), self.options),
            libraries=self.unit.libraries,
            options=self.options,
            keep=(self.unit,),
        )
        return made

    @cached_property
    def _without_base(self) -> set[str]:
        """What works on thread-local variables, and is refused for it, if it is asked for."""
        found = self._thread_locals
        reaching = self._pieces.reaching(found) if found else set[str]()
        return set() if "llvm.global_ctors" in reaching else reaching

    @property
    def _thread_locals(self) -> list[str]:
        return [v.name for v in self.module.globals.values() if v.thread_local and v.has_initializer]

    def _address(self, symbol: str) -> int:
        """The address of a function as it is, or of a variable. Raises :class:`irad.errors.InputError` for what works
        on a thread-local variable."""
        if symbol not in self._base:
            for name in self._thread_locals:
                if symbol in self._pieces.reaching([name]):
                    raise thread_local_error(name)
        return self._base.address(symbol)

    @property
    def _externals(self) -> dict[str, int]:
        return {**runtime.symbols(), **self.unit.externals}

    def signature(self, symbol: str, prototype: Prototype | None = None) -> Signature:
        """A function's signature; see :func:`irad.api.kernels.signature.read_signature`."""
        with _lock:
            return read_signature(self.module.functions[symbol], self.facts.debug, prototype)

    def add_plain(self, plain: Plain) -> None:
        """Add the plain form of a function (see :mod:`irad.abi.scalar_adapter`)."""
        with _lock:
            if plain.symbol not in self.module.functions:
                self._add(plain.text)
                self.__dict__.pop("facts", None)
                self._makers.clear()
                self._flat.clear()
                self._plain.setdefault(plain.symbol, None)

    def _add(self, text: str) -> None:
        """Add functions to the module."""
        self._raised += text
        self._added += text
        self.module, text = read(self._raised)
        self._pieces = Pieces(text)
        self.__dict__.pop("_without_base", None)

    def primal(self, symbol: str) -> int:
        """The address of a function as it is, compiled with the options of the program that first asked for it."""
        with _lock:
            if symbol not in self._plain:
                return self._address(symbol)
            library = self._plain[symbol]
            if library is None:
                library = self._plain[symbol] = self._code({symbol}).library()
            return library.address(symbol)

    def heard_primal(self, symbol: str) -> Callable[[], int] | None:
        """The address of the form of a function that Python calls, if it has one of its own since it may stop; it stays
        valid as long as the function that returns it lives."""
        with _lock:
            if not may_stop(self._raised):
                return None
            (heard,), text = attempted([(self.module.functions[symbol], True)])
            code = self._code({heard.name}, text)
            return lambda: code.library().address(heard.name)

    def left_pointers(self, function: str) -> list[tuple[str, np.ndarray]]:
        """Pointers that earlier calls may have left in global variables, where the function finds them: the names of
        the variables, and the addresses in them as they are at each time."""
        if function in self._callers:
            function = _caller_of(function)
        with _lock:
            shared = {v.name for v in self._shared}
            rows = [slots for slots in self.facts.stale_pointers.of(function) if slots.name in shared]
        found = []
        for slots in rows:
            row = (ctypes.c_uint64 * slots.count).from_address(self._address(slots.name) + slots.offset)
            found.append((slots.name, np.ctypeslib.as_array(row)))
        return found

    def request(self, function: str, mode: str, activities: tuple[str, ...], **details: Any) -> DiffRequest:
        """A request with the program's own settings filled in."""
        if function in self._callers:
            function = _caller_of(function)
        with _lock:
            shadowed = self.facts.call_graph.written_globals(function)
        return DiffRequest(
            function, mode, activities, active_globals=shadowed,
            strong_zero=self.options.strong_zero, steady=self.options.deterministic,
            checked=self.options.check_assumptions, constant_state=self.options.constant_state,
            **details,
        )  # fmt: skip

    def derive(self, request: DiffRequest) -> Compiled:
        """A derivative, made and compiled at its first use. Raises ``DifferentiationError``."""
        with _lock:
            known = self._compiled.get(request)
            if known is None:
                known = self._compiled[request] = self._made(request, lambda p, r: p._derive(r))
            return known

    def derive_pair(self, request: DiffRequest) -> CompiledPair:
        """A split derivative, made and compiled at its first use. Raises ``DifferentiationError``."""
        with _lock:
            known = self._pairs.get(request)
            if known is None:
                known = self._pairs[request] = self._made(request, lambda p, r: p._derive_pair(r))
            return known

    def emitted(
        self, requests: Sequence[DiffRequest], edit: Callable[[DiffRequest, Function], None]
    ) -> tuple[list[Function], str]:
        """Derivatives that other code is to call, and their text with all that they call. Before that, ``edit`` changes
        each of them that no derivative calls. The functions are all that have been made. Raises
        ``DifferentiationError``."""
        with _lock:
            synthesiser = Differentiator(self.facts, verify=self.options.verify)
            made = [synthesiser.derive(request).symbol for request in requests]
            functions = synthesiser.output.functions
            called = {i.callee_name for f in functions.values() for i in f.instructions() if isinstance(i, Call)}
            for request, symbol in zip(requests, made, strict=True):
                if symbol not in called:
                    edit(request, functions[symbol])
            return list(functions.values()), synthesiser.additions()

    def code(self, symbol: str, added: str) -> Code:
        """Machine code of a function that is ``added`` to the module as text."""
        with _lock:
            return self._code({symbol}, added)

    def text(self, symbols: set[str], added: str) -> str:
        """The text of functions that are ``added`` to the module, with all that they need of it."""
        with _lock:
            declared = {v.name: f"@{T.quoted(v.name)} = external global {v.type}" for v in self._shared}
            return self._finished(f"{self._pieces.needed(symbols, added, declared)}\n{added}")

    def with_tangent(self, request: DiffRequest) -> TangentProgram:
        """A program in which the tangent of a function is a function that can be differentiated; made at first use.
        Raises ``DifferentiationError``."""
        with _lock:
            known = self._tangents.get(request)
            if known is None:
                known = self._made(request, lambda p, r: TangentProgram(self, p, r))
                self._tangents[request] = known
            return known

    def _made(self, request: DiffRequest, make: Callable[[Program, DiffRequest], _T]) -> _T:
        """What is made of the program that serves a derivative; where that is refused, of one in which the function's
        calls are inlined. Where the reason is that bytes cannot be followed, the program as it is, that one, and the
        program as it is three times more are tried with guards: the first relies on none that is certain to stop, the
        next but two also on memory without a shadow, and in the last no integers move bytes; then both programs with
        indices that are compared with the members of structs. Raises ``DifferentiationError`` with what is said of the
        function as it is."""
        with announced(f"differentiating '{with_source_names(request.function)}'"):
            return self._tried(request, make)

    def _tried(self, request: DiffRequest, make: Callable[[Program, DiffRequest], _T]) -> _T:
        try:
            return make(self._maker(request), request)
        except DifferentiationError as error:
            refused = error
        doubtful, guarded = replace(request, guarded="doubtful"), replace(request, guarded="all")
        handed = replace(request, guarded="handed")
        integers, bounded = replace(request, guarded="integers"), replace(request, member_bounds=True)
        guarded_tries = [(False, doubtful), (True, guarded), (False, guarded), (False, handed), (False, integers)]
        guarded_tries += [(False, bounded), (True, bounded)]
        further = guarded_tries if refused.of_bytes else [(True, request)]
        for flat, asked in further:
            try:
                if flat:
                    flattened = self._flattened(request.function, refused)
                    asked = flattened.known(asked)
                    return make(flattened._maker(asked), asked)
                return make(self._maker(asked), asked)
            except DifferentiationError:
                continue
        maker = self._maker(request)
        if request in maker._of_one_version:
            return make(maker, request)
        raise refused from None

    def _flattened(self, root: str, refused: DifferentiationError) -> _FlattenedProgram:
        """The program with all that a function calls as a part of it. Raises what was ``refused`` without one."""
        if root not in self._flat:
            self._flat[root] = _FlattenedProgram(self, root, refused)
        return self._flat[root]

    @property
    def _narrow(self) -> str:
        """What parallel programs are made from: their proofs read indices as they stand in the source."""
        module = parse_llvm(self.unit.bitcode, f"the bitcode of {self.unit.name}")
        if not wide_indices.applies(str(module)):
            return self._raised
        made = _prepared(module, self.unit, self.rules, self.options, self._shared, parallel=True) + self._added
        own, given = _variables(read(made)[0]), _variables(self.module)
        same = {v.name for v in own} == {v.name for v in given}
        return made if same else self._raised  # else they would not share all variables

    def _maker(self, request: DiffRequest) -> Program:
        """The program that a derivative is made from: where loops are to run in parallel, another one for what is
        promised of the arguments."""
        if not self.options.parallel:
            return self
        key = (request.function, request.noalias)
        if key not in self._makers:
            self._makers[key] = _ParallelProgram(self, *key)
        return self._makers[key]

    def _derive(self, request: DiffRequest) -> Compiled:
        clock = Clock()
        synthesiser = Differentiator(self.facts, verify=self.options.verify)
        with clock.stage("differentiate"):
            versions = self._versions(request, synthesiser)
            refused = versions if isinstance(versions, DifferentiationError) else None
            versions = versions if isinstance(versions, AliasVersions) else None
            made = synthesiser.derive(request)
            function, chosen = synthesiser.output.functions[made.symbol], ""
            if versions is not None:
                synthesiser.derive(versions.apart)
                function = versions.dispatcher(synthesiser.output)
                function.prefix = ""  # it is called from outside
                chosen = "".join(f"{print_function(f)}\n\n" for f in (function, versions.inspector) if f is not None)
            look_at_stack(synthesiser.output)
            plain = synthesiser.additions() + chosen
            roots = {made.symbol, *([versions.apart.symbol] if versions is not None else [])}
            looks = look_for_signals(synthesiser.output, roots, in_strips=self._vectorises)
            marked = synthesiser.additions() + chosen if looks.always or looks.if_long else plain
            additions = marked if looks.always else plain
        if refused is not None and self._may_stop(plain) and request not in self._of_one_version:
            self._of_one_version.add(request)
            raise refused
        made_in = self._stats(request, synthesiser, clock)
        long, ir = None, ""
        if looks.if_long:
            forms, attempts = attempted([(function, True)])
            all_marked = marked.replace(MARK_IF_LONG, MARK)
            long_code, (entry,), _, ir = self._forms(forms, attempts, synthesiser, all_marked)
            long = LongRuns(entry, long_code, looks.turns)
        if self._may_stop(additions) and not self._may_stop(plain):
            code, (entry,), raw, _ = self._forms([function], "", synthesiser, plain)
            forms, attempts = attempted([(function, True)])
            heard_code, (heard,), _, added = self._forms(forms, attempts, synthesiser, additions)
            return Compiled(entry, raw, False, heard, True, ir or added, made.plan, made_in, code, heard_code, long)
        stops = self._may_stop(additions)
        forms, attempts = attempted([(function, True), (function, False)]) if stops else ([function], "")
        code, entries, raw, added = self._forms(forms, attempts, synthesiser, additions)
        return Compiled(entries[-1], raw, stops, entries[0], stops, ir or added, made.plan, made_in, code, code, long)

    def _forms(
        self, forms: list[Function], attempts: str, synthesiser: Differentiator, additions: str
    ) -> tuple[Code, list[Entry], str, str]:
        """The code of forms of a derivative, as which it is called, the name of the first, and the text."""
        forms, fixed = self._fixed(forms, synthesiser, additions)
        entries = [entry_of(each) for each in forms]
        added = additions + attempts + fixed + "".join(entry.text for entry in entries)
        return self._code({*(entry.symbol for entry in entries), forms[0].name}, added), entries, forms[0].name, added

    def _versions(
        self, request: DiffRequest, synthesiser: Differentiator
    ) -> AliasVersions | DifferentiationError | None:
        """What there is to choose from by what Python does not see: where pointers lead that lie in memory, and whether
        arguments lead to variables; or what the version for memory that is apart is refused for where bytes cannot be
        followed."""
        calls, name = self.facts.call_graph, request.function
        named = bool(calls.named_variables(name))
        if self.options.parallel or not (named or calls.loads_pointers(name)):
            return None
        found = alias_versions(self.facts, request, synthesiser)
        if isinstance(found, DifferentiationError) and found.of_bytes:
            return found
        return found if isinstance(found, AliasVersions) and (named or found.primal.name != name) else None

    def _derive_pair(self, request: DiffRequest) -> CompiledPair:
        clock = Clock()
        synthesiser = Differentiator(self.facts, verify=self.options.verify)
        with clock.stage("differentiate"):
            made = synthesiser.derive(request)
            look_at_stack(synthesiser.output)
            plain = synthesiser.additions()
            roots = {f"{made.symbol}.{half}" for half in ("augmented", "reverse")}
            looks = look_for_signals(synthesiser.output, roots, in_strips=self._vectorises)
            marked = synthesiser.additions()
        pair = self._pair(made, synthesiser, marked if looks.always else plain)
        if not looks.if_long:
            return pair
        long = self._pair(made, synthesiser, marked.replace(MARK_IF_LONG, MARK))
        return replace(pair, long=long, turns=looks.turns)

    def _pair(self, made: EmittedDerivative, synthesiser: Differentiator, additions: str) -> CompiledPair:
        """The halves of a split derivative, as Python calls them."""
        known = synthesiser.output.functions
        around = (("augmented", None), ("reverse", known[f"{made.symbol}.stale"]))
        outer = [
            surrounded(known[f"{made.symbol}.{half}"], known[f"{made.symbol}.clear.{half}"], after)
            for half, after in around
        ]
        functions = [function for function, _ in outer]
        additions += "".join(text for _, text in outer)
        stops = self._may_stop(additions)
        functions, attempts = attempted([(f, True) for f in functions]) if stops else (functions, "")
        functions, fixed = self._fixed(functions, synthesiser, additions)
        forward, reverse = (entry_of(function, stores=True) for function in functions)
        added = additions + attempts + fixed + forward.text + reverse.text
        code = self._code({forward.symbol, reverse.symbol}, added)
        assert made.plan is not None
        once = tuple(synthesiser.planner.once(made.plan.request))
        return CompiledPair(forward, reverse, added, made.plan, once, stops, code)

    @property
    def _vectorises(self) -> bool:
        """Whether LLVM vectorises the code that it compiles."""
        return self.options.opt_level > 1

    def _may_stop(self, additions: str) -> bool:
        """Whether a derivative may stop while it runs, or what it calls of the module."""
        return may_stop(additions) or may_stop(self._raised)

    def _fixed(
        self, functions: list[Function], synthesiser: Differentiator, additions: str
    ) -> tuple[list[Function], str]:
        """Functions; or, where results have to be the same with any number of threads, others that call them with a
        fixed one, and the text of these."""
        if not self.options.deterministic or f"@{FORK}(" not in additions:
            return functions, ""
        known = {*self.module.functions, *synthesiser.output.declarations}
        declared = [
            f"\ndeclare {result} @{name}({', '.join(map(str, parameters))})"
            for name, (result, parameters) in SETTINGS.items() if name not in known
        ]  # fmt: skip
        made = [with_fixed_teams(f) for f in functions]
        return [f for f, _ in made], "".join([*declared, *(text for _, text in made)])

    def _stats(self, request: DiffRequest, synthesiser: Differentiator, clock: Clock) -> Stats:
        names = {request.function, *(each.function for each in synthesiser.planner.plans)}
        known = self.module.functions  # (copies that were given up are gone)
        before = sum(1 for name in names & known.keys() for _ in known[name].instructions())
        after = sum(1 for f in synthesiser.output.functions.values() for _ in f.instructions())
        return Stats({**self._clock.seconds, **clock.seconds}, before, after)

    def _code(self, symbols: set[str], added: str = "") -> Code:
        """Machine code for functions, of which some are ``added`` to the module: not made yet."""
        return Code(partial(self._library, self.text(symbols, added), symbols, frozenset(self.facts.dispatched)))

    def _library(self, text: str, symbols: set[str], dispatched: frozenset[str]) -> JitLibrary:
        """The machine code of a module of which only ``symbols`` are wanted. Functions that pointers are compared with
        (``dispatched``), and variables, are those of the base."""
        with _lock:
            module = _isolate(text, symbols, dispatched)
            named = {v.name for v in (*module.functions, *module.global_variables)}
            wanted = [v.name for v in self._shared if v.name in named]
            pointed = [n for n in dispatched if n in named and n in self._base]
            wanted += pointed
            externals = self._externals
            keep: tuple[object, ...] = (self.unit,)
            if wanted or (self._shared and "llvm.global_ctors" in self.module.globals):
                externals |= {name: self._address(name) for name in wanted}
                keep += (self._base,)
            if stops_in_teams(text):
                elsewhere = self._base.object.undefined if pointed else ()
                externals |= team_functions(str(module), elsewhere, self.options)
            return JitLibrary(
                module, externals=externals, libraries=self.unit.libraries, options=self.options, keep=keep
            )

    def _finished(self, text: str) -> str:
        """A derivative's text as it is compiled."""
        return text


class _ParallelProgram(Program):
    """A program whose loops run in parallel, where that is proved to change nothing; functions and variables that
    others can see are those of the program that it is made from. For derivatives of `root`, whose different pointer
    arguments never overlap if `apart`."""

    def __init__(self, serial: Program, root: str, apart: bool) -> None:
        self._start(serial.unit, serial.options, serial.rules, serial.hinted)
        self._serial = serial
        with self._clock.stage("prepare"):
            module = parse_llvm(serial._narrow, f"the module {self.unit.name}")
            steady = self.options.deterministic
            module, self._choices = parallelise(
                module, lambda m: self._calls(m).effect, {root}, apart, steady, disk_cache(self.options)
            )
        with self._clock.stage("parse"):
            self._add(str(module))

    @property
    def _base(self) -> JitLibrary:
        return self._serial._base


class _FlattenedProgram(Program):
    """A program in which all that `root` calls is a part of it; functions and variables that others can see are those
    of the program that it is made from. Raises what was `refused` of that where nothing is left to be inlined."""

    def __init__(self, serial: Program, root: str, refused: DifferentiationError) -> None:
        self._start(serial.unit, serial.options, serial.rules, serial.hinted)
        self._serial = serial
        with self._clock.stage("prepare"):
            text = f"{parse_llvm(self.unit.bitcode)}\n{serial._added}"
            text = text if self.unit.rules else Pieces(text).seen_by(root)  # (rules name what the text does not)
            module = parse_llvm(text, f"the module {self.unit.name}")
            module = flatten(module, {root}, refused, self.rules.symbols)
            given = {v.name for v in module.global_variables}
            self._raised = _prepared(module, self.unit, self.rules, self.options, serial._shared)
        with self._clock.stage("parse"):
            self._add("")
        if not {v.name for v in _variables(self.module)} <= given & serial.module.globals.keys():
            raise refused  # one of the two programs has taken a variable apart: they would not share it

    def known(self, request: DiffRequest) -> DiffRequest:
        """A request without the variables of which nothing is left here."""
        return replace(request, active_globals=request.active_globals.intersection(self.module.globals))

    @property
    def _narrow(self) -> str:
        return self._raised

    def _made(self, request: DiffRequest, make: Callable[[Program, DiffRequest], _T]) -> _T:
        return make(self._maker(request), request)

    @property
    def _base(self) -> JitLibrary:
        return self._serial._base

    @cached_property
    def _shared(self) -> tuple[GlobalVariable, ...]:
        known = {v.name for v in self._serial._shared}
        return tuple(v for v in _variables(self.module) if v.name in known)


class TangentProgram(Program):
    """A program with the tangent of one function, as `maker` makes it, as a function of its own: `symbol`. Functions
    and variables that others can see are those of the program `first`."""

    def __init__(self, first: Program, maker: Program, request: DiffRequest) -> None:
        self._start(first.unit, first.options, first.rules, {})
        self._first = first
        with self._clock.stage("prepare"):
            text = openmp.without_raised(maker._raised, marks=True)
            module, self.symbol = with_derivative(maker.facts, text, request, self.options.verify)
            self.rules.protect(module)
            steady = self.options.deterministic
            module = _with_whole(first._shared, module, lambda m: prepare(m, steady=steady, whole=True))
            self._raised = hints.defined(str(module))
        with self._clock.stage("parse"):
            self._add("")

    def _maker(self, request: DiffRequest) -> Program:
        return self

    @property
    def _base(self) -> JitLibrary:
        return self._first._base

    @cached_property
    def _shared(self) -> tuple[GlobalVariable, ...]:
        known = {v.name for v in self._first._shared}
        return tuple(v for v in _variables(self.module) if v.name in known)

    def _finished(self, text: str) -> str:
        return define_reserve(_DEFINED_RESERVE.sub("", text)) if _DECLARED_RESERVE.search(text) else text


def _variables(module: Module) -> tuple[GlobalVariable, ...]:
    """Variables that the functions of a module may change."""
    return tuple(
        v for v in module.globals.values()
        if v.has_initializer and not v.constant and not v.name.startswith("llvm.") and not v.thread_local
        and v.name != openmp.SUMS
    )  # fmt: skip


def _prepared(
    module: llvm.ModuleRef, unit: Unit, rules: Rules, options: Options, shared: Sequence[GlobalVariable] = (),
    parallel: bool = False,
) -> str:  # fmt: skip
    """The text that is differentiated. ``shared``: variables that another program has as well. ``parallel``: its loops
    are to run in parallel."""
    rules.protect(module)
    module = _with_whole(
        shared, module,
        lambda m: prepare(
            m, unit.level, steady=options.deterministic, whole=True, any_processor=True, parallel=parallel,
            check_bounds=options.check_bounds,
        ),
    )  # fmt: skip
    return hints.defined(str(module))


def _with_whole(
    shared: Sequence[GlobalVariable], module: llvm.ModuleRef, passes: Callable[[llvm.ModuleRef], llvm.ModuleRef]
) -> llvm.ModuleRef:
    """A module optimised, but for variables that another program has as well: they must not be taken apart."""
    names = {v.name for v in shared}
    own = {}
    for variable in module.global_variables:
        if variable.name in names:
            own[variable.name] = variable.linkage
            variable.linkage = llvm.Linkage.external
    module = passes(module)
    for variable in module.global_variables:
        if variable.name in own:
            variable.linkage = own[variable.name]
    return module


def _isolate(text: str, symbols: set[str], dispatched: frozenset[str]) -> llvm.ModuleRef:
    """A module with ``symbols`` as its only exports: what they do not use is not compiled."""
    elsewhere = partial(_with_one_address, dispatched=dispatched)
    module = parse_llvm(_DEFINITION.sub(elsewhere, _COMDAT.sub(r"\1", text)), "the derivative")
    for function in module.functions:
        if function.name in dispatched and not function.is_declaration:
            function.linkage = llvm.Linkage.available_externally  # (also where its name is written with escapes)
        elif function.name not in symbols and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
        elif len(symbols) > 1 and not function.is_declaration:
            function.add_function_attribute("noinline")
    return optimise.drop_unused(module)


def _with_one_address(definition: re.Match[str], dispatched: frozenset[str]) -> str:
    """The beginning of a function that pointers lead to: inlined from here, but with the one address that they hold,
    which may be farther away than 2 GiB (without `dso_local`)."""
    words, rest, name = definition.groups()
    if name.strip('"') not in dispatched:
        return definition[0]
    kept = [w for w in words.split() if w not in _LINKAGES]
    return " ".join(("define available_externally", *kept, rest.lstrip()))


def _caller_of(symbol: str) -> str:
    return f"{symbol}.caller"


def _callers(module: Module, rules: Rules) -> dict[str, str]:
    """For each function with a rule of the user's, one that only calls it: its derivative is the rule's.

    Raises :class:`irad.errors.UsageError` for a function that its rule does not fit.
    """
    found = {}
    for made in rules.scalar:
        symbol = made.name
        function = module.functions.get(symbol)
        if function is None:
            continue
        rules.require_fit(made, function)
        parameters = ", ".join(f"{a.type} %a{i}" for i, a in enumerate(function.arguments))
        found[symbol] = (
            f"\ndefine {function.result} @{T.quoted(_caller_of(symbol))}({parameters}) {{\n"
            f"  %r = call {function.result} @{T.quoted(symbol)}({parameters})\n"
            f"  ret {function.result} %r\n}}\n"
        )
    return found


def _exported(variable: GlobalVariable) -> str:
    """A variable's line with its name visible to other modules."""
    head, equals, rest = variable.text.partition(" = ")
    return head + equals + re.sub(r"\b(?:internal|private|unnamed_addr|local_unnamed_addr) ", "", rest, count=2)


def program_of(source: Source, options: Options) -> Program:
    """The program of a module under the rules registered now; equal modules share one."""
    rules = registered()
    unit = source.unit(rules.symbols)
    about = (sorted(unit.externals.items()), unit.libraries, unit.rules, unit.level)
    digest = hashlib.sha256(unit.bitcode + repr(about).encode())
    hints = tuple(sorted(source.hints.items()))
    key = (digest.hexdigest(), options, rules, hints)
    with _lock:
        program = _programs.get(key)
        if program is None:
            program = _programs[key] = Program(unit, options, rules, dict(hints))
            while len(_programs) > _KEPT:
                _programs.popitem(last=False)
        _programs.move_to_end(key)
        return program
