"""`python -m bench.parallel.survey [FILE …]`: what proofs about the loops of parallel programs take, worst first.

Without files: all parallel kernels of the benchmarks and of the tests. For each loop that irad was to prove something
of, the milliseconds of the processor that all proofs about it took, with nothing taken from caches. `--atomic` lists
the accumulations that are atomic as well, with the reasons.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.parallel.proofs import timed_making, warm_up

ROOT = Path(__file__).parents[2]
FOLDERS = ("bench/parallel", "tests/programs", "tests/programs/openmp_c", "tests/programs/openmp_constructs",
           "tests/programs/openmp_fortran")  # fmt: skip
LEAST = 1.0
"""Milliseconds below which a loop is not worth a line."""
Row = tuple[float, str, str]


def plans_of(path: Path) -> Iterator[tuple[str, Callable[[], str]]]:
    """Return the names of the functions of a file, and what makes the plan of the gradient of each."""
    import irad

    module = irad.compile(path, flags=["-fopenmp"])
    for name in (n for n in dir(module) if not n.startswith("_")):
        yield f"{path.name}: {name}", lambda name=name: str(irad.autodiff(module[name]).plan)


def numba_plans() -> Iterator[tuple[str, Callable[[], str]]]:
    """Return the same of the parallel kernels in Python."""
    from bench.parallel.registry import NUMBA_KERNELS
    from bench.subjects import load_function, pointer_level, set_up

    for entry in NUMBA_KERNELS:
        def plan(entry: Any = entry) -> str:
            pointers = pointer_level(set_up(entry.kernel, entry.kernel.small), load_function(entry.kernel))
            pointers.prepare()
            pointers.call()
            return str(pointers.gradient.plan)

        yield f"prange: {entry.name}", plan


def survey(plans: Iterator[tuple[str, Callable[[], str]]]) -> tuple[list[Row], list[str]]:
    """Make plans; return the loops with the times of their proofs, and what is atomic. What is refused is left out."""
    from irad.errors import IradError

    rows: list[Row] = []
    atomic: list[str] = []
    for name, plan in plans:
        with timed_making() as making:
            try:
                text = plan()
            except IradError:
                continue
        rows += [(time, name, loop) for loop, time in making.proofs.items()]
        atomic += [f"{name}: {line.strip()}" for line in text.splitlines() if re.match(r"\s+\S.*: atomic\b", line)]
    return sorted(rows, reverse=True), atomic


def main() -> int:
    """Print the survey."""
    parser = argparse.ArgumentParser(prog="python -m bench.parallel.survey", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--atomic", action="store_true", help="list what is atomic")
    options = parser.parse_args()
    os.environ["IRAD_CACHE"] = "0"
    found = [p for folder in FOLDERS for p in sorted((ROOT / folder).iterdir()) if p.suffix in (".c", ".f90")]
    warm_up()

    def plans() -> Iterator[tuple[str, Callable[[], str]]]:
        for path in options.files or found:
            print(path.name, file=sys.stderr)
            yield from plans_of(path)
        if not options.files:
            yield from numba_plans()

    rows, atomic = survey(plans())
    print(f"{len(rows)} loops")
    for time, name, loop in rows:
        if time >= LEAST:
            print(f"{time:8.1f} ms  {name}  {loop}")
    if options.atomic:
        print(f"\n{len(atomic)} atomic", *atomic, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
