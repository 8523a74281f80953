"""Loops whose reverse may run forwards: what leaves the loop belongs to its last iteration."""

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
