/* fmin, fmax, fmod, remainder, fdim, floor, ceil, trunc, round and rint: their slopes between the kinks.
 *
 * EXPECT: 14 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct pair { double a, b; };
struct pair __irad_autodiff_pair(void *, ...);

static double clamp(double x) { return fmin(fmax(x, -1), 2) * 5; }
static double wrapped(double x, double y) { return fmod(x, y); }
static double nearest(double x, double y) { return remainder(x, y); }
static double excess(double x, double y) { return fdim(x, y); }
static double steps(double x) { return x * (floor(x) + 10 * ceil(x) + 100 * trunc(x) + 1000 * round(x) + 10000 * rint(x)); }

int main(void)
{
    CHECK(__irad_autodiff((void *)clamp, hide(0.5)), 5);
    CHECK(__irad_autodiff((void *)clamp, hide(3)), 0);
    CHECK(__irad_autodiff((void *)clamp, hide(-3)), 0);
    struct pair d = __irad_autodiff_pair((void *)wrapped, hide(7.5), hide(2));
    CHECK(d.a, 1);
    CHECK(d.b, -3);
    d = __irad_autodiff_pair((void *)wrapped, hide(-7.5), hide(2));
    CHECK(d.a, 1);
    CHECK(d.b, 3);
    d = __irad_autodiff_pair((void *)nearest, hide(7.5), hide(2));
    CHECK(d.a, 1);
    CHECK(d.b, -4);
    d = __irad_autodiff_pair((void *)excess, hide(5), hide(3));
    CHECK(d.a, 1);
    CHECK(d.b, -1);
    d = __irad_autodiff_pair((void *)excess, hide(2), hide(3));
    CHECK(d.a, 0);
    CHECK(d.b, 0);
    CHECK(__irad_autodiff((void *)steps, hide(1.7)), 1 + 20 + 100 + 2000 + 20000);
    return report();
}
