"""The helper functions that generated code calls, run by themselves."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from irad.analysis.types.evidence import WORD, Piece
from irad.backend import jit
from irad.codegen import runtime_ir
from irad.codegen.module_writer import ModuleWriter
from irad.ir import types as T
from irad.ir.module import Module

DOUBLES = (Piece(0, 8, T.DOUBLE),)
MIXED = (Piece(0, 8, T.DOUBLE), Piece(8, 8, "pointer"), Piece(16, 8, T.FLOAT), Piece(24, 8, "integer"))


def compiled(name: str, output: ModuleWriter, *types: object) -> ctypes._CFuncPtr:
    """A helper as a Python function; it is made visible and never inlined."""
    text = "\n".join(output.helpers.values()).replace("define internal", "define").replace("alwaysinline", "")
    library = jit.JitLibrary(text)
    function = ctypes.CFUNCTYPE(types[0], *types[1:])(library.address(name))
    function.keep = library  # type: ignore[attr-defined]
    return function


def address(array: np.ndarray) -> int:
    return array.ctypes.data


def test_trips_counts_the_header() -> None:
    output = ModuleWriter(Module())
    trips = compiled(runtime_ir.trips(output), output, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    for span in range(-10, 30):
        for step in range(1, 8):
            runs, left = 1, span
            while left > 0:
                runs, left = runs + 1, left - step
            assert trips(span, step) == runs


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("count", [0, 1, 5])
def test_moving_adjoints_of_doubles(count: int, descending: bool) -> None:
    output = ModuleWriter(Module())
    name = runtime_ir.add_and_clear(output, DOUBLES, 8, descending)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source = np.arange(1.0, 7.0), np.arange(10.0, 70.0, 10.0)
    move(address(into), address(source), 8 * count)
    assert into.tolist() == [0.0] * count + list(np.arange(1.0, 7.0)[count:])
    assert source.tolist() == [10.0 * k + (k if k <= count else 0) for k in range(1, 7)]


LAYOUTS = {
    "double": (DOUBLES, 8),
    "pair": ((Piece(0, 4, T.FLOAT), Piece(4, 4, T.FLOAT)), 8),
    "tagged": ((Piece(0, 4, "integer"), Piece(4, 4, None), Piece(8, 8, T.DOUBLE)), 16),
    "words": ((Piece(0, 16, WORD), Piece(16, 8, T.DOUBLE)), 24),
    "three": ((Piece(0, 24, T.DOUBLE), Piece(24, 8, "integer")), 32),
    "unsorted": ((Piece(16, 8, T.DOUBLE), Piece(0, 8, T.DOUBLE), Piece(8, 8, "pointer")), 24),
}


def _numbers(pieces: tuple[Piece, ...], period: int, size: int) -> list[tuple[int, np.dtype]]:
    """Where the numbers of `size` bytes lie, and what they are."""
    kinds = {T.DOUBLE: np.dtype("f8"), T.FLOAT: np.dtype("f4"), WORD: np.dtype("f8")}
    places = []
    for start in range(0, size, period):
        for piece in pieces:
            if piece.kind in kinds:
                kind = kinds[piece.kind]
                ends = range(start + piece.offset, start + piece.offset + piece.size, kind.itemsize)
                places += [(at, kind) for at in ends if at + kind.itemsize <= size]
    return places


@pytest.mark.parametrize("whole", [False, True], ids=["by-element", "one-period"])
@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("shift", [-4, -2, -1, 0, 1, 2, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_moving_adjoints_of_overlapping_memory(layout: str, shift: int, count: int, whole: bool) -> None:
    """The reverse of memmove(x + shift, x, count): adjoints move back as if all were read first. A move of constant
    size has a layout that is as long as the move (`whole`)."""
    pieces, period = LAYOUTS[layout]
    size = count * period
    if whole:
        pieces = tuple(Piece(p.offset + k * period, p.size, p.kind) for k in range(count) for p in pieces)
    output = ModuleWriter(Module())
    name = runtime_ir.add_and_clear(output, pieces, size if whole else period, descending=shift < 0)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    memory = np.zeros(20 * period, np.uint8)
    low, high = 6 * period, (6 + shift) * period
    for number, (at, kind) in enumerate(_numbers(LAYOUTS[layout][0], period, memory.size)):
        memory[at : at + kind.itemsize].view(kind)[0] = number + 1
    expected = memory.copy()
    places = _numbers(LAYOUTS[layout][0], period, size)
    moved = [expected[high + at :][: kind.itemsize].view(kind)[0].copy() for at, kind in places]
    for at, kind in places:
        expected[high + at :][: kind.itemsize].view(kind)[0] = 0
    for (at, kind), value in zip(places, moved, strict=True):
        expected[low + at :][: kind.itemsize].view(kind)[0] += value
    move(address(memory[high:]), address(memory[low:]), size)
    assert memory.tobytes() == expected.tobytes()


@pytest.mark.parametrize("whole", [False, True], ids=["by-element", "one-period"])
@pytest.mark.parametrize("shift", [-3, -1, 0, 1, 3])
def test_carrying_within_overlapping_memory(shift: int, whole: bool) -> None:
    """Shadow pointers move as memmove moves them; numbers between them stay."""
    pieces, period, count = MIXED, 32, 5
    if whole:
        pieces, period = tuple(Piece(p.offset + k * 32, p.size, p.kind) for k in range(count) for p in MIXED), 160
    output = ModuleWriter(Module())
    name = runtime_ir.copy_rest(output, pieces, period, descending=shift > 0)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    memory = np.concatenate([records(k) for k in (1, 20, 40, 60)])
    memory["p"] += np.arange(12)
    before = memory.copy()
    move(address(memory[4 + shift :]), address(memory[4:]), 32 * count)
    assert (memory["d"] == before["d"]).all() and (memory["f"] == before["f"]).all()
    before["p"][4 + shift : 9 + shift] = before["p"][4:9].copy()
    assert (memory["p"] == before["p"]).all()


WORDS = (Piece(0, 8, WORD),)
ADDRESS = 0x7FFF_1234_5678


def words(*values: float | int) -> np.ndarray:
    """Words of a shadow: adjoints, and addresses (or integers) where the values are integers."""
    found = np.zeros(len(values))
    for k, value in enumerate(values):
        found[k : k + 1].view(np.int64 if isinstance(value, int) else np.float64)[0] = value
    return found


def test_words_that_are_addresses_are_not_taken_back() -> None:
    """Neither taken nor added to: not even zero is added to an address, which might be flushed to zero as a number."""
    output = ModuleWriter(Module())
    move = compiled(
        runtime_ir.add_and_clear(output, WORDS, 8, False), output, None, *(ctypes.c_void_p,) * 2, ctypes.c_int64
    )
    into, source = words(ADDRESS, 2.0, 0, 3.0, -4.0), words(ADDRESS + 8, 5.0, ADDRESS, 0, 1.0)
    move(address(into), address(source), 40)
    assert into.tobytes() == words(ADDRESS, 0.0, 0, 0.0, 0.0).tobytes()
    assert source.tobytes() == words(ADDRESS + 8, 7.0, ADDRESS, 3.0, -3.0).tobytes()


def test_words_that_are_addresses_move_forwards() -> None:
    """Adjoints stay where they are; what is no address any more is zero."""
    output = ModuleWriter(Module())
    carry = compiled(
        runtime_ir.copy_rest(output, WORDS, 8), output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64
    )
    into, source = words(1.0, ADDRESS, ADDRESS, 2.0, 0), words(ADDRESS, 5.0, 0, 0, ADDRESS + 8)
    carry(address(into), address(source), 40)
    assert into.tobytes() == words(ADDRESS, 0, 0, 2.0, ADDRESS + 8).tobytes()
    assert source.tobytes() == words(ADDRESS, 5.0, 0, 0, ADDRESS + 8).tobytes()


@pytest.mark.parametrize("kind,width", [(T.DOUBLE, 8), (T.FLOAT, 4)])
@pytest.mark.parametrize("bytes_", [0, 3, 8, 21, 24])
def test_numbers_are_cleared_that_are_there_as_a_whole(kind: T.Type, width: int, bytes_: int) -> None:
    output = ModuleWriter(Module())
    name = runtime_ir.clear(output, (Piece(0, width, kind),), width)
    clear = compiled(name, output, None, ctypes.c_void_p, ctypes.c_int64)
    into = np.full(32, 255, np.uint8)
    clear(address(into), bytes_)
    assert into.tolist() == [0] * (bytes_ // width * width) + [255] * (32 - bytes_ // width * width)


def test_words_are_cleared_of_numbers_alone() -> None:
    output = ModuleWriter(Module())
    clear = compiled(runtime_ir.clear(output, WORDS, 8), output, None, ctypes.c_void_p, ctypes.c_int64)
    into = words(1.0, ADDRESS, -2.0)
    clear(address(into), 24)
    assert into.tobytes() == words(0.0, ADDRESS, 0.0).tobytes()


def records(start: float) -> np.ndarray:
    """Three records of a double, a pointer, two floats and an integer."""
    kind = np.dtype([("d", "f8"), ("p", "i8"), ("f", "f4", 2), ("i", "i8")])
    found = np.zeros(3, kind)
    for k in range(3):
        found[k] = (start + k, 100 + k, (start * 2 + k, start * 3 + k), 1000 + start + k)
    return found


def test_moving_adjoints_of_mixed_records() -> None:
    output = ModuleWriter(Module())
    name = runtime_ir.add_and_clear(output, MIXED, 32, False)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source, before = records(1), records(10), records(10)
    move(address(into), address(source), 96)
    assert not into["d"].any() and not into["f"].any()
    assert (into["p"] == records(1)["p"]).all() and (into["i"] == records(1)["i"]).all()
    assert (source["d"] == before["d"] + records(1)["d"]).all()
    assert (source["f"] == before["f"] + records(1)["f"]).all()
    assert (source["p"] == before["p"]).all() and (source["i"] == before["i"]).all()


def test_clearing_leaves_what_is_not_a_number() -> None:
    output = ModuleWriter(Module())
    clear = compiled(runtime_ir.clear(output, MIXED, 32), output, None, ctypes.c_void_p, ctypes.c_int64)
    into = records(1)
    clear(address(into), 64)
    assert into["d"].tolist() == [0, 0, 3] and into["f"].tolist() == [[0, 0], [0, 0], [4, 5]]
    assert (into["p"] == records(1)["p"]).all() and (into["i"] == records(1)["i"]).all()


def test_carrying_copies_what_is_not_a_number() -> None:
    output = ModuleWriter(Module())
    name = runtime_ir.copy_rest(output, MIXED, 32)
    carry = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source = records(1), records(50)
    source["p"] += 7
    carry(address(into), address(source), 96)
    assert (into["d"] == records(1)["d"]).all() and (into["f"] == records(1)["f"]).all()
    assert (into["p"] == source["p"]).all() and (into["i"] == source["i"]).all()
