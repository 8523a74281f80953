/* Tangents: numbers and memory, marked and inferred.
 *
 * EXPECT: 6.000000
 * EXPECT: 12.000000
 * EXPECT: 16.000000
 * EXPECT: 12.000000
 * EXPECT: 0.200000 0.800000 1.800000
 * EXPECT: 6.000000
 */
#include <irad.h>
#include <stdio.h>

float __irad_fwddiff_float(float (*)(float), float, float);

static double square(double x) { return x * x; }
static float square_float(float x) { return x * x; }
static double surface(double x, double y) { return x * x * y; }
static double sum_of_squares(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}
static void squares(const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

int main(void)
{
    printf("%.6f\n", __irad_fwddiff((void *)square, 3.0, 1.0));
    printf("%.6f\n", __irad_fwddiff((void *)surface, irad_dup, 2.0, 1.0, irad_const, 3.0));
    printf("%.6f\n", __irad_fwddiff((void *)surface, irad_dup, 2.0, 1.0, irad_dup, 3.0, 1.0));
    double x[3] = {1, 2, 3}, dx[3] = {1, 1, 1}, y[3], dy[3] = {9, 9, 9};
    printf("%.6f\n", __irad_fwddiff((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3));
    dx[0] = 0.1, dx[1] = 0.2, dx[2] = 0.3;
    __irad_fwddiff((void *)squares, x, dx, y, dy, 3);
    printf("%.6f %.6f %.6f\n", dy[0], dy[1], dy[2]);
    printf("%.6f\n", __irad_fwddiff_float(square_float, 3.0f, 1.0f));
    return 0;
}
