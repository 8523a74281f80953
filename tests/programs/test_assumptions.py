"""What a program says of its parallel loops: it saves atomic operations, and it is checked where that is asked for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import errors, njit, prange

import irad
from irad.adjoint.parallel.accumulation import AccumulationPlan
from irad.frontends.toolchain import find_fortran
from tests.programs.openmp_team import team

SOURCE = Path(__file__).with_name("assumptions.c")
N = 48
RNG = np.random.default_rng(5)
ORDER = RNG.permutation(N).astype(np.int32)
TWICE = ORDER.copy()
TWICE[7] = TWICE[31]
X = RNG.uniform(0.5, 1.5, N)


@cache
def _module(checked: bool) -> Any:
    return irad.compile(SOURCE, flags=["-fopenmp"], options=irad.Options(check_assumptions=checked))


@cache
def _gradient(name: str, checked: bool = False, **asked: Any) -> Any:
    return irad.autodiff(_module(checked)[name], irad.Const, irad.Dup, irad.Dup, irad.Const, **asked)


def _run(gradient: Any, index: np.ndarray, threads: int, length: int = N) -> np.ndarray:
    dx = np.zeros(N)
    with team(threads):
        gradient(index, X, dx, np.zeros(length), np.ones(length), N)
    return dx


def _line(text: str, after: str) -> int:
    """The number of the first line with a text behind the line with another one."""
    lines = SOURCE.read_text().splitlines()
    start = next(i for i, line in enumerate(lines) if after in line)
    return next(i for i, line in enumerate(lines) if i > start and text in line) + 1


def _said(name: str) -> str:
    return f"assumptions.c:{_line('__irad_assume', f' {name}(')}"


def _sharing(gradient: Any) -> AccumulationPlan:
    plan = gradient.compiled().plan
    assert plan is not None
    ((_, region),) = plan.regions
    return region.accumulation


def _is_plain(gradient: Any) -> bool:
    """Whether nothing is atomic, copied or left to one thread."""
    accumulation = _sharing(gradient)
    return "atomicrmw" not in gradient.ir and {v.kind for v in accumulation.verdicts.values()} == {"plain"}


SAID = {"gather": 2, "gather_dynamic": 2, "gather_chunks": 2, "rounds": 6}


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("name", SAID)
def test_additions_are_plain(name: str, checked: bool) -> None:
    gradient = _gradient(name, checked)
    for threads in (1, 2, 3):
        np.testing.assert_allclose(_run(gradient, ORDER, threads), SAID[name] * X, rtol=1e-14)
    assert f"x: plain: asserted exclusive at {_said(name)}\n" in gradient.plan
    assert _is_plain(gradient)
    assert "irad_assume" not in gradient.ir
    assert ("irad_claim" in gradient.ir) == checked


@pytest.mark.parametrize("checked", [False, True])
def test_the_parallel_loop_is_meant_from_within_an_inner_one(checked: bool) -> None:
    index = RNG.permutation(N // 4).astype(np.int32)
    gradient = _gradient("rows", checked)
    np.testing.assert_allclose(_run(gradient, index, 2), 2 * X, rtol=1e-14)
    assert f"x: plain: asserted exclusive at {_said('rows')}\n" in gradient.plan


def test_without_a_word_there_are_copies_and_atomics() -> None:
    """What the others are compared with."""
    gradient = _gradient("unsaid")
    np.testing.assert_allclose(_run(gradient, ORDER, 2), 2 * X, rtol=1e-14)
    assert "atomicrmw" in gradient.ir and not _is_plain(gradient)


@pytest.mark.parametrize("key", ["x", 1, ("x",)])
def test_said_of_an_argument(key: Any) -> None:
    gradient = _gradient("unsaid", disjoint=key)
    np.testing.assert_allclose(_run(gradient, ORDER, 2), 2 * X, rtol=1e-14)
    assert "x: plain: asserted exclusive (disjoint=…)\n" in gradient.plan
    assert _is_plain(gradient)


def test_deterministic_derivatives_need_no_copies_either() -> None:
    gradient = _gradient("gather_dynamic", deterministic=True)
    np.testing.assert_allclose(_run(gradient, ORDER, 2), 2 * X, rtol=1e-14)
    assert _is_plain(gradient) and not _sharing(gradient).privates and not _sharing(gradient).alone


def test_gradient_and_pullback() -> None:
    for checked in (False, True):
        energy = _module(checked).energy
        np.testing.assert_allclose(irad.grad(energy, "x")(ORDER, X, N), 2 * X, rtol=1e-14)
        np.testing.assert_allclose(irad.vjp(energy, "x")(ORDER, X, N)[1](3.0), 6 * X, rtol=1e-14)
    for call in (irad.grad(energy, "x"), irad.vjp(energy, "x")):
        with pytest.raises(irad.AssumptionError, match=r"touch the same element \d+ of 'x'"):
            call(TWICE, X, N)


# -- checks


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", SAID)
def test_what_is_wrong_is_found(name: str, threads: int) -> None:
    """By the numbers of iterations: one thread is enough."""
    with pytest.raises(irad.AssumptionError) as caught:
        _run(_gradient(name, True), TWICE, threads)
    place = rf"assumptions\.c:{_line('y[i]', f' {name}(')}:\d+"
    pair = "4 and 28" if name == "gather_chunks" else "7 and 31"  # of chunks, the first iterations are named
    assert re.search(
        rf"{place}: error: iterations {pair} of a parallel loop \(threads \d and \d\) touch the same element "
        rf"{TWICE[7]} of 'x', asserted exclusive at {re.escape(_said(name))}; the gradient relies on it that they do "
        rf"not; .*; the other access is at .*{place}$",
        str(caught.value),
    )
    np.testing.assert_allclose(_run(_gradient(name, True), ORDER, threads), SAID[name] * X, rtol=1e-14)


def test_a_wrong_word_on_an_argument_is_found() -> None:
    gradient = _gradient("unsaid", True, disjoint="x")
    np.testing.assert_allclose(_run(gradient, ORDER, 2), 2 * X, rtol=1e-14)
    with pytest.raises(irad.AssumptionError, match=r"of 'x', asserted exclusive \(disjoint=…\)"):
        _run(gradient, TWICE, 1)


# -- what it covers


@pytest.mark.parametrize("checked", [False, True])
def test_other_parts_of_an_array_are_not_meant(checked: bool) -> None:
    index = RNG.permutation(N // 2).astype(np.int32)
    gradient = _gradient("halves", checked)
    expected = np.zeros(N)
    i = np.arange(N // 2)
    np.add.at(expected, index, X[N // 2 + i // 2])
    np.add.at(expected, N // 2 + i // 2, X[index])
    np.testing.assert_allclose(_run(gradient, index, 2), expected, rtol=1e-14)
    assert not _is_plain(gradient)


@pytest.mark.parametrize(
    ("name", "factor", "why"),
    [
        ("overlapping", 2, "other code of the region may add to the shadow at the same time"),
        ("calls", 4, "functions that are called here may add to the shadow as well"),
    ],
)
def test_where_it_is_not_enough_the_plan_says_so(name: str, factor: int, why: str) -> None:
    gradient = _gradient(name)
    np.testing.assert_allclose(_run(gradient, ORDER, 2), factor * X, rtol=1e-14)
    assert f"asserted exclusive at {_said(name)} changes nothing: {why}\n" in gradient.plan
    assert not _is_plain(gradient)


def test_outside_of_parallel_loops_the_plan_says_so() -> None:
    gradient = _gradient("serial")
    assert f"{_said('serial')} changes nothing: there is no parallel loop around it\n" in gradient.plan
    gradient = _gradient("serial", disjoint="x")
    assert "disjoint=… changes nothing: no parallel loop is given the array" in gradient.plan


@pytest.mark.parametrize("checked", [False, True])
def test_serial_loops(checked: bool) -> None:
    gradient = _gradient("serial", checked, parallel=True)
    line = _line("for", " serial(")
    np.testing.assert_allclose(_run(gradient, ORDER, 2), 2 * X, rtol=1e-14)
    assert f"line {line} runs in parallel: its iterations are independent, as line {line + 1} says\n" in gradient.plan
    assert _is_plain(gradient)
    if checked:
        with pytest.raises(irad.AssumptionError, match="iterations 7 and 31"):
            _run(gradient, TWICE, 1)


@pytest.mark.parametrize("checked", [False, True])
def test_of_nested_serial_loops_the_inner_one_is_meant(checked: bool) -> None:
    gradient = _gradient("inner", checked, parallel=True)
    np.testing.assert_allclose(_run(gradient, ORDER, 2, N * N), 2 * N * X, rtol=1e-13)
    assert f"the loop at line {_line('for', ' inner(')} runs in parallel" in gradient.plan
    assert "it stands in an inner loop, not in the body of the one that runs in parallel\n" in gradient.plan


# -- other languages

CXX = """
#include <irad.h>
#include <vector>
extern "C" void gather(const int *index, const double *x, double *y, int n) {
    std::vector<double> own(x, x + n);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        __irad_assume_exclusive(own.data());
        y[i] = own[index[i]] * own[index[i]];
    }
}
"""
FORTRAN = """
subroutine gather(index, x, y, n)
  implicit none
  interface
    subroutine irad_assume_exclusive(array) bind(c, name="__irad_assume_exclusive")
      type(*), intent(in) :: array(*)
    end subroutine
  end interface
  integer :: n, i, index(n)
  real(8) :: x(n), y(n)
  !$omp parallel do
  do i = 1, n
    call irad_assume_exclusive(x)
    y(i) = x(index(i)) ** 2
  end do
end subroutine
"""


def _has_flang() -> bool:
    try:
        find_fortran(irad.Options.from_environment())
    except irad.ToolError:
        return False
    return True


NO_FLANG = pytest.mark.skipif(not _has_flang(), reason="there is no flang here (Debian: apt install flang-22)")


@pytest.mark.parametrize("language", ["c++", pytest.param("fortran", marks=NO_FLANG)])
def test_languages(language: str) -> None:
    text, line, first = {"c++": (CXX, 8, 0), "fortran": (FORTRAN, 13, 1)}[language]
    for checked in (False, True):
        options = irad.Options(check_assumptions=checked)
        gradient = irad.autodiff(irad.compile(text, lang=language, flags=["-fopenmp"], options=options).gather)
        np.testing.assert_allclose(_run(gradient, ORDER + np.int32(first), 2), 2 * X, rtol=1e-14)
        assert re.search(rf"plain: asserted exclusive at \w+\.\w+:{line}\n", gradient.plan)
        assert "atomicrmw" not in gradient.ir
    with pytest.raises(irad.AssumptionError, match="touch the same element"):
        _run(gradient, TWICE + np.int32(first), 1)


# -- Numba


@njit(parallel=True)
def numba_gather(index, x, y):
    for i in prange(index.size):
        irad.assume_disjoint(x)
        y[i] = x[index[i]] ** 2


@njit
def of_a_number(x):
    irad.assume_disjoint(x)
    return x


def test_numba() -> None:
    y = np.zeros(N)
    numba_gather(ORDER, X, y)
    np.testing.assert_allclose(y, X[ORDER] ** 2)
    gradient, checked = (irad.autodiff(numba_gather, options=irad.Options(check_assumptions=c)) for c in (False, True))
    for each in (gradient, checked):
        dx = np.zeros(N)
        with team(2):
            each(ORDER, X, dx, y, np.ones(N))
        np.testing.assert_allclose(dx, 2 * X, rtol=1e-14)
    line = numba_gather.py_func.__code__.co_firstlineno + 3
    assert f"plain: asserted exclusive at {Path(__file__).name}:{line}\n" in gradient.plan
    assert "atomicrmw" not in gradient.ir
    with pytest.raises(irad.AssumptionError, match=f"iterations 7 and 31 .*{Path(__file__).name}:{line}"):
        checked(TWICE, X, np.zeros(N), y, np.ones(N))


def test_outside_of_kernels_it_does_nothing() -> None:
    irad.assume_disjoint(X)
    with pytest.raises(errors.TypingError, match=r"irad\.assume_disjoint is about an array, and this is float64"):
        of_a_number(1.0)
