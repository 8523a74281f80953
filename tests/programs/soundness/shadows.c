#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! work_struct_from_maker
struct state { double *tmp; int n; };
NOINLINE static struct state *make(int n) { struct state *s = malloc(sizeof *s); s->tmp = malloc(n * sizeof(double)); s->n = n; return s; }
NOINLINE static void drop(struct state *s) { free(s->tmp); free(s); }
double f(const double *x, int n) {
    struct state *s = make(n); double sum = 0;
    for (int i = 0; i < n; i++) s->tmp[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += s->tmp[i] * s->tmp[n - 1 - i] * (i + 1);
    drop(s);
    return sum;
}

//! phi_of_made_and_local
struct state { double *tmp; };
NOINLINE static struct state *make(int n) { struct state *s = malloc(sizeof *s); s->tmp = malloc(n * sizeof(double)); return s; }
NOINLINE static void twice(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = 2 * x[i] * x[i]; }
double f(const double *x, int n) {
    double other[8], sum = 0; struct state *s = make(n);
    double *o = n > 5 ? s->tmp : other;
    twice(x, o, n);
    for (int i = 0; i < n; i++) sum += o[i] * o[i];
    free(s->tmp); free(s);
    return sum;
}

//! phi_of_local_and_made
struct state { double *tmp; };
NOINLINE static struct state *make(int n) { struct state *s = malloc(sizeof *s); s->tmp = malloc(n * sizeof(double)); return s; }
NOINLINE static void twice(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = 2 * x[i] * x[i]; }
double f(const double *x, int n) {
    double other[8], sum = 0; struct state *s = make(n);
    double *o = n > 50 ? s->tmp : other;
    twice(x, o, n);
    for (int i = 0; i < n; i++) sum += o[i] * o[i];
    free(s->tmp); free(s);
    return sum;
}

//! phi_in_callee
struct state { double *tmp, *out; };
NOINLINE static struct state *make(int n) { struct state *s = malloc(sizeof *s); s->tmp = calloc(n, sizeof(double)); s->out = calloc(n, sizeof(double)); return s; }
NOINLINE static double work(struct state *s, const double *in, double *out, int n) {
    double *o = in == out ? s->tmp : out;
    for (int i = 0; i < n; i++) o[i] = in[i] * in[(i + 1) % n];
    if (o != out) memcpy(out, o, n * sizeof *o);
    double t = 0;
    for (int i = 0; i < n; i++) t += out[i] * out[i];
    return t;
}
double f(const double *x, int n) {
    struct state *s = make(n); double v[8];
    memcpy(v, x, sizeof v);
    double t = work(s, v, s->out, n);
    t += work(s, v, v, n);
    free(s->tmp); free(s->out); free(s);
    return t;
}

//! ping_pong
double f(const double *x, int n) {
    double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    memcpy(a, x, n * sizeof *a);
    for (int t = 0; t < 5; t++) {
        for (int i = 0; i < n; i++) b[i] = 0.5 * a[i] * a[i] + 0.2 * a[(i + 1) % n];
        double *c = a; a = b; b = c;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
    free(a); free(b);
    return s;
}

//! ping_pong_in_struct
struct solver { double *now, *next; int n, steps; };
NOINLINE static struct solver *start(const double *x, int n) {
    struct solver *s = malloc(sizeof *s); s->n = n; s->steps = 0;
    s->now = malloc(n * sizeof(double)); s->next = malloc(n * sizeof(double));
    memcpy(s->now, x, n * sizeof(double));
    return s;
}
NOINLINE static void step(struct solver *s) {
    for (int i = 0; i < s->n; i++) s->next[i] = s->now[i] + 0.1 * s->now[i] * s->now[(i + 1) % s->n];
    double *t = s->now; s->now = s->next; s->next = t; s->steps++;
}
double f(const double *x, int n) {
    struct solver *s = start(x, n); double sum = 0;
    for (int t = 0; t < 7; t++) step(s);
    for (int i = 0; i < n; i++) sum += s->now[i] * s->now[i];
    free(s->now); free(s->next); free(s);
    return sum;
}

//! ping_pong_stack_and_heap
double f(const double *x, int n) {
    double local[8], *heap = malloc(8 * sizeof *heap), *a = local, *b = heap;
    memcpy(a, x, 8 * sizeof *a);
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) b[i] = sin(a[i]) + a[(i + 3) % n];
        double *c = a; a = b; b = c;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * a[i];
    free(heap);
    return s;
}

//! pool_of_doubles
struct pool { double *base; size_t used, size; };
NOINLINE static double *take(struct pool *p, size_t n) { if (p->used + n > p->size) return 0; double *at = p->base + p->used; p->used += n; return at; }
double f(const double *x, int n) {
    struct pool p = {malloc(100 * sizeof(double)), 0, 100};
    double *a = take(&p, n), *b = take(&p, n), s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) b[i] = a[i] * a[n - 1 - i];
    for (int i = 0; i < n; i++) s += b[i] * (i + 1);
    free(p.base);
    return s;
}

//! arena_of_bytes
struct arena { char *base; size_t used; };
NOINLINE static void *take(struct arena *p, size_t n) { void *at = p->base + p->used; p->used += (n + 15) & ~(size_t)15; return at; }
struct item { int id; double v; struct item *next; };
double f(const double *x, int n) {
    struct arena p = {malloc(4096), 0}; struct item *list = 0; double s = 0;
    for (int i = 0; i < n; i++) { struct item *t = take(&p, sizeof *t); t->id = i; t->v = x[i] * x[i]; t->next = list; list = t; }
    double *w = take(&p, n * sizeof *w);
    for (struct item *t = list; t; t = t->next) w[t->id] = t->v * t->v;
    for (int i = 0; i < n; i++) s += w[i] * (i + 1);
    free(p.base);
    return s;
}

//! arena_static
static _Alignas(16) char store[4096]; static size_t used;
NOINLINE static void *take(size_t n) { void *at = store + used; used += (n + 15) & ~(size_t)15; return at; }
double f(const double *x, int n) {
    used = 0;
    double *a = take(n * sizeof *a), s = 0; int *k = take(n * sizeof *k);
    for (int i = 0; i < n; i++) { a[i] = x[i] * x[i]; k[i] = n - 1 - i; }
    for (int i = 0; i < n; i++) s += a[k[i]] * (i + 1);
    return s;
}

//! carved_out_of_one_block
struct plan { int n; int *index; double *re, *im; };
NOINLINE static struct plan *plan(int n) {
    struct plan *p = malloc(sizeof *p + n * sizeof(int) + 8 + 2 * n * sizeof(double));
    p->n = n; p->re = (double *)(p + 1); p->im = p->re + n; p->index = (int *)(p->im + n);
    for (int i = 0; i < n; i++) p->index[i] = (i * 3) % n;
    return p;
}
double f(const double *x, int n) {
    struct plan *p = plan(n); double s = 0;
    for (int i = 0; i < n; i++) { p->re[p->index[i]] = x[i] * x[i]; p->im[i] = sin(x[i]); }
    for (int i = 0; i < n; i++) s += p->re[i] * p->im[i];
    free(p);
    return s;
}

//! members_of_members
struct leaf { double *v; }; struct branch { struct leaf *l; }; struct tree { struct branch *b; };
NOINLINE static struct tree *grow(int n) {
    struct tree *t = malloc(sizeof *t); t->b = malloc(2 * sizeof *t->b);
    for (int k = 0; k < 2; k++) { t->b[k].l = malloc(sizeof(struct leaf)); t->b[k].l->v = calloc(n, sizeof(double)); }
    return t;
}
double f(const double *x, int n) {
    struct tree *t = grow(n); double s = 0;
    for (int i = 0; i < n; i++) t->b[i % 2].l->v[i / 2] += x[i] * x[i];
    for (int i = 0; i < n; i++) s += t->b[(i + 1) % 2].l->v[i / 2] * x[i];
    return s;
}

//! growing_vector
struct vec { double *d; int n, room; };
NOINLINE static void push(struct vec *v, double d) {
    if (v->n == v->room) { v->room = v->room ? 2 * v->room : 2; v->d = realloc(v->d, v->room * sizeof *v->d); }
    v->d[v->n++] = d;
}
double f(const double *x, int n) {
    struct vec v = {0}; double s = 0;
    for (int i = 0; i < n; i++) push(&v, x[i] * x[i]);
    for (int i = 0; i < n; i++) if (i % 2) push(&v, v.d[i] * v.d[i - 1]);
    for (int i = 0; i < v.n; i++) s += v.d[i] * (i + 1);
    free(v.d);
    return s;
}

//! growing_vector_of_structs
struct item { short k; double d; }; struct vec { struct item *d; int n, room; };
NOINLINE static struct item *push(struct vec *v) {
    if (v->n == v->room) { v->room = v->room * 3 / 2 + 1; v->d = realloc(v->d, v->room * sizeof *v->d); }
    return &v->d[v->n++];
}
double f(const double *x, int n) {
    struct vec v = {0}; double s = 0;
    for (int i = 0; i < n; i++) { struct item *t = push(&v); t->k = i; t->d = x[i] * x[i]; }
    for (int i = 0; i < v.n; i++) s += v.d[i].d * (v.d[i].k + 1);
    free(v.d);
    return s;
}

//! static_cache
static double kept[8]; static int filled;
NOINLINE static double of(const double *x, int i) { if (!(filled >> i & 1)) { kept[i] = exp(x[i]); filled |= 1 << i; } return kept[i]; }
double f(const double *x, int n) {
    double s = 0; filled = 0;
    for (int i = 0; i < 2 * n; i++) s += of(x, (i * 3) % n) * (i + 1);
    return s;
}

//! static_work_buffer_grown
static double *work; static int room;
NOINLINE static double *buffer(int n) { if (n > room) { free(work); work = malloc(n * sizeof *work); room = n; } return work; }
double f(const double *x, int n) {
    double s = 0;
    for (int m = 1; m <= n; m++) {
        double *w = buffer(m);
        for (int i = 0; i < m; i++) w[i] = x[i] * x[i];
        for (int i = 1; i < m; i++) w[i] += w[i - 1] * 0.5;
        s += w[m - 1];
    }
    return s;
}

//! static_pointer_to_local either
static double *out;
NOINLINE static void emit(double d, int i) { out[i] = d * d; }
double f(const double *x, int n) {
    double v[8], s = 0; out = v;
    for (int i = 0; i < n; i++) emit(x[i], i);
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! list_built_apart
struct node { double v; struct node *next; };
NOINLINE static struct node *cons(double v, struct node *next) { struct node *p = malloc(sizeof *p); p->v = v; p->next = next; return p; }
NOINLINE static struct node *reversed(struct node *p) { struct node *r = 0; while (p) { struct node *next = p->next; p->next = r; r = p; p = next; } return r; }
double f(const double *x, int n) {
    struct node *l = 0; double s = 0, w = 1;
    for (int i = 0; i < n; i++) l = cons(x[i] * x[i], l);
    l = reversed(l);
    for (struct node *p = l; p; p = p->next) s += p->v * w++;
    while (l) { struct node *next = l->next; free(l); l = next; }
    return s;
}

//! tree_built_apart
struct node { int key; double v; struct node *kid[2]; };
NOINLINE static struct node *insert(struct node *t, int key, double v) {
    if (!t) { t = calloc(1, sizeof *t); t->key = key; t->v = v; return t; }
    int side = key > t->key; t->kid[side] = insert(t->kid[side], key, v);
    return t;
}
static double walk(const struct node *t, int depth) { return t ? walk(t->kid[0], depth + 1) + t->v * depth + walk(t->kid[1], depth + 1) : 0; }
static void drop(struct node *t) { if (t) { drop(t->kid[0]); drop(t->kid[1]); free(t); } }
double f(const double *x, int n) {
    struct node *t = 0;
    for (int i = 0; i < n; i++) t = insert(t, (i * 5) % 11, x[i] * x[i]);
    double s = walk(t, 1); drop(t);
    return s;
}

//! flexible_member
struct vec { int n; double d[]; };
NOINLINE static struct vec *fresh(int n) { struct vec *v = malloc(sizeof *v + n * sizeof v->d[0]); v->n = n; return v; }
double f(const double *x, int n) {
    struct vec *a = fresh(n), *b = fresh(n); double s = 0;
    for (int i = 0; i < n; i++) a->d[i] = x[i] * x[i];
    memcpy(b, a, sizeof *a + n * sizeof a->d[0]);
    for (int i = 0; i < b->n; i++) s += b->d[i] * a->d[b->n - 1 - i];
    free(a); free(b);
    return s;
}

//! matrix_by_row_pointers
NOINLINE static double **matrix(int r, int c) {
    double **m = malloc(r * sizeof *m); m[0] = calloc(r * c, sizeof **m);
    for (int i = 1; i < r; i++) m[i] = m[0] + i * c;
    return m;
}
double f(const double *x, int n) {
    double **a = matrix(n, n), **b = matrix(n, n), s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = x[i] * (j + 1) + x[j];
    double *t = a[0]; a[0] = a[2]; a[2] = t;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) b[i][j] += a[i][k] * a[k][j];
    for (int i = 0; i < n; i++) s += b[i][(i + 1) % n];
    t = a[2]; free(t); free(a); free(b[0]); free(b);
    return s;
}

//! buffer_chosen_by_select
double f(const double *x, int n) {
    double a[8], b[8], s = 0;
    memset(a, 0, sizeof a); memset(b, 0, sizeof b);
    for (int i = 0; i < n; i++) { double *p = i % 3 ? a : b; p[i] = x[i] * x[i]; }
    for (int i = 0; i < n; i++) { double *p = i % 2 ? a : b; s += p[i] * (i + 1) + (p == a ? b : a)[i]; }
    return s;
}

//! argument_or_local
double f(const double *x, int n) {
    double v[8], s = 0;
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) { const double *p = i % 3 == 1 ? x : v; s += p[i] * p[(i + 1) % n]; }
    return s;
}

//! argument_or_constants
static const double table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
NOINLINE static double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
double f(const double *x, int n) {
    double s = 0;
    for (int k = 0; k < 3; k++) { const double *w = k == 1 ? table : x; s += dot(w, x, n); }
    return s;
}

//! returned_interior_pointer
NOINLINE static double *slot(double *v, int n, int key) { for (int i = 0; i < n; i++) if ((i * 3) % n == key) return v + i; return v; }
double f(const double *x, int n) {
    double v[8] = {0}, s = 0;
    for (int i = 0; i < n; i++) *slot(v, n, i) += x[i] * x[i];
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! pointer_out_parameter
NOINLINE static int get(int n, double **a, double **b) { *a = malloc(2 * n * sizeof(double)); *b = *a + n; return 0; }
double f(const double *x, int n) {
    double *a, *b, s = 0;
    if (get(n, &a, &b)) return 0;
    for (int i = 0; i < n; i++) { a[i] = x[i] * x[i]; b[n - 1 - i] = a[i] * x[i]; }
    for (int i = 0; i < n; i++) s += a[i] * b[i];
    free(a);
    return s;
}

//! aligned_by_hand
NOINLINE static void *aligned(size_t n) { char *p = malloc(n + 64 + sizeof(void *)); char *q = (char *)(((uintptr_t)p + sizeof(void *) + 63) & ~(uintptr_t)63); ((void **)q)[-1] = p; return q; }
NOINLINE static void unaligned(void *q) { free(((void **)q)[-1]); }
double f(const double *x, int n) {
    double *v = aligned(n * sizeof *v), s = 0;
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += v[i] * v[n - 1 - i];
    unaligned(v);
    return s;
}

//! allocator_by_pointer
struct allocator { void *(*take)(size_t); void (*give)(void *); };
static void *take(size_t n) { return malloc(n); }
static void give(void *p) { free(p); }
static const struct allocator standard = {take, give};
NOINLINE static double work(const struct allocator *a, const double *x, int n) {
    double *v = a->take(n * sizeof *v), s = 0;
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += v[i] * v[n - 1 - i];
    a->give(v);
    return s;
}
double f(const double *x, int n) { return work(&standard, x, n); }

//! free_list_reused
struct cell { double v; struct cell *next; };
static struct cell *spare;
NOINLINE static struct cell *get(void) { struct cell *c = spare; if (c) spare = c->next; else c = malloc(sizeof *c); return c; }
NOINLINE static void put(struct cell *c) { c->next = spare; spare = c; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct cell *a = get(), *b = get();
        a->v = x[i] * x[i]; b->v = a->v * (i + 1);
        s += b->v * a->v; put(a); put(b);
    }
    return s;
}

//! strided_views
struct view { double *p; int n, step; };
NOINLINE static struct view every(double *p, int n, int from, int step) { struct view v = {p + from, (n - from + step - 1) / step, step}; return v; }
NOINLINE static double total(struct view v) { double s = 0; for (int i = 0; i < v.n; i++) s += v.p[i * v.step] * (i + 1); return s; }
double f(const double *x, int n) {
    double w[8]; for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    struct view a = every(w, n, 0, 2), b = every(w, n, 1, 3);
    for (int i = 0; i < b.n; i++) a.p[i * a.step] *= b.p[i * b.step];
    return total(a) * total(b);
}

//! static_buffer_made_once
static double *w; static int room;
double f(const double *x, int n) {
    if (n > room) { w = malloc(n * sizeof *w); room = n; }
    double s = 0;
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += w[i] * w[n - 1 - i];
    return s;
}

//! static_buffer_found_empty
static double *w;
double f(const double *x, int n) {
    if (!w) w = realloc(w, n * sizeof *w);
    double s = 0;
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += w[i] * w[n - 1 - i];
    return s;
}

//! static_matrix_of_rows_made_once
static double **m; static int rows;
NOINLINE static double **need(int n) { if (n > rows) { m = malloc(n * sizeof *m); for (int i = 0; i < n; i++) m[i] = malloc(n * sizeof **m); rows = n; } return m; }
double f(const double *x, int n) {
    double **a = need(n), s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = x[i] * x[j] + i;
    for (int i = 0; i < n; i++) s += a[i][n - 1 - i] * a[0][i];
    return s;
}

//! static_object_made_once
struct work { double *tmp; double last; int n; };
static struct work *the;
NOINLINE static struct work *work(int n) { if (!the || the->n < n) { the = calloc(1, sizeof *the); the->tmp = malloc(n * sizeof(double)); the->n = n; } return the; }
double f(const double *x, int n) {
    struct work *w = work(n); w->last = 0;
    for (int i = 0; i < n; i++) { w->tmp[i] = x[i] * x[i] + 0.5 * w->last; w->last = w->tmp[i]; }
    double s = 0;
    for (int i = 0; i < n; i++) s += w->tmp[i] * w->tmp[n - 1 - i];
    return s;
}

//! static_pool_kept_between_calls
static struct node { double v; struct node *next; } *spare;
NOINLINE static struct node *get(void) { struct node *p = spare; if (p) { spare = p->next; return p; } return malloc(sizeof *p); }
double f(const double *x, int n) {
    struct node *l = 0; double s = 0, k = 1;
    for (int i = 0; i < n; i++) { struct node *p = get(); p->v = x[i] * x[i]; p->next = l; l = p; }
    while (l) { struct node *p = l; l = p->next; s += p->v * k++; p->next = spare; spare = p; }
    return s;
}

//! middles_of_records_kept_by_a_callee
#include <stdlib.h>
struct record { long key; double value; };
struct view { double *at[32]; long *key[32]; int n; };
__attribute__((noinline)) static void keep(struct view *v, double *p, long *k) { v->at[v->n] = p; v->key[v->n++] = k; }
__attribute__((noinline)) static double sum(struct view *v) {
    double s = 0;
    for (int i = 0; i < v->n; i++) { s = s * 0.9 + *v->at[i] * (1 + *v->key[i]); *v->key[i] += 1; *v->at[i] *= 1.1; }
    return s;
}
double f(const double *x, int n) {
    struct view *v = calloc(1, sizeof *v); struct record *r = malloc(n * sizeof *r); double s = 0;
    for (int i = 0; i < n; i++) { r[i].key = i % 3; r[i].value = x[i] * x[i]; keep(v, &r[i].value, &r[i].key); }
    for (int i = 0; i < n; i++) keep(v, v->at[i], v->key[n - 1 - i]);
    s = sum(v);
    for (int i = 0; i < n; i++) s += r[i].value * (r[i].key + i);
    free(r); free(v);
    return s;
}

//! words_behind_pointers_kept_by_a_callee either loose
#include <stdint.h>
#include <stdlib.h>
struct record { int64_t key; double value; };
struct view { int64_t *at[32]; int n; };
__attribute__((noinline)) static void keep(struct view *v, void *p) { v->at[v->n++] = p; }
__attribute__((noinline)) static void swap(struct view *v, int i, int j) { int64_t t = *v->at[i]; *v->at[i] = *v->at[j]; *v->at[j] = t; }
double f(const double *x, int n) {
    struct view *v = calloc(1, sizeof *v); struct record *r = malloc(n * sizeof *r); double s = 0;
    for (int i = 0; i < n; i++) { r[i].key = i % 3; r[i].value = x[i] * x[i]; keep(v, i % 2 ? (void *)&r[i].key : (void *)&r[i].value); }
    for (int i = 0; i + 2 < n; i++) swap(v, i, i + 2);
    for (int i = 0; i < n; i++) s = s * 0.9 + r[i].value * (r[i].key + i);
    free(r); free(v);
    return s;
}

//! b_tree
#include <stdlib.h>
enum { HALF = 2, MOST = 2 * HALF - 1 };
typedef struct Node { int n, leaf; double key[MOST], value[MOST]; struct Node *child[MOST + 1]; } Node;
static Node *make(int leaf) { Node *made = calloc(1, sizeof *made); made->leaf = leaf; return made; }
static void split(Node *above, int at) {
    Node *full = above->child[at], *right = make(full->leaf);
    right->n = HALF - 1;
    for (int j = 0; j < HALF - 1; j++) { right->key[j] = full->key[j + HALF]; right->value[j] = full->value[j + HALF]; }
    for (int j = 0; j < HALF && !full->leaf; j++) right->child[j] = full->child[j + HALF];
    full->n = HALF - 1;
    for (int j = above->n; j > at; j--) above->child[j + 1] = above->child[j];
    above->child[at + 1] = right;
    for (int j = above->n - 1; j >= at; j--) { above->key[j + 1] = above->key[j]; above->value[j + 1] = above->value[j]; }
    above->key[at] = full->key[HALF - 1]; above->value[at] = full->value[HALF - 1]; above->n++;
}
static void insert(Node *node, double key, double value) {
    int i = node->n - 1;
    if (node->leaf) {
        for (; i >= 0 && node->key[i] > key; i--) { node->key[i + 1] = node->key[i]; node->value[i + 1] = node->value[i]; }
        node->key[i + 1] = key; node->value[i + 1] = value; node->n++;
        return;
    }
    while (i >= 0 && node->key[i] > key) i--;
    if (node->child[++i]->n == MOST) { split(node, i); if (node->key[i] < key) i++; }
    insert(node->child[i], key, value);
}
static double walk(const Node *node, double *w) {
    double s = 0;
    for (int i = 0; i <= node->n; i++) {
        if (!node->leaf) s += walk(node->child[i], w);
        if (i < node->n) s += *w * node->value[i] * node->key[i], *w += 1;
    }
    return s;
}
static void drop(Node *node) { for (int i = 0; i <= node->n && !node->leaf; i++) drop(node->child[i]); free(node); }
double f(const double *x, int n) {
    Node *root = make(1);
    for (int i = 0; i < n; i++) {
        if (root->n == MOST) { Node *above = make(0); above->child[0] = root; split(above, 0); root = above; }
        insert(root, x[i], x[i] * x[i]);
    }
    double w = 1, s = walk(root, &w);
    drop(root);
    return s;
}

//! context_bound_in_each_call either
#include <stdlib.h>
typedef struct { const double *x; } ctx;
static ctx *c;
__attribute__((noinline)) static void bind(ctx *q, const double *x) { q->x = x; }
__attribute__((noinline)) static double eval(const ctx *q) { return q->x[0] * q->x[1]; }
double f(const double *x, int n) { if (!c) c = calloc(1, sizeof *c); bind(c, x); return eval(c) * x[0]; }

//! rows_set_in_each_call either
#include <stdlib.h>
static double **rows; 
__attribute__((noinline)) static double trace(double **a, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i][i] * (i + 1); return s; }
double f(const double *x, int n) { if (!rows) rows = malloc(16 * sizeof *rows); double a[64]; for (int i = 0; i < n; i++) { rows[i] = a + i * n; for (int j = 0; j < n; j++) rows[i][j] = x[i] * x[j]; } return trace(rows, n); }

//! views_in_a_growing_table either
#include <stdlib.h>
typedef struct { const double *data; int n; } view; typedef struct { view *v; int cap; } table; static table tab;
__attribute__((noinline)) static void add(int k, const double *d, int n) { if (k >= tab.cap) { tab.cap = 2 * k + 4; tab.v = realloc(tab.v, tab.cap * sizeof *tab.v); } tab.v[k].data = d; tab.v[k].n = n; }
__attribute__((noinline)) static double total(int m) { double s = 0; for (int k = 0; k < m; k++) for (int i = 0; i < tab.v[k].n; i++) s += tab.v[k].data[i] * tab.v[k].data[i] * (k + 1); return s; }
double f(const double *x, int n) { add(0, x, n); add(1, x + 1, n - 1); return total(2); }

//! recycled_views either
#include <stdlib.h>
/* intrusive list of views, nodes recycled from earlier calls; values never stored in them */
typedef struct v { const double *d; struct v *next; } v; static v *pool;
__attribute__((noinline)) static v *get(void) { v *q = pool; if (q) pool = q->next; else q = malloc(sizeof *q); return q; }
__attribute__((noinline)) static double sum(const v *l) { double s = 0; int k = 1; for (; l; l = l->next) s += *l->d * *l->d * k++; return s; }
double f(const double *x, int n) { v *l = 0; for (int i = 0; i < n; i++) { v *q = get(); q->d = x + i; q->next = l; l = q; } double s = sum(l); while (l) { v *q = l->next; l->next = pool; pool = l; l = q; } return s; }

//! pointers_in_mapped_memory either
#include <sys/mman.h>
typedef struct { const double *p[8]; } table;
static table *t;
__attribute__((noinline)) static void put(table *q, int i, const double *p) { q->p[i] = p; }
__attribute__((noinline)) static double sum(const table *q, int n) { double s = 0; for (int i = 0; i < n; i++) s += *q->p[i] * *q->p[i] * (i + 1); return s; }
double f(const double *x, int n) { if (!t) t = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); for (int i = 0; i < n; i++) put(t, i, x + i); return sum(t, n); }

//! work_array_bound_to_a_context either
#include <stdlib.h>
typedef struct { double *w; int n; } ctx;
static ctx *c;
__attribute__((noinline)) static void bind(ctx *q, double *w, int n) { q->w = w; q->n = n; }
__attribute__((noinline)) static void fill(ctx *q, const double *x) { for (int i = 0; i < q->n; i++) q->w[i] = x[i] * x[i]; }
__attribute__((noinline)) static double eval(const ctx *q) { double s = 0; for (int i = 0; i < q->n; i++) s += q->w[i] * (i + 1); return s; }
double f(const double *x, int n) { double w[16]; if (!c) c = malloc(sizeof *c); bind(c, w, n); fill(c, x); return eval(c); }

//! object_refreshed_by_memcpy either
#include <stdlib.h>
#include <string.h>
typedef struct { double key, val; int fresh; } obj;
static obj *o;
__attribute__((noinline)) static void set(obj *q, const double *v) { if (memcmp(&q->key, v, 8)) { memcpy(&q->key, v, 8); q->fresh = 0; } }
__attribute__((noinline)) static void update(obj *q) { if (q->fresh) return; q->val = q->key * q->key; q->fresh = 1; }
__attribute__((noinline)) static void apply(const obj *q, double *b) { b[0] *= q->val; }
double f(const double *x, int n) { if (!o) o = calloc(1, sizeof *o); double b = x[1]; set(o, x); update(o); apply(o, &b); return b; }

//! object_with_a_dirty_flag either
#include <stdlib.h>
typedef struct { double p, val; int dirty; } obj;
static obj *o;
__attribute__((noinline)) static void set(obj *q, double v) { if (q->p != v) { q->p = v; q->dirty = 1; } }
__attribute__((noinline)) static double get(obj *q) { if (q->dirty) { q->val = q->p * q->p; q->dirty = 0; } return q->val; }
double f(const double *x, int n)
{
    if (!o) o = calloc(1, sizeof *o);
    set(o, x[0]);
    return get(o) * x[1];
}

//! constants_put_by_a_callee
struct ops { double (*fn)(double); const double *table; int n; }; static double sq(double v) { return v*v; } static const double coef[4] = {1,2,3,4};
NOINLINE static void init(struct ops *o, int n) { o->fn = sq; o->table = coef; o->n = n; }
double f(const double *x, int n) { struct ops o; init(&o, n); double s = 0; for (int i = 0; i < o.n; i++) s += o.fn(x[i]) * o.table[i & 3]; return s; }

//! nodes_set_up_by_callees
struct node { const char *kind; struct node *next; double v; };
NOINLINE static void setup(struct node **slot, int i) { struct node *p = *slot; p->kind = i & 1 ? "odd" : "even"; p->next = 0; }
NOINLINE static void put_before(struct node *a, struct node *b) { a->next = b; }
double f(const double *x, int n) { struct node *h = 0; for (int i = 0; i < n; i++) { struct node *p = malloc(sizeof *p); setup(&p, i); p->v = x[i]*x[i]; put_before(p, h); h = p; } double s = 0; while (h) { s = s * 0.9 + h->v * (h->kind[0] == 101 ? 2 : 3); struct node *q = h->next; free(h); h = q; } return s; }

//! arena_named_by_a_constant_beside_a_ring_of_halves
static double room[64];
struct arena { char *start; size_t used; };
NOINLINE static void *get(struct arena *a, size_t size) {
    void *found = a->start + a->used;
    a->used += (size + 15) & ~(size_t)15;
    return found;
}
struct ring { int head, tail; uint32_t v[12]; };
NOINLINE static void push(struct ring *q, double d) {
    uint32_t part[2];
    memcpy(part, &d, 8);
    for (int j = 0; j < 2; j++) { q->v[q->tail] = part[j]; q->tail = (q->tail + 1) % 12; }
}
NOINLINE static double pop(struct ring *q) {
    uint32_t part[2];
    double d;
    for (int j = 0; j < 2; j++) { part[j] = q->v[q->head]; q->head = (q->head + 1) % 12; }
    memcpy(&d, part, 8);
    return d;
}
double f(const double *x, int n) {
    struct arena a = { (char *)room, 0 };
    double *u = get(&a, n * sizeof(double)), *w = get(&a, n * sizeof(double));
    struct ring q;
    q.head = q.tail = 0;
    for (int i = 0; i < n; i++) u[i] = sin(x[i]);
    for (int i = 0; i < n; i++) { push(&q, u[i] * x[i]); w[i] = pop(&q) + u[i]; }
    double s = 0;
    for (int i = 0; i < n; i++) s += w[i] * w[i] * (i + 1);
    return s;
}

//! a_default_behind_a_getter
static const double fallback = 0.3;
static __attribute__((noinline)) const double *get(const double *x, int i, int n) { return i < n ? x + i : &fallback; }
static __attribute__((noinline)) double weighed(const double *x, int n) { double s = 0; for (int i = 0; i < n + 2; i++) { double v = *get(x, i, n); s += v * v * (i + 1); } return s; }
double f(const double *x, int n) { double y[16]; for (int i = 0; i < n; i++) y[i] = 0.5 * x[i]; return weighed(x, n) + weighed(y, n); }
