/* The sum of log(1 + c^2) over the entries c of the product of two square matrices. */
#include <math.h>

double matmul(const double *a, const double *b, double *c, Index n)
{
    double sum = 0;
    for (Index i = 0; i < n; i++)
        for (Index j = 0; j < n; j++) {
            c[i * n + j] = 0;
            for (Index k = 0; k < n; k++)
                c[i * n + j] += a[i * n + k] * b[k * n + j];
        }
    for (Index i = 0; i < n * n; i++)
        sum += log1p(c[i] * c[i]);
    return sum;
}
