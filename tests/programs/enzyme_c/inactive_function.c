/* Functions that carry no derivative run once, as in the primal, even those that would change the result's slope.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static int calls;
static double last;

__attribute__((noinline)) double quantise(double x)
{
    calls++;
    return floor(x * 4) / 4 + 0.001 * x;
}
void *__irad_inactivefn_quantise[] = {(void *)quantise};

__attribute__((noinline)) void remember(const double *x, int n)
{
    calls++;
    last = x[n - 1];
}
void *__irad_inactivefn_remember = (void *)remember;

static double f(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * quantise(x[i]);
    remember(x, n);
    return sum;
}

int main(void)
{
    double x[3] = {hide(1), hide(2.1), hide(-3)}, dx[3] = {0};
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, hide_int(3));
    CHECK(calls, 4);
    CHECK(last, -3);
    CHECK(dx[0], 1.001);
    CHECK(dx[1], 2.0021);
    CHECK(dx[2], -3.003);
    double d[3] = {1, 0, 0};
    CHECK(__irad_fwddiff((void *)f, irad_dup, x, d, irad_const, 3), 1.001);
    return report();
}
