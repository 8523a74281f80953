/* Derivatives of derivatives, forward over reverse and reverse over reverse; calls in branches and helpers.
 *
 * EXPECT: 18.000000
 * EXPECT: 18.000000
 * EXPECT: 6.000000
 * EXPECT: 27.000000 2.000000
 * EXPECT: 2.000000 4.000000
 */
#include <irad.h>
#include <stdio.h>

static double cube(double x) { return x * x * x; }
static double twice(double x) { return 2 * x; }
static double slope(double x) { return __irad_autodiff((void *)cube, x); }
static double bend(double x) { return __irad_autodiff((void *)slope, x); }

static inline double derivative(double (*f)(double), double x) { return __irad_autodiff((void *)f, x); }

static void gradient(int which, const double *x, double *dx);
static double squares(const double *x) { return x[0] * x[0] + x[1] * x[1]; }
static double product(const double *x) { return x[0] * x[1]; }
static void gradient(int which, const double *x, double *dx)
{
    if (which)
        __irad_autodiff((void *)squares, irad_dup, x, dx);
    else
        __irad_autodiff((void *)product, irad_dup, x, dx);
}

int main(int argc, char **argv)
{
    printf("%.6f\n", bend(3.0));
    printf("%.6f\n", __irad_fwddiff((void *)slope, irad_dup, 3.0, 1.0));
    printf("%.6f\n", __irad_autodiff((void *)bend, 3.0));
    printf("%.6f %.6f\n", derivative(cube, 3.0), derivative(twice, 3.0));
    double x[2] = {1, 2}, dx[2] = {0};
    gradient(argc, x, dx);
    printf("%.6f %.6f\n", dx[0], dx[1]);
    return 0;
}
