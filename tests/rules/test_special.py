"""The runtime's special functions against mpmath."""

from __future__ import annotations

import ctypes
import math
import shutil
import subprocess
import sys
from pathlib import Path

import mpmath as mp
import pytest

SOURCE = Path(__file__).parents[2] / "csrc" / "special.c"

POSITIVE = (1e-300, 1e-10, 0.01, 0.3, 0.999, 1.0, 1.25, 2.0, 3.7, 9.99, 10.0, 25.5, 1e3, 1e8, 1e200)
NEGATIVE = (-1e-10, -0.01, -0.3, -0.5, -0.75, -1.25, -2.6, -7.3, -30.75, -1000.375)


def compiler() -> list[str]:
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    return [sys.executable, "-m", "ziglang", "cc"]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    target = tmp_path_factory.mktemp("special") / "special.so"
    options = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-fPIC", "-shared"]
    subprocess.run([*compiler(), *options, str(SOURCE), "-o", str(target), "-lm"], check=True)
    loaded = ctypes.CDLL(str(target))
    loaded.irad_digamma.argtypes, loaded.irad_digamma.restype = [ctypes.c_double], ctypes.c_double
    loaded.irad_digammaf.argtypes, loaded.irad_digammaf.restype = [ctypes.c_float], ctypes.c_float
    loaded.irad_polygamma.argtypes = [ctypes.c_int, ctypes.c_double]
    loaded.irad_polygamma.restype = ctypes.c_double
    loaded.irad_polygammaf.argtypes = [ctypes.c_int, ctypes.c_float]
    loaded.irad_polygammaf.restype = ctypes.c_float
    return loaded


def relative_error(got: float, order: int, x: float) -> float:
    with mp.workdps(60):
        want = mp.psi(order, mp.mpf(x))
        return float(abs((got - want) / want))


@pytest.mark.parametrize("x", POSITIVE + NEGATIVE)
def test_digamma_is_accurate(library: ctypes.CDLL, x: float) -> None:
    assert relative_error(library.irad_digamma(x), 0, x) < 1e-14


@pytest.mark.parametrize("order", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("x", (1e-10, 0.01, 0.3, 1.0, 2.0, 9.99, 25.5, 1e3, 1e8, *NEGATIVE))
def test_polygamma_is_accurate(library: ctypes.CDLL, order: int, x: float) -> None:
    assert relative_error(library.irad_polygamma(order, x), order, x) < 2e-13


@pytest.mark.parametrize("order", [15, 30])
@pytest.mark.parametrize("x", (0.3, 4.0, 60.0, -0.4, -3.25))
def test_high_orders(library: ctypes.CDLL, order: int, x: float) -> None:
    assert relative_error(library.irad_polygamma(order, x), order, x) < 1e-12


@pytest.mark.parametrize("x", (0.25, 1.5, 12.0, -0.75))
def test_float_variants(library: ctypes.CDLL, x: float) -> None:
    assert relative_error(library.irad_digammaf(x), 0, x) < 1e-7
    assert relative_error(library.irad_polygammaf(1, x), 1, x) < 1e-7


def test_poles_and_infinities(library: ctypes.CDLL) -> None:
    digamma, polygamma = library.irad_digamma, library.irad_polygamma
    assert digamma(0.0) == -math.inf
    assert digamma(-0.0) == math.inf
    assert digamma(math.inf) == math.inf
    assert polygamma(1, 0.0) == polygamma(1, -2.0) == polygamma(3, -0.0) == math.inf
    assert polygamma(2, 0.0) == -math.inf
    assert polygamma(1, math.inf) == polygamma(2, math.inf) == 0.0
    for nan in (
        digamma(-1.0),
        digamma(-math.inf),
        digamma(math.nan),
        polygamma(2, -1.0),
        polygamma(1, math.nan),
    ):
        assert math.isnan(nan)
    assert math.isnan(polygamma(-1, 1.0))
    assert math.isnan(polygamma(31, 1.0))
    assert polygamma(0, 2.5) == digamma(2.5)
