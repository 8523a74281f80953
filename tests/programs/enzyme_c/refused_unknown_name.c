/* A function that would be irad's by its name, and is none of it: not an undefined reference.
 *
 * REFUSED: 12: unknown function '__enzyme_error_estimate'
 */
#include "check.h"

double __enzyme_error_estimate(void *, ...);
static double f(double x) { return x * x; }

int main(void)
{
    return __enzyme_error_estimate((void *)f, hide(2), 0.0) > 0;
}
