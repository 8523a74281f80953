"""What a diagnostic looks like."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from irad import errors
from irad.errors import Diagnostic, DifferentiationError, IradError, Location, ToolError, UnsupportedError


def test_a_diagnostic_shows_place_reason_remedy_and_source(tmp_path: Path) -> None:
    source = tmp_path / "foo.c"
    source.write_text("double f(double x) {\n\treturn va_arg(x);\n}\n")
    diagnostic = Diagnostic(Location(str(source), 2, 9), "cannot differentiate 'va_arg'", "reason", "remedy")
    assert str(diagnostic) == (
        f"{source}:2:9: error: cannot differentiate 'va_arg'; reason; remedy\n"
        "    \treturn va_arg(x);\n"
        "    \t       ^"
    )


@pytest.mark.parametrize(
    "location,start",
    [
        (Location("a.c", 3, 7), "a.c:3:7: error: what"),
        (Location("a.c", 3), "a.c:3: error: what"),
        (Location("a.c"), "a.c: error: what"),
        (None, "error: what"),
    ],
)
def test_unknown_places_are_left_out(location: Location | None, start: str) -> None:
    assert str(Diagnostic(location, "what")) == start
    assert str(Diagnostic(location, "what", remedy="do this")) == f"{start}; do this"


def test_a_given_source_line_wins_and_lines_beyond_the_file_are_left_out(tmp_path: Path) -> None:
    source = tmp_path / "foo.c"
    source.write_text("one line\n")
    shown = Diagnostic(Location(str(source), 1, 2), "what", source_line="given\n")
    assert str(shown).split("\n")[1:] == ["    given", "     ^"]
    assert Diagnostic(Location(str(source), 9, 1), "what").excerpt() == ""


def test_errors_carry_their_diagnostic() -> None:
    diagnostic = Diagnostic(Location("a.c", 1, 1), "what")
    error = UnsupportedError(diagnostic)
    assert isinstance(error, DifferentiationError) and error.diagnostic is diagnostic
    assert str(error) == str(diagnostic)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_every_error_is_an_irad_error_and_fits_pythons_own() -> None:
    others = ("Diagnostic", "Location", "did_you_mean", "raise_all")
    classes = [getattr(errors, name) for name in errors.__all__ if name not in others]
    assert all(issubclass(cls, IradError) for cls in classes)
    assert issubclass(errors.UsageError, ValueError) and issubclass(errors.ArgumentError, TypeError)


def test_tool_errors_quote_the_tool() -> None:
    error = ToolError("cannot compile a.c", output="a.c:1: error\n\n", command=("clang", "a.c"))
    assert str(error) == "cannot compile a.c\na.c:1: error"
    assert str(ToolError("no compiler")) == "no compiler"
