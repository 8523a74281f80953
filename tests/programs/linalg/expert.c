/* As routines.c, for Schur forms, and for systems with error bounds. */
#include "routines.h"

/* The sizes of numbers, which do not depend on signs or phases. */
static double sizes(const T *v, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++) {
#if COMPLEX
        sum += (RE(v[i]) * RE(v[i]) + __imag__ v[i] * __imag__ v[i]) * (1 + i % 5);
#else
        sum += v[i] * v[i] * (1 + i % 5);
#endif
    }
    return sum;
}

/* Z T T Z^H, which does not depend on the order of eigenvalues either: that is the routine's choice. */
static double square(const T *t, const T *z, int n, int by_rows)
{
    int down = by_rows ? n : 1, over = by_rows ? 1 : n;
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            T entry = 0;
            for (int k = 0; k < n; k++)
                for (int l = 0; l < n; l++)
                    for (int m = 0; m < n; m++)
                        entry += z[i * down + k * over] * t[k * down + l * over] * t[l * down + m * over] *
                                 CONJ(z[j * down + m * over]);
            sum += count_all(&entry, PARTS) * (1 + i + 0.5 * j);
        }
    return sum;
}

#if COMPLEX
typedef I (*Select)(const T *);
static I left_half(const T *w) { return RE(*w) < 0; }
#define VALUES w
void F(gees)(const char *, const char *, Select, const I *, T *, const I *, I *, T *, T *, const I *, T *, const I *, R *, I *,
             I *);
I LAPACKE(gees)(int, char, char, Select, I, T *, I, I *, T *, T *, I);
#else
typedef I (*Select)(const T *, const T *);
static I left_half(const T *w, const T *wi) { return *w < 0 && *wi < 100; }
#define VALUES w, wi
void F(gees)(const char *, const char *, Select, const I *, T *, const I *, I *, T *, T *, T *, const I *, T *, const I *, I *,
             I *);
I LAPACKE(gees)(int, char, char, Select, I, T *, I, I *, T *, T *, T *, I);
#endif
CASE(schur)
{
    START;
    I size_of_work = 1000, chosen = 0, marks[16];
    T w[16] = {0}, wi[16] = {0}, *z = calloc(n * n, sizeof *z), *work = malloc(1000 * sizeof *work);
    R more[32];
    (void)more, (void)wi;
    F(gees)(flags % 2 ? "V" : "N", flags / 2 % 2 ? "S" : "N", left_half, &n, a, &n, &chosen, VALUES, z, &n, work,
            &size_of_work, MORE(more) marks, &info);
    sum = info + chosen;
    for (int i = 0; i < n; i++)
        sum += count_all(w + i, PARTS) + count_all(wi + i, PARTS);
    if (flags / 4 % 2 == 0)
        sum += sizes(a, (int)(n * n)) + sizes(z, (int)(n * n)) + count_all(w, (int)n * PARTS);
    else if (flags % 2)
        sum += square(a, z, size, 0);
    free(z);
    free(work);
    END;
}

CASE(c_schur)
{
    C_START;
    I chosen = 0;
    T w[16] = {0}, wi[16] = {0}, *z = calloc(n * n, sizeof *z);
    (void)wi;
    info = LAPACKE(gees)(order, flags % 2 ? 'V' : 'N', flags / 2 % 2 ? 'S' : 'N', left_half, n, a, n, &chosen, VALUES, z, n);
    b[0] += (R)(info + chosen);
    for (int i = 0; i < n * n && flags / 4 % 2 == 0; i++)
        b[1] += (R)(sizes(a + i, 1) * (1 + i % 3) + sizes(z + i, 1) * (1 + i % 4));
    if (flags / 4 % 2)
        b[1] += (R)square(a, z, size, order == 101);
    free(z);
    C_END;
}

#if COMPLEX
#define NUMBERS R
#define GROWTH numbers[0]
#else
#define NUMBERS I
#define GROWTH RE(work[0])
#endif
/* Rows and columns of different sizes, so that they are scaled. */
static void stretch(T *a, int n)
{
    shift(a, n, 4);
    for (int i = 0; i < n; i++) {
        a[1 + i * n] *= 50;
        a[i + 2 * n] *= (R)0.01;
    }
}

void F(gesvx)(const char *, const char *, const I *, const I *, T *, const I *, T *, const I *, I *, char *, R *, R *, T *,
              const I *, T *, const I *, R *, R *, R *, T *, NUMBERS *, I *);
CASE(expert)
{
    START;
    R r[16] = {0}, c[16] = {0}, forward[4], backward[4], rcond = 0;
    NUMBERS numbers[64];
    T *af = copy(a, n * n), *made = calloc(n * n, sizeof *made), *work = malloc(64 * sizeof *work);
    I pivots[16];
    const char *scaled = flags / 3 % 2 ? "E" : "N";
    char equed = 'N';
    stretch(a, size);
    F(gesvx)(scaled, trans, &n, &two, a, &n, af, &n, pivots, &equed, r, c, b, &n, made, &n, &rcond,
             forward, backward, work, numbers, &info);
    /* After scaling, several numbers have size 1, so that rounding chooses the pivots. */
    sum = (*scaled == 'N' ? GROWTH + ALL(af) * 1e-3 : 0) + rcond + info + forward[0] + backward[1] + ALL(made);
    if (flags / 6 % 2) {
        F(gesvx)("F", trans, &n, &k, a, &n, af, &n, pivots, &equed, r, c, b + n, &n, made, &n, &rcond, forward, backward,
                 work, numbers, &info);
        sum += rcond + info + forward[0] + backward[1] + ALL(made);
    }
    sum += ALL(a) * 1e-3 + ALL(b);
    for (int i = 0; i < n && flags / 3 % 2; i++)
        sum += r[i] + c[i] + equed;
    free(af);
    free(made);
    free(work);
    END;
}

I LAPACKE(gesvx)(int, char, char, I, I, T *, I, T *, I, I *, char *, R *, R *, T *, I, T *, I, R *, R *, R *, R *);
CASE(c_expert)
{
    C_START;
    R r[16] = {0}, s[16] = {0}, forward[4], backward[4], rcond = 0, growth = 0;
    T *af = copy(a, n * n), *made = calloc(n * n, sizeof *made);
    I pivots[16];
    char equed = 'N';
    stretch(a, size);
    info = LAPACKE(gesvx)(order, flags / 3 % 2 ? 'E' : 'N', *trans, n, k, a, n, af, n, pivots, &equed, r, s, b, n, made, n,
                          &rcond, forward, backward, &growth);
    for (int i = 0; i < n * n; i++)
        c[i] += made[i] + (R)0.01 * a[i] + (flags / 3 % 2 ? 0 : (R)0.01 * af[i]);
    c[0] += (flags / 3 % 2 ? 0 : growth) + rcond + (R)info + forward[1] + backward[0];
    free(af);
    free(made);
    C_END;
}

R F(lange)(const char *, const I *, const I *, const T *, const I *, R *);
void F(getrf)(const I *, const I *, T *, const I *, I *, I *);
void F(potrf)(const char *, const I *, T *, const I *, I *);
void F(gecon)(const char *, const I *, const T *, const I *, const R *, R *, T *, NUMBERS *, I *);
void F(pocon)(const char *, const I *, const T *, const I *, const R *, R *, T *, NUMBERS *, I *);
I LAPACKE(gecon)(int, char, I, const T *, I, R, R *);
I LAPACKE(pocon)(int, char, char, const T *, I, R, R *);
CASE(conditions)
{
    START;
    const char *which = flags % 2 ? "I" : "1";
    R more[32], norm = F(lange)(which, &n, &n, a, &n, more), found = 0;
    NUMBERS numbers[64];
    T *work = malloc(64 * sizeof *work);
    I pivots[16];
    F(getrf)(&n, &n, a, &n, pivots, &info);
    F(gecon)(which, &n, a, &n, &norm, &found, work, numbers, &info);
    sum = found + info;
    shift(b, size, 12);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < j; i++)
            b[j + i * n] = CONJ(b[i + j * n]);
    norm = F(lange)("1", &n, &n, b, &n, more);
    F(potrf)(uplo, &n, b, &n, &info);
    F(pocon)(uplo, &n, b, &n, &norm, &found, work, numbers, &info);
    sum += found + info;
    free(work);
    END;
}

void F(geqp3)(const I *, const I *, T *, const I *, I *, T *, T *, const I *, MORE(R *) I *);
I LAPACKE(geqp3)(int, I, I, T *, I, I *, T *);
CASE(pivoted)
{
    C_START;
    I rows = flags % 2 ? k : n, columns = flags % 2 ? n : k, size_of_work = 1000, *chosen = calloc(n, sizeof *chosen);
    T *work = malloc(1000 * sizeof *work), tau[16] = {0};
    R more[32];
    (void)more, (void)size_of_work;
    chosen[1] = flags / 2 % 2;
    if (flags / 4 % 2)
        info = LAPACKE(geqp3)(order, rows, columns, a, n, chosen, tau);
    else
        F(geqp3)(&rows, &columns, a, &n, chosen, tau, work, &size_of_work, MORE(more) & info);
    b[0] += (R)info;
    for (int i = 0; i < n * n; i++)
        b[i] += a[i] * (R)(1 + i % 3);
    for (int i = 0; i < k; i++)
        c[i] += tau[i] * (R)(1 + chosen[i]);
    free(chosen);
    free(work);
    C_END;
}

#define INDEFINITE(kind) \
    void F(kind##trf)(const char *, const I *, T *, const I *, I *, T *, const I *, I *); \
    void F(kind##trs)(const char *, const I *, const I *, const T *, const I *, const I *, T *, const I *, I *); \
    void F(kind##tri)(const char *, const I *, T *, const I *, const I *, T *, I *); \
    I LAPACKE(kind##trf)(int, char, I, T *, I, I *); \
    I LAPACKE(kind##trs)(int, char, I, I, const T *, I, const I *, T *, I); \
    I LAPACKE(kind##tri)(int, char, I, T *, I, const I *); \
    CASE(kind##_indefinite) \
    { \
        C_START; \
        I size_of_work = 64, pivots[16]; \
        T *work = malloc(64 * sizeof *work); \
        for (int i = 0; i < n; i++) \
            a[i + i * n] *= (R)(flags % 2 ? 0.1 : 1); \
        if (flags / 6 % 2) { \
            info = LAPACKE(kind##trf)(order, *uplo, n, a, n, pivots); \
            info += LAPACKE(kind##trs)(order, *uplo, n, k, a, n, pivots, b, n); \
            memcpy(c, a, n * n * sizeof *c); \
            info += LAPACKE(kind##tri)(order, *uplo, n, a, n, pivots); \
        } else { \
            F(kind##trf)(uplo, &n, a, &n, pivots, work, &size_of_work, &info); \
            F(kind##trs)(uplo, &n, &k, a, &n, pivots, b, &n, &info); \
            memcpy(c, a, n * n * sizeof *c); \
            F(kind##tri)(uplo, &n, a, &n, pivots, work, &info); \
        } \
        for (int i = 0; i < n * n; i++) \
            b[i] += a[i] * (R)(1 + i % 3) + (R)(info + pivots[i % n]); \
        free(work); \
        C_END; \
    }
INDEFINITE(sy)
#if COMPLEX
INDEFINITE(he)
#endif
