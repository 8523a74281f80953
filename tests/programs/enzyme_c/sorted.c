/* Active numbers sorted by qsort with a comparison of one's own, and by hand.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static double median_gap(const double *RESTRICT x, int n)
{
    double s[8], sum = 0;
    memcpy(s, x, n * sizeof *s);
    qsort(s, n, sizeof *s, compare);
    for (int i = 0; i < n; i++)
        sum += (i + 1) * s[i] * s[i];
    return sum;
}

int main(void)
{
    double x[4] = {hide(3), hide(1), hide(4), hide(2)}, d[4] = {0};
    CHECK(median_gap(x, 4), 1 + 8 + 27 + 64);
    __irad_autodiff((void *)median_gap, irad_dup, x, d, irad_const, hide_int(4));
    for (int i = 0; i < 4; i++)
        CHECK(d[i], 2 * x[i] * x[i]);
    CHECK(x[0], 3);
    CHECK(x[1], 1);
    CHECK(x[3], 2);
    return report();
}
