/* Two buffers that change places in each step of time; the result is in one or the other.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>
#include <string.h>

static double diffuse(const double *start, int n, int steps)
{
    double *now = malloc(n * sizeof *now), *next = malloc(n * sizeof *next);
    memcpy(now, start, n * sizeof *now);
    memcpy(next, start, n * sizeof *next);
    for (int t = 0; t < steps; t++) {
        for (int i = 1; i < n - 1; i++)
            next[i] = 0.25 * (now[i - 1] + 2 * now[i] + now[i + 1]);
        double *swap = now;
        now = next;
        next = swap;
    }
    double middle = now[n / 2];
    free(now);
    free(next);
    return middle;
}

int main(void)
{
    double x[5] = {1, 2, 3, 4, 5};
    static const double one_step[5] = {0, 0.25, 0.5, 0.25, 0}, two_steps[5] = {1, 4, 6, 4, 1};
    double d[5] = {0}, e[5] = {0};
    __irad_autodiff((void *)diffuse, irad_dup, x, d, irad_const, 5, irad_const, hide_int(1));
    __irad_autodiff((void *)diffuse, irad_dup, x, e, irad_const, 5, irad_const, hide_int(2));
    for (int i = 1; i < 4; i++) {
        CHECK(d[i], one_step[i]);
        CHECK(e[i], two_steps[i] / 16);
    }
    CHECK(d[0], 0);
    CHECK(e[0], 1 / 16.0);
    return report();
}
