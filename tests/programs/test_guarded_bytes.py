"""Integers that may be parts of numbers, and are looked at while the derivative runs."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError
from tests.programs.levels import LEVELS

HEAD = """#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
union word { int halves[2]; double number; };
struct box { union word word; int tag; };
"""
BY_TAG = """
NOINLINE static void put(struct box *to, const struct box *from) {
    to->tag = from->tag;
    if (from->tag) to->word.number = from->word.number; else to->word.halves[0] = from->word.halves[0];
}
"""
IN_HALVES = """
NOINLINE static void set(struct box *to, int low, int high) { to->word.halves[0] = low; to->word.halves[1] = high; }
static void put(struct box *to, const struct box *from) {
    set(to, from->word.halves[0], from->word.halves[1]);
    to->tag = from->tag;
}
"""
SUM = """
double f(const double *x, int n) {
    struct box *b = calloc(n, sizeof *b), t;
    double s = 0;
    for (int i = 0; i < n; i++) {
        b[i].tag = i % 2;
        if (i % 2) b[i].word.number = x[i] * x[i]; else b[i].word.halves[0] = i;
    }
    for (int i = 0; i + 1 < n; i++) { put(&t, b + i); put(b + i, b + i + 1); put(b + i + 1, &t); }
    for (int i = 0; i < n; i++) s += b[i].tag ? b[i].word.number * (i + 1) : b[i].word.halves[0] * 0.5;
    free(b);
    return s;
}
"""
POINT = np.array([0.3, 0.7, 1.1, 0.4, 0.9])
STOP = "turns out to be a part of an active number"


def function_of(source: str, level: str) -> irad.Function:
    return irad.compile(
        HEAD + source + SUM, lang="c", flags=[level], prototypes="double f(const double *x, int n);"
    ).f


@pytest.mark.parametrize("level", LEVELS)
def test_integers_of_unions_go_on(level: str) -> None:
    function = function_of(BY_TAG, level)
    expected = np.where(np.arange(5) % 2, 2 * POINT * np.arange(5), 0)  # each has moved down by one
    np.testing.assert_allclose(irad.grad(function)(POINT, 5), expected, rtol=1e-14)
    tangent = irad.jvp(function, wrt="x")((POINT, 5), (np.ones(5),))[1]
    assert tangent == pytest.approx(expected.sum(), rel=1e-14)


@pytest.mark.parametrize("level", LEVELS)
def test_halves_of_numbers_stop(level: str) -> None:
    function = function_of(IN_HALVES, level)
    with pytest.raises(DifferentiationError, match=f"stored here as an integer {STOP}"):
        irad.grad(function)(POINT, 5)
    with pytest.raises(DifferentiationError, match=f"loaded here as an integer {STOP}"):
        irad.jvp(function, wrt="x")((POINT, 5), (np.ones(5),))


@pytest.mark.parametrize("level", LEVELS)
def test_halves_without_a_derivative_go_on(level: str) -> None:
    """Nothing is lost along a direction in which the numbers do not change."""
    function = function_of(IN_HALVES, level)
    direction = np.array([1.0, 0.0, 1.0, 0.0, 1.0])
    assert irad.jvp(function, wrt="x")((POINT, 5), (direction,))[1] == 0.0


READER = """
struct reader { const char *text; const double *numbers; int left; };
NOINLINE static double read(struct reader *r) {
    if (r->left-- <= 0) return r->numbers[0];
    double v = (unsigned char)*r->text++;
    return v + 0.5 * read(r);
}
double f(const double *x, int n) {
    struct reader r = { TEXT, x, BYTES };
    return read(&r);
}
"""


def reader_of(text: str, size: str, level: str) -> irad.Function:
    source = READER.replace("TEXT", text).replace("BYTES", size)
    return irad.compile(
        HEAD + source, lang="c", flags=[level], prototypes="double f(const double *x, int n);"
    ).f


@pytest.mark.parametrize("level", LEVELS)
def test_text_beside_pointers_to_numbers_is_read(level: str) -> None:
    function = reader_of('"some text"', "n", level)
    np.testing.assert_array_equal(irad.grad(function)(POINT, 5), [0.5**5, 0, 0, 0, 0])
    assert irad.jvp(function, wrt="x")((POINT, 5), (np.ones(5),))[1] == 0.5**5


@pytest.mark.parametrize("level", LEVELS)
def test_bytes_of_numbers_that_are_read_as_text_stop(level: str) -> None:
    function = reader_of("(const char *)x", "8 * n", level)
    with pytest.raises(DifferentiationError, match="loaded here as an integer lies in memory with derivatives"):
        irad.grad(function)(POINT, 5)
    with pytest.raises(DifferentiationError, match=f"loaded here as an integer {STOP}"):
        irad.jvp(function, wrt="x")((POINT, 5), (np.ones(5),))


ROWS = """
struct node { int n; double val[5]; int child[6]; };
static struct node pool[4];
NOINLINE static double shift(struct node *t, int from, int to) {
    double s = 0;
    for (int j = from; j > to; j--) { t->child[j + 1] = t->child[j]; s += t->val[j & 3]; }
    return s;
}
double f(const double *x, int n, int at) {
    double s = 0;
    for (int i = 0; i < n; i++) { pool[i % 4].val[i / 4] = x[i] * x[i]; pool[i % 4].child[i % 6] = i; }
    for (int p = 0; p < 4; p++) s += shift(pool + p, at, at - 2);
    for (int p = 0; p < 4; p++) for (int i = 0; i < 5; i++) s += pool[p].val[i] * (i + 1) + pool[p].child[i];
    return s;
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_integers_at_places_that_nothing_bounds(level: str) -> None:
    prototype = "double f(const double *x, int n, int at);"
    function = irad.compile(HEAD + ROWS, lang="c", flags=[level], prototypes=prototype).f
    x = np.arange(1, 9) * 0.3
    expected = [2 * v * (i // 4 + 1) + 2 * v * (i // 4 in (0, 3)) for i, v in enumerate(x)]
    np.testing.assert_allclose(irad.grad(function, wrt="x")(x, 8, 4), expected, rtol=1e-14)
    with pytest.raises(DifferentiationError, match=f"stored here as an integer {STOP}"):
        irad.grad(function, wrt="x")(x, 8, -5)  # these are halves of the numbers before them


TABLE = """
#include <string.h>
struct part { char name[24]; double *rows; double k; int n; const char *unit; };
static KIND struct part first = {"none", 0, 2.0, 3, "kg"};
static int by_name(const void *a, const void *b) {
    return strcmp(((const struct part *)a)->name, ((const struct part *)b)->name);
}
struct base { struct part *m; int count; };
INLINE static struct part *add(struct base *db, const struct part *from, size_t bytes) {
    db->m = realloc(db->m, (db->count + 1) * sizeof *db->m);
    struct part *p = &db->m[db->count++];
    memcpy(p, from, bytes);
    return p;
}
double f(const double *x, int n) {
    static const char *names[] = {"wood", "steel", "copper"};
    struct base *db = calloc(1, sizeof *db);
    double s = 0;
    for (int i = 0; i < 3; i++) {
        struct part *p = add(db, &first, sizeof *p);
        strncpy(p->name, names[i], sizeof p->name - 1);
        p->rows = malloc(sizeof(double));
        p->rows[0] = x[i] * x[3];
        p->k *= x[i];
    }
    struct part *p = add(db, &db->m[1], sizeof *p);
    p->k *= 2;
    add(db, &first, sizeof *p);
    qsort(db->m, db->count, sizeof *db->m, by_name);
    for (int i = 0; i < db->count; i++) {
        const struct part *p = &db->m[i];
        s += p->k * (p->rows ? p->rows[0] : 1.0) * (i + 1) + p->n;
    }
    return s;
}
"""


@pytest.mark.parametrize("kind", ["", "const"])
@pytest.mark.parametrize("inline", ["", "NOINLINE"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_pattern_with_or_without_a_shadow(level: str, inline: str, kind: str) -> None:
    """What is copied from memory without a shadow has none to move: that is right, or refused."""
    prototype, text = "double f(const double *x, int n);", TABLE.replace("INLINE", inline).replace("KIND", kind)
    function = irad.compile(HEAD + text, lang="c", flags=[level], prototypes=prototype).f
    a, b, c, d = POINT[:4]
    # in the order of copper, none, steel twice and wood
    expected = [2 * 2 * a * d * 5, 2 * 2 * b * d * 3 + 2 * 4 * b * d * 4, 2 * 2 * c * d, 0.0, 0.0]
    expected[3] = 2 * a * a * 5 + 2 * b * b * 3 + 4 * b * b * 4 + 2 * c * c
    try:
        found = irad.grad(function)(POINT, 5)
    except DifferentiationError as error:
        assert "cannot tell what" in str(error)
    else:
        np.testing.assert_allclose(found, expected, rtol=1e-13)


BITS = """
#include <string.h>
struct row { int n; long keys[16]; double vals[16]; };
NOINLINE static void fill(double *p, const double *x, int n) { for (int i = 0; i < n; i++) p[i] = x[i] * x[i]; }
static double bits_of(long k) { return (double)(k + 1) * 0x1p-52 - 1023; }
double f(const double *x, int n) {
    struct row *r = calloc(1, sizeof *r);
    double s = 0;
    for (int i = 0; i < n; i++) { PUT; r->vals[r->n] = x[i] * x[i] + 1; r->n++; }
    long *k = (long *)r->vals;
    for (int i = 0; i < r->n; i++) s += bits_of(READ) + r->vals[i];
    free(r);
    return s;
}
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "put,read",
    [
        ("*(double *)&r->keys[r->n] = x[i] * x[i]", "r->keys[i]"),
        ("double v = x[i] * x[i]; memcpy(&r->keys[r->n], &v, 8)", "r->keys[i]"),
        ("if (!i) fill((double *)r->keys, x, n)", "r->keys[i]"),
        ("r->keys[r->n] = i", "k[i]"),
        ("r->keys[r->n] = i", "r->keys[i + 16]"),
    ],
)
def test_numbers_read_as_integers_are_none_that_lie_beside_them(put: str, read: str, level: str) -> None:
    text = HEAD + BITS.replace("PUT", put).replace("READ", read)
    function = irad.compile(text, lang="c", flags=[level], prototypes="double f(const double *x, int n);").f
    with pytest.raises(DifferentiationError, match="bits of a"):
        irad.grad(function)(POINT, 5)
    with pytest.raises(DifferentiationError, match="bits of a"):
        irad.jvp(function, wrt="x")((POINT, 5), (np.ones(5),))


SWAPPED = """
NOINLINE static void swap(void **a, void **b) { void *t = *a; *a = *b; *b = t; }
void f(double *y, int n) { for (int i = 0; i + 2 < n; i++) swap((void **)&y[i], (void **)&y[i + 2]); }
"""


@pytest.mark.parametrize("level", LEVELS)
def test_numbers_of_the_user_s_moved_as_pointers(level: str) -> None:
    """Seeds are moved back with them: the shadow of what is moved is not put over another seed."""
    function = irad.compile(HEAD + SWAPPED, lang="c", flags=[level], prototypes="void f(double *y, int n);").f
    y, dy = POINT.copy(), np.arange(1.0, 6.0)
    irad.autodiff(function, irad.Dup, irad.Const)(y, dy, 5)
    order = [POINT.tolist().index(v) for v in y]
    expected = np.zeros(5)
    expected[order] = np.arange(1.0, 6.0)
    np.testing.assert_array_equal(dy, expected)
