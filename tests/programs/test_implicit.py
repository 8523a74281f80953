"""Solutions of equations (`irad.implicit`): both modes against formulas and differences, solvers in Python and in
`@njit` code, and what stops."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, SolverError, UsageError

njit = pytest.importorskip("numba").njit
sparse = pytest.importorskip("scipy.sparse")
linalg = pytest.importorskip("scipy.sparse.linalg")

RNG = np.random.default_rng(11)
N = 12
A = sparse.diags([-1.0, 2.5, -1.2], [-1, 0, 1], shape=(N, N)).tocsc()  # type: ignore[list-item]
POINTERS, ROWS = A.indptr.astype(np.int64), A.indices.astype(np.int64)
B, C = RNG.normal(size=N), RNG.normal(size=N)


@njit
def product(x: Any, values: Any, shift: Any) -> Any:
    y = shift * x
    for j in range(x.size):
        for i in range(POINTERS[j], POINTERS[j + 1]):
            y[ROWS[i]] += values[i] * x[j]
    return y


def matrix(values: np.ndarray, shift: float) -> Any:
    return (sparse.csc_array((values, A.indices, A.indptr)) + shift * sparse.eye_array(N)).tocsc()


def solve(b: Any, values: Any, shift: Any) -> Any:
    return linalg.splu(matrix(values, shift)).solve(b)


def transpose_solve(b: Any, values: Any, shift: Any) -> Any:
    return linalg.splu(matrix(values, shift)).solve(b, "T")


sparse_solve = irad.implicit.linear_solve(product, solve, transpose_solve)


@njit
def energy(b: Any, values: Any, shift: Any) -> Any:
    x = sparse_solve(b * b, values, shift)
    return np.sum(C * x * x)


def test_a_sparse_solver_of_scipy() -> None:
    assert irad.check(energy, B, A.data, 0.3).wrt == ("b", "values", "shift")
    by_b, by_values, by_shift = irad.grad(energy, ("b", "values", "shift"))(B, A.data, 0.3)
    full = matrix(A.data, 0.3).toarray()
    x = np.linalg.solve(full, B * B)
    adjoint = np.linalg.solve(full.T, 2 * C * x)
    np.testing.assert_allclose(by_b, adjoint * 2 * B, rtol=1e-11)
    columns = np.repeat(np.arange(N), np.diff(POINTERS))
    np.testing.assert_allclose(by_values, -adjoint[ROWS] * x[columns], rtol=1e-11)
    assert by_shift == pytest.approx(-adjoint @ x, rel=1e-11)


def test_failures_of_a_solver_are_told() -> None:
    with pytest.raises(SolverError, match="Factor is exactly singular") as caught:
        sparse_solve(B, np.zeros_like(A.data), 0.0)
    assert isinstance(caught.value.__cause__, RuntimeError)
    with pytest.raises(SolverError, match="Factor is exactly singular"):
        irad.grad(energy)(B, np.zeros_like(A.data), 0.0)
    wrong = irad.implicit.linear_solve(product, solve, solve)

    @njit
    def total(b: Any, values: Any, shift: Any) -> Any:
        return np.sum(C * wrong(b, values, shift))

    with pytest.raises(DifferentiationError, match="reverse mode was not solved"):
        irad.grad(total)(B, A.data, 0.3)

    def refusing(b: Any, values: Any, shift: Any) -> Any:
        raise KeyError("no factors")

    refused = irad.implicit.linear_solve(product, solve, refusing)

    @njit
    def another(b: Any, values: Any, shift: Any) -> Any:
        return np.sum(refused(b, values, shift))

    with pytest.raises(DifferentiationError, match="no factors"):
        irad.grad(another)(B, A.data, 0.3)
    misshapen = irad.implicit.linear_solve(product, lambda b, values, shift: b[1:], solve)
    with pytest.raises(SolverError, match="the result has the shape"):
        misshapen(B, A.data, 0.3)


@njit
def stiffness(x: Any, k: Any) -> Any:
    y = (2.0 + k) * x
    y[1:] -= k[1:] * x[:-1]
    y[:-1] -= k[1:] * x[1:]
    return y


@njit
def conjugate_gradients(b: Any, k: Any) -> Any:
    x, r = np.zeros_like(b), b.copy()
    p, old = r.copy(), np.sum(b * b)
    for _ in range(10 * b.size):
        if old <= 1e-28 * np.sum(b * b):
            break
        q = stiffness(p, k)
        step = old / np.sum(p * q)
        x, r = x + step * p, r - step * q
        new = np.sum(r * r)
        p, old = r + new / old * p, new
    return x


def test_a_solver_of_ones_own() -> None:
    solver = irad.implicit.linear_solve(stiffness, conjugate_gradients, conjugate_gradients)

    @njit
    def total(b: Any, k: Any) -> Any:
        return np.sum(C * solver(b, k) ** 2)

    k = np.linspace(0.1, 0.5, N)
    assert irad.check(total, B, k).wrt == ("b", "k")
    x, pull = irad.vjp(solver, wrt=(0, 1))(B, k)
    np.testing.assert_allclose(stiffness(x, k), B, rtol=1e-11, atol=1e-12)
    np.testing.assert_allclose(pull(C)[0], solver(C, k), rtol=1e-10)


@njit
def kepler(anomaly: Any, eccentricity: Any, mean: Any) -> Any:
    return anomaly - eccentricity * np.sin(anomaly) - mean


@njit
def newton(start: Any, eccentricity: Any, mean: Any) -> Any:
    x = start
    for _ in range(50):
        x -= kepler(x, eccentricity, mean) / (1 - eccentricity * np.cos(x))
    return x


def test_roots_that_are_numbers() -> None:
    anomaly = irad.implicit.root(kepler, newton)
    e, m = 0.3, 0.7
    x = anomaly(m, e, m)
    expected = (0.0, np.sin(x) / (1 - e * np.cos(x)), 1 / (1 - e * np.cos(x)))
    assert irad.grad(anomaly, (0, 1, 2))(m, e, m) == pytest.approx(expected, rel=1e-14)
    assert irad.jvp(anomaly, (1, 2))((m, e, m), (0.5, 2.0))[1] == pytest.approx(
        0.5 * expected[1] + 2 * expected[2], rel=1e-14
    )
    with pytest.raises(DifferentiationError, match="reverse mode was not solved"):
        irad.grad(irad.implicit.root(kepler, lambda x, e, m: x), 2)(0.0, 1.0, 0.0)  # a root of order three

    @njit(parallel=True)
    def positions(means: Any, e: Any) -> Any:
        total = 0.0
        for i in range(means.size):
            total += np.cos(anomaly(means[i], e, means[i]))
        return total

    means = np.linspace(0.1, 2.0, 5)
    roots = np.array([anomaly(v, e, v) for v in means])
    np.testing.assert_allclose(irad.grad(positions)(means, e), -np.sin(roots) / (1 - e * np.cos(roots)), rtol=1e-13)


@njit
def layer(x: Any, w: Any, b: Any) -> Any:
    return np.tanh(w * (x.sum() - x) + b)


def test_a_fixed_point() -> None:
    equilibrium = irad.implicit.fixed_point(layer)

    @njit
    def total(w: Any, b: Any) -> Any:
        return np.sum(C * equilibrium(np.zeros(b.size), w, b))

    w = RNG.normal(size=N) * 0.05
    by_w, by_b = irad.grad(total, (0, 1))(w, B)
    x = equilibrium(np.zeros(N), w, B)
    slope = 1 - x**2
    jacobian = (slope * w)[:, None] * (1 - np.eye(N))
    adjoint = np.linalg.solve((np.eye(N) - jacobian).T, C) * slope
    np.testing.assert_allclose(by_b, adjoint, rtol=1e-10)
    np.testing.assert_allclose(by_w, adjoint * (x.sum() - x), rtol=1e-10)
    tangent = irad.jvp(total, (0, 1))((w, B), (B, C))[1]
    assert tangent == pytest.approx(by_w @ B + by_b @ C, rel=1e-10)
    with pytest.raises(SolverError, match="not converged in 1000 steps"):
        irad.grad(total)(w * 100, B)


@njit
def stretched(x: Any, a: Any) -> Any:
    return a * x + np.sqrt(a)


@pytest.mark.parametrize("a", [3.0, -1.0])
def test_infinity_and_nan_are_no_fixed_points(a: float) -> None:
    with pytest.raises(SolverError, match="not converged"):
        irad.implicit.fixed_point(stretched)(0.0, a)


def test_what_is_refused() -> None:
    with pytest.raises(UsageError, match="differentiates an @njit function"):
        irad.implicit.root(lambda x, p: x - p, newton)
    with pytest.raises(UsageError, match="has to take 3 arguments"):
        irad.implicit.root(kepler, lambda x: x)

    @njit
    def complex_equation(x: Any, p: Any) -> Any:
        return x - p

    @njit
    def distance(x, p):
        return x * x - p[0] - p[1] * x

    root = irad.implicit.root(distance, lambda x, p: (p[1] + np.sqrt(p[1] ** 2 + 4 * p[0])) / 2)
    with pytest.raises(irad.UnsupportedError, match=r"solvers of irad\.implicit have none"):
        irad.hessian(njit(lambda p: root(1.0, p) ** 2))(np.array([2.0, 1.0]))

    square = irad.implicit.root(complex_equation, lambda x, p: p)
    with pytest.raises(Exception, match=r"takes numbers and arrays|real numbers"):
        square(1j, 2j)


@njit
def dense(x: Any, a: Any) -> Any:
    return a @ x


@pytest.mark.parametrize("order", ["C", "F"])
def test_unknowns_that_are_matrices(order: Any) -> None:
    def solver(b: np.ndarray, a: np.ndarray) -> np.ndarray:
        return np.linalg.solve(a, b)

    systems = irad.implicit.linear_solve(dense, solver, lambda b, a: solver(b, a.T))

    @njit
    def total(b: Any, a: Any) -> Any:
        return np.sum(systems(b, a) ** 2)

    rng = np.random.default_rng(4)
    b, a = (np.array(v, order=order) for v in (rng.normal(size=(3, 2)), rng.normal(size=(3, 3)) + 3 * np.eye(3)))
    x = np.linalg.solve(a, b)
    adjoint = np.linalg.solve(a.T, 2 * x)
    by_b, by_a = irad.grad(total, (0, 1))(b, a)
    np.testing.assert_allclose(by_b, adjoint, rtol=1e-12)
    np.testing.assert_allclose(by_a, -adjoint @ x.T, rtol=1e-12)
