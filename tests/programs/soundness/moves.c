#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

struct pair { int k; double d; };
struct wide { char tag; double a; float b; int n; double c; };
struct only { double a, b; };

static double sum_pairs(const struct pair *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 1.1 + v[i].d * (v[i].k + 1);
    return s;
}

//! delete_at_one
double f(const double *x, int n) {
    struct pair v[8];
    for (int i = 0; i < 8; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    for (int j = 1; j < 7; j++) v[j] = v[j + 1];
    return sum_pairs(v, 7);
}

//! delete_run_time
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    int at = n / 3;
    for (int j = at; j < n - 1; j++) v[j] = v[j + 1];
    return sum_pairs(v, n - 1);
}

//! delete_noinline
NOINLINE static int erase(struct pair *v, int n, int at) {
    for (int j = at; j + 1 < n; j++) v[j] = v[j + 1];
    return n - 1;
}
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i % 3; v[i].d = sin(x[i]); }
    int m = erase(v, n, 2);
    m = erase(v, m, 0);
    return sum_pairs(v, m);
}

//! insert_front
double f(const double *x, int n) {
    struct pair v[16];
    int m = 0;
    for (int i = 0; i < n; i++) {
        for (int j = m; j > 0; j--) v[j] = v[j - 1];
        v[0].k = i; v[0].d = x[i] * x[i] * x[i];
        m++;
    }
    return sum_pairs(v, m);
}

//! insert_by_memmove
NOINLINE static void insert(struct pair *v, int *m, int at, int k, double d) {
    memmove(v + at + 1, v + at, (*m - at) * sizeof *v);
    v[at].k = k; v[at].d = d;
    ++*m;
}
double f(const double *x, int n) {
    struct pair v[16]; int m = 0;
    for (int i = 0; i < n; i++) insert(v, &m, i / 2, i, x[i] * x[i]);
    return sum_pairs(v, m);
}

//! insertion_sort_of_structs
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = (i * 5) % n; v[i].d = x[i] * x[i]; }
    for (int i = 1; i < n; i++) {
        struct pair t = v[i];
        int j = i;
        while (j > 0 && v[j - 1].k > t.k) { v[j] = v[j - 1]; j--; }
        v[j] = t;
    }
    return sum_pairs(v, n);
}

//! memmove_down_constant
double f(const double *x, int n) {
    struct wide v[8];
    for (int i = 0; i < 8; i++) { v[i].tag = 'a' + i; v[i].a = x[i] * x[i]; v[i].b = i; v[i].n = i; v[i].c = exp(-x[i]); }
    memmove(v, v + 3, 5 * sizeof *v);
    double s = 0;
    for (int i = 0; i < 8; i++) s += (i + 1) * v[i].a * v[i].c + v[i].n;
    return s;
}

//! memmove_up_constant
double f(const double *x, int n) {
    struct wide v[8];
    for (int i = 0; i < 8; i++) { v[i].tag = 'a' + i; v[i].a = x[i] * x[i]; v[i].b = i; v[i].n = i; v[i].c = exp(-x[i]); }
    memmove(v + 2, v, 5 * sizeof *v);
    double s = 0;
    for (int i = 0; i < 8; i++) s += (i + 1) * v[i].a * v[i].c + v[i].n;
    return s;
}

//! memmove_of_floats_and_doubles tol=1e-3
double f(const double *x, int n) {
    struct wide v[8];
    memset(v, 0, sizeof v);
    for (int i = 0; i < n; i++) { v[i].a = x[i] * x[i]; v[i].b = (float)x[i]; v[i].n = i; v[i].c = 1; }
    memmove(v + 1, v, (n - 1) * sizeof *v);
    double s = 0;
    for (int i = 0; i < 8; i++) s += (i + 1) * v[i].a * v[i].b;
    return s;
}

//! rotate_left_by_one
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    for (int r = 0; r < 3; r++) {
        struct pair first = v[0];
        memmove(v, v + 1, (n - 1) * sizeof *v);
        v[n - 1] = first;
    }
    return sum_pairs(v, n);
}

//! rotate_by_reversal
static void reverse(struct pair *v, int a, int b) {
    while (a < --b) { struct pair t = v[a]; v[a++] = v[b]; v[b] = t; }
}
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    reverse(v, 0, 3); reverse(v, 3, n); reverse(v, 0, n);
    return sum_pairs(v, n);
}

//! shift_by_k_run_time
NOINLINE static void shift(struct pair *v, int n, int k) {
    if (k > 0) for (int i = n - 1; i >= k; i--) v[i] = v[i - k];
    else for (int i = 0; i < n + k; i++) v[i] = v[i - k];
}
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i + 1; v[i].d = cos(x[i]); }
    shift(v, n, 2); double a = sum_pairs(v, n);
    shift(v, n, -3);
    return a + sum_pairs(v, n);
}

//! rows_of_structs
struct row { struct pair p[3]; short id; };
double f(const double *x, int n) {
    struct row r[6];
    for (int i = 0; i < 6; i++) { for (int j = 0; j < 3; j++) { r[i].p[j].k = j; r[i].p[j].d = x[i] * x[(i + j) % n]; } r[i].id = i; }
    for (int i = 1; i < 5; i++) r[i] = r[i + 1];
    double s = 0;
    for (int i = 0; i < 6; i++) for (int j = 0; j < 3; j++) s += r[i].p[j].d * (r[i].id + r[i].p[j].k + 1);
    return s;
}

//! rows_within_one_struct
struct table { int used; struct pair p[8]; };
NOINLINE static void drop(struct table *t, int at) {
    t->used--;
    for (int i = at; i < t->used; i++) t->p[i] = t->p[i + 1];
}
double f(const double *x, int n) {
    struct table t; t.used = 0;
    for (int i = 0; i < n; i++) { t.p[t.used].k = i; t.p[t.used++].d = x[i] * x[i]; }
    drop(&t, 0); drop(&t, 3); drop(&t, t.used - 1);
    return sum_pairs(t.p, t.used);
}

//! union_slots_moved either
struct slot { int is; union { double d; long l; } u; };
double f(const double *x, int n) {
    struct slot v[16];
    for (int i = 0; i < n; i++) { v[i].is = i % 3 != 0; if (v[i].is) v[i].u.d = x[i] * x[i]; else v[i].u.l = i; }
    for (int i = 0; i < n - 2; i++) v[i] = v[i + 2];
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].is ? v[i].u.d * (i + 1) : (double)v[i].u.l * x[i];
    return s;
}

//! heap_rows_moved
double f(const double *x, int n) {
    struct pair *v = malloc(2 * n * sizeof *v);
    for (int i = 0; i < n; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    memmove(v + n / 2, v, n * sizeof *v);
    double s = sum_pairs(v, n + n / 2);
    memmove(v + 1, v + 2, (n + n / 2 - 2) * sizeof *v);
    s += sum_pairs(v, n);
    free(v);
    return s;
}

//! copies_within_by_memcpy_apart
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < 8; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    memcpy(v + 8, v, 8 * sizeof *v);
    memcpy(v, v + 4, 4 * sizeof *v);
    return sum_pairs(v, 16);
}

//! moves_in_a_loop
double f(const double *x, int n) {
    struct pair v[8]; double s = 0;
    for (int i = 0; i < 8; i++) { v[i].k = i; v[i].d = x[i]; }
    for (int t = 0; t < 5; t++) {
        for (int j = 0; j < 7; j++) v[j] = v[j + 1];
        v[7].d = v[0].d * v[3].d; v[7].k = t;
        s += v[2].d * v[2].k;
    }
    return s + v[7].d;
}

//! packed_rows
struct __attribute__((packed)) tight { char c; double d; short s; };
double f(const double *x, int n) {
    struct tight v[10];
    for (int i = 0; i < n; i++) { v[i].c = i; v[i].d = x[i] * x[i]; v[i].s = 2 * i; }
    for (int i = 0; i + 1 < n; i++) v[i] = v[i + 1];
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].d * (v[i].s + v[i].c + 1);
    return s;
}

//! bubble_by_swap_function
NOINLINE static void swap(struct pair *a, struct pair *b) { struct pair t = *a; *a = *b; *b = t; }
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = (3 * i) % n; v[i].d = x[i] * x[i]; }
    for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n; j++) if (v[j].k > v[j + 1].k) swap(v + j, v + j + 1);
    return sum_pairs(v, n);
}

//! swap_with_itself
NOINLINE static void swap(struct pair *a, struct pair *b) { struct pair t = *a; *a = *b; *b = t; }
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = i; v[i].d = x[i] * x[i]; }
    for (int i = 0; i < n; i++) swap(v + i, v + (i * i) % n);
    return sum_pairs(v, n);
}

//! doubles_moved_by_loop
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n - 1; i++) v[i] = v[i + 1];
    for (int i = n - 1; i >= 2; i--) v[i] = v[i - 2];
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.7 + v[i];
    return s;
}

//! structs_of_doubles_moved
double f(const double *x, int n) {
    struct only v[10];
    for (int i = 0; i < n; i++) { v[i].a = x[i] * x[i]; v[i].b = sin(x[i]); }
    memmove(&v[0].b, &v[1].a, (n - 1) * sizeof *v);
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].a * (i + 1) + v[i].b * v[i].b;
    return s;
}

//! window_of_structs
double f(const double *x, int n) {
    struct pair w[3] = {{0, 1}, {1, 1}, {2, 1}}; double s = 0;
    for (int i = 0; i < n; i++) {
        w[0] = w[1]; w[1] = w[2]; w[2].k = i; w[2].d = x[i] * x[i];
        s += w[0].d * w[1].d * w[2].d * (w[0].k + 1);
    }
    return s;
}

//! union_whole_moved
union value { double d; struct { int a, b; } i; char c[8]; };
double f(const double *x, int n) {
    union value v[16];
    for (int i = 0; i < n; i++) if (i % 2) v[i].d = x[i] * x[i]; else { v[i].i.a = i; v[i].i.b = 2; }
    for (int i = 0; i < n - 2; i++) v[i] = v[i + 2];
    double s = 0;
    for (int i = 0; i < n - 2; i++) s += i % 2 ? v[i].d * (i + 1) : v[i].i.a * x[i];
    return s;
}

//! stable_partition
double f(const double *x, int n) {
    struct pair v[16];
    for (int i = 0; i < n; i++) { v[i].k = (i * 7) % 4; v[i].d = x[i] * x[i]; }
    int m = 0;
    for (int i = 0; i < n; i++)
        if (v[i].k > 1) {
            struct pair t = v[i];
            memmove(v + m + 1, v + m, (i - m) * sizeof *v);
            v[m++] = t;
        }
    return sum_pairs(v, n);
}

//! compact
double f(const double *x, int n) {
    struct pair v[16]; int m = 0;
    for (int i = 0; i < n; i++) { v[i].k = (i * 7) % 4; v[i].d = x[i] * x[i]; }
    for (int i = 0; i < n; i++) if (v[i].k != 3) v[m++] = v[i];
    return sum_pairs(v, m) + m;
}

//! rows_that_grow
struct row { struct pair *begin, *end; };
NOINLINE static void grow(struct row *r, const struct pair *last) {
    long n = r->end - r->begin;
    struct pair *to = malloc((n + 1) * sizeof *to);
    to[n] = *last;
    memcpy(to, r->begin, n * sizeof *to);
    free(r->begin);
    r->begin = to; r->end = to + n + 1;
}
double f(const double *x, int n) {
    struct row r = {0};
    for (int i = 0; i < n; i++) { struct pair p = {i, x[i] * x[i]}; grow(&r, &p); }
    double s = sum_pairs(r.begin, n);
    free(r.begin);
    return s;
}

//! rows_that_grow_one_by_one
struct row { struct pair *begin, *end; };
NOINLINE static void grow(struct row *r, const struct pair *last) {
    struct pair *to = malloc((char *)r->end - (char *)r->begin + sizeof *to), *at = to;
    *(struct pair *)((char *)to + ((char *)r->end - (char *)r->begin)) = *last;
    for (struct pair *p = r->begin; p != r->end; p++, at++) memcpy(at, p, sizeof *p);
    free(r->begin);
    r->begin = to; r->end = at + 1;
}
double f(const double *x, int n) {
    struct row r = {0};
    for (int i = 0; i < n; i++) { struct pair p = {i, x[i] * x[i]}; grow(&r, &p); }
    double s = sum_pairs(r.begin, n);
    free(r.begin);
    return s;
}

//! halves_of_a_row_swapped
static void swap(double *a, double *c, int count) {
    for (int j = 0; j < count; j++) {
        double t = a[j];
        a[j] = c[j];
        c[j] = t;
    }
}
double f(const double *x, int n) {
    double w[10], s = 0;
    for (int i = 0; i < 10; i++) w[i] = i < n ? x[i] : 0.5;
    swap(w, w + 5, 5);
    for (int i = 0; i < n && i < 10; i++) s += w[i] * w[i] * (i + 1);
    return s;
}

//! neighbours_exchanged_by_words
typedef int word __attribute__((may_alias, aligned(1)));
static void exchange(void *one, void *other, unsigned long size) {
    word *a = one, *b = other;
    for (unsigned long j = 0; j < size / sizeof(word); j++) {
        word kept = a[j];
        a[j] = b[j];
        b[j] = kept;
    }
}
double f(const double *x, int n) {
    double w[8], s = 0;
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    for (int i = 0; i + 1 < n; i++) exchange(&w[i], &w[i + 1], sizeof *w);
    for (int i = 0; i < n; i++) s = s * 1.1 + w[i] * (i + 1);
    return s;
}

//! structs_sorted_by_exchanging_bytes
struct r { double d, e; short k; };
typedef unsigned char byte __attribute__((may_alias, aligned(1)));
__attribute__((noinline)) static void exchange(void *p, void *q, unsigned long size) {
    byte *a = p, *b = q;
    for (unsigned long done = 0; (done + 1) * sizeof *a <= size; done++) {
        byte t = a[done];
        a[done] = b[done];
        b[done] = t;
    }
}
double f(const double *x, int n) {
    struct r v[n + 6];
    double s = 0;
    for (int i = 0; i < n; i++) {
        v[i].d = x[i];
        v[i].e = x[i] * x[i];
        v[i].k = (i * 7 + 3) % 13;
    }
    for (int a = 1; a < n; a++)
        for (int z = a; z > 0 && v[z - 1].k > v[z].k; z--) exchange(&v[z - 1], &v[z], sizeof(struct r));
    for (int i = 0; i < n; i++) s = s * 1.1 + v[i].d * v[i].e * (0.3 * v[i].k + 1.0);
    return s;
}

//! member_of_short_floats_overwritten
struct brief { float a[2]; double x; };
struct briefs { struct brief one, more[2]; };
NOINLINE static double take(struct briefs *p) {
    p->one = p->more[0];
    return p->one.x * p->one.x + p->more[0].a[1];
}
double f(const double *x, int n) {
    struct briefs v = {0};
    v.one.x = x[0] * x[0];
    v.more[0].x = 0.4;
    v.more[0].a[1] = 0.25f;
    return take(&v) + x[1] * x[0];
}

//! member_of_short_floats_moved
struct brief { float a[2]; double x; };
struct briefs { int id; struct brief one; short s; double y; struct brief more[2]; };
NOINLINE static double take(struct briefs *p, int i) {
    p->one = p->more[i];
    return p->one.x * p->one.x * p->y;
}
double f(const double *x, int n) {
    struct briefs v = {0};
    v.one.x = x[0] * x[0];
    v.y = x[2];
    for (int i = 0; i < 2; i++) v.more[i].x = sin(x[i]) + x[i + 1];
    return take(&v, 0) + take(&v, 1) + v.one.x * x[0];
}

//! member_of_many_floats_overwritten
struct brief { float a[100]; double x; };
struct briefs { struct brief one, more[2]; };
NOINLINE static double take(struct briefs *p) {
    p->one = p->more[0];
    return p->one.x * p->one.x;
}
double f(const double *x, int n) {
    struct briefs v = {0};
    v.one.x = x[0] * x[0];
    v.more[0].x = 0.4;
    return take(&v) + x[1] * x[0];
}
