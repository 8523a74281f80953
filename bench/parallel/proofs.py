"""What differentiation of parallel code takes: proofs about its loops, and all the rest of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Making:
    """Milliseconds that making one derivative took, LLVM's work left out.

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
        return (self.engine - sum(self.proofs.values())) / self.instructions if self.instructions else None


@contextmanager
def timed_proofs() -> Iterator[dict[str, float]]:
    """Collect the milliseconds of the processor that proofs take in the meantime, by function and loop.

    What the solver costs once in each process is among them, unless `warm_up` was called.
    """
    from irad.analysis.exclusive import Prover

    found: dict[str, float] = {}
    prove = Prover.prove

    def timed(self: Any, *args: Any) -> Any:
        start = time.thread_time()
        try:
            return prove(self, *args)
        finally:
            key = f"{self.function.name} {self.loop.header.ref}"
            found[key] = found.get(key, 0.0) + (time.thread_time() - start) * 1e3

    _replace(Prover, timed)
    try:
        yield found
    finally:
        _replace(Prover, prove)


def _replace(owner: Any, method: Callable[..., Any]) -> None:
    owner.prove = method


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
