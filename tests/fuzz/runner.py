"""Runs many random programs in several processes at once.

Programs are compiled in groups, and a group is run by one process, a copy of this one, which says which program it
is about to try: if it dies or hangs, that one is tried again alone, and another process goes on with the rest.
"""

from __future__ import annotations

import multiprocessing
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from .harness import Outcome, from_batch, open_batch, reason_of, run_isolated, run_kernel, run_own
from .siblings import Sibling

GROUP = 25
LIMIT = 240.0
"""Seconds for one program."""


@dataclass
class Part:
    """Programs of one family, at one level, that are compiled together."""

    sibling: Sibling
    level: str
    seeds: Sequence[int]


@dataclass
class Worker:
    """A process, what it was given, and how far it is."""

    part: Part
    process: BaseProcess
    receiver: Connection
    done: set[int] = field(default_factory=set)
    trying: int | None = None
    since: float = field(default_factory=time.monotonic)
    late: bool = False


Result = tuple[Sibling, Outcome]


def parts_of(sibling: Sibling, levels: Sequence[str], seeds: Sequence[int], group: int = GROUP) -> Iterator[Part]:
    """All seeds at all levels, in groups."""
    for start in range(0, len(seeds), group):
        for level in levels:
            yield Part(sibling, level, seeds[start : start + group])


def run_part(part: Part, send: Callable[[object], None]) -> None:
    """Try the programs of a group, in this process: their seeds and their outcomes are sent."""
    sibling, level = part.sibling, part.level
    programs = [sibling.generate(seed) for seed in part.seeds]
    primals: Sequence[Any]
    try:
        primals = sibling.compile_primals(programs)
    except subprocess.CalledProcessError:  # each alone will tell which of them is no program
        primals = [None] * len(programs)
    batch = open_batch(sibling, programs, level)
    run = run_own if sibling.check else run_kernel
    known: set[str] = set()
    for at, (program, primal) in enumerate(zip(programs, primals, strict=True)):
        send(program.seed)
        engine = from_batch(batch, at) if batch else sibling.differentiate
        found = run(program, engine, level, primal, sibling=sibling)
        reason = reason_of(found.detail)
        if found.status == "refused" and batch and reason not in known:  # maybe for a neighbour's sake
            found = run(program, sibling.differentiate, level, primal, sibling=sibling)
            known |= {reason} if found.status == "refused" else set()
        send(found)


def run_parts(parts: Iterable[Part], jobs: int = 1, limit: float = LIMIT) -> Iterator[Result]:
    """The outcomes of all programs, as they come."""
    waiting = iter(parts)
    workers: list[Worker] = []
    try:
        while True:
            while len(workers) < jobs and (part := next(waiting, None)) is not None:
                workers.append(start(part))
            if not workers:
                return
            ready = wait([w.receiver for w in workers], timeout=min(5.0, limit))
            for worker in list(workers):
                if worker.receiver in ready:
                    yield from hear(worker, workers)
                elif worker.trying is not None and time.monotonic() - worker.since > limit:
                    worker.late = True
                    worker.process.kill()
    finally:
        for worker in workers:
            worker.process.kill()


def start(part: Part) -> Worker:
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=run_part, args=(part, sender.send), daemon=True)
    process.start()
    sender.close()
    return Worker(part, process, receiver)


def hear(worker: Worker, workers: list[Worker]) -> Iterator[Result]:
    """Take one message of a worker, or replace it if it is gone."""
    sibling, part = worker.part.sibling, worker.part
    try:
        said = worker.receiver.recv()
    except EOFError:
        workers.remove(worker)
        worker.process.join()
        worker.receiver.close()
        left = [seed for seed in part.seeds if seed not in worker.done]
        if not left:
            return
        culprits = [worker.trying] if worker.trying is not None else left
        for seed in culprits:
            late = Outcome(seed, part.level, "timeout", "it takes too long")
            yield sibling, late if worker.late else alone(sibling, seed, part.level, worker.process.exitcode)
        rest = [seed for seed in left if seed not in culprits]
        if rest:
            workers.append(start(Part(sibling, part.level, rest)))
        return
    if isinstance(said, Outcome):
        worker.done.add(said.seed)
        worker.trying = None
        yield sibling, said
    else:
        worker.trying, worker.since = said, time.monotonic()


def alone(sibling: Sibling, seed: int, level: str, status: int | None) -> Outcome:
    """The outcome of a program whose group's process has died."""
    found = run_isolated(sibling.generate(seed), sibling.differentiate, level, sibling=sibling)
    if found.status in ("ok", "discarded", "meant", "refused"):
        return Outcome(seed, level, "crashed", f"only in its group: exit status {status}; alone it is {found.status}")
    return found
