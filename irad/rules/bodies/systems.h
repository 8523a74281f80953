/* Systems of equations for one type of numbers: factored, triangular, banded and tridiagonal ones. Factors of bands are
 * loops, of as many steps as LAPACK's own, with its choice of pivots and its way to store them: they are differentiated
 * like any other code. Dense factors are those of irad's routines. */
#include "linalg_helpers.h"

CORE int factor(int64_t m, int64_t n, T *a, int64_t lda, void *ipiv, int64_t width)
{
    numbers(a, m, n, lda);
    pivots(ipiv, least(m, n), width);
    return LA(getrf)(m, n, a, lda, ipiv, width);
}

CORE void factored_solve(int trans, int64_t n, int64_t nrhs, const T *a, int64_t lda, const void *ipiv, int64_t width, T *b,
                         int64_t ldb)
{
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
    LA(getrs)(trans, n, nrhs, a, lda, ipiv, width, b, ldb);
}

CORE int solve(int64_t n, int64_t nrhs, T *a, int64_t lda, void *ipiv, int64_t width, T *b, int64_t ldb)
{
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
    return LA(gesv)(n, nrhs, a, lda, ipiv, width, b, ldb);
}

CORE int invert(int64_t n, T *a, int64_t lda, const void *ipiv, int64_t width)
{
    T *factors = room(n * n);
    pivots(ipiv, n, width);
    numbers(a, n, n, lda);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            factors[i + j * n] = a[i + j * lda];
    int info = LA(getri)(n, factors, at_least_one(n), ipiv, width, a, lda);
    free(factors);
    return info;
}

CORE int root(int uplo, int64_t n, T *a, int64_t lda)
{
    numbers(a, n, n, lda);
    return LA(potrf)(uplo, 0, n, a, lda);
}

/* Cholesky: solve with a factor. */
CORE void root_solve(int uplo, int64_t n, int64_t nrhs, const T *a, int64_t lda, T *b, int64_t ldb)
{
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    LA(trsm)('l', uplo, is(uplo, 'l') ? 'n' : 'c', 'n', n, nrhs, a, lda, b, ldb);
    LA(trsm)('l', uplo, is(uplo, 'l') ? 'c' : 'n', 'n', n, nrhs, a, lda, b, ldb);
}

CORE int solve_triangular(int uplo, int trans, int diag, int64_t n, int64_t nrhs, const T *a, int64_t lda, T *b,
                          int64_t ldb)
{
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    int info = diagonal_zero(diag, n, a, lda);
    if (info == 0)
        LA(trsm)('l', uplo, trans, diag, n, nrhs, a, lda, b, ldb);
    return info;
}

/* The inverse of a triangle, in its place; the other triangle stays. */
CORE int invert_triangle(int uplo, int diag, int64_t n, T *a, int64_t lda)
{
    numbers(a, n, n, lda);
    int info = diagonal_zero(diag, n, a, lda);
    if (info)
        return info;
    T *made = calloc((size_t)at_least_one(n * n), sizeof(T));
    for (int64_t i = 0; i < n; i++)
        made[i + i * n] = 1;
    LA(trsm)('l', uplo, 'n', diag, n, n, a, lda, made, at_least_one(n));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++)
            if (i != j || !is(diag, 'u'))
                a[i + j * lda] = made[i + j * n];
    free(made);
    return 0;
}

/* The inverse of a positive definite matrix from its factor, in the triangle that is given. */
CORE int invert_root(int uplo, int64_t n, T *a, int64_t lda)
{
    numbers(a, n, n, lda);
    int info = diagonal_zero('n', n, a, lda);
    if (info)
        return info;
    T *made = calloc((size_t)at_least_one(n * n), sizeof(T));
    for (int64_t i = 0; i < n; i++)
        made[i + i * n] = 1;
    root_solve(uplo, n, n, a, lda, made, at_least_one(n));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++)
            a[i + j * lda] = made[i + j * n];
    free(made);
    return 0;
}

/* Symmetric (or Hermitian) indefinite systems. */
CORE int solve_indefinite(int uplo, int hermitian, int64_t n, int64_t nrhs, T *a, int64_t lda, void *ipiv, int64_t width,
                          T *b, int64_t ldb)
{
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
    return LA(sysv)(uplo, hermitian, n, nrhs, a, lda, ipiv, width, b, ldb);
}

/* op(A) X + sign X op(B) = factor C for (quasi-)triangular A and B, in the place of C. */
CORE int solve_sylvester(int ta, int tb, int64_t sign, int64_t m, int64_t n, const T *a, int64_t lda, const T *b,
                         int64_t ldb, T *c, int64_t ldc, R *factor)
{
    numbers(a, m, m, lda);
    numbers(b, n, n, ldb);
    numbers(c, m, n, ldc);
    return LA(trsyl)(ta, tb, sign, m, n, a, lda, b, ldb, c, ldc, factor);
}

/* Gauss with exchanges of neighbours; behind the factor's second superdiagonal lies dl. */
CORE int solve_tridiagonal(int64_t n, int64_t nrhs, T *dl, T *d, T *du, T *b, int64_t ldb)
{
    numbers(dl, n - 1, 1, n);
    numbers(d, n, 1, n);
    numbers(du, n - 1, 1, n);
    numbers(b, n, nrhs, ldb);
    for (int64_t i = 0; i + 1 < n; i++) {
        if (SIZE(d[i]) >= SIZE(dl[i])) {
            if (d[i] == 0)
                return (int)i + 1;
            T factor = dl[i] / d[i];
            d[i + 1] -= factor * du[i];
            for (int64_t j = 0; j < nrhs; j++)
                b[i + 1 + j * ldb] -= factor * b[i + j * ldb];
            if (i + 2 < n)
                dl[i] = 0;
        } else {
            T factor = d[i] / dl[i], below = d[i + 1];
            d[i] = dl[i];
            d[i + 1] = du[i] - factor * below;
            if (i + 2 < n) {
                dl[i] = du[i + 1];
                du[i + 1] = -factor * dl[i];
            }
            du[i] = below;
            for (int64_t j = 0; j < nrhs; j++) {
                T upper = b[i + j * ldb];
                b[i + j * ldb] = b[i + 1 + j * ldb];
                b[i + 1 + j * ldb] = upper - factor * b[i + 1 + j * ldb];
            }
        }
    }
    if (n > 0 && d[n - 1] == 0)
        return (int)n;
    for (int64_t j = 0; j < nrhs; j++)
        for (int64_t i = n - 1; i >= 0; i--) {
            T sum = b[i + j * ldb];
            if (i + 1 < n)
                sum -= du[i] * b[i + 1 + j * ldb];
            if (i + 2 < n)
                sum -= dl[i] * b[i + 2 + j * ldb];
            b[i + j * ldb] = sum / d[i];
        }
    return 0;
}

/* L D L^H of a tridiagonal positive definite matrix: d becomes D, e the subdiagonal of L. */
CORE int factor_positive_tridiagonal(int64_t n, R *d, T *e)
{
    real_numbers(d, n);
    numbers(e, n - 1, 1, n);
    for (int64_t i = 0; i < n; i++) {
        if (!(d[i] > 0))
            return (int)i + 1;
        if (i + 1 < n) {
            T beside = e[i], ratio = beside / d[i];
            e[i] = ratio;
            d[i + 1] -= RE(ratio * CONJ(beside));
        }
    }
    return 0;
}

/* With `upper`, e is the superdiagonal of U = L^H (of complex matrices). */
CORE void solve_positive_tridiagonal(int upper, int64_t n, int64_t nrhs, const R *d, const T *e, T *b, int64_t ldb)
{
    real_numbers(d, n);
    numbers(e, n - 1, 1, n);
    numbers(b, n, nrhs, ldb);
    for (int64_t j = 0; j < nrhs; j++) {
        T *x = b + j * ldb;
        for (int64_t i = 1; i < n; i++)
            x[i] -= (upper ? CONJ(e[i - 1]) : e[i - 1]) * x[i - 1];
        for (int64_t i = n - 1; i >= 0; i--) {
            T sum = x[i] / d[i];
            if (i + 1 < n)
                sum -= (upper ? e[i] : CONJ(e[i])) * x[i + 1];
            x[i] = sum;
        }
    }
}

/* LU of a band: entry (i, j) stands in row kl + ku + i - j of column j, and kl rows above are for the factor. */
CORE int factor_band(int64_t m, int64_t n, int64_t kl, int64_t ku, T *ab, int64_t ldab, void *ipiv, int64_t width)
{
    int64_t kv = kl + ku, reach = 0;
    int info = 0;
    numbers(ab, 2 * kl + ku + 1, n, ldab);
    pivots(ipiv, least(m, n), width);
    for (int64_t j = 0; j < n; j++)
        for (int64_t r = 0; r < kl && j > ku; r++)
            if (r >= kv - j)
                ab[r + j * ldab] = 0;
    for (int64_t j = 0; j < least(m, n); j++) {
        int64_t below = least(kl, m - 1 - j), best = 0;
        for (int64_t r = 1; r <= below; r++)
            if (SIZE(ab[kv + r + j * ldab]) > SIZE(ab[kv + best + j * ldab]))
                best = r;
        set_pivot(ipiv, width, j, j + best);
        if (ab[kv + best + j * ldab] == 0) {
            info = info ? info : (int)j + 1;
            continue;
        }
        reach = most(reach, least(j + ku + best, n - 1));
        for (int64_t c = j; c <= reach && best > 0; c++) {
            T upper = ab[kv + j - c + c * ldab];
            ab[kv + j - c + c * ldab] = ab[kv + j + best - c + c * ldab];
            ab[kv + j + best - c + c * ldab] = upper;
        }
        for (int64_t r = 1; r <= below; r++)
            ab[kv + r + j * ldab] /= ab[kv + j * ldab];
        for (int64_t c = j + 1; c <= reach; c++)
            for (int64_t r = 1; r <= below; r++)
                ab[kv + r + j - c + c * ldab] -= ab[kv + r + j * ldab] * ab[kv + j - c + c * ldab];
    }
    return info;
}

CORE void solve_band(int trans, int64_t n, int64_t kl, int64_t ku, int64_t nrhs, const T *ab, int64_t ldab,
                     const void *ipiv, int64_t width, T *b, int64_t ldb)
{
    int64_t kv = kl + ku;
    int turn = is(trans, 'c');
    numbers(ab, 2 * kl + ku + 1, n, ldab);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
    for (int64_t column = 0; column < nrhs; column++) {
        T *x = b + column * ldb;
        if (is(trans, 'n')) {
            for (int64_t j = 0; j < n && kl > 0; j++) {
                int64_t other = pivot(ipiv, width, j);
                T own = x[other];
                x[other] = x[j];
                x[j] = own;
                for (int64_t r = 1; r <= kl && j + r < n; r++)
                    x[j + r] -= ab[kv + r + j * ldab] * own;
            }
            for (int64_t j = n - 1; j >= 0; j--) {
                T sum = x[j];
                for (int64_t k = j + 1; k < n && k <= j + kv; k++)
                    sum -= ab[kv + j - k + k * ldab] * x[k];
                x[j] = sum / ab[kv + j * ldab];
            }
        } else {
            for (int64_t j = 0; j < n; j++) {
                T sum = x[j], own = turn ? CONJ(ab[kv + j * ldab]) : ab[kv + j * ldab];
                for (int64_t k = most(0, j - kv); k < j; k++) {
                    T entry = ab[kv + k - j + j * ldab];
                    sum -= (turn ? CONJ(entry) : entry) * x[k];
                }
                x[j] = sum / own;
            }
            for (int64_t j = n - 1; j >= 0 && kl > 0; j--) {
                T sum = x[j];
                for (int64_t r = 1; r <= kl && j + r < n; r++) {
                    T entry = ab[kv + r + j * ldab];
                    sum -= (turn ? CONJ(entry) : entry) * x[j + r];
                }
                int64_t other = pivot(ipiv, width, j);
                x[j] = x[other];
                x[other] = sum;
            }
        }
    }
}

/* LU of a tridiagonal matrix: dl are the factors, du2 the second superdiagonal. */
CORE int factor_tridiagonal(int64_t n, T *dl, T *d, T *du, T *du2, void *ipiv, int64_t width)
{
    numbers(dl, n - 1, 1, n);
    numbers(d, n, 1, n);
    numbers(du, n - 1, 1, n);
    numbers(du2, n - 2, 1, n);
    pivots(ipiv, n, width);
    for (int64_t i = 0; i < n; i++) {
        set_pivot(ipiv, width, i, i);
        if (i + 2 < n)
            du2[i] = 0;
    }
    for (int64_t i = 0; i + 1 < n; i++) {
        if (SIZE(d[i]) >= SIZE(dl[i])) {
            if (d[i] != 0) {
                T factor = dl[i] / d[i];
                dl[i] = factor;
                d[i + 1] -= factor * du[i];
            }
        } else {
            T factor = d[i] / dl[i], above = du[i];
            d[i] = dl[i];
            dl[i] = factor;
            du[i] = d[i + 1];
            d[i + 1] = above - factor * du[i];
            if (i + 2 < n) {
                du2[i] = du[i + 1];
                du[i + 1] = -factor * du2[i];
            }
            set_pivot(ipiv, width, i, i + 1);
        }
    }
    for (int64_t i = 0; i < n; i++)
        if (d[i] == 0)
            return (int)i + 1;
    return 0;
}

CORE void solve_factored_tridiagonal(int trans, int64_t n, int64_t nrhs, const T *dl, const T *d, const T *du, const T *du2,
                                     const void *ipiv, int64_t width, T *b, int64_t ldb)
{
    int turn = is(trans, 'c');
    numbers(dl, n - 1, 1, n);
    numbers(d, n, 1, n);
    numbers(du, n - 1, 1, n);
    numbers(du2, n - 2, 1, n);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
#define ENTRY(v) (turn ? CONJ(v) : v)
    for (int64_t column = 0; column < nrhs; column++) {
        T *x = b + column * ldb;
        for (int64_t i = 0; i + 1 < n && is(trans, 'n'); i++) {
            int64_t other = pivot(ipiv, width, i);
            T upper = x[other], lower = x[2 * i + 1 - other];
            x[i] = upper;
            x[i + 1] = lower - dl[i] * upper;
        }
        for (int64_t step = 0; step < n; step++) {
            int64_t i = is(trans, 'n') ? n - 1 - step : step;
            T sum = x[i];
            if (is(trans, 'n')) {
                if (i + 1 < n)
                    sum -= du[i] * x[i + 1];
                if (i + 2 < n)
                    sum -= du2[i] * x[i + 2];
            } else {
                if (i > 0)
                    sum -= ENTRY(du[i - 1]) * x[i - 1];
                if (i > 1)
                    sum -= ENTRY(du2[i - 2]) * x[i - 2];
            }
            x[i] = sum / ENTRY(d[i]);
        }
        for (int64_t i = n - 2; i >= 0 && !is(trans, 'n'); i--) {
            int64_t other = pivot(ipiv, width, i);
            T lower = x[i + 1], upper = x[i] - ENTRY(dl[i]) * lower;
            x[other] = upper;
            x[2 * i + 1 - other] = lower;
        }
    }
#undef ENTRY
}

/* The entry (i, j) of L in the Cholesky factor of a band of k diagonals, for i >= j: below, or above as U = L^H. */
IN int64_t band_place(int upper, int64_t k, int64_t ldab, int64_t i, int64_t j)
{
    return upper ? k + j - i + i * ldab : i - j + j * ldab;
}

CORE int factor_positive_band(int uplo, int64_t n, int64_t k, T *ab, int64_t ldab)
{
    int upper = is(uplo, 'u');
    numbers(ab, k + 1, n, ldab);
    for (int64_t j = 0; j < n; j++) {
        int64_t first_column = most(0, j - k), last = least(n - 1, j + k);
        R sum = RE(ab[band_place(upper, k, ldab, j, j)]);
        for (int64_t l = first_column; l < j; l++) {
            T entry = ab[band_place(upper, k, ldab, j, l)];
            sum -= RE(entry * CONJ(entry));
        }
        if (!(sum > 0))
            return (int)j + 1;
        R diagonal = (R)__builtin_sqrt((double)sum);
        ab[band_place(upper, k, ldab, j, j)] = diagonal;
        for (int64_t i = j + 1; i <= last; i++) {
            T given = ab[band_place(upper, k, ldab, i, j)], rest = upper ? CONJ(given) : given;
            for (int64_t l = most(0, i - k); l < j; l++) {
                T left = ab[band_place(upper, k, ldab, i, l)], right = ab[band_place(upper, k, ldab, j, l)];
                rest -= upper ? CONJ(left) * right : left * CONJ(right);
            }
            rest /= diagonal;
            ab[band_place(upper, k, ldab, i, j)] = upper ? CONJ(rest) : rest;
        }
    }
    return 0;
}

CORE void solve_positive_band(int uplo, int64_t n, int64_t k, int64_t nrhs, const T *ab, int64_t ldab, T *b, int64_t ldb)
{
    int upper = is(uplo, 'u');
    numbers(ab, k + 1, n, ldab);
    numbers(b, n, nrhs, ldb);
    for (int64_t column = 0; column < nrhs; column++) {
        T *x = b + column * ldb;
        for (int64_t i = 0; i < n; i++) {
            T sum = x[i];
            for (int64_t l = most(0, i - k); l < i; l++) {
                T entry = ab[band_place(upper, k, ldab, i, l)];
                sum -= (upper ? CONJ(entry) : entry) * x[l];
            }
            x[i] = sum / RE(ab[band_place(upper, k, ldab, i, i)]);
        }
        for (int64_t i = n - 1; i >= 0; i--) {
            T sum = x[i];
            for (int64_t l = i + 1; l < n && l <= i + k; l++) {
                T entry = ab[band_place(upper, k, ldab, l, i)];
                sum -= (upper ? entry : CONJ(entry)) * x[l];
            }
            x[i] = sum / RE(ab[band_place(upper, k, ldab, i, i)]);
        }
    }
}
