/* A local variable cannot be made inactive.
 *
 * REFUSED: 9: the attribute 'inactive' is not on a function or a global variable
 */
#include "check.h"
#include <irad.h>
static double f(double x)
{
    double y __attribute__((irad_inactive)) = x * x;
    return y * x;
}

int main(void)
{
    return __irad_autodiff((void *)f, irad_out, hide(2)) > 0;
}
