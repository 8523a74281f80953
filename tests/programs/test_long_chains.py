"""Chains of values that are computed again in the reverse sweep may be longer than Python's stack."""

from __future__ import annotations

import inspect
import sys

import numpy as np

import irad
from tests.programs.levels import options_for

_FIRST, _SECOND = (1, 3, 6, 2, 5, 1, 4), (1, 6, 4, 2, 0, 5, 3)
_STEPS = "\n".join(
    f"    b[{i % 7}] = b[{_FIRST[i % 7]}] * 0.9 + t[{i % 7}] * b[{_SECOND[i % 7]}] * {0.01 * (i % 9 + 1):.2f};"
    for i in range(100)
)
TEXT = f"""
#include <stdlib.h>
static double steps(double *t, double *b, int d) {{
{_STEPS}
    double r = b[3];
    for (int i = 0; i < 7; i++) ((long *)t)[i] = d + i;
    return r;
}}
double f(const double *x) {{
    double r = 0;
    for (int k = 0; k < 3; k++) {{
        double *t = malloc(56), b[7];
        for (int i = 0; i < 7; i++) {{ t[i] = x[i]; b[i] = x[i] * (k + 1); }}
        r += steps(t, b, k);
        free(t);
    }}
    return r;
}}
"""


def _primal(x: np.ndarray) -> complex:
    total = 0.0
    for k in range(3):
        b = list(x * (k + 1))
        for i in range(100):
            b[i % 7] = b[_FIRST[i % 7]] * 0.9 + x[i % 7] * b[_SECOND[i % 7]] * round(0.01 * (i % 9 + 1), 2)
        total = total + b[3]
    return total


def test_a_chain_longer_than_the_stack() -> None:
    function = irad.compile(TEXT, lang="c", flags="-O2", options=options_for(2)).f
    gradient = irad.grad(function, wrt="x")
    x = np.linspace(0.5, 1.0, 7)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 200)
    try:
        found = gradient(x)
    finally:
        sys.setrecursionlimit(limit)
    wanted = [_primal(x + step).imag / 1e-30 for step in 1e-30j * np.eye(7)]
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
