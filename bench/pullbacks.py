"""Several pullbacks of one forward sweep, beside as many whole gradients."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.kernels.registry import Kernel
from bench.measure import Subject, time_subjects
from bench.subjects import load_function, set_up

SEEDS = 8


@dataclass(frozen=True)
class Pullbacks:
    """Seconds for `seeds` derivatives of one kernel: by whole gradients, and from one forward sweep."""

    kernel: str
    size: int
    seeds: int
    gradients: float
    pullbacks: float

    @property
    def ratio(self) -> float:
        """Return the time from one forward sweep beside that of whole gradients."""
        return self.pullbacks / self.gradients


def measure_pullbacks(kernel: Kernel, size: int, rounds: int) -> Pullbacks:
    """Time a kernel at the array level."""
    import irad

    setting = set_up(kernel, size)
    by_result = kernel.objective == "result"
    values = list(setting.args.values())
    evaluate = irad.vjp(load_function(kernel), wrt=kernel.wrt, out=None if by_result else kernel.out)
    seed: Any = 1.0 if by_result else tuple(np.ones_like(setting.args[name]) for name in kernel.out)

    def pull(count: int) -> None:
        _, pullback = evaluate(*values)
        for _ in range(count):
            pullback(seed)

    def gradients() -> None:
        for _ in range(SEEDS):
            pull(1)

    subjects: Sequence[Subject] = [
        Subject("gradients", gradients, setting.restore),
        Subject("pullbacks", lambda: pull(SEEDS), setting.restore),
    ]
    timings = time_subjects(subjects, rounds)
    return Pullbacks(kernel.name, size, SEEDS, timings["gradients"].median, timings["pullbacks"].median)
