"""SciPy's solvers with irad's derivatives and with differences: ``python -m bench.solvers`` prints a table.

Each problem is solved in both ways until its solver says that it has converged. Counted are the calls of the function,
of its gradient (or Jacobian) and of products with its Hessian. Times are medians of alternating runs.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import njit
from scipy.integrate import solve_ivp
from scipy.optimize import least_squares, minimize, root

import irad

__all__ = ["PROBLEMS", "Problem", "Run", "solved"]


@njit
def rosenbrock(x):
    total = 0.0
    for i in range(x.size - 1):
        total += 100.0 * (x[i + 1] - x[i] ** 2) ** 2 + (1.0 - x[i]) ** 2
    return total


@njit
def chain(x):
    """A convex function: neighbours pull on one another, and each is bound to its place."""
    total = 0.0
    for i in range(x.size):
        total += 0.05 * (x[i] - np.sin(0.1 * i)) ** 2
        if i + 1 < x.size:
            total += np.sqrt(1.0 + 100.0 * (x[i + 1] - x[i]) ** 2)
    return total


@njit
def peaks_residual(p, t, y):
    made = np.zeros_like(t)
    for k in range(0, p.size, 3):
        made += p[k] * np.exp(-(((t - p[k + 1]) / p[k + 2]) ** 2))
    return made - y


@njit
def bratu(u, strength):
    """A boundary value problem: u'' + strength exp(u) = 0, with u = 0 at both ends."""
    h = 1.0 / (u.size + 1)
    residual = np.empty_like(u)
    for i in range(u.size):
        left = u[i - 1] if i > 0 else 0.0
        right = u[i + 1] if i + 1 < u.size else 0.0
        residual[i] = (left - 2.0 * u[i] + right) / h**2 + strength * np.exp(u[i])
    return residual


@njit
def brusselator(t, y):
    """Two substances that react and diffuse along a line."""
    n = y.size // 2
    rate = 0.02 * (n + 1) ** 2
    change = np.empty_like(y)
    for i in range(n):
        u, v = y[2 * i], y[2 * i + 1]
        u0, v0 = (y[2 * i - 2], y[2 * i - 1]) if i > 0 else (1.0, 3.0)
        u1, v1 = (y[2 * i + 2], y[2 * i + 3]) if i + 1 < n else (1.0, 3.0)
        change[2 * i] = 1.0 + u * u * v - 4.0 * u + rate * (u0 - 2.0 * u + u1)
        change[2 * i + 1] = 3.0 * u - u * u * v + rate * (v0 - 2.0 * v + v1)
    return change


GRADIENT = irad.grad(rosenbrock)
CHAIN_GRADIENT, CHAIN_PRODUCT = irad.grad(chain), irad.hvp(chain)
PEAKS_JACOBIAN = irad.jacobian(peaks_residual)
BRATU_JACOBIAN = irad.sparse_jacobian(bratu)  # three directions in the place of 300
BRUSSELATOR_JACOBIAN = irad.sparse_jacobian(brusselator, "y")


@dataclass
class Run:
    """What a solver has found, and what it has called."""

    solution: np.ndarray
    calls: dict[str, int] = field(default_factory=dict)


class _Counted:
    """Functions that count their calls."""

    def __init__(self) -> None:
        self.calls: dict[str, int] = {}

    def __call__(self, name: str, f: Callable[..., Any]) -> Callable[..., Any]:
        self.calls[name] = 0

        def counting(*args: Any) -> Any:
            self.calls[name] += 1
            return f(*args)

        return counting


@dataclass(frozen=True)
class Problem:
    """A problem for one of SciPy's solvers. ``solve(counted, ours)`` solves it, with irad's derivatives or without."""

    solver: str
    what: str
    solve: Callable[[_Counted, bool], np.ndarray]


def _minimum(counted: _Counted, ours: bool) -> np.ndarray:
    start = np.tile([-1.2, 1.0], 20)
    f = counted("function", rosenbrock)
    jac = counted("gradient", GRADIENT) if ours else None
    return minimize(f, start, method="L-BFGS-B", jac=jac, options={"maxfun": 10**6}).x


def _newton(counted: _Counted, ours: bool) -> np.ndarray:
    more: dict[str, Any] = {}
    if ours:
        more["hessp"] = counted("Hessian product", lambda x, p: CHAIN_PRODUCT((x,), (p,))[1])
    f, jac = counted("function", chain), counted("gradient", CHAIN_GRADIENT)
    return minimize(f, np.zeros(1000), method="Newton-CG", jac=jac, options={"xtol": 1e-8}, **more).x


def _fit(counted: _Counted, ours: bool) -> np.ndarray:
    t = np.linspace(0.0, 10.0, 400)
    true = np.ravel([[1.0 + 0.1 * k, 1.0 + 1.3 * k, 0.4 + 0.05 * k] for k in range(7)])
    y = peaks_residual(true, t, np.zeros_like(t)) + 0.01 * np.sin(50.0 * t)
    f = counted("function", peaks_residual)
    jac: Any = counted("Jacobian", PEAKS_JACOBIAN) if ours else "2-point"
    return least_squares(f, true * 1.1, jac=jac, args=(t, y), method="lm").x


def _boundary(counted: _Counted, ours: bool) -> np.ndarray:
    f = counted("function", bratu)
    jac = counted("Jacobian", lambda *args: BRATU_JACOBIAN(*args).toarray()) if ours else None
    return root(f, np.zeros(300), args=(3.0,), jac=jac).x


def _stiff(counted: _Counted, ours: bool) -> np.ndarray:
    n = 100
    start = np.empty(2 * n)
    start[::2], start[1::2] = 1.0 + np.sin(2 * np.pi * np.arange(1, n + 1) / (n + 1)), 3.0
    f = counted("function", brusselator)
    jac = counted("Jacobian", BRUSSELATOR_JACOBIAN) if ours else None
    return solve_ivp(f, (0.0, 10.0), start, method="Radau", jac=jac, rtol=1e-6, atol=1e-8).y[:, -1]


PROBLEMS = (
    Problem("`minimize`, L-BFGS-B with `jac`", "Rosenbrock's function of 40 numbers", _minimum),
    Problem("`minimize`, Newton-CG with `hessp`", "a chain of 1000 numbers, `jac` in both cases", _newton),
    Problem("`least_squares` with `jac`", "7 peaks, 21 parameters, 400 points", _fit),
    Problem("`root` with `jac`", "a boundary value problem, 300 unknowns, compressed", _boundary),
    Problem("`solve_ivp`, Radau with `jac`", "the Brusselator along a line, 200 unknowns, sparse", _stiff),
)


def solved(problem: Problem, ours: bool) -> Run:
    """Solve a problem once."""
    counted = _Counted()
    return Run(problem.solve(counted, ours), counted.calls)


def _times(problem: Problem, repeats: int) -> tuple[float, float]:
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        for ours, times in zip((True, False), found, strict=True):
            start = time.perf_counter()
            solved(problem, ours)
            times.append(time.perf_counter() - start)
    return statistics.median(found[0]), statistics.median(found[1])


def _told(calls: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in calls.items())


def rows(repeats: int = 7) -> Sequence[str]:
    """The lines of the table."""
    lines = [
        "| solver | problem | calls with irad | calls without | time without / with irad |",
        "| --- | --- | --- | --- | ---: |",
    ]
    for problem in PROBLEMS:
        ours, theirs = solved(problem, True), solved(problem, False)
        np.testing.assert_allclose(ours.solution, theirs.solution, rtol=1e-3, atol=1e-4)
        with_irad, without = _times(problem, repeats)
        lines.append(
            f"| {problem.solver} | {problem.what} | {_told(ours.calls)} | {_told(theirs.calls)} | "
            f"{without / with_irad:.1f} |"
        )
    return lines


if __name__ == "__main__":
    print("\n".join(rows()))
