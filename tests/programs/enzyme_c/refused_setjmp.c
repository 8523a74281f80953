/* A jump out of a function, back into one that is differentiated.
 *
 * REFUSED: 18: setjmp
 */
#include "check.h"
#include <irad.h>
#include <setjmp.h>

static jmp_buf back;
static double guarded(double x)
{
    if (x < 0)
        longjmp(back, 1);
    return sqrt(x);
}
static double f(double x)
{
    if (setjmp(back))
        return 0;
    return 3 * guarded(x);
}

int main(void) { return __irad_autodiff((void *)f, hide(4)) > 0; }
