/* A series that is cut off one term later in each derivative, so that derivatives are as exact as the sum.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

long __irad_iter(long, long);

/* The exponential series with terms up to x^n / n!. */
static double cut(double x, long n)
{
    double sum = 0, term = 1;
    for (long i = 0; i <= n; i++) {
        sum += term;
        term = term * x / (i + 1);
    }
    return sum;
}
static double f(double x) { return cut(x, __irad_iter(4, 1)); }
static double slope(double x) { return __irad_autodiff((void *)f, irad_out, x); }
static double bend(double x) { return __irad_fwddiff((void *)slope, irad_dup, x, 1.0); }

int main(void)
{
    double x = hide(1.5);
    CHECK(f(x), cut(x, 4));
    CHECK(__irad_fwddiff((void *)f, irad_dup, x, 1.0), cut(x, 4));
    CHECK(slope(x), cut(x, 4));
    CHECK(bend(x), cut(x, 4));
    CHECK(fabs(bend(x) - exp(x)) > 1e-3, 1);
    return report();
}
