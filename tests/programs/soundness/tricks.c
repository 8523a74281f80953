#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
static double weigh(const double *v, int n) { double s = 0; for (int i = 0; i < n; i++) s = s * 0.8 + v[i] * v[i] * (i + 1); return s; }
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }

//! hexadecimal_dump refused
static const char digit[] = "0123456789abcdef";
NOINLINE static void dump(char *t, const void *p, size_t n) { const unsigned char *b = p; while (n--) { *t++ = digit[*b >> 4]; *t++ = digit[*b++ & 15]; } *t = 0; }
NOINLINE static void undump(void *p, const char *t) { unsigned char *b = p; for (; *t; t += 2) *b++ = (unsigned char)((t[0] > '9' ? t[0] - 'a' + 10 : t[0] - '0') << 4 | (t[1] > '9' ? t[1] - 'a' + 10 : t[1] - '0')); }
double f(const double *x, int n) { char t[129]; double v[8]; dump(t, x, n * sizeof *x); undump(v, t); return weigh(v, n); }

//! base64_text refused
static const char code[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
double f(const double *x, int n) {
    unsigned char in[66] = {0}, out[66]; char t[88]; double v[8]; int k = 0, m = 0;
    memcpy(in, x, 64);
    for (int i = 0; i < 66; i += 3) { unsigned w = in[i] << 16 | in[i + 1] << 8 | in[i + 2]; for (int j = 18; j >= 0; j -= 6) t[k++] = code[w >> j & 63]; }
    for (int i = 0; i < k; i += 4) { unsigned w = 0; for (int j = 0; j < 4; j++) w = w << 6 | (unsigned)(strchr(code, t[i + j]) - code); out[m++] = w >> 16; out[m++] = w >> 8; out[m++] = w; }
    memcpy(v, out, 64);
    return weigh(v, n);
}

//! crc_by_table
static unsigned table[256];
NOINLINE static unsigned crc(const void *p, size_t n) { const unsigned char *b = p; unsigned c = ~0u; if (!table[1]) for (unsigned i = 0; i < 256; i++) { unsigned k = i; for (int j = 0; j < 8; j++) k = k & 1 ? 0xedb88320u ^ k >> 1 : k >> 1; table[i] = k; } while (n--) c = table[(c ^ *b++) & 255] ^ c >> 8; return ~c; }
double f(const double *x, int n) { double v[8], s; for (int i = 0; i < n; i++) v[i] = x[i] * x[i]; unsigned c = crc(v, sizeof v); s = weigh(v, n); return crc(v, sizeof v) == c ? s : 0; }

//! mempcpy_in_pieces
double f(const double *x, int n) { char b[80]; double v[8]; char *p = b; *p++ = 'x'; p = mempcpy(p, x, 3 * sizeof *x); p = mempcpy(p, x + 3, (n - 3) * sizeof *x); memcpy(v, b + 1, n * sizeof *v); return weigh(v, n); }

//! copied_in_odd_pieces either
NOINLINE static void copy(char *to, const char *from, size_t n, size_t piece) { for (size_t i = 0; i < n; i += piece) memcpy(to + i, from + i, n - i < piece ? n - i : piece); }
double f(const double *x, int n) { double v[8], w[8]; for (int i = 0; i < n; i++) w[i] = x[i] * x[i]; copy((char *)v, (const char *)w, sizeof v, 12); copy((char *)w, (const char *)v, sizeof v, 5); return weigh(w, n); }

//! head_and_tail_apart either
double f(const double *x, int n) { double v[8], w[8]; for (int i = 0; i < n; i++) w[i] = x[i] * x[i]; for (int i = 0; i < n; i++) { memcpy(&v[i], &w[i], 3); memcpy((char *)&v[i] + 3, (char *)&w[i] + 3, 5); } return weigh(v, n); }

//! shifted_by_half_and_back either
double f(const double *x, int n) { char b[80]; double v[8]; memcpy(b, x, 64); memmove(b + 4, b, 64); memmove(b + 7, b + 4, 64); memmove(b, b + 7, 64); memcpy(v, b, 64); return weigh(v, n); }

//! odd_offsets
double f(const double *x, int n) { char b[200]; double s = 0; for (int i = 0; i < n; i++) { double d = x[i] * x[i]; memcpy(b + 3 + 11 * i, &d, 8); } memmove(b + 50, b + 3, 88); for (int i = 0; i < n; i++) { double d; memcpy(&d, b + 50 + 11 * i, 8); s += d * (i + 1); } return s; }

//! integer_and_float_by_value tol=1e-3
struct tagged { int k; float v; };
NOINLINE static struct tagged bump(struct tagged t) { t.k++; t.v *= t.v; return t; }
double f(const double *x, int n) { double s = 0; struct tagged t = {0, 1}; for (int i = 0; i < n; i++) { t.v += (float)x[i]; t.v *= 0.6f; t = bump(t); s += t.v * t.k; } return s; }

//! float_and_integer_by_value tol=1e-3
struct tagged { float v; int k; };
NOINLINE static float use(struct tagged t) { return t.v * t.v * t.k; }
NOINLINE static struct tagged pick(const struct tagged *p, int i) { return p[i]; }
double f(const double *x, int n) { struct tagged t[8]; double s = 0; for (int i = 0; i < n; i++) t[i] = (struct tagged){(float)x[i], i + 1}; for (int i = 0; i < n; i++) s += use(pick(t, (i * 3) % n)); return s; }

//! three_floats_by_value tol=1e-3
struct v3 { float x, y, z; };
NOINLINE static struct v3 cross(struct v3 a, struct v3 b) { return (struct v3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
double f(const double *x, int n) { struct v3 a = {(float)x[0], (float)x[1], (float)x[2]}, b = {(float)x[3], (float)x[4], (float)x[5]}; for (int i = 0; i < 3; i++) { struct v3 c = cross(a, b); a = b; b = c; } return b.x + 2 * b.y + 3 * b.z + x[6] * x[7]; }

//! mixed_words_by_value
struct mixed { double d; short k; char c; };
NOINLINE static struct mixed next(struct mixed m) { m.d *= 1.5 + m.k; m.k++; m.c = m.c == 'a' ? 'b' : 'a'; return m; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { struct mixed m = {x[i] * x[i], i, 'a'}; m = next(next(m)); s += m.c == 'a' ? m.d : 0; } return s; }

//! union_by_value
union any { double d; void *p; long k; };
NOINLINE static double open(union any a, int kind, const double *base) { return kind == 0 ? a.d * a.d : kind == 1 ? *(const double *)a.p * 2 : a.k * base[0]; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { union any a; if (i % 3 == 0) a.d = x[i]; else if (i % 3 == 1) a.p = (void *)(x + i); else a.k = i; s += open(a, i % 3, x); } return s; }

//! number_in_a_pointer either
NOINLINE static void *box(double d) { return (void *)(uintptr_t)bits(d); }
NOINLINE static double unbox(void *p) { return number((uintptr_t)p); }
double f(const double *x, int n) { void *v[8]; double s = 0; for (int i = 0; i < n; i++) v[i] = box(x[i] * x[i]); for (int i = 0; i < n; i++) s += unbox(v[(i + 1) % n]) * (i + 1); return s; }

//! number_in_a_pointer_list either
struct cell { void *data; struct cell *next; };
NOINLINE static struct cell *push(struct cell *l, void *p) { struct cell *c = malloc(sizeof *c); c->data = p; c->next = l; return c; }
double f(const double *x, int n) { struct cell *l = 0; double s = 0; int k = 1; for (int i = 0; i < n; i++) { void *p; double d = x[i] * x[i]; memcpy(&p, &d, sizeof p); l = push(l, p); } for (; l; l = l->next) { double d; memcpy(&d, &l->data, sizeof d); s += d * k++; } return s; }

//! wide_integer_of_two either
double f(const double *x, int n) { double s = 0; for (int i = 0; i + 1 < n; i++) { unsigned __int128 w = (unsigned __int128)bits(x[i] * x[i]) << 64 | bits(x[i + 1]); s += number((uint64_t)(w >> 64)) * number((uint64_t)w); } return s; }

//! wide_integers_copied
typedef unsigned __int128 __attribute__((may_alias, aligned(8))) wide;
NOINLINE static void copy(wide *to, const wide *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) { double v[8], w[8]; for (int i = 0; i < n; i++) w[i] = x[i] * x[i]; copy((wide *)v, (const wide *)w, n / 2); return weigh(v, n); }

//! long_double_by_parts either
union parts { long double d; struct { uint64_t m; uint16_t e; } p; };
double f(const double *x, int n) { long double s = 0; for (int i = 0; i < n; i++) { union parts a, b; a.d = (long double)x[i] * x[i]; b.d = 0; b.p.m = a.p.m; b.p.e = a.p.e; s += b.d * (i + 1); } return (double)s; }

//! long_double_by_bytes
double f(const double *x, int n) { long double v[8], w[8], s = 0; for (int i = 0; i < n; i++) v[i] = (long double)x[i] * x[i]; for (size_t k = 0; k < sizeof v; k++) ((unsigned char *)w)[k] = ((unsigned char *)v)[k]; for (int i = 0; i < n; i++) s += w[i] * (i + 1); return (double)s; }

//! floats_and_ids_in_one_array loose tol=1e-3
NOINLINE static int pack(float *b, int id, float v) { *(int *)b = id; b[1] = v; return 2; }
NOINLINE static double unpack(const float *b, int n) { double s = 0; for (int i = 0; i < n; i += 2) s += b[i + 1] * b[i + 1] * *(const int *)(b + i); return s; }
double f(const double *x, int n) { float b[16]; int k = 0; for (int i = 0; i < n; i++) k += pack(b + k, i + 1, (float)x[i]); return unpack(b, k); }

//! chain_of_stack_frames
struct frame { double v; const struct frame *up; };
static double deep(const double *x, int n, const struct frame *up) { struct frame me = {n ? x[n - 1] * x[n - 1] : 1, up}; if (n) return deep(x, n - 1, &me); double s = 0; int k = 1; for (const struct frame *p = &me; p; p = p->up) s += p->v * k++; return s; }
double f(const double *x, int n) { return deep(x, n, 0); }

//! table_of_addresses
static double mass, stiffness, damping;
static double *const param[] = {&mass, &stiffness, &damping};
NOINLINE static void set(const double *x) { for (int i = 0; i < 3; i++) *param[i] = x[i] * x[i + 1]; }
double f(const double *x, int n) { set(x); return mass * stiffness + sqrt(damping) * x[7]; }

//! table_of_offsets
struct conf { int mode; double gain; float pad; double bias; char name[4]; double limit; };
static const size_t where[] = {offsetof(struct conf, gain), offsetof(struct conf, bias), offsetof(struct conf, limit)};
NOINLINE static void set(struct conf *c, const double *x) { for (int i = 0; i < 3; i++) *(double *)((char *)c + where[i]) = x[i] * x[i]; }
double f(const double *x, int n) { struct conf c = {1, 0, 0, 0, "abc", 0}; set(&c, x); return c.gain * x[3] + c.bias * c.limit * c.mode; }

//! container_of
struct link { struct link *next; };
struct body { double m; struct link in; int k; };
#define BODY(l) ((struct body *)((char *)(l) - offsetof(struct body, in)))
NOINLINE static struct link *add(struct link *l, struct body *b) { b->in.next = l; return &b->in; }
double f(const double *x, int n) { struct body b[8]; struct link *l = 0; double s = 0; for (int i = 0; i < n; i++) { b[i].m = x[i] * x[i]; b[i].k = i + 1; l = add(l, &b[i]); } for (; l; l = l->next) s = s * 0.9 + BODY(l)->m * BODY(l)->k; return s; }

//! header_before_the_data
struct head { int used, room; };
NOINLINE static double *grown(double *v) { struct head *h = v ? (struct head *)v - 1 : 0; int room = h ? 2 * h->room : 2, used = h ? h->used : 0; h = realloc(h, sizeof *h + room * sizeof *v); h->room = room; h->used = used; return (double *)(h + 1); }
#define HEAD(v) ((struct head *)(v) - 1)
static void push(double **v, double d) { if (!*v || HEAD(*v)->used == HEAD(*v)->room) *v = grown(*v); (*v)[HEAD(*v)->used++] = d; }
double f(const double *x, int n) { double *v = 0; for (int i = 0; i < n; i++) push(&v, x[i] * x[i]); double s = weigh(v, HEAD(v)->used); free(HEAD(v)); return s; }

//! aligned_allocations
double f(const double *x, int n) { double *a, *b = aligned_alloc(64, 64), s = 0; if (posix_memalign((void **)&a, 32, n * sizeof *a)) return 0; for (int i = 0; i < n; i++) { a[i] = x[i] * x[i]; b[i] = a[i] * x[n - 1 - i]; } s = weigh(a, n) + weigh(b, n); free(a); free(b); return s; }

//! aligned_allocation_apart
NOINLINE static double *fresh(int n) { void *p; return posix_memalign(&p, 64, n * sizeof(double)) ? 0 : p; }
double f(const double *x, int n) { double *a = fresh(n), *b = fresh(n); for (int i = 0; i < n; i++) { a[i] = x[i] * x[i]; b[i] = a[i] * x[n - 1 - i]; } double s = weigh(a, n) + weigh(b, n); free(a); free(b); return s; }

//! duplicated_by_function
NOINLINE static void *dup(const void *p, size_t n) { void *q = malloc(n); return q ? memcpy(q, p, n) : 0; }
double f(const double *x, int n) { double *v = dup(x, n * sizeof *x), *w = dup(v, n * sizeof *v); for (int i = 0; i < n; i++) w[i] *= v[n - 1 - i]; double s = weigh(w, n); free(v); free(w); return s; }

//! structs_with_buffers_swapped
struct vec { double *d; int n; };
NOINLINE static struct vec fresh(int n) { struct vec v = {calloc(n, sizeof(double)), n}; return v; }
double f(const double *x, int n) { struct vec a = fresh(n), b = fresh(n); memcpy(a.d, x, n * sizeof *x); for (int t = 0; t < 3; t++) { for (int i = 0; i < n; i++) b.d[i] = a.d[i] * a.d[(i + 1) % n]; struct vec c = a; a = b; b = c; } double s = weigh(a.d, n); free(a.d); free(b.d); return s * 1e-3; }

//! copy_points_at_the_old
struct small { double local[4]; double *p; };
double f(const double *x, int n) { struct small a, b; a.p = a.local; for (int i = 0; i < 4; i++) a.p[i] = x[i] * x[i]; b = a; b.p[1] *= x[5]; b.local[2] *= x[6]; return weigh(a.local, 4) + weigh(b.local, 4) + weigh(b.p, 4); }

//! returned_buffer_of_three
NOINLINE static double *turn(void) { static double b[3][8]; static int k; return b[k++ % 3]; }
NOINLINE static double *squared(const double *x, int n) { double *o = turn(); for (int i = 0; i < n; i++) o[i] = x[i] * x[i]; return o; }
NOINLINE static double *plus(const double *a, const double *b, int n) { double *o = turn(); for (int i = 0; i < n; i++) o[i] = a[i] + b[i] * b[n - 1 - i]; return o; }
double f(const double *x, int n) { return weigh(plus(squared(x, n), plus(x, squared(x, n), n), n), n); }

//! list_arguments either
static double total(int n, va_list a) { double s = 0; for (int i = 0; i < n; i++) { int k = va_arg(a, int); double d = va_arg(a, double); s += d * d * k; } return s; }
static double sum(int n, ...) { va_list a, b; va_start(a, n); va_copy(b, a); double s = total(n, a) * total(n / 2, b); va_end(a); va_end(b); return s; }
double f(const double *x, int n) { return sum(3, 1, x[0], 2, x[1] * x[2], 3, x[3]); }

//! sign_pointers_of_the_library
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { int k, q; double w; s += lgamma_r(x[i] + 0.2, &k) * k + frexp(x[i] + 4.4, &q) * q + modf(x[i] * 2.7, &w) * w + ilogb(x[i] * 1.1) * x[i] + logb(x[i]) * x[i] + scalbn(x[i], i - 3) + (double)lrint(x[i] * 2.2) * x[i]; } return s; }

//! sincos_into_a_struct
struct polar { double s; int k; double c; };
double f(const double *x, int n) { struct polar p[8]; double s = 0; for (int i = 0; i < n; i++) { p[i].k = i; sincos(x[i], &p[i].s, &p[i].c); } for (int i = 0; i < n; i++) s += p[i].s * p[n - 1 - i].c * (p[i].k + 1); return s; }

//! assembly_barriers either
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double d = x[i] * x[i]; __asm__ volatile("" : "+x"(d)); s += d * (i + 1); } return s; }

//! assembly_on_words either
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); __asm__ volatile("" : "+r"(u)); s += number(u) * (i + 1); } return s; }

//! volatile_words
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { volatile uint64_t u = bits(x[i] * x[i]); s += number(u) * (i + 1); } return s; }

//! words_through_a_queue_of_unions
union slot { uint64_t u; double d; int64_t k; };
struct fifo { union slot v[16]; int head, tail; };
NOINLINE static void put(struct fifo *q, union slot s) { q->v[q->tail++ & 15] = s; }
NOINLINE static union slot get(struct fifo *q) { return q->v[q->head++ & 15]; }
double f(const double *x, int n) { struct fifo q; q.head = q.tail = 0; double s = 0; for (int i = 0; i < n; i++) { put(&q, (union slot){.k = i + 1}); put(&q, (union slot){.d = x[i] * x[i]}); } for (int i = 0; i < n; i++) { int64_t k = get(&q).k; s += get(&q).d * k; } return s; }

//! messages_of_words either
enum { SET = 1, ADD };
NOINLINE static int send(uint64_t *m, int at, int op, int slot, double d) { m[at] = (uint64_t)op << 32 | (unsigned)slot; m[at + 1] = bits(d); return at + 2; }
NOINLINE static void run(const uint64_t *m, int n, double *v) { for (int i = 0; i < n; i += 2) { int slot = (int)(m[i] & 0xffffffff); if (m[i] >> 32 == SET) v[slot] = number(m[i + 1]); else v[slot] += number(m[i + 1]); } }
double f(const double *x, int n) { uint64_t m[40]; int k = 0; double v[4]; for (int i = 0; i < 4; i++) k = send(m, k, SET, i, x[i] * x[i]); for (int i = 4; i < n; i++) k = send(m, k, ADD, i % 3, sin(x[i])); run(m, k, v); return weigh(v, 4); }

//! sorting_by_words_of_structs
struct rec { uint64_t key; uint64_t payload; };
double f(const double *x, int n) { struct rec r[8]; double s = 0; for (int i = 0; i < n; i++) { r[i].key = (i * 5) % n; r[i].payload = bits(x[i] * x[i]); } for (int i = 1; i < n; i++) { struct rec t = r[i]; int j = i; for (; j > 0 && r[j - 1].key > t.key; j--) r[j] = r[j - 1]; r[j] = t; } for (int i = 0; i < n; i++) s += number(r[i].payload) * (i + 1); return s; }

//! indices_sorted_by_words
double f(const double *x, int n) { int k[8]; double s = 0; for (int i = 0; i < n; i++) k[i] = i; for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (bits(x[k[j]]) < bits(x[k[i]])) { int t = k[i]; k[i] = k[j]; k[j] = t; } for (int i = 0; i < n; i++) s += x[k[i]] * x[k[i]] * (i + 1); return s; }

//! packed_key_and_index
double f(const double *x, int n) { uint64_t k[8]; double s = 0; for (int i = 0; i < n; i++) k[i] = (bits(x[i]) & ~(uint64_t)7) | i; for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (k[j] < k[i]) { uint64_t t = k[i]; k[i] = k[j]; k[j] = t; } for (int i = 0; i < n; i++) { int at = k[i] & 7; s += x[at] * x[at] * (i + 1); } return s; }

//! random_numbers_seeded_by_words
double f(const double *x, int n) { uint64_t u = 88172645463325252u; double s = 0; for (int i = 0; i < n; i++) { u ^= u << 13; u ^= u >> 7; u ^= u << 17; double r = number(u >> 12 | (uint64_t)1023 << 52) - 1; s += x[i] * x[i] * (1 + r); } return s; }

//! random_choice_by_bits
double f(const double *x, int n) { double s = 0; uint64_t h = 0; for (int i = 0; i < n; i++) { s += x[(h >> 7) % n] * x[i]; h = h * 31 + (bits(x[i]) >> 60); } return s; }

//! power_of_two_made
static double two_to(int e) { return number((uint64_t)(e + 1023) << 52); }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double t = x[i] * 3, k = floor(t + 0.5), r = (t - k) * 0.6931471805599453; double p = 1 + r * (1 + r / 2 * (1 + r / 3 * (1 + r / 4 * (1 + r / 5 * (1 + r / 6 * (1 + r / 7 * (1 + r / 8))))))); s += p * two_to((int)k) * (i + 1); } return s; }

//! rounding_by_magic_number either
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double t = x[i] * 2.3 + 6755399441055744.0; int k = (int)(uint32_t)bits(t); s += x[i] * x[i] * k; } return s; }

//! logarithm_by_bits either
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i] * 1.05); int e = (int)(u >> 52) - 1023; double m = number((u & 0xfffffffffffffu) | (uint64_t)1023 << 52), y = (m - 1) / (m + 1), q = y * y; s += (e * 0.6931471805599453 + 2 * y * (1 + q / 3 + q * q / 5 + q * q * q / 7 + q * q * q * q / 9)) * (i + 1); } return s; }

//! dirty_float_logarithm refused
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += ((double)(int64_t)bits(x[i] * x[i]) / 4503599627370496.0 - 1023) * (i + 1); return s; }

//! dirty_exponential refused
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += number((uint64_t)((x[i] * 1.4426950408889634 + 1023) * 4503599627370496.0)) * (i + 1); return s; }

//! averaged_words refused
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += number((bits(x[i]) + bits(x[i] * 1.1)) / 2) * (i + 1); return s; }

//! complex_by_pairs
NOINLINE static void rotate(double *z, const double complex *w, int n) { double complex *c = (double complex *)z; for (int i = 0; i < n; i++) c[i] *= w[i]; }
double f(const double *x, int n) { double z[8]; memcpy(z, x, sizeof z); double complex w[4]; for (int i = 0; i < 4; i++) w[i] = x[7 - i] + I * x[i]; rotate(z, w, 4); return weigh(z, 8); }

//! two_halves_of_one_buffer
NOINLINE static void smooth(double *to, const double *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i] * from[(i + 1) % n]; }
double f(const double *x, int n) { double b[2][8]; int at = 0; memcpy(b[0], x, sizeof b[0]); for (int t = 0; t < 3; t++, at = !at) smooth(b[!at], b[at], n); return weigh(b[at], n) * 1e-3; }

//! freed_and_given_again
double f(const double *x, int n) { double s = 0; for (int t = 0; t < 4; t++) { double *v = malloc(64), *w = malloc(64); for (int i = 0; i < n; i++) v[i] = x[i] * x[(i + t) % n]; free(w); w = malloc(64); memcpy(w, v, 64); free(v); v = calloc(8, 8); v[t] += w[t + 1] * w[t]; s += weigh(v, 8); free(w); free(v); } return s; }

//! weak_cleanup_attribute
static void release(double **p) { free(*p); }
double f(const double *x, int n) { double s = 0; for (int t = 0; t < 3; t++) { __attribute__((cleanup(release))) double *v = malloc(n * sizeof *v); for (int i = 0; i < n; i++) v[i] = x[i] * x[i] * t; if (t == 1) continue; s += weigh(v, n); } return s; }

//! nested_function_like_macros
#define SWAP(a, b) do { unsigned char t_[sizeof(a) == sizeof(b) ? sizeof(a) : -1]; memcpy(t_, &(a), sizeof(a)); memcpy(&(a), &(b), sizeof(a)); memcpy(&(b), t_, sizeof(a)); } while (0)
struct rec { int k; double d; };
double f(const double *x, int n) { struct rec r[8]; double s = 0; for (int i = 0; i < n; i++) r[i] = (struct rec){i, x[i] * x[i]}; for (int i = 0; i < n / 2; i++) SWAP(r[i], r[n - 1 - i]); double *p = &r[0].d, *q = &r[1].d; SWAP(p, q); *p *= 2; for (int i = 0; i < n; i++) s += r[i].d * (r[i].k + i); return s; }

//! matrix_argument_pointers
NOINLINE static void lu(int n, double a[n][n], int *piv) { for (int k = 0; k < n; k++) { int b = k; for (int i = k; i < n; i++) if (fabs(a[i][k]) > fabs(a[b][k])) b = i; piv[k] = b; if (b != k) for (int j = 0; j < n; j++) { double t = a[k][j]; a[k][j] = a[b][j]; a[b][j] = t; } for (int i = k + 1; i < n; i++) { a[i][k] /= a[k][k]; for (int j = k + 1; j < n; j++) a[i][j] -= a[i][k] * a[k][j]; } } }
double f(const double *x, int n) { double a[4][4], s = 1; int p[4]; for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) a[i][j] = x[(i + 2 * j) % n] * (1 + (i * j) % 3) + (i == 3 - j); lu(4, a, p); for (int i = 0; i < 4; i++) s *= p[i] == i ? a[i][i] : -a[i][i]; return s; }

//! bytes_as_members_of_structs either
struct eight { unsigned char a, b, c, d, e, f, g, h; };
struct ends { struct eight *from, *to; };
NOINLINE static void members_of(struct ends *p) { struct eight *t = p->to; const struct eight *o = p->from; t->a = o->a; t->b = o->b; t->c = o->c; t->d = o->d; t->e = o->e; t->f = o->f; t->g = o->g; t->h = o->h; }
double f(const double *x, int n) {
    double *p = malloc(n * 8), *q = malloc(n * 8), s = 0; struct ends *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; i++) { p[i] = x[i] * x[i]; q[i] = 0; all[i] = (struct ends){(struct eight *)&p[(i * 5 + 1) % n], (struct eight *)&q[i]}; }
    for (int i = 0; i < n; i++) members_of(&all[i]);
    for (int i = 0; i < n; i++) s += q[i] * (i + 1);
    free(p); free(q); free(all); return s;
}

//! bytes_swapped_as_members either
struct eight { unsigned char a, b, c, d, e, f, g, h; };
struct ends { struct eight *from, *to; };
NOINLINE static void members_swapped(struct ends *p) { struct eight *t = p->to, *o = p->from; unsigned char k; k = t->a; t->a = o->a; o->a = k; k = t->b; t->b = o->b; o->b = k; k = t->c; t->c = o->c; o->c = k; k = t->d; t->d = o->d; o->d = k; k = t->e; t->e = o->e; o->e = k; k = t->f; t->f = o->f; o->f = k; k = t->g; t->g = o->g; o->g = k; k = t->h; t->h = o->h; o->h = k; }
double f(const double *x, int n) {
    double *p = malloc(n * 8), *q = malloc(n * 8), s = 0; struct ends *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; i++) { p[i] = x[i] * x[i]; q[i] = x[i]; all[i] = (struct ends){(struct eight *)&p[(i * 5 + 1) % n], (struct eight *)&q[i]}; }
    for (int i = 0; i < n; i++) members_swapped(&all[i]);
    for (int i = 0; i < n; i++) s += q[i] * (i + 1) + p[i];
    free(p); free(q); free(all); return s;
}

//! words_behind_heads_of_structs
struct head { int kind, size; struct head *next; }; struct num { struct head h; double v; };
struct chain { struct head *first; };
NOINLINE static void words(const struct chain *c, uint64_t *to) { int i = 0; for (struct head *h = c->first; h; h = h->next) to[i++] = *(uint64_t *)(h + 1); }
double f(const double *x, int n) {
    struct chain c = {0}; uint64_t *w = malloc(n * 8); double s = 0;
    for (int i = 0; i < n; i++) { struct num *m = malloc(sizeof *m); m->h = (struct head){i, 1, c.first}; m->v = x[i] * x[i]; c.first = &m->h; }
    words(&c, w);
    for (int i = 0; i < n; i++) { double d; memcpy(&d, &w[i], 8); s += d * (i + 1); }
    while (c.first) { struct head *h = c.first; c.first = h->next; free(h); }
    free(w); return s;
}

//! bytes_through_one_member either
struct tag { char kind; double v; }; struct view { struct tag *t; };
NOINLINE static void by_tags(struct view *to, struct view *from, int n) { for (int k = 0; k < 16; k++) for (int i = 0; i < n; i++) ((struct tag *)((char *)to[i].t + k))->kind = ((struct tag *)((char *)from[i].t + k))->kind; }
double f(const double *x, int n) {
    struct tag *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q); struct view *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b); double s = 0;
    for (int i = 0; i < n; i++) { p[i] = (struct tag){i, x[i] * x[i]}; q[i] = (struct tag){0, 0}; a[i].t = &p[(i + 2) % n]; b[i].t = &q[i]; }
    by_tags(b, a, n);
    for (int i = 0; i < n; i++) s += q[i].v * (q[i].kind + 1);
    free(p); free(q); free(a); free(b); return s;
}

//! words_counted_behind_heads_of_structs either
struct head { int kind, size; struct head *next; }; struct num { struct head h; double v; };
struct chain { struct head *first; };
NOINLINE static void words_counted(const struct chain *c, uint64_t *to) { int i = 0; for (struct head *h = c->first; h; h = h->next) to[i++] = __atomic_fetch_add((uint64_t *)(h + 1), 1, __ATOMIC_SEQ_CST); }
double f(const double *x, int n) {
    struct chain c = {0}; uint64_t *w = malloc(n * 8); double s = 0;
    for (int i = 0; i < n; i++) { struct num *m = malloc(sizeof *m); m->h = (struct head){i, 1, c.first}; m->v = x[i] * x[i]; c.first = &m->h; }
    words_counted(&c, w);
    for (int i = 0; i < n; i++) { double d; memcpy(&d, &w[i], 8); s += d * (i + 1); }
    while (c.first) { struct head *h = c.first; c.first = h->next; free(h); }
    free(w); return s;
}
