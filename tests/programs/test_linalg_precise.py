"""Linear algebra against mpmath, whose differences in 60 digits tell derivatives to the last digits of doubles, and
against the complex step where it applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import irad

mpmath = pytest.importorskip("mpmath")
numba = pytest.importorskip("numba")
pytest.importorskip("scipy")
njit = numba.njit
mp = mpmath.mp

N = 4
RNG = np.random.default_rng(11)
GENERAL = RNG.normal(size=(N, N)) + 2 * np.eye(N)
POSITIVE = GENERAL @ GENERAL.T + np.eye(N)
WEIGHTS = RNG.normal(size=(N, N))


@njit
def solve(a, c):
    return np.sum(np.linalg.solve(a, c) * c)


@njit
def inverse(a, c):
    return np.sum(np.linalg.inv(a) * c)


@njit
def determinant(a, c):
    return np.linalg.det(a)


@njit
def log_determinant(a, c):
    return np.linalg.slogdet(a)[1]


@njit
def root(a, c):
    return np.sum(np.linalg.cholesky(a) * c)


@njit
def eigenvalues(a, c):
    return np.sum(np.linalg.eigvalsh(a) ** 3 * c[0])


@njit
def eigenvectors(a, c):
    return np.sum(np.linalg.eigh(a)[1] ** 2 * c)


@njit
def general_eigenvalues(a, c):
    return np.sum(np.linalg.eigvals(a) ** 3)


@njit
def orthogonal(a, c):
    q, r = np.linalg.qr(a)
    return np.sum(q**2 * c) + np.sum(r**2 * c)


@njit
def singular_values(a, c):
    return np.sum(np.linalg.svd(a)[1] ** 3 * c[0])


@njit
def pseudoinverse(a, c):
    return np.sum(np.linalg.pinv(a[:, :2]) * c[:2])


@njit
def spectral_norm(a, c):
    return np.linalg.norm(a, 2) + np.linalg.cond(a)


def _total(a: Any, c: Any) -> Any:
    return mpmath.fsum(a[i, j] * c[i, j] for i in range(a.rows) for j in range(a.cols))


def _squares(a: Any) -> Any:
    return a.apply(lambda x: x * x)


def _symmetric(a: Any) -> Any:
    """What is read: the lower triangle."""
    return mpmath.matrix([[a[max(i, j), min(i, j)] for j in range(N)] for i in range(N)])


def _sorted_svd(a: Any) -> list[Any]:
    return sorted(mpmath.svd_r(a, compute_uv=False), reverse=True)


def _precise_qr(a: Any, c: Any) -> Any:
    q, r = mpmath.qr(a)
    return _total(_squares(q), c) + _total(_squares(r), c)


def _precise_pinv(a: Any, c: Any) -> Any:
    tall = a[:, :2]
    return _total(mpmath.inverse(tall.T * tall) * tall.T, c[:2, :])


def _precise_norms(a: Any, c: Any) -> Any:
    s = _sorted_svd(a)
    return s[0] + s[0] / s[-1]


PRECISE: dict[str, tuple[Any, Callable[[Any, Any], Any], np.ndarray]] = {
    "solve": (solve, lambda a, c: _total(mpmath.inverse(a) * c, c), GENERAL),
    "inv": (inverse, lambda a, c: _total(mpmath.inverse(a), c), GENERAL),
    "det": (determinant, lambda a, c: mpmath.det(a), GENERAL),
    "slogdet": (log_determinant, lambda a, c: mpmath.log(abs(mpmath.det(a))), GENERAL),
    "cholesky": (root, lambda a, c: _total(mpmath.cholesky(_symmetric(a)), c), POSITIVE),
    "eigvalsh": (
        eigenvalues,
        lambda a, c: sum(w**3 * c[0, i] for i, w in enumerate(mpmath.eigsy(_symmetric(a), eigvals_only=True))),
        POSITIVE,
    ),
    "eigh": (eigenvectors, lambda a, c: _total(_squares(mpmath.eigsy(_symmetric(a))[1]), c), POSITIVE),
    "eigvals": (general_eigenvalues, lambda a, c: sum(mpmath.re(w**3) for w in mpmath.eig(a)[0]), GENERAL @ POSITIVE),
    "qr": (orthogonal, _precise_qr, GENERAL),
    "svd": (singular_values, lambda a, c: sum(s**3 * c[0, i] for i, s in enumerate(_sorted_svd(a))), GENERAL),
    "pinv": (pseudoinverse, _precise_pinv, GENERAL),
    "norm and cond": (spectral_norm, _precise_norms, GENERAL),
}


@pytest.mark.parametrize("name", PRECISE)
def test_against_mpmath(name: str) -> None:
    f, precise, a = PRECISE[name]
    if name == "eigvals":
        a = POSITIVE @ (POSITIVE + np.diag([1.0, 2.0, 3.0, 4.0]))  # whose eigenvalues are real
    direction = RNG.normal(size=(N, N))
    if name in ("cholesky", "eigvalsh", "eigh"):
        direction = direction + direction.T
    with mpmath.workdps(60):
        point, along, weights = (mpmath.matrix(x.tolist()) for x in (a, direction, WEIGHTS))
        h = mpmath.mpf(10) ** -18
        slope = (precise(point + h * along, weights) - precise(point - h * along, weights)) / (2 * h)
    gradient = irad.grad(f)(a, WEIGHTS)
    size = float(np.sum(np.abs(gradient * direction)))
    assert np.sum(gradient * direction) == pytest.approx(float(slope), abs=1e-12 * size)
    assert irad.jvp(f, wrt=0)((a, WEIGHTS), (direction,))[1] == pytest.approx(float(slope), abs=1e-12 * size)


@pytest.mark.parametrize("name", ["solve", "inv", "det"])
def test_against_the_complex_step(name: str) -> None:
    f, _, a = PRECISE[name]
    direction = RNG.normal(size=(N, N))
    slope = f.py_func(a + 1e-200j * direction, WEIGHTS).imag / 1e-200
    gradient = irad.grad(f)(a, WEIGHTS)
    assert np.sum(gradient * direction) == pytest.approx(slope, rel=1e-12)
