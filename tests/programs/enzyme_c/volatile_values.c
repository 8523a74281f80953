/* Volatile variables that active values go through, and a volatile flag.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const;
double __enzyme_autodiff(void *, ...);

static volatile int stop;

static double f(double x, int n)
{
    volatile double y = x;
    for (int i = 0; i < n && !stop; i++)
        y = y * x;
    return y;
}

int main(void)
{
    double x = hide(1.5);
    CHECK(__enzyme_autodiff((void *)f, x, enzyme_const, hide_int(3)), 4 * x * x * x);
    stop = 1;
    CHECK(__enzyme_autodiff((void *)f, x, enzyme_const, hide_int(3)), 1);
    CHECK(f(x, 3), x);
    return report();
}
