"""Rules for linear algebra: the routines of `csrc/linalg.c`, and what they are called elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from irad.rules.kinds import Body, Routine, Rule, plain

__all__ = ["LETTERS", "PREFIX", "RULES"]

PREFIX = "irad_la_"
LETTERS = "sdcz"
_REAL = "sd"

_GILES = "M. Giles (2008)"
_SINGULAR = "a singular matrix has no factors that could be differentiated: the derivative stops where they matter"

_ROUTINES: dict[str, tuple[str, str]] = {
    "gemm": ("iiiiirririxi", f"C += alpha op(A) op(B); {_GILES}"),
    "trsm": ("iiiiiirixi", f"triangular systems; {_GILES}"),
    "getrf": ("iixiwi", f"LU; S. F. Walter and L. Lehmann (2010); {_SINGULAR}"),
    "getrs": ("iiiririxi", f"systems of a factored matrix; {_GILES}"),
    "gesv": ("iixiwixi", f"systems of equations; {_GILES}; where the matrix is singular, nothing was solved"),
    "getri": ("iririwi", f"the inverse of a factored matrix; {_GILES}"),
    "potrf": (
        "iiixi",
        "Cholesky; M. Seeger et al. (2017); by the triangle that is read, in NumPy's functions symmetric",
    ),
    "syevd": (
        "iiiixiw",
        f"eigenvalues of Hermitian matrices; {_GILES}; by the triangle that is read, in NumPy's functions symmetric; "
        "terms that divide by the difference of equal eigenvalues are left out",
    ),
    "gesdd": (
        "iiixiwwiwi",
        "singular values; J. Townsend (2016); terms that divide by the difference of equal singular values, or by a "
        "singular value of 0, are left out",
    ),
    "geqrf": ("iixiw", "QR, reflector by reflector; stops at columns that are zero below the diagonal"),
    "orgqr": ("iiirirwi", "the orthogonal matrix of a QR decomposition, reflector by reflector"),
    "gelsd": ("iiiririwiwrwi", "least squares; G. Golub and V. Pereyra (1973); where the rank stays the same"),
}
"""The roles of each routine's parameters, and what there is to say of its derivative."""


def _routine(name: str, letter: str, roles: str, note: str) -> Routine:
    symbol = f"{PREFIX}{letter}{name}"
    release = f"{symbol}_release" if name == "gelsd" else f"{PREFIX}release"
    tangent = (f"linalg_{letter}", f"tangent_{letter}{name}") if name == "gemm" and letter in _REAL else None
    return Routine(symbol, plain(symbol), roles, release, note, tangent)


ROUTINES: tuple[Routine, ...] = tuple(
    _routine(name, letter, roles, note) for name, (roles, note) in _ROUTINES.items() for letter in LETTERS
)

_REAL_BLAS = "gemm gemv ger symm syrk trmm trsm dot axpy scal copy".split()
_FORTRAN_LAPACK = "getrf getrs gesv getri potrf potrs posv syev".split()
_MORE_FORTRAN = "trtrs gtsv gbtrf gbtrs gbsv gels".split()
_MORE_LAPACKE = "trtrs gtsv gbsv gels".split()
_LAPACKE = "gesv getrf getrs getri potrf potrs".split()


def _bodies() -> Iterator[Body]:
    """What programs call, in terms of these routines."""
    for letter in _REAL:
        file = f"linalg_{letter}"
        for name in (*_REAL_BLAS, *_FORTRAN_LAPACK):
            symbol = f"{letter}{name}_"
            yield Body(symbol, plain(symbol), file, letter + name, lengths=True)
        for symbol in (
            *(f"cblas_{letter}{name}" for name in _REAL_BLAS),
            *(f"LAPACKE_{letter}{name}" for name in _LAPACKE),
        ):
            yield Body(symbol, plain(symbol), file, symbol)
        for name in _MORE_FORTRAN:
            yield Body(f"{letter}{name}_", plain(f"{letter}{name}_"), f"lapack_{letter}", letter + name, lengths=True)
        for name in _MORE_LAPACKE:
            symbol = f"LAPACKE_{letter}{name}"
            yield Body(symbol, plain(symbol), f"lapack_{letter}", symbol)


RULES: tuple[Rule, ...] = (*ROUTINES, *_bodies())
