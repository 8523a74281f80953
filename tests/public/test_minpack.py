"""MINPACK in Fortran (Debian sources `minpack`): callbacks are external procedures."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import debian_source, wrapper
from tests.public.fortran import needed

SOURCE = """
module problem
  implicit none
  real(8) :: p(2), t(12), y(12)
contains
  subroutine curves(n, x, f, flag)
    integer :: n, flag
    real(8) :: x(n), f(n)
    f(1) = p(1) * x(1)**2 + x(2)**2 - 4d0
    f(2) = exp(p(2) * x(1)) + x(2) - 1d0
  end subroutine
  subroutine curves_and_slopes(n, x, f, d, ld, flag)
    integer :: n, ld, flag
    real(8) :: x(n), f(n), d(ld, n)
    if (flag == 1) then
      call curves(n, x, f, flag)
    else
      d(1, 1) = 2 * p(1) * x(1)
      d(2, 1) = p(2) * exp(p(2) * x(1))
      d(1, 2) = 2 * x(2)
      d(2, 2) = 1
    end if
  end subroutine
  subroutine decay(m, n, x, f, flag)
    integer :: m, n, flag
    real(8) :: x(n), f(m)
    f = x(1) * exp(-x(2) * t(:m)) + x(3) - y(:m)
  end subroutine
  subroutine decay_and_slopes(m, n, x, f, d, ld, flag)
    integer :: m, n, ld, flag
    real(8) :: x(n), f(m), d(ld, n)
    if (flag == 1) then
      call decay(m, n, x, f, flag)
    else
      d(:m, 1) = exp(-x(2) * t(:m))
      d(:m, 2) = -t(:m) * x(1) * exp(-x(2) * t(:m))
      d(:m, 3) = 1
    end if
  end subroutine
end module

subroutine solve_differences(parameters, x)
  use problem
  real(8), intent(in) :: parameters(2)
  real(8), intent(inout) :: x(2)
  real(8) :: f(2), work(20)
  integer :: info
  p = parameters
  call hybrd1(curves, 2, x, f, 1d-14, info, work, 20)
end subroutine
subroutine solve_slopes(parameters, x)
  use problem
  real(8), intent(in) :: parameters(2)
  real(8), intent(inout) :: x(2)
  real(8) :: f(2), d(2, 2), work(20)
  integer :: info
  p = parameters
  call hybrj1(curves_and_slopes, 2, x, f, d, 2, 1d-14, info, work, 20)
end subroutine
subroutine fit_differences(times, values, x)
  use problem
  real(8), intent(in) :: times(12), values(12)
  real(8), intent(inout) :: x(3)
  real(8) :: f(12), work(80)
  integer :: info, pivots(3)
  t = times
  y = values
  call lmdif1(decay, 12, 3, x, f, 1d-14, info, pivots, work, 80)
end subroutine
subroutine fit_slopes(times, values, x)
  use problem
  real(8), intent(in) :: times(12), values(12)
  real(8), intent(inout) :: x(3)
  real(8) :: f(12), d(12, 3), work(40)
  integer :: info, pivots(3)
  t = times
  y = values
  call lmder1(decay_and_slopes, 12, 3, x, f, d, 12, 1d-14, info, pivots, work, 40)
end subroutine
subroutine factor(a, diagonal)
  real(8), intent(inout) :: a(6, 4), diagonal(4)
  real(8) :: norms(4), work(4)
  integer :: pivots(4)
  call qrfac(6, 4, a, 6, .true., pivots, 4, diagonal, norms, work)
end subroutine
real(8) function norm(n, x)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), external :: enorm
  norm = enorm(n, x)
end function
"""


def _build(level: str) -> irad.Module:
    top = debian_source("minpack")
    files = needed(["hybrd1", "hybrj1", "lmdif1", "lmder1"], [top])
    return irad.compile([*files, wrapper("minpack.f90", SOURCE)], flags=[level])


LIBRARY = Library("minpack", _build)

RANDOM = np.random.default_rng(3)
P = np.array([1.0, 0.8])
T = np.linspace(0.0, 3.0, 12)
Y = 2.0 * np.exp(-1.3 * T) + 0.5 + 0.05 * RANDOM.normal(size=12)
A = np.asfortranarray(RANDOM.normal(size=(6, 4)))

CASES = [
    Case("solve_differences", (P, np.array([1.0, -1.7])), wrt=(0,), out=(1,), rtol=1e-5, levels=("-O1", "-O2", "-O3")),
    Case("solve_slopes", (P, np.array([1.0, -1.7])), wrt=(0,), out=(1,), rtol=1e-5),
    Case("fit_differences", (T, Y, np.array([1.0, 1.0, 0.0])), wrt=(0, 1), out=(2,), rtol=1e-4, step=1e-2),
    Case("fit_slopes", (T, Y, np.array([1.0, 1.0, 0.0])), wrt=(0, 1), out=(2,), rtol=1e-4, step=1e-2),
    Case("factor", (A, np.zeros(4)), wrt=(0,), out=(0, 1)),
    Case("norm", (12, Y), wrt=(1,)),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_minpack(case: Case, level: str) -> None:
    LIBRARY.run(case, level)
