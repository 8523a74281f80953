"""How long the loss of the networks and its gradient take, with one thread and with two.

What is measured is the time on a processor of the thread that needs most of it, which does not depend on what else the
machine does. Where the processors are free, it is the time that passes, but for threads waiting for each other.
Run it with `OMP_WAIT_POLICY=passive python -m examples.cnn.speed`, so that waiting threads sleep.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from threadpoolctl import threadpool_limits

import irad

from . import prange
from .prange import layers
from .train import KERNELS, draw, initial_weights

BATCH, CALLS = 256, 200


def used() -> dict[str, int]:
    """Nanoseconds on a processor of each thread of this process (Linux, proc_pid_schedstat)."""
    return {t.name: int((t / "schedstat").read_text().split()[0]) for t in Path("/proc/self/task").iterdir()}


def busiest(call: Callable[[], Any]) -> float:
    """Milliseconds a call of the busiest thread. Many calls together, since the kernel counts in coarse steps."""
    call()
    before = used()
    for _ in range(CALLS):
        call()
    return max(now - before.get(thread, 0) for thread, now in used().items()) / CALLS / 1e6


def measure(name: str, loss: Callable[[], Any], gradient: Callable[[], Any]) -> None:
    """Print a line for each number of threads."""
    loss(), gradient()  # load the OpenMP library, whose threads are then limited
    for threads in (1, 2):
        numba.set_num_threads(threads)
        with threadpool_limits(threads, user_api="openmp"):
            first, second = busiest(loss), busiest(gradient)
        ratio = second / first
        print(f"{name}, threads: {threads}, loss: {first:.2f} ms, gradient: {second:.2f} ms, ratio: {ratio:.1f}")


def main() -> None:
    """Measure both networks."""
    rng = np.random.default_rng(1)
    images, labels = draw(BATCH, rng)
    weights = initial_weights(rng)
    shadow = np.zeros_like(weights)
    kernels = irad.compile(KERNELS, flags="-O3 -fopenmp")
    by_weights = irad.autodiff(kernels.loss, irad.Dup, irad.Const, irad.Const, irad.Const)
    measure(
        "C",
        lambda: kernels.loss(weights, images, labels, BATCH),
        lambda: by_weights(weights, shadow, images, labels, BATCH),
    )
    parts = layers(weights)
    pairs = [array for pair in zip(parts, layers(shadow), strict=True) for array in pair]
    by_parts = irad.autodiff(prange.loss, irad.Dup, irad.Dup, irad.Dup, irad.Const, irad.Const)
    measure(
        "Numba",
        lambda: prange.loss(*parts, images[..., None], labels),
        lambda: by_parts(*pairs, images[..., None], labels),
    )


if __name__ == "__main__":
    main()
