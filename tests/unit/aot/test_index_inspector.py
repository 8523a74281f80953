"""What finds out which indices are read: how it counts, and what it finds of few and extreme ones."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import irad

_GATHERED = """
struct table {{ const double *x; double *y; const {index} *at; int n; }};
void gathered(const struct table *t)
{{
    for (int i = 0; i < t->n; i++)
        t->y[i] += t->x[t->at[i]] * t->x[t->at[i]];
}}
"""


@pytest.mark.parametrize("index", ["signed char", "int", "long"])
def test_indices_are_compared_as_wide_as_they_are(index: str) -> None:
    function = irad.compile(_GATHERED.format(index=index), lang="c").gathered
    gradient = irad.autodiff(function, irad.Dup)
    bits = 8 * {"signed char": 1, "int": 4, "long": 8}[index]
    x, y, dx, dy = np.arange(1.0, 300), np.zeros(3), np.zeros(299), np.ones(3)
    middle = [a.ctypes.data + 8 * 128 for a in (x, dx)]
    for at in ([-128, 0, 127], [127], [-128, -128], []):
        dx[:], dy[:] = 0, 1
        indices = np.array(at, dtype=f"i{bits // 8}")
        both = [
            np.array([start, values.ctypes.data, indices.ctypes.data, len(at)])
            for start, values in zip(middle, (y, dy), strict=True)
        ]
        gradient(*(members.ctypes.data_as(ctypes.c_void_p).value for members in both))
        expected = np.zeros(299)
        np.add.at(expected, np.array(at, dtype=int) + 128, 2 * x[np.array(at, dtype=int) + 128])
        np.testing.assert_array_equal(dx, expected)
    found = gradient.compiled(False).ir
    assert "@irad.versions." in found
    assert f"call i{bits} @llvm.smin.i{bits}" in found
