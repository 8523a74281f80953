/* A registered pair is differentiated in its turn when a second derivative is asked for.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };

__attribute__((noinline)) double wave(double x) { return sin(x); }
struct taped wave_forward(double x) { return (struct taped){0, sin(x)}; }
double wave_reverse(double x, double adjoint, void *tape) { return adjoint * (cos(x) + 10 * x); } /* 10 x is wrong */
void *__irad_register_gradient_wave[] = {(void *)wave, (void *)wave_forward, (void *)wave_reverse};

static double f(double x) { return 2 * wave(x); }
static double slope(double x) { return __irad_autodiff((void *)f, x); }

int main(void)
{
    double x = hide(0.3);
    CHECK(slope(x), 2 * (cos(x) + 10 * x));
    CHECK(__irad_autodiff((void *)slope, x), 2 * (-sin(x) + 10));
    CHECK(__irad_fwddiff((void *)slope, irad_dup, x, 1.0), 2 * (-sin(x) + 10));
    return report();
}
