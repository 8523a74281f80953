/* Which function it is, is known only when the program runs.
 *
 * REFUSED: 15: cannot tell which function to differentiate
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

double (*volatile chosen)(double) = sin;

int main(void)
{
    double x = hide(2);

    return __enzyme_autodiff((void *)chosen, x) > 0;
}
