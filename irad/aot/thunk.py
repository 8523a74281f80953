"""The small functions that stand between a marked call, as C made it, and the derivative it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from irad.abi.c_structs import hidden_struct, in_words, leaves
from irad.adjoint.steps import augmented_fields
from irad.aot.argument_binding import Binding, Misfit
from irad.aot.call_sites import MarkedCall
from irad.facts.request import ACTIVE, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder, float_constant
from irad.ir.instructions import Block, Call
from irad.ir.layout import DataLayout
from irad.ir.module import Function, Module, split_attributes
from irad.ir.values import Argument, ConstInt, ConstNull, ConstUndef, Value

__all__ = ["by_value", "fits_constant", "make_wrapper", "match_calls"]


@dataclass
class _Wrapper:
    """A wrapper under construction: `values` are the parameters that stand for operands of the call, `strides` those
    that tell how far shadows in one block are from each other, by the position of the first."""

    builder: Builder
    layout: DataLayout
    hidden: Value | None
    values: dict[int, Value]
    seed: Value | None
    tape: Value | None
    again: bool
    strides: dict[int, Value]
    symbol: str


def make_wrapper(
    name: str,
    marked: MarkedCall,
    binding: Binding,
    request: DiffRequest | None,
    module: Module,
    used: bool,
    again: bool = False,
    symbol: str = "",
) -> tuple[Function, list[Value], list[str]]:
    """The wrapper for one marked call; the operands to call it with, and their attributes.

    `request` is None for a batch of calls; `symbol` is what is called for the derivative, if that is another function
    than the request's own. The result has the marked call's own type, so that nothing else changes at
    the call. ``used`` tells whether the caller looks at the result, ``again`` whether the tape of a reverse can serve
    another one. Raises :class:`irad.aot.argument_binding.Misfit` when the call's types are not the derivative's.
    """
    operands: list[Value] = [marked.call.operands[0]] if marked.hidden_result else []
    attributes = [marked.call.argument_attributes[0]] if marked.hidden_result else []
    operands += [value for value, _ in binding.operands]
    attributes += [by_value(argument) for _, argument in binding.operands]
    extra = [*binding.strides.values(), *(v for v in (binding.seed, binding.tape) if v is not None)]
    parameters = [*operands, *extra]
    words = attributes + [""] * len(extra)
    arguments = [
        Argument(v.type, f"a{i}", i, w) for i, (v, w) in enumerate(zip(parameters, words, strict=True))
    ]
    type_ = T.FunctionType(marked.call.type, tuple(a.type for a in arguments))
    function = Function(name, type_, arguments, "internal", "alwaysinline nounwind", module=module)
    function.blocks = []
    entry = Block("entry", function)
    function.blocks.append(entry)
    first = 1 if marked.hidden_result else 0
    tail = [*arguments[first + len(binding.operands) :]]
    strides: dict[int, Value] = dict(zip(binding.strides, tail, strict=False))
    tail = tail[len(strides) :]
    wrapper = _Wrapper(
        Builder(function, entry),
        module.layout,
        arguments[0] if marked.hidden_result else None,
        {i: arguments[first + i] for i in range(len(binding.operands))},
        tail[0] if binding.seed is not None else None,
        tail[-1] if binding.tape is not None else None,
        again,
        strides,
        symbol or (request.symbol if request is not None else ""),
    )
    if request is None:
        _batch(wrapper, marked, binding, used)
    else:
        _EMITTERS[marked.kind](wrapper, marked, binding, request, used)
    return function, parameters, words


def _gradient(w: _Wrapper, marked: MarkedCall, binding: Binding, request: DiffRequest, used: bool) -> None:
    arguments = _arguments(w, binding)
    if request.active_result:
        arguments.append(float_constant(marked.target.result, 1.0))
    primal = (marked.target.result,) if request.returns_primal else ()
    _return(w, marked, _call(w, (*primal, *_adjoint_types(marked.target, request)), arguments), used)


def _tangent(w: _Wrapper, marked: MarkedCall, binding: Binding, request: DiffRequest, used: bool) -> None:
    fields = int(request.returns_primal) + int(request.active_result) * request.width
    _return(w, marked, _call(w, (marked.target.result,) * fields, _arguments(w, binding)), used)


def _call(w: _Wrapper, types: tuple[T.Type, ...], arguments: list[Value]) -> list[Value]:
    """The parts of what a derivative returns, for which it is called."""
    result = T.VOID if not types else types[0] if len(types) == 1 else T.StructType(types)
    made = w.builder.call(w.symbol, result, arguments)
    return [made] if len(types) == 1 else _parts(w.builder, made, types)


def _batch(w: _Wrapper, marked: MarkedCall, binding: Binding, used: bool) -> None:
    """Calls the function itself, once with each row of operands."""
    width, target = marked.settings.width, marked.target
    arguments = _arguments(w, binding)
    made: list[Value] = []
    for row in range(width):
        call = w.builder.call(target.name, target.result, arguments[row::width])
        call.argument_attributes = [by_value(argument) for argument in target.arguments]
        made.append(call)
    _return(w, marked, [] if target.result.is_void else made, used)


def _augmented(w: _Wrapper, marked: MarkedCall, binding: Binding, request: DiffRequest, used: bool) -> None:
    """Makes a tape; the program holds a name for it, or gives memory for it."""
    b, primal = w.builder, marked.target.result
    arguments = _arguments(w, binding)
    arena = b.call("irad_tape_new", T.PTR, [])
    b.call(f"{request.symbol}.clear.augmented", T.VOID, arguments)
    fields = T.StructType(augmented_fields(primal))
    made = b.call(f"{request.symbol}.augmented", fields, [*arguments, arena])
    tape = b.call("irad_tape_publish", T.PTR, [arena, b.extract(made, (0,), T.PTR)])
    result = [] if primal.is_void else [b.extract(made, (1,), primal)]
    if w.tape is not None:
        b.store(tape, w.tape, align=1)
        _return(w, marked, result, used)
    else:
        _return(w, marked, [tape] if marked.call.type.is_pointer else [tape, *result], used)


def _reverse(w: _Wrapper, marked: MarkedCall, binding: Binding, request: DiffRequest, used: bool) -> None:
    b = w.builder
    assert w.tape is not None
    tape = w.tape if marked.settings.allocated is None else b.load(T.PTR, w.tape, align=1)
    frame = b.call("irad_tape_open", T.PTR, [tape])
    arguments = _arguments(w, binding)
    b.call(f"{request.symbol}.clear.reverse", T.VOID, arguments)
    if request.active_result:
        result = marked.target.result
        arguments.append(
            float_constant(result, 1.0)
            if w.seed is None
            else convert(b, w.seed, result, "the adjoint of the result")
        )
    types = _adjoint_types(marked.target, request)
    made = b.call(f"{request.symbol}.reverse", T.StructType(types) if types else T.VOID, [*arguments, frame])
    parts = _parts(b, made, types)
    b.call(f"{request.symbol}.stale", T.VOID, [])
    b.call("irad_tape_close", T.VOID, [tape, ConstInt(T.I32, int(w.again))])
    _return(w, marked, parts, used)


_EMITTERS = {"autodiff": _gradient, "fwddiff": _tangent, "augmentfwd": _augmented, "reverse": _reverse}


def _arguments(w: _Wrapper, binding: Binding) -> list[Value]:
    """The derivative's arguments from the wrapper's, in the function's own types."""
    b = w.builder
    found = [
        convert(b, w.values[position], argument.type, f"argument {argument.index + 1}")
        for position, (_, argument) in enumerate(binding.operands)
    ]
    for first, given in w.strides.items():
        stride = given if given.type == T.I64 else b.cast("sext", given, T.I64)
        position, argument = first + 1, binding.operands[first][1]
        while position < len(found) and binding.operands[position][1] is argument:
            distance = b.mul(stride, ConstInt(T.I64, position - first))
            found[position] = b.gep(T.I8, found[first], [distance])
            position += 1
    return found


def match_calls(wrapper: Function, made: Mapping[str, Function]) -> None:
    """Give the calls of derivatives the attributes that these functions' calling convention needs."""
    for inst in wrapper.instructions():
        callee = made.get(inst.callee_name or "") if isinstance(inst, Call) else None
        if isinstance(inst, Call) and callee is not None:
            inst.argument_attributes = [by_value(argument) for argument in callee.arguments]


def by_value(argument: Argument) -> str:
    """The attributes of a parameter that belong to the calling convention."""
    return " ".join(word for word in split_attributes(argument.attributes) if word.startswith("byval"))


def _adjoint_types(target: Function, request: DiffRequest) -> tuple[T.Type, ...]:
    return tuple(a.type for a in target.arguments if request.activities[a.index] == ACTIVE)


def _parts(b: Builder, made: Value, types: tuple[T.Type, ...]) -> list[Value]:
    return [b.extract(made, (i,), type_) for i, type_ in enumerate(types)]


def convert(b: Builder, value: Value, wanted: T.Type, what: str) -> Value:
    """An argument as C passed it (promoted, where no prototype told its type) as the function takes it."""
    given = value.type
    if given == wanted:
        return value
    if given.is_float and wanted.is_float:
        return b.cast(
            "fptrunc" if T.FLOAT_BITS[str(given)] > T.FLOAT_BITS[str(wanted)] else "fpext", value, wanted
        )
    if isinstance(given, T.IntType) and isinstance(wanted, T.IntType) and given.bits > wanted.bits:
        return b.cast("trunc", value, wanted)
    raise Misfit(
        f"{what} has the wrong type",
        f"the call passes {given} and the function takes {wanted} (in LLVM's words)",
        "cast the argument to the function's type",
    )


# results


def _return(w: _Wrapper, marked: MarkedCall, parts: list[Value], used: bool) -> None:
    """Return the parts as the marked call expects them: one number, a struct, or a hidden struct."""
    b, result = w.builder, marked.call.type
    struct = hidden_struct(marked.call.argument_attributes[0]) if w.hidden is not None else None
    if w.hidden is not None and struct is not None:
        _store_parts(w, marked, parts, w.hidden, struct)
        b.ret()
    elif result.is_void:
        b.ret()
    elif len(parts) == 1 and (parts[0].type == result or (parts[0].type.is_float and result.is_float)):
        b.ret(convert(b, parts[0], result, "the result"))
    elif not parts and not used:
        b.ret(ConstUndef(result))
    else:
        memory = b.alloca(result, align=16)
        _store_parts(w, marked, parts, memory, result)
        b.ret(b.load(result, memory))


def _store_parts(w: _Wrapper, marked: MarkedCall, parts: list[Value], memory: Value, type_: T.Type) -> None:
    """Store the parts where a C struct of them has them, in the order in which the program declares their types.

    `type_` may be C's struct or what it is returned as (two floats as one vector): they lie in memory alike.
    """
    layout = w.layout
    given = leaves(layout, type_)
    ordered = _as_declared(parts, [leaf for _, leaf in given])
    struct = T.StructType(tuple(p.type for p in ordered))
    if given != leaves(layout, struct):
        wanted = T.StructType(tuple(p.type for p in parts))
        raise Misfit(
            f"the call returns {in_words(given)}",
            f"{'the batch' if marked.kind == 'batch' else 'the derivative'} of '{marked.target.name}' is "
            f"{in_words(leaves(layout, wanted))}",
            "declare a prototype that returns a number, or a struct of one number per "
            f"{'call' if marked.kind == 'batch' else 'irad_out argument'} in their order",
        )
    for part, offset in zip(ordered, layout.offsets(struct) if parts else (), strict=True):
        w.builder.store(part, w.builder.offset(memory, offset))


def _as_declared(parts: list[Value], types: list[T.Type]) -> list[Value]:
    """The parts in the order of these types, those of one type in their own; unchanged if they do not fit."""
    left = list(parts)
    ordered: list[Value] = []
    for type_ in types:
        found = next((p for p in left if p.type == type_), None)
        if found is None:
            return parts
        left.remove(found)
        ordered.append(found)
    return parts if left else ordered


def fits_constant(value: Value, wanted: T.Type) -> Value | None:
    """A constant operand in the function's type: too narrow an integer where there is no prototype, 0 for
    a null pointer."""
    if isinstance(value, ConstInt) and isinstance(wanted, T.IntType):
        return ConstInt(wanted, value.value)
    if isinstance(value, ConstInt) and value.value == 0 and wanted.is_pointer:
        return ConstNull(wanted)
    return None
