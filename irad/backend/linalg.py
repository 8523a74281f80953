"""BLAS and LAPACK of this process, for irad's routines of linear algebra (``csrc/linalg.c``).

They are SciPy's, whose Cython modules tell where they are. Without SciPy, those routines have loops of their own for
the most part, and say what they lack.
"""

from __future__ import annotations

import ctypes
from functools import cache
from importlib import import_module
from typing import Any

__all__ = ["PREFIX", "connect"]

PREFIX = "irad_la_"
_BLAS = ("gemm", "trsm", "trmm")
_LAPACK = ("getrf", "getrs", "getri", "potrf", "geqrf", "orgqr", "syevd", "gesdd", "gelsd",
           "geev", "sysv", "sytrs", "hesv", "hetrs", "trsyl")  # fmt: skip
_COMPLEX = {"orgqr": "ungqr", "syevd": "heevd"}
"""What routines are called for complex numbers."""
_REAL = {"hesv": "sysv", "hetrs": "sytrs"}
"""What routines for Hermitian matrices are called for real numbers."""


@cache
def connect(address: int) -> None:
    """Tell the run-time library, whose ``irad_la_connect`` is at this address, where the routines are."""
    tell = ctypes.CFUNCTYPE(None, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p)(address)
    for number, name in enumerate((*_BLAS, *_LAPACK)):
        module = _module("cython_blas" if name in _BLAS else "cython_lapack")
        for kind, letter in enumerate("sdcz"):
            symbol = letter + (_COMPLEX if letter in "cz" else _REAL).get(name, name)
            found = _address(module, symbol) if module is not None else None
            if found:
                tell(number, kind, found)


def _module(name: str) -> Any:
    try:
        return import_module(f"scipy.linalg.{name}")
    except ImportError:
        return None


def _address(module: Any, symbol: str) -> int | None:
    capsule = module.__pyx_capi__.get(symbol)
    if capsule is None:
        return None
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    signature = name_of(capsule)
    if b"int *" not in signature:  # integers of 64 bits
        return None
    made: int | None = pointer_of(capsule, signature)
    return made
