"""Loops over broadcast arrays: order, coalescing, parts."""

from __future__ import annotations

import numpy as np

from irad.api.elementwise.layout import loop_order, loops_over, parts_of, stretched


def loops(*arrays: np.ndarray):
    shape = np.broadcast_shapes(*(a.shape for a in arrays))
    rows = [stretched(a, shape) for a in arrays]
    return loops_over(shape, loop_order(shape, rows), rows)


def test_contiguous_axes_are_one_loop() -> None:
    made = loops(np.ones((3, 4, 5)), np.ones((3, 4, 5)))
    assert made.extents == (60,) and made.strides == ((8,), (8,))
    assert loops(np.ones((5, 4, 3)).T, np.ones((5, 4, 3)).T).extents == (60,)
    assert loops(np.ones((3, 4, 5)), np.float64(2.0)).extents == (60,)


def test_expanded_axes_keep_loops_apart() -> None:
    made = loops(np.ones((3, 4, 5)), np.ones((4, 5)))
    assert made.extents == (3, 20) and made.strides == ((160, 8), (0, 8))
    assert loops(np.ones((3, 1)), np.ones(4)).extents == (3, 4)


def test_large_steps_are_outside() -> None:
    made = loops(np.ones((4, 1000)).T, np.ones(4))
    assert made.extents == (4, 1000) and made.strides == ((8000, 8), (8, 0))


def test_axes_of_one_element_and_numbers() -> None:
    assert loops(np.float64(1.0)).extents == (1,)
    assert loops(np.ones((1, 1))).strides == ((0,),)
    assert loops(np.ones((1, 7, 1))).extents == (7,)


def test_negative_steps() -> None:
    assert loops(np.ones((3, 4))[::-1, ::-1]).strides == ((-8,),)
    assert loops(np.ones((3, 4))[::-1], np.ones((3, 4))).extents == (3, 4)


def test_parts_hang_on_shapes_alone() -> None:
    assert parts_of(loops(np.ones(1000)), []) == (0, 1)
    big = loops(np.ones((2000, 1000)), np.ones(1000))
    assert parts_of(big, []) == (0, 61)


def test_sums_of_their_own_are_bounded() -> None:
    rows, columns = 100, 1_000_000
    wide = loops_over((rows, columns), (0, 1), [(8 * columns, 8), (0, 8)])
    level, parts = parts_of(wide, [(8 * columns, (0, 8))])
    assert level == 1 and parts == 64
    narrow = loops_over((columns, rows), (0, 1), [(8 * rows, 8), (0, 8)])
    assert parts_of(narrow, [(8 * rows, (0, 8))]) == (0, 64)
