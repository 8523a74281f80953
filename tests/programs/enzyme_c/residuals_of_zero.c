/* A Hessian where residuals are exactly zero, and so are the adjoints behind them, beside branches not taken.
 *
 * EXPECT: 18 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double f(const double *RESTRICT x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        double h = x[i] > 0 ? 8 / x[i] : 0;
        s += 0.5 * (h - 2) * (h - 2);
    }
    return s;
}
static void gradient(const double *RESTRICT x, double *RESTRICT g, int n)
{
    for (int i = 0; i < n; i++)
        g[i] = 0;
    __irad_autodiff((void *)f, irad_dup, x, g, irad_const, n);
}

int main(void)
{
    double x[3] = {hide(4), hide(16), hide(-1)}, g[3], wanted[3] = {0.25, 1. / 1024 - 1.5 / 256, 0};
    for (int i = 0; i < 3; i++) {
        double e[3] = {0}, column[3] = {0}, seed[3] = {0}, row[3] = {0};
        e[i] = seed[i] = 1;
        __irad_fwddiff((void *)gradient, irad_dup, x, e, irad_dup, g, column, irad_const, 3);
        __irad_autodiff((void *)gradient, irad_dup, x, row, irad_dup, g, seed, irad_const, 3);
        for (int j = 0; j < 3; j++) {
            CHECK(column[j], i == j ? wanted[i] : 0);
            CHECK(row[j], i == j ? wanted[i] : 0);
        }
    }
    return report();
}
