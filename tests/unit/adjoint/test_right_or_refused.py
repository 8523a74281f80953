"""Hard programs: each gradient must be right, or refused with an error; never silently wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from irad.errors import DifferentiationError
from tests.support import differences, gradient, prepare_c, sensitivities

X = (1.5, 2.5, 0.5)
WEIGHTS = (0.3, 0.7, 0.2)
PRELUDE = """#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
"""


@dataclass(frozen=True)
class Program:
    """A C function `f`. `values`: a tuple is an array of doubles, `"address"` room for one pointer."""

    name: str
    source: str
    activities: str = "dup"
    values: tuple[Any, ...] = (X,)
    flags: tuple[str, ...] = ("-O2",)
    may_refuse: bool = False


PROGRAMS = [
    Program("callee writes below its pointer", """NOINLINE static void g(double *p) { p[-1] = p[0] * 3; }
        double f(double *x) { double a = x[0], r = a * a * a; g(x + 1); return r * x[0]; }"""),
    Program("callee reads below its pointer", """
        NOINLINE static double g(double *p) { return p[-1] * p[-1] * p[0]; }
        double f(double *x) { double a = g(x + 1); x[0] = a * 2; return a * x[0]; }"""),
    Program("memcpy into memory without a shadow",
        "double f(double *x, double *y) { memcpy(y, x, 24); return y[0] * y[1]; }",
        "dup const", (X, (0.0, 0.0, 0.0)), may_refuse=True),
    Program("callee stores into memory without a shadow",
        """NOINLINE static void g(double *x, double *y) { y[0] = x[0] * x[1]; }
        double f(double *x, double *y) { g(x, y); return y[0] * y[0]; }""",
        "dup const", (X, (0.0, 0.0, 0.0)), may_refuse=True),
    Program("caller overwrites a block that the callee returned",
        """NOINLINE static double *g(double *x, double *out) {
            double *p = malloc(16);
            p[0] = x[0] * x[1]; p[1] = 0; out[0] += p[0] * p[0] * p[0];
            return p;
        }
        double f(double *x, double *y) {
            double *p = g(x, y), a = p[0];
            p[0] = 7; p[1] = a;
            double r = p[1] * y[0];
            free(p);
            return r;
        }""", "dup dup", (X, (0.0, 0.0, 0.0))),
    Program("caller overwrites a block that the callee handed out",
        """struct s { double *p; };
        NOINLINE static void g(struct s *s, double *x, double *out) {
            double *p = malloc(16);
            p[0] = x[0] * x[1]; p[1] = 0; s->p = p; out[0] += p[0] * p[0] * p[0];
        }
        double f(double *x, double *y) {
            struct s s;
            g(&s, x, y);
            double a = s.p[0];
            s.p[0] = 7;
            double r = a * y[0];
            free(s.p);
            return r;
        }""", "dup dup", (X, (0.0, 0.0, 0.0))),
    Program("atomic local variable",
        """double f(double *x) {
            _Atomic double s = 0;
            for (int i = 0; i < 3; i++) s += x[i] * x[i];
            return s;
        }""",
        may_refuse=True),
    Program("atomic array",
        "void f(double *x, _Atomic double *s) { for (int i = 0; i < 3; i++) *s += x[i] * x[i]; }",
        "dup dup", (X, (0.0, 0.0, 0.0)), may_refuse=True),
    Program("atomic exchange with a constant",
        """double f(double *x) {
            double n = 0, o, a = x[0] * x[1];
            __atomic_exchange(x, &n, &o, 5);
            return a + x[0] * x[2];
        }""", may_refuse=True),
    Program("bytes of a number reversed twice", """double f(double *x) {
            double s = 0;
            for (int k = 0; k < 3; k++) {
                unsigned char t[8], *p = (unsigned char *)(x + k);
                double y;
                unsigned char *q = (unsigned char *)&y;
                for (int i = 0; i < 8; i++) t[7 - i] = p[i];
                for (int i = 0; i < 8; i++) q[7 - i] = t[i];
                s += y * y;
            }
            return s;
        }""", may_refuse=True),
    Program("bytes of a number one by one", """double f(double *x, int n) {
            double s = 0;
            for (int k = 0; k < 3; k++) {
                unsigned char *p = (unsigned char *)(x + k);
                double y = 0;
                unsigned char *q = (unsigned char *)&y;
                for (int i = 0; i < n; i++) q[i] = p[i];
                s += y * y;
            }
            return s;
        }""", "dup const", (X, 8), may_refuse=True),
    Program("halves of numbers", """double f(double x, double y) {
            unsigned u[2], r[2];
            memcpy(u, &x, 8);
            r[0] = u[0]; r[1] = u[1];
            double z;
            memcpy(&z, r, 8);
            return z * z * y;
        }""", "active active", (1.5, 2.5), may_refuse=True),
    Program("tagged pointer", """double f(double *x) {
            double *p = (double *)(((uintptr_t)x | 1) & ~(uintptr_t)1);
            return p[0] * p[1];
        }""", may_refuse=True),
    Program("pointer in a static variable", """static double *kept;
        NOINLINE static void set(double *x) { kept = x; }
        double f(double *x) { set(x); return kept[0] * kept[0]; }""", may_refuse=True),
    Program("pointer in a global variable", """double *kept;
        NOINLINE void set(double *x) { kept = x; }
        NOINLINE double get(int i) { return kept[i]; }
        double f(double *x) { set(x); return get(0) * get(1); }""", may_refuse=True),
    Program("store through one of two pointers", """double f(double *x, double *y, int k) {
            double *p = k ? x : y;
            p[0] = x[1] * x[2];
            return y[0] * x[0];
        }""", "dup const const", (X, X, 0), may_refuse=True),
    Program("pointer put into memory without a shadow",
        "double f(double *x, double **t) { t[0] = x; return t[0][1] * t[0][1]; }",
        "dup const", (X, "address"), may_refuse=True),
    Program("integer addition on the bits in memory",
        "double f(double *x) { ((int64_t *)x)[0] += (int64_t)1 << 52; return x[0] * 2; }",
        flags=("-O2", "-fno-strict-aliasing"), may_refuse=True),
    Program("sign by exclusive or", """double f(double *x) {
            uint64_t b;
            memcpy(&b, x, 8);
            b ^= (uint64_t)1 << 63;
            double y;
            memcpy(&y, &b, 8);
            return y * y * y;
        }""", may_refuse=True),
    Program("memory set to bytes that are not zero",
        "double f(double *x) { double a = x[0]; memset(x, 1, 8); return a * a + x[1] * x[0]; }"),
    Program("active number and integer in one register",
        """struct s { int k; float a; };
        NOINLINE static struct s g(float x, int n) { struct s r = {n, x * x}; return r; }
        double f(double x, int n) { struct s a = g(x, n); return a.k * a.a; }""",
        "active const", (1.5, 3), may_refuse=True),
    Program("numbers and an integer in two registers",
        """struct s { float a, b; int k; float c; };
        NOINLINE static struct s g(float x, int n) { struct s r = {x, x * x, n, 3 * x}; return r; }
        double f(double x, int n) { struct s a = g(x, n), b = a; b.b *= x; return b.k * b.b + a.a * a.c; }""",
        "active const", (1.5, 3), may_refuse=True),
    Program("allocation in a loop", """double f(double *x, int n) {
            double s = 0;
            for (int k = 1; k < n; k++) {
                double t[k];
                for (int i = 0; i < k; i++) t[i] = x[i % 3] * (i + k);
                for (int i = 1; i < k; i++) t[i] *= t[i - 1];
                s += t[k - 1] * t[0];
            }
            return s;
        }""", "dup const", (X, 4)),
]  # fmt: skip
HAS_FLOATS = ("active number and integer in one register", "numbers and an integer in two registers")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_gradient_is_right_or_refused(program: Program) -> None:
    try:
        made = gradient(prepare_c(PRELUDE + program.source, program.flags), "f", program.activities)
    except DifferentiationError:
        assert program.may_refuse, "this program can be differentiated"
        return
    values = [_value(v) for v in program.values]
    shadows = [np.resize(WEIGHTS, v.size) if isinstance(v, np.ndarray) else 0.0 for v in values]
    # Single precision rounds each value to 2⁻²⁴, which a small step would blow up.
    single = program.name in HAS_FLOATS
    expected = differences(made, values, shadows, step=0.05 if single else 1e-4)
    for got, want in zip(sensitivities(made, values, shadows), expected, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5 if single else 1e-8, atol=1e-9)


def _value(value: Any) -> Any:
    if value == "address":
        return np.zeros(1, np.int64)
    return np.array(value) if isinstance(value, tuple) else value
