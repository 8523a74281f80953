"""Deterministic derivatives are bitwise the same with any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from irad.adjoint.emit.parallel import strip_executor
from irad.transform.autopar import outline
from tests.programs.openmp_team import team

SOURCE = """
#include <math.h>
double weighted(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += exp(w[i % 7] * x[i]);
  return s;
}
double dynamic(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s) schedule(dynamic, 3)
  for (int i = 0; i < n; i++) s += w[i % 7] * x[i] * x[i];
  return s;
}
double guided(const double *w, const double *x, int n) {
  double s = 1;
  #pragma omp parallel for reduction(* : s) schedule(guided)
  for (int i = 0; i < n; i++) s *= 1 + 0.01 * w[i % 7] * sin(x[i]);
  return s;
}
double at_run_time(const double *w, const double *x, int n) {
  double s = 0, q = 0;
  #pragma omp parallel for reduction(+ : s, q) schedule(runtime)
  for (int i = 0; i < n; i++) { s += w[i % 7] / x[i]; q += x[i]; }
  return s * q;
}
double stencil(double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 1; i < n - 1; i++) s += x[i - 1] * x[i] / x[i + 1] * w[3];
  return s;
}
double two_loops(double *w, const double *x, int n) {
  double s = 0, t[n];
  #pragma omp parallel
  {
    #pragma omp for
    for (int i = 0; i < n; i++) t[i] = x[i] * w[i % 7];
    #pragma omp for reduction(+ : s)
    for (int i = 1; i < n; i++) s += t[i] * sqrt(t[i - 1]);
  }
  return s;
}
double critical(const double *w, const double *x, int n) {
  double s = 1;
  #pragma omp parallel
  {
    double own = 0;
    #pragma omp for
    for (int i = 0; i < n; i++) own += w[i % 7] * x[i];
    #pragma omp critical
    s = s * (1 + 0.1 * own);
  }
  return s;
}
double atomic(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double v = w[i % 7] * x[i] * x[i];
    #pragma omp atomic
    s += v;
  }
  return s;
}
double single(double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel
  {
    #pragma omp single
    w[0] = w[0] * x[0];
    #pragma omp for reduction(+ : s)
    for (int i = 0; i < n; i++) s += w[0] * x[i];
  }
  return s;
}
__attribute__((noinline)) static double part(const double *w, double x, int i) { return w[i % 7] * x * x; }
double calls(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += part(w, x[i], i);
  return s;
}
double ordered(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for ordered schedule(dynamic)
  for (int i = 0; i < n; i++) {
    double v = w[i % 7] * x[i];
    #pragma omp ordered
    s = 0.9 * s + v;
  }
  return s;
}
double ring(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += exp(0.3 * w[i % 7] * x[i] * x[(i + 2) % n]) - x[(i + n - 1) % n];
  return s;
}
double counted(const double *w, const double *x, int n) {
  double s = 0;
  long large = 1;
  #pragma omp parallel for reduction(+ : s, large)
  for (int i = 0; i < n; i++) {
    s += x[i] * w[i % 7] / (1 + x[n - 1 - i]);
    large += x[i] > 1;
  }
  return s - (double)large;
}
double mean(const double *w, const double *x, int n) {
  double s = 0, q = 0;
  #pragma omp parallel for reduction(+ : s, q)
  for (int i = 1; i < n; i++) {
    s += x[i] * x[i - 1];
    q += w[i % 7];
  }
  return s / q;
}
double one_after_another(const double *w, const double *x, int n) {
  double s = 0, q = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 1; i < n - 1; i++) s += x[i - 1] * x[i] * x[i + 1];
  #pragma omp parallel for reduction(+ : q)
  for (int i = 1; i < n - 1; i++) q += w[i % 7] / (x[i - 1] + x[i] * s);
  return q;
}
double if_many(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s) if(n > 50)
  for (int i = 2; i < n; i++) s += x[i - 2] * x[i] / x[i - 1] * w[2];
  return s;
}
double own_count(const double *w, const double *x, int n) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s) num_threads(3)
  for (int i = 0; i < n; i++) s += w[i % 7] * x[i] * x[i];
  return s;
}
"""
SERIAL = """
double serial(const double *w, const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i % 7] * x[i] * x[i];
  return s;
}
"""
NAMES = (
    "weighted dynamic guided at_run_time stencil two_loops critical atomic single calls ordered own_count ring counted "
    "mean one_after_another if_many"
).split()
N = 103


@pytest.fixture(scope="module")
def module() -> Any:
    return irad.compile(SOURCE, lang="c", flags=["-O2", "-fopenmp"])


def bits(gradient: Any, n: int = N) -> bytes:
    """A gradient and the value, from fresh arguments."""
    rng = np.random.default_rng(3)
    value, parts = gradient(rng.uniform(0.5, 1.5, 7), rng.uniform(0.5, 1.5, n), n)
    return b"".join(np.asarray(a).tobytes() for a in (value, *parts))


def numbers(found: bytes) -> np.ndarray:
    return np.frombuffer(found)


@pytest.mark.parametrize("name", NAMES)
def test_bits(module: Any, name: str) -> None:
    steady = irad.value_and_grad(module[name], ("w", "x"), deterministic=True)
    found = []
    for threads in (1, 2, 3, 8, 8):
        with team(threads):
            found.append(bits(steady))
    assert found == [found[0]] * len(found)
    with team(1):
        expected = bits(irad.value_and_grad(module[name], ("w", "x")))
    np.testing.assert_allclose(numbers(found[0]), numbers(expected), 1e-11)


IN_PARTS = "weighted stencil ring counted one_after_another".split()


@pytest.mark.parametrize("name", IN_PARTS)
def test_parts_in_strips(module: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Regions that can be run in strips are, in as many parts whatever the number of threads; here in short strips."""
    monkeypatch.setattr(strip_executor, "_STRIP", 8.0)
    steady = irad.value_and_grad(module[name], ("w", "x"), deterministic=True)
    assert "strip by strip" in str(irad.autodiff(module[name], deterministic=True).plan)
    found = []
    for threads in (1, 2, 5, 16, 20):
        with team(threads):
            found += [bits(steady, 1000) for _ in range(3)]
    assert found == [found[0]] * len(found)
    with team(1):
        expected = bits(irad.value_and_grad(module[name], ("w", "x")), 1000)
    np.testing.assert_allclose(numbers(found[0]), numbers(expected), 1e-10)


def test_loops_of_serial_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outline, "WORTH", 1)
    function = irad.compile(SERIAL, lang="c").serial
    steady = irad.value_and_grad(function, ("w", "x"), parallel=True, deterministic=True)
    found = []
    for threads in (1, 2, 3, 8, 8):
        with team(threads):
            found.append(bits(steady))
    assert found == [found[0]] * len(found)
    np.testing.assert_allclose(numbers(found[0]), numbers(bits(irad.value_and_grad(function, ("w", "x")))), 1e-12)


def test_pullbacks_and_tangents(module: Any) -> None:
    rng = np.random.default_rng(3)
    w, x = rng.uniform(0.5, 1.5, 7), rng.uniform(0.5, 1.5, N)
    found = []
    for threads in (1, 3, 8):
        with team(threads):
            value, pull = irad.vjp(module.dynamic, ("w", "x"), deterministic=True)(w, x, N)
            by_w, by_x = pull(1.5)
            _, tangent = irad.jvp(module.dynamic, "x", deterministic=True)((w, x, N), (x,))
        found.append([np.asarray(a).tobytes() for a in (value, by_w, by_x, tangent)])
    assert found == [found[0]] * 3


def test_the_number_of_threads_is_what_it_was(module: Any) -> None:
    from tests.programs.openmp_team import library

    with team(3):
        bits(irad.value_and_grad(module.dynamic, ("w", "x"), deterministic=True))
        assert library().omp_get_max_threads() == 3
