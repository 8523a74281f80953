"""Plans and states that functions make, some of them for each other, and that others work on."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import irad
from tests.programs.levels import options_for

TEXT = """
#include <math.h>
#include <stdlib.h>
#define APART static __attribute__((noinline))
typedef struct { double *slope; } state;
typedef struct { int kind; state *state; } interp;
APART state *make(int n) { state *s = malloc(sizeof *s); s->slope = malloc(n * sizeof(double)); return s; }
APART state *none(int n) { return 0; }

/* a maker calls another one */
APART interp *outer(int n) { interp *p = malloc(sizeof *p); p->state = make(n); return p; }
APART void fill(interp *p, const double *y) { p->state->slope[0] = y[1] * y[0]; }
APART double get(interp *p) { return p->state->slope[0]; }
double two_makers(const double *y, int n) { interp *p = outer(n); fill(p, y); return get(p); }

/* a maker that is found in a table */
typedef struct { state *(*alloc)(int); } kind;
static const kind kinds[2] = { { make }, { none } };
APART state *via(const kind *t, int n) { return t->alloc(n); }
APART void put(state *s, const double *y) { s->slope[0] = y[1] * y[0]; }
double by_table(const double *y, int n) { state *s = via(&kinds[n > 99], n); put(s, y); return s->slope[0]; }

/* a routine that writes to a plan's buffers and reads them again */
typedef struct { int n; double *tmp, *aux; } plan;
APART plan *planned(int n)
{
    plan *p = malloc(sizeof *p);
    p->n = n;
    p->tmp = malloc(n * sizeof(double));
    p->aux = calloc(n, sizeof(double));
    return p;
}
APART void run(plan *p, const double *in, double *out)
{
    for (int i = 0; i < p->n; i++) p->tmp[i] = exp(0.3 * in[i]) + p->aux[i];
    for (int i = 0; i < p->n; i++) out[i] = p->tmp[i] * p->tmp[i];
}
double worked_on(const double *y, int n)
{
    double out[8], s = 0;
    plan *p = planned(n);
    run(p, y, out);
    for (int i = 0; i < n; i++) s += out[i];
    return s;
}

/* a comparison that counts */
static double total;
static int order(const void *p, const void *q)
{
    double a = *(const double *)p, c = *(const double *)q;
    total += a * c;
    return a < c ? -1 : a > c;
}
double counted(const double *y, int n)
{
    double v[8];
    total = 0;
    for (int i = 0; i < n; i++) v[i] = y[i];
    qsort(v, n, sizeof *v, order);
    return v[0] + total;
}
"""
Y = np.array([1.0, 3.0, 2.0, 5.0])


@cache
def built(level: str) -> Any:
    return irad.compile(TEXT, lang="c", flags=[level], options=options_for(level))


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
@pytest.mark.parametrize("name", ["two_makers", "by_table", "worked_on"])
def test_makers(name: str, level: str) -> None:
    wanted = 0.6 * np.exp(0.6 * Y) if name == "worked_on" else np.array([3.0, 1.0, 0.0, 0.0])
    function = built(level)[name]
    np.testing.assert_allclose(irad.grad(function, wrt=0)(Y, 4), wanted, rtol=1e-12)
    along = np.array([1.0, 2.0, -1.0, 0.5])
    np.testing.assert_allclose(irad.jvp(function, wrt=0)((Y, 4), (along,))[1], wanted @ along, rtol=1e-12)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_comparison_that_writes(level: str) -> None:
    """irad sorts by other comparisons than the C library: what they leave behind would not be the function's."""
    with pytest.raises(irad.DifferentiationError, match="'order' writes to memory"):
        irad.grad(built(level).counted, wrt=0)(Y, 4)
