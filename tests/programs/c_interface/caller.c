/* The other half: it knows only the kernel's prototype.
 *
 * EXPECT: 0.358135 0.278881 -0.980956
 */
#include <irad.h>
#include <stdio.h>

double iterate(const double *x, int n);

int main(void)
{
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __irad_autodiff((void *)iterate, irad_dup, x, dx, irad_const, 3);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    return 0;
}
