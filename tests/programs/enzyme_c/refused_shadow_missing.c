/* A shadow is missing behind an argument that is marked as having one.
 *
 * REFUSED: 16: too few arguments
 */
#include "check.h"

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);

static double f(const double *x) { return x[0] * x[1]; }

int main(void)
{
    double x[2] = {hide(1), hide(2)};

    return __enzyme_autodiff((void *)f, enzyme_dup, x) > 0;
}
