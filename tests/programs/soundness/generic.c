#include <inttypes.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! values_of_two_types_by_tables
/* payloads of two types behind void *, with operations in a table */
struct A { char *name; long k[4]; char *last; };
struct B { double d[6]; };
struct ops { void *(*clone)(const void *); double (*value)(const void *, double); void (*drop)(void *); };
struct box { const struct ops *o; void *p; };
static void *cloneA(const void *p) { struct A *a = malloc(sizeof *a); *a = *(const struct A *)p; return a; }
static double valueA(const void *p, double t) { const struct A *a = p; return t * (a->k[0] + a->k[3]) + (a->name ? 1.5 : 0); }
static void *clone48(const void *p) { void *a = malloc(48); memcpy(a, p, 48); return a; }
static double valueB(const void *p, double t) { const struct B *b = p; double s = 0; for (int i = 0; i < 6; i++) s = s * t + b->d[i]; return s * 0.2; }
static void drop(void *p) { free(p); }
static const struct ops oa = { cloneA, valueA, drop }, ob = { clone48, valueB, drop };
static char text[2] = "ab";
double f(const double *x, int n) {
    struct box v[16]; int m = 0;
    for (int i = 0; i < n; i++) {
        if (i % 2) { struct A a = { text, {i, 2, 3, i + 1}, text + 1 }; v[m].o = &oa; v[m++].p = oa.clone(&a); }
        else { struct B b = { {x[i], x[0] * x[i], 1, x[n - 1], x[i], x[i] * x[i]} }; v[m].o = &ob; v[m++].p = ob.clone(&b); }
    }
    for (int i = 0; i < n; i++) { v[m].o = v[i].o; v[m].p = v[i].o->clone(v[i].p); m++; }
    double t = 0.3;
    for (int i = 0; i < m; i++) t = v[i].o->value(v[i].p, t) * 0.01;
    for (int i = 0; i < m; i++) v[i].o->drop(v[i].p);
    return t;
}

//! values_of_two_types_by_one_clone
/* payloads of two types behind void *, with operations in a table */
struct A { char *name; long k[4]; char *last; };
struct B { double d[6]; };
struct ops { void *(*clone)(const void *); double (*value)(const void *, double); void (*drop)(void *); };
struct box { const struct ops *o; void *p; };
static void *cloneA(const void *p) { struct A *a = malloc(sizeof *a); *a = *(const struct A *)p; return a; }
static double valueA(const void *p, double t) { const struct A *a = p; return t * (a->k[0] + a->k[3]) + (a->name ? 1.5 : 0); }
static void *clone48(const void *p) { void *a = malloc(48); memcpy(a, p, 48); return a; }
static double valueB(const void *p, double t) { const struct B *b = p; double s = 0; for (int i = 0; i < 6; i++) s = s * t + b->d[i]; return s * 0.2; }
static void drop(void *p) { free(p); }
static const struct ops oa = { clone48, valueA, drop }, ob = { clone48, valueB, drop };
static char text[2] = "ab";
double f(const double *x, int n) {
    struct box v[16]; int m = 0;
    for (int i = 0; i < n; i++) {
        if (i % 2) { struct A a = { text, {i, 2, 3, i + 1}, text + 1 }; v[m].o = &oa; v[m++].p = oa.clone(&a); }
        else { struct B b = { {x[i], x[0] * x[i], 1, x[n - 1], x[i], x[i] * x[i]} }; v[m].o = &ob; v[m++].p = ob.clone(&b); }
    }
    for (int i = 0; i < n; i++) { v[m].o = v[i].o; v[m].p = v[i].o->clone(v[i].p); m++; }
    double t = 0.3;
    for (int i = 0; i < m; i++) t = v[i].o->value(v[i].p, t) * 0.01;
    for (int i = 0; i < m; i++) v[i].o->drop(v[i].p);
    return t;
}

//! vector_of_any_element
/* one generic vector of elements of any size, as C has it */
struct vec { void *data; size_t size, len, cap; };
static void vpush(struct vec *v, const void *e) {
    if (v->len == v->cap) { v->cap = v->cap ? 2 * v->cap : 2; v->data = realloc(v->data, v->cap * v->size); }
    memcpy((char *)v->data + v->size * v->len++, e, v->size);
}
static void *vat(struct vec *v, size_t i) { return (char *)v->data + i * v->size; }
static void vdel(struct vec *v, size_t i) { memmove(vat(v, i), vat(v, i + 1), (v->len - i - 1) * v->size); v->len--; }
struct A { char *name; long k; int i, j; };
struct B { double a, b, c; };
struct C { double *p; double w; long tag; };
double f(const double *x, int n) {
    struct vec a = {0, sizeof(struct A)}, b = {0, sizeof(struct B)}, c = {0, sizeof(struct C)};
    double buf[16];
    for (int i = 0; i < n; i++) {
        buf[i] = x[i] * x[i];
        struct A ea = {"k", i, i + 1, i + 2}; vpush(&a, &ea);
        struct B eb = {x[i], x[i] * 2, 0.5}; vpush(&b, &eb);
        struct C ec = {buf + i, x[n - 1 - i], i}; vpush(&c, &ec);
    }
    vdel(&a, 1); vdel(&b, 1); vdel(&c, 2);
    double s = 0;
    for (size_t i = 0; i < a.len; i++) {
        struct A *pa = vat(&a, i); struct B *pb = vat(&b, i); struct C *pc = vat(&c, i);
        s = s * 0.7 + pa->k * pb->a + pb->b * pb->c * pa->j + *pc->p * pc->w * pc->tag;
    }
    free(a.data); free(b.data); free(c.data);
    return s;
}

//! heap_of_any_element
/* generic binary heap by element size */
struct heap { char *a; size_t es; int n, cap; int (*less)(const void *, const void *); };
static void hswap(char *a, char *b, size_t s) { char t[64]; memcpy(t, a, s); memcpy(a, b, s); memcpy(b, t, s); }
static void hpush(struct heap *h, const void *e) {
    if (h->n == h->cap) { h->cap = h->cap ? h->cap * 2 : 4; h->a = realloc(h->a, h->cap * h->es); }
    memcpy(h->a + h->n * h->es, e, h->es);
    int i = h->n++;
    while (i && h->less(h->a + i * h->es, h->a + (i - 1) / 2 * h->es)) { hswap(h->a + i * h->es, h->a + (i - 1) / 2 * h->es, h->es); i = (i - 1) / 2; }
}
static void hpop(struct heap *h, void *out) {
    memcpy(out, h->a, h->es);
    h->n--;
    if (h->n) memcpy(h->a, h->a + h->n * h->es, h->es);
    int i = 0;
    for (;;) {
        int l = 2 * i + 1, m = i;
        if (l < h->n && h->less(h->a + l * h->es, h->a + m * h->es)) m = l;
        if (l + 1 < h->n && h->less(h->a + (l + 1) * h->es, h->a + m * h->es)) m = l + 1;
        if (m == i) break;
        hswap(h->a + i * h->es, h->a + m * h->es, h->es); i = m;
    }
}
struct ev { double t; double w; int id; };
static int lessev(const void *a, const void *b) { return ((const struct ev *)a)->t < ((const struct ev *)b)->t; }
double f(const double *x, int n) {
    struct heap h = {0, sizeof(struct ev), 0, 0, lessev};
    for (int i = 0; i < n; i++) { struct ev e = {x[i] * x[i] * (i % 2 ? 1 : -1), x[i], i}; hpush(&h, &e); }
    double s = 0; int k = 1;
    while (h.n) { struct ev e; hpop(&h, &e); s += e.t * e.w * k + e.id * e.w; k++; if (k == 3) { e.t += 5 * e.w; e.id = 7; hpush(&h, &e); } }
    free(h.a);
    return s;
}

//! list_of_copies_of_any_element
/* generic singly linked list holding copies, and a generic map/fold over it */
typedef struct node { struct node *next; char data[]; } node;
typedef struct { node *head; size_t size; int n; } list;
static void push(list *l, const void *e) { node *k = malloc(sizeof *k + l->size); memcpy(k->data, e, l->size); k->next = l->head; l->head = k; l->n++; }
static void each(list *l, void (*fn)(void *, void *), void *u) { for (node *k = l->head; k; k = k->next) fn(k->data, u); }
static void clear(list *l) { while (l->head) { node *k = l->head; l->head = k->next; free(k); } }
static void rev(list *l) { node *p = 0; while (l->head) { node *k = l->head; l->head = k->next; k->next = p; p = k; } l->head = p; }
typedef struct { double v; int c; const char *nm; } item;
static void dbl(void *e, void *u) { (void)u; item *i = e; i->v *= 2 + i->c; }
static void acc(void *e, void *u) { item *i = e; double *s = u; *s = *s * 0.9 + i->v * (i->nm ? 2 : 1); }
static void acci(void *e, void *u) { *(long *)u += *(int *)e; }
double f(const double *x, int n) {
    list a = {0, sizeof(item), 0}, b = {0, sizeof(int), 0};
    for (int i = 0; i < n; i++) { item t = {x[i], i, i % 2 ? "odd" : 0}; push(&a, &t); push(&b, &i); }
    each(&a, dbl, 0); rev(&a);
    double s = 0; long k = 0;
    each(&a, acc, &s); each(&b, acci, &k);
    clear(&a); clear(&b);
    return s * k;
}

//! hash_map_of_any_value
/* open addressing hash map, any value size, string keys */
typedef struct { char *keys; char *vals; unsigned char *used; size_t vs; int cap, n; } map;
static unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + (unsigned char)*s++; return h; }
static void init(map *m, size_t vs, int cap) { m->vs = vs; m->cap = cap; m->n = 0; m->keys = calloc(cap, 8); m->vals = calloc(cap, vs); m->used = calloc(cap, 1); }
static void fin(map *m) { free(m->keys); free(m->vals); free(m->used); }
static void *slot(map *m, const char *k, int *isnew) {
    unsigned i = hash(k) % m->cap;
    while (m->used[i] && strcmp(m->keys + 8 * i, k)) i = (i + 1) % m->cap;
    *isnew = !m->used[i];
    if (!m->used[i]) { m->used[i] = 1; strncpy(m->keys + 8 * i, k, 7); m->n++; }
    return m->vals + m->vs * i;
}
static void grow(map *m) {
    map b; init(&b, m->vs, m->cap * 2);
    for (int i = 0; i < m->cap; i++) if (m->used[i]) { int w; memcpy(slot(&b, m->keys + 8 * i, &w), m->vals + m->vs * i, m->vs); }
    fin(m); *m = b;
}
static void put(map *m, const char *k, const void *v) { if (2 * m->n >= m->cap) grow(m); int w; memcpy(slot(m, k, &w), v, m->vs); }
static void *get(map *m, const char *k) { int w; return slot(m, k, &w); }
typedef struct { double a, b; } two;
double f(const double *x, int n) {
    map m; init(&m, sizeof(two), 2);
    char key[8] = "k0";
    for (int i = 0; i < n; i++) { key[1] = 'a' + i; two t = {x[i], x[i] * x[(i + 1) % n]}; put(&m, key, &t); }
    key[1] = 'b'; two t = {x[0], x[n - 1]}; put(&m, key, &t);
    double s = 0;
    for (int i = 0; i < n; i++) { key[1] = 'a' + (i * 3) % n; two *p = get(&m, key); s = s * 0.8 + p->a * p->b; }
    fin(&m);
    return s;
}

//! ring_and_matrix_of_any_element
/* generic matrix of any element, transposed and rotated through a byte swap, and a ring buffer of any element */
typedef struct { unsigned char *b; size_t es; unsigned head, tail, cap; } ring;
static int rput(ring *r, const void *e) { if (r->head - r->tail == r->cap) return 0; memcpy(r->b + (r->head++ % r->cap) * r->es, e, r->es); return 1; }
static int rget(ring *r, void *e) { if (r->head == r->tail) return 0; memcpy(e, r->b + (r->tail++ % r->cap) * r->es, r->es); return 1; }
static void transpose(void *m, int k, size_t es) {
    unsigned char *a = m;
    for (int i = 0; i < k; i++) for (int j = 0; j < i; j++)
        for (size_t c = 0; c < es; c++) { unsigned char t = a[(i * k + j) * es + c]; a[(i * k + j) * es + c] = a[(j * k + i) * es + c]; a[(j * k + i) * es + c] = t; }
}
struct s { double v; long tag; };
double f(const double *x, int n) {
    struct s m[9]; for (int i = 0; i < 9; i++) { m[i].v = x[i % n] * (i + 1); m[i].tag = i; }
    transpose(m, 3, sizeof m[0]);
    ring r = { malloc(4 * sizeof(struct s)), sizeof(struct s), 0, 0, 4 };
    double s = 0; struct s t;
    for (int i = 0; i < 9; i++) { if (!rput(&r, m + i)) { rget(&r, &t); s = s * 0.7 + t.v * t.tag; rput(&r, m + i); } }
    while (rget(&r, &t)) s = s * 0.7 + t.v * (t.tag + 1);
    free(r.b);
    return s;
}

//! messages_in_a_byte_queue
/* messages with a header and a payload, in a byte queue */
struct hdr { int kind; int len; };
struct pt { double x, y; }; struct sc { double v; int e; };
struct q { char buf[4096]; size_t w, r; };
static void send(struct q *q, int kind, const void *p, int len) { struct hdr h = {kind, len}; memcpy(q->buf + q->w, &h, sizeof h); q->w += sizeof h; memcpy(q->buf + q->w, p, len); q->w += len; }
static int recv(struct q *q, void *p) { if (q->r == q->w) return -1; struct hdr h; memcpy(&h, q->buf + q->r, sizeof h); q->r += sizeof h; memcpy(p, q->buf + q->r, h.len); q->r += h.len; return h.kind; }
double f(const double *x, int n) {
    struct q *q = malloc(sizeof *q); q->w = q->r = 0;
    for (int i = 0; i < n; i++) { if (i % 2) { struct pt p = {x[i], x[i] * x[0]}; send(q, 1, &p, sizeof p); } else { struct sc s = {x[i] * x[i], i}; send(q, 2, &s, sizeof s); } }
    double s = 0; union { struct pt p; struct sc s; } u; int k;
    while ((k = recv(q, &u)) >= 0) { if (k == 1) s += u.p.x * u.p.y; else s = s * 0.5 + u.s.v * u.s.e; }
    free(q);
    return s;
}

//! vector_of_any_element_with_numbers_of_two_sizes either
struct vec { void *data; size_t size, len, cap; };
static void vpush(struct vec *v, const void *e) {
    if (v->len == v->cap) { v->cap = v->cap ? 2 * v->cap : 2; v->data = realloc(v->data, v->cap * v->size); }
    memcpy((char *)v->data + v->size * v->len++, e, v->size);
}
static void *vat(struct vec *v, size_t i) { return (char *)v->data + i * v->size; }
struct A { float a, b; }; struct B { double a; float b; int k; };
double f(const double *x, int n) {
    struct vec a = {0, sizeof(struct A)}, b = {0, sizeof(struct B)};
    for (int i = 0; i < n; i++) { struct A p = {i, 2}; struct B q = {x[i], (float)i, i}; vpush(&a, &p); vpush(&b, &q); }
    double s = 0;
    for (size_t i = 0; i < a.len; i++) { struct A *p = vat(&a, i); struct B *q = vat(&b, i); s = s * 0.7 + p->a * q->a * q->b + q->k * p->b; }
    free(a.data); free(b.data);
    return s;
}

//! packed_records_in_any_vector either
struct __attribute__((packed)) rec { int id; double v; };
static NOINLINE void *dup(const void *p, size_t n) { void *q = malloc(n); memcpy(q, p, n); return q; }
double f(const double *x, int n) {
    struct rec r[16]; for (int i = 0; i < n; i++) { r[i].id = i; r[i].v = x[i] * x[i]; }
    struct rec *q = dup(r, n * sizeof *r); double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.8 + q[i].v * q[i].id;
    double *d = dup(x, n * sizeof *d); for (int i = 0; i < n; i++) s += d[i] * d[i];
    free(q); free(d);
    return s;
}

//! unaligned_copies_of_text_and_numbers either
static NOINLINE void put(void *to, const void *p, size_t n) { memcpy(to, p, n); }
struct doc { char head[16]; double v[4]; char tail[16]; };
double f(const double *x, int n) {
    struct doc *d = calloc(1, sizeof *d), *e = calloc(1, sizeof *e);
    put(d->head + 3, "abcdefgh", 8);
    for (int i = 0; i < 4; i++) d->v[i] = x[i % n] * x[i % n];
    put(d->tail + 1, d->head + 3, 8);
    put(e, d, sizeof *e);
    double s = 0; for (int i = 0; i < 4; i++) s = s * 0.7 + e->v[i];
    s *= strlen(e->tail + 1);
    free(d); free(e);
    return s;
}

//! context_set_anew_for_other_arguments either
struct ctx { const double *x; int n; double scale; };
static struct ctx *get(void) { static struct ctx *c; if (!c) { c = calloc(1, sizeof *c); c->scale = 2; } return c; }
double f(const double *x, int n) {
    struct ctx *c = get();
    if (c->x != x) { c->x = x; c->n = n; }
    double s = 0;
    for (int i = 0; i < c->n; i++) s += c->scale * c->x[i] * c->x[i];
    return s;
}

//! context_set_anew_by_a_function either
struct ctx { const double *x; int n; double scale; };
static struct ctx *c;
static NOINLINE void set(struct ctx *c, const double *x, int n) { if (c->x != x) { c->x = x; c->n = n; } }
static NOINLINE double eval(struct ctx *c) { double s = 0; for (int i = 0; i < c->n; i++) s += c->scale * c->x[i] * c->x[i]; return s; }
double f(const double *x, int n) {
    if (!c) { c = calloc(1, sizeof *c); c->scale = 2; }
    set(c, x, n);
    return eval(c);
}

//! context_set_once either
struct ctx { const double *x; int n; double scale; };
static struct ctx *c[2];
double f(const double *x, int n) {
    if (!c[0]) { c[0] = calloc(1, sizeof **c); c[0]->scale = 2; c[0]->x = x; c[0]->n = n; c[1] = c[0]; }
    double s = 0;
    for (int i = 0; i < c[1]->n; i++) s += c[1]->scale * c[1]->x[i] * c[1]->x[i];
    return s;
}

//! context_with_a_table_of_constants
struct ctx { double *tab; int n; double scale; };
static struct ctx *c;
static NOINLINE double eval(struct ctx *c, const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += c->scale * c->tab[i % c->n] * x[i] * x[i]; return s; }
double f(const double *x, int n) {
    if (!c) { c = calloc(1, sizeof *c); c->scale = 2; c->n = 4; c->tab = malloc(32); for (int i = 0; i < 4; i++) c->tab[i] = i + 1; }
    double s = 0;
    for (int i = 0; i < n; i++) s += c->tab[i % c->n] * x[i];
    return s * eval(c, x, n);
}

//! address_kept_as_a_number either
static uintptr_t key;
double f(const double *x, int n) { if (key != (uintptr_t)x) key = (uintptr_t)x; return *(const double *)key * x[1]; }

//! address_kept_in_bytes either
static unsigned char buf[16];
double f(const double *x, int n) { if (memcmp(buf, &x, 8)) memcpy(buf, &x, 8); const double *p; memcpy(&p, buf, 8); double s = 0; for (int i = 0; i < n; i++) s += p[i] * p[i]; return s; }

//! numbers_behind_an_integer_in_bytes
static double one(const double *x, long n, long kind) {
    char *made = malloc(16), *kept = malloc(16), *last = malloc(16);
    *(long *)made = kind;
    memcpy(made + 8, x, n * sizeof *x);
    if (kind > 3) memcpy(kept, made, 16);
    else memset(kept, 0, 16);
    memcpy(last, kept + 8, n * sizeof *x);
    double r = *(double *)last * *(long *)kept;
    free(made); free(kept); free(last);
    return r;
}
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s = s * 0.8 + one(x + i, 1, i); return s; }

//! context_handed_out_and_set_anew either
struct ctx { const double *x; int n; };
static __attribute__((noinline)) struct ctx *get(void) { static struct ctx *c; if (!c) c = calloc(1, sizeof *c); return c; }
double f(const double *x, int n) { struct ctx *c = get(); if (c->x != x) { c->x = x; c->n = n; } double s = 0; for (int i = 0; i < c->n; i++) s += c->x[i] * c->x[i]; return s; }

//! vectors_of_any_element_sorted
typedef struct { void *data; size_t len, cap, esize; void (*dtor)(void *); } vec;
static void vec_init(vec *v, size_t es) { memset(v, 0, sizeof *v); v->esize = es; }
static void *vec_at(const vec *v, size_t i) { return (char *)v->data + i * v->esize; }
static void *vec_push(vec *v, const void *e)
{
    if (v->len == v->cap) { size_t c = v->cap ? v->cap + v->cap / 2 + 1 : 2; void *p = realloc(v->data, c * v->esize); if (!p) abort(); v->data = p; v->cap = c; }
    void *d = vec_at(v, v->len++);
    if (e) memcpy(d, e, v->esize); else memset(d, 0, v->esize);
    return d;
}
static void vec_erase(vec *v, size_t i) { if (v->dtor) v->dtor(vec_at(v, i)); memmove(vec_at(v, i), vec_at(v, i + 1), (v->len - i - 1) * v->esize); v->len--; }
static void swap_any(void *a, void *b, size_t n)
{
    unsigned char tmp[64];
    memcpy(tmp, a, n); memcpy(a, b, n); memcpy(b, tmp, n);
}
static void heap_sort(vec *v, int (*cmp)(const void *, const void *, void *), void *arg)
{
    for (size_t pass = 1; pass < v->len; pass++)
        for (size_t i = pass; i > 0 && cmp(vec_at(v, i - 1), vec_at(v, i), arg) > 0; i--) swap_any(vec_at(v, i - 1), vec_at(v, i), v->esize);
}
struct particle { int id; float charge; double pos[2]; double *force; struct { uint8_t r, g, b; } color; double mass; };
struct ctx { double cx, cy; int calls; };
static int by_dist(const void *pa, const void *pb, void *arg)
{
    const struct particle *a = pa, *b = pb; struct ctx *c = arg;
    c->calls++;
    double da = hypot(a->pos[0] - c->cx, a->pos[1] - c->cy), db = hypot(b->pos[0] - c->cx, b->pos[1] - c->cy);
    return (da > db) - (da < db);
}
double f(const double *x, int n)
{
    vec ps; vec_init(&ps, sizeof(struct particle));
    double *forces = calloc(2 * n, sizeof *forces);
    for (int i = 0; i < n; i++) {
        struct particle p = {i, 0.5f + i, {x[i], x[(i + 1) % n] * 0.7}, forces + 2 * i, {i, 2 * i, 3}, 1 + 0.1 * x[i] * x[i]};
        vec_push(&ps, &p);
    }
    struct particle *extra = vec_push(&ps, NULL);
    extra->mass = x[3]; extra->force = forces; extra->charge = 0.25f;
    struct ctx c = {x[0] * 0.5, x[1] * 0.1, 0};
    heap_sort(&ps, by_dist, &c);
    vec_erase(&ps, 2);
    for (size_t i = 0; i < ps.len; i++) {
        struct particle *a = vec_at(&ps, i);
        for (size_t j = 0; j < ps.len; j++) {
            struct particle *b = vec_at(&ps, j);
            if (a == b) continue;
            double dx = a->pos[0] - b->pos[0], dy = a->pos[1] - b->pos[1], r2 = dx * dx + dy * dy + 0.3;
            a->force[0] += a->charge * b->charge * dx / (r2 * sqrt(r2));
            a->force[1] += a->mass * b->mass * dy / r2;
        }
    }
    double s = 0;
    for (size_t i = 0; i < ps.len; i++) { struct particle *p = vec_at(&ps, i); s += (p->force[0] * p->force[1] + p->pos[0]) * (1 + 0.1 * p->id) / p->mass + p->color.g * 0.01 * p->pos[1]; }
    for (int i = 0; i < 2 * n; i++) s += forces[i] * 0.01 * i;
    free(ps.data); free(forces);
    return s;
}
