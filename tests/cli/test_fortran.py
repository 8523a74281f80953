"""Fortran programs that call derivatives, built by `irad fc` at every level."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from irad.errors import ToolError
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.cli.building import irad, output

PROGRAMS = Path(__file__).resolve().parents[1] / "programs" / "fortran_interface"
LEVELS = ("-O0", "-O1", "-O2", "-O3")


def _has_flang() -> bool:
    try:
        find_fortran(Options.from_environment())
    except ToolError:
        return False
    return True


pytestmark = pytest.mark.skipif(not _has_flang(), reason="there is no flang here (Debian: apt install flang-22)")


def expected(source: Path) -> str:
    """What a program must print, as it says itself."""
    found = re.findall(r"^! EXPECT: (.*)$", source.read_text(), re.MULTILINE)
    assert found, f"{source} says nothing of what it prints"
    return "".join(f"{line}\n" for line in found)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["arrays", "numbers", "forward", "descriptors", "steps"])
def test_program(name: str, level: str) -> None:
    source = PROGRAMS / f"{name}.f90"
    irad("fc", level, source, "-o", "program")
    assert output("program") == expected(source)


@pytest.mark.parametrize("level", LEVELS)
def test_objects_are_differentiated_where_they_are_linked(level: str) -> None:
    irad("fc", level, "-c", PROGRAMS / "kernel.f90", "-o", "kernel.o")
    irad("fc", level, "-c", PROGRAMS / "caller.f90", "-o", "caller.o")
    irad("fc", level, "kernel.o", "caller.o", "-o", "program")
    assert output("program") == expected(PROGRAMS / "caller.f90")


def test_program_without_marks() -> None:
    Path("plain.f90").write_text("program plain\n print '(i2)', 42\nend program\n")
    irad("fc", "-O2", "plain.f90", "-o", "plain")
    assert output("plain") == "42\n"
