/* What the definitions of BLAS and LAPACK share: irad's routines (csrc/linalg.c), hints, and loops of O(n^2) steps. */
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

/* Arguments of Fortran's functions. */
typedef const int *I;
typedef const char *C;

/* CBLAS and LAPACKE: rows come first where the order is 101. */
#define ROWS 101
