/* Tangents of numbers: some with a direction, some constant.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"

int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);
double __enzyme_fwddiff2(void *, ...);

static double f(double x, double y) { return exp(x) * y + x * y * y; }

int main(void)
{
    double x = hide(0.3), y = hide(2), fx = exp(x) * y + y * y, fy = exp(x) + 2 * x * y;
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, y), fx);
    CHECK(__enzyme_fwddiff((void *)f, enzyme_const, x, enzyme_dup, y, 1.0), fy);
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, 2.0, enzyme_dup, y, -3.0), 2 * fx - 3 * fy);
    CHECK(__enzyme_fwddiff2((void *)f, x, 1.0, y, 1.0), fx + fy);
    CHECK(__enzyme_fwddiff((void *)f, enzyme_const, x, enzyme_const, y), 0);
    return report();
}
