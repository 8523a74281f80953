"""Reverse mode through every use of memory, one small C function each."""

import numpy as np
import pytest

import irad

from .levels import LEVELS
from .small import Suite, check_gradient, check_twin

suite = Suite()
case = suite.case


def vector(n, **more):
    return lambda rng: {"x": 0.2 + rng.random(n), "n": n, **more}


def two(n):
    return lambda rng: {"x": 0.2 + rng.random(n), "y": 0.2 + rng.random(n), "n": n}


def indexed(n, entries):
    return lambda rng: {"x": 0.2 + rng.random(n), "at": np.array(entries, dtype=np.int32), "n": len(entries)}


@case("void f(double *x, int n) { for (int i = 0; i < n; i++) x[i] = sin(x[i]) * x[i]; }", vector(5), "void")
def in_place(x, n):
    x[:] = np.sin(x) * x


@case(
    """double f(double *x, int n) {
        double a = x[0] * x[1];
        x[0] = a * a;
        double b = x[0] + x[n - 1];
        x[0] = b * a;
        return x[0] * b;
    }""",
    vector(3),
)
def read_write_read(x, n):
    a = x[0] * x[1]
    b = a * a + x[n - 1]
    x[0] = b * a
    return x[0] * b


@case(
    "void f(double *x, int n) { for (int i = 1; i < n; i++) x[i] = x[i] * x[i - 1] + x[i - 1]; }",
    vector(6),
    "void",
)
def running_product(x, n):
    for i in range(1, n):
        x[i] = x[i] * x[i - 1] + x[i - 1]


@case(
    """void f(double *x, int n) {
        for (int s = 0; s < 3; s++)
            for (int i = 1; i < n - 1; i++)
                x[i] = (x[i - 1] + x[i] * x[i] + x[i + 1]) / 3;
    }""",
    vector(6),
    "void",
)
def relaxation_in_place(x, n):
    for _ in range(3):
        for i in range(1, n - 1):
            x[i] = (x[i - 1] + x[i] ** 2 + x[i + 1]) / 3


@case(
    """NOINLINE static void scale(double *a, const double *b, int n) {
        for (int i = 0; i < n; i++) a[i] *= b[n - 1 - i];
    }
    void f(double *x, int n) { scale(x, x, n); }""",
    vector(5),
    "void",
)
def one_array_twice(x, n):
    for i in range(n):
        x[i] = x[i] * x[n - 1 - i]


@case(
    """double f(const double *x, const double *y, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) s += x[i] * y[i] * s + y[n - 1 - i];
        return s;
    }""",
    two(5),
)
def two_inputs(x, y, n):
    total = 0
    for i in range(n):
        total = total + x[i] * y[i] * total + y[n - 1 - i]
    return total


@case(
    """void f(double *x, double *y, int n) {
        for (int i = 0; i < n; i++) { double t = x[i]; x[i] = y[i] * t; y[i] = t + x[i] * x[i]; }
    }""",
    two(4),
    "void",
)
def two_arrays_in_place(x, y, n):
    for i in range(n):
        t = x[i]
        x[i] = y[i] * t
        y[i] = t + x[i] ** 2


@case(
    "void f(double *x, double *y, int n) { memcpy(y, x, n * sizeof *x); for (int i = 0; i < n; i++) x[i] *= y[i]; }",
    two(5),
    "void",
)
def memcpy_of_doubles(x, y, n):
    y[:] = x
    x *= y


@case(
    "void f(double *x, double *y, int n) { y[1] *= x[0]; memcpy(y + 1, x + 2, 2 * sizeof *x); y[n - 1] *= y[1]; }",
    two(5),
    "void",
)
def memcpy_of_a_part(x, y, n):
    y[1:3] = x[2:4]
    y[n - 1] *= y[1]


@case(
    "void f(double *x, int n) { x[0] *= x[1]; memmove(x + 1, x, (n - 1) * sizeof *x); x[0] = x[2] * x[3]; }",
    vector(6),
    "void",
)
def memmove_that_overlaps(x, n):
    x[0] *= x[1]
    x[1:] = x[:-1].copy()
    x[0] = x[2] * x[3]


@case(
    "double f(double *x, int n) { double a = x[1] * x[2]; memset(x, 0, 2 * sizeof *x); x[0] += a;"
    " return a + x[1] + n; }",
    vector(4),
)
def memset_to_zero(x, n):
    a = x[1] * x[2]
    x[:2] = 0
    x[0] += a
    return a + n


@case(
    """struct particle { double place[2]; int kind; double mass; };
    double f(const double *x, int n) {
        struct particle a = {{x[0], x[1]}, n, x[2]}, b;
        memcpy(&b, &a, sizeof a);
        b.place[0] *= b.mass;
        return b.kind * b.place[0] * a.place[1] + b.mass;
    }""",
    vector(3),
)
def memcpy_of_a_mixed_struct(x, n):
    return n * x[0] * x[2] * x[1] + x[2]


@case(
    """struct complex_number { double re, im; };
    NOINLINE static struct complex_number multiply(struct complex_number a, struct complex_number b) {
        return (struct complex_number){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    }
    double f(const double *x, int n) {
        struct complex_number z = {x[0], x[1]};
        for (int i = 0; i < n; i++) z = multiply(z, (struct complex_number){x[1], x[2]});
        return z.re * z.im;
    }""",
    vector(3),
)
def struct_by_value(x, n):
    re, im = x[0], x[1]
    for _ in range(n):
        re, im = re * x[1] - im * x[2], re * x[2] + im * x[1]
    return re * im


@case(
    """struct large { double v[6]; int n; };
    NOINLINE static struct large powers(double x, int n) {
        struct large out = {.n = n};
        out.v[0] = 1;
        for (int i = 1; i < n; i++) out.v[i] = out.v[i - 1] * x;
        return out;
    }
    NOINLINE static double total(struct large in) {
        double s = 0;
        for (int i = 0; i < in.n; i++) s += in.v[i] * (i + 1);
        return s;
    }
    double f(double x) { return total(powers(x, 5)); }""",
    lambda rng: {"x": 0.5 + rng.random()},
)
def large_struct_returned_and_passed(x):
    return sum((i + 1) * x**i for i in range(5))


@case(
    """struct part { double scale; int kind; double weights[2]; };
    NOINLINE static double weigh(struct part p, int n) {
        for (int i = 0; i < n; i++) p.weights[i % 2] += i + p.kind;
        return p.scale * p.scale * p.weights[1];
    }
    double f(const double *x, int n) {
        struct part p = {x[0], n, {x[1], x[2]}};
        return weigh(p, n) + p.weights[0];
    }""",
    vector(3),
)
def mixed_struct_by_value_written_by_the_callee(x, n):
    return x[0] ** 2 * (x[2] + 1 + n) + x[1]


@case(
    """double f(double *x, int n, int kind) {
        char *made = malloc(16), *kept = malloc(16);
        *(long *)made = kind;
        memcpy(made + 8, x, n * sizeof *x);
        if (kind > 3) memcpy(kept, made, 16);
        double r = *(double *)(kept + 8) * *(long *)kept;
        free(made);
        free(kept);
        return r * r;
    }""",
    lambda rng: {"x": 0.2 + rng.random(3), "n": 1, "kind": 4},
)
def number_copied_behind_an_integer(x, n, kind):
    return (x[0] * kind) ** 2


@case(
    """struct record { double *at; double value; };
    double f(double *x, int n, int kind) {
        char *made = malloc(16), *kept = malloc(16);
        *(double **)made = x;
        memcpy(made + 8, x + 1, n * sizeof *x);
        if (kind > 3) memcpy(kept, made, 16);
        struct record *r = (struct record *)kept;
        double s = r->value * r->at[0];
        free(made);
        free(kept);
        return s * s;
    }""",
    lambda rng: {"x": 0.2 + rng.random(3), "n": 1, "kind": 4},
)
def number_copied_behind_a_pointer(x, n, kind):
    return (x[0] * x[1]) ** 2


@case(
    """struct body { double mass; double *place; int n; };
    NOINLINE static void move(struct body *b, double by) {
        for (int i = 0; i < b->n; i++) b->place[i] += by * b->mass * b->place[i];
        b->mass *= by;
    }
    double f(double *x, int n, double by) {
        struct body b = {2 * x[0], x, n};
        move(&b, by);
        move(&b, by * by);
        return b.mass;
    }""",
    lambda rng: vector(3)(rng) | {"by": 0.3},
)
def struct_by_pointer(x, n, by):
    mass = 2 * x[0]
    for factor in (by, by * by):
        x += factor * mass * x
        mass = mass * factor
    return mass


@case(
    """typedef double four __attribute__((vector_size(32)));
    double f(const double *x, int n) {
        four s = {0, 1, 2, 3};
        for (int i = 0; i + 4 <= n; i += 4) {
            four v;
            memcpy(&v, x + i, sizeof v);
            s = s * v + v * v;
        }
        return s[0] * s[1] + s[2] / s[3];
    }""",
    vector(8),
)
def vectors_of_four(x, n):
    s = np.arange(4.0)
    for i in range(0, n, 4):
        s = s * x[i : i + 4] + x[i : i + 4] ** 2
    return s[0] * s[1] + s[2] / s[3]


@case(
    """typedef double four __attribute__((vector_size(32)));
    double f(const double *x, int n) {
        four a = {x[0], x[1], x[2], x[n - 1]};
        four b = __builtin_shufflevector(a, a, 3, 2, 1, 0);
        four c = a > b ? a * b : b;
        c[1] = x[0] * c[2];
        return c[0] + 2 * c[1] + 3 * c[2] + 4 * c[3];
    }""".replace("a > b ? a * b : b", "a * b - b"),
    vector(4),
)
def shuffled_vector(x, n):
    c = x * x[::-1] - x[::-1]
    return c[0] + 2 * x[0] * c[2] + 3 * c[2] + 4 * c[3]


@case(
    "double f(const double *x, const int *at, int n) { double s = 0; for (int i = 0; i < n; i++) s"
    " += x[at[i]] * x[at[i]] * i; return s; }",
    indexed(4, [3, 1, 3, 0, 1, 1]),
)
def gather(x, at, n):
    return np.sum(x[at] ** 2 * np.arange(n))


@case(
    "void f(double *x, const int *at, int n) { for (int i = 0; i < n; i++) x[at[i]] = x[at[i]] * x[i % 3] + 0.5; }",
    indexed(5, [3, 1, 4, 0, 1, 4]),
    "void",
)
def scatter_with_repeats(x, at, n):
    for i in range(n):
        x[at[i]] = x[at[i]] * x[i % 3] + 0.5


@case(
    """NOINLINE static double sum_rows(double **rows, int count, int n) {
        double s = 0;
        for (int r = 0; r < count; r++)
            for (int i = 0; i < n; i++) { s += rows[r][i] * s + rows[r][i]; rows[r][i] *= 2; }
        return s;
    }
    double f(double *x, double *y, int n) {
        double *rows[3] = {x, y, x};
        return sum_rows(rows, 3, n);
    }""",
    two(3),
)
def pointers_to_rows(x, y, n):
    total = 0
    for row in (x, y, x):
        for i in range(n):
            total = total + row[i] * total + row[i]
            row[i] *= 2
    return total


@case(
    """double f(double *x, double *y, int n) {
        double *from = x, *to = y;
        for (int s = 0; s < 3; s++) {
            for (int i = 0; i < n; i++) to[i] = from[i] * from[(i + 1) % n];
            double *kept = from; from = to; to = kept;
        }
        return from[0];
    }""",
    two(4),
)
def buffers_that_change_places(x, y, n):
    for _ in range(3):
        y[:] = x * np.roll(x, -1)
        x, y = y, x
    return x[0]


@case(
    """double f(const double *x, int n, int left) {
        double a = x[0] * x[1], b = x[1] * x[2];
        double *chosen = left ? &a : &b;
        *chosen *= n;
        return a * b;
    }""",
    vector(3, left=1),
)
def pointer_chosen_at_run_time(x, n, left):
    return n * x[0] * x[1] ** 2 * x[2]


@case(
    """double f(const double *x, int n) {
        double s = 1;
        for (const double *p = x + n - 1; p >= x; p -= 2) s = s * *p + 1;
        return s;
    }""",
    vector(5),
)
def pointer_that_walks_back(x, n):
    s = 1
    for value in x[::-2]:
        s = s * value + 1
    return s


@case(
    """union slot { double number; long whole; };
    double f(const double *x, int n) {
        union slot slots[4];
        for (int i = 0; i < n; i++) if (i % 2) slots[i].whole = i; else slots[i].number = x[i] * x[i];
        return slots[0].number * slots[1].whole + slots[2].number * slots[3].whole;
    }""",
    vector(4),
)
def union_of_number_and_integer(x, n):
    return x[0] ** 2 + 3 * x[2] ** 2


@case(
    """struct tagged { long tag; double value; };
    static __attribute__((noinline)) void make(struct tagged *t, double x, long tag) {
        t->tag = tag;
        t->value = x * x;
    }
    double f(double *x, int n) {
        struct tagged *kept = malloc(sizeof *kept);
        char made[sizeof *kept];
        make((struct tagged *)made, x[0], n);
        memcpy(kept, made, sizeof *kept);
        double result = kept->tag == 1 ? 3 * kept->value : kept->tag == 2 ? kept->value : 0.0;
        free(kept);
        return result;
    }""",
    vector(1),
)
def filled_by_a_callee_and_copied(x, n):
    return 3 * x[0] ** 2


@case(
    """struct vec { long room; double *p; long len; };
    static __attribute__((noinline)) void push(struct vec *v, double x) {
        long len = v->len;
        if (len == v->room) {
            long room = len ? 2 * len : 4;
            double *p = malloc(room * sizeof(double));
            if (len) {
                memcpy(p, v->p, len * sizeof(double));
                free(v->p);
            }
            v->p = p;
            v->room = room;
        }
        v->p[len] = x;
        v->len = len + 1;
    }
    double f(double *x, int n) {
        struct vec v;
        v.p = 0;
        v.room = v.len = n / 1000;
        for (int i = 0; i < 2 * n; i++) {
            push(&v, x[i % n]);
            long k = v.len - 1;
            if (k > 1) v.p[k] += v.p[k - 1] * v.p[k - 2];
        }
        double result = 0;
        for (int i = 0; i < 2 * n; i++) result += v.p[i];
        free(v.p);
        return result;
    }""",
    vector(3),
)
def grown_by_a_callee(x, n):
    v = []
    for i in range(2 * n):
        v.append(x[i % n])
        if i > 1:
            v[i] = v[i] + v[i - 1] * v[i - 2]
    return sum(v)


@case(
    """struct part { int count; float number; };
    NOINLINE static void fill(struct part *p, float x, int k) {
        memset(p, 0, sizeof *p);
        if (k) p->number = x * x;
        p->count += k;
    }
    double f(const double *x, int n) {
        double s = 0;
        struct part p;
        for (int k = 0; k < n; k++) {
            p.number = x[k];
            p.count = 1;
            s += x[k] * p.number * p.count;
            fill(&p, x[k], k);
            s += p.number * p.count;
        }
        return s;
    }""",
    lambda rng: {"x": np.array([0.5, 1.25, -0.75]), "n": 3},
    rtol=1e-6,
)
def cleared_with_its_integers(x, n):
    return sum(v * v + (v * v * k if k else 0) for k, v in enumerate(x))


@suite.each()
def test_twin(case):
    check_twin(case)


@pytest.mark.parametrize("level", LEVELS)
@suite.each()
def test_gradient(case, level):
    check_gradient(case, level)


def test_loop_that_may_end_the_program():
    """What ends the program is no way out of a loop: how often it runs is known when it begins."""
    source = """
    #include <stdlib.h>
    double f(double *x, const int *at, int n, int m) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            if (at[i] < 0 || at[i] >= m) abort();
            x[at[i]] *= x[i];
            sum += x[at[i]] * x[i];
        }
        return sum;
    }"""
    x, at = 0.5 + np.random.default_rng(5).random(9), np.array([3, 1, 4, 1, 5, 0, 2, 6, 5], dtype=np.int32)
    function = irad.compile(source, lang="c").f
    irad.check(function, x, at, 9, 9)
    gradient = irad.autodiff(function)
    gradient(x.copy(), np.zeros(9), at, 9, 9)
    assert "the loop at line 5: n iterations" in gradient.plan
