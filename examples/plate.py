"""An optimum under a partial differential equation: how much heat the four quarters of a plate absorb, found from its
temperatures. `python examples/plate.py 316` has 99,856 unknowns.

The plate is solved by SciPy's sparse LU decomposition and by conjugate gradients, each made differentiable by
`irad.implicit.linear_solve`, and the gradient is compared with an adjoint that is written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit
from scipy import sparse
from scipy.optimize import minimize
from scipy.sparse.linalg import splu

import irad

__all__ = ["Plate", "minimised"]

Objective = Callable[[np.ndarray], tuple[float, np.ndarray]]
TRUTH = np.array([0.4, -0.3, 0.8, 0.1])
WEIGHT, REGULARISATION = 1e3, 1e-9


class Plate:
    """A plate of ``side`` by ``side`` cells; the temperatures solve (-Δ + absorbed) u = heat."""

    def __init__(self, side: int) -> None:
        self.side, self.count = side, side * side
        line = sparse.diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(side, side))
        one = sparse.eye_array(side)
        self.laplacian = (sparse.kron(line, one) + sparse.kron(one, line)).tocsc()
        row, column = np.divmod(np.arange(self.count), side)
        self.quarter = 2 * (row * 2 // side) + column * 2 // side
        self.heat = np.full(self.count, 5.0 / side**2)
        self.factored: dict[bytes, Any] = {}
        self.wanted = self.factors(np.exp(TRUTH)).solve(self.heat)

    def factors(self, absorbed: np.ndarray) -> Any:
        """The LU decomposition of the plate's matrix; the last one is kept."""
        key = absorbed.tobytes()
        if key not in self.factored:
            diagonal = sparse.diags_array(absorbed[self.quarter] / self.side**2)
            self.factored = {key: splu((self.laplacian + diagonal).tocsc())}
        return self.factored[key]

    def product(self) -> Any:
        """The product of the plate's matrix, for five lines of SciPy or for conjugate gradients."""
        side, quarter = self.side, self.quarter

        @njit
        def product(u, absorbed):
            y = np.empty_like(u)
            for k in range(u.size):
                i, j = k // side, k % side
                total = (4.0 + absorbed[quarter[k]] / side**2) * u[k]
                total -= u[k - side] if i > 0 else 0.0
                total -= u[k + side] if i < side - 1 else 0.0
                total -= u[k - 1] if j > 0 else 0.0
                total -= u[k + 1] if j < side - 1 else 0.0
                y[k] = total
            return y

        return product

    def by_scipy(self) -> Objective:
        """Value and gradient by irad, around SciPy's solver."""
        solve = irad.implicit.linear_solve(
            self.product(), lambda b, p: self.factors(p).solve(b), lambda b, p: self.factors(p).solve(b, "T")
        )
        return self._objective(solve)

    def by_conjugate_gradients(self) -> Objective:
        """Value and gradient by irad, around a solver of one's own."""
        product = self.product()

        @njit
        def conjugate_gradients(b, absorbed):
            x, r, p = np.zeros_like(b), b.copy(), b.copy()
            size = np.dot(r, r)
            target = 1e-26 * size
            while size > target:
                q = product(p, absorbed)
                step = size / np.dot(p, q)
                x += step * p
                r -= step * q
                new = np.dot(r, r)
                p = r + new / size * p
                size = new
            return x

        return self._objective(irad.implicit.linear_solve(product, conjugate_gradients, conjugate_gradients))

    def _objective(self, solve: Any) -> Objective:
        heat, wanted = self.heat, self.wanted

        @njit
        def misfit(logarithms):
            u = solve(heat, np.exp(logarithms))
            return WEIGHT * np.sum((u - wanted) ** 2) / u.size + REGULARISATION * np.sum(logarithms**2)

        made: Objective = irad.value_and_grad(misfit)
        return made

    def by_hand(self, logarithms: np.ndarray) -> tuple[float, np.ndarray]:
        """Value and gradient by an adjoint that is written by hand."""
        absorbed = np.exp(logarithms)
        u = self.factors(absorbed).solve(self.heat)
        adjoint = self.factors(absorbed).solve(2 * WEIGHT * (u - self.wanted) / self.count, "T")
        by_quarter = np.bincount(self.quarter, weights=adjoint * u, minlength=4)
        value = WEIGHT * np.sum((u - self.wanted) ** 2) / self.count + REGULARISATION * np.sum(logarithms**2)
        return float(value), -by_quarter * absorbed / self.side**2 + 2 * REGULARISATION * logarithms


def minimised(objective: Objective) -> np.ndarray:
    """Where an objective is least."""
    options = {"maxiter": 60, "ftol": 1e-13, "gtol": 1e-9}
    found = minimize(objective, np.zeros(4), jac=True, method="L-BFGS-B", bounds=[(-2, 2)] * 4, options=options)
    return np.asarray(found.x)


def main() -> None:
    """Print the optimum that each gradient leads to."""
    plate = Plate(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    for name, objective in (
        ("by hand", plate.by_hand), ("SciPy's solver", plate.by_scipy()),
        ("conjugate gradients", plate.by_conjugate_gradients()),
    ):  # fmt: skip
        print(f"{name:20} gradient {objective(np.zeros(4))[1]}  optimum {minimised(objective)}", flush=True)


if __name__ == "__main__":
    main()
