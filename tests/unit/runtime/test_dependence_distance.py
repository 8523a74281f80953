"""`irad_reach` against looking at every pair of iterations."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest

from irad import runtime

Term = tuple[int, int, int]
"""A piece's number, bytes of a step, and how many steps there are."""


def _reach(low: list[int], high: list[int], stride: int, iterations: int, terms: Sequence[Term] = ()) -> int:
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    function = ctypes.CFUNCTYPE(number, pointer, pointer, number, *[pointer] * 3, *[number] * 3)(
        runtime.symbols()["irad_reach"]
    )
    owners = [p for p, _, _ in terms]
    steps, ways = [step for _, step, _ in terms], [step * count for _, step, count in terms]
    begin, end, *rest = (np.array(values, dtype=np.int64) for values in (low, high, steps, ways, owners))
    tables = [t.ctypes.data for t in rest]
    return int(function(begin.ctypes.data, end.ctypes.data, len(low), *tables, len(terms), stride, iterations))


def _looked_up(low: list[int], high: list[int], stride: int, iterations: int, terms: Sequence[Term] = ()) -> int:
    """The farthest of all pairs of iterations that touch a common byte."""
    touched: dict[int, list[int]] = {}
    for i in range(iterations):
        for p, (begin, end) in enumerate(zip(low, high, strict=True)):
            moves = [[k * step for k in range(count + 1)] for owner, step, count in terms if owner == p]
            for move in product(*moves):
                for byte in range(begin, end):
                    touched.setdefault(i * stride + byte + sum(move), []).append(i)
    return max(max(found) - min(found) for found in touched.values())


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


def test_columns() -> None:
    """Rows of 100 numbers lie one behind the other; a thread has columns."""
    rows = [(0, 800, 9)]
    assert _reach([0], [8], 8, 100, rows) == 0
    assert _reach([0], [8], 8, 101, rows) == 100, "the last column is the first one of the next row"
    assert _reach([0], [8], 8, 98, [(0, -800, 9)]) == 0
    assert _reach([0, 1592], [8, 1600], 8, 99, [(0, 800, 9), (1, 800, 5)]) == 1
    assert _reach([0, 1592], [8, 1600], 8, 100, [(0, 800, 9), (1, 800, 5)]) == 99
    assert _reach([0], [8], 8, 100, [(0, 800, 9), (0, 8000, 3)]) == 0, "several matrices"
    assert _reach([0], [8], 40, 20, [(0, 8, 4), (0, 800, 9)]) == 0, "several columns"
    assert _reach([0], [8], 40, 19, [(0, 8, 5), (0, 800, 9)]) == 1, "and another one's first"


@pytest.mark.parametrize("seed", range(300))
def test_lanes(seed: int) -> None:
    """It is never less than what is found by looking, and the same where steps lead over everything."""
    rng = np.random.default_rng(seed)
    count, stride, iterations = int(rng.integers(1, 4)), int(rng.integers(1, 9)), int(rng.integers(1, 9))
    width = stride * iterations + int(rng.integers(-stride, 8))
    low = [int(v) * width + int(w) for v, w in rng.integers((-3, -stride), (3, stride + 1), (count, 2))]
    high = [v + int(w) for v, w in zip(low, rng.integers(1, 6, count), strict=True)]
    steps = [width, -width, 2 * width, int(rng.integers(1, stride + 1)), int(rng.integers(1, 30))]
    terms = [(p, int(rng.choice(steps)), int(rng.integers(0, 4))) for p in range(count) for _ in range(2)]
    found, looked = _reach(low, high, stride, iterations, terms), _looked_up(low, high, stride, iterations, terms)
    assert found >= looked
    whole = [h + sum(max(0, t[1] * t[2]) for t in terms if t[0] == p) for p, h in enumerate(high)]
    begun = [v + sum(min(0, t[1] * t[2]) for t in terms if t[0] == p) for p, v in enumerate(low)]
    assert found <= _reach(begun, whole, stride, iterations)
