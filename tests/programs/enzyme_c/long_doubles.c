/* long double: inside of a function of doubles, and as what is differentiated.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);
long double __enzyme_autodiff_long(long double (*)(long double), long double);

static double inside(double x)
{
    long double y = x;
    y = y * y + sqrtl(y);
    return (double)(y * x);
}
static long double cube(long double x) { return x * x * x; }

int main(void)
{
    CHECK(inside(4), 72);
    CHECK(__enzyme_autodiff((void *)inside, hide(4)), 3 * 16 + 1.5 * 2);
    CHECK(__enzyme_autodiff_long(cube, hide(2)), 12);
    return report();
}
