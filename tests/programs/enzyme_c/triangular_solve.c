/* Forward and back substitution, in place and out of place.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static void substitute(const double *RESTRICT l, const double *RESTRICT b, double *RESTRICT x, int n)
{
    for (int i = 0; i < n; i++) {
        double s = b[i];
        for (int j = 0; j < i; j++)
            s -= l[i * n + j] * x[j];
        x[i] = s / l[i * n + i];
    }
}
static void back_in_place(const double *RESTRICT u, double *RESTRICT x, int n)
{
    for (int i = n - 1; i >= 0; i--) {
        x[i] /= u[i * n + i];
        for (int j = 0; j < i; j++)
            x[j] -= u[j * n + i] * x[i];
    }
}

int main(void)
{
    double l[4] = {hide(2), 0, hide(3), hide(4)}, b[2] = {hide(2), hide(7)}, x[2], dl[4] = {0}, db[2] = {0};
    double seed[2] = {0, 1};
    __irad_autodiff((void *)substitute, irad_dup, l, dl, irad_dup, b, db, irad_dup, x, seed, irad_const, hide_int(2));
    /* x0 = b0 / l00, x1 = (b1 - l10 x0) / l11 */
    CHECK(db[0], -3 / 8.0);
    CHECK(db[1], 0.25);
    CHECK(dl[0], 3 * 2 / 4.0 / 4);
    CHECK(dl[2], -0.25);
    CHECK(dl[3], -0.25);
    double u[4] = {hide(2), hide(3), 0, hide(4)}, y[2] = {hide(5), hide(8)}, du[4] = {0}, dy[2] = {1, 0};
    __irad_autodiff((void *)back_in_place, irad_dup, u, du, irad_dup, y, dy, irad_const, hide_int(2));
    CHECK(du[1], -1); /* y0 = (y0 - u01 y1 / u11) / u00 */
    CHECK(dy[0], 0.5);
    CHECK(dy[1], -3 / 8.0);
    return report();
}
