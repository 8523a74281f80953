/* Functions that return a number and a pointer to active memory together.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct found { double *where; double value; };
struct pair { float low; double *where; double high; };

__attribute__((noinline)) struct found largest(double *x, int n)
{
    int at = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[at])
            at = i;
    return (struct found){x + at, x[at] * x[0]};
}
__attribute__((noinline)) struct pair middle(double *x, int n) { return (struct pair){(float)x[0] * 2, x + n / 2, x[n - 1] * x[1]}; }

static double f(double *x, int n)
{
    struct found best = largest(x, n);
    struct pair other = middle(x, n);
    return best.value * *best.where + other.low + other.high * *other.where;
}

int main(void)
{
    double x[4] = {hide(0.5), 0.25, 2.0, 1.5}, dx[4] = {0, 0, 0, 0};
    /* x2 is the largest: f is x2 x0 x2 + 2 x0 + x3 x1 x2 */
    double expected[4] = {4 + 2, 1.5 * 2, 2 * 2 * 0.5 + 1.5 * 0.25, 0.25 * 2};
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, 4);
    for (int i = 0; i < 4; i++)
        CHECK(dx[i], expected[i]);
    for (int i = 0; i < 4; i++) {
        double direction[4] = {0, 0, 0, 0};
        direction[i] = 1;
        CHECK(__irad_fwddiff((void *)f, irad_dup, x, direction, irad_const, 4), expected[i]);
    }
    return report();
}
