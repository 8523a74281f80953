"""Samples of long rows of cases: `make test` takes some of them, `make test-all` all.

The environment says which: with ``TESTS=all`` nothing is left out. With ``TESTS=1/5``, which is what `make test` asks
for, the first of five parts is run of what a test of whole programs has in long rows, and of the tests in slow files;
else all of these.
"""

from __future__ import annotations

import os
import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import TypeVar

import pytest

Case = TypeVar("Case")
LONG = 8
"""A row of at least so many cases is a long one."""
SLOW = (
    "cli/test_build_systems.py",
    "cli/test_fortran.py",
    "cli/test_openmp.py",
    "cli/test_threads.py",
    "docs/test_snippets.py",
    "docs/test_tutorial_cnn.py",
    "fuzz/test_classes.py",
    "fuzz/test_generator.py",
    "fuzz/test_gradients.py",
    "fuzz/test_harness.py",
    "fuzz/test_mutated.py",
    "fuzz/test_oracle.py",
    "fuzz/test_parallel.py",
    "fuzz/test_siblings.py",
    "programs/test_bench_styles.py",
    "programs/test_compiled_races.py",
    "programs/test_composition.py",
    "programs/test_custom_rules.py",
    "programs/test_gradients_in_njit.py",
    "programs/test_implicit.py",
    "programs/test_integrals.py",
    "programs/test_linalg_compiled.py",
    "programs/test_linalg_numba.py",
    "programs/test_linalg_routines.py",
    "programs/test_numba_prange.py",
    "programs/test_numpy_daily.py",
    "programs/test_openmp_plans.py",
    "programs/test_openmp_races.py",
    "programs/test_products_in_njit.py",
    "programs/test_real_codes.py",
    "programs/test_remembered_results.py",
    "programs/test_second_derivatives.py",
    "unit/frontends/numba/test_compile.py",
)
"""Files whose tests take some seconds each."""
_PART = re.compile(r"([1-9]\d*)/([1-9]\d*)")


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so many of the cases; all where the environment says ``TESTS=all``."""
    return list(cases if os.environ.get("TESTS") == "all" else cases[::every])


def in_part(items: Sequence[pytest.Item], part: str) -> list[pytest.Item]:
    """The tests to run: of long rows of programs and of slow files those whose names fall into a part (``"1/5"``), at
    least one of a file; of others all, and of rows that are samples by themselves (the mark `sampled`)."""
    if _PART.fullmatch(part) is None:
        return list(items)
    lengths = Counter(map(_row, items))
    parted: dict[str, list[str]] = defaultdict(list)
    for item in items:
        file, slow = _file(item), any(PurePath(_file(item)).match(each) for each in SLOW)
        if item.get_closest_marker("sampled") is None:
            if slow:
                parted[file].append(item.nodeid)
            elif "programs/" in file and lengths[_row(item)] >= LONG:
                parted[item.nodeid].append(item.nodeid)
    left = {n for key, names in parted.items() for n in set(names) - _in_part(names, part, key != names[0])}
    return [item for item in items if item.nodeid not in left]


def names_in_part(names: Iterable[str]) -> set[str]:
    """Of the programs that one test takes together those of the part that the run is for, and at least one."""
    return _in_part(names, os.environ.get("TESTS", ""), True)


def _in_part(names: Iterable[str], part: str, some: bool) -> set[str]:
    """Of names those that fall into a part; `some`: at least one."""
    asked = _PART.fullmatch(part)
    every = sorted(names)
    if asked is None:
        return set(every)
    number, parts = map(int, asked.groups())
    taken = {name for name in every if zlib.crc32(name.encode()) % parts == number - 1}
    return taken or set(every[:1] if some else ())


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _row(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
