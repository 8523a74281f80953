/* LAPACK and LAPACKE: systems of equations, for integers INT. */
#define I const INT *
#define C const char *
#define W (int64_t)sizeof(INT)

void F(getrf)(I m, I n, T *a, I lda, INT *ipiv, INT *info) { *info = factor(*m, *n, a, *lda, ipiv, W); }

void F(getrs)(C trans, I n, I nrhs, const T *a, I lda, const INT *ipiv, T *b, I ldb, INT *info)
{
    factored_solve(*trans, *n, *nrhs, a, *lda, ipiv, W, b, *ldb);
    *info = 0;
}

void F(gesv)(I n, I nrhs, T *a, I lda, INT *ipiv, T *b, I ldb, INT *info)
{
    *info = solve(*n, *nrhs, a, *lda, ipiv, W, b, *ldb);
}

void F(getri)(I n, T *a, I lda, const INT *ipiv, T *work, I lwork, INT *info)
{
    *info = 0;
    if (*lwork == -1)
        *work = *n;
    else
        *info = invert(*n, a, *lda, ipiv, W);
}

void F(potrf)(C uplo, I n, T *a, I lda, INT *info) { *info = root(*uplo, *n, a, *lda); }

void F(potrs)(C uplo, I n, I nrhs, const T *a, I lda, T *b, I ldb, INT *info)
{
    root_solve(*uplo, *n, *nrhs, a, *lda, b, *ldb);
    *info = 0;
}

void F(posv)(C uplo, I n, I nrhs, T *a, I lda, T *b, I ldb, INT *info)
{
    int found = root(*uplo, *n, a, *lda);
    if (found == 0)
        root_solve(*uplo, *n, *nrhs, a, *lda, b, *ldb);
    *info = found;
}

void F(potri)(C uplo, I n, T *a, I lda, INT *info) { *info = invert_root(*uplo, *n, a, *lda); }
void F(trtri)(C uplo, C diag, I n, T *a, I lda, INT *info) { *info = invert_triangle(*uplo, *diag, *n, a, *lda); }

void F(trtrs)(C uplo, C trans, C diag, I n, I nrhs, const T *a, I lda, T *b, I ldb, INT *info)
{
    *info = solve_triangular(*uplo, *trans, *diag, *n, *nrhs, a, *lda, b, *ldb);
}

void F(sysv)(C uplo, I n, I nrhs, T *a, I lda, INT *ipiv, T *b, I ldb, T *work, I lwork, INT *info)
{
    *info = 0;
    if (*lwork == -1)
        *work = *n;
    else
        *info = solve_indefinite(*uplo, 0, *n, *nrhs, a, *lda, ipiv, W, b, *ldb);
}

#if COMPLEX
void F(hesv)(C uplo, I n, I nrhs, T *a, I lda, INT *ipiv, T *b, I ldb, T *work, I lwork, INT *info)
{
    *info = 0;
    if (*lwork == -1)
        *work = *n;
    else
        *info = solve_indefinite(*uplo, 1, *n, *nrhs, a, *lda, ipiv, W, b, *ldb);
}
#endif

void F(trsyl)(C ta, C tb, I sign, I m, I n, const T *a, I lda, const T *b, I ldb, T *c, I ldc, R *factor, INT *info)
{
    *info = solve_sylvester(*ta, *tb, *sign, *m, *n, a, *lda, b, *ldb, c, *ldc, factor);
}

void F(gtsv)(I n, I nrhs, T *dl, T *d, T *du, T *b, I ldb, INT *info)
{
    *info = solve_tridiagonal(*n, *nrhs, dl, d, du, b, *ldb);
}

void F(gttrf)(I n, T *dl, T *d, T *du, T *du2, INT *ipiv, INT *info)
{
    *info = factor_tridiagonal(*n, dl, d, du, du2, ipiv, W);
}

void F(gttrs)(C trans, I n, I nrhs, const T *dl, const T *d, const T *du, const T *du2, const INT *ipiv, T *b, I ldb,
              INT *info)
{
    solve_factored_tridiagonal(*trans, *n, *nrhs, dl, d, du, du2, ipiv, W, b, *ldb);
    *info = 0;
}

void F(pttrf)(I n, R *d, T *e, INT *info) { *info = factor_positive_tridiagonal(*n, d, e); }

#if COMPLEX
void F(pttrs)(C uplo, I n, I nrhs, const R *d, const T *e, T *b, I ldb, INT *info)
{
    solve_positive_tridiagonal(is(*uplo, 'u'), *n, *nrhs, d, e, b, *ldb);
    *info = 0;
}
#else
void F(pttrs)(I n, I nrhs, const R *d, const T *e, T *b, I ldb, INT *info)
{
    solve_positive_tridiagonal(0, *n, *nrhs, d, e, b, *ldb);
    *info = 0;
}
#endif

void F(ptsv)(I n, I nrhs, R *d, T *e, T *b, I ldb, INT *info)
{
    int found = factor_positive_tridiagonal(*n, d, e);
    if (found == 0)
        solve_positive_tridiagonal(0, *n, *nrhs, d, e, b, *ldb);
    *info = found;
}

void F(gbtrf)(I m, I n, I kl, I ku, T *ab, I ldab, INT *ipiv, INT *info)
{
    *info = factor_band(*m, *n, *kl, *ku, ab, *ldab, ipiv, W);
}

void F(gbtrs)(C trans, I n, I kl, I ku, I nrhs, const T *ab, I ldab, const INT *ipiv, T *b, I ldb, INT *info)
{
    solve_band(*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, W, b, *ldb);
    *info = 0;
}

void F(gbsv)(I n, I kl, I ku, I nrhs, T *ab, I ldab, INT *ipiv, T *b, I ldb, INT *info)
{
    int found = factor_band(*n, *n, *kl, *ku, ab, *ldab, ipiv, W);
    if (found == 0)
        solve_band('n', *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, W, b, *ldb);
    *info = found;
}

void F(pbtrf)(C uplo, I n, I k, T *ab, I ldab, INT *info) { *info = factor_positive_band(*uplo, *n, *k, ab, *ldab); }

void F(pbtrs)(C uplo, I n, I k, I nrhs, const T *ab, I ldab, T *b, I ldb, INT *info)
{
    solve_positive_band(*uplo, *n, *k, *nrhs, ab, *ldab, b, *ldb);
    *info = 0;
}

void F(pbsv)(C uplo, I n, I k, I nrhs, T *ab, I ldab, T *b, I ldb, INT *info)
{
    int found = factor_positive_band(*uplo, *n, *k, ab, *ldab);
    if (found == 0)
        solve_positive_band(*uplo, *n, *k, *nrhs, ab, *ldab, b, *ldb);
    *info = found;
}

/* LAPACKE. Matrices that are stored by rows are turned. */
INT LAPACKE(getrf)(int order, INT m, INT n, T *a, INT lda, INT *ipiv)
{
    if (order != ROWS)
        return factor(m, n, a, lda, ipiv, W);
    T *factors = turned(m, n, a, lda);
    int info = factor(m, n, factors, at_least_one(m), ipiv, W);
    turn_back(m, n, factors, a, lda);
    return info;
}

INT LAPACKE(getrs)(int order, char trans, INT n, INT nrhs, const T *a, INT lda, const INT *ipiv, T *b, INT ldb)
{
    if (order != ROWS) {
        factored_solve(trans, n, nrhs, a, lda, ipiv, W, b, ldb);
        return 0;
    }
    T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    factored_solve(trans, n, nrhs, factors, at_least_one(n), ipiv, W, right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    free(factors);
    return 0;
}

INT LAPACKE(gesv)(int order, INT n, INT nrhs, T *a, INT lda, INT *ipiv, T *b, INT ldb)
{
    if (order != ROWS)
        return solve(n, nrhs, a, lda, ipiv, W, b, ldb);
    T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    int info = solve(n, nrhs, factors, at_least_one(n), ipiv, W, right, at_least_one(n));
    turn_back(n, n, factors, a, lda);
    turn_back(n, nrhs, right, b, ldb);
    return info;
}

INT LAPACKE(getri)(int order, INT n, T *a, INT lda, const INT *ipiv)
{
    if (order != ROWS)
        return invert(n, a, lda, ipiv, W);
    T *factors = turned(n, n, a, lda);
    int info = invert(n, factors, at_least_one(n), ipiv, W);
    turn_back(n, n, factors, a, lda);
    return info;
}

#define ON_A_TRIANGLE(name, core, parameters, ...) \
    INT LAPACKE(name)(int order, char uplo, parameters INT n, T *a, INT lda) \
    { \
        if (order != ROWS) \
            return core(uplo, __VA_ARGS__ n, a, lda); \
        T *matrix = turned(n, n, a, lda); \
        int info = core(uplo, __VA_ARGS__ n, matrix, at_least_one(n)); \
        turn_back(n, n, matrix, a, lda); \
        return info; \
    }
#define NOTHING
#define COMMA ,
ON_A_TRIANGLE(potrf, root, NOTHING)
ON_A_TRIANGLE(potri, invert_root, NOTHING)
ON_A_TRIANGLE(trtri, invert_triangle, char diag COMMA, diag COMMA)
#undef ON_A_TRIANGLE
#undef NOTHING
#undef COMMA

INT LAPACKE(potrs)(int order, char uplo, INT n, INT nrhs, const T *a, INT lda, T *b, INT ldb)
{
    if (order != ROWS) {
        root_solve(uplo, n, nrhs, a, lda, b, ldb);
        return 0;
    }
    T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    root_solve(uplo, n, nrhs, factors, at_least_one(n), right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    free(factors);
    return 0;
}

INT LAPACKE(posv)(int order, char uplo, INT n, INT nrhs, T *a, INT lda, T *b, INT ldb)
{
    int rows = order == ROWS;
    T *factors = rows ? turned(n, n, a, lda) : a, *right = rows ? turned(n, nrhs, b, ldb) : b;
    int info = root(uplo, n, factors, rows ? at_least_one(n) : lda);
    if (info == 0)
        root_solve(uplo, n, nrhs, factors, rows ? at_least_one(n) : lda, right, rows ? at_least_one(n) : ldb);
    if (rows) {
        turn_back(n, n, factors, a, lda);
        turn_back(n, nrhs, right, b, ldb);
    }
    return info;
}

INT LAPACKE(trtrs)(int order, char uplo, char trans, char diag, INT n, INT nrhs, const T *a, INT lda, T *b, INT ldb)
{
    if (order != ROWS)
        return solve_triangular(uplo, trans, diag, n, nrhs, a, lda, b, ldb);
    T *matrix = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb);
    int info = solve_triangular(uplo, trans, diag, n, nrhs, matrix, at_least_one(n), right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    free(matrix);
    return info;
}

#define INDEFINITE(name, hermitian) \
    INT LAPACKE(name)(int order, char uplo, INT n, INT nrhs, T *a, INT lda, INT *ipiv, T *b, INT ldb) \
    { \
        if (order != ROWS) \
            return solve_indefinite(uplo, hermitian, n, nrhs, a, lda, ipiv, W, b, ldb); \
        T *factors = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb); \
        int info = solve_indefinite(uplo, hermitian, n, nrhs, factors, at_least_one(n), ipiv, W, right, at_least_one(n)); \
        turn_back(n, n, factors, a, lda); \
        turn_back(n, nrhs, right, b, ldb); \
        return info; \
    }
INDEFINITE(sysv, 0)
#if COMPLEX
INDEFINITE(hesv, 1)
#endif
#undef INDEFINITE

INT LAPACKE(trsyl)(int order, char ta, char tb, INT sign, INT m, INT n, const T *a, INT lda, const T *b, INT ldb, T *c,
                   INT ldc, R *factor)
{
    if (order != ROWS)
        return solve_sylvester(ta, tb, sign, m, n, a, lda, b, ldb, c, ldc, factor);
    T *left = turned(m, m, a, lda), *right = turned(n, n, b, ldb), *made = turned(m, n, c, ldc);
    int info = solve_sylvester(ta, tb, sign, m, n, left, at_least_one(m), right, at_least_one(n), made, at_least_one(m),
                               factor);
    turn_back(m, n, made, c, ldc);
    free(left);
    free(right);
    return info;
}

INT LAPACKE(gtsv)(int order, INT n, INT nrhs, T *dl, T *d, T *du, T *b, INT ldb)
{
    if (order != ROWS)
        return solve_tridiagonal(n, nrhs, dl, d, du, b, ldb);
    T *right = turned(n, nrhs, b, ldb);
    int info = solve_tridiagonal(n, nrhs, dl, d, du, right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    return info;
}

INT LAPACKE(gttrf)(INT n, T *dl, T *d, T *du, T *du2, INT *ipiv)
{
    return factor_tridiagonal(n, dl, d, du, du2, ipiv, W);
}

INT LAPACKE(gttrs)(int order, char trans, INT n, INT nrhs, const T *dl, const T *d, const T *du, const T *du2,
                   const INT *ipiv, T *b, INT ldb)
{
    int rows = order == ROWS;
    T *right = rows ? turned(n, nrhs, b, ldb) : b;
    solve_factored_tridiagonal(trans, n, nrhs, dl, d, du, du2, ipiv, W, right, rows ? at_least_one(n) : ldb);
    if (rows)
        turn_back(n, nrhs, right, b, ldb);
    return 0;
}

INT LAPACKE(pttrf)(INT n, R *d, T *e) { return factor_positive_tridiagonal(n, d, e); }

INT LAPACKE(ptsv)(int order, INT n, INT nrhs, R *d, T *e, T *b, INT ldb)
{
    int rows = order == ROWS, info = factor_positive_tridiagonal(n, d, e);
    T *right = rows ? turned(n, nrhs, b, ldb) : b;
    if (info == 0)
        solve_positive_tridiagonal(0, n, nrhs, d, e, right, rows ? at_least_one(n) : ldb);
    if (rows)
        turn_back(n, nrhs, right, b, ldb);
    return info;
}

INT LAPACKE(gbsv)(int order, INT n, INT kl, INT ku, INT nrhs, T *ab, INT ldab, INT *ipiv, T *b, INT ldb)
{
    int rows = order == ROWS;
    int64_t height = 2 * kl + ku + 1;
    T *band = rows ? turned(height, n, ab, ldab) : ab, *right = rows ? turned(n, nrhs, b, ldb) : b;
    int info = factor_band(n, n, kl, ku, band, rows ? height : ldab, ipiv, W);
    if (info == 0)
        solve_band('n', n, kl, ku, nrhs, band, rows ? height : ldab, ipiv, W, right, rows ? at_least_one(n) : ldb);
    if (rows) {
        turn_back(height, n, band, ab, ldab);
        turn_back(n, nrhs, right, b, ldb);
    }
    return info;
}

INT LAPACKE(pbsv)(int order, char uplo, INT n, INT k, INT nrhs, T *ab, INT ldab, T *b, INT ldb)
{
    int rows = order == ROWS;
    T *band = rows ? turned(k + 1, n, ab, ldab) : ab, *right = rows ? turned(n, nrhs, b, ldb) : b;
    int info = factor_positive_band(uplo, n, k, band, rows ? k + 1 : ldab);
    if (info == 0)
        solve_positive_band(uplo, n, k, nrhs, band, rows ? k + 1 : ldab, right, rows ? at_least_one(n) : ldb);
    if (rows) {
        turn_back(k + 1, n, band, ab, ldab);
        turn_back(n, nrhs, right, b, ldb);
    }
    return info;
}

#if COMPLEX
INT LAPACKE(pttrs)(int order, char uplo, INT n, INT nrhs, const R *d, const T *e, T *b, INT ldb)
{
    int upper = is(uplo, 'u');
#else
INT LAPACKE(pttrs)(int order, INT n, INT nrhs, const R *d, const T *e, T *b, INT ldb)
{
    int upper = 0;
#endif
    int rows = order == ROWS;
    T *right = rows ? turned(n, nrhs, b, ldb) : b;
    solve_positive_tridiagonal(upper, n, nrhs, d, e, right, rows ? at_least_one(n) : ldb);
    if (rows)
        turn_back(n, nrhs, right, b, ldb);
    return 0;
}

INT LAPACKE(gbtrf)(int order, INT m, INT n, INT kl, INT ku, T *ab, INT ldab, INT *ipiv)
{
    int64_t height = 2 * kl + ku + 1;
    if (order != ROWS)
        return factor_band(m, n, kl, ku, ab, ldab, ipiv, W);
    T *band = turned(height, n, ab, ldab);
    int info = factor_band(m, n, kl, ku, band, height, ipiv, W);
    turn_back(height, n, band, ab, ldab);
    return info;
}

INT LAPACKE(gbtrs)(int order, char trans, INT n, INT kl, INT ku, INT nrhs, const T *ab, INT ldab, const INT *ipiv, T *b,
                   INT ldb)
{
    int64_t height = 2 * kl + ku + 1;
    if (order != ROWS) {
        solve_band(trans, n, kl, ku, nrhs, ab, ldab, ipiv, W, b, ldb);
        return 0;
    }
    T *band = turned(height, n, ab, ldab), *right = turned(n, nrhs, b, ldb);
    solve_band(trans, n, kl, ku, nrhs, band, height, ipiv, W, right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    free(band);
    return 0;
}

INT LAPACKE(pbtrf)(int order, char uplo, INT n, INT k, T *ab, INT ldab)
{
    if (order != ROWS)
        return factor_positive_band(uplo, n, k, ab, ldab);
    T *band = turned(k + 1, n, ab, ldab);
    int info = factor_positive_band(uplo, n, k, band, k + 1);
    turn_back(k + 1, n, band, ab, ldab);
    return info;
}

INT LAPACKE(pbtrs)(int order, char uplo, INT n, INT k, INT nrhs, const T *ab, INT ldab, T *b, INT ldb)
{
    if (order != ROWS) {
        solve_positive_band(uplo, n, k, nrhs, ab, ldab, b, ldb);
        return 0;
    }
    T *band = turned(k + 1, n, ab, ldab), *right = turned(n, nrhs, b, ldb);
    solve_positive_band(uplo, n, k, nrhs, band, k + 1, right, at_least_one(n));
    turn_back(n, nrhs, right, b, ldb);
    free(band);
    return 0;
}

#undef I
#undef C
#undef W
