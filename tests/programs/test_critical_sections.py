"""Critical sections whose effects depend on their order: the gradient is that of the order that happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import irad
from irad.backend.openmp import find_openmp
from irad.errors import ToolError
from irad.options import Options

try:
    find_openmp(Options())
except ToolError as error:
    pytest.skip(str(error), allow_module_level=True)

SOURCE = """
#include <omp.h>
int threads(int wanted) {
  int before = omp_get_max_threads();
  omp_set_num_threads(wanted);
  return before;
}
void one_lock(double *s, const double *x, int n, int *order) {
  int k = 0;
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < n; i++)
#pragma omp critical
  {
    s[0] = s[0] * x[i] + x[i];
    order[k++] = i;
  }
}
void two_locks(double *s, const double *x, int n, int *order, int *second_order) {
  int k = 0, l = 0;
#pragma omp parallel for schedule(static, 1)
  for (int i = 0; i < n; i++) {
#pragma omp critical(first)
    {
      s[0] = s[0] * x[i] + x[i];
      order[k++] = i;
      if (i % 2)
#pragma omp critical(second)
      {
        s[1] = x[i] / (1 + s[1] * s[1]);
        second_order[l++] = i;
      }
    }
#pragma omp critical(second)
    {
      s[1] = 0.9 * s[1] * x[i] + 0.1;
      second_order[l++] = n + i;
    }
  }
}
"""
N = 60
X = np.linspace(0.9, 1.1, N)


@pytest.fixture(scope="module")
def module() -> irad.Module:
    return irad.compile(SOURCE, lang="c", flags=["-fopenmp"])


@pytest.fixture(autouse=True, params=[1, 4])
def _team(module: irad.Module, request: pytest.FixtureRequest) -> Iterator[None]:
    before = module.threads(request.param)
    yield
    module.threads(before)


def first(order: list[int]) -> Any:
    """The gradient of s = s x_i + x_i, in this order."""
    s, values = 1.0, []
    for i in order:
        values.append(s)
        s = s * X[i] + X[i]
    found, adjoint = np.zeros(N), 1.0
    for i, s in zip(reversed(order), reversed(values), strict=True):
        found[i] += adjoint * (s + 1)
        adjoint *= X[i]
    return found


def second(order: list[int]) -> Any:
    """The gradient of the other number of `two_locks`."""
    s, values = 0.3, []
    for step in order:
        values.append(s)
        s = 0.9 * s * X[step - N] + 0.1 if step >= N else X[step] / (1 + s * s)
    found, adjoint = np.zeros(N), 1.0
    for step, s in zip(reversed(order), reversed(values), strict=True):
        if step >= N:
            found[step - N] += adjoint * 0.9 * s
            adjoint *= 0.9 * X[step - N]
        else:
            found[step] += adjoint / (1 + s * s)
            adjoint *= -2 * s * X[step] / (1 + s * s) ** 2
    return found


def test_one_lock(module: irad.Module) -> None:
    for _ in range(10):
        order = np.full(N, -1, np.int32)
        _, pullback = irad.vjp(module.one_lock, wrt="x", out="s")(np.ones(1), X, N, order)
        assert sorted(order) == list(range(N))
        for _ in range(2):
            np.testing.assert_allclose(pullback(np.ones(1)), first(list(order)), rtol=1e-12)


def test_two_locks_one_inside_the_other(module: irad.Module) -> None:
    for _ in range(10):
        order, others = np.full(N, -1, np.int32), np.full(N + N // 2, -1, np.int32)
        _, pullback = irad.vjp(module.two_locks, wrt="x", out="s")(np.array([1.0, 0.3]), X, N, order, others)
        expected = np.array([first(list(order)), second(list(others))])
        for seed in ([1.0, 0.0], [0.0, 1.0], [2.0, -3.0]):
            np.testing.assert_allclose(pullback(np.array(seed)), seed @ expected, rtol=1e-12)


def test_locks_have_no_shadow(module: irad.Module) -> None:
    plan = irad.autodiff(module.two_locks, irad.Dup, irad.Dup, irad.Const, irad.Const, irad.Const).plan
    assert ".gomp_critical_user_" not in plan
