/* What the definitions of BLAS and LAPACK share: irad's routines (csrc/linalg.c), hints, and loops of O(n^2) steps. Each
 * file defines T, R (its real type) and COMPLEX. Factors (alpha, beta) are handed by pointer. Operations are letters:
 * n, t, c, and j for conjugated alone. */
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
int LA(syevd)(int64_t, int64_t, int64_t, int64_t, T *, int64_t, R *);
int LA(gesdd)(int64_t, int64_t, int64_t, T *, int64_t, R *, T *, int64_t, T *, int64_t);
int LA(geqrf)(int64_t, int64_t, T *, int64_t, T *);
int LA(orgqr)(int64_t, int64_t, int64_t, const T *, int64_t, const T *, T *, int64_t);
int LA(gelsd)(int64_t, int64_t, int64_t, const T *, int64_t, const T *, int64_t, T *, int64_t, R *, const double *, void *,
              int64_t);
int LA(geev)(int64_t, int64_t, int64_t, T *, int64_t, T *, T *, T *, int64_t, T *, int64_t);
int LA(gees)(int64_t, int64_t, T *, int64_t, T *, int64_t, int32_t *);
int LA(sysv)(int64_t, int64_t, int64_t, int64_t, T *, int64_t, void *, int64_t, T *, int64_t);
int LA(trsyl)(int64_t, int64_t, int64_t, int64_t, int64_t, const T *, int64_t, const T *, int64_t, T *, int64_t, R *);

#define IN static inline __attribute__((always_inline))
/* Called, not inlined: so that each definition stands in a file once. */
#define CORE static __attribute__((noinline))

#if COMPLEX
#define CONJ(x) conj_of(x)
#define RE(x) (__real__(x))
#define SIZE(x) (__builtin_fabs((double)__real__(x)) + __builtin_fabs((double)__imag__(x)))
IN T conj_of(T x)
{
    __imag__ x = -__imag__ x;
    return x;
}
#else
#define CONJ(x) (x)
#define RE(x) (x)
#define SIZE(x) __builtin_fabs((double)(x))
#endif

IN void numbers(const T *a, int64_t rows, int64_t columns, int64_t lda)
{
    if (rows > 0 && columns > 0)
        HINT(a, (size_t)((columns - 1) * lda + rows) * sizeof(T));
}

IN void real_numbers(const R *a, int64_t count)
{
    if (count > 0)
        HINT(a, (size_t)count * sizeof(R));
}

IN void pivots(const void *ipiv, int64_t count, int64_t width)
{
    if (count > 0)
        __irad_integer(ipiv, (size_t)(count * width));
}

IN int64_t pivot(const void *ipiv, int64_t width, int64_t i)
{
    return (width == 8 ? ((const int64_t *)ipiv)[i] : ((const int32_t *)ipiv)[i]) - 1;
}

IN void set_pivot(void *ipiv, int64_t width, int64_t i, int64_t row)
{
    if (width == 8)
        ((int64_t *)ipiv)[i] = row + 1;
    else
        ((int32_t *)ipiv)[i] = (int32_t)row + 1;
}

IN int is(int flag, int letter) { return (flag | 32) == letter; }
IN int is_plain(int flag) { return is(flag, 'n') || is(flag, 'j'); }
IN T *room(int64_t count) { return malloc((size_t)(count > 0 ? count : 1) * sizeof(T)); }
IN int64_t at_least_one(int64_t n) { return n > 1 ? n : 1; }
IN int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
IN int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

/* C = beta C, which is not read where beta is 0. */
CORE void scale(int64_t m, int64_t n, const T *beta, T *c, int64_t ldc)
{
    T factor = *beta;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            c[i + j * ldc] = factor == 0 ? 0 : factor * c[i + j * ldc];
}

/* The first number of a vector whose numbers stand `inc` apart. */
IN int64_t first(int64_t n, int64_t inc) { return inc < 0 ? (1 - n) * inc : 0; }

/* A copy of a vector, conjugated if asked for. */
CORE void gather(int64_t n, const T *x, int64_t inc, int turned, T *into)
{
    for (int64_t i = 0, from = first(n, inc); i < n; i++)
        into[i] = turned ? CONJ(x[from + i * inc]) : x[from + i * inc];
}

IN T *gathered(int64_t n, const T *x, int64_t inc, int turned)
{
    T *made = room(n);
    gather(n, x, inc, turned, made);
    return made;
}

CORE void product(int ta, int tb, int64_t m, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda, const T *b,
                  int64_t ldb, const T *beta, T *c, int64_t ldc)
{
    numbers(a, is(ta, 'n') ? m : k, is(ta, 'n') ? k : m, lda);
    numbers(b, is(tb, 'n') ? k : n, is(tb, 'n') ? n : k, ldb);
    numbers(c, m, n, ldc);
    scale(m, n, beta, c, ldc);
    LA(gemm)(ta, tb, m, n, k, alpha, a, lda, b, ldb, c, ldc);
}

/* y = beta y + the numbers of `from`. */
CORE void scatter(int64_t n, const T *from, const T *beta, T *y, int64_t incy)
{
    T factor = *beta;
    for (int64_t i = 0, at = first(n, incy); i < n; i++)
        y[at + i * incy] = from[i] + (factor == 0 ? 0 : factor * y[at + i * incy]);
}

CORE void matrix_vector(int trans, int64_t m, int64_t n, const T *alpha, const T *a, int64_t lda, const T *x,
                        int64_t incx, const T *beta, T *y, int64_t incy)
{
    T zero = 0;
    int64_t rows = is_plain(trans) ? m : n, columns = is_plain(trans) ? n : m;
    if (incx == 1 && incy == 1 && !is(trans, 'j')) {
        product(trans, 'n', rows, 1, columns, alpha, a, lda, x, at_least_one(columns), beta, y, at_least_one(rows));
        return;
    }
    T *from = gathered(columns, x, incx, 0), *into = room(rows);
#if COMPLEX
    if (is(trans, 'j')) {
        T *conjugated = room(m * n);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++)
                conjugated[i + j * m] = CONJ(a[i + j * lda]);
        product('n', 'n', m, 1, n, alpha, conjugated, at_least_one(m), from, at_least_one(n), &zero, into, at_least_one(m));
        free(conjugated);
    } else
#endif
        product(is(trans, 'j') ? 'n' : trans, 'n', rows, 1, columns, alpha, a, lda, from, at_least_one(columns), &zero,
                into, at_least_one(rows));
    scatter(rows, into, beta, y, incy);
    free(from);
    free(into);
}

/* A += alpha x y^T, of vectors that are conjugated if asked for. */
CORE void rank_one(int64_t m, int64_t n, const T *alpha, const T *x, int64_t incx, int turn_x, const T *y, int64_t incy,
                   int turn_y, T *a, int64_t lda)
{
    T factor = *alpha, *left = gathered(m, x, incx, turn_x), *right = gathered(n, y, incy, turn_y);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            a[i + j * lda] += factor * left[i] * right[j];
    free(left);
    free(right);
}

/* Into one triangle of C: beta C + the matrix `whole`; the diagonals of Hermitian matrices are real. */
IN void into_triangle(int uplo, int hermitian, int64_t n, const T *whole, const T *beta, T *c, int64_t ldc)
{
    T factor = *beta;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = is(uplo, 'l') ? j : 0; i < (is(uplo, 'l') ? n : j + 1); i++) {
            T sum = whole[i + j * n] + (factor == 0 ? 0 : factor * c[i + j * ldc]);
            c[i + j * ldc] = hermitian && i == j ? RE(sum) : sum;
        }
}

/* C = alpha op(A) op(A)^T + beta C in one triangle, or with conjugated transposes. */
CORE void rank_k(int uplo, int trans, int hermitian, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda,
                 const T *beta, T *c, int64_t ldc)
{
    T zero = 0;
    T *whole = room(n * n);
    int turned = hermitian ? 'c' : 't', plain = is_plain(trans);
    product(plain ? 'n' : turned, plain ? turned : 'n', n, n, k, alpha, a, lda, a, lda, &zero, whole, at_least_one(n));
    into_triangle(uplo, hermitian, n, whole, beta, c, ldc);
    free(whole);
}

/* C = alpha op(A) op(B)^T + alpha op(B) op(A)^T + beta C in one triangle, or with conjugated transposes. */
CORE void rank_two_k(int uplo, int trans, int hermitian, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda,
                     const T *b, int64_t ldb, const T *beta, T *c, int64_t ldc)
{
    T zero = 0, one = 1;
    T *whole = room(n * n), other = hermitian ? CONJ(*alpha) : *alpha;
    int turned = hermitian ? 'c' : 't', plain = is_plain(trans), ta = plain ? 'n' : turned, tb = plain ? turned : 'n';
    product(ta, tb, n, n, k, alpha, a, lda, b, ldb, &zero, whole, at_least_one(n));
    product(ta, tb, n, n, k, &other, b, ldb, a, lda, &one, whole, at_least_one(n));
    into_triangle(uplo, hermitian, n, whole, beta, c, ldc);
    free(whole);
}

/* A whole matrix of a symmetric (or Hermitian) one of which a triangle is stored. */
IN T *symmetric(int uplo, int hermitian, int64_t n, const T *a, int64_t lda)
{
    T *whole = room(n * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            int stored = is(uplo, 'l') ? i >= j : i <= j;
            T found = stored ? a[i + j * lda] : a[j + i * lda];
            if (hermitian)
                found = i == j ? RE(found) : stored ? found : CONJ(found);
            whole[i + j * n] = found;
        }
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

CORE void symmetric_product(int side, int uplo, int hermitian, int64_t m, int64_t n, const T *alpha, const T *a,
                            int64_t lda, const T *b, int64_t ldb, const T *beta, T *c, int64_t ldc)
{
    int64_t order = is(side, 'l') ? m : n;
    T *whole = symmetric(uplo, hermitian, order, a, lda);
    if (is(side, 'l'))
        product('n', 'n', m, n, m, alpha, whole, at_least_one(order), b, ldb, beta, c, ldc);
    else
        product('n', 'n', m, n, n, alpha, b, ldb, whole, at_least_one(order), beta, c, ldc);
    free(whole);
}

CORE void triangular_product(int side, int uplo, int trans, int diag, int64_t m, int64_t n, const T *alpha, const T *a,
                             int64_t lda, T *b, int64_t ldb)
{
    T zero = 0;
    int64_t order = is(side, 'l') ? m : n;
    T *whole = triangular(uplo, diag, order, a, lda), *from = room(m * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            from[i + j * m] = b[i + j * ldb];
    if (is(side, 'l'))
        product(trans, 'n', m, n, m, alpha, whole, at_least_one(order), from, at_least_one(m), &zero, b, ldb);
    else
        product('n', trans, m, n, n, alpha, from, at_least_one(m), whole, at_least_one(order), &zero, b, ldb);
    free(whole);
    free(from);
}

CORE void triangular_solve(int side, int uplo, int trans, int diag, int64_t m, int64_t n, const T *alpha, const T *a,
                           int64_t lda, T *b, int64_t ldb)
{
    int64_t order = is(side, 'l') ? m : n;
    numbers(a, order, order, lda);
    numbers(b, m, n, ldb);
    scale(m, n, alpha, b, ldb);
    LA(trsm)(side, uplo, trans, diag, m, n, a, lda, b, ldb);
}

/* A copy of a matrix the other way round. */
CORE void turn(int64_t rows, int64_t columns, const T *a, int64_t lda, T *into)
{
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            into[i + j * rows] = a[j + i * lda];
}

IN T *turned(int64_t rows, int64_t columns, const T *a, int64_t lda)
{
    T *made = room(rows * columns);
    turn(rows, columns, a, lda, made);
    return made;
}

CORE void put_back(int64_t rows, int64_t columns, const T *made, T *a, int64_t lda)
{
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            a[j + i * lda] = made[i + j * rows];
}

IN void turn_back(int64_t rows, int64_t columns, T *made, T *a, int64_t lda)
{
    put_back(rows, columns, made, a, lda);
    free(made);
}

/* The first zero on the diagonal of a triangle, counted from 1. */
IN int diagonal_zero(int diag, int64_t n, const T *a, int64_t lda)
{
    for (int64_t i = 0; i < n && !is(diag, 'u'); i++)
        if (a[i + i * lda] == 0)
            return (int)i + 1;
    return 0;
}

/* CBLAS and LAPACKE: rows come first where the order is 101. */
#define ROWS 101
