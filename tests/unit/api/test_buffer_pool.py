"""Memory of results is used again once nobody holds it, and not before."""

from __future__ import annotations

import numpy as np

from irad.api.elementwise import buffer_pool
from irad.api.elementwise.buffer_pool import empty

SHAPE = (100, 200)


def address(array: np.ndarray) -> int:
    return int(array.__array_interface__["data"][0])


def test_memory_that_nobody_holds_is_used_again() -> None:
    buffer_pool._kept.clear()
    first = address(empty(SHAPE, np.dtype(float)))
    again = empty((200, 95), np.dtype(float))  # somewhat smaller
    assert address(again) == first and again.flags.writeable and again.flags.c_contiguous


def test_memory_that_is_held_is_not() -> None:
    buffer_pool._kept.clear()
    whole = empty(SHAPE, np.dtype(float))
    first = address(whole)
    holders = [whole[3:], memoryview(whole), np.frombuffer(whole, float), whole.T, {"x": whole}]
    del whole
    while holders:
        assert address(empty(SHAPE, np.dtype(float))) != first
        holders.pop()
    assert first in [address(held) for held in (empty(SHAPE, np.dtype(float)), empty(SHAPE, np.dtype(float)))]


def test_what_is_kept_is_bounded() -> None:
    buffer_pool._kept.clear()
    held = [empty((1 << 21,), np.dtype(float)) for _ in range(10)]
    assert sum(r.nbytes for r in buffer_pool._kept) <= 1 << 27
    assert len({address(a) for a in held}) == 10
    buffer_pool._kept.clear()
    assert empty((10,), np.dtype(float)).base is None and not buffer_pool._kept
