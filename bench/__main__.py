"""`python -m bench`: measures, prints one table, and writes one JSON file and one picture."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bench.growth import QUICK_SIZES, SIZES, measure_growth
from bench.kernels.registry import KERNELS, Kernel
from bench.measure import time_subjects
from bench.memory import peak_of
from bench.overhead import measure_overhead
from bench.parallel.measure import measure_parallel
from bench.parallel.registry import PARALLEL_KERNELS
from bench.peers import peer_subjects
from bench.pullbacks import measure_pullbacks
from bench.report import Report, Row
from bench.styles.table import main as measure_all_styles
from bench.subjects import GRADIENT, JIT_PRIMAL, PRIMAL, make_irad, primal_subject, set_up
from bench.verify import check_direction

HERE = Path(__file__).parent
PARTS = ("kernels", "memory", "pullbacks", "parallel", "overhead", "growth")


def parse_options(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the options; argparse ends the program with status 2 when they are wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    names = [kernel.name for kernel in (*KERNELS, *PARALLEL_KERNELS)]
    parser.add_argument("--only", nargs="+", metavar="KERNEL", choices=names, help=f"of {', '.join(names)}")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what to measure (all)")
    parser.add_argument("--quick", action="store_true", help="small sizes and few rounds: does it run?")
    parser.add_argument("--styles", action="store_true", help="kernels in several styles, see `--styles --help`")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each timing (15)")
    parser.add_argument("--json", type=Path, default=HERE / "results.json", metavar="FILE")
    parser.add_argument("--svg", type=Path, default=HERE / "results.svg", metavar="FILE")
    options = parser.parse_args(argv)
    if options.rounds < 2:
        parser.error("--rounds must be at least 2")
    return options


def measure_kernel(kernel: Kernel, size: int, rounds: int) -> Row:
    """Time a kernel, its gradients and its peers. What fails is noted in the row, not raised."""
    row = Row(kernel.name, size)
    setting = set_up(kernel, size)
    subjects = [primal_subject(setting)]
    start = time.perf_counter()
    try:
        made = make_irad(setting)
        subjects += made.subjects
        row.differentiation, row.instructions = made.seconds, made.instructions
    except Exception as error:
        row.failures["irad"] = _first_line(error)
    try:
        subjects += peer_subjects(kernel, setting.args)
    except Exception as error:
        row.failures["peers"] = _first_line(error)
    for subject in [s for s in subjects if s.name not in (PRIMAL, JIT_PRIMAL, GRADIENT)]:
        try:
            subject.prepare()
            _, gradient = subject.call()
            subject.prepare()
            check_direction(setting, gradient)
        except Exception as error:
            row.failures[subject.name] = _first_line(error)
            subjects.remove(subject)
    print(f"{kernel.name}: ready after {time.perf_counter() - start:.1f} s", file=sys.stderr)
    row.timings = time_subjects(subjects, rounds)
    return row


def measure_memory(row: Row, kernel: Kernel) -> None:
    """Add the peak memory of primal and gradient to a row."""
    try:
        row.primal_bytes = peak_of(kernel.name, row.size, "primal")
        if "irad" not in row.failures:
            row.gradient_bytes = peak_of(kernel.name, row.size, "gradient")
    except RuntimeError as error:
        row.failures["memory"] = _first_line(error)


def main(argv: Sequence[str] | None = None) -> int:
    """Run what was asked for; the status is 1 if something could not be measured."""
    given = list(sys.argv[1:] if argv is None else argv)
    if "--styles" in given:
        return measure_all_styles([word for word in given if word != "--styles"])
    options = parse_options(given)
    os.environ["IRAD_CACHE"] = "0"  # gradients are made anew, here and in the processes for memory
    rounds = min(options.rounds, 3) if options.quick else options.rounds
    report = Report()
    kernels = [kernel for kernel in KERNELS if options.only is None or kernel.name in options.only]
    if "kernels" in options.parts:
        for kernel in kernels:
            row = measure_kernel(kernel, kernel.small if options.quick else kernel.real, rounds)
            if "memory" in options.parts:
                measure_memory(row, kernel)
            report.rows.append(row)
    if "pullbacks" in options.parts:
        for kernel in kernels:
            try:
                size = kernel.small if options.quick else kernel.real
                report.pullbacks.append(measure_pullbacks(kernel, size, rounds))
            except Exception as error:
                report.failures[f"pullbacks of {kernel.name}"] = _first_line(error)
    if "parallel" in options.parts:
        for entry in PARALLEL_KERNELS:
            if options.only is None or entry.name in options.only:
                size = entry.kernel.small if options.quick else entry.kernel.real
                report.parallel.append(measure_parallel(entry, size, rounds))
                print(f"{entry.name}: measured", file=sys.stderr)
    if "overhead" in options.parts:
        try:
            report.overhead = measure_overhead(rounds)
        except Exception as error:
            report.failures["overhead"] = _first_line(error)
    if "growth" in options.parts:
        try:
            report.growth = measure_growth(QUICK_SIZES if options.quick else SIZES)
        except Exception as error:
            report.failures["growth"] = _first_line(error)
    print(report.to_markdown())
    options.json.write_text(report.to_json())
    options.svg.write_text(report.to_svg())
    failed = [row for row in report.rows if row.failures] + [row for row in report.parallel if row.failure]
    return int(bool(report.failures or failed))


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"


if __name__ == "__main__":
    sys.exit(main())
