/* As routines.c, for what LAPACK offers beside plain systems and decompositions. */
#include "routines.h"

void F(gelsd)(const I *, const I *, const I *, T *, const I *, T *, const I *, R *, const R *, I *, T *, const I *, MORE(R *) I *,
              I *);
void F(gelss)(const I *, const I *, const I *, T *, const I *, T *, const I *, R *, const R *, I *, T *, const I *,
              MORE(R *) I *);
void F(gelsy)(const I *, const I *, const I *, T *, const I *, T *, const I *, I *, const R *, I *, T *, const I *,
              MORE(R *) I *);
/* Of full rank, and of a rank that is one less. */
CASE(squares)
{
    START;
    I size_of_work = 1000, rows = flags / 3 % 2 ? k : n, columns = flags / 3 % 2 ? n : k, rank = 0;
    I *integers = malloc(1000 * sizeof *integers), pivots[16] = {0};
    T *work = malloc(1000 * sizeof *work);
    R s[16], *more = malloc(1000 * sizeof *more), rcond = (R)1e-3;
    for (int i = 0; i < rows && flags / 6; i++)
        a[i + n] = a[i];
    for (int j = 0; j < columns && flags / 6; j++)
        a[1 + j * n] = a[j * n];
    if (flags % 3 == 0)
        F(gelsd)(&rows, &columns, &two, a, &n, b, &n, s, &rcond, &rank, work, &size_of_work, MORE(more) integers, &info);
    else if (flags % 3 == 1)
        F(gelss)(&rows, &columns, &two, a, &n, b, &n, s, &rcond, &rank, work, &size_of_work, MORE(more) & info);
    else
        F(gelsy)(&rows, &columns, &two, a, &n, b, &n, pivots, &rcond, &rank, work, &size_of_work, MORE(more) & info);
    sum = count_all(b, (int)columns * PARTS) + count_all(b + n, (int)columns * PARTS) + info + rank;
    if (flags % 3 < 2)
        sum += count_all(s, flags / 6 ? 2 : 3);
    free(integers);
    free(work);
    free(more);
    END;
}

/* The sizes of vectors' numbers do not depend on their signs or phases. */
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

void F(SY(evr))(const char *, const char *, const char *, const I *, T *, const I *, const R *, const R *, const I *, const I *,
                const R *, I *, R *, T *, const I *, I *, T *, const I *, MORE(R *) MORE(const I *) I *, const I *, I *);
void F(SY(evx))(const char *, const char *, const char *, const I *, T *, const I *, const R *, const R *, const I *, const I *,
                const R *, I *, R *, T *, const I *, T *, const I *, MORE(R *) I *, I *, I *);
CASE(some_values)
{
    START;
    const char *job = flags % 2 ? "V" : "N", *range = (const char *[]){"A", "V", "I"}[flags / 6 % 3];
    I size_of_work = 2000, found = 0, *integers = malloc(2000 * sizeof *integers), support[32], last = n - 1;
    T *work = malloc(2000 * sizeof *work), *z = malloc(n * n * sizeof *z);
    R w[16], *more = malloc(2000 * sizeof *more), from = 0, to = 100, none = 0;
    memset(z, 0, n * n * sizeof *z);
    if (flags / 18 % 2)
        F(SY(evx))(job, range, uplo, &n, a, &n, &from, &to, &two, &last, &none, &found, w, z, &n, work, &size_of_work,
                   MORE(more) integers, support, &info);
    else
        F(SY(evr))(job, range, uplo, &n, a, &n, &from, &to, &two, &last, &none, &found, w, z, &n, support, work,
                   &size_of_work, MORE(more) MORE(&size_of_work) integers, &size_of_work, &info);
    sum = count_all(w, (int)found) + info + found;
    if (*job == 'V')
        sum += sizes(z, (int)(n * found));
    free(integers);
    free(work);
    free(z);
    free(more);
    END;
}

void F(SY(gv))(const I *, const char *, const char *, const I *, T *, const I *, T *, const I *, R *, T *, const I *,
               MORE(R *) I *);
void F(SY(gvd))(const I *, const char *, const char *, const I *, T *, const I *, T *, const I *, R *, T *, const I *,
                MORE(R *) MORE(const I *) I *, const I *, I *);
CASE(generalised)
{
    START;
    const char *job = flags % 2 ? "V" : "N";
    I size_of_work = 2000, *integers = malloc(2000 * sizeof *integers), itype = 1 + flags / 6 % 3;
    T *work = malloc(2000 * sizeof *work);
    R w[16], *more = malloc(2000 * sizeof *more);
    shift(b, size, 8);
    if (flags / 18 % 2)
        F(SY(gvd))(&itype, job, uplo, &n, a, &n, b, &n, w, work, &size_of_work, MORE(more) MORE(&size_of_work) integers,
                   &size_of_work, &info);
    else
        F(SY(gv))(&itype, job, uplo, &n, a, &n, b, &n, w, work, &size_of_work, MORE(more) & info);
    sum = count_all(w, size) + info;
    if (*job == 'V')
        sum += sizes(a, (int)(n * n));
    for (int i = 0; i < n; i++)
        sum += RE(b[i + i * n]);
    free(integers);
    free(work);
    free(more);
    END;
}

void F(gelqf)(const I *, const I *, T *, const I *, T *, T *, const I *, I *);
void F(UN(glq))(const I *, const I *, const I *, T *, const I *, const T *, T *, const I *, I *);
void F(UN(mlq))(const char *, const char *, const I *, const I *, const I *, const T *, const I *, const T *, T *, const I *,
                T *, const I *, I *);
CASE(lq)
{
    START;
    I size_of_work = n * n;
    T *work = malloc(n * n * sizeof *work), *tau = malloc(n * sizeof *tau);
    F(gelqf)(&k, &n, a, &n, tau, work, &size_of_work, &info);
    F(UN(mlq))(side, *trans == 'N' ? "N" : COMPLEX ? "C" : "T", &n, &n, &k, a, &n, tau, b, &n, work, &size_of_work, &info);
    sum = ALL(a) + ALL(b) + count_all(tau, (int)k * PARTS);
    F(UN(glq))(&k, &n, &k, a, &n, tau, work, &size_of_work, &info);
    sum += ALL(a) + info;
    free(work);
    free(tau);
    END;
}

static void shift_packed(T *a, int n, int upper)
{
    for (int i = 0; i < n; i++)
        a[upper ? i + i * (i + 1) / 2 : i + i * (2 * n - i - 1) / 2] += 8;
}

void F(pptrf)(const char *, const I *, T *, I *);
void F(pptrs)(const char *, const I *, const I *, const T *, T *, const I *, I *);
void F(ppsv)(const char *, const I *, const I *, T *, T *, const I *, I *);
CASE(packed)
{
    START;
    shift_packed(a, size, *uplo == 'U');
    if (flags % 3 == 0)
        F(ppsv)(uplo, &n, &k, a, b, &n, &info);
    else {
        F(pptrf)(uplo, &n, a, &info);
        F(pptrs)(uplo, &n, &k, a, b, &n, &info);
    }
    sum = ALL(a) + ALL(b) + info;
    END;
}

void F(gttrf)(const I *, T *, T *, T *, T *, I *, I *);
void F(gttrs)(const char *, const I *, const I *, const T *, const T *, const T *, const T *, const I *, T *, const I *, I *);
CASE(tridiagonal_factors)
{
    START;
    I pivots[16];
    T second[16];
    a[flags % 3 + n] *= (R)0.01; /* a row that is exchanged */
    F(gttrf)(&n, a, a + n, a + 2 * n, second, pivots, &info);
    F(gttrs)(trans, &n, &k, a, a + n, a + 2 * n, second, pivots, b, &n, &info);
    sum = ALL(b) + ALL(a) + count_all(second, (int)(n - 2) * PARTS) + info + pivots[0];
    END;
}

void F(lacpy)(const char *, const I *, const I *, const T *, const I *, T *, const I *);
void F(laset)(const char *, const I *, const I *, const T *, const T *, T *, const I *);
R F(lange)(const char *, const I *, const I *, const T *, const I *, R *);
CASE(copies)
{
    START;
    const char *part = (const char *[]){"U", "L", "A"}[flags % 3], *norm = (const char *[]){"M", "1", "I", "F"}[flags / 3 % 4];
    T *c = copy(y, n * n);
    R work[16];
    F(lacpy)(part, &n, &k, a, &n, b, &n);
    F(laset)(part, &k, &n, &alpha, &beta, c, &n);
    sum = ALL(b) + ALL(c) + F(lange)(norm, &n, &k, b, &n, work);
    free(c);
    END;
}

#if !COMPLEX
void F(rotm)(const I *, T *, const I *, T *, const I *, const T *);
void F(rotmg)(T *, T *, T *, const T *, T *);
CASE(modified)
{
    START;
    T p[5] = {0}, d1 = flags % 2 ? x[0] * x[0] : (T)1e9 * x[0] * x[0], d2 = flags / 2 % 2 ? y[0] * y[0] : (T)1e-9 * y[0] * y[0];
    T first = x[1], second = y[1];
    F(rotmg)(&d1, &d2, &first, &second, p);
    F(rotm)(&n, a, &two, b, &one_int, p);
    sum = ALL(a) + ALL(b) + d1 + d2 + first;
    END;
}
#endif

#if TYPE == 0
double NAME(ds, dot)(const I *, const float *, const I *, const float *, const I *);
float NAME(sds, dot)(const I *, const float *, const float *, const I *, const float *, const I *);
#define INNER(first, second) NAME(ds, dot)(&n, first, &two, second, &one_int)
#define INNER_FROM(start, first, second) NAME(sds, dot)(&n, &start, first, &two, second, &one_int)
#else
#define INNER(first, second) inner(size, first, second)
#define INNER_FROM(start, first, second) (start + inner(size, first, second))
static T inner(int count, const T *first, const T *second)
{
    T sum = 0;
    for (int i = 0; i < count; i++)
        sum += first[2 * i] * second[i];
    return sum;
}
#endif
#if !COMPLEX
CASE(wide_dots)
{
    START;
    sum = INNER(a, b) + 2 * INNER_FROM(alpha, b, a);
    END;
}
#endif

I LAPACKE(gelsd)(int, I, I, I, T *, I, T *, I, R *, R, I *);
I LAPACKE(SY(evr))(int, char, char, char, I, T *, I, R, R, I, I, R, I *, R *, T *, I, I *);
I LAPACKE(SY(gv))(int, I, char, char, I, T *, I, T *, I, R *);
I LAPACKE(gelqf)(int, I, I, T *, I, T *);
I LAPACKE(UN(mlq))(int, char, char, I, I, I, const T *, I, const T *, T *, I);
I LAPACKE(ppsv)(int, char, I, I, T *, T *, I);
I LAPACKE(lacpy)(int, char, I, I, const T *, I, T *, I);
R LAPACKE(lange)(int, char, I, I, const T *, I);
CASE(c_drivers)
{
    C_START;
    R w[16], s[16];
    T *z = malloc(n * n * sizeof *z), *tau = malloc(n * sizeof *tau);
    I support[32], found = 0, rank = 0;
    memset(z, 0, n * n * sizeof *z);
    info = LAPACKE(gelsd)(order, n, k, 2, a, n, b, n, s, (R)1e-3, &rank);
    sum = count_all(b, (order == 101 ? 2 : (int)k) * PARTS) + count_all(s, size - 2) + info;
    memcpy(a, x, n * n * sizeof *a);
    info = LAPACKE(SY(evr))(order, 'V', 'I', *uplo, n, a, n, 0, 0, 1, 2, 0, &found, w, z, n, support);
    sum += count_all(w, 2) + info;
    for (int i = 0; i < n; i++)
        sum += sizes(z + (order == 101 ? i * n : i), 1) * (i + 1);
    memcpy(a, x, n * n * sizeof *a);
    shift(c, size, 8);
    info = LAPACKE(SY(gv))(order, 1, 'N', *uplo, n, a, n, c, n, w);
    sum += count_all(w, size) + info;
    memcpy(a, x, n * n * sizeof *a);
    info = LAPACKE(gelqf)(order, k, n, a, n, tau);
    LAPACKE(UN(mlq))(order, *side, *trans == 'N' ? 'N' : COMPLEX ? 'C' : 'T', n, n, k, a, n, tau, c, n);
    sum += ALL(a) + info;
    memcpy(a, x, n * n * sizeof *a);
    shift_packed(a, size, (*uplo == 'U') == (order == 102));
    info = LAPACKE(ppsv)(order, *uplo, n, k, a, c, n);
    sum += ALL(a) + info;
    memcpy(b, y, n * n * sizeof *b);
    LAPACKE(lacpy)(order, order == 101 ? 'A' : *uplo, n, k, a, n, b, n); /* by rows, LAPACKE leaves the rest undefined */
    sum += LAPACKE(lange)(order, 'I', n, k, b, n) + LAPACKE(lange)(order, '1', n, k, b, n);
    free(z);
    free(tau);
    C_END;
}

I LAPACKE(gbtrf)(int, I, I, I, I, T *, I, I *);
I LAPACKE(gbtrs)(int, char, I, I, I, I, const T *, I, const I *, T *, I);
I LAPACKE(pbtrf)(int, char, I, I, T *, I);
I LAPACKE(pbtrs)(int, char, I, I, I, const T *, I, T *, I);
I LAPACKE(gttrf)(I, T *, T *, T *, T *, I *);
I LAPACKE(gttrs)(int, char, I, I, const T *, const T *, const T *, const T *, const I *, T *, I);
CASE(c_bands)
{
    C_START;
    I pivots[16];
    T second[16];
    info = LAPACKE(gbtrf)(order, n, n, 1, 1, a, n, pivots);
    info += LAPACKE(gbtrs)(order, *trans, n, 1, 1, k, a, n, pivots, b, n);
    memcpy(a, x, n * n * sizeof *a);
    for (int j = 0; j < n; j++) {
        int row = *uplo == 'L' ? 0 : 2;
        a[order == 101 ? j + row * n : row + j * n] += 9;
    }
    info += LAPACKE(pbtrf)(order, *uplo, n, 2, a, n);
    info += LAPACKE(pbtrs)(order, *uplo, n, 2, k, a, n, b, n);
    memcpy(a, x, n * n * sizeof *a);
    info += LAPACKE(gttrf)(n, a, a + n, a + 2 * n, second, pivots);
    info += LAPACKE(gttrs)(order, *trans, n, k, a, a + n, a + 2 * n, second, pivots, c, n);
    sum = info;
    C_END;
}
