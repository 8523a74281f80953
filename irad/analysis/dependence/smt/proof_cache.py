"""What a solver has answered, kept by the text of the question.

A question's answer follows from its text and the effort that may be spent, wherever it is asked: so answers are kept
by content, those that no proof was found included, and the same code has the same verdicts with and without them.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Protocol

PROVED, MEET, UNDECIDED, CONTRADICTION = "proved", "meet", "undecided", "contradiction"
_KINDS = (PROVED, MEET, UNDECIDED, CONTRADICTION)

_METHOD = "irad proof 2"
"""Changes with whatever may change an answer beside the question's text: steps of the search, their efforts."""


@dataclass(frozen=True)
class Answer:
    """kind: that no two accesses meet (`PROVED`), that those of a pair may (`MEET`), that neither was found out of a
    pair (`UNDECIDED`), or that what the solver was told for it cannot be (`CONTRADICTION`). pair: its number, where
    there is one. effort: what was spent, in about milliseconds."""

    kind: str
    pair: int
    effort: float


class AnswerStore(Protocol):
    """Keeps bytes by content key, as far as it has room: `get` gives what was `put`, or None."""

    def get(self, key: str) -> bytes | None: ...

    def put(self, key: str, body: bytes, /) -> None: ...


@dataclass(frozen=True)
class Answers:
    """Answers in a store; nothing is kept where there is none."""

    store: AnswerStore | None = None

    def find(self, key: str, pairs: int) -> Answer | None:
        """What is kept of a question about so many pairs; what cannot be read counts as nothing."""
        body = self.store.get(key) if self.store is not None else None
        if body is None:
            return None
        try:
            kind, pair, effort = (json.loads(body)[name] for name in ("kind", "pair", "effort"))
        except (ValueError, KeyError, TypeError):
            return None
        known = kind in _KINDS and type(pair) is int and 0 <= pair < pairs and type(effort) is float and effort >= 0
        return Answer(kind, pair, effort) if known else None

    def keep(self, key: str, answer: Answer) -> None:
        """Keep an answer."""
        if self.store is not None:
            self.store.put(key, json.dumps(asdict(answer)).encode())


def key_of(*parts: str) -> str:
    """The key of a question's text; where one part ends matters."""
    digest = hashlib.sha256()
    for part in (_METHOD, *parts):
        digest.update(f"{len(part)} {part}".encode())
    return digest.hexdigest()


__all__ = ["CONTRADICTION", "MEET", "PROVED", "UNDECIDED", "Answer", "AnswerStore", "Answers", "key_of"]
