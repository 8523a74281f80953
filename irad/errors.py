"""What irad says when it cannot go on: locations, diagnostics and the error classes.

Every error that irad raises on purpose is an :class:`IradError`. Errors about the code that is being
differentiated carry a :class:`Diagnostic`: where, what, why, and what to do about it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

__all__ = [
    "ActivityError",
    "ArgumentError",
    "AssumptionError",
    "BoundsError",
    "Diagnostic",
    "DifferentiationError",
    "InputError",
    "IradError",
    "Location",
    "MissingBody",
    "SolverError",
    "ToolError",
    "TypeUndecided",
    "UnsupportedError",
    "UsageError",
    "did_you_mean",
    "raise_all",
]


def did_you_mean(name: str, known: Iterable[str], prefix: str = "") -> str:
    """What to say behind "there is no NAME": the nearest of the known names, or ""; ``prefix`` stands before it."""
    by_lower = {each.lower(): each for each in known}
    near = difflib.get_close_matches(name.lower(), by_lower, 1)
    return f"; did you mean {prefix}{by_lower[near[0]]}?" if near else ""


@dataclass(frozen=True, order=True)
class Location:
    """A place in a source file; ``line`` and ``column`` count from 1, and 0 stands for "not known"."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        if not self.line:
            return self.file
        if not self.column:
            return f"{self.file}:{self.line}"
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Diagnostic:
    """One finding about the user's code.

    ``str(diagnostic)`` is ``file:line:col: error: what; why; what to do``, followed by the source line and
    a caret. ``source_line`` is read from the file when it is not given; when that fails, it is left out.
    Without debug information ``location`` is None and ``what`` should quote the IR instruction.
    """

    location: Location | None
    what: str
    why: str = ""
    remedy: str = ""
    source_line: str | None = None

    @property
    def headline(self) -> str:
        """The first line of the message, without the source excerpt."""
        text = "; ".join(part for part in (self.what, self.why, self.remedy) if part)
        return f"{self.location}: error: {text}" if self.location else f"error: {text}"

    def excerpt(self) -> str:
        """The source line with a caret below the column, or "" where the line cannot be had."""
        line = self.source_line
        if line is None and self.location is not None:
            line = _read_line(self.location)
        if line is None:
            return ""
        shown = line.rstrip()
        if self.location is None or not self.location.column:
            return f"    {shown}"
        before = shown[: self.location.column - 1]
        indent = "".join(c if c == "\t" else " " for c in before)
        return f"    {shown}\n    {indent}^"

    def __str__(self) -> str:
        excerpt = self.excerpt()
        return f"{self.headline}\n{excerpt}" if excerpt else self.headline


def _read_line(location: Location) -> str | None:
    if not location.line:
        return None
    try:
        text = Path(location.file).read_text(encoding="utf-8", errors="replace")
    except (OSError, ValueError):
        return None
    lines = text.split("\n")
    return lines[location.line - 1] if location.line <= len(lines) else None


class IradError(Exception):
    """The base of every error that irad raises on purpose."""


class DifferentiationError(IradError):
    """The code cannot be differentiated; :attr:`diagnostic` says where, why and what to do. :attr:`others` are further
    reasons that were found on the way. :attr:`of_bytes`: it is not known what bytes are, or they are moved as integers,
    in code that may be looked at while it runs.
    """

    of_bytes = False

    def __init__(self, diagnostic: Diagnostic, others: Iterable[DifferentiationError] = ()) -> None:
        super().__init__(diagnostic)
        self.diagnostic = diagnostic
        self.others = tuple(others)

    def __str__(self) -> str:
        return str(self.diagnostic)


def raise_all(errors: Iterable[DifferentiationError]) -> None:
    """Raise the first of several errors, with the rest as its others, each of them once; none where there are none."""
    flat = [each for error in errors for each in (error, *error.others)]
    found = [each for i, each in enumerate(flat) if each.diagnostic not in [e.diagnostic for e in flat[:i]]]
    if found:
        found[0].others = tuple(found[1:])
        raise found[0]


class UnsupportedError(DifferentiationError):
    """An instruction, call or shape of code that irad does not differentiate."""


class TypeUndecided(DifferentiationError):
    """It cannot be told whether memory or a value holds floating-point numbers, and it matters."""


class ActivityError(DifferentiationError):
    """A derivative would flow where it cannot be kept, for example a global that has no shadow."""


class MissingBody(DifferentiationError):
    """A derivative is needed of a function that has neither a body here nor a rule."""


class UsageError(IradError, ValueError):
    """irad's own interface was used wrongly: unknown name, contradictory options, bad activity."""


class ArgumentError(IradError, TypeError):
    """An argument of a gradient does not fit: dtype, shape, strides, writability, overlap, number."""


class AssumptionError(IradError, RuntimeError):
    """What is said of a parallel loop does not hold, as the option ``check_assumptions`` has found out: the derivatives
    of that call are wrong."""


class BoundsError(IradError, IndexError):
    """An access lies outside of the array that it belongs to, as the option ``check_bounds`` has found out: it has not
    been made, and what that call has computed means nothing."""


class SolverError(IradError, RuntimeError):
    """A solver given to :mod:`irad.implicit` has raised an exception (the error's cause) or has not converged."""


class ToolError(IradError):
    """An outside tool, such as a C compiler, is missing or has failed.

    ``output`` is the tool's own message ("" when it never ran), ``command`` what was run.
    """

    def __init__(self, message: str, *, output: str = "", command: tuple[str, ...] = ()) -> None:
        super().__init__(f"{message}\n{output.rstrip()}" if output.strip() else message)
        self.message = message
        self.output = output
        self.command = command


class InputError(IradError):
    """A file is missing, unreadable, or not what it claims to be."""
