"""Lanes: what iterations touch lies so far apart, again and again, that they all find room between.

The columns of a matrix whose rows lie one behind the other: iteration i has the numbers `stride * i` of each row, and a
row is as long as all iterations together reach, or longer. So, but for steps of multiples of the row's length, what
iterations touch has to differ; and no such step leads from one iteration's place to another's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.inner_trip_extent import last_iteration
from irad.analysis.dependence.affine.polynomial import Atom, Monomial, Polynomial
from irad.analysis.path_conditions import Condition, PathConditions
from irad.ir import types as T
from irad.ir.instructions import Call, Compare, Instruction
from irad.ir.marks import BLOCK, is_mark, marking_call
from irad.ir.values import ConstInt, Value

_DEPTH = 8
_LEAST = {("sgt", True): 1, ("sge", True): 0, ("slt", False): 0, ("sle", False): 1, ("eq", True): 0}
"""By how much a number is larger than a constant, at least, if a comparison with it has that outcome."""
_MOST_STEPS = 32


class Floors:
    """How small numbers can be at the least when a loop runs, by the branches that lead to it."""

    def __init__(self, linear: AffineAddresses, paths: PathConditions) -> None:
        self._conditions: Sequence[Condition] = paths.necessary(linear.loop.header)

    def of(self, value: Value, depth: int = _DEPTH) -> int | None:
        """A lower bound of a signed number; None where none is known."""
        if isinstance(value, ConstInt):
            return value.value
        found = list(self._compared(value))
        if isinstance(value, Instruction) and depth > 0:
            below = self._computed(value, depth - 1)
            found += [below] if below is not None else []
        return max(found, default=None)

    def _compared(self, value: Value) -> Iterator[int]:
        for condition, holds in self._conditions:
            if isinstance(condition, Compare) and condition.operands[0] is value:
                limit = condition.operands[1]
                more = _LEAST.get((condition.predicate, holds))
                if more is not None and isinstance(limit, ConstInt):
                    yield limit.value + more

    def _computed(self, inst: Instruction, depth: int) -> int | None:
        if inst.opcode == "zext":
            return max(0, self.of(inst.operands[0], depth) or 0)
        if inst.opcode == "sext":
            return self.of(inst.operands[0], depth)
        if inst.opcode in ("add", "sub") and "nsw" in inst.flags and isinstance(inst.operands[1], ConstInt):
            below = self.of(inst.operands[0], depth)
            more = inst.operands[1].value if inst.opcode == "add" else -inst.operands[1].value
            return below + more if below is not None else None
        if isinstance(inst, Call) and (inst.callee_name or "").startswith("llvm.smax."):
            return max((x for o in inst.operands if (x := self.of(o, depth)) is not None), default=None)
        return None

    def plain(self, polynomial: Polynomial) -> Polynomial:
        """The same number; what is not negative counts as unsigned."""
        terms: dict[Monomial, int] = {}
        for monomial, factor in polynomial.terms.items():
            product = Polynomial.number(factor)
            for atom in monomial:
                product = product * Polynomial.of(self._plain(atom))
            for each, c in product.terms.items():
                terms[each] = terms.get(each, 0) + c
        return Polynomial(terms)

    def _plain(self, atom: Atom) -> Atom:
        least = self.of(atom.value) if atom.extension == "sext" else None
        return Atom(atom.value, "zext") if least is not None and least >= 0 else atom

    def is_not_negative(self, polynomial: Polynomial, lowest: Mapping[Atom, int]) -> bool:
        """Whether a number is never negative, where others are at least what `lowest` says."""
        number = self.plain(polynomial)
        known = {self._plain(atom): least for atom, least in lowest.items()}
        for atom in number.atoms:
            least = self.of(atom.value)
            if atom.extension == "zext":
                least = max(0, least or 0)
            if least is not None:
                known[atom] = max(known.get(atom, least), least)
        return number.at_least_zero(known)


def iterations(linear: AffineAddresses, floors: Floors) -> Polynomial | None:
    """How many iterations of the loop there are, all threads' together, or more; None where that is not known."""
    counter = linear.counter
    if counter is None:
        return None
    mark = marking_call(counter.start)
    if mark is None:
        last = last_iteration(linear.loop, 0, linear)
        return floors.plain(last[0] + Polynomial.number(1)) if last is not None and last[1] == 1 else None
    if is_mark(mark) != BLOCK:
        return None
    total = mark.operands[1]
    if isinstance(total, ConstInt):
        return Polynomial.number(total.value) if total.value > 0 else None
    least = floors.of(total)
    wide = "" if total.type == T.I64 else "sext" if least is not None and least >= 0 else "zext"
    found = linear.number(total, wide)
    return floors.plain(found or Polynomial.of(Atom(total, wide)))


class ColumnSeparation(NamedTuple):
    """Forms without the steps from lane to lane, which are multiples of `width`. What iterations touch meets only where
    that does, if `width`, or its opposite, is no less than `total` strides, and each iteration stays within one."""

    forms: list[AffineForm]
    width: Polynomial
    total: Polynomial


def lanes_of(
    linear: AffineAddresses, floors: Floors, forms: Sequence[AffineForm], shared: Callable[[Value], bool]
) -> Iterator[ColumnSeparation]:
    """In which ways the addresses of all forms may be steps between lanes and the rest. The forms have one base and one
    stride, and tell of addresses as numbers that do not wrap around. Raises `TooLarge`."""
    total = iterations(linear, floors)
    if total is not None and all(shared(a.value) for a in total.atoms):
        for width in dict.fromkeys(floors.plain(t.coefficient) for f in forms for t in f.inner):
            yield ColumnSeparation([_reduced(floors, f, width) for f in forms], width, total)


def _reduced(floors: Floors, form: AffineForm, width: Polynomial) -> AffineForm:
    inner = tuple(t for t in form.inner if _remainder(floors.plain(t.coefficient), width))
    return replace(form, inner=inner, rest=_remainder(floors.plain(form.rest), width))


def _remainder(polynomial: Polynomial, width: Polynomial) -> Polynomial:
    """What is left of a polynomial when multiples of another one are taken away; of numbers, the nearest."""
    lead = max(width.terms, key=lambda m: (len(m), [str(a) for a in m]))
    for _ in range(_MOST_STEPS):
        for monomial, factor in polynomial.terms.items():
            rest = _without(monomial, lead)
            times = factor // width.terms[lead] if factor % width.terms[lead] == 0 else 0
            if not monomial and not lead:
                times = round(factor / width.terms[lead])
            if rest is not None and times:
                polynomial = polynomial - Polynomial({rest: times}) * width
                break
        else:
            break
    return polynomial


def _without(monomial: Monomial, factors: Monomial) -> Monomial | None:
    """A product without some of its factors; None where it has not all of them."""
    left = list(monomial)
    for atom in factors:
        if atom not in left:
            return None
        left.remove(atom)
    return tuple(left)


__all__ = ["ColumnSeparation", "Floors", "iterations", "lanes_of"]
