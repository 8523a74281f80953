"""Times several subjects side by side: in turn, round by round, so that a slow spell hits all of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

READING_NS = 1_000_000
"""A reading shorter than this (1 ms) is made of several calls."""


@dataclass(frozen=True)
class Subject:
    """Something to time. `prepare` brings the arguments back to their first state and is not timed."""

    name: str
    call: Callable[[], Any]
    prepare: Callable[[], None]


@dataclass(frozen=True)
class Timing:
    """Seconds a call: the median over the rounds, and the quartiles."""

    median: float
    low: float
    high: float
    rounds: int

    @property
    def spread(self) -> float:
        """Return the distance of the quartiles beside the median."""
        return (self.high - self.low) / self.median


def time_subjects(subjects: Sequence[Subject], rounds: int) -> dict[str, Timing]:
    """Call every subject once to warm up, then `rounds` times in turn; return their timings by name.

    `rounds` must be at least 2. A subject's exceptions are passed on.
    """
    repeats = {subject.name: _count_repeats(subject) for subject in subjects}
    readings: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    for _ in range(rounds):
        for subject in subjects:
            readings[subject.name].append(_read(subject, repeats[subject.name]))
    return {name: summarise(values) for name, values in readings.items()}


def summarise(values: Sequence[float]) -> Timing:
    """Return the median and quartiles of some readings in seconds."""
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return Timing(middle, low, high, len(values))


def _count_repeats(subject: Subject) -> int:
    """Return how many calls make a reading that the clock resolves."""
    _read(subject, 1)
    once = _read(subject, 1) * 1e9
    return max(1, min(100_000, int(READING_NS / max(once, 1.0))))


def _read(subject: Subject, repeats: int) -> float:
    """Return seconds a call; each call that is timed alone starts from prepared arguments."""
    subject.prepare()
    call = subject.call
    if repeats == 1:
        start = time.perf_counter_ns()
        call()
        return (time.perf_counter_ns() - start) * 1e-9
    total = 0
    calls = 0
    while calls < repeats:
        subject.prepare()
        chunk = min(repeats - calls, 16)
        start = time.perf_counter_ns()
        for _ in range(chunk):
            call()
        total += time.perf_counter_ns() - start
        calls += chunk
    return total * 1e-9 / calls
