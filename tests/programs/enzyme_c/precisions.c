/* Single and double precision mixed: conversions both ways, sums of one in the other, arrays of both.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);
void __enzyme_autodiff_void(void *, ...);

static double there_and_back(double x) { return (double)(float)(x * 0.5) * x; }
static float in_double(const float *RESTRICT x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (double)x[i] * x[i];
    return (float)sum;
}
static void both(const float *RESTRICT x, const double *RESTRICT y, double *RESTRICT out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = x[i] * y[i] + (float)y[i];
}

int main(void)
{
    CHECK_ROUGHLY(__enzyme_autodiff((void *)there_and_back, hide(3)), 3);
    float x[2] = {(float)hide(1.5), (float)hide(-2)}, dx[2] = {0};
    __enzyme_autodiff_float((void *)in_double, enzyme_dup, x, dx, enzyme_const, hide_int(2));
    CHECK(dx[0], 3);
    CHECK(dx[1], -4);
    double y[2] = {hide(4), hide(8)}, dy[2] = {0}, out[2], seed[2] = {1, 10};
    dx[0] = dx[1] = 0;
    __enzyme_autodiff_void((void *)both, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, out, seed, enzyme_const, hide_int(2));
    CHECK(dx[0], 4);
    CHECK(dx[1], 80);
    CHECK(dy[0], 2.5);
    CHECK(dy[1], -10);
    CHECK(out[1], -8);
    return report();
}
