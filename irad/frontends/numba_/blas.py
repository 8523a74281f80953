"""Numba's linear algebra, turned into calls of the BLAS under its Fortran names.

Numba calls ``numba_xxdot`` and its like, which choose a routine by a letter for the type, and on failure
stop the interpreter. The definitions here pass on to ``ddot_``, ``dgemv_``, ``dgemm_``, ``dnrm2_`` and their
siblings in single precision and complex (``s``, ``c``, ``z``): integers are ``i32`` by reference, so one set
of derivative rules serves C, Fortran and Numba. The routines are SciPy's, which Numba needs for them too.
"""

from __future__ import annotations

import ctypes

__all__ = ["BLAS_IR", "blas_address"]


# The norm of a complex vector is real: its routine has a prefix of its own.
_NORMS = {"s": ("s", "float"), "d": ("d", "double"), "c": ("sc", "float"), "z": ("dz", "double")}


def _by_reference(name: str, ty: str, value: str) -> str:
    return f"  {name} = alloca {ty}\n  store {ty} {value}, ptr {name}\n"


def _as_int(name: str, value: str) -> str:
    return f"  %{name}.int = trunc i64 %{value} to i32\n" + _by_reference(
        f"%{name}.ref", "i32", f"%{name}.int"
    )


def _choose_by_type(cases: dict[str, list[str]]) -> str:
    """A switch on ``%kind`` with a block of instructions for each letter; the rest is not supported."""
    table = "\n    ".join(f"i8 {ord(letter)}, label %kind.{letter}" for letter in cases)
    blocks = "\n".join(
        f"kind.{letter}:\n  " + "\n  ".join(lines) + "\n  ret i32 0" for letter, lines in cases.items()
    )
    return f"""
  switch i8 %kind, label %other [
    {table}
  ]
{blocks}
other:
  %ignored = call i32 @numba_blas_of_this_type()
  ret i32 0
}}
"""


def _dot() -> str:
    cases = {
        letter: [
            f"%{letter}.dot = call {ty} @{letter}dot_(ptr %n.ref, ptr %x, ptr %one, ptr %y, ptr %one)",
            f"store {ty} %{letter}.dot, ptr %out",
        ]
        for letter, ty in (("s", "float"), ("d", "double"))
    }
    return (
        "define i32 @numba_xxdot(i8 %kind, i8 %conj, i64 %n, ptr %x, ptr %y, ptr %out) alwaysinline {\n"
        + _as_int("n", "n")
        + _by_reference("%one", "i32", "1")
        + _choose_by_type(cases)
    )


def _norm() -> str:
    cases = {
        letter: [
            f"%{letter}.norm = call {ty} @{prefix}nrm2_(ptr %n.ref, ptr %x, ptr %incx.ref)",
            f"store {ty} %{letter}.norm, ptr %out",
        ]
        for letter, (prefix, ty) in _NORMS.items()
    }
    return (
        "define i32 @numba_xxnrm2(i8 %kind, i64 %n, ptr %x, i64 %incx, ptr %out) alwaysinline {\n"
        + _as_int("n", "n")
        + _as_int("incx", "incx")
        + _choose_by_type(cases)
    )


def _matrix_vector() -> str:
    call = (
        "call void @{}gemv_(ptr %trans.ref, ptr %m.ref, ptr %n.ref, ptr %alpha, ptr %a, ptr %lda.ref,"
        " ptr %x, ptr %one, ptr %beta, ptr %y, ptr %one)"
    )
    return (
        "define i32 @numba_xxgemv(i8 %kind, i8 %trans, i64 %m, i64 %n, ptr %alpha, ptr %a, i64 %lda,"
        " ptr %x, ptr %beta, ptr %y) alwaysinline {\n"
        + _by_reference("%trans.ref", "i8", "%trans")
        + "".join(_as_int(name, name) for name in ("m", "n", "lda"))
        + _by_reference("%one", "i32", "1")
        + _choose_by_type({letter: [call.format(letter)] for letter in "sdcz"})
    )


def _matrix_matrix() -> str:
    call = (
        "call void @{}gemm_(ptr %transa.ref, ptr %transb.ref, ptr %m.ref, ptr %n.ref, ptr %k.ref, ptr %alpha,"
        " ptr %a, ptr %lda.ref, ptr %b, ptr %ldb.ref, ptr %beta, ptr %c, ptr %ldc.ref)"
    )
    return (
        "define i32 @numba_xxgemm(i8 %kind, i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k, ptr %alpha,"
        " ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %beta, ptr %c, i64 %ldc) alwaysinline {\n"
        + _by_reference("%transa.ref", "i8", "%transa")
        + _by_reference("%transb.ref", "i8", "%transb")
        + "".join(_as_int(name, name) for name in ("m", "n", "k", "lda", "ldb", "ldc"))
        + _choose_by_type({letter: [call.format(letter)] for letter in "sdcz"})
    )


def _declarations() -> str:
    lines = ["declare i32 @numba_blas_of_this_type()"]
    for letter, ty in (("s", "float"), ("d", "double")):
        lines.append(f"declare {ty} @{letter}dot_(ptr, ptr, ptr, ptr, ptr)")
    for prefix, ty in _NORMS.values():
        lines.append(f"declare {ty} @{prefix}nrm2_(ptr, ptr, ptr)")
    for letter in "sdcz":
        lines.append(f"declare void @{letter}gemv_({', '.join(['ptr'] * 11)})")
        lines.append(f"declare void @{letter}gemm_({', '.join(['ptr'] * 13)})")
    return "\n".join(lines) + "\n"


BLAS_IR = _dot() + _norm() + _matrix_vector() + _matrix_matrix() + _declarations()


def blas_address(symbol: str) -> int | None:
    """The address of SciPy's BLAS routine with this Fortran symbol (``ddot_``), or None."""
    if f"@{symbol}(" not in BLAS_IR or not symbol.endswith("_"):
        return None
    from scipy.linalg import cython_blas

    capsule = cython_blas.__pyx_capi__[symbol[:-1]]
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return pointer_of(capsule, name_of(capsule))
