/* LU, Cholesky, and what is made of them, for one type of numbers. Part of linalg.c. */

/* What an LU decomposition keeps, and with it the solutions of a system. */
struct OWN(factors) {
    int64_t info, shared;
    T *lu, *x;
    int64_t *pivots;
};

static struct OWN(factors) *OWN(keep_factors)(int64_t m, int64_t n, const T *lu, int64_t lda, const void *pivots,
                                               int64_t width, int64_t rows, int64_t columns, const T *x, int64_t ldx,
                                               int64_t info)
{
    int64_t count = m < n ? m : n;
    int64_t bytes = (int64_t)sizeof(struct OWN(factors)) + count * (int64_t)sizeof(int64_t);
    struct OWN(factors) *kept = la_room(bytes + (m * n + rows * columns) * (int64_t)sizeof(T), 1);
    kept->pivots = (int64_t *)(kept + 1);
    kept->lu = (T *)(kept->pivots + count);
    kept->x = kept->lu + m * n;
    kept->shared = 0;
    kept->info = info;
    for (int64_t i = 0; i < count; i++)
        kept->pivots[i] = la_pivot(pivots, width, i) + 1;
    OWN(put)(m, n, lu, lda, kept->lu, m);
    OWN(put)(rows, columns, x, ldx, kept->x, rows);
    return kept;
}

/* Determinants leave adjoints on the diagonal of U alone: then what comes out is P L^-H D U^-H, the adjoint of an inverse,
 * at less than half the cost. Whether that was so. */
static int OWN(diagonal_adjoint)(int64_t n, const struct OWN(factors) *kept, T *da, int64_t lda)
{
    la_routine routine = la_find(LA_GETRI, KIND);
    if (!routine || n < 8)
        return 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            if ((da[i + j * lda] != 0) != (i == j))
                return 0;
    T *made = OWN(copy)(n, n, kept->lu, n), wanted[1], *work = wanted;
    int *pivots = la_room(n, sizeof(int)), sizes[2] = {la_int(n), la_int(n)}, count = -1, info = 0;
    for (int64_t i = 0; i < n; i++) {
        T factor = 1 / CONJ(da[i + i * lda] * CONJ(kept->lu[i + i * n]));
        pivots[i] = (int)kept->pivots[i];
        for (int64_t j = i; j < n; j++)
            made[i + j * n] *= factor;
    }
    for (int step = 0; step < 2; step++) {
        ((void (*)(int *, T *, int *, int *, T *, int *, int *))routine)(sizes, made, sizes + 1, pivots, work, &count, &info);
        if (step == 0) {
            count = (int)REAL_PART(wanted[0]);
            work = la_room(count, sizeof(T));
        }
    }
    enum { TILE = 32 };
    for (int64_t c = 0; c < n && !info; c += TILE) /* by tiles, which stay in the cache */
        for (int64_t r = 0; r < n; r += TILE)
            for (int64_t j = c; j < n && j < c + TILE; j++)
                for (int64_t i = r; i < n && i < r + TILE; i++)
                    da[i + j * lda] = CONJ(made[j + i * n]);
    free(work);
    free(pivots);
    free(made);
    return !info;
}

/* From the adjoint of the factors, packed as LAPACK packs them, to that of the matrix, in place. */
static void OWN(lu_adjoint)(int64_t m, int64_t n, const struct OWN(factors) *kept, T *da, int64_t lda)
{
    int64_t k = m < n ? m : n;
    const T *lu = kept->lu;
    if (OWN(is_zero)(m, n, da, lda))
        return;
    if (kept->info > 0) {
        la_fail("getrf", "the matrix is singular, and its factors have no derivative");
        return;
    }
    if (m == n && OWN(diagonal_adjoint)(n, kept, da, lda))
        return;
    T *lower = la_room(k * k, sizeof(T)), *upper = la_room(k * k, sizeof(T));
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++) {
            lower[i + j * k] = i > j ? da[i + j * lda] : 0;
            upper[i + j * k] = i > j ? 0 : da[i + j * lda];
        }
    OWN(triangle)(0, 'L', 'L', 'C', 'U', k, k, lu, m, lower, k);
    OWN(triangle)(0, 'R', 'U', 'C', 'N', k, k, lu, m, upper, k);
    if (m > k)
        OWN(multiply)('C', 'N', k, k, m - k, -1, lu + k, m, da + k, lda, 1, upper, k);
    if (n > k)
        OWN(multiply)('N', 'C', k, k, n - k, -1, da + k * lda, lda, lu + k * m, m, 1, lower, k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            da[i + j * lda] = i > j ? lower[i + j * k] : upper[i + j * k];
    OWN(triangle)(1, 'L', 'L', 'C', 'U', k, n, lu, m, da, lda);
    OWN(triangle)(1, 'R', 'U', 'C', 'N', m, k, lu, m, da, lda);
    OWN(exchange)(k, n, da, lda, kept->pivots, 8, 1);
    free(lower);
    free(upper);
}

/* From the tangent of the matrix to that of its packed factors, in place. */
static void OWN(lu_tangent)(int64_t m, int64_t n, const T *lu, int64_t ldl, const void *pivots, int64_t width, T *da,
                            int64_t lda)
{
    int64_t k = m < n ? m : n;
    OWN(exchange)(k, n, da, lda, pivots, width, 0);
    if (OWN(is_zero)(m, n, da, lda))
        return;
    T *made = OWN(copy)(k, k, da, lda), *lower = la_room(k * k, sizeof(T)), *upper = la_room(k * k, sizeof(T));
    OWN(triangle)(1, 'L', 'L', 'N', 'U', k, k, lu, ldl, made, k);
    OWN(triangle)(1, 'R', 'U', 'N', 'N', k, k, lu, ldl, made, k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++) {
            lower[i + j * k] = i > j ? made[i + j * k] : 0;
            upper[i + j * k] = i > j ? 0 : made[i + j * k];
        }
    OWN(triangle)(0, 'L', 'L', 'N', 'U', k, k, lu, ldl, lower, k);
    OWN(triangle)(0, 'R', 'U', 'N', 'N', k, k, lu, ldl, upper, k);
    if (m > k) { /* dL2 = (dA2 - L2 dU) U^-1 */
        OWN(multiply)('N', 'N', m - k, k, k, -1, lu + k, ldl, upper, k, 1, da + k, lda);
        OWN(triangle)(1, 'R', 'U', 'N', 'N', m - k, k, lu, ldl, da + k, lda);
    }
    if (n > k) { /* dU2 = L^-1 (dA2 - dL U2) */
        OWN(multiply)('N', 'N', k, n - k, k, -1, lower, k, lu + k * ldl, ldl, 1, da + k * lda, lda);
        OWN(triangle)(1, 'L', 'L', 'N', 'U', k, n - k, lu, ldl, da + k * lda, lda);
    }
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            da[i + j * lda] = i > j ? lower[i + j * k] : upper[i + j * k];
    free(made);
    free(lower);
    free(upper);
}

int32_t LA(getrf)(int64_t m, int64_t n, T *a, int64_t lda, void *ipiv, int64_t width)
{
    return OWN(lu)(m, n, a, lda, ipiv, width);
}

struct la_kept LA(getrf_augmented)(int64_t m, int64_t n, T *a, T *da, int64_t lda, void *ipiv, void *dipiv,
                                   int64_t width, int64_t changes)
{
    int32_t info = OWN(lu)(m, n, a, lda, ipiv, width);
    return (struct la_kept){OWN(keep_factors)(m, n, a, lda, ipiv, width, 0, 0, NULL, 0, info), info};
}

void LA(getrf_reverse)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                       int64_t width, int32_t none, void *tape)
{
    if (da != a)
        OWN(lu_adjoint)(m, n, tape, da, lda);
}

int32_t LA(getrf_tangent)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                          int64_t width)
{
    if (da != a)
        OWN(lu_tangent)(m, n, a, lda, ipiv, width, da, lda);
    return 0;
}

/* The matrix whose packed factors these are changes by: P (dL U + L dU). */
static T *OWN(refactored)(int64_t n, const T *lu, int64_t ldl, const T *dlu, int64_t ldd, const void *pivots,
                          int64_t width)
{
    T *lower = la_room(n * n, sizeof(T)), *upper = la_room(n * n, sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            lower[i + j * n] = i > j ? dlu[i + j * ldd] : 0;
            upper[i + j * n] = i > j ? 0 : dlu[i + j * ldd];
        }
    OWN(triangle)(0, 'R', 'U', 'N', 'N', n, n, lu, ldl, lower, n);
    OWN(triangle)(0, 'L', 'L', 'N', 'U', n, n, lu, ldl, upper, n);
    for (int64_t i = 0; i < n * n; i++)
        lower[i] += upper[i];
    OWN(exchange)(n, n, lower, n, pivots, width, 1);
    free(upper);
    return lower;
}

/* Solve with a factored matrix. */
int32_t LA(getrs)(int64_t trans, int64_t n, int64_t nrhs, const T *a, int64_t lda, const void *ipiv, int64_t width, T *b,
                  int64_t ldb)
{
    OWN(lu_solve)(la_flag(trans, "NTC", "getrs"), n, nrhs, a, lda, ipiv, width, b, ldb);
    return 0;
}

struct la_kept LA(getrs_augmented)(int64_t trans, int64_t n, int64_t nrhs, const T *a, const T *da, int64_t lda,
                                   const void *ipiv, const void *dipiv, int64_t width, T *b, T *db, int64_t ldb,
                                   int64_t changes)
{
    OWN(lu_solve)(la_flag(trans, "NTC", "getrs"), n, nrhs, a, lda, ipiv, width, b, ldb);
    struct OWN(factors) *kept = OWN(keep_factors)(n, n, a, lda, ipiv, width, n, nrhs, b, ldb, 0);
    kept->shared = la_is_shared(changes);
    return (struct la_kept){kept, 0};
}

void LA(getrs_reverse)(int64_t trans, int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv,
                       void *dipiv, int64_t width, const T *b, T *db, int64_t ldb, int32_t none, void *tape)
{
    char op = la_flag(trans, "NTC", "getrs");
    struct OWN(factors) *kept = tape;
    if (db == b)
        return;
    OWN(lu_solve)(la_adjoint(op), n, nrhs, kept->lu, n, kept->pivots, 8, db, ldb);
    if (da == a)
        return;
    /* the adjoint of P L U is -left right^H; that of L is the lower triangle of -P^T left (U right)^H, and that of U the
     * upper one of -(L^H P^T left) right^H */
    T *left = op == 'N' ? OWN(copy)(n, nrhs, db, ldb) : OWN(copy)(n, nrhs, kept->x, n);
    T *right = op == 'N' ? OWN(copy)(n, nrhs, kept->x, n) : OWN(copy)(n, nrhs, db, ldb);
    for (int64_t i = 0; i < n * nrhs && op == 'T'; i++) {
        left[i] = CONJ(left[i]);
        right[i] = CONJ(right[i]);
    }
    int64_t ld = lda;
    T *into = OWN(take_shadow)(kept->shared, n, n, da, &ld);
    T *made = la_room(n * n, sizeof(T)), *turned = OWN(copy)(n, nrhs, right, n);
    OWN(exchange)(n, nrhs, left, n, kept->pivots, 8, 0);
    OWN(triangle)(0, 'L', 'U', 'N', 'N', n, nrhs, kept->lu, n, turned, n);
    OWN(multiply)('N', 'C', n, n, nrhs, -1, left, n, turned, n, 0, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < n; i++)
            into[i + j * ld] += made[i + j * n];
    OWN(triangle)(0, 'L', 'L', 'C', 'U', n, nrhs, kept->lu, n, left, n);
    OWN(multiply)('N', 'C', n, n, nrhs, -1, left, n, right, n, 0, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i <= j; i++)
            into[i + j * ld] += made[i + j * n];
    OWN(give_shadow)(kept->shared, n, n, into, da, lda);
    free(left);
    free(right);
    free(made);
    free(turned);
}

int32_t LA(getrs_tangent)(int64_t trans, int64_t n, int64_t nrhs, const T *a, const T *da, int64_t lda, const void *ipiv,
                          const void *dipiv, int64_t width, const T *b, T *db, int64_t ldb)
{
    char op = la_flag(trans, "NTC", "getrs");
    if (db == b)
        return 0;
    if (da != a) {
        T *whole = OWN(refactored)(n, a, lda, da, lda, ipiv, width);
        OWN(multiply)(op, 'N', n, nrhs, n, -1, whole, n, b, ldb, 1, db, ldb);
        free(whole);
    }
    OWN(lu_solve)(op, n, nrhs, a, lda, ipiv, width, db, ldb);
    return 0;
}

/* Factor a matrix and solve with it. */
int32_t LA(gesv)(int64_t n, int64_t nrhs, T *a, int64_t lda, void *ipiv, int64_t width, T *b, int64_t ldb)
{
    int32_t info = OWN(lu)(n, n, a, lda, ipiv, width);
    if (!info)
        OWN(lu_solve)('N', n, nrhs, a, lda, ipiv, width, b, ldb);
    return info;
}

struct la_kept LA(gesv_augmented)(int64_t n, int64_t nrhs, T *a, T *da, int64_t lda, void *ipiv, void *dipiv,
                                  int64_t width, T *b, T *db, int64_t ldb, int64_t changes)
{
    int32_t info = LA(gesv)(n, nrhs, a, lda, ipiv, width, b, ldb);
    return (struct la_kept){OWN(keep_factors)(n, n, a, lda, ipiv, width, n, nrhs, b, ldb, info), info};
}

void LA(gesv_reverse)(int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                      int64_t width, const T *b, T *db, int64_t ldb, int32_t none, void *tape)
{
    struct OWN(factors) *kept = tape;
    if (db != b && !kept->info)
        OWN(lu_solve)('C', n, nrhs, kept->lu, n, kept->pivots, 8, db, ldb);
    if (da == a)
        return;
    OWN(lu_adjoint)(n, n, kept, da, lda);
    if (db != b && !kept->info)
        OWN(multiply)('N', 'C', n, n, nrhs, -1, db, ldb, kept->x, n, 1, da, lda);
}

int32_t LA(gesv_tangent)(int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                         int64_t width, const T *b, T *db, int64_t ldb)
{
    int solved = 1;
    for (int64_t i = 0; i < n; i++)
        solved = solved && a[i + i * lda] != 0;
    if (solved && db != b && da != a)
        OWN(multiply)('N', 'N', n, nrhs, n, -1, da, lda, b, ldb, 1, db, ldb);
    if (solved && db != b)
        OWN(lu_solve)('N', n, nrhs, a, lda, ipiv, width, db, ldb);
    if (da != a)
        OWN(lu_tangent)(n, n, a, lda, ipiv, width, da, lda);
    return 0;
}

/* The inverse of a factored matrix, into other memory. */
int32_t LA(getri)(int64_t n, const T *a, int64_t lda, const void *ipiv, int64_t width, T *y, int64_t ldy)
{
    for (int64_t i = 0; i < n; i++)
        if (a[i + i * lda] == 0)
            return (int32_t)i + 1;
    OWN(clear)(n, n, y, ldy);
    for (int64_t i = 0; i < n; i++)
        y[i + i * ldy] = 1;
    OWN(lu_solve)('N', n, n, a, lda, ipiv, width, y, ldy);
    return 0;
}

struct la_kept LA(getri_augmented)(int64_t n, const T *a, const T *da, int64_t lda, const void *ipiv, const void *dipiv,
                                   int64_t width, T *y, T *dy, int64_t ldy, int64_t changes)
{
    int32_t info = LA(getri)(n, a, lda, ipiv, width, y, ldy);
    struct OWN(factors) *kept = OWN(keep_factors)(n, n, a, lda, ipiv, width, n, n, y, ldy, info);
    kept->shared = la_is_shared(changes);
    return (struct la_kept){kept, info};
}

void LA(getri_reverse)(int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv, int64_t width,
                       const T *y, T *dy, int64_t ldy, int32_t none, void *tape)
{
    struct OWN(factors) *kept = tape;
    if (dy == y || kept->info)
        return;
    if (da != a) { /* that of P L U is -Y^H dY Y^H */
        int64_t ld = lda;
        T *into = OWN(take_shadow)(kept->shared, n, n, da, &ld);
        T *part = la_room(n * n, sizeof(T)), *whole = la_room(n * n, sizeof(T));
        OWN(multiply)('C', 'N', n, n, n, -1, kept->x, n, dy, ldy, 0, part, n);
        OWN(multiply)('N', 'C', n, n, n, 1, part, n, kept->x, n, 0, whole, n);
        OWN(exchange)(n, n, whole, n, kept->pivots, 8, 0);
        memcpy(part, whole, (size_t)(n * n) * sizeof(T));
        OWN(triangle)(0, 'R', 'U', 'C', 'N', n, n, kept->lu, n, part, n);
        OWN(triangle)(0, 'L', 'L', 'C', 'U', n, n, kept->lu, n, whole, n);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                into[i + j * ld] += i > j ? part[i + j * n] : whole[i + j * n];
        OWN(give_shadow)(kept->shared, n, n, into, da, lda);
        free(part);
        free(whole);
    }
    OWN(clear)(n, n, dy, ldy);
}

int32_t LA(getri_tangent)(int64_t n, const T *a, const T *da, int64_t lda, const void *ipiv, const void *dipiv,
                          int64_t width, const T *y, T *dy, int64_t ldy)
{
    if (dy == y)
        return 0;
    OWN(clear)(n, n, dy, ldy);
    if (da == a)
        return 0;
    T *whole = OWN(refactored)(n, a, lda, da, lda, ipiv, width), *part = la_room(n * n, sizeof(T));
    OWN(multiply)('N', 'N', n, n, n, -1, y, ldy, whole, n, 0, part, n);
    OWN(multiply)('N', 'N', n, n, n, 1, part, n, y, ldy, 0, dy, ldy);
    free(whole);
    free(part);
    return 0;
}

/* The Cholesky factor of a matrix of which a triangle is read (or, with `whole`, of its Hermitian part). */
int32_t LA(potrf)(int64_t uplo, int64_t whole, int64_t n, T *a, int64_t lda)
{
    return OWN(cholesky)(la_flag(uplo, "LU", "potrf"), n, a, lda);
}

struct OWN(root) {
    int64_t info;
    T lower[];
};

/* L, from the factor in a triangle. */
static void OWN(take_lower)(char uplo, int64_t n, const T *a, int64_t lda, T *into)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            into[i + j * n] = i < j ? 0 : uplo == 'L' ? a[i + j * lda] : CONJ(a[j + i * lda]);
}

struct la_kept LA(potrf_augmented)(int64_t uplo_, int64_t whole, int64_t n, T *a, T *da, int64_t lda, int64_t changes)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    int32_t info = OWN(cholesky)(uplo, n, a, lda);
    struct OWN(root) *kept = la_room((int64_t)sizeof *kept + n * n * (int64_t)sizeof(T), 1);
    kept->info = info;
    OWN(take_lower)(uplo, n, a, lda, kept->lower);
    return (struct la_kept){kept, info};
}

/* From the adjoint of L to that of the lower triangle of A, in place: a block on the diagonal. */
static void OWN(root_adjoint_of_block)(int64_t n, const T *lower, int64_t ldl, T *made, int64_t ldm)
{
    OWN(triangle)(0, 'L', 'L', 'C', 'N', n, n, lower, ldl, made, ldm);
    for (int64_t j = 0; j < n; j++) {
        made[j + j * ldm] = REAL_PART(made[j + j * ldm]);
        for (int64_t i = j + 1; i < n; i++)
            made[j + i * ldm] = CONJ(made[i + j * ldm]);
    }
    OWN(triangle)(1, 'L', 'L', 'C', 'N', n, n, lower, ldl, made, ldm);
    OWN(triangle)(1, 'R', 'L', 'N', 'N', n, n, lower, ldl, made, ldm);
    for (int64_t j = 0; j < n; j++) {
        made[j + j * ldm] = REAL_PART(made[j + j * ldm]) / 2;
        for (int64_t i = 0; i < j; i++)
            made[i + j * ldm] = 0;
    }
}

/* The same block by block, as I. Murray (2016) reverses the decomposition: twice its work. */
static void OWN(root_adjoint)(int64_t n, const T *l, T *made)
{
    enum { BLOCK = 64 };
    T *part = la_room(BLOCK * BLOCK, sizeof(T));
    for (int64_t j = (n - 1) / BLOCK * BLOCK; j >= 0 && n > 0; j -= BLOCK) {
        int64_t k = j + BLOCK < n ? j + BLOCK : n, size = k - j, below = n - k;
        const T *row = l + j, *diagonal = l + j + j * n, *beside = l + k, *column = l + k + j * n;
        T *row_bar = made + j, *diagonal_bar = made + j + j * n, *beside_bar = made + k, *column_bar = made + k + j * n;
        OWN(triangle)(1, 'R', 'L', 'N', 'N', below, size, diagonal, n, column_bar, n);
        OWN(multiply)('N', 'N', below, j, size, -1, column_bar, n, row, n, 1, beside_bar, n);
        OWN(multiply)('C', 'N', size, size, below, 1, column_bar, n, column, n, 0, part, size);
        for (int64_t c = 0; c < size; c++)
            for (int64_t r = c; r < size; r++)
                diagonal_bar[r + c * n] -= part[r + c * size];
        OWN(root_adjoint_of_block)(size, diagonal, n, diagonal_bar, n);
        for (int64_t c = 0; c < size; c++)
            for (int64_t r = 0; r < size; r++)
                part[r + c * size] = diagonal_bar[r + c * n] + CONJ(diagonal_bar[c + r * n]);
        OWN(multiply)('N', 'N', size, j, size, -1, part, size, row, n, 1, row_bar, n);
        OWN(multiply)('C', 'N', size, j, below, -1, column_bar, n, beside, n, 1, row_bar, n);
    }
    free(part);
}

void LA(potrf_reverse)(int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda, int32_t none, void *tape)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    struct OWN(root) *kept = tape;
    if (da == a)
        return;
    T *made = la_room(n * n, sizeof(T));
    OWN(take_lower)(uplo, n, da, lda, made);
    if (OWN(is_zero)(n, n, made, n)) {
        free(made);
        return;
    }
    if (kept->info) {
        la_fail("potrf", "the matrix is not positive definite, and its factor has no derivative");
        return;
    }
    OWN(root_adjoint)(n, kept->lower, made);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T own = i >= j ? made[i + j * n] : CONJ(made[j + i * n]), half = (R)0.5 * own;
            if (i == j)
                da[i + j * lda] = REAL_PART(own);
            else if ((i > j) == (uplo == 'L'))
                da[i + j * lda] = whole ? half : own;
            else if (whole)
                da[i + j * lda] += half;
        }
    free(made);
}

int32_t LA(potrf_tangent)(int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    if (da == a)
        return 0;
    T *lower = la_room(n * n, sizeof(T)), *made = la_room(n * n, sizeof(T));
    OWN(take_lower)(uplo, n, a, lda, lower);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++) { /* the Hermitian tangent that is meant */
            T below = da[i + j * lda], above = CONJ(da[j + i * lda]);
            T given = i == j ? (T)REAL_PART(below) : whole ? (below + above) / 2 : uplo == 'L' ? below : above;
            made[i + j * n] = given;
            made[j + i * n] = CONJ(given);
        }
    OWN(triangle)(1, 'L', 'L', 'N', 'N', n, n, lower, n, made, n);
    OWN(triangle)(1, 'R', 'L', 'C', 'N', n, n, lower, n, made, n);
    for (int64_t j = 0; j < n; j++) {
        for (int64_t i = 0; i < j; i++)
            made[i + j * n] = 0;
        made[j + j * n] /= 2;
    }
    OWN(triangle)(0, 'L', 'L', 'N', 'N', n, n, lower, n, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++)
            if (uplo == 'L')
                da[i + j * lda] = made[i + j * n];
            else
                da[j + i * lda] = CONJ(made[i + j * n]);
    free(lower);
    free(made);
    return 0;
}
