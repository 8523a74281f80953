/* Gradients are taken in one direction.
 *
 * REFUSED: 13: irad_width in a call of __irad_autodiff
 */
#include "check.h"
#include <irad.h>
static double f(const double *x) { return x[0] * x[1]; }

int main(void)
{
    double x[2] = {hide(2), 3}, dx[2] = {0}, ex[2] = {0};

    __irad_autodiff((void *)f, irad_width, 2, irad_dup, x, dx, ex);
    return dx[0] > 0;
}
