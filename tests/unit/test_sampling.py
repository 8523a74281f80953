"""Parts of long rows of tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import sampling

LONG = [f"tests/programs/test_a.py::test_row[{n}]" for n in range(60)]
OTHERS = [f"tests/programs/test_a.py::test_short[{n}]" for n in range(3)] + [
    f"tests/unit/test_b.py::test_row[{n}]" for n in range(60)
]


class Named(pytest.Item):
    """A test of which only the name is asked for."""

    def runtest(self) -> None:
        raise AssertionError


@pytest.fixture
def items(request: pytest.FixtureRequest) -> list[pytest.Item]:
    return [Named.from_parent(request.session, name="test", nodeid=name) for name in LONG + OTHERS]


def test_parts_make_up_a_row(items: list[pytest.Item]) -> None:
    parts = [{i.nodeid for i in sampling.in_part(items, f"{n}/3")} for n in (1, 2, 3)]
    assert all(set(OTHERS) <= part for part in parts)
    long = [part & set(LONG) for part in parts]
    assert set.union(*long) == set(LONG) and sum(map(len, long)) == len(LONG) and all(long)


def test_a_part_of_a_slow_file_is_run_and_at_least_one(request: pytest.FixtureRequest) -> None:
    names = [f"tests/cli/test_threads.py::test_{n}" for n in range(9)]
    slow = [Named.from_parent(request.session, name="test", nodeid=name) for name in names]
    parts = [{i.nodeid for i in sampling.in_part(slow, f"{n}/3")} for n in (1, 2, 3)]
    assert set.union(*parts) == set(names) and all(0 < len(part) < 9 for part in parts)
    assert len(sampling.in_part(slow, "1/1000000")) == 1


def test_slow_files_exist() -> None:
    folder = Path(__file__).resolve().parents[1]
    assert all((folder / file).is_file() for file in sampling.SLOW)


@pytest.mark.parametrize("part", ["", "all"])
def test_else_nothing_is_left_out(items: list[pytest.Item], part: str) -> None:
    assert sampling.in_part(items, part) == items


def test_programs_that_are_taken_together(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"program{n}" for n in range(60)]
    monkeypatch.delenv("TESTS", raising=False)
    assert sampling.names_in_part(names) == set(names)
    parts = []
    for part in ("1/3", "2/3", "3/3"):
        monkeypatch.setenv("TESTS", part)
        parts.append(sampling.names_in_part(names))
        assert sampling.names_in_part(names[:1]) == set(names[:1])
    assert set.union(*parts) == set(names) and sum(map(len, parts)) == len(names) and all(parts)
