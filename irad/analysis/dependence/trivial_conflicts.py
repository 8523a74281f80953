"""Accesses that meet so plainly that no proof of the opposite need be looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.delinearize import Delinearized
from irad.analysis.dependence.affine.polynomial import TooLarge
from irad.analysis.path_conditions import PathConditions
from irad.ir.instructions import Compare, Instruction, Load, Phi
from irad.ir.values import Value

_FURTHEST = 1 << 20
"""Loops are taken to run as often as iterations that meet are apart, if that is not more."""


def find_meeting(
    linear: AffineAddresses,
    paths: PathConditions,
    increments: Sequence[SharedAccess],
    facts: Iterable[SharedAccess],
    shared: Callable[[Value], bool],
) -> tuple[SharedAccess, SharedAccess] | None:
    """Two increments of which it is seen without a search that two different iterations may meet in them.

    That is so where an address does not depend on the iteration; where two are a number of strides apart; and where
    an address is read from memory of which no fact tells anything. Only increments that happen whatever the number
    of the iteration is are looked at. A wrong answer would only lose a proof.
    """
    free = not any(_tells_of_memory(linear, fact) for fact in facts)
    steady = [a for a in increments if _is_steady(linear, paths, a, free)]
    shapes = [(a, shape) for a in steady if (shape := linear.shape(a.pointer, a.block)) is not None]
    for access, shape in shapes:
        changing = linear.changing(shape)
        if not shape.stride and (not changing or (free and all(map(_is_read, changing)))):
            return access, access
    for n, (a, mine) in enumerate(shapes):
        for b, theirs in shapes[n + 1 :]:
            if _strides_between(linear, mine, theirs, shared):
                return a, b
    return None


def find_repeated(
    folded: Delinearized, paths: PathConditions, increments: Sequence[SharedAccess], facts: Iterable[SharedAccess]
) -> tuple[SharedAccess, SharedAccess] | None:
    """As `find_meeting`, where the loop's counter is made of several numbers: an address that does not depend on one
    of them."""
    free = not any(_tells_of_memory(folded, fact) for fact in facts)
    for access in increments if folded.digits else ():
        form = folded.form(access.pointer, access.block)
        if form is not None and folded.repeats(form) and _is_steady(folded, paths, access, free):
            return access, access
    return None


def _is_steady(linear: AffineAddresses, paths: PathConditions, access: SharedAccess, free: bool) -> bool:
    """Whether an access depends on no conditions that change, but for those on which loops end, and, where numbers in
    memory are free, comparisons with these."""
    exits = {
        block.terminator.operands[0]
        for loop in paths.forest.path(access.block)
        for block, _ in loop.exit_edges
        if block.terminator.operands
    }

    def is_harmless(condition: Value) -> bool:
        compared = free and isinstance(condition, Compare) and any(map(_is_read, condition.operands))
        return condition in exits or compared or linear.loop.is_invariant(condition)

    return all(is_harmless(c) for c, _ in paths.necessary(access.block))


def _tells_of_memory(linear: AffineAddresses, fact: SharedAccess) -> bool:
    """Whether the address of a fact depends on more than the numbers of iterations."""
    shape = linear.shape(fact.pointer, fact.block)
    return shape is None or bool(linear.changing(shape))


def _is_read(value: Value) -> bool:
    """Whether a number comes from memory; what an iteration hands on to the next may be such a number, too."""
    while isinstance(value, Instruction) and value.opcode in ("sext", "zext", "trunc"):
        value = value.operands[0]
    return isinstance(value, Load) or (isinstance(value, Phi) and all(isinstance(o, Load) for o in value.operands))


def _strides_between(linear: AffineAddresses, a: AffineForm, b: AffineForm, shared: Callable[[Value], bool]) -> int:
    """How many strides two addresses of one iteration lie apart; 0 where they are the same or it is not known."""
    if a.base != b.base or a.moving != b.moving or not a.stride or linear.changing(a) or linear.changing(b):
        return 0
    if not all(shared(x.value) for form in (a, b) for x in (*form.rest.atoms, *form.stride.atoms)):
        return 0
    try:
        apart = a.rest - b.rest
    except TooLarge:
        return 0
    monomial, factor = next(iter(a.stride.terms.items()))
    times, left = divmod(apart.terms.get(monomial, 0), factor)
    exact = not left and apart == a.stride.times(times)
    return times if exact and abs(times) < _FURTHEST else 0


__all__ = ["find_meeting", "find_repeated"]
