"""How the processes of a run (`pytest -n`) share its tests: no one shall be left with a long file at the end.

A file's tests stay together, in one process, for what they make once; so the files that take longest come first. The
tests of some files share nothing: each goes by itself, at the end, to whoever is free.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

LONGEST = (
    "programs/test_linalg_numba.py",
    "programs/test_compiled_races.py",
    "programs/test_openmp_races.py",
    "programs/test_openmp_c.py",
    "unit/frontends/numba/test_compile.py",
    "programs/test_numba_arrays.py",
    "programs/test_openmp_fortran.py",
    "programs/test_openmp_loaded.py",
    "programs/test_openmp_constructs.py",
    "programs/test_fortran.py",
    "programs/test_rust.py",
    "programs/test_kernels.py",
    "programs/test_real_codes.py",
    "programs/test_numba_prange.py",
    "programs/test_numba_rules.py",
    "programs/test_strips.py",
    "programs/test_assumptions.py",
    "programs/test_gradients_in_njit.py",
    "programs/test_alias_versions.py",
    "programs/test_custom_rules.py",
    "programs/test_numpy_daily.py",
    "programs/test_linalg_routines.py",
    "programs/test_remembered_results.py",
    "programs/test_openmp_plans.py",
    "fuzz/test_siblings.py",
    "programs/test_linalg_compiled.py",
    "programs/test_rust_programs.py",
)
"""Files that take half a minute or more."""
APART = (
    "programs/test_soundness.py",
    "programs/test_enzyme_c.py",
    "programs/test_enzyme_cpp.py",
    "fuzz/test_gradients.py",
    "cli/test_c_interface.py",
    "cli/test_build_systems.py",
    "docs/test_snippets.py",
)
"""Files of which no test makes anything for another one."""


class Scheduling(LoadScopeScheduling):
    """Hands out whole files, and single tests of those in `APART`, in the order of collection."""

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if _place(APART, file) is not None else file


def rank(item: pytest.Item) -> int:
    """By which tests are sorted: the longest files, the other ones, single tests."""
    file = item.nodeid.partition("::")[0]
    longest = _place(LONGEST, file)
    return longest if longest is not None else len(LONGEST) + (_place(APART, file) is not None)


def _place(files: tuple[str, ...], file: str) -> int | None:
    return next((n for n, each in enumerate(files) if PurePath(file).match(each)), None)
