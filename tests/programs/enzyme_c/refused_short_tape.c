/* Too little room for a tape.
 *
 * REFUSED: 13: too little room for the tape
 */
#include "check.h"
#include <irad.h>
void __irad_augmentfwd_short(void *, ...);
static void f(double *x) { x[0] = sin(x[0]); }
int main(void)
{
    double x = hide(2), dx = 1;
    char tape[4];
    __irad_augmentfwd_short((void *)f, irad_dup, &x, &dx, irad_allocated, 4, irad_tape, tape);
    return x > 0;
}
