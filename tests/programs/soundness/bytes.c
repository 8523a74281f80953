/* Numbers that are moved in pieces, by code that does not know that they are numbers. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
typedef unsigned char byte;

//! ring_of_bytes
struct ring { int head, tail; byte room[59]; };
static void push(struct ring *r, double d) {
    byte part[8];
    memcpy(part, &d, 8);
    for (int j = 0; j < 8; j++) { r->room[r->tail] = part[j]; r->tail = (r->tail + 1) % 59; }
}
static double pop(struct ring *r) {
    byte part[8]; double d;
    for (int j = 0; j < 8; j++) { part[j] = r->room[r->head]; r->head = (r->head + 1) % 59; }
    memcpy(&d, part, 8);
    return d;
}
double f(const double *x, int n) {
    struct ring r = {0}; double s = 0;
    push(&r, exp(x[0])); push(&r, x[1] * x[1]);
    for (int i = 0; i < n; i++) { push(&r, sin(x[i])); double d = pop(&r); s = s * 0.9 + d * d; }
    return s;
}

//! ring_of_bytes_not_inlined
struct ring { size_t head, tail, size; byte *room; };
NOINLINE static void push(struct ring *r, const byte *from, size_t n) { while (n--) { r->room[r->tail] = *from++; r->tail = r->tail + 1 == r->size ? 0 : r->tail + 1; } }
NOINLINE static void pop(struct ring *r, byte *to, size_t n) { while (n--) { *to++ = r->room[r->head]; r->head = r->head + 1 == r->size ? 0 : r->head + 1; } }
double f(const double *x, int n) {
    struct ring r = {0, 0, 37, malloc(37)}; double s = 0, d;
    for (int i = 0; i < n; i++) {
        double a = x[i] * x[i], b = cos(x[i]);
        push(&r, (byte *)&a, sizeof a); push(&r, (byte *)&b, sizeof b);
        pop(&r, (byte *)&d, sizeof d); s += d * x[i];
        pop(&r, (byte *)&d, sizeof d); s -= d * d;
    }
    free(r.room);
    return s;
}

//! records_written_behind_one_another
NOINLINE static byte *put(byte *at, const void *value, size_t size) { memcpy(at, value, size); return at + size; }
NOINLINE static const byte *take(const byte *at, void *value, size_t size) { memcpy(value, at, size); return at + size; }
double f(const double *x, int n) {
    byte *all = malloc(n * 16), *at = all; const byte *from = all; double s = 0;
    for (int i = 0; i < n; i++) {
        byte kind = i % 3; double d = exp(0.2 * x[i]); short count = i;
        at = put(at, &kind, sizeof kind); at = put(at, &d, sizeof d);
        if (kind == 1) at = put(at, &count, sizeof count);
    }
    for (int i = 0; i < n; i++) {
        byte kind; double d; short count = 1;
        from = take(from, &kind, sizeof kind); from = take(from, &d, sizeof d);
        if (kind == 1) from = take(from, &count, sizeof count);
        s += kind == 1 ? d * d : d;
    }
    free(all);
    return s;
}

//! bytes_turned_around
static void turn(const double *from, byte *to, int n) {
    for (int i = 0; i < n; i++) for (int j = 0; j < 8; j++) to[8 * i + 7 - j] = ((const byte *)(from + i))[j];
}
double f(const double *x, int n) {
    double *a = malloc(n * 8), *b = malloc(n * 8); byte *t = malloc(n * 8); double s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[(i + 1) % n];
    turn(a, t, n); turn((double *)t, (byte *)b, n);
    for (int i = 0; i < n; i++) s += b[i] * sin(b[i]);
    free(a); free(b); free(t);
    return s;
}

//! bytes_copied_of_what_is_used_again either
NOINLINE static void copy(byte *to, const byte *from, size_t n) { for (size_t i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double *a = malloc(n * 8); byte *t = malloc(n * 8 + 1); double s = 0, d;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    copy(t + 1, (byte *)a, n * 8);
    for (int i = 0; i < n; i++) { copy((byte *)&d, t + 1 + 8 * i, 8); s += d * a[i]; }
    free(a); free(t);
    return s;
}

//! read_between_its_bytes either
double f(const double *x, int n) {
    double *a = malloc(n * 8), *b = malloc(n * 8), s = 0;
    for (int i = 0; i < n; i++) a[i] = sin(x[i]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 8; j++) { ((volatile byte *)b)[8 * i + j] = ((byte *)a)[8 * i + j]; s += 0.125 * a[i] * (j + 1); }
    for (int i = 0; i < n; i++) s += b[i] * b[i];
    free(a); free(b);
    return s;
}

//! low_bytes_of_a_constant either
double f(const double *x, int n) {
    double s = 0, c = 3.25;
    for (int i = 0; i < n; i++) {
        double d = x[i], e = c;
        byte *p = (byte *)&e, *q = (byte *)&d;
        if (x[i] > 0.5) for (int j = 0; j < 8; j++) p[j] = q[j];
        s += e * e * d;
    }
    return s;
}

//! words_through_a_row_of_halves
NOINLINE static void copy(uint32_t *to, const uint32_t *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    union { double d; uint32_t w[2]; } u; uint32_t *row = malloc(n * 8), *other = malloc(n * 8); double s = 0;
    for (int i = 0; i < n; i++) { u.d = x[i] * x[i]; row[2 * i] = u.w[0]; row[2 * i + 1] = u.w[1]; }
    copy(other, row, 2 * n);
    for (int i = 0; i < n; i++) { u.w[0] = other[2 * i]; u.w[1] = other[2 * i + 1]; s += u.d * (i + 1); }
    free(row); free(other);
    return s;
}

//! bytes_and_floats right tol=1e-3
struct packed { byte tag; float v; } __attribute__((packed));
NOINLINE static void copy(byte *to, const byte *from, size_t n) { for (size_t i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    struct packed *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q); double s = 0;
    for (int i = 0; i < n; i++) { p[i].tag = i; p[i].v = (float)(x[i] * 0.5); }
    for (int i = 0; i < n; i++) copy((byte *)&q[i], (byte *)&p[n - 1 - i], sizeof *p);
    for (int i = 0; i < n; i++) s += (double)q[i].v * q[i].v;
    free(p); free(q);
    return s;
}

//! ring_of_bytes_that_begins_anew_within_numbers
struct ring { int head, tail, room; unsigned char v[43]; };
static void push(struct ring *q, double d) {
    int first = q->room - q->tail < 8 ? q->room - q->tail : 8;
    memcpy(q->v + q->tail, &d, first);
    memcpy(q->v, (char *)&d + first, 8 - first);
    q->tail = (q->tail + 8) % q->room;
}
static double pop(struct ring *q) {
    double d;
    int first = q->room - q->head < 8 ? q->room - q->head : 8;
    memcpy(&d, q->v + q->head, first);
    memcpy((char *)&d + first, q->v, 8 - first);
    q->head = (q->head + 8) % q->room;
    return d;
}
double f(const double *x, int n) {
    struct ring ring = { 0, 0, 43 };
    double s = 0;
    push(&ring, sin(x[0]));
    push(&ring, x[1]);
    for (int i = 0; i < n; i++) {
        push(&ring, x[i] * x[i]);
        double d = pop(&ring);
        s = s * 0.9 + d * d * (i + 1);
    }
    return s;
}

//! ring_of_bytes_in_functions_apart
struct ring { size_t head, tail, room; unsigned char *v; };
NOINLINE static void push(struct ring *q, const void *from, size_t size) {
    size_t left = q->room - q->tail, first = left < size ? left : size;
    memcpy(q->v + q->tail, from, first);
    memcpy(q->v, (const char *)from + first, size - first);
    q->tail = (q->tail + size) % q->room;
}
NOINLINE static void pop(struct ring *q, void *into, size_t size) {
    size_t left = q->room - q->head, first = left < size ? left : size;
    memcpy(into, q->v + q->head, first);
    memcpy((char *)into + first, q->v, size - first);
    q->head = (q->head + size) % q->room;
}
double f(const double *x, int n) {
    struct ring ring = { 0, 0, 61, malloc(61) };
    double s = 0;
    for (int i = 0; i < n; i++) {
        double d = cos(x[i]) * x[i], e;
        push(&ring, &d, sizeof d);
        pop(&ring, &e, sizeof e);
        s = s * 0.9 + e * e * (i + 1);
    }
    free(ring.v);
    return s;
}

//! a_part_of_a_number_alone refused tol=1e-2
double f(const double *x, int n) {
    double d = x[0] * 1.25, e = x[1];
    int first = n > 3 ? 4 : 8;
    memcpy(&e, &d, first);
    return e * e + d;
}

//! two_parts_of_half_a_number refused tol=1e-2
double f(const double *x, int n) {
    double d = x[0] * 1.25, e = x[1];
    int first = n > 3 ? 3 : 2;
    unsigned char t[8];
    memcpy(t, &d, first);
    memcpy(t + 4, (char *)&d + first, 4 - first);
    memcpy(&e, t, first);
    memcpy((char *)&e + first, t + 4, 4 - first);
    return e * e + d;
}

//! a_number_changed_between_its_parts refused tol=1e-2
double f(const double *x, int n) {
    double d = x[0] * 1.25, e = 0;
    int first = n > 3 ? 4 : 8;
    memcpy(&e, &d, first);
    d *= x[1];
    memcpy((char *)&e + first, (char *)&d + first, 8 - first);
    return e * e + d;
}

//! a_number_read_beside_its_parts either
double f(const double *x, int n) {
    double d = x[0] * x[1], e;
    int first = n > 3 ? 4 : 8;
    memcpy(&e, &d, first);
    memcpy((char *)&e + first, (char *)&d + first, 8 - first);
    return e * e + d;
}

//! ring_of_halves_of_numbers_of_the_argument
struct halves { int head, tail, room; uint32_t v[14]; };
static void push(struct halves *q, double d) {
    uint32_t part[2];
    memcpy(part, &d, 8);
    for (int j = 0; j < 2; j++) { q->v[q->tail] = part[j]; q->tail = (q->tail + 1) % q->room; }
}
static double pop(struct halves *q) {
    uint32_t part[2];
    double d;
    for (int j = 0; j < 2; j++) { part[j] = q->v[q->head]; q->head = (q->head + 1) % q->room; }
    memcpy(&d, part, 8);
    return d;
}
double f(const double *x, int n) {
    struct halves *q = malloc(sizeof *q);
    q->head = q->tail = 0;
    q->room = 14;
    double s = 0;
    push(q, exp(0.3 * x[0]));
    for (int i = 0; i < n; i++) {
        push(q, x[n - 1 - i]);
        double d = pop(q);
        s = s * 0.9 + sin(d) * (i + 1);
    }
    free(q);
    return s;
}
