/* LU, and what is made of it, for one type of numbers. Part of linalg.c. */

/* What an LU decomposition keeps, and with it the solutions of a system: of matrices copies, or NULL where they stay as
 * they are until the reverse. */
struct OWN(factors) {
    int64_t info, shared, ldl, ldx;
    const T *lu, *x;
    int64_t *pivots;
};

static struct OWN(factors) *OWN(keep_factors)(int64_t m, int64_t n, const T *lu, int64_t lda, const void *pivots,
                                               int64_t width, int keep_lu, int64_t rows, int64_t columns, const T *x,
                                               int64_t ldx, int keep_x, int64_t info)
{
    int64_t count = m < n ? m : n, of_lu = keep_lu ? m * n : 0, of_x = keep_x ? rows * columns : 0;
    int64_t head = ((int64_t)sizeof(struct OWN(factors)) + count * (int64_t)sizeof(int64_t) + 15) / 16 * 16;
    struct OWN(factors) *kept = la_room(head + (of_lu + of_x) * (int64_t)sizeof(T), 1);
    T *room = (T *)((char *)kept + head);
    *kept = (struct OWN(factors)){info, 0, m, rows, keep_lu ? room : NULL, keep_x ? room + of_lu : NULL,
                                  (int64_t *)(kept + 1)};
    for (int64_t i = 0; i < count; i++)
        kept->pivots[i] = la_pivot(pivots, width, i) + 1;
    if (keep_lu)
        OWN(put)(m, n, lu, lda, room, m);
    if (keep_x)
        OWN(put)(rows, columns, x, ldx, room + of_lu, rows);
    return kept;
}

/* What was kept, and for what was not, the matrices themselves. */
static struct OWN(factors) OWN(take_factors)(const void *tape, const T *lu, int64_t lda, const T *x, int64_t ldx)
{
    struct OWN(factors) kept = *(const struct OWN(factors) *)tape;
    if (!kept.lu) {
        kept.lu = lu;
        kept.ldl = lda;
    }
    if (!kept.x) {
        kept.x = x;
        kept.ldx = ldx;
    }
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
    T *diagonal = la_room(2 * n, sizeof(T)), *factor = diagonal + n, wanted[1], *work = wanted;
    int *pivots = la_room(n, sizeof(int)), sizes[2] = {la_int(n), la_int(lda)}, count = -1, info = 0;
    for (int64_t i = 0; i < n; i++) {
        diagonal[i] = da[i + i * lda];
        factor[i] = 1 / CONJ(diagonal[i] * CONJ(kept->lu[i + i * kept->ldl]));
        pivots[i] = (int)kept->pivots[i];
        for (int64_t j = 0; j < n; j++)
            da[j + i * lda] = kept->lu[j + i * kept->ldl];
    }
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i <= j; i++)
            da[i + j * lda] *= factor[i];
    for (int step = 0; step < 2; step++) {
        ((void (*)(int *, T *, int *, int *, T *, int *, int *))routine)(sizes, da, sizes + 1, pivots, work, &count, &info);
        if (step == 0) {
            count = (int)REAL_PART(wanted[0]);
            work = la_room(count, sizeof(T));
        }
    }
    enum { TILE = 32 };
    for (int64_t c = 0; c < n && !info; c += TILE) /* transposed by tiles, which stay in the cache */
        for (int64_t r = c; r < n; r += TILE)
            for (int64_t j = c; j < n && j < c + TILE; j++)
                for (int64_t i = r > j ? r : j; i < n && i < r + TILE; i++) {
                    T above = da[j + i * lda];
                    da[j + i * lda] = CONJ(da[i + j * lda]);
                    da[i + j * lda] = CONJ(above);
                }
    if (info)
        OWN(clear)(n, n, da, lda);
    for (int64_t i = 0; i < n && info; i++)
        da[i + i * lda] = diagonal[i];
    free(work);
    free(pivots);
    free(diagonal);
    return !info;
}

/* From the adjoint of the factors, packed as LAPACK packs them, to that of the matrix, in place. */
static void OWN(lu_adjoint)(int64_t m, int64_t n, const struct OWN(factors) *kept, T *da, int64_t lda)
{
    int64_t k = m < n ? m : n;
    const T *lu = kept->lu;
    int64_t ldl = kept->ldl;
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
    OWN(triangle)(0, 'L', 'L', 'C', 'U', k, k, lu, ldl, lower, k);
    OWN(triangle)(0, 'R', 'U', 'C', 'N', k, k, lu, ldl, upper, k);
    if (m > k)
        OWN(multiply)('C', 'N', k, k, m - k, -1, lu + k, ldl, da + k, lda, 1, upper, k);
    if (n > k)
        OWN(multiply)('N', 'C', k, k, n - k, -1, da + k * lda, lda, lu + k * ldl, ldl, 1, lower, k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            da[i + j * lda] = i > j ? lower[i + j * k] : upper[i + j * k];
    OWN(triangle)(1, 'L', 'L', 'C', 'U', k, n, lu, ldl, da, lda);
    OWN(triangle)(1, 'R', 'U', 'C', 'N', m, k, lu, ldl, da, lda);
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
    int keep = la_changes(changes, 2);
    return (struct la_kept){OWN(keep_factors)(m, n, a, lda, ipiv, width, keep, 0, 0, NULL, 0, 0, info), info};
}

void LA(getrf_reverse)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                       int64_t width, int32_t none, void *tape)
{
    struct OWN(factors) kept = OWN(take_factors)(tape, a, lda, NULL, 0);
    if (da != a)
        OWN(lu_adjoint)(m, n, &kept, da, lda);
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
    struct OWN(factors) *kept = OWN(keep_factors)(n, n, a, lda, ipiv, width, la_changes(changes, 3), n, nrhs, b, ldb,
                                                  la_changes(changes, 7), 0);
    kept->shared = la_is_shared(changes);
    return (struct la_kept){kept, 0};
}

void LA(getrs_reverse)(int64_t trans, int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv,
                       void *dipiv, int64_t width, const T *b, T *db, int64_t ldb, int32_t none, void *tape)
{
    char op = la_flag(trans, "NTC", "getrs");
    struct OWN(factors) own = OWN(take_factors)(tape, a, lda, b, ldb), *kept = &own;
    if (db == b)
        return;
    OWN(lu_solve)(la_adjoint(op), n, nrhs, kept->lu, kept->ldl, kept->pivots, 8, db, ldb);
    if (da == a)
        return;
    /* the adjoint of P L U is -left right^H; that of L is the lower triangle of -P^T left (U right)^H, and that of U the
     * upper one of -(L^H P^T left) right^H */
    T *left = op == 'N' ? OWN(copy)(n, nrhs, db, ldb) : OWN(copy)(n, nrhs, kept->x, kept->ldx);
    T *right = op == 'N' ? OWN(copy)(n, nrhs, kept->x, kept->ldx) : OWN(copy)(n, nrhs, db, ldb);
    for (int64_t i = 0; i < n * nrhs && op == 'T'; i++) {
        left[i] = CONJ(left[i]);
        right[i] = CONJ(right[i]);
    }
    int64_t ld = lda;
    T *into = OWN(take_shadow)(kept->shared, n, n, da, &ld);
    T *made = la_room(n * n, sizeof(T)), *turned = OWN(copy)(n, nrhs, right, n);
    OWN(exchange)(n, nrhs, left, n, kept->pivots, 8, 0);
    OWN(triangle)(0, 'L', 'U', 'N', 'N', n, nrhs, kept->lu, kept->ldl, turned, n);
    OWN(multiply)('N', 'C', n, n, nrhs, -1, left, n, turned, n, 0, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < n; i++)
            into[i + j * ld] += made[i + j * n];
    OWN(triangle)(0, 'L', 'L', 'C', 'U', n, nrhs, kept->lu, kept->ldl, left, n);
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
    return (struct la_kept){OWN(keep_factors)(n, n, a, lda, ipiv, width, la_changes(changes, 2), n, nrhs, b, ldb,
                                              la_changes(changes, 6), info),
                            info};
}

void LA(gesv_reverse)(int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv,
                      int64_t width, const T *b, T *db, int64_t ldb, int32_t none, void *tape)
{
    struct OWN(factors) own = OWN(take_factors)(tape, a, lda, b, ldb), *kept = &own;
    if (db != b && !kept->info)
        OWN(lu_solve)('C', n, nrhs, kept->lu, kept->ldl, kept->pivots, 8, db, ldb);
    if (da == a)
        return;
    OWN(lu_adjoint)(n, n, kept, da, lda);
    if (db != b && !kept->info)
        OWN(multiply)('N', 'C', n, n, nrhs, -1, db, ldb, kept->x, kept->ldx, 1, da, lda);
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
    struct OWN(factors) *kept = OWN(keep_factors)(n, n, a, lda, ipiv, width, la_changes(changes, 1), n, n, y, ldy,
                                                  la_changes(changes, 5), info);
    kept->shared = la_is_shared(changes);
    return (struct la_kept){kept, info};
}

void LA(getri_reverse)(int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv, int64_t width,
                       const T *y, T *dy, int64_t ldy, int32_t none, void *tape)
{
    struct OWN(factors) own = OWN(take_factors)(tape, a, lda, y, ldy), *kept = &own;
    if (dy == y || kept->info)
        return;
    if (da != a) { /* that of P L U is -Y^H dY Y^H */
        int64_t ld = lda;
        T *into = OWN(take_shadow)(kept->shared, n, n, da, &ld);
        T *part = la_room(n * n, sizeof(T)), *whole = la_room(n * n, sizeof(T));
        OWN(multiply)('C', 'N', n, n, n, -1, kept->x, kept->ldx, dy, ldy, 0, part, n);
        OWN(multiply)('N', 'C', n, n, n, 1, part, n, kept->x, kept->ldx, 0, whole, n);
        OWN(exchange)(n, n, whole, n, kept->pivots, 8, 0);
        memcpy(part, whole, (size_t)(n * n) * sizeof(T));
        OWN(triangle)(0, 'R', 'U', 'C', 'N', n, n, kept->lu, kept->ldl, part, n);
        OWN(triangle)(0, 'L', 'L', 'C', 'U', n, n, kept->lu, kept->ldl, whole, n);
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
