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
"""
COLUMNS = 3
_REACH = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many iterations `irad_reach` is told of, and what it answers, from now on."""
    symbols = runtime.symbols
    reach = _REACH(symbols()["irad_reach"])
    found: list[tuple[int, int]] = []

    def look(low: int, high: int, count: int, stride: int, iterations: int) -> int:
        answer = int(reach(low, high, count, stride, iterations))
        found.append((iterations, answer))
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
