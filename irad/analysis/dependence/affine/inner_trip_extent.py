"""How far the loops nested in a parallel loop go, as polynomials."""

from __future__ import annotations

from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.polynomial import Polynomial
from irad.analysis.loops import Loop
from irad.analysis.trip_count import TripCount
from irad.ir import types as T
from irad.ir.values import ConstInt


def last_iteration(loop: Loop, skipped: int, linear: AffineAddresses) -> tuple[Polynomial, int] | None:
    """(n, s): the highest iteration number k of a nested loop satisfies `s * k <= n`, and n is not negative if the
    loop body runs at all; None where that does not follow from the loop alone. `s` is the absolute step.

    Only for loops whose exit test promises that the bound lies ahead of the start: one for equality (anything else
    would wrap around), or one that is made in front of the access.
    """
    trip = linear.trips.get(loop)
    if trip is None or len(loop.exit_edges) != 1 or trip.predicate == "ne":
        return None
    if not skipped and not trip.meets:
        return None
    extension = extension_of(trip)
    if extension is None:
        return None
    span = linear.difference(trip.bound, trip.start, extension)
    if span is None:
        return None
    step = abs(trip.step)
    if trip.step < 0:
        span = span.times(-1)
    if trip.predicate in ("sle", "ule", "sge", "uge"):
        span = span + Polynomial.number(1)
    # the loop goes on while (k + delta) * step < span: where the exit test was passed in iteration k - 1 (to get to
    # the header) or in iteration k (to get to an access behind the test)
    return span + Polynomial.number(step * (1 - trip.delta - skipped) - 1), step


def extension_of(trip: TripCount) -> str | None:
    """How the numbers of an exit test are made into 64-bit numbers."""
    unsigned = trip.predicate.startswith("u")
    if trip.start.type == T.I64:
        # a loop that counts up from zero, and ends, ends before the numbers with the sign bit
        from_zero = trip.step > 0 and isinstance(trip.start, ConstInt) and 0 <= trip.start.value < 1 << 32
        return "" if from_zero or not unsigned else None
    if not isinstance(trip.start.type, T.IntType):
        return None
    return "zext" if unsigned else "sext"


__all__ = ["extension_of", "last_iteration"]
