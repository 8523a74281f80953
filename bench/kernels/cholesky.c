/* Logarithm of the determinant of a symmetric positive definite matrix (row by row; only the lower
 * triangle is read), by way of its Cholesky factor, which is left in `factor`. */
#include <math.h>

double logdet(const double *a, double *factor, int n)
{
    double sum = 0;
    for (int j = 0; j < n; j++) {
        double diagonal = a[j * n + j];
        for (int k = 0; k < j; k++)
            diagonal -= factor[j * n + k] * factor[j * n + k];
        factor[j * n + j] = sqrt(diagonal);
        for (int i = j + 1; i < n; i++) {
            double entry = a[i * n + j];
            for (int k = 0; k < j; k++)
                entry -= factor[i * n + k] * factor[j * n + k];
            factor[i * n + j] = entry / factor[j * n + j];
        }
        sum += log(factor[j * n + j]);
    }
    return 2 * sum;
}
