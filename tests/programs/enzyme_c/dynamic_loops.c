/* Loops of which nobody knows how long they run: while, do-while, until convergence, strided, downwards.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static double root(double a)
{
    double x = a, change;
    do {
        double next = 0.5 * (x + a / x);
        change = next - x;
        x = next;
    } while (fabs(change) > 1e-14);
    return x;
}
static double halve(double x)
{
    double product = 1;
    while (x > 1) {
        product *= x;
        x *= 0.5;
    }
    return product;
}
static double strided(const double *RESTRICT x, int from, int to, int by)
{
    double s = 0;
    for (int i = from; i < to; i += by)
        s = s * x[i] + x[i];
    for (int i = to - 1; i >= from; i -= by)
        s += x[i] * x[i];
    return s;
}
static double evaluate(const char *program, double x)
{
    double y = 1;
    for (const char *c = program; *c; c++)
        y = *c == '*' ? y * x : *c == '+' ? y + x : -y;
    return y;
}

int main(void)
{
    CHECK(__enzyme_autodiff((void *)root, hide(7)), 0.5 / sqrt(7));
    CHECK(__enzyme_autodiff((void *)halve, hide(5)), 3 * 25.0 / 8);
    double x[5] = {hide(1), hide(2), hide(3), hide(4), hide(5)}, d[5] = {0};
    __enzyme_autodiff((void *)strided, enzyme_dup, x, d, enzyme_const, hide_int(0), hide_int(5), hide_int(2));
    /* s = (x0 x2 + x2) x4 + x4 */
    CHECK(d[0], 15 + 2);
    CHECK(d[1], 0);
    CHECK(d[2], 10 + 6);
    CHECK(d[4], 3 + 3 + 1 + 10);
    CHECK(__enzyme_autodiff((void *)evaluate, enzyme_const, "*+-*", hide(3)), -4 * 3);
    CHECK(__enzyme_autodiff((void *)evaluate, enzyme_const, "", hide(3)), 0);
    return report();
}
