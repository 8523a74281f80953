"""Which blocks of a function lie on the tape, and that their derivatives are right."""

from __future__ import annotations

import numpy as np
import pytest

import irad

HEAD = """#include <stdlib.h>
#include <string.h>
static double *kept;
struct row { double *data; };
static __attribute__((noinline)) void scale(double *p, long n) { for (long i = 0; i < n; i++) p[i] *= p[i]; }
static __attribute__((noinline)) void scale_row(struct row *r, long n) { scale(r->data, n); }
static __attribute__((noinline)) void give_back(double *p) { free(p); }
static struct row *rows;
static __attribute__((noinline)) void give_back_row(struct row *r) { free(r->data); }
static __attribute__((noinline)) double *made(long n) { return malloc(n * sizeof(double)); }
"""
FILL = "for (long i = 0; i < n; i++) p[i] = x[i] * k;"
SUM = "for (long i = 0; i < n; i++) s += p[i] * p[i];"
BLOCKS = {
    "its own": (f"double *p = malloc(n * 8); {FILL} {SUM} free(p);", 1),
    "of a thousand": (f"double *p = malloc(n * 8000); {FILL} {SUM} free(p);", 1),
    "handed on": (f"double *p = malloc(n * 8); {FILL} scale(p, n); {SUM} free(p);", 1),
    "two": (f"double *p = malloc(n * 8), *q = malloc(n * 8); {FILL} memcpy(q, p, n * 8); p[0] = 2; {SUM} "
            "s += q[0] * q[0]; free(q); free(p);", 2),
    "either of two": (f"double *p = malloc(n * 8), *q = malloc(n * 8), *r = k > 1 ? p : q; {FILL} {SUM} "
                      "free(r == p ? q : p); free(r);", 2),
    "cleared": (f"double *p = calloc(n, 8); {FILL} {SUM} free(p);", 0),
    "resized": (f"double *p = malloc(8); p = realloc(p, n * 8); {FILL} {SUM} free(p);", 0),
    "stays": (f"double *p = malloc(n * 8); {FILL} {SUM} free(kept); kept = p;", 0),
    "in a struct": (f"struct row *r = malloc(sizeof *r); double *p = r->data = malloc(n * 8); {FILL} "
                    f"scale_row(r, n); {SUM} free(r->data); free(r);", 2),
    "in a struct that another gets": (f"struct row r; double *p = r.data = malloc(n * 8); {FILL} {SUM} "
                                      "give_back_row(&r); if (k > 1e9) free(p);", 0),
    "in a struct that stays": (f"struct row *r = malloc(sizeof *r); double *p = r->data = malloc(n * 8); {FILL} "
                               "scale_row(r, n); if (rows) { free(rows->data); free(rows); } rows = r; "
                               f"{SUM} if (k > 1e9) free(p);", 0),
    "released by another": (f"double *p = malloc(n * 8); {FILL} {SUM} give_back(p);", 0),
    "made by another": (f"double *p = made(n); {FILL} {SUM} free(p);", 0),
    "one of another": (f"double *p = malloc(n * 8), *q = made(n); {FILL} memcpy(q, p, n * 8); {SUM} "
                       "double *r = k > 1 ? p : q; free(r); free(r == p ? q : p);", 0),
    "never released": (f"double *p = malloc(n * 8); {FILL} {SUM} if (k > 1e9) free(p);", 1),
}  # fmt: skip


def source(name: str) -> str:
    body, _ = BLOCKS[name]
    return f"""{HEAD}double f(const double *x, long n, long m)
{{
    double s = 0;
    for (long j = 1; j <= m; j++) {{ double k = j; {body} }}
    return s;
}}"""


@pytest.mark.parametrize("name", BLOCKS)
def test_gradients_and_what_lies_on_the_tape(name: str) -> None:
    f = irad.compile(source(name), lang="c", flags=("-O1",))["f"]
    x = np.array([1.0, 2.0, 3.0])
    value, gradient = irad.value_and_grad(f)(x, 3, 4)
    for _ in range(2):  # the tape is used again
        assert irad.value_and_grad(f)(x, 3, 4)[0] == value
    h = 1e-6
    expected = [(f(x + h * e, 3, 4) - f(x - h * e, 3, 4)) / (2 * h) for e in np.eye(3)]
    np.testing.assert_allclose(gradient, expected, rtol=1e-6)
    plan = irad.autodiff(f).compiled().plan
    assert plan is not None
    assert len(plan.tape_blocks) == BLOCKS[name][1]
