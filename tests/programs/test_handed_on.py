"""What an iteration has from the one before: loaded again where memory still has it, kept where not."""

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


NUMBERS = {
    "neighbours": "double last = x[0];"
    " for (int i = 1; i < n; i++) { double now = x[i]; y[i] = now * last; last = now; }",
    "downwards": "double last = x[n - 1];"
    " for (int i = n - 1; i > 0; i--) { double now = x[i - 1]; y[i] = now * last * y[i]; last = now; }",
    "two rows and a sum": "double a = x[0], b = y[0], s = 0;"
    " for (int i = 1; i < n; i++) { double c = x[i], d = y[i]; s += a * d - b * c * c; a = c, b = d; } y[0] = s;",
    "buffers that change places": "double *p = x, *q = y; for (int t = 0; t < 3; t++) {"
    " double last = p[0]; for (int i = 1; i < n; i++) { double now = p[i]; q[i] = last * now; last = now; }"
    " double *old = p; p = q; q = old; }",
}
"""Ways to hand numbers on; after each, memory has them still when the next iteration begins."""
KEPT_NUMBERS = {
    "overwritten by the loop": "double last = x[0];"
    " for (int i = 1; i < n; i++) { double now = x[i]; y[i] = now * last; x[i] = 0.5 * now; last = now; }",
    "overwritten a step ahead": "double last = x[0]; for (int i = 1; i + 2 < n; i++) {"
    " double now = x[i]; y[i] = now * last; x[i + 2] += 0.1 * y[i]; last = now; }",
    "overwritten in front": "double last = x[0]; x[0] = 7;"
    " for (int i = 1; i < n; i++) { double now = x[i]; y[i] = now * last; last = now; }",
    "overwritten in front by a callee": "double last = x[0]; change(x, n);"
    " for (int i = 1; i < n; i++) { double now = x[i]; y[i] = now * last; last = now; }",
    "another first": "double last = x[3];"
    " for (int i = 1; i < n; i++) { double now = x[i]; y[i] = now * last; last = now; }",
    "two steps": "double last = x[0];"
    " for (int i = 1; i < n / 2; i++) { double now = x[2 * i - 1]; y[i] = now * last; last = now; }",
    "carried besides": "double last = x[0], z = 1;"
    " for (int i = 1; i < n; i++) { double now = x[i]; z = z * now + last; y[i] = z; last = now; }",
}


@pytest.fixture(scope="module")
def numbers() -> Any:
    bodies = enumerate((NUMBERS | KEPT_NUMBERS).values())
    text = "".join(f"void f{k}(double *restrict x, double *restrict y, int n) {{ {body} }}\n" for k, body in bodies)
    text = "__attribute__((noinline)) void change(double *x, int n) { x[n - 1] *= 0.5; x[0] *= 3; }\n" + text
    return irad.compile(f"#include <math.h>\n#include <stdlib.h>\n{text}", lang="c", flags=["-O2"])


@pytest.mark.parametrize("name", [*NUMBERS, *KEPT_NUMBERS])
def test_numbers_handed_on(numbers: Any, name: str) -> None:
    """The gradient of a weighted sum of both arrays behind the call, against differences."""
    function = getattr(numbers, f"f{[*NUMBERS, *KEPT_NUMBERS].index(name)}")
    rng = np.random.default_rng(7)
    x, y, wx, wy = (0.5 + rng.random(N) for _ in range(4))

    def value(x: np.ndarray, y: np.ndarray) -> float:
        x, y = x.copy(), y.copy()
        function(x, y, N)
        return float(wx @ x + wy @ y)

    shadows, arrays = (wx.copy(), wy.copy()), (x.copy(), y.copy())
    gradient = irad.autodiff(function)
    gradient(arrays[0], shadows[0], arrays[1], shadows[1], N)
    h = 1e-6
    for k in range(2):
        for i in range(N):
            step = [np.zeros(N), np.zeros(N)]
            step[k][i] = h
            expected = (value(x + step[0], y + step[1]) - value(x - step[0], y - step[1])) / (2 * h)
            assert shadows[k][i] == pytest.approx(expected, rel=1e-6, abs=1e-8), (name, k, i)
    lines = [line for line in gradient.plan.splitlines() if "carried from one iteration" in line]
    assert any("shadow of" not in line for line in lines) == (name in KEPT_NUMBERS)
