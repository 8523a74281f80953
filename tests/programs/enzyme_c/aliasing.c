/* Arguments that are the same array, or overlap: in place, shifted, the same pointer twice.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

/* out may be in: no restrict here */
static void squares(const double *in, double *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] * in[i];
}
static double product(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
static double shifted(double *x, int n)
{
    for (int i = 1; i < n; i++)
        x[i] = x[i] * x[i - 1];
    return x[n - 1];
}

int main(void)
{
    double x[3] = {hide(2), hide(3), hide(4)}, d[3] = {1, 1, 1};
    __irad_autodiff((void *)squares, irad_dup, x, d, irad_dup, x, d, irad_const, hide_int(3));
    CHECK(d[0], 4);
    CHECK(d[2], 8);
    CHECK(x[2], 16);
    double y[2] = {hide(3), hide(5)}, e[2] = {0};
    __irad_autodiff((void *)product, irad_dup, y, e, irad_dup, y, e, irad_const, hide_int(2));
    CHECK(e[0], 6);
    double z[3] = {hide(2), hide(3), hide(4)}, g[3] = {0};
    __irad_autodiff((void *)shifted, irad_dup, z, g, irad_const, hide_int(3));
    CHECK(g[0], 12);
    CHECK(g[2], 6);
    return report();
}
