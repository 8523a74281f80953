"""Runs what is done for each element over arrays in a GPU's memory: the jobs of :mod:`irad.api.elementwise.engine`.

One kernel does everything for each element. What is summed over all elements it leaves as a sum for each block; other
sums it leaves as their terms. A second kernel adds these up, always in the same order: nothing is added atomically.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from irad.api.elementwise.device_array import DeviceArray, new_array
from irad.api.elementwise.element import Element
from irad.api.elementwise.engine import Job, New, Row, dense, inputs_of, outputs_of
from irad.api.elementwise.layout import Loops, Strides, broadcast_shape, loop_order, loops_over, stretched
from irad.backend.gpu import Gpu, Launcher
from irad.backend.nvptx import Resources, assemble, to_ptx
from irad.codegen.elementwise.device import DECLARATIONS, kernel, reduction
from irad.codegen.elementwise.nest import Stream
from irad.errors import ArgumentError, UsageError

__all__ = ["DeviceRunner", "KernelFailed", "gpu_of"]

_PARAMETERS = 4096
"""So many bytes of parameters every device takes."""
_SHORT = 32
"""A sum of fewer terms is taken by one thread; so are sums of which there are more than :data:`_MANY`."""
_MANY = 1 << 15
_NARROW = 1 << 31


@dataclass(frozen=True)
class _Reduction:
    """Sums of terms that a kernel has left. ``source`` and ``target`` are LLVM types; loops over sums come first."""

    source: str
    target: str
    sums: tuple[int, ...]
    terms: tuple[int, ...]
    source_strides: Strides
    target_strides: Strides

    @property
    def blocks(self) -> bool:
        """Whether a block takes each sum."""
        return int(np.prod(self.terms)) >= _SHORT and int(np.prod(self.sums)) <= _MANY

    @property
    def form(self) -> tuple[str, str, int, int, bool]:
        """What the code hangs on."""
        return self.source, self.target, len(self.sums), len(self.terms), self.blocks


@dataclass(frozen=True)
class _Output:
    """An array that is handed out. ``left``: how many bytes of other memory the kernel writes to instead, if it does,
    of which ``reductions`` make the array, one for each part of its numbers."""

    new: New
    dtype: np.dtype
    left: int
    reductions: tuple[_Reduction, ...]


@dataclass(frozen=True, eq=False)
class _Prepared:
    """A job for arrays of some shapes, strides and types."""

    code: _Code
    symbols: tuple[str, ...]
    """The kernel, and one for each reduction."""
    count: int
    grid: int
    rows: tuple[Row, ...]
    outputs: tuple[_Output, ...]
    extents: tuple[int, ...]
    strides: tuple[tuple[int, ...], ...]
    fails: bool


@dataclass(eq=False)
class _Code:
    """The text of kernels, loaded where they are first run."""

    text: str
    kernels: tuple[str, ...]
    launcher: Launcher | None = None

    def on(self, gpu: Gpu) -> Launcher:
        """The kernels on a device."""
        if self.launcher is None:
            self.launcher = gpu.load(self.text, self.kernels)
        return self.launcher


class KernelFailed(Exception):
    """The kernel has failed for some element."""


class DeviceRunner:
    """Runs jobs of one kernel on one device."""

    def __init__(self, name: str, gpu: Gpu) -> None:
        self.name = name
        self.gpu = gpu
        self._prepared: dict[Any, _Prepared | list[_Output]] = {}
        self._compiled: dict[Any, tuple[_Code, tuple[str, ...]]] = {}

    def run(self, job: Job, given: Sequence[Any], names: Sequence[str]) -> list[DeviceArray]:
        """As :meth:`irad.api.elementwise.engine.Runner.run`; numbers may stay on the host.

        Raises :class:`KernelFailed` where the kernel raises something.
        """
        gpu_of(self.name, given)
        arrays = [a for a in given if isinstance(a, DeviceArray)]
        stream, library = arrays[0].stream, arrays[0].library
        for other in {a.stream for a in arrays} - {stream}:
            self.gpu.wait_for(other, stream)
        known = self._known(job, given, names)
        if isinstance(known, list):
            return [self._empty(output, stream, library) for output in known]
        return self._call(known, given, stream, library)

    def resources(
        self, job: Job, operands: Sequence[Any], names: Sequence[str], summed: tuple[int, ...]
    ) -> Resources | None:
        """What a thread of a gradient takes, by ptxas, whose seeds have no gaps; None where there are no elements.
        Raises :class:`irad.errors.ToolError` where there is no ptxas."""
        code = self.code(job, operands, names, summed)
        return None if code is None else assemble(to_ptx(code.text, code.kernels)).resources[code.kernels[0]]

    def code(
        self, job: Job, operands: Sequence[Any], names: Sequence[str], summed: tuple[int, ...] = ()
    ) -> _Code | None:
        """The kernels of a gradient."""
        shape = broadcast_shape(self.name, names, [a.shape for a in operands])
        shape = tuple(1 if axis in summed else n for axis, n in enumerate(shape))
        outputs = [job.emission.element.outputs[o].dtype for o in job.seeds]
        seeds = [self._template(shape, dtype) for dtype in outputs]
        known = self._known(job, [*operands, *seeds], names)
        return None if isinstance(known, list) else known.code

    def _template(self, shape: tuple[int, ...], dtype: np.dtype) -> DeviceArray:
        """An array that nobody reads."""
        strides = dense(shape, dtype.itemsize, tuple(range(len(shape))))
        return DeviceArray(self.gpu, 0, shape, strides, dtype, 1, None)

    def _known(self, job: Job, given: Sequence[Any], names: Sequence[str]) -> _Prepared | list[_Output]:
        key = (job, *((isinstance(a, DeviceArray), a.shape, a.strides, a.dtype) for a in given))
        if key not in self._prepared:
            self._prepared[key] = self._prepare(job, given, names)
        return self._prepared[key]

    def _empty(self, output: _Output, stream: int, library: str) -> DeviceArray:
        made = self._new(output, stream, library)
        self.gpu.clear(made.owner, stream)
        return made

    def _new(self, output: _Output, stream: int, library: str) -> DeviceArray:
        new = output.new
        order = new.order or tuple(range(len(new.shape)))
        strides = dense(new.shape, output.dtype.itemsize, order)
        return new_array(self.gpu, new.shape, strides, output.dtype, stream, library)

    def _call(self, known: _Prepared, given: Sequence[Any], stream: int, library: str) -> list[DeviceArray]:
        made = [self._new(output, stream, library) for output in known.outputs]
        left = [self.gpu.allocate(o.left, stream) if o.left else a for o, a in zip(known.outputs, made, strict=True)]
        places: list[int] = []
        for row, array in zip(known.rows, [*given, *left], strict=True):
            places += _words(row, array, self.gpu.block)
        words = [*known.extents, *places, *(step for steps in known.strides for step in steps)]
        launcher = known.code.on(self.gpu)
        status = self.gpu.allocate(4, stream) if known.fails else None
        if status is not None:
            self.gpu.clear(status, stream)
            words.insert(0, status.address)
        launcher.launch(known.symbols[0], known.grid, [known.count, *words], stream)
        symbols = iter(known.symbols[1:])
        for output, source, target in zip(known.outputs, left, made, strict=True):
            for part, each in enumerate(output.reductions):
                self._reduce(launcher, next(symbols), each, part, source.address, output, target, stream)
        if status is not None and any(self.gpu.read(status.address, 4, stream)):
            raise KernelFailed
        return made

    def _reduce(
        self, launcher: Launcher, symbol: str, each: _Reduction, part: int, source: int, output: _Output,
        target: DeviceArray, stream: int,
    ) -> None:  # fmt: skip
        count, terms = int(np.prod(each.sums)), int(np.prod(each.terms))
        parts = len(output.reductions)
        start = source + part * (output.left // parts if not each.sums else output.dtype.itemsize // parts)
        place = target.address + part * output.dtype.itemsize // parts
        words = [terms, *each.sums, *each.terms, start, *each.source_strides, place, *each.target_strides]
        wanted = count if each.blocks else -(-count // self.gpu.block)
        launcher.launch(symbol, min(self.gpu.grid, wanted), [count, *words], stream)

    def _prepare(self, job: Job, given: Sequence[Any], names: Sequence[str]) -> _Prepared | list[_Output]:
        operands = given[: len(job.emission.element.operands)]
        shape = broadcast_shape(self.name, names, [a.shape for a in operands])
        rows = [stretched(a, shape) for a in given]
        order = loop_order(shape, rows)
        new, kinds, strides = outputs_of(job, operands, shape, order)
        if 0 in shape:
            return [_Output(n, n.final or n.dtype, 0, ()) for n in new]
        loops = loops_over(shape, order, [*rows, *strides])
        grid = min(self.gpu.grid, -(-loops.count // self.gpu.block))
        listed = [
            row if isinstance(a, DeviceArray) else replace(row, does="number")
            for row, a in zip(inputs_of(job, given), given, strict=True)
        ]
        walked = list(loops.strides[: len(given)])
        outputs = []
        for n, row, steps in zip(new, kinds, loops.strides[len(given) :], strict=True):
            row, steps, output = _left_by_kernel(n, row, steps, loops, grid)
            listed.append(row)
            walked.append(steps)
            outputs.append(output)
        return self._finished(job, listed, walked, outputs, loops, grid)

    def _finished(
        self, job: Job, rows: Sequence[Row], walked: Sequence[Strides], outputs: Sequence[_Output], loops: Loops,
        grid: int,
    ) -> _Prepared:  # fmt: skip
        streams = [s for row, steps in zip(rows, walked, strict=True) for s in row.streams(steps)]
        fails = job.emission.element.fails and job.emission.calls
        forms = [each.form for output in outputs for each in output.reductions]
        narrow = loops.count + self.gpu.grid * self.gpu.block < _NARROW
        code, symbols = self._compile(job, streams, forms, narrow, fails)
        told = [
            steps for row, steps in zip(rows, walked, strict=True) for _ in row.keys if row.does in ("load", "store")
        ]
        used = 8 * (2 + len(loops.extents) + len(streams) + sum(map(len, told)))
        if used > _PARAMETERS:
            raise UsageError(
                f"{self.name}: {len(streams)} arrays of {len(loops.extents)} dimensions take {used} bytes of "
                f"parameters, and kernels have {_PARAMETERS}; take the gradient by fewer arguments at a time"
            )
        return _Prepared(
            code, symbols, loops.count, grid, tuple(rows), tuple(outputs), loops.extents, tuple(told), fails
        )

    def _compile(
        self, job: Job, streams: Sequence[Stream], forms: Sequence[tuple[str, str, int, int, bool]], narrow: bool,
        fails: bool,
    ) -> tuple[_Code, tuple[str, ...]]:  # fmt: skip
        key = (job.emission, tuple(streams), tuple(forms), narrow)
        if key not in self._compiled:
            element: Element = job.emission.element
            digest = hashlib.sha256(repr((element.symbol, key[1:])).encode()).hexdigest()[:12]
            symbol = f"irad_broadcast_{digest}"
            pieces = [job.emission.text, kernel(symbol, streams, job.emission.body, narrow=narrow, fails=fails)]
            names = {form: f"{symbol}_sum{k}" for k, form in enumerate(dict.fromkeys(forms))}
            for (source, target, kept, summed, blocks), name in names.items():
                pieces.append(reduction(name, source, target, kept, summed, blocks=blocks))
            kernels = (symbol, *names.values())
            text = element.program.text(set(kernels), "\n".join([*pieces, DECLARATIONS]))
            self._compiled[key] = _Code(text, kernels), (symbol, *(names[form] for form in forms))
        return self._compiled[key]


def _left_by_kernel(new: New, row: Row, steps: Strides, loops: Loops, grid: int) -> tuple[Row, Strides, _Output]:
    """What the kernel writes for an output, with which strides, and how that becomes the output."""
    if row.does == "store":
        return row, steps, _Output(new, row.dtype, 0, ())
    assert new.final is not None
    final, parts = new.final, len(row.keys)
    real = {4: "float", 8: "double"}[final.itemsize // parts]
    if not any(steps):
        each = _Reduction("double", real, (), (grid,), (8,), ())
        return row, steps, _Output(new, final, 8 * grid * parts, (each,) * parts)
    kept = [k for k, step in enumerate(steps) if step]
    summed = [k for k, step in enumerate(steps) if not step]
    own = dense(loops.extents, final.itemsize, tuple(range(len(loops.extents))))
    each = _Reduction(
        real, real, tuple(loops.extents[k] for k in kept), tuple(loops.extents[k] for k in summed),
        tuple(own[k] for k in (*kept, *summed)),
        tuple(steps[k] // row.dtype.itemsize * final.itemsize for k in kept),
    )  # fmt: skip
    output = _Output(new, final, loops.count * final.itemsize, (each,) * parts)
    return Row(row.keys, final, "store"), own, output


def _words(row: Row, array: Any, block: int) -> list[int]:
    """The addresses of an array's parts; or the bits of the parts of a number."""
    parts = len(row.keys)
    if row.does == "number":
        raw, size = np.asarray(array).tobytes(), row.dtype.itemsize // parts
        return [int.from_bytes(raw[size * k : size * (k + 1)], "little") for k in range(parts)]
    step = row.dtype.itemsize // parts
    if row.does == "sum":
        step = array.size // parts
    return [array.address + step * part for part in range(parts)]


def gpu_of(name: str, given: Sequence[Any]) -> Gpu | None:
    """The device of all arrays, if they lie on one; numbers may be on the host. Raises :class:`ArgumentError`."""
    gpus = {id(a.gpu): a.gpu for a in given if isinstance(a, DeviceArray)}
    if not gpus:
        return None
    if len(gpus) > 1:
        raise ArgumentError(f"{name}: its arrays lie on several devices; move them to one")
    if any(not isinstance(a, DeviceArray) and a.ndim for a in given):
        raise ArgumentError(f"{name}: there are arrays of the host beside arrays on a device; move them there")
    return next(iter(gpus.values()))
