"""How far apart iterations of a parallel loop may touch the same memory: what that is computed from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from irad.analysis.dependence.affine.affine_form import AffineForm, InnerIteration
from irad.analysis.dependence.affine.loop_counter import is_global
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir.values import Value


class DistancePiece(NamedTuple):
    """Accesses of one iteration that differ by constants only, relative to the object's base.

    Bytes from `rest + low + sum(coefficient_j * k_j)` up to, not including, `rest + high + sum(…)`; `rest` has no
    constant term.
    """

    rest: Polynomial
    inner: tuple[InnerIteration, ...]
    low: int
    high: int


class DependenceDistance(NamedTuple):
    """What the reach of one object's accesses is computed from: E is the highest end of all pieces less their lowest
    beginning, and d = floor((E - 1) / |stride|) at run time.

    It holds for arithmetic without wrap-around, which has to be checked at run time too: |stride| * (iterations of
    the loop) + E < 2**63. With a stride of zero every two iterations meet. Every atom is the same for all threads.
    `trips` gives the closed form of how often the header of each nested loop runs. fold: the stride is that of a digit
    of the counter (`irad.analysis.dependence.affine.delinearize`); `digits` are all of them.
    """

    stride: Polynomial
    pieces: tuple[DistancePiece, ...]
    trips: Mapping[Loop, TripCount]
    fold: Fold | None = None
    digits: tuple[Digit, ...] = ()

    def values(self) -> Iterator[Value]:
        """What has to be known to compute it."""
        yield from self.stride.values()
        for piece in self.pieces:
            yield from piece.rest.values()
            for term in piece.inner:
                yield from term.coefficient.values()
        for count in self.trips.values():
            yield from (count.start, count.bound)
        for digit in self.digits:
            yield from digit.values()
        if self.fold is not None:
            yield from self.fold.digit.values()
            yield from self.fold.inside.values() if self.fold.inside is not None else ()


@dataclass(frozen=True, eq=False)
class Digit:
    """A part of a loop's counter: a number from 0 on, of which one is as much as `weight` iterations.

    loop: stands for the loop over the digit. How many values it has: `length`, or as many as are needed to count the
    values of the digit `of` by groups of `by`, or all numbers that the counter, from `start` on, goes through.
    """

    loop: Loop
    weight: Polynomial
    length: Polynomial | None = None
    of: Digit | None = None
    by: Polynomial | None = None
    start: Value | None = None

    def values(self) -> Iterator[Value]:
        """What has to be known to compute its weight, and how many values it has."""
        for polynomial in (self.weight, self.length, self.by):
            yield from polynomial.values() if polynomial is not None else ()
        yield from (self.start,) if self.start is not None else ()
        yield from self.of.values() if self.of is not None else ()


class Fold(NamedTuple):
    """Whose reach it is, and the reach of iterations in which that digit is the same; None where there is only one."""

    digit: Digit
    inside: DependenceDistance | None


def reach_inputs(
    forms: Sequence[AffineForm],
    sizes: Sequence[int],
    trips: Mapping[Loop, TripCount],
    loop: Loop,
    shared: Callable[[Value], bool],
    digits: Collection[Loop] = (),
) -> DependenceDistance | None:
    """What the reach of the accesses of one object is computed from; `sizes` in bytes, one for each form.

    `shared` tells which values are the same for all threads (`uniformity`). None unless all forms
    have one base and one stride, which is not the constant zero, differ by values that are shared, and all nested
    loops have trip counts in closed form, the same in each iteration of the parallel loop (but for `digits`, which are
    none); and for a loop that threads count for themselves.
    """
    if not forms:
        return None
    first = forms[0]
    if not first.stride or any(f.base != first.base or f.stride != first.stride for f in forms):
        return None
    if not shared(first.base):  # each thread may have a pointer of its own
        return None
    if not is_global(trips.get(loop), shared):
        return None
    counts: dict[Loop, TripCount] = {}
    for term in (t for f in forms for t in f.inner if t.loop not in digits):
        trip = trips.get(term.loop)
        if trip is None or not all(loop.is_invariant(v) and shared(v) for v in (trip.start, trip.bound)):
            return None
        counts[term.loop] = trip
    polynomials = [first.stride, *(f.rest for f in forms), *(t.coefficient for f in forms for t in f.inner)]
    if not all(shared(a.value) and loop.is_invariant(a.value) for p in polynomials for a in p.atoms):
        return None
    return DependenceDistance(first.stride, tuple(_pieces(forms, sizes)), counts)


def _pieces(forms: Sequence[AffineForm], sizes: Sequence[int]) -> Iterable[DistancePiece]:
    found: dict[object, DistancePiece] = {}
    for form, size in zip(forms, sizes, strict=True):
        rest, low = form.rest.symbolic, form.rest.constant
        key = (rest, frozenset((t.loop, t.coefficient, t.skipped) for t in form.inner))
        known = found.get(key)
        high = low + size
        if known is not None:
            low, high = min(low, known.low), max(high, known.high)
        found[key] = DistancePiece(rest, form.inner, low, high)
    return found.values()


__all__ = ["DependenceDistance", "Digit", "DistancePiece", "Fold", "reach_inputs"]
