/* Reductions of 16 bytes at once, for which compilers call libatomic. */
#include "serial.h"
#include <complex.h>

double complex_sum(const double _Complex *x, int n)
{
    double _Complex total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i];
    return creal(total) * cimag(total);
}
