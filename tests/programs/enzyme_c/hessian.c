/* A Hessian of a function of memory: the tangent of a gradient, and the gradient of a gradient.
 *
 * EXPECT: 18 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double f(const double *RESTRICT x, int n)
{
    double p = 1, s = 0;
    for (int i = 0; i < n; i++) {
        p *= x[i];
        s += x[i] * x[i] * x[i];
    }
    return p + s;
}
static void gradient(const double *RESTRICT x, double *RESTRICT g, int n)
{
    for (int i = 0; i < n; i++)
        g[i] = 0;
    __irad_autodiff((void *)f, irad_dup, x, g, irad_const, n);
}

int main(void)
{
    double x[3] = {hide(2), hide(3), hide(5)}, g[3];
    for (int i = 0; i < 3; i++) {
        double e[3] = {0}, column[3] = {0}, seed[3] = {0}, row[3] = {0};
        e[i] = seed[i] = 1;
        __irad_fwddiff((void *)gradient, irad_dup, x, e, irad_dup, g, column, irad_const, 3);
        __irad_autodiff((void *)gradient, irad_dup, x, row, irad_dup, g, seed, irad_const, 3);
        for (int j = 0; j < 3; j++) {
            double want = i == j ? 6 * x[i] : x[3 - i - j];
            CHECK(column[j], want);
            CHECK(row[j], want);
        }
    }
    return report();
}
