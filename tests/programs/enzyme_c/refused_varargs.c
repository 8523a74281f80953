/* Active numbers in a variable argument list.
 *
 * REFUSED: 19: variable number of arguments
 */
#include "check.h"
#include <irad.h>
#include <stdarg.h>

__attribute__((noinline)) static double total(int n, ...)
{
    va_list rest;
    va_start(rest, n);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += va_arg(rest, double);
    va_end(rest);
    return sum;
}
static double f(double x) { return total(3, x, x * x, 1.0); }

int main(void) { return __irad_autodiff((void *)f, hide(2)) > 0; }
