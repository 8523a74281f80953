/* Attributes that clang itself does not know: in a macro, beside others, on declarations, on variables.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

#define QUIET __attribute__((enzyme_inactive))

QUIET double halved(double x) { return x / 2; }
__attribute__((noinline, irad_function_like("log1p"))) double about(double x) { return 1 + x; }
__attribute__((__irad_inactive__, unused)) static double tenfold(double x);
static double tenfold(double x) { return 10 * x; }
static double kept QUIET = 2, counted = 3;
__attribute__((noinline)) static double product(double x) { return kept * x + counted * x; }
__attribute__((enzyme_shouldrecompute, enzyme_nofree)) static double sine(double x) { return sin(x); }
static const char *text = "__attribute__((enzyme_unknown))";

static double f(double x) { return halved(x) * x + tenfold(x); }
static double g(double x) { return about(x) + sine(x); }
static double h(double x)
{
    kept = x;
    counted = x;
    return product(x);
}

int main(void)
{
    double x = hide(3);
    CHECK(f(x), 34.5);
    CHECK(__irad_autodiff((void *)f, irad_out, x), 1.5);
    CHECK(__irad_fwddiff((void *)f, irad_dup, x, 1.0), 1.5);
    CHECK(g(x), 4 + sin(3));
    CHECK(__irad_autodiff((void *)g, irad_out, x), 1.0 / 4 + cos(3));
    CHECK(__irad_fwddiff((void *)g, irad_dup, x, 1.0), 1.0 / 4 + cos(3));
    CHECK(__irad_autodiff((void *)h, irad_out, x), 3 + 6);
    CHECK(text[15], 'e');
    return report();
}
