"""The entry of a lowered kernel: a plain C function that calls what Numba lowered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.np import numpy_support
from numba.np.arrayobj import make_array, populate_array

from irad.frontends.numba.kernel import ArgSpec, NumbaUnsupported, Parameter, ResultSpec, ResultUnsupported

__all__ = ["ENTRY", "build_entry", "describe_arguments", "describe_result"]

ENTRY = "irad_numba_entry"

_POINTER = ir.IntType(8).as_pointer()
_WORD = ir.IntType(64)
_STATUS = ir.IntType(32)

# Types whose value is known when the kernel is compiled: they reach the entry as nothing at all.
_CONSTANT_TYPES = (
    types.NoneType,
    types.Omitted,
    types.Literal,
    types.Dispatcher,
    types.Function,
    types.Module,
    types.NumberClass,
    types.DType,
    types.TypeRef,
)


def _scalar_kind(ty: Any) -> str | None:
    if isinstance(ty, types.Boolean):
        return "bool"
    if isinstance(ty, types.Integer):
        return "int"
    if isinstance(ty, types.Float):
        return "float"
    return "complex" if isinstance(ty, types.Complex) else None


def _is_constant(ty: Any) -> bool:
    return isinstance(ty, _CONSTANT_TYPES)


def _item_types(ty: Any) -> list[Any]:
    return list(ty.types)


def _leaf_type(context: Any, ty: Any) -> ir.Type:
    """The LLVM type in which a scalar (or one part of a complex) crosses the entry."""
    return context.get_data_type(ty.underlying_float if isinstance(ty, types.Complex) else ty)


def _llvm_text(leaf: ir.Type) -> str:
    return "ptr" if isinstance(leaf, ir.PointerType) else str(leaf)


class _Layout:
    """Hands out the entry's parameters in order while the arguments are described."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self.parameters: list[Parameter] = []

    def add(self, name: str, leaf: str, role: str) -> None:
        self.parameters.append(Parameter(name, leaf, role))

    def describe(self, name: str, ty: Any) -> ArgSpec:
        first = len(self.parameters)
        if isinstance(ty, types.BaseTuple):
            items = tuple(self.describe(f"{name}.{i}", item) for i, item in enumerate(_item_types(ty)))
            return ArgSpec(name, ty, "tuple", first, len(self.parameters) - first, items=items)
        if isinstance(ty, types.Array):
            return self._describe_array(name, ty, first)
        kind = _scalar_kind(ty)
        if kind is not None and not isinstance(ty, types.Literal):
            leaf = str(_leaf_type(self.context, ty))
            for role in ("real", "imag") if kind == "complex" else ("value",):
                self.add(f"{name}.{role}" if kind == "complex" else name, leaf, role)
            return ArgSpec(name, ty, kind, first, len(self.parameters) - first, dtype=_dtype(ty))
        if _is_constant(ty):
            return ArgSpec(name, ty, "none", first, 0)
        if isinstance(ty, types.NumPyRandomGeneratorType):
            raise NumbaUnsupported(
                f"argument '{name}' is a random number generator",
                "a gradient could not draw the same numbers from it again",
                "draw the numbers before and pass them as an array, or call np.random.seed and np.random.normal in the "
                "kernel",
            )
        raise NumbaUnsupported(
            f"argument '{name}' has the Numba type {ty}",
            "only numbers, arrays, tuples of them, and values known at compile time can be passed",
            "pass the data as arrays",
        )

    def _describe_array(self, name: str, ty: Any, first: int) -> ArgSpec:
        self.add(name, "ptr", "data")
        for axis in range(ty.ndim):
            self.add(f"{name}.shape{axis}", "i64", "shape")
        if ty.layout == "A":
            for axis in range(ty.ndim):
                self.add(f"{name}.stride{axis}", "i64", "stride")
        count = len(self.parameters) - first
        return ArgSpec(name, ty, "array", first, count, _dtype(ty.dtype), ty.ndim, ty.layout, ty.mutable)


def _dtype(ty: Any) -> np.dtype:
    return np.dtype(numpy_support.as_dtype(ty))


def describe_arguments(
    context: Any, names: list[str], argument_types: tuple[Any, ...]
) -> tuple[tuple[ArgSpec, ...], list[Parameter]]:
    """Specs of the arguments, and the parameters that carry them. Raises NumbaUnsupported."""
    layout = _Layout(context)
    specs = tuple(layout.describe(name, ty) for name, ty in zip(names, argument_types, strict=True))
    return specs, layout.parameters


def describe_result(context: Any, ty: Any, first: int, depth: int = 0) -> ResultSpec:
    """The spec of a kernel's result whose ``out`` parameters start at ``first``. Raises NumbaUnsupported."""
    if isinstance(ty, types.NoneType):
        return ResultSpec(ty, "none")
    if isinstance(ty, types.BaseTuple):
        items = []
        position = first
        for item in _item_types(ty):
            spec = describe_result(context, item, position, depth + 1)
            position += sum(1 for _ in spec.leaves())
            items.append(spec)
        return ResultSpec(ty, "tuple", "void", first, position - first, items=tuple(items))
    kind = _scalar_kind(ty)
    if kind is None:
        raise ResultUnsupported(
            f"the kernel returns the Numba type {ty}",
            "only numbers, tuples of numbers and None can be returned",
            "write arrays into an argument instead of returning them",
        )
    by_pointer = depth > 0 or kind == "complex"
    return ResultSpec(ty, kind, str(_leaf_type(context, ty)), first, int(by_pointer), _dtype(ty))


def _parameter_types(parameters: list[Parameter]) -> Iterator[ir.Type]:
    named: dict[str, ir.Type] = {"ptr": _POINTER, "double": ir.DoubleType(), "float": ir.FloatType()}
    for parameter in parameters:
        yield named.get(parameter.type) or ir.IntType(int(parameter.type[1:]))


class _Entry:
    """Emits the entry into a module of its own."""

    def __init__(self, context: Any, module: Any, parameters: list[Parameter], result: ResultSpec, name: str) -> None:
        by_value = result.kind in ("float", "int", "bool")
        returned = context.get_data_type(result.numba_type) if by_value else ir.VoidType()
        signature = ir.FunctionType(returned, list(_parameter_types(parameters)))
        self.function = ir.Function(module, signature, name)
        for argument, parameter in zip(self.function.args, parameters, strict=True):
            argument.name = parameter.name
        self.context = context
        self.result = result
        self.builder = ir.IRBuilder(self.function.append_basic_block("entry"))

    def rebuild(self, spec: ArgSpec) -> Any:
        """Numba's value of one argument, from the entry's parameters."""
        given = [self.function.args[i] for i in spec.parameters]
        if spec.kind == "tuple":
            return self.context.make_tuple(self.builder, spec.numba_type, [self.rebuild(i) for i in spec.items])
        if spec.kind == "array":
            return self._rebuild_array(spec, given)
        if spec.kind == "complex":
            return self._rebuild_complex(spec, given)
        if spec.kind == "none":
            return self._rebuild_constant(spec.numba_type)
        return self.context.data_model_manager[spec.numba_type].from_data(self.builder, given[0])

    def _rebuild_constant(self, ty: Any) -> Any:
        if isinstance(ty, types.Omitted):
            return ()
        if isinstance(ty, types.Literal):
            return self.context.get_constant_generic(self.builder, ty, ty.literal_value)
        return ir.Constant(self.context.get_value_type(ty), None)

    def _rebuild_complex(self, spec: ArgSpec, given: list[Any]) -> Any:
        value = self.context.make_complex(self.builder, spec.numba_type)
        value.real, value.imag = given
        return value._getvalue()

    def _rebuild_array(self, spec: ArgSpec, given: list[Any]) -> Any:
        data, shape = given[0], given[1 : 1 + spec.ndim]
        itemsize = self.context.get_abi_sizeof(self.context.get_data_type(spec.numba_type.dtype))
        strides = given[1 + spec.ndim :] if spec.layout == "A" else self._dense_strides(spec, shape, itemsize)
        array = make_array(spec.numba_type)(self.context, self.builder)
        pointer = self.builder.bitcast(data, array.data.type)
        populate_array(array, pointer, shape, strides, itemsize, meminfo=None)
        return array._getvalue()

    def _dense_strides(self, spec: ArgSpec, shape: list[Any], itemsize: int) -> list[Any]:
        strides: list[Any] = []
        step: Any = ir.Constant(_WORD, itemsize)
        for extent in shape if spec.layout == "F" else reversed(shape):
            strides.append(step)
            step = self.builder.mul(step, extent, flags=["nsw"])
        return strides if spec.layout == "F" else strides[::-1]

    def store_leaves(self, spec: ResultSpec, value: Any) -> None:
        """Store the leaves of a tuple or complex result through the ``out`` parameters."""
        if spec.kind == "tuple":
            for i, item in enumerate(spec.items):
                self.store_leaves(item, self.builder.extract_value(value, i))
        elif spec.kind != "none":
            data = self.context.get_data_type(spec.numba_type)
            address = self.builder.bitcast(self.function.args[spec.first], data.as_pointer())
            model = self.context.data_model_manager[spec.numba_type]
            self.builder.store(model.as_data(self.builder, value), address)

    def call(self, fndesc: Any, values: list[Any]) -> None:
        """Call the kernel, write status and exception, return or store the result."""
        builder = self.builder
        signature = self.context.call_conv.get_function_type(fndesc.restype, fndesc.argtypes)
        callee = ir.Function(self.function.module, signature, fndesc.llvm_func_name)
        status, value = self.context.call_conv.call_function(builder, callee, fndesc.restype, fndesc.argtypes, values)
        zero, null = ir.Constant(_STATUS, 0), ir.Constant(_POINTER, None)
        failed = status.is_error
        self._write_error(
            builder.select(failed, status.code, zero),
            builder.select(failed, builder.bitcast(status.excinfoptr, _POINTER), null),
        )
        with builder.if_then(failed, likely=False):
            self._return_nothing()
        self._return(value)

    def _write_error(self, code: Any, excinfo: Any) -> None:
        slot = self.function.args[-1]
        record = ir.LiteralStructType([_STATUS, _POINTER]).as_pointer()
        typed = self.builder.bitcast(slot, record)
        self.builder.store(code, cgutils.gep_inbounds(self.builder, typed, 0, 0))
        self.builder.store(excinfo, cgutils.gep_inbounds(self.builder, typed, 0, 1))

    def _return_nothing(self) -> None:
        returned = self.function.function_type.return_type
        if isinstance(returned, ir.VoidType):
            self.builder.ret_void()
        elif isinstance(returned, (ir.DoubleType, ir.FloatType)):
            self.builder.ret(ir.Constant(returned, 0.0))
        else:
            self.builder.ret(ir.Constant(returned, 0))

    def _return(self, value: Any) -> None:
        if isinstance(self.function.function_type.return_type, ir.VoidType):
            self.store_leaves(self.result, value)
            self.builder.ret_void()
        else:
            model = self.context.data_model_manager[self.result.numba_type]
            self.builder.ret(model.as_data(self.builder, value))


def build_entry(
    context: Any,
    fndesc: Any,
    arguments: tuple[ArgSpec, ...],
    parameters: list[Parameter],
    result: ResultSpec,
    name: str = ENTRY,
) -> str:
    """LLVM IR of the entry for the lowered function ``fndesc``, as text to be linked with the kernel."""
    module = context.create_module("irad.numba.entry")
    entry = _Entry(context, module, parameters, result, name)
    entry.call(fndesc, [entry.rebuild(spec) for spec in arguments])
    made: str = cgutils.normalize_ir_text(str(module))
    return made
