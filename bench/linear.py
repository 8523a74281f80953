"""Gradients of linear algebra in Numba kernels beside what they are made of: ``python -m bench.linear``."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

import irad

__all__ = ["main"]


@njit
def product(a, b):
    c = a @ b
    return np.sum(c * c)


@njit
def log_determinant(a):
    return np.linalg.slogdet(a)[1]


@njit
def likelihood(s, y):
    root = np.linalg.cholesky(s)
    z = np.linalg.solve(root, y)
    return -0.5 * np.dot(z, z) - np.sum(np.log(np.diag(root)))


def _medians(calls: dict[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """The median time of each call, in turns, in seconds."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for call in calls.values():
        call()
    for _ in range(rounds):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            times[name].append(time.perf_counter() - start)
    return {name: statistics.median(found) for name, found in times.items()}


def main() -> None:
    """Print what each gradient takes, in the times of its measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    rounds = parser.parse_args().rounds
    rng = np.random.default_rng(0)
    for n in (72, 512):
        a, b = rng.normal(size=(n, n)), rng.normal(size=(n, n))
        gradient = irad.grad(product, wrt=(0, 1))
        found = _medians({"gradient": lambda: gradient(a, b), "product": lambda: a @ b}, rounds)  # noqa: B023
        print(f"sum of squares of A B, n = {n}: {found['gradient'] / found['product']:.2f} products")
    n = 1000
    a, y = rng.normal(size=(n, n)), rng.normal(size=n)
    s = a @ a.T / n + np.eye(n)
    for name, f, args in (("log-determinant", log_determinant, (a,)), ("likelihood", likelihood, (s, y))):
        gradient = irad.grad(f)
        calls = {"gradient": lambda: gradient(*args), "primal": lambda: f(*args)}  # noqa: B023
        found = _medians(calls, rounds)
        print(f"{name}, n = {n}: {found['gradient'] / found['primal']:.2f} primals")


if __name__ == "__main__":
    main()
