/* What the function leaves behind a dupnoneed pointer is not needed; its adjoint is.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

static void softplus(const double *RESTRICT in, double *RESTRICT out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = log(1 + exp(in[i]));
}

int main(void)
{
    double x[3] = {hide(-1), hide(0), hide(2)}, dx[3] = {0}, y[3] = {0}, dy[3] = {1, 2, 4};
    __enzyme_autodiff((void *)softplus, enzyme_dup, x, dx, enzyme_dupnoneed, y, dy, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        CHECK(dx[i], (1 << i) / (1 + exp(-x[i])));
    double along[3] = {1, 1, 0}, out[3] = {9, 9, 9};
    __enzyme_fwddiff((void *)softplus, enzyme_dup, x, along, enzyme_dupnoneed, y, out, enzyme_const, 3);
    CHECK(out[0], 1 / (1 + exp(1)));
    CHECK(out[1], 0.5);
    CHECK(out[2], 0);
    return report();
}
