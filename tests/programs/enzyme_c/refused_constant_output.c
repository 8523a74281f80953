/* Active values end in memory that has no shadow and may be what is read again: where the call stands, nothing tells.
 *
 * REFUSED: 12: shadow
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double f(const double *RESTRICT x, double *RESTRICT work)
{
    work[0] = x[0] * x[0];
    return work[0] * x[1];
}

__attribute__((weak)) void gradient(double *x, double *dx, double *work)
{
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, work);
}

int main(void)
{
    double x[2] = {hide(1), hide(2)}, dx[2] = {0}, work[1];
    gradient(x, dx, work);
    return 0;
}
