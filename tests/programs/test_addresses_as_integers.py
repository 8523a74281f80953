"""Addresses that travel as integers, with what lies behind them: right where they are only moved, else refused."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.programs.levels import LEVELS

HEAD = "#include <stdint.h>\n#define APART static __attribute__((noinline))\n"

MOVED = {
    "argument": """
APART double read(uintptr_t at) { return *(double *)at; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double kept = x[i] * x[i]; s = s * 0.5 + read((uintptr_t)&kept); }
    return s;
}""",
    "handed on": """
APART double read(uintptr_t at) { return *(double *)at; }
APART double twice(int count, uintptr_t at) { return count ? twice(count - 1, at) + read(at) : 0; }
double f(const double *x, int n) { double kept = x[0] * x[n - 1]; return twice(3, (uintptr_t)&kept); }""",
    "result": """
APART uintptr_t place(const double *p, int i) { return (uintptr_t)(p + i); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { const double *q = (const double *)place(x, i); s = s * 0.5 + *q * *q; }
    return s;
}""",
    "member": """
typedef struct { uintptr_t base; long count; } view;
APART double sum(view v) { double s = 0; for (int i = 0; i < v.count; i++) s += ((double *)v.base)[i] * i; return s; }
double f(const double *x, int n) { view v = {(uintptr_t)x, n}; return sum(v) * x[1]; }""",
    "list": """
struct node { double value; struct node *next; };
APART double walk(uintptr_t at, int depth) {
    struct node *p = (struct node *)at;
    return p ? p->value * (depth + 1) + walk((uintptr_t)p->next, depth + 1) : 0;
}
double f(const double *x, int n) {
    struct node v[8];
    for (int i = 0; i < n; i++) { v[i].value = x[i] * x[i]; v[i].next = i + 1 < n ? v + i + 1 : 0; }
    return walk((uintptr_t)v, 0);
}""",
    "callbacks": """
static struct { double (*call)(uintptr_t, double); uintptr_t context; } table[8];
static double scaled(uintptr_t context, double v) { return *(double *)context * v; }
static double moved(uintptr_t context, double v) { return ((double *)context)[1] + v; }
double f(const double *x, int n) {
    double kept[16];
    for (int i = 0; i < n; i++) {
        kept[2 * i] = x[i]; kept[2 * i + 1] = x[i] * x[i];
        table[i].call = i % 2 ? scaled : moved; table[i].context = (uintptr_t)&kept[2 * i];
    }
    double v = x[0];
    for (int i = 0; i < n; i++) v = table[i].call(table[i].context, v);
    for (int i = 0; i < n; i++) table[i].context = 0;
    return v;
}""",
}

MOVED["merged"] = """
static double zero;
APART double read(uintptr_t at, int known) {
    uintptr_t either = known ? at : (uintptr_t)&zero;
    return *(double *)either;
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double kept = x[i] * x[i]; s += read((uintptr_t)&kept, i % 2); }
    return s;
}"""
MOVED["index after realloc"] = """
#include <stdlib.h>
double f(const double *x, int n) {
    double *block = malloc(2 * sizeof *block), *end = block, *at = block, s = 0;
    int room = 2;
    for (int i = 0; i < n; i++) {
        if (end - block == room) {
            double *old = block;
            room *= 2;
            block = realloc(block, room * sizeof *block);
            end = block + (end - old);
            at = block + (at - old);
        }
        *end++ = x[i] * x[i];
        if (i % 2) s += *at++ * x[0];
    }
    while (at < end) s = s * 0.5 + *at++;
    free(block);
    return s;
}"""
MOVED["bytes of a pointer"] = """
#include <string.h>
typedef struct { unsigned char bytes[8]; } opaque;
APART opaque pack(double *p) { opaque o; memcpy(o.bytes, &p, 8); return o; }
APART double use(const opaque *o) { double *p; memcpy(&p, o->bytes, 8); return *p; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double kept = x[i] * x[i]; opaque o = pack(&kept); s = s * 0.5 + use(&o); }
    return s;
}"""

COMPUTED = {
    "read through a table as well": """
struct handle { uintptr_t bits; double (*call)(uintptr_t); };
APART double read(uintptr_t at) { return *(double *)at; }
APART double untagged(struct handle *h) { return h->call(h->bits & ~(uintptr_t)1); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double kept = x[i] * x[i];
        struct handle h = {(uintptr_t)&kept | 1, read};
        s += untagged(&h) + read((uintptr_t)&x[i]);
    }
    return s;
}""",
    "read by another function as well": """
struct handle { uintptr_t bits; long kind; };
APART double read(uintptr_t at) { return *(double *)at; }
APART double untagged(struct handle *h) { return read(h->bits & ~(uintptr_t)1); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double kept = x[i] * x[i];
        struct handle h = {(uintptr_t)&kept | 1, i};
        s += untagged(&h) + read((uintptr_t)&x[i]);
    }
    return s;
}""",
    "guarded": """
static uintptr_t guard = 0x5a5a5a5a5a5aull;
APART uintptr_t hide(const void *p) { return (uintptr_t)p ^ guard; }
APART const double *show(uintptr_t hidden) { return (const double *)(hidden ^ guard); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += *show(hide(&x[i])) * x[i];
    return s;
}""",
    "tagged": """
APART double read(uintptr_t at) { return *(double *)(at & ~(uintptr_t)7); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double kept = x[i] * x[i]; s += read((uintptr_t)&kept | 1); }
    return s;
}""",
    "tagged member": """
struct handle { uintptr_t bits; int kind; };
APART double read(struct handle *h) { return *(double *)(h->bits & ~(uintptr_t)1); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double kept = x[i] * x[i];
        struct handle h = {(uintptr_t)&kept, i};
        s += read(&h);
    }
    return s;
}""",
    "halves": """
APART double read(unsigned low, unsigned high) { return *(double *)((uintptr_t)high << 32 | low); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double kept = x[i] * x[i];
        uintptr_t u = (uintptr_t)&kept;
        s += read((unsigned)u, (unsigned)(u >> 32));
    }
    return s;
}""",
}


def gradient(text: str, level: str) -> tuple[np.ndarray, np.ndarray]:
    function = irad.compile(HEAD + text, lang="c", flags=[level]).f
    x = np.array([0.5, 0.6, 0.7, 0.8, 0.9])
    steps = 1e-5 * np.eye(5)
    wanted = [(function(x + step, 5) - function(x - step, 5)) / 2e-5 for step in steps]
    return irad.grad(function, wrt=0)(x, 5), np.array(wanted)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", MOVED)
def test_moved(name: str, level: str) -> None:
    found, wanted = gradient(MOVED[name], level)
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", COMPUTED)
def test_computed_in_calls(name: str, level: str, no_second_try: None) -> None:
    with pytest.raises(irad.DifferentiationError, match="address that is carried as an integer"):
        gradient(COMPUTED[name], level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", COMPUTED)
def test_computed_where_calls_are_inlined(name: str, level: str) -> None:
    found, wanted = gradient(COMPUTED[name], level)
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-8)


REBASED = """
#include <stddef.h>
#include <stdlib.h>
double f(const double *x, int n) {
    double *block = malloc(2 * sizeof *block), *end = block, s = 0;
    int room = 2, used = 0;
    for (int i = 0; i < n; i++) {
        if (used == room) {
            double *old = block;
            room *= 2;
            block = realloc(block, room * sizeof *block);
            ptrdiff_t by = (char *)block - (char *)old;
            end = (double *)((char *)end + by);
        }
        *end++ = x[i] * x[i];
        used++;
        s = s * 0.5 + end[-1];
    }
    free(block);
    return s;
}"""


@pytest.mark.parametrize("level", LEVELS)
def test_moved_by_the_distance_of_two_blocks(level: str) -> None:
    with pytest.raises(irad.DifferentiationError, match="by the distance of two blocks"):
        gradient(REBASED, level)
