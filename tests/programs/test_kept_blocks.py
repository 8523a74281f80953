"""Work arrays that one call makes and the next ones use."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

import irad

LOOPS = "for (int i = 0; i < n; i++) W[i] = x[i] * x[i]; for (int i = 0; i < n; i++) s += W[i] * W[n - 1 - i];"

KEPT = {
    "grown": "static double *w; static int room;"
    " if (n > room) { w = realloc(w, n * sizeof *w); room = n; } " + LOOPS.replace("W", "w"),
    "once": "static double *w; if (!w) w = malloc(64 * sizeof *w); " + LOOPS.replace("W", "w"),
    "floats": "static float *w; if (!w) w = malloc(64 * sizeof *w); " + LOOPS.replace("W", "w"),
    "in_a_struct": "static struct { int room; double *at; } w;"
    " if (n > w.room) { free(w.at); w.at = malloc(n * sizeof *w.at); w.room = n; } " + LOOPS.replace("W", "w.at"),
    "exchanged": "static double *w; static int room;"
    " if (n > room) { double *old = w; w = malloc(n * sizeof *w); free(old); room = n; } " + LOOPS.replace("W", "w"),
    "given_back": "static double *w; if (!w) w = calloc(64, sizeof *w); "
    + LOOPS.replace("W", "w")
    + " if (n > 3) { free(w); w = 0; }",
    "lent": "static double *w; if (!w) w = malloc(64 * sizeof *w); fill(w, x, n); "
    "for (int i = 0; i < n; i++) s += w[i] * w[n - 1 - i];",
    "handed_out": "double *w = room_for(n); " + LOOPS.replace("W", "w"),
    "freed": "static double *w; w = malloc(1000000); " + LOOPS.replace("W", "w") + " free(w);",
    "freed_first_and_grown": "static double *w; free(w); w = malloc(n * sizeof *w); "
    + LOOPS.replace("W", "w")
    + " double *more = calloc(2 * n, sizeof *w); for (int i = 0; i < n; i++) more[i] = w[i]; free(w); w = more;",
    "freed_and_made_by_others": "make_work(n); " + LOOPS.replace("W", "work") + " end_work();",
    "handed_out_by_way_of_another": "double *w = behind(n); " + LOOPS.replace("W", "w"),
}  # fmt: skip
"""Bodies of functions whose second call finds a block."""

ROOMS = """
static double *room; static int held;
__attribute__((noinline)) static double *room_for(int n)
{
    if (n > held) { free(room); room = malloc(n * sizeof *room); held = n; }
    return room;
}
__attribute__((noinline)) static double *behind(int n) { double *at = room_for(n); at[0] = 0; return at; }
static double *work; static int ready;
__attribute__((noinline)) static void make_work(int n) { work = malloc(n * 100000); ready = 1; }
__attribute__((noinline)) static void make_work_once(int n) { if (!ready) make_work(n); }
__attribute__((noinline)) void end_work(void) { free(work); ready = 0; }
static double *more; static int there;
__attribute__((noinline)) static void make_more_once(int n) { if (!there) { more = malloc(n * 100000); there = 1; } }
__attribute__((noinline)) static void release(double *block) { free(block); }
__attribute__((noinline)) void end_more(void) { release(more); there = 0; }
static double *rooms; static int all;
__attribute__((noinline)) double *room_for_all(int n)
{
    if (n > all) { free(rooms); rooms = malloc(n * sizeof *rooms); all = n; }
    return rooms;
}
"""
"""Functions that hand out a block that they keep, or make one and free it."""

ELSEWHERE = {
    "inside": "static double *w; if (!w) w = (double *)malloc(65 * sizeof *w) + 1; " + LOOPS.replace("W", "w"),
    "swapped": "static double *w, *v; if (!w) { w = malloc(512); v = malloc(512); } double *t = w; w = v; v = t; "
    + LOOPS.replace("W", "w"),
    "handed_to_another_variable": "static double *w; w = room_for(n); " + LOOPS.replace("W", "w"),
    "freed_by_others": "make_work_once(n); " + LOOPS.replace("W", "work"),
    "freed_by_way_of_others": "make_more_once(n); " + LOOPS.replace("W", "more"),
    "handed_out_to_anybody": "double *w = room_for_all(n); " + LOOPS.replace("W", "w"),
}  # fmt: skip
"""The like where it is not known that the variable has the beginning of a block that is not freed, and the only pointer
to it."""

REMEMBERS = """
#include <math.h>
#include <stdlib.h>
static double *kept;
__attribute__((noinline)) static double *of(const double *x, int n)
{
    if (!kept) {
        kept = malloc(64 * sizeof *kept);
        for (int i = 0; i < n; i++)
            kept[i] = exp(x[i]);
    }
    return kept;
}
double remembers_elsewhere(const double *x, int n)
{
    double s = 0, *table = of(x, n);
    for (int i = 0; i < n; i++)
        s += table[i] * x[i];
    return s;
}
double remembers(const double *x, int n)
{
    static double *table;
    double s = 0;
    if (!table) {
        table = malloc(64 * sizeof *table);
        for (int i = 0; i < n; i++)
            table[i] = exp(x[i]);
    }
    for (int i = 0; i < n; i++)
        s += table[i] * x[i];
    return s;
}
"""

FORTRAN = """
module space
  implicit none
  real(8), allocatable :: work(:), grid(:, :), weights(:)
contains
  subroutine init(n) bind(c)
    integer, value :: n
    integer :: i
    if (allocated(work)) deallocate(work, grid, weights)
    allocate(work(n), grid(n, 2), weights(n))
    do i = 1, n
      weights(i) = 0.1d0 * i
    end do
  end subroutine
end module
function by_loops(x, n) bind(c) result(s)
  use iso_c_binding
  use space
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: s
  integer :: i
  do i = 1, n
    work(i) = x(i) * x(i) * weights(i)
    grid(i, 1) = sin(x(i))
    grid(i, 2) = work(i) * grid(i, 1)
  end do
  s = sum(grid(:, 2)) + sum(work)
end function
function by_arrays(x, n) bind(c) result(s)
  use iso_c_binding
  use space
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: s
  work = x * x
  grid(:, 1) = work * x
  s = dot_product(grid(:, 1), work)
end function
"""


def compiled(name: str, body: str, level: str) -> irad.Function:
    source = (
        "#include <math.h>\n#include <stdlib.h>\n"
        "__attribute__((noinline)) static void fill(double *w, const double *x, int n)"
        "{ for (int i = 0; i < n; i++) w[i] = x[i] * x[i]; }\n"
        f"{ROOMS}double {name}(const double *x, int n) {{ double s = 0; {body} return s; }}"
    )
    return irad.compile(source, lang="c", flags=[level, "-w"])[name]


def expected(x: np.ndarray) -> np.ndarray:
    return 4 * x * (x * x)[::-1]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", KEPT)
def test_work_arrays(name: str, level: str) -> None:
    """Any number of calls, of the function as well, with other sizes."""
    f = compiled(name, KEPT[name], level)
    for n in (5, 3, 7, 5):
        x = np.linspace(0.3, 1.1, n)
        np.testing.assert_allclose(irad.grad(f, 0)(x, n), expected(x), rtol=1e-6)
        f(x, n)
        value, tangent = irad.jvp(f, 0)((x, n), (np.ones(n),))
        np.testing.assert_allclose([value, tangent], [(x * x) @ (x * x)[::-1], expected(x).sum()], rtol=1e-6)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_what_may_be_no_block_stops(name: str) -> None:
    f = compiled(name, ELSEWHERE[name], "-O2")
    x = np.linspace(0.3, 1.1, 5)
    irad.grad(f, 0)(x, 5)
    with pytest.raises(irad.DifferentiationError, match="an earlier call"):
        irad.grad(f, 0)(x, 5)


@pytest.mark.parametrize("name", ["remembers", "remembers_elsewhere"])
def test_what_is_left_there_matters(name: str) -> None:
    f = irad.compile(REMEMBERS, lang="c")[name]
    x = np.linspace(0.3, 1.1, 5)
    np.testing.assert_allclose(irad.grad(f, 0)(x, 5), np.exp(x) * (1 + x))
    for _ in range(2):
        with pytest.raises(irad.DifferentiationError, match="what an earlier call has left in the global variable"):
            irad.grad(f, 0)(x, 5)
    assert np.isnan(irad.jvp(f, 0)((x, 5), (x,))[1])
    kept = irad.compile(REMEMBERS, lang="c", options=irad.Options(constant_state=True))[name]
    irad.grad(kept, 0)(x, 5)
    np.testing.assert_allclose(irad.grad(kept, 0)(x, 5), np.exp(x))


LAZY = {
    "vector": (
        "static std::vector<double> t;",
        "if (t.empty()) for (int i = 0; i < n; i++) t.push_back(std::exp(x[i]));",
    ),
    "array": ("static std::unique_ptr<double[]> t;", "if (!t) { t.reset(new double[64]); fill(t.get(), x, n); }"),
    "filled_by_another": ("static std::vector<double> t;", "if (t.empty()) { t.resize(n); fill(t.data(), x, n); }"),
}
"""Tables that their first user fills."""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", LAZY)
def test_tables_of_an_earlier_call_stop(name: str, level: str) -> None:
    declared, filled = LAZY[name]
    source = (
        "#include <cmath>\n#include <memory>\n#include <vector>\n#define APART __attribute__((noinline))\n"
        "APART static void fill(double *t, const double *x, int n)"
        "{ for (int i = 0; i < n; i++) t[i] = std::exp(x[i]); }\n"
        f"APART static auto &table(const double *x, int n) {{ {declared} {filled} return t; }}\n"
        'extern "C" double f(const double *x, int n) { double s = 0; auto &t = table(x, n);'
        " for (int i = 0; i < n; i++) s += t[i] * x[i]; return s; }"
    )
    f = irad.compile(source, lang="c++", flags=[level]).f
    x = np.linspace(0.3, 1.1, 5)
    np.testing.assert_allclose(irad.grad(f, 0)(x, 5), np.exp(x) * (1 + x))
    with pytest.raises(irad.DifferentiationError, match="an earlier call"):
        irad.grad(f, 0)(x[::-1].copy(), 5)


@pytest.mark.skipif(not shutil.which("flang-22"), reason="there is no flang here")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", ["by_loops", "by_arrays"])
def test_allocatable_variables_of_modules(name: str, level: str) -> None:
    module = irad.compile(FORTRAN, lang="fortran", flags=[level])
    for n in (4, 4, 6):
        module.init(n)
        x = np.linspace(0.3, 1.1, n)
        weights = 0.1 * np.arange(1, n + 1)
        loops = weights * (2 * x * np.sin(x) + x * x * np.cos(x) + 2 * x)
        want = loops if name == "by_loops" else 5 * x**4
        for _ in range(2):
            np.testing.assert_allclose(irad.grad(module[name], 0)(x, n), want, rtol=1e-12)
            np.testing.assert_allclose(irad.jvp(module[name], 0)((x, n), (np.ones(n),))[1], want.sum(), rtol=1e-12)
