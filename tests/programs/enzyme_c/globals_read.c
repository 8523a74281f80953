/* Globals that are only read: numbers, tables, a struct, pointers to constant memory.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

double gain = 3, weights[4] = {1, 2, 4, 8};
struct { int n; double offset; } settings = {4, 0.5};
static double storage[2] = {10, 20};
const double *scales = storage;

static double f(const double *RESTRICT x)
{
    double sum = settings.offset;
    for (int i = 0; i < settings.n; i++)
        sum += gain * weights[i] * x[i] * x[i] * scales[i & 1];
    return sum;
}

int main(void)
{
    double x[4] = {hide(1), hide(2), hide(3), hide(4)}, dx[4] = {0};
    gain = hide(3);
    __irad_autodiff((void *)f, irad_dup, x, dx);
    for (int i = 0; i < 4; i++)
        CHECK(dx[i], 2 * 3 * weights[i] * x[i] * storage[i & 1]);
    return report();
}
