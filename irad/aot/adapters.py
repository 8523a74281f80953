"""Registered gradients in the form in which derivatives call them, whatever C made of their structs."""

from __future__ import annotations

from dataclasses import replace

from irad.adjoint.calls import CustomRule
from irad.aot.structs import hidden_struct, in_words, leaves
from irad.errors import UsageError
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
    augmented, reverse = rule.gradient
    return replace(
        rule,
        gradient=(
            _adapt(module, rule, augmented, "augmented forward", parameters, forward),
            _adapt(module, rule, reverse, "reverse", [*parameters, *seed, T.PTR], back),
        ),
    )


def _adapt(
    module: Module, rule: CustomRule, name: str, what: str, parameters: list[T.Type], result: T.Type
) -> str:
    """The name of a function of exactly this type that does what `name` does."""
    own = module.functions.get(name)
    if own is None:
        raise UsageError(
            f"the {what} '{name}' registered for '{rule.function}' is not a function of this program"
        )
    made = f"irad.rule.{name}"
    if made in module.functions:
        return made
    struct = hidden_struct(own.arguments[0].attributes) if own.arguments else None
    given = [a.type for a in own.arguments[1 if struct else 0 :]]
    if given != parameters:
        raise UsageError(
            f"the {what} '{name}' registered for '{rule.function}' takes ({_list(given)}); it must take "
            f"({_list(parameters)}) "
            "(in LLVM's words): each pointer is followed by its shadow, and a reverse takes the adjoint "
            "of the result and the "
            "tape last"
        )
    if struct is None and own.result == result:
        return name
    module.functions[made] = _adapter(module, own, made, parameters, result, struct, rule, what)
    return made


def _adapter(
    module: Module,
    own: Function,
    name: str,
    parameters: list[T.Type],
    result: T.Type,
    struct: T.Type | None,
    rule: CustomRule,
    what: str,
) -> Function:
    arguments = [Argument(type_, f"a{i}", i) for i, type_ in enumerate(parameters)]
    function = Function(
        name,
        T.FunctionType(result, tuple(parameters)),
        arguments,
        "internal",
        "alwaysinline nounwind",
        module=module,
    )
    function.blocks = [Block("entry", function)]
    b = Builder(function, function.entry)
    if struct is not None:
        memory = b.alloca(struct)
        call = b.call(own.name, T.VOID, [memory, *arguments])
        call.argument_attributes = [f"sret({struct})", *[""] * len(arguments)]
    else:
        memory = b.alloca(own.result if not own.result.is_void else T.I8, align=16)
        call = b.call(own.name, own.result, arguments)
        if not own.result.is_void:
            b.store(call, memory)
    given = leaves(module.layout, struct or own.result)
    wanted = _numbers(result)
    fields = T.StructType(tuple(type_ for type_ in wanted if not type_.is_integer))
    if given != leaves(module.layout, fields):
        raise UsageError(
            f"the {what} '{own.name}' registered for '{rule.function}' returns {in_words(given)}; "
            f"it must return {in_words(leaves(module.layout, fields))}"
        )
    offsets = iter(module.layout.offsets(fields) if fields.elements else ())
    values = [zero(t) if t.is_integer else b.load(t, b.offset(memory, next(offsets))) for t in wanted]
    b.ret(_pack(b, values, result))
    return function


def _numbers(result: T.Type) -> tuple[T.Type, ...]:
    """The fields of a result: integers among them have no adjoint, and C does not return one for them."""
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
