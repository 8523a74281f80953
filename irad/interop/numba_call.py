"""Calling compiled C functions, such as gradients, from ``@njit`` code.

:func:`njit_callable` makes a Numba function out of an address and a description of the C parameters: each is
a :class:`Slot` that says which part of which Python argument it takes. So one array argument can be a data
pointer with or without its shape and strides, and a primal and its shadow can share one shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba import njit
from numba.core import cgutils, errors, types
from numba.core.callconv import Status, excinfo_ptr_t
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from irad.errors import ArgumentError
from irad.frontends.numba.compile import ArgSpec

__all__ = ["Apart", "Slot", "njit_callable", "slots_of"]

_WORD = ir.IntType(64)
_STATUS = ir.IntType(32)


@dataclass(frozen=True)
class Apart:
    """Two array arguments, by position, that must not overlap, and what is said where they do.

    ``mirrored`` are the positions of their shadows: then they may overlap where these lie to one another as they do,
    and the shadows may overlap only then.
    """

    first: int
    second: int
    message: str
    mirrored: tuple[int, int] | None = None


@dataclass(frozen=True)
class Slot:
    """What one C parameter takes.

    ``kind`` is ``value``, ``real`` or ``imag`` (a number, or a part of a complex one), ``data`` (``T *``),
    ``shape`` or ``stride`` (``int64_t`` of one ``axis``; strides in bytes), ``out`` (a pointer to a result,
    taken from the callable's ``outs`` in order) or ``error`` (a pointer to
    ``struct { int32_t status; void *excinfo; }``, which the function must write). ``path`` leads to the
    Python argument: its position, then positions within nested tuples; it is empty for ``out`` and ``error``.
    """

    kind: str
    path: tuple[int, ...] = ()
    axis: int = 0


def slots_of(arguments: Iterable[ArgSpec]) -> tuple[Slot, ...]:
    """The slots of a lowered kernel's arguments, in the order of its entry, without ``out`` and ``error``."""
    return tuple(slot for i, spec in enumerate(arguments) for slot in _slots_of_argument(spec, (i,)))


def _slots_of_argument(spec: ArgSpec, path: tuple[int, ...]) -> Iterator[Slot]:
    if spec.kind == "tuple":
        for i, item in enumerate(spec.items):
            yield from _slots_of_argument(item, (*path, i))
    elif spec.kind == "array":
        yield Slot("data", path)
        yield from (Slot("shape", path, axis) for axis in range(spec.ndim))
        if spec.layout == "A":
            yield from (Slot("stride", path, axis) for axis in range(spec.ndim))
    elif spec.kind == "complex":
        yield from (Slot("real", path), Slot("imag", path))
    elif spec.kind != "none":
        yield Slot("value", path)


# What the compiled code refers to by bare address; it can be called for as long as the process lives.
_kept_alive: list[Any] = []


def njit_callable(
    address: int,
    argument_types: Sequence[Any],
    slots: Sequence[Slot],
    *,
    returned: Sequence[Any] = (),
    outs: Sequence[Any] = (),
    names: Sequence[str] | None = None,
    name: str = "native",
    same_shape: Sequence[tuple[int, int]] = (),
    apart: Sequence[Apart] = (),
    keep: Any = None,
    stopped: tuple[int, type[Exception]] | None = None,
) -> Any:
    """An ``@njit`` function that calls the C function at ``address``, for Python and ``@njit`` code.

    Arguments are converted to ``argument_types`` as Numba converts them, or refused when the caller is
    compiled. ``returned`` are the Numba types of what the function returns by value (several: as LLVM returns
    a struct of them), ``outs`` those behind its ``out`` slots; the result is None, the value, or a tuple of
    all, returned ones first. A status other than 0 in the ``error`` slot raises the exception that the
    function reports there, or RuntimeError if it reports none. ``same_shape`` pairs positions of array
    arguments, such as a primal and its shadow, that share shape slots: a call in which their shapes (or,
    where one has layout ``A``, their strides) differ raises ValueError. A call in which arrays that are to be ``apart``
    overlap raises :class:`irad.ArgumentError`. ``keep`` is kept alive for good,
    because compiled callers hold only the address. ``stopped`` is the address of a function without parameters and an
    exception: that is raised, without arguments, where after the call the function returns anything but null.

    Raises ValueError when slots and types do not fit together.
    """
    declared = types.Tuple(tuple(argument_types))
    labels = list(names or (f"a{i}" for i in range(len(argument_types))))
    _check_slots(argument_types, slots, outs, labels)
    results = [*returned, *outs]
    result = types.none if not results else results[0] if len(results) == 1 else types.Tuple(tuple(results))
    if keep is not None:
        _kept_alive.append(keep)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        call = _NativeCall(context, builder, tuple(argument_types), values[0])
        for first, second in same_shape:
            message = f"{name}: '{labels[second]}' is not shaped as '{labels[first]}'"
            call.require_same_shape(first, second, message)
        for pair in apart:
            call.require_apart(pair)
        produced = call.emit(address, slots, list(returned), list(outs), name, stopped)
        if not results:
            return context.get_dummy_value()
        return produced[0] if len(results) == 1 else context.make_tuple(builder, result, produced)

    @intrinsic
    def call_native(typing_context: Any, arguments: Any) -> Any:
        if typing_context.can_convert(arguments, declared) is None:
            raise errors.TypingError(f"{name} takes {declared}, not {arguments}")
        return result(declared), generate

    return njit(_with_names(name, labels, call_native))


_ARGUMENT_OF_KIND: dict[str, Any] = {
    "data": types.Array,
    "shape": types.Array,
    "stride": types.Array,
    "real": types.Complex,
    "imag": types.Complex,
    "value": (types.Number, types.Boolean),
}


def _check_slots(
    argument_types: Sequence[Any], slots: Sequence[Slot], outs: Sequence[Any], labels: list[str]
) -> None:
    if len(labels) != len(argument_types):
        raise ValueError(f"{len(labels)} names for {len(argument_types)} arguments")
    if sum(slot.kind == "out" for slot in slots) != len(outs):
        raise ValueError("as many slots of kind 'out' are needed as there are outs")
    for slot in slots:
        if slot.kind in ("out", "error"):
            continue
        if slot.kind not in _ARGUMENT_OF_KIND:
            raise ValueError(f"unknown kind of slot: {slot.kind!r}")
        ty = _type_at(argument_types, slot.path)
        if not isinstance(ty, _ARGUMENT_OF_KIND[slot.kind]):
            raise ValueError(f"a slot of kind {slot.kind!r} cannot take a {ty}")
        if slot.kind in ("shape", "stride") and not 0 <= slot.axis < ty.ndim:
            raise ValueError(f"axis {slot.axis} of an array with {ty.ndim} dimensions")


def _type_at(argument_types: Sequence[Any], path: tuple[int, ...]) -> Any:
    if not path:
        raise ValueError("a slot that takes an argument needs a path")
    ty = argument_types[path[0]]
    for position in path[1:]:
        ty = ty.types[position]
    return ty


def _with_names(name: str, labels: list[str], call_native: Any) -> Any:
    """A Python function with these parameter names, so that keywords work in ``@njit`` code as well."""
    parameters = ", ".join(labels)
    packed = f"({parameters},)" if labels else "()"
    if not all(label.isidentifier() for label in (name, *labels)):
        raise ValueError(f"not Python names: {name}({parameters})")
    scope: dict[str, Any] = {"__name__": __name__, "call_native": call_native}
    exec(f"def {name}({parameters}):\n    return call_native({packed})\n", scope)
    return scope[name]


class _NativeCall:
    """Emits the call into the function that Numba is compiling."""

    def __init__(self, context: Any, builder: Any, argument_types: tuple[Any, ...], packed: Any) -> None:
        self.context = context
        self.builder = builder
        self.types = argument_types
        self.packed = packed

    def argument(self, path: tuple[int, ...]) -> tuple[Any, Any]:
        """Numba type and value at a path."""
        ty, value = _type_at(self.types, path), self.packed
        for position in path:
            value = self.builder.extract_value(value, position)
        return ty, value

    def array(self, path: tuple[int, ...]) -> Any:
        ty, value = self.argument(path)
        return make_array(ty)(self.context, self.builder, value)

    def require_same_shape(self, first: int, second: int, message: str) -> None:
        one, other = self.array((first,)), self.array((second,))
        shape = self.unpack(one.shape)
        differs = ir.Constant(ir.IntType(1), 0)
        for a, b in zip(shape, self.unpack(other.shape), strict=True):
            differs = self.builder.or_(differs, self.builder.icmp_signed("!=", a, b))
        if "A" in (self.types[first].layout, self.types[second].layout):
            steps = zip(shape, self.unpack(one.strides), self.unpack(other.strides), strict=True)
            filled = self.builder.icmp_signed(">", one.nitems, ir.Constant(_WORD, 0))
            for extent, a, b in steps:  # the stride of a single element leads nowhere
                several = self.builder.icmp_signed(">", extent, ir.Constant(_WORD, 1))
                apart = self.builder.and_(filled, self.builder.icmp_signed("!=", a, b))
                differs = self.builder.or_(differs, self.builder.and_(several, apart))
        with self.builder.if_then(differs, likely=False):
            self.context.call_conv.return_user_exc(self.builder, ValueError, (message,))

    def require_apart(self, pair: Apart) -> None:
        """Raise where the memory from the first to the last element of two arrays overlaps."""
        wrong = self.overlap(pair.first, pair.second)
        if pair.mirrored is not None:
            shadows = self.overlap(*pair.mirrored)
            distances = [self.distance(a, b) for a, b in ((pair.first, pair.second), pair.mirrored)]
            differ = self.builder.or_(self.builder.not_(wrong), self.builder.icmp_signed("!=", *distances))
            wrong = self.builder.and_(self.builder.or_(wrong, shadows), differ)
        with self.builder.if_then(wrong, likely=False):
            self.context.call_conv.return_user_exc(self.builder, ArgumentError, (pair.message,))

    def overlap(self, first: int, second: int) -> Any:
        (low, high), (other_low, other_high) = self.span(first), self.span(second)
        return self.builder.and_(
            self.builder.icmp_unsigned("<", low, other_high), self.builder.icmp_unsigned("<", other_low, high)
        )

    def distance(self, first: int, second: int) -> Any:
        """Bytes from the beginning of one array to that of another."""
        ends = [self.builder.ptrtoint(self.array((i,)).data, _WORD) for i in (first, second)]
        return self.builder.sub(ends[1], ends[0])

    def span(self, position: int) -> tuple[Any, Any]:
        """The addresses of an array's first byte, and of the one behind its last; the same one where it is empty."""
        builder, array = self.builder, self.array((position,))
        zero = ir.Constant(_WORD, 0)
        low = builder.ptrtoint(array.data, _WORD)
        if self.types[position].layout in "CF":
            return low, builder.add(low, builder.mul(array.nitems, array.itemsize))
        high = builder.add(low, array.itemsize)
        for extent, stride in zip(self.unpack(array.shape), self.unpack(array.strides), strict=True):
            reach = builder.mul(builder.sub(extent, ir.Constant(_WORD, 1)), stride)
            back = builder.icmp_signed("<", reach, zero)
            low = builder.add(low, builder.select(back, reach, zero))
            high = builder.add(high, builder.select(back, zero, reach))
        return low, builder.select(builder.icmp_signed("==", array.nitems, zero), low, high)

    def unpack(self, values: Any) -> list[Any]:
        made: list[Any] = cgutils.unpack_tuple(self.builder, values)
        return made

    def emit(
        self, address: int, slots: Sequence[Slot], returned: list[Any], outs: list[Any], name: str,
        stopped: tuple[int, type[Exception]] | None,
    ) -> list[Any]:  # fmt: skip
        """Emit call and error checks; the values of ``returned`` and ``outs``."""
        destinations = [cgutils.alloca_once(self.builder, self.context.get_data_type(ty)) for ty in outs]
        pending = iter(destinations)
        error = None
        passed = []
        for slot in slots:
            if slot.kind == "error":
                error = self.error_slot()
                passed.append(error)
            else:
                passed.append(next(pending) if slot.kind == "out" else self.pass_slot(slot))
        value = self.builder.call(self.callee(address, passed, returned, name), passed)
        if stopped is not None:
            self.raise_if(*stopped)
        if error is not None:
            self.check(error, name)
        items = [value]
        if len(returned) != 1:
            items = [self.builder.extract_value(value, i) for i in range(len(returned))]
        items += [self.builder.load(destination) for destination in destinations]
        models = [self.context.data_model_manager[ty] for ty in (*returned, *outs)]
        return [model.from_data(self.builder, item) for model, item in zip(models, items, strict=True)]

    def pass_slot(self, slot: Slot) -> Any:
        if slot.kind in ("data", "shape", "stride"):
            array = self.array(slot.path)
            if slot.kind == "data":
                return array.data
            return self.unpack(array.shape if slot.kind == "shape" else array.strides)[slot.axis]
        ty, value = self.argument(slot.path)
        if slot.kind == "value":
            return self.context.data_model_manager[ty].as_data(self.builder, value)
        return getattr(self.context.make_complex(self.builder, ty, value=value), slot.kind)

    def callee(self, address: int, passed: list[Any], returned: list[Any], name: str) -> Any:
        items = [self.context.get_data_type(ty) for ty in returned]
        value = items[0] if len(items) == 1 else ir.LiteralStructType(items) if items else ir.VoidType()
        signature = ir.FunctionType(value, [argument.type for argument in passed])
        pointer = self.context.add_dynamic_addr(self.builder, address, info=name)
        return self.builder.bitcast(pointer, signature.as_pointer())

    def error_slot(self) -> Any:
        record = ir.LiteralStructType([_STATUS, excinfo_ptr_t])
        return cgutils.alloca_once(self.builder, record, zfill=True)

    def raise_if(self, address: int, exception: type[Exception]) -> None:
        """Raise the exception where the function at an address returns anything but null."""
        kind = ir.FunctionType(ir.IntType(8).as_pointer(), [])
        pointer = self.context.add_dynamic_addr(self.builder, address, info="stopped")
        found = self.builder.call(self.builder.bitcast(pointer, kind.as_pointer()), [])
        with self.builder.if_then(cgutils.is_not_null(self.builder, found), likely=False):
            self.context.call_conv.return_user_exc(self.builder, exception, ())

    def check(self, error: Any, name: str) -> None:
        """Raise what the function reported: Numba's own exception structure is passed on as it is."""
        builder, convention = self.builder, self.context.call_conv
        code = builder.load(cgutils.gep_inbounds(builder, error, 0, 0))
        excinfo = builder.load(cgutils.gep_inbounds(builder, error, 0, 1))
        failed = builder.icmp_signed("!=", code, ir.Constant(_STATUS, 0))
        with builder.if_then(failed, likely=False):
            with builder.if_then(cgutils.is_null(builder, excinfo)):
                convention.return_user_exc(builder, RuntimeError, (f"{name} failed",))
            convention.return_status_propagate(builder, _failure(code, excinfo))


def _failure(code: Any, excinfo: Any) -> Status:
    """What Numba passes on of a failed call: the code and the exception; its other fields are not read."""
    fields = dict.fromkeys(Status._fields)
    return Status(**{**fields, "code": code, "excinfoptr": excinfo})
