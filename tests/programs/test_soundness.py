"""Programs that invite a silent loss of derivatives: each is differentiated right or refused, as it says itself.

Every program runs in a process of its own. One that is refused has to be refused; should it be right one day, a warning
asks for its mark to be changed.
"""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Sequence

import pytest

from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.programs.soundness.corpus import Program, programs
from tests.programs.soundness.runner import LEVELS, Case, cases, run


def _missing(language: str) -> bool:
    """Whether there is no compiler for a language here."""
    try:
        if language == "rust":
            find_rustc(Options.from_environment())
        elif language == "fortran":
            find_fortran(Options.from_environment())
    except ToolError:
        return True
    return language != "numba" and language not in ("rust", "fortran") and not shutil.which("clang-22")


MISSING = {language for language in ("c", "c++", "rust", "fortran", "numba") if _missing(language)}
PROGRAMS = [p for p in programs() if p.language not in MISSING]
IN_C = [p for p in PROGRAMS if p.language == "c"]


def judge(wanted: Sequence[Case]) -> None:
    """Fail where something else became of a case than has to."""
    outcomes = list(run(wanted))
    failures = []
    for outcome in outcomes:
        if outcome.status == "right" and outcome.case.expected == "refused":
            warnings.warn(f"{outcome.case} is right by now: change its mark", stacklevel=2)
        elif not outcome.expected:
            failures.append(f"{outcome.case} is {outcome.status}, not {outcome.case.expected}: {outcome.detail}")
    assert len(outcomes) == len(wanted)
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.title)
def test_levels(program: Program) -> None:
    judge(cases([program], LEVELS))


@pytest.mark.parametrize("program", IN_C, ids=lambda p: p.title)
def test_without_debug_information(program: Program) -> None:
    """Where types are not known, what would have been right may be refused, but nothing is wrong."""
    outcomes = list(run(cases([program], (), ("-O2",))))
    assert not [f"{o.case}: {o.status}: {o.detail}" for o in outcomes if o.bad]


@pytest.mark.parametrize("program", IN_C[::3], ids=lambda p: p.title)
def test_ahead_of_time(program: Program) -> None:
    judge(cases([program], (), (), ("-O2",)))
