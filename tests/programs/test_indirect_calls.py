"""Calls whose target is known when the program runs: tables, callbacks, virtual functions; and exceptions that do
not fly."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS, options_for

TABLE = """#include <math.h>
#include <stdlib.h>
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*const table[])(double) = {square, cube, sin};
__attribute__((noinline)) static double times(double (*f)(double), double x) { return f(x) * x; }
double chosen(double x, int k) { return times(table[k], x); }

struct term { double (*function)(double); double weight; };
double terms(double x, const double *weights, int n) {
    struct term *list = malloc(n * sizeof *list);
    for (int i = 0; i < n; i++) {
        list[i].function = table[i % 3];
        list[i].weight = weights[i];
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += list[i].weight * list[i].function(x);
    free(list);
    return sum;
}

static double (*next[2])(double, int);
double odd(double x, int n) { return n == 0 ? x : next[0](x * x, n - 1); }
double even(double x, int n) { return n == 0 ? sin(x) : next[1](x + 1, n - 1); }
static double (*next[2])(double, int) = {even, odd};

static void halve(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 0.5; }
static void invert(double *x, int n) { for (int i = 0; i < n; i++) x[i] = 1 / x[i]; }
static void (*steps[])(double *, int) = {halve, invert, halve};
double staged(const double *x, int n) {
    double *copy = malloc(n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) copy[i] = x[i];
    for (int k = 0; k < 3; k++) steps[k](copy, n);
    for (int i = 0; i < n; i++) sum += copy[i] * (i + 1);
    free(copy);
    return sum;
}
"""

OUTSIDE = """double square(double x) { return x * x; }
double scale(double (*f)(double), double x) { return 3 * f(x); }
"""

CLASSES = """#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Shape {
    virtual double area(double s) const = 0;
    virtual ~Shape() {}
};
struct Square : Shape {
    double a;
    Square(double a) : a(a) {}
    double area(double s) const override { return a * a * s; }
};
struct Disc : Shape {
    double r;
    std::vector<double> w;
    Disc(double r) : r(r), w(3, r) {}
    double area(double s) const override { return 3 * r * r * std::sin(s) + w[1]; }
};
extern "C" double total(double a, double b, double s, int n) {
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int i = 0; i < n; i++)
        if (i % 2) shapes.push_back(std::make_unique<Square>(a * i));
        else shapes.push_back(std::make_unique<Disc>(b + i));
    double sum = 0;
    for (auto &shape : shapes) sum += shape->area(s);
    return sum;
}
extern "C" double checked(double x, int n) {
    if (n < 0) throw std::invalid_argument("negative: " + std::to_string(n));
    std::vector<double> v(n, x);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += v.at(i) * i;
    return sum * x;
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_tables_and_callbacks(level: str) -> None:
    module = irad.compile(TABLE, lang="c", flags=[level], options=options_for(level))
    x, weights = 1.3, np.array([0.5, -2.0, 1.5, 0.25])
    slopes = np.array([2 * x, 3 * x * x, np.cos(x), 2 * x])
    for k, slope in enumerate((3 * x * x, 4 * x**3, np.sin(x) + x * np.cos(x))):
        assert irad.grad(module.chosen, wrt=0)(x, k) == pytest.approx(slope, rel=1e-12)
        assert irad.jvp(module.chosen, wrt=0)((x, k), (1.0,))[1] == pytest.approx(slope, rel=1e-12)
    dx, dweights = irad.grad(module.terms, wrt=(0, 1))(x, weights, 4)
    assert dx == pytest.approx(weights @ slopes, rel=1e-12)
    np.testing.assert_allclose(dweights, [x * x, x**3, np.sin(x), x * x], rtol=1e-12)
    # ((x + 1)^2 + 1)
    assert irad.grad(module.even, wrt=0)(0.4, 3) == pytest.approx(2 * (0.4 + 1), rel=1e-12)
    v = np.array([0.3, -1.5, 2.0])
    np.testing.assert_allclose(irad.grad(module.staged, wrt=0)(v, 3), -np.array([1, 2, 3]) / v**2, rtol=1e-12)


def test_a_pointer_from_outside() -> None:
    module = irad.compile(OUTSIDE, lang="c")
    gradient = irad.autodiff(module.scale, irad.Const, irad.Active)
    assert gradient(module.square.address, 2.0) == pytest.approx(12.0)


def test_an_unknown_function() -> None:
    """Nothing is made up for a function that the module does not have."""
    other = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda x: x)
    gradient = irad.autodiff(irad.compile(OUTSIDE, lang="c").scale, irad.Const, irad.Active)
    with pytest.raises(irad.DifferentiationError, match="cannot differentiate this call through a pointer"):
        gradient(ctypes.cast(other, ctypes.c_void_p).value, 2.0)


@pytest.mark.parametrize("level", LEVELS)
def test_virtual_functions_and_exceptions_that_do_not_fly(level: str) -> None:
    module = irad.compile(CLASSES, lang="c++", flags=[level], options=options_for(level))
    a, b, s, n = 1.1, 0.7, 0.3, 5
    da, db, ds = irad.grad(module.total, wrt=("a", "b", "s"))(a, b, s, n)
    odd, even = np.array([1, 3]), np.array([0, 2, 4])
    assert da == pytest.approx(2 * a * s * np.sum(odd**2), rel=1e-12)
    assert db == pytest.approx(np.sum(6 * (b + even) * np.sin(s) + 1), rel=1e-12)
    assert ds == pytest.approx(np.sum((a * odd) ** 2) + 3 * np.cos(s) * np.sum((b + even) ** 2), rel=1e-12)
    assert irad.grad(module.checked, wrt=0)(1.5, 4) == pytest.approx(2 * 1.5 * 6, rel=1e-12)


OPERATIONS = """struct operations { double (*outer)(double); double (*inner)(double); };
struct node { const struct operations *operations; double weight; struct node *next; };
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static const struct operations one = {square, cube}, other = {cube, square};
void choose(struct node *n, int k) { n->operations = k ? &other : &one; }
double evaluate(struct node *n, double x) {
    double sum = 0;
    for (; n; n = n->next) sum += n->weight * n->operations->outer(x) + n->operations->inner(n->weight);
    return sum;
}
typedef double (*function)(double);
struct holder { double values[3]; function functions[2]; };
__attribute__((noinline)) static void add(struct holder *h, double **rows, int k) { h->values[k] += rows[0][k]; }
double stored(double *a, int n) {
    struct holder h;
    double *rows[1] = {a};
    for (int i = 0; i < 3; i++) h.values[i] = a[i] * a[i];
    for (int i = 0; i < 2; i++) h.functions[i] = square;
    add(&h, rows, n % 3);
    return h.values[n % 3];
}
"""


class Node(ctypes.Structure):
    """`struct node`, or its shadow, in which only the links have to lead somewhere."""

    _fields_ = (("operations", ctypes.c_void_p), ("weight", ctypes.c_double), ("next", ctypes.c_void_p))


@pytest.mark.parametrize(("level", "opt_level"), [("-O0", 0), ("-O2", 3), ("-O2", 0)])
def test_objects_of_the_caller(level: str, opt_level: int) -> None:
    """The caller's shadows need no tables of functions, and functions have one address under all options."""
    module = irad.compile(OPERATIONS, lang="c", flags=[level])
    a, b, da, db = (Node() for _ in range(4))
    module.choose(ctypes.addressof(a), 0)
    module.choose(ctypes.addressof(b), 1)
    a.weight, b.weight, x = 2.0, 3.0, 1.5
    a.next, da.next = ctypes.addressof(b), ctypes.addressof(db)
    gradient = irad.autodiff(module.evaluate, irad.Dup, irad.Active, options=irad.Options(opt_level=opt_level))
    assert gradient(ctypes.addressof(a), ctypes.addressof(da), x) == pytest.approx(2 * 2 * x + 3 * 3 * x * x)
    assert da.weight == pytest.approx(x * x + 3 * 2.0**2)
    assert db.weight == pytest.approx(x**3 + 2 * 3.0)


@pytest.mark.parametrize("level", LEVELS)
def test_functions_that_are_only_stored(level: str) -> None:
    module = irad.compile(OPERATIONS, lang="c", flags=[level], options=options_for(level))
    np.testing.assert_allclose(irad.grad(module.stored, wrt="a")(np.array([2.0, 3.0, 5.0]), 1), [0.0, 7.0, 0.0])


SORTING = """#include <stdlib.h>
#include <string.h>
static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
double ranked(const double *x, int n) {
    double *copy = malloc(n * sizeof *copy), sum = 0;
    for (int i = 0; i < n; i++) copy[i] = x[i] * x[i];
    qsort(copy, n, sizeof *copy, ascending);
    for (int i = 0; i < n; i++) sum += (i + 1) * copy[i];
    free(copy);
    return sum;
}
__attribute__((noinline)) static void move(void *into, const void *from, size_t size) { memmove(into, from, size); }
double moved(const double *x, int n) {
    double *copy = malloc(n * sizeof *copy), sum = 0;
    move(copy, x, n * sizeof *copy);
    for (int i = 0; i < n; i++) sum += copy[i] * copy[i];
    free(copy);
    return sum;
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_memory_whose_content_only_the_caller_knows(level: str) -> None:
    module = irad.compile(SORTING, lang="c", flags=[level], options=options_for(level))
    x, direction = np.array([0.3, -2.0, 1.0, 0.1]), np.array([1.0, 2.0, -1.0, 0.5])
    ranks = np.array([2, 4, 3, 1])
    np.testing.assert_allclose(irad.grad(module.ranked, wrt="x")(x, 4), 2 * ranks * x)
    _, tangent = irad.jvp(module.ranked, wrt="x")((x, 4), (direction,))
    assert tangent == pytest.approx(2 * ranks * x @ direction)
    np.testing.assert_allclose(irad.grad(module.moved, wrt="x")(x, 4), 2 * x)
    _, tangent = irad.jvp(module.moved, wrt="x")((x, 4), (direction,))
    assert tangent == pytest.approx(2 * x @ direction)


FAR = """
import mmap
import irad
hole = mmap.mmap(-1, 3 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0))
f = irad.compile('''
static double twice(double x) { return 2 * x * x; }
static double cubed(double x) { return x * x * x; }
double (*chosen)(double) = twice;
void choose(int k) { chosen = k ? cubed : twice; }
double f(double x) { return chosen(x) * x; }
''', lang="c", flags=["-O2"]).f
irad.compile("double g(double x) { return x; }", lang="c").g(1.0)
assert f(2.0) == 16.0
hole.close()
print(irad.grad(f)(2.0))
"""


def test_functions_farther_away_than_an_offset_reaches() -> None:
    """What is linked later may lie gigabytes from the function that a pointer holds: here in a hole above it."""
    done = subprocess.run([sys.executable, "-c", FAR], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["24.0"], done.stderr
