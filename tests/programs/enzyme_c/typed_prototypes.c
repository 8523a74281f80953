/* Prototypes with the types of one's own, whose names only contain the marked name.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

typedef double (*of_number)(double);
typedef double (*of_memory)(const double *, int);

double __enzyme_autodiff_foo(double (*)(double), double);
double my__enzyme_autodiff(of_number, double);
double __enzyme_fwddiff2(of_number, double, double);
void __enzyme_autodiff_memory(of_memory, const double *, double *, int);
float __enzyme_autodiff_single(float (*)(float), float);
void __enzyme_autodiff_marked(of_memory, int, const double *, double *, int, int);
extern int enzyme_dup, enzyme_const;

static double foo(double x) { return sin(x) * x; }
static double norm2(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}
static float cube(float x) { return x * x * x; }

int main(void)
{
    double want = sin(0.5) + 0.5 * cos(0.5);
    CHECK(__enzyme_autodiff_foo(foo, hide(0.5)), want);
    CHECK(my__enzyme_autodiff(foo, hide(0.5)), want);
    CHECK(__enzyme_fwddiff2(foo, hide(0.5), 3), 3 * want);
    double x[2] = {hide(3), hide(4)}, dx[2] = {0};
    __enzyme_autodiff_memory(norm2, x, dx, 2);
    CHECK(dx[0], 6);
    CHECK(dx[1], 8);
    CHECK(__enzyme_autodiff_single(cube, (float)hide(2)), 12);
    __enzyme_autodiff_marked(norm2, enzyme_dup, x, dx, enzyme_const, 2);
    CHECK(dx[0], 12);
    CHECK(dx[1], 16);
    return report();
}
