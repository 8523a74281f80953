"""Which loops of derivatives look for signals, and which functions at the stack."""

from __future__ import annotations

import re

import numpy as np
import pytest

import irad
from irad.api.compiled import LongRuns, is_long
from irad.backend.strip_mining import MARK

SOURCE = """
double row(const double *a, long n) { double s = 0; for (long i = 0; i < n; i++) s += a[i] * a[i]; return s; }
double table(const double *a, long n, long m)
{
    double s = 0;
    for (long i = 0; i < m; i++)
        for (long j = 0; j < n; j++) s += a[j] * a[j] * i;
    return s;
}
double deep(const double *a, long n, long m)
{
    double s = 0;
    for (long i = 0; i < m; i++)
        for (long k = 0; k < m; k++)
            for (long j = 0; j < n; j++) s += a[j] * a[j] * i * k;
    return s;
}
static __attribute__((noinline)) double inner(const double *a, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += a[i] * a[i];
    return s;
}
double calls(const double *a, long n, long m)
{
    double s = 0;
    for (long i = 0; i < m; i++) s += inner(a + i, n);
    return s;
}
"""

DATA = """
double until(const double *a)
{
    double s = 0;
    while (*a > 0) { s += *a * *a; a++; }
    return s;
}
double counted(const double *a, const long *n)
{
    double s = 0;
    for (long i = 0; i < *n; i++) s += a[i] * a[i];
    return s;
}
"""

SINGLE = """
double beside(const double *a, long n, long m)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += a[i] * a[i];
    for (long i = 0; i < m; i++)
        for (long j = 0; j < n; j++) s += a[j] * i;
    return s;
}
static __attribute__((noinline)) double few(const double *a, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += a[i] * a[i];
    return s;
}
double often(const double *a, long n)
{
    double s = 1;
    for (long i = 0; i < n; i++) s *= few(a + i, n);
    return s;
}
double again(const double *a, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += a[i] * a[i];
    return n > 1 ? s * again(a, n / 2) : s;
}
"""

PARALLEL = """
double many(const double *a, long n, double *b)
{
    double s = 0;
    #pragma omp parallel for
    for (long i = 0; i < n; i++) {
        double t = 0;
        for (long j = 0; j < n; j++)
            for (long k = 0; k < n; k++) t += a[j] * a[i] * k;
        b[i] = t * t;
    }
    for (long i = 0; i < n; i++) s += b[i];
    return s;
}
"""


@pytest.mark.parametrize("name", ["row", "table", "deep", "calls", "beside", "often", "again", "until"])
def test_outermost_loops_look(name: str) -> None:
    """In both sweeps; one without loops inside does between strips, beside others and in called functions in long runs
    only."""
    module = irad.compile(SOURCE + SINGLE + DATA, lang="c")
    gradient = irad.autodiff(getattr(module, name))
    turns, marks = {
        "row": (0, 3), "table": (2, 0), "deep": (2, 0), "calls": (2, 3), "beside": (2, 3), "often": (2, 3),
        "again": (0, 6), "until": (1, 2),  # the last is counted while it runs
    }[name]  # fmt: skip
    assert gradient.ir.count("call i64 @irad_look(") == turns
    assert gradient.ir.count(f'!"{MARK}"') == marks  # a reverse has two blocks that lead back
    late = name != "until"
    assert (gradient.compiled().long is not None) == late


def test_code_with_an_address_does_not_look() -> None:
    """What calls it is not Python; where it stops for nothing else, it is the same code as without signals."""
    gradient = irad.autodiff(irad.compile(DATA, lang="c").counted)
    compiled = gradient.compiled()
    assert not compiled.raw_stops and compiled.stops and compiled.long is None
    assert "irad_look_between" not in compiled.code.library().object.undefined
    assert "irad_look_between" in compiled.heard_code.library().object.undefined


def test_calls_that_are_short_by_their_integers_do_not_look() -> None:
    """Nor is code compiled that does, before one is long."""
    gradient = irad.autodiff(irad.compile(SOURCE, lang="c").row)
    compiled = gradient.compiled()
    assert not compiled.raw_stops and not compiled.stops and compiled.long is not None
    assert compiled.code is compiled.heard_code
    assert "irad_look_between" not in compiled.code.library().object.undefined
    x, dx = np.ones(3), np.zeros(3)
    gradient(x, dx, 3)
    assert compiled.long.code._library is None
    gradient(x, dx, -LongRuns.FROM)
    assert "irad_look_between" in compiled.long.code.library().object.undefined


def test_nested_loops_that_are_short_by_their_integers_do_not_look() -> None:
    """As many turns as the product says; where there are no inner ones, those around count."""
    gradient = irad.autodiff(irad.compile(SOURCE, lang="c").deep)
    compiled = gradient.compiled()
    assert not compiled.raw_stops and not compiled.stops and compiled.long is not None
    ((factor, positions),) = compiled.long.turns
    assert factor == 2 and sorted(positions) == [2, 3, 3]
    x, dx = np.arange(3.0), np.zeros(3)
    for n, m in ((3, 800), (0, 1400), (1, 1400)):
        gradient(x, dx, n, m)
    assert compiled.long.code._library is None
    short = dx.copy()
    dx[:] = 0
    gradient(x, dx, 0, 1500)
    assert "irad_look" in compiled.long.code.library().object.undefined
    may_be_long = is_long(("ptr", "i64", "i64"), ((2, (1, 2, 2)), (1, (2,))))
    assert not may_be_long((None, 3, 800)) and may_be_long((None, 3, 900)) and may_be_long((None, 3, -900))
    assert may_be_long((None, 0, 1500)) and may_be_long((None, 0, LongRuns.FROM)) and not may_be_long((None, 0, 0))
    assert np.isfinite(short).all()


NESTS = """#include <math.h>
#include <string.h>
static __attribute__((noinline)) double inner(const double *a, long n)
{ double s = 0; for (long i = 0; i < n; i++) s += a[i] * a[i]; return s; }
double f(const double *a, double *b, long n, long m, const long *k)
{
    double s = 0;
    for (long i = 0; i < m; i++) {
        OUTER
        for (long j = START; j < BOUND; j++) { s += a[j] * a[j] * s; INNER; }
    }
    return s;
}
"""


def nest(**words: str) -> str:
    """The nest with other words in it."""
    text = NESTS
    for word, default in {"OUTER": "", "START": "0", "BOUND": "n", "INNER": ""}.items():
        text = text.replace(word, words.get(word, default))
    return text


def test_turns_of_many_instructions_count_as_several() -> None:
    heavy = nest(INNER="s += sin(s) * a[j];" * 12)
    long = irad.autodiff(irad.compile(heavy, lang="c").f).compiled().long
    assert long is not None and 4 <= long.turns[0][0] <= 20


@pytest.mark.parametrize(
    ("words", "turns"),
    [
        ({}, ((2, (4, 5)),)),
        ({"BOUND": "2 * n"}, ((2, (5,)), (4, (4, 5)))),
        ({"START": "i"}, ((2, (4, 5)), (2, (5, 5)))),
        ({"BOUND": "i"}, ((2, (5, 5)),)),
        ({"INNER": "s += sin(a[i])"}, ((2, (4, 5)),)),
        ({"BOUND": "*k"}, ()),
        ({"BOUND": "n * m"}, ()),
        ({"OUTER": "s += inner(a + i, n);"}, ()),
        ({"OUTER": "memset(b, 0, n * sizeof *b);"}, ()),
        ({"INNER": "if (s > 3) break"}, ()),
    ],
)
def test_which_nests_are_bounded_by_integers(
    words: dict[str, str], turns: tuple[tuple[int, tuple[int, ...]], ...]
) -> None:
    compiled = irad.autodiff(irad.compile(nest(**words), lang="c").f).compiled()
    found = compiled.long.turns if compiled.long is not None else ()
    assert sorted((n, sorted(positions)) for n, positions in found) == [(n, list(positions)) for n, positions in turns]
    looks = "irad_look" in compiled.heard_code.library().object.undefined
    assert looks == (not turns)


def test_nests_of_functions_that_call_themselves_are_not_bounded() -> None:
    text = """double f(const double *a, long n) {
        double s = 0;
        for (long i = 0; i < n; i++) for (long j = 0; j < n; j++) s += a[j] * s * i;
        return n > 0 ? s * f(a, n - 1) : s;
    }"""
    compiled = irad.autodiff(irad.compile(text, lang="c").f).compiled()
    assert "irad_look" in compiled.heard_code.library().object.undefined


@pytest.mark.parametrize(
    ("bound", "sized"),
    [("n", True), ("2 * n - 1", True), ("n < m ? n : m", True), ("n / 4 + m", True), ("n * m", False), ("*k", False),
     ("n * 1000", False)],
)  # fmt: skip
def test_which_runs_are_bounded_by_integers(bound: str, sized: bool) -> None:
    text = f"""double f(const double *a, long n, long m, const long *k)
    {{ double s = 0; for (long i = 0, e = {bound}; i < e; i++) s += a[i] * a[i]; return s; }}"""
    gradient = irad.autodiff(irad.compile(text, lang="c").f)
    assert (gradient.compiled().long is not None) == sized


def test_a_callee_is_not_bounded_by_the_integers_of_its_caller() -> None:
    text = """static __attribute__((noinline)) double inner(const double *a, long n)
    { double s = 0; for (long i = 0; i < n; i++) s += a[i] * a[i]; return s; }
    double f(const double *a, long n) { return inner(a, n * n) * a[0]; }"""
    compiled = irad.autodiff(irad.compile(text, lang="c").f).compiled()
    assert MARK in compiled.ir and compiled.long is None and compiled.stops


def test_loops_in_called_functions_are_cut_in_long_runs_only() -> None:
    gradient = irad.autodiff(irad.compile(SOURCE, lang="c").calls)
    compiled = gradient.compiled()
    x, dx = np.ones(8), np.zeros(8)
    gradient(x, dx, 3, 2)
    assert compiled.long is not None and compiled.long.code._library is None
    looks = [name for name in compiled.heard_code.library().object.undefined if name.startswith("irad_look")]
    assert looks == ["irad_look"]
    whole = dx.copy()
    dx[:] = 0
    gradient(x, dx, 3, -LongRuns.FROM)
    gradient(x, dx, 3, 2)
    assert {"irad_look", "irad_look_between"} <= set(compiled.long.code.library().object.undefined)
    np.testing.assert_array_equal(dx, whole)


def test_the_plan_says_which_loops_look() -> None:
    def signals(name: str, text: str = SOURCE) -> list[str]:
        plan = str(irad.autodiff(irad.compile(text, lang="c", flags=("-g",))[name]).plan)
        return [line.partition(": ")[2] for line in plan.partition("signals (Ctrl-C)")[2].split("\n")[1:] if line]

    assert signals("row") == [
        "it looks for some behind each strip of 65,536 turns, in calls with an integer or a length of millions"
    ]
    assert signals("until", DATA) == ["it looks for some in each turn"]
    assert signals("table") == [
        "it looks for some in each turn, in calls whose integers or lengths say that it may have millions of turns"
    ]


def test_what_threads_of_a_region_run_does_not_look() -> None:
    module = irad.compile(PARALLEL, lang="c", flags=("-fopenmp",))
    assert "@irad_look(" not in irad.autodiff(module.many).ir


RECURSIVE = """
double down(double x, int n) { return n ? x * down(x * x, n - 1) + 1 : x; }
double odd(double x, int n);
__attribute__((noinline)) double even(double x, int n) { return n ? x * odd(x * x, n - 1) : x; }
__attribute__((noinline)) double odd(double x, int n) { return n ? x + even(x * x, n - 1) : x; }
static __attribute__((noinline)) double square(double x) { return x * x; }
double once(double x) { return square(x) * x; }
"""


@pytest.mark.parametrize(("name", "looking"), [("down", {"down"}), ("even", {"even", "odd"}), ("once", set())])
def test_functions_that_come_back_to_themselves_look_at_the_stack(name: str, looking: set[str]) -> None:
    text = irad.autodiff(getattr(irad.compile(RECURSIVE, lang="c"), name)).ir
    bodies = [part for part in text.split("\ndefine ") if "call void @irad_look_at_stack(" in part]
    assert {match[0] for body in bodies if (match := re.search("down|even|odd|square|once", body))} == looking
