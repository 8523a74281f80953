/* Markers that the program defines itself, as it may for Enzyme.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

int enzyme_const;
int enzyme_dup;
int enzyme_out;
int enzyme_dupnoneed = 3;

double __enzyme_autodiff(void *, ...);

static double scaled(const double *RESTRICT x, double *RESTRICT work, double s, double t)
{
    work[0] = x[0] * x[1];
    return work[0] * s * t;
}

int main(void)
{
    double x[2] = {hide(2), hide(3)}, dx[2] = {0}, work[1], dwork[1] = {0};
    double ds = __enzyme_autodiff((void *)scaled, enzyme_dup, x, dx, enzyme_dupnoneed, work, dwork, enzyme_out, hide(5),
                                  enzyme_const, hide(7));
    CHECK(ds, 42);
    CHECK(dx[0], 105);
    CHECK(dx[1], 70);
    CHECK(dwork[0], 0);
    return report();
}
