"""Addresses that cannot have gone around the end of the address space, although no flag says so.

Optimisers drop the promise that an address stays within its object when they regroup its terms. But where an access
happens in *every* iteration of the loops around it, the addresses of consecutive iterations are all in one object, and
no object is larger than 2**56 bytes (virtual addresses of user programs have fewer bits). So each step from iteration
to iteration, as a signed number, is no longer than that; the steps add up without a wrap, and the linear form is true
of the numbers themselves. It remains to be seen that the coefficients are those steps, and not off by a multiple of
2**64: that they are less than 2**62 follows from the widths of what they are made of, and from loops running less than
2**56 times.
"""

from __future__ import annotations

from collections.abc import Callable

from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.inner_trip_extent import last_iteration
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial
from irad.analysis.path_conditions import PathConditions
from irad.ir import types as T
from irad.ir.values import Value

_LIMIT = 1 << 62
_ITERATIONS = 1 << 56


def straight(
    linear: AffineAddresses, paths: PathConditions, shared: Callable[[Value], bool], access: SharedAccess
) -> AffineForm | None:
    """The form of an access that happens in all iterations, as a sum of integers; None where that cannot be seen.

    Two such accesses with one base and one stride are at the distance that their forms tell.
    """
    form = linear.form(access.pointer, access.block)
    if form is None or not shared(form.base):
        return None
    polynomials = [form.stride, form.rest, *(t.coefficient for t in form.inner)]
    if not all(shared(a.value) for p in polynomials for a in p.atoms):
        return None
    counts = _counts(linear, form)
    small = all(_magnitude(p, counts) < _LIMIT for p in polynomials)
    return form if small and _happens_always(linear, paths, shared, access) else None


def _happens_always(
    linear: AffineAddresses, paths: PathConditions, shared: Callable[[Value], bool], access: SharedAccess
) -> bool:
    """Whether an access happens in all iterations of the loops around it, or in none."""
    block = access.block
    while True:
        around = paths.forest.innermost[block]
        if around is None:
            return False
        conditions = paths.sufficient(block, around.header)
        if conditions is None or not all(linear.loop.is_invariant(c) and shared(c) for c, _ in conditions):
            return False
        if around is linear.loop:
            return True
        block = around.preheader


def _counts(linear: AffineAddresses, form: AffineForm) -> dict[Atom, int]:
    """Numbers that are how often a nested loop runs, but for a small factor, which is given."""
    found: dict[Atom, int] = {}
    for term in form.inner:
        last = last_iteration(term.loop, term.skipped, linear)
        if last is None or last[1] != 1:
            continue
        terms = list(last[0].symbolic.terms.items())
        if len(terms) == 1 and len(terms[0][0]) == 1 and terms[0][1] == 1:
            found[terms[0][0][0]] = 1 + abs(last[0].constant)
    return found


def _magnitude(polynomial: Polynomial, counts: dict[Atom, int]) -> int:
    """An upper bound of the absolute value."""
    total = 0
    for monomial, factor in polynomial.terms.items():
        plain, counted, loops = abs(factor), abs(factor), set[Atom]()
        for atom in monomial:
            widest = 1 << (atom.value.type.bits if isinstance(atom.value.type, T.IntType) else 64)
            plain *= widest
            if atom in counts and atom not in loops:
                loops.add(atom)
                counted *= counts[atom]
            else:
                counted *= widest
        # nested loops together run less often than any loop could
        total += min(plain, counted * _ITERATIONS if loops else counted)
    return total


__all__ = ["straight"]
