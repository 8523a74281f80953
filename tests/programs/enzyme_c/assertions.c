/* Assertions and exits on errors that do not happen.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"
#include <assert.h>
#include <irad.h>
#include <stdlib.h>

static double checked(const double *RESTRICT x, int n)
{
    assert(n > 0 && x);
    double product = 1;
    for (int i = 0; i < n; i++) {
        assert(x[i] != 0);
        if (x[i] > 1e6) {
            fprintf(stderr, "%g is too large\n", x[i]);
            exit(3);
        }
        product /= x[i];
    }
    if (!isfinite(product))
        abort();
    return product;
}

int main(void)
{
    double x[2] = {hide(2), hide(4)}, d[2] = {0};
    __irad_autodiff((void *)checked, irad_dup, x, d, irad_const, hide_int(2));
    CHECK(d[0], -1 / 16.0);
    CHECK(d[1], -1 / 32.0);
    CHECK(checked(x, 1), 0.5);
    return report();
}
