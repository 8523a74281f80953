"""Terms of integers and truths as text of SMT-LIB 2, the language that solvers read.

Python's numbers and truths stand for themselves wherever a term may stand: what is known is computed, not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

_LONGEST = 100
"""Longer terms get names, so that terms that share parts do not grow without bound."""


class SmtDeclarations:
    """The names of a question: unknowns, functions, and terms that were given names, as they came."""

    def __init__(self) -> None:
        self._entries: list[tuple[str, str]] = []
        """What introduces each name: as it is, and in the example."""
        self._names: dict[tuple[str, str], str] = {}
        self._count = 0
        self.examples = 0
        """How many unknowns have a number in the example."""

    def _name(self) -> str:
        self._count += 1
        return f"n{self._count}"

    def unknown(self, sort: str = "Int", example: int | None = None) -> SmtTerm:
        """A new unknown; `example` is a number that it could be."""
        name = self._name()
        plain = f"(declare-fun {name} () {sort})"
        known = plain if example is None else f"(define-fun {name} () {sort} {_text(example)})"
        self.examples += example is not None
        self._entries.append((plain, known))
        return SmtTerm(self, name, sort)

    def function(self) -> str:
        """A new function from integers to integers."""
        name = self._name()
        self._entries.append((f"(declare-fun {name} (Int) Int)",) * 2)
        return name

    def term(self, text: str, sort: str = "Int") -> SmtTerm:
        """The term with a text."""
        if len(text) > _LONGEST:
            key = (text, sort)
            if key not in self._names:
                self._names[key] = self._name()
                self._entries.append((f"(define-fun {self._names[key]} () {sort} {text})",) * 2)
            text = self._names[key]
        return SmtTerm(self, text, sort)

    def script(self, claims: Iterable[Truth], example: bool = False) -> str:
        """Names, and claims about them; in the example, if asked for."""
        lines = [entry[example] for entry in self._entries]
        lines += [f"(assert {_text(claim)})" for claim in claims]
        return "\n".join(lines)


class SmtTerm:
    """An integer or a truth; immutable. `==` and its like make terms; `is_same` compares."""

    __slots__ = ("book", "text", "sort")

    def __init__(self, book: SmtDeclarations, text: str, sort: str) -> None:
        self.book = book
        self.text = text
        self.sort = sort

    def is_same(self, other: SmtTerm) -> bool:
        """Whether two terms are written in the same way."""
        return self.text == other.text

    def _joined(self, operation: str, *parts: Integer) -> SmtTerm:
        return self.book.term(f"({operation} {' '.join(map(_text, parts))})")

    def _compared(self, relation: str, other: Integer) -> SmtTerm:
        return self.book.term(f"({relation} {self.text} {_text(other)})", "Bool")

    def __add__(self, other: Integer) -> SmtTerm:
        return self if isinstance(other, int) and other == 0 else self._joined("+", self, other)

    __radd__ = __add__

    def __sub__(self, other: Integer) -> SmtTerm:
        return self if isinstance(other, int) and other == 0 else self._joined("-", self, other)

    def __rsub__(self, other: int) -> SmtTerm:
        return self._joined("-", other, self)

    def __mul__(self, other: Integer) -> SmtTerm:
        return self if isinstance(other, int) and other == 1 else self._joined("*", self, other)

    __rmul__ = __mul__

    def __neg__(self) -> SmtTerm:
        return self._joined("-", self)

    def __lt__(self, other: Integer) -> SmtTerm:
        return self._compared("<", other)

    def __le__(self, other: Integer) -> SmtTerm:
        return self._compared("<=", other)

    def __gt__(self, other: Integer) -> SmtTerm:
        return self._compared(">", other)

    def __ge__(self, other: Integer) -> SmtTerm:
        return self._compared(">=", other)

    def __eq__(self, other: Integer) -> SmtTerm:  # type: ignore[override]
        return self._compared("=", other)

    def __ne__(self, other: Integer) -> SmtTerm:  # type: ignore[override]
        return self._compared("distinct", other)

    __hash__ = None  # type: ignore[assignment]


Integer: TypeAlias = "SmtTerm | int"
Truth: TypeAlias = "SmtTerm | bool"


def both(parts: Sequence[Truth]) -> Truth:
    """That all are so."""
    return _gathered("and", parts, True)


def either(parts: Sequence[Truth]) -> Truth:
    """That one is so."""
    return _gathered("or", parts, False)


def negated(truth: Truth) -> Truth:
    """That it is not so."""
    return not truth if isinstance(truth, bool) else truth.book.term(f"(not {truth.text})", "Bool")


def implied(given: Sequence[Truth], truth: Truth) -> Truth:
    """That something is so if all that is given is."""
    return either([negated(both(given)), truth])


def differ(a: Truth, b: Truth) -> Truth:
    """That one of two is so, and not both."""
    if isinstance(a, bool):
        a, b = b, a
    if isinstance(a, bool):
        return a is not b
    return a.book.term(f"(xor {a.text} {_text(b)})", "Bool")


def chosen(condition: Truth, a: Integer, b: Integer) -> Integer:
    """One of two integers."""
    if isinstance(condition, bool):
        return a if condition else b
    return condition.book.term(f"(ite {condition.text} {_text(a)} {_text(b)})")


def applied(function: str, argument: SmtTerm) -> SmtTerm:
    """The value of a function."""
    return argument.book.term(f"({function} {argument.text})")


def _gathered(operation: str, parts: Sequence[Truth], neutral: bool) -> Truth:
    if any(isinstance(p, bool) and p is not neutral for p in parts):
        return not neutral
    terms = [p for p in parts if isinstance(p, SmtTerm)]
    if len(terms) < 2:
        return terms[0] if terms else neutral
    return terms[0].book.term(f"({operation} {' '.join(t.text for t in terms)})", "Bool")


def _text(value: Integer | Truth) -> str:
    if isinstance(value, SmtTerm):
        return value.text
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value >= 0 else f"(- {-value})"


__all__ = [
    "Integer",
    "SmtDeclarations",
    "SmtTerm",
    "Truth",
    "applied",
    "both",
    "chosen",
    "differ",
    "either",
    "implied",
    "negated",
]  # fmt: skip
