/* Divides a vector by its length. mag() is pure and neither array overlaps the other, so that
 * the optimiser takes the call out of the loop: O(n) operations instead of O(n^2). */
#include <math.h>

__attribute__((pure, noinline)) static double mag(const double *restrict v, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += v[i] * v[i];
    return sqrt(sum);
}

void normalise(double *restrict out, const double *restrict in, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] / mag(in, n);
}
