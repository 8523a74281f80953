"""The programs: texts in the files of this folder, each parted from the next by a line that names it.

Such a line begins with the language's comment and an exclamation mark, and says what has to become of the program::

    //! delete_first            its gradient is right
    //! by_snprintf refused     it is refused: a derivative would be lost
    //! by_float right tol=1e-3 it computes in single precision
    //! by_words right loose    its compiler is not to trust in types (-fno-strict-aliasing)
    //! noted either            right or refused, as the engine likes; never wrong

What comes before the first such line begins every program of the file.  A program has a function `f` of an array
`x` and its size: `double f(const double *x, int n)` in C, and what is natural elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = {".c": "c", ".cpp": "c++", ".rs": "rust", ".f90": "fortran", ".numba": "numba"}
EXPECTATIONS = ("right", "refused", "either")
_MARK = re.compile(r"^(?://|!|#)! ?(\w+)((?: [\w.=,:+-]+)*)\s*$", re.MULTILINE)
_TOLERANCE = 1e-6


@dataclass(frozen=True)
class Program:
    """One program, and what has to become of it."""

    file: str
    name: str
    language: str
    text: str
    expected: str = "right"
    tolerance: float = _TOLERANCE
    loose: bool = False
    exceptions: dict[str, str] = field(default_factory=dict, hash=False)
    """What is expected at some levels, where it differs."""

    @property
    def flags(self) -> tuple[str, ...]:
        """What clang has to be told beside the level."""
        standard = ("-std=c++20",) if self.language == "c++" else ()
        return ("-w", "-ffp-contract=off", *standard, *(("-fno-strict-aliasing",) if self.loose else ()))

    @property
    def title(self) -> str:
        return f"{self.file}:{self.name}"

    def expected_at(self, level: str) -> str:
        """What has to become of it at a level ("-O2")."""
        return self.exceptions.get(level, self.expected)


def parse(path: Path) -> Iterator[Program]:
    """The programs of a file."""
    text = path.read_text()
    marks = list(_MARK.finditer(text))
    head = text[: marks[0].start()]
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        body = text[mark.end() : following.start() if following else None]
        words = mark[2].split()
        expected = next((w for w in words if w in EXPECTATIONS), "right")
        settings = dict(w.split("=") for w in words if "=" in w)
        tolerance = float(settings.pop("tol", _TOLERANCE))
        exceptions = {f"-{level}": what for level, what in settings.items()}
        unknown = [w for w in words if "=" not in w and w not in (*EXPECTATIONS, "loose")]
        if unknown or not set(exceptions.values()) <= set(EXPECTATIONS):
            raise ValueError(f"{path.name}: what does {mark[0]!r} say?")
        language, loose = LANGUAGES[path.suffix], "loose" in words
        yield Program(path.name, mark[1], language, head + body, expected, tolerance, loose, exceptions)


@cache
def programs() -> tuple[Program, ...]:
    """All programs, file by file."""
    paths = [path for path in sorted(FOLDER.iterdir()) if path.suffix in LANGUAGES]
    found = tuple(program for path in paths for program in parse(path))
    titles = [program.title for program in found]
    twice = {title for title in titles if titles.count(title) > 1}
    if twice:
        raise ValueError(f"two programs have the same name: {', '.join(sorted(twice))}")
    return found
