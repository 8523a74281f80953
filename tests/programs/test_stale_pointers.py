"""Pointers to an argument's memory that an earlier call has left in a global variable."""

import numpy as np
import pytest

import irad

SOURCE = r"""
#include <stdlib.h>
#define APART __attribute__((noinline))

static const double *keys;
static double before;
static APART double look(int i) { return keys ? keys[i] * keys[i] : 0; }

static APART void set_on_one_way(const double *x, int set) { if (set) { keys = x; before = keys[0]; } }
double found(const double *x, int set) { set_on_one_way(x, set); return look(1) + x[0]; }

static APART void set_and_look(const double *x, int way) { keys = way ? x : x + 1; before = keys[0]; }
double set_by_a_callee(const double *x, int way) { set_and_look(x, way); return look(1) + x[0]; }

double set_on_each_way(const double *x, int way)
{
    if (way) {
        keys = x;
        before = keys[0];
    } else {
        keys = x + 1;
    }
    return look(0) + x[0];
}

double left_alone(const double *x, int way) { if (way) { keys = x; return look(1); } return x[0] * x[1]; }

static int by_key(const void *a, const void *b)
{
    double p = keys[*(const int *)a], q = keys[*(const int *)b];
    return (p > q) - (p < q);
}
double sorted(const double *x, int n)
{
    int k[8];
    double s = 0;
    for (int i = 0; i < n; i++)
        k[i] = i;
    keys = x;
    qsort(k, n, sizeof *k, by_key);
    for (int i = 0; i < n; i++)
        s += x[k[i]] * (i + 1);
    return s;
}
double sorted_as_before(const double *x, int n)
{
    int k[8];
    double s = 0;
    for (int i = 0; i < n; i++)
        k[i] = i;
    if (n < 3)
        keys = x;
    qsort(k, n, sizeof *k, by_key);
    for (int i = 0; i < n; i++)
        s += x[k[i]] * keys[k[i]];
    return s;
}
"""
LEVELS = ("-O0", "-O1", "-O2", "-O3")
X = np.array([0.3, 0.1, 0.2, 0.4])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "first", "then"), [("found", 1, 0), ("sorted_as_before", 2, 4)])
def test_found_by_a_later_call(name: str, first: int, then: int, level: str) -> None:
    function = irad.compile(SOURCE, lang="c", flags=[level])[name]
    x = X.copy()
    function(x, first)
    with pytest.raises(irad.ArgumentError, match="'keys', in which an earlier call has left a pointer"):
        irad.grad(function, wrt=0)(x, then)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("name", "way", "wanted"),
    [
        ("set_by_a_callee", 1, [1, 0.2, 0, 0]),
        ("set_by_a_callee", 0, [1, 0, 0.4, 0]),
        ("set_on_each_way", 1, [1.6, 0, 0, 0]),
        ("set_on_each_way", 0, [1, 0.2, 0, 0]),
        ("left_alone", 1, [0, 0.2, 0, 0]),
        ("left_alone", 0, [0.1, 0.3, 0, 0]),
        ("sorted", 4, [3, 1, 2, 4]),
    ],
)
def test_set_before_it_is_looked_at(name: str, way: int, wanted: list[float], level: str) -> None:
    function = irad.compile(SOURCE, lang="c", flags=[level])[name]
    x = X.copy()
    function(x, way)
    np.testing.assert_allclose(irad.grad(function, wrt=0)(x, way), wanted, rtol=1e-14)
