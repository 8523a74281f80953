/* Indices and counters of every width, signed and unsigned, that wrap and that are cast.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double f(const double *RESTRICT x, unsigned char n, short by, unsigned long mask, _Bool twice)
{
    double s = 1;
    for (unsigned char i = 0; i < n; i++)
        s *= x[i];
    for (short k = (short)(n - 1); k >= 0; k -= by)
        s += x[k];
    for (unsigned i = 250; (unsigned char)i != 2; i++)
        s += x[(unsigned char)i & mask] * (twice ? 2 : 1);
    return s;
}

int main(void)
{
    double x[3] = {hide(2), hide(3), hide(5)}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, hide_int(3), enzyme_const, hide_int(2), enzyme_const, 1ul,
                      enzyme_const, 1);
    CHECK(d[0], 15 + 1 + 8);
    CHECK(d[1], 10 + 8);
    CHECK(d[2], 6 + 1);
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, hide_int(0), enzyme_const, hide_int(1), enzyme_const, 2ul,
                      enzyme_const, 0);
    CHECK(d[0], 24 + 4);
    CHECK(d[1], 18);
    CHECK(d[2], 7 + 4);
    return report();
}
