"""A program of the classes: source text, and how it becomes smaller."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

PREFIX = "@@"
"""In a text: what global names begin with, so that many programs can share a file."""


@dataclass(frozen=True)
class Entry:
    """The name of the function that is differentiated, as the harness asks for it."""

    name: str = "f"


@dataclass(frozen=True)
class ClassProgram:
    """``double f(const double *x, int n, int k)`` in some language, with what it is called with.

    ``may_refuse``: why a refusal of this program is what is wanted (empty if it is not).
    """

    language: str
    seed: int
    text: str
    n: int
    k: int
    single: bool = False
    may_refuse: str = ""
    features: frozenset[str] = field(default=frozenset(), compare=False)
    main: Entry = Entry()

    def target(self, prefix: str = "") -> str:
        """The text for a compiler."""
        return self.text.replace(PREFIX, prefix)

    def uses_float(self) -> bool:
        """Whether anything is kept in single precision."""
        return self.single


# --- texts as trees ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Node:
    """A line (no arms), or a compound statement: heads with what is inside, and the line that ends it."""

    line: str = ""
    arms: tuple[tuple[str, tuple[Node, ...]], ...] = ()


class _Braces:
    """Languages whose compound statements open with a brace at the end of a line."""

    def opens(self, line: str) -> bool:
        return line.endswith("{") and not line.startswith("}")

    def turns(self, line: str) -> bool:
        return line.startswith("}") and line.endswith("{")

    def closes(self, line: str) -> bool:
        return line.startswith("}") and not line.endswith("{")


class _Words(_Braces):
    """Fortran's compound statements."""

    OPENING = re.compile(r"^(do( |$)|if \(.*\) then$|block$|type (::|\w)|(recursive )?(subroutine|function) |module )")

    def opens(self, line: str) -> bool:
        return bool(self.OPENING.match(line)) and not line.startswith("type (")

    def turns(self, line: str) -> bool:
        return line.startswith("else")

    def closes(self, line: str) -> bool:
        return line.startswith("end ") or line == "end"


def parse(language: str, text: str) -> tuple[Node, ...]:
    """The tree of a text whose every statement has a line of its own."""
    if language == "numba":
        return _indented([line for line in text.splitlines() if line.strip()])
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    nodes, rest = _nodes(_Words() if language == "fortran" else _Braces(), lines, 0)
    if rest != len(lines):
        raise ValueError(f"a line closes what nothing opened: {lines[rest]}")
    return nodes


def _nodes(spelling: _Braces, lines: list[str], at: int) -> tuple[tuple[Node, ...], int]:
    found: list[Node] = []
    while at < len(lines) and not spelling.closes(lines[at]) and not spelling.turns(lines[at]):
        if not spelling.opens(lines[at]):
            found.append(Node(lines[at]))
            at += 1
            continue
        arms = []
        while not arms or spelling.turns(lines[at]):
            head = lines[at]
            body, at = _nodes(spelling, lines, at + 1)
            arms.append((head, body))
        found.append(Node(lines[at], tuple(arms)))
        at += 1
    return tuple(found), at


def _indented(lines: list[str]) -> tuple[Node, ...]:
    found: list[Node] = []
    at = 0
    while at < len(lines):
        end = at + 1
        while end < len(lines) and _depth(lines[end]) > _depth(lines[at]):
            end += 1
        body = _indented(lines[at + 1 : end])
        line = lines[at].strip()
        found.append(Node("", ((line, body),)) if body else Node(line))
        at = end
    return tuple(found)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def unparse(nodes: tuple[Node, ...], depth: int = 0) -> str:
    """The text of a tree, indented."""
    indent = "    " * depth
    parts = []
    for node in nodes:
        for head, body in node.arms:
            parts.append(f"{indent}{head}\n{unparse(body, depth + 1)}")
        parts.append(f"{indent}{node.line}\n" if node.line else "")
    return "".join(parts)


def size(nodes: tuple[Node, ...]) -> int:
    """The number of lines."""
    return sum(1 + sum(1 + size(body) for _, body in node.arms) for node in nodes)


def candidates(program: ClassProgram) -> Iterator[ClassProgram]:
    """Programs with fewer lines, the boldest changes first.  Not all are legal: compilers and values will tell."""
    tree = parse(program.language, program.text)
    for smaller in sorted(_fewer(tree), key=size):
        yield replace(program, text=unparse(smaller))


def _fewer(nodes: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
    half = len(nodes) // 2
    if half > 1:
        yield from (nodes[half:], nodes[:half])
    for at, node in enumerate(nodes):
        before, after = nodes[:at], nodes[at + 1 :]
        yield before + after
        for part, (head, body) in enumerate(node.arms):
            yield before + body + after
            others = node.arms[:part], node.arms[part + 1 :]
            if part:
                yield (*before, replace(node, arms=others[0] + others[1]), *after)
            for less in _fewer(body):
                yield (*before, replace(node, arms=(*others[0], (head, less), *others[1])), *after)
