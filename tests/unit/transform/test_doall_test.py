"""Proofs that the iterations of a serial loop do not depend on each other, held against what happens when it runs."""

from __future__ import annotations

import importlib.util
from functools import cache

import pytest

from irad.analysis.dependence import SharedAccess, Verdict, prove_independent
from irad.analysis.trip_count import trip_counts
from irad.ir.instructions import Store
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from tests.support import prepare_c
from tests.unit.analysis.dependence.address_runs import Subject, Visit, run

SOURCE = """
typedef double *restrict mem; typedef const int *restrict idx;
void scale(int n, mem w) { for (int i = 0; i < n; i++) w[i] *= w[i]; }
void pairs(int n, mem w) {
  for (int i = 0; i < n; i++) { double t = w[2 * i]; w[2 * i] = w[2 * i + 1]; w[2 * i + 1] = t; }
}
void downwards(long n, mem w) { for (long i = n; i > 0; i -= 2) w[i] += w[i - 1]; }
void halves(int n, mem w) { for (int i = 0; i < n; i++) w[i] += w[i + n]; }
void odd_from_even(long n, mem w) { for (long i = 0; i < n; i++) w[2 * i + 1] += w[2 * i] * w[2 * i + 2]; }
void rows(long n, long m, mem w) {
  for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) w[i * m + j] *= w[i * m + j];
}
struct body { double x[3], v[3]; };
void bodies(int n, struct body *restrict w) { for (int i = 0; i < n; i++) w[i].x[1] += 0.1 * w[i].v[1]; }
void backwards(int n, mem w) { for (int i = 0; i < n; i++) w[i] += w[i + 1]; }
void far(long n, mem w) { for (long i = 0; i < n; i++) w[i] += w[i + 5]; }
void mirrored(long n, mem w) { for (long i = 0; i < n; i++) w[i] += w[n - 1 - i]; }
void halved(unsigned n, mem w) { for (unsigned i = 0; i < n; i++) w[i / 2] += w[i / 2 + 100]; }
void indirect(int n, idx c, mem w) { for (int i = 0; i < n; i++) w[c[i]] += 2; }
void read_indirect(int n, idx c, mem w) { for (int i = 0; i < n; i++) w[i] += w[c[i]]; }
void strided(long n, long m, mem w) { for (long i = 0; i < n; i++) w[i * m] += 2; }
void around(int n, mem w) { for (int i = 0; i < n; i++) w[i & 7] += 2; }
void first(int n, mem w) { for (int i = 0; i < n; i++) w[i] = w[i] * w[n / 2]; }
void conditional(int n, idx c, mem w) { for (int i = 0; i < n; i++) if (c[i]) w[i] = w[i + 1]; }
void transposed(long n, long m, mem w) {
  for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) w[j * n + i] += w[i * m + j];
}
"""
PROVED = [
    ("scale", "each stays within one stride", {"n": 5}),
    ("pairs", "each stays within one stride", {"n": 5}),
    ("downwards", "each stays within one stride", {"n": 9}),
    ("bodies", "each stays within one stride", {"n": 4}),
    ("rows", "each stays within one stride", {"n": 4, "m": 3}),
    ("halves", "by their index ranges (z3)", {"n": 6}),
    ("odd_from_even", "each stays within one stride", {"n": 6}),
]
OPEN = [
    ("backwards", {"n": 4}), ("far", {"n": 7}), ("mirrored", {"n": 5}), ("halved", {"n": 4}),
    ("indirect", {"n": 3, "c": [1, 2, 1]}), ("read_indirect", {"n": 3, "c": [1, 1, 1]}), ("strided", {"n": 3, "m": 0}),
    ("around", {"n": 12}), ("first", {"n": 4}), ("conditional", {"n": 4, "c": [1, 1, 1, 1]}),
    ("transposed", {"n": 3, "m": 3}),
]  # fmt: skip
needs_z3 = pytest.mark.skipif(importlib.util.find_spec("z3") is None, reason="z3-solver is not installed")


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def verdict(it: Subject) -> Verdict:
    own = [a for a in it.memory if it.object_of(a).name == "w"]
    accesses = [SharedAccess(a, a.pointer, it.size(a), isinstance(a, Store), False) for a in own]
    return prove_independent(
        it.function, it.cfg, it.forest, it.loop, it.inductions, trip_counts(it.forest), accesses,
        it.unmodified,
    )  # fmt: skip


def conflict(it: Subject, visits: list[Visit]) -> bool:
    """Whether an iteration writes what another one touches."""
    touched: dict[int, set[tuple[int, bool]]] = {}
    for visit in visits:
        for byte in range(visit.address, visit.address + it.size(visit.inst)):
            touched.setdefault(byte, set()).add((visit.iterations[it.loop], isinstance(visit.inst, Store)))
    return any(
        a != b and (writes or also) for found in touched.values() for a, writes in found for b, also in found
    )


@pytest.mark.parametrize(
    ("name", "rule", "arguments"),
    [pytest.param(*r, id=r[0], marks=[needs_z3] if "z3" in r[1] else []) for r in PROVED],
)
def test_what_is_proved_is_so(name: str, rule: str, arguments: dict[str, int | list[int]]) -> None:
    it = Subject(programs().functions[name])
    found = verdict(it)
    assert found.exclusive and found.reason.endswith(rule)
    visits = run(it, arguments)
    assert len({v.iterations[it.loop] for v in visits}) > 1
    assert not conflict(it, visits)


@needs_z3
@pytest.mark.parametrize(("name", "arguments"), OPEN, ids=[row[0] for row in OPEN])
def test_what_may_meet_is_not_proved(name: str, arguments: dict[str, int | list[int]]) -> None:
    it = Subject(programs().functions[name])
    found = verdict(it)
    assert not found.exclusive
    assert conflict(it, run(it, arguments))


@needs_z3
def test_reasons_name_the_elements() -> None:
    reason = verdict(Subject(programs().functions["backwards"])).reason
    assert "iterations i and i'" in reason and "w[i]" in reason and "w[i' + 1]" in reason
