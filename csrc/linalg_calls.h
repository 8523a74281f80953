/* Calls of BLAS and LAPACK for one type of numbers, with loops of irad's own where there is none. Part of linalg.c. */

/* A copy of a matrix without gaps between its columns. */
static T *OWN(copy)(int64_t rows, int64_t columns, const T *a, int64_t lda)
{
    T *made = la_room(rows * columns, sizeof(T));
    for (int64_t j = 0; j < columns; j++)
        memcpy(made + j * rows, a + j * lda, (size_t)rows * sizeof(T));
    return made;
}

static void OWN(put)(int64_t rows, int64_t columns, const T *a, int64_t lda, T *into, int64_t ldb)
{
    for (int64_t j = 0; j < columns; j++)
        memcpy(into + j * ldb, a + j * lda, (size_t)rows * sizeof(T));
}

static void OWN(clear)(int64_t rows, int64_t columns, T *a, int64_t lda)
{
    for (int64_t j = 0; j < columns; j++)
        memset(a + j * lda, 0, (size_t)rows * sizeof(T));
}

static int OWN(is_zero)(int64_t rows, int64_t columns, const T *a, int64_t lda)
{
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < rows; i++)
            if (a[i + j * lda] != 0)
                return 0;
    return 1;
}

static void OWN(add_atomically)(R *into, R more)
{
    R before, after;
    __atomic_load(into, &before, __ATOMIC_RELAXED);
    do
        after = before + more;
    while (!__atomic_compare_exchange(into, &before, &after, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

/* Where a reverse adds to a shadow: there, or in memory of its own if other threads may add there as well. */
static T *OWN(take_shadow)(int64_t shared, int64_t rows, int64_t columns, T *da, int64_t *lda)
{
    if (!shared)
        return da;
    T *own = la_room(rows * columns, sizeof(T));
    memset(own, 0, (size_t)(rows * columns) * sizeof(T));
    *lda = rows;
    return own;
}

static void OWN(give_shadow)(int64_t shared, int64_t rows, int64_t columns, T *own, T *da, int64_t lda)
{
    if (!shared)
        return;
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < rows; i++) {
            const R *from = (const R *)(own + i + j * rows);
            for (int64_t part = 0; part < (int64_t)(sizeof(T) / sizeof(R)); part++)
                if (from[part] != 0)
                    OWN(add_atomically)((R *)(da + i + j * lda) + part, from[part]);
        }
    free(own);
}

/* The entry in row i and column j of op(A). */
static T OWN(entry)(char op, const T *a, int64_t lda, int64_t i, int64_t j)
{
    T x = op == 'N' || op == 'J' ? a[i + j * lda] : a[j + i * lda];
    return op == 'C' || op == 'J' ? CONJ(x) : x;
}

/* What BLAS knows in the place of an operation: J needs a copy (which is to be freed). */
static char OWN(known_op)(char op, int64_t rows, int64_t columns, const T **a, int64_t *lda, T **made)
{
    *made = NULL;
    if (!COMPLEX)
        return op == 'J' ? 'N' : op == 'C' ? 'T' : op;
    if (op != 'J')
        return op;
    *made = OWN(copy)(rows, columns, *a, *lda);
    for (int64_t i = 0; i < rows * columns; i++)
        (*made)[i] = CONJ((*made)[i]);
    *a = *made;
    *lda = la_at_least_one(rows);
    return 'N';
}

/* C = alpha op(A) op(B) + beta C, where op is N, T, C or J (conjugated). C is not read where beta is 0. */
static void OWN(multiply)(char opa, char opb, int64_t m, int64_t n, int64_t k, T alpha, const T *a, int64_t lda,
                          const T *b, int64_t ldb, T beta, T *c, int64_t ldc)
{
    if (m <= 0 || n <= 0)
        return;
    la_routine routine = la_find(LA_GEMM, KIND);
    if (routine && (m * n > 64 || m * n * k > 512)) {
        T *own_a, *own_b;
        char ta = OWN(known_op)(opa, m, k, &a, &lda, &own_a), tb = OWN(known_op)(opb, k, n, &b, &ldb, &own_b);
        int sizes[6] = {la_int(m), la_int(n), la_int(k), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldb)),
                        la_int(la_at_least_one(ldc))};
        ((void (*)(char *, char *, int *, int *, int *, T *, const T *, int *, const T *, int *, T *, T *, int *, size_t,
                   size_t))routine)(&ta, &tb, sizes, sizes + 1, sizes + 2, &alpha, a, sizes + 3, b, sizes + 4, &beta, c,
                                    sizes + 5, 1, 1);
        free(own_a);
        free(own_b);
        return;
    }
    for (int64_t j = 0; j < n; j++) {
        T *column = c + j * ldc;
        for (int64_t i = 0; i < m; i++)
            column[i] = beta == 0 ? 0 : beta * column[i];
        for (int64_t l = 0; l < k; l++) {
            T factor = alpha * OWN(entry)(opb, b, ldb, l, j);
            if (opa == 'N')
                for (int64_t i = 0; i < m; i++)
                    column[i] += factor * a[i + l * lda];
            else
                for (int64_t i = 0; i < m; i++)
                    column[i] += factor * OWN(entry)(opa, a, lda, i, l);
        }
    }
}

/* B = op(A) B or B op(A), or with the inverse of op(A), for a triangular A. */
static void OWN(triangle)(int solve, char side, char uplo, char op, char diag, int64_t m, int64_t n, const T *a,
                          int64_t lda, T *b, int64_t ldb)
{
    int64_t order = side == 'L' ? m : n;
    if (m <= 0 || n <= 0)
        return;
    la_routine routine = la_find(solve ? LA_TRSM : LA_TRMM, KIND);
    if (routine && m * n > 16) {
        T *own, one = 1;
        char known = OWN(known_op)(op, order, order, &a, &lda, &own);
        int sizes[4] = {la_int(m), la_int(n), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldb))};
        ((void (*)(char *, char *, char *, char *, int *, int *, T *, const T *, int *, T *, int *, size_t, size_t, size_t,
                   size_t))routine)(&side, &uplo, &known, &diag, sizes, sizes + 1, &one, a, sizes + 2, b, sizes + 3, 1, 1,
                                    1, 1);
        free(own);
        return;
    }
    int upper = (uplo == 'U') == (op == 'N' || op == 'J');
    int64_t lines = side == 'L' ? n : m, along = side == 'L' ? 1 : ldb, across = side == 'L' ? ldb : 1;
    /* from the right it is op(A) transposed from the left */
    int above = side == 'L' ? upper : !upper, conjugated = op == 'C' || op == 'J';
    int by_columns = (side == 'L') == (op == 'N' || op == 'J');
    int64_t down = by_columns ? 1 : lda, over = by_columns ? lda : 1;
    for (int64_t line = 0; line < lines; line++) {
        T *x = b + line * across;
        for (int64_t step = 0; step < order; step++) {
            int64_t i = above != solve ? step : order - 1 - step;
            T on = a[i + i * lda], own = diag == 'U' ? 1 : conjugated ? CONJ(on) : on, sum = 0;
            for (int64_t j = above ? i + 1 : 0; j < (above ? order : i); j++) {
                T factor = a[i * down + j * over];
                sum += (conjugated ? CONJ(factor) : factor) * x[j * along];
            }
            sum = solve ? x[i * along] - sum : own * x[i * along] + sum;
            x[i * along] = solve ? sum / own : sum;
        }
    }
}

/* Exchange rows as the pivots say: forwards P^T A, backwards P A. */
static void OWN(exchange)(int64_t count, int64_t columns, T *a, int64_t lda, const void *pivots, int64_t width,
                          int backwards)
{
    for (int64_t step = 0; step < count; step++) {
        int64_t i = backwards ? count - 1 - step : step, other = la_pivot(pivots, width, i);
        if (other == i)
            continue;
        for (int64_t j = 0; j < columns; j++) {
            T kept = a[i + j * lda];
            a[i + j * lda] = a[other + j * lda];
            a[other + j * lda] = kept;
        }
    }
}

static int OWN(lu_loops)(int64_t m, int64_t n, T *a, int64_t lda, int *pivots)
{
    int info = 0;
    for (int64_t k = 0; k < (m < n ? m : n); k++) {
        int64_t best = k;
        for (int64_t i = k + 1; i < m; i++)
            if (PIVOTAL(a[i + k * lda]) > PIVOTAL(a[best + k * lda]))
                best = i;
        pivots[k] = (int)best + 1;
        if (a[best + k * lda] == 0) {
            info = info ? info : (int)k + 1;
            continue;
        }
        for (int64_t j = 0; j < n && best != k; j++) {
            T kept = a[k + j * lda];
            a[k + j * lda] = a[best + j * lda];
            a[best + j * lda] = kept;
        }
        for (int64_t i = k + 1; i < m; i++)
            a[i + k * lda] /= a[k + k * lda];
        for (int64_t j = k + 1; j < n; j++)
            for (int64_t i = k + 1; i < m; i++)
                a[i + j * lda] -= a[i + k * lda] * a[k + j * lda];
    }
    return info;
}

static int OWN(lu)(int64_t m, int64_t n, T *a, int64_t lda, void *pivots, int64_t width)
{
    int64_t count = m < n ? m : n;
    if (count <= 0)
        return 0;
    int *found = width == 4 ? pivots : la_room(count, sizeof(int)), info = 0;
    la_routine routine = la_find(LA_GETRF, KIND);
    if (routine && m * n > 64) {
        int sizes[3] = {la_int(m), la_int(n), la_int(lda)};
        ((void (*)(int *, int *, T *, int *, int *, int *))routine)(sizes, sizes + 1, a, sizes + 2, found, &info);
    } else {
        info = OWN(lu_loops)(m, n, a, lda, found);
    }
    if (width != 4) {
        for (int64_t i = 0; i < count; i++)
            ((int64_t *)pivots)[i] = found[i];
        free(found);
    }
    return info;
}

/* B = op(A)^-1 B for a factored A; op is N, T, C or J. */
static void OWN(lu_solve)(char op, int64_t n, int64_t columns, const T *lu, int64_t lda, const void *pivots,
                          int64_t width, T *b, int64_t ldb)
{
    int plain = op == 'N' || op == 'J';
    if (plain)
        OWN(exchange)(n, columns, b, ldb, pivots, width, 0);
    OWN(triangle)(1, 'L', plain ? 'L' : 'U', op, plain ? 'U' : 'N', n, columns, lu, lda, b, ldb);
    OWN(triangle)(1, 'L', plain ? 'U' : 'L', op, plain ? 'N' : 'U', n, columns, lu, lda, b, ldb);
    if (!plain)
        OWN(exchange)(n, columns, b, ldb, pivots, width, 1);
}

static int OWN(cholesky)(char uplo, int64_t n, T *a, int64_t lda)
{
    la_routine routine = la_find(LA_POTRF, KIND);
    if (routine && n > 0) {
        int sizes[2] = {la_int(n), la_int(lda)}, info = 0;
        ((void (*)(char *, int *, T *, int *, int *, size_t))routine)(&uplo, sizes, a, sizes + 1, &info, 1);
        return info;
    }
    for (int64_t j = 0; j < n; j++) /* row j of L, or column j of U */
        for (int64_t i = 0; i <= j; i++) {
            T *at = uplo == 'L' ? a + j + i * lda : a + i + j * lda, sum = uplo == 'L' ? *at : CONJ(*at);
            for (int64_t k = 0; k < i; k++) {
                T left = uplo == 'L' ? a[j + k * lda] : CONJ(a[k + j * lda]);
                T right = uplo == 'L' ? CONJ(a[i + k * lda]) : a[k + i * lda];
                sum -= left * right;
            }
            if (i == j && !(REAL_PART(sum) > 0))
                return (int)j + 1;
            T root = i == j ? (T)(R)sqrt((double)REAL_PART(sum)) : sum / REAL_PART(a[i + i * lda]);
            *at = uplo == 'L' ? root : CONJ(root);
        }
    return 0;
}
