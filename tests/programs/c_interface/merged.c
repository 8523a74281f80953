/* Calls in branches, of which optimisers like to make one with everything chosen at run time.
 *
 * EXPECT: 12.000000 12.000000
 * EXPECT: 12.000000 9.000000
 * EXPECT: 12.000000 12.000000
 */
#include <irad.h>
#include <stdio.h>

static double f(double x, double y) { return x * x * y; }
static double g(double x, double y) { return x * y * y; }

static void show(int which)
{
    double first, second;
    if (which > 1)
        first = __irad_autodiff((void *)f, irad_out, 2.0, irad_const, 3.0);
    else
        first = __irad_autodiff((void *)g, irad_const, 2.0, irad_out, 3.0);
    switch (which) {
    case 1:
        second = __irad_autodiff((void *)f, irad_out, 2.0, irad_const, 3.0);
        break;
    case 2:
        second = __irad_autodiff((void *)g, irad_out, 2.0, irad_const, 3.0);
        break;
    default:
        second = __irad_autodiff((void *)g, irad_const, 2.0, irad_out, 3.0);
    }
    printf("%.6f %.6f\n", first, second);
}

int main(int argc, char **argv)
{
    for (int i = 0; i < 3; i++)
        show(argc + i);
    return 0;
}
