/* Each marker with each kind of argument.
 *
 * EXPECT: 14 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double model(double a, const double *RESTRICT x, double *RESTRICT y, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        y[i] = a * x[i] * x[i];
        sum += y[i];
    }
    return sum;
}

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, y[3], dx[3] = {0}, dy[3] = {0};
    double da = __irad_autodiff((void *)model, irad_out, hide(2), irad_dup, x, dx, irad_dup, y, dy, irad_const, 3);
    CHECK(da, 14);
    for (int i = 0; i < 3; i++) {
        CHECK(dx[i], 4 * x[i]);
        CHECK(dy[i], 0);
    }
    CHECK(y[2], 18);

    double dx2[3] = {100, 0, 0}, dy2[3] = {1, 0, -1};
    __irad_autodiff((void *)model, irad_const, hide(2), irad_dup, x, dx2, irad_dupnoneed, y, dy2, irad_const, 3);
    CHECK(dx2[0], 100 + 2 * 4 * x[0]);
    CHECK(dx2[1], 4 * x[1]);
    CHECK(dx2[2], 0);

    double dy3[3] = {0};
    da = __irad_autodiff((void *)model, irad_out, hide(2), irad_const, x, irad_dup, y, dy3, irad_const, 3);
    CHECK(da, 14);
    double dx4[3] = {0}, dy4[3] = {0};
    double up = __irad_autodiff((void *)model, irad_out, hide(-1), irad_dup, x, dx4, irad_dup, y, dy4, irad_const, hide_int(2));
    CHECK(up, 5);
    CHECK(dx4[1], -4);
    return report();
}
