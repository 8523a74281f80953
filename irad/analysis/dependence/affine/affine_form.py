"""Addresses in a parallel loop as linear forms whose coefficients are polynomials in loop-invariant values.

    address = base + stride * i + sum of coefficient_j * k_j + rest

i numbers the iterations of the parallel loop (`loop_counter`), k_j those of the loops nested in it
(from 0). All arithmetic is that of addresses, modulo 2**64; a form that is `exact` is also true of the numbers
themselves.
"""

from __future__ import annotations

from dataclasses import dataclass

from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.ir.instructions import Block
from irad.ir.values import Value

_ZERO = Polynomial()


@dataclass(frozen=True, eq=False)
class InnerIteration:
    """`coefficient * k` bytes in iteration k of a nested loop, k = 0, 1, … `header runs - 1 - skipped`.

    `skipped` is 1 where the exit test stands in front of the access, so that the last run of the header does not
    reach it.
    """

    loop: Loop
    coefficient: Polynomial
    skipped: int


@dataclass(frozen=True, eq=False)
class AffineForm:
    """An address (see the module); coefficients in bytes, `rest` with its constant term.

    exact: the sum as a sum of integers is the address, provided that the access is carried out: no step of the
    computation wraps around (by flags of the instructions).
    """

    base: Value
    stride: Polynomial
    inner: tuple[InnerIteration, ...]
    rest: Polynomial
    exact: bool

    @property
    def constant(self) -> int:
        return self.rest.constant

    @property
    def moving(self) -> tuple[Polynomial, frozenset[tuple[Loop, Polynomial]]]:
        """What changes between iterations: forms that agree in it differ by an invariant."""
        return self.stride, frozenset((t.loop, t.coefficient) for t in self.inner)


@dataclass
class AffineSum:
    """A number as a sum: coefficients of iteration numbers by loop, and the rest. at: it is that for what is used in
    blocks which these dominate."""

    parts: dict[Loop, Polynomial]
    rest: Polynomial
    exact: bool
    at: frozenset[Block] = frozenset()

    def plus(self, other: AffineSum, sign: int = 1) -> AffineSum:
        parts = dict(self.parts)
        for loop, factor in other.parts.items():
            parts[loop] = parts.get(loop, _ZERO) + factor.times(sign)
        return AffineSum(parts, self.rest + other.rest.times(sign), self.exact and other.exact, self.at | other.at)

    def times(self, other: AffineSum) -> AffineSum | None:
        """The product; None unless one factor is the same in all iterations."""
        if self.parts and other.parts:
            return None
        if self.parts:
            self, other = other, self
        parts = {loop: factor * self.rest for loop, factor in other.parts.items()}
        return AffineSum(parts, self.rest * other.rest, self.exact and other.exact, self.at | other.at)

    def scaled(self, factor: int) -> AffineSum:
        parts = {loop: p.times(factor) for loop, p in self.parts.items()}
        return AffineSum(parts, self.rest.times(factor), self.exact, self.at)


__all__ = ["AffineForm", "AffineSum", "InnerIteration"]
