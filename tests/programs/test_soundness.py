"""Programs that invite a silent loss of derivatives: each is differentiated right or refused, as it says itself.

Every program runs in a process of its own. One that is refused has to be refused; should it be right one day, a warning
asks for its mark to be changed.
"""

from __future__ import annotations

import os
import shutil
import warnings
from pathlib import Path
from zlib import crc32

import pytest

from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.programs.soundness.corpus import Program, programs
from tests.programs.soundness.runner import Case, cases, run


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


pytestmark = pytest.mark.sampled

MISSING = {language for language in ("c", "c++", "rust", "fortran", "numba") if _missing(language)}
ALL = os.environ.get("TESTS") == "all"
CHOSEN = [p for p in programs() if ALL or crc32(p.title.encode()) % 16 == 0]
PROGRAMS = [p for p in CHOSEN if p.language not in MISSING]
"""A sixteenth, whatever programs come and go: all of them take an hour or more (`make soundness`)."""

REFUSED = frozenset((Path(__file__).parent / "soundness" / "refused.txt").read_text(encoding="utf-8").split("\n"))
"""Cases that are refused today and need not be: gaps, one a line."""


def rotated(program: Program) -> Case:
    """A program at one of the levels: those of all programs take turns, so that a run of all tests stays short."""
    found = cases([program])
    return found[crc32(program.title.encode()) // 6 % len(found)]


def judge(wanted: Case) -> None:
    """Fail where something else became of a case than has to."""
    (outcome,) = run([wanted])
    assert not outcome.bad, f"{outcome.status}: {outcome.detail}"
    if outcome.status == "right":
        assert str(wanted) not in REFUSED, "it is right by now: take it out of refused.txt"
        if wanted.expected == "refused":
            warnings.warn(f"{wanted} is right by now: change its mark", stacklevel=2)
    elif wanted.expected == "right":
        assert str(wanted) in REFUSED, f"refused: {outcome.detail}"


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.title)
def test_program(program: Program) -> None:
    """Right or refused, never wrong."""
    judge(rotated(program))
