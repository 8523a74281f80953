"""What it costs that derivatives look for signals: `python -m bench.signals [KERNEL ...]`.

Each gradient is compiled twice, as it is and without its looks, and both are called in turn, on the same arrays; the
ratio of each such pair is noted. Shown are the median of the ratios, and between which two of them the true one lies
with a probability of 95 % (the ranks of a binomial distribution).

`--count` tells instead how many instructions one call runs, of its own code and in all, which no other program changes.
It needs valgrind, and starts itself again under it; the code is compiled for the processor that valgrind simulates.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.kernels.registry import KERNELS, Kernel
from bench.subjects import array_level_call, load_function, pointer_level, set_up

SECONDS = 4.0
LEVELS = ("gradient", "value and gradient")
_READING = 200e-6
"""A reading takes at least so long: shorter calls are made several times."""

_WARM_UP = 0.5
"""Seconds, in which Python's interpreter adapts itself to what it runs."""
_SIMULATED = "-march=x86-64-v3"
"""A processor that valgrind knows."""

Call = Callable[[], Any]


@contextmanager
def without_looks() -> Iterator[None]:
    """Derivatives are compiled without looks for signals."""
    from irad.api import session
    from irad.codegen.interrupts import Looks

    kept = session.look_for_signals, session._programs
    session.look_for_signals = lambda *_, **__: Looks()
    session._programs = OrderedDict()  # equal modules share a program, and programs their derivatives
    try:
        yield
    finally:
        session.look_for_signals, session._programs = kept


def calls_of(kernel: Kernel, level: str) -> tuple[Call, Call, Callable[[], None]]:
    """The gradient as it is and without looks, called once, and what brings its arguments back."""
    setting = set_up(kernel, kernel.real)

    def make() -> tuple[Any, Callable[[], None]]:
        function = load_function(kernel)
        if level == LEVELS[1]:
            call, prepare = array_level_call(kernel, function, list(setting.args.values())), setting.restore
        else:
            made = pointer_level(setting, function)
            call, prepare = made, made.prepare
        return call, prepare

    def run(call: Any, prepare: Callable[[], None]) -> None:
        prepare()
        (call if level == LEVELS[1] else call.call)()

    looking, prepare = make()
    run(looking, prepare)
    with without_looks():
        plain, own = make()
        run(plain, own)
    if level == LEVELS[1]:
        return looking, plain, prepare
    return looking.call, replace(plain, arguments=looking.arguments).call, prepare


def time_pairs(looking: Call, plain: Call, prepare: Callable[[], None]) -> list[float]:
    """The ratios of times of calls one behind the other; which comes first changes from pair to pair."""

    def once() -> float:
        start = time.perf_counter()
        plain()
        return time.perf_counter() - start

    prepare()
    count = max(1, int(_READING / min(once() for _ in range(3))))

    def reading(call: Call) -> float:
        prepare()
        start = time.perf_counter_ns()
        for _ in range(count):
            call()
        return time.perf_counter_ns() - start

    ratios: list[float] = []
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or len(ratios) < 20:
        if len(ratios) % 2:
            below = reading(plain)
            ratios.append(reading(looking) / below)
        else:
            above = reading(looking)
            ratios.append(above / reading(plain))
    return ratios


def summary(ratios: list[float]) -> str:
    """The median, and where the true one lies."""
    ordered, half = sorted(ratios), 0.98 * math.sqrt(len(ratios))
    low, high = int(len(ratios) / 2 - half), math.ceil(len(ratios) / 2 + half)
    bounds = f"{ordered[low]:.4f} to {ordered[min(high, len(ratios) - 1)]:.4f}"
    return f"{statistics.median(ratios):.4f} | {bounds} | {len(ratios)}"


_SHIM = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(const char *what) { CALLGRIND_DUMP_STATS_AT(what); CALLGRIND_STOP_INSTRUMENTATION; }
"""


def _instructions(text: str) -> tuple[int, int]:
    """Those of code that lies in no file, and all. How often the run-time library looks hangs on the time, which is
    long under valgrind: it looks more often there.

    Lines are of the object (``ob=``) that was named last; the one behind ``calls=`` tells what callees took."""
    totals: dict[str, int] = {}
    names: dict[str, str] = {}
    place, is_call = "", False
    for line in text.splitlines():
        named = re.match(r"(c?)ob=(\(\d+\))(?: (.+))?", line)
        if named and named[3]:
            names[named[2]] = named[3]
        if named and not named[1]:
            place = named[2]
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[-+*\d]", line):
            totals[place] = totals.get(place, 0) + (0 if is_call else int(line.split()[-1]))
            is_call = False
    return sum(total for place, total in totals.items() if names.get(place) == "???"), sum(totals.values())


def count_under_valgrind(arguments: list[str]) -> int:
    """Run this program again in valgrind, and tell what was counted."""
    with tempfile.TemporaryDirectory() as place:
        shim = Path(place, "shim.so")
        subprocess.run(
            ["cc", "-O1", "-shared", "-fPIC", "-xc", "-", "-o", str(shim)], input=_SHIM, text=True, check=True
        )
        command = [
            *("valgrind", "--tool=callgrind", "--instr-atstart=no", "--smc-check=all-non-file", "-q"),
            f"--callgrind-out-file={place}/out",
            *(sys.executable, "-m", "bench.signals", "--count", *arguments),
        ]
        environment = {**os.environ, "BENCH_SIGNALS_SHIM": str(shim), "PYTHONHASHSEED": "0"}
        status = subprocess.run(command, env=environment, check=False).returncode
        counts = {}
        for file in Path(place).glob("out.*"):
            text = file.read_text()
            what = re.search(r"Client Request: (.*)", text)
            if what:
                counts[what[1]] = _instructions(text)
        for what, looking in sorted(counts.items()):
            name, _, kind = what.rpartition(" ")
            if kind == "looking":
                pairs = zip(looking, counts[f"{name} plain"], strict=True)
                print(name, *(f"{a:,} | {b:,} | {a / b:.4f}" for a, b in pairs), sep=" | ", flush=True)
    return status


def main() -> int:
    """Print a line for each kernel and level."""
    parser = argparse.ArgumentParser(prog="python -m bench.signals", description=__doc__)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help="all, unless some are named")
    parser.add_argument("--count", action="store_true", help="count instructions, with valgrind")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only one of the two ways to call it")
    options = parser.parse_args()
    path = os.environ.get("BENCH_SIGNALS_SHIM")
    if options.count and path is None:
        if shutil.which("valgrind") is None:
            parser.error("valgrind is not installed")
        return count_under_valgrind([a for a in sys.argv[1:] if a != "--count"])
    os.environ["IRAD_CACHE"] = "0"
    shim = ctypes.CDLL(path) if path else None
    if shim is not None:
        begin, end = shim.begin, shim.end
        begin(), end(b"first")
        gc.disable()
    for kernel in KERNELS:
        if shim is not None:
            kernel = replace(kernel, flags=("-O3", _SIMULATED))
        if options.kernels and kernel.name not in options.kernels:
            continue
        for level in options.level or LEVELS:
            looking, plain, prepare = calls_of(kernel, level)
            if shim is None:
                print(f"{kernel.name} | {level} | {summary(time_pairs(looking, plain, prepare))}", flush=True)
                continue
            for call, kind in ((looking, "looking"), (plain, "plain")):
                end_of_warm_up = time.perf_counter() + _WARM_UP
                while time.perf_counter() < end_of_warm_up:
                    prepare()
                    call()
                prepare()
                what = f"{kernel.name} | {level} {kind}".encode()
                begin()
                call()
                end(what)
    return 0


if __name__ == "__main__":
    sys.exit(main())
