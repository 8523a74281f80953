"""What tests of the engine share: from text to plans, and to gradients that can be called.

The stages are composed as the public interface does it, but each is within reach: `prepare` and `prepare_c`
give the text that is differentiated, `plan` what was decided, `Derivative` the functions that were made,
before and after LLVM has optimised them, and as machine code.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from irad import runtime
from irad.adjoint.driver import Differentiator
from irad.adjoint.plan import AdjointPlan
from irad.backend import jit, optimise
from irad.facts.call_classifier import CallClassifier, CustomRule
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import ACTIVE, DUP, DUP_NO_NEED, DiffRequest
from irad.frontends.c.compile import compile_c
from irad.ir import types as T
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.rules.registry import Registry

C_TYPES: dict[str, Any] = {
    "double": ctypes.c_double, "float": ctypes.c_float, "i1": ctypes.c_bool, "i8": ctypes.c_int8,
    "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64, "ptr": ctypes.c_void_p,
}  # fmt: skip


def canonical(text: str) -> str:
    """LLVM's own spelling of some IR, with the control flow that irad mirrors; nothing is optimised."""
    return str(optimise.canonicalise(_parsed(text)))


def prepare(text: str) -> str:
    """IR as the front ends hand it on: optimised for differentiation and canonical."""
    return str(optimise.canonicalise(optimise.prepare(_parsed(text))))


def prepare_c(source: str, flags: Sequence[str] = ("-O2",), lang: str = "c") -> str:
    """The prepared IR of C (or C++) source text."""
    unit = compile_c(text=source, lang=lang, flags=list(flags))
    return str(optimise.canonicalise(optimise.prepare(llvm.parse_bitcode(unit.bitcode))))


def _parsed(text: str) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text)
    module.verify()
    return module


def module_facts(text: str, custom: Iterable[CustomRule] = ()) -> ModuleFacts:
    """The facts of a whole module under the default rules and those of `custom`."""
    module = parse_module(text)
    rules = {rule.function: rule for rule in custom}
    return ModuleFacts(module, CallClassifier(module, Registry.default(), rules))


def request(text: str, function: str, activities: Sequence[str] | str, mode: str = "gradient",
            **details: Any) -> DiffRequest:  # fmt: skip
    """A request; the result is active where it is a floating number, and written globals have shadows."""
    facts = module_facts(text)
    kinds = tuple(activities.split()) if isinstance(activities, str) else tuple(activities)
    details.setdefault("active_result", isinstance(facts.module.functions[function].result, T.FloatType))
    details.setdefault("active_globals", facts.call_graph.written_globals(function))
    return DiffRequest(function, mode, kinds, **details)


def plan(text: str, function: str, activities: Sequence[str] | str, **details: Any) -> AdjointPlan:
    """What irad decides for one derivative. Raises `DifferentiationError`."""
    wanted = request(text, function, activities, **details)
    return Differentiator(module_facts(text)).plan(wanted)


def gradient(text: str, function: str, activities: Sequence[str] | str, **details: Any) -> Derivative:
    """The gradient of a function in (prepared) IR text. Raises `DifferentiationError`."""
    return Derivative(text, request(text, function, activities, **details))


class Derivative:
    """One derivative: its plan, its text, and, when called, its machine code."""

    def __init__(self, text: str, wanted: DiffRequest, custom: Iterable[CustomRule] = ()) -> None:
        self.text = text
        self.request = wanted
        facts = module_facts(text, custom)
        synthesiser = Differentiator(facts)
        made = synthesiser.derive(wanted)
        self.plan = made.plan
        self.plans = synthesiser.planner.plans
        self.symbol = made.symbol
        self.module: Module = facts.module
        self.primal = facts.module.functions[wanted.function]
        self.additions = synthesiser.additions()
        self.functions: dict[str, Function] = synthesiser.output.functions

    @property
    def made(self) -> Function:
        """The function that was made."""
        return self.functions[self.symbol]

    @property
    def whole(self) -> str:
        """The module with the derivative."""
        return f"{self.text}\n{self.additions}"

    def optimised(self, level: int = 1) -> Module:
        """The module optimised by LLVM with the derivative as its only entry; level 1 does not vectorise."""
        module = llvm.parse_assembly(self.whole)
        for function in module.functions:
            if not function.is_declaration and function.name != self.symbol:
                function.linkage = llvm.Linkage.internal
        return parse_module(str(optimise.finish(module, level=level)))

    @cached_property
    def _library(self) -> jit.JitLibrary:
        texts = [self.whole, _wrapper("call.derivative", self.symbol, self.made)]
        texts.append(_wrapper("call.primal", self.primal.name, self.primal))
        return jit.JitLibrary("\n".join(texts), externals=runtime.symbols())

    def __call__(self, *args: Any) -> tuple[float, ...]:
        """Call the derivative with numbers, arrays (each dup one followed by its shadow) and the seed."""
        return _call(self._library.address("call.derivative"), self.made, self.module, args)

    def primal_call(self, *args: Any) -> tuple[float, ...]:
        """Call the function itself; its result, if it has one, as a tuple of numbers."""
        return _call(self._library.address("call.primal"), self.primal, self.module, args)


def _wrapper(name: str, symbol: str, function: Function) -> str:
    """A function that stores another one's result through its first argument."""
    parameters = ", ".join(f"{a.type} %p{a.index}" for a in function.arguments)
    head = f"define void @{name}(ptr %out{', ' if parameters else ''}{parameters}) {{\n"
    call = f"call {function.result} @{T.quoted(symbol)}({parameters})\n"
    if function.result.is_void:
        return f"{head}  {call}  ret void\n}}\n"
    return f"{head}  %r = {call}  store {function.result} %r, ptr %out\n  ret void\n}}\n"


def _call(address: int, function: Function, module: Module, args: Sequence[Any]) -> tuple[float, ...]:
    if len(args) != len(function.arguments):
        raise TypeError(f"{function.name} takes {len(function.arguments)} arguments, {len(args)} were given")
    kinds = [C_TYPES[str(a.type)] for a in function.arguments]
    out = ctypes.create_string_buffer(256)
    values = [a.ctypes.data if isinstance(a, np.ndarray) else a for a in args]
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, *kinds)(address)(ctypes.addressof(out), *values)
    result = function.result
    if result.is_void:
        return ()
    types = result.elements if isinstance(result, T.StructType) else (result,)
    offsets = module.layout.offsets(result) if isinstance(result, T.StructType) else (0,)
    return tuple(C_TYPES[str(t)].from_buffer(out, at).value for t, at in zip(types, offsets, strict=True))


def sensitivities(derivative: Derivative, values: Sequence[Any], shadows: Sequence[Any],
                  seed: float = 1.0) -> list[Any]:  # fmt: skip
    """Run a gradient: per argument that has one, its derivative, in order; arrays are copied first.

    `shadows[i]` is what the shadow of array argument i holds before the call, ignored for the others.
    """
    kinds = derivative.request.activities
    args: list[Any] = []
    places: list[Any] = []
    for kind, value, start in zip(kinds, values, shadows, strict=True):
        args.append(value.copy() if isinstance(value, np.ndarray) else value)
        if kind in (DUP, DUP_NO_NEED):
            args.append(np.array(start, value.dtype))
            places.append(args[-1])
        elif kind == ACTIVE:
            places.append(None)
    if derivative.request.active_result:
        args.append(seed)
    returned = iter(derivative(*args))
    return [next(returned) if place is None else place for place in places]


def differences(derivative: Derivative, values: Sequence[Any], shadows: Sequence[Any], seed: float = 1.0,
                step: float = 1e-4) -> list[Any]:  # fmt: skip
    """What `sensitivities` has to be, by fourth-order central differences of the primal."""
    kinds = derivative.request.activities

    def total(changed: Sequence[Any]) -> float:
        args = [v.copy() if isinstance(v, np.ndarray) else v for v in changed]
        result = derivative.primal_call(*args)
        found = seed * result[0] if derivative.request.active_result else 0.0
        for kind, after, weight in zip(kinds, args, shadows, strict=True):
            if kind in (DUP, DUP_NO_NEED):
                found += float(np.dot(after.ravel(), np.ravel(weight)))
        return found

    def slope(position: int, entry: int | None) -> float:
        found = 0.0
        for shift, factor in ((1, 8.0), (-1, -8.0), (2, -1.0), (-2, 1.0)):
            args = list(values)
            if entry is None:
                args[position] = values[position] + shift * step
            else:
                args[position] = values[position].copy()
                args[position].flat[entry] += shift * step
            found += factor * total(args)
        return found / (12 * step)

    results: list[Any] = []
    for position, (kind, value) in enumerate(zip(kinds, values, strict=True)):
        if kind == ACTIVE:
            results.append(slope(position, None))
        elif kind in (DUP, DUP_NO_NEED):
            results.append(np.array([slope(position, i) for i in range(value.size)]).reshape(value.shape))
    return results
