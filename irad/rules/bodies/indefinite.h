/* Symmetric (or Hermitian) indefinite matrices as LAPACK factors them: U D U^T with pivots in blocks of one or two rows
 * (J. Bunch and L. Kaufman, Mathematics of Computation 31, 1977), stored as LAPACK stores it. These are loops, of as many
 * steps as LAPACK's, and are differentiated like any other code. Of lower triangles, rows and columns are numbered from
 * the other end: then they are upper ones. */
#include "linalg_helpers.h"

#define AT_(i, j) (upper ? (i) + (j) * lda : (n - 1 - (i)) + (n - 1 - (j)) * lda)
#define A_(i, j) a[AT_(i, j)]
#define TURN(x) (hermitian ? CONJ(x) : (x))

/* Row of exchange, counted like rows; negative (-1 - row) where it belongs to a block of two. */
IN void note(void *ipiv, int64_t width, int upper, int64_t n, int64_t k, int64_t row, int two)
{
    int64_t found = upper ? row : n - 1 - row;
    set_pivot(ipiv, width, upper ? k : n - 1 - k, two ? -found - 2 : found);
}

IN int64_t noted(const void *ipiv, int64_t width, int upper, int64_t n, int64_t k, int *two)
{
    int64_t found = pivot(ipiv, width, upper ? k : n - 1 - k);
    *two = found < 0;
    found = found < 0 ? -found - 2 : found;
    return upper ? found : n - 1 - found;
}

IN void exchange(T *x, T *y)
{
    T kept = *x;
    *x = *y;
    *y = kept;
}

/* The row with which row k is exchanged, and whether k - 1 and k make a block of two; -1 where the column is zero. */
CORE int64_t chosen(int upper, int hermitian, int64_t n, const T *a, int64_t lda, int64_t k, int *two)
{
    const double alpha = 0.6403882032022076; /* (1 + sqrt(17)) / 8 */
    double own = hermitian ? __builtin_fabs((double)RE(A_(k, k))) : SIZE(A_(k, k)), most_above = 0, most_beside = 0;
    int64_t row = 0;
    *two = 0;
    for (int64_t i = 0; i < k; i++)
        if (SIZE(A_(i, k)) > most_above || (!upper && SIZE(A_(i, k)) == most_above)) {
            most_above = SIZE(A_(i, k));
            row = i;
        }
    if (!(own > 0 || most_above > 0))
        return -1;
    if (own >= alpha * most_above)
        return k;
    for (int64_t j = 0; j <= k; j++)
        if (j != row) {
            double size = j < row ? SIZE(A_(j, row)) : SIZE(A_(row, j));
            most_beside = size > most_beside ? size : most_beside;
        }
    if (own >= alpha * most_above * (most_above / most_beside))
        return k;
    *two = (hermitian ? __builtin_fabs((double)RE(A_(row, row))) : SIZE(A_(row, row))) < alpha * most_beside;
    return row;
}

/* Rows and columns `row` and `with` of the leading k + 1 change places. */
CORE void exchange_rows(int upper, int hermitian, int64_t n, T *a, int64_t lda, int64_t row, int64_t with, int64_t k)
{
    for (int64_t i = 0; i < row; i++)
        exchange(&A_(i, with), &A_(i, row));
    for (int64_t j = row + 1; j < with; j++) {
        T kept = TURN(A_(j, with));
        A_(j, with) = TURN(A_(row, j));
        A_(row, j) = kept;
    }
    A_(row, with) = TURN(A_(row, with));
    exchange(&A_(row, row), &A_(with, with));
    if (with < k)
        exchange(&A_(with, k), &A_(row, k));
}

CORE int factor_indefinite(int uplo, int hermitian, int64_t n, T *a, int64_t lda, void *ipiv, int64_t width)
{
    int upper = is(uplo, 'u'), info = 0;
    numbers(a, n, n, lda);
    pivots(ipiv, n, width);
    for (int64_t k = n - 1, step = 1; k >= 0; k -= step) {
        int two = 0;
        int64_t row = chosen(upper, hermitian, n, a, lda, k, &two);
        step = 1 + two;
        if (hermitian)
            A_(k, k) = RE(A_(k, k));
        if (row < 0) {
            info = info ? info : (int)(upper ? k : n - 1 - k) + 1;
            note(ipiv, width, upper, n, k, k, 0);
            continue;
        }
        if (row != k - two)
            exchange_rows(upper, hermitian, n, a, lda, row, k - two, k);
        note(ipiv, width, upper, n, k, row, two);
        if (hermitian)
            A_(k - two, k - two) = RE(A_(k - two, k - two));
        if (two) {
            note(ipiv, width, upper, n, k - 1, row, 1);
            T beside = A_(k - 1, k), first = A_(k - 1, k - 1) / beside, second = A_(k, k) / TURN(beside);
            T rest = 1 / (second * first - 1);
            for (int64_t j = k - 2; j >= 0; j--) {
                T x = A_(j, k - 1), y = A_(j, k);
                T left = rest * (second * x - y) / beside, right = rest * (first * y - x) / TURN(beside);
                for (int64_t i = j; i >= 0; i--)
                    A_(i, j) -= A_(i, k) * TURN(right) + A_(i, k - 1) * TURN(left);
                A_(j, k) = right;
                A_(j, k - 1) = left;
                if (hermitian)
                    A_(j, j) = RE(A_(j, j));
            }
        } else {
            T inverse = 1 / A_(k, k);
            for (int64_t j = k - 1; j >= 0; j--) {
                T factor = inverse * TURN(A_(j, k));
                for (int64_t i = 0; i <= j; i++)
                    A_(i, j) -= A_(i, k) * factor;
                if (hermitian)
                    A_(j, j) = RE(A_(j, j));
            }
            for (int64_t j = 0; j < k; j++)
                A_(j, k) *= inverse;
        }
    }
    return info;
}

CORE void solve_factored_indefinite(int uplo, int hermitian, int64_t n, int64_t nrhs, const T *a, int64_t lda,
                                    const void *ipiv, int64_t width, T *b, int64_t ldb)
{
    int upper = is(uplo, 'u'), two = 0;
    numbers(a, n, n, lda);
    numbers(b, n, nrhs, ldb);
    pivots(ipiv, n, width);
#define X_(i) x[upper ? (i) : n - 1 - (i)]
    for (int64_t column = 0; column < nrhs; column++) {
        T *x = b + column * ldb;
        for (int64_t k = n - 1, step = 1; k >= 0; k -= step) {
            int64_t row = noted(ipiv, width, upper, n, k, &two);
            step = 1 + two;
            exchange(&X_(row), &X_(k - two));
            for (int64_t i = 0; i < k - two; i++)
                X_(i) -= two ? A_(i, k) * X_(k) + A_(i, k - 1) * X_(k - 1) : A_(i, k) * X_(k);
            if (two) {
                T beside = A_(k - 1, k), first = A_(k - 1, k - 1) / beside, second = A_(k, k) / TURN(beside);
                T rest = first * second - 1, u = X_(k - 1) / beside, v = X_(k) / TURN(beside);
                X_(k - 1) = (second * u - v) / rest;
                X_(k) = (first * v - u) / rest;
            } else
                X_(k) = X_(k) / A_(k, k);
        }
        for (int64_t k = 0, step = 1; k < n; k += step) {
            int64_t row = noted(ipiv, width, upper, n, k, &two);
            step = 1 + two;
            for (int64_t l = k; l < k + step; l++) {
                T sum = X_(l);
                for (int64_t i = 0; i < k; i++)
                    sum -= TURN(A_(i, l)) * X_(i);
                X_(l) = sum;
            }
            exchange(&X_(row), &X_(k));
        }
    }
#undef X_
}

/* The inverse from the factors, in the triangle that is given. */
CORE int invert_indefinite(int uplo, int hermitian, int64_t n, T *a, int64_t lda, const void *ipiv, int64_t width)
{
    int upper = is(uplo, 'u'), two = 0;
    numbers(a, n, n, lda);
    pivots(ipiv, n, width);
    for (int64_t k = n - 1; k >= 0; k--) {
        noted(ipiv, width, upper, n, k, &two);
        if (!two && A_(k, k) == 0)
            return (int)(upper ? k : n - 1 - k) + 1;
    }
    T *made = calloc((size_t)at_least_one(n * n), sizeof(T));
    for (int64_t i = 0; i < n; i++)
        made[i + i * n] = 1;
    solve_factored_indefinite(uplo, hermitian, n, n, a, lda, ipiv, width, made, at_least_one(n));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = upper ? 0 : j; i < (upper ? j + 1 : n); i++)
            a[i + j * lda] = made[i + j * n];
    free(made);
    return 0;
}
