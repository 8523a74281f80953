/* Products and triangular systems for one type of numbers. Part of linalg.c. */

struct OWN(product) {
    int64_t shared;
    T alpha;
    T *a, *b;
};

/* C += alpha op(A) op(B). */
int32_t LA(gemm)(int64_t transa, int64_t transb, int64_t m, int64_t n, int64_t k, const T *alpha, const T *a, int64_t lda,
                 const T *b, int64_t ldb, T *c, int64_t ldc)
{
    char opa = la_flag(transa, "NTC", "gemm"), opb = la_flag(transb, "NTC", "gemm");
    OWN(multiply)(opa, opb, m, n, k, *alpha, a, lda, b, ldb, 1, c, ldc);
    return 0;
}

struct la_kept LA(gemm_augmented)(int64_t transa, int64_t transb, int64_t m, int64_t n, int64_t k, const T *alpha,
                                  const T *dalpha, const T *a, const T *da, int64_t lda, const T *b, const T *db,
                                  int64_t ldb, T *c, T *dc, int64_t ldc, int64_t changes)
{
    char opa = la_flag(transa, "NTC", "gemm"), opb = la_flag(transb, "NTC", "gemm");
    OWN(multiply)(opa, opb, m, n, k, *alpha, a, lda, b, ldb, 1, c, ldc);
    int keep_a = la_changes(changes, 6) && (db != b || dalpha != alpha);
    int keep_b = la_changes(changes, 8) && (da != a || dalpha != alpha);
    struct OWN(product) *kept =
        la_room((int64_t)sizeof *kept + (int64_t)sizeof(T) * ((keep_a ? m * k : 0) + (keep_b ? k * n : 0)), 1);
    T *room = (T *)(kept + 1);
    kept->shared = la_is_shared(changes);
    kept->alpha = *alpha;
    kept->a = keep_a ? room : NULL;
    kept->b = keep_b ? room + (keep_a ? m * k : 0) : NULL;
    if (keep_a)
        OWN(put)(opa == 'N' ? m : k, opa == 'N' ? k : m, a, lda, kept->a, opa == 'N' ? m : k);
    if (keep_b)
        OWN(put)(opb == 'N' ? k : n, opb == 'N' ? n : k, b, ldb, kept->b, opb == 'N' ? k : n);
    return (struct la_kept){kept, 0};
}

/* The adjoint of op(A) op(B) = C goes into that of A (`left`) or of B. */
static void OWN(product_adjoint)(int left, char opa, char opb, int64_t m, int64_t n, int64_t k, T alpha, const T *other,
                                 int64_t ldo, const T *dc, int64_t ldc, T *into, int64_t ldi)
{
    if (left && opa == 'N') /* A += C B^H */
        OWN(multiply)('N', la_adjoint(opb), m, k, n, CONJ(alpha), dc, ldc, other, ldo, 1, into, ldi);
    else if (left && opa == 'T') /* A^T += C B^H */
        OWN(multiply)(la_conjugate(opb), 'T', k, m, n, CONJ(alpha), other, ldo, dc, ldc, 1, into, ldi);
    else if (left) /* A^H += C B^H */
        OWN(multiply)(opb, 'C', k, m, n, alpha, other, ldo, dc, ldc, 1, into, ldi);
    else if (opb == 'N')
        OWN(multiply)(la_adjoint(opa), 'N', k, n, m, CONJ(alpha), other, ldo, dc, ldc, 1, into, ldi);
    else if (opb == 'T')
        OWN(multiply)('T', la_conjugate(opa), n, k, m, CONJ(alpha), dc, ldc, other, ldo, 1, into, ldi);
    else
        OWN(multiply)('C', opa, n, k, m, alpha, dc, ldc, other, ldo, 1, into, ldi);
}

void LA(gemm_reverse)(int64_t transa, int64_t transb, int64_t m, int64_t n, int64_t k, const T *alpha, T *dalpha,
                      const T *a, T *da, int64_t lda, const T *b, T *db, int64_t ldb, const T *c, T *dc, int64_t ldc,
                      int32_t none, void *tape)
{
    char opa = la_flag(transa, "NTC", "gemm"), opb = la_flag(transb, "NTC", "gemm");
    struct OWN(product) *kept = tape;
    if (dc == c)
        return;
    const T *left = kept->a ? kept->a : a, *right = kept->b ? kept->b : b;
    int64_t ldl = kept->a ? (opa == 'N' ? m : k) : lda, ldr = kept->b ? (opb == 'N' ? k : n) : ldb;
    if (da != a) {
        int64_t rows = opa == 'N' ? m : k, columns = opa == 'N' ? k : m, ld = lda;
        T *into = OWN(take_shadow)(kept->shared, rows, columns, da, &ld);
        OWN(product_adjoint)(1, opa, opb, m, n, k, kept->alpha, right, ldr, dc, ldc, into, ld);
        OWN(give_shadow)(kept->shared, rows, columns, into, da, lda);
    }
    if (db != b) {
        int64_t rows = opb == 'N' ? k : n, columns = opb == 'N' ? n : k, ld = ldb;
        T *into = OWN(take_shadow)(kept->shared, rows, columns, db, &ld);
        OWN(product_adjoint)(0, opa, opb, m, n, k, kept->alpha, left, ldl, dc, ldc, into, ld);
        OWN(give_shadow)(kept->shared, rows, columns, into, db, ldb);
    }
    if (dalpha != alpha) {
        T *made = la_room(m * n, sizeof(T)), sum = 0;
        OWN(multiply)(opa, opb, m, n, k, 1, left, ldl, right, ldr, 0, made, m);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < m; i++)
                sum += CONJ(made[i + j * m]) * dc[i + j * ldc];
        int64_t ld = 1;
        T *into = OWN(take_shadow)(kept->shared, 1, 1, dalpha, &ld);
        *into += sum;
        OWN(give_shadow)(kept->shared, 1, 1, into, dalpha, 1);
        free(made);
    }
}

int32_t LA(gemm_tangent)(int64_t transa, int64_t transb, int64_t m, int64_t n, int64_t k, const T *alpha, const T *dalpha,
                         const T *a, const T *da, int64_t lda, const T *b, const T *db, int64_t ldb, T *c, T *dc,
                         int64_t ldc)
{
    char opa = la_flag(transa, "NTC", "gemm"), opb = la_flag(transb, "NTC", "gemm");
    if (dc == c)
        return 0;
    if (da != a)
        OWN(multiply)(opa, opb, m, n, k, *alpha, da, lda, b, ldb, 1, dc, ldc);
    if (db != b)
        OWN(multiply)(opa, opb, m, n, k, *alpha, a, lda, db, ldb, 1, dc, ldc);
    if (dalpha != alpha)
        OWN(multiply)(opa, opb, m, n, k, *dalpha, a, lda, b, ldb, 1, dc, ldc);
    return 0;
}

/* Whether entry (i, j) belongs to a triangle. */
static int OWN(within)(char uplo, char diag, int64_t i, int64_t j)
{
    return i == j ? diag != 'U' : (i > j) == (uplo == 'L');
}

/* The adjoint of a solution of a triangular system goes into that of the matrix: X is the solution, Y the adjoint of the
 * right-hand side. */
static void OWN(triangle_adjoint)(char side, char uplo, char op, char diag, int64_t m, int64_t n, const T *x, int64_t ldx,
                                  const T *y, int64_t ldy, T *da, int64_t lda)
{
    int64_t order = side == 'L' ? m : n;
    T *made = la_room(order * order, sizeof(T));
    if (side == 'L' && op == 'N')
        OWN(multiply)('N', 'C', m, m, n, -1, y, ldy, x, ldx, 0, made, order);
    else if (side == 'L' && op == 'T')
        OWN(multiply)('J', 'T', m, m, n, -1, x, ldx, y, ldy, 0, made, order);
    else if (side == 'L')
        OWN(multiply)('N', 'C', m, m, n, -1, x, ldx, y, ldy, 0, made, order);
    else if (op == 'N')
        OWN(multiply)('C', 'N', n, n, m, -1, x, ldx, y, ldy, 0, made, order);
    else if (op == 'T')
        OWN(multiply)('T', 'J', n, n, m, -1, y, ldy, x, ldx, 0, made, order);
    else
        OWN(multiply)('C', 'N', n, n, m, -1, y, ldy, x, ldx, 0, made, order);
    for (int64_t j = 0; j < order; j++)
        for (int64_t i = 0; i < order; i++)
            if (OWN(within)(uplo, diag, i, j))
                da[i + j * lda] += made[i + j * order];
    free(made);
}

#define TRIANGULAR int64_t side_, int64_t uplo_, int64_t trans_, int64_t diag_, int64_t m, int64_t n
#define READ_TRIANGULAR(name) \
    char side = la_flag(side_, "LR", name), uplo = la_flag(uplo_, "LU", name), op = la_flag(trans_, "NTC", name); \
    char diag = la_flag(diag_, "NU", name); \
    int64_t order = side == 'L' ? m : n; \
    (void)order

/* X = op(A)^-1 B or B op(A)^-1, in the place of B. */
int32_t LA(trsm)(TRIANGULAR, const T *a, int64_t lda, T *b, int64_t ldb)
{
    READ_TRIANGULAR("trsm");
    OWN(triangle)(1, side, uplo, op, diag, m, n, a, lda, b, ldb);
    return 0;
}

struct OWN(triangular) {
    int64_t shared;
    T *a, *x;
};

struct la_kept LA(trsm_augmented)(TRIANGULAR, const T *a, const T *da, int64_t lda, T *b, T *db, int64_t ldb,
                                  int64_t changes)
{
    READ_TRIANGULAR("trsm");
    OWN(triangle)(1, side, uplo, op, diag, m, n, a, lda, b, ldb);
    int keep_a = la_changes(changes, 6) && db != b, keep_x = la_changes(changes, 8) && da != a;
    struct OWN(triangular) *kept =
        la_room((int64_t)sizeof *kept + (int64_t)sizeof(T) * ((keep_a ? order * order : 0) + (keep_x ? m * n : 0)), 1);
    T *room = (T *)(kept + 1);
    kept->shared = la_is_shared(changes);
    kept->a = keep_a ? room : NULL;
    kept->x = keep_x ? room + (keep_a ? order * order : 0) : NULL;
    if (keep_a)
        OWN(put)(order, order, a, lda, kept->a, order);
    if (keep_x)
        OWN(put)(m, n, b, ldb, kept->x, m);
    return (struct la_kept){kept, 0};
}

void LA(trsm_reverse)(TRIANGULAR, const T *a, T *da, int64_t lda, const T *b, T *db, int64_t ldb, int32_t none,
                      void *tape)
{
    READ_TRIANGULAR("trsm");
    struct OWN(triangular) *kept = tape;
    if (db == b)
        return;
    OWN(triangle)(1, side, uplo, la_adjoint(op), diag, m, n, kept->a ? kept->a : a, kept->a ? order : lda, db, ldb);
    if (da != a) {
        int64_t ld = lda;
        T *into = OWN(take_shadow)(kept->shared, order, order, da, &ld);
        OWN(triangle_adjoint)(side, uplo, op, diag, m, n, kept->x ? kept->x : b, kept->x ? m : ldb, db, ldb, into, ld);
        OWN(give_shadow)(kept->shared, order, order, into, da, lda);
    }
}

int32_t LA(trsm_tangent)(TRIANGULAR, const T *a, const T *da, int64_t lda, const T *b, T *db, int64_t ldb)
{
    READ_TRIANGULAR("trsm");
    if (db == b)
        return 0;
    if (da != a) {
        T *part = OWN(copy)(order, order, da, lda);
        for (int64_t j = 0; j < order; j++)
            for (int64_t i = 0; i < order; i++)
                if (!OWN(within)(uplo, diag, i, j))
                    part[i + j * order] = 0;
        if (side == 'L')
            OWN(multiply)(op, 'N', m, n, m, -1, part, order, b, ldb, 1, db, ldb);
        else
            OWN(multiply)('N', op, m, n, n, -1, b, ldb, part, order, 1, db, ldb);
        free(part);
    }
    OWN(triangle)(1, side, uplo, op, diag, m, n, a, lda, db, ldb);
    return 0;
}

#undef TRIANGULAR
#undef READ_TRIANGULAR
