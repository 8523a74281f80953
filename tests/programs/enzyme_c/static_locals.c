/* Static local variables: a cache filled at the first call, a counter, a buffer that is used again.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double weighted(double x, int n)
{
    static double table[8];
    static int calls, ready;
    if (!ready) {
        for (int i = 0; i < 8; i++)
            table[i] = 1.0 / (1 + i);
        ready = 1;
    }
    calls++;
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += table[i] * x * x;
    return sum * calls;
}
static double buffered(const double *RESTRICT x, int n)
{
    static double buffer[16];
    for (int i = 0; i < n; i++)
        buffer[i] = x[i] * x[i];
    for (int i = n - 2; i >= 0; i--)
        buffer[i] *= buffer[i + 1];
    return buffer[0];
}

int main(void)
{
    CHECK(__irad_autodiff((void *)weighted, hide(3), hide_int(2)), 2 * 3 * 1.5);
    CHECK(__irad_autodiff((void *)weighted, hide(3), hide_int(2)), 2 * (2 * 3 * 1.5));
    double x[3] = {hide(1), hide(2), hide(3)}, dx[3] = {0};
    __irad_autodiff((void *)buffered, irad_dup, x, dx, irad_const, hide_int(3));
    for (int i = 0; i < 3; i++)
        CHECK(dx[i], 2 * 36 / x[i]);
    return report();
}
