"""Fortran that Octave brings with it: QUADPACK, AMOS, SLATEC, ODEPACK, DASSL; and its C++ error functions of a complex
argument (Debian sources `octave`)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import irad
from irad.errors import UnsupportedError
from tests.public.cases import Case, Library
from tests.public.fetching import debian_source, wrapper
from tests.public.fortran import needed

SOURCE = """
module waves
  implicit none
  real(8) :: w(2)
contains
  subroutine wave(x, ierr, y)
    real(8) :: x, y
    integer :: ierr
    y = exp(-w(1) * x) * cos(w(2) * x)
  end subroutine
  subroutine pendulum(neq, t, y, dy, ierr)
    integer :: neq, ierr
    real(8) :: t, y(2), dy(2)
    dy(1) = y(2)
    dy(2) = -w(1) * sin(y(1)) - w(2) * y(2)
  end subroutine
  subroutine slopes(neq, t, y, ml, mu, pd, nrowpd)
    integer :: neq, ml, mu, nrowpd
    real(8) :: t, y(2), pd(nrowpd, 2)
  end subroutine
  subroutine residual(t, y, dy, cj, r, ires, rpar, ipar)
    integer :: ires, ipar(*)
    real(8) :: t, y(2), dy(2), cj, r(2), rpar(*)
    r(1) = dy(1) - y(2)
    r(2) = dy(2) + w(1) * sin(y(1)) + w(2) * y(2)
  end subroutine
end module

subroutine integral(parameters, to, value)
  use waves
  real(8), intent(in) :: parameters(2), to
  real(8), intent(out) :: value
  real(8) :: points(2), work(240), error
  integer :: iwork(120), calls, ier, last
  w = parameters
  points = 0
  call dqagp(wave, 0d0, to, 2, points, 1d-13, 1d-13, value, error, calls, ier, 120, 240, last, iwork, work)
end subroutine
subroutine integral_infinite(parameters, from, value)
  use waves
  real(8), intent(in) :: parameters(2), from
  real(8), intent(out) :: value
  real(8) :: work(240), error
  integer :: iwork(60), calls, ier, last
  w = parameters
  call dqagi(wave, from, 1, 1d-12, 1d-12, value, error, calls, ier, 60, 240, last, iwork, work)
end subroutine
subroutine integrate(parameters, y, to)
  use waves
  real(8), intent(in) :: parameters(2), to
  real(8), intent(inout) :: y(2)
  real(8) :: work(60), t, rtol(1), atol(1)
  integer :: iwork(40), state
  external dlsode
  w = parameters
  t = 0
  state = 1
  rtol = 1d-12
  atol = 1d-12
  call dlsode(pendulum, 2, y, t, to, 1, rtol, atol, 1, state, 0, work, 60, iwork, 40, slopes, 10)
end subroutine
subroutine bessel_j(re, im, order, values)
  real(8), intent(in) :: re, im, order
  real(8), intent(out) :: values(2)
  integer :: nz, ierr
  call zbesj(re, im, order, 1, 1, values(1), values(2), nz, ierr)
end subroutine
subroutine bessel_k(re, im, order, values)
  real(8), intent(in) :: re, im, order
  real(8), intent(out) :: values(2)
  integer :: nz, ierr
  call zbesk(re, im, order, 1, 1, values(1), values(2), nz, ierr)
end subroutine
subroutine airy(re, im, values)
  real(8), intent(in) :: re, im
  real(8), intent(out) :: values(2)
  integer :: nz, ierr
  call zairy(re, im, 0, 1, values(1), values(2), nz, ierr)
end subroutine
real(8) function gamma_slatec(x)
  real(8), intent(in) :: x
  real(8), external :: dgamma
  gamma_slatec = dgamma(x)
end function
real(8) function log_gamma_slatec(x)
  real(8), intent(in) :: x
  real(8), external :: dlngam
  log_gamma_slatec = dlngam(x)
end function
subroutine polygamma(x, order, value)
  real(8), intent(in) :: x
  integer, intent(in) :: order
  real(8), intent(out) :: value
  real(8) :: answers(1)
  integer :: nz, ierr
  call dpsifn(x, order, 1, 1, answers, nz, ierr)
  value = answers(1)
end subroutine
subroutine monotone_slopes(n, x, f, d)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), f(n)
  real(8), intent(out) :: d(n)
  integer :: ierr
  call dpchim(n, x, f, d, 1, ierr)
end subroutine
"""

ROUTINES = "dqagp dqagi dlsode zbesj zbesk zairy dgamma dlngam dpsifn dpchim d1mach i1mach".split()


def _build(level: str) -> irad.Module:
    external = debian_source("octave") / "liboctave" / "external"
    parts = ("quadpack", "amos", "slatec-fn", "slatec-err", "odepack")
    lapack = debian_source("lapack")
    folders = [_machine(), *(external / part for part in parts)]
    folders += [lapack / "INSTALL", lapack / "SRC", lapack / "BLAS" / "SRC"]
    return irad.compile([*needed(ROUTINES, folders), wrapper("octave.f90", SOURCE)], flags=[level])


def _machine() -> Path:
    """Functions that the libraries ask their users for: the machine's numbers, and what becomes of messages."""
    wrapper("octave/d1mach.f90", MACHINE)
    wrapper("octave/i1mach.f90", INTEGERS)
    wrapper("octave/xermsg.f90", MESSAGES)
    return Path(wrapper("octave/xerrwd.f90", SILENT)).parent


MACHINE = """real(8) function d1mach(i)
  integer, intent(in) :: i
  real(8), parameter :: eps = epsilon(1d0)
  select case (i)
  case (1)
    d1mach = tiny(1d0)
  case (2)
    d1mach = huge(1d0)
  case (3)
    d1mach = eps / 2
  case (4)
    d1mach = eps
  case default
    d1mach = log10(2d0)
  end select
end function
"""
INTEGERS = """integer function i1mach(i)
  integer, intent(in) :: i
  integer, parameter :: table(16) = [5, 6, 0, 0, 32, 4, 2, 31, huge(1), 2, 24, -125, 128, 53, -1021, 1024]
  i1mach = table(i)
end function
"""
MESSAGES = """subroutine xermsg(lib, sub, msg, n, l)
  character*(*) lib, sub, msg
  integer n, l
end subroutine
"""
SILENT = """subroutine xerrwd(msg, nmes, nerr, level, ni, i1, i2, nr, r1, r2)
  character*(*) msg
  integer nmes, nerr, level, ni, i1, i2, nr
  double precision r1, r2
end subroutine
"""

LIBRARY = Library("octave fortran", _build)
W = np.array([0.7, 2.3])
X = np.array([0.0, 0.7, 1.5, 2.1, 3.3, 4.0])
#: ODEPACK keeps tables with computed subscripts in a common block, and integers behind them.
COMMON = (UnsupportedError, "cannot follow the bits of a floating-point number through integers")

CASES = [
    Case("integral", (W, 2.3, np.zeros(1)), wrt=(0, 1), out=(2,), levels=("-O1", "-O2", "-O3")),
    Case("integral_infinite", (W, 0.2, np.zeros(1)), wrt=(0, 1), out=(2,), rtol=1e-6),
    Case("integrate", (W, np.array([0.8, 0.2]), 2.0), wrt=(0, 1), out=(1,), rtol=1e-6, refused=COMMON),
    Case("bessel_j", (1.3, 0.7, 1.2, np.zeros(2)), wrt=(0, 1), out=(3,)),
    Case("bessel_j", (31.3, 2.7, 1.2, np.zeros(2)), wrt=(0, 1), out=(3,), label="bessel_j of 31.3"),
    Case("bessel_k", (1.3, 0.7, 1.2, np.zeros(2)), wrt=(0, 1), out=(3,)),
    Case("airy", (1.3, 0.7, np.zeros(2)), wrt=(0, 1), out=(2,)),
    Case("gamma_slatec", (2.6,)),
    Case("log_gamma_slatec", (7.6,)),
    Case("polygamma", (2.6, 2, np.zeros(1)), wrt=(0,), out=(2,)),
    Case("monotone_slopes", (6, X, X**2 + np.sin(X), np.zeros(6)), wrt=(1, 2), out=(3,)),
]

FADDEEVA = r"""
#include "Faddeeva.hh"
#include <complex>
extern "C" {
void w(double re, double im, double *out)
{
    std::complex<double> r = Faddeeva::w(std::complex<double>(re, im));
    out[0] = r.real();
    out[1] = r.imag();
}
void erf_complex(double re, double im, double *out)
{
    std::complex<double> r = Faddeeva::erf(std::complex<double>(re, im));
    out[0] = r.real();
    out[1] = r.imag();
}
double erfcx_real(double x) { return Faddeeva::erfcx(x); }
double dawson_real(double x) { return Faddeeva::Dawson(x); }
double erfi_real(double x) { return Faddeeva::erfi(x); }
}
"""


#: In place of a header of Octave's, which its build makes.
LIMITS = """
#include <limits>
namespace octave {
template <typename T> struct numeric_limits {
    static T Inf() { return std::numeric_limits<T>::infinity(); }
    static T NaN() { return std::numeric_limits<T>::quiet_NaN(); }
};
}
"""


def _build_faddeeva(level: str) -> irad.Module:
    own = Path(wrapper("faddeeva/lo-ieee.h", LIMITS)).parent
    folder = debian_source("octave") / "liboctave" / "external" / "Faddeeva"
    files = [wrapper("faddeeva.cpp", FADDEEVA), str(folder / "Faddeeva.cc")]
    return irad.compile(files, flags=[level, "-w", f"-I{own}", f"-I{folder}"])


FADDEEVA_LIBRARY = Library("faddeeva", _build_faddeeva)
FADDEEVA_CASES = [
    Case("w", (0.7, 0.4, np.zeros(2)), out=(2,), levels=("-O0", "-O2", "-O3")),
    Case("w", (7.7, 2.4, np.zeros(2)), out=(2,), label="w of 7.7 + 2.4i"),
    Case("erf_complex", (0.7, 0.4, np.zeros(2)), out=(2,)),
    Case("erfcx_real", (1.7,)),
    Case("dawson_real", (1.7,)),
    Case("erfi_real", (0.7,)),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_octave_fortran(case: Case, level: str) -> None:
    LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), FADDEEVA_LIBRARY.parameters(FADDEEVA_CASES))
def test_faddeeva(case: Case, level: str) -> None:
    FADDEEVA_LIBRARY.run(case, level)
