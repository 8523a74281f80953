"""Gradients of linear algebra in Numba kernels beside what they are made of, and beside JAX and PyTorch where these are
installed: ``python -m bench.linear``."""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numba import njit

import irad
from bench.linear_peers import by_hand, by_hand_in_c, peers

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


@njit
def log_product(a, b):
    c = a @ b
    return np.sum(np.log1p(c * c))


@njit
def gaussian_process(log_scales, x, y):
    """The likelihood of a Gaussian process, by length scale, height and noise."""
    length, height, noise = np.exp(log_scales)
    n = x.size
    k = np.empty((n, n))
    for i in range(n):
        for j in range(n):
            d = (x[i] - x[j]) / length
            k[i, j] = height * np.exp(-0.5 * d * d)
        k[i, i] += noise
    root = np.linalg.cholesky(k)
    z = np.linalg.solve(root, y)
    return 0.5 * np.dot(z, z) + np.sum(np.log(np.diag(root)))


@njit
def kalman(a, q, observed):
    """The likelihood of what was observed of the first of some numbers that change by A, with noise Q."""
    n = a.shape[0]
    x, p = np.zeros(n), np.eye(n)
    total = 0.0
    for y in observed:
        x = a @ x
        p = a @ p @ a.T + q
        s = p[0, 0] + 0.1
        gain = p[:, 0] / s
        miss = y - x[0]
        total += 0.5 * (miss * miss / s + np.log(s))
        x = x + gain * miss
        p = p - np.outer(gain, p[0])
    return total


@njit
def batch(a, b):
    total = 0.0
    for i in range(a.shape[0]):
        x = np.linalg.solve(a[i], b[i])
        total += np.sum(x * x)
    return total


def _medians(calls: Mapping[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
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


def _report(what: str, found: dict[str, float]) -> None:
    """Each time as a multiple of the last one's, whose name and time are said."""
    *others, unit = found
    ratios = "".join(f", {name} {found[name] / found[unit]:.2f}" for name in others[1:])
    print(f"{what}: gradient {found[others[0]] / found[unit]:.2f}{ratios} (1 = {unit}, {found[unit] * 1e3:.3g} ms)")


def _against_primals(rounds: int, quick: bool) -> None:
    rng = np.random.default_rng(0)
    n = 64 if quick else 512
    a, b = rng.normal(size=(n, n)), rng.normal(size=(n, n))
    gradient = irad.grad(product, wrt=(0, 1))

    def three() -> None:
        c = a @ b
        _, _ = c @ b.T, a.T @ c

    _report(f"|A B|^2, n = {n}", _medians({"gradient": lambda: gradient(a, b), "three products": three}, rounds))
    n = 100 if quick else 1000
    a, y = rng.normal(size=(n, n)), rng.normal(size=n)
    s = a @ a.T / n + np.eye(n)
    for name, f, args in (("log-determinant", log_determinant, (a,)), ("likelihood", likelihood, (s, y))):
        made = irad.grad(f)
        calls = {"gradient": lambda: made(*args), "primal": lambda: f(*args)}  # noqa: B023
        _report(f"{name}, n = {n}", _medians(calls, rounds))


def _against_peers(rounds: int, quick: bool) -> None:
    rng = np.random.default_rng(1)
    points, steps, many = (30, 50, 100) if quick else (300, 500, 100_000)
    x = np.sort(rng.uniform(0, 10, points))
    small = rng.normal(size=(many, 4, 4)) + 4 * np.eye(4)
    turn = np.eye(4) * 0.9 + 0.1 * np.eye(4, k=1)
    subjects: list[tuple[str, Any, tuple[Any, ...], int | tuple[int, ...]]] = [
        ("72 x 72 product with log1p", log_product, (rng.normal(size=(72, 72)), rng.normal(size=(72, 72))), (0, 1)),
        (f"Gaussian process, {points} points", gaussian_process, (np.log([1.0, 1.0, 0.1]), x, np.sin(x)), 0),
        (f"Kalman filter, {steps} steps", kalman, (turn, 0.1 * np.eye(4), rng.normal(size=steps)), (0, 1)),
        (f"{many} systems of 4 equations", batch, (small, rng.normal(size=(many, 4))), (0, 1)),
    ]
    for what, f, args, wrt in subjects:
        gradient = irad.value_and_grad(f, wrt=wrt)
        calls: dict[str, Callable[[], Any]] = {"gradient": lambda: gradient(*args)}  # noqa: B023
        if f is log_product:
            calls["by hand in NumPy"] = lambda: by_hand(*args)  # noqa: B023
            calls["by hand in C"] = by_hand_in_c(*args)
        value, mine = gradient(*args)
        calls |= peers(f.py_func.__name__, args, wrt)
        for call in calls.values():
            other, theirs = call()
            np.testing.assert_allclose(float(other), value, rtol=1e-8)
            for one, two in zip(*(v if isinstance(v, tuple) else (v,) for v in (mine, theirs)), strict=True):
                np.testing.assert_allclose(np.asarray(two), one, rtol=1e-6, atol=1e-8 * np.abs(one).max())
        _report(what, _medians({**calls, "primal": lambda: f(*args)}, rounds))  # noqa: B023


def main() -> None:
    """Print what each gradient takes, in the times of its measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--quick", action="store_true", help="small sizes and few rounds: does it run?")
    options = parser.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    rounds = 3 if options.quick else options.rounds
    _against_primals(rounds, options.quick)
    _against_peers(rounds, options.quick)


if __name__ == "__main__":
    main()
