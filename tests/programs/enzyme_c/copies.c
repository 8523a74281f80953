/* memcpy, memmove and memset: of known and of run-time sizes, of doubles and floats, of overlapping ranges, of parts.
 *
 * EXPECT: 11 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <string.h>

static double known(const double *RESTRICT x)
{
    double work[4] = {0, 0, 0, 5};
    memcpy(work, x, 3 * sizeof(double));
    work[0] *= work[3];
    return work[0] * work[1] + work[2];
}
static double shifted(const double *RESTRICT x, int n, int by)
{
    double work[16];
    memcpy(work, x, n * sizeof(double));
    memmove(work + by, work, (n - by) * sizeof(double));
    memset(work, 0, sizeof(double));
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * work[i];
    return sum;
}
static float singles(const float *RESTRICT x, int n)
{
    float work[8];
    memset(work, 0, sizeof work);
    memcpy(work + 1, x, n * sizeof(float));
    float product = 1;
    for (int i = 1; i <= n; i++)
        product *= work[i] + work[i - 1];
    return product;
}
float __irad_autodiff_f(void *, ...);

int main(void)
{
    double x[4] = {hide(1), hide(2), hide(3), hide(4)}, d[4] = {0}, e[4] = {0};
    __irad_autodiff((void *)known, irad_dup, x, d);
    CHECK(d[0], 10);
    CHECK(d[1], 5);
    CHECK(d[2], 1);
    CHECK(d[3], 0);
    __irad_autodiff((void *)shifted, irad_dup, x, e, irad_const, hide_int(4), irad_const, hide_int(1));
    CHECK(e[0], 2);
    CHECK(e[1], 3);
    CHECK(e[2], 4);
    CHECK(e[3], 0);
    float y[2] = {(float)hide(2), (float)hide(3)}, dy[2] = {0};
    __irad_autodiff_f((void *)singles, irad_dup, y, dy, irad_const, hide_int(2));
    CHECK(dy[0], 3 + 2 + 2);
    CHECK(dy[1], 2);
    CHECK(shifted(x, 4, 1), 2 + 6 + 12);
    return report();
}
