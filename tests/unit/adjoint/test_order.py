"""Loops whose reverse may run forwards: what leaves the loop belongs to its last iteration, and what is stored twice to
the iteration that stored it last."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import differences, gradient, prepare_c, sensitivities

A = (0.917, -0.624, -0.362, 0.726, 0.751)
B = (0.5, 0.25, -0.75, 0.1, 0.9)

LOOPS = {
    "sum": "do { s += a[j] * b[j]; j++; } while (j < n); return s;",
    "last term": "do { t = a[j] * a[j]; j++; } while (j < n); return t * b[0];",
    "sum before the last term": "do { t = s; s = t + a[j] * b[j]; j++; } while (j < n); return t;",
    "sum within the last term": "do { t = s + a[j] * b[j]; s = t + b[j]; j++; } while (j < n); return t;",
    "sum and last term": "do { t = a[j] * a[j]; s += t * b[j]; j++; } while (j < n); return s * t;",
    "last term of every other sort": "for (; j < n; j++) t = (j & 1 ? a[0] : a[1]) * b[j]; return t;",
    "last term that fits": "for (; j < n; j++) t = a[j] > 0 ? a[j] * b[j] : t; return t;",
    "last of what is stored": "for (; j < n; j++) { t = a[j] * a[j]; b[j] = t * t; } return t;",
    "stores that meet": "for (; j < n; j++) { b[j] = a[j] * a[j]; b[j / 2] *= a[j]; } return b[0];",
    "stores in one place": "for (; j < n; j++) b[0] = a[j] * a[j]; return b[0];",
    "element before": "for (j = 1; j < n; j++) b[j] *= b[j - 1] * a[j]; return b[0];",
    "element after": "for (; j + 1 < n; j++) b[j] *= b[j + 1] * a[j]; return b[0];",
    "elements around": "for (j = 1; j + 1 < n; j++) b[j] = a[j - 1] * a[j] + a[j + 1]; return b[1];",
    "left in the middle": "for (; j < n; j++) { t = a[j] * b[j]; if (t > 0.2) break; s += t; } return s + t;",
}


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("name", LOOPS)
def test_gradients_of_single_loops(name: str, level: str) -> None:
    source = f"""double f(double *restrict a, double *restrict b, int n) {{
        double s = 0, t = 0;
        int j = 0;
        {LOOPS[name]}
    }}"""
    made = gradient(prepare_c(source, [level]), "f", "dup dup const")
    for n in (1, 2, 3, 5):
        values = [np.array(A), np.array(B), n]
        weights = [np.arange(1.0, 6.0), np.arange(2.0, 7.0), 0.0]
        expected = differences(made, values, weights)
        for got, want in zip(sensitivities(made, values, weights), expected, strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-8, atol=1e-9)


NESTS = {
    "rows": ("for (j = 0; j < m; j++) b[i * m + j] = a[i] * a[j] * a[j];", True),
    "rows in place": ("for (j = 0; j < m; j++) b[i * m + j] *= a[i] * b[i * m + j] + a[j];", True),
    "rows that begin before": ("b[i * m] = a[i]; for (j = 0; j < m; j++) b[i * m + j] *= a[i] * a[j];", False),
    "rows that overlap": ("for (j = 0; j <= m; j++) b[i * m + j] = a[i] * a[j];", False),
    "row before": ("if (i) for (j = 0; j < m; j++) b[i * m + j] = a[j] * b[i * m + j - m] * a[i];", False),
    "one row": ("for (j = 0; j < m; j++) b[j] = a[i] * a[j];", False),
    "columns": ("for (j = 0; j < m; j++) b[j * n + i] = a[i] * a[j];", False),
}


@pytest.mark.parametrize("name", NESTS)
def test_gradients_of_nests(name: str) -> None:
    body, forwards = NESTS[name]
    source = f"""void f(double *restrict a, double *restrict b, long n, long m) {{
        for (long i = 0, j = 0; i < n; i++) {{ {body} }}
    }}"""
    made = gradient(prepare_c(source), "f", "dup dup const const")
    assert made.plan is not None
    assert any(loop.children for loop in made.plan.ascending) == forwards
    for n, m in ((1, 2), (3, 0), (3, 1), (3, 2), (2, 3)):
        values = [np.linspace(0.5, 1.5, 9), np.linspace(-1.0, 0.8, 9), n, m]
        weights = [np.arange(1.0, 10.0), np.arange(2.0, 11.0), 0.0, 0.0]
        expected = differences(made, values, weights)
        for got, want in zip(sensitivities(made, values, weights), expected, strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-7, atol=1e-8)
