/* The elementary functions of two spellings, float and double, and powers of every kind.
 *
 * EXPECT: 22 right, 0 wrong
 */
#define _GNU_SOURCE
#include "check.h"
#include <irad.h>

#define FUNCTION(name, expression, slope)                                                                              \
    static double name(double x) { return expression; }                                                                \
    static double name##_slope(double x) { return slope; }
FUNCTION(f0, exp(x) * exp2(x), exp(x) * exp2(x) * (1 + log(2)))
FUNCTION(f1, expm1(x) + exp10(x), exp(x) + exp10(x) * log(10))
FUNCTION(f2, log(x) + log2(x) + log10(x), (1 + 1 / log(2) + 1 / log(10)) / x)
FUNCTION(f3, log1p(x), 1 / (1 + x))
FUNCTION(f4, sin(x) * cos(x), cos(2 * x))
FUNCTION(f5, tan(x), 1 / (cos(x) * cos(x)))
FUNCTION(f6, asin(x) + acos(x) * 2, -1 / sqrt(1 - x * x))
FUNCTION(f7, atan(x), 1 / (1 + x * x))
FUNCTION(f8, atan2(x, 2) + atan2(2, x), 0 * x)
FUNCTION(f9, sinh(x) + cosh(x), exp(x))
FUNCTION(f10, tanh(x), 1 / (cosh(x) * cosh(x)))
FUNCTION(f11, asinh(x), 1 / sqrt(1 + x * x))
FUNCTION(f12, acosh(x + 1), 1 / sqrt((x + 1) * (x + 1) - 1))
FUNCTION(f13, atanh(x), 1 / (1 - x * x))
FUNCTION(f14, sqrt(x), 0.5 / sqrt(x))
FUNCTION(f15, pow(x, 2.5), 2.5 * pow(x, 1.5))
FUNCTION(f16, pow(3, x), log(3) * pow(3, x))
FUNCTION(f17, pow(x, x), pow(x, x) * (log(x) + 1))
FUNCTION(f18, hypot(x, 2 * x), sqrt(5))
FUNCTION(f19, fma(x, x, x), 2 * x + 1)
FUNCTION(f20, (double)sinf((float)x) + (double)expf((float)x), cos(x) + exp(x))
FUNCTION(f21, fabs(x - 1) + x / (1 + x), -1 + 1 / ((1 + x) * (1 + x)))

int main(void)
{
    double x = hide(0.4);
#define TRY(name) CHECK(__irad_autodiff((void *)name, x), name##_slope(x))
    TRY(f0), TRY(f1), TRY(f2), TRY(f3), TRY(f4), TRY(f5), TRY(f6), TRY(f7), TRY(f8), TRY(f9), TRY(f10);
    TRY(f11), TRY(f12), TRY(f13), TRY(f14), TRY(f15), TRY(f16), TRY(f17), TRY(f18), TRY(f19), TRY(f21);
    CHECK_ROUGHLY(__irad_autodiff((void *)f20, x), f20_slope(x));
    return report();
}
