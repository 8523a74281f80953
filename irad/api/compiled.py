"""What is made of a derivative: its machine code, when that is asked for, and what the making took."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import ClassVar

from irad.abi.c_entry import Entry
from irad.adjoint.plan import AdjointPlan
from irad.backend.jit import JitLibrary

__all__ = ["Clock", "Code", "Compiled", "CompiledPair", "LongRuns", "Stats"]


@dataclass(frozen=True)
class Stats:
    """What making a derivative took: seconds by stage, and LLVM instructions before and after."""

    seconds: dict[str, float]
    instructions: int
    """Of the functions that were differentiated: the one asked for, and those that it calls."""
    generated: int
    """Of the functions that were made, before LLVM optimised them."""


class Clock:
    """Seconds by stage."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """What happens in the meantime is a part of this stage."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - start


class Code:
    """Machine code, which ``make()`` makes when it is first asked for; it lives as long as this object."""

    def __init__(self, make: Callable[[], JitLibrary]) -> None:
        self._make: Callable[[], JitLibrary] | None = make
        self._library: JitLibrary | None = None
        self._lock = threading.RLock()
        self._clock = Clock()

    def library(self) -> JitLibrary:
        """The code. Raises what the compiler raises."""
        with self._lock:
            if self._make is not None:
                with self._clock.stage("compile"):
                    self._library = self._make()
                self._make = None
        assert self._library is not None
        return self._library

    @property
    def seconds(self) -> dict[str, float]:
        """What it took to make it, which is done if it has not been."""
        self.library()
        return self._clock.seconds


@dataclass(frozen=True)
class LongRuns:
    """What Python calls where a run may be long, which looks for signals: a call with an integer, or a length, of at
    least ``FROM``. (What runs for shorter ones is compiled faster.)"""

    entry: Entry
    code: Code

    FROM: ClassVar[int] = 1 << 22
    """Turns of a loop that take some milliseconds if they compute a little, and less than a second in any case."""

    @property
    def address(self) -> int:
        """Of :attr:`entry`."""
        return self.code.library().address(self.entry.symbol)


@dataclass(frozen=True)
class Compiled:
    """A derivative; its machine code lives as long as this object."""

    entry: Entry
    """The form that has an address, for code outside of Python."""
    raw: str
    """The function behind it, or where that stops the one behind :attr:`heard`, which returns several results as an
    LLVM struct."""
    raw_stops: bool
    """Whether it may come upon something that it cannot differentiate (:mod:`irad.api.calling.stops`)."""
    heard: Entry
    """The form that Python calls: where :attr:`stops`, it is to be asked whether it was stopped."""
    stops: bool
    """The same of :attr:`heard`, which may also look for signals."""
    ir: str
    """Of what Python calls (:attr:`long`, if there is one)."""
    plan: AdjointPlan | None
    made: Stats
    code: Code
    """Of :attr:`entry`."""
    heard_code: Code
    """Of :attr:`heard`: the same where both are in one."""
    long: LongRuns | None = None
    """None where :attr:`heard` is what Python always calls."""

    @property
    def address(self) -> int:
        """Of :attr:`entry`."""
        return self.code.library().address(self.entry.symbol)

    @property
    def heard_address(self) -> int:
        """Of :attr:`heard`."""
        return self.heard_code.library().address(self.heard.symbol)

    @property
    def raw_address(self) -> int:
        """Of :attr:`raw`."""
        return self.code.library().address(self.raw)

    @property
    def stats(self) -> Stats:
        """What it took, the compiler's part included."""
        return replace(self.made, seconds={**self.made.seconds, **self.heard_code.seconds})


@dataclass(frozen=True)
class CompiledPair:
    """The halves of a split derivative; their machine code lives as long as this object.

    Both store their results, the forward half (frame, result…) and the reverse half the derivatives of active
    arguments. The forward half takes a tape last, the reverse half the seed and the frame. ``once`` says why
    the reverse half must not run twice on one tape. Where it ``stops``, a half is to be asked whether it was stopped.
    """

    forward: Entry
    reverse: Entry
    ir: str
    plan: AdjointPlan
    once: tuple[str, ...]
    stops: bool
    code: Code

    @property
    def forward_address(self) -> int:
        """Of :attr:`forward`."""
        return self.code.library().address(self.forward.symbol)

    @property
    def reverse_address(self) -> int:
        """Of :attr:`reverse`."""
        return self.code.library().address(self.reverse.symbol)
