/* LAPACK and LAPACKE: drivers, for integers INT. */
#define I const INT *
#define C const char *
#define W (int64_t)sizeof(INT)
/* Asked for the size of its work space, a function says how much LAPACK's own asks for at least. */
#define UNLESS_ASKED(size) \
    *info = 0; \
    if (*lwork == -1) \
        *work = (R)(size); \
    else
#define WORK T *work, I lwork
#if COMPLEX
#define REALS R *rwork,
#define MORE_REALS R *rwork, I lrwork,
#define ASKED_REALS(size) (*rwork = (R)(size))
#define NO_QUERY (*lwork != -1 && *lrwork != -1 && *liwork != -1)
#else
#define REALS
#define MORE_REALS
#define ASKED_REALS(size) (void)0
#define NO_QUERY (*lwork != -1 && *liwork != -1)
#endif
#define ENOUGH (12 * (*m + *n) + 2 * *nrhs * most(*m, *n) + 1000)

void F(gelsd)(I m, I n, I nrhs, T *a, I lda, T *b, I ldb, R *s, const R *rcond, INT *rank, WORK, REALS INT *iwork,
              INT *info)
{
    *info = 0;
    if (*lwork == -1) {
        int64_t k = least(*m, *n);
        *work = (R)(64 * ENOUGH);
        *iwork = (INT)(64 * k + 64);
        ASKED_REALS(64 * ENOUGH);
    } else {
        *info = least_of_rank(*m, *n, *nrhs, a, *lda, b, *ldb, s, rcond, rank, W);
    }
}

void F(gelss)(I m, I n, I nrhs, T *a, I lda, T *b, I ldb, R *s, const R *rcond, INT *rank, WORK, REALS INT *info)
{
    UNLESS_ASKED(ENOUGH) *info = least_of_rank(*m, *n, *nrhs, a, *lda, b, *ldb, s, rcond, rank, W);
}

IN int LAPACKE(pivoted)(int64_t m, int64_t n, int64_t nrhs, T *a, int64_t lda, T *b, int64_t ldb, INT *jpvt,
                          const R *rcond, INT *rank)
{
    R *s = malloc((size_t)at_least_one(least(m, n)) * sizeof(R));
    pivots(jpvt, n, W);
    int info = least_of_rank(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, W);
    for (int64_t i = 0; i < n; i++)
        jpvt[i] = 0;
    free(s);
    return info;
}

void F(gelsy)(I m, I n, I nrhs, T *a, I lda, T *b, I ldb, INT *jpvt, const R *rcond, INT *rank, WORK, REALS INT *info)
{
    UNLESS_ASKED(ENOUGH) *info = LAPACKE(pivoted)(*m, *n, *nrhs, a, *lda, b, *ldb, jpvt, rcond, rank);
}

void F(SY(evr))(C jobz, C range, C uplo, I n, T *a, I lda, const R *vl, const R *vu, I il, I iu, const R *abstol, INT *m,
                R *w, T *z, I ldz, INT *isuppz, WORK, MORE_REALS INT *iwork, I liwork, INT *info)
{
    *info = 0;
    if (NO_QUERY) {
        int failed;
        int64_t count = some_of_spectrum(*jobz, *range, *uplo, *n, a, *lda, vl, vu, *il, *iu, w, z, *ldz, &failed);
        *m = (INT)count;
        *info = failed;
        for (int64_t i = 0; i < count && is(*jobz, 'v'); i++) {
            isuppz[2 * i] = 1;
            isuppz[2 * i + 1] = *n;
        }
    } else {
        *work = (R)(33 * at_least_one(*n));
        *iwork = (INT)(10 * at_least_one(*n));
        ASKED_REALS(24 * at_least_one(*n));
    }
}

void F(SY(evx))(C jobz, C range, C uplo, I n, T *a, I lda, const R *vl, const R *vu, I il, I iu, const R *abstol, INT *m,
                R *w, T *z, I ldz, WORK, REALS INT *iwork, INT *ifail, INT *info)
{
    UNLESS_ASKED(33 * at_least_one(*n)) {
        int failed;
        int64_t count = some_of_spectrum(*jobz, *range, *uplo, *n, a, *lda, vl, vu, *il, *iu, w, z, *ldz, &failed);
        *m = (INT)count;
        *info = failed;
        for (int64_t i = 0; i < count && is(*jobz, 'v'); i++)
            ifail[i] = 0;
    }
}

void F(SY(gv))(I itype, C jobz, C uplo, I n, T *a, I lda, T *b, I ldb, R *w, WORK, REALS INT *info)
{
    UNLESS_ASKED(33 * at_least_one(*n)) *info = generalised(*itype, *jobz, *uplo, *n, a, *lda, b, *ldb, w);
}

void F(SY(gvd))(I itype, C jobz, C uplo, I n, T *a, I lda, T *b, I ldb, R *w, WORK, MORE_REALS INT *iwork, I liwork,
                INT *info)
{
    *info = 0;
    if (NO_QUERY) {
        *info = generalised(*itype, *jobz, *uplo, *n, a, *lda, b, *ldb, w);
    } else {
        *work = (R)(1 + 6 * *n + 2 * *n * *n);
        *iwork = (INT)(3 + 5 * *n);
        ASKED_REALS(1 + 5 * *n + 2 * *n * *n);
    }
}

void F(gelqf)(I m, I n, T *a, I lda, T *tau, WORK, INT *info)
{
    UNLESS_ASKED(*m) *info = reduce_rows(*m, *n, a, *lda, tau);
}

void F(UN(glq))(I m, I n, I k, T *a, I lda, const T *tau, WORK, INT *info)
{
    UNLESS_ASKED(*m) *info = make_orthogonal_rows(*m, *n, *k, a, *lda, tau);
}

void F(UN(mlq))(C side, C trans, I m, I n, I k, const T *a, I lda, const T *tau, T *c, I ldc, WORK, INT *info)
{
    UNLESS_ASKED(most(*m, *n)) reflect_rows(is(*side, 'l'), !is(*trans, 'n'), *m, *n, *k, a, *lda, tau, c, *ldc);
}

void F(pptrf)(C uplo, I n, T *ap, INT *info) { *info = packed_root(0, *uplo, *n, ap); }

void F(pptrs)(C uplo, I n, I nrhs, const T *ap, T *b, I ldb, INT *info)
{
    packed_solve(0, *uplo, *n, *nrhs, ap, b, *ldb);
    *info = 0;
}

void F(ppsv)(C uplo, I n, I nrhs, T *ap, T *b, I ldb, INT *info)
{
    int found = packed_root(0, *uplo, *n, ap);
    if (found == 0)
        packed_solve(0, *uplo, *n, *nrhs, ap, b, *ldb);
    *info = found;
}

void F(lacpy)(C uplo, I m, I n, const T *a, I lda, T *b, I ldb) { copy_part(*uplo, *m, *n, a, *lda, b, *ldb); }

void F(laset)(C uplo, I m, I n, const T *alpha, const T *beta, T *a, I lda)
{
    set_part(*uplo, *m, *n, alpha, beta, a, *lda);
}

R F(lange)(C norm, I m, I n, const T *a, I lda, R *work) { return norm_of(*norm, *m, *n, a, *lda); }

/* LAPACKE. Matrices that are stored by rows are turned. */
IN INT LAPACKE(squares)(int order, INT m, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb, R *s, INT *jpvt, R rcond,
                          INT *rank)
{
    int64_t tall = most(m, n);
    int rows = order == ROWS;
    T *matrix = rows ? turned(m, n, a, lda) : a, *right = rows ? turned(tall, nrhs, b, ldb) : b;
    int64_t stride = rows ? at_least_one(m) : lda, other = rows ? at_least_one(tall) : ldb;
    int info = jpvt ? LAPACKE(pivoted)(m, n, nrhs, matrix, stride, right, other, jpvt, &rcond, rank)
                    : least_of_rank(m, n, nrhs, matrix, stride, right, other, s, &rcond, rank, W);
    if (rows) {
        turn_back(m, n, matrix, a, lda);
        turn_back(tall, nrhs, right, b, ldb);
    }
    return info;
}

INT LAPACKE(gelsd)(int order, INT m, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb, R *s, R rcond, INT *rank)
{
    return LAPACKE(squares)(order, m, n, nrhs, a, lda, b, ldb, s, NULL, rcond, rank);
}

INT LAPACKE(gelss)(int order, INT m, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb, R *s, R rcond, INT *rank)
{
    return LAPACKE(squares)(order, m, n, nrhs, a, lda, b, ldb, s, NULL, rcond, rank);
}

INT LAPACKE(gelsy)(int order, INT m, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb, INT *jpvt, R rcond, INT *rank)
{
    return LAPACKE(squares)(order, m, n, nrhs, a, lda, b, ldb, NULL, jpvt, rcond, rank);
}

CORE INT LAPACKE(some)(int order, char jobz, char range, char uplo, INT n, T *a, INT lda, const R *vl, const R *vu, INT il,
                       INT iu, INT *m, R *w, T *z, INT ldz)
{
    int failed, rows = order == ROWS;
    int64_t stride = rows ? at_least_one(n) : ldz;
    T *matrix = rows ? turned(n, n, a, lda) : a, *vectors = rows ? room(n * n) : z;
    int64_t count = some_of_spectrum(jobz, range, uplo, n, matrix, rows ? at_least_one(n) : lda, vl, vu, il, iu, w, vectors,
                                     stride, &failed);
    *m = (INT)count;
    if (rows) {
        if (is(jobz, 'v'))
            put_back(n, count, vectors, z, ldz);
        free(matrix);
        free(vectors);
    }
    return failed;
}

INT LAPACKE(SY(evr))(int order, char jobz, char range, char uplo, INT n, T *a, INT lda, R vl, R vu, INT il, INT iu, R abstol,
                     INT *m, R *w, T *z, INT ldz, INT *isuppz)
{
    INT info = LAPACKE(some)(order, jobz, range, uplo, n, a, lda, &vl, &vu, il, iu, m, w, z, ldz);
    for (int64_t i = 0; i < *m && is(jobz, 'v'); i++) {
        isuppz[2 * i] = 1;
        isuppz[2 * i + 1] = n;
    }
    return info;
}

INT LAPACKE(SY(evx))(int order, char jobz, char range, char uplo, INT n, T *a, INT lda, R vl, R vu, INT il, INT iu, R abstol,
                     INT *m, R *w, T *z, INT ldz, INT *ifail)
{
    INT info = LAPACKE(some)(order, jobz, range, uplo, n, a, lda, &vl, &vu, il, iu, m, w, z, ldz);
    for (int64_t i = 0; i < *m && is(jobz, 'v'); i++)
        ifail[i] = 0;
    return info;
}

#define GENERALISED(name) \
    INT LAPACKE(name)(int order, INT itype, char jobz, char uplo, INT n, T *a, INT lda, T *b, INT ldb, R *w) \
    { \
        if (order != ROWS) \
            return generalised(itype, jobz, uplo, n, a, lda, b, ldb, w); \
        T *left = turned(n, n, a, lda), *right = turned(n, n, b, ldb); \
        int info = generalised(itype, jobz, uplo, n, left, at_least_one(n), right, at_least_one(n), w); \
        turn_back(n, n, left, a, lda); \
        turn_back(n, n, right, b, ldb); \
        return info; \
    }
GENERALISED(SY(gv))
GENERALISED(SY(gvd))
#undef GENERALISED

INT LAPACKE(gelqf)(int order, INT m, INT n, T *a, INT lda, T *tau)
{
    if (order != ROWS)
        return reduce_rows(m, n, a, lda, tau);
    T *matrix = turned(m, n, a, lda);
    int info = reduce_rows(m, n, matrix, at_least_one(m), tau);
    turn_back(m, n, matrix, a, lda);
    return info;
}

INT LAPACKE(UN(glq))(int order, INT m, INT n, INT k, T *a, INT lda, const T *tau)
{
    if (order != ROWS)
        return make_orthogonal_rows(m, n, k, a, lda, tau);
    T *matrix = turned(m, n, a, lda);
    int info = make_orthogonal_rows(m, n, k, matrix, at_least_one(m), tau);
    turn_back(m, n, matrix, a, lda);
    return info;
}

INT LAPACKE(UN(mlq))(int order, char side, char trans, INT m, INT n, INT k, const T *a, INT lda, const T *tau, T *c, INT ldc)
{
    int left = is(side, 'l'), rows = order == ROWS;
    const T *reflectors = rows ? turned(k, left ? m : n, a, lda) : a;
    T *made = rows ? turned(m, n, c, ldc) : c;
    reflect_rows(left, !is(trans, 'n'), m, n, k, reflectors, rows ? at_least_one(k) : lda, tau, made,
                 rows ? at_least_one(m) : ldc);
    if (rows) {
        turn_back(m, n, made, c, ldc);
        free((T *)reflectors);
    }
    return 0;
}

INT LAPACKE(pptrf)(int order, char uplo, INT n, T *ap) { return packed_root(order == ROWS, uplo, n, ap); }

CORE void LAPACKE(packed)(int order, char uplo, INT n, INT nrhs, const T *ap, T *b, INT ldb)
{
    int rows = order == ROWS;
    T *right = rows ? turned(n, nrhs, b, ldb) : b;
    packed_solve(rows, uplo, n, nrhs, ap, right, rows ? at_least_one(n) : ldb);
    if (rows)
        turn_back(n, nrhs, right, b, ldb);
}

INT LAPACKE(pptrs)(int order, char uplo, INT n, INT nrhs, const T *ap, T *b, INT ldb)
{
    LAPACKE(packed)(order, uplo, n, nrhs, ap, b, ldb);
    return 0;
}

INT LAPACKE(ppsv)(int order, char uplo, INT n, INT nrhs, T *ap, T *b, INT ldb)
{
    int info = packed_root(order == ROWS, uplo, n, ap);
    if (info == 0)
        LAPACKE(packed)(order, uplo, n, nrhs, ap, b, ldb);
    return info;
}

/* By rows a matrix is the transposed one by columns. */
IN int LAPACKE(half)(int order, int uplo)
{
    return order != ROWS ? uplo : is(uplo, 'u') ? 'l' : is(uplo, 'l') ? 'u' : uplo;
}

INT LAPACKE(lacpy)(int order, char uplo, INT m, INT n, const T *a, INT lda, T *b, INT ldb)
{
    int rows = order == ROWS;
    copy_part(LAPACKE(half)(order, uplo), rows ? n : m, rows ? m : n, a, lda, b, ldb);
    return 0;
}

INT LAPACKE(laset)(int order, char uplo, INT m, INT n, T alpha, T beta, T *a, INT lda)
{
    int rows = order == ROWS;
    set_part(LAPACKE(half)(order, uplo), rows ? n : m, rows ? m : n, &alpha, &beta, a, lda);
    return 0;
}

R LAPACKE(lange)(int order, char norm, INT m, INT n, const T *a, INT lda)
{
    int by_rows = is(norm, 'i'), by_columns = norm == '1' || is(norm, 'o');
    if (order != ROWS)
        return norm_of(norm, m, n, a, lda);
    return norm_of(by_rows ? '1' : by_columns ? 'i' : norm, n, m, a, lda);
}

void F(geqp3)(I m, I n, T *a, I lda, INT *jpvt, T *tau, WORK, REALS INT *info)
{
    UNLESS_ASKED(3 * *n + 1) *info = pivoted_factors(*m, *n, a, *lda, jpvt, W, tau);
}

INT LAPACKE(geqp3)(int order, INT m, INT n, T *a, INT lda, INT *jpvt, T *tau)
{
    if (order != ROWS)
        return pivoted_factors(m, n, a, lda, jpvt, W, tau);
    T *made = turned(m, n, a, lda);
    int info = pivoted_factors(m, n, made, at_least_one(m), jpvt, W, tau);
    turn_back(m, n, made, a, lda);
    return info;
}

#undef I
#undef C
#undef W
#undef WORK
#undef REALS
#undef MORE_REALS
#undef ASKED_REALS
#undef NO_QUERY
#undef ENOUGH
#undef UNLESS_ASKED
