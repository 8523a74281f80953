"""Arrays that are members of structs beside numbers: their indices are compared while the derivative runs."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.analysis.member_bounds import MemberBounds
from irad.errors import DifferentiationError
from tests.programs.levels import LEVELS

RING = """
#include <stdlib.h>
struct ring { int used; short tag[8]; double value[8]; };
static __attribute__((noinline)) void put(struct ring *r, int at, short tag, double v) {
    r->tag[at] = tag; r->value[r->used++] = v;
}
double f(const double *x, int n, int first) {
    struct ring *r = calloc(1, sizeof *r);
    double s = 0;
    for (int i = 0; i < n; i++) put(r, first + i, i + 1, x[i] * x[i]);
    for (int i = 1; i < n; i++) r->tag[first + i] += r->tag[first + i - 1];
    for (int i = 0; i < n; i++) s += r->value[i] * (r->tag[first + i] + 1);
    free(r);
    return s;
}"""
HALVES = """
#include <stdlib.h>
#include <string.h>
struct table { int used; int key[12]; double value[12]; };
double f(const double *x, int n, int from) {
    struct table *t = calloc(1, sizeof *t);
    for (int i = 0; i < n; i++) { t->value[i] = x[i] * x[i]; t->key[i] = i; }
    for (int i = 0; i < 2; i++) t->key[i] = t->key[from + i];
    double d = 0;
    if (from > 11) memcpy(&d, t->key, 8);
    for (int i = 0; i < n; i++) d += t->value[i] * t->key[i];
    free(t);
    return d;
}"""
POINT = np.array([0.5, 0.6, 0.7, 0.8, 0.9])
STOP = "a member of a struct is accessed here beyond its end, or before its beginning"


def function_of(source: str, level: str) -> irad.Function:
    return irad.compile(source, lang="c", flags=[level, "-fno-strict-aliasing"]).f


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("first", [0, 3])
def test_within_the_member(level: str, first: int) -> None:
    function = function_of(RING, level)
    expected = 2 * POINT * (np.cumsum(np.arange(1.0, 6)) + 1)
    np.testing.assert_allclose(irad.grad(function, wrt=0)(POINT, 5, first), expected, rtol=1e-14)
    tangent = irad.jvp(function, wrt=0)((POINT, 5, first), (np.ones(5),))[1]
    assert tangent == pytest.approx(expected.sum(), rel=1e-14)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("first", [-4, 5, 1000, -1000])
def test_outside_of_the_member(level: str, first: int) -> None:
    """Beyond the beginning of the struct, or in the numbers, an access is not made."""
    function = function_of(RING, level)
    with pytest.raises(DifferentiationError, match=STOP):
        irad.grad(function, wrt=0)(POINT, 5, first)


@pytest.mark.parametrize("level", LEVELS)
def test_halves_of_numbers_beyond_the_member(level: str) -> None:
    """What is read there is a part of a number, and becomes one again: right, or a stop."""
    function = function_of(HALVES, level)
    np.testing.assert_allclose(irad.grad(function, wrt=0)(POINT, 5, 4)[2:], 2 * POINT[2:] * [2, 3, 4], rtol=1e-14)
    with pytest.raises(DifferentiationError):
        irad.grad(function, wrt=0)(POINT, 5, 13)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_relied_on_that_is_not_compared(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without bounds the provenance check refuses: they are what makes these programs right."""
    monkeypatch.setattr(MemberBounds, "of", lambda self, inst, moves: iter(()))
    with pytest.raises(DifferentiationError, match="cannot follow the bits"):
        irad.grad(irad.compile(RING, lang="c", flags=[level]).f, wrt=0)(POINT, 5, 0)


def test_explained() -> None:
    derivative = irad.vjp(irad.compile(RING, lang="c", flags=["-O1"]).f, wrt=0)
    derivative(POINT, 5, 0)
    assert "indices that are compared with the members of a struct" in derivative.plan
