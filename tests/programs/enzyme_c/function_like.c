/* Functions of one's own, which do something else in truth, differentiated as functions of the library.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct pair { double a, b; };
struct pair __irad_autodiff_pair(void *, ...);

__attribute__((noinline)) double quick_log1p(double x) { return x - 0.5 * x * x; }
__attribute__((noinline)) double table_sine(double x) { return x; }
__attribute__((noinline)) double distance(double x, double y) { return x + y; }
void *__irad_function_like_quick_log1p[] = {(void *)quick_log1p, "log1p"};
void *__irad_function_like_table_sine[] = {(void *)table_sine, "sin"};
void *__irad_function_like_distance[] = {(void *)distance, "hypot"};

static double f(double x) { return 3 * quick_log1p(x); }
static double g(double x) { return table_sine(table_sine(x)); }
static double h(double x, double y) { return distance(x, y); }

int main(void)
{
    CHECK(__irad_autodiff((void *)f, hide(1)), 1.5);
    CHECK(__irad_fwddiff((void *)f, irad_dup, hide(3), 1.0), 0.75);
    CHECK(__irad_autodiff((void *)g, hide(0.4)), cos(0.4) * cos(0.4));
    struct pair d = __irad_autodiff_pair((void *)h, hide(3), hide(4));
    CHECK(d.a, 3 / 7.0); /* x / result, and the result is what this one computes */
    CHECK(d.b, 4 / 7.0);
    return report();
}
