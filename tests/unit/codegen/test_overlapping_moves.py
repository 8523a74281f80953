"""The adjoint of moving memory onto memory that overlaps it, number by number, in both orders."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from irad.analysis.types.evidence import Piece
from irad.backend.jit import JitLibrary
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.text.parser import parse_module

DOUBLES = ((Piece(0, 8, T.DOUBLE),), 8)
FLOATS = ((Piece(0, 4, T.FLOAT),), 4)
RECORDS = ((Piece(0, 4, "integer"), Piece(4, 4, T.FLOAT), Piece(8, 16, T.DOUBLE)), 24)
LAYOUTS = {"doubles": DOUBLES, "floats": FLOATS, "records": RECORDS}
ROOM = 12
"""Periods of memory."""


def compiled(layout: tuple[tuple[Piece, ...], int], descending: bool) -> JitLibrary:
    output = ModuleWriter(parse_module(""))
    name = runtime_ir.add_and_clear(output, *layout, descending)
    (text,) = output.helpers.values()
    quoted = T.quoted(name)
    return JitLibrary(
        f"{text}\ndefine void @moved(ptr %into, ptr %source, i64 %bytes) {{\n"
        f"  call void @{quoted}(ptr %into, ptr %source, i64 %bytes)\n  ret void\n}}\n"
    )


def places(layout: tuple[tuple[Piece, ...], int], size: int) -> list[tuple[int, type]]:
    """Where numbers lie in the first bytes, and what they are."""
    pieces, period = layout
    found = []
    for start in range(0, size, period):
        for piece in pieces:
            if isinstance(piece.kind, T.FloatType):
                kind = np.float64 if piece.kind == T.DOUBLE else np.float32
                width = np.dtype(kind).itemsize
                found += [(start + at, kind) for at in range(piece.offset, piece.offset + piece.size, width)]
    return [(at, kind) for at, kind in found if at + np.dtype(kind).itemsize <= size]


def expected(memory: np.ndarray, into: int, source: int, numbers: list[tuple[int, type]]) -> np.ndarray:
    """All adjoints are taken before the first one is added."""
    made, taken = memory.copy(), []
    for at, kind in numbers:
        view = made[into + at :][: np.dtype(kind).itemsize].view(kind)
        taken.append(view[0])
        view[0] = 0
    for (at, kind), amount in zip(numbers, taken, strict=True):
        made[source + at :][: np.dtype(kind).itemsize].view(kind)[0] += amount
    return made


def filled(layout: tuple[tuple[Piece, ...], int]) -> np.ndarray:
    """Whole numbers: sums of them are exact in any order."""
    size = ROOM * layout[1]
    memory = np.zeros(size, np.uint8)
    for count, (at, kind) in enumerate(places(layout, size)):
        memory[at:][: np.dtype(kind).itemsize].view(kind)[0] = 3 * count + 1
    return memory


def moved(library: JitLibrary, memory: np.ndarray, into: int, source: int, size: int) -> np.ndarray:
    made = memory.copy()
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(library.address("moved"))
    call(made.ctypes.data + into, made.ctypes.data + source, size)
    return made


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("shift", [-4, -2, -1, 1, 2, 4])
def test_each_shift_by_whole_periods(name: str, shift: int) -> None:
    """To higher addresses the numbers are taken upwards, to lower ones downwards; the other order is wrong."""
    layout = LAYOUTS[name]
    period, memory = layout[1], filled(layout)
    source = 4 * period
    into = source + shift * period
    up, down = compiled(layout, False), compiled(layout, True)
    for size in (period, 3 * period, 4 * period, 4 * period - (period - layout[0][0].size)):
        right = expected(memory, into, source, places(layout, size))
        fits, other = (down, up) if shift < 0 else (up, down)
        np.testing.assert_array_equal(moved(fits, memory, into, source, size), right)
        if abs(shift) * period < size - period:
            assert not np.array_equal(moved(other, memory, into, source, size), right)


@pytest.mark.parametrize("descending", [False, True])
def test_what_does_not_overlap(descending: bool) -> None:
    """The order does not matter; a last part of a period is moved as far as it is there."""
    library, memory = compiled(RECORDS, descending), filled(RECORDS)
    for size in range(0, 5 * 24):
        right = expected(memory, 0, 6 * 24, places(RECORDS, size))
        np.testing.assert_array_equal(moved(library, memory, 0, 6 * 24, size), right, err_msg=str(size))
