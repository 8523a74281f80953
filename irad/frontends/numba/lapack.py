"""Numba's calls of LAPACK, defined in LLVM IR as calls of irad's own routines (``csrc/linalg.c``).

Those have derivatives by rule. Where Numba hands over a matrix in whose place the result comes, and the derivative
needs both, a copy is made here. What Numba makes Hermitian by reading one triangle is Hermitian for the derivative,
too.
"""

from __future__ import annotations

from numba.np import linalg

from irad.frontends.numba.text import LETTERS, by_kind

__all__ = ["ROUTINES", "integer_bytes", "lapack_ir"]

ROUTINES = "irad_la_"
"""What the names of irad's own routines begin with; they are in its run-time library."""

_BYTES = {"s": 4, "d": 8, "c": 8, "z": 16}

_PARAMETERS = {
    "gemm": "i64, i64, i64, i64, i64, ptr R, ptr R, i64, ptr R, i64, ptr N, i64",
    "getrf": "i64, i64, ptr N, i64, ptr N, i64",
    "gesv": "i64, i64, ptr N, i64, ptr N, i64, ptr N, i64",
    "getri": "i64, ptr R, i64, ptr R, i64, ptr N, i64",
    "potrf": "i64, i64, i64, ptr N, i64",
    "syevd": "i64, i64, i64, i64, ptr N, i64, ptr N",
    "geev": "i64, i64, i64, ptr R, i64, ptr N, ptr N, ptr N, i64, ptr N, i64",
    "gesdd": "i64, i64, i64, ptr N, i64, ptr N, ptr N, i64, ptr N, i64",
    "geqrf": "i64, i64, ptr N, i64, ptr N",
    "orgqr": "i64, i64, i64, ptr R, i64, ptr R, ptr N, i64",
    "gelsd": "i64, i64, i64, ptr R, i64, ptr R, i64, ptr N, i64, ptr N, ptr R, ptr N, i64",
}
_ATTRIBUTES = {"ptr N": "ptr captures(none)", "ptr R": "ptr readonly captures(none)"}


def _declarations() -> str:
    lines = []
    for name, parameters in _PARAMETERS.items():
        for short, full in _ATTRIBUTES.items():
            parameters = parameters.replace(short, full)
        for letter in LETTERS:
            lines.append(
                f"declare i32 @irad_la_{letter}{name}({parameters}) nounwind willreturn nocallback "
                "memory(argmem: readwrite, inaccessiblemem: readwrite)"
            )
    return "\n".join(lines) + "\n"


def _wide(*names: str) -> str:
    return "".join(f"  %{name}.wide = zext i8 %{name} to i64\n" for name in names)


def _call(routine: str, arguments: str) -> dict[str, list[str]]:
    return {
        letter: [f"%{letter}.info = call i32 @irad_la_{letter}{routine}({arguments})", f"ret i32 %{letter}.info"]
        for letter in LETTERS
    }


def _plain(name: str, parameters: str, routine: str, arguments: str, before: str = "") -> str:
    head = f"define i32 @{name}(i8 %kind, {parameters}) alwaysinline {{\n{before}"
    return head + by_kind(_call(routine, arguments))


def _from_copy(name: str, parameters: str, routine: str, arguments: str, source: str, before: str = "") -> str:
    """With a copy of ``source``, a matrix of ``%columns`` columns of ``%stride`` numbers."""
    cases = {}
    for letter in LETTERS:
        cases[letter] = [
            f"%{letter}.count = mul i64 %columns, %stride",
            f"%{letter}.bytes = mul i64 %{letter}.count, {_BYTES[letter]}",
            f"%{letter}.room = call ptr @malloc(i64 %{letter}.bytes)",
            f"call void @llvm.memcpy.p0.p0.i64(ptr %{letter}.room, ptr {source}, i64 %{letter}.bytes, i1 false)",
            f"%{letter}.info = call i32 @irad_la_{letter}{routine}({arguments.replace('%room', f'%{letter}.room')})",
            f"call void @free(ptr %{letter}.room)",
            f"ret i32 %{letter}.info",
        ]
    return f"define i32 @{name}(i8 %kind, {parameters}) alwaysinline {{\n{before}" + by_kind(cases)


def _integers(pointer: str, count: str, width: int) -> str:
    return (
        f"  {pointer}.bytes = mul i64 {count}, {width}\n"
        f"  call void @__irad_integer(ptr {pointer}, i64 {pointer}.bytes)\n"
    )


def integer_bytes() -> int:
    """The size of LAPACK's integers, as Numba knows them."""
    return 8 if getattr(linalg, "_LAPACK_ILP64", False) else 4


def lapack_ir(width: int) -> str:
    """The definitions; ``width`` is the size in bytes of LAPACK's integers as Numba declares them."""
    smaller = "  %less = icmp slt i64 %m, %n\n  %least = select i1 %less, i64 %m, i64 %n\n"
    same = "  %columns = add i64 %n, 0\n  %stride = add i64 %lda, 0\n"
    return "".join((
        _plain(
            "numba_xxgetrf", "i64 %m, i64 %n, ptr %a, i64 %lda, ptr %ipiv",
            "getrf", f"i64 %m, i64 %n, ptr %a, i64 %lda, ptr %ipiv, i64 {width}",
            smaller + _integers("%ipiv", "%least", width),
        ),
        _plain(
            "numba_xgesv", "i64 %n, i64 %nrhs, ptr %a, i64 %lda, ptr %ipiv, ptr %b, i64 %ldb",
            "gesv", f"i64 %n, i64 %nrhs, ptr %a, i64 %lda, ptr %ipiv, i64 {width}, ptr %b, i64 %ldb",
            _integers("%ipiv", "%n", width),
        ),
        _from_copy(
            "numba_ez_xxgetri", "i64 %n, ptr %a, i64 %lda, ptr %ipiv",
            "getri", f"i64 %n, ptr %room, i64 %lda, ptr %ipiv, i64 {width}, ptr %a, i64 %lda", "%a", same,
        ),
        _plain(
            "numba_xxpotrf", "i8 %uplo, i64 %n, ptr %a, i64 %lda",
            "potrf", "i64 %uplo.wide, i64 1, i64 %n, ptr %a, i64 %lda", _wide("uplo"),
        ),
        _plain(
            "numba_ez_xxxevd", "i8 %jobz, i8 %uplo, i64 %n, ptr %a, i64 %lda, ptr %w",
            "syevd", "i64 %jobz.wide, i64 %uplo.wide, i64 1, i64 %n, ptr %a, i64 %lda, ptr %w", _wide("jobz", "uplo"),
        ),
        *(_plain(
            f"numba_ez_{letter}geev",
            f"i8 %left, i8 %right, i64 %n, ptr %a, i64 %lda, {values}, ptr %vl, i64 %ldvl, ptr %vr, i64 %ldvr",
            "geev",
            f"i64 %left.wide, i64 %right.wide, i64 %n, ptr %a, i64 %lda, ptr %wr, ptr %{second}, "
            "ptr %vl, i64 %ldvl, ptr %vr, i64 %ldvr",
            _wide("left", "right"),
        ) for letter, values, second in (("r", "ptr %wr, ptr %wi", "wi"), ("c", "ptr %wr", "wr"))),
        _plain(
            "numba_ez_gesdd",
            "i8 %jobz, i64 %m, i64 %n, ptr %a, i64 %lda, ptr %s, ptr %u, i64 %ldu, ptr %vt, i64 %ldvt",
            "gesdd",
            "i64 %jobz.wide, i64 %m, i64 %n, ptr %a, i64 %lda, ptr %s, ptr %u, i64 %ldu, ptr %vt, i64 %ldvt",
            _wide("jobz"),
        ),
        _plain(
            "numba_ez_geqrf", "i64 %m, i64 %n, ptr %a, i64 %lda, ptr %tau",
            "geqrf", "i64 %m, i64 %n, ptr %a, i64 %lda, ptr %tau",
        ),
        _from_copy(
            "numba_ez_xxgqr", "i64 %m, i64 %n, i64 %k, ptr %a, i64 %lda, ptr %tau",
            "orgqr", "i64 %m, i64 %n, i64 %k, ptr %room, i64 %lda, ptr %tau, ptr %a, i64 %lda", "%a", same,
        ),
        _from_copy(
            "numba_ez_gelsd",
            "i64 %m, i64 %n, i64 %nrhs, ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %s, double %rcond, ptr %rank",
            "gelsd",
            "i64 %m, i64 %n, i64 %nrhs, ptr %a, i64 %lda, ptr %room, i64 %ldb, ptr %b, i64 %ldb, ptr %s,"
            f" ptr %tolerance, ptr %rank, i64 {width}",
            "%b",
            "  %columns = add i64 %nrhs, 0\n  %stride = add i64 %ldb, 0\n"
            "  %tolerance = alloca double\n  store double %rcond, ptr %tolerance\n" + _integers("%rank", "1", width),
        ),
        _FATAL,
        _declarations(),
    ))  # fmt: skip


_MESSAGE = "irad: numpy's linear algebra was called with an argument that LAPACK does not know"
_FATAL = f"""
@irad_lapack_message = private constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"
define i32 @numba_fatal_error() alwaysinline {{
  call void @irad_stop(ptr @irad_lapack_message)
  unreachable
}}
declare void @irad_stop(ptr) cold noreturn nounwind
declare void @__irad_integer(ptr, i64)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
