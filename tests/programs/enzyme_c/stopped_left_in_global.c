/* A pointer to an argument that an earlier call has left in a global, which the function only reads: what is reached
 * through it has no shadow.
 *
 * STOPPED: 13: an earlier call has left a pointer to that memory in the global variable
 */
#include "check.h"
#include <irad.h>

static double *table;

static void choose(double *x) { table = x; }

static double f(const double *x) { return x[0] * table[1]; }

int main(void)
{
    double x[2] = {hide(2), 3}, other[2] = {hide(5), 6}, dx[2] = {0};
    choose(other);
    __irad_autodiff((void *)f, irad_dup, x, dx);
    printf("%g\n", dx[0]);
    fflush(stdout);
    choose(x);
    __irad_autodiff((void *)f, irad_dup, x, dx);
    return 0;
}
