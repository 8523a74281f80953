"""How the time to differentiate grows with the code: generated functions of 100 to 10,000 instructions."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SIZES = (100, 300, 1000, 3000, 10_000)
QUICK_SIZES = (100, 300, 1000)
BODY = 10
"""Instructions in each loop that `write_loops` generates."""


@dataclass(frozen=True)
class Growth:
    """Seconds from IR to a callable gradient for a function of so many instructions, LLVM's work included.

    `engine` is irad's own part of them (analysis, plan, emission).
    """

    shape: str
    instructions: int
    seconds: float
    engine: float

    @property
    def microseconds_each(self) -> float:
        """Return microseconds an instruction, LLVM's included."""
        return self.seconds * 1e6 / self.instructions

    @property
    def engine_microseconds_each(self) -> float:
        """Return microseconds an instruction that irad's own stages take."""
        return self.engine * 1e6 / self.instructions


def write_straight(count: int) -> str:
    """Return IR of `double f(double, double, i32)` with `count` instructions in one block."""
    lines = ["  %v0 = fadd double %x, %y"]
    for i in range(1, count - 1):
        operation, other = [("fmul", "%y"), ("fadd", "%x"), ("fmul", "5.000000e-01")][i % 3]
        lines.append(f"  %v{i} = {operation} double %v{i - 1}, {other}")
    lines.append(f"  ret double %v{count - 2}")
    return _function(["entry:", *lines])


def write_loops(count: int) -> str:
    """Return IR of `double f(double, double, i32)` with about `count` instructions in a row of loops."""
    lines = ["entry:", "  br label %l0"]
    before, value = "entry", "%x"
    loops = max(1, count // BODY)
    for k in range(loops):
        following = f"l{k + 1}" if k + 1 < loops else "done"
        lines += [
            f"l{k}:",
            f"  %i{k} = phi i32 [ 0, %{before} ], [ %n{k}, %l{k} ]",
            f"  %s{k} = phi double [ {value}, %{before} ], [ %e{k}, %l{k} ]",
            f"  %a{k} = fmul double %s{k}, %s{k}",
            f"  %b{k} = fmul double %a{k}, %y",
            f"  %c{k} = fsub double %s{k}, %b{k}",
            f"  %d{k} = fmul double %c{k}, 5.000000e-01",
            f"  %e{k} = fadd double %d{k}, %x",
            f"  %n{k} = add nuw nsw i32 %i{k}, 1",
            f"  %t{k} = icmp eq i32 %n{k}, %n",
            f"  br i1 %t{k}, label %{following}, label %l{k}",
        ]
        before, value = f"l{k}", f"%e{k}"
    return _function([*lines, "done:", f"  ret double {value}"])


SHAPES: dict[str, Callable[[int], str]] = {"straight": write_straight, "loops": write_loops}


def measure_growth(sizes: tuple[int, ...]) -> list[Growth]:
    """Differentiate generated functions of every size and shape, and call each gradient once."""
    _differentiate(write_straight(10))  # what only the first derivative of a process costs is not growth
    return [_measure(shape, write(size)) for shape, write in SHAPES.items() for size in sizes]


def _measure(shape: str, text: str) -> Growth:
    """Differentiate once: a second time the derivative would come from the cache."""
    seconds, engine = _differentiate(text)
    return Growth(shape, text.count("\n  "), seconds, engine)


def _function(lines: list[str]) -> str:
    body = "\n".join(lines)
    return f"define double @f(double %x, double %y, i32 %n) {{\n{body}\n}}\n"


def _differentiate(text: str) -> tuple[float, float]:
    import irad

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "generated.ll"
        source.write_text(text)
        function = irad.compile(str(source))["f"]
        start = time.perf_counter()
        gradient = irad.autodiff(function, irad.Active, irad.Active, irad.Const)
        gradient(0.3, 0.7, 10)
        return time.perf_counter() - start, gradient.stats.seconds["differentiate"]
