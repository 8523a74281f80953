"""Building C programs with `irad`, and what they must print."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from irad.cli.main import main
from irad.frontends.toolchain import find_compiler
from irad.options import Options
from irad.runtime import header_directory

PROGRAMS = Path(__file__).resolve().parents[1] / "programs" / "c_interface"


def expected(source: Path) -> str:
    """What a program must print, as it says itself."""
    found = re.findall(r"^ \* EXPECT: (.*)$", source.read_text(), re.MULTILINE)
    assert found, f"{source} says nothing of what it prints"
    return "".join(f"{line}\n" for line in found)


def irad(*arguments: str | Path) -> None:
    """Run `irad`, which must succeed."""
    assert main([str(a) for a in arguments]) == 0


def output(program: str | Path) -> str:
    """Run a program, which must succeed; returns what it printed."""
    path = Path(program).resolve()
    done = subprocess.run([str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def clang(*arguments: str | Path) -> None:
    """Run the C compiler itself."""
    compiler = find_compiler(Options())
    subprocess.run(
        [*compiler.c, *compiler.own_flags, "-I", str(header_directory()), *map(str, arguments)], check=True
    )
