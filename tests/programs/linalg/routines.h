/* What the programs that try each routine share; see routines.c. */
#include <stdlib.h>
#include <string.h>

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define COMPLEX (TYPE > 1)
#if TYPE == 0 || TYPE == 2
typedef float R;
#define REAL_LETTER s
#else
typedef double R;
#define REAL_LETTER d
#endif
#if TYPE == 0
#define LETTER s
#define OF_REAL s
#define AN_INDEX is
typedef R T;
#elif TYPE == 1
#define LETTER d
#define OF_REAL d
#define AN_INDEX id
typedef R T;
#elif TYPE == 2
#define LETTER c
#define OF_REAL sc
#define AN_INDEX ic
typedef float _Complex T;
#else
#define LETTER z
#define OF_REAL dz
#define AN_INDEX iz
typedef double _Complex T;
#endif
#ifdef WIDE
typedef long long I;
#define ENDING _64_
#define C_ENDING 64_
#else
typedef int I;
#define ENDING _
#define C_ENDING
#endif
#ifndef PREFIX
#define PREFIX
#endif
#define NAME(first, name) JOIN(PREFIX, JOIN(JOIN(first, name), ENDING))
#define F(name) NAME(LETTER, name)
#define CBLAS(name) JOIN(PREFIX, JOIN(JOIN(JOIN(cblas_, LETTER), name), C_ENDING))
#define LAPACKE(name) JOIN(PREFIX, JOIN(JOIN(JOIN(LAPACKE_, LETTER), name), C_ENDING))
#if COMPLEX
#define SY(name) JOIN(he, name)
#define SB(name) JOIN(hb, name)
#define SP(name) JOIN(hp, name)
#define UN(name) JOIN(un, name)
#define SCALAR const T *
#define AT(x) &x
#define RE(x) __real__(x)
#define CONJ(x) (2 * __real__(x) - (x))
#define PARTS 2
#else
#define SY(name) JOIN(sy, name)
#define SB(name) JOIN(sb, name)
#define SP(name) JOIN(sp, name)
#define UN(name) JOIN(or, name)
#define SCALAR T
#define AT(x) x
#define RE(x) (x)
#define CONJ(x) (x)
#define PARTS 1
#endif

static T *copy(const T *a, int count)
{
    T *made = malloc(count * sizeof *made);
    memcpy(made, a, count * sizeof *made);
    return made;
}

static double count_all(const void *results, int count)
{
    const R *r = results;
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += r[i] * (1 + 0.3 * (i % 7)) + 0.1 * r[i] * r[i];
    return sum;
}

#define FLAGS \
    const char *trans = (const char *[]){"N", "T", "C"}[flags % 3], *uplo = flags / 3 % 2 ? "L" : "U"; \
    const char *diag = flags / 6 % 2 ? "U" : "N", *side = flags / 12 % 2 ? "L" : "R"; \
    (void)trans, (void)uplo, (void)diag, (void)side
#define CASE(name) double name##_case(const T *x, const T *y, int size, int flags)
#define START \
    FLAGS; \
    I n = size, k = size - 2, info = 0, one_int = 1, two = 2; \
    T *a = copy(x, n * n), *b = copy(y, n * n), alpha = x[0], beta = y[1], unit = 1; \
    double sum = 0; \
    (void)k, (void)info, (void)one_int, (void)two, (void)alpha, (void)beta, (void)unit
#define END \
    free(a); \
    free(b); \
    return sum
#define ALL(p) count_all(p, (int)(n * n) * PARTS)

/* Dominant and Hermitian matrices, without which some routines do not work. */
static void shift(T *a, int n, R by)
{
    for (int i = 0; i < n; i++)
        a[i + i * n] += by;
}

#define C_START \
    START; \
    int order = flags / 24 % 2 ? 101 : 102, ctrans = 111 + flags % 3, cuplo = 121 + flags / 3 % 2; \
    int cdiag = 131 + flags / 6 % 2, cside = 141 + flags / 12 % 2; \
    T *c = copy(y, n * n); \
    (void)order, (void)ctrans, (void)cuplo, (void)cdiag, (void)cside
#define C_END \
    sum = ALL(b) + ALL(c); \
    free(c); \
    END

#if COMPLEX
#define MORE(x) x,
#else
#define MORE(x)
#endif
