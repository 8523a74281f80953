"""Errors as the command line prints them: as text, as JSON, or as SARIF (OASIS, version 2.1.0) for other programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from irad import __version__
from irad.errors import Diagnostic, DifferentiationError, IradError

__all__ = ["FORMATS", "OPTION", "rendered", "take_format"]

OPTION = "--diagnostics="
FORMATS = ("text", "json", "sarif")


def take_format(words: list[str]) -> tuple[list[str], str]:
    """The words without ``--diagnostics=FORMAT``, and the format."""
    given = [word.removeprefix(OPTION) for word in words if word.startswith(OPTION)]
    return [word for word in words if not word.startswith(OPTION)], given[-1] if given else "text"


def rendered(error: IradError, form: str) -> str:
    """What is printed of an error, and of others that came with it: in JSON a line for each, in SARIF a result."""
    errors = (error, *error.others) if isinstance(error, DifferentiationError) else (error,)
    if form == "text":
        return "\n".join(str(e) if isinstance(e, DifferentiationError) else f"error: {e}" for e in errors)
    found = [(type(e).__name__, e.diagnostic if isinstance(e, DifferentiationError) else Diagnostic(None, str(e)))
             for e in errors]  # fmt: skip
    if form == "json":
        return "\n".join(json.dumps(_as_json(*each)) for each in found)
    return json.dumps(_as_sarif(found))


def _as_json(kind: str, found: Diagnostic) -> dict[str, Any]:
    where = found.location
    return {
        "severity": "error", "kind": kind, "file": where.file if where else None,
        "line": where.line if where else 0, "column": where.column if where else 0,
        "what": found.what, "why": found.why, "remedy": found.remedy,
    }  # fmt: skip


def _as_sarif(found: Sequence[tuple[str, Diagnostic]]) -> dict[str, Any]:
    rules = [{"id": kind} for kind in dict.fromkeys(kind for kind, _ in found)]
    driver = {"name": "irad", "version": __version__, "rules": rules}
    results = [_as_result(kind, each) for kind, each in found]
    return {"version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def _as_result(kind: str, found: Diagnostic) -> dict[str, Any]:
    text = "; ".join(part for part in (found.what, found.why, found.remedy) if part)
    result: dict[str, Any] = {"ruleId": kind, "level": "error", "message": {"text": text}}
    if found.location is not None:
        place: dict[str, Any] = {"artifactLocation": {"uri": found.location.file}}
        region = {"startLine": found.location.line, "startColumn": found.location.column}
        if found.location.line:
            place["region"] = {name: number for name, number in region.items() if number}
        result["locations"] = [{"physicalLocation": place}]
    return result
