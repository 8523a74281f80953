"""Times a parallel kernel and its gradient on one thread and on two, and checks the gradient on both."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from bench.kernels.registry import Arguments, Kernel, copy_arguments
from bench.measure import Subject, Timing, time_subjects
from bench.parallel.proofs import Making, timed_making, warm_up
from bench.parallel.registry import ParallelKernel
from bench.subjects import Setting, load_function, pointer_level, primal_subject, set_up

TEAMS = (1, 2)
STEP = 1e-5
AGREEMENT = 1e-9
"""How far the gradients of different teams may lie apart, beside their greatest entry, in double precision."""
Threads = Callable[[int], None]
_atomics: dict[tuple[Path, str, tuple[str, ...]], int] = {}
"""What was counted when a gradient was compiled: kernels that differ in their arguments only share it."""


@dataclass
class ParallelRow:
    """One kernel: timings of primal and gradient by threads, and how the gradient adds."""

    kernel: str
    size: int
    target: tuple[float, float]
    primal: dict[int, Timing] = field(default_factory=dict)
    gradient: dict[int, Timing] = field(default_factory=dict)
    atomics: int | None = None
    seconds: float | None = None
    making: Making = field(default_factory=Making)
    failure: str = ""

    def ratio(self, threads: int) -> float | None:
        """Return the gradient's time beside the primal's, with the same number of threads."""
        if threads not in self.primal or threads not in self.gradient:
            return None
        return self.gradient[threads].median / self.primal[threads].median

    @property
    def relative_scaling(self) -> float | None:
        """Return the gradient's speed-up from one thread to two beside the primal's."""
        one, two = self.ratio(1), self.ratio(2)
        return None if one is None or two is None else one / two

    @property
    def misses(self) -> list[str]:
        """Return what falls short of the aims."""
        found = []
        for threads, aim in zip(TEAMS, self.target, strict=True):
            ratio = self.ratio(threads)
            if ratio is not None and ratio > aim:
                found.append(f"{ratio:.2f} on {threads}, aim {aim:g}")
        if self.relative_scaling is not None and self.relative_scaling < 0.9:
            found.append(f"scales {self.relative_scaling:.2f} as well as the primal, aim 0.9")
        return found


def thread_setter() -> Threads:
    """Return what sets the number of threads, of OpenMP's regions and of Numba's.

    Call it when a kernel that brings a runtime library along has been loaded: irad takes what is there. Raises what
    irad raises if there is none.
    """
    from irad.backend.openmp import find_openmp
    from irad.options import Options

    address = find_openmp(Options.from_environment()).address("omp_set_num_threads")
    if address is None:
        raise RuntimeError("the OpenMP runtime has no omp_set_num_threads")
    set_openmp = ctypes.CFUNCTYPE(None, ctypes.c_int)(address)

    def set_threads(threads: int) -> None:
        set_openmp(threads)
        if "numba" in sys.modules:
            sys.modules["numba"].set_num_threads(threads)

    return set_threads


def measure_parallel(entry: ParallelKernel, size: int, rounds: int) -> ParallelRow:
    """Check and time one kernel; what fails is noted in the row, not raised."""
    row = ParallelRow(entry.name, size, entry.target)
    try:
        _fill(row, entry, rounds)
    except Exception as error:
        row.failure = f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"
    return row


def _fill(row: ParallelRow, entry: ParallelKernel, rounds: int) -> None:
    kernel = entry.kernel
    setting = set_up(kernel, row.size)
    primal = primal_subject(setting)
    set_threads = thread_setter()
    warm_up()
    start = time.perf_counter()
    rng = np.random.default_rng(2)
    seeds = {name: rng.normal(size=setting.args[name].shape) for name in kernel.out}
    pointers = pointer_level(setting, load_function(kernel), seeds)
    with optimised() as modules, timed_making() as row.making:
        pointers.prepare()
        pointers.call()
    row.seconds = time.perf_counter() - start
    row.making.instructions = pointers.gradient.stats.instructions
    key = (kernel.source, kernel.function, kernel.wrt)
    if modules:
        _atomics[key] = count_atomics(modules)
    row.atomics = _atomics.get(key)
    found = {}
    for threads in TEAMS:
        set_threads(threads)
        pointers.prepare()
        pointers.call()
        found[threads] = {name: pointers.shadows[name].copy() for name in kernel.wrt}
    pointers.prepare()
    check_along(entry, setting.args, seeds, found[1])
    check_agreement(found)
    gradient = Subject("gradient", pointers.call, pointers.prepare)
    foreign = kernel.language == "numba"  # its threads are another library's, which spin for a while when they are done
    turns = [_on(threads, subject, set_threads, foreign) for threads in TEAMS for subject in (primal, gradient)]
    timings = time_subjects(turns, rounds)
    for threads in TEAMS:
        row.primal[threads] = timings[f"{primal.name} {threads}"]
        row.gradient[threads] = timings[f"{gradient.name} {threads}"]


def _on(threads: int, subject: Subject, set_threads: Threads, rests: bool) -> Subject:
    def prepare() -> None:
        subject.prepare()
        set_threads(threads)
        if rests:
            rest()

    return Subject(f"{subject.name} {threads}", subject.call, prepare)


def rest(most: float = 0.5) -> None:
    """Wait until the threads of this process have gone to sleep, `most` seconds at the most."""
    end = time.perf_counter() + most
    while time.perf_counter() < end:
        before = time.process_time()
        time.sleep(0.01)
        if time.process_time() - before < 0.001:
            return


@contextmanager
def optimised() -> Iterator[list[str]]:
    """Collect the modules that irad compiles in the meantime, as they are after their final optimisation."""
    from irad.backend import jit

    found: list[str] = []
    finish = jit.finish

    def finish_and_keep(*args: Any, **settings: Any) -> Any:
        module = finish(*args, **settings)
        found.append(str(module))
        return module

    jit.finish = finish_and_keep
    try:
        yield found
    finally:
        jit.finish = finish


def count_atomics(modules: Iterable[str]) -> int:
    """Return how many atomic additions (or compare-and-swaps) stand in modules."""
    return sum(" atomicrmw " in line or " cmpxchg " in line for text in modules for line in text.splitlines())


def check_along(
    entry: ParallelKernel, args: Arguments, seeds: Mapping[str, np.ndarray], gradient: Mapping[str, np.ndarray]
) -> None:
    """Compare a gradient with differences of order 4 of the primal, in double precision, along a random direction.

    Raises ArithmeticError if they disagree.
    """
    kernel = entry.kernel
    rng = np.random.default_rng(3)
    wide = {name: _widened(value) for name, value in copy_arguments(args).items()}
    direction = {name: rng.normal(size=args[name].shape) for name in kernel.wrt}

    def at(distance: float) -> float:
        moved = copy_arguments(wide)
        for name, along in direction.items():
            moved[name] = moved[name] + distance * along
        return _objective(kernel, entry.double, moved, seeds)

    measured = (8 * (at(STEP) - at(-STEP)) - (at(2 * STEP) - at(-2 * STEP))) / (12 * STEP)
    terms = [gradient[name].astype(float) * along for name, along in direction.items()]
    predicted = sum(float(np.sum(term)) for term in terms)
    length = float(np.sqrt(sum(np.sum(term**2) for term in terms)))
    if not abs(predicted - measured) <= entry.tolerance * length:
        raise ArithmeticError(
            f"wrong gradient: {predicted:.9g} along a random direction, where differences give {measured:.9g}"
        )


def check_agreement(found: Mapping[int, Mapping[str, np.ndarray]]) -> None:
    """Compare the gradients that teams of different sizes found, entry by entry.

    Raises ArithmeticError if they disagree: then threads disturbed each other.
    """
    one = found[TEAMS[0]]
    for threads in TEAMS[1:]:
        for name, expected in one.items():
            unit = AGREEMENT * np.finfo(expected.dtype).eps / np.finfo(float).eps
            apart = float(np.max(np.abs(found[threads][name] - expected)))
            if not apart <= unit * float(np.max(np.abs(expected))):
                raise ArithmeticError(f"the gradient of {name} on {threads} threads is {apart:.3g} off that on one")


def _widened(value: Any) -> Any:
    return value.astype(float) if isinstance(value, np.ndarray) and value.dtype.kind == "f" else value


def _objective(kernel: Kernel, double: str, args: Arguments, seeds: Mapping[str, np.ndarray]) -> float:
    """Return the result, or the sum of the outputs times their seeds."""
    wide = replace(kernel, flags=(*kernel.flags, double)) if double else kernel
    result = primal_subject(Setting(wide, args, lambda: None)).call()
    if kernel.objective == "result":
        return float(result)
    return float(sum(np.sum(args[name] * seeds[name]) for name in kernel.out))
