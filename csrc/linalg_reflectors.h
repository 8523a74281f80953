/* QR by Householder's reflectors for one type of numbers. Part of linalg.c.
 *
 * Reflectors are unitary: the reverse undoes them one by one, and nothing but the result is kept.
 *
 * Where a column is zero below the diagonal (and real on it), LAPACK leaves the reflector out (tau = 0), and close by it is
 * one that turns a sign: R and Q jump. What comes to a reflector is multiplied by tau in all that uses it, so that nothing
 * tells here whether it matters: the reverse stops. A tangent stops where it leads away from such columns. Both stop where
 * a column depends on those before it: of what is left of it, the direction is of rounding. */

static int32_t OWN(call_qr)(int64_t m, int64_t n, int64_t k, T *a, int64_t lda, T *tau)
{
    int factor = k < 0;
    la_routine routine = la_lapack(factor ? LA_GEQRF : LA_ORGQR, KIND, factor ? "geqrf" : "orgqr");
    if (!routine || m == 0 || n == 0)
        return 0;
    int sizes[4] = {la_int(m), la_int(n), la_int(lda), factor ? 0 : la_int(k)}, count = -1, info = 0;
    T wanted[1], *work = wanted;
    for (int query = 1; query >= 0; query--) {
        if (factor)
            ((void (*)(int *, int *, T *, int *, T *, T *, int *, int *))routine)(sizes, sizes + 1, a, sizes + 2, tau, work,
                                                                                &count, &info);
        else
            ((void (*)(int *, int *, int *, T *, int *, T *, T *, int *, int *))routine)(
                sizes, sizes + 1, sizes + 3, a, sizes + 2, tau, work, &count, &info);
        if (query) {
            count = (int)REAL_PART(wanted[0]);
            work = la_room(count, sizeof(T));
        }
    }
    free(work);
    return info;
}

/* y = v^H Z for the reflector of column i of V (1 on its diagonal), rows i to m, columns from `first` to n. */
static void OWN(project)(int64_t m, int64_t n, const T *v, int64_t ldv, int64_t i, int64_t first, const T *z, T *y)
{
    for (int64_t j = first; j < n; j++) {
        T sum = z[i + j * m];
        for (int64_t r = i + 1; r < m; r++)
            sum += CONJ(v[r + i * ldv]) * z[r + j * m];
        y[j] = sum;
    }
}

/* Z -= factor v y, the same rows and columns. */
static void OWN(reflect)(int64_t m, int64_t n, const T *v, int64_t ldv, int64_t i, int64_t first, T factor, const T *y,
                         T *z)
{
    for (int64_t j = first; j < n; j++) {
        z[i + j * m] -= factor * y[j];
        for (int64_t r = i + 1; r < m; r++)
            z[r + j * m] -= factor * v[r + i * ldv] * y[j];
    }
}

struct OWN(reflected) {
    T *a, *tau;
};

static struct OWN(reflected) *OWN(keep_reflected)(int64_t m, int64_t n, const T *a, int64_t lda, int64_t count,
                                                  const T *tau)
{
    struct OWN(reflected) *kept = la_room((int64_t)sizeof *kept + (m * n + count) * (int64_t)sizeof(T), 1);
    kept->a = (T *)(kept + 1);
    kept->tau = kept->a + m * n;
    OWN(put)(m, n, a, lda, kept->a, m);
    memcpy(kept->tau, tau, (size_t)count * sizeof(T));
    return kept;
}

/* R in the upper triangle, reflectors below it. */
int32_t LA(geqrf)(int64_t m, int64_t n, T *a, int64_t lda, T *tau) { return OWN(call_qr)(m, n, -1, a, lda, tau); }

struct la_kept LA(geqrf_augmented)(int64_t m, int64_t n, T *a, T *da, int64_t lda, T *tau, T *dtau, int64_t changes)
{
    int32_t info = OWN(call_qr)(m, n, -1, a, lda, tau);
    return (struct la_kept){OWN(keep_reflected)(m, n, a, lda, m < n ? m : n, tau), info};
}

/* What a column held before it was reduced to (beta, 0, …), from the reflector: alpha and x are -beta tau v but for
 * beta, which is added to alpha. */
static void OWN(unreduce)(int64_t m, const T *v, int64_t ldv, int64_t i, T tau, T *z)
{
    T beta = z[i + i * m], scale = -beta * tau;
    z[i + i * m] = beta + scale;
    for (int64_t r = i + 1; r < m; r++)
        z[r + i * m] = scale * v[r + i * ldv];
}

/* Whether nothing but rounding is left of column i where it is reduced: it depends on those before it. */
static int OWN(is_dependent)(int64_t i, int64_t m, const T *r, int64_t ldr)
{
    double length = 0;
    for (int64_t l = 0; l <= i; l++)
        length = hypot(length, (double)MAGNITUDE(r[l + i * ldr]));
    return (double)MAGNITUDE(r[i + i * ldr]) <= 10 * (double)m * (double)EPSILON * length;
}

void LA(geqrf_reverse)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const T *tau, T *dtau, int32_t none,
                       void *tape)
{
    struct OWN(reflected) *kept = tape;
    int64_t k = m < n ? m : n;
    const T *v = kept->a;
    if (da == a)
        return;
    for (int64_t i = 0; i < k; i++)
        if ((COMPLEX || i + 1 < m) && (kept->tau[i] == 0 || OWN(is_dependent)(i, m, v, m))) {
            la_fail("geqrf", kept->tau[i] == 0 ? LA_REDUCED : LA_DEPENDENT);
            return;
        }
    T *z = OWN(copy)(m, n, v, m), *dz = OWN(copy)(m, n, da, lda), *y = la_room(n, sizeof(T)), *q = la_room(n, sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < m; i++)
            z[i + j * m] = dz[i + j * m] = 0;
    for (int64_t i = k - 1; i >= 0; i--) {
        T t = kept->tau[i], tbar = dtau != tau ? dtau[i] : 0, beta = z[i + i * m], sum = 0;
        T *vbar = da + i * lda; /* below the diagonal: the adjoint of the reflector */
        /* Z' = H^H Z: find Z = H Z' again, and its adjoint */
        OWN(project)(m, n, v, m, i, i + 1, z, y);
        OWN(reflect)(m, n, v, m, i, i + 1, t, y, z);
        OWN(project)(m, n, v, m, i, i + 1, z, y);
        OWN(project)(m, n, v, m, i, i + 1, dz, q);
        for (int64_t j = i + 1; j < n; j++) {
            sum -= CONJ(y[j]) * q[j];
            for (int64_t r = i + 1; r < m; r++)
                vbar[r] -= t * dz[r + j * m] * CONJ(y[j]) + CONJ(t) * z[r + j * m] * CONJ(q[j]);
        }
        tbar += CONJ(sum);
        OWN(reflect)(m, n, v, m, i, i + 1, t, q, dz);
        if (t == 0) /* the last row, of real numbers: it stays what it is */
            continue;
        /* v = x / s, s = alpha - beta, tau = 1 - alpha / beta, beta = -sign |(alpha, x)| */
        T s = -beta * t, alpha = beta + s, sbar = 0, alphabar = 0;
        R betabar = REAL_PART(dz[i + i * m]);
        for (int64_t r = i + 1; r < m; r++)
            sbar -= CONJ(v[r + i * m] / s) * vbar[r];
        alphabar = sbar - CONJ(1 / beta) * tbar;
        betabar += REAL_PART(tbar * CONJ(alpha / (beta * beta))) - REAL_PART(sbar);
        dz[i + i * m] = alphabar + betabar * (alpha / beta);
        for (int64_t r = i + 1; r < m; r++)
            dz[r + i * m] = vbar[r] / CONJ(s) + betabar * (s * v[r + i * m] / beta);
        OWN(unreduce)(m, v, m, i, t, z);
    }
    OWN(put)(m, n, dz, m, da, lda);
    if (dtau != tau)
        memset(dtau, 0, (size_t)k * sizeof(T));
    free(z);
    free(dz);
    free(y);
    free(q);
}

int32_t LA(geqrf_tangent)(int64_t m, int64_t n, const T *a, T *da, int64_t lda, const T *tau, T *dtau)
{
    int64_t k = m < n ? m : n;
    if (da == a)
        return 0;
    T *z = OWN(copy)(m, n, a, lda), *dz = OWN(copy)(m, n, da, lda), *y = la_room(n, sizeof(T)), *dy = la_room(n, sizeof(T));
    T *dv = la_room(m, sizeof(T));
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = j + 1; i < m; i++)
            z[i + j * m] = 0;
    for (int64_t i = k - 1; i >= 0; i--) { /* back to the matrix */
        OWN(project)(m, n, a, lda, i, i + 1, z, y);
        OWN(reflect)(m, n, a, lda, i, i + 1, tau[i], y, z);
        if (tau[i] != 0)
            OWN(unreduce)(m, a, lda, i, tau[i], z);
    }
    for (int64_t i = 0; i < k; i++) {
        T t = tau[i], alpha = z[i + i * m], dt = 0, beta = alpha;
        int moves = 0;
        for (int64_t r = i; r < m; r++)
            moves = moves || dz[r + i * m] != 0;
        if (moves && (COMPLEX || i + 1 < m) && OWN(is_dependent)(i, m, a, lda)) {
            la_fail("geqrf", LA_DEPENDENT);
            return 0;
        }
        if (t == 0) {
            int jumps = alpha != CONJ(alpha) || dz[i + i * m] != CONJ(dz[i + i * m]);
            for (int64_t r = i + 1; r < m; r++)
                jumps = jumps || dz[r + i * m] != 0;
            if (jumps) {
                la_fail("geqrf", LA_REDUCED);
                return 0;
            }
            memset(dv, 0, (size_t)m * sizeof(T));
        } else {
            beta = alpha / (1 - t);
            if (1 - t == 0) { /* alpha was 0 */
                R length = 0;
                for (int64_t r = i; r < m; r++)
                    length += REAL_PART(z[r + i * m] * CONJ(z[r + i * m]));
                beta = -(R)sqrt((double)length);
            }
            R dbeta = 0;
            for (int64_t r = i; r < m; r++)
                dbeta += REAL_PART(CONJ(z[r + i * m]) * dz[r + i * m]);
            dbeta /= REAL_PART(beta);
            T s = alpha - beta, ds = dz[i + i * m] - dbeta;
            for (int64_t r = i + 1; r < m; r++)
                dv[r] = (dz[r + i * m] - a[r + i * lda] * ds) / s;
            dt = -dz[i + i * m] / beta + alpha * dbeta / (beta * beta);
            dz[i + i * m] = dbeta;
        }
        OWN(project)(m, n, a, lda, i, i + 1, z, y);
        OWN(project)(m, n, a, lda, i, i + 1, dz, dy);
        for (int64_t j = i + 1; j < n; j++) {
            for (int64_t r = i + 1; r < m; r++)
                dy[j] += CONJ(dv[r]) * z[r + j * m];
            T change = CONJ(t) * dy[j] + CONJ(dt) * y[j];
            dz[i + j * m] -= change;
            for (int64_t r = i + 1; r < m; r++)
                dz[r + j * m] -= change * a[r + i * lda] + CONJ(t) * y[j] * dv[r];
        }
        OWN(reflect)(m, n, a, lda, i, i + 1, CONJ(t), y, z);
        for (int64_t r = i + 1; r < m; r++)
            dz[r + i * m] = dv[r];
        if (dtau != tau)
            dtau[i] = dt;
    }
    OWN(put)(m, n, dz, m, da, lda);
    free(z);
    free(dz);
    free(y);
    free(dy);
    free(dv);
    return 0;
}

/* The first n columns of the product of k reflectors, which are below the diagonal of V. */
int32_t LA(orgqr)(int64_t m, int64_t n, int64_t k, const T *v, int64_t ldv, const T *tau, T *q, int64_t ldq)
{
    OWN(put)(m, k, v, ldv, q, ldq);
    return OWN(call_qr)(m, n, k, q, ldq, (T *)tau);
}

struct OWN(assembled) {
    int64_t shared;
    T *v, *tau, *q;
};

struct la_kept LA(orgqr_augmented)(int64_t m, int64_t n, int64_t k, const T *v, const T *dv, int64_t ldv, const T *tau,
                                   const T *dtau, T *q, T *dq, int64_t ldq, int64_t changes)
{
    int32_t info = LA(orgqr)(m, n, k, v, ldv, tau, q, ldq);
    struct OWN(assembled) *kept = la_room((int64_t)sizeof *kept + (m * n + m * k + k) * (int64_t)sizeof(T), 1);
    kept->shared = la_is_shared(changes);
    kept->v = (T *)(kept + 1);
    kept->tau = kept->v + m * k;
    kept->q = kept->tau + k;
    OWN(put)(m, k, v, ldv, kept->v, m);
    memcpy(kept->tau, tau, (size_t)k * sizeof(T));
    OWN(put)(m, n, q, ldq, kept->q, m);
    return (struct la_kept){kept, info};
}

void LA(orgqr_reverse)(int64_t m, int64_t n, int64_t k, const T *v_, T *dv, int64_t ldv, const T *tau_, T *dtau,
                       const T *q_, T *dq, int64_t ldq, int32_t none, void *tape)
{
    struct OWN(assembled) *kept = tape;
    const T *v = kept->v;
    if (dq == q_)
        return;
    T *z = OWN(copy)(m, n, kept->q, m), *dz = OWN(copy)(m, n, dq, ldq), *y = la_room(n, sizeof(T)), *q = la_room(n, sizeof(T));
    int64_t ld = ldv, one = k;
    T *into = dv != v_ ? OWN(take_shadow)(kept->shared, m, k, dv, &ld) : NULL;
    T *into_tau = dtau != tau_ ? OWN(take_shadow)(kept->shared, k, 1, dtau, &one) : NULL;
    for (int64_t i = 0; i < k; i++) {
        T t = kept->tau[i], tbar = 0;
        OWN(project)(m, n, v, m, i, 0, dz, q);
        OWN(project)(m, n, v, m, i, 0, z, y);
        OWN(reflect)(m, n, v, m, i, 0, CONJ(t), y, z);
        OWN(project)(m, n, v, m, i, 0, z, y);
        for (int64_t j = 0; j < n; j++) {
            tbar -= CONJ(y[j]) * q[j];
            for (int64_t r = i + 1; r < m && into; r++)
                into[r + i * ld] -= CONJ(t) * dz[r + j * m] * CONJ(y[j]) + t * z[r + j * m] * CONJ(q[j]);
        }
        OWN(reflect)(m, n, v, m, i, 0, CONJ(t), q, dz);
        if (into_tau)
            into_tau[i] += tbar;
    }
    if (into)
        OWN(give_shadow)(kept->shared, m, k, into, dv, ldv);
    if (into_tau)
        OWN(give_shadow)(kept->shared, k, 1, into_tau, dtau, k);
    OWN(clear)(m, n, dq, ldq);
    free(z);
    free(dz);
    free(y);
    free(q);
}

int32_t LA(orgqr_tangent)(int64_t m, int64_t n, int64_t k, const T *v, const T *dv, int64_t ldv, const T *tau,
                          const T *dtau, const T *q, T *dq, int64_t ldq)
{
    if (dq == q)
        return 0;
    T *z = la_room(m * n, sizeof(T)), *dz = la_room(m * n, sizeof(T)), *y = la_room(n, sizeof(T)), *dy = la_room(n, sizeof(T));
    OWN(clear)(m, n, z, m);
    OWN(clear)(m, n, dz, m);
    for (int64_t j = 0; j < n; j++)
        z[j + j * m] = 1;
    for (int64_t i = k - 1; i >= 0; i--) {
        T t = tau[i], dt = dtau != tau ? dtau[i] : 0;
        OWN(project)(m, n, v, ldv, i, 0, z, y);
        OWN(project)(m, n, v, ldv, i, 0, dz, dy);
        for (int64_t j = 0; j < n; j++) {
            for (int64_t r = i + 1; r < m && dv != v; r++)
                dy[j] += CONJ(dv[r + i * ldv]) * z[r + j * m];
            T change = t * dy[j] + dt * y[j];
            dz[i + j * m] -= change;
            for (int64_t r = i + 1; r < m; r++)
                dz[r + j * m] -= change * v[r + i * ldv] + (dv != v ? t * y[j] * dv[r + i * ldv] : 0);
        }
        OWN(reflect)(m, n, v, ldv, i, 0, t, y, z);
    }
    OWN(put)(m, n, dz, m, dq, ldq);
    free(z);
    free(dz);
    free(y);
    free(dy);
    return 0;
}
