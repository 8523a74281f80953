"""LAPACK's reference implementation, and its BLAS, in Fortran (Debian sources `lapack`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import LIMIT, Case, Library, fresh, limited
from tests.public.fetching import debian_source, wrapper
from tests.public.fortran import needed

#: Workspaces and pivots are local, as in most programs that call LAPACK.
SOURCE = """
subroutine solve(n, nrhs, a, b)
  integer, intent(in) :: n, nrhs
  real(8), intent(inout) :: a(n, n), b(n, nrhs)
  integer :: pivots(n), info
  call dgesv(n, nrhs, a, n, pivots, b, n, info)
end subroutine
subroutine solve_symmetric(n, nrhs, a, b)
  integer, intent(in) :: n, nrhs
  real(8), intent(inout) :: a(n, n), b(n, nrhs)
  integer :: info
  call dposv('L', n, nrhs, a, n, b, n, info)
end subroutine
subroutine solve_indefinite(n, nrhs, a, b)
  integer, intent(in) :: n, nrhs
  real(8), intent(inout) :: a(n, n), b(n, nrhs)
  real(8) :: work(64 * n)
  integer :: pivots(n), info
  call dsysv('U', n, nrhs, a, n, pivots, b, n, work, 64 * n, info)
end subroutine
subroutine solve_tridiagonal(n, lower, diagonal, upper, b)
  integer, intent(in) :: n
  real(8), intent(inout) :: lower(n - 1), diagonal(n), upper(n - 1), b(n)
  integer :: info
  call dgtsv(n, 1, lower, diagonal, upper, b, n, info)
end subroutine
subroutine solve_banded(n, kl, ku, band, b)
  integer, intent(in) :: n, kl, ku
  real(8), intent(inout) :: band(2 * kl + ku + 1, n), b(n)
  integer :: pivots(n), info
  call dgbsv(n, kl, ku, 1, band, 2 * kl + ku + 1, pivots, b, n, info)
end subroutine
subroutine least_squares(m, n, a, b)
  integer, intent(in) :: m, n
  real(8), intent(inout) :: a(m, n), b(m)
  real(8) :: work(64 * m)
  integer :: info
  call dgels('N', m, n, 1, a, m, b, m, work, 64 * m, info)
end subroutine
subroutine invert(n, a)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n)
  real(8) :: work(64 * n)
  integer :: pivots(n), info
  call dgetrf(n, n, a, n, pivots, info)
  call dgetri(n, a, n, pivots, work, 64 * n, info)
end subroutine
subroutine orthogonal(m, n, a)
  integer, intent(in) :: m, n
  real(8), intent(inout) :: a(m, n)
  real(8) :: work(64 * m), tau(n)
  integer :: info
  call dgeqrf(m, n, a, m, tau, work, 64 * m, info)
  call dorgqr(m, n, n, a, m, tau, work, 64 * m, info)
end subroutine
subroutine eigenvalues(n, a, w)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n), w(n)
  real(8) :: work(64 * n)
  integer :: info
  call dsyev('N', 'L', n, a, n, w, work, 64 * n, info)
end subroutine
subroutine eigenvectors(n, a, w)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n), w(n)
  real(8) :: work(64 * n)
  integer :: info
  call dsyev('V', 'L', n, a, n, w, work, 64 * n, info)
end subroutine
subroutine general_eigenvalues(n, a, re, im)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n, n), re(n), im(n)
  real(8) :: work(64 * n), none(1)
  integer :: info
  call dgeev('N', 'N', n, a, n, re, im, none, 1, none, 1, work, 64 * n, info)
end subroutine
subroutine singular_values(m, n, a, s)
  integer, intent(in) :: m, n
  real(8), intent(inout) :: a(m, n), s(n)
  real(8) :: work(64 * m), none(1)
  integer :: info
  call dgesvd('N', 'N', m, n, a, m, s, none, 1, none, 1, work, 64 * m, info)
end subroutine
subroutine solve_triangular(n, nrhs, a, b)
  integer, intent(in) :: n, nrhs
  real(8), intent(in) :: a(n, n)
  real(8), intent(inout) :: b(n, nrhs)
  integer :: info
  call dtrtrs('L', 'T', 'N', n, nrhs, a, n, b, n, info)
  call dtrsv('U', 'N', 'U', n, a, n, b, 1)
end subroutine
subroutine solve_positive_band(n, k, band, b)
  integer, intent(in) :: n, k
  real(8), intent(inout) :: band(k + 1, n), b(n)
  integer :: info
  call dpbsv('L', n, k, 1, band, k + 1, b, n, info)
end subroutine
subroutine solve_positive_tridiagonal(n, diagonal, beside, b)
  integer, intent(in) :: n
  real(8), intent(inout) :: diagonal(n), beside(n - 1), b(n)
  integer :: info
  call dptsv(n, 1, diagonal, beside, b, n, info)
end subroutine
subroutine sylvester(n, a, b, c)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n, n)
  real(8), intent(inout) :: c(n, n)
  real(8) :: factor, left(n, n), right(n, n)
  integer :: info, j
  left = 0
  right = 0
  do j = 1, n ! below the diagonal what is 0 is not read, and what is not makes a block
    left(1:j, j) = a(1:j, j)
    right(1:j, j) = b(1:j, j)
  end do
  call dtrsyl('N', 'T', 1, n, n, left, n, right, n, c, n, factor, info)
end subroutine
subroutine update(n, k, a, b, c)
  integer, intent(in) :: n, k
  real(8), intent(in) :: a(n, k), b(n, k)
  real(8), intent(inout) :: c(n, n)
  call dsyr2k('U', 'N', n, k, 2.0d0, a, n, b, n, 0.5d0, c, n)
end subroutine
subroutine multiply(m, n, k, alpha, a, b, beta, c)
  integer, intent(in) :: m, n, k
  real(8), intent(in) :: alpha, a(m, k), b(n, k), beta
  real(8), intent(inout) :: c(m, n)
  call dgemm('N', 'T', m, n, k, alpha, a, m, b, n, beta, c, m)
end subroutine
real(8) function norm(n, x)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), external :: dnrm2
  norm = dnrm2(n, x, 1)
end function
subroutine rotate(a, b, c, s)
  real(8), intent(inout) :: a, b, c, s
  call drotg(a, b, c, s)
end subroutine
"""

ROUTINES = (
    "dgesv dposv dsysv dgtsv dgbsv dgels dgetrf dgetri dgeqrf dorgqr dsyev dgeev dgesvd dgemm dnrm2 drotg "
    "dtrtrs dtrsv dpbsv dptsv dtrsyl dsyr2k"
).split()


def _build(level: str) -> irad.Module:
    top = debian_source("lapack")
    files = needed(ROUTINES, [top / "INSTALL", top / "SRC", top / "BLAS" / "SRC"])
    return irad.compile([*files, wrapper("lapack.f90", SOURCE)], flags=[level])


LIBRARY = Library("lapack", _build)

RANDOM = np.random.default_rng(7)


def columns(*shape: int) -> np.ndarray:
    return np.asfortranarray(RANDOM.normal(size=shape))


N = 5
A = columns(N, N) + np.asfortranarray(3 * np.eye(N))
S = np.asfortranarray(A @ A.T)
DIAGONAL = 4 + columns(N)
POSITIVE = np.asfortranarray([[9.0] * N, [0.0] * N, [0.0] * N])
TRIANGLES = np.asfortranarray(np.triu(A)), np.asfortranarray(np.triu(S))
ALL = ("-O1", "-O2", "-O3")
CASES = [
    Case("solve", (N, 2, A, columns(N, 2)), wrt=(2, 3), out=(3,), levels=ALL),
    Case("solve_symmetric", (N, 2, S, columns(N, 2)), wrt=(2, 3), out=(3,)),
    Case("solve_indefinite", (N, 2, S - np.asfortranarray(8 * np.eye(N)), columns(N, 2)), wrt=(2, 3), out=(3,)),
    Case("solve_tridiagonal", (N, columns(N - 1), DIAGONAL, columns(N - 1), columns(N)), wrt=(1, 2, 3, 4), out=(4,)),
    Case("solve_banded", (N, 1, 2, columns(5, N) + 3, columns(N)), wrt=(3, 4), out=(4,)),
    Case("least_squares", (7, 4, columns(7, 4), columns(7)), wrt=(2, 3), out=(3,), levels=ALL),
    Case("invert", (N, A), wrt=(1,), out=(1,)),
    Case("orthogonal", (7, 4, columns(7, 4)), wrt=(2,), out=(2,)),
    Case("eigenvalues", (N, S, np.zeros(N)), wrt=(1,), out=(2,)),
    Case("eigenvectors", (N, S, np.zeros(N)), wrt=(1,), out=(1, 2)),
    Case("general_eigenvalues", (N, A, np.zeros(N), np.zeros(N)), wrt=(1,), out=(2, 3)),
    Case("singular_values", (7, 4, columns(7, 4), np.zeros(4)), wrt=(2,), out=(3,)),
    Case("solve_triangular", (N, 2, A, columns(N, 2)), wrt=(2, 3), out=(3,)),
    Case("solve_positive_band", (N, 2, 1 + columns(3, N) + POSITIVE, columns(N)), wrt=(2, 3), out=(3,)),
    Case("solve_positive_tridiagonal", (N, DIAGONAL, columns(N - 1), columns(N)), wrt=(1, 2, 3), out=(3,)),
    Case("sylvester", (N, *TRIANGLES, columns(N, N)), wrt=(1, 2, 3), out=(3,)),
    Case("update", (N, 3, columns(N, 3), columns(N, 3), columns(N, N)), wrt=(2, 3, 4), out=(4,)),
    Case("multiply", (4, 3, 5, 1.3, columns(4, 5), columns(3, 5), 0.4, columns(4, 3)), wrt=(3, 4, 5, 6, 7), out=(7,)),
    Case("norm", (N, columns(N)), wrt=(1,), levels=ALL),
    Case("rotate", (1.3, 0.7, np.zeros(1), np.zeros(1)), wrt=(0, 1), out=(2, 3)),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_lapack(case: Case, level: str) -> None:
    LIBRARY.run(case, level)


@pytest.mark.parametrize("case", [c for c in CASES if c.function != "eigenvectors"], ids=lambda c: c.function)
def test_rules_agree_with_the_code(case: Case) -> None:
    """The same calls without LAPACK's source, by irad's rules. (Signs of vectors are not LAPACK's to promise.)"""
    by_rule = irad.compile(wrapper("lapack.f90", SOURCE), flags=["-O2"])
    modules = (LIBRARY.module("-O2"), by_rule)
    with limited(LIMIT):
        gradients = [
            irad.vjp(module[case.function], case.varied, case.out or None)(*fresh(case.args))[1] for module in modules
        ]
    random = np.random.default_rng(1)
    seeds = tuple(random.normal(size=np.shape(case.args[i])) for i in case.out) or 1.0
    code, rule = (pullback(seeds) for pullback in gradients)
    for one, other in zip(code, rule, strict=True):
        np.testing.assert_allclose(other, one, rtol=1e-10, atol=1e-10 * np.max(np.abs(one)))
