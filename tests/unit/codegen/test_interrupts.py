"""Which loops of derivatives look for signals, and which functions at the stack."""

from __future__ import annotations

import re

import pytest

import irad

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


@pytest.mark.parametrize("name", ["row", "table", "deep", "calls"])
def test_outermost_loops_look(name: str) -> None:
    """In both sweeps; one without loops inside does between strips."""
    module = irad.compile(SOURCE, lang="c")
    gradient = irad.autodiff(getattr(module, name))
    assert gradient.ir.count("call i64 @irad_look(") == 2
    assert ("irad.strip" in gradient.ir) == (name == "row")


@pytest.mark.parametrize("name", ["beside", "often", "again"])
def test_single_loops_look_where_no_other_does(name: str) -> None:
    """Not beside loops that do, in a loop around a call, nor where calls are many and short."""
    module = irad.compile(SINGLE, lang="c")
    assert "irad.strip" not in irad.autodiff(getattr(module, name)).ir


def test_code_with_an_address_does_not_look() -> None:
    """What calls it is not Python; where it stops for nothing else, it is the same code as without signals."""
    gradient = irad.autodiff(irad.compile(SOURCE, lang="c").row)
    compiled = gradient.compiled()
    assert not compiled.raw_stops and compiled.stops
    assert "irad_look" not in compiled.code.library().object.undefined
    assert "irad_look" in compiled.heard_code.library().object.undefined


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
