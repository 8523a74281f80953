/* What LAPACK offers beside the routines of systems.h and decompositions.h, in terms of them, for one type of numbers:
 * least squares of any rank, some eigenvalues, generalised eigenvalues, LQ, packed matrices, copies and norms. */
#include "decompositions.h"

/* Least squares of any rank; what LAPACK leaves in the place of A is not given. */
CORE int least_of_rank(int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb, R *s, const R *rcond,
                       void *rank, int64_t width)
{
    T *right = room(m * nrhs);
    double tolerance = (double)*rcond;
    int32_t found = 0;
    numbers(a, m, n, lda);
    numbers(b, most(m, n), nrhs, ldb);
    real_numbers(s, least(m, n));
    pivots(&found, 1, sizeof found);
    for (int64_t j = 0; j < nrhs; j++)
        for (int64_t i = 0; i < m; i++)
            right[i + j * m] = b[i + j * ldb];
    int info = LA(gelsd)(m, n, nrhs, a, lda, right, at_least_one(m), b, ldb, s, &tolerance, &found, sizeof found);
    set_pivot(rank, width, 0, found - 1);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            a[i + j * lda] = (R)__builtin_nan("");
    free(right);
    return info;
}

/* Eigenvalues by ascending size, of a range (a: all, v: above vl and up to vu, i: from il to iu, from 1), and their
 * vectors; the number of them. */
CORE int64_t some_of_spectrum(int jobz, int range, int uplo, int64_t n, const T *a, int64_t lda, const R *vl, const R *vu,
                              int64_t il, int64_t iu, R *w, T *z, int64_t ldz, int *info)
{
    T *own = room(n * n);
    R *values = malloc((size_t)at_least_one(n) * sizeof(R));
    int64_t count = 0;
    numbers(a, n, n, lda);
    real_numbers(w, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            own[i + j * n] = a[i + j * lda];
    int found = LA(syevd)(jobz, uplo, 0, n, own, at_least_one(n), values);
    for (int64_t j = 0; j < n && found == 0; j++) {
        R value = values[j];
        if (is(range, 'i') ? j + 1 < il || j + 1 > iu : is(range, 'v') && !(value > *vl && value <= *vu))
            continue;
        for (int64_t i = 0; i < n && is(jobz, 'v'); i++)
            z[i + count * ldz] = own[i + j * n];
        w[count++] = value;
    }
    free(own);
    free(values);
    *info = found;
    return count;
}

/* A x = w B x, A B x = w x or B A x = w x (itype 1 to 3), by the Cholesky factor F of B = F F^H, which stays in its
 * place. */
CORE int generalised(int64_t itype, int jobz, int uplo, int64_t n, T *a, int64_t lda, T *b, int64_t ldb, R *w)
{
    int lower = is(uplo, 'l'), plain = lower ? 'n' : 'c', turned_round = lower ? 'c' : 'n';
    int64_t stride = at_least_one(n);
    T one = 1;
    numbers(a, n, n, lda);
    numbers(b, n, n, ldb);
    real_numbers(w, n);
    int info = LA(potrf)(uplo, 0, n, b, ldb);
    if (info)
        return (int)n + info;
    T *whole = symmetric(uplo, COMPLEX, n, a, lda);
    if (itype == 1) {
        LA(trsm)('l', uplo, plain, 'n', n, n, b, ldb, whole, stride);
        LA(trsm)('r', uplo, turned_round, 'n', n, n, b, ldb, whole, stride);
    } else {
        triangular_product('l', uplo, turned_round, 'n', n, n, &one, b, ldb, whole, stride);
        triangular_product('r', uplo, plain, 'n', n, n, &one, b, ldb, whole, stride);
    }
    info = LA(syevd)(jobz, 'l', 0, n, whole, stride, w);
    if (is(jobz, 'v') && info == 0) {
        if (itype == 3)
            triangular_product('l', uplo, plain, 'n', n, n, &one, b, ldb, whole, stride);
        else
            LA(trsm)('l', uplo, turned_round, 'n', n, n, b, ldb, whole, stride);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                a[i + j * lda] = whole[i + j * n];
    }
    free(whole);
    return info;
}

/* A copy of a matrix, transposed and conjugated. */
IN T *adjoined(int64_t m, int64_t n, const T *a, int64_t lda)
{
    T *made = room(m * n);
    numbers(a, m, n, lda);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            made[j + i * n] = CONJ(a[i + j * lda]);
    return made;
}

IN void adjoin_back(int64_t m, int64_t n, T *made, T *a, int64_t lda)
{
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            a[i + j * lda] = CONJ(made[j + i * n]);
    free(made);
}

/* LQ is the QR decomposition of the adjoint, with the same factors of reflectors. */
CORE int reduce_rows(int64_t m, int64_t n, T *a, int64_t lda, T *tau)
{
    T *tall = adjoined(m, n, a, lda);
    numbers(tau, least(m, n), 1, least(m, n));
    int info = LA(geqrf)(n, m, tall, at_least_one(n), tau);
    adjoin_back(m, n, tall, a, lda);
    return info;
}

CORE int make_orthogonal_rows(int64_t m, int64_t n, int64_t k, T *a, int64_t lda, const T *tau)
{
    T *reflectors = adjoined(m, n, a, lda), *made = room(m * n);
    numbers(tau, k, 1, k);
    int info = LA(orgqr)(n, m, k, reflectors, at_least_one(n), tau, made, at_least_one(n));
    free(reflectors);
    adjoin_back(m, n, made, a, lda);
    return info;
}

CORE void reflect_rows(int left, int transposed, int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, const T *tau,
                       T *c, int64_t ldc)
{
    int64_t length = left ? m : n;
    T *tall = adjoined(k, length, a, lda);
    reflect(left, !transposed, m, n, k, tall, at_least_one(length), tau, c, ldc);
    free(tall);
}

/* Where a packed matrix has an entry; packed by rows it is its transpose, packed by columns. */
IN int64_t packed_place(int rows, int uplo, int64_t n, int64_t i, int64_t j)
{
    int64_t r = rows ? j : i, c = rows ? i : j;
    return is(uplo, 'l') == rows ? r + c * (c + 1) / 2 : r + c * (2 * n - c - 1) / 2;
}

IN T *unpacked(int rows, int uplo, int64_t n, const T *ap)
{
    T *made = calloc((size_t)at_least_one(n * n), sizeof(T));
    numbers(ap, n * (n + 1) / 2, 1, 1);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++)
            made[i + j * n] = ap[packed_place(rows, uplo, n, i, j)];
    return made;
}

IN void pack(int rows, int uplo, int64_t n, T *made, T *ap)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++)
            ap[packed_place(rows, uplo, n, i, j)] = made[i + j * n];
    free(made);
}

CORE int packed_root(int rows, int uplo, int64_t n, T *ap)
{
    T *whole = unpacked(rows, uplo, n, ap);
    int info = LA(potrf)(uplo, 0, n, whole, at_least_one(n));
    pack(rows, uplo, n, whole, ap);
    return info;
}

CORE void packed_solve(int rows, int uplo, int64_t n, int64_t nrhs, const T *ap, T *b, int64_t ldb)
{
    T *whole = unpacked(rows, uplo, n, ap);
    int64_t stride = at_least_one(n);
    numbers(b, n, nrhs, ldb);
    LA(trsm)('l', uplo, is(uplo, 'l') ? 'n' : 'c', 'n', n, nrhs, whole, stride, b, ldb);
    LA(trsm)('l', uplo, is(uplo, 'l') ? 'c' : 'n', 'n', n, nrhs, whole, stride, b, ldb);
    free(whole);
}

IN int within(int uplo, int64_t i, int64_t j) { return is(uplo, 'u') ? i <= j : !is(uplo, 'l') || i >= j; }

CORE void copy_part(int uplo, int64_t m, int64_t n, const T *a, int64_t lda, T *b, int64_t ldb)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            if (within(uplo, i, j))
                b[i + j * ldb] = a[i + j * lda];
}

CORE void set_part(int uplo, int64_t m, int64_t n, const T *beside, const T *diagonal, T *a, int64_t lda)
{
    T other = *beside, own = *diagonal;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            if (i == j)
                a[i + j * lda] = own;
            else if (within(uplo, i, j))
                a[i + j * lda] = other;
}

IN R absolute(T v)
{
#if COMPLEX
    return (R)__builtin_hypot((double)__real__ v, (double)__imag__ v);
#else
    return (R)__builtin_fabs((double)v);
#endif
}

/* The largest size of a number (m), the largest sum of a column (1, o) or of a row (i), or the root of the sum of squares
 * (f, e), scaled by the largest number; 0, with the derivative 0, of zeros. */
CORE R norm_of(int norm, int64_t m, int64_t n, const T *a, int64_t lda)
{
    int by_rows = is(norm, 'i'), by_columns = norm == '1' || is(norm, 'o');
    R best = 0, biggest = 0;
    double squares = 0;
    numbers(a, m, n, lda);
    if (by_rows || by_columns) {
        for (int64_t j = 0; j < (by_rows ? m : n); j++) {
            R sum = 0;
            for (int64_t i = 0; i < (by_rows ? n : m); i++)
                sum += absolute(a[by_rows ? j + i * lda : i + j * lda]);
            if (!(sum <= best))
                best = sum;
        }
        return best;
    }
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            R size = absolute(a[i + j * lda]);
            if (!(size <= biggest))
                biggest = size;
        }
    if (is(norm, 'm') || biggest == 0)
        return biggest;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++) {
            double part = (double)absolute(a[i + j * lda]) / (double)biggest;
            squares += part * part;
        }
    return (R)((double)biggest * __builtin_sqrt(squares));
}

/* QR with exchanges of columns: those that `jpvt` names come first, then always the one with the longest rest. The order
 * is found beforehand, by comparisons; what is differentiated is the QR of the columns in this order. */
CORE int pivoted_factors(int64_t m, int64_t n, T *a, int64_t lda, void *jpvt, int64_t width, T *tau)
{
    T *rest = room(m * n), *given = room(m * n);
    int64_t *order = malloc((size_t)at_least_one(n) * sizeof *order), fixed = 0;
    double tiny = 0;
    numbers(a, m, n, lda);
    numbers(tau, least(m, n), 1, n);
    pivots(jpvt, n, width);
    for (int64_t j = 0; j < n; j++) {
        order[j] = j;
        if (pivot(jpvt, width, j) >= 0) {
            order[j] = order[fixed];
            order[fixed++] = j;
        }
        for (int64_t i = 0; i < m; i++)
            rest[i + j * m] = given[i + j * m] = a[i + j * lda];
    }
    for (int64_t k = 0; k < least(m, n); k++) {
        double longest = -1;
        int64_t best = k;
        for (int64_t j = k; j < (k < fixed ? k + 1 : n); j++) {
            double sum = 0;
            for (int64_t i = 0; i < m; i++)
                sum += (double)RE(rest[i + order[j] * m] * CONJ(rest[i + order[j] * m]));
            if (sum > longest) {
                longest = sum;
                best = j;
            }
        }
        if (k == 0)
            tiny = longest * EPSILON * EPSILON * (double)(m * m);
        if (longest <= tiny) /* nothing but rounding: no exchange */
            best = k;
        int64_t chosen = order[best];
        order[best] = order[k];
        order[k] = chosen;
        for (int64_t j = k + 1; j < n && longest > tiny; j++) {
            T *other = rest + order[j] * m, sum = 0;
            for (int64_t i = 0; i < m; i++)
                sum += CONJ(rest[i + chosen * m]) * other[i];
            sum /= (R)longest;
            for (int64_t i = 0; i < m; i++)
                other[i] -= sum * rest[i + chosen * m];
        }
    }
    for (int64_t j = 0; j < n; j++) {
        set_pivot(jpvt, width, j, order[j]);
        for (int64_t i = 0; i < m; i++)
            a[i + j * lda] = given[i + order[j] * m];
    }
    free(rest);
    free(given);
    free(order);
    return LA(geqrf)(m, n, a, lda, tau);
}
