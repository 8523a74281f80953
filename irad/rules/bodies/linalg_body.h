/* BLAS, CBLAS, LAPACK and LAPACKE for one type of real numbers, as calls of irad's own routines (csrc/linalg.c), which
 * have derivatives by rule. The first level of BLAS, and what else takes no longer than reading the arguments, are loops,
 * differentiated like any others. And the tangents of products and systems, as calls of the same routines: so they can
 * be differentiated again. */
#include "linalg_helpers.h"

/* Fortran's names. */
void F(gemm_)(C ta, C tb, I m, I n, I k, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    product(*ta, *tb, *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}

void F(gemv_)(C trans, I m, I n, const T *alpha, const T *a, I lda, const T *x, I incx, const T *beta, T *y, I incy)
{
    matrix_vector(*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
}

void F(ger_)(I m, I n, const T *alpha, const T *x, I incx, const T *y, I incy, T *a, I lda)
{
    rank_one(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
}

void F(symm_)(C side, C uplo, I m, I n, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    symmetric_product(*side, *uplo, *m, *n, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}

void F(syrk_)(C uplo, C trans, I n, I k, const T *alpha, const T *a, I lda, const T *beta, T *c, I ldc)
{
    rank_k(*uplo, *trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
}

void F(trmm_)(C side, C uplo, C trans, C diag, I m, I n, const T *alpha, const T *a, I lda, T *b, I ldb)
{
    triangular_product(*side, *uplo, *trans, *diag, *m, *n, *alpha, a, *lda, b, *ldb);
}

void F(trsm_)(C side, C uplo, C trans, C diag, I m, I n, const T *alpha, const T *a, I lda, T *b, I ldb)
{
    triangular_solve(*side, *uplo, *trans, *diag, *m, *n, *alpha, a, *lda, b, *ldb);
}

T F(dot_)(I n, const T *x, I incx, const T *y, I incy)
{
    T sum = 0;
    for (int64_t i = 0, fx = first(*n, *incx), fy = first(*n, *incy); i < *n; i++)
        sum += x[fx + i * *incx] * y[fy + i * *incy];
    return sum;
}

void F(axpy_)(I n, const T *alpha, const T *x, I incx, T *y, I incy)
{
    int64_t count = *n, sx = *incx, sy = *incy;
    T factor = *alpha;
    for (int64_t i = 0, fx = first(count, sx), fy = first(count, sy); i < count; i++)
        y[fy + i * sy] += factor * x[fx + i * sx];
}

void F(scal_)(I n, const T *alpha, T *x, I incx)
{
    int64_t count = *n, sx = *incx;
    T factor = *alpha;
    for (int64_t i = 0; i < count && sx > 0; i++)
        x[i * sx] *= factor;
}

void F(copy_)(I n, const T *x, I incx, T *y, I incy)
{
    int64_t count = *n, sx = *incx, sy = *incy;
    for (int64_t i = 0, fx = first(count, sx), fy = first(count, sy); i < count; i++)
        y[fy + i * sy] = x[fx + i * sx];
}

void F(getrf_)(I m, I n, T *a, I lda, int *ipiv, int *info)
{
    numbers(a, *m, *n, *lda);
    pivots(ipiv, *m < *n ? *m : *n);
    *info = LA(getrf)(*m, *n, a, *lda, ipiv, sizeof(int));
}

void F(getrs_)(C trans, I n, I nrhs, const T *a, I lda, const int *ipiv, T *b, I ldb, int *info)
{
    numbers(a, *n, *n, *lda);
    numbers(b, *n, *nrhs, *ldb);
    pivots(ipiv, *n);
    *info = LA(getrs)(*trans, *n, *nrhs, a, *lda, ipiv, sizeof(int), b, *ldb);
}

void F(gesv_)(I n, I nrhs, T *a, I lda, int *ipiv, T *b, I ldb, int *info)
{
    numbers(a, *n, *n, *lda);
    numbers(b, *n, *nrhs, *ldb);
    pivots(ipiv, *n);
    *info = LA(gesv)(*n, *nrhs, a, *lda, ipiv, sizeof(int), b, *ldb);
}

void F(getri_)(I n, T *a, I lda, const int *ipiv, T *work, I lwork, int *info)
{
    *info = 0;
    if (*lwork == -1)
        *work = *n;
    else
        *info = invert(*n, a, *lda, ipiv);
}

void F(potrf_)(C uplo, I n, T *a, I lda, int *info)
{
    numbers(a, *n, *n, *lda);
    *info = LA(potrf)(*uplo, 0, *n, a, *lda);
}

void F(potrs_)(C uplo, I n, I nrhs, const T *a, I lda, T *b, I ldb, int *info)
{
    root_solve(*uplo, *n, *nrhs, a, *lda, b, *ldb);
    *info = 0;
}

void F(posv_)(C uplo, I n, I nrhs, T *a, I lda, T *b, I ldb, int *info)
{
    int found = LA(potrf)(*uplo, 0, *n, a, *lda);
    if (found == 0)
        root_solve(*uplo, *n, *nrhs, a, *lda, b, *ldb);
    *info = found;
}

void F(syev_)(C jobz, C uplo, I n, T *a, I lda, T *w, T *work, I lwork, int *info)
{
    *info = 0;
    if (*lwork == -1) {
        *work = 3 * *n;
        return;
    }
    numbers(a, *n, *n, *lda);
    numbers(w, *n, 1, *n);
    *info = LA(syevd)(*jobz, *uplo, 0, *n, a, *lda, w);
}

/* CBLAS. */
IN int flag(int trans) { return trans == 111 ? 'n' : 't'; }
IN int half(int order, int uplo) { return (uplo == 122) == (order != ROWS) ? 'l' : 'u'; }
IN int from_side(int order, int side) { return (side == 141) == (order != ROWS) ? 'l' : 'r'; }

void CBLAS(gemm_)(int order, int ta, int tb, int m, int n, int k, T alpha, const T *a, int lda, const T *b, int ldb,
                  T beta, T *c, int ldc)
{
    if (order == ROWS)
        product(flag(tb), flag(ta), n, m, k, alpha, b, ldb, a, lda, beta, c, ldc);
    else
        product(flag(ta), flag(tb), m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void CBLAS(gemv_)(int order, int trans, int m, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y,
                  int incy)
{
    int plain = (flag(trans) == 'n') == (order != ROWS);
    matrix_vector(plain ? 'n' : 't', order == ROWS ? n : m, order == ROWS ? m : n, alpha, a, lda, x, incx, beta, y, incy);
}

void CBLAS(ger_)(int order, int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, int lda)
{
    if (order == ROWS)
        rank_one(n, m, alpha, y, incy, x, incx, a, lda);
    else
        rank_one(m, n, alpha, x, incx, y, incy, a, lda);
}

void CBLAS(symm_)(int order, int side, int uplo, int m, int n, T alpha, const T *a, int lda, const T *b, int ldb, T beta,
                  T *c, int ldc)
{
    int rows = order == ROWS;
    symmetric_product(from_side(order, side), half(order, uplo), rows ? n : m, rows ? m : n, alpha, a, lda, b, ldb, beta,
                      c, ldc);
}

void CBLAS(syrk_)(int order, int uplo, int trans, int n, int k, T alpha, const T *a, int lda, T beta, T *c, int ldc)
{
    int plain = (flag(trans) == 'n') == (order != ROWS);
    rank_k(half(order, uplo), plain ? 'n' : 't', n, k, alpha, a, lda, beta, c, ldc);
}

void CBLAS(trmm_)(int order, int side, int uplo, int trans, int diag, int m, int n, T alpha, const T *a, int lda, T *b,
                  int ldb)
{
    int rows = order == ROWS;
    triangular_product(from_side(order, side), half(order, uplo), flag(trans), diag == 132 ? 'u' : 'n', rows ? n : m,
                       rows ? m : n, alpha, a, lda, b, ldb);
}

void CBLAS(trsm_)(int order, int side, int uplo, int trans, int diag, int m, int n, T alpha, const T *a, int lda, T *b,
                  int ldb)
{
    int rows = order == ROWS;
    triangular_solve(from_side(order, side), half(order, uplo), flag(trans), diag == 132 ? 'u' : 'n', rows ? n : m,
                     rows ? m : n, alpha, a, lda, b, ldb);
}

T CBLAS(dot_)(int n, const T *x, int incx, const T *y, int incy)
{
    T sum = 0;
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        sum += x[fx + i * incx] * y[fy + i * incy];
    return sum;
}

void CBLAS(axpy_)(int n, T alpha, const T *x, int incx, T *y, int incy)
{
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        y[fy + i * incy] += alpha * x[fx + i * incx];
}

void CBLAS(scal_)(int n, T alpha, T *x, int incx)
{
    for (int64_t i = 0; i < n && incx > 0; i++)
        x[i * incx] *= alpha;
}

void CBLAS(copy_)(int n, const T *x, int incx, T *y, int incy)
{
    for (int64_t i = 0, fx = first(n, incx), fy = first(n, incy); i < n; i++)
        y[fy + i * incy] = x[fx + i * incx];
}

/* LAPACKE. */
int LAPACKE(gesv_)(int order, int n, int nrhs, T *a, int lda, int *ipiv, T *b, int ldb)
{
    pivots(ipiv, n);
    if (order != ROWS) {
        numbers(a, n, n, lda);
        numbers(b, n, nrhs, ldb);
        return LA(gesv)(n, nrhs, a, lda, ipiv, sizeof(int), b, ldb);
    }
    T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    int info = LA(gesv)(n, nrhs, factors, n, ipiv, sizeof(int), right, n);
    turn_back(n, n, factors, a, lda);
    turn_back(n, nrhs, right, b, ldb);
    return info;
}

int LAPACKE(getrf_)(int order, int m, int n, T *a, int lda, int *ipiv)
{
    pivots(ipiv, m < n ? m : n);
    if (order != ROWS) {
        numbers(a, m, n, lda);
        return LA(getrf)(m, n, a, lda, ipiv, sizeof(int));
    }
    T *factors = turned(m, n, a, lda);
    int info = LA(getrf)(m, n, factors, m, ipiv, sizeof(int));
    turn_back(m, n, factors, a, lda);
    return info;
}

int LAPACKE(getrs_)(int order, char trans, int n, int nrhs, const T *a, int lda, const int *ipiv, T *b, int ldb)
{
    pivots(ipiv, n);
    if (order != ROWS) {
        numbers(a, n, n, lda);
        numbers(b, n, nrhs, ldb);
        return LA(getrs)(trans, n, nrhs, a, lda, ipiv, sizeof(int), b, ldb);
    }
    T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    LA(getrs)(trans, n, nrhs, factors, n, ipiv, sizeof(int), right, n);
    turn_back(n, nrhs, right, b, ldb);
    free(factors);
    return 0;
}

int LAPACKE(getri_)(int order, int n, T *a, int lda, const int *ipiv)
{
    if (order != ROWS)
        return invert(n, a, lda, ipiv);
    T *factors = turned(n, n, a, lda);
    int info = invert(n, factors, n, ipiv);
    turn_back(n, n, factors, a, lda);
    return info;
}

int LAPACKE(potrf_)(int order, char uplo, int n, T *a, int lda)
{
    numbers(a, n, n, lda);
    return LA(potrf)(order != ROWS ? uplo : is(uplo, 'l') ? 'u' : 'l', 0, n, a, lda);
}

int LAPACKE(potrs_)(int order, char uplo, int n, int nrhs, const T *a, int lda, T *b, int ldb)
{
    int meant = order != ROWS ? uplo : is(uplo, 'l') ? 'u' : 'l';
    if (order != ROWS) {
        root_solve(meant, n, nrhs, a, lda, b, ldb);
        return 0;
    }
    T *right = turned(n, nrhs, b, ldb);
    root_solve(meant, n, nrhs, a, lda, right, n);
    turn_back(n, nrhs, right, b, ldb);
    return 0;
}

/* Tangents. */
int TANGENT(gemm_)(int64_t ta, int64_t tb, int64_t m, int64_t n, int64_t k, const T *alpha, const T *dalpha, const T *a,
                   const T *da, int64_t lda, const T *b, const T *db, int64_t ldb, T *c, T *dc, int64_t ldc)
{
    if (dc == c)
        return 0;
    if (da != a)
        LA(gemm)(ta, tb, m, n, k, alpha, da, lda, b, ldb, dc, ldc);
    if (db != b)
        LA(gemm)(ta, tb, m, n, k, alpha, a, lda, db, ldb, dc, ldc);
    if (dalpha != alpha)
        LA(gemm)(ta, tb, m, n, k, dalpha, a, lda, b, ldb, dc, ldc);
    return 0;
}
