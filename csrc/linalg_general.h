/* Eigenvalues of general matrices, for one type of numbers. Part of linalg.c.
 *
 * Everything is computed with complex numbers (WIDE); LAPACK hands over pairs of conjugated vectors of real matrices as
 * real and imaginary part, in two columns. With P = V^-1 dA V the eigenvalues change by the diagonal of P, and a vector
 * v_j by the sum of v_i P_ij / (w_j - w_i), but for its scale: LAPACK makes vectors of length 1, and the largest number of
 * complex ones real. Left vectors are those of A^H. The matrix stays as it is. */

static int32_t OWN(general)(char left, char right, int64_t n, const T *a, int64_t lda, T *wr, T *wi, T *vl, int64_t ldvl,
                            T *vr, int64_t ldvr)
{
    la_routine routine = la_lapack(LA_GEEV, KIND, "geev");
    if (!routine || n == 0)
        return 0;
    T *own = OWN(copy)(n, n, a, lda), wanted[1], *work = wanted;
    int sizes[4] = {la_int(n), la_int(n), la_int(la_at_least_one(ldvl)), la_int(la_at_least_one(ldvr))};
    int query = -1, info = 0;
#if COMPLEX
    R *reals = la_room(2 * n, sizeof(R));
    (void)wi;
#define CALL(lwork) \
    ((void (*)(char *, char *, int *, T *, int *, T *, T *, int *, T *, int *, T *, int *, R *, int *, size_t, \
               size_t))routine)(&left, &right, sizes, own, sizes + 1, wr, vl, sizes + 2, vr, sizes + 3, work, lwork, \
                                reals, &info, 1, 1)
#else
#define CALL(lwork) \
    ((void (*)(char *, char *, int *, T *, int *, T *, T *, T *, int *, T *, int *, T *, int *, int *, size_t, \
               size_t))routine)(&left, &right, sizes, own, sizes + 1, wr, wi, vl, sizes + 2, vr, sizes + 3, work, lwork, \
                                &info, 1, 1)
#endif
    CALL(&query);
    int count = (int)REAL_PART(wanted[0]);
    work = la_room(count, sizeof(T));
    CALL(&count);
#undef CALL
#if COMPLEX
    free(reals);
#endif
    free(work);
    free(own);
    return info;
}

/* With jobs V or N for left and right vectors; real matrices have the imaginary parts of eigenvalues in wi. */
int32_t LA(geev)(int64_t left, int64_t right, int64_t n, const T *a, int64_t lda, T *wr, T *wi, T *vl, int64_t ldvl, T *vr,
                 int64_t ldvr)
{
    return OWN(general)(la_flag(left, "NV", "geev"), la_flag(right, "NV", "geev"), n, a, lda, wr, wi, vl, ldvl, vr, ldvr);
}

/* Eigenvalues and vectors as complex numbers, in one block. */
struct OWN(eigen) {
    int64_t info, shared, n, has_left;
    WIDE *w, *v, *u;
};

/* Vectors from LAPACK's columns. */
static void OWN(widen)(int64_t n, const T *wi, const T *v, int64_t ldv, WIDE *into)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
#if COMPLEX
            into[i + j * n] = v[i + j * ldv];
#else
            WIDE unit = (WIDE)I;
            if (wi[j] == 0)
                into[i + j * n] = v[i + j * ldv];
            else if (wi[j] > 0)
                into[i + j * n] = v[i + j * ldv] + unit * v[i + (j + 1) * ldv];
            else
                into[i + j * n] = v[i + (j - 1) * ldv] - unit * v[i + j * ldv];
#endif
        }
}

static struct OWN(eigen) *OWN(eigen_room)(int64_t n, int has_left)
{
    struct OWN(eigen) *kept = la_room((int64_t)sizeof *kept + (n + 2 * n * n) * (int64_t)sizeof(WIDE), 1);
    *kept = (struct OWN(eigen)){0, 0, n, has_left, (WIDE *)(kept + 1), NULL, NULL};
    kept->v = kept->w + n;
    kept->u = kept->v + n * n;
    return kept;
}

/* All that derivatives need: right vectors as well where values alone are wanted. Results go to where they belong. */
static struct OWN(eigen) *OWN(decomposed)(char left, char right, int64_t n, const T *a, int64_t lda, T *wr, T *wi, T *vl,
                                          int64_t ldvl, T *vr, int64_t ldvr)
{
    struct OWN(eigen) *kept = OWN(eigen_room)(n, left == 'V');
    T *v = la_room(n * n, sizeof(T)), *u = la_room(left == 'V' ? n * n : 1, sizeof(T));
    kept->info = OWN(general)(left, 'V', n, a, lda, wr, wi, u, n, v, n);
    for (int64_t j = 0; j < n; j++)
        kept->w[j] = COMPLEX ? (WIDE)wr[j] : (WIDE)wr[j] + (WIDE)I * (WIDE)wi[j];
    OWN(widen)(n, wi, v, n, kept->v);
    if (left == 'V') {
        OWN(widen)(n, wi, u, n, kept->u);
        OWN(put)(n, n, u, n, vl, ldvl);
    }
    if (right == 'V')
        OWN(put)(n, n, v, n, vr, ldvr);
    free(v);
    free(u);
    return kept;
}

struct la_kept LA(geev_augmented)(int64_t left, int64_t right, int64_t n, const T *a, const T *da, int64_t lda, T *wr,
                                  T *dwr, T *wi, T *dwi, T *vl, T *dvl, int64_t ldvl, T *vr, T *dvr, int64_t ldvr,
                                  int64_t changes)
{
    struct OWN(eigen) *kept = OWN(decomposed)(la_flag(left, "NV", "geev"), la_flag(right, "NV", "geev"), n, a, lda, wr, wi,
                                              vl, ldvl, vr, ldvr);
    kept->shared = la_is_shared(changes);
    return (struct la_kept){kept, (int32_t)kept->info};
}

/* The inverse of the vectors; there is none where the matrix is defective. */
static WIDE *OWN(inverse_of_vectors)(int64_t n, const WIDE *v)
{
    WIDE *lu = OWNW(copy)(n, n, v, n), *made = la_room(n * n, sizeof(WIDE));
    int *pivots = la_room(n, sizeof(int));
    int32_t info = OWNW(lu)(n, n, lu, la_at_least_one(n), pivots, 4);
    R largest = 0, size = 0;
    for (int64_t i = 0; i < n * n; i++) {
        made[i] = i % (n + 1) == 0;
        size = (R)fmax((double)size, cabs((double complex)v[i]));
    }
    if (!info)
        OWNW(lu_solve)('N', n, n, lu, la_at_least_one(n), pivots, 4, made, la_at_least_one(n));
    for (int64_t i = 0; i < n * n; i++)
        largest = (R)fmax((double)largest, cabs((double complex)made[i]));
    free(lu);
    free(pivots);
    if (info || !((double)largest * (double)size * (double)n * (double)n * (double)EPSILON < 0.01))
        la_fail("geev", "the matrix is defective but for rounding: its eigenvectors have no inverse, and no derivative");
    return made;
}

/* The number of a complex vector that LAPACK makes real; -1 for a vector that is real all over. */
static int64_t OWN(real_number)(int64_t n, const WIDE *v)
{
    int64_t best = -1;
    int is_real = !COMPLEX;
    for (int64_t i = 0; i < n; i++) {
        is_real = is_real && cimag((double complex)v[i]) == 0;
        if (cimag((double complex)v[i]) == 0 &&
            (best < 0 || cabs((double complex)v[i]) > cabs((double complex)v[best])))
            best = i;
    }
    return is_real ? -1 : best;
}

static WIDE OWN(wide_gap)(int64_t n, const WIDE *w, int64_t i, int64_t j)
{
    double size = 0;
    for (int64_t k = 0; k < n; k++)
        size = fmax(size, cabs((double complex)w[k]));
    WIDE difference = w[j] - w[i];
    return cabs((double complex)difference) <= 100 * (double)n * (double)EPSILON * size ? 0 : 1 / difference;
}

/* Whether the adjoints of two equal eigenvalues differ, or are not 0 for those of 0: see linalg_spectral.h. */
static int OWN(differs)(int64_t n, const WIDE *w, const WIDE *gw, int64_t i, int64_t j)
{
    double largest = 0, size = 0, tolerance = 100 * (double)n * (double)EPSILON;
    for (int64_t k = 0; k < n; k++) {
        largest = fmax(largest, cabs((double complex)gw[k]));
        size = fmax(size, cabs((double complex)w[k]));
    }
    return cabs((double complex)(gw[i] - gw[j])) > tolerance * largest ||
           (cabs((double complex)w[i]) <= tolerance * size && cabs((double complex)gw[i]) > tolerance * largest);
}

/* From adjoints of eigenvalues and vectors (which are changed) to that of the matrix, which is added up. */
static void OWN(eigen_adjoint)(int64_t n, const WIDE *w, const WIDE *v, const WIDE *gw, WIDE *gv, int with_vectors, WIDE *ga)
{
    WIDE *inverse = OWN(inverse_of_vectors)(n, v), *m = la_room(n * n, sizeof(WIDE)), *part = la_room(n * n, sizeof(WIDE));
    double noise = 0, *given = la_room(n, sizeof *given); /* the largest adjoint of each vector */
    for (int64_t j = 0; j < n; j++) {
        const WIDE *x = v + j * n;
        WIDE *g = gv + j * n, along = 0;
        int64_t k = OWN(real_number)(n, x);
        for (int64_t i = 0; i < n; i++) {
            along += (WIDE)conj((double complex)g[i]) * x[i];
            given[j] = fmax(i ? given[j] : 0, cabs((double complex)g[i]));
        }
        noise = fmax(noise, given[j]);
        for (int64_t i = 0; i < n; i++)
            g[i] -= (R)creal((double complex)along) * x[i];
        if (k >= 0)
            g[k] += (WIDE)(I * (cimag((double complex)along) / creal((double complex)x[k])));
    }
    noise *= 100 * (double)n * (double)EPSILON;
    OWNW(multiply)('C', 'N', n, n, n, 1, v, n, gv, n, 0, m, n);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
            WIDE factor = i == j ? 0 : OWN(wide_gap)(n, w, i, j);
            if (i != j && factor == 0 && with_vectors &&
                (given[i] > noise || given[j] > noise || OWN(differs)(n, w, gw, i, j)))
                la_fail("geev", LA_EQUAL);
            m[i + j * n] *= (WIDE)conj((double complex)factor);
        }
    for (int64_t j = 0; j < n; j++)
        m[j + j * n] = gw[j];
    OWNW(multiply)('C', 'N', n, n, n, 1, inverse, n, m, n, 0, part, n);
    OWNW(multiply)('N', 'C', n, n, n, 1, part, n, v, n, 1, ga, n);
    free(inverse);
    free(m);
    free(part);
    free(given);
}

/* The adjoints of LAPACK's columns as those of complex vectors; they are used up. */
static void OWN(take_columns)(int64_t n, const WIDE *w, T *dv, int64_t ldv, WIDE *into)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
#if COMPLEX
            into[i + j * n] = dv[i + j * ldv];
#else
            double imaginary = cimag((double complex)w[j]);
            into[i + j * n] = imaginary < 0 ? (WIDE)0 : (WIDE)dv[i + j * ldv];
            if (imaginary > 0)
                into[i + j * n] += (WIDE)I * (WIDE)dv[i + (j + 1) * ldv];
#endif
        }
    OWN(clear)(n, n, dv, ldv);
}

void LA(geev_reverse)(int64_t left, int64_t right, int64_t n, const T *a, T *da, int64_t lda, const T *wr, T *dwr,
                      const T *wi, T *dwi, const T *vl, T *dvl, int64_t ldvl, const T *vr, T *dvr, int64_t ldvr,
                      int32_t none, void *tape)
{
    struct OWN(eigen) *kept = tape;
    int with_left = kept->has_left && dvl != vl, with_right = la_flag(right, "NV", "geev") == 'V' && dvr != vr;
    if (kept->info || n == 0)
        return;
    WIDE *gw = la_room(n, sizeof(WIDE)), *gv = la_room(n * n, sizeof(WIDE)), *ga = la_room(n * n, sizeof(WIDE));
    OWNW(clear)(n, n, gv, n);
    OWNW(clear)(n, n, ga, n);
    for (int64_t j = 0; j < n; j++) {
        gw[j] = dwr != wr ? (WIDE)dwr[j] : 0;
        if (!COMPLEX && dwi != wi)
            gw[j] += (WIDE)I * (WIDE)dwi[j];
        if (dwr != wr)
            dwr[j] = 0;
        if (!COMPLEX && dwi != wi)
            dwi[j] = 0;
    }
    if (with_right)
        OWN(take_columns)(n, kept->w, dvr, ldvr, gv);
    if (da != a) {
        OWN(eigen_adjoint)(n, kept->w, kept->v, gw, gv, with_right, ga);
        if (with_left) {
            WIDE *conjugated = la_room(n, sizeof(WIDE)), *other = la_room(n * n, sizeof(WIDE));
            for (int64_t j = 0; j < n; j++) {
                conjugated[j] = (WIDE)conj((double complex)kept->w[j]);
                gw[j] = 0;
            }
            OWNW(clear)(n, n, other, n);
            OWN(take_columns)(n, kept->w, dvl, ldvl, gv);
            OWN(eigen_adjoint)(n, conjugated, kept->u, gw, gv, 1, other);
            for (int64_t j = 0; j < n; j++)
                for (int64_t i = 0; i < n; i++)
                    ga[i + j * n] += (WIDE)conj((double complex)other[j + i * n]);
            free(conjugated);
            free(other);
        }
        int64_t ld = lda;
        T *into = OWN(take_shadow)(kept->shared, n, n, da, &ld);
        for (int64_t j = 0; j < n; j++)
            for (int64_t i = 0; i < n; i++)
                into[i + j * ld] += NARROW(ga[i + j * n]);
        OWN(give_shadow)(kept->shared, n, n, into, da, lda);
    }
    free(gw);
    free(gv);
    free(ga);
}

/* From the tangent of the matrix to those of eigenvalues and vectors. */
static void OWN(eigen_tangent)(int64_t n, const WIDE *w, const WIDE *v, const WIDE *da, WIDE *dw, WIDE *dv)
{
    WIDE *inverse = OWN(inverse_of_vectors)(n, v), *p = la_room(n * n, sizeof(WIDE)), *part = la_room(n * n, sizeof(WIDE));
    double noise = 0;
    OWNW(multiply)('N', 'N', n, n, n, 1, da, n, v, n, 0, part, n);
    OWNW(multiply)('N', 'N', n, n, n, 1, inverse, n, part, n, 0, p, n);
    for (int64_t i = 0; i < n * n; i++)
        noise = fmax(noise, cabs((double complex)p[i]));
    noise *= 100 * (double)n * (double)EPSILON;
    for (int64_t j = 0; j < n; j++) {
        dw[j] = p[j + j * n];
        for (int64_t i = 0; i < n; i++) {
            WIDE factor = i == j ? 0 : OWN(wide_gap)(n, w, i, j);
            if (i != j && factor == 0 && cabs((double complex)p[i + j * n]) > noise)
                factor = (R)NAN;
            p[i + j * n] *= factor;
        }
    }
    OWNW(multiply)('N', 'N', n, n, n, 1, v, n, p, n, 0, dv, n);
    for (int64_t j = 0; j < n; j++) {
        const WIDE *x = v + j * n;
        WIDE *d = dv + j * n, along = 0;
        int64_t k = OWN(real_number)(n, x);
        for (int64_t i = 0; i < n; i++)
            along += (WIDE)conj((double complex)x[i]) * d[i];
        double turn = k >= 0 ? cimag((double complex)d[k]) / creal((double complex)x[k]) : 0;
        for (int64_t i = 0; i < n; i++)
            d[i] -= (WIDE)((creal((double complex)along) + I * turn) * (double complex)x[i]);
    }
    free(inverse);
    free(p);
    free(part);
}

static void OWN(give_columns)(int64_t n, const WIDE *w, const WIDE *dv, T *into, int64_t ldi)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++) {
#if COMPLEX
            into[i + j * ldi] = dv[i + j * n];
#else
            double imaginary = cimag((double complex)w[j]);
            into[i + j * ldi] = imaginary < 0 ? (R)cimag((double complex)dv[i + (j - 1) * n]) : (R)creal((double complex)dv[i + j * n]);
#endif
        }
}

int32_t LA(geev_tangent)(int64_t left_, int64_t right_, int64_t n, const T *a, const T *da, int64_t lda, T *wr, T *dwr, T *wi,
                         T *dwi, T *vl, T *dvl, int64_t ldvl, T *vr, T *dvr, int64_t ldvr)
{
    char left = la_flag(left_, "NV", "geev"), right = la_flag(right_, "NV", "geev");
    if (n == 0)
        return 0;
    T *none = la_room(2 * n, sizeof(T)), *spare = la_room(2 * n * n, sizeof(T));
    struct OWN(eigen) *kept = OWN(decomposed)(left, 'N', n, a, lda, none, none + n, spare, n, spare + n * n, n);
    WIDE *wide = la_room(n * n, sizeof(WIDE)), *dw = la_room(n, sizeof(WIDE)), *dv = la_room(n * n, sizeof(WIDE));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            wide[i + j * n] = da != a ? (WIDE)da[i + j * lda] : 0;
    OWN(eigen_tangent)(n, kept->w, kept->v, wide, dw, dv);
    for (int64_t j = 0; j < n; j++) {
        if (dwr != wr)
            dwr[j] = NARROW(dw[j]);
        if (!COMPLEX && dwi != wi)
            dwi[j] = (R)cimag((double complex)dw[j]);
    }
    if (right == 'V' && dvr != vr)
        OWN(give_columns)(n, kept->w, dv, dvr, ldvr);
    if (left == 'V' && dvl != vl) {
        for (int64_t j = 0; j < n; j++) {
            for (int64_t i = 0; i < n; i++)
                wide[i + j * n] = da != a ? (WIDE)conj((double complex)(WIDE)da[j + i * lda]) : 0;
            dw[j] = (WIDE)conj((double complex)kept->w[j]);
        }
        WIDE *ignored = la_room(n, sizeof(WIDE));
        OWN(eigen_tangent)(n, dw, kept->u, wide, ignored, dv);
        OWN(give_columns)(n, kept->w, dv, dvl, ldvl);
        free(ignored);
    }
    free(none);
    free(spare);
    free(kept);
    free(wide);
    free(dw);
    free(dv);
    return 0;
}
