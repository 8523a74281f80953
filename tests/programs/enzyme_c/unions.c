/* Unions: a vector with names and indices, an overlay that is refilled.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

union vector { struct { double x, y, z; } named; double at[3]; };

static double norm(const union vector *v)
{
    double sum = v->named.x;
    for (int i = 0; i < 3; i++)
        sum += v->at[i] * v->at[i];
    return sum;
}
static double refilled(double x)
{
    union { double number; long whole; } u;
    u.number = x * x;
    double y = u.number;
    u.whole = 3;
    return y * (double)u.whole;
}

int main(void)
{
    union vector v = {.at = {hide(1), 2, 3}}, dv = {.at = {0}};
    __irad_autodiff((void *)norm, irad_dup, &v, &dv);
    CHECK(dv.named.x, 3);
    CHECK(dv.at[1], 4);
    CHECK(dv.named.z, 6);
    CHECK(__irad_autodiff((void *)refilled, hide(4)), 24);
    return report();
}
