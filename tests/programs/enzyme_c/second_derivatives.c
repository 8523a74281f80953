/* Forward over reverse, reverse over reverse, reverse over forward, forward over forward; and a third derivative.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return sin(x) * x * x; }
static double reverse(double x) { return __enzyme_autodiff((void *)f, x); }
static double forward(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
static double reverse_reverse(double x) { return __enzyme_autodiff((void *)reverse, x); }

int main(void)
{
    double x = hide(0.7), s = sin(x), c = cos(x);
    double first = c * x * x + 2 * x * s, second = -s * x * x + 4 * x * c + 2 * s, third = -c * x * x - 6 * x * s + 6 * c;
    CHECK(reverse(x), first);
    CHECK(forward(x), first);
    CHECK(__enzyme_autodiff((void *)reverse, x), second);
    CHECK(__enzyme_autodiff((void *)forward, x), second);
    CHECK(__enzyme_fwddiff((void *)reverse, x, 1.0), second);
    CHECK(__enzyme_fwddiff((void *)forward, x, 1.0), second);
    CHECK(__enzyme_autodiff((void *)reverse_reverse, x), third);
    return report();
}
