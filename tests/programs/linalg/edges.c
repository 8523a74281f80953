/* As routines.c, for matrices of no rows, of one and of two, and for those that LAPACK reports: singular ones, and some
 * that are not positive. The status code counts, and what LAPACK leaves as it was. */
#include "routines.h"

#if COMPLEX
#define SQUARE(x) (RE(x) * RE(x) + __imag__(x) * __imag__(x))
#else
#define SQUARE(x) ((x) * (x))
#endif
static double sizes(const T *v, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += SQUARE(v[i]) * (1 + i % 5);
    return sum;
}
#define LD I ld = n > 1 ? n : 1, size_of_work = 1000, integers[1000], pivots[16] = {0}, rank = 0
#define ROOM \
    T *work = malloc(1000 * sizeof *work), *z = calloc(64, sizeof *z); \
    R s[16], *more = malloc(1000 * sizeof *more), w[16]; \
    for (int i = 0; i < 16; i++) \
        s[i] = w[i] = 0
#define AGAIN memcpy(a, x, n * n * sizeof *a), memcpy(b, y, n * n * sizeof *b)
#define EDGE_END \
    (void)ld, (void)size_of_work, (void)integers, (void)pivots, (void)rank, (void)s, (void)w; \
    free(work); \
    free(z); \
    free(more); \
    END

void F(gelsd)(const I *, const I *, const I *, T *, const I *, T *, const I *, R *, const R *, I *, T *, const I *, MORE(R *) I *,
              I *);
void F(gelss)(const I *, const I *, const I *, T *, const I *, T *, const I *, R *, const R *, I *, T *, const I *,
              MORE(R *) I *);
void F(gelsy)(const I *, const I *, const I *, T *, const I *, T *, const I *, I *, const R *, I *, T *, const I *,
              MORE(R *) I *);
void F(gels)(const char *, const I *, const I *, const I *, T *, const I *, T *, const I *, T *, const I *, I *);
CASE(squares)
{
    START;
    LD;
    ROOM;
    R rcond = (R)1e-6;
    F(gelsd)(&n, &n, &one_int, a, &ld, b, &ld, s, &rcond, &rank, work, &size_of_work, MORE(more) integers, &info);
    sum += ALL(b) + count_all(s, size) + info + rank;
    AGAIN;
    F(gelss)(&n, &n, &one_int, a, &ld, b, &ld, s, &rcond, &rank, work, &size_of_work, MORE(more) & info);
    sum += ALL(b) + count_all(s, size) + info + rank;
    AGAIN;
    F(gelsy)(&n, &n, &one_int, a, &ld, b, &ld, pivots, &rcond, &rank, work, &size_of_work, MORE(more) & info);
    sum += ALL(b) + info + rank;
    AGAIN;
    F(gels)("N", &n, &n, &one_int, a, &ld, b, &ld, work, &size_of_work, &info);
    sum += ALL(b) + info;
    EDGE_END;
}

void F(SY(evr))(const char *, const char *, const char *, const I *, T *, const I *, const R *, const R *, const I *, const I *,
                const R *, I *, R *, T *, const I *, I *, T *, const I *, MORE(R *) MORE(const I *) I *, const I *, I *);
void F(SY(gv))(const I *, const char *, const char *, const I *, T *, const I *, T *, const I *, R *, T *, const I *,
               MORE(R *) I *);
void F(gesdd)(const char *, const I *, const I *, T *, const I *, R *, T *, const I *, T *, const I *, T *, const I *,
              MORE(R *) I *, I *);
CASE(spectra)
{
    START;
    LD;
    ROOM;
    I found = 0, support[32];
    R from = -100, to = 100, none = 0;
    F(SY(evr))("V", "V", uplo, &n, a, &ld, &from, &to, &one_int, &n, &none, &found, w, z, &ld, support, work, &size_of_work,
               MORE(more) MORE(&size_of_work) integers, &size_of_work, &info);
    sum += count_all(w, size) + info + found;
    for (int i = 0; i < n * n; i++)
        sum += SQUARE(z[i]) * (i + 1);
    AGAIN;
    shift(b, size, 8);
    F(SY(gv))(&one_int, "N", uplo, &n, a, &ld, b, &ld, w, work, &size_of_work, MORE(more) & info);
    sum += count_all(w, size) + info;
    AGAIN;
    F(gesdd)("N", &n, &n, a, &ld, s, z, &ld, z, &ld, work, &size_of_work, MORE(more) integers, &info);
    sum += count_all(s, size) + info;
    EDGE_END;
}

void F(gelqf)(const I *, const I *, T *, const I *, T *, T *, const I *, I *);
void F(UN(mlq))(const char *, const char *, const I *, const I *, const I *, const T *, const I *, const T *, T *, const I *,
                T *, const I *, I *);
void F(geqrf)(const I *, const I *, T *, const I *, T *, T *, const I *, I *);
void F(UN(gqr))(const I *, const I *, const I *, T *, const I *, const T *, T *, const I *, I *);
/* Of a square matrix, whose last column or row is reduced already: its reflector is none where it is real. */
CASE(reflectors)
{
    START;
    LD;
    ROOM;
    I fewer = n > 1 ? n - 1 : 0;
    F(gelqf)(&fewer, &n, a, &ld, z, work, &size_of_work, &info);
    F(UN(mlq))("L", "N", &n, &n, &fewer, a, &ld, z, b, &ld, work, &size_of_work, &info);
    sum += ALL(a) + ALL(b) + info;
    AGAIN;
    F(geqrf)(&n, &fewer, a, &ld, z, work, &size_of_work, &info);
    F(UN(gqr))(&n, &fewer, &fewer, a, &ld, z, work, &size_of_work, &info);
    sum += count_all(a, (int)(n * fewer) * PARTS) + info;
    EDGE_END;
}

void F(ppsv)(const char *, const I *, const I *, T *, T *, const I *, I *);
void F(gttrf)(const I *, T *, T *, T *, T *, I *, I *);
void F(gttrs)(const char *, const I *, const I *, const T *, const T *, const T *, const T *, const I *, T *, const I *, I *);
void F(gtsv)(const I *, const I *, T *, T *, T *, T *, const I *, I *);
void F(ptsv)(const I *, const I *, R *, T *, T *, const I *, I *);
void F(gbsv)(const I *, const I *, const I *, const I *, T *, const I *, I *, T *, const I *, I *);
void F(pbsv)(const char *, const I *, const I *, const I *, T *, const I *, T *, const I *, I *);
void F(sysv)(const char *, const I *, const I *, T *, const I *, I *, T *, const I *, T *, const I *, I *);
void F(posv)(const char *, const I *, const I *, T *, const I *, T *, const I *, I *);
void F(gesv)(const I *, const I *, T *, const I *, I *, T *, const I *, I *);
/* Solutions, where the matrix is regular and positive (y is 0 then), and else the status and the right-hand side. */
CASE(systems)
{
    START;
    LD;
    ROOM;
    I none = 0;
    R lift = flags % 2 ? 8 : 0, d[4];
    for (int i = 0; i < n; i++)
        z[i] = z[8 + i] = z[16 + i] = z[24 + 4 * i + 1] = a[i] * (flags % 2);
    for (int i = 0; i < n; i++)
        z[8 + i] += lift, z[24 + 4 * i + 2] = lift, d[i] = lift - (flags % 2 ? 0 : 1);
    F(gtsv)(&n, &one_int, z, z + 8, z + 16, b, &ld, &info);
    sum += ALL(b) + info;
    AGAIN;
    F(gbsv)(&n, &none, &one_int, &one_int, z + 24, &(I){4}, pivots, b, &ld, &info);
    sum += ALL(b) + info;
    AGAIN;
    F(ptsv)(&n, &one_int, d, z + 40, b, &ld, &info);
    sum += ALL(b) + info;
    AGAIN;
    for (int i = 0; i < n * n; i++)
        a[i] *= (flags % 2);
    shift(a, size, flags % 2 ? lift : -1);
    F(ppsv)(uplo, &n, &one_int, a, b, &ld, &info);
    sum += info ? info : 0;
    AGAIN;
    for (int i = 0; i < n * n; i++)
        a[i] *= (flags % 2);
    shift(a, size, flags % 2 ? lift : -1);
    F(posv)(uplo, &n, &one_int, a, &ld, b, &ld, &info);
    sum += ALL(b) + info;
    AGAIN;
    for (int i = 0; i < n * n; i++)
        a[i] *= (flags % 2);
    shift(a, size, lift);
    F(sysv)(uplo, &n, &one_int, a, &ld, pivots, b, &ld, work, &size_of_work, &info);
    sum += (info ? 0 : ALL(b)) + info;
    AGAIN;
    for (int i = 0; i < n * n; i++)
        a[i] *= (flags % 2);
    shift(a, size, lift);
    F(gesv)(&n, &one_int, a, &ld, pivots, b, &ld, &info);
    sum += ALL(b) + info;
    EDGE_END;
}

void F(geqp3)(const I *, const I *, T *, const I *, I *, T *, T *, const I *, MORE(R *) I *);
void F(getrf)(const I *, const I *, T *, const I *, I *, I *);
void F(potrf)(const char *, const I *, T *, const I *, I *);
#if COMPLEX
#define NUMBERS R
void F(gees)(const char *, const char *, void *, const I *, T *, const I *, I *, T *, T *, const I *, T *, const I *, R *, I *,
             I *);
#define VALUES w
#else
#define NUMBERS I
void F(gees)(const char *, const char *, void *, const I *, T *, const I *, I *, T *, T *, T *, const I *, T *, const I *, I *,
             I *);
#define VALUES w, wi
#endif
void F(gecon)(const char *, const I *, const T *, const I *, const R *, R *, T *, NUMBERS *, I *);
void F(pocon)(const char *, const I *, const T *, const I *, const R *, R *, T *, NUMBERS *, I *);
void F(gesvx)(const char *, const char *, const I *, const I *, T *, const I *, T *, const I *, I *, char *, R *, R *, T *,
              const I *, T *, const I *, R *, R *, R *, T *, NUMBERS *, I *);
void F(sytrf)(const char *, const I *, T *, const I *, I *, T *, const I *, I *);
void F(sytri)(const char *, const I *, T *, const I *, const I *, T *, I *);
/* Of regular matrices (flags 0 and 1), of some of rank one (2 and 3), where rounding says whether a factor is singular,
 * and of zeros; the status counts. */
CASE(newer)
{
    START;
    LD;
    R work_r[64], r[8] = {0}, c[8] = {0}, forward[4] = {0}, backward[4] = {0}, rcond = 0, anorm = 1;
    NUMBERS numbers[64];
    T *work = malloc(1000 * sizeof *work), *af = calloc(64, sizeof *af), *z = calloc(64, sizeof *z), tau[8] = {0}, w[8], wi[8];
    char equed = 'N';
    I chosen = 0;
    int is_clear = n < 2 || flags < 2 || flags > 3;
    (void)work_r, (void)wi, (void)integers;
    for (int j = 0; j < n && flags > 1; j++)
        for (int i = 0; i < n; i++)
            a[i + j * n] = flags > 3 ? 0 : (i + 1) * x[0];
    T *given = copy(a, n * n);
#define RESET memcpy(a, given, n * n * sizeof *a)
    /* what is behind the rank is rounding, or zero: there derivatives stop, since reflectors jump */
    if (is_clear && (flags < 2 || (n < 2 && PARTS == 1)))
        F(geqp3)(&n, &n, a, &ld, pivots, tau, work, &size_of_work, MORE(work_r) & info);
    for (int j = 0; j < n; j++)
        sum += (flags < 2 || j == 0 ? sizes(a + j * n, (int)(flags < 2 ? j + 1 : 1)) : 0) + (flags < 2 ? pivots[j] : 0);
    sum += info;
    RESET;
    F(gees)("V", "N", NULL, &n, a, &ld, &chosen, VALUES, z, &ld, work, &size_of_work, MORE(work_r) pivots, &info);
    for (int i = 0; i < n && (n < 3 || is_clear); i++) /* else two eigenvalues are equal, and their vectors matter */
        sum += flags < 2 ? RE(w[i]) + sizes(w + i, 1) : RE(w[i] * w[i] * w[i]);
    sum += info + chosen;
    RESET;
    F(getrf)(&n, &n, a, &ld, pivots, &info);
    sum += is_clear ? info : 0;
    F(gecon)("1", &n, a, &ld, &anorm, &rcond, work, numbers, &info);
    sum += (flags < 2 ? rcond : 0) + info;
    RESET;
    F(gesvx)("E", "N", &n, &one_int, a, &ld, af, &ld, pivots, &equed, r, c, b, &ld, z, &ld, &rcond, forward, backward, work,
             numbers, &info);
    if (is_clear)
        sum += (info ? 0 : count_all(z, (int)n * PARTS)) + info + rcond;
    RESET;
    F(potrf)("L", &n, a, &ld, &info);
    if (is_clear) {
        sum += info;
        if (info == 0)
            F(pocon)("L", &n, a, &ld, &anorm, &rcond, work, numbers, &info);
        sum += rcond + info;
    }
    memcpy(a, given, n * n * sizeof *a);
    F(sytrf)("L", &n, a, &ld, pivots, work, &size_of_work, &info);
    sum += is_clear ? info : 0;
    if (info == 0 && flags < 2) {
        F(sytri)("L", &n, a, &ld, pivots, work, &info);
        for (int j = 0; j < n; j++)
            sum += count_all(a + j + j * n, (int)(n - j) * PARTS) + info;
    }
    (void)tau, (void)rank;
    free(given);
    free(work);
    free(af);
    free(z);
    END;
}
