"""`irad_reach` against looking at every pair of iterations."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from irad import runtime


def _reach(low: list[int], high: list[int], stride: int, iterations: int) -> int:
    function = ctypes.CFUNCTYPE(
        ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64
    )(runtime.symbols()["irad_reach"])
    begin, end = (np.array(values, dtype=np.int64) for values in (low, high))
    return int(function(begin.ctypes.data, end.ctypes.data, len(low), stride, iterations))


def _looked_up(low: list[int], high: list[int], stride: int, iterations: int) -> int:
    found = 0
    for distance in range(1, iterations):
        for a, b in zip(low, high, strict=True):
            for c, d in zip(low, high, strict=True):
                if max(a, c + distance * stride) < min(b, d + distance * stride):
                    found = max(found, distance)
    return found


@pytest.mark.parametrize("seed", range(200))
def test_reach(seed: int) -> None:
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 5))
    low = [int(v) for v in rng.integers(-40, 40, count)]
    high = [v + int(w) for v, w in zip(low, rng.integers(1, 12, count), strict=True)]
    stride, iterations = int(rng.integers(1, 15)), int(rng.integers(1, 12))
    assert _reach(low, high, stride, iterations) == _looked_up(low, high, stride, iterations)


def test_stencil() -> None:
    assert _reach([-8], [16], 8, 100) == 2
    assert _reach([0], [8], 8, 100) == 0
    assert _reach([0, 8000], [8, 8008], 8, 100) == 0, "planes that are further apart than the loop is long"
