/* Gauss-Seidel sweeps in place: every new value is used at once. The gradient solves the transposed system.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double solve(const double *RESTRICT b, double *RESTRICT u, int n, int sweeps)
{
    for (int s = 0; s < sweeps; s++)
        for (int i = 0; i < n; i++) {
            double left = i > 0 ? u[i - 1] : 0, right = i < n - 1 ? u[i + 1] : 0;
            u[i] = (b[i] + left + right) / 4;
        }
    return u[1];
}

int main(void)
{
    double b[3] = {hide(1), hide(2), hide(3)}, u[3] = {0}, db[3] = {0}, du[3] = {0};
    __irad_autodiff((void *)solve, irad_dup, b, db, irad_dup, u, du, irad_const, 3, irad_const, hide_int(60));
    /* row 1 of the inverse of tridiag(-1, 4, -1) */
    CHECK(db[0], 4 / 56.0);
    CHECK(db[1], 16 / 56.0);
    CHECK(db[2], 4 / 56.0);
    CHECK(u[1], (4 + 32 + 12) / 56.0);
    return report();
}
