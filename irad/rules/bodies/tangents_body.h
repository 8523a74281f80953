/* Tangents of irad's routines of linear algebra for one type of numbers, as calls of the same routines: so they can be
 * differentiated again, as often as one likes. Each is called behind its routine, and finds its results in place; each
 * pointer is followed by its shadow, which is the pointer itself where there is none. The formulas are those of
 * csrc/linalg.c. */
#include "names.h"
#include "linalg_helpers.h"

#define TANGENT(name) JOIN(tangent_, JOIN(JOIN(LETTER, name), _))

int TANGENT(gemm)(int64_t ta, int64_t tb, int64_t m, int64_t n, int64_t k, const T *alpha, const T *dalpha, const T *a,
                  const T *da, int64_t lda, const T *b, const T *db, int64_t ldb, T *c, T *dc, int64_t ldc)
{
    if (dc == c)
        return 0;
    if (da != a)
        LA(gemm)(ta, tb, m, n, k, alpha, da, lda, b, ldb, dc, ldc);
    if (db != b)
        LA(gemm)(ta, tb, m, n, k, alpha, a, lda, db, ldb, dc, ldc);
    if (dalpha != alpha)
        LA(gemm)(ta, tb, m, n, k, dalpha, a, lda, b, ldb, dc, ldc);
    return 0;
}

/* dB = op(A)^-1 (dB - op(dA) X), or from the right. */
int TANGENT(trsm)(int64_t side, int64_t uplo, int64_t trans, int64_t diag, int64_t m, int64_t n, const T *a, const T *da,
                  int64_t lda, T *b, T *db, int64_t ldb)
{
    if (db == b)
        return 0;
    if (da != a) {
        int64_t order = is((int)side, 'l') ? m : n, stride = at_least_one(order);
        T *moved = triangular((int)uplo, 'n', order, da, lda), minus = -1;
        for (int64_t i = 0; i < order && is((int)diag, 'u'); i++)
            moved[i + i * order] = 0;
        if (is((int)side, 'l'))
            LA(gemm)(trans, 'n', m, n, m, &minus, moved, stride, b, ldb, db, ldb);
        else
            LA(gemm)('n', trans, m, n, n, &minus, b, ldb, moved, stride, db, ldb);
        free(moved);
    }
    LA(trsm)(side, uplo, trans, diag, m, n, a, lda, db, ldb);
    return 0;
}

IN void swap_rows(int64_t count, int64_t columns, T *a, int64_t lda, const void *ipiv, int64_t width, int backwards)
{
    for (int64_t step = 0; step < count; step++) {
        int64_t i = backwards ? count - 1 - step : step, other = pivot(ipiv, width, i);
        for (int64_t j = 0; j < columns; j++) {
            T kept = a[i + j * lda];
            a[i + j * lda] = a[other + j * lda];
            a[other + j * lda] = kept;
        }
    }
}

/* The part of a square matrix below its diagonal, or the rest; with a unit diagonal where asked for. */
IN T *below(int64_t k, const T *a, int64_t lda, T diagonal)
{
    T *made = room(k * k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            made[i + j * k] = i > j ? a[i + j * lda] : i == j ? diagonal : 0;
    return made;
}

IN T *above(int64_t k, const T *a, int64_t lda)
{
    T *made = room(k * k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            made[i + j * k] = i > j ? 0 : a[i + j * lda];
    return made;
}

/* From the tangent of the matrix to that of its packed factors, in place. */
IN void move_factors(int64_t m, int64_t n, const T *lu, int64_t ldl, const void *ipiv, int64_t width, T *da, int64_t lda)
{
    int64_t k = least(m, n), stride = at_least_one(k);
    T one = 1, minus = -1;
    swap_rows(k, n, da, lda, ipiv, width, 0);
    T *core = room(k * k);
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            core[i + j * k] = da[i + j * lda];
    LA(trsm)('l', 'l', 'n', 'u', k, k, lu, ldl, core, stride);
    LA(trsm)('r', 'u', 'n', 'n', k, k, lu, ldl, core, stride);
    T *lower = below(k, core, k, 0), *upper = above(k, core, k);
    T *l = below(k, lu, ldl, 1), *u = above(k, lu, ldl);
    T *dl = calloc((size_t)at_least_one(k * k), sizeof(T)), *du = calloc((size_t)at_least_one(k * k), sizeof(T));
    LA(gemm)('n', 'n', k, k, k, &one, l, stride, lower, stride, dl, stride);
    LA(gemm)('n', 'n', k, k, k, &one, upper, stride, u, stride, du, stride);
    if (m > k) { /* dL2 = (dA2 - L2 dU) U^-1 */
        LA(gemm)('n', 'n', m - k, k, k, &minus, lu + k, ldl, du, stride, da + k, lda);
        LA(trsm)('r', 'u', 'n', 'n', m - k, k, lu, ldl, da + k, lda);
    }
    if (n > k) { /* dU2 = L^-1 (dA2 - dL U2) */
        LA(gemm)('n', 'n', k, n - k, k, &minus, dl, stride, lu + k * ldl, ldl, da + k * lda, lda);
        LA(trsm)('l', 'l', 'n', 'u', k, n - k, lu, ldl, da + k * lda, lda);
    }
    for (int64_t j = 0; j < k; j++)
        for (int64_t i = 0; i < k; i++)
            da[i + j * lda] = i > j ? dl[i + j * k] : du[i + j * k];
    free(core);
    free(lower);
    free(upper);
    free(l);
    free(u);
    free(dl);
    free(du);
}

/* The matrix whose packed factors these are changes by: P (dL U + L dU). */
IN T *refactored(int64_t n, const T *lu, int64_t ldl, const T *dlu, int64_t ldd, const void *ipiv, int64_t width)
{
    T one = 1, *made = calloc((size_t)at_least_one(n * n), sizeof(T));
    T *dl = below(n, dlu, ldd, 0), *du = above(n, dlu, ldd), *l = below(n, lu, ldl, 1), *u = above(n, lu, ldl);
    int64_t stride = at_least_one(n);
    LA(gemm)('n', 'n', n, n, n, &one, dl, stride, u, stride, made, stride);
    LA(gemm)('n', 'n', n, n, n, &one, l, stride, du, stride, made, stride);
    swap_rows(n, n, made, stride, ipiv, width, 1);
    free(dl);
    free(du);
    free(l);
    free(u);
    return made;
}

int TANGENT(getrf)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv, int64_t width)
{
    if (da != a)
        move_factors(m, n, a, lda, ipiv, width, da, lda);
    return 0;
}

int TANGENT(getrs)(int64_t trans, int64_t n, int64_t nrhs, const T *a, const T *da, int64_t lda, const void *ipiv,
                   const void *dipiv, int64_t width, const T *b, T *db, int64_t ldb)
{
    if (db == b)
        return 0;
    if (da != a) {
        T minus = -1, *moved = refactored(n, a, lda, da, lda, ipiv, width);
        LA(gemm)(trans, 'n', n, nrhs, n, &minus, moved, at_least_one(n), b, ldb, db, ldb);
        free(moved);
    }
    LA(getrs)(trans, n, nrhs, a, lda, ipiv, width, db, ldb);
    return 0;
}

int TANGENT(gesv)(int64_t n, int64_t nrhs, const T *a, T *da, int64_t lda, const void *ipiv, void *dipiv, int64_t width,
                  const T *b, T *db, int64_t ldb)
{
    int solved = 1;
    T minus = -1;
    for (int64_t i = 0; i < n; i++)
        if (a[i + i * lda] == 0)
            solved = 0;
    if (!solved)
        return 0;
    if (db != b && da != a)
        LA(gemm)('n', 'n', n, nrhs, n, &minus, da, lda, b, ldb, db, ldb);
    if (db != b)
        LA(getrs)('n', n, nrhs, a, lda, ipiv, width, db, ldb);
    if (da != a)
        move_factors(n, n, a, lda, ipiv, width, da, lda);
    return 0;
}

int TANGENT(getri)(int64_t n, const T *a, const T *da, int64_t lda, const void *ipiv, const void *dipiv, int64_t width,
                   const T *y, T *dy, int64_t ldy)
{
    if (dy == y)
        return 0;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            dy[i + j * ldy] = 0;
    if (da == a)
        return 0;
    int64_t stride = at_least_one(n);
    T one = 1, minus = -1, *moved = refactored(n, a, lda, da, lda, ipiv, width);
    T *part = calloc((size_t)at_least_one(n * n), sizeof(T));
    LA(gemm)('n', 'n', n, n, n, &minus, y, ldy, moved, stride, part, stride);
    LA(gemm)('n', 'n', n, n, n, &one, part, stride, y, ldy, dy, ldy);
    free(moved);
    free(part);
    return 0;
}

/* The Hermitian tangent that is meant by that of a triangle, or with `whole` by the Hermitian part. */
IN T *meant(int uplo, int whole, int64_t n, const T *da, int64_t lda)
{
    T *made = room(n * n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            T here = da[i + j * lda], mirrored = CONJ(da[j + i * lda]);
            int stored = is(uplo, 'l') ? i > j : i < j;
            made[i + j * n] = i == j ? RE(here) : whole ? (R)0.5 * (here + mirrored) : stored ? here : mirrored;
        }
    return made;
}

/* dL = L Phi(L^-1 dA L^-H), of which Phi takes the lower triangle and halves the diagonal. */
int TANGENT(potrf)(int64_t uplo, int64_t whole, int64_t n, const T *a, T *da, int64_t lda)
{
    if (da == a)
        return 0;
    int lower = is((int)uplo, 'l');
    int64_t stride = at_least_one(n);
    T one = 1, *l = room(n * n), *made = meant((int)uplo, (int)whole, n, da, lda);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            l[i + j * n] = i < j ? 0 : lower ? a[i + j * lda] : CONJ(a[j + i * lda]);
    LA(trsm)('l', 'l', 'n', 'n', n, n, l, stride, made, stride);
    LA(trsm)('r', 'l', 'c', 'n', n, n, l, stride, made, stride);
    T *phi = room(n * n), *dl = calloc((size_t)at_least_one(n * n), sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            phi[i + j * n] = i < j ? 0 : i == j ? (R)0.5 * made[i + j * n] : made[i + j * n];
    LA(gemm)('n', 'n', n, n, n, &one, l, stride, phi, stride, dl, stride);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j; i < n; i++)
            if (lower)
                da[i + j * lda] = dl[i + j * n];
            else
                da[j + i * lda] = CONJ(dl[i + j * n]);
    free(l);
    free(made);
    free(phi);
    free(dl);
    return 0;
}

/* P = V^H dA V: its diagonal is dw, and dV = V (P_ij / (w_j - w_i)). Where eigenvalues are so close that
 * rounding, divided by the square of their distance, counts, their vectors have NaN as tangents, even if they do not meet in
 * P: what comes back to P must not be lost. */
int TANGENT(syevd)(int64_t jobz, int64_t uplo, int64_t whole, int64_t n, const T *a, T *da, int64_t lda, const R *w, R *dw)
{
    int64_t stride = at_least_one(n);
    if (da == a) {
        for (int64_t i = 0; i < n && dw != w; i++)
            dw[i] = 0;
        return 0;
    }
    T one = 1, *vectors = room(n * n), *given = meant((int)uplo, (int)whole, n, da, lda);
    R *again = malloc((size_t)at_least_one(n) * sizeof(R));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            vectors[i + j * n] = a[i + j * lda];
    if (is((int)jobz, 'n'))
        LA(syevd)('v', uplo, whole, n, vectors, stride, again);
    T *part = calloc((size_t)at_least_one(n * n), sizeof(T)), *p = calloc((size_t)at_least_one(n * n), sizeof(T));
    LA(gemm)('c', 'n', n, n, n, &one, vectors, stride, given, stride, part, stride);
    LA(gemm)('n', 'n', n, n, n, &one, part, stride, vectors, stride, p, stride);
    for (int64_t i = 0; i < n && dw != w; i++)
        dw[i] = RE(p[i + i * n]);
    if (!is((int)jobz, 'n')) {
        double size = 0;
        for (int64_t i = 0; i < n; i++)
            size = __builtin_fmax(size, __builtin_fabs((double)w[i]));
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++) {
                da[i + j * lda] = 0;
                R gap = w[j] - w[i];
                int equal = (double)gap * (double)gap <= 1000 * (double)n * EPSILON * size * size;
                p[i + j * n] *= i == j ? 0 : equal ? (R)__builtin_nan("") : 1 / gap;
            }
        LA(gemm)('n', 'n', n, n, n, &one, vectors, stride, p, stride, da, lda);
    }
    free(vectors);
    free(given);
    free(again);
    free(part);
    free(p);
    return 0;
}
