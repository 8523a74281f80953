/* Products and quotients of complex numbers, a polynomial's iteration.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <complex.h>

double __enzyme_autodiff(void *, ...);
struct pair { double a, b; };
struct pair __enzyme_autodiff_pair(double (*)(double, double), double, double);

static double square_real(double a, double b)
{
    double complex z = (a + (b) * I);
    return creal(z * z);
}
static double quotient(double a, double b) { return cimag(1 / (a + (b) * I)); }
static double iterate(double a)
{
    double complex z = 0, c = (a + (0.5) * I);
    for (int i = 0; i < 3; i++)
        z = z * z + c;
    return creal(z);
}

int main(void)
{
    struct pair d = __enzyme_autodiff_pair(square_real, hide(3), hide(4));
    CHECK(d.a, 6);
    CHECK(d.b, -8);
    d = __enzyme_autodiff_pair(quotient, hide(1), hide(2)); /* -b / (a^2 + b^2) */
    CHECK(d.a, 4 / 25.0);
    CHECK(d.b, (4 - 1) / 25.0);
    double complex c = (0.3 + (0.5) * I), z1 = c, z2 = z1 * z1 + c, d1 = 1, d2 = 2 * z1 * d1 + 1, d3 = 2 * z2 * d2 + 1;
    CHECK(__enzyme_autodiff((void *)iterate, hide(0.3)), creal(d3));
    return report();
}
