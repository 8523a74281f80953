"""Which loops over small local arrays are unrolled before differentiation."""

from __future__ import annotations

import re

import numpy as np

import irad
from irad.backend import optimise
from irad.backend.target import parse_module
from irad.frontends.c.compile import compile_c
from irad.options import Options
from irad.pipeline import prepare
from irad.transform.unroll import mark_short_nests

SOLVE = """
#define N 6
double solved(const double *restrict m, const double *restrict r, int count) {
  double sum = 0;
  for (int s = 0; s < count; s++) {
    double a[N][N], x[N];
    for (int i = 0; i < N; i++) {
      x[i] = r[N * s + i];
      for (int j = 0; j < N; j++) a[i][j] = m[N * N * s + N * i + j];
    }
    for (int k = 0; k < N; k++)
      for (int i = k + 1; i < N; i++) {
        double f = a[i][k] / a[k][k];
        for (int j = k; j < N; j++) a[i][j] -= f * a[k][j];
        x[i] -= f * x[k];
      }
    for (int i = N - 1; i >= 0; i--) {
      for (int j = i + 1; j < N; j++) x[i] -= a[i][j] * x[j];
      x[i] /= a[i][i];
      sum += x[i] * x[i];
    }
  }
  return sum;
}
"""

LEFT_ALONE = """
void show(double *);
/* as long as a vector */
double eight(const double *m) {
  double a[8][8];
  for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) a[i][j] = m[8 * i + j] * m[j];
  for (int k = 0; k < 8; k++)
    for (int i = k + 1; i < 8; i++) for (int j = k; j < 8; j++) a[i][j] -= a[i][k] * a[k][j];
  return a[7][7];
}
/* somebody else gets the array */
double shown(const double *m) {
  double a[6][6];
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) a[i][j] = m[6 * i + j] * m[j];
  show(&a[0][0]);
  for (int k = 0; k < 6; k++)
    for (int i = k + 1; i < 6; i++) for (int j = k; j < 6; j++) a[i][j] -= a[i][k] * a[k][j];
  return a[5][5];
}
/* data says where */
double looked_up(const double *m, const int *p) {
  double a[6][6];
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) a[i][j] = m[6 * i + j] * m[j];
  for (int k = 0; k < 6; k++)
    for (int i = k + 1; i < 6; i++) for (int j = k; j < 6; j++) a[p[i]][j] -= a[i][k] * a[k][j];
  return a[5][5];
}
/* data says how far */
double some(const double *m, int n) {
  double a[6][6];
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) a[i][j] = m[6 * i + j] * m[j];
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) for (int j = k; j < n; j++) a[i][j] -= a[i][k] * a[k][j];
  return a[n - 1][n - 1];
}
/* too much code */
double large(const double *m) {
  double a[7][7];
  for (int i = 0; i < 7; i++) for (int j = 0; j < 7; j++) a[i][j] = m[7 * i + j] * m[j];
  for (int k = 0; k < 7; k++)
    for (int i = 0; i < 7; i++) for (int j = 0; j < 7; j++) a[i][j] -= a[i][k] * a[k][j] * m[i] / (m[j] + m[k]);
  return a[6][6];
}
/* not the function's own */
void outside(double *restrict a) {
  for (int k = 0; k < 6; k++)
    for (int i = k + 1; i < 6; i++) for (int j = k; j < 6; j++) a[6 * i + j] -= a[6 * i + k] * a[6 * k + j];
}
"""


def _prepared(source: str) -> str:
    unit = compile_c(text=source, flags=["-O2"], options=Options.from_environment())
    return str(optimise.canonicalise(optimise.prepare(parse_module(unit.bitcode))))


def test_a_triangular_nest_is_unrolled_and_its_arrays_are_values() -> None:
    text = _prepared(SOLVE)
    assert "alloca [6 x [6 x double]]" in text
    assert mark_short_nests(text)[1] == ("solved",)
    unit = compile_c(text=SOLVE, flags=["-O2"], options=Options.from_environment())
    assert " = alloca " not in str(prepare(parse_module(unit.bitcode)))


def test_other_loops_are_left_alone() -> None:
    text = _prepared(LEFT_ALONE)
    assert len(re.findall(r" = alloca \[", text)) == 5
    assert mark_short_nests(text) == (text, ())


def test_its_gradient_is_right() -> None:
    """That of the sum of squares of the solutions x of A x = r is 2 A^-T x for r, and -(2 A^-T x) x^T for A."""
    rng = np.random.default_rng(3)
    matrices, right = rng.standard_normal((4, 6, 6)) + 4 * np.eye(6), rng.standard_normal((4, 6))
    solved = irad.compile(SOLVE, lang="c").solved
    by_matrices, by_right = irad.grad(solved, wrt=("m", "r"))(matrices.ravel(), right.ravel(), 4)
    x = np.linalg.solve(matrices, right[..., None])
    expected = np.linalg.solve(matrices.transpose(0, 2, 1), 2 * x)
    np.testing.assert_allclose(by_right.reshape(4, 6, 1), expected, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(by_matrices.reshape(4, 6, 6), -expected * x.transpose(0, 2, 1), rtol=1e-9, atol=1e-12)
