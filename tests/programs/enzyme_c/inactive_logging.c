/* Functions that write a log of numbers, with variable arguments: with the attribute, registered, from elsewhere.
 *
 * EXPECT: x 2.000 and 4.000
 * EXPECT: half 2.000
 * EXPECT: x 2.000 and 4.000
 * EXPECT: half 2.000
 * EXPECT: x 2.000 and 4.000
 * EXPECT: half 2.000
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdarg.h>

__attribute__((enzyme_inactive, noinline)) static int note(const char *format, ...)
{
    va_list rest;
    va_start(rest, format);
    int written = vprintf(format, rest);
    va_end(rest);
    return written;
}
__attribute__((noinline)) static void remark(double *last, const char *format, ...)
{
    va_list rest;
    va_start(rest, format);
    *last = va_arg(rest, double);
    printf("%s %.3f\n", format, *last);
    va_end(rest);
}
void *__irad_inactivefn_remark = (void *)remark;

static double last;
static double f(double x)
{
    double y = x * x;
    note("x %.3f and %.3f\n", x, y);
    if (y > 1e6)
        fprintf(stderr, "large: %g\n", y);
    remark(&last, "half", y / 2);
    return y * x;
}

int main(void)
{
    double x = hide(2);
    CHECK(f(x), 8);
    CHECK(__irad_autodiff((void *)f, irad_out, x), 12);
    CHECK(__irad_fwddiff((void *)f, irad_dup, x, 1.0), 12);
    CHECK(last, 2);
    return report();
}
