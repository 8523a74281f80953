/* Functions and arguments that reach the call through casts, variables and inline helpers.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"
#include <stdint.h>

extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_typed(double (*)(const void *, long), int, const void *, void *, int, long);

static double sum(const void *memory, long n)
{
    const double *x = memory;
    double total = 0;
    for (long i = 0; i < n; i++)
        total += x[i] * x[i] * x[i];
    return total;
}
static double square(double x) { return x * x; }
static inline double derivative(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, enzyme_out, x); }

int main(void)
{
    double x[2] = {hide(1), hide(2)}, dx[2] = {0};
    char *bytes = (char *)x, *shadow = (char *)dx;
    __enzyme_autodiff((void *)sum, enzyme_dup, bytes, shadow, enzyme_const, 2L);
    CHECK(dx[0], 3);
    CHECK(dx[1], 12);
    __enzyme_autodiff_typed(sum, enzyme_dup, (const void *)x, (void *)dx, enzyme_const, 2L);
    CHECK(dx[0], 6);
    __enzyme_autodiff((void *)(uintptr_t)sum, enzyme_dup, (double *)(uintptr_t)x, dx + 0, enzyme_const,
                      (long)hide_int(1));
    CHECK(dx[0], 9);
    CHECK(dx[1], 24);
    double (*chosen)(double) = square;
    CHECK(__enzyme_autodiff((void *)chosen, hide(4)), 8);
    CHECK(derivative(square, hide(5)), 10);
    return report();
}
