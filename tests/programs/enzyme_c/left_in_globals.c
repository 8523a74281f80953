/* Pointers to an argument that earlier calls have left in globals which the function itself changes.
 *
 * EXPECT: 12 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct state { int n; double *x; double sum; };
static struct state last;
static double *table;

static void choose(double *x) { table = x; last.x = x; }

static double f(double *x)
{
    double found = x[0] * table[1] + last.x[2];
    table = x + 1;
    last.x = x;
    last.sum += found * table[0];
    return last.sum;
}

static void check(double *x, double *dx, double scale)
{
    CHECK(dx[0], scale * x[1] * x[1]);
    CHECK(dx[1], scale * (2 * x[0] * x[1] + x[2]));
    CHECK(dx[2], scale * x[1]);
}

int main(void)
{
    double x[3] = {hide(2), 3, 5}, dx[3] = {0}, dy[3] = {0}, direction[3] = {0};
    choose(x);
    __irad_autodiff((void *)f, irad_dup, x, dx);
    check(x, dx, 1);
    choose(x);
    last.sum = 0;
    __irad_autodiff((void *)f, irad_dup, x, dx);
    check(x, dx, 2);
    choose(x);
    void *tape = __irad_augmentfwd((void *)f, irad_dup, x, dy);
    __irad_reverse((void *)f, irad_dup, x, dy, tape);
    check(x, dy, 1);
    for (int i = 0; i < 3; i++) {
        choose(x);
        direction[i] = 1;
        CHECK(__irad_fwddiff((void *)f, irad_dup, x, direction), dy[i]);
        direction[i] = 0;
    }
    return report();
}
