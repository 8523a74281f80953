/* Derivatives of derivatives up to the fourth, reverse over reverse and mixed.
 *
 * EXPECT: 10 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double f(double x)
{
    double product = x;
    for (int i = 0; i < 3; i++)
        product *= sin(x);
    return product;
}
static double f1(double x) { return __irad_autodiff((void *)f, irad_out, x); }
static double f2(double x) { return __irad_autodiff((void *)f1, irad_out, x); }
static double f3(double x) { return __irad_autodiff((void *)f2, irad_out, x); }
static double f4(double x) { return __irad_autodiff((void *)f3, irad_out, x); }
static double t2(double x) { return __irad_fwddiff((void *)f1, irad_dup, x, 1.0); }
static double t3(double x) { return __irad_fwddiff((void *)t2, irad_dup, x, 1.0); }
static double t4(double x) { return __irad_autodiff((void *)t3, irad_out, x); }

static double by_memory(const double *x) { return exp(2 * x[0]); }
static void m1(const double *x, double *out)
{
    double d[1] = {0};
    __irad_autodiff((void *)by_memory, irad_dup, x, d);
    *out = d[0];
}
static double m2(double x)
{
    double out = 0, d_out = 1, d = 0;
    __irad_autodiff((void *)m1, irad_dup, &x, &d, irad_dup, &out, &d_out);
    return d;
}
static double m3(double x) { return __irad_autodiff((void *)m2, irad_out, x); }

/* Of sin(x)^3 = (3 sin x - sin 3x) / 4, times x: (x s)^(n) = x s^(n) + n s^(n-1). */
static double s(int n, double x)
{
    double quarter = 2 * atan(1);
    return (3 * sin(x + n * quarter) - pow(3, n) * sin(3 * x + n * quarter)) / 4;
}
static double exact(int n, double x) { return x * s(n, x) + n * (n ? s(n - 1, x) : 0); }

int main(void)
{
    double x = hide(0.7);
    CHECK(f(x), exact(0, x));
    CHECK(f1(x), exact(1, x));
    CHECK(f2(x), exact(2, x));
    CHECK(f3(x), exact(3, x));
    CHECK(f4(x), exact(4, x));
    CHECK(t2(x), exact(2, x));
    CHECK(t3(x), exact(3, x));
    CHECK(t4(x), exact(4, x));
    CHECK(m2(x), 4 * exp(2 * x));
    CHECK(m3(x), 8 * exp(2 * x));
    return report();
}
