/* Exponents and mantissas: frexp, ldexp, scalbn, modf, logb.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const;
double __enzyme_autodiff(void *, ...);

static double fast_log(double x)
{
    int e;
    double m = frexp(x, &e);
    double z = m - 0.75;
    return e * 0.5 + z * z + 3 * z;
}
static double scaled(double x, int e) { return ldexp(x * x, e) + scalbn(x, -e); }
static double parts(double x)
{
    double whole, part = modf(x, &whole);
    return part * part + 10 * whole;
}

int main(void)
{
    CHECK(__enzyme_autodiff((void *)fast_log, hide(5)), (2 * (5 / 8.0 - 0.75) + 3) / 8);
    CHECK(__enzyme_autodiff((void *)fast_log, hide(0.3)), (2 * (0.6 - 0.75) + 3) * 2);
    CHECK(__enzyme_autodiff((void *)scaled, hide(3), enzyme_const, hide_int(2)), 4 * 6 + 0.25);
    CHECK(__enzyme_autodiff((void *)scaled, hide(3), enzyme_const, hide_int(-1)), 3 + 2);
    CHECK(__enzyme_autodiff((void *)parts, hide(2.25)), 0.5);
    CHECK(__enzyme_autodiff((void *)parts, hide(-2.25)), -0.5);
    CHECK(fast_log(4), 1.5 + 0.0625 - 0.75);
    return report();
}
