"""Linear forms of addresses in a parallel loop, against the addresses that the code computes."""

from __future__ import annotations

from functools import cache

import pytest

from irad.analysis.dependence.affine.affine_addresses import form_of
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.dependence_distance import DependenceDistance, reach_inputs
from irad.analysis.dependence.affine.inner_trip_extent import last_iteration
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial, TooLarge
from irad.ir import types as T
from irad.ir.instructions import Load
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.values import Argument
from tests.support import canonical, prepare_c
from tests.unit.analysis.dependence.address_runs import APART, Subject, Visit, _Run, origin, run

SOURCE = """
typedef double *restrict out; typedef const double *restrict in;
void pointwise(int n, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[i] * u[i]; }
void three(int n, in u, out w) { for (int i = 1; i < n - 1; i++) w[i] = u[i - 1] + u[i] * u[i + 1]; }
void five(int n, int m, in u, out w) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      w[i * m + j] = u[(i - 1) * m + j] + u[i * m + j - 1] * u[i * m + j + 1] + u[(i + 1) * m + j];
}
void rows(long n, long m, in a, out x) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = 0; j < m; j++) s += a[i * m + j] * 3; x[i] = s * s; }
}
void cube(int n, int m, int l, in a, out x) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k < l; k++) x[i] += a[(i * m + j) * l + k] * a[(i * m + j) * l + k];
}
void columns(long n, long m, in a, out x) {
  for (long j = 0; j < m; j++) { double s = 0; for (long i = 0; i < n; i++) s += a[i * m + j] * 3; x[j] = s * s; }
}
void swap(long n, out a) {
  for (long i = 0; i < n - 1; i += 2) { double t = a[i]; a[i] = a[i + 1] * t; a[i + 1] = t; }
}
void backwards(long n, in u, out w) { for (long i = n - 1; i >= 2; i--) w[i] = u[i - 2] * u[i]; }
void steps(long n, long m, in u, out w) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = 0; j < m; j += 3) s += u[i * m + j] * 2; w[i] = s; }
}
void falling(long n, long m, in u, out w) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = m - 1; j >= 0; j--) s = s * 3 + u[i * m + j]; w[i] = s; }
}
struct body { double x[3], v[3]; };
void bodies(int n, struct body *restrict b) {
  for (int i = 0; i < n; i++) for (int d = 0; d < 3; d++) b[i].x[d] += b[i].v[d] * b[i].v[0];
}
void halves(int n, in u, out w) {
  for (int i = 0; i < n; i++) w[i] = u[i] * u[i + n];
}
void gathered(int n, const int *restrict c, in u, out w) { for (int i = 0; i < n; i++) w[i] = u[c[i]] * u[c[i]]; }
void wrapping(unsigned n, unsigned m, in u, out w) { for (unsigned i = 0; i < n; i++) w[i] = u[i * m] * u[i]; }
void triangle(long n, in u, out w) {
  for (long i = 0; i < n; i++) { double s = 0; for (long j = i; j < n; j++) s += u[j] * u[i + j]; w[i] = s; }
}
void divided(long n, long m, in u, out w) {
  for (long t = 0; t < n * m; t++) { long i = t / m, j = t % m; w[i * m + j] = u[j + m * i] * 2; }
}
"""


@cache
def programs() -> Module:
    return parse_module(prepare_c(SOURCE))


def subject(name: str) -> Subject:
    return Subject(programs().functions[name])


def evaluate(polynomial: Polynomial, visit: Visit) -> int:
    total = 0
    for monomial, factor in polynomial.terms.items():
        for atom in monomial:
            factor *= visit.number(atom.value, atom.extension)
        total += factor
    return total


RUNS = {
    "pointwise": ({"n": 7},), "three": ({"n": 9},), "five": ({"n": 6, "m": 5}, {"n": 5, "m": 7}),
    "rows": ({"n": 4, "m": 3},), "cube": ({"n": 3, "m": 2, "l": 4},), "columns": ({"n": 4, "m": 3},),
    "swap": ({"n": 9},), "backwards": ({"n": 8},), "steps": ({"n": 3, "m": 7}, {"n": 3, "m": 6}),
    "falling": ({"n": 3, "m": 4},), "bodies": ({"n": 3},), "halves": ({"n": 5},), "triangle": ({"n": 5},),
    "divided": ({"n": 3, "m": 5},),
}  # fmt: skip


@pytest.mark.parametrize("name", RUNS)
def test_forms_tell_the_addresses(name: str) -> None:
    it = subject(name)
    for arguments in RUNS[name]:
        visits = run(it, arguments)
        assert {v.inst for v in visits} == set(it.accesses)
        for visit in visits:
            form = it.linear.form(visit.inst.pointer, visit.inst.block)
            assert form is not None, visit.inst.pointer
            counter = it.linear.counter
            start = origin(it, visit) * evaluate(form.stride, visit)
            assert start % counter.step == 0
            found = visit.number(form.base, "") + start // counter.step + evaluate(form.rest, visit)
            found += visit.iterations[it.loop] * evaluate(form.stride, visit)
            for term in form.inner:
                number = visit.iterations[term.loop]
                found += number * evaluate(term.coefficient, visit)
                last = last_iteration(term.loop, term.skipped, it.linear)
                if last is not None:
                    assert last[1] * number <= evaluate(last[0], visit)
            assert found % 2**64 == visit.address


@pytest.mark.parametrize(
    ("signature", "start", "test", "before", "now"),
    [
        ("long n, long k", "long i = k", "++i < n", "u[i - 1]", "u[i]"),
        ("int n, int k", "int i = k", "++i < n", "u[i - 2]", "u[i - 1]"),
        ("long n, long k", "long i = k", "--i > 0", "u[i + 1]", "u[i]"),
        ("long n, long k", "long i = k", "(i += 3) < n", "u[i]", "u[i + 3]"),
    ],
)
def test_what_happens_in_front_of_the_loop_is_of_its_first_iteration(
    signature: str, start: str, test: str, before: str, now: str
) -> None:
    text = f"""typedef double *restrict out; typedef const double *restrict in;
    void f({signature}, in u, out w) {{
      {start};
      if (n > 10) {{
        double carried = {before};
        do {{ double x = {now}; w[i] = carried * x; carried = x; }} while ({test});
      }}
    }}"""
    it = Subject(parse_module(prepare_c(text)).functions["f"])
    in_front = [i for i in it.loop.preheader.instructions if isinstance(i, Load) and i.type.is_float]
    assert in_front
    forms = {load: it.linear.entry.form(load.pointer, load.block) for load in in_front}
    strides = {it.linear.form(a.pointer, a.block).stride for a in it.reads("u")}
    assert {form.stride for form in forms.values()} == strides and len(strides) == 1
    machine = _Run(it, {"n": 17, "k": 5})
    machine.wanted.update(in_front)
    visits = [v for v in machine.go(10_000) if v.inst in in_front]
    assert len(visits) == len(in_front)
    for visit in visits:
        form = forms[visit.inst]
        start = origin(it, visit) * evaluate(form.stride, visit) // it.linear.counter.step
        assert (visit.number(form.base, "") + start + evaluate(form.rest, visit)) % 2**64 == visit.address


def test_the_last_iteration_of_a_nested_loop_is_tight() -> None:
    it = subject("rows")
    (inner,) = it.loop.children
    found = last_iteration(inner, 0, it.linear)
    m = it.function.arguments[1]
    assert found == (Polynomial({(Atom(m, ""),): 1, (): -1}), 1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("gathered", [("u", False), ("w", True)]), ("wrapping", [("u", False), ("u", True), ("w", True)])],
)
def test_what_is_not_linear_has_no_form(name: str, expected: list[tuple[str, bool]]) -> None:
    it = subject(name)
    shapes = [it.linear.shape(a.pointer, a.block).base.name for a in it.accesses]
    forms = [it.linear.form(a.pointer, a.block) is not None for a in it.accesses]
    assert sorted(zip(shapes, forms, strict=True)) == expected


def test_one_address_can_be_asked_for() -> None:
    it = subject("three")
    form = form_of(it.accesses[0].pointer, it.accesses[0].block, it.loop, it.cfg, it.inductions, it.linear.trips)
    assert form is not None and form.stride == Polynomial.number(8)


# -- reach


def reach_of(it: Subject, object_name: str) -> DependenceDistance | None:
    """What the reach of all reads of one argument is computed from."""
    chosen = [a for a in it.accesses if it.linear.shape(a.pointer, a.block).base.name == object_name]
    forms = [it.linear.form(a.pointer, a.block) for a in chosen]
    assert chosen
    if None in forms:
        return None
    return reach_inputs(forms, [it.size(a) for a in chosen], it.linear.trips, it.loop, it.shared)


def distance(it: Subject, reach: DependenceDistance, visits: list[Visit]) -> int:
    """d, as it is computed at run time."""
    visit = visits[0]
    runs: dict[object, int] = {}
    for v in visits:
        for loop, number in v.iterations.items():
            runs[loop] = max(runs.get(loop, 0), number + 1)
    lowest, highest = [], []
    for piece in reach.pieces:
        ends = [evaluate(t.coefficient, visit) * (runs[t.loop] - 1) for t in piece.inner]
        rest = evaluate(piece.rest, visit)
        lowest.append(rest + piece.low + sum(min(e, 0) for e in ends))
        highest.append(rest + piece.high + sum(max(e, 0) for e in ends))
    return (max(highest) - min(lowest) - 1) // abs(evaluate(reach.stride, visit))


REACHES = [
    ("pointwise", "u", {"n": 7}, 0), ("three", "u", {"n": 9}, 2), ("five", "u", {"n": 9, "m": 5}, 2),
    ("rows", "a", {"n": 4, "m": 3}, 0), ("cube", "a", {"n": 3, "m": 2, "l": 4}, 0),
    ("columns", "a", {"n": 4, "m": 3}, 9),
    ("swap", "a", {"n": 9}, 0), ("backwards", "u", {"n": 9}, 2), ("falling", "u", {"n": 3, "m": 4}, 0),
    ("bodies", "b", {"n": 4}, 0), ("halves", "u", {"n": 5}, 5),
]  # fmt: skip


@pytest.mark.parametrize(("name", "base", "arguments", "expected"), REACHES, ids=[r[0] for r in REACHES])
def test_no_two_iterations_meet_that_are_further_apart_than_the_reach(
    name: str, base: str, arguments: dict[str, int], expected: int
) -> None:
    it = subject(name)
    reach = reach_of(it, base)
    assert reach is not None
    visits = run(it, arguments)
    found = distance(it, reach, visits)
    assert found == expected
    touched: dict[int, set[int]] = {}
    argument = next(a for a in it.function.arguments if a.name == base)
    for visit in visits:
        if visit.address // APART == argument.index + 1:
            for byte in range(visit.address, visit.address + it.size(visit.inst)):
                touched.setdefault(byte, set()).add(visit.iterations[it.loop])
    assert max(max(s) - min(s) for s in touched.values()) <= found


@pytest.mark.parametrize(("name", "base"), [("triangle", "u"), ("gathered", "u"), ("wrapping", "u")])
def test_there_is_no_reach_where_it_changes_or_is_not_known(name: str, base: str) -> None:
    assert reach_of(subject(name), base) is None


OWN_ROW = """
declare i32 @omp_get_thread_num()
define void @f(ptr %u, i64 %m) {
entry:
  %t = call i32 @omp_get_thread_num()
  %own = sext i32 %t to i64
  %lo = mul nsw i64 %own, 100
  %hi = add nsw i64 %lo, 100
  br label %loop
loop:
  %i = phi i64 [ %lo, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds double, ptr %u, i64 %i
  %a = load double, ptr %p
  %j = add nsw i64 %i, OFFSET
  %q = getelementptr inbounds double, ptr %u, i64 %j
  %b = load double, ptr %q
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %hi
  br i1 %more, label %loop, label %out
out:
  ret void
}
"""


@pytest.mark.parametrize(("offset", "found"), [("%m", True), ("%own", False), ("%lo", False)])
def test_what_is_a_threads_own_is_not_computed_with(offset: str, found: bool) -> None:
    it = Subject(parse_module(canonical(OWN_ROW.replace("OFFSET", offset))).functions["f"])
    assert (reach_of(it, "u") is not None) == found


def test_the_start_of_a_threads_part_is_left_out() -> None:
    it = Subject(parse_module(canonical(OWN_ROW.replace("OFFSET", "7"))).functions["f"])
    forms = [it.linear.form(a.pointer, a.block) for a in it.accesses]
    assert [(f.stride, f.rest) for f in forms if isinstance(f, AffineForm)] == [
        (Polynomial.number(8), Polynomial()), (Polynomial.number(8), Polynomial.number(56))
    ]  # fmt: skip


# -- polynomials


N, M = Atom(Argument(T.I64, "n", 0), ""), Atom(Argument(T.I64, "m", 1), "")


def test_products_of_sums() -> None:
    n, m, one = Polynomial.of(N), Polynomial.of(M), Polynomial.number(1)
    assert (n + m) * (n - m) == n * n - m * m
    assert (n + one) * (n + one) == n * n + n.times(2) + one
    assert not n - n and (n * m).atoms == {N, M} and (n + one).constant == 1 and (n + one).symbolic == n


def test_lower_bounds() -> None:
    n, m, one = Polynomial.of(N), Polynomial.of(M), Polynomial.number(1)
    assert (n * m - n).at_least_zero({N: 0, M: 1})
    assert (n * m - n - m + one).at_least_zero({N: 1, M: 1})
    assert not (n * m - n).at_least_zero({N: 0, M: 0}) and not n.at_least_zero({})
    assert not (n - m).at_least_zero({N: 9, M: 0})


def test_large_products_are_given_up() -> None:
    n = Polynomial.of(N)
    with pytest.raises(TooLarge):
        _ = n * n * n * n * n * n
