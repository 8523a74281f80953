"""Matching of a text's lines against ordered patterns."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.golden.fixture import Line


def pattern(text: str) -> re.Pattern[str]:
    """A directive's text as an expression: literal, but for `{{…}}`; any white space matches any other."""
    parts = []
    for position, part in enumerate(re.split(r"\{\{(.*?)\}\}", text)):
        parts.append(part if position % 2 else r"[ \t]+".join(map(re.escape, re.split(r"\s+", part))))
    return re.compile("".join(parts))


def find_mismatch(text: str, lines: Sequence[Line]) -> str:
    """Words on the first of the ordered directives (`X` and `X-NOT`) that does not hold; "" if all do."""
    position = 0
    forbidden: list[Line] = []
    for line in [*lines, None]:
        if line is not None and line.kind.endswith("-NOT"):
            forbidden.append(line)
            continue
        end, after = len(text), len(text)
        if line is not None:
            match = pattern(line.text).search(text, position)
            if match is None:
                wanted = f"line {line.number}: {line.kind}: {line.text!r}"
                return f"{wanted} is not found after this:\n{_tail(text, position)}"
            end, after = match.start(), match.end()
        for no in forbidden:
            found = pattern(no.text).search(text, position, end)
            if found is not None:
                return f"line {no.number}: {no.kind}: {no.text!r} is found:\n{_around(text, found.start())}"
        forbidden = []
        position = after
    return ""


def _tail(text: str, position: int) -> str:
    return "\n".join(text[position:].splitlines()[:60])


def _around(text: str, position: int) -> str:
    return "\n".join([*text[:position].splitlines()[-3:], *text[position:].splitlines()[:3]])
