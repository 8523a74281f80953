"""BLAS and LAPACK of this process, for irad's routines of linear algebra (``csrc/linalg.c``), and for programs that are
linked with none.

They are SciPy's, whose Cython modules tell where they are. Without SciPy, those routines have loops of their own for
the most part, and say what they lack.
"""

from __future__ import annotations

import ctypes
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

__all__ = ["PREFIX", "address_of", "connect"]

PREFIX = "irad_la_"
_BLAS = ("gemm", "trsm", "trmm")
_LAPACK = ("getrf", "getrs", "getri", "potrf", "geqrf", "orgqr", "syevd", "gesdd", "gelsd",
           "geev", "sysv", "sytrs", "hesv", "hetrs", "trsyl", "gees")  # fmt: skip
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


_NAMES = re.compile(r"(?:i?[sdcz]|[sd][cz]|ds|sds)[a-z0-9]+_|(?:cblas|LAPACKE)_\w+")
"""What functions of BLAS and LAPACK may be called in Fortran and in C."""


def address_of(name: str) -> int | None:
    """Where SciPy has a function of BLAS or LAPACK, by its name in Fortran (``dgesv_``) or C (``cblas_dgemm``)."""
    if not _NAMES.fullmatch(name):
        return None
    library = _openblas()
    try:
        function = library[f"scipy_{name}"] if library is not None else None
    except AttributeError:
        function = None
    if function is not None:
        return ctypes.cast(function, ctypes.c_void_p).value
    for part in ("cython_blas", "cython_lapack"):
        module = _module(part) if name.endswith("_") else None
        found = _address(module, name[:-1], "void ") if module is not None else None
        if found:
            return found
    return None


@cache
def _openblas() -> ctypes.CDLL | None:
    """The OpenBLAS that SciPy's wheels bring."""
    spec = find_spec("scipy")
    for place in spec.submodule_search_locations or () if spec is not None else ():
        for path in sorted(Path(place).with_name("scipy.libs").glob("libscipy_openblas-*")):
            import_module("scipy.linalg")  # which loads it, and knows how
            return ctypes.CDLL(str(path))
    return None


def _module(name: str) -> Any:
    try:
        return import_module(f"scipy.linalg.{name}")
    except ImportError:
        return None


def _address(module: Any, symbol: str, returns: str = "") -> int | None:
    capsule = module.__pyx_capi__.get(symbol)
    if capsule is None:
        return None
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    signature = name_of(capsule)
    if b"int *" not in signature or not signature.startswith(returns.encode()):  # no int *: integers of 64 bits
        return None
    made: int | None = pointer_of(capsule, signature)
    return made
