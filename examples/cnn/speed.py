"""How long the loss of the network takes, and its gradient, with one thread and with two.

Readings are taken in turn, and the shortest of many counts: on a machine that does other work as well, the others tell
of that work.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

import irad

from .train import KERNELS, draw, initial_weights

BATCH, ROUNDS = 256, 60


def shortest(calls: tuple[Callable[[], Any], ...]) -> list[float]:
    """Milliseconds of each call."""
    best = [np.inf] * len(calls)
    for _ in range(ROUNDS):
        for i, call in enumerate(calls):
            time.sleep(0.02)
            start = time.perf_counter()
            call()
            best[i] = min(best[i], 1e3 * (time.perf_counter() - start))
    return best


def main() -> None:
    """Print a table."""
    rng = np.random.default_rng(1)
    images, labels = draw(BATCH, rng)
    weights = initial_weights(rng)
    for flags in ("-O3", "-O3 -fopenmp"):
        kernels = irad.compile(KERNELS, flags=flags)
        derivative = irad.autodiff(kernels.loss, irad.Dup, irad.Const, irad.Const, irad.Const)
        shadow = np.zeros_like(weights)
        for threads in (1, 2) if "openmp" in flags else (1,):
            with threadpool_limits(threads, user_api="openmp"):
                loss, gradient = shortest((
                    lambda: kernels.loss(weights, images, labels, BATCH),
                    lambda: derivative(weights, shadow, images, labels, BATCH),
                ))
            print(f"{flags}, {threads} thread(s): loss {loss:.2f} ms, gradient {gradient:.2f} ms, {gradient / loss:.1f}")


if __name__ == "__main__":
    main()
