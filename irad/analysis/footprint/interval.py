"""Intervals of integers with expressions as ends (Moore, Interval Analysis, 1966)."""

from __future__ import annotations

from dataclasses import dataclass

from irad.analysis.footprint.expression import Expr, add, greatest, least, mul, sub

__all__ = ["Range", "one"]


@dataclass(frozen=True)
class Range:
    """The numbers from `low` to `high`, both included."""

    low: Expr
    high: Expr

    @property
    def is_one(self) -> bool:
        return self.low == self.high

    def __add__(self, other: Range) -> Range:
        return Range(add(self.low, other.low), add(self.high, other.high))

    def __sub__(self, other: Range) -> Range:
        return Range(sub(self.low, other.high), sub(self.high, other.low))

    def __mul__(self, other: Range) -> Range:
        if other.is_one:
            self, other = other, self
        if self.is_one and self.low.number is not None:
            ends = [mul(other.low, self.low), mul(other.high, self.low)]
            return Range(*(ends if self.low.number >= 0 else ends[::-1]))
        ends = list(dict.fromkeys(mul(a, b) for a in (self.low, self.high) for b in (other.low, other.high)))
        low = high = ends[0]
        for end in ends[1:]:
            low, high = least(low, end), greatest(high, end)
        return Range(low, high)

    def union(self, other: Range) -> Range:
        return Range(least(self.low, other.low), greatest(self.high, other.high))


def one(number: Expr) -> Range:
    """The range of a single number."""
    return Range(number, number)
