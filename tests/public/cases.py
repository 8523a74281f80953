"""What is asked of a function of a library, and how it is judged.

The reference never comes from irad: central differences of the compiled function along directions, extrapolated as
Ridders does (Advances in Engineering Software 4, 1982), or an adjoint of the library's own.
"""

from __future__ import annotations

import contextlib
import signal
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import irad

__all__ = ["Case", "Library", "Outcome", "fresh", "limited", "outcomes", "slope"]


@dataclass(frozen=True)
class Case:
    """One function at one point.

    ``wrt``: positions of what is varied; all floating-point arguments but the outputs if left out. ``out``: positions
    of output arrays; none is the result. ``refused``: the error class and a part of its message, where irad has to
    refuse. ``adjoint(seed, *args)``: the library's own pullback, in place of differences. ``strong_zero``: forward mode
    is asked for strong zeros, since a constant of the program lies where a derivative is infinite.
    """

    function: str
    args: tuple[Any, ...]
    wrt: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    step: float = 0.02
    rtol: float = 1e-7
    levels: tuple[str, ...] = ("-O2",)
    refused: tuple[type[Exception], str] | None = None
    adjoint: Callable[..., Any] | None = None
    strong_zero: bool = False
    label: str = ""

    @property
    def varied(self) -> tuple[int, ...]:
        return self.wrt or tuple(i for i, a in enumerate(self.args) if i not in self.out and _is_float(a))


@dataclass
class Outcome:
    library: str
    function: str
    level: str
    status: str
    seconds: float
    message: str = ""


#: Seconds of the processor after which a derivative that is being made is given up.
LIMIT = 300

#: What this run has found.
outcomes: list[Outcome] = []


@dataclass(eq=False)
class Library:
    """A library: ``build(level)`` compiles it together with the functions that call it."""

    name: str
    build: Callable[[str], irad.Module]
    modules: dict[str, irad.Module] = field(default_factory=dict)

    def module(self, level: str) -> irad.Module:
        if level not in self.modules:
            self.modules[level] = self.build(level)
        return self.modules[level]

    def parameters(self, cases: Sequence[Case]) -> list[Any]:
        pairs = [(case, level) for case in cases for level in case.levels]
        return [pytest.param(case, level, id=f"{case.label or case.function}{level}") for case, level in pairs]

    def run(self, case: Case, level: str) -> None:
        """Differentiate and judge; what was found is noted for the table at the end."""
        function = self.module(level)[case.function]
        found = Outcome(self.name, case.label or case.function, level, "wrong", 0.0)
        outcomes.append(found)
        function(*fresh(case.args))  # the whole library is compiled for that, once
        start = time.process_time()
        try:
            question = _Question(function, case)
            with limited(LIMIT):
                gradient = question.gradient()
            found.seconds = time.process_time() - start
            question.judge(gradient)
            with limited(LIMIT):
                question.judge_tangent(gradient)
        except irad.DifferentiationError as error:
            found.status, found.message = "refused", f"{type(error).__name__}: {error}"
            if case.refused is None:
                raise
            kind, text = case.refused
            assert type(error) is kind and text in str(error), str(error)
            return
        except Exception as error:
            found.status = "unfinished" if isinstance(error, TimeoutError) else "wrong"
            found.message = str(error)
            raise
        found.status = "right"
        assert case.refused is None, f"{case.function} is differentiated now: say so in its table"


@contextlib.contextmanager
def limited(seconds: int) -> Iterator[None]:
    """What takes more of the processor's time than that has no end: an error, not a wait."""

    def give_up(*_: Any) -> None:
        raise TimeoutError(f"no end after {seconds} s")

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _is_float(value: Any) -> bool:
    return isinstance(value, float) or (isinstance(value, np.ndarray) and value.dtype.kind in "fc")


def fresh(args: Sequence[Any]) -> list[Any]:
    """Arguments of which the arrays are copies."""
    return [a.copy(order="K") if isinstance(a, np.ndarray) else a for a in args]


class _Question:
    """A function at a point, with fixed seeds of its outputs and one direction of its inputs."""

    def __init__(self, function: Any, case: Case) -> None:
        random = np.random.default_rng(zlib.crc32(case.function.encode()))
        self.function, self.case = function, case
        outputs = [case.args[i] for i in case.out]
        self.seeds = tuple(1 + _direction(random, o) / 2 for o in outputs)
        self.single = any(isinstance(a, np.ndarray) and a.dtype == np.float32 for a in case.args)
        self.direction = tuple(_direction(random, case.args[i]) for i in case.varied)

    def gradient(self) -> tuple[np.ndarray, ...]:
        _, pullback = irad.vjp(self.function, self.case.varied, self.case.out or None)(*fresh(self.case.args))
        return tuple(np.asarray(g, float) for g in pullback(self.seeds or 1.0))

    def weighed(self, outputs: Any) -> float:
        """The one number that is differentiated."""
        if not self.case.out:
            return float(outputs)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        return float(sum(np.sum(np.asarray(w, float) * o) for w, o in zip(self.seeds, outputs, strict=True)))

    def value(self, moves: Sequence[Any], t: float) -> float:
        args = fresh(self.case.args)
        for i, move in zip(self.case.varied, moves, strict=True):
            if isinstance(args[i], np.ndarray):
                args[i][...] += (t * np.asarray(move)).astype(args[i].dtype)
            else:
                args[i] += t * float(move)
        result = self.function(*args)
        return self.weighed(tuple(args[i] for i in self.case.out) if self.case.out else result)

    def judge(self, gradient: tuple[np.ndarray, ...]) -> None:
        """The gradient against the library's own, or against differences along many directions."""
        case = self.case
        if case.adjoint is not None:
            for mine, own in zip(gradient, case.adjoint(self.seeds, *fresh(case.args)), strict=True):
                np.testing.assert_allclose(mine, own, rtol=case.rtol, atol=case.rtol * np.max(np.abs(own)))
            return
        largest = max(float(np.max(np.abs(g), initial=0.0)) for g in gradient)
        for moves in (self.direction, *_units(case)):
            expected, doubt = slope(lambda t, moves=moves: self.value(moves, t), case.step, self.single)
            size = max(abs(expected), (0.3 if self.single else 1e-3) * largest)
            enough = doubt <= 10 * case.rtol * size or doubt < 1e-13
            assert enough, f"differences are too coarse: {expected} ± {doubt}"
            found = _along(gradient, moves)
            allowed = case.rtol * size + 5 * doubt
            assert abs(found - expected) <= allowed, f"reverse: {found}, differences {expected} ± {doubt}"

    def judge_tangent(self, gradient: tuple[np.ndarray, ...]) -> None:
        """Forward mode against the gradient, which is known to be right."""
        options = irad.Options(strong_zero=True) if self.case.strong_zero else None
        push = irad.jvp(self.function, self.case.varied, self.case.out or None, options=options)
        tangent = self.weighed(push(tuple(fresh(self.case.args)), self.direction)[1])
        expected = _along(gradient, self.direction)
        size = sum(float(np.sum(np.abs(g * np.asarray(d)))) for g, d in zip(gradient, self.direction, strict=True))
        allowed = (1e-4 if self.single else max(1e-8, 1e-2 * self.case.rtol)) * size
        assert abs(tangent - expected) <= allowed, f"forward: {tangent}, reverse {expected}"


def _direction(random: np.random.Generator, value: Any) -> Any:
    if isinstance(value, np.ndarray):
        found = np.empty_like(value)
        found[...] = random.uniform(-1.0, 1.0, value.shape)
        return found
    return float(random.uniform(0.5, 1.0))


def _along(gradient: tuple, directions: Sequence[Any]) -> float:
    return float(sum(np.sum(g * np.asarray(d, float)) for g, d in zip(gradient, directions, strict=True)))


def _units(case: Case) -> list[tuple]:
    """Directions of single entries: all where there are few, else some of each argument."""
    found = []
    zeros = [np.zeros_like(case.args[i], dtype=float) for i in case.varied]
    for k, i in enumerate(case.varied):
        size = int(np.size(case.args[i]))
        for at in sorted({0, 1, size // 3, size // 2, size - 1} & set(range(size))):
            unit = [z.copy(order="K") for z in zeros]
            unit[k].flat[at] = 1.0
            found.append(tuple(unit))
    return found


def slope(run: Callable[[float], float], step: float, single: bool = False) -> tuple[float, float]:
    """The derivative of `run` at 0 and how far it may be off: Ridders' table of central differences. Values in single
    precision have noise, so that steps must not get small; what the noise does is a part of the doubt."""
    shrink, rows = (1.3, 5) if single else (1.6, 9)
    best, doubt = 0.0, np.inf
    table: list[list[float]] = []
    for k in range(rows):
        h = step / shrink**k
        row = [(run(h) - run(-h)) / (2 * h)]
        for j in range(1, k + 1):
            weight = shrink ** (2 * j)
            row.append((weight * row[j - 1] - table[-1][j - 1]) / (weight - 1))
            error = max(abs(row[j] - row[j - 1]), abs(row[j] - table[-1][j - 1]))
            if error <= doubt:
                best, doubt = row[j], error
        if k and abs(row[k] - table[-1][k - 1]) >= 2 * doubt and k > 3:
            break
        table.append(row)
    noise = 1e-6 * abs(run(0.0)) / step if single else 0.0
    return best, doubt + noise
