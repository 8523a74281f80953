"""Fortran that SciPy brings with it: MINPACK, QUADPACK, FITPACK, ODEPACK, VODE, DOPRI, FFTPACK, AMOS, cdflib, L-BFGS-B
(PyPI's archive of sources of `scipy` 1.10.1, the last releases of which some of these are rewritten)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import sdist, wrapper
from tests.public.fortran import needed


def library(name: str, source: str, folders: Sequence[str], roots: str, files: Sequence[str] = ()) -> Library:
    """What the subprograms ``roots`` need of ``folders``, and ``files`` of which the names say less."""

    def build(level: str) -> irad.Module:
        top = sdist("scipy", "1.10.1", "mesonpy") / "scipy"
        found = needed(roots.split(), [top / folder for folder in folders])
        own = wrapper(f"scipy_{name}.f90", source)
        return irad.compile([*found, *(str(top / file) for file in files), own], flags=[level])

    return Library(f"scipy {name}", build)


MINPACK = """
module curves
  implicit none
  real(8) :: p(2), t(10), y(10)
contains
  subroutine circle(n, x, f, flag)
    integer :: n, flag
    real(8) :: x(n), f(n)
    f(1) = x(1)**2 + p(1) * x(2)**2 - 4d0
    f(2) = exp(p(2) * x(1)) + x(2) - 1d0
  end subroutine
  subroutine circle_and_slopes(n, x, f, d, ld, flag)
    integer :: n, ld, flag
    real(8) :: x(n), f(n), d(ld, n)
    if (flag == 1) call circle(n, x, f, flag)
    if (flag == 1) return
    d(1, 1) = 2 * x(1)
    d(1, 2) = 2 * p(1) * x(2)
    d(2, 1) = p(2) * exp(p(2) * x(1))
    d(2, 2) = 1
  end subroutine
  subroutine growth(m, n, x, f, flag)
    integer :: m, n, flag
    real(8) :: x(n), f(m)
    f = x(1) / (1 + exp(x(2) - x(3) * t(:m))) - y(:m)
  end subroutine
  subroutine growth_and_slopes(m, n, x, f, d, ld, flag)
    integer :: m, n, ld, flag, i
    real(8) :: x(n), f(m), d(ld, n)
    if (flag == 1) call growth(m, n, x, f, flag)
    if (flag == 1) return
    do i = 1, m
      call slopes(i, x, d(i, :))
    end do
  end subroutine
  subroutine growth_and_row(m, n, x, f, row, flag)
    integer :: m, n, flag
    real(8) :: x(n), f(m), row(n)
    if (flag == 1) call growth(m, n, x, f, flag)
    if (flag > 1) call slopes(flag - 1, x, row)
  end subroutine
  subroutine slopes(i, x, row)
    integer, intent(in) :: i
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: row(3)
    real(8) :: e
    e = exp(x(2) - x(3) * t(i))
    row = [1 / (1 + e), -x(1) * e / (1 + e)**2, x(1) * e * t(i) / (1 + e)**2]
  end subroutine
end module

subroutine root_hybrd(parameters, x)
  use curves
  real(8), intent(in) :: parameters(2)
  real(8), intent(inout) :: x(2)
  real(8) :: f(2), diag(2), d(2, 2), r(3), qtf(2), work(2, 4)
  integer :: info, calls
  p = parameters
  call hybrd(circle, 2, x, f, 1d-14, 400, 1, 1, 0d0, diag, 1, 100d0, 0, info, calls, d, 2, r, 3, qtf, &
    work(:, 1), work(:, 2), work(:, 3), work(:, 4))
end subroutine
subroutine root_hybrj(parameters, x)
  use curves
  real(8), intent(in) :: parameters(2)
  real(8), intent(inout) :: x(2)
  real(8) :: f(2), diag(2), d(2, 2), r(3), qtf(2), work(2, 4)
  integer :: info, calls, slopes_
  p = parameters
  call hybrj(circle_and_slopes, 2, x, f, d, 2, 1d-14, 400, diag, 1, 100d0, 0, info, calls, slopes_, r, 3, qtf, &
    work(:, 1), work(:, 2), work(:, 3), work(:, 4))
end subroutine
subroutine fit_lmdif(values, x)
  use curves
  real(8), intent(in) :: values(10)
  real(8), intent(inout) :: x(3)
  real(8) :: f(10), diag(3), d(10, 3), qtf(3), work(3, 3), last(10)
  integer :: info, calls, pivots(3), i
  t = [(0.4d0 * i, i = 1, 10)]
  y = values
  call lmdif(growth, 10, 3, x, f, 1d-14, 1d-14, 0d0, 400, 0d0, diag, 1, 100d0, 0, info, calls, d, 10, pivots, qtf, &
    work(:, 1), work(:, 2), work(:, 3), last)
end subroutine
subroutine fit_lmder(values, x)
  use curves
  real(8), intent(in) :: values(10)
  real(8), intent(inout) :: x(3)
  real(8) :: f(10), diag(3), d(10, 3), qtf(3), work(3, 3), last(10)
  integer :: info, calls, slopes_, pivots(3), i
  t = [(0.4d0 * i, i = 1, 10)]
  y = values
  call lmder(growth_and_slopes, 10, 3, x, f, d, 10, 1d-14, 1d-14, 0d0, 400, diag, 1, 100d0, 0, info, calls, slopes_, &
    pivots, qtf, work(:, 1), work(:, 2), work(:, 3), last)
end subroutine
subroutine fit_lmstr(values, x)
  use curves
  real(8), intent(in) :: values(10)
  real(8), intent(inout) :: x(3)
  real(8) :: f(10), d(3, 3), work(28)
  integer :: info, pivots(3), i
  t = [(0.4d0 * i, i = 1, 10)]
  y = values
  call lmstr1(growth_and_row, 10, 3, x, f, d, 3, 1d-14, info, pivots, work, 28)
end subroutine
subroutine damped(n, r, diag, qtb, delta, x)
  integer, intent(in) :: n
  real(8), intent(in) :: diag(n), qtb(n), delta
  real(8), intent(inout) :: r(n, n), x(n)
  real(8) :: par, sdiag(n), wa1(n), wa2(n)
  integer :: pivots(n), i
  pivots = [(i, i = n, 1, -1)]
  par = 0
  call lmpar(n, r, n, pivots, diag, qtb, delta, par, x, sdiag, wa1, wa2)
end subroutine
subroutine checked(x, xp, errors)
  real(8), intent(in) :: x(3), xp(3)
  real(8), intent(out) :: errors(2)
  real(8) :: f(2), d(2, 3), fp(2), at(3)
  at = x
  f = [x(1) * x(2), sin(x(3))]
  fp = [xp(1) * xp(2), sin(xp(3))]
  d = 0
  d(1, :2) = [x(2) + 0.1d0, x(1)]
  d(2, 3) = 1.1d0 * cos(x(3))
  call chkder(2, 3, at, f, d, 2, at, fp, 2, errors)
end subroutine
"""

QUADPACK = """
module integrands
  implicit none
  real(8) :: w(2)
contains
  real(8) function wave(x)
    real(8) :: x
    wave = exp(-w(1) * x) * (2 + cos(w(2) * x))
  end function
  real(8) function peak(x)
    real(8) :: x
    peak = sqrt(abs(x - w(1))) / (1 + w(2) * x**2)
  end function
  real(8) function fading(x)
    real(8) :: x
    fading = exp(-w(1) * x) / (1 + w(2) * x)
  end function
end module

subroutine integral_qags(parameters, a, b, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b
  real(8), intent(out) :: value
  real(8) :: work(200), error
  integer :: iwork(50), calls, ier, last
  w = parameters
  call dqags(wave, a, b, 1d-13, 1d-13, value, error, calls, ier, 50, 200, last, iwork, work)
end subroutine
subroutine integral_qag(parameters, a, b, key, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b
  integer, intent(in) :: key
  real(8), intent(out) :: value
  real(8) :: work(200), error
  integer :: iwork(50), calls, ier, last
  w = parameters
  call dqag(wave, a, b, 1d-13, 1d-13, key, value, error, calls, ier, 50, 200, last, iwork, work)
end subroutine
subroutine integral_qagi(parameters, bound, which, value)
  use integrands
  real(8), intent(in) :: parameters(2), bound
  integer, intent(in) :: which
  real(8), intent(out) :: value
  real(8) :: work(200), error
  integer :: iwork(50), calls, ier, last
  w = parameters
  call dqagi(fading, bound, which, 1d-12, 1d-12, value, error, calls, ier, 50, 200, last, iwork, work)
end subroutine
subroutine integral_qagp(parameters, a, b, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b
  real(8), intent(out) :: value
  real(8) :: work(206), error, points(3)
  integer :: iwork(103), calls, ier, last
  w = parameters
  points = [w(1), 0d0, 0d0]
  call dqagp(peak, a, b, 3, points, 1d-10, 1d-10, value, error, calls, ier, 103, 206, last, iwork, work)
end subroutine
subroutine integral_qawo(parameters, a, b, omega, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b, omega
  real(8), intent(out) :: value
  real(8) :: work(725), error
  integer :: iwork(100), calls, ier, last
  w = parameters
  call dqawo(fading, a, b, omega, 1, 1d-13, 1d-13, value, error, calls, ier, 100, 21, 725, last, iwork, work)
end subroutine
subroutine integral_qawf(parameters, a, omega, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, omega
  real(8), intent(out) :: value
  real(8) :: work(825), error
  integer :: iwork(150), calls, ier, cycles
  w = parameters
  call dqawf(fading, a, omega, 2, 1d-10, value, error, calls, ier, 50, cycles, 150, 21, 825, iwork, work)
end subroutine
subroutine integral_qaws(parameters, a, b, alpha, beta, kind, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b, alpha, beta
  integer, intent(in) :: kind
  real(8), intent(out) :: value
  real(8) :: work(200), error
  integer :: iwork(50), calls, ier, last
  w = parameters
  call dqaws(wave, a, b, alpha, beta, kind, 1d-13, 1d-13, value, error, calls, ier, 50, 200, last, iwork, work)
end subroutine
subroutine integral_qawc(parameters, a, b, c, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b, c
  real(8), intent(out) :: value
  real(8) :: work(200), error
  integer :: iwork(50), calls, ier, last
  w = parameters
  call dqawc(wave, a, b, c, 1d-13, 1d-13, value, error, calls, ier, 50, 200, last, iwork, work)
end subroutine
subroutine integral_qng(parameters, a, b, value)
  use integrands
  real(8), intent(in) :: parameters(2), a, b
  real(8), intent(out) :: value
  real(8) :: error
  integer :: calls, ier
  w = parameters
  call dqng(wave, a, b, 1d-13, 1d-13, value, error, calls, ier)
end subroutine
"""

MINPACK_LIBRARY = library("minpack", MINPACK, ["optimize/minpack"], "hybrd hybrj lmdif lmder lmstr1 lmpar chkder")
QUADPACK_LIBRARY = library(
    "quadpack",
    QUADPACK,
    ["integrate/quadpack", "integrate/mach"],
    "dqags dqag dqagi dqagp dqawo dqawf dqaws dqawc dqng",
)

RANDOM = np.random.default_rng(11)
P = np.array([1.1, 0.8])
START = np.array([1.0, -1.7])
T = 0.4 * np.arange(1, 11)
Y = 2.0 / (1 + np.exp(1.5 - 1.3 * T)) + 0.03 * RANDOM.normal(size=10)
GUESS = np.array([1.5, 1.0, 1.0])
R = np.asfortranarray(np.triu(RANDOM.normal(size=(4, 4))) + 3 * np.eye(4))
W = np.array([0.7, 2.3])
V = np.zeros(1)

MINPACK_CASES = [
    Case("root_hybrd", (P, START), wrt=(0,), out=(1,), rtol=1e-5),
    Case("root_hybrj", (P, START), wrt=(0,), out=(1,), rtol=1e-5),
    Case("fit_lmdif", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("fit_lmder", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("fit_lmstr", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("damped", (4, R, np.full(4, 1.2), RANDOM.normal(size=4), 0.3, np.zeros(4)), wrt=(1, 2, 3, 4), out=(5,)),
    Case("checked", (np.array([0.7, 1.2, 0.4]), np.array([0.71, 1.22, 0.43]), np.zeros(2)), wrt=(0, 1), out=(2,)),
]
QUADPACK_CASES = [
    Case("integral_qags", (W, 0.2, 2.3, V), wrt=(0, 1, 2), out=(3,)),
    *(
        Case("integral_qag", (W, 0.2, 2.3, key, V), wrt=(0, 1, 2), out=(4,), label=f"integral_qag{key}")
        for key in range(1, 7)
    ),
    Case("integral_qagi", (W, 0.2, 1, V), wrt=(0, 1), out=(3,), rtol=1e-6),
    Case("integral_qagp", (W, 0.2, 2.3, V), wrt=(0, 1, 2), out=(3,), rtol=1e-5, step=1e-2),
    Case("integral_qawo", (W, 0.2, 2.3, 9.0, V), wrt=(0, 1, 2, 3), out=(4,)),
    Case("integral_qawf", (W, 0.2, 4.0, V), wrt=(0, 1, 2), out=(3,), rtol=1e-6),
    *(
        Case("integral_qaws", (W, 0.2, 2.3, -0.4, 0.3, kind, V), wrt=(0, 1, 2), out=(6,), label=f"integral_qaws{kind}")
        for kind in range(1, 5)
    ),
    Case("integral_qawc", (W, 0.2, 2.3, 0.9, V), wrt=(0, 1, 2, 3), out=(4,)),
    Case("integral_qng", (W, 0.2, 2.3, V), wrt=(0, 1, 2), out=(3,)),
]


@pytest.mark.parametrize(("case", "level"), MINPACK_LIBRARY.parameters(MINPACK_CASES))
def test_minpack(case: Case, level: str) -> None:
    MINPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), QUADPACK_LIBRARY.parameters(QUADPACK_CASES))
def test_quadpack(case: Case, level: str) -> None:
    QUADPACK_LIBRARY.run(case, level)
