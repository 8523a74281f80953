"""Integers that an iteration has from the one before: loaded again where memory still has them, kept where not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad

SOURCE = """
void rows(const int *begin, const int *column, const double *a, const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = begin[i]; k < begin[i + 1]; k++) s += a[k] * x[column[k]] * x[column[k]];
    y[i] = s;
  }
}
void some_rows(const int *begin, const int *column, const double *a, const double *x, double *y, int n) {
  for (int i = 2; i < n - 1; i++) {
    double s = 0;
    for (int k = begin[i]; k < begin[i + 1]; k++) s += a[k] * x[column[k]] * x[column[k]];
    y[i] = s;
  }
}
void overwritten(int *begin, const int *column, const double *a, const double *x, double *y, int n) {
  int from = begin[0];
  for (int i = 0; i < n; i++) {
    int to = begin[i + 1];
    double s = 0;
    for (int k = from; k < to; k++) s += a[k] * x[column[k]] * x[column[k]];
    y[i] = s;
    begin[i + 1] = 0;
    from = to;
  }
}
void another_first(const int *begin, const int *column, const double *a, const double *x, double *y, int n) {
  int from = column[3] - column[3];
  for (int i = 0; i < n; i++) {
    int to = begin[i + 1];
    double s = 0;
    for (int k = from; k < to; k++) s += a[k] * x[column[k]] * x[column[k]];
    y[i] = s;
    from = to;
  }
}
void one_behind(const int *begin, const int *column, const double *a, const double *x, double *y, int n) {
  int from = begin[1];
  for (int i = 1; i < n; i++) {
    int to = begin[i];
    double s = 0;
    for (int k = from; k < from + 2; k++) s += a[k] * x[column[k]] * x[column[k]];
    y[i] = s;
    from = to;
  }
}
"""
N = 23
KEPT = "in an array over all iterations"


@pytest.fixture(scope="module")
def module() -> Any:
    return irad.compile(SOURCE, lang="c", flags=["-O2"])


def ranges(name: str, begin: np.ndarray) -> dict[int, tuple[int, int]]:
    """By row, from where to where its elements lie."""
    all_ = {i: (begin[i], begin[i + 1]) for i in range(N)}
    if name == "some_rows":
        return {i: all_[i] for i in range(2, N - 1)}
    if name == "one_behind":
        return {i: (begin[max(i - 1, 1)], begin[max(i - 1, 1)] + 2) for i in range(1, N)}
    return all_


@pytest.mark.parametrize("name", ["rows", "some_rows", "overwritten", "another_first", "one_behind"])
def test_gradient(module: Any, name: str) -> None:
    rng = np.random.default_rng(5)
    begin = np.concatenate([[0], np.cumsum(rng.integers(0, 5, N))]).astype(np.int32)
    column = rng.integers(0, N, begin[-1] + 2).astype(np.int32)
    a, x, seeds = rng.normal(size=column.size), rng.normal(size=N), rng.normal(size=N)
    by_a, by_x = np.zeros_like(a), np.zeros_like(x)
    for i, (low, high) in ranges(name, begin).items():
        for k in range(low, high):
            by_a[k] += seeds[i] * x[column[k]] ** 2
            by_x[column[k]] += seeds[i] * a[k] * 2 * x[column[k]]
    found_a, found_x = np.zeros_like(a), np.zeros_like(x)
    derivative = irad.autodiff(module[name])
    derivative(begin.copy(), column, a, found_a, x, found_x, np.zeros(N), seeds.copy(), N)
    np.testing.assert_allclose(found_a, by_a, 1e-12, 1e-13)
    np.testing.assert_allclose(found_x, by_x, 1e-12, 1e-13)


@pytest.mark.parametrize("name", ["rows", "some_rows"])
def test_bounds_of_rows_are_not_kept(module: Any, name: str) -> None:
    assert KEPT not in irad.autodiff(module[name]).plan


def test_what_is_overwritten_is_kept(module: Any) -> None:
    assert KEPT in irad.autodiff(module.overwritten).plan
