"""Pointers that a function keeps in memory of its own, through which what it calls reads and writes."""

import numpy as np
import pytest

import irad

SOURCE = r"""
struct box { double *into; const double *from; };
static void __attribute__((noinline)) inner(struct box *b) { *b->into = b->from[0] * b->from[1]; }
static void __attribute__((noinline)) outer(double *a, const double *x) { struct box b = {a, x}; inner(&b); }
double written_by_way_of_a_struct(const double *x)
{
    double a = 0;
    outer(&a, x);
    return a * x[2];
}

static void __attribute__((noinline)) swap_in(struct box *b, int n)
{
    if (n > 0)
        swap_in(b, n - 1);
    else
        *b->into *= b->from[1];
}
static void __attribute__((noinline)) through(double *a, const double *x, int n)
{
    struct box b = {a, x};
    swap_in(&b, n);
}
double written_by_a_recursive_function(const double *x)
{
    double a = x[0];
    through(&a, x, 3);
    return a * x[2];
}
"""


@pytest.mark.parametrize("name", ["written_by_way_of_a_struct", "written_by_a_recursive_function"])
def test_gradient(name: str) -> None:
    function = irad.compile(SOURCE, lang="c")[name]
    np.testing.assert_allclose(irad.grad(function, wrt=0)(np.array([2.0, 3.0, 5.0])), [15.0, 10.0, 6.0], rtol=1e-15)
