"""Fortran arguments: numbers by reference, arrays in Fortran's order, descriptors, and text.

A descriptor is what ISO_Fortran_binding.h calls ``CFI_cdesc_t``, as flang lays it out: the address of the
first element, the size of an element, a version, rank, type and attribute, and for each dimension lower
bound, extent and the distance in bytes from one element to the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from irad.api.activities import Activity
from irad.api.calling.marshal import (
    Reader,
    bounds,
    dense_memory,
    ffi,
    loose_pointer,
    reader_of,
    repeats,
    same_steps,
)
from irad.api.calling.scalar_refs import box
from irad.api.kernels.signature import Argument
from irad.errors import ArgumentError

__all__ = ["descriptor_at", "fortran_reader"]

_VERSION = 20240719
_ATTRIBUTES = {"": 0, "pointer": 1, "allocatable": 2}
_CODES = {
    "i1": 7, "i2": 8, "i4": 9, "i8": 10, "f4": 27, "f8": 28, "c8": 34, "c16": 35,
    "u1": 45, "u2": 46, "u4": 47, "u8": 48,
}  # fmt: skip


def fortran_reader(where: str, argument: Argument, activity: Activity, mode: str) -> Reader:
    """The reader of one Fortran argument of the procedure called ``where`` in messages."""
    if argument.kind == "character":
        return _text_reader(where, argument)
    if argument.kind == "reference" or argument.array is not None:
        return _MemoryReader(where, argument, activity).read
    return reader_of(where, argument, activity, mode)


def _text_reader(where: str, argument: Argument) -> Reader:
    def read(values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        if isinstance(value, str):
            value = value.encode()
        if not isinstance(value, (bytes, bytearray)):
            raise ArgumentError(
                f"{where}: argument {argument.name!r} is {value!r:.40}; it must be a string (or a bytearray, "
                "which the procedure may change)"
            )
        passed.append(ffi.from_buffer("char[]", value))

    return read


class _MemoryReader:
    """A number by reference, an array in Fortran's order, or an array with a descriptor.

    None stands for an optional argument that is absent; addresses are taken where no descriptor is wanted.
    """

    def __init__(self, where: str, argument: Argument, activity: Activity) -> None:
        self.argument = argument
        self.where = where
        self.label = f"{where}: argument {argument.name!r}"
        self.shadow_label = f"{where}: the shadow of {argument.name!r}"
        self.duplicated = activity.is_duplicated
        self.described = argument.kind == "descriptor"

    def read(self, values: Iterator[Any], passed: list[Any], spans: list[Any]) -> None:
        value = next(values)
        shadow: Any = next(values) if self.duplicated else None
        if value is None and shadow is None:
            passed += [ffi.NULL] * (1 + self.duplicated)
            return
        if self.argument.kind == "reference" and not isinstance(value, np.ndarray) and _is_number(value):
            assert self.argument.dtype is not None
            value = box(value, self.argument.dtype, self.label)
        if not isinstance(value, np.ndarray):
            self._read_loose(value, shadow, passed, spans)
            return
        self._check(value)
        span = self._pass(value, self.label, self.argument.written, passed, spans)
        if self.duplicated:
            self._check_shadow(shadow, value)
            other = self._pass(shadow, self.shadow_label, True, passed, spans)
            if span[0] < other[1] and other[0] < span[1]:
                raise ArgumentError(
                    f"{self.shadow_label} overlaps {self.argument.name!r} itself; pass an array of its own"
                )

    def _read_loose(self, value: Any, shadow: Any, passed: list[Any], spans: list[Any]) -> None:
        if self.described:
            raise ArgumentError(f"{self.label} is {value!r:.40}; it must be a NumPy array")
        if self.argument.kind == "reference" and isinstance(value, (str, bytes)):
            raise ArgumentError(f"{self.label} is {value!r:.40}; it must be a number, or an array that holds one")
        passed.append(loose_pointer(value, self.label))
        spans.append(None)
        if self.duplicated:
            if isinstance(shadow, np.ndarray):
                self._pass(shadow, self.shadow_label, True, passed, spans)
            else:
                passed.append(loose_pointer(shadow, self.shadow_label))
                spans.append(None)

    def _check(self, value: np.ndarray) -> None:
        """Refuse an array that is not of the shape, or not in the order, that the procedure declares."""
        declared = self.argument.array
        if declared is None:
            if value.size != 1:
                raise ArgumentError(f"{self.label} is a single number, but the array given has shape {value.shape}")
            return
        if declared.changed:
            raise ArgumentError(
                f"{self.label} is {declared.attribute} and may get other memory in the procedure, which an "
                "array of NumPy's cannot; wrap the procedure in one that takes a plain array and copies"
            )
        if self.described:
            if value.ndim != declared.rank:
                raise ArgumentError(f"{self.label} has {value.ndim} dimensions; it must have {declared.rank}")
            return
        if value.ndim > 1 and not value.flags.f_contiguous:
            order = "C order" if value.flags.c_contiguous else f"strides {value.strides}"
            raise ArgumentError(
                f"{self.label} has {order}, but Fortran wants its own order here (the first index moves "
                "fastest); pass numpy.asfortranarray of it"
            )
        if value.ndim > 1 and value.ndim != declared.rank and declared.rank:
            raise ArgumentError(f"{self.label} has {value.ndim} dimensions; it must have {declared.rank}")
        least = 1
        for extent in declared.extents[: declared.rank]:
            least *= 1 if extent is None else extent
        if value.size < least and None not in declared.extents:
            raise ArgumentError(f"{self.label} has {value.size} elements; it must have {least}")

    def _check_shadow(self, shadow: Any, value: np.ndarray) -> None:
        if not isinstance(shadow, np.ndarray):
            raise ArgumentError(f"{self.shadow_label} is {shadow!r:.40}; it must be a NumPy array")
        if shadow.shape != value.shape:
            raise ArgumentError(
                f"{self.shadow_label} has shape {shadow.shape}, but {self.argument.name!r} has shape {value.shape}"
            )
        if not same_steps(shadow, value):
            raise ArgumentError(
                f"{self.shadow_label} has strides {shadow.strides}, but {self.argument.name!r} has strides "
                f"{value.strides}"
            )
        if repeats(value):
            raise ArgumentError(f"{self.label} repeats the same memory (strides {value.strides}); pass a copy of it")

    def _pass(
        self, value: np.ndarray, label: str, written: bool, passed: list[Any], spans: list[Any]
    ) -> tuple[int, int]:
        if value.dtype != self.argument.dtype and self.argument.dtype is not None:
            raise ArgumentError(f"{label} has dtype {value.dtype}; it must be {self.argument.dtype}")
        if self.described:
            if written and not value.flags.writeable:
                raise ArgumentError(f"{label} is a read-only array, but it is written to")
            span = bounds(value)
            passed.append(self._descriptor(value))
        else:
            passed.append(dense_memory(value, label, written))
            span = (value.ctypes.data, value.ctypes.data + value.nbytes)
        spans.append((*span, written))
        return span

    def _descriptor(self, value: np.ndarray) -> Any:
        """The descriptor of an array as memory that lives as long as the arguments do."""
        declared = self.argument.array
        assert declared is not None and self.argument.dtype is not None
        made = np.zeros(3 + 3 * value.ndim, np.int64).view(_Descriptor)
        made.described = value
        code = _CODES[self.argument.dtype.str[1:]]
        made[:3] = (
            value.ctypes.data,
            value.itemsize,
            _VERSION | value.ndim << 32 | code << 40 | _ATTRIBUTES[declared.attribute] << 48,
        )
        for i, (extent, stride) in enumerate(zip(value.shape, value.strides, strict=True)):
            made[3 + 3 * i : 6 + 3 * i] = (1, extent, stride)
        return ffi.from_buffer("char[]", made)


def descriptor_at(address: int, like: Any) -> Any:
    """A descriptor of the same shape as another one, of memory that lives longer than what is made here."""
    made = np.frombuffer(ffi.buffer(like), np.int64).copy()
    made[0] = address
    return ffi.from_buffer("char[]", made)


class _Descriptor(np.ndarray):
    """A descriptor in memory; keeps the array that it is of."""

    described: np.ndarray | None = None


def _is_number(value: Any) -> bool:
    return isinstance(value, (bool, int, float, complex, np.generic))
