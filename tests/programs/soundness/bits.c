#include <math.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
typedef uint16_t __attribute__((may_alias)) half;
typedef uint32_t __attribute__((may_alias)) word;
typedef uint64_t __attribute__((may_alias)) longword;

static double weigh(const double *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s = s * 0.8 + v[i] * v[i] * (i + 1);
    return s;
}
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }

//! copy_by_bytes
NOINLINE static void copy(void *to, const void *from, size_t n) {
    unsigned char *t = to; const unsigned char *s = from;
    while (n--) *t++ = *s++;
}
double f(const double *x, int n) {
    double v[16];
    copy(v, x, n * sizeof *v);
    return weigh(v, n);
}

//! copy_by_bytes_volatile either
double f(const double *x, int n) {
    double v[16];
    volatile unsigned char *t = (volatile unsigned char *)v; const unsigned char *s = (const unsigned char *)x;
    for (size_t i = 0; i < n * sizeof *v; i++) t[i] = s[i];
    return weigh(v, n);
}

//! copy_by_halves
NOINLINE static void copy(half *to, const half *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16];
    copy((half *)v, (const half *)x, 4 * n);
    return weigh(v, n);
}

//! copy_by_words
NOINLINE static void copy(word *to, const word *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16], w[16];
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    copy((word *)v, (const word *)w, 2 * n);
    return weigh(v, n);
}

//! copy_by_long_words
NOINLINE static void copy(longword *to, const longword *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16], w[16];
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    copy((longword *)v, (const longword *)w, n);
    return weigh(v, n);
}

//! copy_by_vectors
typedef long long v2 __attribute__((vector_size(16), aligned(8), may_alias));
NOINLINE static void copy(v2 *to, const v2 *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16], w[16];
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    copy((v2 *)v, (const v2 *)w, n / 2);
    return weigh(v, n);
}

//! copy_by_structs_of_ints loose
struct quad { int a, b, c, d; };
NOINLINE static void copy(struct quad *to, const struct quad *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16], w[16];
    for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
    copy((struct quad *)v, (const struct quad *)w, n / 2);
    return weigh(v, n);
}

//! copy_by_members loose
struct two { int a, b; };
NOINLINE static void copy(struct two *to, const struct two *from, int n) {
    for (int i = 0; i < n; i++) { to[i].a = from[i].a; to[i].b = from[i].b; }
}
double f(const double *x, int n) {
    double v[16];
    copy((struct two *)v, (const struct two *)x, n);
    return weigh(v, n);
}

//! swap_by_bytes
NOINLINE static void swap(char *a, char *b, size_t n) { while (n--) { char t = *a; *a++ = *b; *b++ = t; } }
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n / 2; i++) swap((char *)(v + i), (char *)(v + n - 1 - i), sizeof *v);
    return weigh(v, n);
}

//! swap_by_words
NOINLINE static void swap(void *a, void *b, size_t n) {
    word *p = a, *q = b;
    for (size_t i = 0; i < n / 4; i++) { word t = p[i]; p[i] = q[i]; q[i] = t; }
}
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    swap(v, v + 4, 3 * sizeof *v);
    return weigh(v, n);
}

//! swap_by_xor either
NOINLINE static void swap(longword *a, longword *b) { *a ^= *b; *b ^= *a; *a ^= *b; }
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    swap((longword *)v, (longword *)(v + 3));
    return weigh(v, n);
}

//! byte_ring either
struct ring { unsigned char data[64]; unsigned head, tail; };
NOINLINE static void put(struct ring *r, const void *p, unsigned n) { const unsigned char *c = p; while (n--) r->data[r->head++ % 64] = *c++; }
NOINLINE static void get(struct ring *r, void *p, unsigned n) { unsigned char *c = p; while (n--) *c++ = r->data[r->tail++ % 64]; }
double f(const double *x, int n) {
    struct ring r = {{0}, 0, 0}; double s = 0;
    for (int i = 0; i < n; i++) {
        double d = x[i] * x[i];
        put(&r, &d, sizeof d);
        if (i > 2) { double e; get(&r, &e, sizeof e); s += e * (i + 1); }
    }
    return s;
}

//! ring_of_records
struct ring { unsigned char data[256]; unsigned head, tail; };
struct msg { int id; double v; };
double f(const double *x, int n) {
    struct ring r; r.head = r.tail = 0; double s = 0;
    for (int i = 0; i < n; i++) {
        struct msg m = {i, x[i] * x[i]};
        memcpy(r.data + r.head, &m, sizeof m); r.head = (r.head + sizeof m) % 256;
    }
    for (int i = 0; i < n; i++) { struct msg m; memcpy(&m, r.data + r.tail, sizeof m); r.tail += sizeof m; s += m.v * (m.id + 1); }
    return s;
}

//! pointers_copied_by_bytes either
NOINLINE static void copy(void *to, const void *from, size_t n) { char *t = to; const char *s = from; while (n--) *t++ = *s++; }
double f(const double *x, int n) {
    double v[16], *p[16], *q[16];
    for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; p[i] = v + i; }
    copy(q, p, n * sizeof *p);
    double s = 0;
    for (int i = 0; i < n; i++) s += *q[i] * *p[n - 1 - i] * (i + 1);
    return s;
}

//! pointers_copied_by_longs loose
NOINLINE static void copy(uintptr_t *to, const uintptr_t *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) {
    double v[16], *p[16], *q[16];
    for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; p[i] = v + i; }
    copy((uintptr_t *)q, (const uintptr_t *)p, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += *q[i] * *p[n - 1 - i] * (i + 1);
    return s;
}

//! parked_whole
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = bits(x[i] * x[i]);
    for (int i = 0; i < n; i++) s += number(m[n - 1 - i]) * (i + 1);
    return s;
}

//! parked_in_noinline
NOINLINE static void park(uint64_t *m, const double *x, int n) { for (int i = 0; i < n; i++) m[i] = bits(x[i] * x[i]); }
NOINLINE static double fetch(const uint64_t *m, int i) { return number(m[i]); }
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    park(m, x, n);
    for (int i = 0; i < n; i++) s += fetch(m, i) * (i + 1);
    return s;
}

//! parked_xor_key either
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = bits(x[i] * x[i]) ^ 0x5bd1e995a5a5a5a5u;
    for (int i = 0; i < n; i++) s += number(m[n - 1 - i] ^ 0x5bd1e995a5a5a5a5u) * (i + 1);
    return s;
}

//! parked_xor_key_noinline either
NOINLINE static void code(longword *m, int n, longword key) { for (int i = 0; i < n; i++) m[i] ^= key + i; }
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    code((longword *)v, n, 0x123456789abcdefu);
    code((longword *)v, n, 0x123456789abcdefu);
    return weigh(v, n);
}

//! tag_in_low_bit either
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = (bits(x[i] * x[i]) & ~(uint64_t)1) | (i & 1);
    for (int i = 0; i < n; i++) s += number(m[i] & ~(uint64_t)1) * (m[i] & 1 ? 3 : 1);
    return s;
}

//! nan_boxed either
#define BOX 0xfff8000000000000u
static double unboxed(uint64_t u) { return u >= BOX ? (double)(int32_t)u : number(u); }
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = i % 3 ? bits(x[i] * x[i]) : BOX | (uint32_t)i;
    for (int i = 0; i < n; i++) s += unboxed(m[i]) * x[i];
    return s;
}

//! nan_boxed_add_offset either
static double unboxed(uint64_t u) { return u < 0x10000 ? (double)u : number(u - 0x10000); }
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = i % 3 ? bits(x[i] * x[i]) + 0x10000 : (uint64_t)i;
    for (int i = 0; i < n; i++) s += unboxed(m[i]) * x[i];
    return s;
}

//! big_endian either
NOINLINE static void store(unsigned char *p, double d) { uint64_t u = bits(d); for (int i = 0; i < 8; i++) p[i] = u >> (56 - 8 * i); }
NOINLINE static double load(const unsigned char *p) { uint64_t u = 0; for (int i = 0; i < 8; i++) u = u << 8 | p[i]; return number(u); }
double f(const double *x, int n) {
    unsigned char b[128]; double s = 0;
    for (int i = 0; i < n; i++) store(b + 8 * i, x[i] * x[i]);
    for (int i = 0; i < n; i++) s += load(b + 8 * i) * (i + 1);
    return s;
}

//! bswap_twice either
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = __builtin_bswap64(bits(x[i] * x[i]));
    for (int i = 0; i < n; i++) s += number(__builtin_bswap64(m[i])) * (i + 1);
    return s;
}

//! halves_apart either
double f(const double *x, int n) {
    uint32_t lo[16], hi[16]; double s = 0;
    for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); lo[i] = (uint32_t)u; hi[i] = u >> 32; }
    for (int i = 0; i < n; i++) s += number((uint64_t)hi[i] << 32 | lo[i]) * (i + 1);
    return s;
}

//! deltas either
double f(const double *x, int n) {
    uint64_t d[16], last = 0; double s = 0;
    for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); d[i] = u - last; last = u; }
    last = 0;
    for (int i = 0; i < n; i++) { last += d[i]; s += number(last) * (i + 1); }
    return s;
}

//! atomics_hold_numbers
static _Atomic uint64_t cell;
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        atomic_store(&cell, bits(x[i] * x[i]));
        s += number(atomic_load(&cell)) * (i + 1);
    }
    return s;
}

//! atomic_add_by_cas
static void add(_Atomic uint64_t *p, double d) {
    uint64_t old = atomic_load(p);
    while (!atomic_compare_exchange_weak(p, &old, bits(number(old) + d))) {}
}
double f(const double *x, int n) {
    _Atomic uint64_t sum = 0;
    for (int i = 0; i < n; i++) add(&sum, x[i] * x[i] * (i + 1));
    return number(atomic_load(&sum));
}

//! atomic_sums_and_words_exchanged
double f(const double *x, int n) {
    _Atomic double total = 0;
    _Atomic uint64_t last = bits(1.0);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double was = total;
        total += x[i] * x[i];
        uint64_t old = atomic_exchange(&last, bits(x[i]));
        s += number(old) * (was + 1);
    }
    return s + total;
}

//! nodes_pushed_by_attempts
struct node { double v; struct node *next; };
double f(const double *x, int n) {
    struct node pool[64];
    _Atomic(struct node *) head = 0;
    for (int i = 0; i < n && i < 64; i++) {
        pool[i].v = x[i];
        pool[i].next = atomic_load(&head);
        while (!atomic_compare_exchange_weak(&head, &pool[i].next, &pool[i])) {}
    }
    double s = 0;
    for (struct node *l = atomic_exchange(&head, 0); l; l = l->next) s = s * 0.5 + l->v * l->v;
    return s;
}

//! rotated_words either
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); m[i] = u << 13 | u >> 51; }
    for (int i = 0; i < n; i++) s += number(m[i] >> 13 | m[i] << 51) * (i + 1);
    return s;
}

//! keys_sorted_and_read_back either
static int by_key(const void *a, const void *b) { uint64_t p = *(const uint64_t *)a, q = *(const uint64_t *)b; return (p > q) - (p < q); }
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = bits(x[i] * x[i]);
    qsort(m, n, sizeof *m, by_key);
    for (int i = 0; i < n; i++) s += number(m[i]) * (i + 1);
    return s;
}

//! keys_sorted_by_hand either
double f(const double *x, int n) {
    int64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = (int64_t)bits(x[i] * x[i]);
    for (int i = 1; i < n; i++) { int64_t t = m[i]; int j = i; for (; j > 0 && m[j - 1] > t; j--) m[j] = m[j - 1]; m[j] = t; }
    for (int i = 0; i < n; i++) s += number((uint64_t)m[i]) * (i + 1);
    return s;
}

//! keys_flipped_and_sorted either
static uint64_t key(double d) { uint64_t u = bits(d); return u >> 63 ? ~u : u | (uint64_t)1 << 63; }
static double unkey(uint64_t u) { return number(u >> 63 ? u & ~((uint64_t)1 << 63) : ~u); }
double f(const double *x, int n) {
    uint64_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = key(x[i] - 1);
    for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n; j++) if (m[j] > m[j + 1]) { uint64_t t = m[j]; m[j] = m[j + 1]; m[j + 1] = t; }
    for (int i = 0; i < n; i++) s += unkey(m[i]) * (i + 1) * unkey(m[i]);
    return s;
}

//! radix_sorted either
double f(const double *x, int n) {
    uint64_t a[16], b[16]; double s = 0;
    for (int i = 0; i < n; i++) a[i] = bits(x[i] * x[i]);
    for (int shift = 0; shift < 64; shift += 8) {
        int count[257] = {0};
        for (int i = 0; i < n; i++) count[(a[i] >> shift & 255) + 1]++;
        for (int k = 0; k < 256; k++) count[k + 1] += count[k];
        for (int i = 0; i < n; i++) b[count[a[i] >> shift & 255]++] = a[i];
        memcpy(a, b, sizeof a);
    }
    for (int i = 0; i < n; i++) s += number(a[i]) * (i + 1);
    return s;
}

//! lowest_bit_set either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += number(bits(x[i] * x[i]) | 1) * (i + 1);
    return s;
}

//! fraction_truncated either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double d = x[i] * x[i], h = number(bits(d) & 0xfffffffff8000000u); s += h * (d - h) + d * h; }
    return s;
}

//! union_of_number_and_word
union both { double d; uint64_t u; };
NOINLINE static union both boxed(double d) { union both b; b.d = d; return b; }
double f(const double *x, int n) {
    union both v[16]; double s = 0;
    for (int i = 0; i < n; i++) v[i] = boxed(x[i] * x[i]);
    for (int i = 0; i < n; i++) { union both t; t.u = v[(i * 3) % n].u; s += t.d * (i + 1); }
    return s;
}

//! sign_by_union
union both { double d; uint64_t u; };
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { union both b; b.d = x[i] - 1; b.u &= 0x7fffffffffffffffu; s += b.d * (i + 1) * x[i]; }
    return s;
}

//! memo_keyed_by_bits
struct entry { uint64_t key; double value; int used; };
static double costly(double t) { return exp(-t) * t; }
static double memo(struct entry *table, double t) {
    uint64_t k = bits(t);
    for (unsigned h = (k * 0x9e3779b97f4a7c15u) >> 60;; h = (h + 1) & 15) {
        if (!table[h].used) { table[h].used = 1; table[h].key = k; table[h].value = costly(t); }
        if (table[h].key == k) return table[h].value;
    }
}
double f(const double *x, int n) {
    struct entry table[16]; memset(table, 0, sizeof table); double s = 0;
    for (int i = 0; i < n; i++) s += memo(table, x[i % 5]) * (i + 1);
    return s;
}

//! map_valued_by_bits either
struct entry { int key; uint64_t value; };
NOINLINE static void put(struct entry *t, int k, uint64_t v) { unsigned h = k * 7 % 16; while (t[h].key) h = (h + 1) % 16; t[h].key = k; t[h].value = v; }
NOINLINE static uint64_t get(const struct entry *t, int k) { unsigned h = k * 7 % 16; while (t[h].key != k) h = (h + 1) % 16; return t[h].value; }
double f(const double *x, int n) {
    struct entry t[16] = {{0}}; double s = 0;
    for (int i = 0; i < n; i++) put(t, i + 1, bits(x[i] * x[i]));
    for (int i = 0; i < n; i++) s += number(get(t, i + 1)) * (i + 1);
    return s;
}

//! xor_list either
struct node { double v; uintptr_t link; };
double f(const double *x, int n) {
    struct node m[16];
    for (int i = 0; i < n; i++) { m[i].v = x[i] * x[i]; m[i].link = (i ? (uintptr_t)&m[i - 1] : 0) ^ (i + 1 < n ? (uintptr_t)&m[i + 1] : 0); }
    uintptr_t before = 0; struct node *p = m; double s = 0;
    for (int i = 1; p; i++) { uintptr_t next = p->link ^ before; s += p->v * i; before = (uintptr_t)p; p = (struct node *)next; }
    return s;
}

//! tagged_pointers either
double f(const double *x, int n) {
    double v[16] __attribute__((aligned(16))); uintptr_t p[16]; double s = 0;
    for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; p[i] = (uintptr_t)&v[i] | (i & 1); }
    for (int i = 0; i < n; i++) s += *(double *)(p[i] & ~(uintptr_t)1) * (p[i] & 1 ? 2 : 5);
    return s;
}

//! varint_bytes either
double f(const double *x, int n) {
    unsigned char b[200]; int at = 0; double s = 0;
    for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); do { b[at++] = (u & 127) | (u > 127 ? 128 : 0); u >>= 7; } while (u); }
    at = 0;
    for (int i = 0; i < n; i++) { uint64_t u = 0; int k = 0; do u |= (uint64_t)(b[at] & 127) << k, k += 7; while (b[at++] & 128); s += number(u) * (i + 1); }
    return s;
}

//! checksum_only
double f(const double *x, int n) {
    const unsigned char *b = (const unsigned char *)x; unsigned h = 2166136261u; double s = 0;
    for (size_t i = 0; i < n * sizeof *x; i++) h = (h ^ b[i]) * 16777619u;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    return h == 12345 ? s + 1 : s;
}

//! checksum_noinline
NOINLINE static unsigned hash(const void *p, size_t n) { const unsigned char *b = p; unsigned h = 5381; while (n--) h = h * 33 + *b++; return h; }
static unsigned last;
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    last = hash(v, n * sizeof *v);
    return weigh(v, n);
}

//! bits_compared_only
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += bits(x[i]) > bits(1.0) ? x[i] * x[i] : 3 * x[i];
    return s;
}

//! equal_by_memcmp
double f(const double *x, int n) {
    double v[16], s = 0; memcpy(v, x, n * sizeof *v); v[2] = 7;
    for (int i = 0; i < n; i++) s += memcmp(v + i, x + i, 8) == 0 ? v[i] * x[i] : v[i] * 2 + x[i] * x[i] * x[i];
    return s;
}

//! exponent_extracted
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { int e = (int)(bits(x[i]) >> 52 & 2047) - 1023; s += x[i] * x[i] * (e + 3); }
    return s;
}

//! own_frexp either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        uint64_t u = bits(x[i] * x[i]); int e = (int)(u >> 52 & 2047) - 1022;
        double m = number((u & 0x800fffffffffffffu) | (uint64_t)1022 << 52);
        s += (log(m) + e * 0.6931471805599453) * (i + 1) * m;
    }
    return s;
}

//! frexp_itself
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { int e; double m = frexp(x[i] * x[i] + 0.05, &e); s += log(m) + m * e * (i + 1); }
    return s;
}

//! exponent_added either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += number(bits(x[i] * x[i]) + ((uint64_t)(i + 1) << 52)) * x[i];
    return s;
}

//! inverse_root_guess either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double d = x[i] * x[i] + 1, y = number(0x5fe6eb50c7b537a9u - (bits(d) >> 1));
        for (int k = 0; k < 6; k++) y = y * (1.5 - 0.5 * d * y * y);
        s += y * (i + 1);
    }
    return s;
}

//! signs_by_words loose
NOINLINE static void negate(uint64_t *p, int n) { for (int i = 0; i < n; i++) p[i] ^= (uint64_t)1 << 63; }
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i] * x[i];
    negate((uint64_t *)v, 3);
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! bits_returned
NOINLINE static uint64_t squared(double d) { return bits(d * d); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += number(squared(x[i])) * (i + 1);
    return s;
}

//! bits_in_struct_by_value
struct box { uint64_t word; int kind; };
NOINLINE static struct box make(double d, int k) { struct box b = {bits(d * d), k}; return b; }
NOINLINE static double open(struct box b) { return number(b.word) * b.kind; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += open(make(x[i], i + 1));
    return s;
}

//! float_bits tol=1e-3
static uint32_t fbits(float d) { uint32_t u; memcpy(&u, &d, 4); return u; }
static float fnumber(uint32_t u) { float d; memcpy(&d, &u, 4); return d; }
double f(const double *x, int n) {
    uint32_t m[16]; double s = 0;
    for (int i = 0; i < n; i++) m[i] = fbits((float)(x[i] * x[i]));
    for (int i = 0; i < n; i++) s += fnumber(m[n - 1 - i]) * (i + 1);
    return s;
}

//! float_pairs_packed either tol=1e-3
static uint32_t fbits(float d) { uint32_t u; memcpy(&u, &d, 4); return u; }
static float fnumber(uint32_t u) { float d; memcpy(&d, &u, 4); return d; }
double f(const double *x, int n) {
    uint64_t m[8]; double s = 0;
    for (int i = 0; i < n; i += 2) m[i / 2] = (uint64_t)fbits((float)(x[i] * x[i])) << 32 | fbits((float)x[i + 1]);
    for (int i = 0; i < n; i += 2) s += fnumber((uint32_t)(m[i / 2] >> 32)) * fnumber((uint32_t)m[i / 2]) * (i + 1);
    return s;
}

//! select_by_mask either
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        uint64_t mask = -(uint64_t)(x[i] > 1);
        s += number((bits(x[i] * x[i]) & mask) | (bits(3 * x[i]) & ~mask)) * (i + 1);
    }
    return s;
}

//! max_by_integers either
double f(const double *x, int n) {
    int64_t top = 0;
    for (int i = 0; i < n; i++) { int64_t b = (int64_t)bits(x[i] * x[i]); top = b > top ? b : top; }
    return number((uint64_t)top) * 2;
}

//! bitfield_beside
struct flags { unsigned kind : 3; unsigned on : 1; int count : 20; double v; };
NOINLINE static void touch(struct flags *p, int n) { for (int i = 0; i < n; i++) { p[i].on = !p[i].on; p[i].count += p[i].kind; } }
double f(const double *x, int n) {
    struct flags p[16];
    for (int i = 0; i < n; i++) { p[i].kind = i % 8; p[i].on = 0; p[i].count = i; p[i].v = x[i] * x[i]; }
    touch(p, n);
    struct flags q[16]; memcpy(q, p, sizeof q);
    double s = 0;
    for (int i = 0; i < n; i++) s += q[i].on ? q[i].v * q[i].count : 0;
    return s;
}

//! partly_overwritten either tol=1e-3
double f(const double *x, int n) {
    double v[16], s = 0;
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) ((word *)v)[2 * i] = 0;
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! byte_of_a_number_changed either
double f(const double *x, int n) {
    double v[16], s = 0;
    for (int i = 0; i < n; i++) { v[i] = x[i] * x[i]; ((unsigned char *)&v[i])[7] ^= 0x80; }
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return s;
}

//! words_of_one_of_two_blocks either loose
#include <stdlib.h>
static __attribute__((noinline)) void wcopy(int *a, const int *b) { a[0] = b[0]; a[1] = b[1]; }
double f(const double *x, int n) {
    double *t, s = 0;
    if (n > 1) t = malloc(16 * n); else t = malloc(64);
    for (int i = 0; i < n; i++) t[2 * i] = x[i] * x[i];
    for (int i = 0; i < n; i++) wcopy((int *)&t[2 * i + 1], (int *)&t[2 * i]);
    for (int i = 0; i < n; i++) s += t[2 * i + 1] * (i + 1);
    free(t); return s;
}

//! swap_by_pointers either loose
NOINLINE static void swap(void **p, int i, int j) { void *t = p[i]; p[i] = p[j]; p[j] = t; }
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < n / 2; i++) swap((void **)v, i, n - 1 - i);
    return weigh(v, n);
}

//! sift_by_pointers either loose
NOINLINE static void rotate(void **p, int n) {
    void *first = p[0];
    for (int i = 1; i < n; i++) p[i - 1] = p[i];
    p[n - 1] = first;
}
double f(const double *x, int n) {
    double v[16];
    for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < 3; i++) rotate((void **)v, n);
    return weigh(v, n);
}

//! slot_of_any_type either
typedef void *__attribute__((may_alias)) slot;
NOINLINE static void keep(slot *table, int at, const slot *from) { slot held = *from; table[at] = at & 1 ? held : *from; }
double f(const double *x, int n) {
    double v[16], *far = malloc(16 * sizeof *far);
    for (int i = 0; i < n; i++) { double square = x[i] * x[i]; keep((slot *)v, i, (const slot *)&square); }
    for (int i = 0; i < n; i++) keep((slot *)far, n - 1 - i, (const slot *)&v[i]);
    double s = weigh(far, n);
    free(far);
    return s;
}

//! square_root_digit_by_digit refused
/* square root, bit by bit, of the mantissa as an integer */
static double root(double x) {
    uint64_t u; memcpy(&u, &x, 8);
    int e = (int)(u >> 52) - 1023;
    uint64_t m = (u & 0xfffffffffffffull) | 0x10000000000000ull;
    if (e & 1) m <<= 1;
    m <<= 1;
    uint64_t q = 0, s = 0, r = 0x20000000000000ull;
    while (r) {
        uint64_t t = s + r;
        if (t <= m) { s = t + r; m -= t; q += r; }
        m <<= 1; r >>= 1;
    }
    q += q & 1;
    u = (q >> 1) + ((uint64_t)((e >> 1) + 1022) << 52);
    double y; memcpy(&y, &u, 8);
    return y;
}
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += root(x[i] + 1) * (i + 1); return s; }

//! bits_copied_one_by_one refused
/* bits counted over one by one */
static double same(double x) { uint64_t u, v = 0; memcpy(&u, &x, 8); for (int i = 0; i < 64; i++) if (u >> i & 1) v |= 1ull << i; memcpy(&x, &v, 8); return x; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += same(x[i]) * x[i]; return s; }

//! steps_counted_by_bits
/* legitimate: steps counted by comparisons of bits, used as numbers, exponents, table indices */
static double scale(double x) { union { double d; uint64_t u; } v; v.d = x; int k = 0; uint64_t m = v.u & 0xfffffffffffffull; for (int i = 0; i < 3; i++) { if (m > (3ull << (49 - i)) + 12345) k++; m -= m >> 3; } union { double d; uint64_t u; } w; w.u = (uint64_t)(1023 + k % 3) << 52; return w.d * k; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += scale(1.3 + 0.01 * x[i]) * x[i]; return s; }

//! bits_found_by_bisection refused
/* by comparisons of numbers */
static double inv(double y) { uint64_t b = 0; for (int i = 62; i >= 0; i--) { union { double f; uint64_t u; } v; v.u = b | 1ull << i; if (v.f * v.f * v.f <= y) b = v.u; } union { double f; uint64_t u; } w; w.u = b; return w.f; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += inv(x[i]) * x[i]; return s; }
