"""irad at work, in three parts: a C kernel, a Numba kernel, and a C program. Run it with `make demo`.

The exit status is 1 when a check fails.
"""

from __future__ import annotations

import itertools
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import irad

ROOT = Path(__file__).resolve().parents[1]
DIRECTIONS = 5
ROUNDS = 9
SHOWN = 4
RUN_IRAD = "import sys; from irad.cli.main import main; sys.exit(main())"

Arguments = dict[str, Any]


def say(text: str) -> None:
    """Print a line at once, so that progress is seen."""
    print(text, flush=True)


class Checks:
    """Counts what failed."""

    def __init__(self) -> None:
        self.failed = 0

    def note(self, what: str, ok: bool) -> None:
        """Print a check and its outcome."""
        say(f"  {'ok    ' if ok else 'FAILED'} {what}")
        self.failed += not ok

    def against_differences(
        self, function: Callable[..., float], args: Arguments, gradient: dict[str, np.ndarray]
    ) -> None:
        """Compare a gradient with central differences of the kernel along random directions."""
        rng = np.random.default_rng(7)
        for _ in range(DIRECTIONS):
            direction = {name: rng.normal(size=part.shape) for name, part in gradient.items()}
            size = np.sqrt(sum(np.sum(d**2) for d in direction.values()))
            direction = {name: d / size for name, d in direction.items()}
            predicted = sum(float(np.sum(gradient[name] * d)) for name, d in direction.items())
            step = 1e-5
            ahead, behind = (moved(function, args, direction, by) for by in (step, -step))
            measured = (ahead - behind) / (2 * step)
            off = abs(predicted - measured) / max(abs(predicted), abs(measured))
            self.note(f"in a random direction {predicted:+.8e}, by differences {measured:+.8e}", off < 1e-5)


def fresh(args: Arguments) -> list[Any]:
    """The arguments with arrays copied: a kernel may change what it is given."""
    return [value.copy() if isinstance(value, np.ndarray) else value for value in args.values()]


def moved(
    function: Callable[..., float], args: Arguments, direction: dict[str, np.ndarray], step: float
) -> float:
    """The function's value at a point moved along a direction."""
    changed = {name: args[name] + step * along for name, along in direction.items()}
    return function(*fresh({**args, **changed}))


def ratio(args: Arguments, primal: Callable[..., Any], both: Callable[..., Any]) -> tuple[float, float]:
    """Seconds of the primal, and how often as long value and gradient take: medians, measured in turn."""
    readings: dict[Any, list[float]] = {primal: [], both: []}
    for _ in range(ROUNDS):
        for function, found in readings.items():
            values = fresh(args)
            start = time.perf_counter()
            function(*values)
            found.append(time.perf_counter() - start)
    once = statistics.median(readings[primal])
    return once, statistics.median(readings[both]) / once


def run_kernel(checks: Checks, function: Any, args: Arguments, wrt: Sequence[str]) -> None:
    """Differentiate a kernel, check the gradient, time it, and show what it keeps."""
    both = irad.value_and_grad(function, wrt=tuple(wrt))
    start = time.perf_counter()
    value, parts = both(*fresh(args))
    say(f"  made and run in {time.perf_counter() - start:.2f} s")
    gradient = dict(zip(wrt, parts, strict=True))
    say(f"  value {value:.10g}")
    for name, part in gradient.items():
        say(f"  d/d{name}: {part.size} numbers, the first {np.array2string(part[:3], precision=5)}")
    checks.against_differences(function, args, gradient)
    once, times = ratio(args, function, both)
    say(f"  primal {once * 1e3:.2f} ms; value and gradient {times:.2f} times that")


def show_plan(function: Any, args: Arguments, wrt: Sequence[str]) -> None:
    """Print what a gradient keeps for its reverse sweep, as a formula in the arguments."""
    activities: list[irad.Activity] = []
    values: list[Any] = []
    for name, value in args.items():
        duplicated = name in wrt
        activities.append(irad.Dup if duplicated else irad.Const)
        values += [value.copy(), np.zeros_like(value)] if duplicated else [value]
    gradient = irad.autodiff(function, *activities)
    gradient(*values)
    plan = gradient.plan
    section = plan.partition("\ntape:\n")[2].splitlines()
    lines = list(itertools.takewhile(lambda line: line.startswith("  "), section))
    lines.sort(key=lambda line: -line.count("*"))
    say("  kept for the reverse sweep, from irad.autodiff(…).plan:")
    for line in lines[:SHOWN]:
        say(f"  {line}")
    if len(lines) > SHOWN:
        say(f"    and {len(lines) - SHOWN} smaller ones")


def mixture(checks: Checks) -> None:
    """Part 1."""
    say("\n1. C: log-likelihood of 25 Gaussians in 10 dimensions, 1000 points (bench/kernels/gmm.c)")
    rng = np.random.default_rng(1)
    d, k, n = 10, 25, 1000
    args: Arguments = {
        "alphas": rng.normal(size=k), "means": rng.random(k * d),
        "icf": 0.5 * rng.normal(size=k * d * (d + 1) // 2), "x": rng.normal(size=n * d),
        "d": d, "k": k, "n": n, "gamma": 1.0, "m": 0,
    }  # fmt: skip
    function = irad.compile(ROOT / "bench" / "kernels" / "gmm.c").gmm
    wrt = ("alphas", "means", "icf")
    run_kernel(checks, function, args, wrt)
    show_plan(function, args, wrt)


def bodies(checks: Checks) -> None:
    """Part 2."""
    say("\n2. Numba: the energy of 200 gravitating bodies after 6 leapfrog steps (bench/kernels/nbody.py)")
    sys.path.insert(0, str(ROOT))
    from bench.kernels.nbody import nbody

    rng = np.random.default_rng(1)
    n = 200
    args: Arguments = {
        "position": rng.normal(size=3 * n), "velocity": 0.1 * rng.normal(size=3 * n),
        "mass": 0.5 + rng.random(n), "n": n, "steps": 6, "dt": 0.01,
    }  # fmt: skip
    wrt = ("position", "velocity", "mass")
    nbody(*fresh(args))  # Numba compiles at the first call
    run_kernel(checks, nbody, args, wrt)
    show_plan(nbody, args, wrt)


def program(checks: Checks) -> None:
    """Part 3."""
    say("\n3. A C program that calls __irad_autodiff, built by `irad cc` (examples/rosenbrock.c)")
    source = ROOT / "examples" / "rosenbrock.c"
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "rosenbrock"
        command = [sys.executable, "-c", RUN_IRAD, "cc", "-O2", str(source), "-o", str(binary), "-lm"]
        built = subprocess.run(command, capture_output=True, text=True)
        checks.note("irad cc -O2 rosenbrock.c -o rosenbrock -lm", built.returncode == 0)
        if built.returncode:
            say(built.stderr)
            return
        ran = subprocess.run([str(binary)], capture_output=True, text=True)
        for line in ran.stdout.splitlines():
            say(f"  {line}")
        checks.note("minimum found, and irad's gradient equals the hand-written one", ran.returncode == 0)


def main() -> int:
    """All parts; returns the exit status."""
    checks = Checks()
    for part in (mixture, bodies, program):
        part(checks)
    say(f"\n{checks.failed} checks failed" if checks.failed else "\nAll checks passed.")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
