"""Structs that are moved within a `std::deque`: right, or refused."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS, options_for

TEXT = """
#include <algorithm>
#include <deque>
struct record { int k; double d; };
extern "C" double f(const double *x, int n)
{
    std::deque<record> v;
    for (int i = 0; i < n; i++) v.push_back(record{i, 1.5 * x[i]});
    std::copy(v.begin() + 1, v.end(), v.begin());
    auto w = std::move(v);
    v = std::move(w);
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * v[i].d * v[i].k;
    return s;
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_moved_down_by_one(level: str) -> None:
    n = 6
    x = np.linspace(0.5, 1.5, n)
    function = irad.compile(TEXT, lang="c++", flags=[level], options=options_for(level)).f
    try:
        found = irad.grad(function, wrt=0)(x, n)
    except irad.DifferentiationError:
        return
    wanted = [0.0, *(1.5 * i * i for i in range(1, n))]
    wanted[-1] += 1.5 * n * (n - 1)
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
