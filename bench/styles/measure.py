"""Builds a kernel in all styles in both ways, compares all gradients, and times all of them in turn."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np

from bench.measure import Timing, summarise
from bench.styles.jit import Compiled
from bench.styles.program import Program, write_data
from bench.styles.registry import StyledKernel
from bench.styles.style import STYLES, Style

Way = Literal["ahead of time", "just in time"]
WAYS: tuple[Way, ...] = ("ahead of time", "just in time")
AGREEMENT = 1e-8
"""How far gradients in different styles may lie apart, beside the greatest entry: they add in different orders."""
READING = 2e-3
"""Seconds that a reading takes at least: it is made of so many calls."""


@dataclass
class StyledRow:
    """One kernel: timings of primals and gradients by style, of the adjoint by hand, and what went wrong."""

    kernel: str
    size: int
    aim: float
    primals: dict[str, Timing] = field(default_factory=dict)
    gradients: dict[tuple[str, Way], Timing] = field(default_factory=dict)
    by_hand: Timing | None = None
    failures: dict[str, str] = field(default_factory=dict)

    @property
    def worst(self) -> tuple[str, Way]:
        """Return style and way of the slowest gradient."""
        return max(self.gradients, key=lambda key: self.gradients[key].median)

    @property
    def best(self) -> tuple[str, Way]:
        """Return style and way of the fastest gradient."""
        return min(self.gradients, key=lambda key: self.gradients[key].median)

    def ratio(self, key: tuple[str, Way]) -> float:
        """Return a gradient's time beside that of the primal in the same style."""
        return self.gradients[key].median / self.primals[key[0]].median

    @property
    def largest_ratio(self) -> tuple[float, tuple[str, Way]]:
        """Return the largest ratio of a gradient to the primal of its style, and whose it is."""
        return max((self.ratio(key), key) for key in self.gradients)

    @property
    def spread(self) -> float:
        """Return the slowest gradient's time beside the fastest one's."""
        return self.gradients[self.worst].median / self.gradients[self.best].median


@dataclass
class Built:
    """What was built of a kernel: programs and compiled gradients, by style and way."""

    primals: dict[str, Program] = field(default_factory=dict)
    gradients: dict[tuple[str, Way], Program | Compiled] = field(default_factory=dict)
    by_hand: Program | None = None

    def close(self) -> None:
        """End all programs."""
        programs = [*self.primals.values(), *self.gradients.values(), self.by_hand]
        for program in programs:
            if isinstance(program, Program):
                program.close()


def measure_styles(
    kernel: StyledKernel, size: int, rounds: int, styles: Sequence[Style] = STYLES, ways: Sequence[Way] = WAYS
) -> StyledRow:
    """Build, compare and time one kernel; what fails is noted in the row, and not timed."""
    row = StyledRow(kernel.name, size, kernel.aim)
    with tempfile.TemporaryDirectory(prefix="irad-styles-") as directory:
        built = build(kernel, size, row.failures, Path(directory), styles, ways)
        try:
            compare(kernel, size, built, row.failures)
            _time(row, built, rounds)
        finally:
            built.close()
    return row


def build(
    kernel: StyledKernel,
    size: int,
    failures: dict[str, str],
    directory: Path,
    styles: Sequence[Style] = STYLES,
    ways: Sequence[Way] = WAYS,
    primals: bool = True,
) -> Built:
    """Build everything of a kernel; what cannot be built is noted in `failures`."""
    args, seeds = kernel.arguments(size)
    built = Built()

    def attempt(what: str, make: Callable[[], None]) -> None:
        try:
            make()
        except Exception as error:
            failures[what] = f"{type(error).__name__}: {error}"

    seen = set()
    for style in styles:
        text = kernel.spelled(style)
        if text.source in seen:
            continue  # a kernel without a result has no style for it
        seen.add(text.source)
        data = directory / f"{style.name.replace(' ', '_')}.data"
        write_data(data, text, args, seeds)
        if primals:
            built.primals[style.name] = Program(text, "primal", directory, data)

        def ahead(style: Style = style, text: Any = text, data: Path = data) -> None:
            built.gradients[style.name, "ahead of time"] = Program(text, "gradient", directory, data)

        def just(style: Style = style, text: Any = text) -> None:
            built.gradients[style.name, "just in time"] = Compiled(text, directory, args, seeds)

        for way, make in (("ahead of time", ahead), ("just in time", just)):
            if way in ways:
                attempt(f"{style.name}, {way}", make)
    if kernel.by_hand is not None:
        text = kernel.spelled(Style())
        data = directory / "by_hand.data"
        write_data(data, text, args, seeds)
        built.by_hand = Program(text, "by hand", directory, data, kernel.by_hand.read_text())
    return built


def compare(kernel: StyledKernel, size: int, built: Built, failures: dict[str, str]) -> None:
    """Compare all gradients with the tangent along a random direction, which the primal's differences confirm, and
    entry by entry with each other. Those that are wrong are taken out of `built`, and noted in `failures`."""
    args, seeds = kernel.arguments(size)
    sizes = {name: value.size for name, value in args.items() if isinstance(value, np.ndarray)}
    sizes |= {f"d{name}": seed.size for name, seed in seeds.items()}
    found: dict[Any, dict[str, np.ndarray]] = {}
    for key, subject in built.gradients.items():
        try:
            subject.seconds(1)
            found[key] = subject.results(sizes) if isinstance(subject, Program) else subject.results()
        except Exception as error:
            failures[", ".join(key)] = f"{type(error).__name__}: {error}"
    if built.by_hand is not None:
        built.by_hand.seconds(1)
        found["by hand"] = built.by_hand.results(sizes)
    if not found:
        return
    names = [f"d{name}" for name in kernel.wrt]
    expected = {name: np.median([f[name] for f in found.values()], axis=0) for name in ("value", *names)}
    for key, results in found.items():
        problem = _apart(results, expected)
        if problem:
            failures[key if isinstance(key, str) else ", ".join(key)] = f"wrong gradient: {problem}"
    check_tangent(kernel, args, seeds, {name: expected[f"d{name}"] for name in kernel.wrt})
    built.gradients = {key: b for key, b in built.gradients.items() if ", ".join(key) not in failures}
    if "by hand" in failures:
        built.by_hand = None


def _apart(results: Mapping[str, np.ndarray], expected: Mapping[str, np.ndarray]) -> str:
    for name, values in expected.items():
        apart, largest = float(np.max(np.abs(results[name] - values))), float(np.max(np.abs(values)))
        if not apart <= AGREEMENT * largest:
            return f"{name} is {apart:.3g} off what others find, where the largest entry is {largest:.3g}"
    return ""


def check_tangent(
    kernel: StyledKernel, args: Mapping[str, Any], seeds: Mapping[str, np.ndarray], gradient: Mapping[str, np.ndarray]
) -> None:
    """Compare a gradient with irad's tangent along a random direction, and with differences of the primal.

    Raises ArithmeticError if they disagree.
    """
    import irad

    text = kernel.spelled(Style(stored=True))
    rng = np.random.default_rng(3)
    direction = {name: rng.normal(size=args[name].shape) for name in kernel.wrt}
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory) / f"{kernel.name}.c"
        source.write_text(text.source)
        function = irad.compile(str(source), flags=["-O2"])[kernel.function]
        activities = [irad.Dup if p.active else irad.Const for p in text.parameters]
        moved = {n: v.copy() if isinstance(v, np.ndarray) else v for n, v in args.items()}
        tangents = {p.name: direction.get(p.name, np.zeros_like(args[p.name])).copy() for p in text.active}
        operands = []
        for p in text.parameters:
            operands += [moved[p.name], tangents[p.name]] if p.active else [moved[p.name]]
        irad.autodiff(function, *activities, mode="forward")(*operands)

        def at(distance: float) -> float:
            here = {n: v.copy() if isinstance(v, np.ndarray) else v for n, v in args.items()}
            for name, along in direction.items():
                here[name] += distance * along
            function(*(here[p.name] for p in text.parameters))
            return sum(float(np.sum(seeds[p.name] * here[p.name])) for p in text.active if p.written)

        step = 1e-4
        measured = (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step)
    forward = sum(float(np.sum(seeds[p.name] * tangents[p.name])) for p in text.active if p.written)
    parts = [gradient[name] * along for name, along in direction.items()]
    reverse = sum(float(np.sum(part)) for part in parts)
    length = float(np.sqrt(sum(np.sum(part**2) for part in parts)))
    for what, other, tolerance in (("the tangent", forward, 1e-9), ("differences", measured, 1e-4)):
        if not abs(reverse - other) <= tolerance * max(length, abs(other)):
            raise ArithmeticError(f"wrong gradient: {reverse:.12g} along a random direction; {what}: {other:.12g}")


def _time(row: StyledRow, built: Built, rounds: int) -> None:
    subjects: dict[Any, Program | Compiled] = {**built.primals, **built.gradients}
    if built.by_hand is not None:
        subjects["by hand"] = built.by_hand
    calls = {}
    for key, subject in subjects.items():
        subject.seconds(2)
        calls[key] = max(1, int(READING / subject.seconds(1)))
    readings: dict[Any, list[float]] = {key: [] for key in subjects}
    for _ in range(rounds):
        for key, subject in subjects.items():
            readings[key].append(subject.seconds(calls[key]))
    timings = {key: summarise(values) for key, values in readings.items()}
    row.primals = {key: timings[key] for key in built.primals}
    row.gradients = {key: timings[key] for key in built.gradients}
    row.by_hand = timings.get("by hand")


def geometric_mean(values: Sequence[float]) -> float:
    """Return the geometric mean of positive numbers."""
    return statistics.geometric_mean(values)
