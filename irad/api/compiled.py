"""What is made of a derivative: its machine code, when that is asked for, and what the making took."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from irad.abi.c_entry import Entry
from irad.adjoint.plan import AdjointPlan
from irad.backend.jit import JitLibrary
from irad.codegen.interrupts import Turns

__all__ = ["Clock", "Code", "Compiled", "CompiledPair", "LongRuns", "Stats", "is_long"]


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
    least ``FROM``, or with as many ``turns``. (What runs for shorter ones is compiled, and runs, as if there were no
    signals.)"""

    entry: Entry
    code: Code
    turns: Turns = ()

    FROM: ClassVar[int] = 1 << 22
    """Turns of a loop that take some milliseconds if they compute a little, and less than a second in any case."""

    @property
    def address(self) -> int:
        """Of :attr:`entry`."""
        return self.code.library().address(self.entry.symbol)


def is_long(parameters: Sequence[str], turns: Turns) -> Callable[[Sequence[Any]], bool]:
    """What says of arguments for these parameters, or for the first of them, whether a run may be long: with a large
    integer, or many turns (where an inner loop has none, those around it count). It is written for them: a loop over
    them would take longer than some runs."""
    limit = LongRuns.FROM
    tests = [f"not {-limit} < args[{i}] < {limit}" for i, kind in enumerate(parameters) if kind[0] in "iu"]
    products = [" * ".join(f"(int(args[{i}]) or 1)" for i in places) or "1" for _, places in turns]
    if turns:
        tests.append(f"{' + '.join(f'{n} * abs({p})' for (n, _), p in zip(turns, products, strict=True))} >= {limit}")
    made: Callable[[Sequence[Any]], bool] = eval(f"lambda args: {' or '.join(tests) or False}")
    return made


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
    long: CompiledPair | None = None
    """What looks for signals where a run may be long; None where this is what Python always calls."""
    turns: Turns = ()
    """As in :class:`LongRuns`."""

    @property
    def forward_address(self) -> int:
        """Of :attr:`forward`."""
        return self.code.library().address(self.forward.symbol)

    @property
    def reverse_address(self) -> int:
        """Of :attr:`reverse`."""
        return self.code.library().address(self.reverse.symbol)
