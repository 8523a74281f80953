"""The command line: which programs to run, and what is printed and written of them.

``python -m tests.fuzz --languages c,classes --seeds 0:500 --levels all --jobs 2`` prints running counts, each wrong
program when it is found, and each reason of refusals once; then the failures as small programs.  With ``--levels
each`` a program runs at one level, a different one from seed to seed.  ``--summary FILE`` keeps what is done in a
file: a run with the same file goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .families import SIBLINGS
from .harness import Outcome, describe, minimise, reason_of, run_isolated
from .runner import GROUP, Part, parts_of, run_parts
from .siblings import Sibling

EVERY = 15.0
"""Seconds between two lines of running counts."""
FINE = ("ok", "discarded", "refused", "meant")


class Tally:
    """What has become of the programs so far; kept in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.began = self.said = time.monotonic()
        state = json.loads(path.read_text()) if path and path.exists() else {}
        self.counts: dict[str, Counter[str]] = {k: Counter(v) for k, v in state.get("counts", {}).items()}
        self.reasons: dict[str, dict[str, Any]] = state.get("reasons", {})
        self.failures: list[dict[str, Any]] = state.get("failures", [])
        self.done: dict[str, list[int]] = state.get("done", {})
        self.before = sum(map(Counter.total, self.counts.values()))

    def add(self, sibling: Sibling, outcome: Outcome) -> bool:
        """Count an outcome; whether it is worth showing: a failure, or a reason that is new."""
        self.counts.setdefault(sibling.name, Counter())[outcome.status] += 1
        self.done.setdefault(f"{sibling.name} {outcome.level}", []).append(outcome.seed)
        if outcome.status == "ok":
            return False
        if outcome.status in FINE:
            reason = f"{sibling.name}: {outcome.status}: {reason_of(outcome.detail)}"
            known = self.reasons.setdefault(reason, {"count": 0, "seed": outcome.seed, "level": outcome.level})
            known["count"] += 1
            return known["count"] == 1 and outcome.status == "refused"
        self.failures.append({"language": sibling.name, **vars(outcome)})
        return True

    def is_done(self, part: Part) -> list[int]:
        """The seeds of a part that are still to be run."""
        known = set(self.done.get(f"{part.sibling.name} {part.level}", ()))
        return [seed for seed in part.seeds if seed not in known]

    def save(self) -> None:
        if self.path:
            state = {name: getattr(self, name) for name in ("counts", "reasons", "failures", "done")}
            draft = self.path.with_suffix(".new")
            draft.write_text(json.dumps(state, indent=1))
            draft.replace(self.path)

    def line(self) -> str:
        """The counts over all languages."""
        total: Counter[str] = sum(self.counts.values(), Counter())
        wrong = sum(count for status, count in total.items() if status not in (*FINE, "crashed", "timeout"))
        run, seconds = total.total(), time.monotonic() - self.began
        decided = run - total["discarded"] - total["meant"]
        return (
            f"{run} run, {total['ok']} right, {wrong} wrong, {total['crashed'] + total['timeout']} crashed, "
            f"{total['refused']} refused ({100 * total['refused'] / max(decided, 1):.1f} %), {total['meant']} refused "
            f"as meant, {total['discarded']} discarded; {seconds / max(run - self.before, 1):.2f} s each"
        )

    def tick(self) -> None:
        """Print a line of counts now and then."""
        if time.monotonic() - self.said > EVERY:
            self.said = time.monotonic()
            print(self.line(), flush=True)
            self.save()

    def report(self) -> None:
        for name, counts in self.counts.items():
            print(f"{name}: " + ", ".join(f"{status}: {count}" for status, count in sorted(counts.items())))
        for reason, what in sorted(self.reasons.items(), key=lambda item: -item[1]["count"]):
            print(f"    {what['count']:5} {reason} (seed {what['seed']} -{what['level']})")
        print(self.line())


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns 1 if a gradient is wrong or a program fails in any other way but a refusal."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--languages", default="all", help=f"of {', '.join(SIBLINGS)}, separated by commas, or all")
    parser.add_argument("--seeds", default="0:100", help="first:last (last excluded), or one seed")
    parser.add_argument("--levels", default="O2", help="optimisation levels, separated by commas; all; or each")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--shrink", type=int, default=150, help="attempts to make a failing program smaller")
    parser.add_argument("--show", type=int, default=5, help="how many failures of a language to print as programs")
    parser.add_argument("--refused", action="store_true", help="show refused programs as well, one for each reason")
    parser.add_argument("--summary", type=Path, help="a file (JSON) of what is done, to go on from if it is there")
    options = parser.parse_args(argv)
    first, _, last = options.seeds.partition(":")
    seeds = range(int(first), int(last or int(first) + 1))
    names = list(SIBLINGS) if options.languages == "all" else options.languages.split(",")
    unknown = [name for name in names if name not in SIBLINGS]
    if unknown:
        parser.error(f"no such language: {', '.join(unknown)}")
    tally = Tally(options.summary)
    shown = watch(tally, [part for name in names for part in wanted(SIBLINGS[name], seeds, options.levels)], options)
    tally.save()
    for sibling, outcome in shown:
        small = smaller(sibling, outcome, options.shrink)
        print("\n" + small, flush=True)
    tally.report()
    return 1 if tally.failures else 0


def wanted(sibling: Sibling, seeds: range, levels: str) -> Iterator[Part]:
    """The groups of a family that a run is made of."""
    if levels == "each":
        count = len(sibling.levels)
        for at, level in enumerate(sibling.levels):
            yield from parts_of(sibling, [level], [seed for seed in seeds if seed % count == at])
        return
    asked = sibling.levels if levels == "all" else levels.split(",")
    yield from parts_of(sibling, [v for v in asked if v in sibling.levels] or [sibling.levels[0]], seeds, GROUP)


def watch(tally: Tally, parts: list[Part], options: argparse.Namespace) -> list[tuple[Sibling, Outcome]]:
    """Run what is left to run, and say what happens; gives the failures to show as programs."""
    left = [Part(part.sibling, part.level, seeds) for part in parts if (seeds := tally.is_done(part))]
    warm()
    shown: list[tuple[Sibling, Outcome]] = []
    try:
        for sibling, outcome in run_parts(left, options.jobs):
            if tally.add(sibling, outcome):
                print(
                    f"{sibling.name} seed {outcome.seed} -{outcome.level}: {outcome.status}: {outcome.detail}",
                    flush=True,
                )
                of_same = sum(1 for other, _ in shown if other is sibling)
                if of_same < options.show and (outcome.status != "refused" or options.refused):
                    shown.append((sibling, outcome))
            tally.tick()
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    return shown


def warm() -> None:
    """Load irad once: the processes that run the programs are copies of this one."""
    import irad

    irad.autodiff(irad.compile("double f(double x) { return x * x; }", lang="c").f)(2.0)


def smaller(sibling: Sibling, outcome: Outcome, attempts: int) -> str:
    """A failure as a small program."""
    program = minimise(sibling.generate(outcome.seed), outcome, sibling, attempts)
    return describe(program, run_isolated(program, sibling.differentiate, outcome.level, sibling=sibling), sibling)
