"""Errors as the command line prints them: as text, as JSON, or as SARIF (OASIS, version 2.1.0) for other programs."""

from __future__ import annotations

import json
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
    """What is printed of an error."""
    if form == "text":
        return str(error) if isinstance(error, DifferentiationError) else f"error: {error}"
    found = error.diagnostic if isinstance(error, DifferentiationError) else Diagnostic(None, str(error))
    kind = type(error).__name__
    return json.dumps(_as_json(kind, found) if form == "json" else _as_sarif(kind, found))


def _as_json(kind: str, found: Diagnostic) -> dict[str, Any]:
    where = found.location
    return {
        "severity": "error", "kind": kind, "file": where.file if where else None,
        "line": where.line if where else 0, "column": where.column if where else 0,
        "what": found.what, "why": found.why, "remedy": found.remedy,
    }  # fmt: skip


def _as_sarif(kind: str, found: Diagnostic) -> dict[str, Any]:
    text = "; ".join(part for part in (found.what, found.why, found.remedy) if part)
    result: dict[str, Any] = {"ruleId": kind, "level": "error", "message": {"text": text}}
    if found.location is not None:
        place: dict[str, Any] = {"artifactLocation": {"uri": found.location.file}}
        region = {"startLine": found.location.line, "startColumn": found.location.column}
        if found.location.line:
            place["region"] = {name: number for name, number in region.items() if number}
        result["locations"] = [{"physicalLocation": place}]
    driver = {"name": "irad", "version": __version__, "rules": [{"id": kind}]}
    return {"version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": [result]}]}
