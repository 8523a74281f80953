/* Value and gradient of the sum of log1p(c^2) for the product C = A B, by hand: three calls of BLAS and a loop.
 * Matrices are n by n, stored by rows; `dgemm` is that of Fortran's BLAS, and `work` has room for two of them. */
#include <math.h>

typedef void (*product)(const char *, const char *, const int *, const int *, const int *, const double *,
                        const double *, const int *, const double *, const int *, const double *, double *,
                        const int *);

double log_product(product dgemm, const double *a, const double *b, double *da, double *db, double *restrict work,
                   int n)
{
    double one = 1, none = 0, total = 0, *restrict slope = work + n * n;
    dgemm("N", "N", &n, &n, &n, &one, b, &n, a, &n, &none, work, &n);
    for (int i = 0; i < n * n; i++) {
        double square = work[i] * work[i];
        slope[i] = 2 * work[i] / (1 + square);
        total += log1p(square);
    }
    dgemm("T", "N", &n, &n, &n, &one, b, &n, slope, &n, &none, da, &n);
    dgemm("N", "T", &n, &n, &n, &one, slope, &n, a, &n, &none, db, &n);
    return total;
}
