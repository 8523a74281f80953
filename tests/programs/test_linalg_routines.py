"""Every routine of BLAS and LAPACK that has a rule, by its names in Fortran and C, with all flags: derivatives of
`linalg/routines.c`, `linalg/drivers.c` and `linalg/expert.c` against differences of the same programs linked with
OpenBLAS (that of SciPy, or of NumPy for integers of 64 bits), in which irad has no part."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import irad
from tests.sampling import sample

scipy = pytest.importorskip("scipy")

FOLDER = Path(__file__).parent / "linalg"
N = 5
LETTERS = "sdcz"
FLAGS = {
    "gemm": range(9), "symm": range(24), "hemm": range(24), "trmm": range(24), "trsm": range(24), "gemv": range(6),
    "gbmv": range(3), "triangular_mv": range(12), "triangular_sv": range(12), "c_products": range(0, 48, 5),
    "c_triangles": range(48), "c_updates": range(0, 48, 5), "c_vectors": range(0, 48, 5), "getrf": range(4),
    "getrs": range(3), "posv": range(12), "trsyl": range(8), "bands": range(6), "qr": (0, 1, 12, 13),
    "gels": (0, 1, 3, 4),
    "spectrum": (0, 1, 3, 4), "geev": range(4), "singular": (*range(6), 6, 12, 13, 18), "c_systems": range(0, 48, 3),
    "c_decompositions": (0, 3, 24, 27), "squares": range(9), "some_values": (0, 1, 4, 7, 13, 16, 18, 21, 25, 31),
    "generalised": (0, 1, 4, 7, 10, 13, 16, 19, 22), "lq": (0, 1, 12, 13), "packed": (0, 1, 3, 4), "copies": range(12),
    "modified": range(4), "wide_dots": (0,), "c_drivers": (0, 4, 13, 24, 28, 37), "c_bands": (0, 1, 2, 4, 24, 25, 28),
    "schur": range(8), "c_schur": (0, 3, 5, 7, 25, 26, 29, 31),
    "expert": range(12), "c_expert": (0, 1, 2, 3, 4, 24, 28, 29), "conditions": range(6),
    "pivoted": (0, 1, 2, 3, 4, 5, 6, 28, 29), "sy_indefinite": (0, 1, 3, 4, 6, 7, 9, 10, 30, 31, 33, 34),
    "dots": (0, 1), "he_indefinite": (0, 1, 3, 4, 6, 7, 9, 10, 30, 31, 33, 34),
}  # fmt: skip
SIX = range(6)
BOTH = (
    "gemm symm syrk syr2k trmm trsm gemv gbmv symmetric_vectors symmetric_updates triangular_mv triangular_sv "
    "vectors dots c_products c_triangles c_updates c_vectors getrf getrs gesv potrf posv sysv trsyl tridiagonal "
    "bands qr gels spectrum geev singular c_systems c_decompositions"
).split()
DRIVERS = (
    "squares some_values generalised lq packed tridiagonal_factors copies c_drivers c_bands modified wide_dots"
).split()
EXPERT = "schur c_schur expert c_expert conditions pivoted sy_indefinite".split()
HERMITIAN = "hemm herk her2k geru gerc hesv he_indefinite".split()
ORDERED = ("schur", "c_schur")
CASES = {"s": [*BOTH, "ger", *DRIVERS, *EXPERT], "d": [*BOTH, "ger", *DRIVERS, *EXPERT]}
CASES["c"] = CASES["z"] = [*BOTH, *HERMITIAN, *DRIVERS[:-2], *EXPERT]
WIDE = (
    "gemm trsm vectors c_products getrs sysv bands geev singular c_systems squares some_values c_bands c_drivers schur "
    "expert"
).split()


def _openblas(wide: bool) -> Path:
    package, name = ("numpy", "libscipy_openblas64_*") if wide else ("scipy", "libscipy_openblas-*")
    module = np if wide else scipy
    found = sorted(Path(module.__file__).parent.with_name(f"{package}.libs").glob(name))
    return found[0] if found else pytest.skip(f"{package} comes without an OpenBLAS of its own")


@cache
def _reference(source: Path, letter: str, wide: bool, folder: Path) -> ctypes.CDLL:
    compiler = shutil.which("clang-22") or shutil.which("cc") or pytest.skip("there is no C compiler")
    library = _openblas(wide)
    made = folder / f"{source.stem}_{letter}{wide}.so"
    flags = ["-std=gnu17", "-O1", "-shared", "-fPIC", f"-DTYPE={LETTERS.index(letter)}", "-DPREFIX=scipy_"]
    flags += ["-DWIDE"] if wide else []
    command = [compiler, *flags, str(source), str(library), f"-Wl,-rpath,{library.parent}", "-o", str(made)]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(made))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reference")


@cache
def _program(source: Path, letter: str, wide: bool) -> irad.Module:
    flags = [f"-DTYPE={LETTERS.index(letter)}", *(["-DWIDE"] if wide else [])]
    return irad.compile(source, flags=flags)


def _slope(at: Callable[[float], float], h: float) -> float:
    return (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h)


def _check(name: str, letter: str, wide: bool, folder: Path, source: Path | None = None, n: int = N) -> None:
    single = letter in "sc"
    kind = np.float32 if single else np.float64
    rng = np.random.default_rng(len(name))
    count = max(n * n, 1) * (2 if letter in "cz" else 1)
    x, y, dx, dy = (rng.uniform(0.3, 1.2, count) * rng.choice([-1, 1], count) for _ in range(4))
    if n == N:
        x[:: (count // N) + (count // N // N)] += 2
    file = "drivers.c" if name in DRIVERS else "expert.c" if name in (*EXPERT, "he_indefinite") else "routines.c"
    source = source or FOLDER / file
    double = getattr(_reference(source, {"s": "d", "c": "z"}.get(letter, letter), wide, folder), f"{name}_case")
    double.restype, double.argtypes = ctypes.c_double, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
    f = getattr(_program(source, letter, wide), f"{name}_case")
    gradient, tangent = irad.value_and_grad(f, wrt=(0, 1)), irad.jvp(f, wrt=(0, 1))
    as_numbers = {"c": np.complex64, "z": np.complex128}.get(letter, kind)
    given, along = (x.astype(kind), y.astype(kind)), (dx.astype(kind), dy.astype(kind))
    if single:
        x, y = (v.astype(float) for v in given)
        dx, dy = (v.astype(float) for v in along)
    loose = 1e-3 if single else 1e-7

    for flags in FLAGS.get(name, SIX):
        if single and name in ORDERED and flags // 4 % 2 == 0:
            continue  # in double precision, eigenvalues may come in another order

        def at(step: float) -> float:
            moved = np.ascontiguousarray(x + step * dx), np.ascontiguousarray(y + step * dy)
            return float(double(moved[0].ctypes.data, moved[1].ctypes.data, n, flags))  # noqa: B023

        expected = _slope(at, 1e-4)
        passed, moved = (tuple(v.view(as_numbers) for v in pair) for pair in (given, along))
        value, found = gradient(*passed, n, flags)
        by_x, by_y = (v.view(kind) for v in found)
        scale = float(np.abs(by_x) @ np.abs(dx) + np.abs(by_y) @ np.abs(dy)) + abs(expected)
        assert value == pytest.approx(at(0.0), rel=100 * loose if single else 1e-10), flags
        assert by_x @ along[0] + by_y @ along[1] == pytest.approx(expected, abs=loose * scale), flags
        assert tangent((*passed, n, flags), moved)[1] == pytest.approx(expected, abs=loose * scale), flags


@pytest.mark.parametrize(
    ("letter", "name"),
    [
        *[("d", name) for name in CASES["d"]],
        *sample([("z", name) for name in CASES["z"]], 12),
        *sample([(letter, name) for letter in "sc" for name in CASES[letter]], 6),
    ],
)
def test_derivatives(letter: str, name: str, folder: Path) -> None:
    _check(name, letter, False, folder)


@pytest.mark.parametrize(("letter", "name"), sample([(letter, name) for letter in "dz" for name in WIDE], 6))
def test_integers_of_64_bits(letter: str, name: str, folder: Path) -> None:
    _check(name, letter, True, folder)


EDGES = ("squares", "spectra", "reflectors", "systems", "newer")


@pytest.mark.parametrize(("letter", "name"), [*[("d", name) for name in EDGES], *sample([("z", n) for n in EDGES], 2)])
def test_small_and_singular_matrices(letter: str, name: str, folder: Path) -> None:
    """Empty ones have empty factors; what LAPACK reports is reported, and what it leaves has the derivative 1."""
    for size in range(4):
        _check(name, letter, False, folder, FOLDER / "edges.c", size)


NORMAL = {"turned": np.array([0.3, -1.2, 1.2, 0.3]), "equal": np.array([2.0, 0.0, 0.0, 2.0])}


@pytest.mark.parametrize("why", NORMAL)
def test_schur_forms_that_are_not_unique(why: str) -> None:
    """What is computed of eigenvalues has a derivative; else vectors that may be turned stop it; tangents are NaN."""
    f = irad.compile(FOLDER / "expert.c", flags=["-DTYPE=1"])["schur_case"]
    x, y, values, vectors = NORMAL[why], np.ones(4), 4, 1
    gradient = irad.grad(f)(x, y, 2, values)
    along = np.array([0.1, 0.0, 0.0, 0.3]) if why == "turned" else np.array([0.1, 0.0, 0.2, -0.3])
    expected = _slope(lambda h: f(x + h * along, y, 2, values), 1e-5)
    assert gradient @ along == pytest.approx(expected, rel=1e-7)
    with pytest.raises(irad.IradError, match=why):
        irad.grad(f)(x, y, 2, vectors)
    assert np.isnan(irad.jvp(f)((x, y, 2, vectors), (np.array([0.1, 0.2, 0.3, 0.0]),))[1])


@pytest.mark.parametrize(
    ("file", "name"),
    [("routines.c", "qr"), ("routines.c", "gels"), ("drivers.c", "lq")],
)
def test_reflectors_that_are_left_out(file: str, name: str) -> None:
    """Of what is reduced already, also by reflectors that are only applied."""
    f = irad.compile(FOLDER / file, flags=["-DTYPE=1"])[f"{name}_case"]
    with pytest.raises(irad.IradError, match="zero below the diagonal"):
        irad.grad(f)(np.diag([3.0, 2.0, 1.0]).ravel(), np.ones(9), 3, 0)
