#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

struct first_number { union { double d; const double *at; } u; char key; };
struct first_pointer { union { const double *at; double d; } u; char key; };
struct first_integer { union { int64_t whole; const double *at; double d; } u; char key; };

#define FILL(v, n) for (int i = 0; i < n; i++) { \
    v[i].key = (i * 7 + 3) % 13; \
    if (v[i].key % 3 == 0) v[i].u.at = x + i; else v[i].u.d = x[i] * x[i]; }
#define SUM(v, n) for (int i = 0; i < n; i++) \
    s = s * 0.9 + (i + 1) * (v[i].key % 3 == 0 ? sin(*v[i].u.at) : v[i].u.d * (1 + 0.2 * v[i].key))

//! sorted_number_first
double f(const double *x, int n) {
    struct first_number v[16];
    double s = 0;
    FILL(v, n)
    for (int a = 1; a < n; a++) {
        struct first_number t = v[a];
        int z = a;
        for (; z > 0 && v[z - 1].key > t.key; z--) v[z] = v[z - 1];
        v[z] = t;
    }
    SUM(v, n);
    return s;
}

//! sorted_pointer_first
double f(const double *x, int n) {
    struct first_pointer *v = malloc(n * sizeof *v);
    double s = 0;
    FILL(v, n)
    for (int a = 1; a < n; a++) {
        struct first_pointer t = v[a];
        int z = a;
        for (; z > 0 && v[z - 1].key > t.key; z--) v[z] = v[z - 1];
        v[z] = t;
    }
    SUM(v, n);
    free(v);
    return s;
}

//! sorted_integer_first
double f(const double *x, int n) {
    struct first_integer v[16];
    double s = 0;
    FILL(v, n)
    for (int a = 1; a < n; a++) {
        struct first_integer t = v[a];
        int z = a;
        for (; z > 0 && v[z - 1].key > t.key; z--) v[z] = v[z - 1];
        v[z] = t;
    }
    SUM(v, n);
    return s;
}

//! swapped_in_a_function either
NOINLINE static void swap(struct first_pointer *a, struct first_pointer *b) { struct first_pointer t = *a; *a = *b; *b = t; }
double f(const double *x, int n) {
    struct first_pointer v[16];
    double s = 0;
    FILL(v, n)
    for (int i = 0; i < n / 2; i++) swap(v + i, v + n - 1 - i);
    SUM(v, n);
    return s;
}

//! swapped_number_first either
NOINLINE static void swap(struct first_number *a, struct first_number *b) { struct first_number t = *a; *a = *b; *b = t; }
double f(const double *x, int n) {
    struct first_number v[16];
    double s = 0;
    FILL(v, n)
    for (int i = 0; i + 1 < n; i += 2) swap(v + i, v + i + 1);
    SUM(v, n);
    return s;
}

//! chosen_by_a_condition
double f(const double *x, int n) {
    struct first_pointer v[16], w[16];
    double s = 0;
    FILL(v, n)
    for (int i = 0; i < n; i++) {
        struct first_pointer t = v[i];
        if (x[i] > x[(i + 1) % n]) t = v[(i + 1) % n];
        w[i] = t;
    }
    SUM(w, n);
    return s;
}

//! rotated
double f(const double *x, int n) {
    struct first_pointer v[16];
    double s = 0;
    FILL(v, n)
    for (int turn = 0; turn < 3; turn++) {
        struct first_pointer t = v[0];
        for (int i = 1; i < n; i++) v[i - 1] = v[i];
        v[n - 1] = t;
    }
    SUM(v, n);
    return s;
}

//! handed_through_another_array
double f(const double *x, int n) {
    struct first_pointer v[16], w[16], q[16];
    double s = 0;
    FILL(v, n)
    for (int i = 0; i < n; i++) w[n - 1 - i] = v[i];
    for (int i = 0; i < n; i++) q[(i + 2) % n] = w[i];
    SUM(q, n);
    return s;
}

//! stack_by_value either
struct stack { struct first_pointer v[16]; int n; };
static void push(struct stack *s, struct first_pointer v) { s->v[s->n++] = v; }
static struct first_pointer pop(struct stack *s) { return s->v[--s->n]; }
static struct first_pointer number(double d) { struct first_pointer v; v.key = 1; v.u.d = d; return v; }
static struct first_pointer place(const double *p) { struct first_pointer v; v.key = 0; v.u.at = p; return v; }
static double value(struct first_pointer v) { return v.key ? v.u.d : *v.u.at; }
double f(const double *x, int n) {
    struct stack s = { .n = 0 };
    double r = 0;
    for (int i = 0; i < n; i++) push(&s, i % 3 ? number(x[i] * x[i]) : place(x + i));
    while (s.n > 1) {
        struct first_pointer a = pop(&s), b = pop(&s);
        push(&s, number(0.7 * value(a) + 0.3 * value(b)));
        r += sin(value(a));
    }
    return r + value(pop(&s));
}

//! stack_by_value_not_inlined either
struct stack { struct first_pointer v[16]; int n; };
NOINLINE static void push(struct stack *s, struct first_pointer v) { s->v[s->n++] = v; }
NOINLINE static struct first_pointer pop(struct stack *s) { return s->v[--s->n]; }
NOINLINE static struct first_pointer number(double d) { struct first_pointer v; v.key = 1; v.u.d = d; return v; }
NOINLINE static struct first_pointer place(const double *p) { struct first_pointer v; v.key = 0; v.u.at = p; return v; }
NOINLINE static double value(struct first_pointer v) { return v.key ? v.u.d : *v.u.at; }
double f(const double *x, int n) {
    struct stack s = { .n = 0 };
    double r = 0;
    for (int i = 0; i < n; i++) push(&s, i % 3 ? number(x[i] * x[i]) : place(x + i));
    while (s.n > 1) {
        struct first_pointer a = pop(&s), b = pop(&s);
        push(&s, number(0.7 * value(a) + 0.3 * value(b)));
        r += sin(value(a));
    }
    return r + value(pop(&s));
}

//! list_of_values either
struct node { struct first_pointer value; struct node *next; };
NOINLINE static struct node *cons(struct first_pointer v, struct node *next) {
    struct node *made = malloc(sizeof *made);
    made->value = v;
    made->next = next;
    return made;
}
double f(const double *x, int n) {
    struct first_pointer v[16];
    struct node *list = NULL;
    double s = 0;
    FILL(v, n)
    for (int i = 0; i < n; i++) list = cons(v[i], list);
    while (list) {
        struct node *next = list->next;
        s = s * 0.9 + (list->value.key % 3 == 0 ? sin(*list->value.u.at) : list->value.u.d);
        free(list);
        list = next;
    }
    return s;
}

//! halves_of_a_union_in_a_call either
#include <stdlib.h>
union u { int i[2]; double d; };
struct box { union u v; int tag; };
__attribute__((noinline)) static void put(struct box *b, int lo, int hi) { b->v.i[0] = lo; b->v.i[1] = hi; }
double f(const double *x, int n) {
    struct box *b = calloc(n + 1, sizeof *b); double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) b[i].v.d = x[i] * x[i]; else { b[i].v.i[0] = i; b[i].v.i[1] = 0; } b[i].tag = i % 2; }
    for (int i = 0; i + 1 < n; i++) { union u t = b[i].v; int tag = b[i].tag; put(b + i, b[i + 1].v.i[0], b[i + 1].v.i[1]); b[i].tag = b[i + 1].tag; b[i + 1].v = t; b[i + 1].tag = tag; }
    for (int i = 0; i < n; i++) if (b[i].tag) s += b[i].v.d * (i + 1); else s += b[i].v.i[0] * 0.5;
    free(b);
    return s;
}

//! halves_of_a_union_apart either
#include <stdlib.h>
union u { int i[2]; double d; };
struct box { union u v; int tag; };
double f(const double *x, int n) {
    struct box *b = calloc(n + 1, sizeof *b), *c = calloc(n + 1, sizeof *b); double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) b[i].v.d = x[i] * x[i]; else { b[i].v.i[0] = i; } b[i].tag = i % 2; }
    for (int i = 0; i < n; i++) c[i].v.i[0] = b[i].v.i[0];
    for (int i = 0; i < n; i++) c[i].tag = b[n - 1 - i].tag;
    for (int i = 0; i < n; i++) c[i].v.i[1] = b[i].v.i[1];
    for (int i = 0; i < n; i++) c[i].tag = b[i].tag;
    for (int i = 0; i < n; i++) if (c[i].tag) s += c[i].v.d * (i + 1); else s += c[i].v.i[0] * 0.5;
    free(b); free(c);
    return s;
}

//! unions_moved_by_their_tags
#include <stdlib.h>
union u { int i[2]; double d; };
struct box { union u v; int tag; };
__attribute__((noinline)) static void move(struct box *a, const struct box *b) { a->tag = b->tag; if (b->tag) a->v.d = b->v.d; else a->v.i[0] = b->v.i[0]; }
double f(const double *x, int n) {
    struct box *b = calloc(n + 1, sizeof *b), t; double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) b[i].v.d = x[i] * x[i]; else { b[i].v.i[0] = i; } b[i].tag = i % 2; }
    for (int i = 0; i + 1 < n; i++) { move(&t, b + i); move(b + i, b + i + 1); move(b + i + 1, &t); }
    for (int i = 0; i < n; i++) if (b[i].tag) s += b[i].v.d * (i + 1); else s += b[i].v.i[0] * 0.5;
    free(b);
    return s;
}

//! halves_of_a_union_returned either
#include <stdlib.h>
union u { int i[2]; double d; };
struct box { union u v; int tag; };
__attribute__((noinline)) static int low(const struct box *b) { return b->v.i[0]; }
__attribute__((noinline)) static int high(const struct box *b) { return b->v.i[1]; }
double f(const double *x, int n) {
    struct box *b = calloc(n + 1, sizeof *b), t; double s = 0;
    for (int i = 0; i < n; i++) { if (i % 2) b[i].v.d = x[i] * x[i]; else { b[i].v.i[0] = i; } b[i].tag = i % 2; }
    for (int i = 0; i + 1 < n; i++) { t.tag = b[i].tag; t.v.i[0] = low(b + i); t.v.i[1] = high(b + i); b[i] = b[i + 1]; b[i + 1] = t; }
    for (int i = 0; i < n; i++) if (b[i].tag) s += b[i].v.d * (i + 1); else s += b[i].v.i[0] * 0.5;
    free(b);
    return s;
}

//! unions_behind_a_variable either
#include <stdint.h>
#include <stdlib.h>
typedef union { double d; int64_t i; } U;
static U *stk;
static __attribute__((noinline)) void init(void) { stk = malloc(16); }
static __attribute__((noinline)) void dup(void) { stk[1] = stk[0]; }
double f(const double *x, int n) {
    double s = 0; init();
    for (int i = 0; i < n; i++) { stk[0].d = x[i] * x[i]; dup(); s += stk[1].d * (i + 1); }
    free(stk); return s;
}

//! words_behind_kept_pointers either
#include <stdint.h>
static double *cur[2];
static __attribute__((noinline)) void at(int k, double *p) { cur[k] = p; }
static __attribute__((noinline)) void mv(void) { __builtin_memcpy(cur[1], cur[0], 8); }
double f(const double *x, int n) {
    double a, b, s = 0; at(0, &a); at(1, &b);
    for (int i = 0; i < n; i++) { a = x[i] * x[i]; mv(); s += b * (i + 1); }
    return s;
}

//! union_stack_made_by_a_function either
#include <stdint.h>
#include <stdlib.h>
typedef union { double d; int64_t i; } U;
struct St { U *v; int n; };
static __attribute__((noinline)) struct St *mk(void) { struct St *s = malloc(sizeof *s); s->v = malloc(64 * sizeof(U)); s->n = 0; return s; }
static __attribute__((noinline)) void push(struct St *s, U u) { s->v[s->n++] = u; }
static __attribute__((noinline)) U pop(struct St *s) { return s->v[--s->n]; }
static __attribute__((noinline)) void dup(struct St *s) { push(s, s->v[s->n - 1]); }
double f(const double *x, int n) {
    struct St *t = mk(); double s = 0;
    for (int i = 0; i < n; i++) { U u; u.d = x[i] * x[i]; push(t, u); dup(t); u = pop(t); s += pop(t).d * u.d * (i + 1); }
    free(t->v); free(t); return s;
}

//! unions_of_a_pool either
#include <stdint.h>
struct N { int64_t k; union { double d; int64_t i; } u; };
struct P { struct N pool[40]; int top; };
static __attribute__((noinline)) struct N *get(struct P *p) { return &p->pool[p->top++]; }
static __attribute__((noinline)) void copy(struct N *d, const struct N *s) { d->u.i = s->u.i; }
double f(const double *x, int n) {
    struct P p; double s = 0; p.top = 0;
    for (int i = 0; i < n; i++) { struct N *q = get(&p), *r = get(&p); q->u.d = x[i] * x[i]; copy(r, q); s += r->u.d * (i + 1); }
    return s;
}

//! generic_copies_of_members either
#include <string.h>
struct Cell { int k, z; double d; };
struct Pair { void *a, *b; };
static __attribute__((noinline)) void gcopy(struct Pair *p, size_t k) { memcpy(p->b, p->a, k); }
double f(const double *x, int n) {
    struct Cell c[16]; void *t[16]; double s = 0;
    for (int i = 0; i < n; i++) { c[i].k = i; c[i].z = 1; c[i].d = x[i] * x[i]; t[i] = &c[i].d; }
    for (int i = 0; i + 1 < n; i++) { struct Pair p = {t[i + 1], t[i]}; gcopy(&p, sizeof(double)); }
    for (int i = 0; i < n; i++) s += c[i].d * (c[i].k + c[i].z);
    return s;
}

//! addresses_moved_as_integers either
#include <stdint.h>
#include <string.h>
static __attribute__((noinline)) void keep(uintptr_t *o, uintptr_t b) { *o = b + 8; }
double f(const double *x, int n) {
    double a[2], b[2], s = 0; uintptr_t p, q; keep(&p, (uintptr_t)a); keep(&q, (uintptr_t)b);
    for (int i = 0; i < n; i++) { a[0] = b[0] = 1; a[1] = x[i] * x[i]; uint64_t w; memcpy(&w, (void *)p, 8); memcpy((void *)q, &w, 8); s += b[1] * b[0]; }
    return s;
}

//! table_of_computed_addresses either
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define NI __attribute__((noinline))
struct Cell { int64_t k; double d; };
static NI void k1(uintptr_t *o, uintptr_t b, int i) { *o = b + 16 * i + 8; }

double f(const double *x, int n) {
    struct Cell c[17]; double s = 0; uintptr_t t[16];
    for (int i = 0; i < n; i++) { c[i].k = i; c[i].d = x[i] * x[i]; k1(&t[i], (uintptr_t)c, i); }
    for (int i = 0; i < n; i++) { uint64_t w; memcpy(&w, ((void *)t[i]), 8); memcpy(((void *)t[(i + 1) % n]), &w, 8); }
    for (int i = 0; i < n; i++) s += c[i].d * (c[i].k + 1) * x[i];
    return s;
}

//! pointers_to_unions_in_a_struct either
typedef union { double d; int i[2]; } U;
struct Cur { U *p; };
static __attribute__((noinline)) void at(struct Cur *c, U *base) { c->p = base; }
static __attribute__((noinline)) void mv(struct Cur *c, U *d) { d->i[0] = c->p->i[0]; d->i[1] = c->p->i[1]; }
double f(const double *x, int n) {
    U a, b; struct Cur c; double s = 0; at(&c, &a);
    for (int i = 0; i < n; i++) { a.d = x[i] * x[i]; mv(&c, &b); s += b.d * (i + 1); }
    return s;
}

//! hash_table_that_grows either
#include <stdlib.h>
#include <stdint.h>
typedef union { double d; int64_t i; } W;
struct E { int key; int used; W w; };
struct H { struct E *e; int cap, n; };
static __attribute__((noinline)) struct E *find(struct H *h, int k) { int j = (k * 2654435761u) % h->cap; while (h->e[j].used && h->e[j].key != k) j = (j + 1) % h->cap; return &h->e[j]; }
static __attribute__((noinline)) void grow(struct H *h) { struct H g = {calloc(2 * h->cap, sizeof(struct E)), 2 * h->cap, h->n}; for (int j = 0; j < h->cap; j++) if (h->e[j].used) { struct E *q = find(&g, h->e[j].key); q->key = h->e[j].key; q->used = h->e[j].used; q->w.i = h->e[j].w.i; } free(h->e); *h = g; }
static __attribute__((noinline)) W *slot(struct H *h, int k, int kind) { if (2 * h->n >= h->cap) grow(h); struct E *q = find(h, k); if (!q->used) { q->used = kind; q->key = k; h->n++; } return &q->w; }
double f(const double *x, int n) {
    struct H h = {calloc(2, sizeof(struct E)), 2, 0}; double s = 0;
    for (int i = 0; i < n; i++) { slot(&h, i * 3, 1)->d = x[i] * x[i]; slot(&h, i * 3 + 1, 2)->i = i; }
    for (int i = 0; i < n; i++) s += slot(&h, i * 3, 1)->d * x[i] + slot(&h, 3 * i + 1, 2)->i * x[0];
    free(h.e); return s;
}

//! addresses_that_count_up either
#include <stdint.h>
#include <string.h>
__attribute__((noinline)) static void keep(uintptr_t *o, uintptr_t b) { *o = b; }
double f(const double *x, int n) {
    double a[16], s = 0; uintptr_t p = (uintptr_t)a, t[16];
    for (int i = 0; i < n; i++) { keep(t + i, p); p += 8; }
    for (int i = 0; i < n; i++) { double d = x[i] * x[i]; uint64_t w; memcpy(&w, &d, 8); memcpy((void *)t[i], &w, 8); }
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
    return s;
}

//! cells_of_a_pool_linked_where_their_numbers_lie
union cell { union cell *next; double d; };
struct pool { union cell cells[24]; union cell *first; };
static NOINLINE void open_(struct pool *p) { p->first = 0; for (int i = 0; i < 24; i++) { p->cells[i].next = p->first; p->first = &p->cells[i]; } }
static NOINLINE union cell *get(struct pool *p) { union cell *c = p->first; p->first = c->next; return c; }
static NOINLINE void put(struct pool *p, union cell *c) { c->next = p->first; p->first = c; }
double f(const double *x, int n) {
    struct pool p; open_(&p); union cell *h[16]; double s = 0;
    for (int i = 0; i < n; i++) { h[i] = get(&p); h[i]->d = x[i] * x[i]; }
    for (int i = 0; i < n; i++) { int j = (i * 5 + 1) % n; double d = sin(h[j]->d); put(&p, h[j]); h[j] = get(&p); h[j]->d = d * x[i]; s += h[i]->d * h[j]->d; }
    return s;
}

//! numbers_rotated_by_pointer_members either
union cell { union cell *next; double d; };
static NOINLINE void rot(union cell *c, int n) { union cell *t = c[0].next; for (int i = 0; i + 1 < n; i++) c[i].next = c[i + 1].next; c[n - 1].next = t; }
double f(const double *x, int n) {
    union cell c[16]; double s = 0;
    for (int i = 0; i < n; i++) c[i].d = x[i] * x[i];
    rot(c, n);
    for (int i = 0; i < n; i++) s += c[i].d * (i + 1);
    return s;
}

//! numbers_handed_on_as_pointers either
union cell { void *p; double d; };
static NOINLINE void *pick(union cell *c, int i) { return c[i].p; }
static NOINLINE void drop(union cell *c, int i, void *p) { c[i].p = p; }
double f(const double *x, int n) {
    union cell *c = malloc(32 * sizeof *c); double s = 0;
    for (int i = 0; i < n; i++) { c[i].d = x[i] * x[i]; c[i + 16].p = &c[i]; }
    for (int i = 0; i < n; i += 2) drop(c, i, pick(c, i + 1));
    for (int i = 0; i < n; i++) s += c[i].d * (i + 1) + ((union cell *)c[i + 16].p)->d;
    free(c);
    return s;
}

//! numbers_on_a_stack_of_pointers either
struct st { void *v[16]; int n; };
static NOINLINE void push(struct st *s, void *p) { s->v[s->n++] = p; }
static NOINLINE void *pop(struct st *s) { return s->v[--s->n]; }
union cell { void *p; double d; };
double f(const double *x, int n) {
    struct st t = {{0}, 0}; double s = 0;
    for (int i = 0; i < n; i++) { union cell c; c.d = x[i] * x[i]; push(&t, c.p); }
    for (int i = 0; i < n; i++) { union cell c; c.p = pop(&t); s += c.d * (i + 1); }
    return s;
}

//! trees_swapped_by_value
struct node { long leaf; union { double v; struct node *kid; } u; };
static double q(const struct node *t) { return t->leaf ? t->u.v : 2 * q(t->u.kid); }
static struct node *build(const double *x, int n)
{
    struct node *t = calloc(1, sizeof *t);
    if (n == 0) { t->leaf = 1; t->u.v = x[0]; } else t->u.kid = build(x, n - 1);
    return t;
}
double f(const double *x, int n)
{
    struct node *a = build(x, 2), *b = build(x + 1, 2), tmp;
    tmp = *a; *a = *b; *b = tmp;
    return q(a) - 3 * q(b);
}

//! trees_with_weights_swapped
struct node { double w; long leaf; union { double v; struct node *kid; } u; };
static double q(const struct node *t) { return t->leaf ? t->u.v : 2 * q(t->u.kid); }
static struct node *build(const double *x, int n)
{
    struct node *t = calloc(1, sizeof *t);
    if (n == 0) { t->leaf = 1; t->u.v = x[0]; } else t->u.kid = build(x, n - 1);
    return t;
}
double f(const double *x, int n)
{
    struct node *a = build(x, 2), *b = build(x + 1, 2), tmp;
    tmp = *a; *a = *b; *b = tmp;
    return q(a) - 3 * q(b);
}

//! copy_of_a_node_in_its_place
struct node { unsigned leaf; union { double box[2]; struct node *kid[2]; } u; };
static struct node *build(const double *x, int lo, int hi)
{
    struct node *t = calloc(1, sizeof *t);
    if (hi - lo <= 1) { t->leaf = 1; t->u.box[0] = x[lo]; t->u.box[1] = x[lo] * x[lo]; }
    else { int m = (lo + hi) / 2; t->u.kid[0] = build(x, lo, m); t->u.kid[1] = build(x, m, hi); }
    return t;
}
static double q(const struct node *t)
{
    if (t->leaf) return t->u.box[0] * t->u.box[1];
    double a = q(t->u.kid[0]), b = q(t->u.kid[1]);
    return a * b + a - b;
}
double f(const double *x, int n)
{
    struct node *t = build(x, 0, n);
    struct node copy = *t->u.kid[0];
    t->u.kid[0] = &copy;
    return q(t);
}

//! tree_of_boxes_and_children
struct node { unsigned leaf; union { double box[2]; struct node *kid[2]; } u; double w; };
static struct node *build(const double *x, int lo, int hi)
{
    struct node *t = calloc(1, sizeof *t);
    t->w = 1;
    if (hi - lo <= 1) { t->leaf = 1; t->u.box[0] = x[lo]; t->u.box[1] = x[lo] * x[lo]; }
    else { int m = (lo + hi) / 2; t->u.kid[0] = build(x, lo, m); t->u.kid[1] = build(x, m, hi); t->w = x[m]; }
    return t;
}
static double q(const struct node *t, double y)
{
    if (t->leaf) return (t->u.box[0] - y) * t->u.box[1];
    double a = q(t->u.kid[0], y * t->w), b = q(t->u.kid[1], y);
    return a * b * t->w + a - b;
}
static void drop(struct node *t) { if (!t->leaf) { drop(t->u.kid[0]); drop(t->u.kid[1]); } free(t); }
double f(const double *x, int n)
{
    struct node *t = build(x, 0, n);
    double s = q(t, 0.1) + q(t, x[0]);
    struct node *k = t->u.kid[0]; t->u.kid[0] = t->u.kid[1]; t->u.kid[1] = k;
    struct node tmp = *t->u.kid[0]; *t->u.kid[0] = *k; *k = tmp;
    s += q(t, 0.3);
    drop(t);
    return s;
}

//! text_rotated_beside_numbers either
union cell { const char *s; double d; };
static NOINLINE void rot(union cell *c, int n) { const char *t = c[0].s; for (int i = 0; i + 1 < n; i++) c[i].s = c[i + 1].s; c[n - 1].s = t; }
double f(const double *x, int n) {
    union cell c[24]; double s = 0;
    for (int i = 0; i < n; i++) c[i].d = x[i] * x[i];
    c[n].s = "abc"; c[n + 1].s = "de";
    rot(c, n + 1);
    for (int i = 0; i + 1 < n; i++) s += c[i].d * (i + 1);
    return s + strlen(c[n - 1].s) + strlen(c[n + 1].s);
}

//! pointers_to_constants_handed_on either
union cell { const int *k; double d; };
static const int one = 1, two = 2;
static NOINLINE const int *pick(union cell *c, int i) { return c[i].k; }
static NOINLINE void drop(union cell *c, int i, const int *p) { c[i].k = p; }
double f(const double *x, int n) {
    union cell *c = malloc(40 * sizeof *c); double s = 0;
    for (int i = 0; i < n; i++) { c[i].d = x[i] * x[i]; c[i + 16].k = i & 1 ? &one : &two; }
    for (int i = 0; i < n; i += 2) drop(c, i, pick(c, i + 1));
    for (int i = 0; i < n; i++) drop(c, i + 16, pick(c, 16 + (i * 5 + 1) % n));
    for (int i = 0; i < n; i++) s += c[i].d * (i + 1) * *c[i + 16].k;
    free(c);
    return s;
}

//! sorted_in_a_row_of_a_size_that_is_computed
#include <math.h>
struct item { unsigned char kind; union { double number; const double *other; } u; };
static int by_kind(const void *p, const void *q) { const struct item *a = p, *b = q; return a->kind < b->kind ? -1 : a->kind > b->kind; }
static inline __attribute__((always_inline)) void spread(const double *in, double *out, int n) {
    struct item v[n + 6];
    for (int i = 0; i < n; i++) {
        v[i].kind = (i * 7 + 3) % 13;
        if (v[i].kind % 3 == 0) v[i].u.other = in + i; else v[i].u.number = in[i] / (1.0 + in[i] * in[i]);
    }
    if (n > 3) qsort(v, 8, sizeof *v, by_kind);
    for (int i = 0; i < n; i++) out[i] = v[i].kind % 3 == 0 ? sin(*v[i].u.other) : v[i].u.number * (0.2 * v[i].kind + 1.0);
}
double f(const double *x, int n) {
    double square[8], out[8], s = 0;
    for (int i = 0; i < n; i++) square[i] = x[i] * x[i];
    spread(square, out, n);
    for (int i = 0; i < 8; i++) s = s * 0.9 + out[i] * (i + 1);
    return s;
}

//! one_or_the_other_rotated
#include <math.h>
struct front { long kind; union { double number; const double *other; } u; };
struct back { union { double number; const double *other; } u; long kind; };
NOINLINE static void rotate(void *v, long n, size_t size) {
    char kept[64], *p = v;
    memcpy(kept, p, size);
    memmove(p, p + size, (n - 1) * size);
    memcpy(p + (n - 1) * size, kept, size);
}
double f(const double *x, int n) {
    double square[8], s = 0;
    struct front *a = malloc(n * sizeof *a);
    struct back *b = malloc(n * sizeof *b);
    for (int i = 0; i < n; i++) {
        square[i] = x[i] * x[i];
        a[i].kind = b[i].kind = (i * 7 + 3) % 13;
        if (a[i].kind % 3 == 0) { a[i].u.other = b[i].u.other = square + i; } else { a[i].u.number = b[i].u.number = square[i] / (1.0 + square[i]); }
    }
    rotate(x[0] > 0.4 ? (void *)a : (void *)b, n, sizeof *a);
    rotate(x[1] > 1e6 ? (void *)a : (void *)b, n, sizeof *b);
    for (int i = 0; i < n; i++) s = s * 0.9 + (a[i].kind % 3 == 0 ? sin(*a[i].u.other) : a[i].u.number * (0.2 * a[i].kind + 1.0));
    for (int i = 0; i < n; i++) s = s * 0.9 + (b[i].kind % 3 == 0 ? sin(*b[i].u.other) : b[i].u.number * (0.3 * b[i].kind + 1.0));
    free(a); free(b);
    return s;
}

//! static_unions_exchanged_by_bytes
struct cell { long kind; union { double number; const double *place; } u; };
static struct cell cells[12];
static __attribute__((noinline)) void exchange(void *p, void *q, size_t size)
{
    unsigned char *a = p, *b = q;
    for (size_t i = 0; i < size; i++) { unsigned char t = a[i]; a[i] = b[i]; b[i] = t; }
}
double f(const double *x, int n)
{
    for (int i = 0; i < n; i++) {
        cells[i].kind = (i * 7 + 3) % 5;
        if (cells[i].kind & 1) cells[i].u.place = x + i;
        else cells[i].u.number = sqrt(1.0 + x[i] * x[i]);
    }
    exchange(&cells[0], &cells[n - 1], sizeof cells[0]);
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s = s * 0.9 + ((cells[i].kind & 1) ? sin(*cells[i].u.place) : cells[i].u.number * cells[i].kind);
    return s;
}

//! cells_of_a_stack_that_hold_an_integer_after_a_number
struct value { int tag; union { double number; long count; const double *place; } u; };
static const int program[] = {0, 1, 4, 2, 4, 3, 4, 0, 2, 4, 5, 9};
double f(const double *x, int n)
{
    struct value stack[6];
    int top = 0;
    for (int at = 0;; at++)
        switch (program[at]) {
        case 0: case 1: stack[top].tag = 0; stack[top++].u.number = x[program[at]] * x[n - 1]; break;
        case 2: stack[top].tag = 1; stack[top++].u.count = 3 + at; break;
        case 3: stack[top].tag = 2; stack[top++].u.place = x + 2; break;
        case 4: case 5: {
            struct value b = stack[--top], a = stack[--top];
            double right = b.tag == 0 ? b.u.number : b.tag == 1 ? (double)b.u.count : *b.u.place;
            double left = a.tag == 0 ? a.u.number : a.tag == 1 ? (double)a.u.count : *a.u.place;
            stack[top].tag = 0;
            stack[top++].u.number = program[at] == 4 ? left * right : left + right;
            break;
        }
        default: return stack[0].u.number;
        }
}
