/* Functions as arguments: known where they are called, two different ones, with data of their own.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

typedef double (*curve)(double, const double *);

static double line(double t, const double *p) { return p[0] + p[1] * t; }
static double wave(double t, const double *p) { return p[0] * sin(p[1] * t); }

static inline double area(curve f, const double *p, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += f((i + 0.5) / n, p) / n;
    return sum;
}
static double both(const double *p) { return area(line, p, 4) + area(wave, p, 1); }

int main(void)
{
    double p[2] = {hide(2), hide(3)}, d[2] = {0};
    __irad_autodiff((void *)both, irad_dup, p, d);
    CHECK(d[0], 1 + sin(1.5));
    CHECK(d[1], 0.5 + 2 * 0.5 * cos(1.5));
    CHECK(both(p), 3.5 + 2 * sin(1.5));
    d[0] = d[1] = 0;
    __irad_autodiff((void *)area, irad_const, line, irad_dup, p, d, irad_const, hide_int(10));
    CHECK(d[0], 1);
    CHECK(d[1], 0.5);
    return report();
}
