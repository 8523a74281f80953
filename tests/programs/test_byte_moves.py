"""Numbers that are moved in bytes: as a whole, or not at all."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError
from tests.programs.levels import LEVELS

HEAD = """#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
typedef unsigned char byte;
typedef uint16_t half __attribute__((may_alias));
NOINLINE static void copy(byte *to, const byte *from, size_t n) { for (size_t i = 0; i < n; i++) to[i] = from[i]; }
"""
POINT = np.array([0.3, 0.7, 1.1, -0.4, 0.9, 0.2, 0.5, 1.3])

HIGH_BYTES = {
    "of doubles, by shifts": """
NOINLINE static void cut(byte *to, const double *from, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t u;
        memcpy(&u, from + i, 8);
        for (int j = 4; j < 8; j++) to[8 * i + j] = u >> 8 * j;
    }
}
double f(const double *x, int n) {
    double *a = malloc(n * 8), *b = calloc(n, 8), s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    cut((byte *)b, a, n);
    for (int i = 0; i < n; i++) s += b[i] * 0.3;
    free(a); free(b);
    return s;
}""",
    "of floats, by shifts": """
NOINLINE static void cut(half *to, const float *from, int n) {
    for (int i = 0; i < n; i++) { uint32_t u; memcpy(&u, from + i, 4); to[2 * i + 1] = u >> 16; }
}
double f(const double *x, int n) {
    float *a = malloc(n * 4), *b = calloc(n, 4); double s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    cut((half *)b, a, n);
    for (int i = 0; i < n; i++) s += b[i] * 0.3;
    free(a); free(b);
    return s;
}""",
    "by a routine that copies": """
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double d = x[i] * x[i], e = 0;
        copy((byte *)&e + 4, (byte *)&d + 4, n / 8 * 4);
        s += e * 0.3;
    }
    return s;
}""",
}
WHOLE = """
double f(const double *x, int n) {
    byte *row = malloc(n * 8 + 1); double s = 0, d;
    for (int i = 0; i < n; i++) { d = x[i] * x[i]; copy(row + 1 + 8 * i, (byte *)&d, 8); }
    for (int i = 0; i < n; i++) { copy((byte *)&d, row + 1 + 8 * i, 8); s += d * (i + 1); }
    free(row);
    return s;
}"""
TWICE = """
double f(const double *x, int n) {
    double *a = malloc(n * 8), d, s = 0; byte *row = malloc(n * 8 + 1);
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    copy(row + 1, (byte *)a, n * 8 - 1); row[n * 8] = ((byte *)a)[n * 8 - 1];
    for (int i = 0; i < n; i++) { copy((byte *)&d, row + 1 + 8 * i, 8); s += d * a[n - 1 - i] * a[i]; }
    free(a); free(row);
    return s;
}"""


def function_of(source: str, level: str) -> irad.Function:
    return irad.compile(HEAD + source, lang="c", flags=[level], prototypes="double f(const double *x, int n);").f


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", HIGH_BYTES)
def test_parts_of_numbers_are_refused(name: str, level: str) -> None:
    """An adjoint of which some bytes are missing is a wrong one."""
    with pytest.raises(DifferentiationError, match="floating-point number"):
        irad.grad(function_of(HIGH_BYTES[name], level))(POINT, POINT.size)


@pytest.mark.parametrize("level", LEVELS)
def test_all_ways_to_derivatives(level: str) -> None:
    function, expected = function_of(WHOLE, level), 2 * POINT * np.arange(1, POINT.size + 1)
    np.testing.assert_allclose(irad.grad(function)(POINT, POINT.size), expected, rtol=1e-15)
    _, pullback = irad.vjp(function, wrt="x")(POINT, POINT.size)
    for seed in (1.0, -2.0):
        np.testing.assert_allclose(pullback(seed), seed * expected, rtol=1e-15)
    _, tangent = irad.jvp(function, wrt="x")((POINT, POINT.size), (np.ones(POINT.size),))
    assert tangent == pytest.approx(expected.sum(), rel=1e-14)


@pytest.mark.parametrize("level", LEVELS)
def test_right_or_stopped_where_a_number_is_used_elsewhere_as_well(level: str) -> None:
    """Bytes of adjoints cannot be added."""
    squares = POINT**2
    slopes = 2 * squares * squares[::-1] + squares[::-1] ** 2
    try:
        found = irad.grad(function_of(TWICE, level))(POINT, POINT.size)
    except DifferentiationError as error:
        assert any(words in str(error) for words in ("bits of", "bytes", "a part of a floating-point number"))
    else:
        np.testing.assert_allclose(found, slopes * 2 * POINT, rtol=1e-12)


@pytest.mark.parametrize("level", LEVELS)
def test_classes_that_are_described_elsewhere(level: str) -> None:
    """Clang describes a class where its constructors are compiled; elsewhere nothing is known of what it holds."""
    source = """#include <cstring>
struct Point { Point(); double a, b; };
extern "C" void known(const Point *p, Point *q, int n) {
    for (int i = 0; i < n; i++) { q[i].a = 0; std::memcpy(&q[i], &p[n - 1 - i], sizeof(Point)); }
}
extern "C" void unknown(const Point *p, Point *q, int n) {
    for (int i = 0; i < n; i++) std::memcpy(&q[i], &p[n - 1 - i], sizeof(Point));
}"""
    module = irad.compile(source, lang="c++", flags=[level])
    seeds, slopes = np.arange(1.0, 7.0), np.zeros(6)
    arguments = POINT[:6].copy(), slopes, np.zeros(6), seeds, 3
    activities = irad.Dup, irad.Dup, irad.Const
    with pytest.raises(DifferentiationError, match="cannot tell what"):
        irad.autodiff(module.unknown, *activities)(*arguments)
    irad.autodiff(module.known, *activities)(*arguments)
    np.testing.assert_array_equal(slopes, [5.0, 6.0, 3.0, 4.0, 1.0, 2.0])
