"""What was measured, as records, as a table, as JSON and as a picture."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bench.chart import draw_bars
from bench.growth import Growth
from bench.measure import Timing
from bench.parallel.measure import TEAMS, ParallelRow
from bench.pullbacks import Pullbacks
from bench.subjects import ARRAYS, GRADIENT, JIT_PRIMAL, PRIMAL


@dataclass
class Row:
    """One kernel: timings by subject, why something is missing, and what the making of the gradient took."""

    kernel: str
    size: int
    timings: dict[str, Timing] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    differentiation: float | None = None
    instructions: int | None = None
    primal_bytes: int | None = None
    gradient_bytes: int | None = None

    def ratio(self, subject: str) -> float | None:
        """Return a subject's time beside the primal's: the faster of clang's (or Numba's) and irad's own."""
        primals = [self.timings[name].median for name in (PRIMAL, JIT_PRIMAL) if name in self.timings]
        if subject not in self.timings or not primals:
            return None
        return self.timings[subject].median / min(primals)


@dataclass
class Report:
    """All of one run."""

    rows: list[Row] = field(default_factory=list)
    pullbacks: list[Pullbacks] = field(default_factory=list)
    parallel: list[ParallelRow] = field(default_factory=list)
    overhead: dict[str, Timing] = field(default_factory=dict)
    growth: list[Growth] = field(default_factory=list)
    failures: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> str:
        """Return everything, with the ratios and a description of the machine."""
        data: dict[str, Any] = asdict(self)
        for row, values in zip(self.rows, data["rows"], strict=True):
            values["ratios"] = {name: row.ratio(name) for name in row.timings}
        for parallel, values in zip(self.parallel, data["parallel"], strict=True):
            values["ratios"] = {threads: parallel.ratio(threads) for threads in TEAMS}
            values["making"] |= {"each": parallel.making.each, "longest_proof": parallel.making.longest_proof}
        data["machine"] = describe_machine()
        return json.dumps(data, indent=1)

    def to_markdown(self) -> str:
        """Return the tables: kernels, pullbacks, parallel kernels, the cost of calls, the growth with the code."""
        parts = [self._kernel_table()] if self.rows else []
        if self.pullbacks:
            lines = [
                f"| {p.kernel} | {p.seeds} | {p.gradients * 1e3:.3f} | {p.pullbacks * 1e3:.3f} "
                f"| {p.ratio:.2f} |"
                for p in self.pullbacks
            ]
            head = [
                "| kernel | seeds | whole gradients, ms | pullbacks of one forward sweep, ms | ratio |",
                "| --- | ---: | ---: | ---: | ---: |",
            ]
            parts.append("\n".join(head + lines))
        if self.parallel:
            parts.append(self._parallel_table())
        if self.overhead:
            lines = [
                f"| {name} | {t.median * 1e6:.2f} | {t.spread:.0%} |" for name, t in self.overhead.items()
            ]
            parts.append("\n".join(["| warm call | µs | spread |", "| --- | ---: | ---: |", *lines]))
        if self.growth:
            lines = [
                f"| {g.shape} | {g.instructions} | {g.seconds:.3f} | {g.microseconds_each:.0f} "
                f"| {g.engine_microseconds_each:.0f} |"
                for g in self.growth
            ]
            head = [
                "| code | instructions | to a callable gradient, s | µs/instruction | of it irad's own |",
                "| --- | ---: | ---: | ---: | ---: |",
            ]
            parts.append("\n".join(head + lines))
        failed = [f"- {row.kernel}, {what}: {why}" for row in self.rows for what, why in row.failures.items()]
        failed += [f"- {row.kernel}, in parallel: {row.failure}" for row in self.parallel if row.failure]
        failed += [f"- {what}: {why}" for what, why in self.failures.items()]
        if failed:
            parts.append("Not measured:\n\n" + "\n".join(failed))
        return "\n\n".join(parts) + "\n"

    def to_svg(self) -> str:
        """Return the picture: each gradient's time as a multiple of its primal's."""
        rows = {}
        for row in self.rows:
            names = [n for n in row.timings if n not in (PRIMAL, JIT_PRIMAL, ARRAYS)]
            ratios = {n: ratio for n in names if (ratio := row.ratio(n)) is not None}
            if ratios:
                rows[row.kernel] = ratios
        for parallel in self.parallel:
            found = {f"gradient, {t} thread{'s' * (t > 1)}": parallel.ratio(t) for t in TEAMS}
            if given := {name: ratio for name, ratio in found.items() if ratio is not None}:
                rows[parallel.kernel] = given
        return draw_bars("Cost of gradients", "time of the gradient / time of the primal (-O3)", rows)

    def peers(self) -> list[str]:
        """Return the names of the other systems that were timed."""
        own = (PRIMAL, JIT_PRIMAL, GRADIENT, ARRAYS)
        return list(dict.fromkeys(n for row in self.rows for n in row.timings if n not in own))

    def _kernel_table(self) -> str:
        peers = self.peers()
        head = ["kernel", "size", "primal ms", "in irad ms", "gradient ms", "spread", "ratio"]
        head += ["value and gradient, ratio", "made in s", "µs/instr.", "primal MB", "gradient MB"]
        head += [f"{name}, ratio" for name in peers]
        align = ["---"] + ["---:"] * (len(head) - 1)
        lines = [head, align] + [self._cells(row, peers) for row in self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def _parallel_table(self) -> str:
        head = ["parallel kernel", "size"]
        head += [f"{what} ms, {t}" for what in ("primal", "gradient") for t in TEAMS]
        head += [f"ratio, {t} (aim)" for t in TEAMS] + ["scaling beside the primal's", "atomics", "made in s"]
        head += ["instructions", "ms/instr.", "longest proof ms", "misses"]
        lines = [head, ["---"] + ["---:"] * (len(head) - 2) + ["---"]]
        for row in self.parallel:
            timings = [of.get(t) for of in (row.primal, row.gradient) for t in TEAMS]
            ratios = [f"{_number(row.ratio(t), 2)} ({aim:g})" for t, aim in zip(TEAMS, row.target, strict=True)]
            made = [_number(row.relative_scaling, 2), _number(row.atomics, 0), _number(row.seconds, 2)]
            made += [str(row.making.instructions), _number(row.making.each, 2), _number(row.making.longest_proof, 1)]
            lines.append(
                [row.kernel, str(row.size), *map(_milliseconds, timings), *ratios, *made, "; ".join(row.misses)]
            )
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def _cells(self, row: Row, peers: list[str]) -> list[str]:
        gradient = row.timings.get(GRADIENT)
        each = None
        if row.differentiation is not None and row.instructions:
            each = row.differentiation * 1e6 / row.instructions
        return [
            row.kernel,
            str(row.size),
            _milliseconds(row.timings.get(PRIMAL)),
            _milliseconds(row.timings.get(JIT_PRIMAL)),
            _milliseconds(gradient),
            "–" if gradient is None else f"{gradient.spread:.0%}",
            _number(row.ratio(GRADIENT), 2),
            _number(row.ratio(ARRAYS), 2),
            _number(row.differentiation, 2),
            _number(each, 0),
            _number(None if row.primal_bytes is None else row.primal_bytes / 1e6, 1),
            _number(None if row.gradient_bytes is None else row.gradient_bytes / 1e6, 1),
            *(_number(row.ratio(name), 2) for name in peers),
        ]


def describe_machine() -> dict[str, Any]:
    """Return what the numbers depend on."""
    model = "unknown"
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line
        ]
        model = models[0] if models else model
    return {"processor": model, "cores": os.cpu_count(), "python": platform.python_version()}


def _milliseconds(timing: Timing | None) -> str:
    return "–" if timing is None else f"{timing.median * 1e3:.4g}"


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
