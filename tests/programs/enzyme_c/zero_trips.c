/* An inner loop without iterations, in a nest that keeps values of it.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double power_sum(const double *RESTRICT x, int n, int power)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double p = 1;
        for (int k = 0; k < power; k++)
            p *= x[i];
        sum += p;
    }
    return sum;
}

int main(void)
{
    double x[2] = {hide(2), hide(3)}, dx[2] = {0};
    __enzyme_autodiff((void *)power_sum, enzyme_dup, x, dx, enzyme_const, hide_int(2), enzyme_const, hide_int(0));
    CHECK(dx[0], 0);
    __enzyme_autodiff((void *)power_sum, enzyme_dup, x, dx, enzyme_const, hide_int(2), enzyme_const, hide_int(-3));
    CHECK(dx[1], 0);
    __enzyme_autodiff((void *)power_sum, enzyme_dup, x, dx, enzyme_const, hide_int(2), enzyme_const, hide_int(3));
    CHECK(dx[0], 12);
    CHECK(dx[1], 27);
    return report();
}
