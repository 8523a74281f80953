/* Recursion: one call, two calls, mutual, with memory on the way down and numbers on the way up.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

__attribute__((noinline)) static double power(double x, int n)
{
    if (n == 0)
        return 1;
    double half = power(x, n / 2);
    return n % 2 ? x * half * half : half * half;
}
__attribute__((noinline)) static double fibonacci(double x, int n)
{
    return n < 2 ? (n ? x : 1) : fibonacci(x, n - 1) + x * fibonacci(x, n - 2);
}
static double odd(double x, int n);
__attribute__((noinline)) static double even(double x, int n) { return n ? x * odd(x, n - 1) : x; }
__attribute__((noinline)) static double odd(double x, int n) { return n ? x + even(x, n - 1) : 1; }
__attribute__((noinline)) static double halves(const double *x, int n)
{
    if (n == 1)
        return x[0];
    return halves(x, n / 2) * (1 + halves(x + n / 2, n - n / 2));
}

int main(void)
{
    double x = hide(1.2);
    CHECK(__irad_autodiff((void *)power, x, hide_int(11)), 11 * pow(x, 10));
    /* f2 = 2 x, f3 = 2 x + x^2, f4 = 2 x + 3 x^2 */
    CHECK(__irad_autodiff((void *)fibonacci, x, hide_int(4)), 2 + 6 * x);
    CHECK(__irad_autodiff((void *)even, x, hide_int(2)), 4 * x); /* x (x + x) */
    double v[3] = {hide(2), hide(3), hide(5)}, d[3] = {0}; /* v0 (1 + v1 (1 + v2)) */
    __irad_autodiff((void *)halves, irad_dup, v, d, irad_const, hide_int(3));
    CHECK(d[0], 19);
    CHECK(d[1], 12);
    CHECK(d[2], 6);
    return report();
}
