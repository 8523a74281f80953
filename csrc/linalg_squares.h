/* Least squares for one type of numbers. Part of linalg.c. */

static int32_t OWN(call_gelsd)(int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb, R *s, R rcond,
                               int *rank)
{
    la_routine routine = la_lapack(LA_GELSD, KIND, "gelsd");
    int sizes[5] = {la_int(m), la_int(n), la_int(nrhs), la_int(lda), la_int(ldb)}, count = -1, info = 0;
    int wanted_integers = 1, *integers = &wanted_integers;
    T wanted[1], *work = wanted;
    *rank = 0;
    if (!routine || m == 0 || n == 0 || nrhs == 0)
        return 0;
#if COMPLEX
    R wanted_reals = 1, *reals = &wanted_reals;
#define CALL() \
    ((void (*)(int *, int *, int *, T *, int *, T *, int *, R *, R *, int *, T *, int *, R *, int *, int *))routine)( \
        sizes, sizes + 1, sizes + 2, a, sizes + 3, b, sizes + 4, s, &rcond, rank, work, &count, reals, integers, &info)
#else
#define CALL() \
    ((void (*)(int *, int *, int *, T *, int *, T *, int *, R *, R *, int *, T *, int *, int *, int *))routine)( \
        sizes, sizes + 1, sizes + 2, a, sizes + 3, b, sizes + 4, s, &rcond, rank, work, &count, integers, &info)
#endif
    CALL();
    count = (int)REAL_PART(wanted[0]);
    work = la_room(count, sizeof(T));
    integers = la_room(wanted_integers, sizeof(int));
#if COMPLEX
    reals = la_room((int64_t)wanted_reals, sizeof(R));
#endif
    CALL();
#undef CALL
#if COMPLEX
    free(reals);
#endif
    free(work);
    free(integers);
    return info;
}

/* The solution of least squares and least norm: from B into X, of max(m, n) rows; of those behind the first n, the squares
 * of the residual are the sum, as far as the matrix has full rank. A and B stay. */
int32_t LA(gelsd)(int64_t m, int64_t n, int64_t nrhs, const T *a, int64_t lda, const T *b, int64_t ldb, T *x, int64_t ldx,
                  R *s, const double *rcond, void *rank, int64_t width)
{
    int found = 0;
    T *own = OWN(copy)(m, n, a, lda);
    OWN(put)(m, nrhs, b, ldb, x, ldx);
    int32_t info = OWN(call_gelsd)(m, n, nrhs, own, la_at_least_one(m), x, ldx, s, (R)*rcond, &found);
    if (width == 8)
        *(int64_t *)rank = found;
    else
        *(int32_t *)rank = found;
    free(own);
    return info;
}

struct OWN(squares) {
    struct OWN(singular) *parts;
    int64_t rank;
    T *v, *x, *residual, *tail; /* n by k, n by nrhs, m by nrhs, (m - n) by nrhs */
};

static void OWN(take_squares)(struct OWN(squares) *made, int64_t m, int64_t n, int64_t nrhs, const T *a, int64_t lda,
                              const T *b, int64_t ldb, const T *x, int64_t ldx, int64_t rank)
{
    struct OWN(singular) *parts = made->parts = OWN(singular_room)('S', m, n);
    T *own = OWN(copy)(m, n, a, lda);
    parts->info = OWN(decompose)('S', m, n, own, la_at_least_one(m), parts->s, parts->u, la_at_least_one(m), parts->vt,
                                 la_at_least_one(parts->k));
    free(own);
    made->rank = rank;
    made->v = OWN(turned)(parts->k, n, parts->vt, parts->k);
    made->x = OWN(copy)(n, nrhs, x, ldx);
    made->residual = OWN(copy)(m, nrhs, b, ldb);
    OWN(multiply)('N', 'N', m, nrhs, n, -1, a, lda, x, ldx, 1, made->residual, m);
    made->tail = m > n ? OWN(copy)(m - n, nrhs, x + n, ldx) : NULL;
}

static void OWN(drop_squares)(struct OWN(squares) *made)
{
    free(made->parts);
    free(made->v);
    free(made->x);
    free(made->residual);
    free(made->tail);
}

/* The pseudoinverse of the matrix, times Z; with `adjoint`, its adjoint times Z. */
static T *OWN(pseudo)(const struct OWN(squares) *from, int adjoint, int64_t columns, const T *z)
{
    const struct OWN(singular) *parts = from->parts;
    int64_t m = parts->m, n = parts->n, r = from->rank, in = adjoint ? n : m, out = adjoint ? m : n;
    T *part = la_room(r * columns, sizeof(T)), *made = la_room(out * columns, sizeof(T));
    OWN(multiply)('C', 'N', r, columns, in, 1, adjoint ? from->v : parts->u, in, z, in, 0, part, r);
    for (int64_t j = 0; j < columns; j++)
        for (int64_t i = 0; i < r; i++)
            part[i + j * r] /= parts->s[i];
    OWN(multiply)('N', 'N', out, columns, r, 1, adjoint ? parts->u : from->v, out, part, r, 0, made, out);
    free(part);
    return made;
}

/* Z without its part in the rows' space of the matrix, in place. */
static void OWN(leave_null)(const struct OWN(squares) *from, int64_t columns, T *z)
{
    int64_t n = from->parts->n, r = from->rank;
    T *part = la_room(r * columns, sizeof(T));
    OWN(multiply)('C', 'N', r, columns, n, 1, from->v, n, z, n, 0, part, r);
    OWN(multiply)('N', 'N', n, columns, r, -1, from->v, n, part, r, 1, z, n);
    free(part);
}

struct OWN(kept_squares) {
    int64_t info, shared;
    struct OWN(squares) squares;
};

void LA(gelsd_release)(void *tape)
{
    struct OWN(kept_squares) *kept = tape;
    if (kept)
        OWN(drop_squares)(&kept->squares);
    free(kept);
}

struct la_kept LA(gelsd_augmented)(int64_t m, int64_t n, int64_t nrhs, const T *a, const T *da, int64_t lda, const T *b,
                                   const T *db, int64_t ldb, T *x, T *dx, int64_t ldx, R *s, R *ds, const double *rcond,
                                   const double *drcond, void *rank, void *drank, int64_t width, int64_t changes)
{
    struct OWN(kept_squares) *kept = la_room(1, sizeof *kept);
    kept->shared = la_is_shared(changes);
    kept->info = LA(gelsd)(m, n, nrhs, a, lda, b, ldb, x, ldx, s, rcond, rank, width);
    OWN(take_squares)(&kept->squares, m, n, nrhs, a, lda, b, ldb, x, ldx, width == 8 ? *(int64_t *)rank : *(int32_t *)rank);
    return (struct la_kept){kept, (int32_t)kept->info};
}

static R OWN(inner)(int64_t count, const T *a, const T *b)
{
    R sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += REAL_PART(CONJ(a[i]) * b[i]);
    return sum;
}

/* How much of the adjoint of a tail goes along it: only the sum of its squares is meant. */
static R OWN(along)(const struct OWN(squares) *from, int64_t column, const T *dx)
{
    int64_t count = from->parts->m - from->parts->n;
    const T *tail = from->tail + column * count;
    R length = OWN(inner)(count, tail, tail), factor = length > 0 ? OWN(inner)(count, tail, dx) / length : 0;
    R largest = 0, apart = 0;
    for (int64_t i = 0; i < count; i++) {
        largest = (R)fmax((double)largest, (double)MAGNITUDE(dx[i]));
        apart = (R)fmax((double)apart, (double)MAGNITUDE(dx[i] - factor * tail[i]));
    }
    if (apart > (R)1000 * EPSILON * largest || (factor != 0 && from->rank < from->parts->n))
        la_fail("gelsd", "of the rows behind the solution, only the sum of the squares has a derivative");
    return factor;
}

void LA(gelsd_reverse)(int64_t m, int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const T *b, T *db, int64_t ldb,
                       const T *x, T *dx, int64_t ldx, const R *s, R *ds, const double *rcond, double *drcond,
                       const void *rank, void *drank, int64_t width, int32_t none, void *tape)
{
    struct OWN(kept_squares) *kept = tape;
    const struct OWN(squares) *from = &kept->squares;
    const struct OWN(singular) *parts = from->parts;
    int64_t k = parts->k;
    if (kept->info)
        return;
    int64_t ld = lda, ld_b = ldb;
    T *into = da != a ? OWN(take_shadow)(kept->shared, m, n, da, &ld) : NULL;
    T *into_b = db != b ? OWN(take_shadow)(kept->shared, m, nrhs, db, &ld_b) : NULL;
    if (dx != x) {
        T *z = OWN(copy)(n, nrhs, dx, ldx), *p = OWN(pseudo)(from, 1, nrhs, z), *pp = OWN(pseudo)(from, 0, nrhs, p);
        T *px = OWN(pseudo)(from, 1, nrhs, from->x);
        OWN(leave_null)(from, nrhs, z);
        if (m > n)
            for (int64_t j = 0; j < nrhs; j++) { /* dr = db - dA x goes into the squares of the residual */
                R factor = OWN(along)(from, j, dx + n + j * ldx);
                for (int64_t i = 0; i < m; i++)
                    p[i + j * m] += factor * from->residual[i + j * m];
            }
        if (into) {
            OWN(multiply)('N', 'C', m, n, nrhs, -1, p, m, from->x, n, 1, into, ld);
            OWN(multiply)('N', 'C', m, n, nrhs, 1, from->residual, m, pp, n, 1, into, ld);
            OWN(multiply)('N', 'C', m, n, nrhs, 1, px, m, z, n, 1, into, ld);
        }
        for (int64_t j = 0; j < nrhs && into_b; j++)
            for (int64_t i = 0; i < m; i++)
                into_b[i + j * ld_b] += p[i + j * m];
        OWN(clear)(m > n ? m : n, nrhs, dx, ldx);
        free(z);
        free(p);
        free(pp);
        free(px);
    }
    if (ds != s && into) {
        T *scaled = OWN(copy)(m, k, parts->u, m);
        for (int64_t j = 0; j < k; j++)
            for (int64_t i = 0; i < m; i++)
                scaled[i + j * m] *= ds[j];
        OWN(multiply)('N', 'N', m, n, k, 1, scaled, m, parts->vt, k, 1, into, ld);
        free(scaled);
    }
    if (ds != s)
        memset(ds, 0, (size_t)k * sizeof(R));
    if (into)
        OWN(give_shadow)(kept->shared, m, n, into, da, lda);
    if (into_b)
        OWN(give_shadow)(kept->shared, m, nrhs, into_b, db, ldb);
}

int32_t LA(gelsd_tangent)(int64_t m, int64_t n, int64_t nrhs, const T *a, const T *da, int64_t lda, const T *b,
                          const T *db, int64_t ldb, const T *x, T *dx, int64_t ldx, const R *s, R *ds,
                          const double *rcond, const double *drcond, const void *rank, void *drank, int64_t width)
{
    struct OWN(squares) from;
    OWN(take_squares)(&from, m, n, nrhs, a, lda, b, ldb, x, ldx, width == 8 ? *(const int64_t *)rank : *(const int32_t *)rank);
    const struct OWN(singular) *parts = from.parts;
    T *change = la_room(m * nrhs, sizeof(T));
    OWN(clear)(m, nrhs, change, m);
    if (db != b)
        OWN(put)(m, nrhs, db, ldb, change, m);
    if (da != a)
        OWN(multiply)('N', 'N', m, nrhs, n, -1, da, lda, from.x, n, 1, change, m);
    if (dx != x) {
        T *made = OWN(pseudo)(&from, 0, nrhs, change);
        if (da != a) {
            T *z = la_room(n * nrhs, sizeof(T)), *px = OWN(pseudo)(&from, 1, nrhs, from.x), *p, *pp;
            OWN(multiply)('C', 'N', n, nrhs, m, 1, da, lda, from.residual, m, 0, z, n);
            p = OWN(pseudo)(&from, 1, nrhs, z);
            pp = OWN(pseudo)(&from, 0, nrhs, p);
            OWN(multiply)('C', 'N', n, nrhs, m, 1, da, lda, px, m, 0, z, n);
            OWN(leave_null)(&from, nrhs, z);
            for (int64_t i = 0; i < n * nrhs; i++)
                made[i] += pp[i] + z[i];
            free(z);
            free(px);
            free(p);
            free(pp);
        }
        OWN(put)(n, nrhs, made, n, dx, ldx);
        free(made);
        for (int64_t j = 0; j < nrhs && m > n; j++) {
            const T *residual = from.residual + j * m;
            R length = OWN(inner)(m, residual, residual);
            R factor = length > 0 ? OWN(inner)(m, residual, change + j * m) / length : 0;
            for (int64_t i = 0; i < m - n; i++)
                dx[n + i + j * ldx] = factor * from.tail[i + j * (m - n)];
        }
    }
    if (ds != s) {
        memset(ds, 0, (size_t)parts->k * sizeof(R));
        if (da != a) {
            T *part = la_room(m * parts->k, sizeof(T));
            OWN(multiply)('N', 'N', m, parts->k, n, 1, da, lda, from.v, n, 0, part, m);
            for (int64_t i = 0; i < parts->k; i++)
                ds[i] = OWN(inner)(m, parts->u + i * m, part + i * m);
            free(part);
        }
    }
    free(change);
    OWN(drop_squares)(&from);
    return 0;
}
