/* Memory from an arena of the caller's own, cut into arrays by a small allocator.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct arena { double *memory; long used; };

static double *cut(struct arena *a, long n)
{
    double *piece = a->memory + a->used;
    a->used += n;
    return piece;
}
static double f(const double *x, struct arena *a, int n)
{
    double *squares = cut(a, n), *sums = cut(a, n);
    for (int i = 0; i < n; i++)
        squares[i] = x[i] * x[i];
    sums[0] = squares[0];
    for (int i = 1; i < n; i++)
        sums[i] = sums[i - 1] + squares[i];
    return sums[n - 1] * sums[0];
}

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, d[3] = {0}, memory[16], shadow[16] = {0};
    struct arena a = {memory, 0}, da = {shadow, 0};
    __irad_autodiff((void *)f, irad_dup, x, d, irad_dup, &a, &da, irad_const, 3);
    CHECK(d[0], 2 * (1 + 14));
    CHECK(d[1], 4);
    CHECK(d[2], 6);
    CHECK(a.used, 6);
    return report();
}
