#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
/* The function `run` near a point at which no branch of it is about to change. */
#define NEAR(...) \
    double f(const double *x, int n) { \
        double at[] = {__VA_ARGS__}; \
        int count = sizeof at / sizeof *at; \
        for (int i = 0; i < count; i++) at[i] += 0.01 * (x[i % n] - 1); \
        return run(at, count); \
    }

//! heap_with_identifiers
struct heap { int size; int id[16]; double key[16]; };
NOINLINE static void push(struct heap *h, int id, double key) {
    int i = h->size++;
    while (i > 0) {
        int up = (i - 1) / 2;
        if (h->key[up] <= key) break;
        h->id[i] = h->id[up]; h->key[i] = h->key[up]; i = up;
    }
    h->id[i] = id; h->key[i] = key;
}
NOINLINE static double pop(struct heap *h, int *id) {
    double first = h->key[0], last = h->key[--h->size];
    int moved = h->id[h->size], i = 0;
    *id = h->id[0];
    for (;;) {
        int kid = 2 * i + 1;
        if (kid >= h->size) break;
        if (kid + 1 < h->size && h->key[kid + 1] < h->key[kid]) kid++;
        if (h->key[kid] >= last) break;
        h->key[i] = h->key[kid]; h->id[i] = h->id[kid]; i = kid;
    }
    h->key[i] = last; h->id[i] = moved;
    return first;
}
double f(const double *x, int n) {
    struct heap h; h.size = 0;
    double s = 0;
    for (int i = 0; i < n; i++) push(&h, i * 3 + 1, x[i] * x[i] + 0.1 * x[i]);
    for (int i = 0; i < n; i++) { int id; double v = pop(&h, &id); s += v * (id + 1) * (i + 1); }
    return s;
}

//! ring_with_tags
struct ring { unsigned head, tail; short tag[8]; double value[8]; char name[12]; double weight[8]; };
NOINLINE static void put(struct ring *r, short tag, double v) {
    unsigned at = r->tail++ & 7;
    r->tag[at] = tag; r->value[at] = v; r->weight[at] = v * 2;
}
NOINLINE static int get(struct ring *r, short *tag, double *v) {
    if (r->head == r->tail) return 0;
    unsigned at = r->head++ & 7;
    *tag = r->tag[at]; *v = r->value[at] + r->weight[at];
    return 1;
}
double f(const double *x, int n) {
    struct ring r; memset(&r, 0, sizeof r); strcpy(r.name, "ring");
    double s = 0, v; short tag;
    for (int i = 0; i < n; i++) { put(&r, i % 3, x[i] * x[i]); if (i % 2 && get(&r, &tag, &v)) s += v * v * (tag + 1); }
    while (get(&r, &tag, &v)) s += v * tag + r.name[0];
    return s;
}

//! sorted_table
struct table { int n; int key[16]; double value[16]; };
static int find(const struct table *t, int key) {
    int low = 0, high = t->n;
    while (low < high) { int mid = (low + high) / 2; if (t->key[mid] < key) low = mid + 1; else high = mid; }
    return low;
}
NOINLINE static void insert(struct table *t, int key, double v) {
    int p = find(t, key);
    memmove(t->key + p + 1, t->key + p, (t->n - p) * sizeof *t->key);
    memmove(t->value + p + 1, t->value + p, (t->n - p) * sizeof *t->value);
    t->key[p] = key; t->value[p] = v; t->n++;
}
NOINLINE static void erase(struct table *t, int key) {
    int p = find(t, key);
    if (p == t->n || t->key[p] != key) return;
    for (int i = p; i + 1 < t->n; i++) { t->key[i] = t->key[i + 1]; t->value[i] = t->value[i + 1]; }
    t->n--;
}
double f(const double *x, int n) {
    struct table t; t.n = 0;
    double s = 0;
    for (int i = 0; i < n; i++) insert(&t, (i * 5 + 3) % 8, x[i] * x[i]);
    erase(&t, 3); erase(&t, 6);
    for (int i = 0; i < t.n; i++) s = s * 1.1 + t.value[i] * (t.key[i] + 1);
    return s;
}

//! tables_copied_whole
struct table { int n; int key[12]; double value[12]; };
double f(const double *x, int n) {
    struct table *t = calloc(3, sizeof *t);
    double s = 0;
    for (int i = 0; i < n; i++) { t[0].value[i] = x[i] * x[i]; t[0].key[i] = 2 * i; }
    memcpy(&t[1], &t[0], sizeof *t);
    t[2] = t[1];
    memmove(t[2].key + 1, t[2].key, (n - 1) * sizeof(int)); t[2].key[0] = 7;
    for (int i = 1; i < n; i++) t[1].key[i] = t[1].key[i - 1] + t[0].key[i];
    for (int i = 0; i < n; i++) s += t[2].value[i] * t[2].key[i] * t[1].value[n - 1 - i] * t[1].key[i];
    free(t);
    return s;
}

//! structs_of_rows_in_a_row
struct part { int rank[4]; double value[4]; };
struct parts { struct part part[4]; int n; };
double f(const double *x, int n) {
    struct parts *p = calloc(1, sizeof *p);
    double s = 0;
    for (int i = 0; i < n; i++) { p->part[i % 4].value[i / 4] = x[i] * x[i]; p->part[i % 4].rank[i / 4] = i; }
    for (int j = 0; j < 4; j++)
        for (int i = 3; i > 0; i--) {
            p->part[j].rank[i] = p->part[j].rank[i - 1] + 1;
            p->part[j].value[i] = p->part[j].value[i - 1] * 2;
        }
    for (int j = 0; j < 4; j++) for (int i = 0; i < 4; i++) s += p->part[j].value[i] * p->part[j].rank[i];
    free(p);
    return s;
}

//! walked_by_pointers
struct table { int n; int key[12]; double value[12]; };
double f(const double *x, int n) {
    struct table *t = calloc(1, sizeof *t);
    double s = 0; int c = 3;
    t->n = n;
    for (int i = 0; i < n; i++) t->value[i] = x[i] * x[i];
    for (int *p = t->key; p < t->key + t->n; p++) *p = c += *p + 1;
    for (int *p = t->key + n - 1; p > t->key; p--) *p = p[-1];
    double *v = t->value;
    for (const int *p = t->key; p != t->key + n; p++) s += *v++ * *p;
    free(t);
    return s;
}

//! numbers_over_integers_of_a_row either loose
struct table { double value[12]; int key[24]; int n; };
NOINLINE static void fill(double *to, const double *x, int n) { for (int i = 0; i < n; i++) to[i] = x[i] * x[i]; }
double f(const double *x, int n) {
    struct table *t = calloc(1, sizeof *t);
    double s = 0;
    fill((double *)t->key, x, n); fill(t->value, x, n);
    for (int i = 15; i > 1; i--) t->key[i] = t->key[i - 2];
    for (int i = 1; i < n; i++) { double d; memcpy(&d, t->key + 2 * i, 8); s += d * d * i * t->value[i]; }
    free(t);
    return s;
}

//! halves_read_beyond_a_row either loose
struct table { int n; int key[12]; double value[12]; };
double f(const double *x, int n) {
    struct table *t = calloc(1, sizeof *t);
    for (int i = 0; i < n; i++) { t->value[i] = x[i] * x[i]; t->key[i] = i; }
    volatile int far = 13;
    int j = far;
    t->key[0] = t->key[j]; t->key[1] = t->key[j + 1];
    double d; memcpy(&d, &t->key[0], 8);
    d += t->value[2] * t->key[3];
    free(t);
    return d;
}

//! halves_read_before_a_row either loose
struct table { double value[12]; int key[24]; int n; };
double f(const double *x, int n) {
    struct table *t = calloc(1, sizeof *t);
    for (int i = 0; i < n; i++) { t->value[i] = x[i] * x[i]; t->key[i] = i; }
    volatile int far = 24;
    int k = far;
    for (int i = 0; i < 4; i++) t->key[i] = t->key[i - k];
    double d, e; memcpy(&d, t->key, 8); memcpy(&e, t->key + 2, 8);
    d = d * e + t->value[4];
    free(t);
    return d;
}

//! numbers_written_beyond_their_row either loose
struct table { double value[12]; int key[24]; int n; };
double f(const double *x, int n) {
    struct table *t = calloc(1, sizeof *t);
    volatile int many = 14;
    int m = many;
    double s = 0;
    for (int i = 0; i < m; i++) t->value[i] = x[i % n] * x[i % n];
    for (int i = 23; i > 1; i--) t->key[i] = t->key[i - 2];
    for (int i = 1; i < 3; i++) { double d; memcpy(&d, t->key + 2 * i, 8); s += d * d * i; }
    free(t);
    return s;
}

//! flags_in_words_beside_numbers
struct knapsack { unsigned long taken[2]; double worth[8]; };
double f(const double *x, int n) {
    struct knapsack k = {{0}, {0}};
    double s = 0;
    for (int i = 0; i < n; i++) { k.worth[i] = x[i] * x[i]; if (x[i] > 1) k.taken[i & 1] |= 4ul << i; }
    for (int i = 0; i < n; i++) if (k.taken[i & 1] & 4ul << i) s += k.worth[i] * (i + 1);
    return s;
}

//! results_kept_under_bits
struct memo { uint64_t key[16]; char used[16]; double value[16]; };
static double square(struct memo *m, double d) {
    uint64_t k; memcpy(&k, &d, 8);
    unsigned at = (unsigned)(k >> 48) & 15;
    while (m->used[at] && m->key[at] != k) at = (at + 1) & 15;
    if (m->used[at]) return m->value[at];
    m->used[at] = 1; m->key[at] = k;
    return m->value[at] = d * d;
}
double f(const double *x, int n) {
    struct memo m; memset(&m, 0, sizeof m);
    double s = 0;
    for (int i = 0; i < 2 * n; i++) s += square(&m, x[i % n]) * (i + 1);
    return s;
}

//! slots_of_a_bank
typedef union { double number; struct { int a, b; } pair; } slot;
struct bank { unsigned char kind[6]; slot slots[6]; double sum; };
double f(const double *x, int n) {
    struct bank b; memset(&b, 0, sizeof b);
    for (int t = 0; t < 12; t++) {
        int i = (t * 7 + t / 4) % 6;
        switch (t % 3) {
        case 0: b.slots[i].number = x[t % n]; b.kind[i] = 1; break;
        case 1: b.slots[i].pair.a = t; b.slots[i].pair.b = 0x3ff00000; b.kind[i] = 2; break;
        case 2: b.slots[i] = b.slots[(i + 1) % 6]; b.kind[i] = b.kind[(i + 1) % 6]; break;
        }
        b.sum += b.slots[i].number * b.slots[(i + 2) % 6].number * (b.kind[i] + 1);
    }
    return b.sum;
}

//! rows_shifted_by_one_function
struct row { int n; char flag[8]; double value[8]; };
static void shift(void *base, size_t size, int from, int count) { memmove((char *)base + (from + 1) * size, (char *)base + from * size, count * size); }
double f(const double *x, int n) {
    struct row r = {0};
    double s = 0;
    for (int i = 0; i < n; i++) {
        int at = i / 2;
        shift(r.flag, 1, at, r.n - at); shift(r.value, sizeof(double), at, r.n - at);
        r.flag[at] = (char)i; r.value[at] = x[i] * x[i]; r.n++;
    }
    for (int i = 0; i < n; i++) s += r.value[i] * (r.flag[i] + 1);
    return s;
}

//! random_state_in_a_variable
typedef struct { unsigned state[8]; int index; double path[32]; } random_walk;
static random_walk walk;
static unsigned next(random_walk *r) {
    if (r->index == 8) r->index = 0;
    unsigned y = r->state[r->index];
    r->state[r->index++] = y * 69069 + 1;
    return y;
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < 8; i++) walk.state[i] = i * 1812433253u;
    walk.index = 5;
    for (int i = 0; i < 32; i++) walk.path[i] = x[i % n] * (next(&walk) % 16);
    for (int i = 0; i < 32; i++) s += walk.path[i] * walk.path[i];
    return s;
}

//! queue_of_events_and_counts
typedef struct { double at; int what, who; double load[2]; } event;
typedef struct { int n; event queue[16]; int counts[4]; double busy; } simulation;
static void schedule(simulation *s, event e) {
    int i = s->n;
    while (i > 0 && s->queue[i - 1].at < e.at) i--;
    memmove(s->queue + i + 1, s->queue + i, (size_t)(s->n - i) * sizeof(event));
    s->queue[i] = e; s->n++;
}
double f(const double *x, int n) {
    simulation s; memset(&s, 0, sizeof s);
    double cost = 0;
    for (int i = 0; i < n; i++) { event e = {x[i], 0, i, {x[i] * x[i], 1}}; schedule(&s, e); }
    while (s.n) {
        event e = s.queue[--s.n];
        s.counts[e.what]++;
        if (e.what < 2) { e.what++; e.at += e.load[0]; schedule(&s, e); }
        cost += e.at * e.at * (e.who + 1);
    }
    return cost + s.counts[1];
}

//! tableau_saved_and_restored
typedef struct { int basis[2], turns; double t[3][4]; } tableau;
static void pivot(tableau *s, int r, int c) {
    double p = s->t[r][c];
    for (int j = 0; j < 4; j++) s->t[r][j] /= p;
    for (int i = 0; i < 3; i++) if (i != r) { double g = s->t[i][c]; for (int j = 0; j < 4; j++) s->t[i][j] -= g * s->t[r][j]; }
    s->basis[r] = c;
}
static void solve(tableau *s) {
    while (s->turns++ < 4) {
        int c = 0, r = 0;
        for (int j = 0; j < 3; j++) if (s->t[2][j] < s->t[2][c]) c = j;
        for (int i = 0; i < 2; i++) if (s->t[i][c] > s->t[r][c]) r = i;
        pivot(s, r, c);
    }
}
double f(const double *x, int n) {
    tableau s, kept; memset(&s, 0, sizeof s);
    for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) s.t[i][j] = x[(i + j) % n] + (i == j) - 0.3 * i * j;
    kept = s; solve(&s); s = kept; s.t[2][0] *= 2; solve(&s);
    double out = s.t[2][3];
    for (int i = 0; i < 2; i++) out += (s.basis[i] + 1) * s.t[i][3];
    return out;
}

//! table_that_grows_by_its_copy
enum { EMPTY, FULL, DEAD };
typedef struct { uint32_t room, count, key[32]; uint8_t state[32]; double value[32]; } table;
static uint32_t hash(uint32_t k) { k ^= k >> 16; k *= 0x7feb352dU; return k ^ k >> 15; }
static double *place(table *t, uint32_t key) {
    uint32_t i = hash(key) % t->room, first = 32;
    for (uint32_t probes = 0; probes < t->room; probes++, i = (i + 1) % t->room) {
        if (t->state[i] == EMPTY) break;
        if (t->state[i] == DEAD) { if (first == 32) first = i; continue; }
        if (t->key[i] == key) return &t->value[i];
    }
    if (first != 32) i = first;
    t->state[i] = FULL; t->key[i] = key; t->value[i] = 0; t->count++;
    return t->value + i;
}
static void grow(table *t) {
    table old = *t;
    memset(t, 0, sizeof *t);
    t->room = old.room * 2;
    for (uint32_t i = 0; i < old.room; i++) if (old.state[i] == FULL) *place(t, old.key[i]) = old.value[i];
}
double f(const double *x, int n) {
    table t = {.room = 4};
    uint32_t k = 12345;
    double out = 0;
    for (int i = 0; i < 40; i++) {
        k = k * 1664525u + 1013904223u;
        uint32_t key = (k >> 24) % 19;
        if (t.count * 4 >= t.room * 3 && t.room < 32) grow(&t);
        *place(&t, key) += x[i % n] * x[(i * 3 + 1) % n] / (1 + key);
        if (i % 7 == 5) { double *p = place(&t, key); t.state[p - t.value] = DEAD; t.count--; out += *p * *p; }
    }
    for (uint32_t i = 0; i < t.room; i++) if (t.state[i] == FULL) out += t.value[i] * t.value[i] * (t.key[i] + 1);
    return out;
}

//! tree_with_keys_in_rows
/* B-tree of minimum degree 2 in a static pool, memmove of keys and values */
#define T 2
struct node {
    int nkeys;
    short leaf;
    int key[2 * T - 1];
    double val[2 * T - 1];
    int kid[2 * T];
};
static struct node pool[64];
static int used, root;

static int fresh(int leaf)
{
    struct node *p = &pool[used];
    memset(p, 0, sizeof *p);
    p->leaf = leaf;
    return used++;
}
static void split(int parent, int i)
{
    struct node *p = pool + parent, *y = pool + p->kid[i];
    int zi = fresh(y->leaf);
    struct node *z = pool + zi;
    z->nkeys = T - 1;
    memcpy(z->key, y->key + T, (T - 1) * sizeof z->key[0]);
    memcpy(z->val, y->val + T, (T - 1) * sizeof z->val[0]);
    if (!y->leaf) memcpy(z->kid, y->kid + T, T * sizeof z->kid[0]);
    y->nkeys = T - 1;
    memmove(p->kid + i + 2, p->kid + i + 1, (p->nkeys - i) * sizeof p->kid[0]);
    memmove(p->key + i + 1, p->key + i, (p->nkeys - i) * sizeof p->key[0]);
    memmove(p->val + i + 1, p->val + i, (p->nkeys - i) * sizeof p->val[0]);
    p->kid[i + 1] = zi;
    p->key[i] = y->key[T - 1];
    p->val[i] = y->val[T - 1];
    p->nkeys++;
}
static void insert_nonfull(int at, int key, double val)
{
    struct node *p = pool + at;
    int i = 0;
    while (i < p->nkeys && p->key[i] < key) i++;
    if (i < p->nkeys && p->key[i] == key) { p->val[i] *= val; return; }
    if (p->leaf) {
        memmove(&p->key[i + 1], &p->key[i], (p->nkeys - i) * sizeof(int));
        memmove(&p->val[i + 1], &p->val[i], (p->nkeys - i) * sizeof(double));
        p->key[i] = key;
        p->val[i] = val;
        p->nkeys++;
        return;
    }
    if (pool[p->kid[i]].nkeys == 2 * T - 1) {
        split(at, i);
        if (key == p->key[i]) { p->val[i] += val; return; }
        if (key > p->key[i]) i++;
    }
    insert_nonfull(p->kid[i], key, val);
}
static void insert(int key, double val)
{
    if (pool[root].nkeys == 2 * T - 1) {
        int r = fresh(0);
        pool[r].kid[0] = root;
        root = r;
        split(r, 0);
    }
    insert_nonfull(root, key, val);
}
static double walk(int at, int depth, double acc)
{
    const struct node *p = &pool[at];
    for (int i = 0; i <= p->nkeys; i++) {
        if (!p->leaf) acc = walk(p->kid[i], depth + 1, acc);
        if (i < p->nkeys) acc = 0.9 * acc + sin(p->val[i]) * depth + 0.1 * acc * p->val[i];
    }
    return acc;
}
static double run(const double *x, int n)
{
    used = 0;
    root = fresh(1);
    for (int i = 0; i < 30; i++)
        insert((i * 37 + 11) % 23, x[i % n] + 0.1 * i * x[(i + 2) % n]);
    return walk(root, 1, 0.5);
}
NEAR(0.7, 1.9, 0.31, 2.4, 1.1, 0.55, 0.9, 1.3)

//! histogram_of_one_of_two
#define BINS 6
struct bin { unsigned count; double sum, sq; };
struct histogram { int nbins; unsigned short lookup[16]; struct bin bin[BINS]; double edges[BINS + 1]; };
struct ring { unsigned head, tail; char tag[8]; double item[8]; int stamp[8]; };
static int locate(const struct histogram *h, double v)
{
    int lo = 0, hi = h->nbins;
    while (hi - lo > 1) { int mid = (lo + hi) / 2; if (h->edges[mid] <= v) lo = mid; else hi = mid; }
    return lo;
}
static void record(struct histogram *h, double v)
{
    struct bin *b = &h->bin[locate(h, v)];
    b->count++;
    b->sum += v;
    b->sq += v * v;
}
static int ring_put(struct ring *r, char tag, double v, int stamp)
{
    if (r->head - r->tail == 8) return 0;
    unsigned i = r->head++ & 7;
    r->tag[i] = tag; r->item[i] = v; r->stamp[i] = stamp;
    return 1;
}
static double ring_get(struct ring *r, char *tag)
{
    unsigned i = r->tail++ & 7;
    *tag = r->tag[i];
    return r->item[i] * (1 + 0.01 * r->stamp[i]);
}
static double run(const double *x, int n)
{
    struct { struct ring in; struct histogram h[2]; } s;
    memset(&s, 0, sizeof s);
    for (int k = 0; k < 2; k++) {
        s.h[k].nbins = BINS;
        for (int i = 0; i <= BINS; i++) s.h[k].edges[i] = i * (0.81 + 0.3 * k);
    }
    int fed = 0;
    while (fed < 4 * n) {
        while (fed < 4 * n && ring_put(&s.in, "abc"[fed % 3], x[fed % n] * (1 + 0.3 * (fed / n)), fed)) fed++;
        for (int k = 0; k < 5 && s.in.head != s.in.tail; k++) {
            char t;
            double v = ring_get(&s.in, &t);
            record(&s.h[t == 'b'], v);
            if (t == 'c') record(s.h + 1, v * v);
        }
    }
    double out = 0;
    struct histogram merged = s.h[0];
    for (int i = 0; i < BINS; i++) {
        struct bin b = s.h[1].bin[i];
        merged.bin[i].count += b.count;
        merged.bin[i].sum += b.sum;
        merged.bin[i].sq += b.sq;
        if (merged.bin[i].count) {
            double m = merged.bin[i].sum / merged.bin[i].count;
            out += merged.bin[i].sq / merged.bin[i].count - m * m + m * i;
        }
    }
    return out;
}
NEAR(0.73, 1.91, 0.31, 2.43, 1.17, 0.55, 0.92, 1.34, 0.11)

//! side_of_a_tree
/* interval tree as treap-less BST in arrays with augmented maxima; deletion by swapping rows */
#define M 20
#define SWAP(T, a, b) do { T t_ = (a); (a) = (b); (b) = t_; } while (0)
typedef struct itree {
    int32_t left[M], right[M], size;
    double lo[M], hi[M], top[M];
    uint16_t label[M];
} itree;
static void fix(itree *t, int i)
{
    t->top[i] = t->hi[i];
    if (t->left[i] >= 0 && t->top[t->left[i]] > t->top[i]) t->top[i] = t->top[t->left[i]];
    if (t->right[i] >= 0 && t->top[t->right[i]] > t->top[i]) t->top[i] = t->top[t->right[i]];
}
static int insert(itree *t, int at, int node)
{
    if (at < 0) { fix(t, node); return node; }
    int32_t *side = t->lo[node] < t->lo[at] ? &t->left[at] : &t->right[at];
    *side = insert(t, *side, node);
    fix(t, at);
    return at;
}
static int make(itree *t, double lo, double hi, int label)
{
    int i = t->size++;
    t->left[i] = t->right[i] = -1;
    t->lo[i] = lo; t->hi[i] = hi; t->label[i] = (uint16_t)label;
    if (t->lo[i] > t->hi[i]) SWAP(double, t->lo[i], t->hi[i]);
    return i;
}
static double stab(const itree *t, int at, double q)
{
    if (at < 0 || t->top[at] < q) return 0;
    double s = stab(t, t->left[at], q);
    if (t->lo[at] <= q && q <= t->hi[at])
        s += (t->hi[at] - q) * (q - t->lo[at]) * (1 + t->label[at] % 3);
    if (q >= t->lo[at]) s += stab(t, t->right[at], q);
    return s;
}
static double run(const double *x, int n)
{
    static itree t;
    t.size = 0;
    int root = -1;
    for (int i = 0; i < M; i++) {
        double c = x[i % n] + 0.07 * i, w = 0.4 * x[(i + 3) % n];
        root = insert(&t, root, make(&t, c - w, c + (i & 1 ? w * w : -1.7 * w), i * 7));
    }
    double sum = 0;
    for (int q = 0; q < 9; q++) sum += stab(&t, root, 0.31 * q + 0.1 * x[q % n]) * (q + 1);
    return sum + t.top[root];
}
NEAR(0.73, 1.91, 0.31, 2.43, 1.17, 0.55, 0.92, 1.34)

//! factors_with_pivots
#define DIM 5
typedef struct lu {
    short piv[DIM];
    signed char sign;
    int ok;
    double a[DIM][DIM];
} lu_t;
static lu_t factor(const double m[DIM][DIM])
{
    lu_t f;
    f.sign = 1; f.ok = 1;
    for (int i = 0; i < DIM; i++) for (int j = 0; j < DIM; j++) f.a[i][j] = m[i][j];
    for (int k = 0; k < DIM; k++) {
        int p = k;
        for (int i = k + 1; i < DIM; i++) if (fabs(f.a[i][k]) > fabs(f.a[p][k])) p = i;
        f.piv[k] = p;
        if (p != k) {
            double tmp[DIM];
            __builtin_memcpy(tmp, f.a[p], sizeof tmp);
            __builtin_memcpy(f.a[p], f.a[k], sizeof tmp);
            __builtin_memcpy(f.a[k], tmp, sizeof tmp);
            f.sign = -f.sign;
        }
        if (f.a[k][k] == 0) { f.ok = 0; break; }
        for (int i = k + 1; i < DIM; i++) {
            double l = f.a[i][k] /= f.a[k][k];
            for (int j = k + 1; j < DIM; j++) f.a[i][j] -= l * f.a[k][j];
        }
    }
    return f;
}
static double det(lu_t f) { double d = f.sign; for (int i = 0; i < DIM; i++) d *= f.a[i][i]; return d; }
static void solve(const lu_t *f, double *b)
{
    for (int k = 0; k < DIM; k++) { double t = b[k]; b[k] = b[f->piv[k]]; b[f->piv[k]] = t; }
    /* the rows were swapped as a whole, so apply L afterwards */
    for (int i = 0; i < DIM; i++) for (int j = 0; j < i; j++) b[i] -= f->a[i][j] * b[j];
    for (int i = DIM; i-- > 0;) {
        for (int j = i + 1; j < DIM; j++) b[i] -= f->a[i][j] * b[j];
        b[i] /= f->a[i][i];
    }
}
static double run(const double *x, int n)
{
    double m[DIM][DIM], b[DIM];
    for (int i = 0; i < DIM; i++) {
        for (int j = 0; j < DIM; j++) m[i][j] = x[(i * 3 + j * j) % n] + sin(i * 2.0 + j) * x[(i + j) % n];
        b[i] = x[i] * x[i + 3];
    }
    lu_t *hist = malloc(2 * sizeof *hist);
    hist[0] = factor(m);
    m[2][2] += x[9];
    hist[1] = factor(m);
    lu_t t = hist[0]; hist[0] = hist[1]; hist[1] = t;
    if (!hist[0].ok) return 0;
    solve(&hist[0], b);
    solve(&hist[1], b);
    double s = log(fabs(det(hist[0]))) + log(fabs(det(hist[1])));
    for (int i = 0; i < DIM; i++) s += b[i] * b[i] * (i + 1);
    free(hist);
    return s;
}
NEAR(0.3, 1.2, 0.9, 1.4, 2.1, 0.7, 1.6, 3.1, 2.7, 4.2)

//! records_with_short_names
/* hand-written quicksort of rows (memcpy swaps), generic by size, comparator pointers; and libc's qsort */
typedef struct row { int id; char name[6]; short group; double key; double vals[3]; } row;
static int by_key(const void *a, const void *b)
{
    double x = ((const row *)a)->key, y = ((const row *)b)->key;
    return (x > y) - (x < y);
}
static int by_id(const void *a, const void *b)
{
    return ((const row *)a)->id - ((const row *)b)->id;
}
static void swap_rows(row *a, row *b)
{
    unsigned char tmp[sizeof(row)];
    if (a == b) return;
    memcpy(tmp, a, sizeof tmp);
    memcpy(a, b, sizeof tmp);
    memcpy(b, tmp, sizeof tmp);
}
static void quick(row *base, int n, int (*cmp)(const void *, const void *))
{
    if (n < 2) return;
    swap_rows(base, base + n / 2);
    int last = 0;
    for (int i = 1; i < n; i++)
        if (cmp(base + i, base) < 0) swap_rows(base + ++last, base + i);
    swap_rows(base, base + last);
    quick(base, last, cmp);
    quick(base + last + 1, n - last - 1, cmp);
}
static double run(const double *x, int n)
{
    int m = 2 * n;
    row *t = malloc(m * sizeof(row));
    for (int i = 0; i < m; i++) {
        t[i].id = (i * 7 + 3) % m;
        strcpy(t[i].name, i % 2 ? "odd" : "even");
        t[i].group = i / 3;
        t[i].key = x[i % n] * (1 + 0.1 * i) - 0.3 * x[(i + 1) % n];
        for (int k = 0; k < 3; k++) t[i].vals[k] = x[(i + k) % n] * (k + 1);
    }
    double s = 0;
    quick(t, m, by_key);
    for (int i = 0; i < m; i++) s += (i + 1) * t[i].key * t[i].vals[i % 3] + (strcmp(t[i].name, "odd") ? t[i].vals[1] : 0);
    quick(t, m, by_id);
    for (int i = 0; i < m; i++) { s += t[i].key * t[i].key * i; t[i].key = t[i].vals[2] - t[i].key; }
    qsort(t, m, sizeof *t, by_key);
    for (int i = 1; i < m; i++) s += (t[i].key - t[i - 1].key) * t[i].vals[0] * t[i].group;
    free(t);
    return s;
}
NEAR(0.3, 1.2, 0.9, 1.4, 2.1, 0.7, 1.6, 3.1, 2.7, 4.2)

//! quadtree_in_a_world
/* Barnes-Hut quad-tree in a pool with child indices */
typedef struct { int child[4]; short body; unsigned char depth; double mass, com[2]; double box[4]; } quad;
typedef struct { quad q[256]; int used; double pos[16][2]; double w[16]; int count; } world;
static world W;
static int new_quad(double x0, double y0, double size, int depth)
{
    quad *q = &W.q[W.used];
    *q = (quad){{-1, -1, -1, -1}, -1, (unsigned char)depth, 0, {0, 0}, {x0, y0, size, size}};
    return W.used++;
}
static int which(const quad *q, const double *p)
{
    return (p[0] > q->box[0] + q->box[2] / 2) + 2 * (p[1] > q->box[1] + q->box[3] / 2);
}
static void insert(int at, int b)
{
    quad *q = &W.q[at];
    double *p = W.pos[b];
    double m = q->mass + W.w[b];
    for (int k = 0; k < 2; k++) q->com[k] = (q->com[k] * q->mass + p[k] * W.w[b]) / m;
    int empty = q->mass == 0;
    q->mass = m;
    if (empty) { q->body = b; return; }
    int move[2] = {q->body, b};
    q->body = -1;
    for (int k = 0; k < 2; k++) {
        if (move[k] < 0) continue;
        int c = which(q, W.pos[move[k]]);
        if (q->child[c] < 0) {
            double h = q->box[2] / 2;
            q->child[c] = new_quad(q->box[0] + (c & 1) * h, q->box[1] + (c >> 1) * h, h, q->depth + 1);
        }
        insert(q->child[c], move[k]);
    }
}
static double force(int at, const double *p)
{
    const quad *q = &W.q[at];
    double d[2] = {q->com[0] - p[0], q->com[1] - p[1]};
    double r2 = d[0] * d[0] + d[1] * d[1] + 0.01;
    if (q->body >= 0 || q->box[2] * q->box[2] < 0.3 * r2) return q->mass / sqrt(r2);
    double f = 0;
    for (const int *c = q->child; c < q->child + 4; c++) if (*c >= 0) f += force(*c, p);
    return f;
}
static double run(const double *x, int n)
{
    memset(&W, 0, sizeof W);
    W.count = n;
    for (int i = 0; i < n; i++) {
        W.pos[i][0] = x[i];
        W.pos[i][1] = fmod(x[(i + 3) % n] * 1.7, 1.0);
        W.w[i] = 1 + x[(i + 1) % n];
    }
    int root = new_quad(0, 0, 1, 0);
    for (int i = 0; i < n; i++) insert(root, i);
    double s = 0;
    for (int i = 0; i < n; i++) s += force(root, W.pos[i]) * W.w[i];
    return s + W.q[root].com[0] * 10;
}
NEAR(0.13, 0.82, 0.39, 0.24, 0.71, 0.44, 0.77, 0.93, 0.52, 0.11)

//! filter_with_saved_states
/* Kalman filter with status flags, innovations ring, nested structs */
typedef enum { COLD = 1, TRACKING = 2, LOST = 4 } flags;
typedef struct { int dim; double m[2]; double P[2][2]; } gauss;
typedef struct {
    flags status;
    unsigned short steps, rejected;
    gauss est, saved[3];
    float lastz;
    struct { int at; double innov[5]; char ok[5]; } log;
    double q, r;
} kf;
static void predict(kf *f, double dt)
{
    double (*P)[2] = f->est.P;
    f->est.m[0] += dt * f->est.m[1];
    double p00 = P[0][0] + dt * (P[0][1] + P[1][0]) + dt * dt * P[1][1] + f->q;
    double p01 = P[0][1] + dt * P[1][1];
    P[0][0] = p00; P[0][1] = P[1][0] = p01; P[1][1] += f->q * 0.5;
}
static double update(kf *f, double z)
{
    gauss *g = &f->est;
    double y = z - g->m[0], S = g->P[0][0] + f->r;
    int i = f->log.at++ % 5;
    f->log.innov[i] = y;
    f->log.ok[i] = y * y < 9 * S;
    f->steps++;
    if (!f->log.ok[i]) { f->rejected++; f->status |= LOST; return 0; }
    f->status = (flags)((f->status & ~(COLD | LOST)) | TRACKING);
    double k0 = g->P[0][0] / S, k1 = g->P[1][0] / S;
    g->m[0] += k0 * y; g->m[1] += k1 * y;
    g->P[1][1] -= k1 * g->P[0][1];
    g->P[0][0] *= 1 - k0; g->P[0][1] *= 1 - k0; g->P[1][0] = g->P[0][1];
    return -0.5 * (log(S) + y * y / S);
}
static double run(const double *x, int n)
{
    kf f;
    memset(&f, 0, sizeof f);
    f.status = COLD;
    f.est = (gauss){2, {0, x[0]}, {{1 + x[1], 0}, {0, 1}}};
    f.q = 0.1 * x[2]; f.r = 0.2 + x[3];
    double ll = 0;
    for (int t = 0; t < 12; t++) {
        if (t % 4 == 0) f.saved[t / 4] = f.est;
        predict(&f, 0.5 + 0.1 * (t % 3));
        double z = t == 5 ? 40.0 : sin(0.5 * t) + x[t % n] * 0.5;
        ll += update(&f, z);
        if (f.status & LOST) { f.est = f.saved[t / 4]; f.est.P[0][0] *= 1 + x[4]; f.status &= ~LOST; }
    }
    for (int i = 0; i < 5; i++) ll += f.log.ok[i] ? f.log.innov[i] * f.log.innov[i] * (i + 1) : 0;
    for (int i = 0; i < 3; i++) ll += f.saved[i].m[1] * f.saved[i].P[0][1];
    return ll * f.steps - f.rejected;
}
NEAR(0.13, 0.82, 0.39, 0.24, 0.71, 0.44, 1.3, 0.9)

//! set_of_bits_beside_numbers
struct K { unsigned long taken[2]; double worth[8]; };
double f(const double *x, int n) {
    struct K k = {{0}, {0}};
    for (int i = 0; i < n; i++) { k.worth[i] = x[i] * x[i]; if (x[i] > 1) k.taken[i / 64] |= 1ul << (i % 64); }
    double s = 0;
    for (int i = 0; i < n; i++) if (k.taken[i / 64] >> (i % 64) & 1) s += k.worth[i] * __builtin_popcountl(k.taken[0]);
    return s;
}

//! walked_at_a_member
/* a pointer walks from struct to struct, at a member that is not the first */
struct s { int k[3]; double v[3]; int t[2]; };
NOINLINE static double walk(struct s *a, int n, int m)
{
    double r = 0;
    for (double *q = a[0].v; q < a[n].v; q = (double *)((char *)q + sizeof *a))
        for (int j = 0; j < m; j++) r += q[j] * ((int *)q)[-4 + j] + ((int *)q)[6 + j % 2];
    return r;
}
static double run(const double *x, int n)
{
    struct s a[5] = {0};
    for (int i = 0; i < n; i++) for (int j = 0; j < 3; j++) { a[i].k[j] = i * j + 1; a[i].v[j] = x[(i + j) % n] * x[i]; a[i].t[j % 2] = j; }
    return walk(a, n, n > 2 ? 3 : 2);
}
NEAR(0.7, 1.9, 0.31, 1.2)

//! row_left_before_its_array refused
/* the struct that is chosen lies outside the array: tags of a ring are bits of numbers of another member */
struct bin { int count[2]; double sum; };
struct all { double ring[6]; struct bin bin[4]; int end; };
NOINLINE static void put(struct all *a, int i, int j, const int *half) { a->bin[i].count[j] = *half; }
static double run(const double *x, int n)
{
    struct all a = {0};
    for (int i = 0; i < n; i++) { a.ring[i] = x[i] * x[i]; a.bin[i].sum = x[i]; a.bin[i].count[0] = i; }
    double parked = x[0] * x[1];
    int half[2]; memcpy(half, &parked, 8);
    put(&a, -1 - (n > 9), 0, half); put(&a, -1 - (n > 9), 1, half + 1);   /* ring[4] */
    double s = 0;
    for (int i = 0; i < 6; i++) s += a.ring[i] * (i + 1);
    for (int i = 0; i < n; i++) s += a.bin[i].sum * a.bin[i].count[0];
    return s;
}
NEAR(0.7, 1.9, 0.31, 1.2)

//! one_layout_walked_into_another either
/* an index walks from structs of one layout into those of another */
struct p { int k; double d; float f; }; struct q { double e; int k; float f; double pad; };
struct all { struct p a[3]; struct q b[3]; };
NOINLINE static void take(struct p *to, struct all *s, int i) { *to = s->a[i]; }
static double run(const double *x, int n)
{
    struct all s = {0}; double r = 0;
    for (int i = 0; i < 3; i++) { s.a[i].k = i; s.a[i].d = x[i] * x[3]; s.a[i].f = i; s.b[i].e = x[i] * x[i]; s.b[i].k = i; s.b[i].f = 2; }
    for (int i = 0; i < 6; i++) { struct p t; take(&t, &s, i); double e; memcpy(&e, &t, 8); r += i < 3 ? t.d * (t.k + 1) : e * i; }
    return r;
}
NEAR(0.7, 1.9, 0.31, 1.2)
