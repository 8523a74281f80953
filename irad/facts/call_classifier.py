"""What each call is: the one place where callees meet rules, bodies and registrations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from irad.analysis.alias.memory import holds_pointers
from irad.analysis.alias.points_to import moves_address_bits
from irad.analysis.call_targets import CallTargets
from irad.analysis.control_only import ControlOnly
from irad.analysis.function_summaries import Summaries
from irad.analysis.mod_ref import ALL, NONE, PURE, CallEffect, from_attributes
from irad.analysis.types.evidence import tagged_kind
from irad.ir import types as T
from irad.ir.floats import arithmetic_type, long_double
from irad.ir.hints import is_statement
from irad.ir.instructions import Call, Instruction, Load
from irad.ir.module import Function, Module
from irad.ir.tbaa import Tbaa
from irad.ir.values import ConstInt, GlobalRef, Value
from irad.ir.worklist import reached
from irad.rules.expr import Expr, calls
from irad.rules.kinds import (
    Allocation,
    Body,
    Inactive,
    Reallocation,
    Release,
    Routine,
    ScalarRule,
    Structural,
    Synchronisation,
    Transfer,
)
from irad.rules.registry import Registry

_MARKERS = (
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.invariant.start",
    "llvm.invariant.end",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.assume",
    "llvm.donothing",
    "llvm.sideeffect",
    "llvm.prefetch",
    "llvm.pseudoprobe",
)
_SAME_POINTER = (
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.threadlocal.address",
    "llvm.ptrmask",
)


_ADDRESS = 8
"""Bytes."""
_MOVES = frozenset(("store", "phi", "select", "freeze", "ret", "inttoptr"))

INT_BYTES = 4
"""What functions with a scalar rule write through a pointer is an `int`: an exponent, a sign, a quotient."""


@dataclass(frozen=True)
class CustomRule:
    """Functions registered by the user for `function`.

    gradient: augmented forward and reverse. release: frees what the augmented forward has kept; without one
    the reverse does it, and can run only once. partial: they take a pointer without a shadow twice, and work on arrays
    of numbers: the only pointer that they may store is that to an exception, behind which no numbers are.
    routine: one of irad's own, whose reverse returns nothing, and whose augmented forward is told which memory may
    change. title: what messages call the function.
    """

    function: str
    gradient: tuple[str, str] | None = None
    tangent: str | None = None
    inactive: bool = False
    release: str | None = None
    partial: bool = False
    routine: Routine | None = None
    title: str = ""

    @property
    def called(self) -> str:
        """What the function is called in messages."""
        return self.title or f"'{self.function}'"


def _routine(symbol: str, rule: Routine) -> CustomRule:
    pair = (f"{symbol}_augmented", f"{symbol}_reverse")
    return CustomRule(symbol, pair, f"{symbol}_tangent", release=rule.release, partial=True, routine=rule)


def spelling(registry: Registry, name: str, type_: T.Type, triple: str, integer: str = "i32") -> str | None:
    """What a library function is called at a floating type (or a vector of it); None where there is none.

    `integer` is the type of its integer parameter, if it has one.
    """
    lanes = type_.count if isinstance(type_, T.VectorType) else 0
    return registry.spelling(name, str(type_.scalar), lanes, integer, str(long_double(triple)))


@dataclass
class CallClassifier:
    """Classifies calls of one module. `custom` maps a function's symbol to what the user registered for it;
    `function_like` maps a symbol to the library function that it is differentiated as.
    `inactive_globals` are declared to carry no derivative. `open_world`: see `CallTargets`."""

    module: Module
    registry: Registry
    custom: Mapping[str, CustomRule] = field(default_factory=dict)
    function_like: Mapping[str, str] = field(default_factory=dict)
    inactive_globals: frozenset[str] = frozenset()
    open_world: bool = False
    _effects: dict[tuple[object, ...], CallEffect] = field(default_factory=dict)
    _movers: dict[str, tuple[str, ...] | None] = field(default_factory=dict)
    _scalars: dict[tuple[object, ...], ScalarRule | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        own = {n for n, f in self.module.functions.items() if not f.is_declaration}
        routines = {s: _routine(s, r) for s, r in self.registry.routines.items() if s not in own}
        self.custom = {**routines, **self.custom}

    def effect(self, call: Call) -> CallEffect:
        """What a call does to memory, and its kind."""
        name = call.callee_name
        key = (name, call.function_attributes, tuple(call.argument_attributes), call.type, len(call.operands))
        known = self._effects.get(key) if name is not None else None
        if known is None:
            known = self._classify(call, name)
            if name is not None and self._summaries.is_settled:
                self._effects[key] = known
        return known

    def _classify(self, call: Call, name: str | None) -> CallEffect:
        if name is None:
            return self._by_attributes(call, "unknown")
        if name.startswith(_MARKERS) or is_statement(name):
            return CallEffect("marker", NONE, NONE, False, False, NONE)
        if name.startswith(_SAME_POINTER):
            return CallEffect("structural", NONE, NONE, False, False, NONE, returns_argument=0)
        custom = self.custom.get(name)
        if custom is not None and custom.routine is not None:
            return self._routine_effect(custom.routine)
        if custom is not None:
            effect = self._by_attributes(call, "inactive" if custom.inactive else "custom")
            if custom.partial:
                return replace(
                    effect, passes_pointers=False, stores_deeply=False, stores_pointers=False, finds_pointers=False,
                    reads_deeply=False, captured=NONE,
                )  # fmt: skip
            return effect
        if self.scalar_rule(call) is not None:
            return self._scalar_effect(call)
        function = self.module.functions.get(name)
        if function is not None and not function.is_declaration and not self._is_known_body(name):
            return self._of_body(function, self._by_attributes(call, "defined"))
        return self._by_rule(call, name)

    def _is_known_body(self, name: str) -> bool:
        found = self.registry.lookup(name)
        return found is not None and isinstance(found.rule, Inactive) and found.rule.bodies

    @staticmethod
    def _routine_effect(rule: Routine) -> CallEffect:
        reads, writes = (frozenset(i for i, role in enumerate(rule.roles) if role in which) for which in ("rx", "wx"))
        return CallEffect(
            "custom", reads, writes, False, False, NONE,
            passes_pointers=False, stores_deeply=False, stores_pointers=False, finds_pointers=False,
            reads_deeply=False,
        )  # fmt: skip

    def _by_rule(self, call: Call, name: str) -> CallEffect:
        found = self.registry.lookup(name)
        rule = found.rule if found else None
        if isinstance(rule, Inactive):
            return CallEffect(
                "unknown" if rule.refuses else "inactive",
                frozenset(rule.reads),
                frozenset(rule.writes),
                not rule.pure,
                False,
                ALL if rule.hands else NONE,
                pure=rule.pure,
                returns_argument=rule.returns_argument,
                hands=rule.hands,
                state=rule.state,
                strings=rule.strings,
                text=rule.text,
                reads_deeply=rule.deep,
                passes_pointers=not rule.refuses,
                stores_deeply=not rule.refuses,
                stores_pointers=not rule.refuses,
                finds_pointers=not rule.refuses,
            )
        if isinstance(rule, Synchronisation):
            return CallEffect("inactive", NONE, NONE, True, False, NONE)
        if isinstance(rule, Allocation) and rule.out is None:
            return CallEffect("allocate", NONE, NONE, False, False, NONE)
        if isinstance(rule, Release):
            return CallEffect("release", NONE, NONE, False, False, NONE)
        if isinstance(rule, Transfer):
            return self._transfer_effect(rule)
        if isinstance(rule, Structural):
            effect = self._by_attributes(call, "structural")
            return effect
        if self._never_returns(call, name):
            return CallEffect("inactive", ALL, NONE, True, False, NONE)
        return self._by_attributes(call, "unknown")

    def _of_body(self, function: Function, promised: CallEffect) -> CallEffect:
        """What a function with a body does: no more than its attributes promise, nor than its body shows."""
        uses = list(enumerate(self._summaries.uses(function)))
        derived = list(enumerate(self._summaries.uses(function, derived=True)))
        return replace(
            promised,
            reads=frozenset(i for i, use in uses if use.reads and promised.reads_through(i)),
            writes=frozenset(i for i, use in uses if use.writes and promised.writes_through(i)),
            captured=frozenset(i for i, use in derived if use.captured and promised.captures(i)),
            stores=frozenset(i for i, use in derived if use.writes and promised.writes_through(i)),
            other_writes=promised.other_writes and self._summaries.writes_elsewhere(function),
            passes_pointers=self._passes_pointers(function),
            stores_deeply=self._summaries.stores_deeply(function),
            stores_pointers=self._summaries.stores_pointers(function),
            finds_pointers=self._summaries.finds_pointers(function),
            frees=self._summaries.frees(function),
            finds=frozenset(i for i, use in derived if use.finds),
            puts=frozenset(i for i, use in derived if use.puts),
        )

    def remember(self, function: Function) -> None:
        """Find out what calls of a function do that is about to be rewritten: who asks later sees the same."""
        self._of_body(function, CallEffect("defined"))

    def writes_memory(self, function: Function) -> bool:
        """Whether a function with a body may write to memory that is not its own."""
        return any(use.writes for use in self._summaries.uses(function)) or self._summaries.writes_elsewhere(function)

    def writes_elsewhere(self, function: Function) -> bool:
        """Whether a function with a body may write to memory that is neither its own nor behind its arguments. Library
        functions that are given as IR write to nothing but what they are given."""

        def effect(call: Call) -> CallEffect:
            rule = self.body(call.callee_name or "")
            known = self.effect(call)
            return known if rule is None or rule.own else replace(known, kind="inactive", other_writes=False)

        found = Summaries(self._defined, effect, self.targets_of, self._moves_numbers_only, self._released)
        return found.writes_elsewhere(function)

    @cached_property
    def _summaries(self) -> Summaries:
        return Summaries(self._defined, self.effect, self.targets_of, self._moves_numbers_only, self._released)

    def _released(self, call: Call) -> Value | None:
        found = self.registry.lookup(call.callee_name or "")
        rule = found.rule if found is not None else None
        return call.operands[rule.block] if isinstance(rule, (Release, Reallocation)) else None

    def _moves_numbers_only(self, copy: Call) -> bool:
        """Whether the members that a copied struct has, as its tag lists them, are all floating-point numbers, or
        integers in which no address has room."""
        fields = self._tbaa.struct_fields(copy.metadata.get("tbaa.struct"))
        kinds = [(tagged_kind(field.access, self.module.triple), field.size) for field in fields]
        return bool(kinds) and all(
            isinstance(kind, T.FloatType) or (kind == "integer" and size < _ADDRESS) for kind, size in kinds
        )

    @cached_property
    def _tbaa(self) -> Tbaa:
        return Tbaa(self.module)

    @cached_property
    def targets(self) -> CallTargets:
        return CallTargets(self.module, self.open_world)

    def targets_of(self, call: Call) -> list[str]:
        """The functions with which a call through a pointer is compared inside a derivative; empty if it stays."""
        if call.opcode != "call" or call.is_asm:
            return []
        return [n for n in self.targets.possible(call) if self.is_known(n, call)]

    def is_known(self, name: str, site: Call) -> bool:
        """Whether a function can be called by name in the place of a call through a pointer."""
        function = self._defined(name)
        return function is not None or self.effect(Call(GlobalRef(name), site.type, site.operands)).kind != "unknown"

    @cached_property
    def control_only(self) -> ControlOnly:
        """Which integer operands of defined functions only steer."""
        return ControlOnly(self._defined, self.effect)

    def _defined(self, name: str | None) -> Function | None:
        """A function whose body tells what its calls do."""
        function = self.module.functions.get(name or "")
        if function is None or function.is_declaration or name in self.custom or name in self.function_like:
            return None
        return function

    def _passes_pointers(self, function: Function) -> bool:
        """Whether a function, or what it calls, moves pointers that it finds in memory."""
        def called(name: str) -> tuple[str, ...] | None:
            if name not in self._movers:
                self._movers[name] = self._calls_of_pointer_mover(self.module.functions[name])
            return self._movers[name]

        return any(called(name) is None for name in reached([function.name], lambda name: called(name) or ()))

    def _calls_of_pointer_mover(self, function: Function) -> tuple[str, ...] | None:
        """The defined functions that a function calls; None when it moves pointers from memory itself."""
        users = function.users
        called: list[str] = []
        for inst in function.instructions():
            if isinstance(inst, Load):
                moved = moves_address_bits(inst) and any(u.opcode in _MOVES for u in users.get(inst, ()))
                if moved or (holds_pointers(inst.type) and self._summaries.captures_loaded(inst, users)):
                    return None
            elif isinstance(inst, Call):
                names = [inst.callee_name] if inst.callee_name else self.targets_of(inst)
                defined = [n for n in names if (callee := self.module.functions.get(n)) and not callee.is_declaration]
                called += defined
                if names and len(defined) == len(names):
                    continue
                given = any(holds_pointers(o.type) for o in inst.operands)
                moves = self.effect(inst).kind in ("unknown", "custom", "copy") and not self._moves_numbers_only(inst)
                if given and moves:
                    return None
        return tuple(called)

    def _never_returns(self, call: Call, name: str) -> bool:
        """Whether nothing comes behind a call (a failed check, Rust's panics): nothing to be reversed either."""
        function = self.module.functions.get(name)
        words = self.module.attribute_words(call.function_attributes)
        return "noreturn" in words or (function is not None and "noreturn" in function.attribute_words())

    @staticmethod
    def _transfer_effect(rule: Transfer) -> CallEffect:
        writes = frozenset((rule.target,))
        if rule.source is None:
            return CallEffect("fill", NONE, writes, False, False, NONE, returns_argument=rule.returns)
        return CallEffect(
            "copy",
            frozenset((rule.source,)),
            writes,
            False,
            False,
            NONE,
            copies=(rule.target, rule.source),
            returns_argument=rule.returns,
        )

    def _scalar_effect(self, call: Call) -> CallEffect:
        rule = self.scalar_rule(call)
        assert rule is not None
        writes = frozenset(i for i, p in enumerate(rule.params) if p in rule.writes)
        return CallEffect("scalar", NONE, writes, False, False, NONE, pure=not writes)

    def _by_attributes(self, call: Call, kind: str) -> CallEffect:
        words = self.module.attribute_words(call.function_attributes)
        arguments = list(call.argument_attributes)
        function = self.module.functions.get(call.callee_name or "")
        if function is not None:
            words |= function.attribute_words()
            for position, argument in enumerate(function.arguments[: len(arguments)]):
                arguments[position] = f"{arguments[position]} {argument.attributes}"
        if call.is_asm:
            return CallEffect(kind, ALL, ALL)
        effect = from_attributes(kind, words, arguments)
        return effect if effect is not PURE else PURE

    # -- scalar rules

    def scalar_rule(self, inst: Instruction) -> ScalarRule | None:
        """The rule of an arithmetic instruction, or of a call whose callee's type fits a scalar rule."""
        if not isinstance(inst, Call):
            return self.registry.instruction(inst.opcode)
        name = inst.callee_name
        if name is None:
            return None
        key = (name, inst.type, tuple(o.type for o in inst.operands))
        if key not in self._scalars:
            self._scalars[key] = self._find_scalar_rule(inst, name)
        return self._scalars[key]

    def _find_scalar_rule(self, call: Call, name: str) -> ScalarRule | None:
        custom = self.custom.get(name)
        function = self.module.functions.get(name)
        if custom is not None:
            return None
        like = self.function_like.get(name)
        if like is None and function is not None and not function.is_declaration:
            return None
        found = self.registry.lookup(like or name)
        if found is None or not isinstance(found.rule, ScalarRule):
            return None
        rule = found.rule
        fits = len(call.operands) == len(rule.params) and isinstance(call.type.scalar, T.FloatType)
        for operand, param in zip(call.operands, rule.params, strict=False):
            fits = fits and (param in rule.integer or isinstance(operand.type.scalar, T.FloatType))
        return rule if fits else None

    def missing(self, type_: T.Type, expressions: Iterable[Expr]) -> str | None:
        """A function that these derivatives call and that does not exist at a floating type."""
        at = arithmetic_type(type_).scalar
        names, triple = sorted(calls(*expressions)), self.module.triple
        return next((n for n in names if spelling(self.registry, n, at, triple) is None), None)

    def scalar_positions(self, inst: Instruction) -> tuple[int, ...]:
        """The operands on which an instruction or call with a scalar rule depends differentiably."""
        rule = self.scalar_rule(inst)
        return tuple(i for i, partial in enumerate(rule.vjp) if partial is not None) if rule else ()

    def written(self, call: Call) -> list[tuple[int, int | tuple[Value, ...] | None]]:
        """What a call of a library function writes that carries no derivative: positions of pointers, each
        with the number of bytes, or what it is the product of (with the call's result), or None."""
        name = call.callee_name
        kind = self.effect(call).kind
        if name is None or name in self.custom or kind not in ("inactive", "scalar"):
            return []
        if kind == "scalar":
            rule = self.scalar_rule(call)
            assert rule is not None
            return [(i, INT_BYTES) for i, p in enumerate(rule.params) if p in rule.writes]
        found = self.registry.lookup(name)
        if found is None or not isinstance(found.rule, Inactive):
            return []  # it never returns
        writes = found.rule.writes
        extent = found.rule.extent
        size = tuple(call.operands[i] for i in extent) if isinstance(extent, tuple) else extent
        return [(i, size) for i in (range(len(call.operands)) if -1 in writes else writes)]

    def ends(self, call: Call) -> bool:
        """Whether a call gives back memory that a gradient's reverse sweep still reads."""
        found = self.registry.lookup(call.callee_name or "")
        return found is not None and isinstance(found.rule, Inactive) and found.rule.ends

    def writes_files(self, call: Call) -> bool:
        """Whether what a call is given may go to a file that can be read again: not to the terminal."""
        rule = self._inactive(call)
        if rule is None or rule.files != "out":
            return False
        return rule.stream is None or not _is_terminal(call.operands[rule.stream])

    def stream_of(self, call: Call) -> int | None:
        """The position of the stream to which a call writes, which holds nothing that the program reads itself."""
        rule = self._inactive(call)
        return rule.stream if rule is not None and rule.files == "out" else None

    def reads_files(self, call: Call) -> bool:
        """Whether what a call returns or writes may come from a file."""
        rule = self._inactive(call)
        return rule is not None and rule.files == "in"

    def keeps_books(self, call: Call) -> bool:
        """Whether what a call writes and returns is bookkeeping that depends on no numbers in memory."""
        rule = self._inactive(call)
        return rule is not None and rule.keeps

    def parses(self, call: Call) -> bool:
        """Whether the integer that a call returns is what a text says."""
        rule = self._inactive(call)
        return rule is not None and rule.parses

    def keeps_to_operands(self, call: Call) -> bool:
        """Whether a call of a library function touches no memory of the program's but what its effect names."""
        name = call.callee_name or ""
        function = self.module.functions.get(name)
        if name in self.custom or name in self.function_like or (function and not function.is_declaration):
            return False
        return self._inactive(call) is not None or self.synchronisation(call) is not None

    def _inactive(self, call: Call) -> Inactive | None:
        found = self.registry.lookup(call.callee_name or "")
        return found.rule if found is not None and isinstance(found.rule, Inactive) else None

    def synchronisation(self, call: Call) -> Synchronisation | None:
        """The rule of a call by which threads wait for one another."""
        found = self.registry.lookup(call.callee_name or "")
        return found.rule if found is not None and isinstance(found.rule, Synchronisation) else None

    def body(self, name: str) -> Body | None:
        """The definition that is given as IR for a library function, unless the program has one of its own."""
        function = self.module.functions.get(name)
        if name in self.custom or name in self.function_like or (function and not function.is_declaration):
            return None
        found = self.registry.lookup(name)
        return found.rule if found is not None and isinstance(found.rule, Body) else None

    def transfer(self, call: Call) -> Transfer:
        found = self.registry.lookup(call.callee_name or "")
        assert found is not None and isinstance(found.rule, Transfer)
        return found.rule

    def allocation(self, call: Call) -> Allocation:
        found = self.registry.lookup(call.callee_name or "")
        assert found is not None and isinstance(found.rule, Allocation)
        return found.rule

    def release(self, call: Call) -> Release:
        found = self.registry.lookup(call.callee_name or "")
        assert found is not None and isinstance(found.rule, Release)
        return found.rule


_TERMINALS = frozenset(("stdout", "stderr", "_ZSt4cout", "_ZSt4cerr", "_ZSt4clog"))


def _is_terminal(stream: Value) -> bool:
    """Whether a stream, or a file's number, is the program's standard output."""
    if isinstance(stream, ConstInt):
        return stream.value in (1, 2)
    pointer = stream.pointer if isinstance(stream, Load) else stream
    return isinstance(pointer, GlobalRef) and pointer.name in _TERMINALS
