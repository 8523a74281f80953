/* malloc and calloc: in loops, freed in another order, handed out by functions, of one element, of none.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <stdlib.h>

extern int enzyme_const;
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double *scaled_copy(const double *x, int n, double s)
{
    double *made = malloc(n * sizeof *made);
    for (int i = 0; i < n; i++)
        made[i] = s * x[i];
    return made;
}
static double chain(double x, int n)
{
    double *last = malloc(2 * sizeof *last);
    last[0] = x, last[1] = 1;
    for (int i = 0; i < n; i++) {
        double *next = scaled_copy(last, 2, x);
        free(last);
        last = next;
    }
    double result = last[0] + last[1];
    free(last);
    return result;
}
static double zeroed(double x, int n)
{
    double *counts = calloc(n + 1, sizeof *counts), sum = 0;
    for (int i = 0; i < 3 * n; i++)
        counts[i % n] += x;
    for (int i = 0; i <= n; i++)
        sum += counts[i] * counts[i];
    free(counts);
    return sum;
}
static double box(double x)
{
    double *cell = malloc(sizeof *cell);
    *cell = x;
    *cell *= *cell;
    double r = *cell * x;
    free(cell);
    return r;
}

int main(void)
{
    double x = hide(1.5);
    CHECK(__enzyme_autodiff((void *)chain, x, enzyme_const, hide_int(3)), 4 * x * x * x + 3 * x * x);
    CHECK(__enzyme_autodiff((void *)chain, x, enzyme_const, hide_int(0)), 1);
    CHECK(__enzyme_autodiff((void *)zeroed, x, enzyme_const, hide_int(4)), 4 * 9 * 2 * x);
    CHECK(__enzyme_autodiff((void *)box, x), 3 * x * x);
    CHECK(chain(x, 2), x * x * x + x * x);
    return report();
}
