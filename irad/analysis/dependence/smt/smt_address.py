"""Terms with what is known of them without a solver."""

from __future__ import annotations

from typing import NamedTuple

from irad.analysis.dependence.smt.smtlib import Integer, SmtTerm

_SMALL = 1 << 62


class Number(NamedTuple):
    """A term and bounds of what it can be (of a promise's result: if the promise is kept)."""

    term: Integer
    low: int
    high: int


class SmtAddress(NamedTuple):
    """An address: a term, equal to the address modulo 2**64.

    root: the term of the pointer that it is computed from. low and high: how far it may have gone, since it was last
    known to be exact, in steps that do not promise to stay within an object.
    """

    term: SmtTerm
    root: SmtTerm
    low: int
    high: int

    def differs_plainly(self, other: SmtAddress) -> bool:
        """Whether two places are one address only if their terms are equal."""
        if not any((self.low, self.high, other.low, other.high)):
            return True
        # what promises to stay within an object stays less than 2**63 bytes from where it began
        near = all(-_SMALL <= end <= _SMALL for p in (self, other) for end in (p.low, p.high))
        return near and self.root.is_same(other.root)


__all__ = ["Number", "SmtAddress"]
