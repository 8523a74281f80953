/* BLAS by its names in Fortran and C, for integers INT: calls of what stands in linalg_helpers.h and vectors.h. */

#define I const INT *
#define C const char *

/* Fortran: the third level. */
void F(gemm)(C ta, C tb, I m, I n, I k, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    product(*ta, *tb, *m, *n, *k, alpha, a, *lda, b, *ldb, beta, c, *ldc);
}

void F(symm)(C side, C uplo, I m, I n, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    symmetric_product(*side, *uplo, 0, *m, *n, alpha, a, *lda, b, *ldb, beta, c, *ldc);
}

void F(syrk)(C uplo, C trans, I n, I k, const T *alpha, const T *a, I lda, const T *beta, T *c, I ldc)
{
    rank_k(*uplo, *trans, 0, *n, *k, alpha, a, *lda, beta, c, *ldc);
}

void F(syr2k)(C uplo, C trans, I n, I k, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    rank_two_k(*uplo, *trans, 0, *n, *k, alpha, a, *lda, b, *ldb, beta, c, *ldc);
}

void F(trmm)(C side, C uplo, C trans, C diag, I m, I n, const T *alpha, const T *a, I lda, T *b, I ldb)
{
    triangular_product(*side, *uplo, *trans, *diag, *m, *n, alpha, a, *lda, b, *ldb);
}

void F(trsm)(C side, C uplo, C trans, C diag, I m, I n, const T *alpha, const T *a, I lda, T *b, I ldb)
{
    triangular_solve(*side, *uplo, *trans, *diag, *m, *n, alpha, a, *lda, b, *ldb);
}

#if COMPLEX
void F(hemm)(C side, C uplo, I m, I n, const T *alpha, const T *a, I lda, const T *b, I ldb, const T *beta, T *c, I ldc)
{
    symmetric_product(*side, *uplo, 1, *m, *n, alpha, a, *lda, b, *ldb, beta, c, *ldc);
}

void F(herk)(C uplo, C trans, I n, I k, const R *alpha, const T *a, I lda, const R *beta, T *c, I ldc)
{
    T factor = *alpha, kept = *beta;
    rank_k(*uplo, *trans, 1, *n, *k, &factor, a, *lda, &kept, c, *ldc);
}

void F(her2k)(C uplo, C trans, I n, I k, const T *alpha, const T *a, I lda, const T *b, I ldb, const R *beta, T *c, I ldc)
{
    T kept = *beta;
    rank_two_k(*uplo, *trans, 1, *n, *k, alpha, a, *lda, b, *ldb, &kept, c, *ldc);
}
#endif

/* The second. */
void F(gemv)(C trans, I m, I n, const T *alpha, const T *a, I lda, const T *x, I incx, const T *beta, T *y, I incy)
{
    matrix_vector(*trans, *m, *n, alpha, a, *lda, x, *incx, beta, y, *incy);
}

void F(gbmv)(C trans, I m, I n, I kl, I ku, const T *alpha, const T *a, I lda, const T *x, I incx, const T *beta, T *y,
             I incy)
{
    band_vector(*trans, *m, *n, *kl, *ku, alpha, a, *lda, x, *incx, beta, y, *incy);
}

void F(OUTER)(I m, I n, const T *alpha, const T *x, I incx, const T *y, I incy, T *a, I lda)
{
    rank_one(*m, *n, alpha, x, *incx, 0, y, *incy, 0, a, *lda);
}

#if COMPLEX
void F(gerc)(I m, I n, const T *alpha, const T *x, I incx, const T *y, I incy, T *a, I lda)
{
    rank_one(*m, *n, alpha, x, *incx, 0, y, *incy, 1, a, *lda);
}
#endif

void F(SY(mv))(C uplo, I n, const T *alpha, const T *a, I lda, const T *x, I incx, const T *beta, T *y, I incy)
{
    dense_mv(*uplo, COMPLEX, *n, 0, alpha, a, *lda, x, *incx, beta, y, *incy);
}

void F(SB(mv))(C uplo, I n, I k, const T *alpha, const T *a, I lda, const T *x, I incx, const T *beta, T *y, I incy)
{
    band_mv(*uplo, COMPLEX, *n, *k, alpha, a, *lda, x, *incx, beta, y, *incy);
}

void F(SP(mv))(C uplo, I n, const T *alpha, const T *a, const T *x, I incx, const T *beta, T *y, I incy)
{
    packed_mv(*uplo, COMPLEX, *n, 0, alpha, a, 0, x, *incx, beta, y, *incy);
}

void F(trmv)(C uplo, C trans, C diag, I n, const T *a, I lda, T *x, I incx)
{
    dense_tmv(*uplo, *trans, *diag, *n, 0, a, *lda, x, *incx);
}

void F(tbmv)(C uplo, C trans, C diag, I n, I k, const T *a, I lda, T *x, I incx)
{
    band_tmv(*uplo, *trans, *diag, *n, *k, a, *lda, x, *incx);
}

void F(tpmv)(C uplo, C trans, C diag, I n, const T *a, T *x, I incx)
{
    packed_tmv(*uplo, *trans, *diag, *n, 0, a, 0, x, *incx);
}

void F(trsv)(C uplo, C trans, C diag, I n, const T *a, I lda, T *x, I incx)
{
    dense_tsv(*uplo, *trans, *diag, *n, 0, a, *lda, x, *incx);
}

void F(tbsv)(C uplo, C trans, C diag, I n, I k, const T *a, I lda, T *x, I incx)
{
    band_tsv(*uplo, *trans, *diag, *n, *k, a, *lda, x, *incx);
}

void F(tpsv)(C uplo, C trans, C diag, I n, const T *a, T *x, I incx)
{
    packed_tsv(*uplo, *trans, *diag, *n, 0, a, 0, x, *incx);
}

void F(SY(r))(C uplo, I n, const R *alpha, const T *x, I incx, T *a, I lda)
{
    T factor = *alpha;
    dense_r1(*uplo, COMPLEX, *n, &factor, x, *incx, 0, a, *lda);
}

void F(SP(r))(C uplo, I n, const R *alpha, const T *x, I incx, T *a)
{
    T factor = *alpha;
    packed_r1(*uplo, COMPLEX, *n, &factor, x, *incx, 0, a, 0);
}

void F(SY(r2))(C uplo, I n, const T *alpha, const T *x, I incx, const T *y, I incy, T *a, I lda)
{
    dense_r2(*uplo, COMPLEX, *n, alpha, x, *incx, y, *incy, 0, a, *lda);
}

void F(SP(r2))(C uplo, I n, const T *alpha, const T *x, I incx, const T *y, I incy, T *a)
{
    packed_r2(*uplo, COMPLEX, *n, alpha, x, *incx, y, *incy, 0, a, 0);
}

/* The first. */
#if COMPLEX
T F(dotu)(I n, const T *x, I incx, const T *y, I incy)
{
    T sum;
    inner(*n, x, *incx, y, *incy, 0, &sum);
    return sum;
}

T F(dotc)(I n, const T *x, I incx, const T *y, I incy)
{
    T sum;
    inner(*n, x, *incx, y, *incy, 1, &sum);
    return sum;
}

void F2(BY_REAL, scal)(I n, const R *alpha, T *x, I incx)
{
    T factor = *alpha;
    multiply_all(*n, &factor, x, *incx);
}

void F(rotg)(T *a, const T *b, R *c, T *s) { make_rotation(a, *b, c, s); }
#else
T F(dot)(I n, const T *x, I incx, const T *y, I incy)
{
    T sum;
    inner(*n, x, *incx, y, *incy, 0, &sum);
    return sum;
}

void F(rotg)(T *a, T *b, T *c, T *s) { make_rotation(a, b, c, s); }
void F(rotmg)(T *d1, T *d2, T *x1, const T *y1, T *param) { make_modified(d1, d2, x1, y1, param); }

void F(rotm)(I n, T *x, I incx, T *y, I incy, const T *param) { rotate_modified(*n, x, *incx, y, *incy, param); }
#endif
void F(axpy)(I n, const T *alpha, const T *x, I incx, T *y, I incy) { add_multiple(*n, alpha, x, *incx, y, *incy); }
void F(scal)(I n, const T *alpha, T *x, I incx) { multiply_all(*n, alpha, x, *incx); }
void F(copy)(I n, const T *x, I incx, T *y, I incy) { copy_all(*n, x, *incx, y, *incy); }
void F(swap)(I n, T *x, I incx, T *y, I incy) { exchange(*n, x, *incx, y, *incy); }
R F2(OF_REAL, nrm2)(I n, const T *x, I incx) { return length(*n, x, *incx); }
R F2(OF_REAL, asum)(I n, const T *x, I incx) { return sum_of_sizes(*n, x, *incx); }
INT F2(AN_INDEX, amax)(I n, const T *x, I incx) { return (INT)largest(*n, x, *incx); }
void F2(BY_REAL, rot)(I n, T *x, I incx, T *y, I incy, const R *c, const R *s) { rotate(*n, x, *incx, y, *incy, c, s); }

/* CBLAS. */
void CBLAS(gemm)(int order, int ta, int tb, INT m, INT n, INT k, SCALAR alpha, const T *a, INT lda, const T *b, INT ldb,
                 SCALAR beta, T *c, INT ldc)
{
    if (order == ROWS)
        product(flag(tb), flag(ta), n, m, k, AT(alpha), b, ldb, a, lda, AT(beta), c, ldc);
    else
        product(flag(ta), flag(tb), m, n, k, AT(alpha), a, lda, b, ldb, AT(beta), c, ldc);
}

void CBLAS(symm)(int order, int side, int uplo, INT m, INT n, SCALAR alpha, const T *a, INT lda, const T *b, INT ldb,
                 SCALAR beta, T *c, INT ldc)
{
    int rows = order == ROWS;
    symmetric_product(from_side(order, side), half(order, uplo), 0, rows ? n : m, rows ? m : n, AT(alpha), a, lda, b, ldb,
                      AT(beta), c, ldc);
}

void CBLAS(syrk)(int order, int uplo, int trans, INT n, INT k, SCALAR alpha, const T *a, INT lda, SCALAR beta, T *c,
                 INT ldc)
{
    rank_k(half(order, uplo), seen(order, trans), 0, n, k, AT(alpha), a, lda, AT(beta), c, ldc);
}

void CBLAS(syr2k)(int order, int uplo, int trans, INT n, INT k, SCALAR alpha, const T *a, INT lda, const T *b, INT ldb,
                  SCALAR beta, T *c, INT ldc)
{
    rank_two_k(half(order, uplo), seen(order, trans), 0, n, k, AT(alpha), a, lda, b, ldb, AT(beta), c, ldc);
}

void CBLAS(trmm)(int order, int side, int uplo, int trans, int diag, INT m, INT n, SCALAR alpha, const T *a, INT lda,
                 T *b, INT ldb)
{
    int rows = order == ROWS;
    triangular_product(from_side(order, side), half(order, uplo), flag(trans), unit(diag), rows ? n : m, rows ? m : n,
                       AT(alpha), a, lda, b, ldb);
}

void CBLAS(trsm)(int order, int side, int uplo, int trans, int diag, INT m, INT n, SCALAR alpha, const T *a, INT lda,
                 T *b, INT ldb)
{
    int rows = order == ROWS;
    triangular_solve(from_side(order, side), half(order, uplo), flag(trans), unit(diag), rows ? n : m, rows ? m : n,
                     AT(alpha), a, lda, b, ldb);
}

#if COMPLEX
void CBLAS(hemm)(int order, int side, int uplo, INT m, INT n, SCALAR alpha, const T *a, INT lda, const T *b, INT ldb,
                 SCALAR beta, T *c, INT ldc)
{
    int rows = order == ROWS;
    symmetric_product(from_side(order, side), half(order, uplo), 1, rows ? n : m, rows ? m : n, alpha, a, lda, b, ldb,
                      beta, c, ldc);
}

void CBLAS(herk)(int order, int uplo, int trans, INT n, INT k, R alpha, const T *a, INT lda, R beta, T *c, INT ldc)
{
    T factor = alpha, kept = beta;
    rank_k(half(order, uplo), seen(order, trans), 1, n, k, &factor, a, lda, &kept, c, ldc);
}

void CBLAS(her2k)(int order, int uplo, int trans, INT n, INT k, SCALAR alpha, const T *a, INT lda, const T *b, INT ldb,
                  R beta, T *c, INT ldc)
{
    T factor = order == ROWS ? CONJ(*alpha) : *alpha, kept = beta;
    rank_two_k(half(order, uplo), seen(order, trans), 1, n, k, &factor, a, lda, b, ldb, &kept, c, ldc);
}

void CBLAS(gerc)(int order, INT m, INT n, SCALAR alpha, const T *x, INT incx, const T *y, INT incy, T *a, INT lda)
{
    if (order == ROWS)
        rank_one(n, m, alpha, y, incy, 1, x, incx, 0, a, lda);
    else
        rank_one(m, n, alpha, x, incx, 0, y, incy, 1, a, lda);
}

void CBLAS(dotu_sub)(INT n, const T *x, INT incx, const T *y, INT incy, T *out) { inner(n, x, incx, y, incy, 0, out); }
void CBLAS(dotc_sub)(INT n, const T *x, INT incx, const T *y, INT incy, T *out) { inner(n, x, incx, y, incy, 1, out); }

void CBLAS2(BY_REAL, scal)(INT n, R alpha, T *x, INT incx)
{
    T factor = alpha;
    multiply_all(n, &factor, x, incx);
}

void CBLAS(rotg)(T *a, T *b, R *c, T *s) { make_rotation(a, *b, c, s); }
#else
T CBLAS(dot)(INT n, const T *x, INT incx, const T *y, INT incy)
{
    T sum;
    inner(n, x, incx, y, incy, 0, &sum);
    return sum;
}

void CBLAS(rotg)(T *a, T *b, T *c, T *s) { make_rotation(a, b, c, s); }
void CBLAS(rotmg)(T *d1, T *d2, T *x1, T y1, T *param) { make_modified(d1, d2, x1, &y1, param); }

void CBLAS(rotm)(INT n, T *x, INT incx, T *y, INT incy, const T *param)
{
    rotate_modified(n, x, incx, y, incy, param);
}

void CBLAS(rot)(INT n, T *x, INT incx, T *y, INT incy, T c, T s) { rotate(n, x, incx, y, incy, &c, &s); }
#endif

void CBLAS(gemv)(int order, int trans, INT m, INT n, SCALAR alpha, const T *a, INT lda, const T *x, INT incx, SCALAR beta,
                 T *y, INT incy)
{
    matrix_vector(seen(order, trans), order == ROWS ? n : m, order == ROWS ? m : n, AT(alpha), a, lda, x, incx, AT(beta), y,
                  incy);
}

void CBLAS(gbmv)(int order, int trans, INT m, INT n, INT kl, INT ku, SCALAR alpha, const T *a, INT lda, const T *x,
                 INT incx, SCALAR beta, T *y, INT incy)
{
    int rows = order == ROWS;
    band_vector(seen(order, trans), rows ? n : m, rows ? m : n, rows ? ku : kl, rows ? kl : ku, AT(alpha), a, lda, x, incx,
                AT(beta), y, incy);
}

void CBLAS(OUTER)(int order, INT m, INT n, SCALAR alpha, const T *x, INT incx, const T *y, INT incy, T *a, INT lda)
{
    if (order == ROWS)
        rank_one(n, m, AT(alpha), y, incy, 0, x, incx, 0, a, lda);
    else
        rank_one(m, n, AT(alpha), x, incx, 0, y, incy, 0, a, lda);
}

void CBLAS(SY(mv))(int order, int uplo, INT n, SCALAR alpha, const T *a, INT lda, const T *x, INT incx, SCALAR beta, T *y,
                   INT incy)
{
    dense_mv(half(order, uplo), hermitian(order), n, 0, AT(alpha), a, lda, x, incx, AT(beta), y, incy);
}

void CBLAS(SB(mv))(int order, int uplo, INT n, INT k, SCALAR alpha, const T *a, INT lda, const T *x, INT incx, SCALAR beta,
                   T *y, INT incy)
{
    band_mv(half(order, uplo), hermitian(order), n, k, AT(alpha), a, lda, x, incx, AT(beta), y, incy);
}

void CBLAS(SP(mv))(int order, int uplo, INT n, SCALAR alpha, const T *a, const T *x, INT incx, SCALAR beta, T *y, INT incy)
{
    packed_mv(half(order, uplo), hermitian(order), n, 0, AT(alpha), a, 0, x, incx, AT(beta), y, incy);
}

#define TRIANGLES(name) \
    void CBLAS(tr##name)(int order, int uplo, int trans, int diag, INT n, const T *a, INT lda, T *x, INT incx) \
    { \
        dense_t##name(half(order, uplo), seen(order, trans), unit(diag), n, 0, a, lda, x, incx); \
    } \
    void CBLAS(tb##name)(int order, int uplo, int trans, int diag, INT n, INT k, const T *a, INT lda, T *x, INT incx) \
    { \
        band_t##name(half(order, uplo), seen(order, trans), unit(diag), n, k, a, lda, x, incx); \
    } \
    void CBLAS(tp##name)(int order, int uplo, int trans, int diag, INT n, const T *a, T *x, INT incx) \
    { \
        packed_t##name(half(order, uplo), seen(order, trans), unit(diag), n, 0, a, 0, x, incx); \
    }
TRIANGLES(mv)
TRIANGLES(sv)
#undef TRIANGLES

void CBLAS(SY(r))(int order, int uplo, INT n, R alpha, const T *x, INT incx, T *a, INT lda)
{
    T factor = alpha;
    dense_r1(half(order, uplo), COMPLEX, n, &factor, x, incx, order == ROWS, a, lda);
}

void CBLAS(SP(r))(int order, int uplo, INT n, R alpha, const T *x, INT incx, T *a)
{
    T factor = alpha;
    packed_r1(half(order, uplo), COMPLEX, n, &factor, x, incx, order == ROWS, a, 0);
}

void CBLAS(SY(r2))(int order, int uplo, INT n, SCALAR alpha, const T *x, INT incx, const T *y, INT incy, T *a, INT lda)
{
    if (order == ROWS)
        dense_r2(half(order, uplo), COMPLEX, n, AT(alpha), y, incy, x, incx, 1, a, lda);
    else
        dense_r2(half(order, uplo), COMPLEX, n, AT(alpha), x, incx, y, incy, 0, a, lda);
}

void CBLAS(SP(r2))(int order, int uplo, INT n, SCALAR alpha, const T *x, INT incx, const T *y, INT incy, T *a)
{
    if (order == ROWS)
        packed_r2(half(order, uplo), COMPLEX, n, AT(alpha), y, incy, x, incx, 1, a, 0);
    else
        packed_r2(half(order, uplo), COMPLEX, n, AT(alpha), x, incx, y, incy, 0, a, 0);
}

void CBLAS(axpy)(INT n, SCALAR alpha, const T *x, INT incx, T *y, INT incy) { add_multiple(n, AT(alpha), x, incx, y, incy); }
void CBLAS(scal)(INT n, SCALAR alpha, T *x, INT incx) { multiply_all(n, AT(alpha), x, incx); }
void CBLAS(copy)(INT n, const T *x, INT incx, T *y, INT incy) { copy_all(n, x, incx, y, incy); }
void CBLAS(swap)(INT n, T *x, INT incx, T *y, INT incy) { exchange(n, x, incx, y, incy); }
R CBLAS2(OF_REAL, nrm2)(INT n, const T *x, INT incx) { return length(n, x, incx); }
R CBLAS2(OF_REAL, asum)(INT n, const T *x, INT incx) { return sum_of_sizes(n, x, incx); }
size_t CBLAS2(AN_INDEX, amax)(INT n, const T *x, INT incx)
{
    int64_t found = largest(n, x, incx);
    return found > 0 ? (size_t)(found - 1) : 0;
}

#ifdef SINGLE
double F2(ds, dot)(I n, const T *x, I incx, const T *y, I incy) { return wide_inner(*n, 0, x, *incx, y, *incy); }

T F2(sds, dot)(I n, const T *start, const T *x, I incx, const T *y, I incy)
{
    return (T)wide_inner(*n, (double)*start, x, *incx, y, *incy);
}

double CBLAS2(ds, dot)(INT n, const T *x, INT incx, const T *y, INT incy) { return wide_inner(n, 0, x, incx, y, incy); }

T CBLAS2(sds, dot)(INT n, T start, const T *x, INT incx, const T *y, INT incy)
{
    return (T)wide_inner(n, (double)start, x, incx, y, incy);
}
#endif

#undef I
#undef C
