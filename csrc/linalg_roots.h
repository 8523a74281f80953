/* Cholesky for one type of numbers. Part of linalg.c. */

/* The Cholesky factor of a matrix of which a triangle is read (or, with `whole`, of its Hermitian part). */
int32_t LA(potrf)(int64_t uplo, int64_t whole, int64_t n, T *a, int64_t lda)
{
    return OWN(cholesky)(la_flag(uplo, "LU", "potrf"), n, a, lda);
}

struct OWN(root) {
    int64_t info;
    T lower[];
};

/* L, from the factor in a triangle. */
static void OWN(take_lower)(char uplo, int64_t n, const T *a, int64_t lda, T *into)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            into[i + j * n] = i < j ? 0 : uplo == 'L' ? a[i + j * lda] : CONJ(a[j + i * lda]);
}

struct la_kept LA(potrf_augmented)(int64_t uplo_, int64_t whole, int64_t n, T *a, T *da, int64_t lda, int64_t changes)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    int32_t info = OWN(cholesky)(uplo, n, a, lda);
    struct OWN(root) *kept = la_room((int64_t)sizeof *kept + n * n * (int64_t)sizeof(T), 1);
    kept->info = info;
    OWN(take_lower)(uplo, n, a, lda, kept->lower);
    return (struct la_kept){kept, info};
}

/* From the adjoint of L to that of the lower triangle of A, in place: a block on the diagonal. */
static void OWN(root_adjoint_of_block)(int64_t n, const T *lower, int64_t ldl, T *made, int64_t ldm)
{
    OWN(triangle)(0, 'L', 'L', 'C', 'N', n, n, lower, ldl, made, ldm);
    for (int64_t j = 0; j < n; j++) {
        made[j + j * ldm] = REAL_PART(made[j + j * ldm]);
        for (int64_t i = j + 1; i < n; i++)
            made[j + i * ldm] = CONJ(made[i + j * ldm]);
    }
    OWN(triangle)(1, 'L', 'L', 'C', 'N', n, n, lower, ldl, made, ldm);
    OWN(triangle)(1, 'R', 'L', 'N', 'N', n, n, lower, ldl, made, ldm);
    for (int64_t j = 0; j < n; j++) {
        made[j + j * ldm] = REAL_PART(made[j + j * ldm]) / 2;
        for (int64_t i = 0; i < j; i++)
            made[i + j * ldm] = 0;
    }
}

/* The same block by block, as I. Murray (2016) reverses the decomposition: twice its work. */
static void OWN(root_adjoint)(int64_t n, const T *l, T *made)
{
    enum { BLOCK = 64 };
    T *part = la_room(BLOCK * BLOCK, sizeof(T));
    for (int64_t j = (n - 1) / BLOCK * BLOCK; j >= 0 && n > 0; j -= BLOCK) {
        int64_t k = j + BLOCK < n ? j + BLOCK : n, size = k - j, below = n - k;
        const T *row = l + j, *diagonal = l + j + j * n, *beside = l + k, *column = l + k + j * n;
        T *row_bar = made + j, *diagonal_bar = made + j + j * n, *beside_bar = made + k, *column_bar = made + k + j * n;
        OWN(triangle)(1, 'R', 'L', 'N', 'N', below, size, diagonal, n, column_bar, n);
        OWN(multiply)('N', 'N', below, j, size, -1, column_bar, n, row, n, 1, beside_bar, n);
        OWN(multiply)('C', 'N', size, size, below, 1, column_bar, n, column, n, 0, part, size);
        for (int64_t c = 0; c < size; c++)
            for (int64_t r = c; r < size; r++)
                diagonal_bar[r + c * n] -= part[r + c * size];
        OWN(root_adjoint_of_block)(size, diagonal, n, diagonal_bar, n);
        for (int64_t c = 0; c < size; c++)
            for (int64_t r = 0; r < size; r++)
                part[r + c * size] = diagonal_bar[r + c * n] + CONJ(diagonal_bar[c + r * n]);
        OWN(multiply)('N', 'N', size, j, size, -1, part, size, row, n, 1, row_bar, n);
        OWN(multiply)('C', 'N', size, j, below, -1, column_bar, n, beside, n, 1, row_bar, n);
    }
    free(part);
}

void LA(potrf_reverse)(int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda, int32_t none, void *tape)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    struct OWN(root) *kept = tape;
    if (da == a)
        return;
    T *made = la_room(n * n, sizeof(T));
    OWN(take_lower)(uplo, n, da, lda, made);
    if (OWN(is_zero)(n, n, made, n)) {
        free(made);
        return;
    }
    if (kept->info) {
        la_fail("potrf", "the matrix is not positive definite, and its factor has no derivative");
        return;
    }
    OWN(root_adjoint)(n, kept->lower, made);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T own = i >= j ? made[i + j * n] : CONJ(made[j + i * n]), half = (R)0.5 * own;
            if (i == j)
                da[i + j * lda] = REAL_PART(own);
            else if ((i > j) == (uplo == 'L'))
                da[i + j * lda] = whole ? half : own;
            else if (whole)
                da[i + j * lda] += half;
        }
    free(made);
}

int32_t LA(potrf_tangent)(int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda)
{
    char uplo = la_flag(uplo_, "LU", "potrf");
    if (da == a)
        return 0;
    T *lower = la_room(n * n, sizeof(T)), *made = la_room(n * n, sizeof(T));
    OWN(take_lower)(uplo, n, a, lda, lower);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++) { /* the Hermitian tangent that is meant */
            T below = da[i + j * lda], above = CONJ(da[j + i * lda]);
            T given = i == j ? (T)REAL_PART(below) : whole ? (below + above) / 2 : uplo == 'L' ? below : above;
            made[i + j * n] = given;
            made[j + i * n] = CONJ(given);
        }
    OWN(triangle)(1, 'L', 'L', 'N', 'N', n, n, lower, n, made, n);
    OWN(triangle)(1, 'R', 'L', 'C', 'N', n, n, lower, n, made, n);
    for (int64_t j = 0; j < n; j++) {
        for (int64_t i = 0; i < j; i++)
            made[i + j * n] = 0;
        made[j + j * n] /= 2;
    }
    OWN(triangle)(0, 'L', 'L', 'N', 'N', n, n, lower, n, made, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++)
            if (uplo == 'L')
                da[i + j * lda] = made[i + j * n];
            else
                da[j + i * lda] = CONJ(made[i + j * n]);
    free(lower);
    free(made);
    return 0;
}
