/* A loop that leaves terms out, and calls a function that calls itself: LLVM threads the jumps of its derivatives
 * together, which must not keep them from being differentiated again.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

__attribute__((noinline)) static unsigned long product(unsigned long n) { return n == 0 ? 1 : n * product(n - 1); }

static double f(double x)
{
    double sum = 0;
    for (unsigned long i = 0; i <= 19; i++) {
        if (i % 2 == 0)
            continue;
        sum += pow(x, i) / product(i) * (i % 4 == 1 ? 1 : -1);
    }
    return sum;
}
static double f1(double x) { return __irad_autodiff((void *)f, irad_out, x); }
static double f2(double x) { return __irad_autodiff((void *)f1, irad_out, x); }
static double f3(double x) { return __irad_autodiff((void *)f2, irad_out, x); }
static double f4(double x) { return __irad_autodiff((void *)f3, irad_out, x); }

int main(void)
{
    double x = hide(0.8);
    CHECK(f1(x), cos(x));
    CHECK(f2(x), -sin(x));
    CHECK(f3(x), -cos(x));
    CHECK(f4(x), sin(x));
    return report();
}
