#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! pool_of_mixed_blocks
struct spare { struct spare *next; };
struct item { double weight; struct item *less, *more; };
static char *area;
static size_t used;
static struct spare *spares;
static void *take(void) {
    if (spares) { void *p = spares; spares = spares->next; return p; }
    void *p = area + used; used += 32;
    return p;
}
static void give(void *p) { struct spare *s = p; s->next = spares; spares = s; }
static struct item *put(struct item *t, double w) {
    if (!t) { t = take(); t->weight = w; t->less = t->more = 0; return t; }
    if (w < t->weight) t->less = put(t->less, w); else t->more = put(t->more, w);
    return t;
}
static double total(struct item *t, int depth) {
    if (!t) return depth;
    double left = total(t->less, depth + 1), right = total(t->more, depth + 2);
    double sum = left * t->weight + right * t->weight * t->weight;
    give(t);
    return sum;
}
double f(const double *x, int n) {
    area = malloc(2048); used = 0; spares = 0;
    struct item *t = 0;
    for (int i = 0; i < n; i++) t = put(t, x[i]);
    double first = total(t, 1);
    long *count = take(); *count = n; give(count);
    t = 0;
    for (int i = 0; i < n; i += 2) t = put(t, x[i] * 0.5);
    double s = first * 1e-3 + total(t, 1);
    free(area);
    return s;
}

//! depth_kept_in_nodes either
struct link { double v; struct link *next; };
static double fold(struct link *t, int depth) {
    if (!t) return depth;
    double inner = fold(t->next, depth + 1), s = inner * t->v;
    *(long *)t = depth;
    return s;
}
double f(const double *x, int n) {
    struct link *t = 0;
    for (int i = 0; i < n; i++) { struct link *l = malloc(sizeof *l); l->v = x[i]; l->next = t; t = l; }
    double s = fold(t, 1);
    while (t) { struct link *l = t->next; s += 0.1 * (double)*(long *)t; free(t); t = l; }
    return s;
}

//! scratch_of_two_types
NOINLINE static double phases(const double *x, int n, void *scratch) {
    double *value = scratch, s = 0;
    for (int i = 0; i < n; i++) value[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += value[i] * value[i] * x[n - 1 - i];
    long *order = scratch;
    for (int i = 0; i < n; i++) order[i] = n - 1 - i;
    for (int i = 0; i < n; i++) s = s * 0.5 + x[order[i]] * (i + 1);
    return s;
}
double f(const double *x, int n) {
    void *scratch = malloc(32 * sizeof(double));
    double s = phases(x, n, scratch) + phases(x, n - 1, scratch);
    free(scratch);
    return s;
}

//! arena_that_is_reset
struct small { long id; double a; };
struct large { double a, b; struct small *from; };
static char *base;
static size_t top;
static void *get(size_t bytes) { void *p = base + top; top += (bytes + 7) / 8 * 8; return p; }
double f(const double *x, int n) {
    base = malloc(4096);
    double s = 0;
    for (int round = 0; round < 3; round++) {
        top = 0;
        if (round % 2) get(8);
        struct large *l[8];
        for (int i = 0; i < n; i++) {
            struct small *one = get(sizeof *one);
            one->id = i + round; one->a = x[i] * (round + 1);
            l[i] = get(sizeof **l);
            l[i]->from = one; l[i]->a = one->a * one->a; l[i]->b = (double)one->id;
        }
        for (int i = 0; i < n; i++) s = s * 0.9 + l[i]->a * l[i]->b * l[i]->from->a;
    }
    free(base);
    return s;
}

//! members_renewed_in_place either
struct cell { union { double number; long count; struct cell *other; } as; int kind; };
NOINLINE static double visit(struct cell *c, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double v = c[i].as.number;
        s += v * v;
        c[i].as.count = i; c[i].kind = 1;
        s += (double)c[i].as.count * 0.5;
        c[i].as.other = &c[n - 1 - i]; c[i].kind = 2;
    }
    for (int i = 0; i < n; i++) s += (double)(c[i].as.other - c);
    return s;
}
double f(const double *x, int n) {
    struct cell *c = malloc(16 * sizeof *c);
    for (int i = 0; i < n; i++) { c[i].as.number = x[i] * x[i]; c[i].kind = 0; }
    double s = visit(c, n);
    free(c);
    return s;
}

//! cells_of_a_static_pool
union cell { double number; union cell *pair[2]; };
static union cell pool[64];
static double weighted(const union cell *l) {
    double s = 0;
    for (; l; l = l->pair[1]) s = s * 0.9 + l->pair[0]->number * l->pair[0]->number;
    return s;
}
double f(const double *x, int n) {
    union cell *list = 0, *next = pool;
    for (int i = 0; i < n; i++) {
        next->number = x[i];
        next[1].pair[0] = next; next[1].pair[1] = list;
        list = next + 1; next += 2;
    }
    return weighted(list);
}

//! rope_of_leaves
struct rope { int length, users; union { double v[2]; struct { struct rope *left, *right; } to; }; };
static struct rope *leaf(const double *v) {
    struct rope *r = malloc(sizeof *r);
    r->length = 2; r->users = 1;
    for (int i = 0; i < 2; i++) r->v[i] = v[i];
    return r;
}
static struct rope *join(struct rope *a, struct rope *b) {
    struct rope *r = malloc(sizeof *r);
    r->length = a->length + b->length; r->users = 1;
    r->to.left = a; r->to.right = b; a->users++; b->users++;
    return r;
}
static double at(const struct rope *r, int i) {
    while (r->length > 2) {
        int left = r->to.left->length;
        if (i < left) r = r->to.left; else { i -= left; r = r->to.right; }
    }
    return r->v[i];
}
static void leave(struct rope *r) {
    if (--r->users) return;
    if (r->length > 2) { leave(r->to.left); leave(r->to.right); }
    free(r);
}
double f(const double *x, int n) {
    struct rope *a = leaf(x), *b = leaf(x + 2), *c = join(a, b), *d = join(c, a);
    double s = 0;
    for (int i = 0; i < d->length; i++) s = s * 0.9 + at(d, i) * at(d, i);
    leave(a); leave(b); leave(c); leave(d);
    return s;
}

//! links_over_short_numbers right tol=1e-3
struct short_link { float v; int k; struct short_link *next; };
static double consume(struct short_link *l, int depth, struct short_link **spare) {
    if (!l) return depth;
    double inner = consume(l->next, depth + 1, spare), s = inner * l->v;
    *(struct short_link **)l = *spare; *spare = l;
    return s;
}
double f(const double *x, int n) {
    struct short_link *list = 0, *spare = 0;
    for (int i = 0; i < n; i++) {
        struct short_link *l = malloc(sizeof *l);
        l->v = (float)x[i]; l->k = i; l->next = list; list = l;
    }
    double s = consume(list, 1, &spare), sum = 0;
    for (int i = 0; spare; i++) {
        struct short_link *next = *(struct short_link **)spare;
        spare->v = (float)(x[i] * x[i]); sum += (double)spare->v * spare->v;
        spare = next;
    }
    return 0.01 * s + sum;
}

//! put_back_to_a_constant either
#include <string.h>
struct table { const double *p; long n; };
static const double two[2] = {2.0, 3.0};
static const struct table FIXED = { two, 2 };
__attribute__((noinline)) void reset(struct table *t) { *t = FIXED; }
double f(const double *x, int n) {
  double buf[8];
  struct table t;
  double s = 0;
  for (int i = 0; i < n; i++) buf[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) {
    if (i % 2) { t.p = buf; t.n = n; } else reset(&t);
    for (long k = 0; k < t.n; k++) s += t.p[k] * x[i] * (k + 1);
  }
  return s;
}

//! copied_from_a_constant
#include <string.h>
struct table { const double *p; long n; };
static const double two[2] = {2.0, 3.0};
static const struct table FIXED = { two, 2 };
static void reset(struct table *t) { memcpy(t, &FIXED, sizeof *t); }
double f(const double *x, int n) {
  double buf[8];
  struct table t;
  double s = 0;
  for (int i = 0; i < n; i++) buf[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) {
    if (i % 2) { t.p = buf; t.n = n; } else reset(&t);
    for (long k = 0; k < t.n; k++) s += t.p[k] * x[i] * (k + 1);
  }
  return s;
}

//! list_grown_beside_floats
struct list { double *v; int count, room; };
static __attribute__((noinline)) void push(struct list *s, double d)
{
    if (s->count == s->room) {
        s->room = s->room ? s->room + 3 : 2;
        s->v = realloc(s->v, s->room * sizeof(double));
    }
    s->v[s->count++] = d;
}
static float kept[4];
float halved(float x) { kept[1] += x; return kept[0]; }
double f(const double *x, int n)
{
    struct list s = { 0, 0, 0 };
    for (int i = 0; i < n; i++) {
        push(&s, cos(x[i]));
        if (i % 2) push(&s, x[i] * s.v[s.count - 1]);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum = sum * 0.9 + sin(s.v[s.count - 1 - i]);
    free(s.v);
    return sum;
}
