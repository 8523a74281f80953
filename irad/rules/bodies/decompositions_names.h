/* LAPACK and LAPACKE: decompositions, for integers INT. */
#define I const INT *
#define C const char *
/* Asked for the size of its work space, a function says how much LAPACK's own asks for at least. */
#define UNLESS_ASKED(size) \
    *info = 0; \
    if (*lwork == -1) \
        *work = (R)(size); \
    else

void F(geqrf)(I m, I n, T *a, I lda, T *tau, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(*n) *info = reduce(*m, *n, a, *lda, tau);
}

void F(UN(gqr))(I m, I n, I k, T *a, I lda, const T *tau, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(*n) *info = make_orthogonal(*m, *n, *k, a, *lda, tau);
}

void F(UN(mqr))(C side, C trans, I m, I n, I k, const T *a, I lda, const T *tau, T *c, I ldc, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(most(*m, *n)) reflect(is(*side, 'l'), !is(*trans, 'n'), *m, *n, *k, a, *lda, tau, c, *ldc);
}

void F(gels)(C trans, I m, I n, I nrhs, T *a, I lda, T *b, I ldb, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(2 * (*m + *n + *nrhs)) *info = least_squares(*trans, *m, *n, *nrhs, a, *lda, b, *ldb);
}

#if COMPLEX
void F(heev)(C jobz, C uplo, I n, T *a, I lda, R *w, T *work, I lwork, R *rwork, INT *info)
{
    UNLESS_ASKED(2 * *n) *info = spectrum(*jobz, *uplo, *n, a, *lda, w);
}

void F(heevd)(C jobz, C uplo, I n, T *a, I lda, R *w, T *work, I lwork, R *rwork, I lrwork, INT *iwork, I liwork, INT *info)
{
    *info = 0;
    if (*lwork == -1 || *lrwork == -1 || *liwork == -1) {
        *work = (R)(2 * *n + *n * *n);
        *rwork = (R)(1 + 5 * *n + 2 * *n * *n);
        *iwork = 3 + 5 * *n;
    } else {
        *info = spectrum(*jobz, *uplo, *n, a, *lda, w);
    }
}

void F(geev)(C left, C right, I n, T *a, I lda, T *w, T *vl, I ldvl, T *vr, I ldvr, T *work, I lwork, R *rwork, INT *info)
{
    UNLESS_ASKED(2 * *n) *info = eigen(*left, *right, *n, a, *lda, w, w, vl, *ldvl, vr, *ldvr);
}

void F(gees)(C jobvs, C sort, const void *select, I n, T *a, I lda, INT *sdim, T *w, T *vs, I ldvs, T *work, I lwork,
             R *rwork, INT *bwork, INT *info)
{
    UNLESS_ASKED(2 * *n)
    *info = schur(*jobvs, *sort, select, *n, a, *lda, sdim, sizeof *sdim, w, w, vs, *ldvs);
}

void F(gesvd)(C jobu, C jobvt, I m, I n, T *a, I lda, R *s, T *u, I ldu, T *vt, I ldvt, T *work, I lwork, R *rwork,
              INT *info)
{
    UNLESS_ASKED(3 * (*m + *n)) *info = singular(*jobu, *jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt);
}

void F(gesdd)(C jobz, I m, I n, T *a, I lda, R *s, T *u, I ldu, T *vt, I ldvt, T *work, I lwork, R *rwork, INT *iwork,
              INT *info)
{
    int job = *jobz, tall = *m >= *n, in_place = is(job, 'o');
    UNLESS_ASKED(4 * (*m + *n) + 3 * least(*m, *n) * least(*m, *n))
    *info = singular(!in_place ? job : tall ? 'o' : 'a', !in_place ? job : tall ? 'a' : 'o', *m, *n, a, *lda, s, u, *ldu, vt,
                     *ldvt);
}
#else
void F(syev)(C jobz, C uplo, I n, T *a, I lda, T *w, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(3 * *n) *info = spectrum(*jobz, *uplo, *n, a, *lda, w);
}

void F(syevd)(C jobz, C uplo, I n, T *a, I lda, T *w, T *work, I lwork, INT *iwork, I liwork, INT *info)
{
    *info = 0;
    if (*lwork == -1 || *liwork == -1) {
        *work = (R)(1 + 6 * *n + 2 * *n * *n);
        *iwork = 3 + 5 * *n;
    } else {
        *info = spectrum(*jobz, *uplo, *n, a, *lda, w);
    }
}

void F(geev)(C left, C right, I n, T *a, I lda, T *wr, T *wi, T *vl, I ldvl, T *vr, I ldvr, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(4 * *n) *info = eigen(*left, *right, *n, a, *lda, wr, wi, vl, *ldvl, vr, *ldvr);
}

void F(gees)(C jobvs, C sort, const void *select, I n, T *a, I lda, INT *sdim, T *wr, T *wi, T *vs, I ldvs, T *work,
             I lwork, INT *bwork, INT *info)
{
    UNLESS_ASKED(3 * *n)
    *info = schur(*jobvs, *sort, select, *n, a, *lda, sdim, sizeof *sdim, wr, wi, vs, *ldvs);
}

void F(gesvd)(C jobu, C jobvt, I m, I n, T *a, I lda, T *s, T *u, I ldu, T *vt, I ldvt, T *work, I lwork, INT *info)
{
    UNLESS_ASKED(5 * (*m + *n)) *info = singular(*jobu, *jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt);
}

void F(gesdd)(C jobz, I m, I n, T *a, I lda, T *s, T *u, I ldu, T *vt, I ldvt, T *work, I lwork, INT *iwork, INT *info)
{
    int job = *jobz, tall = *m >= *n, in_place = is(job, 'o');
    UNLESS_ASKED(7 * (*m + *n) + 4 * least(*m, *n) * least(*m, *n))
    *info = singular(!in_place ? job : tall ? 'o' : 'a', !in_place ? job : tall ? 'a' : 'o', *m, *n, a, *lda, s, u, *ldu, vt,
                     *ldvt);
}
#endif

/* LAPACKE. Matrices that are stored by rows are turned. */
INT LAPACKE(geqrf)(int order, INT m, INT n, T *a, INT lda, T *tau)
{
    if (order != ROWS)
        return reduce(m, n, a, lda, tau);
    T *matrix = turned(m, n, a, lda);
    int info = reduce(m, n, matrix, at_least_one(m), tau);
    turn_back(m, n, matrix, a, lda);
    return info;
}

INT LAPACKE(UN(gqr))(int order, INT m, INT n, INT k, T *a, INT lda, const T *tau)
{
    if (order != ROWS)
        return make_orthogonal(m, n, k, a, lda, tau);
    T *matrix = turned(m, n, a, lda);
    int info = make_orthogonal(m, n, k, matrix, at_least_one(m), tau);
    turn_back(m, n, matrix, a, lda);
    return info;
}

INT LAPACKE(UN(mqr))(int order, char side, char trans, INT m, INT n, INT k, const T *a, INT lda, const T *tau, T *c, INT ldc)
{
    int left = is(side, 'l'), rows = order == ROWS;
    int64_t length = left ? m : n;
    const T *reflectors = rows ? turned(length, k, a, lda) : a;
    T *made = rows ? turned(m, n, c, ldc) : c;
    reflect(left, !is(trans, 'n'), m, n, k, reflectors, rows ? at_least_one(length) : lda, tau, made,
            rows ? at_least_one(m) : ldc);
    if (rows) {
        turn_back(m, n, made, c, ldc);
        free((T *)reflectors);
    }
    return 0;
}

INT LAPACKE(gels)(int order, char trans, INT m, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb)
{
    if (order != ROWS)
        return least_squares(trans, m, n, nrhs, a, lda, b, ldb);
    int64_t rows = most(m, n);
    T *matrix = turned(m, n, a, lda), *right = turned(rows, nrhs, b, ldb);
    int info = least_squares(trans, m, n, nrhs, matrix, at_least_one(m), right, at_least_one(rows));
    turn_back(m, n, matrix, a, lda);
    turn_back(rows, nrhs, right, b, ldb);
    return info;
}

#define EIGENVALUES(name) \
    INT LAPACKE(name)(int order, char jobz, char uplo, INT n, T *a, INT lda, R *w) \
    { \
        if (order != ROWS) \
            return spectrum(jobz, uplo, n, a, lda, w); \
        T *matrix = turned(n, n, a, lda); \
        int info = spectrum(jobz, uplo, n, matrix, at_least_one(n), w); \
        turn_back(n, n, matrix, a, lda); \
        return info; \
    }
EIGENVALUES(SY(ev))
EIGENVALUES(SY(evd))
#undef EIGENVALUES

#if COMPLEX
INT LAPACKE(geev)(int order, char left, char right, INT n, T *a, INT lda, T *w, T *vl, INT ldvl, T *vr, INT ldvr)
{
    T *wi = w;
#else
INT LAPACKE(geev)(int order, char left, char right, INT n, T *a, INT lda, T *w, T *wi, T *vl, INT ldvl, T *vr, INT ldvr)
{
#endif
    if (order != ROWS)
        return eigen(left, right, n, a, lda, w, wi, vl, ldvl, vr, ldvr);
    T *matrix = turned(n, n, a, lda), *u = room(n * n), *v = room(n * n);
    int info = eigen(left, right, n, matrix, at_least_one(n), w, wi, u, at_least_one(n), v, at_least_one(n));
    turn_back(n, n, matrix, a, lda);
    if (is(left, 'v'))
        put_back(n, n, u, vl, ldvl);
    if (is(right, 'v'))
        put_back(n, n, v, vr, ldvr);
    free(u);
    free(v);
    return info;
}

#if COMPLEX
INT LAPACKE(gees)(int order, char jobvs, char sort, const void *select, INT n, T *a, INT lda, INT *sdim, T *w, T *vs, INT ldvs)
{
    T *wi = w;
#else
INT LAPACKE(gees)(int order, char jobvs, char sort, const void *select, INT n, T *a, INT lda, INT *sdim, T *w, T *wi, T *vs,
                  INT ldvs)
{
#endif
    if (order != ROWS)
        return schur(jobvs, sort, select, n, a, lda, sdim, sizeof *sdim, w, wi, vs, ldvs);
    T *matrix = turned(n, n, a, lda), *vectors = room(n * n);
    int64_t stride = at_least_one(n);
    int info = schur(jobvs, sort, select, n, matrix, stride, sdim, sizeof *sdim, w, wi, vectors, stride);
    turn_back(n, n, matrix, a, lda);
    if (is(jobvs, 'v'))
        put_back(n, n, vectors, vs, ldvs);
    free(vectors);
    return info;
}

CORE INT LAPACKE(singular)(int order, int jobu, int jobvt, int64_t m, int64_t n, T *a, int64_t lda, R *s, T *u, int64_t ldu,
                           T *vt, int64_t ldvt)
{
    if (order != ROWS)
        return singular(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt);
    int64_t k = least(m, n), columns = is(jobu, 'a') ? m : k, rows = is(jobvt, 'a') ? n : k;
    T *matrix = turned(m, n, a, lda), *left = room(m * columns), *right = room(rows * n);
    int info = singular(jobu, jobvt, m, n, matrix, at_least_one(m), s, left, at_least_one(m), right, at_least_one(rows));
    turn_back(m, n, matrix, a, lda);
    if (is(jobu, 'a') || is(jobu, 's'))
        put_back(m, columns, left, u, ldu);
    if (is(jobvt, 'a') || is(jobvt, 's'))
        put_back(rows, n, right, vt, ldvt);
    free(left);
    free(right);
    return info;
}

INT LAPACKE(gesvd)(int order, char jobu, char jobvt, INT m, INT n, T *a, INT lda, R *s, T *u, INT ldu, T *vt, INT ldvt,
                   R *superb)
{
    return LAPACKE(singular)(order, jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt);
}

INT LAPACKE(gesdd)(int order, char jobz, INT m, INT n, T *a, INT lda, R *s, T *u, INT ldu, T *vt, INT ldvt)
{
    int tall = m >= n, in_place = is(jobz, 'o');
    return LAPACKE(singular)(order, !in_place ? jobz : tall ? 'o' : 'a', !in_place ? jobz : tall ? 'a' : 'o', m, n, a, lda,
                             s, u, ldu, vt, ldvt);
}

#undef I
#undef C
#undef UNLESS_ASKED
