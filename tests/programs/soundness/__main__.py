"""``python -m tests.programs.soundness`` runs all programs, and prints those of which something unexpected became.

``--only PATTERN`` (a regular expression for ``file:name``), ``--levels O0,O2``, ``--bare O2`` (levels at which C and
C++ are compiled without debug information as well), ``--ahead O2`` (where they are built by ``irad cc``), ``--all``
(prints every outcome).  Exits with 1 if a derivative is wrong or a process crashes, with 2 if programs are refused that
should not be, or the other way round.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter

from .corpus import programs
from .runner import LEVELS, cases, run


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.soundness", description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="a regular expression for file:name")
    parser.add_argument("--levels", default=",".join(level[1:] for level in LEVELS))
    parser.add_argument("--bare", default="", help="levels at which C is compiled without -g as well")
    parser.add_argument("--ahead", default="", help="levels at which C is built ahead of time as well")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="print every outcome")
    said = parser.parse_args()
    wanted = [p for p in programs() if re.search(said.only, p.title)]
    levels, bare, ahead = (
        [f"-{level}" for level in words.split(",") if level] for words in (said.levels, said.bare, said.ahead)
    )
    counts: Counter[str] = Counter()
    unexpected, started = 0, time.monotonic()
    for outcome in run(cases(wanted, levels, bare, ahead), said.processes):
        counts[outcome.status] += 1
        unexpected += not outcome.expected
        if said.all or not outcome.expected:
            print(f"{outcome.status:8}{outcome.case} (expected {outcome.case.expected}) {outcome.detail}", flush=True)
        if sum(counts.values()) % 50 == 0:
            print(f"# {_sum(counts)}; {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    print(f"{len(wanted)} programs: {_sum(counts)}; unexpected: {unexpected}")
    return 1 if counts["wrong"] + counts["crash"] + counts["error"] else 2 if unexpected else 0


def _sum(counts: Counter[str]) -> str:
    return ", ".join(f"{status}: {count}" for status, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
