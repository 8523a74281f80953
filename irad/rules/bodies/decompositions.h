/* QR, least squares, eigenvalues and singular values for one type of numbers, in terms of irad's routines. */
#include "linalg_helpers.h"

CORE int reduce(int64_t m, int64_t n, T *a, int64_t lda, T *tau)
{
    numbers(a, m, n, lda);
    numbers(tau, least(m, n), 1, least(m, n));
    return LA(geqrf)(m, n, a, lda, tau);
}

CORE int make_orthogonal(int64_t m, int64_t n, int64_t k, T *a, int64_t lda, const T *tau)
{
    T *reflectors = room(m * n);
    numbers(a, m, n, lda);
    numbers(tau, k, 1, k);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            reflectors[i + j * m] = a[i + j * lda];
    int info = LA(orgqr)(m, n, k, reflectors, at_least_one(m), tau, a, lda);
    free(reflectors);
    return info;
}

/* B = op(Q) B or B op(Q), where Q is a product of k reflectors. */
CORE void reflect(int left, int transposed, int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, const T *tau, T *b,
                  int64_t ldb)
{
    int64_t lines = left ? n : m, along = left ? 1 : ldb, across = left ? ldb : 1, length = left ? m : n;
    numbers(a, length, k, lda);
    numbers(tau, k, 1, k);
    numbers(b, m, n, ldb);
    for (int64_t c = 0; c < lines; c++) {
        T *x = b + c * across;
        for (int64_t step = 0; step < k; step++) {
            int64_t i = transposed == left ? step : k - 1 - step;
            T sum = x[i * along], factor = transposed ? CONJ(tau[i]) : tau[i];
            for (int64_t r = i + 1; r < length; r++)
                sum += (left ? CONJ(a[r + i * lda]) : a[r + i * lda]) * x[r * along];
            sum *= factor;
            x[i * along] -= sum;
            for (int64_t r = i + 1; r < length; r++)
                x[r * along] -= sum * (left ? a[r + i * lda] : CONJ(a[r + i * lda]));
        }
    }
}

/* With the QR decomposition of a tall matrix: least squares, or, for the transposed matrix, the least solution. */
CORE int solve_tall(int transposed, int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb)
{
    T *tau = room(n);
    int info = 0;
    LA(geqrf)(m, n, a, lda, tau);
    for (int64_t i = 0; i < n && info == 0; i++)
        if (a[i + i * lda] == 0)
            info = (int)i + 1;
    if (info == 0 && !transposed) {
        reflect(1, 1, m, nrhs, n, a, lda, tau, b, ldb);
        LA(trsm)('l', 'u', 'n', 'n', n, nrhs, a, lda, b, ldb);
    } else if (info == 0) {
        LA(trsm)('l', 'u', 'c', 'n', n, nrhs, a, lda, b, ldb);
        for (int64_t j = 0; j < nrhs; j++)
            for (int64_t i = n; i < m; i++)
                b[i + j * ldb] = 0;
        reflect(1, 0, m, nrhs, n, a, lda, tau, b, ldb);
    }
    free(tau);
    return info;
}

CORE int least_squares(int trans, int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb)
{
    numbers(a, m, n, lda);
    numbers(b, most(m, n), nrhs, ldb);
    if (m >= n)
        return solve_tall(!is(trans, 'n'), m, n, nrhs, a, lda, b, ldb);
    T *tall = room(m * n);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            tall[j + i * n] = CONJ(a[i + j * lda]);
    int info = solve_tall(is(trans, 'n'), n, m, nrhs, tall, at_least_one(n), b, ldb);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j < n; j++)
            a[i + j * lda] = CONJ(tall[j + i * n]);
    free(tall);
    return info;
}

CORE int spectrum(int jobz, int uplo, int64_t n, T *a, int64_t lda, R *w)
{
    numbers(a, n, n, lda);
    real_numbers(w, n);
    return LA(syevd)(jobz, uplo, 0, n, a, lda, w);
}

CORE int eigen(int left, int right, int64_t n, T *a, int64_t lda, T *w, T *wi, T *vl, int64_t ldvl, T *vr, int64_t ldvr)
{
    numbers(a, n, n, lda);
    numbers(w, n, 1, n);
#if !COMPLEX
    numbers(wi, n, 1, n);
#endif
    if (is(left, 'v'))
        numbers(vl, n, n, ldvl);
    if (is(right, 'v'))
        numbers(vr, n, n, ldvr);
    return LA(geev)(left, right, n, a, lda, w, wi, vl, ldvl, vr, ldvr);
}

/* The Schur form in the place of A, and its vectors; `select` chooses eigenvalues that come first, how many is in `sdim`.
 * Eigenvalues stand on the form's diagonal, and real matrices' pairs in blocks [a b; c a]. */
CORE int schur(int jobvs, int sort, const void *select, int64_t n, T *a, int64_t lda, void *sdim, int64_t width, T *w,
               T *wi, T *vs, int64_t ldvs)
{
    T *z = room(n * n);
    int32_t count = 0;
    numbers(a, n, n, lda);
    numbers(w, n, 1, n);
    pivots(&count, 1, sizeof count);
    pivots(sdim, 1, width);
    int info = LA(gees)(is(sort, 's') ? (int64_t)(intptr_t)select : 0, n, a, lda, z, at_least_one(n), &count);
    set_pivot(sdim, width, 0, count - 1);
#if COMPLEX
    for (int64_t i = 0; i < n; i++)
        w[i] = a[i + i * lda];
#else
    numbers(wi, n, 1, n);
    for (int64_t i = 0; i < n; i++) {
        T below = i + 1 < n ? a[i + 1 + i * lda] : 0;
        w[i] = a[i + i * lda];
        wi[i] = 0;
        if (below != 0) {
            wi[i] = (R)(__builtin_sqrt(__builtin_fabs((double)a[i + (i + 1) * lda])) * __builtin_sqrt(__builtin_fabs((double)below)));
            w[i + 1] = a[i + 1 + (i + 1) * lda];
            wi[i + 1] = -wi[i];
            i++;
        }
    }
#endif
    if (is(jobvs, 'v')) {
        numbers(vs, n, n, ldvs);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                vs[i + j * ldvs] = z[i + j * n];
    }
    free(z);
    return info;
}

/* Singular values and vectors; what is wanted of either side is A, S, O (into the place of the matrix) or N. */
CORE int singular(int jobu, int jobvt, int64_t m, int64_t n, T *a, int64_t lda, R *s, T *u, int64_t ldu, T *vt,
                  int64_t ldvt)
{
    int64_t k = least(m, n);
    int all = is(jobu, 'a') || is(jobvt, 'a'), none = is(jobu, 'n') && is(jobvt, 'n');
    int64_t columns = all ? m : k, rows = all ? n : k;
    numbers(a, m, n, lda);
    real_numbers(s, k);
    if (none)
        return LA(gesdd)('n', m, n, a, lda, s, u, 1, vt, 1);
    T *left = room(m * columns), *right = room(rows * n), *own = room(m * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            own[i + j * m] = a[i + j * lda];
    int info = LA(gesdd)(all ? 'a' : 's', m, n, own, at_least_one(m), s, left, at_least_one(m), right, at_least_one(rows));
    if (!is(jobu, 'n')) {
        T *into = is(jobu, 'o') ? a : u;
        int64_t stride = is(jobu, 'o') ? lda : ldu;
        for (int64_t j = 0; j < (is(jobu, 'a') ? m : k); j++)
            for (int64_t i = 0; i < m; i++)
                into[i + j * stride] = left[i + j * m];
    }
    if (!is(jobvt, 'n')) {
        T *into = is(jobvt, 'o') ? a : vt;
        int64_t stride = is(jobvt, 'o') ? lda : ldvt;
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < (is(jobvt, 'a') ? n : k); i++)
                into[i + j * stride] = right[i + j * rows];
    }
    free(left);
    free(right);
    free(own);
    return info;
}
