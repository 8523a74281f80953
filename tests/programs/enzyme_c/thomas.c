/* A tridiagonal system by elimination and back substitution, overwriting everything; in a loop over time.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static void thomas(const double *RESTRICT lower, double *RESTRICT diagonal, const double *RESTRICT upper,
                   double *RESTRICT x, int n)
{
    for (int i = 1; i < n; i++) {
        double m = lower[i] / diagonal[i - 1];
        diagonal[i] -= m * upper[i - 1];
        x[i] -= m * x[i - 1];
    }
    x[n - 1] /= diagonal[n - 1];
    for (int i = n - 2; i >= 0; i--)
        x[i] = (x[i] - upper[i] * x[i + 1]) / diagonal[i];
}
static double heat(double k, double *RESTRICT u, int n, int steps)
{
    double lower[16], diagonal[16], upper[16];
    for (int t = 0; t < steps; t++) {
        for (int i = 0; i < n; i++)
            lower[i] = upper[i] = -k, diagonal[i] = 1 + 2 * k;
        thomas(lower, diagonal, upper, u, n);
    }
    return u[0];
}

struct number { double d; };
double __enzyme_autodiff_number(void *, ...);
extern int enzyme_out;

int main(void)
{
    double l[3] = {0, hide(-1), -1}, d[3] = {4, hide(4), 4}, u[3] = {-1, hide(-1), -1}, x[3] = {hide(1), 2, 3};
    double seed[3] = {0, 1, 0}, dl[3] = {0}, dd[3] = {0}, du[3] = {0};
    __enzyme_autodiff((void *)thomas, enzyme_dup, l, dl, enzyme_dup, d, dd, enzyme_dup, u, du, enzyme_dup, x, seed,
                      enzyme_const, hide_int(3));
    CHECK(seed[0], 4 / 56.0);
    CHECK(seed[1], 16 / 56.0);
    CHECK(x[1], 48 / 56.0);
    CHECK(dd[1], -16 / 56.0 * 48 / 56.0);
    CHECK(dl[1], -16 / 56.0 * (26 / 56.0)); /* x0 = (15 + 8 + 3) / 56 */

    double w[2] = {hide(1), 0}, dw[2] = {0}, k = hide(0.5);
    /* two unknowns: ((1 + 2k)^2 - k^2) u0 = 1 + 2k after one step */
    double det = (1 + 2 * k) * (1 + 2 * k) - k * k, ddet = 4 * (1 + 2 * k) - 2 * k;
    double dk = __enzyme_autodiff_number((void *)heat, enzyme_out, k, enzyme_dup, w, dw, enzyme_const, 2, enzyme_const, 1);
    CHECK(dk, (2 * det - (1 + 2 * k) * ddet) / (det * det));
    return report();
}
