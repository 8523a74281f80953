"""Capsules of DLPack, read and made (the structures are those of ``dlpack.h``, version 0.8: ``DLManagedTensor``)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from irad.errors import ArgumentError

__all__ = ["Held", "capsule", "taken"]

_NAME, _USED = b"dltensor", b"used_dltensor"
_CODES = {0: "i", 1: "u", 2: "f", 5: "c", 6: "b"}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.py_object, ctypes.c_char_p)
_is_valid_at = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
_pointer_at = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_rename = ctypes.pythonapi.PyCapsule_SetName
_rename.restype, _rename.argtypes = ctypes.c_int, (ctypes.py_object, ctypes.c_char_p)

_lent: dict[int, tuple[Any, ...]] = {}
"""What others hold of ours, by the address of its structure."""


def _give_back(managed: int) -> None:
    _lent.pop(managed, None)


def _drop(capsule: int) -> None:
    """A capsule that nobody has taken goes away."""
    if _is_valid_at(capsule, _NAME):
        _lent.pop(_pointer_at(capsule, _NAME), None)


_given_back = _Deleter(_give_back)
_dropped = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_drop)


def capsule(
    address: int, shape: Sequence[int], strides: Sequence[int], dtype: np.dtype, device: tuple[int, int], owner: Any
) -> Any:
    """A capsule for an array, which keeps ``owner`` until it is given back; strides are in bytes."""
    rank, size = len(shape), dtype.itemsize
    extents = (ctypes.c_int64 * rank)(*shape)
    steps = (ctypes.c_int64 * rank)(*(step // size for step in strides))
    code = {kind: number for number, kind in _CODES.items()}[dtype.kind]
    tensor = _Tensor(
        address, *device, rank, code, 8 * size, 1, ctypes.cast(extents, ctypes.POINTER(ctypes.c_int64)),
        ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64)), 0,
    )  # fmt: skip
    managed = _Managed(tensor, None, ctypes.cast(_given_back, ctypes.c_void_p))
    place = ctypes.addressof(managed)
    _lent[place] = (managed, extents, steps, owner)
    return _new(place, _NAME, ctypes.cast(_dropped, ctypes.c_void_p))


@dataclass(eq=False)
class Held:
    """An array of others, which is given back with this object. ``strides`` are in bytes."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    managed: int

    def __del__(self) -> None:
        deleter = _Managed.from_address(self.managed).deleter
        if deleter:
            _Deleter(deleter)(self.managed)


def taken(given: Any, label: str) -> Held:
    """The array of a capsule. Raises :class:`ArgumentError` for one that was taken before, or holds anything else than
    numbers."""
    if not _is_valid(given, _NAME):
        raise ArgumentError(f"{label}: its DLPack capsule was used before")
    place = _pointer(given, _NAME)
    tensor = _Managed.from_address(place).tensor
    kind = _CODES.get(tensor.code)
    if kind is None or tensor.lanes != 1 or tensor.bits % 8:
        raise ArgumentError(f"{label} holds numbers of {tensor.bits} bits that are not NumPy's")
    dtype = np.dtype(f"{kind}{tensor.bits // 8}")
    shape = tuple(tensor.shape[k] for k in range(tensor.ndim))
    if tensor.strides:
        strides = tuple(tensor.strides[k] * dtype.itemsize for k in range(tensor.ndim))
    else:
        strides = tuple(dtype.itemsize * int(np.prod(shape[k + 1 :])) for k in range(tensor.ndim))
    _rename(given, _USED)
    return Held((tensor.data or 0) + tensor.byte_offset, shape, strides, dtype, place)
