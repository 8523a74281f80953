#include <assert.h>
#include <complex.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <search.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

//! arena either
/* handles and arena, linked lists with integer links, tagged nodes in byte buffer */
typedef struct {
    unsigned char *base;
    size_t used, cap;
} Arena;
typedef uint32_t H;
static H aalloc(Arena *a, size_t sz) {
    sz = (sz + 15) & ~(size_t)15;
    if (a->used + sz > a->cap) {
        a->cap = a->cap * 2 + sz;
        a->base = realloc(a->base, a->cap);
    }
    H h = (H)a->used;
    a->used += sz;
    memset(a->base + h, 0, sz);
    return h;
}
enum { NUM, ADD, MUL, SIN, DIV };
typedef struct {
    int tag;
    union {
        double v;
        struct {
            H l, r;
        } k;
    } u;
} Node;
#define N(a, h) ((Node *)((a)->base + (h)))
static H num(Arena *a, double v) {
    H h = aalloc(a, sizeof(Node));
    N(a, h)->tag = NUM;
    N(a, h)->u.v = v;
    return h;
}
static H bin(Arena *a, int t, H l, H r) {
    H h = aalloc(a, sizeof(Node));
    Node *p = N(a, h);
    p->tag = t;
    p->u.k.l = l;
    p->u.k.r = r;
    return h;
}
static double ev(Arena *a, H h) {
    Node *p = N(a, h);
    switch (p->tag) {
    case NUM: return p->u.v;
    case ADD: return ev(a, p->u.k.l) + ev(a, p->u.k.r);
    case MUL: return ev(a, p->u.k.l) * ev(a, p->u.k.r);
    case DIV: return ev(a, p->u.k.l) / (1 + ev(a, p->u.k.r) * ev(a, p->u.k.r));
    default: return sin(ev(a, p->u.k.l));
    }
}
/* constant fold in place: node turns from interior to NUM */
static void fold(Arena *a, H h) {
    Node *p = N(a, h);
    if (p->tag == NUM) return;
    fold(a, p->u.k.l);
    if (p->tag != SIN) fold(a, p->u.k.r);
    p = N(a, h);
    double v = ev(a, h);
    p->tag = NUM;
    p->u.v = v;
}
double f(const double *x, int n) {
    Arena a = {malloc(64), 16, 64};
    H e = num(&a, 1.0);
    for (int i = 0; i < n; i++) {
        H l = num(&a, x[i]);
        e = bin(&a, i % 4 == 0 ? ADD : i % 4 == 1 ? MUL : i % 4 == 2 ? DIV : SIN, e, i % 4 == 3 ? e : l);
        if (i % 4 == 3) e = bin(&a, ADD, e, l);
    }
    double r1 = ev(&a, e);
    fold(&a, e);
    double r = r1 * N(&a, e)->u.v;
    free(a.base);
    return r;
}

//! hash either
/* hash table, string keys, chained + open addressing; values double; rehash; memo */
typedef struct Ent {
    struct Ent *next;
    char *key;
    double val;
    unsigned hits;
} Ent;
typedef struct {
    Ent **b;
    unsigned nb, cnt;
} Tab;
static unsigned hs(const char *s) {
    unsigned h = 2166136261u;
    while (*s) h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}
static void grow(Tab *t) {
    unsigned nb = t->nb * 2;
    Ent **b = calloc(nb, sizeof *b);
    for (unsigned i = 0; i < t->nb; i++) {
        Ent *e = t->b[i];
        while (e) {
            Ent *nx = e->next;
            unsigned k = hs(e->key) % nb;
            e->next = b[k];
            b[k] = e;
            e = nx;
        }
    }
    free(t->b);
    t->b = b;
    t->nb = nb;
}
static double *slot(Tab *t, const char *k) {
    unsigned h = hs(k) % t->nb;
    for (Ent *e = t->b[h]; e; e = e->next)
        if (!strcmp(e->key, k)) {
            e->hits++;
            return &e->val;
        }
    if (t->cnt >= t->nb) {
        grow(t);
        h = hs(k) % t->nb;
    }
    Ent *e = malloc(sizeof *e);
    e->key = strdup(k);
    e->val = 0;
    e->hits = 1;
    e->next = t->b[h];
    t->b[h] = e;
    t->cnt++;
    return &e->val;
}
static int del(Tab *t, const char *k) {
    for (Ent **p = &t->b[hs(k) % t->nb]; *p; p = &(*p)->next)
        if (!strcmp((*p)->key, k)) {
            Ent *e = *p;
            *p = e->next;
            free(e->key);
            free(e);
            t->cnt--;
            return 1;
        }
    return 0;
}
double f(const double *x, int n) {
    Tab t = {calloc(2, sizeof(Ent *)), 2, 0};
    char k[32];
    for (int r = 0; r < 3; r++)
        for (int i = 0; i < n; i++) {
            sprintf(k, "key-%d", (i * 7 + r) % (n + 2));
            *slot(&t, k) += r == 1 ? x[i] * x[i] : sin(x[i] + r);
            if (r == 1 && i == 2) del(&t, "key-1");
        }
    double s = 1;
    for (unsigned i = 0; i < t.nb; i++)
        for (Ent *e = t.b[i]; e; e = e->next) s += e->val * log(1 + e->val * e->val) * e->hits;
    for (unsigned i = 0; i < t.nb; i++)
        for (Ent *e = t.b[i], *nx; e; e = nx) {
            nx = e->next;
            free(e->key);
            free(e);
        }
    free(t.b);
    return s;
}

//! pq either
/* priority queue (binary heap of pointers) event simulation + dijkstra with double distances */
typedef struct {
    double t;
    int who;
    double e;
} Ev;
typedef struct {
    Ev **h;
    int n, cap;
} PQ;
static void push(PQ *q, Ev *e) {
    if (q->n == q->cap) {
        q->cap = q->cap * 2 + 4;
        q->h = realloc(q->h, q->cap * sizeof(Ev *));
    }
    int i = q->n++;
    while (i > 0) {
        int p = (i - 1) / 2;
        if (q->h[p]->t <= e->t) break;
        q->h[i] = q->h[p];
        i = p;
    }
    q->h[i] = e;
}
static Ev *pop(PQ *q) {
    Ev *r = q->h[0], *l = q->h[--q->n];
    int i = 0;
    for (;;) {
        int c = 2 * i + 1;
        if (c >= q->n) break;
        if (c + 1 < q->n && q->h[c + 1]->t < q->h[c]->t) c++;
        if (l->t <= q->h[c]->t) break;
        q->h[i] = q->h[c];
        i = c;
    }
    q->h[i] = l;
    return r;
}
double f(const double *x, int n) {
    PQ q = {0};
    double load[16] = {0};
    for (int i = 0; i < n; i++) {
        Ev *e = malloc(sizeof *e);
        e->t = x[i];
        e->who = i;
        e->e = 1.0;
        push(&q, e);
    }
    double s = 0;
    int k = 0;
    while (q.n > 0 && k < 6 * n) {
        Ev *e = pop(&q);
        load[e->who] += e->e * e->t;
        s += e->t * e->e;
        if (k < 3 * n) {
            e->t += 0.3 * x[(e->who + 1) % n] + 0.01 * load[e->who];
            e->e *= 0.9;
            e->who = (e->who * 3 + 1) % n;
            push(&q, e);
        } else free(e);
        k++;
    }
    while (q.n > 0) free(pop(&q));
    free(q.h);
    for (int i = 0; i < n; i++) s += load[i] * load[(i + 1) % n];
    return s;
}

//! dual either
/* hand dual numbers nested in newton; function pointers with context */
typedef struct {
    double v, d;
} D;
static D dm(D a, D b) { return (D){a.v * b.v, a.v * b.d + a.d * b.v}; }
static D da(D a, D b) { return (D){a.v + b.v, a.d + b.d}; }
static D dsn(D a) { return (D){sin(a.v), cos(a.v) * a.d}; }
typedef D (*fn)(D, void *);
struct ctx {
    const double *x;
    int n;
    fn inner;
    void *ictx;
};
static D lin(D a, void *c) {
    double *k = c;
    return (D){a.v * k[0] + k[1], a.d * k[0]};
}
static D g(D t, void *c) {
    struct ctx *z = c;
    D s = {0, 0};
    for (int i = 0; i < z->n; i++) {
        D k = {z->x[i], 0};
        s = da(s, dm(k, dsn(dm(z->inner(t, z->ictx), (D){0.3 * (i + 1), 0}))));
    }
    D t3 = dm(t, dm(t, t));
    s = da(s, t3);
    s = da(s, dm((D){5, 0}, t));
    s.v -= 2;
    return s;
}
static double newton(fn h, void *c, double t0) {
    double t = t0;
    for (int i = 0; i < 30; i++) {
        D r = h((D){t, 1}, c);
        double st = r.v / r.d;
        t -= st;
        if (fabs(st) < 1e-16) break;
    }
    return t;
}
double f(const double *x, int n) {
    double k[2] = {x[0], 0.1 * x[1]};
    struct ctx c = {x, n, lin, k};
    double a = newton(g, &c, 0.1);
    k[0] = x[n - 1];
    k[1] = a;
    double b = newton(g, &c, 0.2);
    return a * b + exp(a - b);
}

//! csr either
/* sparse CSR from COO with counting sort, CG solver with preconditioner via callbacks */
typedef struct {
    int n, nz;
    int *rp, *ci;
    double *va;
} Csr;
typedef void (*Op)(const void *, const double *, double *);
static void mv(const void *c, const double *p, double *y) {
    const Csr *a = c;
    for (int i = 0; i < a->n; i++) {
        double s = 0;
        for (int k = a->rp[i]; k < a->rp[i + 1]; k++) s += a->va[k] * p[a->ci[k]];
        y[i] = s;
    }
}
static void jac(const void *c, const double *p, double *y) {
    const Csr *a = c;
    for (int i = 0; i < a->n; i++)
        for (int k = a->rp[i]; k < a->rp[i + 1]; k++)
            if (a->ci[k] == i) y[i] = p[i] / a->va[k];
}
static double dot(int n, const double *a, const double *b) {
    double s = 0;
    while (n--) s += *a++ * *b++;
    return s;
}
static int cg(int n, Op A, const void *ca, Op M, const void *cm, const double *b, double *u, double tol) {
    double *w = calloc(4 * n, sizeof *w), *r = w, *z = w + n, *p = z + n, *q = p + n;
    memcpy(r, b, n * sizeof *r);
    memset(u, 0, n * sizeof *u);
    M(cm, r, z);
    memcpy(p, z, n * sizeof *p);
    double rz = dot(n, r, z);
    int it = 0;
    while (it < 3 * n && dot(n, r, r) > tol) {
        A(ca, p, q);
        double al = rz / dot(n, p, q);
        for (int i = 0; i < n; i++) {
            u[i] += al * p[i];
            r[i] -= al * q[i];
        }
        M(cm, r, z);
        double t = dot(n, r, z), be = t / rz;
        rz = t;
        for (int i = 0; i < n; i++) p[i] = z[i] + be * p[i];
        it++;
    }
    free(w);
    return it;
}
double f(const double *x, int n) {
    int m = 0, ri[128], cj[128];
    double va[128];
    for (int i = 0; i < n; i++) {
        ri[m] = i;
        cj[m] = i;
        va[m++] = 4 + x[i] * x[i];
        int j = (i * 3 + 1) % n;
        if (j != i) {
            double c = -0.5 * x[i] * x[j];
            ri[m] = i;
            cj[m] = j;
            va[m++] = c;
            ri[m] = j;
            cj[m] = i;
            va[m++] = c;
        }
    }
    Csr a = {n, m, calloc(n + 2, sizeof(int)), malloc(m * sizeof(int)), malloc(m * sizeof(double))};
    for (int k = 0; k < m; k++) a.rp[ri[k] + 1]++;
    for (int i = 0; i < n; i++) a.rp[i + 1] += a.rp[i];
    int *pos = malloc(n * sizeof(int));
    memcpy(pos, a.rp, n * sizeof(int));
    for (int k = 0; k < m; k++) {
        int q = pos[ri[k]]++;
        a.ci[q] = cj[k];
        a.va[q] = va[k];
    }
    double b[32], u[32];
    for (int i = 0; i < n; i++) b[i] = sin(x[i]) + 1;
    cg(n, mv, &a, jac, &a, b, u, 1e-22);
    double s = 0;
    for (int i = 0; i < n; i++) s += u[i] * u[i] * (i + 1);
    free(a.rp);
    free(a.ci);
    free(a.va);
    free(pos);
    return s;
}

//! embed either
/* embedded: packed frames in a byte ring buffer, telemetry decode, fixed struct with flexible array */
#pragma pack(push, 1)
typedef struct {
    uint8_t type;
    uint16_t len;
} Hdr;
typedef struct {
    uint8_t ch;
    double v;
    uint8_t crc;
} Sample;
#pragma pack(pop)
typedef struct {
    uint8_t b[512];
    unsigned h, t;
} Ring;
static void put(Ring *r, const void *p, unsigned n) {
    const uint8_t *q = p;
    while (n--) {
        r->b[r->h] = *q++;
        r->h = (r->h + 1) % sizeof r->b;
    }
}
static void get(Ring *r, void *p, unsigned n) {
    uint8_t *q = p;
    while (n--) {
        *q++ = r->b[r->t];
        r->t = (r->t + 1) % sizeof r->b;
    }
}
double f(const double *x, int n) {
    static Ring r;
    r.h = r.t = 480;
    double acc[4] = {0.5, 0.25, 0.125, 1};
    for (int i = 0; i < n; i++) {
        Hdr h = {i % 2, sizeof(Sample)};
        Sample s = {i % 4, x[i] * (1 + i), 0x5a};
        put(&r, &h, sizeof h);
        put(&r, &s, sizeof s);
    }
    while (r.t != r.h) {
        Hdr h;
        Sample s;
        get(&r, &h, sizeof h);
        get(&r, &s, h.len);
        acc[s.ch] = h.type ? acc[s.ch] * s.v : acc[s.ch] + sin(s.v);
    }
    return acc[0] * acc[1] + acc[2] * acc[3] + acc[0] * acc[2];
}

//! knr either
/* old style: pointer walking, do-while, comma, switch fallthrough (Duff), goto loops, static locals, register,
 * ternaries */
static double *wk(int k) {
    static double pool[4][32];
    return pool[k & 3];
}
static void copy8(register double *to, register const double *from, int count) {
    register int k = (count + 7) / 8;
    switch (count % 8) {
    case 0: do { *to++ = *from++;
        case 7: *to++ = *from++;
        case 6: *to++ = *from++;
        case 5: *to++ = *from++;
        case 4: *to++ = *from++;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
        } while (--k > 0);
    }
}
static double horner(p, n, t)
double *p;
int n;
double t;
{
    double s = *p;
    while (--n) s = s * t + *++p;
    return s;
}
double f(const double *x, int n) {
    double *a = wk(0), *b = wk(1), *e;
    const double *p = x;
    int i = 0;
    copy8(a, x, n);
    copy8(b, a, n);
top:
    if (i >= n) goto done;
    e = a + i;
    if (*e > 1.0) {
        *e *= 0.5;
        if (*e > 0.4) goto skip;
    } else if ((i & 1) && *e < 0.6) *e = *e * *e;
    b[i] += *e;
skip:
    i++;
    goto top;
done:;
    double s = 0;
    for (e = a + n, p = b; e-- > a;) s += *e * (*p++);
    {
        double t;
        for (i = 0; i < n / 2; i++) t = a[i], a[i] = a[n - 1 - i], a[n - 1 - i] = t;
    }
    s += horner(a, n, 0.7 * x[0]);
    s *= horner(b, n, s > 3 ? 0.1 : 0.2);
    return s;
}

//! union either
/* tagged union values as in interpreters, with variants array/number/string; copy by struct assignment; union
 * reused with ints */
typedef enum { VNUM, VINT, VARR, VSTR } T;
typedef struct V V;
struct V {
    T t;
    union {
        double d;
        long i;
        struct {
            V *e;
            int n;
        } a;
        char s[8];
    };
};
static V mk(double d) {
    V v;
    v.t = VNUM;
    v.d = d;
    return v;
}
static V mi(long i) {
    V v;
    v.t = VINT;
    v.i = i;
    return v;
}
static V arr(int n) {
    V v;
    v.t = VARR;
    v.a.e = calloc(n, sizeof(V));
    v.a.n = n;
    return v;
}
static double tod(V v) {
    switch (v.t) {
    case VNUM: return v.d;
    case VINT: return (double)v.i;
    case VARR: {
        double s = 0;
        for (int i = 0; i < v.a.n; i++) s += tod(v.a.e[i]) * (i + 1);
        return s;
    }
    case VSTR: return (double)strlen(v.s);
    }
    return 0;
}
static V clone(const V *v) {
    V r = *v;
    if (v->t == VARR) {
        r = arr(v->a.n);
        for (int i = 0; i < r.a.n; i++) r.a.e[i] = clone(&v->a.e[i]);
    }
    return r;
}
static void drop(V *v) {
    if (v->t == VARR) {
        for (int i = 0; i < v->a.n; i++) drop(&v->a.e[i]);
        free(v->a.e);
    }
    v->t = VINT;
    v->i = 0;
}
static V op(char o, V a, V b) {
    if (a.t == VARR) {
        V r = clone(&a);
        for (int i = 0; i < r.a.n; i++) {
            V t = op(o, r.a.e[i], b);
            drop(&r.a.e[i]);
            r.a.e[i] = t;
        }
        return r;
    }
    if (a.t == VINT && b.t == VINT) return mi(o == '*' ? a.i * b.i : a.i + b.i);
    return mk(o == '*' ? tod(a) * tod(b) : tod(a) + tod(b));
}
double f(const double *x, int n) {
    V a = arr(n + 2);
    for (int i = 0; i < n; i++) a.a.e[i] = mk(x[i]);
    a.a.e[n] = mi(3);
    a.a.e[n + 1].t = VSTR;
    strcpy(a.a.e[n + 1].s, "abc");
    V in = arr(2);
    in.a.e[0] = mk(x[0] * x[1]);
    in.a.e[1] = mi(2);
    a.a.e[1] = in;
    V b = op('*', a, mk(x[n - 1]));
    V c = op('+', b, mi(7));
    V d = op('*', c, c.a.e[2]);
    double r = tod(b) * tod(d) + tod(a) * x[1];
    drop(&a);
    drop(&b);
    drop(&c);
    drop(&d);
    return r / 100;
}

//! lists either
/* doubly linked intrusive lists with container_of, merge sort of list, free list reuse, callbacks */
#define container_of(p, T, m) ((T *)((char *)(p) - offsetof(T, m)))
struct link {
    struct link *n, *p;
};
struct item {
    int tag;
    double w;
    struct link l;
    double h;
};
static void init(struct link *h) { h->n = h->p = h; }
static void ins(struct link *h, struct link *a) {
    a->n = h->n;
    a->p = h;
    h->n->p = a;
    h->n = a;
}
static void del(struct link *a) {
    a->p->n = a->n;
    a->n->p = a->p;
}
static void each(struct link *h, void (*fn)(struct item *, void *), void *c) {
    for (struct link *q = h->n, *t; q != h; q = t) {
        t = q->n;
        fn(container_of(q, struct item, l), c);
    }
}
static void addw(struct item *i, void *c) {
    double *s = c;
    s[0] += i->w * i->h;
    s[1] *= 1 + 0.1 * i->h;
    i->h += 0.01 * s[0];
}
static void half(struct item *i, void *c) {
    struct link *to = c;
    if (i->tag % 2) {
        del(&i->l);
        ins(to, &i->l);
        i->w *= 0.5;
    }
}
static struct link *merge(struct link *a, struct link *b) {
    struct link hd, *t = &hd;
    while (a && b) {
        if (container_of(a, struct item, l)->w < container_of(b, struct item, l)->w) {
            t->n = a;
            a = a->n;
        } else {
            t->n = b;
            b = b->n;
        }
        t = t->n;
    }
    t->n = a ? a : b;
    return hd.n;
}
static struct link *msort(struct link *a) {
    if (!a || !a->n) return a;
    struct link *s = a, *q = a->n;
    while (q && q->n) {
        s = s->n;
        q = q->n->n;
    }
    q = s->n;
    s->n = 0;
    return merge(msort(a), msort(q));
}
double f(const double *x, int n) {
    struct link A, B;
    init(&A);
    init(&B);
    struct item *pool = calloc(n, sizeof *pool);
    for (int i = 0; i < n; i++) {
        pool[i].tag = i;
        pool[i].w = x[i];
        pool[i].h = x[(i + 3) % n] * x[i];
        ins(&A, &pool[i].l);
    }
    double c[2] = {0, 1};
    each(&A, addw, c);
    each(&A, half, &B);
    each(&B, addw, c);
    each(&A, addw, c);
    B.p->n = 0;
    struct link *s = msort(B.n);
    double r = c[0] * c[1];
    int k = 1;
    for (; s; s = s->n) r += k++ * sin(container_of(s, struct item, l)->w);
    for (int i = 0; i < n; i++) r += pool[i].h * x[i];
    free(pool);
    return r;
}

//! fft either
/* plan/execute solver with opaque handle and work arrays, in-place FFT, convolution */
struct plan {
    int n;
    double *tw;
    int *rev;
    double *work;
    void (*exec)(struct plan *, double *, int);
};
static void ex(struct plan *p, double *a, int sgn) {
    int n = p->n;
    for (int i = 0; i < n; i++) {
        int j = p->rev[i];
        if (j > i) {
            double t = a[2 * i];
            a[2 * i] = a[2 * j];
            a[2 * j] = t;
            t = a[2 * i + 1];
            a[2 * i + 1] = a[2 * j + 1];
            a[2 * j + 1] = t;
        }
    }
    for (int m = 2; m <= n; m *= 2)
        for (int k = 0; k < n; k += m)
            for (int j = 0; j < m / 2; j++) {
                double wr = p->tw[2 * (j * n / m)], wi = sgn * p->tw[2 * (j * n / m) + 1];
                double *u = a + 2 * (k + j), *v = u + m;
                double tr = wr * v[0] - wi * v[1], ti = wr * v[1] + wi * v[0];
                v[0] = u[0] - tr;
                v[1] = u[1] - ti;
                u[0] += tr;
                u[1] += ti;
            }
}
static struct plan *mkplan(int n) {
    struct plan *p = malloc(sizeof *p);
    p->n = n;
    p->tw = malloc(n * sizeof(double) * 2);
    p->rev = calloc(n, sizeof(int));
    p->work = malloc(4 * n * sizeof(double));
    for (int i = 0; i < n; i++) {
        p->tw[2 * i] = cosl(2 * 3.14159265358979323846264L * i / n);
        p->tw[2 * i + 1] = sinl(2 * 3.14159265358979323846264L * i / n);
    }
    for (int i = 0, j = 0; i < n; i++) {
        p->rev[i] = j;
        int m = n >> 1;
        while (m && (j & m)) {
            j ^= m;
            m >>= 1;
        }
        j |= m;
    }
    p->exec = ex;
    return p;
}
static void conv(struct plan *p, const double *a, int na, const double *b, int nb, double *c) {
    double *u = p->work, *v = u + 2 * p->n;
    memset(u, 0, 4 * p->n * sizeof *u);
    for (int i = 0; i < na; i++) u[2 * i] = a[i];
    for (int i = 0; i < nb; i++) v[2 * i] = b[i];
    p->exec(p, u, -1);
    p->exec(p, v, -1);
    for (int i = 0; i < p->n; i++) {
        double r = u[2 * i] * v[2 * i] - u[2 * i + 1] * v[2 * i + 1];
        u[2 * i + 1] = u[2 * i] * v[2 * i + 1] + u[2 * i + 1] * v[2 * i];
        u[2 * i] = r;
    }
    p->exec(p, u, 1);
    for (int i = 0; i < p->n; i++) c[i] = u[2 * i] / p->n;
}
static struct plan *cache[8];
double f(const double *x, int n) {
    if (!cache[4]) {}
    struct plan *p = mkplan(16);
    double c[16], d[16];
    conv(p, x, n, x, n, c);
    conv(p, c, 8, x, n, d);
    double s = 0;
    for (int i = 0; i < 16; i++) s += d[i] * d[i] * (i + 1) * 0.01;
    free(p->tw);
    free(p->rev);
    free(p->work);
    free(p);
    return s;
}

//! state either
/* state machine with function pointer states returning next state through struct; history ring; 2-D jagged
 * arrays */
struct m;
typedef struct st {
    struct st (*fn)(struct m *, double);
} st;
struct m {
    double acc, prev, ring[5];
    int pos;
    double **rows;
    int nr;
};
static st A(struct m *, double), B(struct m *, double), C(struct m *, double);
static void log_(struct m *m, double v) {
    m->ring[m->pos] = v;
    m->pos = (m->pos + 1) % 5;
}
static st A(struct m *m, double v) {
    m->acc += v * v;
    log_(m, m->acc);
    m->rows[0][m->pos % 1] += v;
    return (st){v > 0.9 ? B : A};
}
static st B(struct m *m, double v) {
    m->acc *= 1 + 0.2 * sin(v);
    m->prev = v;
    log_(m, m->ring[(m->pos + 2) % 5] * v);
    for (int i = 0; i < 3; i++) m->rows[2][i] += v * m->ring[i];
    return (st){v < 0.7 ? A : C};
}
static st C(struct m *m, double v) {
    double d = v - m->prev;
    m->acc -= d * m->rows[2][1];
    m->prev = m->acc * 0.1;
    log_(m, d);
    double *t = m->rows[1];
    m->rows[1] = m->rows[2];
    m->rows[2] = t;
    m->rows[2] = realloc(m->rows[2], 4 * sizeof(double));
    return (st){A};
}
double f(const double *x, int n) {
    struct m m = {0};
    m.nr = 3;
    m.rows = malloc(3 * sizeof *m.rows);
    for (int i = 0; i < 3; i++) m.rows[i] = calloc(i == 0 ? 2 : 4, sizeof(double));
    st s = {A};
    for (int k = 0; k < 4 * n; k++) s = s.fn(&m, x[k % n] * (k % 3 == 0 ? 0.9 : 1.0));
    double r = m.acc;
    for (int i = 0; i < 5; i++) r += m.ring[i] * (i + 1) * 0.1;
    r += m.rows[0][0] * m.rows[1][1] + m.rows[1][2] * 0.1 + m.rows[2][0];
    for (int i = 0; i < 3; i++) free(m.rows[i]);
    free(m.rows);
    return r;
}

//! struct either
/* structs by value, nested arrays, bitfields beside doubles, returning big structs, compound literals, struct
 * copies through memcpy/memmove overlap, negative indices */
typedef struct {
    double m[3][3];
} M3;
typedef struct {
    unsigned a : 3, b : 5;
    float w;
    double v[3];
    short k;
    M3 q;
} Big;
static M3 mul(M3 a, M3 b) {
    M3 c = {{{0}}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++) c.m[i][j] += a.m[i][k] * b.m[k][j];
    return c;
}
static M3 rot(double t, int ax) {
    double c = cos(t), s = sin(t);
    M3 r = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    int i = (ax + 1) % 3, j = (ax + 2) % 3;
    r.m[i][i] = r.m[j][j] = c;
    r.m[i][j] = -s;
    r.m[j][i] = s;
    return r;
}
static Big upd(Big b, double t) {
    b.a++;
    b.b += b.a;
    b.q = mul(b.q, rot(t * b.b, b.a % 3));
    for (int i = 0; i < 3; i++) b.v[i] += b.q.m[i][(i + 1) % 3] * t;
    b.k -= 1;
    return b;
}
double f(const double *x, int n) {
    Big b = {.a = 1, .b = 2, .w = 0.5f, .v = {x[0], x[1], x[2]}, .q = rot(0.1, 0)}, h[4];
    for (int i = 0; i < n; i++) {
        b = upd(b, x[i]);
        h[i % 4] = b;
        if (i % 4 == 3) {
            memmove(h + 1, h, 3 * sizeof *h);
            Big t = h[0];
            memcpy(&h[0], &h[2], sizeof t);
            h[2] = t;
        }
    }
    double *e = &h[0].v[2];
    double s = e[-1] * e[0] + b.v[0] * b.w;
    s += ((Big){.v = {1, x[0] * b.v[1], 3}}).v[1];
    for (int i = 0; i < 4; i++) s += h[i].q.m[1][2] * h[i].v[i % 3] * (h[i].b + 1);
    return s;
}

//! spline either
/* natural cubic spline, tridiagonal, binary search with cached index, numerical recipes 1-offset vectors,
 * static locate hint */
static double *vec(int lo, int hi) {
    double *v = malloc((hi - lo + 1 + 1) * sizeof *v);
    return v - lo + 1;
}
static void fvec(double *v, int lo) { free(v + lo - 1); }
static void spline(double *x, double *y, int n, double *y2) {
    double p, qn = 0, sig, un = 0, *u = vec(1, n - 1);
    y2[1] = u[1] = 0;
    for (int i = 2; i <= n - 1; i++) {
        sig = (x[i] - x[i - 1]) / (x[i + 1] - x[i - 1]);
        p = sig * y2[i - 1] + 2;
        y2[i] = (sig - 1) / p;
        u[i] = (y[i + 1] - y[i]) / (x[i + 1] - x[i]) - (y[i] - y[i - 1]) / (x[i] - x[i - 1]);
        u[i] = (6 * u[i] / (x[i + 1] - x[i - 1]) - sig * u[i - 1]) / p;
    }
    y2[n] = (un - qn * u[n - 1]) / (qn * y2[n - 1] + 1);
    for (int k = n - 1; k >= 1; k--) y2[k] = y2[k] * y2[k + 1] + u[k];
    fvec(u, 1);
}
static int jlo = 1;
static double splint(double *xa, double *ya, double *y2a, int n, double x) {
    int klo = jlo, khi;
    if (klo >= n || xa[klo] > x) klo = 1;
    khi = n;
    while (khi - klo > 1) {
        int k = (khi + klo) >> 1;
        if (xa[k] > x) khi = k;
        else klo = k;
    }
    jlo = klo;
    double h = xa[khi] - xa[klo], a = (xa[khi] - x) / h, b = (x - xa[klo]) / h;
    return a * ya[klo] + b * ya[khi] + ((a * a * a - a) * y2a[klo] + (b * b * b - b) * y2a[khi]) * (h * h) / 6;
}
double f(const double *x, int n) {
    double *t = vec(1, n), *y = vec(1, n), *y2 = vec(1, n);
    t[1] = 0;
    for (int i = 2; i <= n; i++) t[i] = t[i - 1] + 0.5 + x[i - 1];
    for (int i = 1; i <= n; i++) y[i] = sin(x[i - 1] * 2) + x[n - i];
    spline(t, y, n, y2);
    double s = 0;
    for (int k = 0; k < 40; k++) s += pow(splint(t, y, y2, n, t[n] * (k + 0.5) / 40), 2);
    fvec(t, 1);
    fvec(y, 1);
    fvec(y2, 1);
    return s;
}

//! strassen either
/* variable length arrays, alloca, recursion with matrices, pointer-to-VLA params, multi-dim casts */
static void mm(int n, const double (*a)[n], const double (*b)[n], double (*c)[n]) {
    if (n <= 2) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                c[i][j] = 0;
                for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j];
            }
        return;
    }
    int h = n / 2;
    double A[4][h][h], B[4][h][h], T[h][h];
    for (int q = 0; q < 4; q++)
        for (int i = 0; i < h; i++)
            for (int j = 0; j < h; j++) {
                A[q][i][j] = a[(q / 2) * h + i][(q % 2) * h + j];
                B[q][i][j] = b[(q / 2) * h + i][(q % 2) * h + j];
            }
    for (int q = 0; q < 4; q++) {
        double *acc = __builtin_alloca(h * h * sizeof(double));
        for (int i = 0; i < h * h; i++) acc[i] = 0;
        for (int k = 0; k < 2; k++) {
            mm(h, (const double (*)[h])A[(q / 2) * 2 + k], (const double (*)[h])B[k * 2 + q % 2], T);
            for (int i = 0; i < h * h; i++) acc[i] += (&T[0][0])[i];
        }
        for (int i = 0; i < h; i++)
            for (int j = 0; j < h; j++) c[(q / 2) * h + i][(q % 2) * h + j] = acc[i * h + j];
    }
}
double f(const double *x, int n) {
    int m = 8;
    double a[m][m], b[m][m], c[m][m];
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++) {
            a[i][j] = x[(i * m + j) % n];
            b[i][j] = sin(x[(i + j) % n]);
        }
    mm(m, (const double (*)[m])a, (const double (*)[m])b, c);
    mm(m, (const double (*)[m])c, (const double (*)[m])c, a);
    double s = 0;
    for (int i = 0; i < m; i++) s += a[i][(i * 3) % m];
    return s * 0.001;
}

//! bank either
/* bank of objects in parallel arrays with handles + generation, deletion by swap with last, iteration over
 * active mask words */
#define CAP 64
typedef struct {
    double px[CAP], vx[CAP];
    float mass[CAP];
    uint16_t idx[CAP], gen[CAP], back[CAP];
    int n;
    uint64_t live;
} World;
typedef uint32_t Hd;
static Hd spawn(World *w, double p, double v) {
    int s = __builtin_ctzll(~w->live);
    w->live |= 1ull << s;
    int d = w->n++;
    w->px[d] = p;
    w->vx[d] = v;
    w->mass[d] = 1.5f;
    w->idx[s] = d;
    w->back[d] = s;
    return (uint32_t)w->gen[s] << 16 | s;
}
static int ok(World *w, Hd h) { return w->gen[h & 0xffff] == h >> 16 && (w->live >> (h & 0xffff) & 1); }
static void kill_(World *w, Hd h) {
    if (!ok(w, h)) return;
    int s = h & 0xffff, d = w->idx[s], l = --w->n;
    w->px[d] = w->px[l];
    w->vx[d] = w->vx[l];
    w->mass[d] = w->mass[l];
    int ls = w->back[l];
    w->idx[ls] = d;
    w->back[d] = ls;
    w->gen[s]++;
    w->live &= ~(1ull << s);
}
static double *pos(World *w, Hd h) {
    static double zero;
    return ok(w, h) ? &w->px[w->idx[h & 0xffff]] : &zero;
}
double f(const double *x, int n) {
    World *w = calloc(1, sizeof *w);
    Hd h[64];
    int k = 0;
    for (int i = 0; i < n; i++) h[k++] = spawn(w, x[i], x[(i + 1) % n]);
    for (int t = 0; t < 12; t++) {
        for (int d = 0; d < w->n; d++) {
            w->vx[d] -= 0.1 * sin(w->px[d]) * w->mass[d];
            w->px[d] += 0.1 * w->vx[d];
        }
        if (t % 3 == 1) {
            kill_(w, h[t % k]);
            h[k++] = spawn(w, *pos(w, h[(t + 2) % n]) * 0.5, x[t % n]);
        }
        for (uint64_t m = w->live; m; m &= m - 1) {
            int s = __builtin_ctzll(m);
            w->px[w->idx[s]] += 0.01 * w->px[w->idx[(s + 1) % n]];
        }
    }
    double s = 0;
    for (int i = 0; i < k; i++) s += *pos(w, h[i]) * (i + 1);
    s *= w->vx[0];
    free(w);
    return s;
}

//! float either
/* ORACLE=double   mixed precision kept in double except exact float constants; int/double conversions; unions
 * of double[4] and struct; restrict SIMD-friendly loops */
typedef union {
    struct {
        double x, y, z, w;
    };
    double v[4];
} V4;
typedef union {
    V4 r[4];
    double m[16];
    double a[4][4];
} M4;
static inline V4 mulv(const M4 *m, V4 p) {
    V4 o;
    for (int i = 0; i < 4; i++) {
        o.v[i] = 0;
        for (int j = 0; j < 4; j++) o.v[i] += m->a[i][j] * p.v[j];
    }
    return o;
}
static M4 persp(double f, double z) {
    M4 m = {.m = {0}};
    m.r[0].x = f;
    m.r[1].y = f * 1.3;
    m.a[2][2] = z / (z - 1);
    m.m[14] = 1;
    m.r[2].w = -z;
    return m;
}
double f(const double *x, int n) {
    M4 m = persp(1 / tan(x[0] * 0.5), 5 + x[1]);
    double s = 0;
    V4 last = {{0, 0, 0, 1}};
    for (int i = 0; i < n; i++) {
        V4 p = {{x[i], x[(i + 1) % n], x[(i + 2) % n] + 2, 1}};
        p.v[i % 3] *= 1.5f;
        V4 q = mulv(&m, p);
        double *d = &q.x;
        for (int j = 0; j < 3; j++) d[j] /= q.w;
        last.v[i & 3] += q.y * q.v[(i + 1) & 3];
        s += q.x * last.z + sin(last.w);
        M4 t = m;
        m.r[i % 4] = t.r[(i + 1) % 4];
        m.r[(i + 1) % 4] = t.r[i % 4];
        m.a[3][3] += 0.1;
    }
    return s;
}

//! btree either
/* AVL tree with parent pointers and augmented sums; deletion; iterators; node pool via char* and sizeof;
 * compare callbacks */
typedef struct av {
    struct av *c[2];
    int h;
    double k, v, sum;
} av;
typedef struct {
    char *mem;
    size_t es, n;
    av *free_;
} pool;
static av *get(pool *p) {
    av *a;
    if (p->free_) {
        a = p->free_;
        p->free_ = a->c[0];
    } else a = (av *)(p->mem + p->es * p->n++);
    memset(a, 0, sizeof *a);
    return a;
}
static int H(av *a) { return a ? a->h : 0; }
static double S(av *a) { return a ? a->sum : 0; }
static void up(av *a) {
    a->h = 1 + (H(a->c[0]) > H(a->c[1]) ? H(a->c[0]) : H(a->c[1]));
    a->sum = S(a->c[0]) + a->v * a->k + S(a->c[1]);
}
static av *rot(av *a, int d) {
    av *b = a->c[!d];
    a->c[!d] = b->c[d];
    b->c[d] = a;
    up(a);
    up(b);
    return b;
}
static av *bal(av *a) {
    up(a);
    int d = H(a->c[1]) - H(a->c[0]);
    if (d > 1) {
        if (H(a->c[1]->c[0]) > H(a->c[1]->c[1])) a->c[1] = rot(a->c[1], 1);
        return rot(a, 0);
    }
    if (d < -1) {
        if (H(a->c[0]->c[1]) > H(a->c[0]->c[0])) a->c[0] = rot(a->c[0], 0);
        return rot(a, 1);
    }
    return a;
}
static av *ins(pool *p, av *a, double k, double v) {
    if (!a) {
        a = get(p);
        a->k = k;
        a->v = v;
        up(a);
        return a;
    }
    int d = k > a->k;
    a->c[d] = ins(p, a->c[d], k, v);
    return bal(a);
}
static av *delmin(pool *p, av *a, double *k, double *v) {
    if (!a->c[0]) {
        av *r = a->c[1];
        *k = a->k;
        *v = a->v;
        a->c[0] = p->free_;
        p->free_ = a;
        return r;
    }
    a->c[0] = delmin(p, a->c[0], k, v);
    return bal(a);
}
static double below(av *a, double t) {
    double s = 0;
    while (a) {
        if (a->k < t) {
            s += S(a->c[0]) + a->v * a->k;
            a = a->c[1];
        } else a = a->c[0];
    }
    return s;
}
double f(const double *x, int n) {
    pool p = {calloc(4 * n + 8, sizeof(av)), sizeof(av), 0, 0};
    av *r = 0;
    for (int i = 0; i < n; i++) r = ins(&p, r, x[i], x[(i + 1) % n]);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double k, v;
        r = delmin(&p, r, &k, &v);
        s += k * v * (i + 1);
        r = ins(&p, r, k + 1.1 + 0.3 * x[i], v * 0.9 + k * 0.1);
        s += sin(below(r, 1.2));
    }
    s += r->sum * S(r->c[0]) + r->k;
    free(p.mem);
    return s;
}

//! err either
/* error handling via goto cleanup and out params, double pointers, string building of doubles is inactive,
 * const tables, ptr to ptr, callbacks table by name */
typedef int (*unary)(const double *, int, double **, int *);
static int cum(const double *a, int n, double **o, int *m) {
    double *r = malloc(n * sizeof *r);
    if (!r) return -1;
    double s = 0;
    for (int i = 0; i < n; i++) r[i] = s += a[i];
    *o = r;
    *m = n;
    return 0;
}
static int dif(const double *a, int n, double **o, int *m) {
    if (n < 2) return -2;
    double *r = malloc((n - 1) * sizeof *r);
    for (int i = 0; i + 1 < n; i++) r[i] = a[i + 1] - a[i] * a[i];
    *o = r;
    *m = n - 1;
    return 0;
}
static int dup_(const double *a, int n, double **o, int *m) {
    double *r = malloc(2 * n * sizeof *r);
    memcpy(r, a, n * sizeof *r);
    memcpy(r + n, a, n * sizeof *r);
    for (int i = 0; i < n; i++) r[2 * n - 1 - i] *= 0.5 + sin(r[i]);
    *o = r;
    *m = 2 * n;
    return 0;
}
static const struct {
    const char *nm;
    unary fn;
    double w;
} T[] = {{"cum", cum, 0.5}, {"dif", dif, 2}, {"dup", dup_, 1}, {0}};
static int apply(const char *nm, double **b, int *n) {
    for (int i = 0; T[i].nm; i++)
        if (!strcmp(T[i].nm, nm)) {
            double *o;
            int m, rc = T[i].fn(*b, *n, &o, &m);
            if (rc) return rc;
            for (int k = 0; k < m; k++) o[k] *= T[i].w;
            free(*b);
            *b = o;
            *n = m;
            return 0;
        }
    return -9;
}
static int pipeline(const char *s, const double *x, int n, double *res) {
    int rc = 0;
    char tok[8];
    double *b = malloc(n * sizeof *b);
    if (!b) {
        rc = -1;
        goto out;
    }
    memcpy(b, x, n * sizeof *b);
    while (*s) {
        int k = 0;
        while (*s && *s != '|') tok[k++] = *s++;
        tok[k] = 0;
        if (*s) s++;
        if ((rc = apply(tok, &b, &n))) goto cleanup;
    }
    *res = 0;
    for (int i = 0; i < n; i++) *res += b[i] * b[(i + 1) % n];
cleanup:
    free(b);
out:
    return rc;
}
double f(const double *x, int n) {
    double r = 0, q = x[0];
    int e = pipeline("cum|dif|dup|cum", x, n, &r);
    int e2 = pipeline("dup|nope", x, n, &q);
    char buf[64];
    snprintf(buf, 64, "%d %d %.3f", e, e2, (double)r);
    return r * q + strlen(buf) * x[n - 1];
}

//! mg either
/* multigrid V-cycle, levels as array of struct with offsets into one workspace; red-black sweep; recursion */
typedef struct {
    int n;
    size_t off_u, off_f, off_r;
} Lv;
typedef struct {
    Lv l[6];
    int nl;
    double *w;
    double om;
} MG;
static void smooth(MG *g, int k, int it) {
    Lv *l = &g->l[k];
    double *u = g->w + l->off_u, *b = g->w + l->off_f;
    double h2 = 1.0 / ((l->n + 1) * (l->n + 1));
    while (it--)
        for (int c = 0; c < 2; c++)
            for (int i = 1 + c; i <= l->n; i += 2)
                u[i] += g->om * ((b[i] * h2 + u[i - 1] + u[i + 1]) / (2 + 0.1 * u[i] * u[i]) - u[i]);
}
static void cyc(MG *g, int k) {
    smooth(g, k, 2);
    if (k + 1 == g->nl) {
        smooth(g, k, 6);
        return;
    }
    Lv *l = &g->l[k], *m = l + 1;
    double *u = g->w + l->off_u, *b = g->w + l->off_f, *r = g->w + l->off_r, *U = g->w + m->off_u,
           *F = g->w + m->off_f;
    double q = (double)(l->n + 1) * (l->n + 1);
    for (int i = 1; i <= l->n; i++) r[i] = b[i] - q * (2 * u[i] - u[i - 1] - u[i + 1]);
    memset(U, 0, (m->n + 2) * sizeof *U);
    for (int i = 1; i <= m->n; i++) F[i] = 0.25 * (r[2 * i - 1] + 2 * r[2 * i] + r[2 * i + 1]);
    cyc(g, k + 1);
    for (int i = 0; i <= m->n; i++) {
        u[2 * i] += U[i];
        u[2 * i + 1] += 0.5 * (U[i] + U[i + 1]);
    }
    smooth(g, k, 1);
}
double f(const double *x, int n) {
    MG g;
    g.nl = 4;
    g.om = 0.9 + 0.01 * x[0];
    size_t o = 0;
    int m = 31;
    for (int k = 0; k < g.nl; k++, m /= 2) {
        g.l[k].n = m;
        g.l[k].off_u = o;
        o += m + 2;
        g.l[k].off_f = o;
        o += m + 2;
        g.l[k].off_r = o;
        o += m + 2;
    }
    g.w = calloc(o, sizeof *g.w);
    for (int i = 0; i <= 32; i++) g.w[g.l[0].off_f + i] = 10 * x[i % n] * sin(0.2 * i * x[(i + 1) % n]);
    for (int c = 0; c < 3; c++) cyc(&g, 0);
    double s = 0;
    for (int i = 0; i <= 32; i++) s += pow(g.w[g.l[0].off_u + i], 2);
    free(g.w);
    return s;
}

//! statlocal either
/* SEP=1  */
/* static local arrays reused, previous contents must not leak derivatives; conditional partial overwrite;
 * static pointer to static array; struct of function static */
static double buf[3][16];
static double *cur = buf[0], *nxt = buf[1];
struct cfg {
    double eps;
    int it;
    double hist[4];
};
static struct cfg *cfg(void) {
    static struct cfg c = {0.1, 3, {0}};
    return &c;
}
double f(const double *x, int n) {
    struct cfg *c = cfg();
    c->eps = 0.1 * x[0];
    for (int i = 0; i < n; i++) cur[i] = x[i];
    for (int k = 0; k < c->it; k++) {
        for (int i = 0; i < n; i++) nxt[i] = cur[i] + c->eps * (cur[(i + 1) % n] - cur[i]) * x[k];
        if (nxt[0] > 0.1) c->hist[k] = nxt[0] * nxt[n - 1];
        double *t = cur;
        cur = nxt;
        nxt = t;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += cur[i] * cur[i] * (i + 1);
    for (int k = 0; k < 3; k++) s += c->hist[k];
    for (int i = 0; i < n; i++) buf[2][i] += x[i];
    return s;
}

//! file either
/* values through a temporary file */
double f(const double *x, int n) {
    FILE *t = tmpfile();
    double y[16];
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        fwrite(&v, sizeof v, 1, t);
    }
    rewind(t);
    size_t k = fread(y, sizeof *y, n, t);
    fclose(t);
    double s = 0;
    for (size_t i = 0; i < k; i++) s += sin(y[i]) * x[0];
    return s;
}

//! text either
/* ORACLE=double  values through text */
double f(const double *x, int n) {
    char b[64];
    double s = 0;
    for (int i = 0; i < n; i++) {
        snprintf(b, sizeof b, "%.17g", x[i] * x[i]);
        s += strtod(b, 0) * x[0] + x[i];
    }
    return s;
}

//! nanbox either
/* ORACLE=double  NaN boxing: numbers, ints and pointers in 64 bits */
typedef uint64_t Val;
#define QN 0x7ffc000000000000ull
static Val num(double d) {
    Val v;
    memcpy(&v, &d, 8);
    return v;
}
static double asnum(Val v) {
    double d;
    memcpy(&d, &v, 8);
    return d;
}
static int isnum(Val v) { return (v & QN) != QN; }
static Val mint(int i) { return QN | (uint32_t)i; }
static Val st[64];
static int sp;
double f(const double *x, int n) {
    sp = 0;
    for (int i = 0; i < n; i++) {
        st[sp++] = num(x[i]);
        if (i % 3 == 2) st[sp++] = mint(i);
    }
    while (sp > 1) {
        Val b = st[--sp], a = st[--sp];
        double p = isnum(a) ? asnum(a) : (double)(int32_t)a, q = isnum(b) ? asnum(b) : (double)(int32_t)b;
        st[sp++] = num(sin(p) * q + p);
    }
    return asnum(st[0]);
}

//! radix either
/* ORACLE=double  radix sort of doubles through flipped integer keys */
static uint64_t fl(uint64_t u) { return u ^ (-(int64_t)(u >> 63) | 0x8000000000000000ull); }
static uint64_t un(uint64_t u) { return u ^ (((u >> 63) - 1) | 0x8000000000000000ull); }
double f(const double *x, int n) {
    uint64_t a[64], b[64];
    for (int i = 0; i < n; i++) {
        double v = sin(3 * x[i]);
        memcpy(&a[i], &v, 8);
        a[i] = fl(a[i]);
    }
    for (int sh = 0; sh < 64; sh += 8) {
        int cnt[257] = {0};
        for (int i = 0; i < n; i++) cnt[((a[i] >> sh) & 255) + 1]++;
        for (int k = 0; k < 256; k++) cnt[k + 1] += cnt[k];
        for (int i = 0; i < n; i++) b[cnt[(a[i] >> sh) & 255]++] = a[i];
        memcpy(a, b, n * 8);
    }
    double s = 0;
    for (int i = 0; i < n; i++) {
        uint64_t u = un(a[i]);
        double v;
        memcpy(&v, &u, 8);
        s += v * v * (i + 1);
    }
    return s * x[0];
}

//! rsqrt either
/* ORACLE=double  magic inverse square root with Newton */
static double rs(double v) {
    double h = 0.5 * v;
    int64_t i;
    memcpy(&i, &v, 8);
    i = 0x5fe6eb50c7b537a9 - (i >> 1);
    double y;
    memcpy(&y, &i, 8);
    for (int k = 0; k < 5; k++) y = y * (1.5 - h * y * y);
    return y;
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += rs(x[i] * x[i] + x[0]) * (i + 1);
    return s;
}

//! xorswap either
/* ORACLE=double  swap by xor and reversal of bytes twice */
double f(const double *x, int n) {
    double a[16];
    memcpy(a, x, n * 8);
    for (int i = 0; i < n / 2; i++) {
        uint64_t *p = (uint64_t *)&a[i], *q = (uint64_t *)&a[n - 1 - i];
        *p ^= *q;
        *q ^= *p;
        *p ^= *q;
    }
    for (int i = 0; i < n; i++) {
        uint64_t u;
        memcpy(&u, a + i, 8);
        u = __builtin_bswap64(u);
        u = __builtin_bswap64(u);
        memcpy(a + i, &u, 8);
    }
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.9 + a[i] * a[i] * (i + 1);
    return s;
}

//! xorlist either
/* xor linked list and tagged pointers */
typedef struct nd {
    double v;
    uintptr_t lk;
} nd;
double f(const double *x, int n) {
    nd *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i].v = x[i] * x[i];
        a[i].lk = (i ? (uintptr_t)&a[i - 1] : 0) ^ (i + 1 < n ? (uintptr_t)&a[i + 1] : 0);
    }
    double s = 0;
    nd *p = 0, *q = a;
    while (q) {
        s = s * 0.7 + sin(q->v);
        nd *t = (nd *)(q->lk ^ (uintptr_t)p);
        p = q;
        q = t;
    }
    uintptr_t tg[16];
    for (int i = 0; i < n; i++) tg[i] = (uintptr_t)&a[i].v | (i % 2);
    for (int i = 0; i < n; i++) {
        double *r = (double *)(tg[i] & ~(uintptr_t)7);
        s += (tg[i] & 1) ? *r : *r * *r;
        *r = s * 0.1;
    }
    for (int i = 0; i < n; i++) s += a[i].v;
    free(a);
    return s;
}

//! reuse either
/* same memory as doubles, then ints, then doubles again; memset; strcpy; stale contents must not count */
double f(const double *x, int n) {
    void *m = malloc(32 * sizeof(double));
    double *d = m;
    int *k = m;
    char *c = m;
    double s = 0;
    for (int i = 0; i < n; i++) d[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += d[i] * x[i];
    for (int i = 0; i < 2 * n; i++) k[i] = i * i + (s > 0);
    long q = 0;
    for (int i = 0; i < 2 * n; i++) q += k[i];
    s += q * x[0] * 0.01;
    memset(m, 0, 32 * sizeof(double));
    for (int i = 0; i < n; i++) d[i] += x[i] * 0.5;
    strcpy(c, "hello");
    s += strlen(c) * x[1];
    d[0] = 0.25;
    for (int i = 0; i < n; i++) s += d[i] * sin(x[i]);
    sprintf(c, "%d", 12345);
    d[0] = x[2 % n];
    for (int i = 0; i < 4; i++) s *= 1 + 0.1 * d[i];
    free(m);
    return s;
}

//! lsearch either
/* lsearch copies elements inside libc; lfind; tsearch trees */
#define _GNU_SOURCE
typedef struct {
    int id;
    double v;
} E;
static int ci(const void *a, const void *b) { return ((const E *)a)->id - ((const E *)b)->id; }
double f(const double *x, int n) {
    E t[32];
    size_t m = 0;
    for (int i = 0; i < 3 * n; i++) {
        E e = {(i * 5) % (n + 1), x[i % n] * (i + 1)};
        E *p = lsearch(&e, t, &m, sizeof *t, ci);
        p->v *= 1.1;
    }
    double s = 0;
    for (size_t i = 0; i < m; i++) s += t[i].v * t[i].v;
    return s;
}

//! tsearch either
/* tsearch: libc tree of pointers to active structs */
typedef struct {
    int id;
    double v;
} E;
static int ci(const void *a, const void *b) { return ((const E *)a)->id - ((const E *)b)->id; }
double f(const double *x, int n) {
    void *root = 0;
    E *pool = malloc(3 * n * sizeof *pool);
    int m = 0;
    for (int i = 0; i < 3 * n; i++) {
        pool[m].id = (i * 5) % (n + 1);
        pool[m].v = 0;
        E *e = *(E **)tsearch(&pool[m], &root, ci);
        if (e == &pool[m]) m++;
        e->v += x[i % n] * x[i % n] * (i + 1);
    }
    double s = 0;
    for (int i = 0; i < m; i++) s += pool[i].v * pool[i].v;
    while (root) tdelete(*(E **)root, &root, ci);
    free(pool);
    return s * 0.01;
}

//! wmem either
/* doubles copied as other things: wmemcpy, bcopy, mempcpy, swab-free, int loops, char loops */
#define _GNU_SOURCE
void *mempcpy(void *, const void *, size_t);
double f(const double *x, int n) {
    double a[16], b[16], c[16], d[16];
    wmemcpy((wchar_t *)a, (const wchar_t *)x, n * sizeof(double) / 4);
    bcopy(a, b, n * sizeof(double));
    void *e = mempcpy(c, b, n * sizeof(double));
    double s = (double)((char *)e - (char *)c);
    for (int i = 0; i < n; i++) d[i] = c[n - 1 - i];
    for (int i = 0; i < n; i++) s += d[i] * d[i] * (i + 1);
    return s;
}

//! memccpy either
/* memccpy and memchr on bytes of doubles, strncpy */
double f(const double *x, int n) {
    double a[16];
    for (int i = 0; i < 16; i++) a[i] = 1;
    char mark = 127;
    struct {
        double v[4];
        char m;
    } p, q;
    memset(&q, 0, sizeof q);
    memset(&p, 0, sizeof p);
    for (int i = 0; i < 4; i++) p.v[i] = 1.0 + 0 * x[i];
    p.v[0] = x[0];
    p.m = mark;
    memccpy(&q, &p, mark, sizeof p);
    double s = 0;
    for (int i = 0; i < 4; i++) s += q.v[i] * x[i];
    for (int i = 0; i < n; i++) s += sin(x[i]) * a[i];
    return s;
}

//! charloop either
/* byte-wise copying loops of doubles and structs, int32-wise copy */
static void bcp(void *d, const void *s, size_t n) {
    char *a = d;
    const char *b = s;
    while (n--) *a++ = *b++;
}
static void wcp(void *d, const void *s, size_t n) {
    int32_t *a = d;
    const int32_t *b = s;
    for (n /= 4; n--;) *a++ = *b++;
}
double f(const double *x, int n) {
    double a[16];
    bcp(a, x, n * sizeof(double));
    double b[16];
    wcp(b, a, n * sizeof(double));
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[n - 1 - i] * (i + 1);
    return s;
}

//! cmpside either
/* qsort comparator with active side effects through a global; qsort_r with context */
#define _GNU_SOURCE
static double work;
static int cmp(const void *a, const void *b) {
    double p = *(const double *)a, q = *(const double *)b;
    work += p * q * 0.01;
    return (p > q) - (p < q);
}
double f(const double *x, int n) {
    double a[16];
    work = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    qsort(a, n, sizeof *a, cmp);
    double s = work;
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
    return s;
}

//! complex either
/* ORACLE=double  C complex: roots by Durand-Kerner, arrays of complex aliasing doubles */
#undef I
#define I _Complex_I
double f(const double *x, int n) {
    double _Complex z[16];
    for (int i = 0; i < n; i++) z[i] = cpow(0.4 + 0.9 * I, i);
    for (int it = 0; it < 12; it++)
        for (int i = 0; i < n; i++) {
            double _Complex p = 1, q = 1;
            for (int j = 0; j < n; j++) {
                p = p * z[i] + x[j];
                if (j != i) q *= z[i] - z[j];
            }
            z[i] -= 0.8 * p / q;
        }
    double *d = (double *)z;
    double s = 0;
    for (int i = 0; i < 2 * n; i++) s += d[i] * d[i] * (i + 1);
    s += cabs(z[0]) + carg(z[1]) * 0.1 + creal(cexp(z[2]) * conj(z[0]));
    return s * 0.01;
}

//! vec either
/* ORACLE=double  vector extensions, matrices of vectors, shuffles, masks by comparison */
typedef double v4 __attribute__((vector_size(32)));
typedef int64_t i4 __attribute__((vector_size(32)));
static v4 ld(const double *p) {
    v4 v;
    memcpy(&v, p, 32);
    return v;
}
double f(const double *x, int n) {
    double b[64];
    for (int i = 0; i < 64; i++) b[i] = x[i % n] * (1 + 0.1 * i);
    v4 acc = {0, 0, 0, 0};
    for (int i = 0; i + 4 < 64; i += 3) {
        v4 a = ld(b + i), c = ld(b + i + 1);
        v4 s = __builtin_shufflevector(a, c, 0, 5, 2, 7);
        i4 m = a > c * 0.97;
        v4 w = (v4)((m & (i4)s) | (~m & (i4)(a * a)));
        acc = acc * 0.8 + w * c;
    }
    double s = 0;
    for (int k = 0; k < 4; k++) s += acc[k] * acc[(k + 1) & 3];
    return s;
}

//! mutrec either
/* mutual recursion with struct by value and output pointers, early exit, adaptive quadrature, static depth
 * counter */
typedef struct {
    double a, b, fa, fm, fb;
} Seg;
static int depth, maxd;
static double simp(Seg s) { return (s.b - s.a) / 6 * (s.fa + 4 * s.fm + s.fb); }
typedef double (*F)(double, const void *);
static double ad(F g, const void *c, Seg s, double w, double tol);
static double halves(F g, const void *c, Seg s, double l, double r, Seg L, Seg R, double tol) {
    return ad(g, c, L, l, tol / 2) + ad(g, c, R, r, tol / 2);
}
static double ad(F g, const void *c, Seg s, double w, double tol) {
    double m = (s.a + s.b) / 2;
    Seg L = {s.a, m, s.fa, g((s.a + m) / 2, c), s.fm}, R = {m, s.b, s.fm, g((m + s.b) / 2, c), s.fb};
    double l = simp(L), r = simp(R), d = l + r - w;
    if (++depth > maxd) maxd = depth;
    double q = (fabs((double)d) < tol || depth > 9) ? l + r + d / 15 : halves(g, c, s, l, r, L, R, tol);
    depth--;
    return q;
}
struct K {
    const double *x;
    int n;
};
static double poly(double t, const void *v) {
    const struct K *k = v;
    double s = 0;
    for (int i = k->n; i--;) s = s * t + k->x[i];
    return s * exp(-t * k->x[0]) + 1 / (1 + 25 * t * t);
}
double f(const double *x, int n) {
    struct K k = {x, n};
    depth = maxd = 0;
    double a = -x[1], b = x[n - 1];
    Seg s = {a, b, poly(a, &k), poly((a + b) / 2, &k), poly(b, &k)};
    return ad(poly, &k, s, simp(s), 3e-4) * maxd;
}

//! scopes either
/* stack slots shared by scopes with different types, VLAs in loops, compound literals in loops, address escape
 * to struct list on stack */
struct L {
    struct L *n;
    const double *p;
    double w;
};
static double walk(struct L *l) { return l ? *l->p * l->w + 0.5 * walk(l->n) : 0; }
static double rec(const double *x, int n, int i, struct L *l) {
    if (i == n) return walk(l);
    struct L me = {l, &x[i], x[(i + 1) % n]};
    double y = x[i] * x[i];
    struct L me2 = {&me, &y, 1.5};
    return rec(x, n, i + 1, i % 2 ? &me : &me2) + 0.1 * walk(&me2);
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        {
            int t[32];
            for (int k = 0; k < 32; k++) t[k] = k * i;
            s += t[i] * x[i] * 0.01;
        }
        {
            double t[16];
            for (int k = 0; k < 16; k++) t[k] = x[k % n] * k;
            s += t[i] * t[15] * 0.01;
        }
        {
            char b[64];
            sprintf(b, "%d", i);
            s += strlen(b) * x[i];
        }
        double v[i + 1];
        for (int k = 0; k <= i; k++) v[k] = k ? v[k - 1] * x[k] : x[i];
        double *q = (double[]){v[i], x[0], v[0]};
        s += q[i % 3] * q[0];
    }
    return s + rec(x, n, 0, 0);
}

//! vmmin either
/* the VM again with memcpy'd constants but an aligned stream of union words, calls, frames of pointers into
 * stack */
typedef union {
    int op;
    double k;
} W;
enum { K, X, ADD, MUL, LOC, STL, CALL, RET, HALT, SIN };
typedef struct {
    double *fp;
    const W *ret;
} Fr;
double f(const double *x, int n) {
    W c[256];
    int p = 0;
    for (int i = 0; i < n; i++) {
        c[p++].op = X;
        c[p++].op = i;
    }
    c[p++].op = CALL;
    int pt = p++;
    c[p++].op = CALL;
    int pt2 = p++;
    c[p++].op = HALT;
    c[pt].op = c[pt2].op = p;
    c[p++].op = LOC;
    c[p++].op = -1;
    c[p++].op = SIN;
    c[p++].op = LOC;
    c[p++].op = -2;
    c[p++].op = MUL;
    c[p++].op = K;
    c[p++].k = 0.25;
    c[p++].op = ADD;
    c[p++].op = STL;
    c[p++].op = -2;
    c[p++].op = RET;
    double st[64], *sp = st;
    Fr fr[8];
    int nf = 0;
    double *fp = st;
    const W *pc = c;
    for (;;) {
        switch ((pc++)->op) {
        case K: *sp++ = (pc++)->k; break;
        case X: *sp++ = x[(pc++)->op]; break;
        case ADD:
            sp--;
            sp[-1] += *sp;
            break;
        case MUL:
            sp--;
            sp[-1] *= *sp;
            break;
        case SIN: sp[-1] = sin(sp[-1]); break;
        case LOC: {
            int o = (pc++)->op;
            *sp++ = fp[o];
            break;
        }
        case STL: {
            int o = (pc++)->op;
            fp[o] = *--sp;
            break;
        }
        case CALL:
            fr[nf].fp = fp;
            fr[nf++].ret = pc + 1;
            fp = sp;
            pc = c + pc->op;
            break;
        case RET:
            sp = fp - 1;
            fp = fr[--nf].fp;
            pc = fr[nf].ret;
            break;
        default: {
            double s = 0;
            while (sp > st) s = s * 0.7 + *--sp * *sp;
            return s;
        }
        }
    }
}

//! stale either
/* freed memory comes back from malloc with other meaning; free list of mixed blocks; calloc after free */
double f(const double *x, int n) {
    double s = 0;
    for (int r = 0; r < 5; r++) {
        double *a = malloc(64 * sizeof *a);
        for (int i = 0; i < n; i++) a[i] = x[i] * (r + 1);
        for (int i = 0; i < n; i++) s += a[i] * a[(i + 1) % n];
        free(a);
        int *k = malloc(64 * sizeof(double));
        for (int i = 0; i < 64; i++) k[i] = i;
        s += k[r] * x[r % n];
        free(k);
        double *c = calloc(64, sizeof *c);
        for (int i = 0; i < n; i += 2) c[i] += x[i];
        for (int i = 0; i < n; i++) s += c[i] * sin(x[i]);
        c = realloc(c, n * sizeof *c);
        double *d = malloc(8 * sizeof *d);
        d[0] = c[0];
        s += d[0] * c[n - 1];
        free(d);
        free(c);
    }
    return s;
}

//! partial either
/* partial overwrite: struct members through void*, memset of the tail with run-time size, memcpy of the middle,
 * overlapping memmove insert/delete */
typedef struct {
    double a, b;
    int t;
    double v[5];
} S;
static void zap(void *p, size_t o, size_t m) { memset((char *)p + o, 0, m); }
double f(const double *x, int n) {
    S s = {x[0], x[1], 3, {x[2], x[3], x[0] * x[1], 1, 2}};
    zap(&s, offsetof(S, v) + (n % 3) * sizeof(double), sizeof(double) * 2);
    S u = s;
    u.v[2] += x[4 % n];
    memcpy(&s.a, &u.v[1], 2 * sizeof(double));
    double a[40];
    int m = 0;
    for (int i = 0; i < n; i++) {
        int pos = (i * 5) % (m + 1);
        memmove(a + pos + 1, a + pos, (m - pos) * sizeof *a);
        a[pos] = x[i] * x[i];
        m++;
    }
    memmove(a + 1, a + 2, (m - 2) * sizeof *a);
    m--;
    memset(a + m - 1, 0, sizeof *a);
    double r = s.a * s.b + u.v[0] * s.v[4] + u.v[2] * s.v[0];
    for (int i = 0; i < m; i++) r = r * 0.9 + a[i] * (i + 1);
    return r * x[n - 1];
}

//! globptr either
/* globals holding pointers into arguments and stack, output through them, restored afterwards; nested contexts
 * stack */
typedef struct ctx {
    const double *in;
    double *out;
    int n;
    struct ctx *up;
} ctx;
static ctx *cur;
static double *acc;
static double get(int i) {
    ctx *c = cur;
    while (c->up && i >= c->n) {
        i -= c->n;
        c = c->up;
    }
    return c->in[i % c->n];
}
static void put(int i, double v) {
    cur->out[i % cur->n] += v;
    *acc += v * 0.1;
}
static double level(const double *in, int n, int d) {
    double out[16] = {0};
    ctx c = {in, out, n, cur};
    cur = &c;
    for (int i = 0; i < 2 * n; i++) put(i, sin(get(i) * get(i + 1) * (d + 1) * 0.3));
    double r = 0;
    if (d) r = level(out, n - 1, d - 1) * 0.5;
    for (int i = 0; i < n; i++) r += sin(out[i]);
    cur = c.up;
    return r;
}
double f(const double *x, int n) {
    double a = 0;
    acc = &a;
    double r = level(x, n, 3);
    acc = 0;
    return r * (1 + a * 0.01);
}

//! longdouble either
/* ORACLE=double  long double accumulators, float truncation free, __float128 middle */
double f(const double *x, int n) {
    long double s = 0, c = 0;
    for (int i = 0; i < n; i++) {
        long double y = x[i] * x[i] - c, t = s + y;
        c = (t - s) - y;
        s = t;
    }
    long double p = 1;
    for (int i = 0; i < n; i++) p *= 1.0L + x[i] / 3;
    long double w[16];
    for (int i = 0; i < n; i++) w[i] = sinl(x[i]) * p;
    s += w[n - 1] * w[0];
    union {
        long double l;
        double d[2];
    } u;
    u.l = s;
    u.d[0] = x[0] * x[1];
    return (double)(s * p) + u.d[0] + powl(p, 0.3L);
}

//! bsp either
/* kd-tree build by nth_element on index array, kernel density query with pruning, explicit stack */
typedef struct {
    int l, r, ax;
    double cut;
    double sum[2];
    int lo, hi;
} Nd;
static int part(const double (*p)[2], int *ix, int lo, int hi, int ax) {
    int k = (lo + hi) / 2;
    while (hi - lo > 1) {
        double pv = p[ix[(lo + hi) / 2]][ax];
        int i = lo, j = hi - 1;
        while (i <= j) {
            while (p[ix[i]][ax] < pv) i++;
            while (p[ix[j]][ax] > pv) j--;
            if (i <= j) {
                int t = ix[i];
                ix[i++] = ix[j];
                ix[j--] = t;
            }
        }
        if (k <= j) hi = j + 1;
        else if (k >= i) lo = i;
        else break;
    }
    return k;
}
static int build(Nd *t, int *nn, const double (*p)[2], int *ix, int lo, int hi, int d) {
    int me = (*nn)++;
    Nd *q = &t[me];
    q->lo = lo;
    q->hi = hi;
    q->l = q->r = -1;
    q->ax = d % 2;
    for (int a = 0; a < 2; a++) {
        q->sum[a] = 0;
        for (int i = lo; i < hi; i++) q->sum[a] += p[ix[i]][a];
    }
    if (hi - lo > 2) {
        int k = part(p, ix, lo, hi, q->ax);
        q->cut = p[ix[k]][q->ax];
        q->l = build(t, nn, p, ix, lo, k, d + 1);
        t[me].r = build(t, nn, p, ix, k, hi, d + 1);
    }
    return me;
}
double f(const double *x, int n) {
    double p[32][2];
    int ix[32];
    Nd t[64];
    int nn = 0, m = 24;
    for (int i = 0; i < m; i++) {
        p[i][0] = x[i % n] * sin(i + 1) + 0.3 * i;
        p[i][1] = x[(i * 3 + 1) % n] * cos(i * 2) + 0.01 * i * i;
        ix[i] = i;
    }
    build(t, &nn, (const double (*)[2])p, ix, 0, m, 0);
    double s = 0;
    for (int q = 0; q < n; q++) {
        int st[32], sp = 0;
        st[sp++] = 0;
        while (sp) {
            Nd *k = &t[st[--sp]];
            int c = k->hi - k->lo;
            double dx = x[q] - k->sum[0] / c, dy = 1 - k->sum[1] / c, r2 = dx * dx + dy * dy;
            if (k->l < 0 || r2 > 9) {
                s += c * exp(-r2 * 0.3) + (k->l < 0 ? 0 : k->cut * 0.01);
            } else {
                st[sp++] = k->l;
                st[sp++] = k->r;
            }
        }
    }
    return s;
}

//! hmm either
/* log-space forward-backward & Viterbi with back pointers, arrays static, macro-heavy */
#define S 4
#define T 12
#define A(i, j) a[(i) * S + (j)]
#define LSE(u, v) ((u) > (v) ? (u) + log1p(exp((v) - (u))) : (v) + log1p(exp((u) - (v))))
static double al[T][S], be[T][S], dl[T][S];
static int bp[T][S];
double f(const double *x, int n) {
    double a[S * S];
    for (int i = 0; i < S; i++) {
        double z = 0;
        for (int j = 0; j < S; j++) z += A(i, j) = exp(x[(i * 3 + j) % n]);
        for (int j = 0; j < S; j++) A(i, j) = log(A(i, j) / z);
    }
    for (int t = 0; t < T; t++)
        for (int j = 0; j < S; j++) {
            double e = -pow(x[(t + j) % n] - j * 0.5, 2);
            if (!t) {
                al[t][j] = dl[t][j] = e;
                continue;
            }
            double u = -1e30, m = -1e30;
            for (int i = 0; i < S; i++) {
                double v = al[t - 1][i] + A(i, j);
                u = i ? LSE(u, v) : v;
                v = dl[t - 1][i] + A(i, j);
                if (v > m) {
                    m = v;
                    bp[t][j] = i;
                }
            }
            al[t][j] = u + e;
            dl[t][j] = m + e;
        }
    for (int t = T - 1; t >= 0; t--)
        for (int i = 0; i < S; i++) {
            if (t == T - 1) {
                be[t][i] = 0;
                continue;
            }
            double u = 0;
            for (int j = 0; j < S; j++) {
                double v = A(i, j) - pow(x[(t + 1 + j) % n] - j * 0.5, 2) + be[t + 1][j];
                u = j ? LSE(u, v) : v;
            }
            be[t][i] = u;
        }
    double s = 0;
    for (int j = 0; j < S; j++) s += exp((al[5][j] + be[5][j]) * 0.05) * j;
    int k = 0;
    for (int j = 1; j < S; j++)
        if (dl[T - 1][j] > dl[T - 1][k]) k = j;
    s += dl[T - 1][k] * 0.1;
    for (int t = T - 1; t > 0; t--) {
        s += A(bp[t][k], k) * 0.01;
        k = bp[t][k];
    }
    return s;
}

//! bignum either
/* complex struct polynomials with refcounts and copy on write; table of opaque objects by int handle in static
 * array (all released) */
typedef struct {
    int rc, n;
    double c[];
} P;
static P *H[32];
static int hn;
static int mk(int n) {
    P *p = calloc(1, sizeof *p + n * sizeof(double));
    p->rc = 1;
    p->n = n;
    for (int i = 0; i < 32; i++)
        if (!H[i]) {
            H[i] = p;
            return i;
        }
    return -1;
}
static int dup_(int h) {
    H[h]->rc++;
    for (int i = 0; i < 32; i++)
        if (!H[i]) {
            H[i] = H[h];
            return i;
        }
    return -1;
}
static void rel(int h) {
    if (!--H[h]->rc) free(H[h]);
    H[h] = 0;
}
static double *wr(int h) {
    P *p = H[h];
    if (p->rc > 1) {
        p->rc--;
        P *q = malloc(sizeof *q + p->n * sizeof(double));
        memcpy(q, p, sizeof *q + p->n * sizeof(double));
        q->rc = 1;
        H[h] = q;
    }
    return H[h]->c;
}
static int mul(int a, int b) {
    int r = mk(H[a]->n + H[b]->n - 1);
    for (int i = 0; i < H[a]->n; i++)
        for (int j = 0; j < H[b]->n; j++) H[r]->c[i + j] += H[a]->c[i] * H[b]->c[j];
    return r;
}
static double at(int h, double t) {
    double s = 0;
    for (int i = H[h]->n; i--;) s = s * t + H[h]->c[i];
    return s;
}
double f(const double *x, int n) {
    int a = mk(n), b = mk(2);
    for (int i = 0; i < n; i++) wr(a)[i] = x[i];
    wr(b)[0] = x[0];
    wr(b)[1] = -x[1];
    int c = dup_(a);
    wr(c)[1] *= x[2];
    int d = mul(a, c);
    rel(a);
    int e = mul(d, b);
    int g = dup_(e);
    wr(e)[0] += 1;
    double s = at(e, 0.5) * at(g, -0.3) + at(c, 0.7) + at(d, x[0] * 0.3);
    rel(b);
    rel(c);
    rel(d);
    rel(e);
    rel(g);
    return s;
}

//! sim either
/* discrete simulation with bitsets, float arrays of parameters cast to double, LCG random, tables of const
 * double, saturating ops */
static const double tab[5] = {0.1, 0.2, 0.4, 0.8, 1.6};
static uint32_t seed;
static double rnd(void) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) / 16777216.0;
}
double f(const double *x, int n) {
    seed = 12345u;
    double pop[8], nx[8];
    uint64_t alive = 0xff;
    for (int i = 0; i < 8; i++) pop[i] = 1 + x[i % n];
    for (int t = 0; t < 40; t++) {
        memset(nx, 0, sizeof nx);
        for (int i = 0; i < 8; i++)
            if (alive >> i & 1) {
                int j = (int)(rnd() * 8);
                double m = pop[i] * tab[t % 5] * 0.2 * x[t % n];
                nx[i] += pop[i] - m;
                nx[j] += m * (1 - 0.02 * pop[j]);
                if (rnd() < 0.03) alive ^= 1ull << i;
            } else nx[i] += 0.5 * pop[i];
        for (int i = 0; i < 8; i++) pop[i] = nx[i] > 6 ? 6 + log(nx[i] - 5) : nx[i];
    }
    double s = 0;
    for (int i = 0; i < 8; i++) s += pop[i] * pop[i] * (i + 1) * __builtin_popcountll(alive);
    return s;
}

//! solver_by_a_table_of_methods
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef void handler(const char *reason, const char *file, int line);
struct curve { double (*value)(double, const double *); double (*slope)(double, const double *); const double *weights; };
struct method { const char *name; size_t size; int (*begin)(void *, struct curve *, double *); int (*step)(void *, struct curve *, double *); };
struct solver { const struct method *method; struct curve *curve; double root; void *state; };
struct tangents { double value, slope; };
handler *on_error = NULL, *on_message = NULL;
FILE *where = NULL;
static void silent(const char *reason, const char *file, int line) {}
void be_silent(void) { on_error = silent; }
void set_message_handler(handler *h) { on_message = h; }
void message(const char *reason, const char *file, int line) {
    if (where == NULL) where = stderr;
    if (on_message) { (*on_message)(reason, file, line); return; }
    fprintf(where, "%s:%d: %s\n", file, line, reason);
}
void fail(const char *reason, const char *file, int line) {
    if (on_error) { (*on_error)(reason, file, line); return; }
    message(reason, file, line);
    fflush(stdout);
    abort();
}
static int begin(void *state, struct curve *c, double *root) {
    struct tangents *t = state;
    t->value = c->value(*root, c->weights);
    t->slope = c->slope(*root, c->weights);
    return 0;
}
static int step(void *state, struct curve *c, double *root) {
    struct tangents *t = state;
    if (t->slope == 0) { fail("flat", __FILE__, __LINE__); return 1; }
    *root -= t->value / t->slope;
    begin(state, c, root);
    if (!isfinite(t->value)) { fail("not finite", __FILE__, __LINE__); return 2; }
    return 0;
}
static const struct method by_tangents = { "tangents", sizeof(struct tangents), begin, step };
const struct method *tangents = &by_tangents;
struct solver *make(const struct method *m) {
    struct solver *s = malloc(sizeof *s);
    if (!s) { fail("no memory", __FILE__, __LINE__); return NULL; }
    s->state = malloc(m->size);
    if (!s->state) { free(s); fail("no memory", __FILE__, __LINE__); return NULL; }
    s->method = m;
    s->curve = NULL;
    return s;
}
int set(struct solver *s, struct curve *c, double guess) { s->curve = c; s->root = guess; return s->method->begin(s->state, c, &s->root); }
int iterate(struct solver *s) { return s->method->step(s->state, s->curve, &s->root); }
static double cubic(double t, const double *w) { return t * t * t + w[0] * t - w[1] - 2; }
static double cubic_slope(double t, const double *w) { return 3 * t * t + w[0]; }
double f(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) {
        struct solver *s = make(tangents);
        struct curve c = { cubic, cubic_slope, x + i };
        set(s, &c, 1.5);
        for (int k = 0; k < 6; k++) iterate(s);
        sum = sum * 0.7 + s->root;
        free(s->state);
        free(s);
    }
    return sum;
}

//! slab_of_a_hierarchy_cleared
struct level { int n; double *u, *k; struct level *coarse; };
static struct level *build(double *slab, struct level *lv, int n)
{
    lv->n = n; lv->u = slab; lv->k = slab + n;
    lv->coarse = n > 3 ? build(slab + 2 * n, lv + 1, (n + 1) / 2) : NULL;
    return lv;
}
static double vcycle(struct level *l)
{
    for (int i = 1; i < l->n; i++) l->u[i] = l->u[i] * l->k[i] + l->u[i - 1];
    if (!l->coarse) return l->u[l->n - 1];
    for (int i = 0; i < l->coarse->n; i++) l->coarse->u[i] += l->u[2 * i];
    double s = vcycle(l->coarse);
    for (int i = 0; i < l->coarse->n; i++) l->u[2 * i] += l->coarse->u[i];
    return s + l->u[3];
}
double f(const double *x, int n)
{
    int N = 17;
    double *slab = malloc(4 * 40 * sizeof *slab);
    struct level lv[5];
    memset(slab, 0, 4 * 40 * sizeof *slab);
    struct level *top = build(slab, lv, N);
    double s = 0;
    for (int r = 0; r < 3; r++) {
        for (int i = 0; i < N; i++) { top->k[i] = 0.3 * sin(x[i % n]); }
        for (struct level *l = top; l->coarse; l = l->coarse) for (int i = 0; i < l->coarse->n; i++) l->coarse->k[i] = l->k[2 * i];
        top->u[r] = x[r];
        s += vcycle(top);
        for (int i = 0; i < N; i++) s += sin(top->u[i]);
        memset(slab, 0, 4 * 40 * sizeof *slab);
    }
    free(slab);
    return s;
}

//! trie_in_a_pool_whose_address_is_a_member
struct node { double mass; int child[2]; int body; };
struct pool { struct node *nodes; int count; };
double f(const double *x, int n)
{
    struct pool t = {malloc(64 * sizeof(struct node)), 1};
    t.nodes[0] = (struct node){0.0, {-1, -1}, -1};
    for (int b = 0; b < n; b++) {
        int i = 0;
        while (t.nodes[i].body >= 0) {
            int which = (b + i) & 1;
            if (t.nodes[i].child[which] < 0) {
                t.nodes[t.count] = (struct node){0.0, {-1, -1}, -1};
                t.nodes[i].child[which] = t.count++;
            }
            i = t.nodes[i].child[which];
        }
        t.nodes[i].body = b;
        t.nodes[i].mass = x[b] * x[(b + 1) % n];
    }
    double s = 0.0;
    for (int i = 0; i < t.count; i++)
        s += t.nodes[i].mass * t.nodes[i].mass * (t.nodes[i].body + 1);
    free(t.nodes);
    return s;
}
