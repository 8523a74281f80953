"""`irad_rows_are_apart` against looking at every pair of rows."""

from __future__ import annotations

import ctypes
import itertools

import numpy as np
import pytest

from irad import runtime


def _are_apart(frames: list[np.ndarray], tables: list[tuple[int, int, int]]) -> bool:
    """frames: what each thread has noted. tables: where in those entries and extents are, in bytes; the stride."""
    function = ctypes.CFUNCTYPE(
        ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64
    )(runtime.symbols()["irad_rows_are_apart"])
    pointers = np.array([f.ctypes.data for f in frames], dtype=np.int64)
    given = np.array(tables, dtype=np.int64)
    return bool(function(pointers.ctypes.data, len(frames), given.ctypes.data, len(tables)))


@pytest.mark.parametrize("seed", range(60))
def test_rows(seed: int) -> None:
    rng = np.random.default_rng(seed)
    threads, stride = int(rng.integers(2, 5)), int(rng.integers(1, 4))
    length, width = int(rng.integers(1, 6)) * threads, int(rng.integers(1, 30))
    step = int(rng.integers(width - 2, width + 3))
    rows = [1000 + step * int(k) for k in rng.permutation(length)]
    table = np.full(length * stride, 1 << 40, dtype=np.int64)
    table[::stride] = rows
    array = (900, 900 + int(rng.integers(0, 110)))
    frames = [np.zeros(9, dtype=np.int64) for _ in range(threads)]
    for number, frame in enumerate(frames):
        first, last = length // threads * number, length // threads * (number + 1) - 1
        frame[:2] = [table.ctypes.data + 8 * stride * k + end for k, end in ((first, 0), (last, 8))]
        frame[3:5] = -2, int(rng.integers(1, width - 1)) if width > 2 else 1
        frame[6:8] = array if number else (1 << 62, -(1 << 62))
    high = max(int(frame[4]) for frame in frames)
    places = [*((r - 2, r + high) for r in rows), *([array] if array[0] < array[1] else [])]
    wanted = all(a[1] <= b[0] or b[1] <= a[0] for a, b in itertools.combinations(places, 2))
    assert _are_apart(frames, [(0, 24, 8 * stride), (48, 0, 0)]) == wanted


def test_one_thread_or_no_rows() -> None:
    nothing = np.array([1 << 62, -(1 << 62), 0] * 2, dtype=np.int64)
    same = np.array([8, 8], dtype=np.int64)
    noted = np.array([same.ctypes.data, same.ctypes.data + 16, 0, 0, 8, 0], dtype=np.int64)
    assert _are_apart([nothing, nothing], [(0, 24, 8)])
    assert _are_apart([noted], [(0, 24, 8)])
    assert not _are_apart([nothing, noted], [(0, 24, 8)])
