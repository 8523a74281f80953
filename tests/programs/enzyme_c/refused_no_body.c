/* The result of a function whose body is not here.
 *
 * REFUSED: 10: cannot differentiate the call of 'elsewhere'
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);
double elsewhere(double);

static double f(double x) { return 2 * elsewhere(x * x); }

int main(void) { return __enzyme_autodiff((void *)f, hide(2)) > 0; }
