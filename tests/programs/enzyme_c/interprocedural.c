/* Functions that are not inlined: results through pointers, arrays changed in place, several callers, other activities.
 *
 * EXPECT: 10 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static void rotate(double *x, double *y, double angle)
{
    double c = cos(angle), s = sin(angle), t = c * *x - s * *y;
    *y = s * *x + c * *y;
    *x = t;
}
__attribute__((noinline)) static double dot(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
__attribute__((noinline)) static void normalise(double *x, int n)
{
    double length = sqrt(dot(x, x, n));
    for (int i = 0; i < n; i++)
        x[i] /= length;
}
__attribute__((noinline)) static int split(double x, double *whole, double *rest)
{
    *whole = floor(x);
    *rest = x - *whole;
    return *rest > 0.5;
}
static double f(const double *RESTRICT x, const double *RESTRICT weights, int n)
{
    double v[4], whole, rest;
    for (int i = 0; i < n; i++)
        v[i] = x[i];
    normalise(v, n);
    double sum = dot(v, weights, n) + dot(weights, weights, n);
    sum += split(x[0], &whole, &rest) ? rest * rest : whole * rest;
    return sum;
}
static double turned(double x, double angle)
{
    double p[2] = {x, 1};
    rotate(&p[0], &p[1], angle);
    rotate(p, p + 1, 2 * angle);
    return p[0];
}

struct pair { double a, b; };
struct pair __enzyme_autodiff_pair(double (*)(double, double), double, double);

int main(void)
{
    double x[2] = {hide(3.75), hide(5)}, w[2] = {hide(1), hide(2)}, dx[2] = {0};
    double l2 = x[0] * x[0] + x[1] * x[1], l = sqrt(l2), along = (x[0] * w[0] + x[1] * w[1]) / (l2 * l);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, w, enzyme_const, hide_int(2));
    CHECK(dx[0], w[0] / l - along * x[0] + 2 * 0.75);
    CHECK(dx[1], w[1] / l - along * x[1]);
    double dw[2] = {0}, y[2] = {hide(3), hide(4)};
    __enzyme_autodiff((void *)f, enzyme_const, y, enzyme_dup, w, dw, enzyme_const, hide_int(2));
    CHECK(dw[0], 0.6 + 2 * w[0]);
    CHECK(dw[1], 0.8 + 2 * w[1]);
    dx[0] = dx[1] = dw[0] = dw[1] = 0, x[0] = hide(3.25);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, hide_int(2));
    l2 = x[0] * x[0] + x[1] * x[1], l = sqrt(l2), along = (x[0] * w[0] + x[1] * w[1]) / (l2 * l);
    CHECK(dx[0], w[0] / l - along * x[0] + 3);
    CHECK(dx[1], w[1] / l - along * x[1]);
    CHECK(dw[0], x[0] / l + 2);
    CHECK(dw[1], x[1] / l + 4);
    struct pair d = __enzyme_autodiff_pair(turned, hide(2), hide(0.2));
    CHECK(d.a, cos(0.6));
    CHECK(d.b, 3 * (-2 * sin(0.6) - cos(0.6)));
    return report();
}
