"""Metadata nodes, read from their text when asked for."""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.ir.module import Module
from irad.ir.text.lexer import tokenize, unescape

_OPEN = frozenset("([{<")
_CLOSE = frozenset(")]}>")


@dataclass(frozen=True)
class Node:
    """A metadata node: `kind` and `fields` for `!DILocation(line: 3, …)`, `elements` for `!{…}`.

    Field values and elements are LLVM's text; strings keep their quotes (`text` takes them off).
    """

    kind: str = ""
    fields: dict[str, str] = field(default_factory=dict)
    elements: tuple[str, ...] = ()

    def text(self, key: str) -> str:
        """A string field, "" when it is not there."""
        return string_text(self.fields.get(key, ""))

    def number(self, key: str, default: int = 0) -> int:
        """An integer field; `default` when it is missing or not a plain number."""
        try:
            return int(self.fields[key])
        except (KeyError, ValueError):
            return default


EMPTY = Node()


class Nodes:
    """The nodes of a module by reference, parsed once each."""

    def __init__(self, module: Module) -> None:
        self._metadata = module.metadata
        self._known: dict[str, Node] = {}

    def get(self, ref: str | None) -> Node:
        """The node that `!12` or an inline `!DILocation(…)` stands for; `EMPTY` for `null`, None and what is
        missing."""
        if not ref or ref[0] != "!":
            return EMPTY
        known = self._known.get(ref)
        if known is None:
            number = ref[1:]
            text = self._metadata.get(number, "") if number.isdigit() else ref
            known = self._known[ref] = parse_node(text)
        return known


def parse_node(text: str) -> Node:
    """The parts of one node's text; `EMPTY` for anything else."""
    tokens = tokenize(text)
    if tokens[:1] == ["distinct"]:
        del tokens[0]
    if len(tokens) < 3 or tokens[0][:1] != "!":
        return EMPTY
    parts = _split(tokens[2:-1])
    if tokens[0] == "!" and tokens[1] == "{":
        return Node(elements=tuple(_join(p) for p in parts))
    if tokens[1] != "(":
        return EMPTY
    named = {p[0][:-1]: _join(p[1:]) for p in parts if p[0].endswith(":")}
    return Node(tokens[0][1:], named, tuple(_join(p) for p in parts if not p[0].endswith(":")))


def _split(tokens: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token in _OPEN) - (token in _CLOSE)
        if token == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [p for p in parts if p]


def _join(tokens: list[str]) -> str:
    text = ""
    for token in tokens:
        glued = not text or token in (")", ",", "(", "}", "]") or text[-1] in "([{!"
        text += token if glued else " " + token
    return text


def string_text(text: str) -> str:
    """What a quoted string, or a string node `!"…"`, says; "" for anything else."""
    text = text.removeprefix("!")
    if len(text) < 2 or text[0] != '"':
        return ""
    return unescape(text[1:-1]).decode("utf-8", "replace")
