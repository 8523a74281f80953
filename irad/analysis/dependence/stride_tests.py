"""The cheap proofs, in plain arithmetic: whole strides, and addresses that the primal itself keeps apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.inner_trip_extent import last_iteration
from irad.analysis.dependence.affine.nowrap import straight
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial, TooLarge
from irad.analysis.dependence.column_separation import ColumnSeparation, Floors, lanes_of
from irad.analysis.loops import Loop
from irad.analysis.path_conditions import PathConditions
from irad.ir import types as T
from irad.ir.values import Value

_ITERATIONS = 56
"""No loop runs 2**56 times: at ten thousand million iterations a second that takes 80 days."""


def strides_apart(
    linear: AffineAddresses, paths: PathConditions, accesses: Sequence[SharedAccess], shared: Callable[[Value], bool]
) -> str:
    """Whether each iteration's accesses lie within one stride of the loop, so that no two iterations meet: the rule by
    which they do not, in words, or nothing.

    Between two iterations the addresses move by at least one stride; the bytes that one iteration touches are fewer.
    Strides and extents are polynomials; that one is not larger than another is seen term by term, where numbers have
    lower bounds (loops that run, unsigned numbers, branches). Sums that wrap around could meet all the same, so the
    addresses have to be exact, or straight, or their strides small numbers. If they are true, steps between the rows of
    a matrix, in whose columns the iterations are, may count for nothing (`irad.analysis.dependence.column_separation`).
    """
    forms = [linear.form(a.pointer, a.block) for a in accesses]
    known = [f for f in forms if f is not None]
    if not known or len(known) < len(forms):
        return ""
    first = known[0]
    if any(f.base != first.base or f.stride != first.stride for f in known) or not shared(first.base):
        return ""
    polynomials = [first.stride, *(f.rest for f in known), *(t.coefficient for f in known for t in f.inner)]
    if not all(shared(a.value) for p in polynomials for a in p.atoms):
        return ""

    def are_true() -> bool:
        return all(f.exact for f in known) or all(straight(linear, paths, shared, a) for a in accesses)

    if not _is_small(linear, first.stride) and not are_true():
        return ""
    sizes, floors = [a.size for a in accesses], Floors(linear, paths)
    try:
        if _within_stride(linear, floors, known, sizes, shared):
            return "each stays within one stride"
        lanes = lanes_of(linear, floors, known, shared) if any(f.inner for f in known) and are_true() else ()
        if any(_within_stride(linear, floors, lane.forms, sizes, shared, lane) for lane in lanes):
            return "each stays in its own part of every row"
    except TooLarge:
        pass
    return ""


def _within_stride(
    linear: AffineAddresses,
    floors: Floors,
    forms: Sequence[AffineForm],
    sizes: Sequence[int],
    shared: Callable[[Value], bool],
    lanes: ColumnSeparation | None = None,
) -> bool:
    """Whether an iteration's accesses lie within one stride, and all strides within a lane. Raises `TooLarge`."""
    stride = floors.plain(forms[0].stride)
    polynomials = [stride, *(f.rest for f in forms), *(t.coefficient for f in forms for t in f.inner)]
    # of two accesses, what follows from both of them happening: loops around others may not run at all
    spans: list[tuple[AffineForm, Polynomial, Polynomial]] = []
    for form, size in _merged(forms, sizes):
        ends = _extent(linear, floors, form, size, _lower_bounds(linear, (form,), polynomials), shared)
        if ends is None:
            return False
        spans.append((form, *ends))
    pairs = [(high - low, _lower_bounds(linear, (f, g), polynomials)) for f, low, _ in spans for g, _, high in spans]
    return any(
        all(floors.is_not_negative(stride.times(sign) - span, lowest) for span, lowest in pairs)
        and (lanes is None or _have_room(floors, lanes, stride.times(sign)))
        for sign in (1, -1)
    )


def _have_room(floors: Floors, lanes: ColumnSeparation, stride: Polynomial) -> bool:
    """Whether all iterations' strides, which are positive, lie within a lane. Raises `TooLarge`."""
    total = stride * lanes.total
    return any(floors.is_not_negative(lanes.width.times(sign) - total, {}) for sign in (1, -1))


def _merged(forms: Sequence[AffineForm], sizes: Sequence[int]) -> list[tuple[AffineForm, int]]:
    """Forms and sizes, where those that differ by constants only stand as the whole range that they span."""
    found: dict[object, tuple[AffineForm, int]] = {}
    for form, size in zip(forms, sizes, strict=True):
        key = (form.rest.symbolic, frozenset((t.loop, t.coefficient, t.skipped) for t in form.inner))
        known, extent = found.get(key, (form, size))
        low = min(known.constant, form.constant)
        high = max(known.constant + extent, form.constant + size)
        found[key] = (known if known.constant == low else form), high - low
    return list(found.values())


def _is_small(linear: AffineAddresses, stride: Polynomial) -> bool:
    """Whether no number of iterations makes this stride go around the address space."""
    if not stride.is_number or linear.counter is None:
        return False
    bits = linear.counter.phi.type.bits if isinstance(linear.counter.phi.type, T.IntType) else 64
    return abs(stride.constant) <= 1 << 63 - min(_ITERATIONS, bits)


def _lower_bounds(
    linear: AffineAddresses, forms: Sequence[AffineForm], polynomials: Sequence[Polynomial]
) -> dict[Atom, int]:
    """What the numbers in the forms are at least, when the accesses happen."""
    loops = {(t.loop, t.skipped) for f in forms for t in f.inner}
    lasts = [last[0] for last in (last_iteration(loop, skipped, linear) for loop, skipped in loops) if last is not None]
    atoms = {a for p in (*polynomials, *lasts) for a in p.atoms}
    found = {a: 0 for a in atoms if a.extension == "zext"}
    for last in lasts:
        terms = list(last.symbolic.terms.items())
        if len(terms) == 1 and len(terms[0][0]) == 1 and terms[0][1] == 1:
            (atom,) = terms[0][0]
            found[atom] = max(found.get(atom, -last.constant), -last.constant)
    return found


def _extent(
    linear: AffineAddresses,
    floors: Floors,
    form: AffineForm,
    size: int,
    lowest: dict[Atom, int],
    shared: Callable[[Value], bool],
) -> tuple[Polynomial, Polynomial] | None:
    """Where the bytes of one iteration begin and end."""
    low, high = form.rest, form.rest + Polynomial.number(size)
    for term in form.inner:
        last = last_iteration(term.loop, term.skipped, linear)
        if last is None or not all(shared(a.value) for a in last[0].atoms):
            return None
        each = term.coefficient.over(last[1])
        if each is None:
            return None
        if floors.is_not_negative(each, lowest):
            high = high + each * last[0]
        elif floors.is_not_negative(each.times(-1), lowest):
            low = low + each * last[0]
        else:
            return None
    return low, high


# -- the index-set rule


def kept_apart(
    linear: AffineAddresses,
    paths: PathConditions,
    increments: Sequence[SharedAccess],
    accesses: Sequence[SharedAccess],
    shared: Callable[[Value], bool],
) -> bool:
    """Whether the primal itself never lets two iterations meet at addresses like these.

    For each pair of increments there is a pair of accesses, one of them a write, that happen whenever the increments
    do, at the same distance from each other (in other memory, perhaps): where the increments of two iterations meet,
    these meet too, and the primal races.
    """
    facts = [a for a in accesses if not a.protected]
    shapes = {a: linear.shape(a.pointer, a.block) for a in (*facts, *increments)}
    images = {a: list(_images(linear, paths, a, facts, shapes, shared)) for a in increments}
    return bool(increments) and all(
        any(shift == other_shift and (w.writes or x.writes) for w, shift in images[a] for x, other_shift in images[b])
        for n, a in enumerate(increments)
        for b in increments[n:]
    )


_Shift = tuple[Value | None, Value | None, Polynomial]


def _images(
    linear: AffineAddresses,
    paths: PathConditions,
    increment: SharedAccess,
    facts: Sequence[SharedAccess],
    shapes: dict[SharedAccess, AffineForm | None],
    shared: Callable[[Value], bool],
) -> Iterator[tuple[SharedAccess, _Shift]]:
    """Accesses that happen with an increment, at its address but for a shift that is the same in all iterations."""
    mine = shapes[increment]
    for fact in facts if mine is not None else ():
        theirs = shapes[fact]
        if theirs is None or mine is None or fact.size < increment.size or mine.moving != theirs.moving:
            continue
        try:
            rest = mine.rest - theirs.rest
        except TooLarge:
            continue
        bases = () if mine.base == theirs.base else (mine.base, theirs.base)
        constant = (*bases, *(a.value for a in rest.atoms))
        if not all(linear.loop.is_invariant(v) and shared(v) for v in constant):
            continue
        if paths.runs_with(fact.block, increment.block) and _see_the_same(linear, paths, mine, fact):
            yield fact, ((bases[0], bases[1], rest) if bases else (None, None, rest))


def _see_the_same(linear: AffineAddresses, paths: PathConditions, form: AffineForm, fact: SharedAccess) -> bool:
    """Whether what changes in a form is the same where the fact happens: defined in loops around it."""
    for value in linear.changing(form):
        around: Loop | None = paths.forest.innermost.get(getattr(value, "block", None))  # type: ignore[arg-type]
        if around is None or fact.block not in around.blocks:
            return False
    return True


def same_address(linear: AffineAddresses, paths: PathConditions, increment: SharedAccess, other: SharedAccess) -> bool:
    """Whether `other` touches all that an increment does, whenever that happens."""
    mine, theirs = linear.shape(increment.pointer, increment.block), linear.shape(other.pointer, other.block)
    if mine is None or theirs is None or mine.base != theirs.base or other.size < increment.size:
        return False
    if mine.moving != theirs.moving or mine.rest != theirs.rest:
        return False
    return paths.runs_with(other.block, increment.block) and _see_the_same(linear, paths, mine, other)


__all__ = ["kept_apart", "same_address", "strides_apart"]
