"""The runtime's special functions against mpmath."""

from __future__ import annotations

import ctypes
import math
import random
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
import pytest

from irad.ir import floats
from irad.ir import types as T

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


def relative_error(got: Any, order: int, x: float) -> float:
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


class Wide(ctypes.c_longdouble):
    """A `long double` that ctypes leaves as it is."""

    def exact(self) -> mp.mpf:
        value = np.frombuffer(bytes(self), np.longdouble)[0]
        high = float(value)
        with mp.workdps(30):
            return mp.mpf(high) + mp.mpf(float(value - np.longdouble(high)))


@pytest.mark.parametrize("x", (1e-10, 0.3, 1.25, 3.75, 9.99, 16.0, 25.5, 1e3, 1e8, *NEGATIVE))
def test_long_double_has_its_precision(library: ctypes.CDLL, x: float) -> None:
    library.irad_digammal.argtypes, library.irad_digammal.restype = [ctypes.c_longdouble], Wide
    library.irad_polygammal.argtypes = [ctypes.c_int, ctypes.c_longdouble]
    library.irad_polygammal.restype = Wide
    epsilon = float(np.finfo(np.longdouble).eps)
    # -0.5 is reflected to 1.5, near the zero of digamma, where the sum cancels to a hundredth
    assert relative_error(library.irad_digammal(x).exact(), 0, x) < (200 if x == -0.5 else 50) * epsilon
    for order in (1, 2, 5):
        assert relative_error(library.irad_polygammal(order, x).exact(), order, x) < 2000 * epsilon


@pytest.fixture(scope="module")
def bfloat(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    target = tmp_path_factory.mktemp("bfloat") / "bfloat.so"
    options = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-fPIC", "-shared"]
    source = SOURCE.with_name("bfloat.c")
    subprocess.run([*compiler(), *options, str(source), "-o", str(target)], check=True)
    return ctypes.CDLL(str(target))


@pytest.mark.parametrize(("ending", "type_"), [("sf", "float"), ("df", "double"), ("xf", "longdouble")])
def test_conversion_to_bfloat16_rounds_to_nearest(bfloat: ctypes.CDLL, ending: str, type_: str) -> None:
    convert = bfloat[f"__trunc{ending}bf2"]
    convert.argtypes, convert.restype = [getattr(ctypes, f"c_{type_}")], ctypes.c_float
    draw = random.Random(5)
    values = [0.0, -0.0, math.inf, -math.inf, 3.4e38, -1e-40, 1.00390625, 1.01171875, 1.0 + 2.0**-8 + 2.0**-23]
    values += [math.ldexp(draw.uniform(-2, 2), draw.randint(-135, 127)) for _ in range(2000)]
    if ending != "sf":
        values += [1e300, -1e-300, 1.0 + 2.0**-8 + 2.0**-40, 1.0 + 2.0**-8 - 2.0**-40]
    for value in values:
        given = value if ending != "sf" else struct.unpack("<f", struct.pack("<f", value))[0]
        bits = struct.unpack("<I", struct.pack("<f", convert(given)))[0] & 0xFFFF
        assert bits == floats.encode(T.BFLOAT, given), given
    assert struct.unpack("<I", struct.pack("<f", convert(math.nan)))[0] & 0x7FFF > 0x7F80
