/* A function that asks for its own derivative.
 *
 * REFUSED: 14: it calls its own derivative
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double f(double x)
{
    return x > 1 ? x * __enzyme_autodiff((void *)f, x - 1) : x * x;
}

int main(void) { return __enzyme_autodiff((void *)f, hide(2)) > 0; }
