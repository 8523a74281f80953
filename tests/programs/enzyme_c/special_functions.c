/* erf, erfc, tgamma, lgamma, Bessel functions and cbrt.
 *
 * EXPECT: 8 right, 0 wrong
 */
#define _DEFAULT_SOURCE
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double errors(double x) { return erf(x) + 2 * erfc(x * x); }
static double gammas(double x) { return tgamma(x); }
static double log_gamma(double x) { return lgamma(x); }
static double cube_root(double x) { return cbrt(x); }
static double bessel(double x) { return j0(x) + 2 * j1(x); }

int main(void)
{
    static const double euler = 0.57721566490153286;
    double x = hide(0.7), s = 2 / sqrt(M_PI);
    CHECK(__enzyme_autodiff((void *)errors, x), s * exp(-x * x) - 2 * s * exp(-x * x * x * x) * 2 * x);
    CHECK(__enzyme_autodiff((void *)gammas, hide(1)), -euler);
    CHECK(__enzyme_autodiff((void *)gammas, hide(3)), 2 * (1.5 - euler));
    CHECK(__enzyme_autodiff((void *)log_gamma, hide(2)), 1 - euler);
    CHECK(__enzyme_autodiff((void *)log_gamma, hide(0.5)), -euler - 2 * log(2));
    CHECK(__enzyme_autodiff((void *)cube_root, hide(8)), 1 / 12.0);
    CHECK(__enzyme_autodiff((void *)cube_root, hide(-8)), 1 / 12.0);
    CHECK(__enzyme_autodiff((void *)bessel, x), -j1(x) + 2 * (j0(x) - j1(x) / x));
    return report();
}
