/* Slopes where there is hardly one: sqrt at zero times zero, powers of zero, in a branch not taken.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const;
double __enzyme_autodiff(void *, ...);

static double guarded(double x) { return x > 0 ? sqrt(x) : 0; }
static double square(double x) { return pow(x, 2); }
static double cube_of(double x, int n) { return pow(x, n); }
static double one(double x) { return pow(x, 0.0); }
static double norm(double x) { return x == 0 ? x : fabs(x) * sqrt(x * x) / x; }
static double vanishing(double x) { return 0 * sqrt(x); }

int main(void)
{
    CHECK(__enzyme_autodiff((void *)guarded, hide(0)), 0);
    CHECK(__enzyme_autodiff((void *)guarded, hide(4)), 0.25);
    CHECK(__enzyme_autodiff((void *)square, hide(0)), 0);
    CHECK(__enzyme_autodiff((void *)cube_of, hide(0), enzyme_const, hide_int(3)), 0);
    CHECK(__enzyme_autodiff((void *)one, hide(0)), 0);
    CHECK(__enzyme_autodiff((void *)norm, hide(0)), 1);
    CHECK(isnan(__enzyme_autodiff((void *)vanishing, hide(0))) != 0, 1); /* 0 times infinity, as the formula says */
    return report();
}
