"""The OpenMP runtime that compiled kernels of this process use: its settings."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from irad.backend.openmp import find_openmp
from irad.options import Options

SCHEDULES = {"static": 1, "dynamic": 2, "guided": 3, "auto": 4}
"""The numbers of `omp_sched_t` (OpenMP 5.2, section 18.2.11)."""


@cache
def library() -> ctypes.CDLL:
    """The runtime that irad binds compiled code to."""
    return find_openmp(Options.from_environment()).handle


@contextmanager
def team(threads: int, schedule: tuple[str, int] = ("static", 0), levels: int = 2) -> Iterator[None]:
    """Regions have so many threads, and up to `levels` of them are inside one another."""
    runtime = library()
    before = runtime.omp_get_max_threads()
    runtime.kmp_set_blocktime(0)  # there are fewer processors than threads: who waits shall sleep
    runtime.omp_set_num_threads(threads)
    runtime.omp_set_max_active_levels(levels)
    runtime.omp_set_schedule(SCHEDULES[schedule[0]], schedule[1])
    try:
        yield
    finally:
        runtime.omp_set_num_threads(before)
        runtime.omp_set_max_active_levels(1)
