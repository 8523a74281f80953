/* More of LAPACK and LAPACKE for one type of real numbers: triangular, banded and tridiagonal systems, least squares, and
 * symmetric indefinite systems. Factors of bands are loops, of as many steps as LAPACK's own, with its choice of pivots and
 * its way to store them: they are differentiated like any other code. Dense factors are those of irad's routines. */
#include "linalg_helpers.h"

IN int diagonal_zero(int diag, int64_t n, const T *a, int64_t lda)
{
    for (int64_t i = 0; i < n && !is(diag, 'u'); i++)
        if (a[i + i * lda] == 0)
            return (int)i + 1;
    return 0;
}

IN int solve_triangular(int uplo, int trans, int diag, int64_t n, int64_t nrhs, const T *a, int64_t lda, T *b, int64_t ldb)
{
    int info = diagonal_zero(diag, n, a, lda);
    if (info == 0)
        triangular_solve('l', uplo, trans, diag, n, nrhs, 1, a, lda, b, ldb);
    return info;
}

/* Gauss with exchanges of neighbours; behind the factor's second superdiagonal lies dl. */
IN int solve_tridiagonal(int64_t n, int64_t nrhs, T *dl, T *d, T *du, T *b, int64_t ldb)
{
    numbers(dl, n - 1, 1, n);
    numbers(d, n, 1, n);
    numbers(du, n - 1, 1, n);
    numbers(b, n, nrhs, ldb);
    for (int64_t i = 0; i + 1 < n; i++) {
        if (__builtin_fabs((double)d[i]) >= __builtin_fabs((double)dl[i])) {
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

/* LU of a band: entry (i, j) stands in row kl + ku + i - j of column j, and kl rows above are for the factor. */
IN int factor_band(int64_t m, int64_t n, int64_t kl, int64_t ku, T *ab, int64_t ldab, int *ipiv)
{
    int64_t kv = kl + ku, reach = 0;
    int info = 0;
    numbers(ab, 2 * kl + ku + 1, n, ldab);
    pivots(ipiv, m < n ? m : n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t r = 0; r < kl && j > ku; r++)
            if (r >= kv - j)
                ab[r + j * ldab] = 0;
    for (int64_t j = 0; j < (m < n ? m : n); j++) {
        int64_t below = kl < m - 1 - j ? kl : m - 1 - j, best = 0;
        for (int64_t r = 1; r <= below; r++)
            if (__builtin_fabs((double)ab[kv + r + j * ldab]) > __builtin_fabs((double)ab[kv + best + j * ldab]))
                best = r;
        ipiv[j] = (int)(j + best) + 1;
        if (ab[kv + best + j * ldab] == 0) {
            info = info ? info : (int)j + 1;
            continue;
        }
        int64_t last = j + ku + best < n - 1 ? j + ku + best : n - 1;
        reach = last > reach ? last : reach;
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

IN void solve_band(int trans, int64_t n, int64_t kl, int64_t ku, int64_t nrhs, const T *ab, int64_t ldab, const int *ipiv,
                   T *b, int64_t ldb)
{
    int64_t kv = kl + ku;
    numbers(ab, 2 * kl + ku + 1, n, ldab);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n);
    for (int64_t c = 0; c < nrhs; c++) {
        T *x = b + c * ldb;
        if (is(trans, 'n')) {
            for (int64_t j = 0; j < n && kl > 0; j++) {
                int64_t other = ipiv[j] - 1;
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
                T sum = x[j];
                for (int64_t k = j > kv ? j - kv : 0; k < j; k++)
                    sum -= ab[kv + k - j + j * ldab] * x[k];
                x[j] = sum / ab[kv + j * ldab];
            }
            for (int64_t j = n - 1; j >= 0 && kl > 0; j--) {
                T sum = x[j];
                for (int64_t r = 1; r <= kl && j + r < n; r++)
                    sum -= ab[kv + r + j * ldab] * x[j + r];
                int64_t other = ipiv[j] - 1;
                x[j] = x[other];
                x[other] = sum;
            }
        }
    }
}

/* B = Q B or Q^T B, where Q is a product of reflectors. */
IN void reflect(int transposed, int64_t m, int64_t k, int64_t nrhs, const T *a, int64_t lda, const T *tau, T *b, int64_t ldb)
{
    for (int64_t c = 0; c < nrhs; c++)
        for (int64_t step = 0; step < k; step++) {
            int64_t i = transposed ? step : k - 1 - step;
            T sum = b[i + c * ldb];
            for (int64_t r = i + 1; r < m; r++)
                sum += a[r + i * lda] * b[r + c * ldb];
            sum *= tau[i];
            b[i + c * ldb] -= sum;
            for (int64_t r = i + 1; r < m; r++)
                b[r + c * ldb] -= sum * a[r + i * lda];
        }
}

/* With the QR decomposition of a tall matrix: least squares, or, for the transposed matrix, the least solution. */
IN int solve_tall(int transposed, int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb)
{
    T *tau = room(n);
    LA(geqrf)(m, n, a, lda, tau);
    int info = diagonal_zero('n', n, a, lda);
    if (info == 0 && !transposed) {
        reflect(1, m, n, nrhs, a, lda, tau, b, ldb);
        triangular_solve('l', 'u', 'n', 'n', n, nrhs, 1, a, lda, b, ldb);
    } else if (info == 0) {
        triangular_solve('l', 'u', 't', 'n', n, nrhs, 1, a, lda, b, ldb);
        for (int64_t j = 0; j < nrhs; j++)
            for (int64_t i = n; i < m; i++)
                b[i + j * ldb] = 0;
        reflect(0, m, n, nrhs, a, lda, tau, b, ldb);
    }
    free(tau);
    return info;
}

IN int least_squares(int trans, int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb)
{
    numbers(a, m, n, lda);
    numbers(b, m > n ? m : n, nrhs, ldb);
    if (m >= n)
        return solve_tall(!is(trans, 'n'), m, n, nrhs, a, lda, b, ldb);
    T *tall = turned(n, m, a, lda);
    int info = solve_tall(is(trans, 'n'), n, m, nrhs, tall, n, b, ldb);
    turn_back(n, m, tall, a, lda);
    return info;
}

/* Fortran's names. */
void F(trtrs_)(C uplo, C trans, C diag, I n, I nrhs, const T *a, I lda, T *b, I ldb, int *info)
{
    *info = solve_triangular(*uplo, *trans, *diag, *n, *nrhs, a, *lda, b, *ldb);
}

void F(gtsv_)(I n, I nrhs, T *dl, T *d, T *du, T *b, I ldb, int *info)
{
    *info = solve_tridiagonal(*n, *nrhs, dl, d, du, b, *ldb);
}

void F(gbtrf_)(I m, I n, I kl, I ku, T *ab, I ldab, int *ipiv, int *info)
{
    *info = factor_band(*m, *n, *kl, *ku, ab, *ldab, ipiv);
}

void F(gbtrs_)(C trans, I n, I kl, I ku, I nrhs, const T *ab, I ldab, const int *ipiv, T *b, I ldb, int *info)
{
    solve_band(*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
    *info = 0;
}

void F(gbsv_)(I n, I kl, I ku, I nrhs, T *ab, I ldab, int *ipiv, T *b, I ldb, int *info)
{
    int found = factor_band(*n, *n, *kl, *ku, ab, *ldab, ipiv);
    if (found == 0)
        solve_band('n', *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
    *info = found;
}

void F(gels_)(C trans, I m, I n, I nrhs, T *a, I lda, T *b, I ldb, T *work, I lwork, int *info)
{
    *info = 0;
    if (*lwork == -1)
        *work = *m + *n;
    else
        *info = least_squares(*trans, *m, *n, *nrhs, a, *lda, b, *ldb);
}

/* LAPACKE. */
int LAPACKE(trtrs_)(int order, char uplo, char trans, char diag, int n, int nrhs, const T *a, int lda, T *b, int ldb)
{
    if (order != ROWS)
        return solve_triangular(uplo, trans, diag, n, nrhs, a, lda, b, ldb);
    T *right = turned(n, nrhs, b, ldb);
    int info = solve_triangular(is(uplo, 'l') ? 'u' : 'l', is(trans, 'n') ? 't' : 'n', diag, n, nrhs, a, lda, right, n);
    turn_back(n, nrhs, right, b, ldb);
    return info;
}

int LAPACKE(gtsv_)(int order, int n, int nrhs, T *dl, T *d, T *du, T *b, int ldb)
{
    if (order != ROWS)
        return solve_tridiagonal(n, nrhs, dl, d, du, b, ldb);
    T *right = turned(n, nrhs, b, ldb);
    int info = solve_tridiagonal(n, nrhs, dl, d, du, right, n);
    turn_back(n, nrhs, right, b, ldb);
    return info;
}

int LAPACKE(gbsv_)(int order, int n, int kl, int ku, int nrhs, T *ab, int ldab, int *ipiv, T *b, int ldb)
{
    int rows = 2 * kl + ku + 1;
    T *band = order == ROWS ? turned(rows, n, ab, ldab) : ab, *right = order == ROWS ? turned(n, nrhs, b, ldb) : b;
    int info = factor_band(n, n, kl, ku, band, order == ROWS ? rows : ldab, ipiv);
    if (info == 0)
        solve_band('n', n, kl, ku, nrhs, band, order == ROWS ? rows : ldab, ipiv, right, order == ROWS ? n : ldb);
    if (order == ROWS) {
        turn_back(rows, n, band, ab, ldab);
        turn_back(n, nrhs, right, b, ldb);
    }
    return info;
}

int LAPACKE(gels_)(int order, char trans, int m, int n, int nrhs, T *a, int lda, T *b, int ldb)
{
    if (order != ROWS)
        return least_squares(trans, m, n, nrhs, a, lda, b, ldb);
    int rows = m > n ? m : n;
    T *matrix = turned(m, n, a, lda), *right = turned(rows, nrhs, b, ldb);
    int info = least_squares(trans, m, n, nrhs, matrix, m, right, rows);
    turn_back(m, n, matrix, a, lda);
    turn_back(rows, nrhs, right, b, ldb);
    return info;
}
