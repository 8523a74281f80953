"""`irad_phases`: which strips of different threads run at the same time."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import cast

import numpy as np
import pytest

from irad import runtime

NOTHING = (np.iinfo(np.int64).max, -np.iinfo(np.int64).max)
_REACHED, _NOTES = 8, 16  # offsets in a frame


@dataclass(frozen=True)
class Found:
    """phases: by thread and strip. notes: by thread and row."""

    number: int
    phases: np.ndarray
    notes: np.ndarray


def _phases(reach: np.ndarray, *, chained: bool = False, firm: bool = True, copies: bool = True) -> Found:
    """`reach`: by thread, strip and row, where that begins and ends."""
    threads, strips, rows, _ = reach.shape
    function = ctypes.CFUNCTYPE(
        ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32
    )(runtime.symbols()["irad_phases"])
    own = [np.zeros(strips * (2 * rows * 8 + 1), np.uint8) for _ in range(threads)]
    frames = [np.zeros((_NOTES + 24 * rows) // 8, np.int64) for _ in range(threads)]
    for thread in range(threads):
        own[thread][: strips * rows * 16] = np.frombuffer(reach[thread].astype(np.int64).tobytes(), np.uint8)
        frames[thread][_REACHED // 8] = own[thread].ctypes.data
        notes = frames[thread][_NOTES // 8 :].reshape(rows, 3)
        notes[:, 0], notes[:, 1] = reach[thread, :, :, 0].min(axis=0), reach[thread, :, :, 1].max(axis=0)
    table = np.array([f.ctypes.data for f in frames], np.int64)
    layout = np.array([_REACHED, rows, _NOTES, 24, chained], np.int64)
    number = function(table.ctypes.data, threads, strips, layout.ctypes.data, firm, copies)
    phases = np.array([o[strips * rows * 16 :] for o in own])
    return Found(number, phases, np.array([f[_NOTES // 8 :].reshape(rows, 3)[:, :2] for f in frames]))


def _band(threads: int, strips: int, wide: int = 2) -> np.ndarray:
    """Strips of 100 that reach `wide` beyond their ends."""
    first = 100 * np.arange(threads * strips).reshape(threads, strips, 1)
    return np.stack([first - wide, first + 100 + wide], axis=-1)


def test_neighbours_of_different_threads_do_not_run_together() -> None:
    found = _phases(_band(4, 10))
    assert found.number == 2
    assert all(found.phases[t, -1] != found.phases[t + 1, 0] for t in range(3))
    assert (found.notes == NOTHING).all()


def test_two_strips_each_take_no_longer_than_two() -> None:
    found = _phases(_band(2, 2))
    assert found.number == 2
    assert (np.sort(found.phases, axis=1) == [0, 1]).all()


def test_ring() -> None:
    """The first and the last strip reach everything."""
    reach = _band(2, 20)
    reach[0, 0, 0] = reach[1, -1, 0] = 0, 4000
    found = _phases(reach)
    assert found.number == 3
    alone = found.phases == found.phases[0, 0]
    assert alone.sum() == 1


def test_what_all_strips_reach_is_copied() -> None:
    band = _band(2, 8)
    everywhere = np.broadcast_to(np.array([0, 48]), band.shape)
    both = np.concatenate([band, everywhere], axis=2)
    found = _phases(both)
    assert found.number == 2
    assert (found.notes[:, 0] == NOTHING).all()
    assert (found.notes[:, 1] == (0, 48)).all()
    assert _phases(both, copies=False).number == 0
    assert _phases(everywhere).number == 0


@pytest.mark.parametrize("chained", (False, True))
def test_none(chained: bool) -> None:
    """Where there are no such phases, or conditions do not hold, the first strips wait if they are chained."""
    anywhere = np.broadcast_to(np.array([0, 4000]), (3, 4, 1, 2))
    for found in (_phases(anywhere, chained=chained), _phases(_band(3, 4), chained=chained, firm=False)):
        assert found.number == 0
        assert (found.phases == [int(chained), 0, 0, 0]).all()
        assert (found.notes != NOTHING).all()


@pytest.mark.parametrize("seed", range(200))
def test_nothing_meets(seed: int) -> None:
    rng = np.random.default_rng(seed)
    threads, strips, rows = (int(rng.integers(1, most)) for most in (6, 12, 4))
    chained = bool(rng.integers(2))
    place = np.arange(threads * strips).reshape(threads, strips, 1) * rng.integers(0, 60)
    low = place + rng.integers(-40, 40, (threads, strips, rows))
    high = low + rng.integers(-3, 90, low.shape)
    wide = rng.random(low.shape) < 0.05
    reach = np.stack([np.where(wide, 0, low), np.where(wide, 5000, high)], axis=-1)
    found = _phases(reach, chained=chained)
    if not found.number:
        return
    assert found.phases.max() < found.number
    copied = found.notes[0, :, 0] != NOTHING[0]
    assert not copied.all()
    turns = sum(max((found.phases == p).sum(axis=1)) for p in range(found.number))
    assert turns <= strips + strips // 4
    for phase in range(found.number):
        running = cast(list[tuple[int, int]], list(zip(*np.nonzero(found.phases == phase), strict=True)))
        for one in running:
            for other in running:
                if one[0] < other[0]:
                    a, b = reach[one][~copied], reach[other][~copied]
                    real = (a[:, 0] < a[:, 1]) & (b[:, 0] < b[:, 1])
                    assert not (real & (a[:, 0] < b[:, 1]) & (b[:, 0] < a[:, 1])).any()
                    assert not chained or abs((other[0] - one[0]) * strips + other[1] - one[1]) > 1


def test_phases_are_found_often() -> None:
    """So that the test above is not about nothing."""
    assert sum(_phases(_band(t, s)).number > 0 for t in range(2, 8) for s in range(2, 8)) == 36
