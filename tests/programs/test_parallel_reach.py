"""Reverse sweeps in two parts look no further than the loop is long: what iterations touch that do not exist, since all
threads together run fewer, keeps no thread waiting."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import irad
from irad import runtime
from tests.programs.openmp_team import team

SOURCE = """
/* Three planes, one behind the other, and their rows' neighbours in them: rows of different planes lie as far apart as
   there are rows, which is two more than the loop has iterations. */
void planes(const double *from, double *to, int rows, int columns) {
  long cells = (long)rows * columns;
#pragma omp parallel for
  for (int j = 1; j < rows - 1; j++)
    for (int i = 0; i < columns; i++)
      to[(long)j * columns + i] = from[(long)(j - 1) * columns + i] * from[cells + (long)j * columns + i] *
                                  from[2 * cells + (long)(j + 1) * columns + i];
}
/* Columns of a matrix whose rows are longer than there are columns, if `length` is large enough. */
void columns(const double *from, double *to, int rows, int columns, int length) {
#pragma omp parallel for
  for (int j = 1; j < columns - 1; j++)
    for (int i = 0; i < rows; i++)
      to[j] += from[(long)i * length + j] * from[(long)(i + 1) * length + j - 1];
}
"""
COLUMNS = 3
_POINTER, _NUMBER = ctypes.c_void_p, ctypes.c_int64
_REACH = ctypes.CFUNCTYPE(_NUMBER, _POINTER, _POINTER, _NUMBER, *[_POINTER] * 3, *[_NUMBER] * 3)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many iterations `irad_reach` is told of, and what it answers, from now on."""
    symbols = runtime.symbols
    reach = _REACH(symbols()["irad_reach"])
    found: list[tuple[int, int]] = []

    def look(*given: int) -> int:
        answer = int(reach(*given))
        found.append((given[-1], answer))
        return answer

    noted = _REACH(look)
    address = ctypes.cast(noted, ctypes.c_void_p).value
    monkeypatch.setattr(runtime, "symbols", lambda: {**symbols(), "irad_reach": address})
    monkeypatch.setattr(runtime, "kept_alive", noted, raising=False)
    return found


def test_worksharing_loop(asked: list[tuple[int, int]]) -> None:
    module = irad.compile(SOURCE, lang="c", flags=["-fopenmp"])
    made = irad.autodiff(module.planes, irad.Dup, irad.Dup, irad.Const, irad.Const)
    for rows in (12, 13, 14, 15):
        shape = (3, rows, COLUMNS)
        rng = np.random.default_rng(rows)
        x, seed = rng.uniform(0.5, 1.5, shape), rng.normal(size=shape[1:])
        wanted = np.zeros(shape)
        inside = seed[1:-1]
        a, b, c = x[0, :-2], x[1, 1:-1], x[2, 2:]
        wanted[0, :-2], wanted[1, 1:-1], wanted[2, 2:] = inside * b * c, inside * a * c, inside * a * b
        for threads in (1, 2, 3, 5):
            dx, asked[:] = np.zeros(shape), []
            with team(threads):
                made(x, dx, np.zeros(shape[1:]), seed.copy(), rows, COLUMNS)
            np.testing.assert_allclose(dx, wanted, rtol=1e-13, atol=1e-13)
            assert set(asked) == {(rows - 2, 0)}


def test_columns(asked: list[tuple[int, int]]) -> None:
    """Two columns are one behind the other: no further do iterations meet, unless rows overlap."""
    module = irad.compile(SOURCE, lang="c", flags=["-fopenmp"])
    made = irad.autodiff(module.columns, irad.Dup, irad.Dup, irad.Const, irad.Const, irad.Const)
    rows, columns = 4, 24
    for length, reach in ((30, 1), (24, 1), (23, 1), (22, 21), (7, 21), (1, 3), (0, 1)):
        rng = np.random.default_rng(length)
        x, seed = rng.uniform(0.5, 1.5, (rows + 1) * length + columns), rng.normal(size=columns)
        i, j = (a.ravel() for a in np.meshgrid(np.arange(rows), np.arange(1, columns - 1)))
        one, other, wanted = i * length + j, (i + 1) * length + j - 1, np.zeros(x.size)
        np.add.at(wanted, one, seed[j] * x[other])
        np.add.at(wanted, other, seed[j] * x[one])
        for threads in (1, 2, 3, 5):
            dx, asked[:] = np.zeros(x.size), []
            with team(threads):
                made(x, dx, np.zeros(columns), seed.copy(), rows, columns, length)
            np.testing.assert_allclose(dx, wanted, rtol=1e-13, atol=1e-13)
            assert set(asked) == {(columns - 2, reach)}
