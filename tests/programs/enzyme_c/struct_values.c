/* Structs of numbers by value: constant, and with a derivative of each member.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"

extern int enzyme_out, enzyme_const;
struct point { double x, y; };
struct box { double v[6]; };
double __enzyme_autodiff_double(void *, ...);
struct point __enzyme_autodiff_point(double (*)(struct point, double), int, struct point, int, double);
struct point __enzyme_autodiff_inferred(double (*)(struct point), struct point);

static double weigh(struct point p, double w) { return w * (p.x * p.x + 3 * p.y); }
static double area(struct point p) { return p.x * p.y; }
static double last(struct box b, double w) { return b.v[5] * w; }

int main(void)
{
    struct point p = {hide(2), hide(5)};
    CHECK(__enzyme_autodiff_double((void *)weigh, enzyme_const, p, enzyme_out, hide(10)), 19);
    struct point d = __enzyme_autodiff_point(weigh, enzyme_out, p, enzyme_const, hide(10));
    CHECK(d.x, 40);
    CHECK(d.y, 30);
    struct point e = __enzyme_autodiff_inferred(area, p);
    CHECK(e.x, 5);
    CHECK(e.y, 2);
    struct box b = {{1, 2, 3, 4, 5, hide(6)}};
    CHECK(__enzyme_autodiff_double((void *)last, enzyme_const, b, enzyme_out, hide(2)), 6);
    CHECK(__enzyme_autodiff_double((void *)last, enzyme_const, b, hide(2)), 6);
    return report();
}
