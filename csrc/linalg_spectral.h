/* Eigenvalues of Hermitian matrices, singular values and least squares, for one type of numbers. Part of linalg.c.
 *
 * Where eigenvalues are equal but for rounding, their vectors have no derivative, and what divides by the difference is not
 * known: for V f(w) V^T both parts of it are 0, and it is not. So the reverse stops unless nothing at all comes from these
 * vectors, the adjoints of the values are equal, and 0 for values of 0 (where f might be 0, too). Tangents of the vectors
 * are NaN, unless the tangent of the matrix has no part that mixes them. Values alone (jobz N) have the derivatives that
 * belong to the vectors that were found. All of that holds for singular values as well, and for one of 0 whose vectors
 * are not unique. The reverse stops too where something comes from the phases of complex vectors, which are the routine's
 * choice; tangents leave the phase as it is. */

/* Whether a number is more than what rounding makes of zero, beside the largest one. */
static double OWN(noise)(int64_t count, const T *a, int64_t n)
{
    double largest = 0;
    for (int64_t i = 0; i < count; i++)
        largest = fmax(largest, (double)MAGNITUDE(a[i]));
    return 100 * (double)n * (double)EPSILON * largest;
}

/* Adjoints of values i and j, which are equal, and whose vectors are used. */
static void OWN(require_equal)(int64_t n, const R *w, const R *dw, int64_t i, int64_t j, const char *routine)
{
    double largest = 0, size = 0;
    for (int64_t k = 0; k < n && dw != w; k++) {
        largest = fmax(largest, fabs((double)dw[k]));
        size = fmax(size, fabs((double)w[k]));
    }
    double tolerance = 100 * (double)n * (double)EPSILON;
    int is_zero = fabs((double)w[i]) <= tolerance * size;
    if (dw != w && (fabs((double)(dw[i] - dw[j])) > tolerance * largest ||
                    (is_zero && fabs((double)dw[i]) > tolerance * largest)))
        la_fail(routine, LA_EQUAL);
}

static void OWN(require_nothing)(T value, double noise, const char *routine, const char *what)
{
    if ((double)MAGNITUDE(value) > noise)
        la_fail(routine, what);
}

/* Vectors from which nothing at all may come. What is left of them in V^H gV need not show it: the square of an entry of a
 * unit vector gives 0 there, and jumps nevertheless. */
static void OWN(require_unused)(int64_t length, int64_t count, const T *dv, int64_t ld, double noise, const char *routine)
{
    for (int64_t j = 0; j < count; j++)
        for (int64_t i = 0; i < length; i++)
            OWN(require_nothing)(dv[i + j * ld], noise, routine, LA_EQUAL);
}

/* The adjoints of vectors' phases are the imaginary parts of the diagonal of V^H gV. */
static void OWN(require_no_phases)(int64_t n, const T *inner, double noise, const char *routine)
{
#if COMPLEX
    for (int64_t i = 0; i < n; i++)
        OWN(require_nothing)((inner[i + i * n] - CONJ(inner[i + i * n])) / 2, noise, routine, LA_PHASES);
#endif
}

/* Eigenvectors into the place of the matrix. */
static int32_t OWN(eigen)(char uplo, int64_t n, T *a, int64_t lda, R *w)
{
    char vectors = 'V';
    int sizes[2] = {la_int(n), la_int(lda)}, query = -1, info = 0, count;
    la_routine routine = la_lapack(LA_SYEVD, KIND, "syevd");
    if (!routine || n == 0)
        return 0;
    T wanted[1];
    int wanted_integers[1];
#if COMPLEX
    R wanted_reals[1];
    int count_reals;
#define CALL(work, lwork, rwork, lrwork, iwork, liwork) \
    ((void (*)(char *, char *, int *, T *, int *, R *, T *, int *, R *, int *, int *, int *, int *, size_t, \
               size_t))routine)(&vectors, &uplo, sizes, a, sizes + 1, w, work, lwork, rwork, lrwork, iwork, liwork, \
                                &info, 1, 1)
    CALL(wanted, &query, wanted_reals, &query, wanted_integers, &query);
    count_reals = (int)wanted_reals[0];
    R *reals = la_room(count_reals, sizeof(R));
#else
#define CALL(work, lwork, rwork, lrwork, iwork, liwork) \
    ((void (*)(char *, char *, int *, T *, int *, R *, T *, int *, int *, int *, int *, size_t, size_t))routine)( \
        &vectors, &uplo, sizes, a, sizes + 1, w, work, lwork, iwork, liwork, &info, 1, 1)
    CALL(wanted, &query, NULL, NULL, wanted_integers, &query);
#endif
    count = (int)REAL_PART(wanted[0]);
    int count_integers = wanted_integers[0];
    T *work = la_room(count, sizeof(T));
    int *integers = la_room(count_integers, sizeof(int));
    CALL(work, &count, reals, &count_reals, integers, &count_integers);
#undef CALL
#if COMPLEX
    free(reals);
#endif
    free(work);
    free(integers);
    return info;
}

/* Eigenvalues, and with jobz V the vectors in the place of the matrix; with N the matrix stays. With `whole`, derivatives
 * are those by a Hermitian matrix, else by the triangle that is read. */
int32_t LA(syevd)(int64_t jobz, int64_t uplo, int64_t whole, int64_t n, T *a, int64_t lda, R *w)
{
    char job = la_flag(jobz, "NV", "syevd");
    if (job == 'V')
        return OWN(eigen)(la_flag(uplo, "LU", "syevd"), n, a, lda, w);
    T *own = OWN(copy)(n, n, a, lda);
    int32_t info = OWN(eigen)(la_flag(uplo, "LU", "syevd"), n, own, la_at_least_one(n), w);
    free(own);
    return info;
}

struct OWN(spectrum) {
    int64_t info;
    R *w;
    T vectors[];
};

struct la_kept LA(syevd_augmented)(int64_t jobz, int64_t uplo, int64_t whole, int64_t n, T *a, T *da, int64_t lda, R *w,
                                   R *dw, int64_t changes)
{
    char job = la_flag(jobz, "NV", "syevd");
    struct OWN(spectrum) *kept =
        la_room((int64_t)sizeof *kept + n * n * (int64_t)sizeof(T) + n * (int64_t)sizeof(R), 1);
    kept->w = (R *)(kept->vectors + n * n);
    OWN(put)(n, n, a, lda, kept->vectors, n);
    int32_t info = OWN(eigen)(la_flag(uplo, "LU", "syevd"), n, kept->vectors, la_at_least_one(n), w);
    kept->info = info;
    memcpy(kept->w, w, (size_t)n * sizeof(R));
    if (job == 'V')
        OWN(put)(n, n, kept->vectors, n, a, lda);
    return (struct la_kept){kept, info};
}

/* 1 / (w_j - w_i), or 0 where they are equal but for rounding. */
static R OWN(gap)(int64_t n, const R *w, int64_t i, int64_t j)
{
    R largest = (R)fmax(fabs((double)w[0]), fabs((double)w[n - 1])), difference = w[j] - w[i];
    return (R)fabs((double)difference) <= 100 * (R)n * EPSILON * largest ? 0 : 1 / difference;
}

void LA(syevd_reverse)(int64_t jobz, int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda,
                       const R *w, R *dw, int32_t none, void *tape)
{
    char job = la_flag(jobz, "NV", "syevd"), uplo = la_flag(uplo_, "LU", "syevd");
    struct OWN(spectrum) *kept = tape;
    if (kept->info)
        return;
    T *inner = la_room(n * n, sizeof(T)), *made = la_room(n * n, sizeof(T));
    OWN(clear)(n, n, inner, n);
    if (job == 'V' && da != a) {
        OWN(multiply)('C', 'N', n, n, n, 1, kept->vectors, n, da, lda, 0, inner, n);
        double noise = OWN(noise)(n * n, inner, n), given = 0;
        for (int64_t j = 0; j < n; j++)
            given = fmax(given, OWN(noise)(n, da + j * lda, n));
        OWN(require_no_phases)(n, inner, fmax(noise, given), "syevd");
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i <= j; i++) {
                R factor = i == j ? 0 : OWN(gap)(n, kept->w, i, j) / 2;
                if (i != j && factor == 0) {
                    OWN(require_equal)(n, kept->w, dw == w ? kept->w : dw, i, j, "syevd");
                    OWN(require_unused)(n, 1, da + i * lda, lda, given, "syevd");
                    OWN(require_unused)(n, 1, da + j * lda, lda, given, "syevd");
                }
                T upper = factor * (inner[i + j * n] - CONJ(inner[j + i * n]));
                inner[i + j * n] = upper;
                inner[j + i * n] = CONJ(upper);
            }
        OWN(clear)(n, n, da, lda);
    }
    for (int64_t i = 0; i < n && dw != w; i++) {
        inner[i + i * n] += dw[i];
        dw[i] = 0;
    }
    if (da != a) {
        OWN(multiply)('N', 'N', n, n, n, 1, kept->vectors, n, inner, n, 0, made, n);
        OWN(multiply)('N', 'C', n, n, n, 1, made, n, kept->vectors, n, 0, inner, n);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                if (i == j)
                    da[i + j * lda] += REAL_PART(inner[i + j * n]);
                else if (whole)
                    da[i + j * lda] += inner[i + j * n];
                else if ((i > j) == (uplo == 'L'))
                    da[i + j * lda] += inner[i + j * n] + inner[i + j * n];
    }
    free(inner);
    free(made);
}

int32_t LA(syevd_tangent)(int64_t jobz, int64_t uplo_, int64_t whole, int64_t n, const T *a, T *da, int64_t lda,
                          const R *w, R *dw)
{
    char job = la_flag(jobz, "NV", "syevd"), uplo = la_flag(uplo_, "LU", "syevd");
    R *again = la_room(n, sizeof(R));
    T *vectors = OWN(copy)(n, n, a, lda), *given = la_room(n * n, sizeof(T)), *part = la_room(n * n, sizeof(T));
    if (job == 'N')
        OWN(eigen)(uplo, n, vectors, la_at_least_one(n), again);
    OWN(clear)(n, n, given, n);
    for (int64_t j = 0; j < n && da != a; j++)
        for (int64_t i = j; i < n; i++) {
            T below = da[i + j * lda], above = CONJ(da[j + i * lda]);
            T meant = i == j ? (T)REAL_PART(below) : whole ? (below + above) / 2 : uplo == 'L' ? below : above;
            given[i + j * n] = meant;
            given[j + i * n] = CONJ(meant);
        }
    OWN(multiply)('C', 'N', n, n, n, 1, vectors, n, given, n, 0, part, n);
    OWN(multiply)('N', 'N', n, n, n, 1, part, n, vectors, n, 0, given, n);
    for (int64_t i = 0; i < n && dw != w; i++)
        dw[i] = REAL_PART(given[i + i * n]);
    if (job == 'V' && da != a) {
        double noise = OWN(noise)(n * n, given, n);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++) {
                R factor = i == j ? 0 : OWN(gap)(n, w, i, j);
                if (i != j && factor == 0 && (double)MAGNITUDE(given[i + j * n]) > noise)
                    factor = (R)NAN;
                given[i + j * n] *= factor;
            }
        OWN(multiply)('N', 'N', n, n, n, 1, vectors, n, given, n, 0, da, lda);
    }
    free(again);
    free(vectors);
    free(given);
    free(part);
    return 0;
}

/* Singular values and vectors; the matrix is destroyed. */
static int32_t OWN(decompose)(char job, int64_t m, int64_t n, T *a, int64_t lda, R *s, T *u, int64_t ldu, T *vt,
                              int64_t ldvt)
{
    int64_t least = m < n ? m : n, most = m < n ? n : m;
    la_routine routine = la_lapack(LA_GESDD, KIND, "gesdd");
    if (!routine || least == 0)
        return 0;
    int sizes[5] = {la_int(m), la_int(n), la_int(lda), la_int(ldu), la_int(ldvt)}, query = -1, info = 0, count;
    int *integers = la_room(8 * least, sizeof(int));
    T wanted[1], *work = wanted;
#if COMPLEX
    int64_t five = 5 * least + 5, two = 2 * most + 2 * least + 1;
    R *reals = la_room(least * (five > two ? five : two) + 1, sizeof(R));
#define CALL(lwork) \
    ((void (*)(char *, int *, int *, T *, int *, R *, T *, int *, T *, int *, T *, int *, R *, int *, int *, \
               size_t))routine)(&job, sizes, sizes + 1, a, sizes + 2, s, u, sizes + 3, vt, sizes + 4, work, lwork, reals, \
                                integers, &info, 1)
#else
#define CALL(lwork) \
    ((void (*)(char *, int *, int *, T *, int *, R *, T *, int *, T *, int *, T *, int *, int *, int *, \
               size_t))routine)(&job, sizes, sizes + 1, a, sizes + 2, s, u, sizes + 3, vt, sizes + 4, work, lwork, \
                                integers, &info, 1)
#endif
    CALL(&query);
    count = (int)REAL_PART(wanted[0]);
    work = la_room(count, sizeof(T));
    CALL(&count);
#undef CALL
#if COMPLEX
    free(reals);
#endif
    (void)most;
    free(work);
    free(integers);
    return info;
}

/* With jobz A or S: singular values, vectors, and the matrix is destroyed; with N values alone, and it stays. */
int32_t LA(gesdd)(int64_t jobz, int64_t m, int64_t n, T *a, int64_t lda, R *s, T *u, int64_t ldu, T *vt, int64_t ldvt)
{
    char job = la_flag(jobz, "ASN", "gesdd");
    if (job != 'N')
        return OWN(decompose)(job, m, n, a, lda, s, u, ldu, vt, ldvt);
    T *own = OWN(copy)(m, n, a, lda);
    int32_t info = OWN(decompose)(job, m, n, own, la_at_least_one(m), s, own, la_at_least_one(m), own,
                                  la_at_least_one(n));
    free(own);
    return info;
}

/* Singular values, the first vectors, and (with A) the other ones. */
struct OWN(singular) {
    int64_t info, job, m, n, k, columns, rows;
    R *s;
    T *u, *vt;
};

static struct OWN(singular) *OWN(singular_room)(char job, int64_t m, int64_t n)
{
    int64_t k = m < n ? m : n, columns = job == 'A' ? m : k, rows = job == 'A' ? n : k;
    struct OWN(singular) *kept = la_room(
        (int64_t)sizeof *kept + (m * columns + rows * n) * (int64_t)sizeof(T) + k * (int64_t)sizeof(R), 1);
    *kept = (struct OWN(singular)){0, job, m, n, k, columns, rows, NULL, (T *)(kept + 1), NULL};
    kept->vt = kept->u + m * columns;
    kept->s = (R *)(kept->vt + rows * n);
    return kept;
}

struct la_kept LA(gesdd_augmented)(int64_t jobz, int64_t m, int64_t n, T *a, T *da, int64_t lda, R *s, R *ds, T *u,
                                   T *du, int64_t ldu, T *vt, T *dvt, int64_t ldvt, int64_t changes)
{
    char job = la_flag(jobz, "ASN", "gesdd");
    struct OWN(singular) *kept = OWN(singular_room)(job, m, n);
    T *own = OWN(copy)(m, n, a, lda);
    kept->info = OWN(decompose)(job == 'A' ? 'A' : 'S', m, n, own, la_at_least_one(m), kept->s, kept->u,
                                la_at_least_one(m), kept->vt, la_at_least_one(kept->rows));
    free(own);
    memcpy(s, kept->s, (size_t)kept->k * sizeof(R));
    if (job != 'N') {
        OWN(put)(m, kept->columns, kept->u, m, u, ldu);
        OWN(put)(kept->rows, n, kept->vt, kept->rows, vt, ldvt);
    }
    return (struct la_kept){kept, (int32_t)kept->info};
}

/* 1 / (s_j^2 - s_i^2), or 0 where they are equal but for rounding. */
static R OWN(square_gap)(const struct OWN(singular) *kept, int64_t i, int64_t j)
{
    R difference = kept->s[j] - kept->s[i], sum = kept->s[j] + kept->s[i];
    int64_t most = kept->m > kept->n ? kept->m : kept->n;
    if ((R)fabs((double)difference) <= 100 * (R)most * EPSILON * kept->s[0])
        return 0;
    return 1 / difference / sum;
}

static R OWN(inverse_value)(const struct OWN(singular) *kept, int64_t i)
{
    int64_t most = kept->m > kept->n ? kept->m : kept->n;
    return kept->s[i] <= (R)most * EPSILON * kept->s[0] ? 0 : 1 / kept->s[i];
}

/* Turning further vectors among themselves must not matter: X^H W_2 is Hermitian. */
static void OWN(require_no_basis)(int64_t length, int64_t count, const T *u, const T *w, double noise)
{
    T *inner = la_room(count * count, sizeof(T));
    OWN(multiply)('C', 'N', count, count, length, 1, u, length, w, length, 0, inner, count);
    for (int64_t j = 0; j < count; j++)
        for (int64_t i = 0; i <= j; i++)
            OWN(require_nothing)(inner[i + j * count] - CONJ(inner[j + i * count]), noise, "gesdd", LA_FURTHER);
    free(inner);
}

/* A part of the adjoint that comes from vectors outside of the first k: (W - U U^H W - X W_2^H U) S^-1, of which W are the
 * adjoints of the first vectors U and W_2 those of the others, X. All have `length` rows. */
static T *OWN(outside)(const struct OWN(singular) *kept, int64_t length, int64_t columns, const T *u, const T *w)
{
    int64_t k = kept->k;
    T *made = OWN(copy)(length, k, w, length), *part = la_room(k * k, sizeof(T));
    double noise = OWN(noise)(length * columns, w, length);
    OWN(multiply)('C', 'N', k, k, length, 1, u, length, w, length, 0, part, k);
    OWN(multiply)('N', 'N', length, k, k, -1, u, length, part, k, 1, made, length);
    if (columns > k) {
        T *other = la_room((columns - k) * k, sizeof(T));
        OWN(multiply)('C', 'N', columns - k, k, length, 1, w + k * length, length, u, length, 0, other, columns - k);
        OWN(multiply)('N', 'N', length, k, columns - k, -1, u + k * length, length, other, columns - k, 1, made, length);
        free(other);
        OWN(require_no_basis)(length, columns - k, u + k * length, w + k * length, noise);
    }
    for (int64_t j = 0; j < k; j++) {
        R factor = OWN(inverse_value)(kept, j);
        if (factor == 0 && length > k) { /* as free as the vectors behind it */
            OWN(require_unused)(length, 1, w + j * length, length, noise, "gesdd");
            OWN(require_unused)(length, columns - k, w + k * length, length, noise, "gesdd");
        }
        for (int64_t i = 0; i < length; i++)
            made[i + j * length] *= factor;
    }
    free(part);
    return made;
}

/* V from V^H. */
static T *OWN(turned)(int64_t rows, int64_t columns, const T *vt, int64_t ldvt)
{
    T *made = la_room(rows * columns, sizeof(T));
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            made[j + i * columns] = CONJ(vt[i + j * ldvt]);
    return made;
}

void LA(gesdd_reverse)(int64_t jobz, int64_t m, int64_t n, const T *a, T *da, int64_t lda, const R *s, R *ds, const T *u,
                       T *du, int64_t ldu, const T *vt, T *dvt, int64_t ldvt, int32_t none, void *tape)
{
    char job = la_flag(jobz, "ASN", "gesdd");
    struct OWN(singular) *kept = tape;
    int64_t k = kept->k, columns = kept->columns, rows = kept->rows, most = m > n ? m : n;
    if (kept->info)
        return;
    T *v = OWN(turned)(rows, n, kept->vt, rows), *core = la_room(k * k, sizeof(T)), *part = la_room(k * k, sizeof(T));
    T *left = NULL, *right = NULL, *made = la_room(m * k, sizeof(T)), *phases = la_room(k * k, sizeof(T));
    double all_noise = 0;
    OWN(clear)(k, k, core, k);
    OWN(clear)(k, k, phases, k);
    for (int64_t j = 0; j < k && job != 'N' && da != a; j++)
        for (int64_t i = 0; i <= j; i++)
            if ((i != j && OWN(square_gap)(kept, i, j) == 0) ||
                (i == j && OWN(inverse_value)(kept, i) == 0))
                OWN(require_equal)(k, kept->s, ds == s ? kept->s : ds, i, j, "gesdd");
    for (int64_t j = 0; j < k && job != 'N' && da != a && du != u && dvt != vt; j++)
        if (OWN(inverse_value)(kept, j) == 0 && !OWN(is_zero)(m, 1, du + j * ldu, ldu)) /* the sign of both jumps */
            for (int64_t i = 0; i < n; i++)
                OWN(require_nothing)(dvt[j + i * ldvt], 0, "gesdd", LA_EQUAL);
    if (job != 'N' && du != u) {
        T *w = OWN(copy)(m, columns, du, ldu);
        OWN(multiply)('C', 'N', k, k, m, 1, kept->u, m, w, m, 0, part, k);
        double noise = OWN(noise)(m * columns, w, most);
        all_noise = noise;
        for (int64_t j = 0; j < k; j++)
            for (int64_t i = 0; i < k; i++) {
                phases[i + j * k] += part[i + j * k];
                T skew = part[i + j * k] - CONJ(part[j + i * k]);
                R factor = i == j ? OWN(inverse_value)(kept, i) / 2 : OWN(square_gap)(kept, i, j) * kept->s[j];
                if (i != j && OWN(square_gap)(kept, i, j) == 0)
                    OWN(require_unused)(m, 1, w + j * m, m, noise, "gesdd");
                else if (i == j && factor == 0)
                    OWN(require_nothing)(skew, noise, "gesdd", LA_EQUAL);
                core[i + j * k] += factor * skew;
            }
        left = OWN(outside)(kept, m, columns, kept->u, w);
        OWN(clear)(m, columns, du, ldu);
        free(w);
    }
    if (job != 'N' && dvt != vt) {
        T *w = OWN(turned)(rows, n, dvt, ldvt);
        OWN(multiply)('C', 'N', k, k, n, 1, v, n, w, n, 0, part, k);
        double noise = OWN(noise)(n * rows, w, most);
        all_noise = fmax(all_noise, noise);
        for (int64_t j = 0; j < k; j++)
            for (int64_t i = 0; i < k; i++) {
                phases[i + j * k] += part[i + j * k];
                T skew = part[i + j * k] - CONJ(part[j + i * k]);
                if (i != j && OWN(square_gap)(kept, i, j) == 0)
                    OWN(require_unused)(n, 1, w + j * n, n, noise, "gesdd");
                core[i + j * k] += i == j ? 0 : OWN(square_gap)(kept, i, j) * kept->s[i] * skew;
            }
        right = OWN(outside)(kept, n, rows, v, w);
        OWN(clear)(rows, n, dvt, ldvt);
        free(w);
    }
    if (da != a)
        OWN(require_no_phases)(k, phases, all_noise, "gesdd");
    free(phases);
    for (int64_t i = 0; i < k && ds != s; i++) {
        core[i + i * k] += ds[i];
        ds[i] = 0;
    }
    if (da != a) {
        if (job != 'N')
            OWN(clear)(m, n, da, lda);
        OWN(multiply)('N', 'N', m, k, k, 1, kept->u, m, core, k, 0, made, m);
        for (int64_t i = 0; i < m * k && left; i++)
            made[i] += left[i];
        OWN(multiply)('N', 'C', m, n, k, 1, made, m, v, n, 1, da, lda);
        if (right)
            OWN(multiply)('N', 'C', m, n, k, 1, kept->u, m, right, n, 1, da, lda);
    }
    free(v);
    free(core);
    free(part);
    free(left);
    free(right);
    free(made);
}

/* The tangents of vectors outside of the first k, U_2 omega, and those of the other ones, -U omega^H, where omega is
 * U_2^H B S^-1 of B = dA V (or dA^H U). */
static void OWN(move_outside)(const struct OWN(singular) *kept, int64_t length, int64_t columns, const T *u, const T *b,
                              T *dw)
{
    int64_t k = kept->k;
    T *scaled = OWN(copy)(length, k, b, length), *part = la_room(k * k, sizeof(T));
    double noise = OWN(noise)(length * k, b, length);
    OWN(multiply)('C', 'N', k, k, length, 1, u, length, b, length, 0, part, k);
    OWN(multiply)('N', 'N', length, k, k, -1, u, length, part, k, 1, scaled, length);
    for (int64_t j = 0; j < k; j++) {
        R factor = OWN(inverse_value)(kept, j);
        for (int64_t i = 0; i < length; i++)
            if (OWN(inverse_value)(kept, j) == 0 && (double)MAGNITUDE(scaled[i + j * length]) > noise)
                factor = (R)NAN;
        for (int64_t i = 0; i < length; i++)
            scaled[i + j * length] *= factor;
    }
    if (columns > k) {
        T *omega = la_room((columns - k) * k, sizeof(T));
        OWN(multiply)('C', 'N', columns - k, k, length, 1, u + k * length, length, scaled, length, 0, omega, columns - k);
        OWN(multiply)('N', 'C', length, columns - k, k, -1, u, length, omega, columns - k, 0, dw + k * length, length);
        free(omega);
    }
    for (int64_t i = 0; i < length * k; i++)
        dw[i] += scaled[i];
    free(scaled);
    free(part);
}

int32_t LA(gesdd_tangent)(int64_t jobz, int64_t m, int64_t n, const T *a, T *da, int64_t lda, const R *s, R *ds,
                          const T *u, T *du, int64_t ldu, const T *vt, T *dvt, int64_t ldvt)
{
    char job = la_flag(jobz, "ASN", "gesdd");
    struct OWN(singular) *kept = OWN(singular_room)(job, m, n);
    int64_t k = kept->k, columns = kept->columns, rows = kept->rows;
    if (da == a) {
        memset(ds, 0, ds != s ? (size_t)k * sizeof(R) : 0);
        free(kept);
        return 0;
    }
    if (job == 'N') {
        T *own = OWN(copy)(m, n, a, lda);
        OWN(decompose)('S', m, n, own, la_at_least_one(m), kept->s, kept->u, la_at_least_one(m), kept->vt,
                       la_at_least_one(rows));
        free(own);
    } else {
        OWN(put)(m, columns, u, ldu, kept->u, m);
        OWN(put)(rows, n, vt, ldvt, kept->vt, rows);
        memcpy(kept->s, s, (size_t)k * sizeof(R));
    }
    T *v = OWN(turned)(rows, n, kept->vt, rows), *right = la_room(m * k, sizeof(T)), *left = la_room(n * k, sizeof(T));
    T *core = la_room(k * k, sizeof(T)), *turn_u = la_room(k * k, sizeof(T)), *turn_v = la_room(k * k, sizeof(T));
    OWN(multiply)('N', 'N', m, k, n, 1, da, lda, v, n, 0, right, m);
    OWN(multiply)('C', 'N', n, k, m, 1, da, lda, kept->u, m, 0, left, n);
    OWN(multiply)('C', 'N', k, k, m, 1, kept->u, m, right, m, 0, core, k);
    for (int64_t i = 0; i < k && ds != s; i++)
        ds[i] = REAL_PART(core[i + i * k]);
    double noise = OWN(noise)(k * k, core, m > n ? m : n);
    for (int64_t j = 0; j < k && job != 'N'; j++)
        for (int64_t i = 0; i < k; i++) {
            T p = core[i + j * k], q = CONJ(core[j + i * k]);
            R gap = i == j ? 0 : OWN(square_gap)(kept, i, j);
            if (i != j && gap == 0 && (double)MAGNITUDE(p) + (double)MAGNITUDE(q) > noise)
                gap = (R)NAN;
            turn_u[i + j * k] = i == j ? (p - q) / 2 * OWN(inverse_value)(kept, i)
                                       : gap * (p * kept->s[j] + q * kept->s[i]);
            turn_v[i + j * k] = gap * (kept->s[i] * p + kept->s[j] * q);
        }
    if (job != 'N' && du != u) {
        T *made = la_room(m * columns, sizeof(T));
        OWN(multiply)('N', 'N', m, k, k, 1, kept->u, m, turn_u, k, 0, made, m);
        OWN(move_outside)(kept, m, columns, kept->u, right, made);
        OWN(put)(m, columns, made, m, du, ldu);
        free(made);
    }
    if (job != 'N' && dvt != vt) {
        T *made = la_room(n * rows, sizeof(T));
        OWN(multiply)('N', 'N', n, k, k, 1, v, n, turn_v, k, 0, made, n);
        OWN(move_outside)(kept, n, rows, v, left, made);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < rows; i++)
                dvt[i + j * ldvt] = CONJ(made[j + i * n]);
        free(made);
    }
    free(v);
    free(right);
    free(left);
    free(core);
    free(turn_u);
    free(turn_v);
    free(kept);
    return 0;
}
