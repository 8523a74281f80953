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

//! counted_buffers_of_indices
#include <stdlib.h>
typedef struct { int rc; int n; int d[]; } Buf;
static Buf *mk(int n) { Buf *b = malloc(sizeof *b + n * sizeof(int)); b->rc = 1; b->n = n; return b; }
static Buf *ref(Buf *b) { b->rc++; return b; }
static void unref(Buf *b) { if (--b->rc == 0) free(b); }
static double use(Buf *b, const double *x, int k) { double s = x[b->d[k % b->n]] * x[b->d[k % b->n]]; unref(b); return s; }
double f(const double *x, int n) {
    double s = 0; Buf *b = mk(n);
    for (int i = 0; i < n; i++) b->d[i] = (i * 5 + 2) % n;
    for (int i = 0; i < n; i++) s += use(ref(b), x, i) * (i + 1); unref(b); Buf *c = mk(2); c->d[0] = n - 1; c->d[1] = 0; s += use(c, x, 1) * 3;
    return s;
}

//! queue_of_indices
#include <stdlib.h>
typedef struct N { int v; struct N *next; } N; typedef struct { N *head, *tail; } Q;
static void push(Q *q, int v) { N *n = malloc(sizeof *n); n->v = v; n->next = 0; if (q->tail) q->tail->next = n; else q->head = n; q->tail = n; }
static int pop(Q *q) { N *n = q->head; int v = n->v; q->head = n->next; if (!q->head) q->tail = 0; free(n); return v; }
double f(const double *x, int n) {
    Q q = {0}; double s = 0, w = 1; push(&q, 0); int seen[64] = {1};
    while (q.head) { int i = pop(&q); s += x[i] * x[i] * w; w *= 1.1; for (int j = 1; j < 3; j++) { int k = (2 * i + j) % n; if (!seen[k]) { seen[k] = 1; push(&q, k); } } }
    return s;
}

//! objects_with_destructors
#include <stdlib.h>
typedef struct Obj Obj; struct Obj { double (*eval)(Obj *, const double *); void (*free)(Obj *); int *i; int n; double c; };
static double ea(Obj *o, const double *x) { double s = 0; for (int k = 0; k < o->n; k++) s += x[o->i[k]] * o->c; return s; }
static double eb(Obj *o, const double *x) { double s = 1; for (int k = 0; k < o->n; k++) s *= 1 + x[o->i[k]] * 0.1; return s * o->c; }
static void fo(Obj *o) { free(o->i); free(o); }
static Obj *mk(int t, int n, int m, double c) { Obj *o = malloc(sizeof *o); o->eval = t ? ea : eb; o->free = fo; o->n = n; o->c = c; o->i = malloc(n * sizeof(int)); for (int k = 0; k < n; k++) o->i[k] = (k * 3 + t) % m; return o; }
double f(const double *x, int n) {
    double s = 0;
    for (int t = 0; t < 4; t++) { Obj *o = mk(t % 2, 3, n, 1.5 + t); s += o->eval(o, x); o->free(o); } Obj *p = mk(0, 2, n, x[0]); s += p->eval(p, x); p->free(p);
    return s;
}

//! table_that_is_hashed_again
#include <stdlib.h>
#include <string.h>
typedef struct { int *k, *v, cap, n; } H;
static void put(H *h, int k, int v);
static void grow(H *h) { H o = *h; h->cap = o.cap ? 2 * o.cap : 4; h->k = malloc(h->cap * sizeof(int)); h->v = malloc(h->cap * sizeof(int)); memset(h->k, 255, h->cap * sizeof(int)); h->n = 0; for (int i = 0; i < o.cap; i++) if (o.k[i] >= 0) put(h, o.k[i], o.v[i]); free(o.k); free(o.v); }
static void put(H *h, int k, int v) { if (2 * (h->n + 1) > h->cap) grow(h); int i = k % h->cap; while (h->k[i] >= 0 && h->k[i] != k) i = (i + 1) % h->cap; if (h->k[i] < 0) h->n++; h->k[i] = k; h->v[i] = v; }
static int get(const H *h, int k) { int i = k % h->cap; while (h->k[i] != k) i = (i + 1) % h->cap; return h->v[i]; }
double f(const double *x, int n) {
    H h = {0}; double s = 0;
    for (int i = 0; i < n; i++) { put(&h, (i * 37) % 101, i); s += x[get(&h, (i / 2 * 37) % 101)] * x[i]; }
    for (int i = 0; i < n; i++) { int j = get(&h, (i * 37) % 101); s += x[j] * x[j] * (i + 1); } free(h.k); free(h.v);
    return s;
}

//! rows_removed_on_the_way
#include <stdlib.h>
#include <string.h>
typedef struct { int n; int **adj; int *deg; double *w; } G;
static void rm_row(G *g, int i) { free(g->adj[i]); g->adj[i] = 0; g->deg[i] = 0; }
double f(const double *x, int n) {
    G g = {n, malloc(n * sizeof(int *)), calloc(n, sizeof(int)), malloc(n * sizeof(double))}; double s = 0;
    for (int i = 0; i < n; i++) { g.deg[i] = i % 3 + 1; g.adj[i] = malloc(g.deg[i] * sizeof(int)); for (int j = 0; j < g.deg[i]; j++) g.adj[i][j] = (i + j + 1) % n; g.w[i] = x[i] * x[i]; }
    for (int i = 0; i < n; i++) { for (int j = 0; j < g.deg[i]; j++) s += g.w[i] * x[g.adj[i][j]] * (j + 1); rm_row(&g, i); }
    free(g.adj); free(g.deg); free(g.w); return s;
}

//! lists_with_a_destructor
#include <stdlib.h>
#include <string.h>
typedef struct node { void *data; struct node *next; } node;
typedef struct { node *head; int n; void (*del)(void *); } list;
static void list_init(list *l, void (*del)(void *)) { l->head = 0; l->n = 0; l->del = del; }
static void list_push(list *l, const void *src, size_t sz) { node *e = malloc(sizeof *e); e->data = malloc(sz); memcpy(e->data, src, sz); e->next = l->head; l->head = e; l->n++; }
static void list_free(list *l) { node *e = l->head; while (e) { node *t = e->next; l->del(e->data); free(e); e = t; } }
double f(const double *x, int n) {
    list d, k; list_init(&d, free); list_init(&k, free); double s = 0;
    for (int i = 0; i < n; i++) { double v = x[i] * x[i]; int j = (i * 3 + 1) % n; list_push(&d, &v, sizeof v); list_push(&k, &j, sizeof j); }
    node *p = d.head, *q = k.head; for (; p; p = p->next, q = q->next) s += *(double *)p->data * x[*(int *)q->data];
    list_free(&d); list_free(&k); return s;
}

//! views_that_count_their_parent
#include <stdlib.h>
#include <math.h>
typedef struct mat { int r, c, ld; double *d; struct mat *parent; int refs; } mat;
static mat *mnew(int r, int c) { mat *m = calloc(1, sizeof *m); m->r = r; m->c = c; m->ld = c; m->d = calloc(r * c, sizeof(double)); m->refs = 1; return m; }
static mat *mview(mat *p, int i, int j, int r, int c) { mat *m = calloc(1, sizeof *m); m->r = r; m->c = c; m->ld = p->ld; m->d = p->d + i * p->ld + j; m->parent = p; m->refs = 1; p->refs++; return m; }
static void mfree(mat *m) { if (--m->refs) return; if (m->parent) mfree(m->parent); else free(m->d); free(m); }
static double tr(const mat *m) { double s = 0; for (int i = 0; i < m->r && i < m->c; i++) s += m->d[i * m->ld + i]; return s; }
static void mul(mat *o, const mat *a, const mat *b) { for (int i = 0; i < o->r; i++) for (int j = 0; j < o->c; j++) { double s = 0; for (int k = 0; k < a->c; k++) s += a->d[i * a->ld + k] * b->d[k * b->ld + j]; o->d[i * o->ld + j] += s; } }
double f(const double *x, int n) {
    mat *a = mnew(n, n);
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a->d[i * n + j] = i == j ? x[i] : 0.1 * x[(i + j) % n]; int h = n / 2; mat *p = mview(a, 0, 0, h, h), *q = mview(a, n - h, n - h, h, h), *o = mnew(h, h); mul(o, p, q); mul(p, o, q); double s = tr(p) + 2 * tr(o) + tr(a); mfree(p); mfree(q); mfree(o); mfree(a);
    return s;
}

//! indices_refined_by_realloc
#include <stdlib.h>
#include <string.h>
static void swap(int **a, int **b) { int *t = *a; *a = *b; *b = t; }
static int refine(const int *a, int n, int **b, int m) { *b = realloc(*b, 2 * n * sizeof(int)); for (int i = 0; i < n; i++) { (*b)[2 * i] = a[i]; (*b)[2 * i + 1] = (a[i] * 2 + 1) % m; } return 2 * n; }
double f(const double *x, int n) {
    int *a = malloc(sizeof(int)), *b = NULL, k = 1; a[0] = 0; double s = 0, w = 1;
    for (int l = 0; l < 4; l++) { k = refine(a, k, &b, n); swap(&a, &b); for (int i = 0; i < k; i++) { s += w * x[a[i]] * x[(a[i] + l) % n]; w *= 0.95; } } free(a); free(b);
    return s;
}

//! structs_changed_by_their_callee
typedef struct { double a[6]; int n; int idx[4]; } S;
static __attribute__((noinline)) double rec(S s, const double *x) { if (s.n == 0) return s.a[0] * s.a[5]; s.a[s.n % 6] += x[s.idx[s.n % 4]] * s.a[(s.n + 1) % 6]; s.idx[s.n % 4]++; s.n--; double r = rec(s, x); s.a[0] *= 2; return r + s.a[0] * 0.1 + s.a[s.n % 6]; }
double f(const double *x, int n) {
    S s = {{1, x[0], x[1] * x[1], 2, x[2], x[0] * x[1]}, 4, {0, 1, 2, 3}}; double r = rec(s, x);
    for (int i = 0; i < 6; i++) r += s.a[i] * (i + 1) + s.idx[i % 4] * s.a[i];
    return r;
}

//! structs_that_go_through_a_function
typedef struct { double v; int k; double w[4]; } S;
static __attribute__((noinline)) S step(S s, double t) { s.v = s.v * t + s.w[s.k]; s.w[s.k] = s.v * s.v * 0.1; s.k = (s.k + 1) % 4; return s; }
double f(const double *x, int n) {
    S s = {1, 0, {x[0], x[1], 0.5, 2}};
    for (int i = 0; i < n; i++) { S o = s; s = step(s, x[i]); if (i % 2) { S q = step(o, x[i] * 0.5); s.v += q.v * q.w[o.k]; } }
    return s.v + s.w[0] * s.w[1] + s.w[2] - s.w[3];
}

//! table_of_functions_that_rotates
#include <math.h>
typedef double (*op)(double);
static double sq(double a) { return a * a; } static double tw(double a) { return 2 * a + 1; } static double sn(double a) { return sin(a); }
static op tab[3];
static __attribute__((noinline)) double app(int i, double v) { op o = tab[i % 3]; double r = o(v); tab[i % 3] = tab[(i + 1) % 3]; tab[(i + 1) % 3] = o; return r; }
double f(const double *x, int n) {
    tab[0] = sq; tab[1] = tw; tab[2] = sn; double s = 0, v = 0.5;
    for (int i = 0; i < n; i++) { v = app(i, v * x[i]); s += v * (i + 1); }
    return s;
}

//! arrays_of_a_recursion
#include <math.h>
static __attribute__((noinline)) double rec(const double *x, int n) { if (n < 1) return 1; double t[n]; int p[n]; for (int i = 0; i < n; i++) { p[i] = (i * 3 + n) % n; t[i] = 0.5 * x[p[i]] + sin(x[i]); } double r = rec(t, n - 1); for (int i = 0; i < n; i++) { r += t[p[i]] * 0.1; t[i] = r; p[i] = 0; } return r * t[0] * 0.01; }
double f(const double *x, int n) { return rec(x, n) + rec(x + 1, n - 1); }

//! shuffled_by_a_generator
#include <stdlib.h>
#include <string.h>
static unsigned state; static unsigned rnd(void) { state = state * 1664525u + 1013904223u; return state >> 16; }
static void shuffle(int *p, int n) { for (int i = n - 1; i > 0; i--) { int j = rnd() % (i + 1), t = p[i]; p[i] = p[j]; p[j] = t; } }
double f(const double *x, int n) {
    state = 7; int p[64];
    for (int i = 0; i < n; i++) p[i] = i; double s = 0, w = 1;
    for (int e = 0; e < 3; e++) { shuffle(p, n); for (int i = 0; i < n; i++) { w += 0.01 * x[p[i]] * w; if (rnd() % 2) s += x[p[i]] * x[p[(i + 1) % n]] * w; } }
    return s;
}
