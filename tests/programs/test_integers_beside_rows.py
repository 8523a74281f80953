"""Counters and sizes in a struct beside rows of numbers with computed subscripts: they are integers."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS

PROGRAMS = {
    "memo": """
#include <string.h>
static struct { int n; double memo[6][6]; unsigned char known[6][6]; long calls; } table;
static const double *values;
static double at(int i, int j) {
    if (table.known[i][j]) return table.memo[i][j];
    table.calls++;
    double r = values[(i + j) % table.n];
    if (i && j) r = at(i - 1, j) * 0.6 + at(i, j - 1) * at(i - 1, j - 1) * 0.4;
    table.known[i][j] = 1;
    return table.memo[i][j] = r;
}
double f(const double *x, int n) {
    values = x; table.n = n; table.calls = 0;
    memset(table.known, 0, sizeof table.known);
    double a = at(4, 5);
    return a * at(5, 4) + table.calls * x[0] * 0.01;
}""",
    "stack": """
#include <stddef.h>
struct table { size_t n; double list[52]; size_t count; double last[3]; };
__attribute__((noinline)) static double step(struct table *t) {
    double *list = t->list;
    const size_t n = t->n - 1;
    const double current = list[n];
    const size_t before = t->count;
    list[n + 2] = list[n] * current;
    if (before < 3) t->last[before] = current;
    t->count = before + 1;
    t->n = n + 2;
    return list[n / 2] + list[n + 2];
}
double f(const double *x, int n) {
    struct table t;
    double r = 0;
    t.n = 0; t.count = 0;
    for (int i = 0; i < n; i++) { t.list[t.n] = x[i]; t.n++; if (i) r += step(&t); }
    return r;
}""",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_right(name: str, level: str) -> None:
    function = irad.compile(PROGRAMS[name], lang="c", flags=[level]).f
    x = np.array([0.5, 0.6, 0.7, 0.8, 0.9])
    wanted = [(function(x + step, 5) - function(x - step, 5)) / 2e-5 for step in 1e-5 * np.eye(5)]
    np.testing.assert_allclose(irad.grad(function, wrt=0)(x, 5), wanted, rtol=1e-6, atol=1e-8)


PUNNED = """
#include <string.h>
struct word { long bits; double unused[3]; };
__attribute__((noinline)) static long bits(struct word *w) { return w->bits; }
double f(const double *x, int n) {
    struct word v[8];
    memset(v, 0, sizeof v);
    for (int i = 0; i < n; i++) { double kept = x[i] * x[i]; memcpy(&v[i].bits, &kept, 8); }
    double s = 0;
    for (int i = 0; i < n; i++) { long b = bits(&v[i]); double d; memcpy(&d, &b, 8); s = s * 0.5 + d; }
    return s;
}"""


@pytest.mark.parametrize("level", LEVELS)
def test_members_that_hold_bits_of_numbers(level: str) -> None:
    """Right or refused: a member that is declared as an integer may hold what was copied there."""
    function = irad.compile(PUNNED, lang="c", flags=[level]).f
    x = np.array([0.5, 0.6, 0.7, 0.8, 0.9])
    try:
        found = irad.grad(function, wrt=0)(x, 5)
    except irad.DifferentiationError:
        return
    np.testing.assert_allclose(found, x * 2 * 0.5 ** np.arange(4, -1, -1.0), rtol=1e-9)
