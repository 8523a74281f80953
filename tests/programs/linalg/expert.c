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
