/* A program of two files: the function and what it calls are in the other one.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double simulate(const double *x, int n);
extern double stiffness;

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(4)}, d[3] = {0};
    stiffness = hide(3);
    __enzyme_autodiff((void *)simulate, enzyme_dup, x, d, enzyme_const, hide_int(3));
    CHECK(d[0], -2 * 3);
    CHECK(d[1], 2 * 3 - 4 * 3);
    CHECK(d[2], 4 * 3);
    CHECK(simulate(x, 3), 15);
    return report();
}
