"""How far functions reach behind their arguments, against records of what they really access.

Each kernel reads and writes through macros. One build records the lowest and the highest byte that is touched behind
each array; of the other one the extents are computed.
"""

from __future__ import annotations

import ctypes
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from irad.analysis.footprint.argument_extents import ArgumentExtents, Unbounded, argument_extents
from irad.aot.registrations import read_registrations
from irad.backend.target import parse_module
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.text.printer import print_function
from irad.ir.values import Argument, Value
from irad.pipeline import prepare, read
from irad.transform.argument_promotion import with_promoted_members
from tests.cli.building import clang

_PRELUDE = """
#include <math.h>
#include <string.h>
#ifdef RECORD
static const char *first[2], *last[2], *base[2];
static int note(int a, const void *p, long size) {
  const char *c = p;
  if (!first[a] || c < first[a]) first[a] = c;
  if (!last[a] || c + size > last[a]) last[a] = c + size;
  return 0;
}
#define R(a, i) (note(0 + (#a[0] == 'y'), &a[i], sizeof a[0]), a[i])
#define W(a, i) *(note(0 + (#a[0] == 'y'), &a[i], sizeof a[0]), &a[i])
long far[4];
void start(const void *x, const void *y) {
  for (int k = 0; k < 2; k++) first[k] = last[k] = 0;
  base[0] = x, base[1] = y;
}
void stop(void) {
  for (int k = 0; k < 2; k++) {
    far[2 * k] = first[k] ? first[k] - base[k] : 0;
    far[2 * k + 1] = first[k] ? last[k] - base[k] : 0;
  }
}
#else
#define R(a, i) a[i]
#define W(a, i) a[i]
#endif
#define KEEP __attribute__((noinline))
static int at_most(int a, int b) { return a < b ? a : b; }
"""

EXACT = {
    "rising": "for (int i = 0; i < n; i++) W(y, i) = R(x, i);",
    "falling": "for (int i = n - 1; i >= 0; i--) W(y, i) = R(x, i);",
    "reversed": "for (long i = 0; i < n; i++) W(y, i) = R(x, n - 1 - i);",
    "counted_down": "int i = n; while (i--) W(y, i) = R(x, i);",
    "by_two": "for (int i = 0; i < n; i += 2) W(y, i) = R(x, i);",
    "long_counter": "for (long i = 0; i < n; i++) W(y, 2 * i) = R(x, i + m);",
    "size_t_counter": "for (size_t i = 0; i < (size_t)n; i++) W(y, i) = R(x, i);",
    "unsigned_counter": "for (unsigned i = 0; i < (unsigned)n; i++) W(y, i) = R(x, i);",
    "to_and_with": "for (int i = 1; i <= n; i++) W(y, i - 1) = R(x, i);",
    "inner": "for (int i = 1; i < n - 1; i++) W(y, i) = R(x, i - 1) + R(x, i + 1);",
    "rows": "for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) W(y, i * m + j) = R(x, j * n + i);",
    "shared_rows": (
        "for (int i = 0; i < n; i++) { double t = 0; for (int j = 0; j < m; j++) t += R(x, i * m + j); W(y, i) = t; }"
    ),
    "lower_triangle": "for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) W(y, i * n + j) = R(x, j);",
    "upper_triangle": (
        "for (int i = 0; i < n; i++) { W(y, i) = R(x, i); for (int j = i + 1; j < n; "
        "j++) W(y, i) += R(x, j) * R(x, i); }"
    ),
    "window": "for (int i = 0; i + m <= n; i++) for (int k = 0; k < m; k++) W(y, i) += R(x, i + k);",
    "held_at_the_edge": "for (int i = 0; i < n; i++) W(y, i) = R(x, at_most(i + 1, n - 1));",
    "while_true": "int i = 0; for (;;) { W(y, i) = R(x, i); if (++i >= n) break; }",
    "two_exits": "for (int i = 0; i < n; i++) { W(y, i) = R(x, i); if (i == 1000) break; }",
    "pointers": "const double *p = x; for (const double *e = x + n; p < e; p++, y++) *y = *p; (void)m;",
    "halves": "for (int i = 0; i < n / 2; i++) W(y, i) = R(x, 2 * i) + R(x, 2 * i + 1);",
    "periodic": "for (int i = 0; i < 5 * n; i++) W(y, i % n) = R(x, i % n);",
    "columns": "for (int i = 0; i < n; i++) for (int k = 0; k < 3; k++) W(y, 3 * i + k) = R(x, 3 * i + k);",
    "copies": "memcpy(y, x, sizeof(double) * n); y[n] = 1;",
    "backwards_rows": (
        "for (int i = n - 1; i > 0; i--) for (int j = m; j-- > 0;) W(y, i * m + j) = R(x, (n - 1 - i) * m + j);"
    ),
    "swapped": (
        "double *a = x, *b = y; for (int t = 0; t < m; t++) { for (int i = 1; i < n; "
        "i++) b[i] = a[i - 1]; double *c = a; a = b; b = c; }"
    ),
    "packed_triangle": (
        "int k = 0; for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) { W(y, i) += R(x, k); k++; }"
    ),
    "strictly_packed": (
        "int k = 0; for (int i = 0; i < n; i++) { W(y, i) = 0; for (int j = i + 1; j < n; j++) {"
        " W(y, i) += R(x, k); k++; } }"
    ),
    "packed_in_twos": (
        "int k = m; for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) {"
        " W(y, i) += R(x, k) + R(x, k + 1); k += 2; }"
    ),
    "collapsed": "for (int c = 0; c < n * m; c++) W(y, c / m) = R(x, (c % m) * n);",
    "packed_rows": "for (int i = 0; i < n; i++) for (int c = 0; c < i; c++) W(y, i * (i - 1) / 2 + c) = R(x, c);",
    "packed_size_t_rows": (
        "for (size_t i = 0; i < (size_t)n; i++) for (size_t c = 0; c < i; c++) W(y, i * (i - 1) / 2 + c) = R(x, c);"
    ),
    "to_the_next_on_a_torus": (
        "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { int right = i * n + (j == n - 1 ? 0 : j + 1), "
        "down = (i == n - 1 ? 0 : i + 1) * n + j; W(y, i * n + j) = R(x, right) + R(x, down); }"
    ),
    "to_the_next_on_a_torus_size_t": (
        "size_t k = n; for (size_t i = 0; i < k; i++) for (size_t j = 0; j < k; j++) W(y, i * k + j) = "
        "R(x, i * k + (j == k - 1 ? 0 : j + 1)) + R(x, (i == k - 1 ? 0 : i + 1) * k + j);"
    ),
    "to_the_next_on_a_ring": "for (int i = 0; i < n; i++) W(y, i) = R(x, i == n - 1 ? 0 : i + 1);",
    "on_a_torus": (
        "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) W(y, i * n + j) ="
        " R(x, (i == 0 ? n - 1 : i - 1) * n + j) + R(x, (i == n - 1 ? 0 : i + 1) * n + j);"
    ),
    "shifted": "for (int i = 0; i < n; i++) W(y, i << 1) = R(x, i);",
    "called": "for (int i = 0; i < n; i++) part(x + i * m, y + i, m);",
    "masked": "for (int i = 0; i < 4 * n; i++) W(y, i & 3) = R(x, i & 3);",
    "in_steps": "for (int i = 0; i < n; i += 3) for (int j = i; j < at_most(i + 3, n); j++) W(y, j) = R(x, j);",
}
"""Those of which the extents are no larger than what is touched, where anything is: bodies of
`void f(double *x, double *y, int n, int m)`."""
COVERED = {
    "if_any": "for (int i = 0; i < n; i++) if (x[i] > 1.13) W(y, i + 1) = R(x, i);",
    "counts_some": "int k = 0; for (int i = 0; i < n; i++) if (R(x, i) > 0.5) { W(y, k) = 1; k++; }",
    "absolute": "for (int i = -n; i < n; i++) W(y, (i < 0 ? -i : i)) = R(x, i);",
    "doubles": "for (int h = 1; h < n; h *= 2) for (int i = 0; i + h < n; i += 2 * h) W(y, i) += R(x, i + h);",
    "negative": "for (int i = 0; i < n; i++) W(y, i - n) = R(x, -i);",
    "small_counter": "for (unsigned char i = 0; i < 200; i++) W(y, i) = R(x, i);",
    "until_small": "int i = 0; while (i < n && R(x, i) > 0.5) { W(y, i) = 1; i++; }",
    "fixed": "W(y, 3) = R(x, 1) * R(x, 2); for (int i = 0; i < n; i++) W(y, 0) += i;",
}
UNBOUNDED = {
    "leaves_by_another_way": (
        "int k = 0; for (int i = 0; i < n; i++) { for (int j = i + 1; j < n; j++) {"
        " s += R(x, k); if (j == n - 1) { k += 9; break; } k++; } }"
    ),
    "runs_at_least_once": (
        "int k = 0; for (int i = 0; i < n; i++) { int j = i; do { s += R(x, k); k++; j++; } while (j < n - 2); }"
    ),
    "masked": "some(x, y, n);",
    "of_unknown_size": "for (int i = 0; x[i] < n; i++) y[0] += elsewhere[i];",
    "searches": "int i = 0; while (x[i] < n) i++; y[i] = 1;",
    "by_value": "for (int i = 0; i < n; i++) y[(int)x[i]] = 1;",
    "recursive": "if (n > 0) { f(x, y, n - 1, m); f(x, y, n - 2, m); y[n] = x[n]; }",
}
_PART = """
#include <immintrin.h>
extern double elsewhere[];
__attribute__((target("avx512f"))) static inline void some(double *x, double *y, int n) {
  for (int i = 0; i < n; i++) _mm512_mask_storeu_pd(y + 8 * i, 3, _mm512_set1_pd(x[i]));
}
KEEP static void part(double *x, double *y, int m) { for (int j = 0; j < m; j++) W(y, 0) += R(x, j); }
"""
UNRECORDED = {"pointers": (8, 8), "copies": (8, 8), "swapped": (8, 8)}
"""Kernels without macros: here it is only told that there are extents."""


def _source(body: str) -> str:
    return f"{_PRELUDE}{_PART}double s;\nvoid f(double *x, double *y, int n, int m) {{ {body} }}\n"


def _extents(body: str, folder: Path) -> tuple[ArgumentExtents, list[Argument]]:
    (folder / "f.c").write_text(_source(body))
    clang("-O2", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", folder / "f.c", "-o", folder / "f.bc")
    module, _ = read(str(prepare(parse_module((folder / "f.bc").read_bytes()))))
    calls = ModuleFacts(module, read_registrations(module).call_book(module)).calls
    function = module.functions["f"]
    found = argument_extents(module, function, calls.effect, calls.keeps_to_operands)
    return found, function.arguments


def _record(body: str, folder: Path) -> ctypes.CDLL:
    (folder / "r.c").write_text(_source(body))
    clang("-O1", "-DRECORD", "-shared", "-fPIC", folder / "r.c", "-o", folder / "r.so")
    return ctypes.CDLL(str(folder / "r.so"))


def _nothing(pointer: Value, offset: int, type_: T.Type) -> int:
    raise AssertionError("nothing is read to know an extent")


def _check(body: str, folder: Path, exact: bool) -> None:
    found, arguments = _extents(body, folder)
    library = _record(body, folder)
    x, y = np.linspace(0, 3, 4000), np.ones(4000)
    middle = [a.ctypes.data + 8 * 1500 for a in (x, y)]
    seen = 0
    for n, m in product((0, 1, 2, 3, 5, 8, 13), (1, 2, 3, 4)):
        given = {arguments[2]: n, arguments[3]: m}

        def number(expr: object, given: dict[Argument, int] = given) -> int:
            return expr.compute(lambda p: given[p], _nothing)  # type: ignore[attr-defined, no-any-return]

        if not all(number(less) <= number(more) for less, more in found.conditions):
            continue
        library.start(*map(ctypes.c_void_p, middle))
        library.f(*map(ctypes.c_void_p, middle), n, m)
        library.stop()
        far = (ctypes.c_long * 4).in_dll(library, "far")
        for argument, low, high in zip(arguments, far[::2], far[1::2], strict=False):
            if low == high:
                continue
            extent = found.arguments[argument]
            bounds = number(extent.low), number(extent.high)
            assert bounds[0] <= low and high <= bounds[1], (n, m, argument.ref, bounds, low, high)
            seen += 1
            if exact:
                assert bounds == (low, high)
    assert seen > 10, 'seen'


@pytest.mark.parametrize("name", sorted(EXACT.keys() - UNRECORDED.keys()))
def test_extents_are_what_is_touched(name: str, tmp_path: Path) -> None:
    _check(EXACT[name], tmp_path, exact=True)


@pytest.mark.parametrize("name", sorted(COVERED))
def test_extents_cover_every_way(name: str, tmp_path: Path) -> None:
    _check(COVERED[name], tmp_path, exact=False)


@pytest.mark.parametrize("name", sorted(UNRECORDED))
def test_there_are_extents(name: str, tmp_path: Path) -> None:
    found, arguments = _extents(EXACT[name], tmp_path)
    assert set(found.arguments) == set(arguments[:2])


@pytest.mark.parametrize("name", sorted(UNBOUNDED))
def test_no_extents(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unbounded):
        _extents(UNBOUNDED[name], tmp_path)


def test_expressions_that_grow_are_given_up(tmp_path: Path) -> None:
    steps = "k = k * (m + k) + n; " * 400
    with pytest.raises(Unbounded, match="too long"):
        _extents(f"long k = n; {steps} y[k] = x[0];", tmp_path)


def test_long_code_is_copied(tmp_path: Path) -> None:
    steps = "s = s * s + 0.5; " * 2000
    (tmp_path / "f.c").write_text(f"double f(double **x) {{ double s = *x[1]; {steps} return s * *x[0]; }}")
    clang("-O1", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", tmp_path / "f.c", "-o", tmp_path / "f.bc")
    module, _ = read(str(prepare(parse_module((tmp_path / "f.bc").read_bytes()))))
    made = with_promoted_members(module, module.functions["f"], "g")
    assert [m.offset for m in made.members] == [8, 0] and len(made.function.arguments) == 3
    assert print_function(made.function).count("fmul") == print_function(module.functions["f"]).count("fmul")


_RECOMPUTED = """
define void @f(ptr %x, i64 %n, i64 %m) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %before, label %out
before:
  br label %row
row:
  %i = phi i64 [ 0, %before ], [ %next, %latch ]
  %from = mul nuw nsw i64 %i, 3
  %test = icmp sgt i64 %m, 0
  br i1 %test, label %one, label %other
one:
  %p = getelementptr inbounds double, ptr %x, i64 %from
  store double 1.0, ptr %p, align 8
  %a = add nuw nsw i64 %i, 1
  br label %latch
other:
  %b = add nuw nsw i64 %i, NUMBER
  br label %latch
latch:
  %next = phi i64 [ %a, %one ], [ %b, %other ]
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %row
end:
  br label %out
out:
  ret void
}
"""


def test_a_counter_may_be_computed_on_several_ways() -> None:
    """LLVM moves the sum to where it is needed first; with different sums there is no bound."""
    for number, high in ((1, 8 * (3 * 6 + 1)), (2, None)):
        module, _ = read(str(parse_module(_RECOMPUTED.replace("NUMBER", str(number)))))
        facts = ModuleFacts(module, read_registrations(module).call_book(module))
        function = module.functions["f"]
        try:
            found = argument_extents(module, function, facts.calls.effect, facts.calls.keeps_to_operands)
        except Unbounded:
            assert high is None
            continue
        extent = found.arguments[function.arguments[0]]
        given = {function.arguments[1]: 7, function.arguments[2]: 1}
        assert extent.low.compute(given.__getitem__, _nothing) == 0
        assert extent.high.compute(given.__getitem__, _nothing) == high


_MEMBERS_READ = """
define void @f(ptr %at, i64 %n) {{
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %row, label %out
row:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %x = load ptr, ptr %at, align 8
  store double 1.0, ptr %x, align 8
  %to.y = getelementptr inbounds i8, ptr %at, i64 8
  {first}
  %rare = icmp eq i64 %i, 5
  br i1 %rare, label %seldom, label %latch
seldom:
  {seldom}
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %row, label %out
out:
  ret void
}}
"""
_Y = "%y = load ptr, ptr %to.y, align 8\n  store double 1.0, ptr %y, align 8"


@pytest.mark.parametrize(
    ("first", "seldom", "pages"), [(_Y, "", 0), ("", _Y, 1), ("%part = load i32, ptr %to.y, align 8", _Y, 1)]
)
def test_what_is_read_in_any_case_need_not_lie_on_one_page(first: str, seldom: str, pages: int) -> None:
    module, _ = read(_MEMBERS_READ.format(first=first, seldom=seldom))
    calls = ModuleFacts(module, read_registrations(module).call_book(module)).calls
    made = with_promoted_members(module, module.functions["f"], "g")
    struct = made.function.arguments[0]
    members = [(struct, m.offset) for m in made.members]
    found = argument_extents(module, made.function, calls.effect, calls.keeps_to_operands, members, made.places)
    assert len(found.guards[struct]) == 1
    assert [(p.begin, p.end) for p in found.pages] == [(8, 16)] * pages


_BEHIND_A_LOOP = """
define void @f(ptr %p, ptr %x, i64 %n, i64 %m) {{
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %fill, label %then
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %to = getelementptr double, ptr %x, i64 %i
  store double 1.0, ptr %to, align 8
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %fill, label %then
then:
  %bound = {bound}
  %some = icmp sgt i64 %bound, 0
  br i1 %some, label %read, label %out
read:
  %y = load ptr, ptr %p, align 8
  store double 2.0, ptr %y, align 8
  br label %out
out:
  ret void
}}
"""


@pytest.mark.parametrize(("bound", "guards"), [("add i64 %m, 0", 1), ("load i64, ptr %x, align 8", None)])
def test_what_lies_behind_a_loop_does_not_depend_on_whether_it_runs(bound: str, guards: int | None) -> None:
    """By what is known when the function is entered, and not by numbers that the loop may have written."""
    module, _ = read(_BEHIND_A_LOOP.format(bound=bound))
    calls = ModuleFacts(module, read_registrations(module).call_book(module)).calls
    made = with_promoted_members(module, module.functions["f"], "g")
    struct = made.function.arguments[0]
    members = [(struct, m.offset) for m in made.members]
    if guards is None:
        with pytest.raises(Unbounded):
            argument_extents(module, made.function, calls.effect, calls.keeps_to_operands, members, made.places)
    else:
        found = argument_extents(module, made.function, calls.effect, calls.keeps_to_operands, members, made.places)
        assert len(found.guards[struct]) == guards
