"""LLVM's printed text cut into its top-level pieces, of which some can be taken without reading what is in them.

A derivative needs a few functions of a module that may have thousands; LLVM reads text at some 20 MB a second.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from irad.ir import types as T
from irad.ir.worklist import reached

_NAME = r'@(?:"[^"]*"|[-\w$.]+)'
_REFERENCE = re.compile(rf"{_NAME}|!\d+", re.ASCII)
_DEFINED = re.compile(rf"({_NAME}) = |(?:define|declare) [^@\n]*?({_NAME})\(|(!\d+) = ", re.ASCII)
_KEPT_ALIVE = ("@llvm.used", "@llvm.compiler.used")
_STRUCTORS = ("@llvm.global_ctors", "@llvm.global_dtors")
_CONSTANT = re.compile(rf"{_NAME} = (?:(?!global )[a-z_]+(?:\(\S*\))? )*constant ", re.ASCII)
_INDIRECT = re.compile(r"^ +(?:%\S+ = )?(?:\w+ )?(?:call|invoke) [^@\n]*?%[^\s(]+\(", re.MULTILINE)


@dataclass(eq=False)
class _Piece:
    """A function, a variable, a node of metadata…: what it defines ("" for what holds for the module as a whole), and
    all that it names."""

    name: str
    text: str

    @cached_property
    def references(self) -> frozenset[str]:
        return frozenset(_REFERENCE.findall(self.text))

    @property
    def is_variable(self) -> bool:
        """Whether it is a variable, or another name of something."""
        return self.text.startswith("@")


class Pieces:
    """The pieces of a module's text."""

    def __init__(self, text: str) -> None:
        self._pieces = list(_cut(text))
        self._by_name = {p.name: p for p in self._pieces if p.name}
        self._always = [p for p in self._pieces if not p.name or p.name in _KEPT_ALIVE]

    def text(self, instead: Mapping[str, str], without: Collection[str] = ()) -> str:
        """All of it but for the symbols `without`. instead: what stands in the place of variables, by name."""
        left_out = {_spelled(name) for name in without}
        return self._joined((p for p in self._pieces if p.name not in left_out), instead)

    def reaching(self, symbols: Iterable[str]) -> set[str]:
        """Those symbols, and those that name one of them, directly or not."""
        found = reached(map(_spelled, symbols), lambda name: (u.name for u in self._users.get(name, ())))
        return {name[1:].strip('"') for name in found}

    def needed(self, roots: Iterable[str], behind: str, instead: Mapping[str, str]) -> str:
        """What the symbols `roots`, and what will be put `behind` the text, need of it, in its order; with all that
        holds for the module as a whole. instead: what stands in the place of variables, by name."""
        chosen = set(self._always)
        work = [_spelled(root) for root in roots] + _REFERENCE.findall(behind)
        work += [r for piece in self._always for r in piece.references]
        other = {_spelled(name) for name in instead}
        while work:
            piece = self._by_name.get(work.pop())
            if piece is not None and piece not in chosen:
                chosen.add(piece)
                if piece.name not in other:
                    work += piece.references
        return self._joined((p for p in self._pieces if p in chosen), instead)

    def seen_by(self, root: str) -> str:
        """The module as far as a function can tell it from the whole one: what it needs, and what of the rest is done
        to variables that it may see, and whatever that needs. All of it where it may call any function."""
        variables = (p for p in self._pieces if p.is_variable and not _CONSTANT.match(p.text))
        shared = set(reached(variables, lambda p: filter(lambda u: u.is_variable, self._using(p))))
        given = filter(None, map(self._by_name.get, (_spelled(root), *_STRUCTORS)))
        chosen = set(
            reached((*given, *self._always), lambda p: (*self._named(p), *(self._using(p) if p in shared else ())))
        )
        if any(_INDIRECT.search(p.text) for p in chosen):
            return self.text({})
        return self._joined((p for p in self._pieces if p in chosen), {})

    def _named(self, piece: _Piece) -> Iterable[_Piece]:
        return filter(None, map(self._by_name.get, piece.references))

    def _using(self, piece: _Piece) -> Iterable[_Piece]:
        return self._users.get(piece.name, ())

    @cached_property
    def _users(self) -> dict[str, list[_Piece]]:
        """The functions and variables that name each symbol."""
        users: dict[str, list[_Piece]] = {}
        for piece in self._pieces:
            for reference in piece.references if piece.name.startswith("@") else ():
                users.setdefault(reference, []).append(piece)
        return users

    @staticmethod
    def _joined(pieces: Iterable[_Piece], instead: Mapping[str, str]) -> str:
        other = {_spelled(name): text for name, text in instead.items()}
        return "".join(f"{other.get(p.name, p.text)}\n" for p in pieces)


def _spelled(symbol: str) -> str:
    return f"@{T.quoted(symbol)}"


def _cut(text: str) -> Iterable[_Piece]:
    lines = iter(text.split("\n"))
    for line in lines:
        if not line or line.startswith(";"):
            continue
        found = _DEFINED.match(line)
        if line.startswith("define "):
            body = [line]
            for inner in lines:
                body.append(inner)
                if inner == "}":
                    break
            line = "\n".join(body)
        yield _Piece(next(filter(None, found.groups())) if found else "", line)


__all__ = ["Pieces"]
