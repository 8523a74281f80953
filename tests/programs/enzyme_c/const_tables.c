/* Constant tables: of coefficients, of indices, of strings, two-dimensional, of structs.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

struct term { int power; double factor; const char *name; };
static const struct term terms[] = {{3, 2, "cubic"}, {1, -4, "linear"}, {0, 7, "rest"}};
static const double quadrature[2][3] = {{-0.7745966692414834, 0, 0.7745966692414834},
                                        {0.5555555555555556, 0.8888888888888888, 0.5555555555555556}};

static double polynomial(double x)
{
    double sum = 0;
    for (unsigned i = 0; i < sizeof terms / sizeof *terms; i++) {
        double p = terms[i].factor;
        for (int k = 0; k < terms[i].power; k++)
            p *= x;
        sum += terms[i].name[0] == 'r' ? 10 * p : p;
    }
    return sum;
}
static double integral(double b)
{
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double t = 0.5 * b * (quadrature[0][i] + 1);
        sum += quadrature[1][i] * t * t * t;
    }
    return 0.5 * b * sum;
}
static double permuted(double x)
{
    static const unsigned char order[4] = {2, 0, 3, 1};
    double v[4] = {x, 2 * x, 3 * x * x, 4}, s = 0;
    for (int i = 0; i < 4; i++)
        s += (i + 1) * v[order[i]];
    return s;
}

int main(void)
{
    double x = hide(1.5);
    CHECK(__enzyme_autodiff((void *)polynomial, x), 6 * x * x - 4);
    CHECK(__enzyme_autodiff((void *)integral, x), x * x * x);
    CHECK(__enzyme_autodiff((void *)permuted, x), 6 * x + 2 + 8);
    return report();
}
