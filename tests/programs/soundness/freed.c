//! list_of_indices
#include <stdlib.h>
typedef struct L { int at; struct L *next; } L;
static __attribute__((noinline)) double along(const L *l, const double *x) { return x[l->at] * x[l->at] + (l->next ? along(l->next, x) : 0); }
static __attribute__((noinline)) void drop(L *l) { if (l->next) drop(l->next); free(l); }
double f(const double *x, int n) {
    L *first = 0; double s;
    for (int i = 0; i < n; i++) { L *made = malloc(sizeof *made); made->at = i; made->next = first; first = made; }
    s = along(first, x); drop(first);
    return s;
}

//! two_blocks_of_indices
#include <stdlib.h>
typedef struct L { int kind, at; struct L *next; } L;
static __attribute__((noinline)) double along(const L *l, const double *x) { return x[l->at] * x[l->at] + (l->next ? along(l->next, x) : 0); }
static __attribute__((noinline)) void drop(L *l) { if (l->next) drop(l->next); free(l); }
double f(const double *x, int n) {
    L *first = malloc(sizeof *first), *second = malloc(sizeof *second); double s;
    first->at = n - 1; first->next = second; second->at = n - 2; second->next = 0;
    s = along(first, x); drop(first);
    return s;
}

//! expression_with_a_union
#include <math.h>
#include <stdlib.h>
enum { NUMBER, VARIABLE, SUM, PRODUCT, SINE };
typedef struct E { int kind; union { double number; int at; struct { struct E *l, *r; } of; } u; } E;
static E *make(int kind) { E *e = malloc(sizeof *e); e->kind = kind; return e; }
static E *number(double v) { E *e = make(NUMBER); e->u.number = v; return e; }
static E *variable(int at) { E *e = make(VARIABLE); e->u.at = at; return e; }
static E *both(int kind, E *l, E *r) { E *e = make(kind); e->u.of.l = l; e->u.of.r = r; return e; }
static double value(const E *e, const double *x) {
    switch (e->kind) {
    case NUMBER: return e->u.number;
    case VARIABLE: return x[e->u.at];
    case SUM: return value(e->u.of.l, x) + value(e->u.of.r, x);
    case PRODUCT: return value(e->u.of.l, x) * value(e->u.of.r, x);
    default: return sin(value(e->u.of.l, x));
    }
}
static void drop(E *e) { if (e->kind >= SUM) { drop(e->u.of.l); if (e->u.of.r) drop(e->u.of.r); } free(e); }
double f(const double *x, int n) {
    E *e = number(x[0] * 2);
    for (int i = 1; i < n; i++) e = both(i % 2 ? SUM : PRODUCT, e, i % 3 ? both(SINE, variable(i), 0) : number(x[i] * x[i]));
    double s = value(e, x); drop(e);
    return s;
}

//! permutation_in_a_struct
#include <stdlib.h>
struct Order { int n; int *at; };
static __attribute__((noinline)) struct Order *make(int n) { struct Order *o = malloc(sizeof *o); o->n = n; o->at = malloc(n * sizeof(int)); for (int i = 0; i < n; i++) o->at[i] = (i * 5 + 1) % n; return o; }
static __attribute__((noinline)) void drop(struct Order *o) { for (int i = 0; i < o->n; i++) o->at[i] = -1; free(o->at); o->at = 0; free(o); }
static __attribute__((noinline)) double run(const struct Order *o, const double *x) { double s = 0; for (int i = 0; i < o->n; i++) s += x[o->at[i]] * x[o->at[i]] * (i + 1); return s; }
double f(const double *x, int n) { struct Order *o = make(n); double s = run(o, x); drop(o); return s; }

//! pointer_in_a_variable
#include <stdlib.h>
static int *order;
static __attribute__((noinline)) void begin(int n) { order = malloc(n * sizeof *order); for (int i = 0; i < n; i++) order[i] = n - 1 - i; }
static __attribute__((noinline)) void end(void) { free(order); order = 0; }
static __attribute__((noinline)) double run(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[order[i]] * x[order[i]] * (i + 1); return s; }
double f(const double *x, int n) { begin(n); double s = run(x, n); end(); return s; }

//! grown_row_of_indices either
#include <stdlib.h>
struct Row { int *at, n, room; };
static __attribute__((noinline)) void push(struct Row *r, int i) { if (r->n == r->room) { r->room = r->room ? 2 * r->room : 1; r->at = realloc(r->at, r->room * sizeof(int)); } r->at[r->n++] = i; }
static __attribute__((noinline)) double last(const struct Row *r, const double *x) { int i = r->at[r->n - 1]; return x[i] * x[i] * (i + 1); }
static __attribute__((noinline)) void drop(struct Row *r) { free(r->at); }
double f(const double *x, int n) { struct Row r = {0}; double s = 0; for (int i = 0; i < n; i++) { push(&r, n - 1 - i); s += last(&r, x) * (1 + r.at[0]); } drop(&r); return s; }

//! handed_to_a_callback either
#include <stdlib.h>
struct Pool { void (*release)(void *); int *at; };
static __attribute__((noinline)) void give(void *p) { free(p); }
static __attribute__((noinline)) double run(const struct Pool *p, const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[p->at[i]] * x[p->at[i]] * (i + 1); return s; }
static __attribute__((noinline)) void drop(struct Pool *p) { p->release(p->at); }
double f(const double *x, int n) { struct Pool p = {give, malloc(n * sizeof(int))}; for (int i = 0; i < n; i++) p.at[i] = (i + 2) % n; double s = run(&p, x, n); drop(&p); return s; }

//! scratch_within
#include <stdlib.h>
static __attribute__((noinline)) int middle(const int *a, int n) { int *t = malloc(n * sizeof *t), m; for (int i = 0; i < n; i++) t[i] = a[n - 1 - i]; m = t[n / 2]; free(t); return m; }
double f(const double *x, int n) { int a[64]; double s = 0; for (int i = 0; i < n; i++) a[i] = i; for (int i = 0; i < n; i++) { int m = middle(a, n - i); s += x[m] * x[m] * (i + 1); } return s; }
