/* break, continue, several exits, an exit from the middle of a nest, a return from inside of a loop.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double skipping(const double *RESTRICT x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < 0)
            continue;
        s += x[i] * x[i];
        if (s > 20)
            break;
    }
    return s;
}
static double search(const double *RESTRICT m, int n)
{
    double last = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            last = m[i * n + j];
            if (last > 3)
                return last * m[0];
        }
    return last;
}
static double two_ways(double x, int n)
{
    double y = x;
    for (;;) {
        if (n-- == 0)
            break;
        y = y * x;
        if (y > 100)
            goto large;
    }
    return y;
large:
    return 2 * y;
}

int main(void)
{
    double x[5] = {hide(1), hide(-2), hide(3), hide(4), hide(5)}, d[5] = {0};
    __irad_autodiff((void *)skipping, irad_dup, x, d, irad_const, hide_int(5));
    CHECK(d[0], 2);
    CHECK(d[1], 0);
    CHECK(d[2], 6);
    CHECK(d[3], 8);
    CHECK(d[4], 0);
    double m[4] = {hide(2), hide(1), hide(7), hide(9)}, e[4] = {0};
    __irad_autodiff((void *)search, irad_dup, m, e, irad_const, hide_int(2));
    CHECK(e[0], 7);
    CHECK(e[2], 2);
    CHECK(__irad_autodiff((void *)two_ways, hide(2), irad_const, hide_int(3)), 4 * 8);
    CHECK(__irad_autodiff((void *)two_ways, hide(2), irad_const, hide_int(30)), 2 * 7 * 64);
    return report();
}
