"""Samples of long rows of cases: `make test` takes some of them, `make test-all` all.

The environment says which: with ``TESTS=all`` nothing is left out, with ``TESTS=1/5`` the first of five parts of what
a test of whole programs has in long rows is run (which is what `make test` asks for), and else all of these.
"""

from __future__ import annotations

import os
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

Case = TypeVar("Case")
LONG = 8
"""A row of at least so many cases is a long one."""
_PART = re.compile(r"([1-9]\d*)/([1-9]\d*)")


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so many of the cases; all where the environment says ``TESTS=all``."""
    return list(cases if os.environ.get("TESTS") == "all" else cases[::every])


def in_part(items: Sequence[pytest.Item], part: str) -> list[pytest.Item]:
    """The tests to run: of long rows of programs those whose names fall into a part (``"1/5"``), of others all, and of
    rows that are samples by themselves (the mark `sampled`)."""
    asked = _PART.fullmatch(part)
    if asked is None:
        return list(items)
    number, parts = map(int, asked.groups())
    lengths = Counter(map(_row, items))
    return [
        item
        for item in items
        if lengths[_row(item)] < LONG
        or "programs/" not in item.nodeid
        or item.get_closest_marker("sampled") is not None
        or zlib.crc32(item.nodeid.encode()) % parts == number - 1
    ]


def names_in_part(names: Iterable[str]) -> set[str]:
    """Of the programs that one test takes together those of the part that the run is for, and at least one."""
    asked = _PART.fullmatch(os.environ.get("TESTS", ""))
    every = sorted(names)
    if asked is None:
        return set(every)
    number, parts = map(int, asked.groups())
    return {name for name in every if zlib.crc32(name.encode()) % parts == number - 1} or set(every[:1])


def _row(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
