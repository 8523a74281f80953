/* Library functions of complex numbers: cexp, csqrt, cabs, carg, clog.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <complex.h>
#include <irad.h>

static double f_exp(double t) { return cimag(cexp(I * t) * 2); }
static double f_abs(double t) { return cabs((t + (4) * I)); }
static double f_arg(double t) { return carg((1 + (t) * I)); }
static double f_sqrt(double t) { return creal(csqrt((t + (0) * I))); }
static double f_log(double t) { return creal(clog((t + (t) * I))); }
static double f_conj(double t) { return cimag(conj((1 + (t) * I))); }

int main(void)
{
    CHECK(__irad_autodiff((void *)f_exp, hide(0.3)), 2 * cos(0.3));
    CHECK(__irad_autodiff((void *)f_abs, hide(3)), 0.6);
    CHECK(__irad_autodiff((void *)f_arg, hide(2)), 0.2);
    CHECK(__irad_autodiff((void *)f_sqrt, hide(4)), 0.25);
    CHECK(__irad_autodiff((void *)f_log, hide(5)), 0.2);
    CHECK(__irad_autodiff((void *)f_conj, hide(5)), -1);
    return report();
}
