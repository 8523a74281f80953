"""Proofs that iterations never meet, held against what happens when the loops run."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache

import pytest

from irad.analysis.dependence import SharedAccess, Verdict
from irad.ir import types as T
from irad.ir.instructions import Store
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.values import ConstInt
from tests.support import canonical, prepare_c
from tests.unit.analysis.dependence.address_runs import Subject, meeting, run

SOURCE = """
typedef double *restrict out; typedef const double *restrict in; typedef const int *restrict idx;
void pointwise(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i] * u[i]; }
void shifted(int n, in u, out w) { for (int i = 0; i < n; i++) w[i + 10] = u[i + 10] * u[i + 10]; }
void backwards(long n, in u, out w) { for (long i = n - 1; i >= 0; i--) w[i] = u[i] * u[i]; }
void swap(long n, out a) {
  for (long i = 0; i < n - 1; i += 2) { double t = a[i]; a[i] = a[i + 1] * t; a[i + 1] = t; }
}
struct body { double x[3], v[3]; };
void bodies(int n, const struct body *restrict b, out e) {
  for (int i = 0; i < n; i++) e[i] = b[i].v[0] * b[i].v[1] * b[i].x[2];
}
void rows(int n, int m, in a, out x) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = 0; j < m; j++) s += a[i * m + j] * 3; x[i] = s * s; }
}
void long_rows(long n, long m, in a, out x) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = 0; j < m; j++) s += a[i * m + j] * 3; x[i] = s * s; }
}
void begun_rows(long n, long m, in a, out x) {
  for (long i = 0; i < n; i++) {
    double s = a[i * m];
    for (long j = 0; j < m; j++) s += a[i * m + j] * 3;
    x[i] = s * s;
  }
}
void size_rows(unsigned long n, unsigned long m, in a, out x) {
  for (unsigned long i = 0; i < n; i++) {
    double s = 0;
    for (unsigned long j = 0; j < m; j++) s += a[i * m + j] * 3;
    x[i] = s * s;
  }
}
void cube(int n, int m, int l, in a, out x) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k < l; k++) x[i] += a[(i * m + j) * l + k] * a[(i * m + j) * l + k];
}
void divided(long n, long m, in u, out x) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; x[t] = u[i * m + j] * 2; }
}
void collapsed(int n, int m, in u, out w) {
  for (long t = 0; t < (long)n * m; t++) {
    int i = (int)(t / m), j = (int)(t - t / m * m);
    w[i * (long)m + j] = u[i * (long)m + j] * 2;
  }
}
void gathered(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) r[c[i]] += u[c[i]] * 2; }
void gathered_shifted(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) r[c[i] + 7] += u[c[i] + 7] * 2; }
void pairs(int n, idx c, in u, out r) {
  for (int i = 0; i < n; i++) {
    double f = u[c[2 * i]] * u[c[2 * i + 1]];
    r[c[2 * i]] += f;
    r[c[2 * i + 1]] -= f;
  }
}
void edges(int n, idx a, idx b, in u, out r) {
  for (int e = 0; e < n; e++) { double f = u[a[e]] - u[b[e]]; r[a[e]] += f * f; r[b[e]] -= f * f; }
}
void guarded(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) if (c[i]) r[c[i]] = u[c[i]] * 2; }
void spread(int n, idx c, in u, out r) {
  for (int i = 0; i < n; i++) { r[3 * c[i]] = u[c[i]]; r[3 * c[i] + 1] = u[c[i]] * u[c[i]]; }
}
void drawn(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) r[c[i]] += u[3 * c[i]] * u[3 * c[i] + 1]; }
void arrays(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i] * u[i + n] * u[i + 2 * n]; }
void parity(int n, in u, out w) { for (int i = 0; i < n; i++) if (i % 2 == 0) w[i] = u[i] * u[i + 1]; }
void interior(int n, int m, in u, out w) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++) w[i * m + j] = u[i * m + j - 1] * u[i * m + j + 1];
}
void leading(int n, int m, int ld, in a, out x) {
  if (m <= ld)
    for (int i = 0; i < n; i++) { double s = 0; for (int j = 0; j < m; j++) s += a[i * ld + j] * 3; x[i] = s * s; }
}
void capped(int n, int m, in u, out w) {
  for (int i = 0; i < n; i++) { int k = i < m ? i : i + m; if (m > 0) w[i] = u[k] * 2; }
}
void three(int n, in u, out w) { for (int i = 1; i < n - 1; i++) w[i] = u[i - 1] + u[i] * u[i + 1]; }
void any_leading(int n, int m, int ld, in a, out x) {
  for (int i = 0; i < n; i++) { double s = 0; for (int j = 0; j < m; j++) s += a[i * ld + j] * 3; x[i] = s * s; }
}
void both(int n, idx c, in u, out r) { for (int i = 0; i < n; i++) r[c[i] + 7] += u[c[i] + 7] * u[c[i]]; }
void partly(int n, idx c, idx on, in u, out r) {
  for (int i = 0; i < n; i++) { double t = u[c[i]]; if (on[i]) r[c[i]] = t * 2; else r[i + 50] = t; }
}
void modular(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i & 7] * 2; }
void halved(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i / 2] * 2; }
void wrapping(unsigned n, unsigned m, in u, out w) { for (unsigned i = 0; i < n; i++) w[i] = u[i * m] * 3; }
void bytes(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[(unsigned char)i] * 3; }
void sparse(int n, idx p, in v, out x) {
  for (int i = 0; i < n; i++) { double s = 0; for (int k = p[i]; k < p[i + 1]; k++) s += v[k] * 3; x[i] = s * s; }
}
void all_rows(long n, long m, in a, out x) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = 0; j < m; j++) s += a[j] * i; x[i] = s; }
}
void lasting(int n, idx p, idx c, in u, out r) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    int k = p[i], x;
    do { x = c[k]; s += u[x] * 3; k++; } while (k < p[i + 1]);
    r[x] = s * s;
  }
}
void columns(int n, int m, in a, out x) {
  for (int j = 0; j < n; j++) { double s = 0; for (int i = 0; i < m; i++) s += a[i * n + j] * 3; x[j] = s * s; }
}
void inner_columns(int n, int m, in u, out w) {
  for (int j = 1; j < n - 1; j++)
    for (int i = 1; i < m - 1; i++) w[i * n + j] = u[(i - 1) * n + j] * u[(i + 1) * n + j] * u[i * n + j];
}
void column_pairs(int n, int m, in a, out x) {
  for (int j = 0; j < n; j++) {
    double s = 0;
    for (int i = 0; i < m; i++) s += a[2 * (i * n + j)] * a[2 * (i * n + j) + 1];
    x[j] = s * s;
  }
}
void sixteen_columns(int m, const double (*restrict a)[16], out x) {
  for (int j = 0; j < 16; j++) { double s = 0; for (int i = 0; i < m; i++) s += a[i][j] * a[i][j]; x[j] = s; }
}
void upwards_from_last(int n, int m, in a, out x) {
  for (int j = n - 1; j >= 0; j--) { double s = 0; for (int i = 0; i < m; i++) s += a[i * n + j]; x[j] = s * s; }
}
void slabs(int l, int m, int n, in a, out x) {
  for (int j = 0; j < m; j++) {
    double s = 0;
    for (int i = 0; i < l; i++) for (int k = 0; k < n; k++) s += a[(i * m + j) * n + k];
    x[j] = s * s;
  }
}
void one_more_column(int n, int m, in a, out x) {
  for (int j = 0; j <= n; j++) { double s = 0; for (int i = 0; i < m; i++) s += a[i * n + j] * 3; x[j] = s * s; }
}
void any_columns(int n, int m, int ld, in a, out x) {
  for (int j = 0; j < n; j++) { double s = 0; for (int i = 0; i < m; i++) s += a[i * ld + j] * 3; x[j] = s * s; }
}
void neighbouring_columns(int n, int m, in a, out x) {
  for (int j = 0; j < n; j++) {
    double s = 0;
    for (int i = 0; i < m; i++) s += a[i * n + j] * a[i * n + j + 1];
    x[j] = s * s;
  }
}
void changing(int n, int m, int *restrict c, in u, out r) {
  for (int i = 0; i < n; i++) { r[c[i]] = 3; c[i + m] = 0; r[i + 50] = u[c[i]]; }
}
"""

STRIDE, LANE, INDEX, SOLVER = "one stride", "part of every row", "index-set rule", "(z3)"
C6, C7 = [4, 1, 9, 3, 0, 6], [5, 2, 30, 1, 7, 40, 3]
PROVED = [
    ("pointwise", "u", STRIDE, {"n": 5}),
    ("shifted", "u", STRIDE, {"n": 5}),
    ("backwards", "u", STRIDE, {"n": 5}),
    ("swap", "a", STRIDE, {"n": 8}),
    ("bodies", "b", STRIDE, {"n": 4}),
    ("rows", "a", STRIDE, {"n": 3, "m": 4}),
    ("long_rows", "a", STRIDE, {"n": 3, "m": 4}),
    ("size_rows", "a", STRIDE, {"n": 3, "m": 4}),
    ("cube", "a", STRIDE, {"n": 3, "m": 2, "l": 4}),
    ("columns", "a", LANE, {"n": 3, "m": 4}),
    ("inner_columns", "u", LANE, {"n": 5, "m": 5}),
    ("column_pairs", "a", LANE, {"n": 3, "m": 4}),
    ("sixteen_columns", "a", LANE, {"m": 3}),
    ("upwards_from_last", "a", SOLVER, {"n": 3, "m": 4}),
    ("slabs", "a", LANE, {"l": 3, "m": 4, "n": 2}),
    ("divided", "u", STRIDE, {"n": 3, "m": 4}),
    ("collapsed", "u", INDEX, {"n": 3, "m": 4}),
    ("gathered", "u", INDEX, {"n": 6, "c": C6}),
    ("gathered_shifted", "u", INDEX, {"n": 6, "c": C6}),
    ("pairs", "u", INDEX, {"n": 3, "c": C6}),
    ("edges", "u", INDEX, {"n": 3, "a": C6[:3], "b": C6[3:]}),
    ("guarded", "u", INDEX, {"n": 6, "c": C6}),
    ("spread", "u", SOLVER, {"n": 6, "c": C6}),
    ("drawn", "u", SOLVER, {"n": 6, "c": C6}),
    ("arrays", "u", SOLVER, {"n": 5}),
    ("parity", "u", SOLVER, {"n": 9}),
    ("interior", "u", SOLVER, {"n": 5, "m": 6}),
    ("leading", "a", SOLVER, {"n": 3, "m": 4, "ld": 5}),
    ("capped", "u", SOLVER, {"n": 9, "m": 4}),
]
OPEN = [
    ("three", "u", "u[i - 1] and u[i' + 1]", {"n": 6}),
    ("any_leading", "a", "a[i*ld + j] and a[i'*ld + j']", {"n": 3, "m": 4, "ld": 2}),
    ("both", "u", "u[c[i] + 7] and u[c[i']]", {"n": 3, "c": [0, 7, 1]}),
    ("partly", "u", "u[c[i]] and u[c[i']]", {"n": 3, "c": [4, 4, 5], "on": [1, 0, 1]}),
    ("modular", "u", "may touch the same element", {"n": 12}),
    ("halved", "u", "may touch the same element", {"n": 4}),
    ("wrapping", "u", "may touch the same element", {"n": 4, "m": 1 << 31}),
    ("bytes", "u", "may touch the same element", {"n": 258}),
    ("sparse", "v", "v[k] and v[k']", {"n": 3, "p": [0, 3, 0, 2]}),
    ("all_rows", "a", "a[j] and a[j']", {"n": 3, "m": 4}),
    ("begun_rows", "a", "may touch the same element", {"n": 3, "m": 0}),
    ("lasting", "u", "may touch the same element", {"n": 2, "p": [0, 2, 4], "c": [7, 1, 7, 2]}),
    ("one_more_column", "a", "a[j + i*n] and a[j' + i'*n]", {"n": 3, "m": 4}),
    ("any_columns", "a", "a[j + i*ld] and a[j' + i'*ld]", {"n": 3, "m": 4, "ld": 2}),
    ("neighbouring_columns", "a", "may touch the same element", {"n": 3, "m": 4}),
    ("changing", "u", "may touch the same element", {"n": 3, "m": 0, "c": [4, 5, 6]}),
]


needs_z3 = pytest.mark.skipif(importlib.util.find_spec("z3") is None, reason="z3-solver is not installed")


def solved(rows: list[tuple]) -> list:
    """Rows of a table by their names; those that the solver decides need it."""
    return [pytest.param(*r, id=r[0], marks=[needs_z3] if r[2] not in (STRIDE, LANE, INDEX) else []) for r in rows]


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def subject(name: str) -> Subject:
    return Subject(programs().functions[name])


@pytest.mark.parametrize(("name", "base", "rule", "arguments"), solved(PROVED))
def test_what_is_proved_is_so(name: str, base: str, rule: str, arguments: dict[str, int | list[int]]) -> None:
    it = subject(name)
    verdict = it.prove(base)
    assert verdict.exclusive and verdict.reason.endswith(rule)
    visits = run(it, arguments)
    assert meeting(it, visits, [a for a in it.accesses if isinstance(a, Store)]) is None  # the primal has no races
    assert len({v.iterations[it.loop] for v in visits}) > 1
    assert it.reads(base) and meeting(it, visits, it.reads(base)) is None


@pytest.mark.parametrize(("name", "base", "words", "arguments"), solved(OPEN))
def test_what_may_meet_is_not_proved(name: str, base: str, words: str, arguments: dict[str, int | list[int]]) -> None:
    it = subject(name)
    verdict = it.prove(base)
    assert not verdict.exclusive and words in verdict.reason
    visits = run(it, arguments)
    assert meeting(it, visits, [a for a in it.accesses if isinstance(a, Store)]) is None
    assert meeting(it, visits, it.reads(base)) is not None


def test_reasons_name_the_loop() -> None:
    line = next(n for n, text in enumerate(SOURCE.splitlines(), 1) if text.startswith("void edges"))
    assert subject("edges").prove("u") == Verdict(
        True, f"iterations e and e' of the loop at line {line + 1} never touch the same element: index-set rule"
    )


@needs_z3
@pytest.mark.parametrize("name", ["gathered", "spread", "edges"])
def test_protected_accesses_give_no_facts(name: str) -> None:
    verdict = subject(name).prove("u", protected=True)
    assert not verdict.exclusive and "may touch the same element" in verdict.reason


@needs_z3
def test_without_time_there_is_no_proof() -> None:
    verdict = subject("spread").prove("u", effort=0)
    assert not verdict.exclusive and verdict.reason.endswith("no proof was found in the time given")


def test_without_z3_there_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "z3", None)
    assert "z3 is not installed" in subject("spread").prove("u").reason
    assert subject("edges").prove("u").exclusive


def test_without_increments_there_is_nothing_to_meet() -> None:
    it = subject("three")
    assert it.prover([]).prove([]).exclusive


@needs_z3
def test_a_primal_that_races_proves_nothing() -> None:
    it = subject("modular")
    (store,) = (a for a in it.accesses if isinstance(a, Store))
    same = SharedAccess(store, it.function.arguments[2], 8, True, False)  # says that all iterations write w[0]
    reads = [SharedAccess(a, a.pointer, 8, False, False) for a in it.reads("u")]
    verdict = it.prover([same]).prove(reads)
    assert not verdict.exclusive and "cannot be free of races" in verdict.reason


@needs_z3
def test_what_is_proved_without_facts_does_not_need_them_to_be_possible() -> None:
    it = subject("arrays")
    (store,) = (a for a in it.accesses if isinstance(a, Store))
    same = SharedAccess(store, it.function.arguments[2], 8, True, False)
    reads = [SharedAccess(a, a.pointer, 8, False, False) for a in it.reads("u")]
    assert it.prover([same]).prove(reads).exclusive


@needs_z3
@pytest.mark.parametrize("name", ["three", "all_rows", "sparse", "any_leading"])
def test_what_plainly_meets_is_not_searched(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver is asked last; a stencil, rows that all read, and lists that nobody knows are found before."""
    monkeypatch.setitem(sys.modules, "z3", None)
    base, words, _ = next(row[1:] for row in OPEN if row[0] == name)
    reason = subject(name).prove(base).reason
    assert ("z3 is not installed" in reason) == (name == "any_leading")
    assert name == "any_leading" or words in reason


@needs_z3
def test_a_loop_can_be_asked_about_again() -> None:
    it = subject("spread")
    reads = [SharedAccess(a, a.pointer, 8, False, False) for a in it.reads("u")]
    facts = [SharedAccess(a, a.pointer, 8, True, False) for a in it.accesses if isinstance(a, Store)]
    prover = it.prover(facts)
    assert prover.prove(reads).exclusive and prover.prove(reads) == prover.prove(reads)


# -- threads

TEAM = """
declare i32 @omp_get_thread_num()
define void @f(ptr noalias %u, ptr noalias %w, ptr noalias %c, i64 %m) {
entry:
  %t = call i32 @omp_get_thread_num()
  %own = sext i32 %t to i64
  %lo = mul nsw i64 %own, 100
  %hi = add nsw i64 %lo, 100
  br label %loop
loop:
  %i = phi i64 [ %lo, %entry ], [ %next, %loop ]
  BODY
  %a = load double, ptr %p
  store double %a, ptr %q
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %hi
  br i1 %more, label %loop, label %out
out:
  ret void
}
"""


@needs_z3
@pytest.mark.parametrize(
    ("body", "exclusive"),
    [
        ("%p = getelementptr inbounds double, ptr %u, i64 %i", True),
        ("%x = add nsw i64 %i, %m\n %p = getelementptr inbounds double, ptr %u, i64 %x", True),
        ("%x = add nsw i64 %i, %own\n %p = getelementptr inbounds double, ptr %u, i64 %x", True),  # parts of 101
        ("%x = sub nsw i64 %i, %own\n %p = getelementptr inbounds double, ptr %u, i64 %x", False),  # parts of 99
        ("%x = sub nsw i64 %i, %lo\n %p = getelementptr inbounds double, ptr %u, i64 %x", False),
        ("%x = and i64 %i, 127\n %p = getelementptr inbounds double, ptr %u, i64 %x", False),
        ("%x = mul nsw i64 %i, %m\n %p = getelementptr inbounds double, ptr %u, i64 %x", False),
        ("%x = mul i64 %i, 3\n %p = getelementptr double, ptr %u, i64 %x", True),
        ("%x = mul i64 %i, 2305843009213693952\n %p = getelementptr double, ptr %u, i64 %x", False),
        ("%x = shl i64 %i, 61\n %p = getelementptr double, ptr %u, i64 %x", False),
    ],
)
def test_each_thread_has_its_part_of_the_iterations(body: str, exclusive: bool) -> None:
    body += "\n %q = getelementptr inbounds double, ptr %w, i64 %i"
    it = Subject(parse_module(canonical(TEAM.replace("BODY", body))).functions["f"])
    assert it.prove("u").exclusive == exclusive


@needs_z3
def test_facts_hold_between_threads() -> None:
    body = """%k = getelementptr inbounds i32, ptr %c, i64 %i
      %e = load i32, ptr %k
      %x = sext i32 %e to i64
      %y = mul nsw i64 %x, 3
      %p = getelementptr inbounds double, ptr %u, i64 %x
      %q = getelementptr inbounds double, ptr %w, i64 %y"""
    it = Subject(parse_module(canonical(TEAM.replace("BODY", body))).functions["f"])
    assert it.prove("u").exclusive
    moved = body.replace("mul nsw i64 %x, 3", "mul nsw i64 %x, 0")
    assert not Subject(parse_module(canonical(TEAM.replace("BODY", moved))).functions["f"]).prove("u").exclusive


@needs_z3
def test_bounds_of_the_whole_loop() -> None:
    """Arrays that lie one behind the other: u[i] and u[m + i]."""
    body = """%x = add nsw i64 %i, %m
      %r = getelementptr inbounds double, ptr %u, i64 %x
      %b = load double, ptr %r
      %p = getelementptr inbounds double, ptr %u, i64 %i
      %q = getelementptr inbounds double, ptr %w, i64 %i"""
    text = TEAM.replace("BODY", body).replace("entry:", "entry:\n %end = add nsw i64 %m, -1\n %far = add nsw i64 %m, 1")
    it = Subject(parse_module(canonical(text)).functions["f"])
    zero, named = ConstInt(T.I64, 0), {i.name: i for i in it.function.instructions()}
    assert not it.prove("u").exclusive
    assert it.prove("u", bounds=(zero, named["end"])).exclusive
    assert not it.prove("u", bounds=(zero, named["far"])).exclusive


CHUNKS = """
declare i32 @next_chunk(ptr, ptr)
define void @f(ptr noalias %u, ptr noalias %w) {
entry:
  %lo = alloca i64
  %hi = alloca i64
  br label %ask
ask:
  %count = phi i64 [ 0, %entry ], [ %more, %after ]
  %got = call i32 @next_chunk(ptr %lo, ptr %hi)
  %go = icmp ne i32 %got, 0
  br i1 %go, label %begin, label %out
begin:
  %first = load i64, ptr %lo
  %last = load i64, ptr %hi
  br label %loop
loop:
  %i = phi i64 [ START, %begin ], [ %next, %loop ]
  %x = add nsw i64 %i, OFFSET
  %p = getelementptr inbounds double, ptr %u, i64 %x
  %a = load double, ptr %p
  %q = getelementptr inbounds double, ptr %w, i64 %i
  store double %a, ptr %q
  %next = add nsw i64 %i, 1
  %on = icmp slt i64 %next, %last
  br i1 %on, label %loop, label %after
after:
  %more = add nsw i64 %count, 1
  br label %ask
out:
  ret void
}
"""


@needs_z3
@pytest.mark.parametrize(
    ("start", "offset", "exclusive"),
    [("%first", "7", True), ("%first", "%count", False), ("%first", "%first", False), ("0", "7", False)],
)
def test_chunks_that_are_handed_out(start: str, offset: str, exclusive: bool) -> None:
    """Each thread has its own number of chunks; and a loop that begins with 0 in each chunk numbers nothing."""
    text = CHUNKS.replace("START", start).replace("OFFSET", offset)
    it = Subject(parse_module(canonical(text)).functions["f"], depth=2)
    assert it.prove("u").exclusive == exclusive
