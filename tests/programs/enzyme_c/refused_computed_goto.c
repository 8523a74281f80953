/* Jumps to addresses of labels, as interpreters make them.
 *
 * REFUSED: 12: jump
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double run(double x, const unsigned char *code)
{
    static void *const places[] = {&&add, &&multiply, &&stop};
    goto *places[*code++];
add:
    x = x + 1;
    goto *places[*code++];
multiply:
    x = x * x;
    goto *places[*code++];
stop:
    return x;
}

int main(void)
{
    unsigned char code[3] = {(unsigned char)hide_int(0), 1, 2};
    return __enzyme_autodiff((void *)run, hide(2), code) > 0;
}
