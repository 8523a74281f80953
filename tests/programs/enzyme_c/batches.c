/* Several calls of a function in one, each with values of its own or one for all; nothing is differentiated.
 *
 * EXPECT: 10 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

extern int enzyme_width, enzyme_vector, enzyme_scalar;
struct three { double first, second, third; };
struct three __enzyme_batch(void *, ...);
void __irad_batch_memory(void *, ...);
double __irad_batch_one(void *, ...);

static int calls;
static double power(double x, int n)
{
    double result = 1;
    for (int i = 0; i < n; i++)
        result *= x;
    calls++;
    return result;
}
static void halve(double *x, const double *by) { *x /= *by; }

int main(void)
{
    struct three p =
        __enzyme_batch((void *)power, enzyme_width, 3, enzyme_vector, hide(2), 3.0, 4.0, enzyme_scalar, hide_int(3));
    CHECK(p.first, 8);
    CHECK(p.second, 27);
    CHECK(p.third, 64);
    CHECK(calls, 3);
    p = __enzyme_batch((void *)power, enzyme_width, 3, hide(2), 3.0, 4.0, hide_int(0), 1, 2);
    CHECK(p.first, 1);
    CHECK(p.second, 3);
    CHECK(p.third, 16);
    double a = hide(1), b = hide(3), by = 2;
    __irad_batch_memory((void *)halve, irad_width, 2, irad_vector, &a, &b, irad_scalar, &by);
    CHECK(a, 0.5);
    CHECK(b, 1.5);
    CHECK(__irad_batch_one((void *)power, irad_width, 1, hide(5), 2), 25);
    return report();
}
