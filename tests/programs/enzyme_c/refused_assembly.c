/* Assembly that active data goes through.
 *
 * REFUSED: 12: assembly
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double f(double x)
{
    double y = x * x;
    __asm__("addsd %1, %0" : "+x"(y) : "x"(x));
    return y;
}

int main(void) { return __enzyme_autodiff((void *)f, hide(2)) > 0; }
