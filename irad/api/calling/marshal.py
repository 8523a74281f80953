"""From Python values to the parameters of compiled code, with every check made before anything runs.

A reader takes one argument's value (and its shadow's or tangent's) and appends what the compiled function
takes to a list; it also notes which memory is touched.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import cffi
import numpy as np

from irad.abi.scalar_adapter import LONG_DOUBLE
from irad.abi.scalars import describe, parts_of
from irad.api.activities import Activity
from irad.api.calling.scalar_refs import Box
from irad.api.kernels.signature import Argument
from irad.errors import ArgumentError

__all__ = [
    "FRESH",
    "FUNCTION_POINTER",
    "Reader",
    "Span",
    "address_of",
    "bind",
    "bounds",
    "c_parameters",
    "data_positions",
    "dense_memory",
    "ffi",
    "loose_pointer",
    "may_overlap",
    "reader_of",
    "repeats",
    "require_no_mask",
    "same_steps",
    "strided_like",
    "touch",
]

ffi = cffi.FFI()
_BYTES = ffi.typeof("char[]")
_WORD = ffi.typeof("uintptr_t")
VOID_POINTER = ffi.typeof("void *")

Span = tuple[int, int, bool]
"""First address, address after the last, and whether the memory may be written."""
Reader = Callable[[Iterator[Any], list[Any], list[Any]], None]
"""Takes the next values from an iterator; appends C arguments to one list and spans to another (None for
memory whose size is not known)."""

#: The base of all ctypes functions, for which ctypes has no public name.
FUNCTION_POINTER: Any = ctypes.CFUNCTYPE(None).__mro__[1]

_C_TYPES = {
    str(LONG_DOUBLE): "long double", "ptr": "void *", "double": "double", "float": "float", "i1": "_Bool",
    "i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "void": "void",
    "u8": "uint8_t", "u16": "uint16_t", "u32": "uint32_t", "u64": "uint64_t",
}  # fmt: skip


def c_parameters(parameters: Sequence[str], arguments: Iterable[Argument]) -> tuple[str, ...]:
    """LLVM types of a function's parameters with the unsigned ones told apart (``u8``).

    C's calling convention extends small integers by their sign.
    """
    found = list(parameters)
    for argument in arguments:
        if argument.kind == "int" and argument.dtype is not None and argument.dtype.kind == "u":
            found[argument.first] = f"u{8 * argument.dtype.itemsize}"
    return tuple(found)


def bind(address: int, parameters: tuple[str, ...], result: str) -> Any:
    """The C function at ``address`` as a cffi function pointer; types are LLVM's or those of
    :func:`c_parameters`. Calls release the GIL."""
    inner = ", ".join(_C_TYPES[p] for p in parameters) or "void"
    return ffi.cast(f"{_C_TYPES[result]} (*)({inner})", address)


def reader_of(where: str, argument: Argument, activity: Activity, mode: str) -> Reader:
    """The reader of one argument of the function called ``where`` in messages."""
    if argument.kind == "pointer":
        return _PointerReader(where, argument, activity).read
    if argument.kind == "slice":
        return _SliceReader(where, argument, activity).read
    if argument.kind == "array":
        return _ArrayReader(where, argument, activity).read
    if argument.kind in ("tuple", "none"):
        return _ConstantReader(argument).read
    if argument.kind in ("float", "complex"):
        return _number_reader(where, argument, activity is Activity.ACTIVE and mode == "tangent")
    return _whole_reader(f"{where}: argument {argument.name!r}", argument, mode)


# numbers


def _number_reader(where: str, argument: Argument, with_tangent: bool) -> Reader:
    """A number, part by part; in forward mode each part followed by its tangent."""
    split = parts_of(argument.kind, argument.dtype, f"{where}: argument {argument.name!r}")
    label = f"{where}: the tangent of argument {argument.name!r}"
    split_tangent = parts_of(argument.kind, argument.dtype, label)

    def read(values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        passed += split(next(values))

    def read_both(values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value, tangent = split(next(values)), split_tangent(next(values))
        for pair in zip(value, tangent, strict=True):
            passed += pair

    return read_both if with_tangent else read


def _whole_reader(label: str, argument: Argument, mode: str) -> Reader:
    assert argument.dtype is not None
    if argument.kind == "bool":
        return _integer_reader(label, 0, 1, 0)
    limits = np.iinfo(argument.dtype)
    # A derivative takes unsigned numbers as the signed ones of the same bits.
    wrap = 1 << limits.bits if limits.min == 0 and mode != "primal" else 0
    return _integer_reader(label, int(limits.min), int(limits.max), wrap)


def _integer_reader(label: str, low: int, high: int, wrap: int) -> Reader:
    half = wrap >> 1

    def read(values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        try:
            number = operator.index(value) if type(value) is not np.bool_ else int(value)
        except TypeError:
            raise ArgumentError(f"{label} is {describe(value)}; it must be a whole number") from None
        if not low <= number <= high:
            raise ArgumentError(f"{label} is {number}; it must be from {low} to {high}")
        passed.append(number - wrap if wrap and number >= half else number)

    return read


class _ConstantReader:
    """What a Numba kernel takes apart from numbers and arrays, without a derivative."""

    def __init__(self, argument: Argument) -> None:
        self.spec = argument.spec
        self.pointers = list(data_positions(argument.spec, argument.spec.first))

    def read(self, values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        before = len(passed)
        passed += self.spec.flatten(value)
        for i in self.pointers:
            passed[before + i] = ffi.cast(VOID_POINTER, passed[before + i])
            spans.append(None)


def data_positions(spec: Any, origin: int = 0) -> Iterator[int]:
    """Where the data of arrays within an argument is, counted from the parameter ``origin``."""
    if spec.kind == "array":
        yield spec.first - origin
    for item in spec.items:
        yield from data_positions(item, origin)


# memory


class _MemoryReader:
    """An argument that is memory, and its shadow."""

    def __init__(self, where: str, argument: Argument, activity: Activity) -> None:
        self.label = f"{where}: argument {argument.name!r}"
        self.shadow_label = f"{where}: the shadow of {argument.name!r}"
        self.name = argument.name
        self.dtype = argument.dtype
        self.written = argument.written
        self.duplicated = activity.is_duplicated


class _PointerReader(_MemoryReader):
    """A C pointer: a NumPy array, a cffi or ctypes pointer or array, an address, or None."""

    def __init__(self, where: str, argument: Argument, activity: Activity) -> None:
        super().__init__(where, argument, activity)
        self.needs_writable = argument.written and not argument.const
        self.least = argument.unit if argument.kind == "pointer" else 0
        self.pointers = argument.text if argument.to_pointers else ""

    def read(self, values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        if not isinstance(value, np.ndarray):
            passed.append(loose_pointer(value, self.label))
            spans.append(None)
            if self.duplicated:
                self._read_loose_shadow(next(values), passed, spans)
            return
        require_no_mask(value, self.label)
        start = self._read_array(value, self.label, self.needs_writable, self.written, passed, spans)
        if not self.duplicated:
            return
        shadow = next(values)
        if not isinstance(shadow, np.ndarray):
            self._read_loose_shadow(shadow, passed, spans)
            return
        if shadow.shape != value.shape or (value.ndim > 1 and not same_steps(shadow, value)):
            raise ArgumentError(_misfit(shadow, value, self.shadow_label, self.name))
        other = self._read_array(shadow, self.shadow_label, True, True, passed, spans)
        if start < other + shadow.nbytes and other < start + value.nbytes:
            raise ArgumentError(f"{self.shadow_label} overlaps {self.name!r} itself; pass an array of its own")

    def _read_loose_shadow(self, shadow: Any, passed: list[Any], spans: list[Any]) -> None:
        if isinstance(shadow, np.ndarray):
            self._read_array(shadow, self.shadow_label, True, True, passed, spans)
            return
        passed.append(loose_pointer(shadow, self.shadow_label))
        spans.append(None)

    def _cure(self, writable: bool) -> str:
        if self.dtype is None or self.dtype.kind == "V":
            return ""
        name = self.dtype.name
        return f"; make it with dtype={name!r}" if writable else f"; pass {self.name}.astype({name!r})"

    def _read_array(
        self, value: Any, label: str, writable: bool, written: bool, passed: list[Any], spans: list[Any]
    ) -> int:
        if value.dtype != self.dtype and self.dtype is not None and not _same_bytes(value.dtype, self.dtype):
            wanted = self.dtype if self.dtype.kind != "V" else f"V{self.dtype.itemsize} (bytes)"
            raise ArgumentError(f"{label} has dtype {value.dtype}; it must be {wanted}{self._cure(writable)}")
        if self.pointers and value.dtype.kind in "fc":
            raise ArgumentError(
                f"{label} has dtype {value.dtype}, and {self.pointers} leads to pointers; pass an array of addresses "
                "(dtype uintp), or let the function take a pointer to the numbers themselves"
            )
        if value.nbytes < self.least:
            raise ArgumentError(f"{label} has {value.nbytes} bytes; the reference promises {self.least}")
        try:
            memory = ffi.from_buffer(_BYTES, value, writable)
        except (ValueError, TypeError, BufferError):
            memory = dense_memory(value, label, writable)
        start = int(ffi.cast(_WORD, memory))
        passed.append(memory)
        spans.append((start, start + value.nbytes, written))
        return start


def _same_bytes(given: np.dtype, wanted: np.dtype) -> bool:
    """Whether numbers that NumPy has no type for come as the right number of bytes."""
    return given.kind == wanted.kind == "V" and given.itemsize == wanted.itemsize


class _SliceReader(_PointerReader):
    """A Rust slice: the pointer (and its shadow's), then the number of elements."""

    def __init__(self, where: str, argument: Argument, activity: Activity) -> None:
        super().__init__(where, argument, activity)
        self.unit = argument.unit
        self.text = argument.text

    def read(self, values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        if not isinstance(value, np.ndarray):
            raise ArgumentError(f"{self.label} is {describe(value)}; it must be a NumPy array ({self.text})")
        if not self.unit or value.nbytes % self.unit:
            raise ArgumentError(
                f"{self.label} has {value.nbytes} bytes, which is no whole number of elements of {self.unit} "
                f"bytes ({self.text})"
            )
        rest = [value, next(values)] if self.duplicated else [value]
        super().read(iter(rest), passed, spans)
        passed.append(value.nbytes // self.unit)


def require_no_mask(value: Any, label: str) -> None:
    """Compiled code would see the numbers under a mask like all others."""
    if type(value) is not np.ndarray and isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(
            f"{label} is a masked array, and compiled code does not see the mask; pass its numbers (a.filled(…), "
            "or a.data where nothing is masked)"
        )


def dense_memory(value: np.ndarray, label: str, written: bool) -> Any:
    """The memory of an array that is not plain C-contiguous; raises when compiled code cannot take it."""
    if written and not value.flags.writeable:
        raise ArgumentError(f"{label} is a read-only array, but it is written to")
    if not (value.flags.c_contiguous or value.flags.f_contiguous):
        raise ArgumentError(
            f"{label} is not contiguous (shape {value.shape}, strides {value.strides}); "
            "pass numpy.ascontiguousarray of it"
        )
    # A view in C's order of the same memory, since a buffer keeps its array alive.
    return ffi.from_buffer(_BYTES, value if value.flags.c_contiguous else value.T)


def _misfit(shadow: np.ndarray, value: np.ndarray, label: str, name: str) -> str:
    if shadow.shape != value.shape:
        return f"{label} has shape {shadow.shape}, but {name!r} has shape {value.shape}"
    return f"{label} has strides {shadow.strides}, but {name!r} has strides {value.strides}"


def loose_pointer(value: Any, label: str) -> Any:
    """A raw pointer as ``void *``."""
    try:
        return ffi.cast(VOID_POINTER, address_of(value))
    except TypeError:
        hint = "; the address of a compiled function g is g.address" if callable(value) else ""
        raise ArgumentError(
            f"{label} is {describe(value)}; it must be a NumPy array, a cffi or ctypes pointer, or an address{hint}"
        ) from None


def address_of(value: Any) -> int:
    """The address that a cffi or ctypes pointer, array or function holds, or a whole number; None is null.

    Raises TypeError for anything else.
    """
    if value is None:
        return 0
    if isinstance(value, ffi.CData):
        if ffi.typeof(value).kind in ("pointer", "array", "function"):
            return int(ffi.cast(_WORD, value))
        raise TypeError("not a pointer")
    if isinstance(value, ctypes.Array):
        return ctypes.addressof(value)
    if isinstance(value, (ctypes._Pointer, ctypes.c_void_p, FUNCTION_POINTER)):
        return ctypes.cast(value, ctypes.c_void_p).value or 0
    if isinstance(value, (bool, np.bool_)):
        raise TypeError("not an address")
    return operator.index(value)


class _ArrayReader(_MemoryReader):
    """An array of a Numba kernel: its data, shape and, where the kernel takes any layout, its strides."""

    def __init__(self, where: str, argument: Argument, activity: Activity) -> None:
        super().__init__(where, argument, activity)
        self.with_strides = argument.spec.layout == "A"
        self.ndim = argument.spec.ndim

    def read(self, values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        if not isinstance(value, np.ndarray):
            raise ArgumentError(f"{self.label} is {describe(value)}; it must be a NumPy array")
        require_no_mask(value, self.label)
        first = self._memory(value, self.written, passed, spans)
        if self.duplicated:
            shadow = next(values)
            self._check_shadow(shadow, value)
            second = self._memory(shadow, True, passed, spans)
            if first[0] < second[1] and second[0] < first[1]:
                raise ArgumentError(f"{self.shadow_label} overlaps {self.name!r} itself; pass an array of its own")
        passed += value.shape
        if self.with_strides:
            passed += value.strides

    def _memory(self, value: Any, written: bool, passed: list[Any], spans: list[Any]) -> tuple[int, int]:
        if value.flags.c_contiguous:
            memory = ffi.from_buffer(_BYTES, value)
            start = int(ffi.cast(_WORD, memory))
            span = (start, start + value.nbytes)
        else:
            memory = ffi.cast(VOID_POINTER, value.ctypes.data)
            span = bounds(value)
        passed.append(memory)
        spans.append((*span, written))
        return span

    def _check_shadow(self, shadow: Any, value: np.ndarray) -> None:
        if not isinstance(shadow, np.ndarray):
            raise ArgumentError(f"{self.shadow_label} is {describe(shadow)}; it must be a NumPy array")
        if shadow.dtype != self.dtype:
            raise ArgumentError(f"{self.shadow_label} has dtype {shadow.dtype}; it must be {self.dtype}")
        if shadow.shape != value.shape or not same_steps(shadow, value):
            raise ArgumentError(_misfit(shadow, value, self.shadow_label, self.name))
        if repeats(value):
            raise ArgumentError(f"{self.label} repeats the same memory (strides {value.strides}); pass a copy of it")
        if not shadow.flags.writeable:
            raise ArgumentError(f"{self.shadow_label} is a read-only array, but it is written to")


def steps_of(value: np.ndarray) -> list[int]:
    """The strides that lead from one element to another; those of an axis of one element do not, whatever they are."""
    return [step for extent, step in zip(value.shape, value.strides, strict=True) if extent > 1 and value.size]


def same_steps(shadow: np.ndarray, value: np.ndarray) -> bool:
    """Whether the elements of two arrays of one shape lie alike in memory."""
    return steps_of(shadow) == steps_of(value)


def strided_like(value: np.ndarray) -> np.ndarray:
    """A zeroed array of the same shape, dtype and strides; of a box a box."""
    if isinstance(value, Box):
        return np.zeros((), value.dtype).view(Box)
    if value.flags.c_contiguous or value.flags.f_contiguous:
        made = np.zeros_like(value, subok=False)
        if made.nbytes >= FRESH:
            touch(made)
        return made
    low, high = bounds(value)
    room = np.zeros(high - low, dtype=np.uint8)
    own: np.ndarray = np.ndarray(value.shape, value.dtype, room, value.ctypes.data - low, value.strides)
    return own


FRESH = 128 << 10
"""How many bytes zeroed memory has at least that may come from the system when it is asked for."""
_HUGE = 4 << 20


def touch(zeros: np.ndarray) -> None:
    """Write to each page of new zeros in one piece: adjoints are added there, and a fresh page that is read before it
    is written to takes two page faults. (NumPy asks for huge pages from 4 MB on: those are few.)"""
    if zeros.nbytes < _HUGE:
        zeros.ravel(order="K")[:: 4096 // zeros.itemsize] = 0


def repeats(value: np.ndarray) -> bool:
    """Whether elements of an array may lie in the same memory, as those of a window that slides."""
    if value.flags.c_contiguous or value.flags.f_contiguous or not value.size:
        return False
    reach = value.itemsize
    for stride, extent in sorted((abs(s), n) for n, s in zip(value.shape, value.strides, strict=True) if n > 1):
        if stride < reach:
            return True
        reach += stride * (extent - 1)
    return False


def bounds(value: np.ndarray) -> tuple[int, int]:
    """First address and address after the last of an array with any strides."""
    low = high = value.ctypes.data
    if value.size:
        reach = [(extent - 1) * stride for extent, stride in zip(value.shape, value.strides, strict=True)]
        low += sum(r for r in reach if r < 0)
        high += sum(r for r in reach if r > 0) + value.itemsize
    return low, high


def may_overlap(spans: list[Any]) -> bool:
    """Whether memory that is written may be the memory of another argument; unknown sizes may."""
    if len(spans) < 2:
        return False
    if None in spans:
        return True
    end_of_any = end_of_written = 0
    for start, stop, written in sorted(spans):
        if start == stop:
            continue
        if start < end_of_written or (written and start < end_of_any):
            return True
        end_of_any = max(end_of_any, stop)
        if written:
            end_of_written = max(end_of_written, stop)
    return False
