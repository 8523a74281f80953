"""Errors that end a program are shown without irad's frames."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from irad import tracebacks
from irad.errors import IradError

PROGRAM = """
import irad

def mine():
    module = irad.compile("double out(double); double f(double x) { return out(x) * x; }", lang="c")
    irad.grad(module.f)(1.0)

mine()
"""


def said(tmp_path: Path, cache: Path, program: str = PROGRAM, **variables: str) -> str:
    """What a program that fails prints."""
    (tmp_path / "program.py").write_text(program)
    environment = {**os.environ, "IRAD_CACHE_DIRECTORY": str(cache), **variables}
    command = [sys.executable, str(tmp_path / "program.py")]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 1
    return done.stderr


def test_only_the_users_frames(tmp_path: Path, cache_directory: Path) -> None:
    shown = said(tmp_path, cache_directory)
    assert shown.count('File "') == 2 and "in mine" in shown and "During handling" not in shown
    assert "irad.errors.MissingBody: " in shown and "cannot differentiate the call of 'out'" in shown


def test_all_frames_on_request(tmp_path: Path, cache_directory: Path) -> None:
    shown = said(tmp_path, cache_directory, IRAD_TRACEBACK="full")
    assert f"irad{os.sep}api" in shown and shown.count('File "') > 4


@pytest.mark.parametrize("program", [f"import irad; irad.Options(); {end}" for end in ("1 / 0", "raise KeyError('x')")])
def test_other_errors_are_shown_as_ever(tmp_path: Path, cache_directory: Path, program: str) -> None:
    shown = said(tmp_path, cache_directory, program)
    assert shown.startswith("Traceback") and shown.count('File "') == 1


def test_what_the_users_own_code_raised_stays() -> None:
    def of_the_user() -> None:
        raise ValueError("in a rule")

    with pytest.raises(IradError) as found:
        try:
            of_the_user()
        except ValueError as error:
            raise IradError("the rule failed") from error
    tracebacks._shorten(found.value)
    assert isinstance(found.value.__cause__, ValueError)
    found.value.__cause__.__traceback__ = None
    tracebacks._shorten(found.value)
    assert found.value.__cause__ is None and found.value.__suppress_context__


def test_what_ipython_shows() -> None:
    import irad

    with pytest.raises(irad.UsageError) as found:
        irad.Options().with_(op_level=1)
    lines = found.value._render_traceback_()  # type: ignore[attr-defined]
    assert sum('File "' in line for line in lines) == 1
    assert "there is no option 'op_level'; did you mean opt_level?" in lines[-1]
