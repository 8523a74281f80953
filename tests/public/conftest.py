"""The table at the end of a run, and the list of versions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.public.cases import outcomes
from tests.public.fetching import HERE, ROOT, versions


@pytest.fixture(autouse=True)
def _warnings_of_others(recwarn: pytest.WarningsRecorder) -> None:
    """Rounding and the like in the libraries is not what is tested."""


def pytest_terminal_summary(terminalreporter: Any) -> None:
    write = terminalreporter.write_line
    if not outcomes:
        return
    terminalreporter.section("public libraries")
    write(f"{'library':<16}{'functions':>10}{'right':>8}{'refused':>9}{'unfinished':>12}{'wrong':>7}{'slowest':>10}")
    libraries = dict.fromkeys(o.library for o in outcomes)
    total: Counter[str] = Counter()
    for name in libraries:
        of = [o for o in outcomes if o.library == name]
        status = Counter(_of_function([o for o in of if o.function == f]) for f in {o.function for o in of})
        total += status
        slowest = max(o.seconds for o in of)
        write(_row(name, status) + f"{slowest:>8.1f} s")
    write(_row("all", total))
    for o in outcomes:
        if o.status != "right":
            write(f"{o.status}: {o.library} {o.function} {o.level}: {' '.join(o.message.split())[:200]}")
    _note_versions(write)


def _of_function(of: list[Any]) -> str:
    found = {o.status for o in of}
    return next(s for s in ("wrong", "unfinished", "refused", "right") if s in found)


def _row(name: str, status: Counter[str]) -> str:
    counts = "".join(f"{status[s]:>{n}}" for s, n in (("right", 8), ("refused", 9), ("unfinished", 12), ("wrong", 7)))
    return f"{name:<16}{status.total():>10}{counts}"


def _note_versions(write: Any) -> None:
    """Write down what was used; say where that is not what the project's list was made with."""
    lines = sorted(f"{key} {archive}" for key, archive in versions().items())
    (ROOT / "versions.txt").write_text("\n".join(lines) + "\n")
    pinned = set((HERE / "versions.txt").read_text().splitlines()) if (HERE / "versions.txt").exists() else set()
    for line in lines:
        write(f"{'' if line in pinned else 'not the listed version: '}{line.rsplit(' ', 1)[0]}")
