"""Whether integers can satisfy linear equations and inequalities.

Fourier-Motzkin elimination with the tightening of coefficients to integers, as in W. Pugh, The Omega test: a fast and
practical integer programming algorithm for dependence analysis, 1991, without its exact parts: what it calls
infeasible is so, the rest is unknown.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import gcd

Linear = Mapping[Hashable, int]
"""A sum of multiples of unknowns; that of ``ONE`` is the constant."""

ONE = "1"
_MOST = 250
"""So many inequalities are worth looking at, at once."""

_Row = tuple[frozenset[tuple[Hashable, int]], int]


class _Infeasible(Exception):
    """A row that no integers satisfy."""


def is_infeasible(equal: Iterable[Linear], at_least: Iterable[Linear]) -> bool:
    """Whether no integers make all of `equal` zero and none of `at_least` negative; False where that is not known."""
    try:
        rows = _without_equations([dict(e) for e in equal], [dict(a) for a in at_least])
        system = _tightened(rows)
        while system:
            unknown = _cheapest(system)
            if unknown is None:
                return False
            system = _eliminated(system, unknown)
            if len(system) > _MOST:
                return False
    except _Infeasible:
        return True
    return False


def _without_equations(equal: list[dict[Hashable, int]], rows: list[dict[Hashable, int]]) -> list[dict[Hashable, int]]:
    """The inequalities, with the equations solved for unknowns where that needs no division."""
    while equal:
        row = {v: c for v, c in equal.pop().items() if c}
        constant = row.pop(ONE, 0)
        divisor = gcd(*row.values()) if row else 0
        if not row or constant % divisor:
            if constant:
                raise _Infeasible
            continue
        row = {v: c // divisor for v, c in row.items()}
        constant //= divisor
        unknown = next((v for v, c in row.items() if abs(c) == 1), None)
        if unknown is None:
            rows += [{**row, ONE: constant}, {**{v: -c for v, c in row.items()}, ONE: -constant}]
            continue
        sign = -row.pop(unknown)
        solution = {v: sign * c for v, c in {**row, ONE: constant}.items()}
        equal = [_with(each, unknown, solution) for each in equal]
        rows = [_with(each, unknown, solution) for each in rows]
    return rows


def _with(row: dict[Hashable, int], unknown: Hashable, solution: Linear) -> dict[Hashable, int]:
    factor = row.get(unknown, 0)
    if not factor:
        return row
    found = {v: c for v, c in row.items() if v != unknown}
    for v, c in solution.items():
        found[v] = found.get(v, 0) + factor * c
    return found


def _tightened(rows: Iterable[Linear]) -> dict[frozenset[tuple[Hashable, int]], int]:
    """The strictest constant of each sum."""
    found: dict[frozenset[tuple[Hashable, int]], int] = {}
    for row in rows:
        key, constant = _normal(row)
        if key and (key not in found or constant < found[key]):
            found[key] = constant
    return found


def _normal(row: Linear) -> _Row:
    terms = {v: c for v, c in row.items() if c and v != ONE}
    constant = row.get(ONE, 0)
    if not terms:
        if constant < 0:
            raise _Infeasible
        return frozenset(), constant
    divisor = gcd(*terms.values())
    return frozenset((v, c // divisor) for v, c in terms.items()), constant // divisor


def _cheapest(system: Mapping[frozenset[tuple[Hashable, int]], int]) -> Hashable | None:
    """The unknown of which the elimination makes the fewest inequalities."""
    above: dict[Hashable, int] = {}
    below: dict[Hashable, int] = {}
    for terms in system:
        for v, c in terms:
            side = above if c > 0 else below
            side[v] = side.get(v, 0) + 1
    unknowns = sorted({*above, *below}, key=lambda v: (above.get(v, 0) * below.get(v, 0), str(v)))
    return unknowns[0] if unknowns else None


def _eliminated(
    system: Mapping[frozenset[tuple[Hashable, int]], int], unknown: Hashable
) -> dict[frozenset[tuple[Hashable, int]], int]:
    lower: list[dict[Hashable, int]] = []
    upper: list[dict[Hashable, int]] = []
    rest: list[Linear] = []
    for terms, constant in system.items():
        row: dict[Hashable, int] = {**dict(terms), ONE: constant}
        factor = row.get(unknown, 0)
        (lower if factor > 0 else upper if factor < 0 else rest).append(row)
    for low in lower:
        for high in upper:
            a, b = low[unknown], -high[unknown]
            rest.append({v: b * low.get(v, 0) + a * high.get(v, 0) for v in {*low, *high} if v != unknown})
    return _tightened(rest)


__all__ = ["ONE", "Linear", "is_infeasible"]
