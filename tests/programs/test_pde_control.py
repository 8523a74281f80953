"""The heat that makes a plate as warm as wanted: an optimum found with gradients by `irad.implicit` around SciPy's
sparse solver, and with an adjoint that is written by hand."""

from __future__ import annotations

import os
from collections.abc import Callable

import numpy as np
import pytest

import irad

numba = pytest.importorskip("numba")
scipy_optimize = pytest.importorskip("scipy.optimize")
sparse = pytest.importorskip("scipy.sparse")
linalg = pytest.importorskip("scipy.sparse.linalg")

SIDE = 316 if os.environ.get("TESTS") == "all" else 24


def _laplacian(side: int) -> sparse.csc_array:
    line = sparse.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(side, side))
    one = sparse.eye_array(side)
    return (sparse.kron(line, one) + sparse.kron(one, line)).tocsc()


def _minimise(gradient: Callable[[np.ndarray], tuple[float, np.ndarray]], start: np.ndarray) -> np.ndarray:
    options = {"maxiter": 60, "ftol": 1e-13, "gtol": 1e-9}
    bounds = [(-2, 2)] * start.size
    found = scipy_optimize.minimize(gradient, start, jac=True, method="L-BFGS-B", bounds=bounds, options=options)
    return found.x


def test_the_optimum_is_that_of_the_adjoint_by_hand() -> None:
    """The unknowns are the plate's temperatures; what is sought are the logarithms of coefficients on four quarters."""
    side, count = SIDE, SIDE * SIDE
    stiffness = _laplacian(side)
    row, column = np.divmod(np.arange(count), side)
    quarter = 2 * (row * 2 // side) + column * 2 // side
    rows, starts = stiffness.indices.astype(np.int64), stiffness.indptr.astype(np.int64)
    entries = stiffness.data
    heat = np.full(count, 5.0 / side**2)

    @numba.njit
    def warm(x, absorbed):
        y = absorbed[quarter] / side**2 * x
        for j in range(count):
            for k in range(starts[j], starts[j + 1]):
                y[rows[k]] += entries[k] * x[j]
        return y

    factors: dict[bytes, linalg.SuperLU] = {}

    def solver(absorbed: np.ndarray) -> linalg.SuperLU:
        key = absorbed.tobytes()
        if key not in factors:
            factors.clear()
            factors[key] = linalg.splu((stiffness + sparse.diags_array(absorbed[quarter] / side**2)).tocsc())
        return factors[key]

    solve = irad.implicit.linear_solve(warm, lambda b, p: solver(p).solve(b), lambda b, p: solver(p).solve(b, "T"))
    wanted = solver(np.exp([0.4, -0.3, 0.8, 0.1])).solve(heat)

    @numba.njit
    def misfit(logarithms):
        u = solve(heat, np.exp(logarithms))
        return 1e3 * np.sum((u - wanted) ** 2) / count + 1e-9 * np.sum(logarithms**2)

    def by_hand(logarithms: np.ndarray) -> tuple[float, np.ndarray]:
        absorbed = np.exp(logarithms)
        u = solver(absorbed).solve(heat)
        adjoint = solver(absorbed).solve(2e3 * (u - wanted) / count, "T")
        slope = -np.bincount(quarter, weights=adjoint * u, minlength=4) * absorbed / side**2
        value = 1e3 * np.sum((u - wanted) ** 2) / count + 1e-9 * np.sum(logarithms**2)
        return float(value), slope + 2e-9 * logarithms

    start = np.zeros(4)
    value, gradient = irad.value_and_grad(misfit)(start)
    expected_value, expected = by_hand(start)
    assert value == pytest.approx(expected_value, rel=1e-10)
    np.testing.assert_allclose(gradient, expected, rtol=1e-8)
    mine, hand = _minimise(irad.value_and_grad(misfit), start), _minimise(by_hand, start)
    np.testing.assert_allclose(mine, hand, atol=1e-4)
    assert by_hand(mine)[0] < 1e-3 * expected_value
