"""What differentiation of parallel code takes: proofs about its loops, and all the rest of it."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Making:
    """Milliseconds of the processor that making one derivative took, LLVM's work left out.

    `proofs` has those of each loop that was asked about; `engine` is all of irad's own time, proofs included.
    """

    engine: float = 0.0
    instructions: int = 0
    proofs: dict[str, float] = field(default_factory=dict)

    @property
    def longest_proof(self) -> float | None:
        """Return the time of the loop that took longest."""
        return max(self.proofs.values(), default=None)

    @property
    def each(self) -> float | None:
        """Return the time outside of proofs for each instruction that was differentiated."""
        if not self.engine or not self.instructions:  # made before, for a kernel that differs in its arguments only
            return None
        return (self.engine - sum(self.proofs.values())) / self.instructions


@contextmanager
def timed_making() -> Iterator[Making]:
    """Collect what derivatives that are made in the meantime take, in time of the processor.

    What the solver costs once in each process is among it, unless `warm_up` was called. Python's garbage collector is
    switched off: now and then it goes through all objects of the process, which takes longer than anything here.
    """
    from irad.adjoint.driver import Differentiator
    from irad.analysis.dependence import DependenceTester

    making = Making()
    cheap, solve, derive = DependenceTester.prove_cheaply, DependenceTester.solve, Differentiator.derive

    def timed(step: Callable[..., Any]) -> Callable[..., Any]:
        def run(self: Any, *args: Any) -> Any:
            start = time.thread_time()
            try:
                return step(self, *args)
            finally:
                key = f"{self.function.name} {self.loop.header.ref}"
                making.proofs[key] = making.proofs.get(key, 0.0) + (time.thread_time() - start) * 1e3

        return run

    def timed_derive(self: Any, *args: Any) -> Any:
        start = time.thread_time()
        try:
            return derive(self, *args)
        finally:
            making.engine += (time.thread_time() - start) * 1e3

    _replace(DependenceTester, "prove_cheaply", timed(cheap))
    _replace(DependenceTester, "solve", timed(solve))
    _replace(Differentiator, "derive", timed_derive)
    try:
        with _without_collector():
            yield making
    finally:
        _replace(DependenceTester, "prove_cheaply", cheap)
        _replace(DependenceTester, "solve", solve)
        _replace(Differentiator, "derive", derive)


@contextmanager
def _without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _replace(owner: Any, name: str, method: Callable[..., Any]) -> None:
    setattr(owner, name, method)


def warm_up() -> float:
    """Load the solver; return the milliseconds that this took (0 where there is none)."""
    start = time.thread_time()
    try:
        import z3
    except ImportError:
        return 0.0
    solver = z3.SimpleSolver(ctx=z3.Context())
    solver.from_string("(declare-fun n () Int)\n(assert (> n 1))")
    solver.check()
    return (time.thread_time() - start) * 1e3
