"""BLAS and LAPACK by their names in Fortran and C: derivatives of `linalg/systems.c` against differences of the same
computations written in NumPy, so that no BLAS has to be installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import irad

pytest.importorskip("scipy")

SOURCES = [Path(__file__).parent / "linalg" / name for name in ("systems.c", "more_systems.c")]
N = 4
Reference = Callable[[np.ndarray, np.ndarray], float]


def _squares(x: np.ndarray) -> float:
    return float(np.sum(x**2 * np.arange(1, x.size + 1)))


def _products(a: np.ndarray, b: np.ndarray) -> float:
    """Matrices are stored by columns."""
    a, b = a.reshape(N, N).T, b.reshape(N, N).T
    alpha, half = 0.5 + a[0, 0], N // 2
    c = alpha * a @ b.T - 0.25 * b
    flat = c.T.ravel().copy()
    flat[: 2 * half : 2] = a[:, :half].T @ b[:, 0] - 0.25 * flat[: 2 * half : 2]
    c = flat.reshape(N, N).T
    c = c + np.tril(b @ b.T)
    c = alpha * c @ np.triu(a).T
    c = alpha * np.linalg.solve(np.tril(b, -1) + np.eye(N), c)
    flat = c.T.ravel().copy()
    flat[:N] += alpha * a[:, 0]
    return _squares(flat) + float(flat[::N] @ a[:, 0])


def _rows(a: np.ndarray, b: np.ndarray) -> float:
    a, b = a.reshape(N, N), b.reshape(N, N)
    c = 2 * a @ b.T + 0.5 * a
    c = c + a @ (np.triu(b) + np.triu(b, 1).T)
    c[0] += b @ a[0]
    c = np.linalg.solve(np.tril(b).T, c)
    return _squares(c.ravel()) + float(c[0] @ c[1])


def _lu(a: np.ndarray) -> np.ndarray:
    """LU with pivots, packed."""
    a = a.copy()
    for k in range(N):
        best = k + int(np.argmax(np.abs(a[k:, k])))
        a[[k, best]] = a[[best, k]]
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return a


def _solve(a: np.ndarray, b: np.ndarray) -> float:
    a = a.reshape(N, N).T
    return _squares(np.linalg.solve(a, b[:N])) + float(np.trace(_lu(a)))


def _factors(a: np.ndarray, b: np.ndarray) -> float:
    a = a.reshape(N, N).T
    return _squares(np.linalg.solve(a.T, b[:N])) + _squares(np.linalg.inv(a).T.ravel())


def _lower(a: np.ndarray, shift: float) -> np.ndarray:
    a = a.reshape(N, N).T
    return np.tril(a) + np.tril(a, -1).T + shift * np.eye(N)


def _positive(a: np.ndarray, b: np.ndarray) -> float:
    s = _lower(a, 10.0)
    root = np.linalg.cholesky(s)
    return float(b[:N] @ np.linalg.solve(s, b[:N]) + np.diag(root) @ root[:, 0])


def _spectrum(a: np.ndarray, b: np.ndarray) -> float:
    a = a.reshape(N, N).T
    w, v = np.linalg.eigh(np.triu(a) + np.triu(a, 1).T)
    return float(np.sum(w**3) + v[:, 0] ** 2 @ b[:N])


def _triangles(a: np.ndarray, b: np.ndarray) -> float:
    a, x = a.reshape(N, N), b.copy()
    x[: 2 * N] = np.linalg.solve(np.tril(a), b[: 2 * N].reshape(2, N).T).T.ravel()
    return _squares(np.linalg.solve(np.tril(a, -1) + np.eye(N), x.reshape(N, N)).ravel())


def _tridiagonal(a: np.ndarray, b: np.ndarray) -> float:
    dl, d, du = a[: N - 1], a[N : 2 * N], a[2 * N : 3 * N - 1]
    whole = np.diag(dl, -1) + np.diag(d + 4 * np.eye(N)[1]) + np.diag(du, 1)
    upper, beside, second = _lu_of_tridiagonal(whole)
    factors = upper[0] * upper[-1] + beside[0] + second[0]
    both = np.linalg.solve(whole, b[: 2 * N].reshape(N, 2))
    return _squares(np.linalg.solve(whole, b[:N])) + factors + _squares(both.ravel())


def _lu_of_tridiagonal(a: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The diagonals of the factor U, with pivots."""
    u = a.copy()
    for i in range(N - 1):
        if abs(u[i + 1, i]) > abs(u[i, i]):
            u[[i, i + 1]] = u[[i + 1, i]]
        u[i + 1] -= u[i + 1, i] / u[i, i] * u[i]
    return np.diag(u), np.diag(u, 1), np.diag(u, 2)


def _banded(a: np.ndarray, b: np.ndarray) -> float:
    whole = a.reshape(N, N).T
    whole = np.triu(np.tril(whole, 2), -1)
    x = np.concatenate([np.linalg.solve(whole, b[:N]), np.linalg.solve(whole.T, b[N : 2 * N])])
    both = np.linalg.solve(whole, b[: 2 * N].reshape(N, 2))
    first = whole[int(np.argmax(np.abs(whole[:2, 0]))), 0]
    return _squares(x) + first + _squares(both.ravel())


def _qr_diagonal(a: np.ndarray) -> np.ndarray:
    """The diagonal of R with LAPACK's signs."""
    return np.diag(np.linalg.qr(a)[1])


def _least(a: np.ndarray, b: np.ndarray) -> float:
    tall, k = a.reshape(N, N).T[:, : N - 1], N - 1
    q, r = np.linalg.qr(tall)
    x = np.linalg.solve(r, q.T @ b[:N])
    behind = np.linalg.qr(tall, "complete")[0].T @ b[:N]
    total = _squares(np.concatenate([x, behind[k:]])) + r[0, 0] * r[1, 1]
    right = b[: 2 * N].reshape(2, N).T[:k]
    total += _squares((np.linalg.pinv(tall).T @ right).T.ravel())
    wide = a[: k * N].reshape(k, N)
    both = b[: 2 * k].reshape(k, 2)
    total += _squares((np.linalg.pinv(wide) @ both).ravel()) + _qr_diagonal(wide.T)[0]
    q, r = np.linalg.qr(wide.T)
    behind = np.linalg.qr(wide.T, "complete")[0].T @ b[:N]
    return total + _squares(np.concatenate([np.linalg.solve(r, q.T @ b[:N]), behind[k:]]))


REFERENCES: dict[str, Reference] = {
    "products": _products,
    "rows": _rows,
    "solve": _solve,
    "factors": _factors,
    "positive": _positive,
    "spectrum": _spectrum,
    "triangles": _triangles,
    "tridiagonal": _tridiagonal,
    "banded": _banded,
    "least": _least,
}


@pytest.fixture(scope="module")
def program() -> irad.Module:
    return irad.compile(SOURCES)


@pytest.mark.parametrize("name", REFERENCES)
def test_derivatives(name: str, program: irad.Module) -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.normal(size=(N, N)) + 2 * np.eye(N) for _ in range(2))
    x = a.ravel(), b.ravel()
    along = rng.normal(size=N * N), rng.normal(size=N * N)

    def at(step: float) -> float:
        return REFERENCES[name](x[0] + step * along[0], x[1] + step * along[1])

    h = 1e-4
    expected = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h)
    f = getattr(program, name)
    value, gradients = irad.value_and_grad(f, wrt=(0, 1))(*x, N)
    assert value == pytest.approx(at(0.0), rel=1e-12)
    assert f(*x, N) == pytest.approx(value, rel=1e-12)  # by SciPy's LAPACK
    slope = gradients[0] @ along[0] + gradients[1] @ along[1]
    assert slope == pytest.approx(expected, rel=1e-8)
    _, tangent = irad.jvp(f, wrt=(0, 1))((*x, N), along)
    assert tangent == pytest.approx(slope, rel=1e-11)


def test_second_derivatives_of_products() -> None:
    source = """
    #include <stdlib.h>
    void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *,
                const int *, const double *, const int *, const double *, double *, const int *);
    double cubes(const double *a, int n)
    {
        double *c = malloc(n * n * sizeof *c), one = 1, none = 0, sum = 0;
        dgemm_("N", "T", &n, &n, &n, &one, a, &n, a, &n, &none, c, &n);
        for (int i = 0; i < n * n; i++)
            sum += c[i] * c[i] * c[i];
        free(c);
        return sum;
    }"""
    f = irad.compile(source, lang="c").cubes
    rng = np.random.default_rng(5)
    a, v = rng.normal(size=9), rng.normal(size=9)
    _, product = irad.hvp(f)((a, 3), (v,))
    slope, h = irad.grad(f), 1e-5
    expected = (slope(a + h * v, 3) - slope(a - h * v, 3)) / (2 * h)
    np.testing.assert_allclose(product, expected, rtol=1e-7, atol=1e-7)


def test_fortran_calls() -> None:
    source = """
    function misfit(a, b, n) result(total)
      implicit none
      integer, intent(in) :: n
      double precision, intent(in) :: a(n, n), b(n)
      double precision :: total, m(n, n), x(n)
      integer :: pivots(n), info
      external :: dgesv
      m = a
      x = b
      call dgesv(n, 1, m, n, pivots, x, n, info)
      total = sum(x * x)
    end function
    """
    try:
        f = irad.compile(source, lang="fortran").misfit
    except irad.errors.ToolError:
        pytest.skip("no flang")
    rng = np.random.default_rng(6)
    a, b = np.asfortranarray(rng.normal(size=(3, 3)) + 2 * np.eye(3)), rng.normal(size=3)
    x = np.linalg.solve(a, b)
    np.testing.assert_allclose(irad.grad(f)(a, b, 3), -np.outer(np.linalg.solve(a.T, 2 * x), x), rtol=1e-12)
