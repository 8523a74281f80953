/* Complex numbers by their parts: sums, products by reals, conjugates, absolute squares, arrays of them.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <complex.h>
#include <irad.h>

static double energy(const double complex *RESTRICT z, int n)
{
    double complex sum = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
        sum += (i + 1) * conj(z[i]);
        squares += creal(z[i]) * creal(z[i]) + cimag(z[i]) * cimag(z[i]);
    }
    return squares + creal(sum) * cimag(sum);
}

int main(void)
{
    double complex z[2] = {hide(1) + 2 * I, 3 + hide(4) * I}, d[2] = {0};
    CHECK(energy(z, 2), 30 + 7 * -10);
    __irad_autodiff((void *)energy, irad_dup, z, d, irad_const, hide_int(2));
    CHECK(creal(d[0]), 2 - 10);
    CHECK(cimag(d[0]), 4 - 7);
    CHECK(creal(d[1]), 6 - 20);
    CHECK(cimag(d[1]), 8 - 14);
    CHECK(creal(z[0]), 1);
    return report();
}
