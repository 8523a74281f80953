/* Arrays of run-time size on the stack: variable-length arrays, two-dimensional ones, alloca in a callee.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <alloca.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double partial(const double *x, int n)
{
    double *work = alloca(n * sizeof(double));
    work[0] = x[0] * x[0];
    for (int i = 1; i < n; i++)
        work[i] = work[i - 1] * x[i];
    return work[n - 1];
}
static double f(const double *RESTRICT x, int n)
{
    double m[n][n], sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = x[i] * x[j] * (i + 1);
    for (int i = 0; i < n; i++) {
        double row[i + 1];
        for (int j = 0; j <= i; j++)
            row[j] = m[i][j];
        sum += row[i] * row[0];
    }
    return sum + partial(x, n);
}

int main(void)
{
    double x[3] = {hide(2), hide(3), hide(5)}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, hide_int(3));
    /* sum (i+1)^2 x_i^3 x_0 + x_0^2 x_1 x_2 */
    CHECK(d[0], 4 * 8 + 4 * 27 + 9 * 125 + 2 * 2 * 15);
    CHECK(d[1], 4 * 3 * 9 * 2 + 4 * 5);
    CHECK(d[2], 9 * 3 * 25 * 2 + 4 * 3);
    double one[1] = {hide(3)}, dd[1] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, one, dd, enzyme_const, hide_int(1));
    CHECK(dd[0], 4 * 27 + 6);
    CHECK(f(one, 1), 81 + 9);
    return report();
}
