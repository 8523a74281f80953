/* Each function is a number in which all results of one routine count, for a combination of flags and for one type of
 * numbers: TYPE is 0 to 3 for s, d, c, z, and PREFIX stands before the names of the library (of the one that is the
 * reference). `x` and `y` hold n * n numbers each. */
#include "routines.h"

void F(gemm)(const char *, const char *, const I *, const I *, const I *, const T *, const T *, const I *, const T *,
             const I *, const T *, T *, const I *);
CASE(gemm)
{
    START;
    const char *other = flags / 3 % 3 == 0 ? "N" : flags / 3 % 3 == 1 ? "T" : "C";
    F(gemm)(trans, other, &n, &k, &n, &alpha, a, &n, a, &n, &beta, b, &n);
    sum = ALL(b);
    END;
}

#define SIDED(name) \
    void F(name)(const char *, const char *, const I *, const I *, const T *, const T *, const I *, const T *, const I *, \
                 const T *, T *, const I *); \
    CASE(name) \
    { \
        START; \
        T *c = copy(y, n * n); \
        F(name)(side, uplo, &n, &n, &alpha, a, &n, b, &n, &beta, c, &n); \
        sum = ALL(c); \
        free(c); \
        END; \
    }
SIDED(symm)

#define UPDATE(name, factor, hermitian) \
    void F(name)(const char *, const char *, const I *, const I *, const factor *, const T *, const I *, const factor *, T *, \
                 const I *); \
    CASE(name) \
    { \
        START; \
        factor first = RE(alpha), second = RE(beta); \
        F(name)(uplo, *trans == 'N' ? "N" : hermitian ? "C" : "T", &n, &k, &first, a, &n, &second, b, &n); \
        sum = ALL(b); \
        END; \
    }
UPDATE(syrk, T, 0)

#define UPDATE_BY_TWO(name, factor, hermitian) \
    void F(name)(const char *, const char *, const I *, const I *, const T *, const T *, const I *, const T *, const I *, \
                 const factor *, T *, const I *); \
    CASE(name) \
    { \
        START; \
        factor second = RE(beta); \
        T *c = copy(y, n * n); \
        F(name)(uplo, *trans == 'N' ? "N" : hermitian ? "C" : "T", &n, &k, &alpha, a, &n, b, &n, &second, c, &n); \
        sum = ALL(c); \
        free(c); \
        END; \
    }
UPDATE_BY_TWO(syr2k, T, 0)
#if COMPLEX
SIDED(hemm)
UPDATE(herk, R, 1)
UPDATE_BY_TWO(her2k, R, 1)
#endif

#define TRIANGLE(name) \
    void F(name)(const char *, const char *, const char *, const char *, const I *, const I *, const T *, const T *, \
                 const I *, T *, const I *); \
    CASE(name) \
    { \
        START; \
        F(name)(side, uplo, trans, diag, &n, &n, &alpha, a, &n, b, &n); \
        sum = ALL(b); \
        END; \
    }
TRIANGLE(trmm)
TRIANGLE(trsm)

void F(gemv)(const char *, const I *, const I *, const T *, const T *, const I *, const T *, const I *, const T *, T *,
             const I *);
CASE(gemv)
{
    START;
    I step = flags / 3 % 2 ? -1 : 2;
    F(gemv)(trans, &n, &k, &alpha, a, &n, x + 1, &two, &beta, b, &step);
    sum = ALL(b);
    END;
}

void F(gbmv)(const char *, const I *, const I *, const I *, const I *, const T *, const T *, const I *, const T *, const I *,
             const T *, T *, const I *);
CASE(gbmv)
{
    START;
    F(gbmv)(trans, &n, &n, &one_int, &two, &alpha, a, &n, x + 1, &two, &beta, b, &two);
    sum = ALL(b);
    END;
}

#define OUTER_PRODUCT(name) \
    void F(name)(const I *, const I *, const T *, const T *, const I *, const T *, const I *, T *, const I *); \
    CASE(name) \
    { \
        START; \
        F(name)(&n, &k, &alpha, x, &two, y, &one_int, b, &n); \
        sum = ALL(b); \
        END; \
    }
#if COMPLEX
OUTER_PRODUCT(geru)
OUTER_PRODUCT(gerc)
#else
OUTER_PRODUCT(ger)
#endif

void F(SY(mv))(const char *, const I *, const T *, const T *, const I *, const T *, const I *, const T *, T *, const I *);
void F(SB(mv))(const char *, const I *, const I *, const T *, const T *, const I *, const T *, const I *, const T *, T *,
               const I *);
void F(SP(mv))(const char *, const I *, const T *, const T *, const T *, const I *, const T *, T *, const I *);
CASE(symmetric_vectors)
{
    START;
    I step = -1;
    F(SY(mv))(uplo, &n, &alpha, a, &n, x + 1, &two, &beta, b, &one_int);
    F(SB(mv))(uplo, &n, &two, &alpha, a, &n, x + 1, &step, &beta, b + n, &one_int);
    F(SP(mv))(uplo, &n, &alpha, a, x + 1, &one_int, &beta, b + 2 * n, &two);
    sum = ALL(b);
    END;
}

void F(SY(r))(const char *, const I *, const R *, const T *, const I *, T *, const I *);
void F(SP(r))(const char *, const I *, const R *, const T *, const I *, T *);
void F(SY(r2))(const char *, const I *, const T *, const T *, const I *, const T *, const I *, T *, const I *);
void F(SP(r2))(const char *, const I *, const T *, const T *, const I *, const T *, const I *, T *);
CASE(symmetric_updates)
{
    START;
    R factor = RE(alpha);
    F(SY(r))(uplo, &n, &factor, x, &two, a, &n);
    F(SY(r2))(uplo, &n, &alpha, x, &two, y, &one_int, a, &n);
    F(SP(r))(uplo, &n, &factor, x, &two, b);
    F(SP(r2))(uplo, &n, &alpha, x, &two, y, &one_int, b);
    sum = ALL(a) + ALL(b);
    END;
}

#define TRIANGULAR_VECTORS(name) \
    void F(JOIN(tr, name))(const char *, const char *, const char *, const I *, const T *, const I *, T *, const I *); \
    void F(JOIN(tb, name))(const char *, const char *, const char *, const I *, const I *, const T *, const I *, T *, \
                           const I *); \
    void F(JOIN(tp, name))(const char *, const char *, const char *, const I *, const T *, T *, const I *); \
    CASE(triangular_##name) \
    { \
        START; \
        I step = -1; \
        for (int i = 0; i < n * n; i++) \
            a[i] += 3; \
        F(JOIN(tr, name))(uplo, trans, diag, &n, a, &n, b, &two); \
        F(JOIN(tb, name))(uplo, trans, diag, &n, &two, a, &n, b + 2 * n, &one_int); \
        F(JOIN(tp, name))(uplo, trans, diag, &n, a, b + 3 * n, &step); \
        sum = ALL(b); \
        END; \
    }
TRIANGULAR_VECTORS(mv)
TRIANGULAR_VECTORS(sv)

void F(axpy)(const I *, const T *, const T *, const I *, T *, const I *);
void F(scal)(const I *, const T *, T *, const I *);
void F(copy)(const I *, const T *, const I *, T *, const I *);
void F(swap)(const I *, T *, const I *, T *, const I *);
R NAME(OF_REAL, nrm2)(const I *, const T *, const I *);
R NAME(OF_REAL, asum)(const I *, const T *, const I *);
I NAME(AN_INDEX, amax)(const I *, const T *, const I *);
CASE(vectors)
{
    START;
    I step = -2, many = 2 * n;
    F(axpy)(&n, &alpha, x, &two, b, &step);
    F(scal)(&n, &beta, b + 1, &two);
    F(copy)(&n, x + n, &step, b + 2 * n, &one_int);
    F(swap)(&n, a, &two, b, &step);
    I best = NAME(AN_INDEX, amax)(&many, x, &one_int);
    sum = ALL(a) + ALL(b) + NAME(OF_REAL, nrm2)(&many, x, &two) + NAME(OF_REAL, asum)(&n, y, &two) * RE(x[best - 1]);
    END;
}

#if COMPLEX
T F(dotu)(const I *, const T *, const I *, const T *, const I *);
T F(dotc)(const I *, const T *, const I *, const T *, const I *);
void F(rotg)(T *, const T *, R *, T *);
CASE(dots)
{
    START;
    T first = F(dotu)(&n, x, &two, y, &one_int), second = F(dotc)(&n, x, &two, y, &one_int);
    R c;
    T p = x[0], q = flags ? y[0] : 0, s;
    F(rotg)(&p, &q, &c, &s);
    sum = __real__ first + 2 * __imag__ first + __real__ second * __imag__ second + count_all(&p, 2) + count_all(&s, 2) + c;
    END;
}
#else
T F(dot)(const I *, const T *, const I *, const T *, const I *);
void F(rot)(const I *, T *, const I *, T *, const I *, const T *, const T *);
void F(rotg)(T *, T *, T *, T *);
CASE(dots)
{
    START;
    T p = x[0], q = y[0], c, s;
    F(rotg)(&p, &q, &c, &s);
    F(rot)(&n, a, &two, b, &one_int, &c, &s);
    sum = F(dot)(&n, a, &two, b, &one_int) + p * p + q + ALL(a) + ALL(b);
    END;
}
#endif

/* CBLAS, by rows and by columns. */
void CBLAS(gemm)(int, int, int, I, I, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
void CBLAS(gemv)(int, int, I, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
void CBLAS(trsm)(int, int, int, int, int, I, I, SCALAR, const T *, I, T *, I);
void CBLAS(trmm)(int, int, int, int, int, I, I, SCALAR, const T *, I, T *, I);
void CBLAS(syrk)(int, int, int, I, I, SCALAR, const T *, I, SCALAR, T *, I);
void CBLAS(symm)(int, int, int, I, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
void CBLAS(SY(mv))(int, int, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
void CBLAS(SY(r2))(int, int, I, SCALAR, const T *, I, const T *, I, T *, I);
void CBLAS(trsv)(int, int, int, int, I, const T *, I, T *, I);
void CBLAS(tpmv)(int, int, int, int, I, const T *, T *, I);
void CBLAS(gbmv)(int, int, I, I, I, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
#if COMPLEX
void CBLAS(her2k)(int, int, int, I, I, SCALAR, const T *, I, const T *, I, R, T *, I);
void CBLAS(hemm)(int, int, int, I, I, SCALAR, const T *, I, const T *, I, SCALAR, T *, I);
void CBLAS(gerc)(int, I, I, SCALAR, const T *, I, const T *, I, T *, I);
#endif
CASE(c_products)
{
    C_START;
    CBLAS(gemm)(order, ctrans, 112, n, k, n, AT(alpha), a, n, a, n, AT(beta), b, n);
    CBLAS(symm)(order, cside, cuplo, n, n, AT(alpha), a, n, b, n, AT(beta), c, n);
    C_END;
}

CASE(c_triangles)
{
    C_START;
    CBLAS(trmm)(order, cside, cuplo, ctrans, cdiag, n, n, AT(alpha), a, n, b, n);
    CBLAS(trsm)(order, cside, cuplo, ctrans, cdiag, n, n, AT(alpha), a, n, c, n);
    C_END;
}

CASE(c_updates)
{
    C_START;
    CBLAS(syrk)(order, cuplo, ctrans == 111 ? 111 : 112, n, k, AT(alpha), a, n, AT(beta), b, n);
#if COMPLEX
    CBLAS(hemm)(order, cside, cuplo, n, n, AT(alpha), a, n, b, n, AT(beta), c, n);
    CBLAS(her2k)(order, cuplo, ctrans == 111 ? 111 : 113, n, k, AT(alpha), a, n, b, n, RE(beta), c, n);
    CBLAS(gerc)(order, n, k, AT(alpha), x, 2, y, 1, b, n);
#endif
    C_END;
}

CASE(c_vectors)
{
    C_START;
    CBLAS(gemv)(order, ctrans, n, k, AT(alpha), a, n, x, 2, AT(beta), b, 2);
    CBLAS(SY(mv))(order, cuplo, n, AT(alpha), a, n, x, 2, AT(beta), c, 1);
    CBLAS(SY(r2))(order, cuplo, n, AT(alpha), x, 2, y, 1, b, n);
    CBLAS(gbmv)(order, ctrans, n, n, 1, 2, AT(alpha), a, n, x, 1, AT(beta), c + n, 1);
    for (int i = 0; i < n * n; i++)
        a[i] += 3;
    CBLAS(trsv)(order, cuplo, ctrans, cdiag, n, a, n, b, 1);
    CBLAS(tpmv)(order, cuplo, ctrans, cdiag, n, a, c + 2 * n, 2);
    C_END;
}

/* LAPACK. */
void F(getrf)(const I *, const I *, T *, const I *, I *, I *);
void F(getrs)(const char *, const I *, const I *, const T *, const I *, const I *, T *, const I *, I *);
void F(getri)(const I *, T *, const I *, const I *, T *, const I *, I *);
CASE(getrf)
{
    START;
    I *pivots = malloc(n * sizeof *pivots), rows = flags % 2 ? k : n, columns = flags / 2 % 2 ? k : n;
    F(getrf)(&rows, &columns, a, &n, pivots, &info);
    sum = ALL(a) + info;
    free(pivots);
    END;
}

CASE(getrs)
{
    START;
    I *pivots = malloc(n * sizeof *pivots), size_of_work = n * n;
    T *work = malloc(n * n * sizeof *work);
    F(getrf)(&n, &n, a, &n, pivots, &info);
    F(getrs)(trans, &n, &k, a, &n, pivots, b, &n, &info);
    F(getri)(&n, a, &n, pivots, work, &size_of_work, &info);
    sum = ALL(a) + ALL(b) + info;
    free(pivots);
    free(work);
    END;
}

void F(gesv)(const I *, const I *, T *, const I *, I *, T *, const I *, I *);
CASE(gesv)
{
    START;
    I *pivots = malloc(n * sizeof *pivots);
    F(gesv)(&n, &k, a, &n, pivots, b, &n, &info);
    sum = ALL(a) + ALL(b) + info;
    free(pivots);
    END;
}

void F(potrf)(const char *, const I *, T *, const I *, I *);
void F(potrs)(const char *, const I *, const I *, const T *, const I *, T *, const I *, I *);
void F(potri)(const char *, const I *, T *, const I *, I *);
CASE(potrf)
{
    START;
    shift(a, size, 8);
    F(potrf)(uplo, &n, a, &n, &info);
    F(potrs)(uplo, &n, &k, a, &n, b, &n, &info);
    sum = ALL(a) + info;
    F(potri)(uplo, &n, a, &n, &info);
    sum += ALL(a) + ALL(b);
    END;
}

void F(posv)(const char *, const I *, const I *, T *, const I *, T *, const I *, I *);
void F(trtri)(const char *, const char *, const I *, T *, const I *, I *);
void F(trtrs)(const char *, const char *, const char *, const I *, const I *, const T *, const I *, T *, const I *, I *);
CASE(posv)
{
    START;
    T *c = copy(y, n * n);
    shift(a, size, 8);
    shift(c, size, 3);
    F(posv)(uplo, &n, &k, a, &n, b, &n, &info);
    F(trtri)(uplo, diag, &n, c, &n, &info);
    F(trtrs)(uplo, trans, diag, &n, &k, c, &n, b, &n, &info);
    sum = ALL(a) + ALL(b) + ALL(c) + info;
    free(c);
    END;
}

#define INDEFINITE(name) \
    void F(name)(const char *, const I *, const I *, T *, const I *, I *, T *, const I *, T *, const I *, I *); \
    CASE(name) \
    { \
        START; \
        I *pivots = malloc(n * sizeof *pivots), size_of_work = n * n; \
        T *work = malloc(n * n * sizeof *work); \
        F(name)(uplo, &n, &k, a, &n, pivots, b, &n, work, &size_of_work, &info); \
        sum = ALL(b) + info; \
        free(pivots); \
        free(work); \
        END; \
    }
INDEFINITE(sysv)
#if COMPLEX
INDEFINITE(hesv)
#endif

void F(trsyl)(const char *, const char *, const I *, const I *, const I *, const T *, const I *, const T *, const I *, T *,
              const I *, R *, I *);
CASE(trsyl)
{
    START;
    const char *op = COMPLEX ? "C" : "T";
    T *c = copy(y, n * n);
    R scale;
    I sign = flags / 4 % 2 ? 1 : -1;
    shift(a, size, 4);
    shift(b, size, -4);
    for (int j = 0; j < n; j++)
        for (int i = j + 1; i < n; i++)
            a[i + j * n] = b[i + j * n] = 0;
    if (!COMPLEX) { /* a block of 2 x 2 in the standard form of real Schur forms */
        a[1 + 0 * n] = -a[0 + 1 * n];
        a[1 + 1 * n] = a[0];
    }
    F(trsyl)(flags % 2 ? op : "N", flags / 2 % 2 ? op : "N", &sign, &n, &k, a, &n, b, &n, c, &n, &scale, &info);
    sum = ALL(c) + info + scale;
    free(c);
    END;
}

void F(gtsv)(const I *, const I *, T *, T *, T *, T *, const I *, I *);
void F(ptsv)(const I *, const I *, R *, T *, T *, const I *, I *);
CASE(tridiagonal)
{
    START;
    T *c = copy(x, n * n);
    R *d = malloc(n * sizeof *d);
    for (int i = 0; i < n; i++)
        d[i] = 6 + RE(x[i]);
    F(ptsv)(&n, &k, d, c, b, &n, &info);
    sum = count_all(d, n) + count_all(c, n * PARTS) + ALL(b) + info;
    F(gtsv)(&n, &k, a, a + n, a + 2 * n, b, &n, &info);
    sum += ALL(b) + count_all(a + n, n * PARTS);
    free(c);
    free(d);
    END;
}

void F(gbtrf)(const I *, const I *, const I *, const I *, T *, const I *, I *, I *);
void F(gbtrs)(const char *, const I *, const I *, const I *, const I *, const T *, const I *, const I *, T *, const I *, I *);
void F(pbsv)(const char *, const I *, const I *, const I *, T *, const I *, T *, const I *, I *);
CASE(bands)
{
    START;
    I *pivots = malloc(n * sizeof *pivots);
    T *c = copy(x, n * n);
    F(gbtrf)(&n, &n, &one_int, &one_int, a, &n, pivots, &info);
    F(gbtrs)(trans, &n, &one_int, &one_int, &k, a, &n, pivots, b, &n, &info);
    for (int j = 0; j < n; j++)
        c[(*uplo == 'L' ? 0 : 2) + j * n] += 9;
    F(pbsv)(uplo, &n, &two, &k, c, &n, b, &n, &info);
    sum = ALL(b) + ALL(c) + info;
    free(pivots);
    free(c);
    END;
}

void F(geqrf)(const I *, const I *, T *, const I *, T *, T *, const I *, I *);
void F(UN(gqr))(const I *, const I *, const I *, T *, const I *, const T *, T *, const I *, I *);
void F(UN(mqr))(const char *, const char *, const I *, const I *, const I *, const T *, const I *, const T *, T *, const I *,
                T *, const I *, I *);
CASE(qr)
{
    START;
    I size_of_work = n * n;
    T *work = malloc(n * n * sizeof *work), *tau = malloc(n * sizeof *tau);
    F(geqrf)(&n, &k, a, &n, tau, work, &size_of_work, &info);
    F(UN(mqr))(side, *trans == 'N' ? "N" : COMPLEX ? "C" : "T", &n, &n, &k, a, &n, tau, b, &n, work, &size_of_work, &info);
    sum = ALL(a) + ALL(b) + count_all(tau, k * PARTS);
    F(UN(gqr))(&n, &k, &k, a, &n, tau, work, &size_of_work, &info);
    sum += ALL(a) + info;
    free(work);
    free(tau);
    END;
}

void F(gels)(const char *, const I *, const I *, const I *, T *, const I *, T *, const I *, T *, const I *, I *);
CASE(gels)
{
    START;
    I size_of_work = 10 * n * n, rows = flags / 3 % 2 ? k : n, columns = flags / 3 % 2 ? n : k;
    T *work = malloc(10 * n * n * sizeof *work);
    F(gels)(*trans == 'N' ? "N" : COMPLEX ? "C" : "T", &rows, &columns, &two, a, &n, b, &n, work, &size_of_work, &info);
    sum = count_all(b, (int)k * PARTS) + info;
    free(work);
    END;
}

#if COMPLEX
void F(heev)(const char *, const char *, const I *, T *, const I *, R *, T *, const I *, R *, I *);
#else
void F(syev)(const char *, const char *, const I *, T *, const I *, R *, T *, const I *, I *);
#endif
CASE(spectrum)
{
    START;
    I size_of_work = 10 * n * n;
    T *work = malloc(10 * n * n * sizeof *work);
    R *w = malloc(n * sizeof *w), *more = malloc(10 * n * sizeof *more);
    const char *job = flags % 2 ? "V" : "N";
#if COMPLEX
    F(heev)(job, uplo, &n, a, &n, w, work, &size_of_work, more, &info);
#else
    F(syev)(job, uplo, &n, a, &n, w, work, &size_of_work, &info);
#endif
    sum = count_all(w, n) + info;
    for (int i = 0; i < n * n && *job == 'V'; i++) {
#if COMPLEX
        R size_of = RE(a[i]) * RE(a[i]) + __imag__ a[i] * __imag__ a[i];
#else
        R size_of = a[i] * a[i];
#endif
        sum += size_of * (i % 5);
    }
    free(work);
    free(w);
    free(more);
    END;
}

#if COMPLEX
void F(geev)(const char *, const char *, const I *, T *, const I *, T *, T *, const I *, T *, const I *, T *, const I *, R *,
             I *);
#else
void F(geev)(const char *, const char *, const I *, T *, const I *, T *, T *, T *, const I *, T *, const I *, T *, const I *,
             I *);
#endif
/* The vectors' signs are not LAPACK's to choose, and so only products of two numbers of one vector count. */
CASE(geev)
{
    START;
    I size_of_work = 10 * n * n;
    T *work = malloc(10 * n * n * sizeof *work), *w = malloc(2 * n * sizeof *w);
    T *left = malloc(n * n * sizeof *left), *right = malloc(n * n * sizeof *right);
    const char *lefts = flags % 2 ? "V" : "N", *rights = flags / 2 % 2 ? "V" : "N";
    memset(left, 0, n * n * sizeof *left);
    memset(right, 0, n * n * sizeof *right);
#if COMPLEX
    R *more = malloc(2 * n * sizeof *more);
    F(geev)(lefts, rights, &n, a, &n, w, left, &n, right, &n, work, &size_of_work, more, &info);
    free(more);
    sum = count_all(w, 2 * n);
#else
    F(geev)(lefts, rights, &n, a, &n, w, w + n, left, &n, right, &n, work, &size_of_work, &info);
    sum = count_all(w, n);
    for (int i = 0; i < n; i++)
        sum += w[i + n] * w[i + n] * (1 + w[i]);
#endif
    for (int i = 0; i < n * n; i++) {
        int other = i / n * n + (i + 1) % n;
        T pair = left[i] * left[other] + (R)2 * right[i] * right[other];
        sum += RE(pair) * (1 + i % 3);
    }
    free(work);
    free(w);
    free(left);
    free(right);
    END;
}

void F(gesvd)(const char *, const char *, const I *, const I *, T *, const I *, R *, T *, const I *, T *, const I *, T *,
              const I *, MORE(R *) I *);
void F(gesdd)(const char *, const I *, const I *, T *, const I *, R *, T *, const I *, T *, const I *, T *, const I *,
              MORE(R *) I *, I *);
CASE(singular)
{
    START;
    I size_of_work = 20 * n * n, *integers = malloc(8 * n * sizeof *integers);
    T *work = malloc(20 * n * n * sizeof *work), *u = malloc(n * n * sizeof *u), *vt = malloc(n * n * sizeof *vt);
    R *s = malloc(n * sizeof *s), *more = malloc(20 * n * n * sizeof *more);
    memset(u, 0, n * n * sizeof *u);
    memset(vt, 0, n * n * sizeof *vt);
    const char *job = (const char *[]){"A", "S", "N"}[flags % 3];
    if (flags / 3 % 2)
        F(gesdd)(job, &n, &k, a, &n, s, u, &n, vt, &n, work, &size_of_work, MORE(more) integers, &info);
    else
        F(gesvd)(job, (const char *[]){"A", "S", "N", "O"}[flags / 6 % 4], &n, &k, a, &n, s, u, &n, vt, &n, work,
                 &size_of_work, MORE(more) & info);
    sum = count_all(s, k) + info;
    for (int i = 0; i < n * k; i++) {
#if COMPLEX
        R first = RE(u[i]) * RE(u[i]) + __imag__ u[i] * __imag__ u[i];
        R second = RE(vt[i]) * RE(vt[i]) + __imag__ vt[i] * __imag__ vt[i];
#else
        R first = u[i] * u[i], second = vt[i] * vt[i];
#endif
        sum += first * (i % 5) + second * (i % 3);
    }
    free(integers);
    free(work);
    free(u);
    free(vt);
    free(s);
    free(more);
    END;
}

/* LAPACKE, by rows and by columns. */
I LAPACKE(gesv)(int, I, I, T *, I, I *, T *, I);
I LAPACKE(posv)(int, char, I, I, T *, I, T *, I);
I LAPACKE(sysv)(int, char, I, I, T *, I, I *, T *, I);
I LAPACKE(SY(ev))(int, char, char, I, T *, I, R *);
I LAPACKE(geqrf)(int, I, I, T *, I, T *);
I LAPACKE(UN(gqr))(int, I, I, I, T *, I, const T *);
I LAPACKE(trtri)(int, char, char, I, T *, I);
I LAPACKE(gels)(int, char, I, I, I, T *, I, T *, I);
CASE(c_systems)
{
    C_START;
    I *pivots = malloc(n * sizeof *pivots);
    info = LAPACKE(gesv)(order, n, n, a, n, pivots, b, n);
    sum = ALL(a) + info;
    memcpy(a, x, n * n * sizeof *a);
    shift(a, size, 8);
    info = LAPACKE(posv)(order, *uplo, n, n, a, n, b, n);
    sum += ALL(a) + info;
    memcpy(a, x, n * n * sizeof *a);
    info = LAPACKE(sysv)(order, *uplo, n, n, a, n, pivots, c, n);
    memcpy(a, x, n * n * sizeof *a);
    shift(a, size, 3);
    info = LAPACKE(trtri)(order, *uplo, *diag, n, a, n);
    sum += ALL(a) + ALL(b) + ALL(c) + info;
    free(pivots);
    free(c);
    END;
}

CASE(c_decompositions)
{
    C_START;
    R *w = malloc(n * sizeof *w);
    T *tau = malloc(n * sizeof *tau);
    info = LAPACKE(SY(ev))(order, 'N', *uplo, n, a, n, w);
    sum = count_all(w, n) + info;
    memcpy(a, x, n * n * sizeof *a);
    info = LAPACKE(geqrf)(order, n, k, a, n, tau);
    sum += ALL(a) + count_all(tau, k * PARTS);
    info += LAPACKE(UN(gqr))(order, n, k, k, a, n, tau);
    sum += ALL(a) + info;
    memcpy(a, x, n * n * sizeof *a);
    info = LAPACKE(gels)(order, 'N', n, k, 2, a, n, b, n);
    sum += count_all(b, (int)k * PARTS) + info;
    free(w);
    free(tau);
    free(c);
    END;
}
