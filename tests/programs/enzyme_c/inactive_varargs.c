/* A function with a variable argument list beside the numbers, which carry no derivative through it.
 *
 * EXPECT: 2 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdarg.h>

static double weight(int n, ...)
{
    va_list rest;
    va_start(rest, n);
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += va_arg(rest, int);
    va_end(rest);
    return sum;
}
static double f(double x, int n) { return x * x * weight(3, n, 2, 3); }

int main(void)
{
    CHECK(__irad_autodiff((void *)f, hide(2), hide_int(1)), 24);
    CHECK(f(3, 0), 45);
    return report();
}
