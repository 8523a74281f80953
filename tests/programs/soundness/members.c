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
