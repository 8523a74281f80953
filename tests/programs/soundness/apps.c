#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! event_queue
typedef struct { double when; int what; double amount; } event;
typedef struct { event *at; int used, room; } queue;
NOINLINE static void sift_up(queue *q, int i) {
    event e = q->at[i];
    while (i > 0 && q->at[(i - 1) / 2].when > e.when) { q->at[i] = q->at[(i - 1) / 2]; i = (i - 1) / 2; }
    q->at[i] = e;
}
NOINLINE static void sift_down(queue *q, int i) {
    event e = q->at[i];
    for (;;) {
        int kid = 2 * i + 1;
        if (kid >= q->used) break;
        if (kid + 1 < q->used && q->at[kid + 1].when < q->at[kid].when) kid++;
        if (q->at[kid].when >= e.when) break;
        q->at[i] = q->at[kid]; i = kid;
    }
    q->at[i] = e;
}
NOINLINE static void post(queue *q, double when, int what, double amount) {
    if (q->used == q->room) { q->room = q->room ? 2 * q->room : 4; q->at = realloc(q->at, q->room * sizeof *q->at); }
    q->at[q->used] = (event){when, what, amount};
    sift_up(q, q->used++);
}
NOINLINE static event take(queue *q) { event first = q->at[0]; q->at[0] = q->at[--q->used]; if (q->used) sift_down(q, 0); return first; }
double f(const double *x, int n) {
    queue q = {0}; double level = 1, now = 0, cost = 0;
    for (int i = 0; i < n; i++) post(&q, x[i], i % 3, 0.2 * x[(i + 1) % n]);
    while (q.used) {
        event e = take(&q);
        cost += level * (e.when - now); now = e.when;
        switch (e.what) {
        case 0: level += e.amount; post(&q, now + 1.07 * e.amount + 0.01, 2, 0.5 * e.amount); break;
        case 1: level *= 1 + e.amount; break;
        default: level -= 0.3 * e.amount;
        }
    }
    free(q.at);
    return cost + level;
}

//! sparse_assembly
typedef struct { int n, nnz, room; int *row, *col; double *val; } triplets;
typedef struct { int n; int *start, *col; double *val; } csr;
NOINLINE static void add(triplets *t, int r, int c, double v) {
    if (t->nnz == t->room) {
        t->room = t->room * 2 + 3;
        t->row = realloc(t->row, t->room * sizeof(int)); t->col = realloc(t->col, t->room * sizeof(int)); t->val = realloc(t->val, t->room * sizeof(double));
    }
    t->row[t->nnz] = r; t->col[t->nnz] = c; t->val[t->nnz++] = v;
}
NOINLINE static csr *compress(const triplets *t) {
    csr *a = malloc(sizeof *a); a->n = t->n;
    a->start = calloc(t->n + 1, sizeof(int)); a->col = malloc(t->nnz * sizeof(int)); a->val = malloc(t->nnz * sizeof(double));
    for (int k = 0; k < t->nnz; k++) a->start[t->row[k] + 1]++;
    for (int i = 0; i < t->n; i++) a->start[i + 1] += a->start[i];
    int *next = malloc(t->n * sizeof(int)); memcpy(next, a->start, t->n * sizeof(int));
    for (int k = 0; k < t->nnz; k++) { int at = next[t->row[k]]++; a->col[at] = t->col[k]; a->val[at] = t->val[k]; }
    free(next);
    return a;
}
NOINLINE static void multiply(const csr *a, const double *x, double *y) {
    for (int i = 0; i < a->n; i++) { y[i] = 0; for (int k = a->start[i]; k < a->start[i + 1]; k++) y[i] += a->val[k] * x[a->col[k]]; }
}
double f(const double *x, int n) {
    triplets t = {.n = n};
    for (int e = 0; e + 1 < n; e++) { double k = x[e] * x[e + 1]; add(&t, e, e, k); add(&t, e + 1, e + 1, k); add(&t, e, e + 1, -k); add(&t, e + 1, e, -k); }
    for (int i = 0; i < n; i++) add(&t, i, i, 1);
    csr *a = compress(&t);
    double *u = malloc(n * sizeof *u), *r = malloc(n * sizeof *r), s = 0;
    for (int i = 0; i < n; i++) u[i] = 0;
    for (int it = 0; it < 12; it++) { multiply(a, u, r); for (int i = 0; i < n; i++) u[i] += 0.1 * (x[i] - r[i]); }
    for (int i = 0; i < n; i++) s += u[i] * (i + 1);
    free(a->start); free(a->col); free(a->val); free(a); free(t.row); free(t.col); free(t.val); free(u); free(r);
    return s;
}

//! conjugate_gradients
typedef struct { int n; double *r, *p, *q; } workspace;
NOINLINE static workspace *new_workspace(int n) { workspace *w = malloc(sizeof *w); w->n = n; w->r = calloc(3 * n, sizeof(double)); w->p = w->r + n; w->q = w->p + n; return w; }
NOINLINE static void delete_workspace(workspace *w) { free(w->r); free(w); }
NOINLINE static double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
typedef void (*apply)(const void *, const double *, double *, int);
NOINLINE static void solve(apply op, const void *data, const double *b, double *x, workspace *w) {
    int n = w->n; memset(x, 0, n * sizeof *x);
    memcpy(w->r, b, n * sizeof *b); memcpy(w->p, b, n * sizeof *b);
    double rr = dot(w->r, w->r, n);
    for (int k = 0; k < 6; k++) {
        op(data, w->p, w->q, n);
        double a = rr / dot(w->p, w->q, n);
        for (int i = 0; i < n; i++) { x[i] += a * w->p[i]; w->r[i] -= a * w->q[i]; }
        double next = dot(w->r, w->r, n);
        for (int i = 0; i < n; i++) w->p[i] = w->r[i] + next / rr * w->p[i];
        rr = next;
    }
}
static void chain(const void *data, const double *v, double *out, int n) {
    const double *k = data;
    for (int i = 0; i < n; i++) out[i] = (4 + k[i] * k[i]) * v[i] - (i ? v[i - 1] : 0) - (i + 1 < n ? v[i + 1] : 0);
}
double f(const double *x, int n) {
    workspace *w = new_workspace(n); double *u = malloc(n * sizeof *u), b[8];
    for (int i = 0; i < n; i++) b[i] = 1 + x[n - 1 - i];
    solve(chain, x, b, u, w);
    double s = dot(u, u, n); free(u); delete_workspace(w);
    return s;
}

//! ode_solver_with_work_arrays
typedef struct { int n, calls; double t, h; double *y, *k[4], *tmp; void (*rhs)(double, const double *, double *, void *); void *user; } ode;
NOINLINE static ode *ode_new(int n, void (*rhs)(double, const double *, double *, void *), void *user) {
    ode *o = calloc(1, sizeof *o); o->n = n; o->rhs = rhs; o->user = user; o->y = malloc(n * sizeof(double)); o->tmp = malloc(n * sizeof(double));
    for (int s = 0; s < 4; s++) o->k[s] = malloc(n * sizeof(double));
    return o;
}
NOINLINE static void ode_step(ode *o) {
    static const double c[4] = {0, 0.5, 0.5, 1};
    for (int s = 0; s < 4; s++) {
        for (int i = 0; i < o->n; i++) o->tmp[i] = o->y[i] + (s ? c[s] * o->h * o->k[s - 1][i] : 0);
        o->rhs(o->t + c[s] * o->h, o->tmp, o->k[s], o->user); o->calls++;
    }
    for (int i = 0; i < o->n; i++) o->y[i] += o->h / 6 * (o->k[0][i] + 2 * o->k[1][i] + 2 * o->k[2][i] + o->k[3][i]);
    o->t += o->h;
}
NOINLINE static void ode_free(ode *o) { for (int s = 0; s < 4; s++) free(o->k[s]); free(o->y); free(o->tmp); free(o); }
static void prey(double t, const double *y, double *d, void *user) { const double *p = user; d[0] = y[0] * (p[0] - p[1] * y[1]) + 0.1 * sin(t); d[1] = y[1] * (p[2] * y[0] - p[3]); }
double f(const double *x, int n) {
    ode *o = ode_new(2, prey, (void *)x); o->y[0] = x[4]; o->y[1] = x[5]; o->h = 0.05; double s = 0;
    for (int k = 0; k < 10; k++) { ode_step(o); s += o->y[0] * o->y[1] * x[6 + k % 2]; }
    ode_free(o);
    return s;
}

//! ode_history_ring
struct history { double f[3][2]; int head; };
NOINLINE static void rhs(const double *p, const double *y, double *d) { d[0] = p[0] * y[1]; d[1] = -p[1] * y[0] - p[2] * y[1]; }
NOINLINE static void adams(struct history *h, const double *p, double *y, double dt) {
    rhs(p, y, h->f[h->head]);
    double *a = h->f[h->head], *b = h->f[(h->head + 2) % 3], *c = h->f[(h->head + 1) % 3];
    for (int i = 0; i < 2; i++) y[i] += dt * (23 * a[i] - 16 * b[i] + 5 * c[i]) / 12;
    h->head = (h->head + 1) % 3;
}
double f(const double *x, int n) {
    struct history h = {.head = 0}; double y[2] = {x[3], x[4]};
    for (int k = 0; k < 3; k++) rhs(x, y, h.f[k]);
    for (int k = 0; k < 20; k++) adams(&h, x, y, 0.05);
    return y[0] * y[0] * x[5] + y[1] * x[6];
}

//! fft_plan
typedef struct { int n; int *rev; double *wr, *wi, *tr, *ti; } plan;
NOINLINE static plan *plan_new(int n) {
    plan *p = malloc(sizeof *p); p->n = n; p->rev = malloc(n * sizeof(int)); p->wr = malloc(4 * n * sizeof(double)); p->wi = p->wr + n; p->tr = p->wi + n; p->ti = p->tr + n;
    for (int i = 0; i < n; i++) { int r = 0; for (int b = 1, c = i; b < n; b *= 2, c /= 2) r = 2 * r + c % 2; p->rev[i] = r; p->wr[i] = cos(6.283185307179586 * i / n); p->wi[i] = -sin(6.283185307179586 * i / n); }
    return p;
}
NOINLINE static void transform(plan *p, double *re, double *im) {
    for (int i = 0; i < p->n; i++) { p->tr[p->rev[i]] = re[i]; p->ti[p->rev[i]] = im[i]; }
    for (int len = 2; len <= p->n; len *= 2)
        for (int at = 0; at < p->n; at += len)
            for (int k = 0; k < len / 2; k++) {
                int a = at + k, b = a + len / 2, w = k * (p->n / len);
                double r = p->tr[b] * p->wr[w] - p->ti[b] * p->wi[w], i = p->tr[b] * p->wi[w] + p->ti[b] * p->wr[w];
                p->tr[b] = p->tr[a] - r; p->ti[b] = p->ti[a] - i; p->tr[a] += r; p->ti[a] += i;
            }
    memcpy(re, p->tr, p->n * sizeof *re); memcpy(im, p->ti, p->n * sizeof *im);
}
double f(const double *x, int n) {
    plan *p = plan_new(8); double re[8], im[8], s = 0;
    for (int i = 0; i < 8; i++) { re[i] = x[i]; im[i] = x[i] * x[(i + 1) % 8]; }
    transform(p, re, im);
    for (int i = 0; i < 8; i++) s += sqrt(re[i] * re[i] + im[i] * im[i] + 1) * (i + 1);
    free(p->rev); free(p->wr); free(p);
    return s;
}

//! fft_in_place_or_not
typedef struct { double r, i; } cpx;
typedef struct { int n; cpx *twiddle, *scratch; } plan;
NOINLINE static plan *plan_new(int n) { plan *p = malloc(sizeof *p + 2 * n * sizeof(cpx)); p->n = n; p->twiddle = (cpx *)(p + 1); p->scratch = p->twiddle + n; for (int k = 0; k < n; k++) p->twiddle[k] = (cpx){cos(6.283185307179586 * k / n), -sin(6.283185307179586 * k / n)}; return p; }
static void butterflies(const plan *p, const cpx *in, cpx *out, int n, int stride) {
    if (n == 1) { *out = *in; return; }
    butterflies(p, in, out, n / 2, 2 * stride); butterflies(p, in + stride, out + n / 2, n / 2, 2 * stride);
    for (int k = 0; k < n / 2; k++) {
        cpx w = p->twiddle[k * stride], a = out[k], b = out[k + n / 2], t = {w.r * b.r - w.i * b.i, w.r * b.i + w.i * b.r};
        out[k] = (cpx){a.r + t.r, a.i + t.i}; out[k + n / 2] = (cpx){a.r - t.r, a.i - t.i};
    }
}
NOINLINE static void transform(plan *p, const cpx *in, cpx *out) {
    if (in == out) { butterflies(p, in, p->scratch, p->n, 1); memcpy(out, p->scratch, p->n * sizeof *out); }
    else butterflies(p, in, out, p->n, 1);
}
double f(const double *x, int n) {
    plan *p = plan_new(8); cpx v[8], w[8]; double s = 0;
    for (int i = 0; i < 8; i++) v[i] = (cpx){x[i], 0.1 * x[7 - i]};
    transform(p, v, w); transform(p, w, w);
    for (int i = 0; i < 8; i++) s += w[i].r * w[i].r * (i + 1) + w[i].i * v[i].r;
    free(p);
    return s * 1e-2;
}

//! kd_tree
typedef struct kd { double p[2], value; int axis; struct kd *lo, *hi; } kd;
static kd *pool; static int taken;
static void order(double (*p)[3], int n, int axis) { for (int i = 1; i < n; i++) { double t[3]; memcpy(t, p[i], sizeof t); int j = i; for (; j > 0 && p[j - 1][axis] > t[axis]; j--) memcpy(p[j], p[j - 1], sizeof t); memcpy(p[j], t, sizeof t); } }
static kd *build(double (*p)[3], int n, int axis) {
    if (n <= 0) return NULL;
    order(p, n, axis); int m = n / 2; kd *k = &pool[taken++];
    k->p[0] = p[m][0]; k->p[1] = p[m][1]; k->value = p[m][2]; k->axis = axis;
    k->lo = build(p, m, !axis); k->hi = build(p + m + 1, n - m - 1, !axis);
    return k;
}
static void nearest(const kd *k, double a, double b, double *best, double *value) {
    if (!k) return;
    double da = a - k->p[0], db = b - k->p[1], d = da * da + db * db, side = k->axis ? db : da;
    if (d < *best) { *best = d; *value = k->value; }
    nearest(side < 0 ? k->lo : k->hi, a, b, best, value);
    if (side * side < *best) nearest(side < 0 ? k->hi : k->lo, a, b, best, value);
}
double f(const double *x, int n) {
    double p[8][3], s = 0; pool = malloc(8 * sizeof *pool); taken = 0;
    for (int i = 0; i < 8; i++) { p[i][0] = x[i]; p[i][1] = x[(3 * i + 1) % 8]; p[i][2] = x[i] * x[(i + 1) % 8]; }
    kd *root = build(p, 8, 0);
    for (int i = 0; i < 6; i++) { double best = 1e9, value = 0; nearest(root, 0.3 * i + 0.21, 2.03 - 0.25 * i, &best, &value); s += best * value; }
    free(pool);
    return s;
}

//! polynomials
typedef struct { int deg; double *c; } poly;
NOINLINE static poly poly_new(int deg) { poly p = {deg, calloc(deg + 1, sizeof(double))}; return p; }
NOINLINE static poly poly_mul(poly a, poly b) { poly r = poly_new(a.deg + b.deg); for (int i = 0; i <= a.deg; i++) for (int j = 0; j <= b.deg; j++) r.c[i + j] += a.c[i] * b.c[j]; return r; }
NOINLINE static poly poly_add(poly a, poly b) { poly r = poly_new(a.deg > b.deg ? a.deg : b.deg); for (int i = 0; i <= r.deg; i++) r.c[i] = (i <= a.deg ? a.c[i] : 0) + (i <= b.deg ? b.c[i] : 0); return r; }
NOINLINE static double poly_at(poly p, double t) { double s = 0; for (int i = p.deg; i >= 0; i--) s = s * t + p.c[i]; return s; }
NOINLINE static void poly_replace(poly *p, poly q) { free(p->c); *p = q; }
double f(const double *x, int n) {
    poly p = poly_new(0), q = poly_new(1); p.c[0] = 1; q.c[1] = 1;
    for (int i = 0; i < n; i++) { q.c[0] = -x[i]; poly_replace(&p, poly_mul(p, q)); if (i % 3 == 0) poly_replace(&p, poly_add(p, q)); }
    double s = poly_at(p, 1.1) + p.c[1]; free(p.c); free(q.c);
    return s;
}

//! matrix_library
typedef struct { int r, c; double *a; } mat;
#define AT(m, i, j) (m)->a[(i) * (m)->c + (j)]
NOINLINE static mat *mat_new(int r, int c) { mat *m = malloc(sizeof *m); m->r = r; m->c = c; m->a = calloc(r * c, sizeof *m->a); return m; }
NOINLINE static void mat_free(mat *m) { if (m) { free(m->a); free(m); } }
NOINLINE static mat *mat_mul(const mat *a, const mat *b) { mat *m = mat_new(a->r, b->c); for (int i = 0; i < a->r; i++) for (int j = 0; j < b->c; j++) for (int k = 0; k < a->c; k++) AT(m, i, j) += AT(a, i, k) * AT(b, k, j); return m; }
NOINLINE static mat *mat_t(const mat *a) { mat *m = mat_new(a->c, a->r); for (int i = 0; i < a->r; i++) for (int j = 0; j < a->c; j++) AT(m, j, i) = AT(a, i, j); return m; }
NOINLINE static double mat_det(const mat *a) {
    mat *m = mat_new(a->r, a->c); memcpy(m->a, a->a, a->r * a->c * sizeof(double)); double d = 1;
    for (int k = 0; k < m->r; k++) {
        int best = k; for (int i = k + 1; i < m->r; i++) if (fabs(AT(m, i, k)) > fabs(AT(m, best, k))) best = i;
        if (best != k) { for (int j = 0; j < m->c; j++) { double t = AT(m, k, j); AT(m, k, j) = AT(m, best, j); AT(m, best, j) = t; } d = -d; }
        d *= AT(m, k, k);
        for (int i = k + 1; i < m->r; i++) { double q = AT(m, i, k) / AT(m, k, k); for (int j = k; j < m->c; j++) AT(m, i, j) -= q * AT(m, k, j); }
    }
    mat_free(m);
    return d;
}
double f(const double *x, int n) {
    mat *a = mat_new(3, 4); for (int i = 0; i < 12; i++) a->a[i] = x[i % n] * (i % 5 + 1) - 0.1 * i;
    mat *t = mat_t(a), *p = mat_mul(a, t); double d = mat_det(p);
    mat_free(a); mat_free(t); mat_free(p);
    return d * 1e-2;
}

//! matrix_library_by_value
typedef struct { int n; double a[16]; } mat;
NOINLINE static mat eye(int n) { mat m; memset(&m, 0, sizeof m); m.n = n; for (int i = 0; i < n; i++) m.a[i * n + i] = 1; return m; }
NOINLINE static mat mul(mat p, mat q) { mat m = eye(p.n); for (int i = 0; i < p.n; i++) for (int j = 0; j < p.n; j++) { double s = 0; for (int k = 0; k < p.n; k++) s += p.a[i * p.n + k] * q.a[k * p.n + j]; m.a[i * p.n + j] = s; } return m; }
NOINLINE static mat power(mat m, int k) { if (!k) return eye(m.n); mat h = power(mul(m, m), k / 2); return k % 2 ? mul(h, m) : h; }
double f(const double *x, int n) { mat m = eye(3); for (int i = 0; i < 9; i++) m.a[i] += 0.3 * x[i % n]; mat p = power(m, 5); return p.a[0] + p.a[4] * p.a[5] * 1e-2; }

//! lru_cache
typedef struct entry { int key; double value; struct entry *prev, *next; } entry;
typedef struct { entry *head, *tail; int used; entry slots[3]; } lru;
static void detach(lru *c, entry *e) { if (e->prev) e->prev->next = e->next; else c->head = e->next; if (e->next) e->next->prev = e->prev; else c->tail = e->prev; }
static void push_front(lru *c, entry *e) { e->prev = NULL; e->next = c->head; if (c->head) c->head->prev = e; else c->tail = e; c->head = e; }
NOINLINE static double lookup(lru *c, const double *x, int key) {
    for (entry *e = c->head; e; e = e->next) if (e->key == key) { detach(c, e); push_front(c, e); return e->value; }
    entry *e; if (c->used < 3) e = &c->slots[c->used++]; else { e = c->tail; detach(c, e); }
    e->key = key; e->value = x[key] * exp(-x[key]); push_front(c, e);
    return e->value;
}
double f(const double *x, int n) {
    lru c; memset(&c, 0, sizeof c); double s = 0;
    for (int i = 0; i < 30; i++) s += lookup(&c, x, (i * i + i / 4) % n) * (i + 1);
    return s;
}

//! knot_insertion
typedef struct { int n, p; double *knots, *ctrl; } spline;
NOINLINE static spline *spline_new(int n, int p) { spline *s = malloc(sizeof *s); s->n = n; s->p = p; s->knots = malloc((n + p + 1) * sizeof(double)); s->ctrl = malloc(n * sizeof(double)); return s; }
NOINLINE static void insert_knot(spline *s, double t) {
    int k = 0; while (s->knots[k + 1] <= t) k++;
    s->ctrl = realloc(s->ctrl, (s->n + 1) * sizeof(double));
    s->knots = realloc(s->knots, (s->n + s->p + 2) * sizeof(double));
    for (int i = s->n; i > k; i--) s->ctrl[i] = s->ctrl[i - 1];
    for (int i = k; i > k - s->p; i--) { double a = (t - s->knots[i]) / (s->knots[i + s->p] - s->knots[i]); s->ctrl[i] = a * s->ctrl[i] + (1 - a) * s->ctrl[i - 1]; }
    memmove(s->knots + k + 2, s->knots + k + 1, (s->n + s->p - k) * sizeof(double));
    s->knots[k + 1] = t; s->n++;
}
double f(const double *x, int n) {
    spline *s = spline_new(n, 3); double sum = 0;
    for (int i = 0; i < n + 4; i++) s->knots[i] = i < 4 ? 0 : i >= n ? 5 : i - 3;
    for (int i = 0; i < n; i++) s->ctrl[i] = x[i] * x[i];
    insert_knot(s, 1.2 + 0.3 * x[2]); insert_knot(s, 2.5); insert_knot(s, 3.1);
    for (int i = 0; i < s->n; i++) sum += s->ctrl[i] * (i + 1);
    free(s->knots); free(s->ctrl); free(s);
    return sum;
}

//! undo_stack
typedef struct { int kind, index; double before; } change;
typedef struct { change log[32]; int top; double *v; } editor;
NOINLINE static void set(editor *e, int i, double d) { e->log[e->top++] = (change){1, i, e->v[i]}; e->v[i] = d; }
NOINLINE static void undo(editor *e) { change c = e->log[--e->top]; if (c.kind == 1) e->v[c.index] = c.before; }
double f(const double *x, int n) {
    double v[8], s = 0; memcpy(v, x, sizeof v); editor e; e.top = 0; e.v = v;
    for (int i = 0; i < n; i++) set(&e, (i * 3) % n, v[i] * v[(i + 1) % n]);
    s += v[0] * v[3]; undo(&e); undo(&e); set(&e, 0, v[5] * v[5]); undo(&e); undo(&e);
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! serialiser
typedef struct { unsigned char *b; size_t used, room; } buffer;
NOINLINE static void append(buffer *o, const void *p, size_t n) { if (o->used + n > o->room) { o->room = 2 * (o->used + n); o->b = realloc(o->b, o->room); } memcpy(o->b + o->used, p, n); o->used += n; }
static void put_int(buffer *o, int32_t k) { append(o, &k, sizeof k); }
static void put_double(buffer *o, double d) { append(o, &d, sizeof d); }
typedef struct { const unsigned char *b; size_t at; } reader;
NOINLINE static void fetch(reader *r, void *p, size_t n) { memcpy(p, r->b + r->at, n); r->at += n; }
static int32_t get_int(reader *r) { int32_t k; fetch(r, &k, sizeof k); return k; }
static double get_double(reader *r) { double d; fetch(r, &d, sizeof d); return d; }
double f(const double *x, int n) {
    buffer o = {0}; double s = 0;
    put_int(&o, n); for (int i = 0; i < n; i++) { put_int(&o, i % 2); put_double(&o, x[i] * x[i]); if (i % 2) put_double(&o, sin(x[i])); }
    reader r = {o.b, 0}; int m = get_int(&r);
    for (int i = 0; i < m; i++) { int more = get_int(&r); double d = get_double(&r); s += d * (i + 1); if (more) s += get_double(&r) * d; }
    free(o.b);
    return s;
}

//! string_keyed_parameters
typedef struct { char name[12]; double value; } param;
typedef struct { param *p; int n; } table;
NOINLINE static param *find(table *t, const char *name) { for (int i = 0; i < t->n; i++) if (!strcmp(t->p[i].name, name)) return &t->p[i]; return NULL; }
NOINLINE static void set(table *t, const char *name, double v) { param *p = find(t, name); if (!p) { t->p = realloc(t->p, (t->n + 1) * sizeof *t->p); p = &t->p[t->n++]; strncpy(p->name, name, sizeof p->name - 1); p->name[11] = 0; } p->value = v; }
NOINLINE static double get(table *t, const char *name, double other) { param *p = find(t, name); return p ? p->value : other; }
double f(const double *x, int n) {
    table t = {0}; char name[12]; double s = 0;
    for (int i = 0; i < n; i++) { snprintf(name, sizeof name, "p%d", (i * 3) % 5); set(&t, name, get(&t, name, 1) * x[i]); }
    s = get(&t, "p0", 0) * get(&t, "p3", 0) + get(&t, "p4", 0) + get(&t, "zz", 2) * x[0];
    free(t.p);
    return s;
}

//! interpolator_with_cache
typedef struct { int n, last; double *x, *y, *m; bool ready; } interp;
NOINLINE static void prepare(interp *t) { if (t->ready) return; for (int i = 0; i < t->n; i++) { int a = i ? i - 1 : i, b = i + 1 < t->n ? i + 1 : i; t->m[i] = (t->y[b] - t->y[a]) / (t->x[b] - t->x[a]); } t->ready = true; }
NOINLINE static double eval(interp *t, double q) {
    prepare(t); int i = t->last;
    while (i > 0 && q < t->x[i]) i--;
    while (i + 2 < t->n && q >= t->x[i + 1]) i++;
    t->last = i; double h = t->x[i + 1] - t->x[i], u = (q - t->x[i]) / h, v = 1 - u;
    return t->y[i] * v * v * (1 + 2 * u) + t->y[i + 1] * u * u * (3 - 2 * u) + h * (t->m[i] * u * v * v - t->m[i + 1] * u * u * v);
}
double f(const double *x, int n) {
    interp t = {n, 0, malloc(n * sizeof(double)), malloc(n * sizeof(double)), malloc(n * sizeof(double)), false}; double s = 0;
    for (int i = 0; i < n; i++) { t.x[i] = i ? t.x[i - 1] + 0.4 + 0.1 * x[i] : 0; t.y[i] = x[i] * x[i]; }
    for (int k = 0; k < 10; k++) { s += eval(&t, 0.31 * k + 0.07 * x[k % n]) * (k + 1); if (k == 5) { t.y[3] *= x[1]; t.ready = false; } }
    free(t.x); free(t.y); free(t.m);
    return s;
}

//! stack_machine
typedef enum { PUSH, VAR, ADD, MUL, SIN, DUP, SWAP, END } op;
typedef struct { op code; union { double number; int index; } arg; } instr;
NOINLINE static double run(const instr *p, const double *vars) {
    double st[16]; int top = 0;
    for (;; p++) switch (p->code) {
        case PUSH: st[top++] = p->arg.number; break;
        case VAR: st[top++] = vars[p->arg.index]; break;
        case ADD: top--; st[top - 1] += st[top]; break;
        case MUL: top--; st[top - 1] *= st[top]; break;
        case SIN: st[top - 1] = sin(st[top - 1]); break;
        case DUP: st[top] = st[top - 1]; top++; break;
        case SWAP: { double t = st[top - 1]; st[top - 1] = st[top - 2]; st[top - 2] = t; break; }
        case END: return st[top - 1];
    }
}
double f(const double *x, int n) {
    instr p[16] = {{VAR, {.index = 0}}, {DUP}, {MUL}, {VAR, {.index = 3}}, {SWAP}, {SIN}, {MUL}, {PUSH, {.number = 2.5}}, {ADD}, {END}};
    double s = 0;
    for (int i = 0; i < n; i++) { p[0].arg.index = i; p[7].arg.number = x[(i + 1) % n]; s += run(p, x) * (i + 1); }
    return s;
}

//! expression_trees
typedef struct node { char op; double value; struct node *a, *b; } node;
NOINLINE static node *leaf(double v) { node *t = calloc(1, sizeof *t); t->op = '#'; t->value = v; return t; }
NOINLINE static node *join(char op, node *a, node *b) { node *t = calloc(1, sizeof *t); t->op = op; t->a = a; t->b = b; return t; }
static double value(const node *t) { switch (t->op) { case '#': return t->value; case '+': return value(t->a) + value(t->b); case '*': return value(t->a) * value(t->b); default: return value(t->a) / (1 + value(t->b) * value(t->b)); } }
static node *simplify(node *t) { if (t->op == '#') return t; t->a = simplify(t->a); t->b = simplify(t->b); if (t->a->op == '#' && t->b->op == '#') { double v = value(t); free(t->a); free(t->b); t->op = '#'; t->value = v; t->a = t->b = NULL; } return t; }
double f(const double *x, int n) {
    node *t = leaf(x[0]);
    for (int i = 1; i < n; i++) t = join("+*/"[i % 3], t, i % 2 ? leaf(x[i]) : join('*', leaf(x[i]), leaf(x[i - 1])));
    double s = value(t); t = simplify(t); s += t->value; free(t);
    return s;
}

//! hash_map_of_numbers
typedef struct { uint64_t key; double sum; int count; } cell;
typedef struct { cell *cells; unsigned size, used; } map;
static uint64_t mix(uint64_t k) { k ^= k >> 31; k *= 0x7fb5d329728ea185u; k ^= k >> 27; return k | 1; }
NOINLINE static cell *at(map *m, uint64_t key) { unsigned i = key % m->size; while (m->cells[i].key && m->cells[i].key != key) i = (i + 1) % m->size; return &m->cells[i]; }
NOINLINE static void grow(map *m) { map bigger = {calloc(2 * m->size, sizeof(cell)), 2 * m->size, m->used}; for (unsigned i = 0; i < m->size; i++) if (m->cells[i].key) *at(&bigger, m->cells[i].key) = m->cells[i]; free(m->cells); *m = bigger; }
NOINLINE static void add(map *m, int k, double v) { if (2 * m->used >= m->size) grow(m); uint64_t key = mix(k + 1); cell *c = at(m, key); if (!c->key) { c->key = key; m->used++; } c->sum += v; c->count++; }
double f(const double *x, int n) {
    map m = {calloc(2, sizeof(cell)), 2, 0}; double s = 0;
    for (int i = 0; i < 3 * n; i++) add(&m, i * i % 7, x[i % n] * x[(i + 1) % n]);
    for (int k = 0; k < 7; k++) { cell *c = at(&m, mix(k + 1)); if (c->key) s += c->sum / c->count * (k + 1); }
    free(m.cells);
    return s;
}

//! cell_lists
typedef struct { double x, y, vx, vy; int cell, next; } particle;
double f(const double *x, int n) {
    particle p[8]; int head[9]; double s = 0;
    for (int i = 0; i < 8; i++) p[i] = (particle){x[i], x[(i + 3) % 8], 0, 0, 0, -1};
    for (int step = 0; step < 3; step++) {
        for (int c = 0; c < 9; c++) head[c] = -1;
        for (int i = 0; i < 8; i++) { int c = (int)(p[i].x / 0.83) % 3 * 3 + (int)(p[i].y / 0.83) % 3; if (c < 0) c = 0; p[i].cell = c; p[i].next = head[c]; head[c] = i; }
        for (int c = 0; c < 9; c++) for (int i = head[c]; i >= 0; i = p[i].next) for (int j = p[i].next; j >= 0; j = p[j].next) { double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y, k = 0.05 / (0.1 + dx * dx + dy * dy); p[i].vx += k * dx; p[i].vy += k * dy; p[j].vx -= k * dx; p[j].vy -= k * dy; }
        for (int i = 0; i < 8; i++) { p[i].x += 0.01 * p[i].vx; p[i].y += 0.01 * p[i].vy; }
        particle t = p[0]; for (int i = 0; i < 7; i++) p[i] = p[i + 1]; p[7] = t;
    }
    for (int i = 0; i < 8; i++) s += p[i].vx * p[i].vx * (i + 1) + p[i].y;
    return s;
}

//! gap_buffer
typedef struct { double *b; int size, start, end; } gap;
NOINLINE static void move_to(gap *g, int at) { if (at < g->start) { int k = g->start - at; memmove(g->b + g->end - k, g->b + at, k * sizeof *g->b); g->start -= k; g->end -= k; } else { int k = at - g->start; memmove(g->b + g->start, g->b + g->end, k * sizeof *g->b); g->start += k; g->end += k; } }
NOINLINE static void insert(gap *g, int at, double v) { move_to(g, at); g->b[g->start++] = v; }
NOINLINE static void erase(gap *g, int at) { move_to(g, at); g->end++; }
double f(const double *x, int n) {
    gap g = {malloc(16 * sizeof(double)), 16, 0, 16}; double s = 0;
    for (int i = 0; i < n; i++) insert(&g, i / 2, x[i] * x[i]);
    erase(&g, 5); erase(&g, 0); insert(&g, 3, x[0] * x[1]);
    for (int i = 0, k = 1; i < 16; i++) if (i < g.start || i >= g.end) s += g.b[i] * k++;
    free(g.b);
    return s;
}

//! thomas_solver_with_static_work
static double *cp, *dp; static int room;
NOINLINE static void need(int n) { if (n > room) { cp = realloc(cp, n * sizeof *cp); dp = realloc(dp, n * sizeof *dp); room = n; } }
NOINLINE static void thomas(const double *a, const double *b, const double *c, double *d, int n) {
    need(n); cp[0] = c[0] / b[0]; dp[0] = d[0] / b[0];
    for (int i = 1; i < n; i++) { double m = b[i] - a[i] * cp[i - 1]; cp[i] = c[i] / m; dp[i] = (d[i] - a[i] * dp[i - 1]) / m; }
    d[n - 1] = dp[n - 1]; for (int i = n - 2; i >= 0; i--) d[i] = dp[i] - cp[i] * d[i + 1];
}
double f(const double *x, int n) {
    double a[8], b[8], c[8], d[8], s = 0;
    for (int t = 0; t < 3; t++) { int m = 4 + 2 * t; for (int i = 0; i < m; i++) { a[i] = -x[i] * 0.3; b[i] = 3 + x[i]; c[i] = -0.5; d[i] = x[(i + t) % n]; } thomas(a, b, c, d, m); for (int i = 0; i < m; i++) s += d[i] * d[i]; }
    return s;
}

//! bounded_history_deque
typedef struct { double v[4]; int head, count; } deque;
NOINLINE static void push(deque *d, double v) { if (d->count == 4) { d->head = (d->head + 1) & 3; d->count--; } d->v[(d->head + d->count++) & 3] = v; }
NOINLINE static double mean(const deque *d) { double s = 0; for (int i = 0; i < d->count; i++) s += d->v[(d->head + i) & 3] * (i + 1); return s / d->count; }
double f(const double *x, int n) { deque d = {{0}, 0, 0}, e; double s = 0; for (int i = 0; i < n; i++) { push(&d, x[i] * x[i]); s += mean(&d); if (i == 4) e = d; } return s * mean(&e); }

//! neural_network_arena
typedef struct { unsigned char *mem; size_t at; } arena;
NOINLINE static void *grab(arena *a, size_t n) { void *p = a->mem + a->at; a->at += (n + 7) / 8 * 8; memset(p, 0, n); return p; }
typedef struct layer { int in, out; double *w, *b, *y; struct layer *next; } layer;
NOINLINE static layer *layer_new(arena *a, int in, int out, layer *next) { layer *l = grab(a, sizeof *l); l->in = in; l->out = out; l->w = grab(a, in * out * sizeof(double)); l->b = grab(a, out * sizeof(double)); l->y = grab(a, out * sizeof(double)); l->next = next; return l; }
NOINLINE static const double *forward(layer *l, const double *x) { for (; l; l = l->next) { for (int o = 0; o < l->out; o++) { double s = l->b[o]; for (int i = 0; i < l->in; i++) s += l->w[o * l->in + i] * x[i]; l->y[o] = tanh(s); } x = l->y; } return x; }
double f(const double *x, int n) {
    arena a = {malloc(8192), 0}; layer *l2 = layer_new(&a, 3, 2, NULL), *l1 = layer_new(&a, 4, 3, l2);
    for (int i = 0; i < 12; i++) l1->w[i] = 0.2 * x[i % n] - 0.1; for (int i = 0; i < 6; i++) l2->w[i] = 0.3 * x[(i + 2) % n]; l2->b[1] = x[7];
    const double *y = forward(l1, x + 4); double s = y[0] * y[0] + y[1] * x[0];
    y = forward(l1, x); s += y[1]; free(a.mem);
    return s;
}

//! graph_shortest_paths
typedef struct edge { int to; double w; struct edge *next; } edge;
NOINLINE static void connect(edge **g, int a, int b, double w) { edge *e = malloc(sizeof *e); e->to = b; e->w = w; e->next = g[a]; g[a] = e; }
double f(const double *x, int n) {
    edge *g[8] = {0}; double dist[8], s = 0; bool done[8] = {0};
    for (int i = 0; i < 8; i++) { connect(g, i, (i + 1) % 8, x[i]); connect(g, i, (i * 3 + 2) % 8, 1.4 * x[i] * x[(i + 1) % 8] + 0.2); }
    for (int i = 0; i < 8; i++) dist[i] = INFINITY; dist[0] = 0;
    for (int k = 0; k < 8; k++) { int u = -1; for (int i = 0; i < 8; i++) if (!done[i] && (u < 0 || dist[i] < dist[u])) u = i; done[u] = true; for (edge *e = g[u]; e; e = e->next) if (dist[u] + e->w < dist[e->to]) dist[e->to] = dist[u] + e->w; }
    for (int i = 0; i < 8; i++) { s += dist[i] * (i + 1); while (g[i]) { edge *e = g[i]; g[i] = e->next; free(e); } }
    return s;
}

//! memo_table_of_recursion
static double memo[9][9]; static bool known[9][9];
static double best(const double *x, int i, int j) { if (i == j) return x[i]; if (known[i][j]) return memo[i][j]; double a = x[i] * best(x, i + 1, j), b = x[j] + 0.7 * best(x, i, j - 1); known[i][j] = true; return memo[i][j] = 0.6 * a + 0.4 * b; }
double f(const double *x, int n) { memset(known, 0, sizeof known); return best(x, 0, n - 1) * best(x, 1, n - 2); }

//! state_saved_and_restored
typedef struct { double pos[3], vel[3]; unsigned seed; int step; } state;
NOINLINE static void advance(state *s, const double *x) { for (int i = 0; i < 3; i++) { s->vel[i] -= 0.1 * x[i] * s->pos[i]; s->pos[i] += 0.1 * s->vel[i]; } s->seed = s->seed * 1664525u + 1013904223u; s->step++; s->pos[s->seed >> 30 & 1] *= 1.01; }
NOINLINE static double energy(const state *s) { double e = 0; for (int i = 0; i < 3; i++) e += s->pos[i] * s->pos[i] + s->vel[i] * s->vel[i]; return e; }
double f(const double *x, int n) {
    state s = {{x[3], x[4], x[5]}, {0, x[6], x[7]}, 1, 0}, saved, stack[4]; int top = 0; double e = 0;
    for (int k = 0; k < 8; k++) { if (k == 2) saved = s; if (k % 2) stack[top++] = s; advance(&s, x); if (k == 5) { e += energy(&s); s = saved; } }
    while (top) e += energy(&stack[--top]) * (top + 1);
    return e + energy(&s);
}

//! generic_vector_by_void
typedef struct { void *at; size_t width, used, room; } vec;
NOINLINE static void vec_push(vec *v, const void *p) { if (v->used == v->room) { v->room = v->room * 2 + 1; v->at = realloc(v->at, v->room * v->width); } memcpy((char *)v->at + v->used++ * v->width, p, v->width); }
NOINLINE static void *vec_get(vec *v, size_t i) { return (char *)v->at + i * v->width; }
NOINLINE static void vec_erase(vec *v, size_t i) { v->used--; memmove(vec_get(v, i), vec_get(v, i + 1), (v->used - i) * v->width); }
typedef struct { int id; double v; } item;
double f(const double *x, int n) {
    vec a = {0, sizeof(double), 0, 0}, b = {0, sizeof(item), 0, 0}; double s = 0;
    for (int i = 0; i < n; i++) { double d = x[i] * x[i]; vec_push(&a, &d); item t = {i, d * x[i]}; vec_push(&b, &t); }
    vec_erase(&a, 1); vec_erase(&b, 3);
    for (size_t i = 0; i < a.used; i++) { const item *t = vec_get(&b, i); s += *(double *)vec_get(&a, i) * t->v * (t->id + 1); }
    free(a.at); free(b.at);
    return s * 1e-2;
}

//! generic_swap_sort_by_void
NOINLINE static void swap(void *a, void *b, size_t n) { unsigned char t[64]; memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n); }
NOINLINE static void sort(void *base, size_t n, size_t w, int (*cmp)(const void *, const void *)) { char *p = base; for (size_t i = 0; i < n; i++) for (size_t j = 0; j + 1 < n - i; j++) if (cmp(p + j * w, p + (j + 1) * w) > 0) swap(p + j * w, p + (j + 1) * w, w); }
typedef struct { int id; double v; } item;
static int by_id(const void *a, const void *b) { return ((const item *)a)->id - ((const item *)b)->id; }
static int by_v(const void *a, const void *b) { double p = *(const double *)a, q = *(const double *)b; return (p > q) - (p < q); }
double f(const double *x, int n) {
    item t[8]; double v[8], s = 0;
    for (int i = 0; i < n; i++) { t[i] = (item){i * 5 % n, x[i] * x[i]}; v[i] = x[i]; }
    sort(t, n, sizeof *t, by_id); sort(v, n, sizeof *v, by_v);
    for (int i = 0; i < n; i++) s += t[i].v * v[i] * (i + 1);
    return s;
}

//! quaternion_tree_of_bodies
typedef struct { double w, x, y, z; } quat;
typedef struct body { quat q; double l; int kids[2]; struct body *parent; char name[5]; } body;
NOINLINE static quat qmul(quat a, quat b) { return (quat){a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w}; }
NOINLINE static quat pose(const body *b) { return b->parent ? qmul(pose(b->parent), b->q) : b->q; }
double f(const double *x, int n) {
    body b[5]; memset(b, 0, sizeof b); double s = 0;
    for (int i = 0; i < 5; i++) { b[i].q = (quat){1, 0.2 * x[i], -0.1 * x[i + 1], 0.3 * x[i + 2]}; b[i].l = x[i + 3]; b[i].parent = i ? &b[(i - 1) / 2] : NULL; }
    body t = b[4]; b[4] = b[3]; b[3] = t;
    for (int i = 0; i < 5; i++) { quat q = pose(&b[i]); s += (q.w * q.w - q.z * q.x) * b[i].l; }
    return s;
}
//! parameters_by_number
typedef struct { int id; double value; } entry;
typedef struct { entry *at; int n; } entries;
NOINLINE static entry *entry_of(entries *t, int id) { for (int i = 0; i < t->n; i++) if (t->at[i].id == id) return &t->at[i]; return NULL; }
NOINLINE static void put_entry(entries *t, int id, double v) { entry *e = entry_of(t, id); if (!e) { t->at = realloc(t->at, (t->n + 1) * sizeof *t->at); e = &t->at[t->n++]; e->id = id; } e->value = v; }
NOINLINE static double value_of(entries *t, int id, double other) { entry *e = entry_of(t, id); return e ? e->value : other; }
double f(const double *x, int n) {
    entries t = {0}; double s = 0;
    for (int i = 0; i < n; i++) put_entry(&t, (i * 3) % 5, value_of(&t, (i * 3) % 5, 1) * x[i]);
    s = value_of(&t, 0, 0) * value_of(&t, 3, 0) + value_of(&t, 4, 0) + value_of(&t, 77, 2) * x[0];
    free(t.at);
    return s;
}

//! room_behind_a_constant
static double common_room[64];
struct room { char *start; size_t used; };
NOINLINE static void *take_room(struct room *r, size_t n) { void *found = r->start + r->used; r->used += (n + 15) & ~(size_t)15; return found; }
double f(const double *x, int n) {
    struct room r = {(char *)common_room, 0};
    double *u = take_room(&r, n * sizeof(double)), *w = take_room(&r, n * sizeof(double)), s = 0;
    for (int i = 0; i < n; i++) u[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) w[i] = cos(u[i]) + 0.2 * u[(i + 1) % n];
    for (int i = 0; i < n; i++) s += w[i] * u[i];
    return s;
}

//! b_tree_of_indices
#define MAXK 5
struct node { int n; int leaf; double key[MAXK]; double val[MAXK]; int child[MAXK + 1]; };
static struct node pool[64];
static int used;
static int make(int leaf) { struct node *t = &pool[used]; memset(t, 0, sizeof *t); t->leaf = leaf; return used++; }
NOINLINE static void split(int p, int i)
{
    struct node *parent = &pool[p]; int c = parent->child[i]; struct node *left = &pool[c];
    int r = make(left->leaf); struct node *right = &pool[r];
    right->n = 2;
    for (int j = 0; j < 2; j++) { right->key[j] = left->key[j + 3]; right->val[j] = left->val[j + 3]; }
    if (!left->leaf) for (int j = 0; j < 3; j++) right->child[j] = left->child[j + 3];
    left->n = 2;
    for (int j = parent->n; j > i; j--) parent->child[j + 1] = parent->child[j];
    parent->child[i + 1] = r;
    for (int j = parent->n - 1; j >= i; j--) { parent->key[j + 1] = parent->key[j]; parent->val[j + 1] = parent->val[j]; }
    parent->key[i] = left->key[2]; parent->val[i] = left->val[2]; parent->n++;
}
NOINLINE static void insert_nonfull(int t, double k, double v)
{
    for (;;) {
        struct node *x = &pool[t]; int i = x->n - 1;
        if (x->leaf) {
            while (i >= 0 && x->key[i] > k) { x->key[i + 1] = x->key[i]; x->val[i + 1] = x->val[i]; i--; }
            x->key[i + 1] = k; x->val[i + 1] = v; x->n++; return;
        }
        while (i >= 0 && x->key[i] > k) i--;
        i++;
        if (pool[x->child[i]].n == MAXK) { split(t, i); if (k > x->key[i]) i++; }
        t = x->child[i];
    }
}
static double walk(int t, double w)
{
    double s = 0; struct node *x = &pool[t];
    for (int i = 0; i < x->n; i++) { if (!x->leaf) s += walk(x->child[i], w * 0.9); s += w * x->val[i] * x->val[i] * (i + 1); }
    if (!x->leaf) s += walk(x->child[x->n], w * 0.9);
    return s;
}
double f(const double *x, int n)
{
    used = 0; int root = make(1);
    for (int i = 0; i < 3 * n; i++) {
        double key = (double)((i * 37) % 101);
        if (pool[root].n == MAXK) { int s = make(0); pool[s].child[0] = root; root = s; split(root, 0); }
        insert_nonfull(root, key, x[i % n] * 1.5);
    }
    return walk(root, 1.0);
}

//! rows_of_keys_and_numbers
typedef struct row { int n; long keys[40]; double vals[40]; } row;
NOINLINE static void insert_sorted(row *b, long key, double val)
{
    int i = b->n;
    while (i > 0 && key < b->keys[i - 1]) i--;
    if (i > 0 && b->keys[i - 1] == key) { b->vals[i - 1] += val; return; }
    memmove(b->keys + i + 1, b->keys + i, (b->n - i) * sizeof(long));
    memmove(b->vals + i + 1, b->vals + i, (b->n - i) * sizeof(double));
    b->keys[i] = key; b->vals[i] = val; b->n++;
}
double f(const double *x, int n)
{
    row *r = calloc(1, sizeof *r);
    for (int i = 0; i < 3 * n; i++) insert_sorted(r, (i * 7) % 23, x[i % n] * x[i % 3]);
    double sum = 0;
    for (int i = 0; i < r->n; i++) sum += r->vals[i] * r->keys[i];
    free(r);
    return sum;
}

//! rows_of_short_keys_and_numbers
typedef struct row { int n; int keys[40]; double vals[40]; } row;
NOINLINE static void insert_sorted(row *b, int key, double val)
{
    int i = b->n;
    while (i > 0 && key < b->keys[i - 1]) i--;
    if (i > 0 && b->keys[i - 1] == key) { b->vals[i - 1] += val; return; }
    for (int k = b->n; k > i; k--) { b->keys[k] = b->keys[k - 1]; b->vals[k] = b->vals[k - 1]; }
    b->keys[i] = key; b->vals[i] = val; b->n++;
}
double f(const double *x, int n)
{
    row *r = calloc(1, sizeof *r);
    for (int i = 0; i < 3 * n; i++) insert_sorted(r, (i * 7) % 23, x[i % n] * x[i % 3]);
    double sum = 0;
    for (int i = 0; i < r->n; i++) sum += r->vals[i] * r->keys[i];
    free(r);
    return sum;
}

//! events_with_payloads_in_freed_cells
typedef struct Sim Sim;
typedef struct Event Event;
typedef void (*Handler)(Sim *, const Event *);

typedef enum { EV_ARRIVE, EV_DEPART, EV_SAMPLE } EvKind;
struct Event {
    double time;
    EvKind kind;
    Handler fn;
    union { struct { int station; double work; } job; struct { double period; int left; } sample; } u;
    Event *child, *next;
};

typedef union Cell { Event ev; union Cell *free_next; } Cell;

typedef struct { double rate, busy_until, area; int queue; double fifo[16]; unsigned head, tail; } Station;

struct Sim {
    double now, cost;
    Event *root;
    Cell *free_cells, *slabs[32];
    int nslab, pending;
    Station st[3];
    uint32_t rng;
    const double *x;
};

static double uniform(Sim *s) { s->rng ^= s->rng << 13; s->rng ^= s->rng >> 17; s->rng ^= s->rng << 5; return (s->rng + 0.5) / 4294967296.0; }
static double expo(Sim *s, double mean) { return -mean * log(uniform(s)); }

static Event *ev_alloc(Sim *s)
{
    if (!s->free_cells) {
        Cell *slab = malloc(8 * sizeof(Cell));
        s->slabs[s->nslab++] = slab;
        for (int i = 0; i < 8; i++) { slab[i].free_next = s->free_cells; s->free_cells = &slab[i]; }
    }
    Cell *c = s->free_cells;
    s->free_cells = c->free_next;
    memset(&c->ev, 0, sizeof c->ev);
    return &c->ev;
}
static void ev_free(Sim *s, Event *e) { Cell *c = (Cell *)e; c->free_next = s->free_cells; s->free_cells = c; }

static Event *merge(Event *a, Event *b)
{
    if (!a) return b;
    if (!b) return a;
    if (b->time < a->time) { Event *t = a; a = b; b = t; }
    b->next = a->child;
    a->child = b;
    return a;
}
static Event *merge_pairs(Event *l)
{
    if (!l || !l->next) return l;
    Event *a = l, *b = l->next, *rest = b->next;
    a->next = b->next = NULL;
    return merge(merge(a, b), merge_pairs(rest));
}
static void post(Sim *s, Event *e) { e->child = e->next = NULL; s->root = merge(s->root, e); s->pending++; }

static void depart(Sim *s, const Event *e);
static void start(Sim *s, int k, double work)
{
    Event *d = ev_alloc(s);
    d->time = s->now + work / s->st[k].rate;
    d->kind = EV_DEPART; d->fn = depart; d->u.job.station = k; d->u.job.work = work;
    s->st[k].busy_until = d->time;
    post(s, d);
}

static void arrive(Sim *s, const Event *e)
{
    Station *q = &s->st[e->u.job.station];
    if (q->queue++ == 0) start(s, e->u.job.station, e->u.job.work);
    else if (q->tail - q->head < 16) q->fifo[q->tail++ % 16] = e->u.job.work;
    else q->queue--;
}

static void depart(Sim *s, const Event *e)
{
    int k = e->u.job.station;
    Station *q = &s->st[k];
    if (--q->queue > 0 && q->head != q->tail) start(s, k, q->fifo[q->head++ % 16]);
    s->cost += s->now * 0.01 * (k + 1);
    if (k < 2) {
        Event *a = ev_alloc(s);
        a->time = s->now + 0.05 * s->x[3];
        a->kind = EV_ARRIVE; a->fn = arrive;
        a->u.job.station = k + 1;
        a->u.job.work = e->u.job.work * (0.5 + s->x[4] * 0.3) + 0.01;
        post(s, a);
    }
}

static void sample(Sim *s, const Event *e)
{
    for (int k = 0; k < 3; k++) s->cost += fmax(0, s->st[k].busy_until - s->now) * s->x[k];
    if (e->u.sample.left > 1) {
        Event *n = ev_alloc(s);
        n->time = s->now + e->u.sample.period; n->kind = EV_SAMPLE; n->fn = sample;
        n->u.sample.period = e->u.sample.period * 1.01; n->u.sample.left = e->u.sample.left - 1;
        post(s, n);
    }
}

double f(const double *x, int n)
{
    static const double at[5] = {0.7, 1.3, 0.5, 2.0, 0.9};
    double y[5];
    for (int i = 0; i < 5; i++) y[i] = at[i] + 0.001 * x[i];
    x = y;
    Sim *s = calloc(1, sizeof *s);
    s->x = x; s->rng = 2463534242u;
    for (int k = 0; k < 3; k++) s->st[k].rate = 1 + x[k];
    double t = 0;
    for (int i = 0; i < 25; i++) {
        Event *a = ev_alloc(s);
        t += expo(s, 0.4 * x[3]);
        a->time = t; a->kind = EV_ARRIVE; a->fn = arrive; a->u.job.station = 0; a->u.job.work = expo(s, x[4]);
        post(s, a);
    }
    Event *m = ev_alloc(s);
    m->time = 0.5; m->kind = EV_SAMPLE; m->fn = sample; m->u.sample.period = 0.777; m->u.sample.left = 12;
    post(s, m);
    while (s->root) {
        Event *e = s->root;
        s->root = merge_pairs(e->child);
        s->pending--;
        s->now = e->time;
        e->fn(s, e);
        ev_free(s, e);
    }
    double out = s->cost + 0.1 * s->now;
    for (int i = 0; i < s->nslab; i++) free(s->slabs[i]);
    free(s);
    return 100 * out;
}

//! grown_table_with_names
typedef struct { double t, k; } Row;
typedef struct { char name[24]; Row *rows; int n; double *slope; } Material;
typedef struct { Material *m; int count; } Database;
static int by_name(const void *a, const void *b) { return strcmp(((const Material *)a)->name, ((const Material *)b)->name); }
double f(const double *x, int n)
{
    static const char *names[] = { "wood", "steel", "copper" };
    Database *db = calloc(1, sizeof *db);
    for (int i = 0; i < 3; i++) {
        db->m = realloc(db->m, (db->count + 1) * sizeof *db->m);
        Material *m = &db->m[db->count++];
        memset(m, 0, sizeof *m);
        strncpy(m->name, names[i], sizeof m->name - 1);
        m->rows = malloc(2 * sizeof(Row));
        m->n = 2;
        for (int k = 0; k < 2; k++) { m->rows[k].t = k; m->rows[k].k = x[k] * (i + 1) * x[0]; }
    }
    qsort(db->m, db->count, sizeof *db->m, by_name);
    Material key;
    strcpy(key.name, "steel");
    const Material *m = bsearch(&key, db->m, db->count, sizeof *db->m, by_name);
    double s = m ? m->rows[0].k + 3 * m->rows[1].k : 0;
    for (int i = 0; i < 3; i++) free(db->m[i].rows);
    free(db->m);
    free(db);
    return s;
}
