/* The first and the second level of BLAS for one type of numbers, as loops, which are differentiated like any others. */
#include "linalg_helpers.h"

/* The first level. */
CORE void add_multiple(int64_t n, const T *alpha, const T *x, int64_t incx, T *y, int64_t incy)
{
    T factor = *alpha;
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        y[fy + i * incy] += factor * x[fx + i * incx];
}

CORE void multiply_all(int64_t n, const T *alpha, T *x, int64_t incx)
{
    T factor = *alpha;
    for (int64_t i = 0; i < n && incx > 0; i++)
        x[i * incx] *= factor;
}

CORE void copy_all(int64_t n, const T *x, int64_t incx, T *y, int64_t incy)
{
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        y[fy + i * incy] = x[fx + i * incx];
}

CORE void exchange(int64_t n, T *x, int64_t incx, T *y, int64_t incy)
{
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++) {
        T kept = x[fx + i * incx];
        x[fx + i * incx] = y[fy + i * incy];
        y[fy + i * incy] = kept;
    }
}

/* Into *out: the sum of products, of the numbers of x conjugated if asked for. */
CORE void inner(int64_t n, const T *x, int64_t incx, const T *y, int64_t incy, int turn, T *out)
{
    T sum = 0;
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        sum += (turn ? CONJ(x[fx + i * incx]) : x[fx + i * incx]) * y[fy + i * incy];
    *out = sum;
}

/* The Euclidean norm: with numbers too large or too small to be squared scaled; 0, with the derivative 0, of zeros. */
CORE R length(int64_t n, const T *x, int64_t incx)
{
    double sum = 0;
    if (incx <= 0)
        return 0;
    for (int64_t i = 0; i < n; i++) {
        T v = x[i * incx];
#if COMPLEX
        double re = __real__ v, im = __imag__ v;
        sum += re * re + im * im;
#else
        sum += (double)v * (double)v;
#endif
    }
    if (sum >= 1e-290 && sum <= 1e290)
        return (R)__builtin_sqrt(sum);
    double factor = sum > 1 ? 0x1p-600 : 0x1p600, again = 0;
    for (int64_t i = 0; i < n; i++) {
        T v = x[i * incx];
#if COMPLEX
        double re = factor * (double)__real__ v, im = factor * (double)__imag__ v;
        again += re * re + im * im;
#else
        again += factor * (double)v * (factor * (double)v);
#endif
    }
    return again == 0 ? 0 : (R)(__builtin_sqrt(again) / factor);
}

IN R magnitude(T v)
{
#if COMPLEX
    return (R)(__builtin_fabs((double)__real__ v) + __builtin_fabs((double)__imag__ v));
#else
    return (R)__builtin_fabs((double)v);
#endif
}

CORE R sum_of_sizes(int64_t n, const T *x, int64_t incx)
{
    R sum = 0;
    for (int64_t i = 0; i < n && incx > 0; i++)
        sum += magnitude(x[i * incx]);
    return sum;
}

/* The position of the largest number, from 1; 0 where there is none. */
CORE int64_t largest(int64_t n, const T *x, int64_t incx)
{
    int64_t best = 0;
    if (n < 1 || incx <= 0)
        return 0;
    for (int64_t i = 1; i < n; i++)
        if (magnitude(x[i * incx]) > magnitude(x[best * incx]))
            best = i;
    return best + 1;
}

/* The rotation of pairs of numbers by a cosine and a sine. */
CORE void rotate(int64_t n, T *x, int64_t incx, T *y, int64_t incy, const R *cosine, const R *sine)
{
    R c = *cosine, s = *sine;
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++) {
        T a = x[fx + i * incx], b = y[fy + i * incy];
        x[fx + i * incx] = c * a + s * b;
        y[fy + i * incy] = c * b - s * a;
    }
}

#if !COMPLEX
/* Cosine and sine that turn (a, b) to (r, 0), as BLAS stores them: r, z, c, s. */
CORE void make_rotation(T *a, T *b, T *c, T *s)
{
    T x = *a, y = *b;
    int first_larger = __builtin_fabs((double)x) > __builtin_fabs((double)y);
    if (x == 0 && y == 0) {
        *c = 1;
        *s = 0;
        *a = 0;
        *b = 0;
        return;
    }
    T roe = first_larger ? x : y;
    T r = (T)__builtin_sqrt((double)x * (double)x + (double)y * (double)y);
    r = roe < 0 ? -r : r;
    T cosine = x / r, sine = y / r;
    *c = cosine;
    *s = sine;
    *a = r;
    *b = first_larger ? sine : cosine != 0 ? 1 / cosine : 1;
}
#else
/* Cosine and sine that turn (a, b) to (r, 0): r, c and s; r has the phase of a, or is |b|. */
CORE void make_rotation(T *a, T b, R *c, T *s)
{
    T x = *a;
    double first = __builtin_hypot((double)__real__ x, (double)__imag__ x);
    double second = __builtin_hypot((double)__real__ b, (double)__imag__ b);
    if (first == 0) {
        *c = second == 0;
        *s = second == 0 ? 0 : CONJ(b) / (R)second;
        *a = (R)second;
    } else {
        double length = __builtin_hypot(first, second);
        T phase = x / (R)first;
        *c = (R)(first / length);
        *s = phase * CONJ(b) / (R)length;
        *a = phase * (R)length;
    }
}
#endif

/* The second level. Where an entry of a triangle stands: in a matrix, packed, or in a band of k diagonals. */
enum { DENSE, PACKED, BAND };

IN int64_t place(int form, int lower, int64_t n, int64_t k, int64_t lda, int64_t i, int64_t j)
{
    if (form == DENSE)
        return i + j * lda;
    if (form == PACKED)
        return lower ? i + j * (2 * n - j - 1) / 2 : i + j * (j + 1) / 2;
    return (lower ? i - j : k + i - j) + j * lda;
}

/* The rows of column j of a triangle. */
IN int64_t from_row(int form, int lower, int64_t k, int64_t j) { return lower ? j : form == BAND ? most(0, j - k) : 0; }
IN int64_t to_row(int form, int lower, int64_t n, int64_t k, int64_t j)
{
    return !lower ? j : form == BAND ? least(n - 1, j + k) : n - 1;
}

IN int64_t stored(int form, int64_t n, int64_t k, int64_t lda)
{
    return form == DENSE ? (n - 1) * lda + n : form == PACKED ? n * (n + 1) / 2 : (n - 1) * lda + k + 1;
}

IN void given(int form, int64_t n, int64_t k, int64_t lda, const T *a)
{
    if (n > 0)
        HINT(a, (size_t)stored(form, n, k, lda) * sizeof(T));
}

/* y = beta y + alpha A x for a symmetric A, or a Hermitian one (1), or a conjugated Hermitian one (2). */
IN void symmetric_vector(int form, int uplo, int hermitian, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda,
                         const T *x, int64_t incx, const T *beta, T *y, int64_t incy)
{
    int lower = is(uplo, 'l');
    T factor = *alpha, *from = gathered(n, x, incx, 0), *into = calloc((size_t)at_least_one(n), sizeof(T));
    given(form, n, k, lda, a);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = from_row(form, lower, k, j); i <= to_row(form, lower, n, k, j); i++) {
            T entry = a[place(form, lower, n, k, lda, i, j)], mirrored = hermitian ? CONJ(entry) : entry;
            if (i == j) {
                into[i] += factor * (hermitian ? RE(entry) : entry) * from[i];
            } else {
                into[i] += factor * (hermitian == 2 ? mirrored : entry) * from[j];
                into[j] += factor * (hermitian == 2 ? entry : mirrored) * from[i];
            }
        }
    scatter(n, into, beta, y, incy);
    free(from);
    free(into);
}

/* x = op(A) x for a triangular A. */
IN void triangular_vector(int form, int uplo, int trans, int diag, int64_t n, int64_t k, const T *a, int64_t lda, T *x,
                          int64_t incx)
{
    int lower = is(uplo, 'l'), plain = is_plain(trans), turn = is(trans, 'c') || is(trans, 'j');
    T *from = gathered(n, x, incx, 0), *into = calloc((size_t)at_least_one(n), sizeof(T)), zero = 0;
    given(form, n, k, lda, a);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = from_row(form, lower, k, j); i <= to_row(form, lower, n, k, j); i++) {
            T entry = i == j && is(diag, 'u') ? 1 : a[place(form, lower, n, k, lda, i, j)];
            entry = turn ? CONJ(entry) : entry;
            if (plain)
                into[i] += entry * from[j];
            else
                into[j] += entry * from[i];
        }
    scatter(n, into, &zero, x, incx);
    free(from);
    free(into);
}

/* x = op(A)^-1 x for a triangular A. */
IN void triangular_system(int form, int uplo, int trans, int diag, int64_t n, int64_t k, const T *a, int64_t lda, T *x,
                          int64_t incx)
{
    int lower = is(uplo, 'l'), plain = is_plain(trans), turn = is(trans, 'c') || is(trans, 'j'), unit = is(diag, 'u');
    T *b = gathered(n, x, incx, 0), zero = 0;
    given(form, n, k, lda, a);
    for (int64_t step = 0; step < n; step++) {
        int64_t j = lower == plain ? step : n - 1 - step, at = place(form, lower, n, k, lda, j, j);
        int64_t low = lower ? j + 1 : from_row(form, lower, k, j), high = lower ? to_row(form, lower, n, k, j) : j - 1;
        T own = b[j];
        if (!plain)
            for (int64_t i = low; i <= high; i++) {
                T entry = a[place(form, lower, n, k, lda, i, j)];
                own -= (turn ? CONJ(entry) : entry) * b[i];
            }
        if (!unit)
            own /= turn ? CONJ(a[at]) : a[at];
        b[j] = own;
        if (plain)
            for (int64_t i = low; i <= high; i++) {
                T entry = a[place(form, lower, n, k, lda, i, j)];
                b[i] -= (turn ? CONJ(entry) : entry) * own;
            }
    }
    scatter(n, b, &zero, x, incx);
    free(b);
}

/* A += alpha x x^T in a triangle, or alpha x x^H; x is conjugated first if asked for. */
IN void symmetric_rank_one(int form, int uplo, int hermitian, int64_t n, const T *alpha, const T *x, int64_t incx, int turn,
                           T *a, int64_t lda)
{
    int lower = is(uplo, 'l');
    T factor = *alpha, *v = gathered(n, x, incx, turn);
    given(form, n, 0, lda, a);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = from_row(form, lower, 0, j); i <= to_row(form, lower, n, 0, j); i++) {
            int64_t at = place(form, lower, n, 0, lda, i, j);
            T sum = a[at] + factor * v[i] * (hermitian ? CONJ(v[j]) : v[j]);
            a[at] = hermitian && i == j ? RE(sum) : sum;
        }
    free(v);
}

/* A += alpha x y^T + alpha y x^T in a triangle, or alpha x y^H + conj(alpha) y x^H. */
IN void symmetric_rank_two(int form, int uplo, int hermitian, int64_t n, const T *alpha, const T *x, int64_t incx,
                           const T *y, int64_t incy, int turn, T *a, int64_t lda)
{
    int lower = is(uplo, 'l');
    T factor = *alpha, other = hermitian ? CONJ(factor) : factor;
    T *u = gathered(n, x, incx, turn), *v = gathered(n, y, incy, turn);
    given(form, n, 0, lda, a);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = from_row(form, lower, 0, j); i <= to_row(form, lower, n, 0, j); i++) {
            int64_t at = place(form, lower, n, 0, lda, i, j);
            T sum = a[at] + factor * u[i] * (hermitian ? CONJ(v[j]) : v[j]) + other * v[i] * (hermitian ? CONJ(u[j]) : u[j]);
            a[at] = hermitian && i == j ? RE(sum) : sum;
        }
    free(u);
    free(v);
}

/* y = beta y + alpha op(A) x for a band of kl diagonals below and ku above. */
CORE void band_vector(int trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const T *alpha, const T *a, int64_t lda,
                      const T *x, int64_t incx, const T *beta, T *y, int64_t incy)
{
    int plain = is_plain(trans), turn = is(trans, 'c') || is(trans, 'j');
    int64_t rows = plain ? m : n;
    T factor = *alpha, *from = gathered(plain ? n : m, x, incx, 0), *into = calloc((size_t)at_least_one(rows), sizeof(T));
    numbers(a, kl + ku + 1, n, lda);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = most(0, j - ku); i <= least(m - 1, j + kl); i++) {
            T entry = factor * (turn ? CONJ(a[ku + i - j + j * lda]) : a[ku + i - j + j * lda]);
            if (plain)
                into[i] += entry * from[j];
            else
                into[j] += entry * from[i];
        }
    scatter(rows, into, beta, y, incy);
    free(from);
    free(into);
}

#define FORM_CORES(name, form) \
    CORE void name##_mv(int uplo, int hermitian, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda, \
                        const T *x, int64_t incx, const T *beta, T *y, int64_t incy) \
    { \
        symmetric_vector(form, uplo, hermitian, n, k, alpha, a, lda, x, incx, beta, y, incy); \
    } \
    CORE void name##_tmv(int uplo, int trans, int diag, int64_t n, int64_t k, const T *a, int64_t lda, T *x, int64_t incx) \
    { \
        triangular_vector(form, uplo, trans, diag, n, k, a, lda, x, incx); \
    } \
    CORE void name##_tsv(int uplo, int trans, int diag, int64_t n, int64_t k, const T *a, int64_t lda, T *x, int64_t incx) \
    { \
        triangular_system(form, uplo, trans, diag, n, k, a, lda, x, incx); \
    }
#define UPDATE_CORES(name, form) \
    CORE void name##_r1(int uplo, int hermitian, int64_t n, const T *alpha, const T *x, int64_t incx, int turn, T *a, \
                        int64_t lda) \
    { \
        symmetric_rank_one(form, uplo, hermitian, n, alpha, x, incx, turn, a, lda); \
    } \
    CORE void name##_r2(int uplo, int hermitian, int64_t n, const T *alpha, const T *x, int64_t incx, const T *y, \
                        int64_t incy, int turn, T *a, int64_t lda) \
    { \
        symmetric_rank_two(form, uplo, hermitian, n, alpha, x, incx, y, incy, turn, a, lda); \
    }
FORM_CORES(dense, DENSE)
FORM_CORES(packed, PACKED)
FORM_CORES(band, BAND)
UPDATE_CORES(dense, DENSE)
UPDATE_CORES(packed, PACKED)

#if !COMPLEX
/* A modified rotation, as param[0] says which numbers of it are given. */
CORE void rotate_modified(int64_t n, T *x, int64_t incx, T *y, int64_t incy, const T *param)
{
    T form = param[0];
    if (form == -2)
        return;
    T h11 = form == 0 ? 1 : param[1], h21 = form == 1 ? -1 : param[2];
    T h12 = form == 1 ? 1 : param[3], h22 = form == 0 ? 1 : param[4];
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++) {
        T p = x[fx + i * incx], q = y[fy + i * incy];
        x[fx + i * incx] = h11 * p + h12 * q;
        y[fy + i * incy] = h21 * p + h22 * q;
    }
}

/* The modified rotation that makes the second of two numbers 0, with their factors d1 and d2 kept in a range. */
CORE void make_modified(T *d1, T *d2, T *x1, const T *y1, T *param)
{
    T a = *d1, b = *d2, x = *x1, y = *y1, p1 = a * x, p2 = b * y, form = -1, h11 = 0, h12 = 0, h21 = 0, h22 = 0, u;
    if (a >= 0 && p2 == 0) {
        param[0] = -2;
        return;
    }
    if (a >= 0 && __builtin_fabs((double)(p1 * x)) > __builtin_fabs((double)(p2 * y))) {
        h21 = -y / x;
        h12 = p2 / p1;
        u = 1 - h12 * h21;
        if (u > 0) {
            form = 0;
            a /= u;
            b /= u;
            x *= u;
        }
    } else if (a >= 0 && p2 * y >= 0) {
        T other = b;
        form = 1;
        h11 = p1 / p2;
        h22 = x / y;
        u = 1 + h11 * h22;
        b = a / u;
        a = other / u;
        x = y * u;
    }
    if (form < 0) {
        a = b = x = 0;
        h11 = h12 = h21 = h22 = 0;
    }
    for (int second = 0; second < 2; second++)
        for (T size = second ? b : a; size != 0;) {
            size = (T)__builtin_fabs((double)size);
            int small = size <= (T)5.9604645e-8, large = size >= (T)16777216;
            if (!small && !large)
                break;
            if (form == 0)
                h11 = h22 = 1;
            else if (form == 1) {
                h21 = -1;
                h12 = 1;
            }
            form = -1;
            T factor = small ? 4096 : (T)1 / 4096, back = small ? (T)1 / 4096 : 4096;
            if (second) {
                b *= factor * factor;
                h21 *= back;
                h22 *= back;
                size = b;
            } else {
                a *= factor * factor;
                x *= back;
                h11 *= back;
                h12 *= back;
                size = a;
            }
        }
    *d1 = a;
    *d2 = b;
    *x1 = x;
    param[0] = form;
    if (form != 0) {
        param[1] = h11;
        param[4] = h22;
    }
    if (form != 1) {
        param[2] = h21;
        param[3] = h12;
    }
}

/* The sum of products in double precision, for numbers in single precision. */
CORE double wide_inner(int64_t n, double start, const T *x, int64_t incx, const T *y, int64_t incy)
{
    double sum = start;
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        sum += (double)x[fx + i * incx] * (double)y[fy + i * incy];
    return sum;
}
#endif
