"""Polynomials with integer coefficients in values that do not change during a loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from irad.ir.values import Value

_MOST_TERMS = 48
_HIGHEST_DEGREE = 5


class TooLarge(ValueError):
    """A product with more terms, or of a higher degree, than is worth having."""


class Atom(NamedTuple):
    """A 64-bit number: a value, extended with `extension` ("sext" or "zext") where it is narrower ("" where not)."""

    value: Value
    extension: str

    def __str__(self) -> str:
        return f"{self.extension}({self.value.ref})" if self.extension else self.value.ref


Monomial = tuple[Atom, ...]


def _order(atom: Atom) -> tuple[str, str]:
    return atom.value.ref, atom.extension


class Polynomial:
    """A sum of products of atoms; immutable, equal to what has the same terms.

    `terms` maps a product (its factors in a fixed order; none for the constant) to its coefficient, never zero.
    """

    __slots__ = ("terms", "__dict__")

    def __init__(self, terms: Mapping[Monomial, int] | None = None) -> None:
        self.terms: Mapping[Monomial, int] = {m: c for m, c in (terms or {}).items() if c}

    @staticmethod
    def number(value: int) -> Polynomial:
        return Polynomial({(): value})

    def values(self) -> Iterator[Value]:
        """The values that occur in it."""
        return (atom.value for monomial in self.terms for atom in monomial)

    @staticmethod
    def of(atom: Atom) -> Polynomial:
        return Polynomial({(atom,): 1})

    @cached_property
    def _key(self) -> frozenset[tuple[Monomial, int]]:
        return frozenset(self.terms.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __bool__(self) -> bool:
        """Whether it is not zero."""
        return bool(self.terms)

    def __add__(self, other: Polynomial) -> Polynomial:
        found = dict(self.terms)
        for monomial, factor in other.terms.items():
            found[monomial] = found.get(monomial, 0) + factor
        return Polynomial(found)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + other.times(-1)

    def __mul__(self, other: Polynomial) -> Polynomial:
        """Raises `TooLarge`."""
        found: dict[Monomial, int] = {}
        for left, a in self.terms.items():
            for right, b in other.terms.items():
                monomial = tuple(sorted(left + right, key=_order))
                if len(monomial) > _HIGHEST_DEGREE:
                    raise TooLarge
                found[monomial] = found.get(monomial, 0) + a * b
        if len(found) > _MOST_TERMS:
            raise TooLarge
        return Polynomial(found)

    def times(self, factor: int) -> Polynomial:
        return Polynomial({m: c * factor for m, c in self.terms.items()})

    def over(self, divisor: int) -> Polynomial | None:
        """The exact quotient; None where it is not one."""
        if any(c % divisor for c in self.terms.values()):
            return None
        return Polynomial({m: c // divisor for m, c in self.terms.items()})

    @property
    def constant(self) -> int:
        """The constant term."""
        return self.terms.get((), 0)

    @property
    def symbolic(self) -> Polynomial:
        """All but the constant term."""
        return Polynomial({m: c for m, c in self.terms.items() if m})

    @property
    def is_number(self) -> bool:
        return not self.terms or (len(self.terms) == 1 and () in self.terms)

    @cached_property
    def atoms(self) -> frozenset[Atom]:
        return frozenset(a for m in self.terms for a in m)

    def at_least_zero(self, lowest: Mapping[Atom, int]) -> bool:
        """Whether it is never negative if each atom is at least what `lowest` says: sufficient, not necessary.

        Each atom is written as its lowest value and a rest; then no coefficient may be negative.
        """
        if any(a not in lowest for a in self.atoms):
            return False
        try:
            shifted = _sum(_shifted(m, lowest).times(c) for m, c in self.terms.items())
        except TooLarge:
            return False
        return all(c >= 0 for c in shifted.terms.values())

    def text(self, name: Callable[[Value], str] = lambda v: v.ref) -> str:
        parts = []
        for monomial, factor in self.terms.items():
            names = [name(a.value) for a in monomial]
            if factor != 1 or not names:
                names.insert(0, str(factor))
            parts.append("*".join(names))
        return " + ".join(parts) if parts else "0"

    def __repr__(self) -> str:
        return f"<Polynomial {self.text()}>"


def _shifted(monomial: Monomial, lowest: Mapping[Atom, int]) -> Polynomial:
    found = Polynomial.number(1)
    for atom in monomial:
        found = found * (Polynomial.of(atom) + Polynomial.number(lowest[atom]))
    return found


def _sum(polynomials: Iterable[Polynomial]) -> Polynomial:
    found = Polynomial()
    for polynomial in polynomials:
        found = found + polynomial
    return found


__all__ = ["Atom", "Monomial", "Polynomial", "TooLarge"]
