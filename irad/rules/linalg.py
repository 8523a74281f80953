"""Rules for linear algebra: the routines of `csrc/linalg.c`, and what they are called elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from irad.rules.kinds import Body, Routine, Rule, plain

__all__ = ["FILES", "LETTERS", "PREFIX", "RULES"]

PREFIX = "irad_la_"
LETTERS = "sdcz"
_REAL = "sd"

_GILES = "M. Giles (2008)"
_DEGENERATE = (
    "where some are equal but for rounding, the derivative stops if it depends on their vectors, and tangents of these "
    "are NaN"
)
_PHASES = "the derivative stops too if it depends on the phases of complex vectors, and tangents leave these"
_SINGULAR = "a singular matrix has no factors that could be differentiated: the derivative stops where they matter"

_ROUTINES: dict[str, tuple[str, str]] = {
    "gemm": ("iiiiirririxi", f"C += alpha op(A) op(B); {_GILES}"),
    "trsm": ("iiiiiirixi", f"triangular systems; {_GILES}"),
    "getrf": ("iixiwi", f"LU; S. F. Walter and L. Lehmann (2010); {_SINGULAR}"),
    "getrs": ("iiiririxi", f"systems of a factored matrix; {_GILES}"),
    "gesv": ("iixiwixi", f"systems of equations; {_GILES}; where the matrix is singular, nothing was solved"),
    "sysv": (
        "iiiixiwixi",
        f"symmetric or Hermitian indefinite systems; {_GILES}; by the triangle that is read; the factors are not "
        "differentiated",
    ),
    "trsyl": ("iiiiiririxiw", f"Sylvester equations of triangular matrices; {_GILES}; the scale is a constant"),
    "getri": ("iririwi", f"the inverse of a factored matrix; {_GILES}"),
    "potrf": (
        "iiixi",
        "Cholesky; M. Seeger et al. (2017); by the triangle that is read, in NumPy's functions symmetric",
    ),
    "syevd": (
        "iiiixiw",
        f"eigenvalues of Hermitian matrices; {_GILES}; by the triangle that is read, in NumPy's functions symmetric; "
        f"{_DEGENERATE}; {_PHASES}",
    ),
    "geev": (
        "iiiriwwwiwi",
        f"eigenvalues; {_GILES}; vectors as LAPACK scales them: of length 1, their largest number real; {_DEGENERATE}",
    ),
    "gees": (
        "iixiwiw",
        "the Schur form, by Sylvester equations of its blocks (R. Bartels and G. Stewart, 1972); "
        f"{_DEGENERATE}; {_PHASES}",
    ),
    "gesdd": (
        "iiixiwwiwi",
        f"singular values; J. Townsend (2016); {_DEGENERATE}; the derivative stops too if it depends on a value of 0, "
        f"or on both of its vectors; {_PHASES}",
    ),
    "geqrf": ("iixiw", "QR, reflector by reflector; the reverse stops where a column is reduced already"),
    "orgqr": ("iiirirwi", "the orthogonal matrix of a QR decomposition, reflector by reflector"),
    "gelsd": ("iiiririwiwrwi", "least squares; G. Golub and V. Pereyra (1973); where the rank stays the same"),
}
"""The roles of each routine's parameters, and what there is to say of its derivative."""


_SECOND = frozenset("gemm trsm getrf getrs gesv getri potrf syevd".split())
"""Routines with a tangent that can be differentiated again."""


def _routine(name: str, letter: str, roles: str, note: str) -> Routine:
    symbol = f"{PREFIX}{letter}{name}"
    release = f"{symbol}_release" if name == "gelsd" else f"{PREFIX}release"
    tangent = (f"tangents_{letter}", f"tangent_{letter}{name}") if name in _SECOND else None
    return Routine(symbol, plain(symbol), roles, release, note, tangent)


ROUTINES: tuple[Routine, ...] = tuple(
    _routine(name, letter, roles, note) for name, (roles, note) in _ROUTINES.items() for letter in LETTERS
)

_PREFIXES = {"s": ("s", "s", "is"), "d": ("d", "d", "id"), "c": ("cs", "sc", "ic"), "z": ("zd", "dz", "iz")}
"""What BLAS puts before names of functions with real factors, with real results, and with an index as their result."""
_BLAS = "gemm symm syrk syr2k trmm trsm gemv gbmv trmv tbmv tpmv trsv tbsv tpsv axpy scal copy swap rotg".split()
_REAL_BLAS = "ger symv sbmv spmv syr spr syr2 spr2 dot rotm rotmg".split()
_COMPLEX_BLAS = "hemm herk her2k geru gerc hemv hbmv hpmv her hpr her2 hpr2".split()
_SYSTEMS = (
    "getrf getrs gesv getri potrf potrs posv potri trtri trtrs sysv trsyl gtsv gttrf gttrs pttrf pttrs ptsv gbtrf "
    "gbtrs gbsv pbtrf pbtrs pbsv"
).split()
_DECOMPOSITIONS = "geqrf gels geev gees gesvd gesdd".split()
_DRIVERS = "gelsd gelss gelsy gelqf pptrf pptrs ppsv lacpy laset lange geqp3".split()
_EXPERT = "gecon pocon gesvx".split()
_INDEFINITE = "trf trs tri"
_FILES = ("blas", "systems", "indefinite", "decompositions", "drivers", "expert")
FILES = frozenset(f"{file}_{letter}" for file in _FILES for letter in LETTERS)
"""What defines BLAS and LAPACK in terms of the routines."""


def _blas(letter: str) -> Iterator[tuple[str, str]]:
    """Names in Fortran and in C, without the latter's prefix."""
    by_real, of_real, index = _PREFIXES[letter]
    real = letter in _REAL
    yield from ((letter + name, letter + name) for name in (*_BLAS, *(_REAL_BLAS if real else _COMPLEX_BLAS)))
    yield from ((name, name) for name in (of_real + "nrm2", of_real + "asum", index + "amax"))
    if real:
        yield letter + "rot", letter + "rot"
        yield from ((name, name) for name in ("dsdot", "sdsdot") if letter == "s")
    else:
        yield from ((by_real + "scal", by_real + "scal"), (by_real + "rot", ""))
        yield from ((letter + name, letter + name + "_sub") for name in ("dotu", "dotc"))


def _lapack(letter: str) -> Iterator[tuple[str, str]]:
    """Names in LAPACK, and the files of their definitions."""
    symmetric, orthogonal = ("sy", "or") if letter in _REAL else ("he", "un")
    families = {
        "systems": (*_SYSTEMS, *(() if letter in _REAL else ("hesv",))),
        "indefinite": (*_named("sy", _INDEFINITE), *(() if letter in _REAL else _named("he", _INDEFINITE))),
        "decompositions": (*_DECOMPOSITIONS, *_named(orthogonal, "gqr mqr"), *_named(symmetric, "ev evd")),
        "drivers": (*_DRIVERS, *_named(orthogonal, "glq mlq"), *_named(symmetric, "evr evx gv gvd")),
        "expert": tuple(_EXPERT),
    }
    for file, names in families.items():
        for name in names:
            yield name, file


def _named(prefix: str, endings: str) -> list[str]:
    return [prefix + ending for ending in endings.split()]


def _body(file: str, stem: str, width: str, *symbols: str, lengths: bool = False) -> Body:
    function = stem + ("_64" if width else "")
    return Body(function, plain(*symbols), file, function, lengths=lengths)


def _fortran(file: str, name: str) -> Iterator[Body]:
    yield _body(file, name, "", f"{name}_", f"scipy_{name}_", lengths=True)
    yield _body(file, name, "64", f"{name}_64_", f"scipy_{name}_64_", lengths=True)


def _c(file: str, name: str) -> Iterator[Body]:
    yield _body(file, name, "", name, f"scipy_{name}")
    yield _body(file, name, "64", f"{name}_64", f"{name}64_", f"scipy_{name}64_")


def _bodies() -> Iterator[Body]:
    """What programs call, in terms of these routines: with integers of 32 bits, and of 64."""
    for letter in LETTERS:
        for fortran, c in _blas(letter):
            yield from _fortran(f"blas_{letter}", fortran)
            if c:
                yield from _c(f"blas_{letter}", f"cblas_{c}")
        for name, file in _lapack(letter):
            yield from _fortran(f"{file}_{letter}", letter + name)
            yield from _c(f"{file}_{letter}", f"LAPACKE_{letter}{name}")


RULES: tuple[Rule, ...] = (*ROUTINES, *_bodies())
