/* Conditions: early returns, ternaries, && and || with effects, comparisons of what is active.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double piecewise(double x)
{
    if (x < -1)
        return -2 * x - 1;
    if (x > 1 && x < 5)
        return 2 * x - 1;
    if (x >= 5)
        return 9;
    return x * x;
}
static double relu(double x) { return x > 0 ? x : 0; }
static double effects(double x)
{
    double y = x;
    if ((y *= 2) > 3 || (y += x) > 2)
        y = y * y;
    else if (y < 0 && (y -= 1) < -2)
        y = 3 * y;
    return y;
}

int main(void)
{
    CHECK(__enzyme_autodiff((void *)piecewise, hide(-3)), -2);
    CHECK(__enzyme_autodiff((void *)piecewise, hide(0.3)), 0.6);
    CHECK(__enzyme_autodiff((void *)piecewise, hide(3)), 2);
    CHECK(__enzyme_autodiff((void *)piecewise, hide(7)), 0);
    CHECK(__enzyme_autodiff((void *)relu, hide(2)), 1);
    CHECK(__enzyme_autodiff((void *)relu, hide(-2)), 0);
    CHECK(__enzyme_autodiff((void *)effects, hide(2)), 8 * 2);
    CHECK(__enzyme_autodiff((void *)effects, hide(0.9)), 18 * 0.9);
    CHECK(__enzyme_autodiff((void *)effects, hide(-1)), 9);
    return report();
}
