"""Which files of a Fortran library a subprogram needs, where each file holds the subprogram whose name it has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

__all__ = ["needed"]

_SUFFIXES = (".f", ".f90", ".F90")
_FIXED_COMMENT = re.compile(r"^[*cCdD!].*$", re.M)
_REST_OF_LINE = re.compile(r"!.*$", re.M)


def needed(names: Iterable[str], folders: Sequence[Path]) -> list[str]:
    """The files of the subprograms ``names`` and of all that they mention, in the first folder that has each."""
    files = {p.stem.lower(): p for folder in reversed(folders) for p in folder.iterdir() if p.suffix in _SUFFIXES}
    found: dict[str, Path] = {}
    waiting = [n.lower() for n in names]
    while waiting:
        name = waiting.pop()
        if name in files and name not in found:
            found[name] = files[name]
            waiting += set(re.findall(r"[a-z]\w*", _code(files[name]).lower()))
    modules = {"la_constants"}  # before those that use them
    return [str(p) for _, p in sorted(found.items(), key=lambda item: (item[0] not in modules, item[0]))]


def _code(path: Path) -> str:
    text = path.read_text(errors="replace")
    if path.suffix == ".f":
        text = _FIXED_COMMENT.sub("", text)
    return re.sub(r"'[^'\n]*'", "", _REST_OF_LINE.sub("", text))
