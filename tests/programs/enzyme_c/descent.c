/* A program that lives on gradients: calls in a loop, in a helper, of several functions, until it has converged.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double bowl(const double *RESTRICT x)
{
    double a = x[0] - 3, b = x[1] + 2;
    return a * a + 2 * b * b + 0.5 * a * b;
}
static double valley(const double *RESTRICT x) { return log(cosh(x[0] - 1)) + x[1] * x[1]; }

static int minimise(int which, double *x, double rate)
{
    for (int step = 1; step < 10000; step++) {
        double g[2] = {0, 0};
        if (which)
            __enzyme_autodiff((void *)valley, enzyme_dup, x, g);
        else
            __enzyme_autodiff((void *)bowl, enzyme_dup, x, g);
        if (g[0] * g[0] + g[1] * g[1] < 1e-26)
            return step;
        x[0] -= rate * g[0];
        x[1] -= rate * g[1];
    }
    return 0;
}

int main(void)
{
    double x[2] = {hide(0), hide(0)};
    int steps = minimise(hide_int(0), x, 0.2);
    CHECK(steps > 10 && steps < 1000, 1);
    CHECK(x[0], 3);
    CHECK(x[1], -2);
    x[0] = x[1] = 0.3;
    minimise(hide_int(1), x, 0.3);
    CHECK(x[0], 1);
    CHECK(x[1] + 1, 1);
    return report();
}
