"""Differentiates the programs in processes of their own, and says what became of each."""

from __future__ import annotations

import functools
import multiprocessing
import multiprocessing.connection
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

import numpy as np

import irad
from irad.options import Options

from . import aot, primals
from .corpus import Program

LEVELS = ("-O0", "-O1", "-O2", "-O3")
_PROTOTYPE = "double f(const double *x, int n);"
_TIMEOUT = 300.0


@dataclass(frozen=True)
class Case:
    """A program at a level ("-O2"), with debug information or without ("-O2 -g0"), or ahead of time ("-O2 aot")."""

    program: Program
    level: str

    @property
    def expected(self) -> str:
        return self.program.expected_at(self.level.split()[0])

    def __str__(self) -> str:
        return f"{self.program.title} {self.level}"


@dataclass(frozen=True)
class Outcome:
    """What became of a case: `right`, `refused`, `wrong`, `crash`, `unfit` (cannot tell) or `error`, and details."""

    case: Case
    status: str
    detail: str = ""

    @property
    def bad(self) -> bool:
        return self.status not in ("right", "refused")

    @property
    def expected(self) -> bool:
        """Whether the outcome is what has to be."""
        wanted = self.case.expected
        return self.status == wanted or (wanted == "either" and not self.bad)


def cases(
    programs: Sequence[Program], levels: Sequence[str] = LEVELS, bare: Sequence[str] = (), ahead: Sequence[str] = ()
) -> list[Case]:
    """The programs at their levels.

    At the levels in `bare`, C and C++ are also compiled without debug information; at those in `ahead`, also built as
    programs, by `irad cc`.
    """
    found = []
    for program in programs:
        if program.language == "numba":
            found.append(Case(program, "-O3"))
            continue
        found += [Case(program, level) for level in levels]
        if program.language in ("c", "c++"):
            found += [Case(program, f"{level} -g0") for level in bare]
            found += [Case(program, f"{level} aot") for level in ahead]
    return found


def run(wanted: Sequence[Case], processes: int = 1) -> Iterator[Outcome]:
    """The outcomes of all cases, program by program; a case that kills its process is a `crash`."""
    with tempfile.TemporaryDirectory(prefix="irad-soundness-") as folder:
        shares = [list(wanted[i::processes]) for i in range(processes)]
        workers = [_Worker(share, Path(folder)) for share in shares if share]
        while workers:
            ready = multiprocessing.connection.wait([w.receiver for w in workers], timeout=1.0)
            for worker in list(workers):
                yield from worker.received(worker.receiver in ready)
                if not worker.left:
                    worker.process.join()
                    workers.remove(worker)


@functools.cache
def _context() -> ForkServerContext:
    """Where processes are forked: from one that has done nothing but import what they need. (What a long run of tests
    leaves behind in its own process, threads that hold locks or a damaged heap, is none of theirs.)"""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, "irad.frontends.numba.compile"])
    return context


class _Worker:
    """A process that works through cases, and is started again behind the one that it died of."""

    def __init__(self, share: list[Case], folder: Path) -> None:
        self.left, self.folder = share, folder
        self._start()

    def _start(self) -> None:
        context = _context()
        self.receiver, sender = context.Pipe(duplex=False)
        self.process = context.Process(target=_work, args=(self.left, self.folder, sender), daemon=True)
        self.process.start()
        sender.close()
        self.waited = 0.0

    def received(self, ready: bool) -> Iterator[Outcome]:
        """The next outcome, if there is one."""
        if not ready:
            self.waited += 1.0
            if self.waited < _TIMEOUT:
                return
            self.process.kill()
        try:
            outcome: Outcome = self.receiver.recv()
            self.waited = 0.0
        except EOFError:
            self.process.join()
            how = "it hangs" if self.waited >= _TIMEOUT else f"exit status {self.process.exitcode}"
            outcome = Outcome(self.left[0], "crash", how)
        self.left = self.left[1:]
        if outcome.status == "crash" and self.left:
            self._start()
        yield outcome


def _work(share: Sequence[Case], folder: Path, sender: Connection) -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)  # programs print
    if "SOUNDNESS_STDERR" not in os.environ:
        os.dup2(null, 2)
    for case in share:
        sender.send(run_case(case, folder))
    sender.close()
    os._exit(0)


@functools.cache
def _wanted(program: Program, folder: Path) -> tuple[float, np.ndarray] | str:
    try:
        return primals.gradient(primals.primal(program, folder), program.tolerance)
    except primals.Unfit as error:
        return str(error)


def run_case(case: Case, folder: Path) -> Outcome:
    """What becomes of a case, in this process."""
    wanted = _wanted(case.program, folder)
    if isinstance(wanted, str):
        return Outcome(case, "unfit", wanted)
    value, gradient = wanted
    if case.level.endswith(" aot"):
        return _built(case, gradient, folder)
    modes = ("reverse", "forward", *(("pullback",) if case.level in ("-O2", "-O3") else ()))
    outcomes = {mode: _outcome_of(case, mode, value, gradient) for mode in modes}
    if "pullback" in outcomes and case.program.title in _refused_pullbacks():
        known = outcomes.pop("pullback")
        if known.status != "refused":
            return replace(known, status="error", detail=f"its pullback is not refused any more, but {known.status}")
    worst = min(outcomes.values(), key=lambda o: ("error", "wrong", "refused", "right").index(o.status))
    if any(o.status != worst.status for o in outcomes.values()):
        told = outcomes.items()
        return replace(worst, detail="; ".join(f"{mode} {o.status}: {o.detail}" for mode, o in told))
    return worst


@functools.cache
def _refused_pullbacks() -> frozenset[str]:
    """The programs whose gradients are right, and whose pullbacks are refused: they work on blocks that an earlier call
    has made, mostly."""
    return frozenset(Path(__file__).with_name("refused_pullbacks.txt").read_text(encoding="utf-8").split())


def _outcome_of(case: Case, mode: str, value: float, gradient: np.ndarray) -> Outcome:
    sized = case.program.language not in ("rust", "numba")
    args: tuple[Any, ...] = (primals.POINT.copy(), len(primals.POINT)) if sized else (primals.POINT.copy(),)
    try:
        function = compiled(case)
        if mode == "reverse":
            both = irad.value_and_grad(function, wrt="x")
            got, found = both(*args)
            again = both(*args)[1]
            if not np.array_equal(found, again, equal_nan=True):
                return Outcome(case, "wrong", f"first {_short(found)}, then {_short(again)}")
        elif mode == "pullback":
            got, pull = irad.vjp(function, wrt="x")(*args)
            found = pull(1.0)
            again = _pulled_again(pull)
            if again is not None and not np.array_equal(2 * found, again, equal_nan=True):
                return Outcome(case, "wrong", f"first {_short(found)}, then twice {_short(again / 2)}")
        else:
            tangents = (primals.DIRECTION,)
            got, found = irad.jvp(function, wrt=("x",))(args, tangents)
            gradient = np.array([gradient @ primals.DIRECTION])
    except (irad.DifferentiationError, irad.ArgumentError, irad.InputError) as error:
        return Outcome(case, "refused", f"{type(error).__name__}: {_in_one_line(str(error))}")
    except Exception as error:
        return Outcome(case, "error", f"{type(error).__name__}: {_in_one_line(str(error))}")
    if not abs(got - value) <= case.program.tolerance * (1 + abs(value)):
        return Outcome(case, "wrong", f"value {got!r}, expected {value!r}")
    return _compared(case, mode, np.atleast_1d(found), gradient)


def _pulled_again(pull: Any) -> np.ndarray | None:
    """What a pullback returns on the same tape for another seed; None if it says that it serves once."""
    try:
        return pull(2.0)
    except irad.UsageError:
        return None


def _built(case: Case, gradient: np.ndarray, folder: Path) -> Outcome:
    """What becomes of a case ahead of time."""
    try:
        found, tangent = aot.derivatives(case.program, case.level.split()[0], folder)
    except aot.Refused as error:
        return Outcome(case, "refused" if "error:" in str(error) else "error", _in_one_line(str(error)))
    except aot.Died as error:
        return Outcome(case, "crash", str(error))
    reverse = _compared(case, "reverse", found, gradient)
    tangents = np.array([tangent]), np.array([gradient @ primals.DIRECTION])
    return reverse if reverse.bad else _compared(case, "forward", *tangents)


def _compared(case: Case, mode: str, found: np.ndarray, gradient: np.ndarray) -> Outcome:
    allowed = case.program.tolerance * max(1.0, float(np.max(np.abs(gradient))))
    # Written so that a NaN counts as wrong.
    if found.shape != gradient.shape or not np.all(np.abs(found - gradient) <= allowed):
        return Outcome(case, "wrong", f"{mode} {_short(found)}, expected {_short(gradient)}")
    return Outcome(case, "right")


@functools.lru_cache(maxsize=2)
def compiled(case: Case) -> irad.Function:
    """The program as irad takes it."""
    program, level = case.program, case.level
    options = Options.from_environment(opt_level=1 if level[2] in "01" else 3, cache=False)
    if program.language == "numba":
        return primals.namespace(program)["f"]
    if program.language == "rust":
        flags = f"-C opt-level={level[2]} -C panic=abort --edition=2021 -Awarnings"
    else:
        flags = level if program.language == "fortran" else " ".join((level, *program.flags))
    prototypes = _PROTOTYPE if "-g0" in level else ""
    module = irad.compile(program.text, lang=program.language, flags=flags, prototypes=prototypes, options=options)
    return module["f"]


def _short(numbers: np.ndarray) -> str:
    return np.array2string(numbers, precision=6, max_line_width=1000)


def _in_one_line(text: str) -> str:
    return " | ".join(text.splitlines())
