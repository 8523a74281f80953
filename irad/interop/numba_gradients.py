"""Derivatives inside ``@njit`` code.

:func:`register` tells Numba of them: a derivative's type is that of an overloaded function, and compiling a
call of it makes the derivative for the argument types of that call, under no assumption about overlap unless
the options give one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numba import njit
from numba.core import types
from numba.core.registry import cpu_target
from numba.extending import overload, typeof_impl

from irad.api.activities import Activity
from irad.api.array_derivative import Recipe
from irad.api.arrays import ArrayGradient
from irad.api.calling.aliasing import UNLIKE
from irad.api.calling.stops import Stopped, stopped_address
from irad.api.derivative import Derivative
from irad.api.differentiable import NumbaTarget, Target
from irad.api.kernels.kernel import Kernel
from irad.api.kernels.signature import Argument
from irad.api.pointer import Gradient
from irad.api.transforms.function_protocol import Transform
from irad.errors import IradError, UsageError
from irad.frontends.numba.frozen import watch_compilations
from irad.frontends.numba.refusals import DerivativeRefused
from irad.interop import numba_assume, numba_broadcast
from irad.interop.differentiable_gradients import Sweeps, derivative_name
from irad.interop.numba_call import Apart, Slot, njit_callable
from irad.interop.numba_parameters import Parameters, by_parts, numbers_along, of_gradient, root_of, takes_tuples
from irad.interop.numba_products import PRODUCTS, Product, type_of_product

__all__ = ["register"]


def register() -> None:
    """Make derivatives, broadcast kernels and `irad.assume_disjoint` callable from ``@njit`` code; Numba calls this by
    itself where irad is installed."""
    for kind in (ArrayGradient, Gradient, *PRODUCTS):
        typeof_impl.register(kind)(lambda value, context: _type_of(value))
    typeof_impl.register(Transform)(lambda value, context: _refuse(value))
    numba_assume.register()
    numba_broadcast.register()
    watch_compilations()


def _refuse(value: Transform) -> None:
    """Say what can be called instead; Numba shows it behind the name of the variable."""
    raise ValueError(
        f"{value!r} is not called from @njit code, in which irad.grad, irad.value_and_grad, irad.jvp, irad.hvp, "
        "irad.jacobian, irad.hessian, irad.autodiff and irad.broadcast are; call it from Python, and hand its result "
        "to the @njit function"
    )


def _type_of(derivative: ArrayGradient | Gradient | Product) -> Any:
    """The Numba type of a derivative."""
    known = _types.get(id(derivative))
    if known is None or known[0] is not derivative:
        make: Any = type_of_product if isinstance(derivative, PRODUCTS) else _make_type
        known = _types[id(derivative)] = (derivative, make(derivative))
    return known[1]


# Compiled callers refer to the types, so these and their derivatives stay.
_types: dict[int, tuple[Any, Any]] = {}


def _make_type(derivative: ArrayGradient | Gradient) -> Any:
    root = root_of(derivative).target if isinstance(derivative, ArrayGradient) else derivative.target
    if root is not None and root.bound:
        raise ValueError(
            f"{derivative!r} has bound arguments, and is not called from @njit code; hand them over in the call"
        )
    if isinstance(derivative, ArrayGradient):
        parameters, name = Parameters.of(derivative), f"irad.{derivative.word}({derivative.name})"
    else:
        parameters, name = Parameters(None), f"irad.autodiff({derivative.target.name})"
    stub = parameters.stub(name)

    def implement(given: tuple[Any, ...]) -> Any:
        try:
            if isinstance(derivative, ArrayGradient):
                return _array_level(derivative, given, parameters)
            return _pointer_level(derivative, given)
        except IradError as error:
            raise DerivativeRefused.of(error) from error

    overload(stub, strict=False)(parameters.overload(implement))
    context = cpu_target.typing_context
    context.refresh()
    return context.resolve_value_type(stub)


def _kernel(target: Target, given: Sequence[Any]) -> Kernel:
    if isinstance(target, NumbaTarget):
        return target.kernel_of_types(tuple(given))
    kernel = target.kernel(())
    for argument, ty in zip(kernel.signature.arguments, given, strict=False):
        _require_pointee(kernel.name, argument, ty)
    return kernel


def _require_pointee(name: str, argument: Argument, ty: Any) -> None:
    """A C pointer takes a contiguous array of the right numbers."""
    if argument.kind != "pointer":
        return
    if not isinstance(ty, types.Array) or ty.layout == "A":
        raise DerivativeRefused(f"{name}: argument {argument.name!r} must be a contiguous array, not {ty}")
    if argument.dtype is not None and np.dtype(str(ty.dtype)) != argument.dtype:
        raise DerivativeRefused(
            f"{name}: argument {argument.name!r} has dtype {ty.dtype}; it must be {argument.dtype}"
        )


def _array_level(gradient: ArrayGradient, given: tuple[Any, ...], parameters: Parameters) -> Any:
    if gradient.target is None and isinstance(gradient.source, ArrayGradient):
        return _of_gradients(gradient, given, parameters)
    if gradient.target is None or gradient.has_aux:
        raise DerivativeRefused(f"{gradient!r} cannot be called from @njit code; call it from Python")
    if takes_tuples(given) and isinstance(gradient.target, NumbaTarget):
        return by_parts(gradient, given, parameters)
    dense = tuple(map(_dense, given))
    kernel = _kernel(gradient.target, dense)
    if dense != given and any(a.written for a in kernel.signature.arguments):
        kernel, dense = _kernel(gradient.target, given), given
    recipe = gradient.recipe(kernel)
    recipe.require_count(given)
    for i in recipe.shadowed:
        if dense[i].layout == "A":
            raise DerivativeRefused(
                f"{kernel.name}: argument {recipe.names[i]!r} must be a contiguous array here, since {kernel.name} "
                f"writes to its arrays; hand it a copy ({recipe.names[i]}.copy())"
            )
    native = _native(recipe.derivative, _interleave(dense, recipe.shadowed), own_shadows=True)
    sweeps = Sweeps.of(kernel, dense)
    if sweeps is not None:
        native = _ruled(sweeps, recipe, native, gradient.with_value)
    return _implementation(gradient, recipe, native, (given, dense), parameters, sweeps is not None)


def _of_gradients(gradient: ArrayGradient, given: tuple[Any, ...], parameters: Parameters) -> Any:
    """A gradient of gradients by numbers, of a kernel that has sweeps, can be differentiated; others are called."""
    root, dense = root_of(gradient), tuple(map(_dense, given))
    sweeps = None
    if root.target is not None and not takes_tuples(given):
        kernel = _kernel(root.target, dense)
        along = numbers_along(gradient, kernel)
        sweeps = Sweeps.of(kernel, dense, along) if along else None
    if sweeps is None:
        lines = [f"return irad_gradient({', '.join(parameters.passed(len(given)))})"]
        return parameters.function("implementation", lines, {"irad_gradient": of_gradient(gradient)})
    recipe = gradient.recipe(kernel)
    native = sweeps.gradient(recipe.wrt, _names(recipe, gradient.with_value), len(_results(recipe.derivative)) == 1)
    return _implementation(gradient, recipe, native, (given, dense), parameters, True)


def _implementation(
    gradient: ArrayGradient, recipe: Recipe, native: Any, both: tuple[tuple[Any, ...], tuple[Any, ...]],
    parameters: Parameters, ruled: bool,
) -> Any:  # fmt: skip
    """The call of a compiled gradient: arguments that are strided are copied, and results put together. ``ruled``: it
    takes its arrays in the order of functions with rules."""
    given, dense = both
    own = parameters.passed(len(given))
    lines = [f"irad_c{i} = {own[i]}.copy()" for i, ty in enumerate(given) if dense[i] != ty]
    own = [f"irad_c{i}" if dense[i] != ty else own[i] for i, ty in enumerate(given)]
    lines += [f"irad_d{i} = irad_zeros_like({own[i]})" for i in recipe.shadowed]
    found = _results(recipe.derivative)
    if not ruled:
        passed = [own[i] + (f", irad_d{i}" if i in recipe.shadowed else "") for i in range(len(given))]
        lines.append(f"irad_r = irad_native({', '.join([*passed, '1.0'])})")
    else:
        passed = [*own, *(f"irad_d{i}" for i in recipe.shadowed)]
        if len(found) > 1:
            lines.append(f"irad_r = irad_zeros({len(found)})")
            lines.append(f"irad_native({', '.join([*passed, 'irad_r'])})")
        else:
            lines.append(f"irad_r = irad_native({', '.join(passed)})")
    by_value = dict(zip(recipe.active, found[1:] if gradient.with_value else found, strict=True))
    parts = [by_value.get(i, f"irad_d{i}") for i in recipe.wrt]
    answer = f"({', '.join(parts)},)" if isinstance(gradient.wrt, (tuple, list)) else parts[0]
    lines.append(f"return {found[0]}, {answer}" if gradient.with_value else f"return {answer}")
    return parameters.function("implementation", lines, _scope(native))


def _dense(ty: Any) -> Any:
    """The type of a copy of an array of numbers with any strides."""
    plain = isinstance(ty, types.Array) and isinstance(ty.dtype, (types.Number, types.Boolean))
    return types.Array(ty.dtype, ty.ndim, "C") if plain and ty.layout == "A" else ty


def _names(recipe: Recipe, with_value: bool) -> list[str]:
    """What a gradient gives beside arrays, as sweeps name it."""
    return ["value"] * with_value + [str(i) for i in recipe.active]


def _ruled(sweeps: Sweeps, recipe: Recipe, native: Any, with_value: bool) -> Any:
    """The compiled gradient as an ``@njit`` function that can be differentiated: it takes the arguments, the arrays
    that it adds to, and an array for its results where there are several."""
    found = _results(recipe.derivative)
    own = [f"a{i}" for i in range(len(recipe.names))]
    outs = [f"o{i}" for i in recipe.shadowed]
    passed = [x for i, name in enumerate(own) for x in ([name, f"o{i}"] if i in recipe.shadowed else [name])]
    lines = [f"irad_r = native({', '.join([*passed, '1.0'])})"]
    if len(found) > 1:
        lines += [f"n[{k}] = {each}" for k, each in enumerate(found)]
    elif found:
        lines.append("return irad_r")
    scope: dict[str, Any] = {"__name__": __name__, "native": native}
    parameters = ", ".join([*own, *outs, *["n"] * (len(found) > 1)])
    exec(f"def gradient({parameters}):\n" + "".join(f"    {line}\n" for line in lines), scope)
    made = njit(scope["gradient"])
    sweeps.rule(made, recipe.wrt, _names(recipe, with_value), len(found) == 1)
    return made


def _pointer_level(gradient: Gradient, given: tuple[Any, ...]) -> Callable[..., Any]:
    chosen = gradient.part(given, _activity_of_type)
    kernel = _kernel(gradient.target, [ty for ty, _ in chosen])
    derivative = gradient.derive(kernel, tuple(activity for _, activity in chosen))
    if len(given) != len(derivative.names):
        raise derivative.wrong_count(len(given))
    native = _native(derivative, given)
    passed = [f"args[{i}]" for i in range(len(given))]
    if derivative.takes_seed:
        passed.append("1.0")
    found = _results(derivative)
    lines = [f"irad_r = irad_native({', '.join(passed)})"]
    lines.append(f"return {found[0] if len(found) == 1 else '(' + ', '.join(found) + ')' if found else None}")
    made: Callable[..., Any] = Parameters(None).function("implementation", lines, _scope(native))
    return made


def _activity_of_type(ty: Any) -> Activity:
    if isinstance(ty, types.Array):
        return Activity.DUP if isinstance(ty.dtype, (types.Float, types.Complex)) else Activity.CONST
    return Activity.ACTIVE if isinstance(ty, (types.Float, types.Complex)) else Activity.CONST


def _scope(native: Any) -> dict[str, Any]:
    return {"irad_native": native, "irad_zeros": np.zeros, "irad_zeros_like": np.zeros_like}


def _interleave(given: Sequence[Any], shadowed: Sequence[int]) -> list[Any]:
    return [ty for i, one in enumerate(given) for ty in ([one, one] if i in shadowed else [one])]


def _results(derivative: Derivative) -> list[str]:
    """Expressions of the results, in terms of what the native function returns (``irad_r``)."""
    if derivative.is_complex:
        raise UsageError(
            f"{derivative.kernel.name} returns a complex number; its derivative is not called from @njit code"
        )
    kinds = derivative.result_kinds
    count = sum(2 if kind == "complex" else 1 for kind in kinds)
    leaf = (lambda i: f"irad_r[{i}]") if count > 1 else (lambda i: "irad_r")
    found, i = [], 0
    for kind in kinds:
        if kind == "complex":
            found.append(f"complex({leaf(i)}, {leaf(i + 1)})")
            i += 1
        else:
            found.append(leaf(i))
        i += 1
    return found


_NUMBERS = {
    "double": types.float64, "float": types.float32, "i64": types.int64, "i32": types.int32,
    "i16": types.int16, "i8": types.int8,
}  # fmt: skip


def _native(derivative: Derivative, given: Sequence[Any], own_shadows: bool = False) -> Any:
    """The compiled derivative as an ``@njit`` function of the interleaved arguments and the seed. own_shadows: they are
    made for the call, one for each array."""
    kernel = derivative.kernel
    compiled = derivative.compiled(noalias=kernel.options.assume_noalias)
    slots: list[Slot] = []
    pairs: list[tuple[int, int]] = []
    places: list[int] = []
    position = 0
    for argument, activity in zip(kernel.signature.arguments, derivative.activities, strict=True):
        doubled = derivative.is_doubled(activity)
        if argument.kind in ("tuple", "none"):
            raise DerivativeRefused(
                f"{kernel.name}: argument {argument.name!r} cannot be passed from @njit code"
            )
        slots += _slots(argument, position, doubled)
        places.append(position)
        if doubled and argument.is_memory:
            pairs.append((position, position + 1))
        position += 2 if doubled else 1
    argument_types = list(given)
    names = list(derivative.names)
    if kernel.raise_error is not None:
        slots.append(Slot("error"))
    if derivative.takes_seed:
        slots.append(Slot("value", (position,)))
        argument_types.append(_NUMBERS[kernel.signature.result.type])
        names.append("seed_")
    for i, (name, argument) in enumerate(zip(names, argument_types, strict=True)):
        if isinstance(argument, types.Literal):
            argument_types[i] = types.unliteral(argument)
        names[i] = name if name.isidentifier() else f"a{i}"
    _convert_numbers(derivative, argument_types)
    return njit_callable(
        compiled.raw_address, argument_types, slots, returned=[_NUMBERS[t] for t in compiled.entry.results],
        names=names, name=derivative_name(kernel.name), same_shape=pairs, keep=compiled,
        apart=_apart(derivative, places, dict(pairs), own_shadows),
        stopped=(stopped_address(), Stopped) if compiled.raw_stops else None,
    )  # fmt: skip


def _apart(
    derivative: Derivative, places: Sequence[int], shadows: Mapping[int, int], own_shadows: bool
) -> list[Apart]:
    """What must not overlap in a call, as for calls from Python, but that arrays which are one are refused as well."""
    kernel, found = derivative.kernel, []
    memory = [(a, place) for a, place in zip(kernel.signature.arguments, places, strict=True) if a.is_memory]
    for (one, first), (other, second) in combinations(memory, 2):
        label = f"{kernel.name}: arguments {one.name!r} and {other.name!r}"
        both = [shadows[place] for place in (first, second) if place in shadows]
        if not (one.written or other.written) or not both:
            continue
        if own_shadows or len(both) == 1:
            cure = "pass copies" if own_shadows else "give both a shadow (irad.Dup), or pass copies"
            found.append(Apart(first, second, f"{label} overlap and are written to; {cure}"))
        else:
            found.append(Apart(first, second, f"{label} {UNLIKE}", (both[0], both[1])))
    return found if own_shadows else found + _shadows_apart(derivative, memory, shadows)


def _shadows_apart(
    derivative: Derivative, memory: Sequence[tuple[Argument, int]], shadows: Mapping[int, int]
) -> list[Apart]:
    """Shadows overlap no array: adjoints are added to them. Tangents that are only read may be any array."""
    found = []
    for one, first in memory:
        for other, second in memory if first in shadows else ():
            if first == second or derivative.mode == "gradient" or one.written or other.written:
                text = f"the shadow of {one.name!r} overlaps {other.name!r}; pass an array of its own"
                found.append(Apart(shadows[first], second, f"{derivative.kernel.name}: {text}"))
    return found


def _convert_numbers(derivative: Derivative, argument_types: list[Any]) -> None:
    """C numbers are passed in the type that the code takes, whatever Numba has inferred."""
    position = 0
    parameters = derivative.kernel.parameters
    for argument, activity in zip(derivative.kernel.signature.arguments, derivative.activities, strict=True):
        doubled = derivative.is_doubled(activity)
        if argument.kind in ("float", "int"):
            for i in range(position, position + 1 + doubled):
                argument_types[i] = _NUMBERS[parameters[argument.first]]
        position += 2 if doubled else 1


def _slots(argument: Argument, position: int, doubled: bool) -> list[Slot]:
    here, twin = (position,), (position + 1,)
    if argument.is_memory:
        found = [Slot("data", here)] + ([Slot("data", twin)] if doubled else [])
        if argument.kind == "array":
            found += [Slot("shape", here, axis) for axis in range(argument.spec.ndim)]
            if argument.spec.layout == "A":
                found += [Slot("stride", here, axis) for axis in range(argument.spec.ndim)]
        return found
    kinds = ("real", "imag") if argument.kind == "complex" else ("value",)
    return [Slot(kind, path) for kind in kinds for path in ((here, twin) if doubled else (here,))]
