/* Many tapes alive at once, reversed in another order than they were made in, one of them never.
 *
 * EXPECT: 12 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };
struct taped __irad_augmentfwd_value(void *, ...);

static double power_sum(const double *RESTRICT x, int n, int power)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double p = 1;
        for (int k = 0; k < power; k++)
            p *= x[i];
        sum += p;
    }
    return sum;
}

int main(void)
{
    double x[2], dx[5][2] = {{0}};
    struct taped tapes[5];
    for (int k = 1; k < 5; k++) {
        x[0] = 1 + k, x[1] = 2 + k;
        tapes[k] = __irad_augmentfwd_value((void *)power_sum, irad_dup, x, dx[k], irad_const, 2, irad_const, k);
    }
    x[0] = x[1] = 1e9;
    static const int order[4] = {3, 1, 4, 2};
    for (int i = 0; i < 4; i++) {
        int k = order[i];
        __irad_reverse((void *)power_sum, irad_dup, x, dx[k], irad_const, 2, irad_const, k, 1.0, tapes[k].tape);
        CHECK(tapes[k].value, pow(1 + k, k) + pow(2 + k, k));
        CHECK(dx[k][0], k * pow(1 + k, k - 1));
        CHECK(dx[k][1], k * pow(2 + k, k - 1));
    }
    return report();
}
