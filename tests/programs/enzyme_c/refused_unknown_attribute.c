/* An attribute that would be irad's by its name, and is none of it: clang alone would drop it.
 *
 * REFUSED: 9: unknown attribute 'enzyme_inactve'
 */
#include "check.h"
#include <irad.h>

#define QUIET __attribute__((noinline, enzyme_inactve))
QUIET double f(double x) { return x * x; }

int main(void)
{
    return __irad_autodiff((void *)f, irad_out, hide(2)) > 0;
}
