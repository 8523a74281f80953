/* LAPACK and LAPACKE: condition numbers and systems with error bounds, for integers INT. */
#define I const INT *
#define C const char *
#define W (int64_t)sizeof(INT)

#if COMPLEX
#define MORE R *more
#define FIRST more
#else
#define MORE INT *more
#define FIRST work
#endif
void F(gecon)(C norm, I n, const T *a, I lda, const R *anorm, R *rcond, T *work, MORE, INT *info)
{
    *info = condition(0, is(*norm, 'i'), *n, a, *lda, *anorm, rcond);
}

void F(pocon)(C uplo, I n, const T *a, I lda, const R *anorm, R *rcond, T *work, MORE, INT *info)
{
    *info = condition(*uplo, 0, *n, a, *lda, *anorm, rcond);
}

void F(gesvx)(C fact, C trans, I n, I nrhs, T *a, I lda, T *af, I ldaf, INT *ipiv, char *equed, R *r, R *c, T *b, I ldb, T *x,
              I ldx, R *rcond, R *ferr, R *berr, T *work, MORE, INT *info)
{
    *info = solve_refined(*fact, *trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, W, equed, r, c, b, *ldb, x, *ldx, rcond, ferr,
                          berr, FIRST);
}

INT LAPACKE(gecon)(int order, char norm, INT n, const T *a, INT lda, R anorm, R *rcond)
{
    if (order != ROWS)
        return condition(0, is(norm, 'i'), n, a, lda, anorm, rcond);
    T *made = turned(n, n, a, lda);
    int info = condition(0, is(norm, 'i'), n, made, at_least_one(n), anorm, rcond);
    free(made);
    return info;
}

INT LAPACKE(pocon)(int order, char uplo, INT n, const T *a, INT lda, R anorm, R *rcond)
{
    if (order != ROWS)
        return condition(uplo, 0, n, a, lda, anorm, rcond);
    T *made = turned(n, n, a, lda);
    int info = condition(uplo, 0, n, made, at_least_one(n), anorm, rcond);
    free(made);
    return info;
}

INT LAPACKE(gesvx)(int order, char fact, char trans, INT n, INT nrhs, T *a, INT lda, T *af, INT ldaf, INT *ipiv, char *equed,
                   R *r, R *c, T *b, INT ldb, T *x, INT ldx, R *rcond, R *ferr, R *berr, R *rpivot)
{
    if (order != ROWS)
        return solve_refined(fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, W, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr,
                             rpivot);
    T *matrix = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb), *made = room(n * nrhs);
    T *factors = is(fact, 'f') ? turned(n, n, af, ldaf) : room(n * n);
    int64_t stride = at_least_one(n);
    int info = solve_refined(fact, trans, n, nrhs, matrix, stride, factors, stride, ipiv, W, equed, r, c, right, stride,
                             made, stride, rcond, ferr, berr, rpivot);
    turn_back(n, n, matrix, a, lda);
    turn_back(n, n, factors, af, ldaf);
    if (is(fact, 'f')) /* else LAPACKE leaves B as it was */
        put_back(n, nrhs, right, b, ldb);
    free(right);
    if (info == 0 || info > n)
        put_back(n, nrhs, made, x, ldx);
    free(made);
    return info;
}

#undef I
#undef C
#undef W
#undef MORE
#undef FIRST
