"""The helper functions that generated code calls, run by themselves."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from irad.adjoint.emit import helpers
from irad.adjoint.emit.output import Output
from irad.analysis.evidence import Piece
from irad.backend import jit
from irad.ir import types as T
from irad.ir.module import Module

DOUBLES = (Piece(0, 8, T.DOUBLE),)
MIXED = (Piece(0, 8, T.DOUBLE), Piece(8, 8, "pointer"), Piece(16, 8, T.FLOAT), Piece(24, 8, "integer"))


def compiled(name: str, output: Output, *types: object) -> ctypes._CFuncPtr:
    """A helper as a Python function; it is made visible and never inlined."""
    text = "\n".join(output.helpers.values()).replace("define internal", "define").replace("alwaysinline", "")
    library = jit.JitLibrary(text)
    function = ctypes.CFUNCTYPE(types[0], *types[1:])(library.address(name))
    function.keep = library  # type: ignore[attr-defined]
    return function


def address(array: np.ndarray) -> int:
    return array.ctypes.data


def test_trips_counts_the_header() -> None:
    output = Output(Module())
    trips = compiled(helpers.trips(output), output, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    for span in range(-10, 30):
        for step in range(1, 8):
            runs, left = 1, span
            while left > 0:
                runs, left = runs + 1, left - step
            assert trips(span, step) == runs


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("count", [0, 1, 5])
def test_moving_adjoints_of_doubles(count: int, descending: bool) -> None:
    output = Output(Module())
    name = helpers.add_and_clear(output, DOUBLES, 8, descending)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source = np.arange(1.0, 7.0), np.arange(10.0, 70.0, 10.0)
    move(address(into), address(source), 8 * count)
    assert into.tolist() == [0.0] * count + list(np.arange(1.0, 7.0)[count:])
    assert source.tolist() == [10.0 * k + (k if k <= count else 0) for k in range(1, 7)]


@pytest.mark.parametrize("shift", [-2, -1, 1, 2])
def test_moving_adjoints_of_overlapping_memory(shift: int) -> None:
    """The reverse of memmove(x + shift, x): adjoints move back as if all were read first."""
    output = Output(Module())
    name = helpers.add_and_clear(output, DOUBLES, 8, descending=shift < 0)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    shadow = np.arange(1.0, 10.0)
    low = 2
    source, into = slice(low, low + 5), slice(low + shift, low + shift + 5)
    expected = shadow.copy()
    moved = expected[into].copy()
    expected[into] = 0
    expected[source] += moved
    move(address(shadow[into]), address(shadow[source]), 40)
    assert shadow.tolist() == expected.tolist()


def records(start: float) -> np.ndarray:
    """Three records of a double, a pointer, two floats and an integer."""
    kind = np.dtype([("d", "f8"), ("p", "i8"), ("f", "f4", 2), ("i", "i8")])
    found = np.zeros(3, kind)
    for k in range(3):
        found[k] = (start + k, 100 + k, (start * 2 + k, start * 3 + k), 1000 + start + k)
    return found


def test_moving_adjoints_of_mixed_records() -> None:
    output = Output(Module())
    name = helpers.add_and_clear(output, MIXED, 32, False)
    move = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source, before = records(1), records(10), records(10)
    move(address(into), address(source), 96)
    assert not into["d"].any() and not into["f"].any()
    assert (into["p"] == records(1)["p"]).all() and (into["i"] == records(1)["i"]).all()
    assert (source["d"] == before["d"] + records(1)["d"]).all()
    assert (source["f"] == before["f"] + records(1)["f"]).all()
    assert (source["p"] == before["p"]).all() and (source["i"] == before["i"]).all()


def test_clearing_leaves_what_is_not_a_number() -> None:
    output = Output(Module())
    clear = compiled(helpers.clear(output, MIXED, 32), output, None, ctypes.c_void_p, ctypes.c_int64)
    into = records(1)
    clear(address(into), 64)
    assert into["d"].tolist() == [0, 0, 3] and into["f"].tolist() == [[0, 0], [0, 0], [4, 5]]
    assert (into["p"] == records(1)["p"]).all() and (into["i"] == records(1)["i"]).all()


def test_carrying_copies_what_is_not_a_number() -> None:
    output = Output(Module())
    name = helpers.copy_rest(output, MIXED, 32)
    carry = compiled(name, output, None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    into, source = records(1), records(50)
    source["p"] += 7
    carry(address(into), address(source), 96)
    assert (into["d"] == records(1)["d"]).all() and (into["f"] == records(1)["f"]).all()
    assert (into["p"] == source["p"]).all() and (into["i"] == source["i"]).all()
