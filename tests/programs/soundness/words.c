#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static double weigh(const double *v, int n) { double s = 0; for (int i = 0; i < n; i++) s = s * 0.8 + v[i] * v[i] * (i + 1); return s; }
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }

//! numbers_as_words_by_value
typedef uint64_t word;
NOINLINE static word *put(word w) { word *p = malloc(16); *(double *)p = number(w); return p; }
NOINLINE static word get(const word *p, int i) { return p[i & 7]; }
NOINLINE static word grow(word w, int n) {
    if (n <= 0) return w;
    word a = grow(bits(number(w) * 1.1), n - 1), b = grow(w, n - 2);
    return bits(number(a) * number(b));
}
double f(const double *x, int n) {
    word w[8];
    memcpy(w, x, 64);
    word *p = put(get(w, n / 2));
    double d = *(double *)p;
    free(p);
    return d * number(grow(bits(x[1]), 3));
}

//! halves_of_words_by_value either tol=1e-3
struct both { float v; int k; };
NOINLINE static struct both scaled(struct both a, float s) { struct both r = {a.v * s, a.k + 1}; return r; }
double f(const double *x, int n) {
    struct both a = {(float)x[0], n}, b = scaled(a, (float)x[1]);
    return (double)b.v * b.k * x[2];
}

//! numbers_in_both_halves either tol=1e-3
struct both { float v; int k; };
static int half(float v) { int k; memcpy(&k, &v, 4); return k; }
static float whole(int k) { float v; memcpy(&v, &k, 4); return v; }
NOINLINE static struct both scaled(struct both a, float s) { struct both r = {a.v * s, half(whole(a.k) * s)}; return r; }
NOINLINE static struct both counted(struct both a, float s) { struct both r = {a.v * s, a.k + 2}; return r; }
double f(const double *x, int n) {
    struct both a = {(float)x[0], half((float)x[1])}, b = {(float)x[3], half((float)x[4])};
    struct both m = scaled(a, (float)x[2]), q = counted(b, (float)x[5]);
    return (double)m.v * whole(m.k) + q.v * (double)whole(q.k - 2);
}

//! words_now_numbers_now_integers either
typedef uint64_t word;
NOINLINE static double use(word w, int counts) { return counts ? (double)(long)w : number(w) * number(w); }
NOINLINE static word pick(const double *x, int i) { return i & 1 ? bits(x[i]) : (word)i; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += use(pick(x, i), !(i & 1));
    return s;
}

//! keys_made_by_value
struct entry { uint64_t key; double value; };
static struct entry table[16];
NOINLINE static struct entry made(double x, int i) {
    struct entry e; memcpy(&e.key, &x, 8); e.value = x * x * (i + 1);
    return e;
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) table[i] = made(x[i], i);
    for (int i = 0; i < n; i++) { double k; memcpy(&k, &table[n - 1 - i].key, 8); s = s * 0.9 + k * table[i].value; }
    return s;
}

//! clone_of_a_union_by_value either
typedef struct E { long tag; union { double d; struct E *p; } u; } E;
static E clone(const E *e)
{
    E r; r.tag = e->tag;
    if (e->tag) { r.u.p = malloc(sizeof(E)); *r.u.p = clone(e->u.p); }
    else r.u.d = e->u.d;
    return r;
}
static double ev(const E *e) { if (!e->tag) return e->u.d; double v = ev(e->u.p); return v * v; }
double f(const double *x, int n)
{
    E a = {0}, b = {1}; a.u.d = x[0]; b.u.p = &a;
    E c = clone(&b);
    return ev(&c);
}

//! copied_counted_up_and_down refused
double f(const double *x, int n) {
    long *u = malloc(n * sizeof *u), *s = malloc(n * sizeof *s);
    double w[8], r = 0;
    memcpy(u, x, n * sizeof *u);
    for (int i = 0; i < n; i++) s[i] = u[i] + 5;
    for (int i = 0; i < n; i++) s[i] -= 5;
    memcpy(w, s, n * sizeof *w);
    for (int i = 0; i < n; i++) r = r * 0.9 + exp(0.3 * w[i]);
    free(u); free(s);
    return r;
}
