"""Fortran that SciPy brings with it: MINPACK, QUADPACK, FITPACK, ODEPACK, VODE, DOPRI, FFTPACK, AMOS, cdflib, L-BFGS-B
(PyPI's archive of the sources of `scipy` 1.10.1; later releases have some of these in C)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

import irad
from irad.errors import TypeUndecided, UnsupportedError
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

FITPACK = """
subroutine smooth(m, k, x, y, weights, s, n_at, at, values)
  integer, intent(in) :: m, k, n_at
  real(8), intent(in) :: x(m), y(m), weights(m), s, at(n_at)
  real(8), intent(out) :: values(n_at)
  real(8) :: t(m + k + 1), c(m + k + 1), fp, work(m * (k + 1) + (m + k + 1) * (7 + 3 * k))
  integer :: iwork(m + k + 1), n, ier
  call curfit(0, m, x, y, weights, x(1), x(m), k, s, m + k + 1, n, t, c, fp, work, size(work), iwork, ier)
  call splev(t, n, c, k, at, values, n_at, 0, ier)
end subroutine
subroutine at_knots(m, x, y, weights, inner, at, values)
  integer, intent(in) :: m
  real(8), intent(in) :: x(m), y(m), weights(m), inner(2), at(4)
  real(8), intent(out) :: values(4)
  real(8) :: t(m + 4), c(m + 4), fp, work(m * 4 + (m + 4) * 16)
  integer :: iwork(m + 4), n, ier
  n = 10
  t(5:6) = inner
  call curfit(-1, m, x, y, weights, x(1), x(m), 3, 0d0, m + 4, n, t, c, fp, work, size(work), iwork, ier)
  call splev(t, n, c, 3, at, values, 4, 0, ier)
end subroutine
subroutine smooth_periodic(m, k, x, y, s, values)
  integer, intent(in) :: m, k
  real(8), intent(in) :: x(m), y(m), s
  real(8), intent(out) :: values(4)
  real(8) :: weights(m), t(m + 2 * k), c(m + 2 * k), fp, work(m * (k + 1) + (m + 2 * k) * (8 + 5 * k)), at(4)
  integer :: iwork(m + 2 * k), n, ier, i
  weights = 1
  call percur(0, m, x, y, weights, k, s, m + 2 * k, n, t, c, fp, work, size(work), iwork, ier)
  at = [(x(1) + (x(m) - x(1)) * i / 5.3d0, i = 1, 4)]
  call splev(t, n, c, k, at, values, 4, 0, ier)
end subroutine
subroutine smooth_curve(m, points, s, values)
  integer, intent(in) :: m
  real(8), intent(in) :: points(2, m), s
  real(8), intent(out) :: values(2, 4)
  real(8) :: weights(m), u(m), ub, ue, t(m + 4), c(2 * (m + 4)), fp, work(m * 4 + (m + 4) * 17), at(4)
  integer :: iwork(m + 4), n, ier
  weights = 1
  call parcur(0, 0, 2, m, u, 2 * m, points, weights, ub, ue, 3, s, m + 4, n, t, 2 * (m + 4), c, fp, work, size(work), &
    iwork, ier)
  at = [0.13d0, 0.37d0, 0.61d0, 0.83d0]
  call curev(2, t, n, c, 2 * n, 3, at, 4, values, 8, ier)
end subroutine
subroutine smooth_closed(m, points, s, values)
  integer, intent(in) :: m
  real(8), intent(in) :: points(2, m), s
  real(8), intent(out) :: values(2, 4)
  real(8) :: weights(m), u(m), t(m + 6), c(2 * (m + 6)), fp, work(m * 4 + (m + 6) * 24), at(4), closed(2, m)
  integer :: iwork(m + 6), n, ier
  weights = 1
  n = 0 ! which is looked at
  closed = points
  closed(:, m) = closed(:, 1)
  call clocur(0, 0, 2, m, u, 2 * m, closed, weights, 3, s, m + 6, n, t, 2 * (m + 6), c, fp, work, size(work), &
    iwork, ier)
  at = [0.13d0, 0.37d0, 0.61d0, 0.83d0]
  call curev(2, t, n, c, 2 * n, 3, at, 4, values, 8, ier)
end subroutine
subroutine convex(m, x, y, s, values)
  integer, intent(in) :: m
  real(8), intent(in) :: x(m), y(m), s
  real(8), intent(out) :: values(m)
  real(8) :: weights(m), v(m), t(m + 4), c(m + 4), sq, work(m * 4 + (m + 4) * 8 + 10 * (m + 15))
  integer :: iwork(500), n, ier
  logical :: bind(m + 4)
  weights = 1
  v = -1
  call concon(0, m, x, y, weights, v, s, m + 4, 100, 10, n, t, c, sq, values, bind, work, size(work), iwork, 500, ier)
end subroutine
subroutine evaluate(n, k, t, c, which, at, values)
  integer, intent(in) :: n, k, which
  real(8), intent(in) :: t(n), c(n), at(3)
  real(8), intent(out) :: values(3)
  real(8) :: work(n)
  integer :: ier
  if (which == 0) then
    call splev(t, n, c, k, at, values, 3, 0, ier)
  else
    call splder(t, n, c, k, which, at, values, 3, 0, work, ier)
  end if
end subroutine
real(8) function integral(n, k, t, c, a, b)
  integer, intent(in) :: n, k
  real(8), intent(in) :: t(n), c(n), a, b
  real(8), external :: splint
  real(8) :: work(n)
  integral = splint(t, n, c, n, k, a, b, work)
end function
subroutine roots(n, t, c, zeros)
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), c(n)
  real(8), intent(inout) :: zeros(n)
  integer :: m, ier
  call sproot(t, n, c, n, zeros, n, m, ier)
end subroutine
subroutine all_slopes(n, t, c, at, values)
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), c(n), at
  real(8), intent(out) :: values(4)
  integer :: ier
  call spalde(t, n, c, 4, at, values, ier)
end subroutine
subroutine more_knots(n, t, c, knot, tt, cc)
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), c(n), knot
  real(8), intent(inout) :: tt(n + 1), cc(n + 1)
  real(8) :: wider(n + 1), more(n + 1)
  integer :: ier, nn
  wider(:n) = t
  more(:n) = c
  call insert(0, wider, n, more, 3, knot, tt, nn, cc, n + 1, ier)
end subroutine
subroutine fourier(n, t, c, alpha, sines, cosines)
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), c(n), alpha(3)
  real(8), intent(out) :: sines(3), cosines(3)
  real(8) :: work(n), more(n)
  integer :: ier
  call fourco(t, n, c, alpha, 3, sines, cosines, work, more, ier)
end subroutine
subroutine surface(m, x, y, z, s, values)
  integer, intent(in) :: m
  real(8), intent(in) :: x(m), y(m), z(m), s
  real(8), intent(out) :: values(2, 2)
  real(8) :: weights(m), tx(12), ty(12), c(64), fp, work(6000), more(4000), at(2)
  integer :: iwork(200), nx, ny, ier
  weights = 1
  call surfit(0, m, x, y, z, weights, 0d0, 1d0, 0d0, 1d0, 3, 3, s, 12, 12, 12, 1d-16, nx, tx, ny, ty, c, fp, &
    work, 6000, more, 4000, iwork, 200, ier)
  at = [0.3d0, 0.7d0]
  call bispev(tx, nx, ty, ny, c, 3, 3, at, 2, at, 2, values, work, 6000, iwork, 200, ier)
end subroutine
subroutine surface_of_grid(mx, my, x, y, z, s, values)
  integer, intent(in) :: mx, my
  real(8), intent(in) :: x(mx), y(my), z(my, mx), s
  real(8), intent(out) :: values(2, 2)
  real(8) :: tx(mx + 4), ty(my + 4), c(mx * my), fp, work(1000), at(2)
  integer :: iwork(100), nx, ny, ier
  call regrid(0, mx, x, my, y, z, x(1), x(mx), y(1), y(my), 3, 3, s, mx + 4, my + 4, nx, tx, ny, ty, c, fp, &
    work, 1000, iwork, 100, ier)
  at = [0.3d0, 0.7d0]
  call bispev(tx, nx, ty, ny, c, 3, 3, at, 2, at, 2, values, work, 1000, iwork, 100, ier)
end subroutine
subroutine evaluate_surface(nx, ny, tx, ty, c, ders, x, y, values)
  integer, intent(in) :: nx, ny, ders
  real(8), intent(in) :: tx(nx), ty(ny), c((nx - 4) * (ny - 4)), x(2), y(2)
  real(8), intent(out) :: values(2, 2)
  real(8) :: work(1000)
  integer :: iwork(100), ier
  if (ders == 0) then
    call bispev(tx, nx, ty, ny, c, 3, 3, x, 2, y, 2, values, work, 1000, iwork, 100, ier)
  else
    call parder(tx, nx, ty, ny, c, 3, 3, ders, 1, x, 2, y, 2, values, work, 1000, iwork, 100, ier)
  end if
end subroutine
real(8) function volume(nx, ny, tx, ty, c, x, y)
  integer, intent(in) :: nx, ny
  real(8), intent(in) :: tx(nx), ty(ny), c((nx - 4) * (ny - 4)), x(2), y(2)
  real(8), external :: dblint
  real(8) :: work(nx + ny)
  volume = dblint(tx, nx, ty, ny, c, 3, 3, x(1), x(2), y(1), y(2), work)
end function
subroutine section(nx, ny, tx, ty, c, at, values)
  integer, intent(in) :: nx, ny
  real(8), intent(in) :: tx(nx), ty(ny), c((nx - 4) * (ny - 4)), at
  real(8), intent(out) :: values(ny)
  integer :: ier
  call profil(0, tx, nx, ty, ny, c, 3, 3, at, ny, values, ier)
end subroutine
"""

#: With factors of the size and tables in arrays of their own, and as they are meant to be called: in one.
FFTPACK = "".join(
    f"""
subroutine t_{name}(n, x)
  integer, intent(in) :: n
  real(8), intent(inout) :: x({size})
  real(8) :: table({size}), work({size})
  integer :: factors(15)
  call {name[:-1]}i1(n, table, factors)
  call {name}1(n, x, work, table, factors)
end subroutine
"""
    for name, size in {"dfftf": "n", "dfftb": "n", "zfftf": "2 * n", "zfftb": "2 * n"}.items()
)
FFTPACK += "".join(
    f"""
subroutine all_in_one_{name}(n, x)
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8) :: table(3 * n + 15)
  call {start}(n, table)
  call {name}(n, x, table)
end subroutine
"""
    for name, start in {"dfftf": "dffti", "dcost": "dcosti", "dcosqf": "dcosqi"}.items()
)
FFTPACK += """
subroutine sines(n, x)
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n + 1)
  real(8) :: copy(n + 1), table(n + 1), work(n + 1), waves(n / 2)
  integer :: factors(15), k
  waves = [(2 * sin(k * acos(-1d0) / (n + 1)), k = 1, n / 2)]
  call dffti1(n + 1, table, factors)
  copy = x
  call dsint1(n, copy, waves, work, table, factors)
  x = copy
end subroutine
"""

AMOS = "".join(
    f"""
subroutine {name}(re, im, order, values)
  real(8), intent(in) :: re, im, order
  real(8), intent(out) :: values(4)
  real(8) :: work(4)
  integer :: nz, ierr
  call z{name}(re, im, order, 1, {kind}2, values(1:2), values(3:4), nz, {work}ierr)
end subroutine
"""
    for name, kind, work in (("besi", "", ""), ("besj", "", ""), ("besk", "", ""), ("besh", "2, ", ""))
)
AMOS += """
subroutine besy(re, im, order, values)
  real(8), intent(in) :: re, im, order
  real(8), intent(out) :: values(4)
  real(8) :: work(4)
  integer :: nz, ierr
  call zbesy(re, im, order, 1, 2, values(1:2), values(3:4), nz, work(1:2), work(3:4), ierr)
end subroutine
subroutine airy(re, im, which, values)
  real(8), intent(in) :: re, im
  integer, intent(in) :: which
  real(8), intent(out) :: values(2)
  integer :: nz, ierr
  call zairy(re, im, which, 1, values(1), values(2), nz, ierr)
end subroutine
subroutine biry(re, im, which, values)
  real(8), intent(in) :: re, im
  integer, intent(in) :: which
  real(8), intent(out) :: values(2)
  integer :: ierr
  call zbiry(re, im, which, 1, values(1), values(2), ierr)
end subroutine
real(8) function loggamma(x)
  real(8), intent(in) :: x
  real(8), external :: dgamln
  integer :: ierr
  loggamma = dgamln(x, ierr)
end function
"""

#: Of what the distributions of cdflib take and compute, in the order of a(:): q complements a(1), and r a(2).
INVERSES = {
    "bet": "a(1), q, a(2), r, a(3), a(4)",
    "bin": "a(1), q, a(3), a(4), a(2), r",
    "chi": "a(1), q, a(2), a(3)",
    "chn": "a(1), q, a(2), a(3), a(4)",
    "f": "a(1), q, a(2), a(3), a(4)",
    "fnc": "a(1), q, a(2), a(3), a(4), a(5)",
    "gam": "a(1), q, a(2), a(3), a(4)",
    "nbn": "a(1), q, a(3), a(4), a(2), r",
    "nor": "a(1), q, a(2), a(3), a(4)",
    "poi": "a(1), q, a(2), a(3)",
    "t": "a(1), q, a(2), a(3)",
    "tnc": "a(1), q, a(2), a(3), a(4)",
}
CDFLIB = "".join(
    f"""
subroutine w_{name}(which, a)
  integer, intent(in) :: which
  real(8), intent(inout) :: a(5)
  real(8) :: q, r, bound
  integer :: status
  q = 1 - a(1)
  r = 1 - a(2)
  call cdf{name}(which, {arguments}, status, bound)
end subroutine
"""
    for name, arguments in INVERSES.items()
)
CDFLIB += "".join(
    f"""
real(8) function f_{name}({arguments})
  real(8), intent(in) :: {arguments}
  real(8), external :: {name}
  f_{name} = {name}({arguments})
end function
"""
    for name, arguments in {
        "erf": "x",
        "psi": "x",
        "gamln": "x",
        "alngam": "x",
        "betaln": "x, y",
        "dinvnr": "x, y",
    }.items()
)
CDFLIB += """
real(8) function f_gamma(x)
  real(8), intent(in) :: x
  interface
    real(8) function gamma_(x) bind(c, name="gamma_")
      real(8) :: x
    end function
  end interface
  f_gamma = gamma_(x)
end function
real(8) function f_erfc(scaled, x)
  integer, intent(in) :: scaled
  real(8), intent(in) :: x
  real(8), external :: erfc1
  f_erfc = erfc1(scaled, x)
end function
subroutine inverse_gamma(a, p, x)
  real(8), intent(in) :: a, p
  real(8), intent(out) :: x
  integer :: ierr
  call gaminv(a, x, 0d0, p, 1 - p, ierr)
end subroutine
"""

LBFGSB = """
module bowl
  implicit none
contains
  subroutine minimize(n, target, weights, l, u, bounds, x)
    integer, intent(in) :: n, bounds(n)
    real(8), intent(in) :: target(n), weights(n), l(n), u(n)
    real(8), intent(inout) :: x(n)
    integer, parameter :: m = 5
    real(8) :: f, g(n), work(2 * m * n + 5 * n + 11 * m**2 + 8 * m), numbers(29)
    integer :: iwork(3 * n), counters(44)
    logical :: flags(4)
    character(60) :: task, csave
    task = 'START'
    do
      call setulb(n, m, x, l, u, bounds, f, g, 0d0, 1d-12, work, iwork, task, -1, csave, flags, counters, numbers, 20)
      if (task(1:2) == 'FG') then
        f = sum(weights * (x - target)**2) / 2 + sum(x)**4 / 4
        g = weights * (x - target) + sum(x)**3
      else if (task(1:5) /= 'NEW_X' .or. counters(30) > 60) then
        exit
      end if
    end do
  end subroutine
end module

real(8) function dlamch(what)
  character :: what
  dlamch = epsilon(1d0) / 2
end function
subroutine minimum(n, target, weights, x)
  use bowl
  integer, intent(in) :: n
  real(8), intent(in) :: target(n), weights(n)
  real(8), intent(inout) :: x(n)
  real(8) :: bound(n)
  integer :: none(n)
  none = 0
  bound = 0
  call minimize(n, target, weights, bound, bound, none, x)
end subroutine
subroutine minimum_in_box(n, target, weights, l, u, x)
  use bowl
  integer, intent(in) :: n
  real(8), intent(in) :: target(n), weights(n), l(n), u(n)
  real(8), intent(inout) :: x(n)
  integer :: both(n)
  both = 2
  call minimize(n, target, weights, l, u, both, x)
end subroutine
subroutine search(slope, curvature, step)
  real(8), intent(in) :: slope, curvature
  real(8), intent(inout) :: step
  real(8) :: f, g, numbers(13)
  integer :: counters(2)
  character(60) :: task
  task = 'START'
  f = 0
  g = slope
  do
    call dcsrch(f, g, step, 1d-3, 0.1d0, 0.1d0, 0d0, 10d0, task, counters, numbers)
    if (task(1:2) /= 'FG') exit
    f = slope * step + curvature * step**2 / 2 + step**4
    g = slope + curvature * step + 4 * step**3
  end do
end subroutine
subroutine cholesky(n, a, b)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n), b(n)
  integer :: info
  call dpofa(a, n, n, info)
  call dtrsl(a, n, n, b, 11, info)
  call dtrsl(a, n, n, b, 1, info)
end subroutine
"""

ODEPACK = """
module motions
  implicit none
  real(8) :: w(2)
contains
  subroutine pendulum(neq, t, y, dy)
    integer :: neq
    real(8) :: t, y(2), dy(2)
    dy(1) = y(2)
    dy(2) = -w(1) * sin(y(1)) - w(2) * y(2)
  end subroutine
  subroutine slopes(neq, t, y, ml, mu, d, nd)
    integer :: neq, ml, mu, nd
    real(8) :: t, y(2), d(nd, 2)
    d(1, 2) = 1
    d(2, 1) = -w(1) * cos(y(1))
    d(2, 2) = -w(2)
  end subroutine
end module

subroutine ode_lsoda(parameters, kind, to, y)
  use motions
  real(8), intent(in) :: parameters(2), to
  integer, intent(in) :: kind
  real(8), intent(inout) :: y(2)
  real(8) :: work(60), t, rtol(1), atol(1)
  integer :: iwork(30), state, neq(1)
  external lsoda
  w = parameters
  t = 0
  state = 1
  rtol = 1d-11
  atol = 1d-11
  neq = 2
  call lsoda(pendulum, neq, y, t, to, 1, rtol, atol, 1, state, 0, work, 60, iwork, 30, slopes, kind)
end subroutine
subroutine norms(n, x, weights, a, values)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), weights(n), a(n, n)
  real(8), intent(out) :: values(3)
  real(8), external :: vmnorm, bnorm, fnorm
  values = [vmnorm(n, x, weights), bnorm(n, a, n, 1, 1, weights), fnorm(n, a, weights)]
end subroutine
subroutine coefficients(factor, values)
  real(8), intent(in) :: factor
  real(8), intent(out) :: values(12)
  real(8) :: elco(13, 12), tesco(3, 12)
  call cfode(1, elco, tesco)
  values = factor * elco(1, :) * tesco(2, :)
end subroutine
"""

VODE = """
module motions
  implicit none
  real(8) :: w(2)
contains
  subroutine pendulum(neq, t, y, dy, rpar, ipar)
    integer :: neq, ipar(*)
    real(8) :: t, y(2), dy(2), rpar(*)
    dy(1) = y(2)
    dy(2) = -w(1) * sin(y(1)) - w(2) * y(2)
  end subroutine
  subroutine slopes(neq, t, y, ml, mu, d, nd, rpar, ipar)
    integer :: neq, ml, mu, nd, ipar(*)
    real(8) :: t, y(2), d(nd, 2), rpar(*)
    d(1, 2) = 1
    d(2, 1) = -w(1) * cos(y(1))
    d(2, 2) = -w(2)
  end subroutine
  subroutine spiral(neq, t, y, dy, rpar, ipar)
    integer :: neq, ipar(*)
    real(8) :: t, rpar(*)
    complex(8) :: y(1), dy(1)
    dy(1) = cmplx(-w(1), w(2), 8) * y(1)
  end subroutine
end module

subroutine ode_dvode(parameters, method, to, y)
  use motions
  real(8), intent(in) :: parameters(2), to
  integer, intent(in) :: method
  real(8), intent(inout) :: y(2)
  real(8) :: work(80), t, rtol(1), atol(1), rpar(1)
  integer :: iwork(40), state, ipar(1)
  w = parameters
  t = 0
  state = 1
  rtol = 1d-11
  atol = 1d-11
  call dvode(pendulum, 2, y, t, to, 1, rtol, atol, 1, state, 0, work, 80, iwork, 40, slopes, method, rpar, ipar)
end subroutine
subroutine ode_zvode(parameters, method, to, y)
  use motions
  real(8), intent(in) :: parameters(2), to
  integer, intent(in) :: method
  complex(8), intent(inout) :: y(1)
  complex(8) :: zwork(40)
  real(8) :: work(40), t, rtol(1), atol(1), rpar(1)
  integer :: iwork(40), state, ipar(1)
  w = parameters
  t = 0
  state = 1
  rtol = 1d-11
  atol = 1d-11
  call zvode(spiral, 1, y, t, to, 1, rtol, atol, 1, state, 0, zwork, 40, work, 40, iwork, 40, slopes, &
    method, rpar, ipar)
end subroutine
"""

DOP = """
module motions
  implicit none
  real(8) :: w(2)
contains
  subroutine pendulum(n, t, y, dy, rpar, ipar)
    integer :: n, ipar(*)
    real(8) :: t, y(n), dy(n), rpar(*)
    dy(1) = y(2)
    dy(2) = -w(1) * sin(y(1)) - w(2) * y(2)
  end subroutine
  subroutine ignore(step, told, t, y, n, con, icomp, nd, rpar, ipar, stop_)
    integer :: step, n, nd, icomp(nd), ipar(*), stop_
    real(8) :: told, t, y(n), con(*), rpar(*)
  end subroutine
end module
"""
DOP += "".join(
    f"""
subroutine ode_{name}(parameters, to, y)
  use motions
  real(8), intent(in) :: parameters(2), to
  real(8), intent(inout) :: y(2)
  real(8) :: work(60), t, rtol(1), atol(1), rpar(1)
  integer :: iwork(30), state, ipar(1)
  w = parameters
  t = 0
  rtol = 1d-11
  atol = 1d-11
  work = 0
  iwork = 0
  call {name}(2, pendulum, t, y, to, rtol, atol, 0, ignore, 0, work, 60, iwork, 30, rpar, ipar, state)
end subroutine
"""
    for name in ("dopri5", "dop853")
)

MINPACK_LIBRARY = library("minpack", MINPACK, ["optimize/minpack"], "hybrd hybrj lmdif lmder lmstr1 lmpar chkder")
QUADPACK_LIBRARY = library(
    "quadpack",
    QUADPACK,
    ["integrate/quadpack", "integrate/mach"],
    "dqags dqag dqagi dqagp dqawo dqawf dqaws dqawc dqng",
)
FITPACK_LIBRARY = library(
    "fitpack",
    FITPACK,
    ["interpolate/fitpack"],
    "curfit percur parcur clocur concon splev splder splint sproot spalde insert fourco curev surfit regrid bispev "
    "parder dblint profil fpcsin",
    ["interpolate/fitpack/fpbfout.f"],
)
FFTPACK_LIBRARY = library("fftpack", FFTPACK, [], "", ["linalg/src/id_dist/src/dfft.f"])
AMOS_LIBRARY = library(
    "amos",
    AMOS,
    ["special/amos", "special/mach"],
    "zbesi zbesj zbesk zbesh zbesy zairy zbiry dgamln",
    [f"special/amos/{name}.f" for name in ("zabs", "zexp", "zlog", "zsqrt")],
)
CDFLIB_LIBRARY = library(
    "cdflib",
    CDFLIB,
    ["special/cdflib"],
    " ".join(f"cdf{name}" for name in INVERSES) + " erf erfc1 gamln alngam betaln dinvnr gaminv",
    ["special/cdflib/gamma_fort.f", "special/cdflib/psi_fort.f"],
)
LBFGSB_LIBRARY = library(
    "lbfgsb", LBFGSB, [], "", [f"optimize/lbfgsb_src/{name}.f" for name in ("lbfgsb", "linpack", "timer")]
)
ODEPACK_LIBRARY = library(
    "odepack",
    ODEPACK,
    ["integrate/odepack", "integrate/mach"],
    "lsoda vmnorm bnorm fnorm cfode",
    ["integrate/odepack/blkdta000.f"],
)
VODE_LIBRARY = library("vode", VODE, [], "", ["integrate/odepack/vode.f", "integrate/odepack/zvode.f"])
DOP_LIBRARY = library("dop", DOP, [], "", ["integrate/dop/dopri5.f", "integrate/dop/dop853.f"])

RANDOM = np.random.default_rng(11)


def columns(*shape: int) -> np.ndarray:
    return np.asfortranarray(RANDOM.normal(size=shape))


P = np.array([1.1, 0.8])
START = np.array([1.0, -1.7])
T = 0.4 * np.arange(1, 11)
Y = 2.0 / (1 + np.exp(1.5 - 1.3 * T)) + 0.03 * columns(10)
GUESS = np.array([1.5, 1.0, 1.0])
R = np.asfortranarray(np.triu(columns(4, 4)) + 3 * np.eye(4))
W = np.array([0.7, 2.3])
V = np.zeros(1)

MINPACK_CASES = [
    Case("root_hybrd", (P, START), wrt=(0,), out=(1,), rtol=1e-5),
    Case("root_hybrj", (P, START), wrt=(0,), out=(1,), rtol=1e-5),
    Case("fit_lmdif", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("fit_lmder", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("fit_lmstr", (Y, GUESS), wrt=(0,), out=(1,), rtol=1e-4, step=1e-2),
    Case("damped", (4, R, np.full(4, 1.2), columns(4), 0.3, np.zeros(4)), wrt=(1, 2, 3, 4), out=(5,)),
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

X = np.array([0.0, 0.13, 0.3, 0.42, 0.55, 0.71, 0.84, 1.0])
F = np.sin(5 * X) + 0.05 * columns(8)
AT = np.array([0.09, 0.37, 0.62, 0.93])
KNOTS = np.array([0.0, 0.0, 0.0, 0.0, 0.31, 0.58, 1.0, 1.0, 1.0, 1.0])
C = np.array([0.4, 1.3, -0.9, 0.8, -0.6, 0.5, 0.0, 0.0, 0.0, 0.0])
ALPHA = np.array([0.7, 2.1, 5.3])
ANGLES = np.linspace(0.0, 2 * np.pi, 9)
CURVE = np.asfortranarray([np.cos(ANGLES) * (1 + ANGLES / 9), np.sin(ANGLES)] + 0.02 * columns(2, 9))
XS, YS = RANDOM.uniform(0.0, 1.0, size=(2, 40))
ZS = np.sin(3 * XS) * np.cos(2 * YS) + 0.02 * columns(40)
GRID = np.asfortranarray(np.cos(2 * X)[:, None] * np.exp(X) + 0.02 * columns(8, 8))
CC = columns(36)
FITPACK_CASES = [
    *(
        Case("smooth", (8, k, X, F, np.full(8, 1.1), 0.0, 4, AT, np.zeros(4)), (2, 3, 7), (8,), label=f"interpolate{k}")
        for k in (1, 3, 5)
    ),
    Case("smooth", (8, 3, X, F, np.full(8, 3.0), 3.0, 4, AT, np.zeros(4)), (2, 3, 4, 5, 7), (8,), step=5e-3, rtol=1e-6),
    Case(
        "at_knots",
        (8, X, F, np.full(8, 3.0), np.array([0.34, 0.68]), AT, np.zeros(4)),
        (1, 2, 3, 4, 5),
        (6,),
        step=5e-3,
    ),
    Case("smooth_periodic", (8, 3, X, F, 0.0, np.zeros(4)), (2, 3), (5,)),
    Case("smooth_periodic", (8, 3, X, F, 0.3, np.zeros(4)), (2, 3, 4), (5,), step=5e-3, label="smooth_periodic more"),
    Case("smooth_curve", (9, CURVE, 0.0, np.zeros((2, 4), order="F")), (1,), (3,)),
    Case("smooth_closed", (9, CURVE, 0.05, np.zeros((2, 4), order="F")), (1, 2), (3,), step=5e-3),
    Case("convex", (8, X, (X - 0.4) ** 2 + 0.1 * F, 0.05, np.zeros(8)), (1, 2), (4,), step=2e-3, rtol=1e-6),
    Case("evaluate", (10, 3, KNOTS, C, 0, AT[:3], np.zeros(3)), (2, 3, 5), (6,), step=5e-3),
    *(
        Case("evaluate", (10, 3, KNOTS, C, order, AT[:3], np.zeros(3)), (3, 5), (6,), label=f"derivative{order}")
        for order in (1, 2)
    ),
    Case("integral", (10, 3, KNOTS, C, 0.1, 0.9), wrt=(3, 4, 5)),
    Case("roots", (10, KNOTS, C, np.zeros(10)), wrt=(2,), out=(3,)),
    Case("all_slopes", (10, KNOTS, C, 0.47, np.zeros(4)), wrt=(2, 3), out=(4,)),
    Case("more_knots", (10, KNOTS, C, 0.47, np.zeros(11), np.zeros(11)), wrt=(2, 3), out=(4, 5)),
    Case("fourier", (10, KNOTS, C, ALPHA, np.zeros(3), np.zeros(3)), wrt=(2, 3), out=(4, 5)),
    Case("surface", (40, XS, YS, ZS, 30.0, np.zeros((2, 2), order="F")), wrt=(3,), out=(5,)),
    Case("surface_of_grid", (8, 8, X, X, GRID, 0.0, np.zeros((2, 2), order="F")), wrt=(4,), out=(6,)),
    Case(
        "surface_of_grid",
        (8, 8, X, X, GRID, 0.2, np.zeros((2, 2), order="F")),
        wrt=(4, 5),
        out=(6,),
        step=5e-3,
        label="smooth_surface_of_grid",
    ),
    *(
        Case(
            "evaluate_surface",
            (10, 10, KNOTS, KNOTS, CC, order, AT[:2], AT[2:], np.zeros((2, 2), order="F")),
            wrt=(4, 6, 7),
            out=(8,),
            label=f"evaluate_surface{order}",
        )
        for order in (0, 1)
    ),
    Case("volume", (10, 10, KNOTS, KNOTS, CC, AT[:2], AT[2:]), wrt=(4, 5, 6)),
    Case("section", (10, 10, KNOTS, KNOTS, CC, 0.47, np.zeros(10)), wrt=(4, 5), out=(6,)),
]
#: Numbers with derivatives and integers lie in one array, or common block, at computed places.
SHARED = (UnsupportedError, "cannot follow the bits of a floating-point number through integers")
FFTPACK_CASES = [
    Case(f"t_{name}", (n, columns(n * (1 + (name[0] == "z")))), wrt=(1,), out=(1,), label=f"{name}{n}")
    for name in ("dfftf", "dfftb", "zfftf", "zfftb")
    for n in (30, 28, 49)
]
FFTPACK_CASES += [
    *(Case("sines", (n, columns(n + 1)), wrt=(1,), out=(1,), label=f"sines{n}") for n in (9, 12)),
    *(
        Case(f"all_in_one_{name}", (9, columns(9)), wrt=(1,), out=(1,), refused=SHARED)
        for name in ("dfftf", "dcost", "dcosqf")
    ),
]
#: Where series, asymptotic and uniform expansions, recurrences and continuation are used.
POINTS = (
    (1.3, 0.7, 1.2),
    (31.3, 2.7, 1.2),
    (21.0, 5.0, 90.0),
    (-3.1, 1.7, 1.2),
    (0.12, 0.1, 0.3),
    (12.0, -6.0, 7.3),
    (100.0, 40.0, 120.3),
)
AMOS_CASES = [
    Case(name, (re, im, order, np.zeros(4)), wrt=(0, 1), out=(3,), label=f"{name} of {re:g} + {im:g}i, {order:g}")
    for name in ("besi", "besj", "besk", "besy", "besh")
    for re, im, order in POINTS
]
AMOS_CASES += [
    Case(name, (re, im, which, np.zeros(2)), wrt=(0, 1), out=(3,), label=f"{name}{which} of {re:g}")
    for name in ("airy", "biry")
    for re, im, which in ((0.3, 0.4, 0), (0.3, 0.4, 1), (3.1, 0.7, 0), (-4.2, 0.6, 1))
]
AMOS_CASES += [Case("loggamma", (x,), label=f"loggamma of {x:g}") for x in (2.6, 131.5)]


def inverse(name: str, which: int, *values: float, rtol: float = 1e-7, label: str = "") -> Case:
    """Of the values that a distribution of cdflib binds together, one by the others."""
    a = np.array([*values, *(0.5 for _ in range(5 - len(values)))])
    return Case(f"w_{name}", (which, a), wrt=(1,), out=(1,), step=5e-3, rtol=rtol, label=f"{name}{which}{label}")


CDFLIB_CASES = [
    inverse("bet", 1, 0.5, 0.4, 2.3, 1.7),
    inverse("bin", 1, 0.5, 0.4, 3.1, 8.3),
    inverse("chi", 1, 0.5, 2.3, 3.4),
    inverse("chn", 1, 0.5, 2.3, 3.4, 1.2),
    inverse("f", 1, 0.5, 1.3, 3.4, 5.2),
    inverse("fnc", 1, 0.5, 1.3, 3.4, 5.2, 1.1),
    inverse("gam", 1, 0.5, 1.3, 2.4, 0.8),
    inverse("nbn", 1, 0.5, 0.4, 3.1, 4.2),
    inverse("nor", 1, 0.5, 0.7, 0.2, 1.3),
    inverse("poi", 1, 0.5, 3.1, 2.4),
    inverse("t", 1, 0.5, 0.7, 4.3),
    inverse("tnc", 1, 0.5, 0.7, 4.3, 0.6),
    # where other expansions are used
    *(
        inverse("bet", 1, 0.5, *point, label=" of {:g}, {:g}, {:g}".format(*point))
        for point in (
            (0.41, 153.2, 211.7),
            (0.3, 0.31, 0.23),
            (0.33, 20.3, 45.7),
            (0.93, 0.53, 23.4),
            (0.02, 0.3, 33.1),
            (0.72, 7.7, 0.4),
        )
    ),
    *(
        inverse("gam", 1, 0.5, *point, label=" of {:g}, {:g}, {:g}".format(*point))
        for point in ((0.2, 0.3, 0.8), (31.2, 27.7, 0.9), (1.1, 33.3, 0.8), (90.0, 5.3, 0.7), (0.2, 1.3, 1.1))
    ),
    inverse("chn", 1, 0.5, 23.0, 7.4, 31.2, label=" of 23"),
    inverse("fnc", 1, 0.5, 3.3, 13.4, 25.2, 11.1, label=" of 3.3"),
    inverse("tnc", 1, 0.5, -2.7, 14.3, -1.6, label=" of -2.7"),
    inverse("t", 1, 0.5, -2.7, 0.6, label=" of -2.7"),
    inverse("nor", 1, 0.5, 9.7, 0.2, 1.3, label=" of 9.7"),
    inverse("bet", 3, 0.6, 0.4, 2.3, 1.7, rtol=1e-5),
    inverse("bin", 2, 0.4, 0.4, 3.1, 8.3, rtol=1e-5),
    inverse("chi", 3, 0.6, 2.3, 3.4, rtol=1e-5),
    inverse("chn", 2, 0.6, 2.3, 3.4, 1.2, rtol=1e-5),
    inverse("f", 4, 0.6, 1.3, 3.4, 5.2, rtol=1e-5),
    inverse("fnc", 2, 0.6, 1.3, 3.4, 5.2, 1.1, rtol=1e-5),
    inverse("gam", 2, 0.6, 1.3, 2.4, 0.8, rtol=1e-5),
    inverse("nbn", 2, 0.4, 0.4, 3.1, 4.2, rtol=1e-5),
    inverse("nor", 3, 0.6, 0.7, 0.2, 1.3),
    inverse("poi", 2, 0.6, 3.1, 2.4, rtol=1e-5),
    inverse("t", 2, 0.6, 0.7, 4.3, rtol=1e-5),
    inverse("tnc", 2, 0.6, 0.7, 4.3, 0.6, rtol=1e-5),
    *(Case("f_erf", (x,), label=f"erf of {x:g}") for x in (0.3, 1.7, 4.6)),
    *(Case("f_erfc", (scaled, x), label=f"erfc{scaled} of {x:g}") for scaled in (0, 1) for x in (0.3, 1.7, 4.6)),
    *(
        Case(f"f_{name}", (x,), label=f"{name} of {x:g}")
        for name in ("psi", "gamln", "alngam", "gamma")
        for x in (0.7, 2.6, 17.3)
    ),
    *(
        Case("f_betaln", pair, label="betaln of {:g}, {:g}".format(*pair))
        for pair in ((0.7, 1.6), (3.2, 9.1), (12.0, 17.0))
    ),
    Case("f_dinvnr", (0.3, 0.7), wrt=(0,)),
    Case("inverse_gamma", (2.6, 0.3, V), wrt=(0, 1), out=(2,), rtol=1e-6),
]
N = 6
CENTRE = np.array([0.3, -1.2, 0.8, 0.1, -0.4, 1.1])
WEIGHTS = np.array([1.0, 2.5, 0.7, 1.9, 4.2, 1.3])
LOW, HIGH = np.full(N, -0.5), np.full(N, 0.6)
S = columns(4, 4)
S = np.asfortranarray(S @ S.T + 2 * np.eye(4))
#: So many calls of one procedure by another (DCOPY, or a driver's) that their combinations are not followed.
WAYS = (UnsupportedError, "cannot follow all ways through")
MINIMUM = Case("minimum", (N, CENTRE, WEIGHTS, np.zeros(N)), wrt=(1, 2), out=(3,), rtol=1e-4, step=1e-2, refused=WAYS)
LBFGSB_CASES = [
    MINIMUM,
    replace(MINIMUM, function="minimum_in_box", args=(N, CENTRE, WEIGHTS, LOW, HIGH, np.zeros(N)), out=(5,)),
    Case("search", (-2.3, 1.7, np.array([0.2])), wrt=(0, 1, 2), out=(2,), step=1e-3, rtol=1e-6),
    Case("cholesky", (4, S, columns(4)), wrt=(1, 2), out=(1, 2)),
]
SQUARE = columns(5, 5)
#: The integers of a common block are copied behind others.
COPIED = (TypeUndecided, "cannot tell what 'llvm.memcpy")
Y0 = np.array([0.8, 0.2])
ODEPACK_CASES = [
    Case("ode_lsoda", (W, 2, 2.0, Y0), wrt=(0, 2, 3), out=(3,), rtol=1e-5, refused=COPIED),
    Case("norms", (5, columns(5), 1.5 + columns(5) / 5, SQUARE, np.zeros(3)), wrt=(1, 2, 3), out=(4,), step=1e-3),
    Case("coefficients", (1.3, np.zeros(12)), wrt=(0,), out=(1,)),
]
VODE_CASES = [
    Case("ode_dvode", (W, 22, 2.0, Y0), wrt=(0, 2, 3), out=(3,), rtol=1e-5, refused=SHARED),
    Case("ode_zvode", (W, 10, 2.0, np.array([0.8 + 0.2j])), wrt=(0, 2), out=(3,), rtol=1e-5, refused=SHARED),
]
DOP_CASES = [
    Case(f"ode_{name}", (W, 2.0, np.array([0.8, 0.2])), wrt=(0, 1, 2), out=(2,), rtol=1e-5)
    for name in ("dopri5", "dop853")
]


@pytest.mark.parametrize(("case", "level"), MINPACK_LIBRARY.parameters(MINPACK_CASES))
def test_minpack(case: Case, level: str) -> None:
    MINPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), QUADPACK_LIBRARY.parameters(QUADPACK_CASES))
def test_quadpack(case: Case, level: str) -> None:
    QUADPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), FITPACK_LIBRARY.parameters(FITPACK_CASES))
def test_fitpack(case: Case, level: str) -> None:
    FITPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), FFTPACK_LIBRARY.parameters(FFTPACK_CASES))
def test_fftpack(case: Case, level: str) -> None:
    FFTPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), AMOS_LIBRARY.parameters(AMOS_CASES))
def test_amos(case: Case, level: str) -> None:
    AMOS_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), CDFLIB_LIBRARY.parameters(CDFLIB_CASES))
def test_cdflib(case: Case, level: str) -> None:
    CDFLIB_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), LBFGSB_LIBRARY.parameters(LBFGSB_CASES))
def test_lbfgsb(case: Case, level: str) -> None:
    LBFGSB_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), ODEPACK_LIBRARY.parameters(ODEPACK_CASES))
def test_odepack(case: Case, level: str) -> None:
    ODEPACK_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), VODE_LIBRARY.parameters(VODE_CASES))
def test_vode(case: Case, level: str) -> None:
    VODE_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), DOP_LIBRARY.parameters(DOP_CASES))
def test_dop(case: Case, level: str) -> None:
    DOP_LIBRARY.run(case, level)
