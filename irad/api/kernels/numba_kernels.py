"""Kernels made of Numba functions. Imported only when Numba is in use."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types import Omitted

from irad.analysis.types.evidence import DECLARED, Evidence
from irad.api.kernels.kernel import Kernel
from irad.api.kernels.lazy_module import Source
from irad.api.kernels.signature import Argument, Result, Signature, is_read_only
from irad.api.session import program_of
from irad.api.transforms.pytrees import has_floats
from irad.backend.openmp import find_openmp
from irad.errors import Diagnostic, Location, ToolError, UnsupportedError
from irad.facts.function_facts import Hint
from irad.frontends.numba import compile as frontend
from irad.frontends.numba.compile import ArgSpec, ErrorSlot, NumbaKernel, NumbaUnsupported, ResultUnsupported
from irad.ir import types as T
from irad.ir.module import Function
from irad.options import Options

__all__ = ["ReturnsStructure", "kernel_of", "kernel_of_types"]

_FLOATS = {4: T.FLOAT, 8: T.DOUBLE}


class ReturnsStructure(UnsupportedError):
    """A kernel returns something else than numbers."""


def kernel_of(function: Any, values: tuple[Any, ...] | None, options: Options) -> Kernel:
    """The code of an ``@njit`` function for the types of ``values``, or of a ``@cfunc``.

    Raises :class:`irad.errors.UnsupportedError` at the function's line for what cannot be lowered, and
    :class:`irad.errors.ArgumentError` for a value that has no Numba type.
    """
    if values is None:
        return kernel_of_types(function, None, options)
    code = function.py_func.__code__
    names = code.co_varnames[: code.co_argcount]
    return kernel_of_types(function, frontend.type_of(*values, kernel=function.py_func.__name__, names=names), options)


def kernel_of_types(function: Any, types: tuple[Any, ...] | None, options: Options) -> Kernel:
    """Like :func:`kernel_of` for Numba types. Parallel loops are plain ones, with a RuntimeWarning, where there is no
    OpenMP runtime."""
    try:
        with global_compiler_lock:
            lowered = frontend.lower(function, types, parallel=True)
            if lowered.parallel and not _has_openmp(function, options):
                lowered = frontend.lower(function, types)
    except NumbaUnsupported as error:
        place = Location(error.filename, error.line) if error.filename else None
        kind = ReturnsStructure if isinstance(error, ResultUnsupported) else UnsupportedError
        raise kind(Diagnostic(place, error.what, error.why, error.remedy)) from error
    source = Source(lambda intact: lowered.unit)
    source.hints[lowered.entry] = tuple(_told(lowered.arguments))
    entry = program_of(source, options).module.functions[lowered.entry]
    parameters = tuple(p.type for p in lowered.parameters)
    return Kernel(source, lowered.entry, _signature(lowered, entry), parameters, options, _raise)


def _has_openmp(function: Any, options: Options) -> bool:
    try:
        find_openmp(options)
    except ToolError as error:
        name = getattr(function, "__name__", "a Numba function")
        warnings.warn(f"the derivative of {name} runs in one thread: {error}", RuntimeWarning, stacklevel=2)
        return False
    return True


def _raise(address: int) -> None:
    frontend.raise_error(ErrorSlot.from_address(address))


def _signature(lowered: NumbaKernel, entry: Function) -> Signature:
    result = lowered.result
    text = "None" if result.kind == "none" else str(result.numba_type)
    signed = result.dtype is None or result.dtype.kind != "u"
    arguments = tuple(_argument(spec, entry) for spec in lowered.arguments if not isinstance(spec.numba_type, Omitted))
    out = result.first if result.kind == "complex" else -1
    returned = Result(result.kind, result.type, text, signed, result, result.dtype, out)
    return Signature(lowered.name, arguments, returned)


def _arrays_of(spec: ArgSpec) -> Iterator[ArgSpec]:
    """An argument that is an array, or the arrays in a tuple."""
    if spec.kind == "array":
        yield spec
    for item in spec.items:
        yield from _arrays_of(item)


def _told(arguments: Iterable[ArgSpec]) -> Iterator[Hint]:
    """What the types of arrays say of their memory, where nothing else does: it may be copied, and read as integers."""
    for spec in (array for argument in arguments for array in _arrays_of(argument)):
        if spec.dtype is not None and spec.layout in ("C", "F"):
            items = tuple(_evidence_of(spec.dtype, 0, spec.dtype.itemsize))
            if any(isinstance(item.kind, T.FloatType) for item in items):
                yield Hint(spec.first, None, items)


def _evidence_of(dtype: np.dtype, at: int, stride: int) -> Iterator[Evidence]:
    """Evidence of the numbers and integers in each item of an array; nothing of what is none of both."""
    if dtype.fields is not None:
        for each, offset, *_ in dtype.fields.values():
            yield from _evidence_of(each, at + offset, stride)
    elif dtype.kind == "c" and dtype.itemsize // 2 in _FLOATS:
        size = dtype.itemsize // 2
        parts, step = ((at,), size) if stride == dtype.itemsize else ((at, at + size), stride)
        yield from (Evidence(part, step, size, _FLOATS[size], DECLARED) for part in parts)
    elif dtype.kind == "f" and dtype.itemsize in _FLOATS:
        yield Evidence(at, stride, dtype.itemsize, _FLOATS[dtype.itemsize], DECLARED)
    elif dtype.kind in "iu":
        yield Evidence(at, stride, dtype.itemsize, "integer", DECLARED)


def _argument(spec: ArgSpec, entry: Function) -> Argument:
    floating = spec.dtype is not None and has_floats(spec.dtype)
    written = any(array.writable and not is_read_only(entry, array.first) for array in _arrays_of(spec))
    return Argument(
        spec.name, spec.kind, spec.first, spec.count, spec.dtype, str(spec.numba_type),
        "float" if floating else "other", written, False, spec,
    )  # fmt: skip
