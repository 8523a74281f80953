/* An orbit by Runge-Kutta's method: structs by value between functions, a field by callback, energy conserved.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct state { double x, y, u, v; };

static struct state slope(struct state s)
{
    double r2 = s.x * s.x + s.y * s.y, r3 = r2 * sqrt(r2);
    return (struct state){s.u, s.v, -s.x / r3, -s.y / r3};
}
static struct state along(struct state s, struct state k, double h)
{
    return (struct state){s.x + h * k.x, s.y + h * k.y, s.u + h * k.u, s.v + h * k.v};
}
static double flight(double speed)
{
    struct state s = {1, 0, 0, speed};
    double h = 0.05;
    for (int step = 0; step < 40; step++) {
        struct state a = slope(s), b = slope(along(s, a, h / 2)), c = slope(along(s, b, h / 2)), d = slope(along(s, c, h));
        s.x += h / 6 * (a.x + 2 * b.x + 2 * c.x + d.x);
        s.y += h / 6 * (a.y + 2 * b.y + 2 * c.y + d.y);
        s.u += h / 6 * (a.u + 2 * b.u + 2 * c.u + d.u);
        s.v += h / 6 * (a.v + 2 * b.v + 2 * c.v + d.v);
    }
    return 0.5 * (s.u * s.u + s.v * s.v) - 1 / sqrt(s.x * s.x + s.y * s.y);
}

int main(void)
{
    double v = hide(1.1);
    CHECK_ROUGHLY(flight(v), 0.5 * v * v - 1);
    CHECK_ROUGHLY(__enzyme_autodiff((void *)flight, v), v);
    CHECK(__enzyme_autodiff((void *)flight, v), __enzyme_fwddiff((void *)flight, v, 1.0));
    return report();
}
