/* A registered pair that takes an array of integers: it has no shadow, and needs none.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };

__attribute__((noinline)) double pick(const double *x, const int *which, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[which[i]];
    return sum;
}
struct taped pick_forward(const double *x, double *dx, const int *which, int *none, int n)
{
    return (struct taped){0, pick(x, which, n)};
}
void pick_reverse(const double *x, double *dx, const int *which, int *none, int n, double adjoint, void *tape)
{
    for (int i = 0; i < n; i++)
        dx[which[i]] += 9 * adjoint; /* wrong on purpose */
}
void *__irad_register_gradient_pick[] = {(void *)pick, (void *)pick_forward, (void *)pick_reverse};

static double f(const double *x, const int *which, int n) { return 2 * pick(x, which, n); }

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, dx[3] = {0};
    int which[3] = {2, 0, hide_int(2)};
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, which, irad_const, 3);
    CHECK(dx[0], 18);
    CHECK(dx[1], 0);
    CHECK(dx[2], 36);
    CHECK(which[0] + which[1], 2);
    return report();
}
