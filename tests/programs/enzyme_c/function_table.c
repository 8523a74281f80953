/* A table of functions, indexed by what comes in.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double square(double x) { return x * x; }
static double negate(double x) { return -x; }
static double shift(double x) { return x + 2; }
static double (*const table[])(double) = {square, negate, shift};

static double run(const unsigned char *code, int n, double x)
{
    for (int i = 0; i < n; i++)
        x = table[code[i]](x);
    return x;
}

int main(void)
{
    unsigned char code[4] = {(unsigned char)hide_int(2), 0, 1, 2};
    CHECK(run(code, 4, 3), -23);
    CHECK(__irad_autodiff((void *)run, irad_const, code, irad_const, hide_int(4), irad_out, hide(3)), -10);
    CHECK(__irad_autodiff((void *)run, irad_const, code, irad_const, hide_int(1), irad_out, hide(3)), 1);
    CHECK(__irad_autodiff((void *)run, irad_const, code + 1, irad_const, hide_int(1), irad_out, hide(3)), 6);
    return report();
}
