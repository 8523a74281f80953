"""A record of what is planned and emitted, to show that a change of the code's form changes nothing else.

As a plugin of pytest it keeps, for each test, a hash of the plan and of the IR of each derivative that the test makes
(in one process, since tests share what they make)::

    pytest -n 0 -p tests.record --record before.json tests/golden tests/programs/test_kernels.py
    pytest -n 0 -p tests.record --record after.json tests/golden tests/programs/test_kernels.py
    python -m tests.record before.json after.json

The second form lists the tests whose records differ, and ends with status 1 if there are any.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

_made: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", type=Path, help="where the record is written: a file, or one for each worker")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--record"):
        return
    from irad.adjoint import driver
    from irad.adjoint.plan_report import describe

    additions = driver.Differentiator.additions

    def recorded(self: driver.Differentiator) -> str:
        text = additions(self)
        plans = [describe(plan) for plan in self.planner.plans.values()]
        _made.append(hashlib.sha256("\n".join([*plans, text]).encode()).hexdigest())
        return text

    driver.Differentiator.additions = recorded  # type: ignore[method-assign]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _made.clear()
    yield
    target = item.config.getoption("--record")
    if target and _made:
        worker = getattr(item.config, "workerinput", {}).get("workerid", "")
        with target.with_name(f"{target.name}{worker}").open("a", encoding="utf-8") as file:
            print(json.dumps([item.nodeid, _made]), file=file)


def read(path: Path) -> dict[str, list[str]]:
    """The record that a run has written, all workers' parts together."""
    parts = [p for p in (path, *sorted(path.parent.glob(f"{path.name}gw*"))) if p.exists()]
    return dict(json.loads(line) for part in parts for line in part.read_text(encoding="utf-8").splitlines())


def main(before: str, after: str) -> int:
    old, new = read(Path(before)), read(Path(after))
    different = sorted(test for test in old.keys() | new.keys() if old.get(test) != new.get(test))
    print(*different, f"{len(old)} and {len(new)} tests recorded, {len(different)} differ", sep="\n")
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
