/* Memory that is its own shadow has none: which that is, is known when the program runs.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

extern int enzyme_runtime_activity;

static double dot(const double *x, const double *y, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
static void scale(double *out, const double *in, double by, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i] * by;
}

int main(void)
{
    double x[2] = {hide(2), hide(3)}, y[2] = {hide(5), hide(7)}, d[2] = {0, 0};
    __irad_autodiff((void *)dot, enzyme_runtime_activity, irad_dup, x, d, irad_dup, y, y, irad_const, hide_int(2));
    CHECK(d[0], 5);
    CHECK(d[1], 7);
    CHECK(y[0], 5);
    CHECK(y[1], 7);
    CHECK(__irad_fwddiff((void *)dot, irad_runtime_activity, irad_dup, x, x, irad_dup, y, d, irad_const, hide_int(2)),
          2 * 5 + 3 * 7);
    double out[2], d_out[2] = {1, 10};
    CHECK(__irad_autodiff((void *)scale, irad_runtime_activity, irad_dup, out, d_out, irad_dup, x, x, irad_out, hide(4),
                          irad_const, hide_int(2)),
          2 + 30);
    CHECK(out[1], 12);
    CHECK(x[0], 2);
    CHECK(d_out[1], 0);
    return report();
}
