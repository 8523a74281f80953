"""Numbers between bounds: what the reach says of them against what happens when the loops run."""

from __future__ import annotations

from functools import cache

import pytest

from irad.analysis.dependence.affine.dependence_distance import DependenceDistance
from irad.analysis.dependence.affine.symbolic_range import SymbolicRange
from irad.analysis.dependence.affine.wrap_predicates import WrapPredicate, WrapPredicates
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import APART, Subject, run
from tests.unit.analysis.dependence.test_affine_addresses import evaluate

SOURCE = """
typedef double *restrict out; typedef const double *restrict in; typedef const int *restrict keys;
void pivot(long n, long m, keys key, in u, out w) {
  for (long i = 0; i < n; i++)
    for (long k = 0; k < m; k++) {
      long p = k;
      for (long j = k + 1; j < m; j++) if (key[i * m + j] > key[i * m + p]) p = j;
      w[i] += u[i * m + p];
    }
}
void parity(long n, long m, in u, out w) {
  for (long i = 1; i < n; i++) for (long j = 1 + i % 2; j < m; j += 2) w[i] += u[i * m + j] * u[(i - 1) * m + j];
}
void held(long n, long r, in u, out w) {
  for (long i = 0; i < n; i++)
    for (long k = -r; k <= r; k++) { long at = i + k < 0 ? 0 : i + k >= n ? n - 1 : i + k; w[i] += u[at]; }
}
void triangle(long n, long m, in u, out w) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) for (long k = j; k < m; k++) w[i] += u[(i * m + j) * m + k];
}
void falling(long n, long m, in u, out w) {
  for (long i = 0; i < n; i++)
    for (long j = m - 1; j >= 0; j--) for (long k = j; k >= 0; k--) w[i] += u[i * m + k];
}
void doubling(long n, long m, in u, out w) {
  for (long i = 0; i < n; i++) for (long k = 1; k < m; k += k) w[i] += u[i * m + k];
}
void running(long n, long m, keys key, in u, out w) {
  for (long i = 0; i < n; i++) {
    long p = 0;
    for (long j = 0; j < m; j++) { p = key[j] > 0 ? p + 3 : j; w[i] += u[i * m + p]; }
  }
}
void beyond(long n, long m, long first, in u, out w) {
  for (long i = 0; i < n; i++) { long at = i - first < m ? m : i - first; w[i] += u[at] * 2; }
}
"""
CASES = [
    ("pivot", {"n": 3, "m": 4, "key": [1, 5, 2, 9, 4, 3, 2, 1, 0, 1, 2, 3]}, 0), ("parity", {"n": 7, "m": 6}, 1),
    ("held", {"n": 9, "r": 2}, 4), ("triangle", {"n": 3, "m": 4}, 0), ("falling", {"n": 3, "m": 5}, 0),
]  # fmt: skip


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def reach_of(it: Subject, kind: type[WrapPredicates]) -> tuple[DependenceDistance, tuple[WrapPredicate, ...]] | None:
    linear = kind(it.module, it.cfg, it.loop, it.inductions, it.linear.trips)
    reads = it.reads("u")
    forms = [linear.form(r.pointer, r.block) for r in reads]
    known = [f for f in forms if f is not None]
    return linear.reach(known, [8] * len(known), it.linear.trips, it.shared) if len(known) == len(forms) else None


@pytest.mark.parametrize(("name", "arguments", "expected"), CASES, ids=[c[0] for c in CASES])
def test_no_two_iterations_meet_that_are_further_apart_than_the_reach(
    name: str, arguments: dict[str, int | list[int]], expected: int
) -> None:
    it = Subject(programs().functions[name])
    assert reach_of(it, WrapPredicates) is None
    found = reach_of(it, SymbolicRange)
    assert found is not None
    reach, claims = found
    visits = run(it, arguments)
    visit = visits[0]
    runs = {loop: 1 + max(v.iterations.get(loop, 0) for v in visits) for loop in it.forest.loops}
    runs |= {d.loop: evaluate(d.length, visit) for d in reach.digits}
    ends = []
    for piece in reach.pieces:
        ways = [evaluate(t.coefficient, visit) * max(runs[t.loop] - 1, 0) for t in piece.inner]
        rest = evaluate(piece.rest, visit)
        ends.append((rest + piece.low + sum(min(w, 0) for w in ways), rest + piece.high + sum(max(w, 0) for w in ways)))
    stride = evaluate(reach.stride, visit)
    assert (max(e[1] for e in ends) - min(e[0] for e in ends) - 1) // stride == expected
    touched: dict[int, set[int]] = {}
    argument = next(a for a in it.function.arguments if a.name == "u")
    for v in visits:
        if v.address // APART == argument.index + 1:
            touched.setdefault(v.address, set()).add(v.iterations[it.loop])
    assert max(max(s) - min(s) for s in touched.values()) <= expected
    for claim in claims:
        low = high = evaluate(claim.rest, visit)
        for loop, coefficient in ((it.loop, claim.each), *claim.moves):
            way = evaluate(coefficient, visit) * (runs[loop] - 1)
            low, high = low + min(way, 0), high + max(way, 0)
        assert claim.low <= low and high <= claim.high


@pytest.mark.parametrize("name", ["doubling", "running"])
def test_what_is_computed_from_itself_has_no_bounds(name: str) -> None:
    assert reach_of(Subject(programs().functions[name]), SymbolicRange) is None


def test_a_limit_that_is_far_from_the_counter_is_claimed_not_to_be() -> None:
    it = Subject(programs().functions["beyond"])
    found = reach_of(it, SymbolicRange)
    assert found is not None
    arguments = {"n": 5, "m": 3, "first": 1}
    visit = run(it, arguments)[0]
    failing = [c for c in found[1] if not c.low <= evaluate(c.rest, visit) <= c.high]
    assert failing  # 0 - first < m in the first iteration
