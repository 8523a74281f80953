"""Runs what is done for each element over arrays: compiled once for a pattern of strides, prepared once for shapes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NoReturn

import numpy as np

from irad.api.calling.marshal import bind, ffi
from irad.api.calling.stops import attempted, may_stop, raising, team_functions
from irad.api.elementwise.buffer_pool import empty
from irad.api.elementwise.element import adjoint, element_of, number, result, seed
from irad.api.elementwise.layout import Loops, broadcast_shape, loop_order, loops_over, parts_of, stretched, without
from irad.api.elementwise.modes import Emission, value_of
from irad.api.kernels.kernel import Kernel, raise_error
from irad.api.session import Program
from irad.backend.openmp import find_openmp
from irad.codegen.elementwise.nest import HEADER, Key, Stream, nest
from irad.errors import ToolError
from irad.ir import types as T
from irad.ir.module import Function
from irad.ir.values import Argument as IRArgument
from irad.options import Options

__all__ = ["Job", "New", "Row", "Runner", "dense", "inputs_of", "outputs_of"]

_MEMORY = {"f4": "float", "f8": "double", "b1": "i8", "c8": "float", "c16": "double"}


@dataclass(frozen=True)
class Job:
    """What is wanted: values, or adjoints of the operands ``wrt``, or both.

    ``summed``: the axes along which results are summed; None: they are not. ``keeps``: partial derivatives that are
    handed out as arrays, too; ``kept``: those that are given, behind the seeds. ``reports``: it is run to find out how
    the kernel fails.
    """

    emission: Emission
    values: tuple[int, ...]
    wrt: tuple[int, ...]
    summed: tuple[int, ...] | None
    reports: bool = False
    keeps: tuple[Key, ...] = ()
    kept: tuple[Key, ...] = ()

    @property
    def seeds(self) -> tuple[int, ...]:
        """The results whose adjoints are given."""
        return tuple(self.emission.element.smooth_outputs()) if self.wrt else ()


@dataclass(frozen=True)
class Row:
    """An array of a job: what it is for (see ``Stream.does``), and the keys of its parts."""

    keys: tuple[Key, ...]
    dtype: np.dtype
    does: str

    def streams(self, strides: Sequence[int]) -> list[Stream]:
        """One for each part; ``strides``: loop by loop."""
        still = tuple(step == 0 for step in strides)
        size = self.dtype.itemsize
        known = strides[-1] if strides[-1] in (size, -size) else 0 if still[-1] else None
        type_ = _MEMORY.get(self.dtype.str[1:]) or f"i{8 * size}"
        return [Stream(key, type_, self.does, still, known) for key in self.keys]


@dataclass(frozen=True)
class New:
    """An array that a job makes, and what of it is handed out. ``sums``: it has a copy for each part, of which the sum
    is taken; or one copy that all parts share."""

    shape: tuple[int, ...]
    dtype: np.dtype
    order: tuple[int, ...]
    sums: int = 0
    final: np.dtype | None = None

    def make(self) -> np.ndarray:
        """The array."""
        if self.sums:
            return np.zeros((self.sums, *self.shape), self.dtype)
        if self.order == tuple(range(len(self.shape))):
            return empty(self.shape, self.dtype)
        inverse = [self.order.index(axis) for axis in range(len(self.shape))]
        made: np.ndarray = empty(tuple(self.shape[axis] for axis in self.order), self.dtype).transpose(inverse)
        return made

    def finish(self, array: np.ndarray) -> np.ndarray:
        """What is handed out."""
        if self.sums:
            return np.asarray(array.sum(0) if self.sums > 1 else array[0], self.final)
        return array


@dataclass(frozen=True, eq=False)
class _Prepared:
    """A job for arrays of some shapes, strides and types."""

    call: Callable[..., Any]
    template: np.ndarray
    columns: tuple[tuple[int, ...], ...]
    """For each array, where in a descriptor its address goes, and that of its imaginary part."""
    new: tuple[New, ...]
    code: Any
    """Keeps the machine code."""


class Runner:
    """Runs jobs of one kernel."""

    def __init__(self, kernel: Kernel, parallel: bool | None) -> None:
        self.kernel = kernel
        self.parallel = parallel
        self._prepared: dict[Any, _Prepared] = {}
        self._compiled: dict[Any, tuple[Callable[..., Any], Any]] = {}

    def run(self, job: Job, given: Sequence[np.ndarray], names: Sequence[str]) -> list[np.ndarray]:
        """The values that are wanted, then the adjoints, then what is kept. ``given``: operands, then seeds, then what
        was kept.

        Raises :class:`irad.errors.ArgumentError` for shapes that do not broadcast, and what the kernel raises.
        """
        key = (job, *((a.shape, a.strides, a.dtype) for a in given))
        known = self._prepared.get(key)
        if known is None:
            known = self._prepared[key] = self._prepare(job, given, names)
        made = [new.make() for new in known.new]
        if known.template.size:
            failed = self._call(known, [*given, *made])
            if failed is not None and job.reports:
                raise_error(self.kernel, ffi.cast("void *", failed.ctypes.data))
            elif failed is not None:
                self.fail(given)
        return [new.finish(array) for new, array in zip(known.new, made, strict=True)]

    def fail(self, given: Sequence[np.ndarray]) -> NoReturn:
        """Raise what the kernel raises for an element of some arrays."""
        element = element_of(self.kernel)
        count = len(element.operands)
        job = Job(value_of(element), tuple(range(len(element.outputs))), (), None, True)
        self.run(job, given[:count], [o.name for o in element.operands])
        raise AssertionError(f"{self.kernel.name} has failed, and does not fail again")

    def _call(self, known: _Prepared, arrays: Sequence[np.ndarray]) -> np.ndarray | None:
        """Run it; the descriptor of a part that has failed."""
        parts, words = known.template.shape
        addresses = [0] * words
        for array, columns in zip(arrays, known.columns, strict=True):
            address = _address(array)
            for column in columns:
                addresses[column] = address
        descriptors: np.ndarray = known.template + np.array(addresses, np.int64)
        team = _team(self.kernel.options, bool(self.parallel)) if parts > 1 and self.parallel is not False else _ALONE
        known.call(ffi.from_buffer(descriptors), parts, words, *team)
        if self.kernel.raise_error is None or not (descriptors[:, 0].any() if parts > 1 else descriptors[0, 0]):
            return None
        found: np.ndarray = descriptors[descriptors[:, 0].nonzero()[0][0]]
        return found

    def _prepare(self, job: Job, given: Sequence[np.ndarray], names: Sequence[str]) -> _Prepared:
        operands = given[: len(job.emission.element.operands)]
        shape = broadcast_shape(self.kernel.name, names, [a.shape for a in operands])
        rows = [stretched(a, shape) for a in given]
        order = loop_order(shape, rows)
        new, kinds, strides = outputs_of(job, operands, shape, order)
        if 0 in shape:
            return _Prepared(_nothing, np.empty((0, 0), np.int64), (), tuple(new), None)
        loops = loops_over(shape, order, [*rows, *strides])
        sums = [
            (n.dtype.itemsize * int(np.prod(n.shape)), loops.strides[len(given) + k])
            for k, n in enumerate(new) if n.sums
        ]  # fmt: skip
        level, parts = parts_of(loops, sums)
        own = [n.sums > 0 and loops.strides[len(given) + k][level] == 0 for k, n in enumerate(new)]
        new = [New(n.shape, n.dtype, n.order, parts if mine else n.sums, n.final)
               for n, mine in zip(new, own, strict=True)]  # fmt: skip
        listed = [*inputs_of(job, given), *kinds]
        call, code = self._compile(job, listed, loops)
        template, columns = _template(listed, loops, level, parts, [False] * len(given) + own, new)
        return _Prepared(call, template, columns, tuple(new), code)

    def _compile(self, job: Job, rows: Sequence[Row], loops: Loops) -> tuple[Callable[..., Any], Any]:
        streams = [s for row, strides in zip(rows, loops.strides, strict=True) for s in row.streams(strides)]
        key = (job.emission, job.reports, tuple(streams))
        if key not in self._compiled:
            element = job.emission.element
            digest = hashlib.sha256(repr((element.symbol, streams)).encode()).hexdigest()[:12]
            symbol = f"irad.broadcast.{digest}"
            failures = "" if not (element.fails and job.emission.calls) else "report" if job.reports else "flag"
            text = job.emission.text + nest(symbol, streams, job.emission.body, failures)
            self._compiled[key] = _bound(element.program, symbol, text)
        return self._compiled[key]


def _bound(program: Program, symbol: str, text: str) -> tuple[Callable[..., Any], Any]:
    """The compiled nest, in a form that raises what it stops for; and what keeps its machine code."""
    stops = may_stop(text)
    if stops:
        arguments = [IRArgument(type_, f"a{i}", i) for i, type_ in enumerate(_PARAMETERS)]
        (heard,), attempt = attempted([(Function(symbol, T.FunctionType(T.VOID, _PARAMETERS), arguments), True)])
        symbol, text = heard.name, text + attempt
    code = program.code(symbol, text)
    function = bind(code.library().address(symbol), tuple(map(str, _PARAMETERS)), "void")
    return (raising(function) if stops else function), code


_PARAMETERS = (T.PTR, T.I64, T.I64, T.PTR, T.PTR, T.PTR)
"""Of a nest (see :func:`irad.codegen.elementwise.nest.nest`)."""


_ADDRESS = ffi.typeof("uintptr_t")


def _address(array: np.ndarray) -> int:
    """Where an array begins; the short way where there is one."""
    if array.flags.c_contiguous:
        return int(ffi.cast(_ADDRESS, ffi.from_buffer(array)))
    found: int = array.__array_interface__["data"][0]
    return found


def _nothing(*args: Any) -> None:
    """Arrays without elements need no loop."""


def inputs_of(job: Job, given: Sequence[np.ndarray]) -> list[Row]:
    element = job.emission.element
    count = len(element.operands)
    rows = [
        Row(tuple(number(i, part) for part in range(operand.parts)), a.dtype, "load")
        for i, (operand, a) in enumerate(zip(element.operands, given, strict=False))
    ]
    seeds = [tuple(seed(o, part) for part in range(element.outputs[o].parts)) for o in job.seeds]
    for keys, a in zip([*seeds, *((key,) for key in job.kept)], given[count:], strict=True):
        rows.append(Row(keys, a.dtype, "load"))
    return rows


def outputs_of(
    job: Job, operands: Sequence[np.ndarray], shape: tuple[int, ...], order: Sequence[int]
) -> tuple[list[New], list[Row], list[tuple[int, ...]]]:
    """The arrays that are made, what they are for, and their strides."""
    element = job.emission.element
    new: list[New] = []
    rows: list[Row] = []
    strides: list[tuple[int, ...]] = []
    full = (*order, *(axis for axis in range(len(shape)) if axis not in order))
    for o in job.values:
        output = element.outputs[o]
        keys = tuple(result(o, part) for part in range(output.parts))
        if job.summed is not None:
            dtype = _double(output.dtype)
            kept = [1 if axis in job.summed else n for axis, n in enumerate(shape)]
            new.append(New(without(shape, job.summed), dtype, (), 1, output.dtype))
            rows.append(Row(keys, dtype, "sum"))
            steps = dense(kept, dtype.itemsize, tuple(range(len(shape))))
            strides.append(tuple(0 if axis in job.summed else step for axis, step in enumerate(steps)))
        else:
            new.append(New(shape, output.dtype, full))
            rows.append(Row(keys, output.dtype, "store"))
            strides.append(dense(shape, output.dtype.itemsize, full))
    for i in job.wrt:
        operand = operands[i]
        keys = tuple(adjoint(i, part) for part in range(element.operands[i].parts))
        if operand.size == int(np.prod(shape)):
            ordered = tuple(sorted(range(operand.ndim), key=lambda axis: -abs(operand.strides[axis])))
            new.append(New(operand.shape, operand.dtype, ordered))
            row = dense(operand.shape, operand.dtype.itemsize, ordered)
            rows.append(Row(keys, operand.dtype, "store"))
        else:
            new.append(New(operand.shape, _double(operand.dtype), (), 1, operand.dtype))
            row = dense(operand.shape, new[-1].dtype.itemsize, tuple(range(operand.ndim)))
            rows.append(Row(keys, new[-1].dtype, "sum"))
        missing = len(shape) - operand.ndim
        strides.append((0,) * missing + tuple(0 if n == 1 else s for n, s in zip(operand.shape, row, strict=True)))
    for key in job.keeps:
        dtype = np.dtype(element.precision_of(key))
        new.append(New(shape, dtype, full))
        rows.append(Row((key,), dtype, "store"))
        strides.append(dense(shape, dtype.itemsize, full))
    return new, rows, strides


def _double(dtype: np.dtype) -> np.dtype:
    """In which numbers are summed."""
    return np.dtype(np.complex128 if dtype.kind == "c" else np.float64)


def dense(shape: Sequence[int], itemsize: int, order: Sequence[int]) -> tuple[int, ...]:
    """The strides of an array without gaps, whose axes lie in memory in some order."""
    strides, step = [0] * len(shape), itemsize
    for axis in reversed(order):
        strides[axis] = step
        step *= shape[axis]
    return tuple(strides)


def _template(
    rows: Sequence[Row], loops: Loops, level: int, parts: int, own: Sequence[bool], new: Sequence[New]
) -> tuple[np.ndarray, tuple[tuple[int, ...], ...]]:
    """Descriptors with addresses left out, and where these go."""
    rank = len(loops.extents)
    bounds = [loops.extents[level] * k // parts for k in range(parts + 1)]
    words: list[list[int]] = []
    columns: list[tuple[int, ...]] = []
    for p in range(parts):
        line = [0] * HEADER + list(loops.extents)
        line[HEADER + level] = bounds[p + 1] - bounds[p]
        columns = []
        for k, (row, strides) in enumerate(zip(rows, loops.strides, strict=True)):
            offset = bounds[p] * strides[level]
            if own[k]:
                made = new[k - len(rows) + len(new)]
                offset = p * made.dtype.itemsize * int(np.prod(made.shape))
            places = []
            for part in range(len(row.keys)):
                places.append(len(line))
                line += [offset + part * row.dtype.itemsize // 2, *strides]
            columns.append(tuple(places))
        words.append(line)
    assert all(len(line) == HEADER + rank + sum(1 + rank for r in rows for _ in r.keys) for line in words)
    return np.array(words, np.int64), tuple(columns)


_ALONE = (ffi.NULL, ffi.NULL, ffi.NULL)


@cache
def _team(options: Options, required: bool) -> tuple[Any, ...]:
    """OpenMP's functions to run parts in threads; none where there is no OpenMP, unless it is ``required``."""
    try:
        runtime = find_openmp(options)
    except ToolError:
        if required:
            raise
        return _ALONE
    fork = team_functions(f"call void @{_FORK}(", (), options)[_FORK]  # a thread that stops leaves its region
    names = ("omp_get_thread_num", "omp_get_num_threads")
    return ffi.cast("void *", fork), *(ffi.cast("void *", runtime.address(name) or 0) for name in names)


_FORK = "__kmpc_fork_call"
