/* Indefinite systems and Sylvester equations for one type of numbers. Part of linalg.c. */

static int32_t OWN(indefinite)(char uplo, int hermitian, int64_t n, int64_t nrhs, T *a, int64_t lda, int *pivots, T *b,
                               int64_t ldb)
{
    la_routine routine = la_lapack(hermitian ? LA_HESV : LA_SYSV, KIND, "sysv");
    T wanted[1], *work = wanted;
    int sizes[4] = {la_int(n), la_int(nrhs), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldb))};
    int query = -1, info = 0;
    if (!routine || n == 0)
        return 0;
#define CALL(lwork) \
    ((void (*)(char *, int *, int *, T *, int *, int *, T *, int *, T *, int *, int *, size_t))routine)( \
        &uplo, sizes, sizes + 1, a, sizes + 2, pivots, b, sizes + 3, work, lwork, &info, 1)
    CALL(&query);
    int count = (int)REAL_PART(wanted[0]);
    work = la_room(count, sizeof(T));
    CALL(&count);
#undef CALL
    free(work);
    return info;
}

/* Solve with a matrix that is factored so, or with its conjugate. */
static void OWN(indefinite_solve)(char uplo, int hermitian, int conjugated, int64_t n, int64_t nrhs, const T *factors,
                                  int64_t lda, const int *pivots, T *b, int64_t ldb)
{
    la_routine routine = la_lapack(hermitian ? LA_HETRS : LA_SYTRS, KIND, "sytrs");
    int sizes[4] = {la_int(n), la_int(nrhs), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldb))}, info = 0;
    if (!routine || n == 0)
        return;
    for (int64_t j = 0; j < nrhs && conjugated; j++)
        for (int64_t i = 0; i < n; i++)
            b[i + j * ldb] = CONJ(b[i + j * ldb]);
    ((void (*)(char *, int *, int *, const T *, int *, const int *, T *, int *, int *, size_t))routine)(
        &uplo, sizes, sizes + 1, factors, sizes + 2, pivots, b, sizes + 3, &info, 1);
    for (int64_t j = 0; j < nrhs && conjugated; j++)
        for (int64_t i = 0; i < n; i++)
            b[i + j * ldb] = CONJ(b[i + j * ldb]);
}

struct OWN(indefinite) {
    int64_t info;
    T *factors, *x;
    int pivots[];
};

static void OWN(put_pivots)(int64_t n, const int *found, void *pivots, int64_t width)
{
    for (int64_t i = 0; i < n; i++)
        if (width == 8)
            ((int64_t *)pivots)[i] = found[i];
        else
            ((int32_t *)pivots)[i] = found[i];
}

int32_t LA(sysv)(int64_t uplo, int64_t hermitian, int64_t n, int64_t nrhs, T *a, int64_t lda, void *ipiv, int64_t width,
                 T *b, int64_t ldb)
{
    int *pivots = la_room(n, sizeof(int));
    int32_t info = OWN(indefinite)(la_flag(uplo, "LU", "sysv"), (int)hermitian, n, nrhs, a, lda, pivots, b, ldb);
    OWN(put_pivots)(n, pivots, ipiv, width);
    free(pivots);
    return info;
}

struct la_kept LA(sysv_augmented)(int64_t uplo, int64_t hermitian, int64_t n, int64_t nrhs, T *a, T *da, int64_t lda,
                                  void *ipiv, void *dipiv, int64_t width, T *b, T *db, int64_t ldb, int64_t changes)
{
    int64_t head = ((int64_t)sizeof(struct OWN(indefinite)) + n * (int64_t)sizeof(int) + 15) / 16 * 16;
    struct OWN(indefinite) *kept = la_room(head + (n * n + n * nrhs) * (int64_t)sizeof(T), 1);
    kept->factors = (T *)((char *)kept + head);
    kept->x = kept->factors + n * n;
    kept->info = OWN(indefinite)(la_flag(uplo, "LU", "sysv"), (int)hermitian, n, nrhs, a, lda, kept->pivots, b, ldb);
    OWN(put_pivots)(n, kept->pivots, ipiv, width);
    OWN(put)(n, n, a, lda, kept->factors, n);
    OWN(put)(n, nrhs, b, ldb, kept->x, n);
    return (struct la_kept){kept, (int32_t)kept->info};
}

void LA(sysv_reverse)(int64_t uplo_, int64_t hermitian, int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda,
                      const void *ipiv, void *dipiv, int64_t width, const T *b, T *db, int64_t ldb, int32_t none, void *tape)
{
    char uplo = la_flag(uplo_, "LU", "sysv");
    struct OWN(indefinite) *kept = tape;
    for (int64_t j = 0; j < n && da != a; j++)
        for (int64_t i = uplo == 'L' ? j : 0; i < (uplo == 'L' ? n : j + 1); i++) {
            if (da[i + j * lda] != 0)
                la_fail("sysv", "its factors are used, and have no derivative; factor the matrix otherwise");
            da[i + j * lda] = 0;
        }
    if (db == b || kept->info)
        return;
    OWN(indefinite_solve)(uplo, (int)hermitian, !hermitian, n, nrhs, kept->factors, la_at_least_one(n), kept->pivots, db,
                          ldb);
    if (da == a)
        return;
    T *made = la_room(n * n, sizeof(T));
    OWN(multiply)('N', 'C', n, n, nrhs, -1, db, ldb, kept->x, n, 0, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = uplo == 'L' ? j : 0; i < (uplo == 'L' ? n : j + 1); i++) {
            T here = made[i + j * n], mirrored = hermitian ? CONJ(made[j + i * n]) : made[j + i * n];
            da[i + j * lda] = i != j ? here + mirrored : hermitian ? (T)REAL_PART(here) : here;
        }
    free(made);
}

int32_t LA(sysv_tangent)(int64_t uplo_, int64_t hermitian, int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda,
                         const void *ipiv, const void *dipiv, int64_t width, const T *b, T *db, int64_t ldb)
{
    char uplo = la_flag(uplo_, "LU", "sysv");
    int *pivots = la_room(n, sizeof(int)), solved = 1;
    T *whole = la_room(n * n, sizeof(T));
    for (int64_t i = 0; i < n; i++) {
        pivots[i] = (int)(la_pivot(ipiv, width, i) + 1);
        solved = solved && (pivots[i] < 0 || a[i + i * lda] != 0);
    }
    for (int64_t j = 0; j < n && da != a; j++)
        for (int64_t i = uplo == 'L' ? j : 0; i < (uplo == 'L' ? n : j + 1); i++) {
            T moved = da[i + j * lda];
            whole[i + j * n] = i == j && hermitian ? (T)REAL_PART(moved) : moved;
            if (i != j)
                whole[j + i * n] = hermitian ? CONJ(moved) : moved;
            da[i + j * lda] = (R)NAN; /* the factors have no tangent */
        }
    if (solved && db != b) {
        if (da != a)
            OWN(multiply)('N', 'N', n, nrhs, n, -1, whole, n, b, ldb, 1, db, ldb);
        OWN(indefinite_solve)(uplo, (int)hermitian, 0, n, nrhs, a, lda, pivots, db, ldb);
    }
    free(pivots);
    free(whole);
    return 0;
}

/* op(A) X + sign X op(B) = scale C, with X in the place of C. */
static int32_t OWN(sylvester)(char opa, char opb, int64_t sign, int64_t m, int64_t n, const T *a, int64_t lda, const T *b,
                              int64_t ldb, T *c, int64_t ldc, R *scale)
{
    la_routine routine = la_lapack(LA_TRSYL, KIND, "trsyl");
    int sizes[6] = {la_int(sign), la_int(m), la_int(n), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldb)),
                    la_int(la_at_least_one(ldc))};
    int info = 0;
    *scale = 1;
    if (routine && m > 0 && n > 0)
        ((void (*)(char *, char *, int *, int *, int *, const T *, int *, const T *, int *, T *, int *, R *, int *, size_t,
                   size_t))routine)(&opa, &opb, sizes, sizes + 1, sizes + 2, a, sizes + 3, b, sizes + 4, c, sizes + 5,
                                    scale, &info, 1, 1);
    return info;
}

struct OWN(sylvester) {
    int64_t shared;
    R scale;
    T *a, *b, *x;
};

int32_t LA(trsyl)(int64_t transa, int64_t transb, int64_t sign, int64_t m, int64_t n, const T *a, int64_t lda, const T *b,
                  int64_t ldb, T *c, int64_t ldc, R *scale)
{
    return OWN(sylvester)(la_flag(transa, "NTC", "trsyl"), la_flag(transb, "NTC", "trsyl"), sign, m, n, a, lda, b, ldb, c,
                          ldc, scale);
}

struct la_kept LA(trsyl_augmented)(int64_t transa, int64_t transb, int64_t sign, int64_t m, int64_t n, const T *a,
                                   const T *da, int64_t lda, const T *b, const T *db, int64_t ldb, T *c, T *dc, int64_t ldc,
                                   R *scale, R *dscale, int64_t changes)
{
    struct OWN(sylvester) *kept =
        la_room((int64_t)sizeof *kept + 16 + (m * m + n * n + m * n) * (int64_t)sizeof(T), 1);
    int32_t info = LA(trsyl)(transa, transb, sign, m, n, a, lda, b, ldb, c, ldc, scale);
    kept->a = (T *)(((uintptr_t)(kept + 1) + 15) / 16 * 16);
    kept->b = kept->a + m * m;
    kept->x = kept->b + n * n;
    kept->shared = la_is_shared(changes);
    kept->scale = *scale;
    OWN(put)(m, m, a, lda, kept->a, m);
    OWN(put)(n, n, b, ldb, kept->b, n);
    OWN(put)(m, n, c, ldc, kept->x, m);
    return (struct la_kept){kept, info};
}

/* The adjoint of op(A) to that of A, of which only the triangle is read, and entries below it that are not 0. */
static void OWN(into_schur)(int64_t shared, char op, int64_t n, const T *a, const T *made, T *da, int64_t lda)
{
    int64_t ld = lda;
    T *into = OWN(take_shadow)(shared, n, n, da, &ld);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n && i <= j + 1; i++)
            if (i <= j || a[i + j * n] != 0)
                into[i + j * ld] += op == 'N' ? made[i + j * n] : CONJ(made[j + i * n]);
    OWN(give_shadow)(shared, n, n, into, da, lda);
}

void LA(trsyl_reverse)(int64_t transa, int64_t transb, int64_t sign, int64_t m, int64_t n, const T *a, T *da, int64_t lda,
                       const T *b, T *db, int64_t ldb, const T *c, T *dc, int64_t ldc, const R *scale, R *dscale,
                       int32_t none, void *tape)
{
    struct OWN(sylvester) *kept = tape;
    char opa = la_flag(transa, "NTC", "trsyl"), opb = la_flag(transb, "NTC", "trsyl"), turned = COMPLEX ? 'C' : 'T';
    R factor;
    if (dscale != scale)
        *dscale = 0;
    if (dc == c)
        return;
    OWN(sylvester)(opa == 'N' ? turned : 'N', opb == 'N' ? turned : 'N', sign, m, n, kept->a, la_at_least_one(m), kept->b,
                   la_at_least_one(n), dc, ldc, &factor);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            dc[i + j * ldc] /= factor;
    int64_t most = m > n ? m : n;
    T *made = la_room(most * most, sizeof(T));
    if (da != a) {
        OWN(multiply)('N', 'C', m, m, n, -1, dc, ldc, kept->x, m, 0, made, m);
        OWN(into_schur)(kept->shared, opa, m, kept->a, made, da, lda);
    }
    if (db != b) {
        OWN(multiply)('C', 'N', n, n, m, (T)(R)-sign, kept->x, m, dc, ldc, 0, made, n);
        OWN(into_schur)(kept->shared, opb, n, kept->b, made, db, ldb);
    }
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            dc[i + j * ldc] *= kept->scale;
    free(made);
}

/* The tangent of what is read of a (quasi-)triangular matrix. */
static T *OWN(schur_moved)(int64_t n, const T *a, const T *da, int64_t lda)
{
    T *made = la_room(n * n, sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            made[i + j * n] = i <= j || (i == j + 1 && a[i + j * lda] != 0) ? da[i + j * lda] : 0;
    return made;
}

int32_t LA(trsyl_tangent)(int64_t transa, int64_t transb, int64_t sign, int64_t m, int64_t n, const T *a, const T *da,
                          int64_t lda, const T *b, const T *db, int64_t ldb, const T *c, T *dc, int64_t ldc, const R *scale,
                          R *dscale)
{
    char opa = la_flag(transa, "NTC", "trsyl"), opb = la_flag(transb, "NTC", "trsyl");
    R factor;
    if (dscale != scale)
        *dscale = 0;
    if (dc == c)
        return 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            dc[i + j * ldc] *= *scale;
    if (da != a) {
        T *moved = OWN(schur_moved)(m, a, da, lda);
        OWN(multiply)(opa, 'N', m, n, m, -1, moved, m, c, ldc, 1, dc, ldc);
        free(moved);
    }
    if (db != b) {
        T *moved = OWN(schur_moved)(n, b, db, ldb);
        OWN(multiply)('N', opb, m, n, n, (T)(R)-sign, c, ldc, moved, n, 1, dc, ldc);
        free(moved);
    }
    OWN(sylvester)(opa, opb, sign, m, n, a, lda, b, ldb, dc, ldc, &factor);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < m; i++)
            dc[i + j * ldc] /= factor;
    return 0;
}
