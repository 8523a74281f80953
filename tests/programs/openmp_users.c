/* Parallel loops as applications have them. */
#include <math.h>

/* Loops to be vectorised: one sum, one without, and one that cannot be. */
double simd_loops(const double *restrict x, const double *restrict w, double *restrict y, int n, int m)
{
    double total = 1.0;
    #pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        #pragma omp simd reduction(+ : sum)
        for (int j = 0; j < m; j++)
            sum += x[i * m + j] * sin(w[j]);
        y[i] *= sum;
    }
    #pragma omp parallel for simd reduction(* : total)
    for (int i = 0; i < n; i++) {
        y[i] = 1.0 + 0.1 * y[i];
        total *= y[i];
    }
    #pragma omp simd
    for (int i = 1; i < n; i++)
        y[i] += y[i - 1] * y[i];
    return total * y[n - 1];
}
