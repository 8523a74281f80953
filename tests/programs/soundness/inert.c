#include <math.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! overflow_never_taken
double f(const double *x, int n) {
    double s = 0, t = x[0];
    for (int i = 0; i < n; i++) if (i == 77) s += exp(1400 * t) * exp(-700 * t * t); else s += t * i * x[i];
    return s;
}

//! root_of_zero_guarded
double f(const double *x, int n) {
    double s = 0, z = x[1] - x[1];
    for (int i = 0; i < n; i++) { double r = sqrt(z * x[i]); s += z > 0 ? r * x[i] : x[i] * x[i]; }
    return s;
}

//! root_of_zero_behind_branch
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double d = (i % 3) * x[i]; if (d > 0) s += sqrt(d) * x[i]; else s += 2 * x[i]; }
    return s;
}

//! logarithm_of_zero
static double plogp(double p) { return p > 0 ? p * log(p) : 0; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += plogp(x[i] * (i % 2)) + x[i];
    return s;
}

//! power_of_zero
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double b = (i % 2) * x[i]; s += b == 0 ? x[i] * x[i] : pow(b, 0.5) + pow(b, x[i]); }
    return s;
}

//! division_selected_away
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double d = i * x[i], q = 1 / d; s += i ? q * x[i] * x[i] : x[i]; }
    return s;
}

//! sinc
static double sinc(double t) { return t == 0 ? 1 : sin(t) / t; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sinc(i * 0.0 * x[i]) + sinc(x[i]) * (i + 1);
    return s;
}

//! short_circuit
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double d = (i - 3) * x[i]; if (d != 0 && x[i] / d > 0.1 && log(d) > -5) s += log(d) * x[i]; else s += x[i]; }
    return s;
}

//! softplus
static double softplus(double t) { return t > 30 ? t : log1p(exp(t)); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += softplus(x[i] * 1000) + softplus(-x[i] * 1000) + softplus(x[i]);
    return s;
}

//! sigmoid_two_ways
static double sigmoid(double t) { double e = exp(-t), g = exp(t); return t >= 0 ? 1 / (1 + e) : g / (1 + g); }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sigmoid(x[i]) * (i + 1) + sigmoid(800 * x[i]) + sigmoid(-900 * x[i]);
    return s;
}

//! norm_at_zero
static double norm(double a, double b) { double q = a * a + b * b; return q > 0 ? sqrt(q) : 0; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) s += norm((i % 2) * x[i], (i % 2) * x[i + 1]) + x[i] * x[i + 1];
    return s;
}

//! hoisted_out_of_loop
double f(const double *x, int n) {
    double s = 0, u = x[2] - x[2];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (i * j > 100) s += log(u) * x[i]; else s += x[i] * x[j];
    return s;
}

//! masked_vectors
double f(const double *x, int n) {
    double v[8], s = 0;
    for (int i = 0; i < 8; i++) { double d = x[i] * (i & 1); v[i] = d > 0 ? x[i] / d + sqrt(d) : x[i]; }
    for (int i = 0; i < 8; i++) s += v[i] * v[i];
    return s;
}

//! infinite_product_unused
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double big = exp(1000 * x[i]); double r = x[i] / (1 + big); s += isinf(big) ? x[i] * x[i] : r; }
    return s;
}

//! minimum_with_infinity
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double a = x[i] * x[i], b = i % 2 ? 1 / (x[i] - x[i]) : 3 * x[i]; s += fmin(a, fabs(b)) * (i + 1); }
    return s;
}

//! acos_at_its_end
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double c = i % 2 ? 1 : 0.4 * x[i], a = acos(c * (i % 2 ? x[i] / x[i] : 1)); s += i % 2 ? x[i] : a * x[i]; }
    return s;
}

//! speculated_in_callee
NOINLINE static double one(double t, int kind) { switch (kind) { case 0: return t * t; case 1: return log(t - t) * t; case 2: return exp(900 * t) - exp(900 * t); default: return sin(t); } }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += one(x[i], i % 2 ? 3 : 0) * (i + 1);
    return s;
}

//! newton_with_breaks
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { double r = 1; for (int k = 0; k < 50; k++) { double d = 2 * r; if (d == 0) break; double e = (r * r - x[i]) / d; r -= e; if (fabs(e) < 1e-15) break; } s += r * (i + 1); }
    return s;
}

//! table_with_holes
double f(const double *x, int n) {
    double h[8], s = 0;
    for (int i = 0; i < n; i++) h[i] = (i == 3 || i == 4) ? 0 : x[i];
    for (int i = 0; i + 1 < n; i++) { double slope = (x[i + 1] - x[i]) / h[i]; s += h[i] == 0 ? x[i] : slope * h[i] * x[i]; }
    return s;
}

//! logsumexp_of_infinities
double f(const double *x, int n) {
    double top = -INFINITY, s = 0;
    for (int i = 0; i < n; i++) { double v = i % 3 ? x[i] : -INFINITY; top = v > top ? v : top; }
    for (int i = 0; i < n; i++) { double v = i % 3 ? x[i] : -INFINITY; s += exp(v - top); }
    return top + log(s) + x[0];
}

//! piecewise_state_equation
static double residual(double d, double t) {
    double s = 0, p = d - 1, q = t - 1;
    for (int k = 0; k < 6; k++) {
        if (k < 3) s += pow(d, k + 1) * pow(t, 0.5 * k);
        else if (k < 5) s += pow(d, k) * exp(-pow(d, k - 2)) * t;
        else { double theta = 1 - t + 0.3 * pow(p * p, 1 / 0.6), delta = theta * theta + 0.2 * pow(p * p, 3.5); if (p * p > 0 || q * q > 0) s += pow(delta, 0.85) * d * exp(-20 * p * p - 700 * q * q); }
    }
    return s;
}
double f(const double *x, int n) { double s = 0; for (int i = 0; i + 1 < n; i++) s += residual(x[i], x[i + 1]); return s + residual(1, x[2]); }

//! cosine_in_a_branch_only
#include <math.h>
double f(const double *x, int n) {
    double s = x[0] * x[1], r = 0;
    if (x[2] < 0) r = cos(s) * x[3];
    return sin(s) + r;
}

//! functions_that_branches_call_too
#include <math.h>
#include <stdlib.h>
double f(const double *x, int n) {
    double s = x[0] * x[1], r = 0;
    for (int i = 0; i < n; i++) {
        double t = x[i] * s;
        if (x[i] < 0.0) { double *p = malloc(8); *p = cos(t); r += *p * x[3]; free(p); }
        r += sin(t) * (i + 1);
        if (x[i] > 100) { r *= exp(t); continue; }
        r += exp(t);
    }
    return r + tanh(s) + exp(s);
}

//! buffers_swapped_in_a_branch_not_taken
#include <math.h>
double f(const double *x, int n) {
    double s = x[0] * x[1];
    int m = n - 4;
    if (x[2] < 0.0) {
        double v36[4] = {0};
        double v37[4] = {0};
        double *b31 = v36, *b32 = v37;
        for (int i33 = 0; i33 < m; i33++) {
            for (int i34 = 1; i34 < 3; i34++) {
                b32[i34] = (0.5 * sin(b31[(i34 - 1)] + b31[(i34 + 1)]) + 0.2 * (cos(s)));
            }
            { double *p35 = b31; b31 = b32; b32 = p35; }
        }
    }
    return sin(s);
}

//! root_of_zero_in_a_sum
double f(const double *x, int n) {
    double s = 0, z = x[1] - x[1];
    for (int i = 0; i < n; i++) { double r = sqrt(z * x[i]), q; if (z > 0) q = r + x[i]; else q = x[i] - 2; s += q * q; }
    return s;
}

//! limited_slopes
static double limited(double a, double b) { return a * b <= 0 ? 0 : fabs(a) < fabs(b) ? a : b; }
double f(const double *x, int n) {
    double s = 0;
    for (int i = 1; i < n - 1; i++) {
        double l = limited(x[i] - x[i - 1], x[i + 1] - x[i]), q = l / (x[i] - x[i - 1]);
        s += l * l + x[i] + (l == 0 ? l - x[i] : q + l);
    }
    return s;
}

//! scaled_far_down
static double size(double a, double b) {
    double u = fabs(a), v = fabs(b), r;
    if (u + v == 0) r = 0;
    else if (u > v) r = u * sqrt(1 + v / u * (v / u));
    else r = v * sqrt(1 + u / v * (u / v));
    return r;
}
double f(const double *x, int n) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) {
        double a = 1e-264 * x[i], inverse = 1 / size(a, 1e-264 * x[i + 1]);
        s += a * inverse * (i + 1);
    }
    return s;
}
