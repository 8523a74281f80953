"""The reference names everything that is public, with the signatures of the code."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import irad

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "reference.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^### `irad\.(\w+)(\(.*\))?`$", PAGE, re.MULTILINE))
PUBLIC = [name for name in irad.__all__ if not name.startswith("_")]


def signature_of(function: Any) -> str:
    """Parameters and defaults, without types."""
    signature = inspect.signature(function)
    empty = inspect.Parameter.empty
    parameters = [p.replace(annotation=empty) for p in signature.parameters.values()]
    return str(signature.replace(parameters=parameters, return_annotation=empty))


def test_every_public_name_has_an_entry() -> None:
    assert sorted(ENTRIES) == sorted(PUBLIC)


@pytest.mark.parametrize("name", [n for n in PUBLIC if inspect.isfunction(getattr(irad, n))])
def test_signatures(name: str) -> None:
    assert ENTRIES[name] == signature_of(getattr(irad, name))


def test_options() -> None:
    shown = re.sub(r"cache_directory=[^,]*", "cache_directory=…", signature_of(irad.Options))
    assert ENTRIES["Options"] == shown


def test_settings_of_the_guide() -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "guide.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| `(IRAD_\w+)` \|", guide, re.MULTILINE))
    assert rows == {name: f"IRAD_{name.upper()}" for name in irad.Options.__dataclass_fields__}


@pytest.mark.parametrize("name", [n for n in PUBLIC if n.endswith(("Error", "Body", "Undecided", "Failed"))])
def test_families_of_errors(name: str) -> None:
    """An entry says so if an error is also one about the user's code."""
    entry = PAGE.split(f"### `irad.{name}`\n")[1].split("\n#")[0]
    inner = issubclass(getattr(irad, name), irad.DifferentiationError) and name != "DifferentiationError"
    assert ("A `DifferentiationError`." in entry) == inner
