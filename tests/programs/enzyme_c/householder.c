/* QR by Householder's reflections: the logarithm of the product of R's diagonal is that of the determinant.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double log_det_by_qr(double *RESTRICT a, int n)
{
    double v[n], sum = 0;
    for (int k = 0; k < n; k++) {
        double norm = 0;
        for (int i = k; i < n; i++)
            norm += a[i * n + k] * a[i * n + k];
        norm = copysign(sqrt(norm), a[k * n + k]);
        for (int i = k; i < n; i++)
            v[i] = a[i * n + k];
        v[k] += norm;
        double square = 0;
        for (int i = k; i < n; i++)
            square += v[i] * v[i];
        for (int j = k; j < n && square > 0; j++) {
            double dot = 0;
            for (int i = k; i < n; i++)
                dot += v[i] * a[i * n + j];
            for (int i = k; i < n; i++)
                a[i * n + j] -= 2 * dot / square * v[i];
        }
        sum += log(fabs(a[k * n + k]));
    }
    return sum;
}

int main(void)
{
    static const double adjugate[9] = {9, -3, -6, -3, 8, 2, -6, 2, 11};
    double a[9] = {hide(4), 1, 2, 1, 3, 0, 2, 0, hide(3)}, d[9] = {0};
    __enzyme_autodiff((void *)log_det_by_qr, enzyme_dup, a, d, enzyme_const, hide_int(3));
    for (int i = 0; i < 9; i++)
        CHECK(d[i], adjugate[i] / 21);
    return report();
}
