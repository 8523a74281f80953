"""Parallel loops of ``@njit(parallel=True)`` functions, as parallel regions of OpenMP.

Numba turns ``prange`` loops, and array expressions and reductions, into *parfors*, and of each makes a function that
runs the iterations of a *schedule*: an array with the first and the last index of each dimension. Up to there its own
compiler serves. Numba then divides the iterations into schedules for its thread pool, behind pointers to pointers in
which nobody recognises a loop any more. Here the loop is written as C compilers write a ``parallel for``::

    region(thread, ..., captured values):
        first, last = __kmpc_for_static_init_8(...)        # the thread's share of the outermost dimension
        body([first, ..., last, ...], captured values)     # Numba's function, inlined

and ``__kmpc_fork_call`` runs it. Captured arrays travel as data pointer, shape and (layout ``A`` only) strides, like
the arguments of a kernel's entry. Floating-point numbers travel as the addresses of local variables, as C compilers
pass shared variables; all else by value. The region borrows arrays: they outlive it, and it does not count references
to them. Where a value of another kind is captured, such as a list, the loop runs in one thread.

Reductions are Numba's: an array of partial results with one element for each thread, which the caller combines in the
order of the threads' numbers.

Whether the body can raise an exception is known only when everything has been inlined, so the code asks functions
that are written after that (:func:`outcome_ir`): where no call of ``irad_region.N.fail`` is left, the caller's question
is answered with 0, and its branch goes away.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.core.callconv import Status, excinfo_ptr_t
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeParforLowering
from numba.np.arrayobj import make_array, populate_array
from numba.np.ufunc.parallel import _iget_num_threads
from numba.parfors import parfor_lowering
from numba.parfors.parfor import Parfor

from irad.frontends.numba.kernel import NumbaUnsupported

__all__ = ["RUNTIME", "outcome_ir", "rename", "thread_count", "thread_ir", "with_regions"]

_BYTES = ir.IntType(8).as_pointer()
_INT, _WORD = ir.IntType(32), ir.IntType(64)
_PREFIX = "irad_region."
_OUTCOME = re.compile(rf"({re.escape(_PREFIX)}\d+)\.(fail|slot|code|exception)")
_REGION = re.compile(rf"\.{re.escape(_PREFIX)}\d+$")
_BALANCED = 34
"""libomp's number of an unchunked static schedule (``kmp_sch_static`` in kmp.h)."""
_FROM_C = 2
"""``KMP_IDENT_KMPC`` in kmp.h: what every source position says."""

RUNTIME = frozenset(("__kmpc_fork_call", "__kmpc_for_static_init_8", "__kmpc_for_static_fini", "omp_get_thread_num",
                     "omp_get_max_threads"))  # fmt: skip
"""What lowered code leaves to the OpenMP run-time library."""

_THREADS = """
declare i32 @omp_get_thread_num() nounwind
declare i32 @omp_get_max_threads() nounwind
define i64 @get_thread_id() alwaysinline nounwind {
  %number = call i32 @omp_get_thread_num()
  %wide = zext i32 %number to i64
  ret i64 %wide
}
define i64 @get_num_threads() alwaysinline nounwind {
  %number = call i32 @omp_get_max_threads()
  %wide = zext i32 %number to i64
  ret i64 %wide
}
"""
_ONE_THREAD = """
define i64 @get_thread_id() alwaysinline nounwind {
  ret i64 0
}
define i64 @get_num_threads() alwaysinline nounwind {
  ret i64 1
}
"""

_FAILS = """
define void @{0}.fail(ptr %slot, i32 %code, ptr %exception) alwaysinline nounwind {{
  %at = getelementptr i8, ptr %slot, i64 8
  store i32 %code, ptr %slot
  store ptr %exception, ptr %at
  ret void
}}
define ptr @{0}.slot(ptr %own) alwaysinline nounwind {{
  store i32 0, ptr %own
  ret ptr %own
}}
define i32 @{0}.code(ptr %slot) alwaysinline nounwind {{
  %code = load i32, ptr %slot
  ret i32 %code
}}
define ptr @{0}.exception(ptr %slot) alwaysinline nounwind {{
  %at = getelementptr i8, ptr %slot, i64 8
  %exception = load ptr, ptr %at
  ret ptr %exception
}}
"""
_NEVER_FAILS = """
define ptr @{0}.slot(ptr %own) alwaysinline nounwind {{
  ret ptr null
}}
define i32 @{0}.code(ptr %slot) alwaysinline nounwind {{
  ret i32 0
}}
define ptr @{0}.exception(ptr %slot) alwaysinline nounwind {{
  ret ptr null
}}
"""

_numbers = itertools.count()


def rename(module: Any) -> int:
    """Name the regions of a finished module by their order in it, so that lowering a kernel twice gives the same code;
    returns how many there are."""
    regions = [f for f in module.functions if not f.is_declaration and _REGION.search(f.name)]
    for number, region in enumerate(regions):
        region.name = f"parallel_loop.{number}"
    return len(regions)


def outcome_ir(called: Iterable[str]) -> str:
    """Definitions of what regions and their callers tell each other, for a module that still refers to ``called``."""
    found: dict[str, set[str]] = {}
    for match in filter(None, map(_OUTCOME.fullmatch, called)):
        found.setdefault(match[1], set()).add(match[2])
    return "".join((_FAILS if "fail" in parts else _NEVER_FAILS).format(name) for name, parts in found.items())


def thread_ir(parallel: bool) -> str:
    """Definitions of what Numba asks its thread pool for."""
    return _THREADS if parallel else _ONE_THREAD


@njit
def thread_count() -> int:
    """The number of threads, a C int: what is compiled for :func:`numba.get_num_threads`."""
    return np.int32(_iget_num_threads())  # type: ignore[call-arg, no-any-return]


# -- Numba's compiler with another way to write parfors


class _RegionLower(parfor_lowering.ParforLower):
    def lower_inst(self, inst: Any) -> None:
        if isinstance(inst, Parfor) and inst.lowerer is None:
            _lower_parfor(self, inst)
        else:
            super().lower_inst(inst)


@register_pass(mutates_CFG=True, analysis_only=False)
class _RegionLowering(NativeParforLowering):
    _name = "irad_parallel_lowering"

    @property
    def lowering_class(self) -> Any:
        return _RegionLower


def with_regions(pipeline_class: Any) -> Any:
    """A compiler like ``pipeline_class`` that writes parfors as regions."""

    class Pipeline(pipeline_class):
        def define_pipelines(self) -> Any:
            managers = super().define_pipelines()
            for manager in managers:
                manager.passes = [
                    (_RegionLowering if made is NativeParforLowering else made, name) for made, name in manager.passes
                ]
                manager.finalize()
            return managers

    return Pipeline


def _lower_parfor(lowerer: Any, parfor: Any) -> None:
    racing = sorted(set(parfor.races) - set(parfor.redvars))
    if racing:
        raise NumbaUnsupported(
            f"the parallel loop writes the variable '{racing[0].split('.')[0]}', which is read outside",
            "several iterations write it at once, so its value is left to chance",
            "give each iteration an array element of its own to write, or make the loop a plain range",
            filename=parfor.loc.filename,
            line=parfor.loc.line,
        )
    _lower_with_regions(lowerer, parfor)


def _body_of(lowerer: Any, parfor: Any, *rest: Any) -> Any:
    """Numba's function of a parfor's body, without its promise that different arrays are different memory: for arrays
    that are arguments of the kernel, Numba presumes that."""
    typemap, typingctx, targetctx, flags, locals_, _, *others = rest
    targetctx.generated_from = parfor.loc.filename
    try:
        return parfor_lowering._create_gufunc_for_parfor_body(
            lowerer, parfor, typemap, typingctx, targetctx, flags, locals_, True, *others
        )
    finally:
        targetctx.generated_from = None


def _call_body(
    lowerer: Any, body: Any, shapes: Any, signature: Any, names: list[str], given: list[Any], ranges: list[Any],
    redvars: list[str], reddict: Any, partials: dict[str, Any], init_block: Any, index: Any, races: Any,
    expanded: dict[str, Any],
) -> None:  # fmt: skip
    """Run the iterations of a parfor: stands in for Numba's function of the same parameters."""
    context, builder = lowerer.context, lowerer.builder
    values = []
    for name in names[1 : len(names) - len(redvars)]:
        if name in expanded:
            variable, position = expanded[name]
            values.append(builder.extract_value(lowerer.loadvar(variable), position))
        else:
            values.append(lowerer.loadvar(name))
    values += [lowerer.loadvar(partials[name].name) for name in redvars]
    schedule, *wanted = signature.args
    values = [
        value if have == want else context.cast(builder, value, have, want)
        for value, have, want in zip(values, given, wanted, strict=True)
    ]
    limits = [(_limit(lowerer, start), _limit(lowerer, stop)) for start, stop, _ in ranges]
    region = _Region(context, body, schedule, wanted)
    if all(map(_travels, wanted)):
        region.fork(builder, limits, values, [name.partition(".")[0] for name in names[1:]])
    else:
        region.run(builder, limits, values)
    context.active_code_library.add_linking_library(body.library)


_lower_with_regions = FunctionType(
    parfor_lowering._lower_parfor_parallel_std.__code__,
    {
        **parfor_lowering._lower_parfor_parallel_std.__globals__,
        "_create_gufunc_for_parfor_body": _body_of,
        "call_parallel_gufunc": _call_body,
    },
)
"""Numba's own, over other functions: reductions are set up and finished by it."""


def _limit(lowerer: Any, value: Any) -> Any:
    if isinstance(value, int):
        return ir.Constant(_WORD, value)
    found = lowerer.loadvar(value.name)
    signed = getattr(lowerer.fndesc.typemap[value.name], "signed", True)
    if found.type.width == 64:
        return found
    return (lowerer.builder.sext if signed else lowerer.builder.zext)(found, _WORD)


# -- how values travel: as pointers and 64-bit integers, all that the run-time library hands on


def _travels(ty: Any) -> bool:
    if isinstance(ty, types.BaseTuple):
        return all(map(_travels, _items(ty)))
    return isinstance(ty, (types.Array, types.Boolean, types.Integer, types.Float, types.Complex, *_NOTHING))


def _items(ty: Any) -> list[Any]:
    return list(ty.types)


_NOTHING = (types.NoneType, types.Omitted, types.Dispatcher, types.Function, types.Module, types.NumberClass,
            types.DType, types.TypeRef)  # fmt: skip
"""Types whose value is known when the kernel is compiled."""


def _leaves(context: Any, builder: Any, ty: Any, value: Any) -> Iterator[Any]:
    """What travels of a value."""
    if isinstance(ty, types.BaseTuple):
        for i, item in enumerate(_items(ty)):
            yield from _leaves(context, builder, item, builder.extract_value(value, i))
    elif isinstance(ty, types.Array):
        array = make_array(ty)(context, builder, value)
        yield builder.bitcast(array.data, _BYTES)
        yield from cgutils.unpack_tuple(builder, array.shape)
        if ty.layout == "A":
            yield from cgutils.unpack_tuple(builder, array.strides)
    elif isinstance(ty, types.Complex):
        number = context.make_complex(builder, ty, value)
        yield from (_packed(builder, part) for part in (number.real, number.imag))
    elif not isinstance(ty, _NOTHING):
        yield _packed(builder, value)


def _packed(builder: Any, value: Any) -> Any:
    if isinstance(value.type, ir.IntType):
        return value if value.type.width == 64 else builder.zext(value, _WORD)
    room = cgutils.alloca_once(builder, value.type)
    builder.store(value, room)
    return builder.bitcast(room, _BYTES)


def _unpacked(builder: Any, given: Any, wanted: Any) -> Any:
    if isinstance(wanted, ir.IntType):
        return given if wanted.width == 64 else builder.trunc(given, wanted)
    return builder.load(builder.bitcast(given, wanted.as_pointer()))


def _rebuilt(context: Any, builder: Any, ty: Any, given: Iterator[Any]) -> Any:
    """The value of what has travelled."""
    if isinstance(ty, types.BaseTuple):
        return context.make_tuple(builder, ty, [_rebuilt(context, builder, item, given) for item in _items(ty)])
    if isinstance(ty, types.Array):
        return _array(context, builder, ty, given)
    if isinstance(ty, types.Complex):
        number = context.make_complex(builder, ty)
        part = context.get_value_type(ty.underlying_float)
        number.real, number.imag = (_unpacked(builder, next(given), part) for _ in range(2))
        return number._getvalue()
    if isinstance(ty, _NOTHING):
        return cgutils.get_null_value(context.get_value_type(ty))
    return _unpacked(builder, next(given), context.get_value_type(ty))


def _array(context: Any, builder: Any, ty: Any, given: Iterator[Any]) -> Any:
    data, shape = next(given), [next(given) for _ in range(ty.ndim)]
    size = context.get_abi_sizeof(context.get_data_type(ty.dtype))
    if ty.layout == "A":
        strides = [next(given) for _ in range(ty.ndim)]
    else:
        strides, step = [], ir.Constant(_WORD, size)
        for extent in shape if ty.layout == "F" else reversed(shape):
            strides.append(step)
            step = builder.mul(step, extent, flags=["nsw"])
        strides = strides if ty.layout == "F" else strides[::-1]
    array = make_array(ty)(context, builder)
    pointer = builder.bitcast(data, array.data.type)
    populate_array(array, pointer, shape, strides, size, meminfo=None)
    return array._getvalue()


# -- regions


class _Region:
    """One parfor whose body is a function of a schedule and of values of types ``wanted``."""

    def __init__(self, context: Any, body: Any, schedule: Any, wanted: list[Any]) -> None:
        self.context = context
        self.body = body
        self.schedule = schedule
        self.wanted = wanted
        self.name = f"{_PREFIX}{next(_numbers)}"

    def run(self, builder: Any, limits: list[Any], values: list[Any]) -> None:
        """All iterations, by the thread that comes here."""
        one = ir.Constant(_WORD, 1)
        inclusive = [(start, builder.sub(stop, one)) for start, stop in limits]
        status = self._call_body(builder, inclusive, values)
        with builder.if_then(status.is_error, likely=False):
            self.context.call_conv.return_status_propagate(builder, status)

    def fork(self, builder: Any, limits: list[Any], values: list[Any], names: list[str]) -> None:
        """All iterations, by a team of threads. `names` are those of the captured variables, for the plan to show."""
        own = cgutils.alloca_once(builder, ir.LiteralStructType([_INT, _BYTES]))
        slot = self._ask(builder, "slot", _BYTES, builder.bitcast(own, _BYTES))
        travelling = [slot, *itertools.chain.from_iterable(limits)]
        called = ["failure", *("start", "stop") * len(limits)]
        for ty, value, name in zip(self.wanted, values, names, strict=True):
            leaves = list(_leaves(self.context, builder, ty, value))
            travelling += leaves
            called += [name, *[f"{name}.extent"] * (len(leaves) - 1)][: len(leaves)]
        region = self._outlined(builder.module, [value.type for value in travelling], len(limits))
        for argument, name in zip(region.args[2:], called, strict=True):
            argument.name = name
        fork = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(ir.VoidType(), [_BYTES, _INT, _BYTES], var_arg=True), "__kmpc_fork_call"
        )
        count = ir.Constant(_INT, len(travelling))
        builder.call(fork, [_position(builder.module), count, builder.bitcast(region, _BYTES), *travelling])
        code = self._ask(builder, "code", _INT, slot)
        with builder.if_then(builder.icmp_unsigned("!=", code, ir.Constant(_INT, 0)), likely=False):
            exception = builder.bitcast(self._ask(builder, "exception", _BYTES, slot), excinfo_ptr_t)
            fields = dict.fromkeys(Status._fields)
            status = Status(**{**fields, "code": code, "excinfoptr": exception})
            self.context.call_conv.return_status_propagate(builder, status)

    def _ask(self, builder: Any, what: str, result: Any, *given: Any) -> Any:
        """Call one of the functions of :func:`outcome_ir`."""
        signature = ir.FunctionType(result, [value.type for value in given])
        return builder.call(cgutils.get_or_insert_function(builder.module, signature, f"{self.name}.{what}"), given)

    def _outlined(self, module: Any, travelling: list[Any], dimensions: int) -> Any:
        """What each thread runs."""
        number = _INT.as_pointer()
        signature = ir.FunctionType(ir.VoidType(), [number, number, *travelling])
        region = ir.Function(module, signature, f"{self.body.fndesc.llvm_func_name}.{self.name}")
        region.linkage = "internal"
        region.attributes.add("noinline")
        thread, _, slot, *rest = region.args
        builder = ir.IRBuilder(region.append_basic_block("entry"))
        limits = list(zip(rest[: 2 * dimensions : 2], rest[1 : 2 * dimensions : 2], strict=True))
        given = iter(rest[2 * dimensions :])
        values = [_rebuilt(self.context, builder, ty, given) for ty in self.wanted]
        one = ir.Constant(_WORD, 1)
        inclusive = [(start, builder.sub(stop, one)) for start, stop in limits]
        inclusive[0] = _share(builder, thread, *inclusive[0])
        status = self._call_body(builder, inclusive, values)
        with builder.if_then(status.is_error, likely=False):
            self._ask(builder, "fail", ir.VoidType(), slot, status.code, builder.bitcast(status.excinfoptr, _BYTES))
        builder.ret_void()
        return region

    def _call_body(self, builder: Any, limits: list[tuple[Any, Any]], values: list[Any]) -> Any:
        """Run the iterations from the first to the last index of each dimension."""
        count = 2 * len(limits)
        room = cgutils.alloca_once(builder, _WORD, size=count)
        for i, index in enumerate([first for first, _ in limits] + [last for _, last in limits]):
            builder.store(index, builder.gep(room, [ir.Constant(_INT, i)]))
        given = iter([builder.bitcast(room, _BYTES), ir.Constant(_WORD, count)])
        schedule = _array(self.context, builder, self.schedule, given)
        fndesc = self.body.fndesc
        signature = self.context.call_conv.get_function_type(fndesc.restype, fndesc.argtypes)
        callee = cgutils.get_or_insert_function(builder.module, signature, fndesc.llvm_func_name)
        status, _ = self.context.call_conv.call_function(
            builder, callee, fndesc.restype, fndesc.argtypes, [schedule, *values]
        )
        return status


def _share(builder: Any, thread: Any, first: Any, last: Any) -> tuple[Any, Any]:
    """A thread's part of the indices from first to last."""
    is_last = cgutils.alloca_once(builder, _INT)
    lower, upper, stride = (cgutils.alloca_once(builder, _WORD) for _ in range(3))
    one = ir.Constant(_WORD, 1)
    for value, room in ((ir.Constant(_INT, 0), is_last), (first, lower), (last, upper), (one, stride)):
        builder.store(value, room)
    where, number = _position(builder.module), builder.load(thread)
    given = [where, number, ir.Constant(_INT, _BALANCED), is_last, lower, upper, stride, one, one]
    _call_runtime(builder, "__kmpc_for_static_init_8", given)
    found = builder.load(lower), builder.load(upper)
    _call_runtime(builder, "__kmpc_for_static_fini", [where, number])
    return found


def _call_runtime(builder: Any, name: str, given: list[Any]) -> None:
    signature = ir.FunctionType(ir.VoidType(), [value.type for value in given])
    builder.call(cgutils.get_or_insert_function(builder.module, signature, name), given)


def _position(module: Any) -> Any:
    """A source position for the run-time library (``ident_t`` in kmp.h) that says nothing."""
    name = "irad_region.position"
    if name not in module.globals:
        text = cgutils.make_bytearray(b";unknown;unknown;0;0;;\0")
        words = cgutils.global_constant(module, f"{name}.text", text)
        record = ir.Constant.literal_struct(
            [_INT(0), _INT(_FROM_C), _INT(0), _INT(text.type.count - 1), words.bitcast(_BYTES)]
        )
        cgutils.global_constant(module, name, record)
    return module.globals[name].bitcast(_BYTES)
