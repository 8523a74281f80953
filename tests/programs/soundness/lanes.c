#include <emmintrin.h>
#include <math.h>
typedef double pair __attribute__((vector_size(16), aligned(8)));

//! product_of_lanes
double f(const double *x, int n) { pair a = *(const pair *)x; a = a * a; return a[0] * a[1]; }

//! product_of_summed_lanes
double f(const double *x, int n) {
    __m128d sum = _mm_setzero_pd();
    for (int i = 0; i + 1 < n; i += 2) {
        __m128d b = _mm_loadu_pd(x + i);
        sum = _mm_add_pd(sum, _mm_mul_pd(b, b));
    }
    double t[2];
    _mm_storeu_pd(t, sum);
    return t[0] * t[1];
}

//! quotient_of_lanes
double f(const double *x, int n) {
    pair sum = { 1, 2 };
    for (int i = 0; i + 1 < n; i += 2) sum += *(const pair *)(x + i) * *(const pair *)(x + i);
    return sum[0] > sum[1] ? sum[0] / sum[1] : sum[1] / sum[0];
}

//! one_lane_of_two
double f(const double *x, int n) {
    pair a = { x[0], x[1] }, b;
    b[0] = x[2];
    pair c = a / b;
    return c[0] * sqrt(a[1]) + __builtin_shufflevector(a, a, 1, -1)[0];
}

//! complex_product
double f(const double *x, int n) {
    double re = 1, im = 0;
    for (int i = 0; i + 1 < n; i += 2) {
        double t = re * x[i] - im * x[i + 1];
        im = re * x[i + 1] + im * x[i];
        re = t;
    }
    return re * im;
}

//! two_floats_by_value tol=1e-3
typedef struct { float x, y; } two;
__attribute__((noinline)) static float area(two a) { return a.x * a.y; }
double f(const double *x, int n) {
    float s = 0;
    for (int i = 0; i + 1 < n; i++) { two p = { x[i], x[i + 1] }; s += area(p); }
    return s;
}

//! low_lane_by_the_high_one
double f(const double *x, int n) {
    __m128d p = _mm_set_pd(1.0, 1.0);
    for (int i = 0; i + 1 < n; i += 2) {
        p = _mm_add_pd(p, _mm_loadu_pd(x + i));
        p = _mm_mul_sd(p, _mm_unpackhi_pd(p, p));
    }
    double t[2];
    _mm_storeu_pd(t, p);
    return t[0] + 0.5 * t[1];
}
