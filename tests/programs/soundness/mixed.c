#include <alloca.h>
#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! long_double_through tol=1e-6
double f(const double *x, int n) {
    long double v[8], s = 0;
    for (int i = 0; i < n; i++) v[i] = (long double)x[i] * x[i];
    for (int i = 0; i < n - 1; i++) v[i] = v[i + 1];
    for (int i = 0; i < n; i++) s += v[i] * (i + 1);
    return (double)s;
}

//! complex_numbers
NOINLINE static double complex product(const double complex *z, int n) { double complex p = 1; for (int i = 0; i < n; i++) p *= z[i]; return p; }
double f(const double *x, int n) {
    double complex z[4];
    for (int i = 0; i < 4; i++) z[i] = x[2 * i] + I * x[2 * i + 1];
    for (int i = 0; i < 3; i++) z[i] = z[i + 1] * z[i];
    double complex p = product(z, 3);
    return creal(p) * cimag(p);
}

//! float_and_double_in_union tol=1e-3
union fd { double d; float s[2]; };
double f(const double *x, int n) {
    union fd v[8]; double r = 0;
    for (int i = 0; i < n; i++) if (i % 2) v[i].d = x[i] * x[i]; else { v[i].s[0] = (float)x[i]; v[i].s[1] = (float)(x[i] * x[i]); }
    for (int i = 0; i < n; i++) r += i % 2 ? v[i].d : v[i].s[0] * v[i].s[1];
    return r;
}

//! union_reused_in_time tol=1e-3
union fd { double d; float s[2]; uint64_t u; };
double f(const double *x, int n) {
    union fd t; double r = 0;
    for (int i = 0; i < n; i++) { t.d = x[i] * x[i]; r += t.d; t.s[0] = (float)x[i]; t.s[1] = 2; r += t.s[0] * t.s[1]; t.u = i; r += (double)t.u * x[i]; }
    return r;
}

//! variable_length_array
double f(const double *x, int n) {
    double v[n][n], s = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) v[i][j] = x[i] * x[j];
    for (int m = 1; m < n; m++) { double w[m]; for (int i = 0; i < m; i++) w[i] = v[i][m]; s += w[m - 1] * w[0]; }
    return s;
}

//! alloca_in_loop
double f(const double *x, int n) {
    double s = 0;
    for (int m = 1; m <= n; m++) { double *w = alloca(m * sizeof *w); memcpy(w, x, m * sizeof *w); for (int i = 1; i < m; i++) w[i] *= w[i - 1]; s += w[m - 1]; }
    return s;
}

//! long_jump refused
static jmp_buf env; static double at;
NOINLINE static void step(double d) { at += d * d; if (at > 3) longjmp(env, 1); }
double f(const double *x, int n) {
    at = 0;
    if (!setjmp(env)) for (int i = 0; i < n; i++) step(x[i]);
    return at * at;
}

//! struct_cleared
struct rec { int k; double a, b; };
double f(const double *x, int n) {
    struct rec r; double s = 0;
    for (int i = 0; i < n; i++) { r.a = x[i] * x[i]; r.b = x[i]; s += r.a * r.b; memset(&r, 0, sizeof r); s += r.a * 5 + r.k; r.b = x[i]; s += r.b; }
    return s;
}

//! struct_by_value
struct rec { double a; int k; double b[3]; };
NOINLINE static struct rec make(double a, int k) { struct rec r = {a * a, k, {a, 2 * a, a * a * a}}; return r; }
NOINLINE static struct rec plus(struct rec p, struct rec q) { p.a += q.a; for (int i = 0; i < 3; i++) p.b[i] *= q.b[(i + p.k) % 3]; p.k += q.k; return p; }
double f(const double *x, int n) {
    struct rec r = make(x[0], 1);
    for (int i = 1; i < n; i++) r = plus(r, make(x[i], i));
    return r.a + r.b[0] + r.b[1] * r.b[2] * 1e-3;
}

//! static_local
NOINLINE static double smooth(double t, int reset) { static double state; if (reset) state = 0; state = 0.5 * state + t * t; return state; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += smooth(x[i], i == 0) * (i + 1); return s; }

//! globals_changed
static struct { double gain, bias; int count; } model;
NOINLINE static void train(double t) { model.gain += t * model.bias; model.bias += t; model.count++; }
NOINLINE static double predict(double t) { return model.gain * t + model.bias / model.count; }
double f(const double *x, int n) { model.gain = 1; model.bias = 0; model.count = 0; double s = 0; for (int i = 0; i < n; i++) { train(x[i]); s += predict(x[n - 1 - i]); } return s; }

//! mutual_recursion
static double odd(const double *x, int n);
static double even(const double *x, int n) { return n ? x[n - 1] * odd(x, n - 1) : 1; }
static double odd(const double *x, int n) { return n ? x[n - 1] * x[n - 1] + even(x, n - 1) : 2; }
double f(const double *x, int n) { return even(x, n) * odd(x, n - 1); }

//! recursion_over_buffers
static void merge(double *a, double *t, int n) {
    if (n < 2) return;
    int m = n / 2; merge(t, a, m); merge(t + m, a + m, n - m);
    for (int i = 0, j = m, k = 0; k < n; k++) a[k] = j >= n || (i < m && t[i] <= t[j]) ? t[i++] : t[j++];
}
double f(const double *x, int n) {
    double a[8], t[8], s = 0; memcpy(a, x, sizeof a); memcpy(t, x, sizeof t);
    merge(a, t, n);
    for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
    return s;
}

//! overlapping_arguments
NOINLINE static void mix(double *a, const double *b, int n) { for (int i = 0; i < n; i++) a[i] = a[i] * b[i] + b[n - 1 - i]; }
double f(const double *x, int n) {
    double v[10]; for (int i = 0; i < 10; i++) v[i] = x[i % n];
    mix(v + 1, v, 7); mix(v, v + 2, 8); mix(v, v, 4);
    double s = 0; for (int i = 0; i < 10; i++) s += v[i] * (i + 1);
    return s * 1e-2;
}

//! goto_and_switch
double f(const double *x, int n) {
    double s = 0; int i = 0, state = 0;
again:
    if (i >= n) return s;
    switch (state) { case 0: s += x[i] * x[i]; state = 2; break; case 1: s *= x[i]; state = 0; goto next; case 2: s += sin(x[i]); /* fall through */ default: state = 1; s -= x[i]; }
next: i++;
    goto again;
}

//! compound_literals
struct p { double a; int k; };
NOINLINE static double use(const struct p *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i].a * p[i].k; return s; }
double f(const double *x, int n) { double s = 0; for (int i = 0; i + 1 < n; i++) s += use((struct p[]){{x[i] * x[i], i}, {x[i + 1], 2}}, 2); return s; }

//! half_floats tol=2e-2
double f(const double *x, int n) { _Float16 v[8]; double s = 0; for (int i = 0; i < n; i++) v[i] = 1; for (int i = 0; i < n; i++) s += (double)v[i] * x[i] * x[i]; return s; }

//! complex_float_by_value tol=1e-2
NOINLINE static float complex turn(float complex z, float complex w) { return z * w + conjf(z); }
double f(const double *x, int n) { float complex z = 1; for (int i = 0; i + 1 < n; i++) z = turn(z, (float)(0.5 * x[i]) + I * (float)(0.5 * x[i + 1])); return crealf(z) + 2 * cimagf(z); }

//! two_floats_by_value tol=1e-3
struct v2 { float x, y; };
NOINLINE static struct v2 add(struct v2 a, struct v2 b) { return (struct v2){a.x * b.y, a.y + b.x}; }
double f(const double *x, int n) { struct v2 s = {1, 1}; for (int i = 0; i + 1 < n; i++) s = add(s, (struct v2){(float)x[i], (float)x[i + 1]}); return s.x * s.y; }

//! two_floats_copied tol=1e-3
struct v2 { float x, y; };
NOINLINE static void copy(struct v2 *to, const struct v2 *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
double f(const double *x, int n) { struct v2 a[8], b[8]; double s = 0; for (int i = 0; i < n; i++) { a[i].x = (float)x[i]; a[i].y = (float)(x[i] * x[i]); } copy(b, a, n); for (int i = 0; i < n; i++) s += b[i].x * b[n - 1 - i].y; return s; }

//! negative_zero_and_signs
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += copysign(x[i] * x[i], i % 2 ? -1.0 : 1.0) * (i + 1) + (signbit(x[i] - 1) ? x[i] : -x[i]) + fabs(x[i] - 1); return s; }

//! integer_parts
double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double w; double fr = modf(2.7 * x[i], &w); int k = (int)w; s += fr * k * x[i] + fmod(x[i] * 5, 1.7) + remainder(x[i], 0.77) + ldexp(x[i], k % 3); } return s; }

//! numbers_beside_shorts_swapped right tol=1e-3
#include <stdlib.h>
struct R { short k; float q; };
static __attribute__((noinline)) void swap(struct R *a, struct R *b) { struct R t = *a; *a = *b; *b = t; }
double f(const double *x, int n) {
    struct R *v = malloc(n * sizeof *v);
    double s = 0;
    for (int i = 0; i < n; i++) { v[i].k = (i * 7 + 3) % 13; v[i].q = (float)(x[i] * x[i]); }
    if (n > 3) for (int a = 1; a < 6; a++) for (int z = a; z > 0 && v[z - 1].k > v[z].k; z--) swap(&v[z - 1], &v[z]);
    for (int i = 0; i < n; i++) s = s * 1.1 + 0.2 * v[i].q * (0.3 * v[i].k + 1.0);
    free(v);
    return s;
}

//! mean_of_a_ring
static struct ring { double slot[4]; unsigned head, count; double total; } ring;
static double feed(double v) {
    if (ring.count == 4) ring.total -= ring.slot[ring.head]; else ring.count++;
    ring.slot[ring.head] = v;
    ring.head = (ring.head + 1) % 4;
    ring.total += v;
    return ring.total / ring.count;
}
double f(const double *x, int n) {
    double s = 0;
    ring.head = ring.count = 0;
    ring.total = 0;
    for (int turn = 0; turn < 3; turn++)
        for (int i = 0; i < n; i++) {
            double mean = feed(x[i] * (turn + 1));
            s += mean * mean;
        }
    return s;
}
