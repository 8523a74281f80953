/* LAPACK and LAPACKE: factors of symmetric (or Hermitian) indefinite matrices, for integers INT. */
#define I const INT *
#define C const char *
#define W (int64_t)sizeof(INT)

#define FACTORS(trf, trs, tri, hermitian) \
    void F(trf)(C uplo, I n, T *a, I lda, INT *ipiv, T *work, I lwork, INT *info) \
    { \
        *info = 0; \
        if (*lwork == -1) \
            *work = *n; \
        else \
            *info = factor_indefinite(*uplo, hermitian, *n, a, *lda, ipiv, W); \
    } \
    void F(trs)(C uplo, I n, I nrhs, const T *a, I lda, const INT *ipiv, T *b, I ldb, INT *info) \
    { \
        solve_factored_indefinite(*uplo, hermitian, *n, *nrhs, a, *lda, ipiv, W, b, *ldb); \
        *info = 0; \
    } \
    void F(tri)(C uplo, I n, T *a, I lda, const INT *ipiv, T *work, INT *info) \
    { \
        *info = invert_indefinite(*uplo, hermitian, *n, a, *lda, ipiv, W); \
    } \
    INT LAPACKE(trf)(int order, char uplo, INT n, T *a, INT lda, INT *ipiv) \
    { \
        if (order != ROWS) \
            return factor_indefinite(uplo, hermitian, n, a, lda, ipiv, W); \
        T *made = turned(n, n, a, lda); \
        int info = factor_indefinite(uplo, hermitian, n, made, at_least_one(n), ipiv, W); \
        turn_back(n, n, made, a, lda); \
        return info; \
    } \
    INT LAPACKE(trs)(int order, char uplo, INT n, INT nrhs, const T *a, INT lda, const INT *ipiv, T *b, INT ldb) \
    { \
        if (order != ROWS) { \
            solve_factored_indefinite(uplo, hermitian, n, nrhs, a, lda, ipiv, W, b, ldb); \
            return 0; \
        } \
        T *left = turned(n, n, a, lda), *right = turned(n, nrhs, b, ldb); \
        solve_factored_indefinite(uplo, hermitian, n, nrhs, left, at_least_one(n), ipiv, W, right, at_least_one(n)); \
        free(left); \
        turn_back(n, nrhs, right, b, ldb); \
        return 0; \
    } \
    INT LAPACKE(tri)(int order, char uplo, INT n, T *a, INT lda, const INT *ipiv) \
    { \
        if (order != ROWS) \
            return invert_indefinite(uplo, hermitian, n, a, lda, ipiv, W); \
        T *made = turned(n, n, a, lda); \
        int info = invert_indefinite(uplo, hermitian, n, made, at_least_one(n), ipiv, W); \
        turn_back(n, n, made, a, lda); \
        return info; \
    }
FACTORS(sytrf, sytrs, sytri, 0)
#if COMPLEX
FACTORS(hetrf, hetrs, hetri, 1)
#endif
#undef FACTORS
#undef I
#undef C
#undef W
