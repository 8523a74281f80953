/* LAPACK's condition numbers, and its expert driver for systems of equations, for one type of numbers. */
#include "drivers.h"

#if COMPLEX
#define MODULUS(x) __builtin_hypot((double)__real__(x), (double)__imag__(x))
#else
#define MODULUS(x) SIZE(x)
#endif

IN R sum_of_sizes(int64_t n, const T *x)
{
    R sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += (R)MODULUS(x[i]);
    return sum;
}

/* The inverse of a matrix from its factors, or its conjugate transpose, times a vector: LU (without `ipiv` also without
 * exchanges, which make no difference for norms), or (`uplo`) Cholesky. */
CORE void inverse_times(int uplo, int turn, int64_t n, const T *a, int64_t lda, const void *ipiv, int64_t width, T *x)
{
    int first_lower = uplo ? is(uplo, 'l') : !turn, plain = uplo ? first_lower : !turn;
    int lower = uplo ? is(uplo, 'l') : first_lower;
    if (ipiv) {
        LA(getrs)(turn ? 'c' : 'n', n, 1, a, lda, ipiv, width, x, at_least_one(n));
        return;
    }
    LA(trsm)('l', lower ? 'l' : 'u', plain ? 'n' : 'c', !uplo && lower ? 'u' : 'n', n, 1, a, lda, x, at_least_one(n));
    lower = uplo ? lower : !lower;
    plain = uplo ? !plain : plain;
    LA(trsm)('l', lower ? 'l' : 'u', plain ? 'n' : 'c', !uplo && lower ? 'u' : 'n', n, 1, a, lda, x, at_least_one(n));
}

/* The same with rows of the inverse multiplied by `weights` (if there are some): for the transposed one, before. */
IN void weighted_inverse_times(int uplo, int turn, int transposed, int64_t n, const T *a, int64_t lda, const void *ipiv,
                               int64_t width, const R *weights, T *x)
{
    for (int64_t i = 0; i < n && weights && transposed; i++)
        x[i] *= weights[i];
    inverse_times(uplo, transposed ? !turn : turn, n, a, lda, ipiv, width, x);
    for (int64_t i = 0; i < n && weights && !transposed; i++)
        x[i] *= weights[i];
}

/* Signs of numbers in their place (of complex ones, on the unit circle); whether they are those of `before`. */
IN int to_signs(int64_t n, T *x, T *before)
{
    int same = !COMPLEX;
    for (int64_t i = 0; i < n; i++) {
        double size = MODULUS(x[i]);
        x[i] = COMPLEX ? (size > 0 ? x[i] / (R)size : 1) : RE(x[i]) >= 0 ? 1 : -1;
        same = same && x[i] == before[i];
        before[i] = x[i];
    }
    return same;
}

IN int64_t largest(int64_t n, const T *x)
{
    int64_t best = 0;
    for (int64_t i = 1; i < n; i++)
        if (MODULUS(x[i]) > MODULUS(x[best]))
            best = i;
    return best;
}

/* The 1-norm of the inverse as LAPACK estimates it (N. Higham, ACM Transactions on Mathematical Software 14, 1988): the
 * norm of one of its columns, or of its product with a vector of given numbers. */
CORE R inverse_norm(int uplo, int turn, int64_t n, const T *a, int64_t lda, const void *ipiv, int64_t width,
                    const R *weights)
{
    T *x = room(n), *signs = room(n);
    R estimate, last;
    for (int64_t i = 0; i < n; i++) {
        x[i] = (R)1 / (R)n;
        signs[i] = 0;
    }
    weighted_inverse_times(uplo, turn, 0, n, a, lda, ipiv, width, weights, x);
    estimate = sum_of_sizes(n, x);
    if (n > 1) {
        to_signs(n, x, signs);
        weighted_inverse_times(uplo, turn, 1, n, a, lda, ipiv, width, weights, x);
        int64_t column = largest(n, x);
        for (int round = 2; round <= 5; round++) {
            for (int64_t i = 0; i < n; i++)
                x[i] = i == column;
            weighted_inverse_times(uplo, turn, 0, n, a, lda, ipiv, width, weights, x);
            last = estimate;
            estimate = sum_of_sizes(n, x);
            if (to_signs(n, x, signs) || estimate <= last)
                break;
            weighted_inverse_times(uplo, turn, 1, n, a, lda, ipiv, width, weights, x);
            int64_t next = largest(n, x);
            int stays = MODULUS(x[column]) == MODULUS(x[next]);
            column = next;
            if (stays)
                break;
        }
        for (int64_t i = 0; i < n; i++)
            x[i] = (i % 2 ? -1 : 1) * (1 + (R)i / (R)(n - 1));
        weighted_inverse_times(uplo, turn, 0, n, a, lda, ipiv, width, weights, x);
        R other = 2 * sum_of_sizes(n, x) / (R)(3 * n);
        estimate = other > estimate ? other : estimate;
    }
    free(x);
    free(signs);
    return estimate;
}

/* The reciprocal condition number. */
CORE int condition(int uplo, int turn, int64_t n, const T *a, int64_t lda, R anorm, R *rcond)
{
    numbers(a, n, n, lda);
    real_numbers(rcond, 1);
    *rcond = n > 0 ? 0 : 1;
    if (n > 0 && anorm > 0 && !diagonal_zero('n', n, a, lda)) {
        R norm = inverse_norm(uplo, turn, n, a, lda, NULL, 0, NULL);
        *rcond = norm != 0 ? 1 / norm / anorm : 0;
    }
    return 0;
}

#define SMALLEST (sizeof(R) == 4 ? (R)__FLT_MIN__ : (R)__DBL_MIN__)

/* What rows are multiplied by, and then columns, so that the largest number of each has size 1; 0 if one has none. The
 * ratios of the smallest and the largest of them are returned as well. */
CORE int scales(int64_t n, const T *a, int64_t lda, R *r, R *c, R *of_rows, R *of_columns, R *amax)
{
    for (int by_columns = 0; by_columns < 2; by_columns++) {
        R low = 1 / SMALLEST, high = 0, *found = by_columns ? c : r;
        for (int64_t i = 0; i < n; i++) {
            R most = 0;
            for (int64_t j = 0; j < n; j++) {
                R size = by_columns ? (R)SIZE(a[j + i * lda]) * r[j] : (R)SIZE(a[i + j * lda]);
                most = size > most ? size : most;
            }
            low = most < low ? most : low;
            high = most > high ? most : high;
            found[i] = most;
        }
        if (!by_columns)
            *amax = high;
        if (low == 0)
            return 0;
        for (int64_t i = 0; i < n; i++)
            found[i] = 1 / (found[i] < SMALLEST ? SMALLEST : found[i]);
        *(by_columns ? of_columns : of_rows) = (low < SMALLEST ? SMALLEST : low) / high;
    }
    return 1;
}

/* The ratio of the smallest and the largest of some scales. */
IN R ratio(int64_t n, const R *scales)
{
    R low = 1 / SMALLEST, high = 0;
    for (int64_t i = 0; i < n; i++) {
        low = scales[i] < low ? scales[i] : low;
        high = scales[i] > high ? scales[i] : high;
    }
    return n > 0 ? (low < SMALLEST ? SMALLEST : low) / high : 1;
}

IN void scale_rows(int64_t m, int64_t n, const R *by, T *a, int64_t lda)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            a[i + j * lda] *= by[i];
}

/* Iterative refinement of one solution, until the residual is small beside what it is computed of (`backward`), and a
 * bound of its relative error. */
CORE void refine(int trans, int64_t n, const T *a, int64_t lda, const T *af, int64_t ldaf, const void *ipiv, int64_t width,
                 const T *b, T *x, R *forward, R *backward)
{
    int plain = is(trans, 'n');
    R epsilon = (R)EPSILON / 2, enough = (R)(n + 1) * SMALLEST, last = 3, worst = 0, most = 0;
    T minus = -1, one = 1, *rest = room(n);
    R *sizes = malloc((size_t)at_least_one(n) * sizeof(R));
    for (int count = 1;; count++) {
        for (int64_t i = 0; i < n; i++) {
            sizes[i] = (R)SIZE(b[i]);
            rest[i] = b[i];
        }
        product(trans, 'n', n, 1, n, &minus, a, lda, x, at_least_one(n), &one, rest, at_least_one(n));
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                sizes[plain ? i : j] += (R)SIZE(a[i + j * lda]) * (R)SIZE(x[plain ? j : i]);
        worst = 0;
        for (int64_t i = 0; i < n; i++) {
            R more = sizes[i] > enough / epsilon ? 0 : enough, size = ((R)SIZE(rest[i]) + more) / (sizes[i] + more);
            worst = size > worst ? size : worst;
        }
        if (!(worst > epsilon && 2 * worst <= last && count <= 5))
            break;
        LA(getrs)(trans, n, 1, af, ldaf, ipiv, width, rest, at_least_one(n));
        for (int64_t i = 0; i < n; i++)
            x[i] += rest[i];
        last = worst;
    }
    *backward = worst;
    for (int64_t i = 0; i < n; i++) {
        R more = sizes[i] > enough / epsilon ? 0 : enough;
        sizes[i] = (R)SIZE(rest[i]) + (R)(n + 1) * epsilon * sizes[i] + more;
        most = (R)SIZE(x[i]) > most ? (R)SIZE(x[i]) : most;
    }
    *forward = inverse_norm(0, plain, n, af, ldaf, ipiv, width, sizes);
    if (most != 0)
        *forward /= most;
    free(rest);
    free(sizes);
}

/* How much smaller numbers have become by elimination: the largest of A beside that of U, in `columns` columns. */
IN R growth(int64_t n, int64_t columns, const T *a, int64_t lda, const T *af, int64_t ldaf)
{
    R before = 0, behind = 0;
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < n; i++) {
            R own = (R)MODULUS(a[i + j * lda]), made = i <= j ? (R)MODULUS(af[i + j * ldaf]) : 0;
            before = own > before ? own : before;
            behind = made > behind ? made : behind;
        }
    return behind == 0 ? 1 : before / behind;
}

/* A X = B with error bounds: the system is scaled (fact E), factored (E, N) or comes factored (F), and solutions are
 * refined. Scales, condition number and bounds are differentiated as they are computed. */
CORE int solve_refined(int fact, int trans, int64_t n, int64_t nrhs, T *a, int64_t lda, T *af, int64_t ldaf, void *ipiv,
                       int64_t width, char *equed, R *r, R *c, T *b, int64_t ldb, T *x, int64_t ldx, R *rcond, R *ferr,
                       R *berr, R *pivot_growth)
{
    R of_rows = 1, of_columns = 1, amax = 0, small = SMALLEST / (R)EPSILON;
    int plain = is(trans, 'n'), rows = 0, columns = 0, info = 0;
    numbers(a, n, n, lda);
    numbers(af, n, n, ldaf);
    numbers(b, n, nrhs, ldb);
    numbers(x, n, nrhs, ldx);
    real_numbers(r, n);
    real_numbers(c, n);
    real_numbers(ferr, nrhs);
    real_numbers(berr, nrhs);
    real_numbers(rcond, 1);
    real_numbers(pivot_growth, 1);
    pivots(ipiv, n, width);
    pivots(equed, 1, 1);
    if (is(fact, 'f')) {
        rows = is(*equed, 'r') || is(*equed, 'b');
        columns = is(*equed, 'c') || is(*equed, 'b');
        of_rows = rows ? ratio(n, r) : 1;
        of_columns = columns ? ratio(n, c) : 1;
    } else {
        if (is(fact, 'e') && scales(n, a, lda, r, c, &of_rows, &of_columns, &amax)) {
            rows = n > 0 && (of_rows < (R)0.1 || amax < small || amax > 1 / small);
            columns = n > 0 && of_columns < (R)0.1;
        }
        *equed = rows ? (columns ? 'B' : 'R') : columns ? 'C' : 'N';
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++) {
                if (rows)
                    a[i + j * lda] *= r[i];
                if (columns)
                    a[i + j * lda] *= c[j];
                af[i + j * ldaf] = a[i + j * lda];
            }
    }
    if (plain ? rows : columns)
        scale_rows(n, nrhs, plain ? r : c, b, ldb);
    if (!is(fact, 'f'))
        info = LA(getrf)(n, n, af, ldaf, ipiv, width);
    *pivot_growth = growth(n, info > 0 ? info : n, a, lda, af, ldaf);
    if (info > 0) {
        *rcond = 0;
        return info;
    }
    condition(0, !plain, n, af, ldaf, norm_of(plain ? '1' : 'i', n, n, a, lda), rcond);
    for (int64_t j = 0; j < nrhs; j++) {
        T *solution = room(n), *right = room(n);
        for (int64_t i = 0; i < n; i++)
            solution[i] = right[i] = b[i + j * ldb];
        LA(getrs)(trans, n, 1, af, ldaf, ipiv, width, solution, at_least_one(n));
        refine(trans, n, a, lda, af, ldaf, ipiv, width, right, solution, ferr + j, berr + j);
        for (int64_t i = 0; i < n; i++)
            x[i + j * ldx] = solution[i] * (plain ? (columns ? c[i] : 1) : rows ? r[i] : 1);
        if (plain ? columns : rows)
            ferr[j] /= plain ? of_columns : of_rows;
        free(solution);
        free(right);
    }
    return *rcond < (R)EPSILON / 2 ? (int)n + 1 : 0;
}
