#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

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
