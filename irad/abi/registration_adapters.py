"""Registered gradients in the form in which derivatives call them, whatever C made of their structs."""

from __future__ import annotations

from dataclasses import replace

from irad.abi.c_structs import hidden_struct, in_words, leaves
from irad.errors import UsageError
from irad.facts.call_classifier import CustomRule
from irad.ir import types as T
from irad.ir.builder import Builder, zero
from irad.ir.instructions import Block
from irad.ir.module import Function, Module
from irad.ir.values import Argument, ConstUndef, Value

__all__ = ["adapt_gradient"]


def adapt_gradient(module: Module, rule: CustomRule) -> CustomRule:
    """The rule with functions that derivatives can call: `{tape, result} augmented(…)` and its reverse.

    Adds to ``module`` what C's own conventions make necessary. Raises :class:`irad.errors.UsageError` when
    the registered functions are not of the form that ``irad.h`` states.
    """
    if rule.gradient is None:
        return rule
    primal = module.functions[rule.function]
    parameters = [t for a in primal.arguments for t in ([a.type] * 2 if a.type.is_pointer else [a.type])]
    numbers = [a.type for a in primal.arguments if not a.type.is_pointer]
    seed = [] if primal.result.is_void else [primal.result]
    forward = T.PTR if primal.result.is_void else T.StructType((T.PTR, primal.result))
    back: T.Type = T.VOID
    if numbers:
        back = numbers[0] if len(numbers) == 1 else T.StructType(tuple(numbers))
    augmented = _Half(module, rule, rule.gradient[0], "augmented forward", parameters, forward)
    reverse = _Half(module, rule, rule.gradient[1], "reverse", [*parameters, *seed, T.PTR], back)
    tape = reverse.given != reverse.parameters[:-1]
    return replace(rule, gradient=(augmented.adapted(tape), reverse.adapted(tape)))


class _Half:
    """One of a registered pair of functions; `parameters` and `result` are those that derivatives call it with."""

    def __init__(
        self, module: Module, rule: CustomRule, name: str, what: str, parameters: list[T.Type], result: T.Type
    ) -> None:
        own = module.functions.get(name)
        if own is None:
            raise UsageError(
                f"the {what} '{name}' registered for '{rule.function}' is not a function of this program"
            )
        self.module, self.rule, self.own, self.what = module, rule, own, what
        self.parameters, self.result = parameters, result
        self.struct = hidden_struct(own.arguments[0].attributes) if own.arguments else None
        self.given = [a.type for a in own.arguments[1 if self.struct else 0 :]]

    def adapted(self, tape: bool) -> str:
        """The name of a function that derivatives can call, which does what this one does, with a tape or without."""
        made = f"irad.rule.{self.own.name}"
        if made in self.module.functions:
            return made
        takes = self.parameters if tape or self.what != "reverse" else self.parameters[:-1]
        if self.given != takes:
            raise UsageError(
                f"the {self.what} '{self.own.name}' registered for '{self.rule.function}' takes "
                f"({_list(self.given)}); it must take ({_list(takes)}) "
                "(in LLVM's words): each pointer is followed by its shadow, and a reverse takes the adjoint "
                "of the result and the "
                "tape last"
            )
        if self.struct is None and self.own.result == self.result and takes == self.parameters:
            return self.own.name
        self.module.functions[made] = self._adapter(made, len(takes), tape)
        return made

    def _adapter(self, name: str, count: int, tape: bool) -> Function:
        own, module = self.own, self.module
        arguments = [Argument(type_, f"a{i}", i) for i, type_ in enumerate(self.parameters)]
        type_ = T.FunctionType(self.result, tuple(self.parameters))
        function = Function(name, type_, arguments, "internal", "alwaysinline nounwind", module=module)
        function.blocks = [Block("entry", function)]
        b = Builder(function, function.entry)
        memory = b.alloca(self.struct or (own.result if not own.result.is_void else T.I8), align=16)
        if self.struct is not None:
            call = b.call(own.name, T.VOID, [memory, *arguments[:count]])
            call.argument_attributes = [f"sret({self.struct})", *[""] * count]
        else:
            call = b.call(own.name, own.result, arguments[:count])
            if not own.result.is_void:
                b.store(call, memory)
        wanted = _numbers(self.result)
        if not tape and self._leaves_value():
            b.ret(_pack(b, [zero(T.PTR), b.call(self.rule.function, wanted[1], arguments)], self.result))
            return function
        # no integer has an adjoint, and C returns none for it
        held = [not t.is_integer if self.what == "reverse" else tape or i > 0 for i, t in enumerate(wanted)]
        fields = T.StructType(tuple(t for t, is_held in zip(wanted, held, strict=True) if is_held))
        given = leaves(module.layout, self.struct or own.result)
        if given != leaves(module.layout, fields):
            raise UsageError(
                f"the {self.what} '{own.name}' registered for '{self.rule.function}' returns {in_words(given)}; "
                f"it must return {in_words(leaves(module.layout, fields))}"
            )
        offsets = iter(module.layout.offsets(fields) if fields.elements else ())
        values = [
            b.load(t, b.offset(memory, next(offsets))) if is_held else zero(t)
            for t, is_held in zip(wanted, held, strict=True)
        ]
        b.ret(_pack(b, values, self.result))
        return function

    def _leaves_value(self) -> bool:
        """Whether an augmented forward leaves it to the function itself to return its number: it returns nothing, and
        the function has numbers alone."""
        numbers = not any(type_.is_pointer for type_ in self.parameters)
        return self.what != "reverse" and self.own.result.is_void and self.struct is None and numbers and (
            isinstance(self.result, T.StructType)
        )


def _numbers(result: T.Type) -> tuple[T.Type, ...]:
    """The fields of a result."""
    if isinstance(result, T.StructType):
        return result.elements
    return () if result.is_void else (result,)


def _pack(b: Builder, values: list[Value], result: T.Type) -> Value | None:
    if not isinstance(result, T.StructType):
        return values[0] if values else None
    made: Value = ConstUndef(result)
    for position, value in enumerate(values):
        made = b.insert_value(made, value, (position,))
    return made


def _list(types: list[T.Type]) -> str:
    return ", ".join(map(str, types))
