/* Structs and complex numbers by value, globals that change, functions and pointers to pointers as arguments.
 *
 * EXPECT: 12.000000 6.000000
 * EXPECT: 2.000000
 * EXPECT: 7.000000
 * EXPECT: 5.000000
 * EXPECT: 6.000000
 * EXPECT: 2.000000 4.000000 6.000000 8.000000
 * EXPECT: 2.000000 4.000000
 */
#include <complex.h>
#include <irad.h>
#include <stdio.h>

struct line { double slope, shift; };
struct many { double v[5]; };

static double state = 2.0;
static double remembering(double x)
{
    state = state * x;
    return state * x;
}
static double along(struct line l, double x) { return l.slope * x + l.shift; }
static double last(struct many m, double x) { return m.v[4] * x; }
static double length(double complex z, double x) { return (creal(z) * creal(z) + cimag(z) * cimag(z)) * x; }
static double apply(double (*f)(double), double x) { return 3 * x + 0 * (f != 0); }
static double square(double x) { return x * x; }
static double sum_of_rows(double **rows, int n, int m)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            sum += rows[i][j] * rows[i][j];
    return sum;
}
static double untyped(const void *p, int n)
{
    const double *x = p;
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

int main(void)
{
    double slope = __irad_autodiff((void *)remembering, 3.0);
    printf("%.6f %.6f\n", slope, state);
    struct line l = {2, 3};
    printf("%.6f\n", __irad_autodiff((void *)along, irad_const, l, irad_out, 5.0));
    struct many m = {{1, 2, 3, 4, 7}};
    printf("%.6f\n", __irad_autodiff((void *)last, irad_const, m, irad_out, 5.0));
    printf("%.6f\n", __irad_autodiff((void *)length, irad_const, 1.0 + 2.0 * I, irad_out, 5.0));
    printf("%.6f\n", 2 * __irad_autodiff((void *)apply, irad_const, square, irad_out, 1.0));
    double x[2] = {1, 2}, y[2] = {3, 4}, dx[2] = {0}, dy[2] = {0};
    double *rows[2] = {x, y}, *drows[2] = {dx, dy};
    __irad_autodiff((void *)sum_of_rows, irad_dup, rows, drows, irad_const, 2, irad_const, 2);
    printf("%.6f %.6f %.6f %.6f\n", dx[0], dx[1], dy[0], dy[1]);
    dx[0] = dx[1] = 0;
    __irad_autodiff((void *)untyped, x, dx, 2);
    printf("%.6f %.6f\n", dx[0], dx[1]);
    return 0;
}
