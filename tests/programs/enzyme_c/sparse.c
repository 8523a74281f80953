/* Sparse matrices: products by compressed rows, with the matrix active, and scattered sums by index.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct csr { int rows; const int *start, *column; const double *value; };

static double energy(const struct csr *a, const double *RESTRICT x)
{
    double sum = 0;
    for (int i = 0; i < a->rows; i++) {
        double y = 0;
        for (int k = a->start[i]; k < a->start[i + 1]; k++)
            y += a->value[k] * x[a->column[k]];
        sum += y * y;
    }
    return sum;
}
static double histogram(const int *RESTRICT bin, const double *RESTRICT w, int n)
{
    double bins[4] = {0}, sum = 0;
    for (int i = 0; i < n; i++)
        bins[bin[i] & 3] += w[i];
    for (int i = 0; i < 4; i++)
        sum += bins[i] * bins[i];
    return sum;
}

int main(void)
{
    /* (1 2 .; . . 3) */
    int start[3] = {0, 2, 3}, column[3] = {0, 1, 2};
    double value[3] = {hide(1), hide(2), hide(3)}, dvalue[3] = {0}, x[3] = {hide(4), hide(5), hide(6)}, dx[3] = {0};
    struct csr a = {2, start, column, value}, da = {0, start, column, dvalue};
    __irad_autodiff((void *)energy, irad_dup, &a, &da, irad_dup, x, dx);
    CHECK(dvalue[0], 2 * 14 * 4);
    CHECK(dvalue[1], 2 * 14 * 5);
    CHECK(dvalue[2], 2 * 18 * 6);
    CHECK(dx[0], 28);
    CHECK(dx[1], 56);
    CHECK(dx[2], 108);
    int bin[4] = {1, 3, 1, 0};
    double w[4] = {hide(1), hide(2), hide(3), hide(4)}, dw[4] = {0};
    __irad_autodiff((void *)histogram, bin, w, dw, hide_int(4));
    CHECK(dw[0], 8);
    CHECK(dw[1], 4);
    CHECK(dw[3], 8);
    return report();
}
