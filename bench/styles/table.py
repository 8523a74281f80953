"""The table of all styles: `python -m bench --styles`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.measure import Timing
from bench.report import describe_machine
from bench.styles.measure import WAYS, StyledRow, geometric_mean, measure_styles
from bench.styles.registry import BY_NAME
from bench.styles.style import EVERY_STYLE, STYLES

MOST_APART = 1.3
"""How much slower than the best one of a kernel no style shall be."""


def parse_options(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the options; argparse ends the program with status 2 when they are wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench --styles", description=__doc__)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help=f"of {', '.join(BY_NAME)} (all)")
    parser.add_argument("--every", action="store_true", help="all combinations, not the usual ones only")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each timing (9)")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="how gradients are built (both)")
    parser.add_argument("--quick", action="store_true", help="small sizes and few rounds: does it run?")
    parser.add_argument("--details", action="store_true", help="each style's figures, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure, too")
    options = parser.parse_args(argv)
    for name in options.kernels:
        if name not in BY_NAME:
            parser.error(f"there is no kernel {name}; kernels are {', '.join(BY_NAME)}")
    if options.rounds < 2:
        parser.error("--rounds must be at least 2")
    return options


def main(argv: Sequence[str] | None = None) -> int:
    """Measure what is asked for; the status is 1 if something could not be measured."""
    options = parse_options(argv)
    os.environ["IRAD_CACHE"] = "0"
    rows, failures = [], {}
    for name in options.kernels or BY_NAME:
        kernel = BY_NAME[name]
        size, rounds = (kernel.small, 2) if options.quick else (kernel.real, options.rounds)
        try:
            row = measure_styles(kernel, size, rounds, EVERY_STYLE if options.every else STYLES, options.ways)
        except Exception as error:
            failures[name] = f"{type(error).__name__}: {error}"
            continue
        rows.append(row)
        print(f"{name}: measured", file=sys.stderr)
        if options.details:
            print(_details(row), file=sys.stderr, flush=True)
    failures |= {f"{row.kernel}, {what}": why for row in rows for what, why in row.failures.items()}
    print(to_markdown(rows))
    if failures:
        print("\nNot measured:\n\n" + "\n".join(f"- {what}: {why}" for what, why in failures.items()))
    if options.json:
        options.json.write_text(to_json(rows, failures))
    return int(bool(failures))


def to_markdown(rows: Sequence[StyledRow]) -> str:
    """Return the table, and under it what holds of all kernels together."""
    head = ["kernel", "size", "primal ms", "best ratio", "worst ratio (aim)", "worst style", "worst / best"]
    head += ["best / by hand", "worst / by hand"]
    lines = [head, ["---"] + ["---:"] * 4 + ["---"] + ["---:"] * 3]
    rows = [row for row in rows if row.gradients and row.primals]
    for row in rows:
        ratio, key = row.largest_ratio
        lines.append([
            row.kernel, str(row.size), f"{min(t.median for t in row.primals.values()) * 1e3:.4g}",
            f"{min(map(row.ratio, row.gradients)):.2f}", f"{ratio:.2f} ({row.aim:g})", ", ".join(key),
            f"{row.spread:.2f}", *(_beside(row.gradients[k], row.by_hand) for k in (row.best, row.worst)),
        ])  # fmt: skip
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    if not rows:
        return table
    worst = [row.largest_ratio[0] for row in rows]
    apart = [f"{row.kernel} ({row.spread:.2f})" for row in rows if row.spread > MOST_APART]
    return (
        f"{table}\n\nGeometric mean of the worst ratios: {geometric_mean(worst):.2f}; the largest: {max(worst):.2f}. "
        f"Styles more than {MOST_APART:g} apart: {', '.join(apart) or 'none'}."
    )


def to_json(rows: Sequence[StyledRow], failures: dict[str, str]) -> str:
    """Return every figure, with a description of the machine."""
    data: list[dict[str, Any]] = []
    for row in rows:
        gradients = [
            {"style": style, "way": way, "ratio": row.ratio((style, way)), **asdict(timing)}
            for (style, way), timing in row.gradients.items()
        ]
        primals = {style: asdict(timing) for style, timing in row.primals.items()}
        hand = None if row.by_hand is None else asdict(row.by_hand)
        own = {"kernel": row.kernel, "size": row.size, "aim": row.aim, "primals": primals, "by_hand": hand}
        data.append(own | {"gradients": gradients, "spread": row.spread if row.gradients else None})
    return json.dumps({"machine": describe_machine(), "failures": failures, "rows": data}, indent=1)


def _beside(timing: Timing, by_hand: Timing | None) -> str:
    return "–" if by_hand is None else f"{timing.median / by_hand.median:.2f}"


def _details(row: StyledRow) -> str:
    lines = []
    for key in sorted(row.gradients, key=lambda k: row.gradients[k].median):
        ms, primal = row.gradients[key].median * 1e3, row.primals[key[0]].median * 1e3
        hand = _beside(row.gradients[key], row.by_hand)
        figures = f"{ms:9.4f} ms  primal {primal:9.4f}  ratio {row.ratio(key):6.2f}  by hand {hand}"
        lines.append(f"  {', '.join(key):45} {figures}")
    return "\n".join(lines)
