/* A marker that irad does not have.
 *
 * REFUSED: 14: unknown marker 'enzyme_widht'
 */
#include "check.h"

extern int enzyme_widht, enzyme_dup;
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(void)
{
    return __enzyme_fwddiff((void *)f, enzyme_widht, 2, enzyme_dup, hide(2), 1.0, 2.0) > 0;
}
