/* Loops and branches made of goto alone.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const;
double __enzyme_autodiff(void *, ...);

static double machine(double x, int n)
{
    double y = 1;
start:
    if (n <= 0)
        goto done;
    if (n % 3 == 0)
        goto three;
    y = y * x;
    n--;
    goto start;
three:
    y = y + x;
    n -= 2;
    if (n > 5)
        goto three;
    goto start;
done:
    return y;
}

int main(void)
{
    double x = hide(1.5);
    CHECK(__enzyme_autodiff((void *)machine, x, enzyme_const, hide_int(0)), 0);
    CHECK(__enzyme_autodiff((void *)machine, x, enzyme_const, hide_int(2)), 2 * x);
    CHECK(__enzyme_autodiff((void *)machine, x, enzyme_const, hide_int(4)), 4 * x);
    CHECK(__enzyme_autodiff((void *)machine, x, enzyme_const, hide_int(9)), 3 * x * x + 8 * x * x * x + 2 * x);
    return report();
}
