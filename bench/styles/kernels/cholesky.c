/* Half the logarithm of a positive definite matrix's determinant, by its Cholesky factor. */
#include <math.h>

double cholesky(const double *a, double *l, Index n)
{
    double sum = 0;
    for (Index i = 0; i < n; i++) {
        for (Index j = 0; j < i; j++) {
            double entry = a[i * n + j];
            for (Index k = 0; k < j; k++)
                entry -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = entry / l[j * n + j];
        }
        double pivot = a[i * n + i];
        for (Index k = 0; k < i; k++)
            pivot -= l[i * n + k] * l[i * n + k];
        l[i * n + i] = sqrt(pivot);
        sum += log(l[i * n + i]);
    }
    return sum;
}
