"""Gradients and Hessian-vector products of parallel programs: the reverse mode of a parallel tangent.

What they are compared with are gradients in NumPy, and their derivatives by complex steps.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import ArgumentError, UsageError
from tests.programs.openmp_team import team

SOURCE = """
#include <math.h>
#include <stdlib.h>

double chain(const double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n - 1; i++) s += sin(x[i]) * x[i + 1] * x[i + 1];
    return s;
}

double scaled(const double *x, double a, double *room, int n) {
    double s = 0;
#pragma omp parallel for schedule(dynamic, 3)
    for (int i = 0; i < n - 1; i++) room[i] = a * x[i] * x[i + 1];
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n - 1; i++) s += exp(-room[i]) * a;
    return s;
}

double ordered(const double *x, int n) {
    double s = 1;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double c = cos(x[i]);
#pragma omp ordered
        s = s * c + x[i];
    }
    return s;
}

double gathered(const double *x, const int *place, int n) {
    double s = 0;
    double *part = malloc(n * sizeof *part);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++) part[i] = x[place[i]] * x[i];
        double own = 0;
#pragma omp for
        for (int i = 0; i < n; i++) own += part[i] * part[n - 1 - i];
#pragma omp critical
        s += own;
    }
    free(part);
    return s;
}

static double calls;
double counted(const double *x, int n) {
    calls = 0;
#pragma omp parallel for reduction(+ : calls)
    for (int i = 0; i < n; i++) calls += x[i] * x[i] * x[i];
    return calls * calls;
}
"""
N = 37
PLACES = np.random.default_rng(5).integers(N, size=N).astype(np.int32)


def chain(x: np.ndarray) -> np.ndarray:
    g = np.zeros_like(x)
    g[:-1] += np.cos(x[:-1]) * x[1:] ** 2
    g[1:] += 2 * np.sin(x[:-1]) * x[1:]
    return g


def scaled(x: np.ndarray, a: Any) -> tuple[np.ndarray, Any]:
    g = np.zeros_like(x)
    pairs = x[:-1] * x[1:]
    weights = -a * a * np.exp(-a * pairs)
    g[:-1] += weights * x[1:]
    g[1:] += weights * x[:-1]
    return g, np.sum(np.exp(-a * pairs) * (1 - a * pairs))


def ordered(x: np.ndarray) -> np.ndarray:
    before = [np.ones_like(x[0])]
    for each in x:
        before.append(before[-1] * np.cos(each) + each)
    g, bar = np.zeros_like(x), np.ones_like(x[0])
    for i in reversed(range(len(x))):
        g[i] = bar * (1 - before[i] * np.sin(x[i]))
        bar = bar * np.cos(x[i])
    return g


def gathered(x: np.ndarray) -> np.ndarray:
    weights = 2 * (x[PLACES] * x)[::-1]
    g = weights * x[PLACES]
    np.add.at(g, PLACES, weights * x)
    return g


def counted(x: np.ndarray) -> np.ndarray:
    return 6 * np.sum(x**3) * x**2


def along(gradient: Callable[..., Any], values: tuple[Any, ...], vectors: tuple[Any, ...]) -> Any:
    """The derivative of a gradient along vectors."""
    step = 1e-30
    found = gradient(*(x + 1j * step * v for x, v in zip(values, vectors, strict=True)))
    return tuple(np.imag(part) / step for part in found) if isinstance(found, tuple) else np.imag(found) / step


def drawn() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    return rng.uniform(0.3, 1.2, N), rng.normal(size=N)


@cache
def module() -> irad.Module:
    return irad.compile(SOURCE, lang="c", flags="-O2 -fopenmp")


CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "chain": (chain, (N,)),
    "ordered": (ordered, (N,)),
    "gathered": (gathered, (PLACES, N)),
    "counted": (counted, (N,)),
}


@pytest.mark.parametrize("name", CASES)
def test_products(name: str) -> None:
    gradient, rest = CASES[name]
    x, v = drawn()
    product = irad.hvp(module()[name])
    for threads in (1, 2, 3, 8):
        with team(threads):
            found, second = product((x, *rest), (v,))
        np.testing.assert_allclose(found, gradient(x), rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(second, along(gradient, (x,), (v,)), rtol=1e-12, atol=1e-11)


def test_several_arguments_and_room() -> None:
    x, v = drawn()
    product = irad.hvp(module().scaled, wrt=("x", "a"))
    expected, second = scaled(x, 0.7), along(scaled, (x, 0.7), (v, 0.3))
    for threads in (1, 3):
        with team(threads):
            found = product((x, 0.7, np.zeros(N), N), (v, 0.3))
        for part, wanted in zip((*found[0], *found[1]), (*expected, *second), strict=True):
            np.testing.assert_allclose(part, wanted, rtol=1e-12, atol=1e-12)


def test_loops_in_parallel_and_bits() -> None:
    """Options hold for second derivatives, too."""
    x, v = drawn()
    found = []
    for threads in (1, 3):
        with team(threads):
            found.append(irad.hvp(module().chain, deterministic=True)((x, N), (v,)))
            assert np.allclose(found[-1][1], along(chain, (x,), (v,)), rtol=1e-12, atol=1e-12)
    assert all(np.array_equal(a, b) for a, b in zip(*found, strict=True))


def test_overlapping_arguments() -> None:
    """Arrays that are one array: no version in which they are apart is run."""
    source = "void f(const double *x, double *y, int n) { for (int i = 1; i < n; i++) y[i] = x[i - 1] * x[i - 1]; }"
    last = source + "double g(const double *x, double *y, int n) { f(x, y, n); return y[n - 1]; }"
    x = np.array([1.1, 1.2, 0.9])
    with pytest.raises(ArgumentError, match="overlap"):
        irad.hvp(irad.compile(last, lang="c").g, wrt="x")((x[:2], x[1:], 2), (np.ones(2),))
    for wrt in ("x", "y"):
        x = np.array([1.1, 1.2, 0.9])
        found, second = irad.hvp(irad.compile(last, lang="c").g, wrt)((x, x[:], 3), (np.array([1.0, 0, 0]),))
        np.testing.assert_allclose((found, second), ([4 * 1.1**3, 0, 0], [12 * 1.1**2, 0, 0]), rtol=1e-14)


def test_what_has_no_hessian() -> None:
    energy = module().chain
    x, v = drawn()
    with pytest.raises(UsageError, match="a kernel is wanted"):
        irad.jvp(irad.autodiff(energy))
    with pytest.raises(UsageError, match="a kernel is wanted"):
        irad.autodiff(irad.grad(energy))
    with pytest.raises(ArgumentError, match="vectors must be a tuple with one entry for each of: x"):
        irad.hvp(energy)((x, N), v)
    with pytest.raises(ArgumentError, match="the vector for 'x' has shape"):
        irad.hvp(energy)((x, N), (v[1:],))
    text = "void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }"
    with pytest.raises(ArgumentError, match="'y' is no single number, and has no Hessian"):
        irad.hvp(irad.compile(text, lang="c").f)((x, np.zeros(N), N), (v,))


FORTRAN = """
function chain(x) result(s)
  implicit none
  real(8), intent(in) :: x(:)
  real(8) :: s
  integer :: i
  s = 0
  !$omp parallel do reduction(+:s)
  do i = 1, size(x) - 1
    s = s + sin(x(i)) * x(i + 1)**2
  end do
end function
subroutine chained(x, n, e)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: e
  real(8) :: part(n)
  integer :: i
  part = 0
  !$omp parallel do schedule(dynamic, 3)
  do i = 1, n - 1
    part(i) = sin(x(i)) * x(i + 1)**2
  end do
  e = sum(part)
end subroutine
"""


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="no flang-22 here")
def test_fortran() -> None:
    made = irad.compile(FORTRAN, lang="fortran", flags="-O2 -fopenmp")
    x, v = drawn()
    wanted = chain(x), along(chain, (x,), (v,))
    for threads in (1, 3):
        with team(threads):
            for found in (
                irad.hvp(made.chain)((x,), (v,)),
                irad.hvp(made.chained, out="e")((x, N, np.zeros(())), (v,)),
            ):
                np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


def test_numba() -> None:
    numba = pytest.importorskip("numba")

    @numba.njit(parallel=True)
    def energy(x: np.ndarray, a: float) -> float:
        s = 0.0
        for i in numba.prange(len(x) - 1):
            s += np.sin(x[i]) * x[i + 1] ** 2
        return s * a

    x, v = drawn()
    for threads in (1, 3):
        with team(threads):
            found = irad.hvp(energy)((np.repeat(x, 2)[::2], 1.0), (v,))
        np.testing.assert_allclose(found, (chain(x), along(chain, (x,), (v,))), rtol=1e-12, atol=1e-12)


WEIGHTS = """
#include <math.h>
double weighed(const double *x, int n) {
  double w[64], s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] = 1.0 + i;
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] *= 2;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += sin(x[i]) * w[i];
  return s;
}
"""


def test_regions_without_derivative() -> None:
    """Derivatives of derivatives run regions that hold constants alone as they are."""
    numba = pytest.importorskip("numba")

    @numba.njit(parallel=True)
    def weighed(x: np.ndarray) -> float:
        w, s = np.zeros(len(x)), 0.0
        for i in numba.prange(len(x)):
            w[i] = 1.0 + i
        for i in numba.prange(len(x)):
            w[i] *= 2
        for i in range(len(x)):
            s += np.sin(x[i]) * w[i]
        return s

    x = np.linspace(0.1, 0.9, 5)
    w = 2.0 * np.arange(1, 6)
    for f, args in ((weighed, (x,)), (irad.compile(WEIGHTS, lang="c", flags="-O2 -fopenmp").weighed, (x, 5))):
        np.testing.assert_allclose(irad.hessian(f)(*args), np.diag(-np.sin(x) * w), rtol=1e-12)
        third = irad.jacobian(irad.hessian(f))(*args)
        np.testing.assert_allclose(np.einsum("iii->i", third), -np.cos(x) * w, rtol=1e-12)
        assert np.count_nonzero(third) == 5
