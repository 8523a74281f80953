/* One tape for several reverses, with seeds of its own each: a Jacobian from one run of the function. Then it is released.
 *
 * EXPECT: 11 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static void spherical(const double *RESTRICT p, double *RESTRICT x)
{
    double flat = p[0] * sin(p[1]);
    x[0] = flat * cos(p[2]);
    x[1] = flat * sin(p[2]);
    x[2] = p[0] * cos(p[1]);
}

int main(void)
{
    double p[3] = {hide(2), hide(0.6), hide(0.4)}, x[3], J[3][3] = {{0}}, seed[3] = {0};
    double r = p[0], st = sin(p[1]), ct = cos(p[1]), sf = sin(p[2]), cf = cos(p[2]);
    void *tape = __irad_augmentfwd((void *)spherical, irad_dup, p, J[0], irad_dup, x, seed);
    CHECK(x[2], r * ct);
    irad_keep_tape(tape);
    for (int row = 2; row >= 0; row--) {
        seed[row] = 1;
        p[0] = p[1] = x[row] = 0;
        __irad_reverse((void *)spherical, irad_dup, p, J[row], irad_dup, x, seed, tape);
        CHECK(seed[row], 0);
    }
    irad_free_tape(tape);
    CHECK(J[0][0], st * cf);
    CHECK(J[0][1], r * ct * cf);
    CHECK(J[0][2], -r * st * sf);
    CHECK(J[1][0], st * sf);
    CHECK(J[1][2], r * st * cf);
    CHECK(J[2][1], -r * st);
    CHECK(J[2][2], 0);
    return report();
}
