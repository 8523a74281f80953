/* The Schur decomposition A = Z T Z^H, for one type of numbers. Part of linalg.c.
 *
 * With dZ = Z K, where K is antihermitian, Z^H dA Z = M leads to dT = M + T K - K T, whose part below T's blocks is zero:
 * X T - T X = M there, for the lower part X of K, which is solved for block by block (the back substitution of R. Bartels
 * and G. Stewart, Communications of the ACM 15, 1972); the reverse solves the adjoint equations. Of real matrices, blocks
 * of two rows [a b; c a] have equal numbers on their diagonals: that tells by how much they turn,
 * K_21 = (M_22 - M_11) / (2 (b + c)).
 *
 * Where eigenvalues are equal but for rounding, and where a block of a normal matrix may be turned at will (b = -c), K is
 * not known: see linalg_spectral.h. The phases of complex vectors are the routine's choice. */

/* Called through Fortran's interface; `select` is the address of a function that says of eigenvalues whether they are to
 * come first, or 0. */
static int32_t OWN(schur)(int64_t select, int64_t n, T *a, int64_t lda, T *z, int64_t ldz, int *count)
{
    la_routine routine = la_lapack(LA_GEES, KIND, "gees");
    *count = 0;
    if (!routine || n == 0)
        return 0;
    char vectors = 'V', sort = select ? 'S' : 'N';
    void (*chosen)(void) = (void (*)(void))(intptr_t)select;
    int sizes[3] = {la_int(n), la_int(la_at_least_one(lda)), la_int(la_at_least_one(ldz))}, query = -1, info = 0;
    int *marks = la_room(n, sizeof(int));
    T wanted[1], *work = wanted, *w = la_room(2 * n, sizeof(T));
#if COMPLEX
    R *reals = la_room(n, sizeof(R));
#define CALL(lwork) \
    ((void (*)(char *, char *, void (*)(void), int *, T *, int *, int *, T *, T *, int *, T *, int *, R *, int *, int *, \
               size_t, size_t))routine)(&vectors, &sort, chosen, sizes, a, sizes + 1, count, w, z, sizes + 2, work, \
                                        lwork, reals, marks, &info, 1, 1)
#else
#define CALL(lwork) \
    ((void (*)(char *, char *, void (*)(void), int *, T *, int *, int *, T *, T *, T *, int *, T *, int *, int *, int *, \
               size_t, size_t))routine)(&vectors, &sort, chosen, sizes, a, sizes + 1, count, w, w + n, z, sizes + 2, \
                                        work, lwork, marks, &info, 1, 1)
#endif
    CALL(&query);
    int room = (int)REAL_PART(wanted[0]);
    work = la_room(room, sizeof(T));
    CALL(&room);
#undef CALL
#if COMPLEX
    free(reals);
#endif
    free(work);
    free(w);
    free(marks);
    return info;
}

/* T in the place of A, and Z; how many eigenvalues were selected. */
int32_t LA(gees)(int64_t select, int64_t n, T *a, int64_t lda, T *z, int64_t ldz, int32_t *count)
{
    return OWN(schur)(select, n, a, lda, z, ldz, count);
}

struct OWN(schur_kept) {
    int has_none;
    T *t, *z;
};

struct la_kept LA(gees_augmented)(int64_t select, int64_t n, T *a, T *da, int64_t lda, T *z, T *dz, int64_t ldz,
                                  int32_t *count, int32_t *dcount, int64_t changes)
{
    struct OWN(schur_kept) *kept = la_room((int64_t)sizeof *kept + 2 * n * n * (int64_t)sizeof(T), 1);
    kept->t = (T *)(kept + 1);
    kept->z = kept->t + n * n;
    int32_t info = OWN(schur)(select, n, a, lda, z, ldz, count);
    kept->has_none = n == 0 || (info && info <= n); /* above n, all is there, and the order is not what was wanted */
    OWN(put)(n, n, a, lda, kept->t, n);
    OWN(put)(n, n, z, ldz, kept->z, n);
    return (struct la_kept){kept, info};
}

/* How many rows the block of T has that begins there. */
static int64_t OWN(block)(int64_t n, const T *t, int64_t i) { return !COMPLEX && i + 1 < n && t[i + 1 + i * n] != 0 ? 2 : 1; }

/* Solve X U - V X = B for small blocks, of p rows and q columns, in the place of B. 0 where U and V have eigenvalues in
 * common, but for rounding: `tiny` is what counts as zero. */
static int OWN(small_sylvester)(int64_t p, int64_t q, const T *u, const T *v, int64_t ld, T *b, int64_t ldb, double tiny)
{
    T rows[4][5];
    int64_t size = p * q;
    for (int64_t j = 0; j < q; j++)
        for (int64_t i = 0; i < p; i++) {
            T *row = rows[i + j * p];
            for (int64_t k = 0; k < size; k++)
                row[k] = (k % p == i ? u[k / p + j * ld] : 0) - (k / p == j ? v[i + k % p * ld] : 0);
            row[size] = b[i + j * ldb];
        }
    for (int64_t k = 0; k < size; k++) {
        int64_t best = k;
        for (int64_t i = k; i < size; i++)
            if (MAGNITUDE(rows[i][k]) > MAGNITUDE(rows[best][k]))
                best = i;
        if (!((double)MAGNITUDE(rows[best][k]) > tiny))
            return 0;
        for (int64_t j = k; j <= size; j++) {
            T other = rows[best][j];
            rows[best][j] = rows[k][j];
            rows[k][j] = other;
        }
        for (int64_t i = 0; i < size; i++) {
            T factor = i == k ? 0 : rows[i][k] / rows[k][k];
            for (int64_t j = k; j <= size && i != k; j++)
                rows[i][j] -= factor * rows[k][j];
        }
    }
    for (int64_t k = 0; k < size; k++)
        b[k % p + k / p * ldb] = rows[k][size] / rows[k][k];
    return 1;
}

static double OWN(largest)(int64_t count, const T *a)
{
    double largest = 0;
    for (int64_t i = 0; i < count; i++)
        largest = fmax(largest, (double)MAGNITUDE(a[i]));
    return largest;
}

/* From M to K. */
static void OWN(schur_turns)(int64_t n, const T *t, const T *m, T *k)
{
    double tiny = (double)n * (double)EPSILON * OWN(largest)(n * n, t), noise = OWN(noise)(n * n, m, n);
    OWN(clear)(n, n, k, n);
    for (int64_t j = 0, q; j < n; j += q) {
        q = OWN(block)(n, t, j);
        for (int64_t end = n, p; end > j + q; end -= p) {
            int64_t i = end - 1;
            i -= i > j + q && OWN(block)(n, t, i - 1) == 2;
            p = end - i;
            double most = 0;
            for (int64_t c = j; c < j + q; c++)
                for (int64_t r = i; r < end; r++) {
                    T sum = m[r + c * n];
                    for (int64_t l = end; l < n; l++)
                        sum += t[r + l * n] * k[l + c * n];
                    for (int64_t l = 0; l < j; l++)
                        sum -= k[r + l * n] * t[l + c * n];
                    k[r + c * n] = sum;
                    most = fmax(most, (double)MAGNITUDE(sum));
                }
            if (!OWN(small_sylvester)(p, q, t + j + j * n, t + i + i * n, n, k + i + j * n, n, tiny))
                for (int64_t c = j; c < j + q; c++)
                    for (int64_t r = i; r < end; r++)
                        k[r + c * n] = most > noise ? (R)NAN : 0;
        }
    }
    for (int64_t i = 0; i + 1 < n && !COMPLEX; i++)
        if (OWN(block)(n, t, i) == 2) {
            T both = t[i + 1 + i * n] + t[i + (i + 1) * n], turn = m[i + 1 + (i + 1) * n] - m[i + i * n];
            for (int64_t r = i, sign = -1; r < i + 2; r++, sign = 1) {
                for (int64_t l = i + 2; l < n; l++)
                    turn += (R)sign * t[r + l * n] * k[l + r * n];
                for (int64_t l = 0; l < i; l++)
                    turn -= (R)sign * k[r + l * n] * t[l + r * n];
            }
            if ((double)MAGNITUDE(both) > tiny)
                k[i + 1 + i * n] = turn / (2 * both);
            else
                k[i + 1 + i * n] = (double)MAGNITUDE(turn) > noise ? (R)NAN : 0;
        }
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < n; i++)
            k[j + i * n] = -CONJ(k[i + j * n]);
}

/* Clear what lies below the blocks. */
static void OWN(upper_blocks)(int64_t n, const T *t, T *a, int64_t lda)
{
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < n; i++)
            if (i > j + 1 || OWN(block)(n, t, j) == 1)
                a[i + j * lda] = 0;
}

int32_t LA(gees_tangent)(int64_t select, int64_t n, const T *t_, T *da, int64_t lda, const T *z, T *dz, int64_t ldz,
                         const int32_t *count, int32_t *dcount)
{
    if (n == 0)
        return 0;
    T *t = OWN(copy)(n, n, t_, lda), *m = la_room(n * n, sizeof(T)), *k = la_room(n * n, sizeof(T));
    OWN(clear)(n, n, m, n);
    if (da != t_) {
        OWN(multiply)('C', 'N', n, n, n, 1, z, ldz, da, lda, 0, k, n);
        OWN(multiply)('N', 'N', n, n, n, 1, k, n, z, ldz, 0, m, n);
    }
    OWN(schur_turns)(n, t, m, k);
    if (dz != z)
        OWN(multiply)('N', 'N', n, n, n, 1, z, ldz, k, n, 0, dz, ldz);
    if (da != t_) {
        OWN(multiply)('N', 'N', n, n, n, 1, t, n, k, n, 1, m, n);
        OWN(multiply)('N', 'N', n, n, n, -1, k, n, t, n, 1, m, n);
        OWN(upper_blocks)(n, t, m, n);
        OWN(put)(n, n, m, n, da, lda);
    }
    free(t);
    free(m);
    free(k);
    return 0;
}

/* What comes from the turns of vectors r and c: the sum of all sizes of it, whatever their signs. `g` and `inner` are the
 * adjoints of T, and of Z but for a factor of Z^H, and `y` those of M that are known; rows of T from `begin` to `end` do
 * not count. */
static double OWN(turning)(int64_t n, const T *t, const T *g, const T *inner, const T *y, int64_t r, int64_t c,
                           int64_t begin, int64_t end)
{
    double sum = (double)MAGNITUDE(inner[r + c * n]);
    for (int64_t l = 0; l < n; l++)
        if (l < begin || l >= end)
            sum += (double)(MAGNITUDE(t[l + r * n]) * (MAGNITUDE(g[l + c * n]) + MAGNITUDE(y[l + c * n])) +
                            (MAGNITUDE(g[r + l * n]) + MAGNITUDE(y[r + l * n])) * MAGNITUDE(t[c + l * n]));
    return sum;
}

/* Stop unless nothing comes from the vectors of two blocks with equal eigenvalues, and adjoints of these are equal, and 0
 * for eigenvalues of 0. */
static void OWN(require_no_turns)(int64_t n, const T *t, const T *g, const T *inner, const T *y, int64_t i, int64_t p,
                                  int64_t j, int64_t q, double noise, double tiny)
{
    double largest = OWN(noise)(n * n, g, n);
    int fine = p == q;
    for (int64_t r = 0; r < n; r++) { /* of Z, nothing at all */
        for (int64_t c = i; c < i + p; c++)
            fine = fine && (double)MAGNITUDE(inner[r + c * n]) <= noise;
        for (int64_t c = j; c < j + q; c++)
            fine = fine && (double)MAGNITUDE(inner[r + c * n]) <= noise;
    }
    for (int64_t c = j; c < j + q && fine; c++)
        for (int64_t r = i; r < i + p && fine; r++) {
            T own = g[r + (i + c - j) * n], other = g[r - i + j + c * n];
            int is_zero = (double)MAGNITUDE(t[r + r * n]) <= tiny && (double)MAGNITUDE(own) > largest;
            fine = OWN(turning)(n, t, g, inner, y, r, c, n, n) <= noise && (double)MAGNITUDE(g[c + r * n]) <= largest &&
                   OWN(turning)(n, t, g, inner, y, c, r, n, n) <= noise && (double)MAGNITUDE(own - other) <= largest &&
                   !is_zero;
        }
    if (!fine)
        la_fail("gees", LA_EQUAL);
}

/* From the adjoint of T (`g`) and Z^H times that of Z (`inner`) to that of M, in the place of g. */
static void OWN(schur_adjoint)(int64_t n, const T *t, T *g, const T *inner)
{
    double biggest = OWN(largest)(n * n, t), tiny = (double)n * (double)EPSILON * biggest;
    double largest = OWN(noise)(n * n, g, n), noise = OWN(noise)(n * n, inner, n) + largest * biggest;
    T *s = OWN(copy)(n, n, inner, n), *y = la_room(n * n, sizeof(T)), *own = la_room(n, sizeof(T));
    OWN(clear)(n, n, y, n);
    memset(own, 0, (size_t)n * sizeof(T));
    OWN(multiply)('C', 'N', n, n, n, 1, t, n, g, n, 1, s, n);
    OWN(multiply)('N', 'C', n, n, n, -1, g, n, t, n, 1, s, n);
#if COMPLEX
    for (int64_t i = 0; i < n; i++)
        OWN(require_nothing)((s[i + i * n] - CONJ(s[i + i * n])) / 2, noise, "gees", LA_PHASES);
#endif
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < n; i++)
            s[i + j * n] -= CONJ(s[j + i * n]);
    for (int64_t i = 0; i + 1 < n && !COMPLEX; i++)
        if (OWN(block)(n, t, i) == 2) {
            T both = t[i + 1 + i * n] + t[i + (i + 1) * n], by_both = g[i + 1 + i * n] + g[i + (i + 1) * n];
            if ((double)MAGNITUDE(both) > tiny)
                own[i + 1] = s[i + 1 + i * n] / (2 * both);
            else if ((double)MAGNITUDE(by_both) <= largest && OWN(turning)(n, t, g, inner, y, i, i + 1, i, i + 2) <= noise &&
                     OWN(turning)(n, t, g, inner, y, i + 1, i, i, i + 2) <= noise)
                own[i + 1] = (g[i + i * n] - g[i + 1 + (i + 1) * n]) / 2; /* only eigenvalues matter: the limit */
            else
                la_fail("gees", LA_TURNED);
            own[i] = -own[i + 1];
        }
    for (int64_t i = 0, p; i < n; i += p) {
        p = OWN(block)(n, t, i);
        for (int64_t end = i, q; end > 0; end -= q) {
            int64_t j = end - 1;
            j -= j > 0 && OWN(block)(n, t, j - 1) == 2;
            q = end - j;
            T u[4], v[4];
            for (int64_t c = 0; c < q; c++)
                for (int64_t r = 0; r < q; r++)
                    u[r + 2 * c] = CONJ(t[j + c + (j + r) * n]);
            for (int64_t c = 0; c < p; c++)
                for (int64_t r = 0; r < p; r++)
                    v[r + 2 * c] = CONJ(t[i + c + (i + r) * n]);
            for (int64_t c = j; c < end; c++)
                for (int64_t r = i; r < i + p; r++) {
                    T sum = s[r + c * n] + CONJ(t[c + r * n]) * (own[c] - own[r]);
                    for (int64_t l = end; l < i; l++)
                        sum += CONJ(t[l + r * n]) * y[l + c * n] - y[r + l * n] * CONJ(t[c + l * n]);
                    y[r + c * n] = sum;
                }
            if (!OWN(small_sylvester)(p, q, u, v, 2, y + i + j * n, n, tiny)) {
                for (int64_t c = j; c < end; c++)
                    for (int64_t r = i; r < i + p; r++)
                        y[r + c * n] = 0;
                OWN(require_no_turns)(n, t, g, inner, y, i, p, j, q, noise, tiny);
            }
        }
    }
    for (int64_t j = 0; j < n; j++) {
        g[j + j * n] += own[j];
        for (int64_t i = j + 1; i < n; i++)
            g[i + j * n] += y[i + j * n];
    }
    free(s);
    free(y);
    free(own);
}

void LA(gees_reverse)(int64_t select, int64_t n, const T *a, T *da, int64_t lda, const T *z, T *dz, int64_t ldz,
                      const int32_t *count, int32_t *dcount, int32_t none, void *tape)
{
    struct OWN(schur_kept) *kept = tape;
    if (kept->has_none)
        return;
    if (da != a) {
        T *g = OWN(copy)(n, n, da, lda), *inner = la_room(n * n, sizeof(T));
        OWN(upper_blocks)(n, kept->t, g, n);
        OWN(clear)(n, n, inner, n);
        if (dz != z)
            OWN(multiply)('C', 'N', n, n, n, 1, kept->z, n, dz, ldz, 0, inner, n);
        OWN(schur_adjoint)(n, kept->t, g, inner);
        OWN(multiply)('N', 'N', n, n, n, 1, kept->z, n, g, n, 0, inner, n);
        OWN(multiply)('N', 'C', n, n, n, 1, inner, n, kept->z, n, 0, da, lda);
        free(g);
        free(inner);
    }
    if (dz != z)
        OWN(clear)(n, n, dz, ldz);
}
