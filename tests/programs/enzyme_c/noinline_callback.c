/* A function that is called through an argument of a function that the compiler must not inline.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);

static double cube(double x) { return x * x * x; }
static double decay(double x) { return exp(-x); }
__attribute__((noinline)) static double twice(double (*f)(double), double x) { return f(f(x)); }
static double f(double x) { return twice(cube, x) + twice(decay, x); }

int main(void)
{
    double x = hide(0.8);
    CHECK(__enzyme_autodiff((void *)f, x), 9 * pow(x, 8) + exp(-exp(-x)) * exp(-x));
    CHECK(__enzyme_autodiff((void *)twice, enzyme_const, cube, enzyme_out, x), 9 * pow(x, 8));
    CHECK(twice(cube, x), pow(x, 9));
    return report();
}
