/* BLAS, CBLAS, LAPACK and LAPACKE for one type of real numbers, as calls of irad's own routines (csrc/linalg.c), which
 * have derivatives by rule. The first level of BLAS, and what else takes no longer than reading the arguments, are loops,
 * differentiated like any others. And the tangents of products and systems, as calls of the same routines: so they can
 * be differentiated again. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void __irad_integer(const void *, size_t);
void HINT(const void *, size_t);
int LA(gemm)(int64_t, int64_t, int64_t, int64_t, int64_t, const T *, const T *, int64_t, const T *, int64_t, T *, int64_t);
int LA(trsm)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, const T *, int64_t, T *, int64_t);
int LA(getrf)(int64_t, int64_t, T *, int64_t, void *, int64_t);
int LA(getrs)(int64_t, int64_t, int64_t, const T *, int64_t, const void *, int64_t, T *, int64_t);
int LA(gesv)(int64_t, int64_t, T *, int64_t, void *, int64_t, T *, int64_t);
int LA(getri)(int64_t, const T *, int64_t, const void *, int64_t, T *, int64_t);
int LA(potrf)(int64_t, int64_t, int64_t, T *, int64_t);
int LA(syevd)(int64_t, int64_t, int64_t, int64_t, T *, int64_t, T *);
int LA(gesdd)(int64_t, int64_t, int64_t, T *, int64_t, T *, T *, int64_t, T *, int64_t);
int LA(geqrf)(int64_t, int64_t, T *, int64_t, T *);
int LA(orgqr)(int64_t, int64_t, int64_t, const T *, int64_t, const T *, T *, int64_t);

#define IN static inline __attribute__((always_inline))

IN void numbers(const T *a, int64_t rows, int64_t columns, int64_t lda)
{
    if (rows > 0 && columns > 0)
        HINT(a, (size_t)((columns - 1) * lda + rows) * sizeof(T));
}

IN void pivots(const int *ipiv, int64_t count)
{
    if (count > 0)
        __irad_integer(ipiv, (size_t)count * sizeof(int));
}

IN int is(int flag, int letter) { return (flag | 32) == letter; }
IN T *room(int64_t count) { return malloc((size_t)(count > 0 ? count : 1) * sizeof(T)); }

/* C = beta C, which is not read where beta is 0. */
IN void scale(int64_t m, int64_t n, T beta, T *c, int64_t ldc)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            c[i + j * ldc] = beta == 0 ? 0 : beta * c[i + j * ldc];
}

/* The first number of a vector whose numbers stand `inc` apart. */
IN int64_t first(int64_t n, int64_t inc) { return inc < 0 ? (1 - n) * inc : 0; }

IN void gather(int64_t n, const T *x, int64_t inc, T *into)
{
    for (int64_t i = 0, from = first(n, inc); i < n; i++)
        into[i] = x[from + i * inc];
}

IN void product(int ta, int tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a, int64_t lda, const T *b,
                int64_t ldb, T beta, T *c, int64_t ldc)
{
    T factor[1] = {alpha};
    numbers(a, is(ta, 'n') ? m : k, is(ta, 'n') ? k : m, lda);
    numbers(b, is(tb, 'n') ? k : n, is(tb, 'n') ? n : k, ldb);
    numbers(c, m, n, ldc);
    scale(m, n, beta, c, ldc);
    LA(gemm)(ta, tb, m, n, k, factor, a, lda, b, ldb, c, ldc);
}

IN void matrix_vector(int trans, int64_t m, int64_t n, T alpha, const T *a, int64_t lda, const T *x, int64_t incx,
                      T beta, T *y, int64_t incy)
{
    int64_t rows = is(trans, 'n') ? m : n, columns = is(trans, 'n') ? n : m;
    if (incx == 1 && incy == 1) {
        product(trans, 'n', rows, 1, columns, alpha, a, lda, x, columns > 1 ? columns : 1, beta, y, rows > 1 ? rows : 1);
        return;
    }
    T *from = room(columns), *into = room(rows);
    gather(columns, x, incx, from);
    product(trans, 'n', rows, 1, columns, alpha, a, lda, from, columns, 0, into, rows);
    for (int64_t i = 0, at = first(rows, incy); i < rows; i++)
        y[at + i * incy] = into[i] + (beta == 0 ? 0 : beta * y[at + i * incy]);
    free(from);
    free(into);
}

IN void rank_one(int64_t m, int64_t n, T alpha, const T *x, int64_t incx, const T *y, int64_t incy, T *a, int64_t lda)
{
    int64_t fx = first(m, incx), fy = first(n, incy);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            a[i + j * lda] += alpha * x[fx + i * incx] * y[fy + j * incy];
}

/* C = alpha op(A) op(A)^T + beta C in one triangle. */
IN void rank_k(int uplo, int trans, int64_t n, int64_t k, T alpha, const T *a, int64_t lda, T beta, T *c, int64_t ldc)
{
    T *whole = room(n * n);
    int plain = is(trans, 'n');
    product(plain ? 'n' : 't', plain ? 't' : 'n', n, n, k, alpha, a, lda, a, lda, 0, whole, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++)
            c[i + j * ldc] = whole[i + j * n] + (beta == 0 ? 0 : beta * c[i + j * ldc]);
    free(whole);
}

/* A whole matrix of a symmetric one of which a triangle is stored. */
IN T *symmetric(int uplo, int64_t n, const T *a, int64_t lda)
{
    T *whole = room(n * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            whole[i + j * n] = (is(uplo, 'l') ? i >= j : i <= j) ? a[i + j * lda] : a[j + i * lda];
    return whole;
}

/* A whole matrix of a triangular one. */
IN T *triangular(int uplo, int diag, int64_t n, const T *a, int64_t lda)
{
    T *whole = room(n * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            whole[i + j * n] = i == j ? (is(diag, 'u') ? 1 : a[i + j * lda])
                               : (is(uplo, 'l') ? i > j : i < j) ? a[i + j * lda] : 0;
    return whole;
}

IN void symmetric_product(int side, int uplo, int64_t m, int64_t n, T alpha, const T *a, int64_t lda, const T *b,
                          int64_t ldb, T beta, T *c, int64_t ldc)
{
    int64_t order = is(side, 'l') ? m : n;
    T *whole = symmetric(uplo, order, a, lda);
    if (is(side, 'l'))
        product('n', 'n', m, n, m, alpha, whole, order, b, ldb, beta, c, ldc);
    else
        product('n', 'n', m, n, n, alpha, b, ldb, whole, order, beta, c, ldc);
    free(whole);
}

IN void triangular_product(int side, int uplo, int trans, int diag, int64_t m, int64_t n, T alpha, const T *a,
                           int64_t lda, T *b, int64_t ldb)
{
    int64_t order = is(side, 'l') ? m : n;
    T *whole = triangular(uplo, diag, order, a, lda), *from = room(m * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            from[i + j * m] = b[i + j * ldb];
    if (is(side, 'l'))
        product(trans, 'n', m, n, m, alpha, whole, order, from, m, 0, b, ldb);
    else
        product('n', trans, m, n, n, alpha, from, m, whole, order, 0, b, ldb);
    free(whole);
    free(from);
}

IN void triangular_solve(int side, int uplo, int trans, int diag, int64_t m, int64_t n, T alpha, const T *a,
                         int64_t lda, T *b, int64_t ldb)
{
    int64_t order = is(side, 'l') ? m : n;
    numbers(a, order, order, lda);
    numbers(b, m, n, ldb);
    scale(m, n, alpha, b, ldb);
    LA(trsm)(side, uplo, trans, diag, m, n, a, lda, b, ldb);
}

/* Cholesky: solve with a factor. */
IN void root_solve(int uplo, int64_t n, int64_t nrhs, const T *a, int64_t lda, T *b, int64_t ldb)
{
    triangular_solve('l', uplo, is(uplo, 'l') ? 'n' : 't', 'n', n, nrhs, 1, a, lda, b, ldb);
    triangular_solve('l', uplo, is(uplo, 'l') ? 't' : 'n', 'n', n, nrhs, 1, a, lda, b, ldb);
}

IN int invert(int64_t n, T *a, int64_t lda, const int *ipiv)
{
    T *factors = room(n * n);
    pivots(ipiv, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            factors[i + j * n] = a[i + j * lda];
    int info = LA(getri)(n, factors, n, ipiv, sizeof(int), a, lda);
    free(factors);
    return info;
}

/* A copy of a matrix the other way round. */
IN T *turned(int64_t rows, int64_t columns, const T *a, int64_t lda)
{
    T *made = room(rows * columns);
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            made[i + j * rows] = a[j + i * lda];
    return made;
}

IN void turn_back(int64_t rows, int64_t columns, T *made, T *a, int64_t lda)
{
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            a[j + i * lda] = made[i + j * rows];
    free(made);
}

/* Fortran's names. */
typedef const int *I;
typedef const char *C;

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

/* CBLAS; rows come first where the order is 101. */
#define ROWS 101
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
