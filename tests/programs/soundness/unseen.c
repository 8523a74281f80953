#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! by_pthread either
struct job { const double *x; int from, to; double sum; };
static void *run(void *p) { struct job *j = p; j->sum = 0; for (int i = j->from; i < j->to; i++) j->sum += j->x[i] * j->x[i]; return 0; }
double f(const double *x, int n) {
    pthread_t t[2]; struct job j[2] = {{x, 0, n / 2, 0}, {x, n / 2, n, 0}};
    for (int k = 0; k < 2; k++) pthread_create(&t[k], 0, run, &j[k]);
    for (int k = 0; k < 2; k++) pthread_join(t[k], 0);
    return j[0].sum * j[1].sum;
}

//! by_pthread_globals either
static double in, out;
static void *run(void *p) { out = in * in; return p; }
double f(const double *x, int n) {
    pthread_t t; double s = 0;
    for (int i = 0; i < n; i++) { in = x[i]; pthread_create(&t, 0, run, 0); pthread_join(t, 0); s += out * (i + 1); }
    return s;
}

//! by_signal either
static double in, out;
static void caught(int s) { out = in * in * s; }
double f(const double *x, int n) {
    double s = 0;
    signal(SIGUSR1, caught);
    for (int i = 0; i < n; i++) { in = x[i]; raise(SIGUSR1); s += out; }
    return s;
}

//! by_bsearch_counting either
static double seen; static const double *row;
static int by(const void *key, const void *at) { int i = *(const int *)at; seen += row[i] * row[i]; return *(const int *)key - i; }
double f(const double *x, int n) {
    int k[8]; double s = 0; row = x; seen = 0;
    for (int i = 0; i < 8; i++) k[i] = i;
    for (int i = 0; i < n; i++) { int *at = bsearch(&i, k, 8, sizeof *k, by); s += at ? x[*at] : 0; }
    return s + seen;
}

//! bsearch_plain either
static int by(const void *key, const void *at) { return *(const int *)key - *(const int *)at; }
struct row { int key; double v; };
double f(const double *x, int n) {
    struct row r[8]; double s = 0;
    for (int i = 0; i < n; i++) { r[i].key = 2 * i; r[i].v = x[i] * x[i]; }
    for (int i = 0; i < n; i++) { int k = 2 * ((i * 3) % n); struct row *at = bsearch(&k, r, n, sizeof *r, by); s += at->v * (i + 1); }
    return s;
}

//! qsort_structs either
struct row { int key; double v; };
static int by(const void *a, const void *b) { return ((const struct row *)a)->key - ((const struct row *)b)->key; }
double f(const double *x, int n) {
    struct row r[8]; double s = 0;
    for (int i = 0; i < n; i++) { r[i].key = (i * 5) % n; r[i].v = x[i] * x[i]; }
    qsort(r, n, sizeof *r, by);
    for (int i = 0; i < n; i++) s += r[i].v * (i + 1);
    return s;
}

//! qsort_numbers either
static int by(const void *a, const void *b) { double p = *(const double *)a, q = *(const double *)b; return (p > q) - (p < q); }
double f(const double *x, int n) {
    double v[8], s = 0; memcpy(v, x, sizeof v);
    qsort(v, n, sizeof *v, by);
    for (int i = 0; i < n; i++) s += v[i] * v[i] * (i + 1);
    return s;
}

//! qsort_pointers either
static int by(const void *a, const void *b) { double p = **(double *const *)a, q = **(double *const *)b; return (p > q) - (p < q); }
double f(const double *x, int n) {
    const double *p[8]; double s = 0;
    for (int i = 0; i < n; i++) p[i] = x + i;
    qsort(p, n, sizeof *p, by);
    for (int i = 0; i < n; i++) s += *p[i] * *p[i] * (i + 1);
    return s;
}

//! qsort_indices_by_global
static const double *keys;
static int by(const void *a, const void *b) { double p = keys[*(const int *)a], q = keys[*(const int *)b]; return (p > q) - (p < q); }
double f(const double *x, int n) {
    int k[8]; double s = 0;
    for (int i = 0; i < n; i++) k[i] = i;
    keys = x;
    qsort(k, n, sizeof *k, by);
    for (int i = 0; i < n; i++) s += x[k[i]] * x[k[i]] * (i + 1);
    return s;
}

//! qsort_comparison_accumulates either
static double work; static const double *keys;
static int by(const void *a, const void *b) { double p = keys[*(const int *)a], q = keys[*(const int *)b]; work += p * q; return (p > q) - (p < q); }
double f(const double *x, int n) {
    int k[8]; work = 0; keys = x;
    for (int i = 0; i < n; i++) k[i] = i;
    qsort(k, n, sizeof *k, by);
    return work;
}

//! callback_table
typedef double (*op)(double);
static double square(double t) { return t * t; }
static double cube(double t) { return t * t * t; }
static op ops[2] = {square, cube};
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += ops[i % 2](x[i]) * (i + 1);
    return s;
}

//! callback_registered
typedef void (*handler)(double, void *);
static struct { handler h; void *data; } handlers[4]; static int count;
NOINLINE static void on(handler h, void *d) { handlers[count].h = h; handlers[count++].data = d; }
NOINLINE static void fire(double v) { for (int i = 0; i < count; i++) handlers[i].h(v, handlers[i].data); }
static void add(double v, void *d) { *(double *)d += v * v; }
static void mul(double v, void *d) { *(double *)d *= v; }
double f(const double *x, int n) {
    double a = 0, b = 1; count = 0;
    on(add, &a); on(mul, &b);
    for (int i = 0; i < n; i++) fire(x[i]);
    return a * b;
}

//! callback_with_state
struct ctx { double acc, scale; int calls; };
static void visit(const double *x, int n, void (*fn)(double, void *), void *p) { for (int i = 0; i < n; i++) fn(x[i], p); }
static void gather(double v, void *p) { struct ctx *c = p; c->acc += c->scale * v * v; c->scale *= v; c->calls++; }
double f(const double *x, int n) {
    struct ctx c = {0, 1, 0};
    visit(x, n, gather, &c);
    return c.acc / c.calls;
}

//! callback_over_globals
static double total, last;
static void keep(double v) { total += v * last; last = v; }
static void (*volatile sink)(double) = keep;
double f(const double *x, int n) {
    total = 0; last = 1;
    for (int i = 0; i < n; i++) sink(x[i] * x[i]);
    return total;
}

//! constructor_sets_table
static double weight[8];
__attribute__((constructor)) static void prepare(void) { for (int i = 0; i < 8; i++) weight[i] = i + 1; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * weight[i];
    return s;
}

//! constructor_sets_callback
static double (*op)(double);
static double square(double t) { return t * t; }
__attribute__((constructor)) static void prepare(void) { op = square; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += op(x[i]) * (i + 1);
    return s;
}

//! alias_and_weak
static double square(double t) { return t * t; }
__attribute__((weak)) double twice(double t) { return 2 * t * t; }
double other(double) __attribute__((alias("twice")));
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += other(x[i]) + square(x[i]) * i;
    return s;
}

//! once_initialised either
static pthread_once_t once = PTHREAD_ONCE_INIT; static double scale;
static void prepare(void) { scale = 3; }
double f(const double *x, int n) {
    double s = 0;
    pthread_once(&once, prepare);
    for (int i = 0; i < n; i++) s += scale * x[i] * x[i];
    return s;
}

//! thread_local_kept either
static _Thread_local double kept[8];
NOINLINE static void keep(const double *x, int n) { for (int i = 0; i < n; i++) kept[i] = x[i] * x[i]; }
double f(const double *x, int n) {
    double s = 0; keep(x, n);
    for (int i = 0; i < n; i++) s += kept[i] * (i + 1);
    return s;
}

//! mutex_around
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; static double sum;
NOINLINE static void add(double d) { pthread_mutex_lock(&lock); sum += d; pthread_mutex_unlock(&lock); }
double f(const double *x, int n) {
    sum = 0;
    for (int i = 0; i < n; i++) add(x[i] * x[i] * (i + 1));
    return sum;
}

//! specific_data either
static pthread_key_t key; static int made;
double f(const double *x, int n) {
    double v = 0, s = 0;
    if (!made) { pthread_key_create(&key, 0); made = 1; }
    pthread_setspecific(key, &v);
    for (int i = 0; i < n; i++) { *(double *)pthread_getspecific(key) = x[i] * x[i]; s += v * (i + 1); }
    return s;
}

//! variable_arguments either
static double sum(int n, ...) { va_list a; double s = 0; va_start(a, n); for (int i = 0; i < n; i++) s += va_arg(a, double) * (i + 1); va_end(a); return s; }
double f(const double *x, int n) { return sum(3, x[0] * x[0], x[1] * x[2], x[3]) * sum(1, x[4]); }

//! variable_pointers either
static void fill(int n, ...) { va_list a; va_start(a, n); for (int i = 0; i < n; i++) { double *p = va_arg(a, double *); *p *= *p; } va_end(a); }
double f(const double *x, int n) { double a = x[0], b = x[1], c = x[2]; fill(3, &a, &b, &c); return a * b + c * x[3]; }

//! lock_beside_the_number
struct account { pthread_mutex_t lock; double sum; };
NOINLINE static void add(struct account *a, double d) { pthread_mutex_lock(&a->lock); a->sum += d * a->sum; pthread_mutex_unlock(&a->lock); }
double f(const double *x, int n) {
    struct account a; pthread_mutex_init(&a.lock, 0); a.sum = 1;
    for (int i = 0; i < n; i++) add(&a, x[i]);
    pthread_mutex_destroy(&a.lock);
    return a.sum;
}

//! locks_of_other_kinds
double f(const double *x, int n) {
    pthread_rwlock_t many = PTHREAD_RWLOCK_INITIALIZER; pthread_spinlock_t one; pthread_spin_init(&one, 0);
    double s = 1;
    for (int i = 0; i < n; i++) {
        pthread_rwlock_wrlock(&many); s *= x[i]; pthread_rwlock_unlock(&many);
        if (pthread_spin_trylock(&one) == 0) { s += x[i] * x[i]; pthread_spin_unlock(&one); }
    }
    return s;
}

//! found_by_bisection
struct entry { double key, value; };
static int by_key(const void *a, const void *b) { double p = ((const struct entry *)a)->key, q = ((const struct entry *)b)->key; return (p > q) - (p < q); }
double f(const double *x, int n) {
    struct entry table[8]; double s = 0;
    for (int i = 0; i < n; i++) table[i] = (struct entry){i, x[i] * x[i]};
    for (int i = 0; i <= n; i++) {
        struct entry wanted = {i, 0}, *found = bsearch(&wanted, table, n, sizeof *table, by_key);
        if (found) { s += found->value * (i + 1); found->value *= x[0]; }
    }
    return s + table[1].value;
}

//! sorted_with_a_context
struct item { int at; double value; };
static int by_array(const void *a, const void *b, void *keys) {
    double p = ((double *)keys)[((const struct item *)a)->at], q = ((double *)keys)[((const struct item *)b)->at];
    return (p < q) - (p > q);
}
double f(const double *x, int n) {
    struct item t[8]; double s = 0;
    for (int i = 0; i < n; i++) t[i] = (struct item){i, x[i] * x[i]};
    qsort_r(t, n, sizeof *t, by_array, (void *)x);
    for (int i = 0; i < n; i++) s += t[i].value * (i + 1);
    return s;
}

//! weights_as_text
double f(const double *x, int n) {
    const char *at = "1.5 2.5 3.5 4.5 5.5 6.5"; double s = 0;
    for (int i = 0; i < n && *at; i++) { char *end; s += strtod(at, &end) * x[i] * x[i]; at = end; }
    return s * strtol("12", 0, 10);
}

//! formulas_as_text
struct place { const char *at; const double *values; };
NOINLINE static double atom(struct place *p) {
    if (*p->at == '(') { p->at++; double inner = atom(p); p->at++; return inner; }
    return p->values[*p->at++ - 'a'];
}
double f(const double *x, int n) {
    static const char *const text[] = {"a*b", "c*d*e", "((a))*b", "e"}; double s = 0;
    for (int k = 0; k < n; k++) {
        struct place p = {text[k % 4], x};
        double product = atom(&p);
        while (*p.at == '*') { p.at++; product *= atom(&p); }
        s += product * (k + 1);
    }
    return s;
}
