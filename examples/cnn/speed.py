"""How long the loss of the network and its gradient take, with one thread and with two.

What is measured is the time on a processor of the thread that needs most of it, which does not depend on what else the
machine does. Where the processors are free, it is the time that passes, but for threads waiting for each other.
Run it with `KMP_BLOCKTIME=0 python -m examples.cnn.speed`, so that waiting threads sleep.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

import irad

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


def main() -> None:
    """Print a line for each number of threads."""
    rng = np.random.default_rng(1)
    images, labels = draw(BATCH, rng)
    weights = initial_weights(rng)
    shadow = np.zeros_like(weights)
    kernels = irad.compile(KERNELS, flags="-O3 -fopenmp")
    derivative = irad.autodiff(kernels.loss, irad.Dup, irad.Const, irad.Const, irad.Const)
    kernels.loss(weights, images, labels, BATCH)  # loads the OpenMP library, whose threads are then limited
    for threads in (1, 2):
        with threadpool_limits(threads, user_api="openmp"):
            loss = busiest(lambda: kernels.loss(weights, images, labels, BATCH))
            gradient = busiest(lambda: derivative(weights, shadow, images, labels, BATCH))
        print(f"threads: {threads}, loss: {loss:.2f} ms, gradient: {gradient:.2f} ms, ratio: {gradient / loss:.1f}")


if __name__ == "__main__":
    main()
