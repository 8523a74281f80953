/* Sums, products, maxima, log-sum-exp, norms and means, as statistics uses them.
 *
 * EXPECT: 16 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double log_sum_exp(const double *RESTRICT x, int n)
{
    double most = x[0], sum = 0;
    for (int i = 1; i < n; i++)
        most = x[i] > most ? x[i] : most;
    for (int i = 0; i < n; i++)
        sum += exp(x[i] - most);
    return most + log(sum);
}
static double product(const double *RESTRICT x, int n)
{
    double p = 1;
    for (int i = 0; i < n; i++)
        p *= x[i];
    return p;
}
static double variance(const double *RESTRICT x, int n)
{
    double mean = 0, sum = 0;
    for (int i = 0; i < n; i++)
        mean += x[i] / n;
    for (int i = 0; i < n; i++)
        sum += (x[i] - mean) * (x[i] - mean);
    return sum / n;
}
static double second_largest(const double *RESTRICT x, int n)
{
    double first = -INFINITY, second = -INFINITY;
    for (int i = 0; i < n; i++)
        if (x[i] > first)
            second = first, first = x[i];
        else if (x[i] > second)
            second = x[i];
    return second * second;
}

int main(void)
{
    double x[4] = {hide(1), hide(4), hide(0), hide(3)}, d[4][4] = {{0}}, sum = 0;
    __irad_autodiff((void *)log_sum_exp, irad_dup, x, d[0], irad_const, hide_int(4));
    __irad_autodiff((void *)product, irad_dup, x, d[1], irad_const, hide_int(4));
    __irad_autodiff((void *)variance, irad_dup, x, d[2], irad_const, hide_int(4));
    __irad_autodiff((void *)second_largest, irad_dup, x, d[3], irad_const, hide_int(4));
    for (int i = 0; i < 4; i++)
        sum += exp(x[i]);
    for (int i = 0; i < 4; i++) {
        CHECK(d[0][i], exp(x[i]) / sum);
        CHECK(d[1][i], i == 2 ? 12 : 0);
        CHECK(d[2][i], 2 * (x[i] - 2) / 4);
        CHECK(d[3][i], i == 3 ? 6 : 0);
    }
    return report();
}
