/* A gradient registered for a function whose body is not here.
 *
 * EXPECT: 2 right, 0 wrong
 */
#define _GNU_SOURCE
#include "check.h"

double __enzyme_autodiff(void *, ...);
struct taped { void *tape; double value; };

struct taped significand_forward(double x) { return (struct taped){0, significand(x)}; }
double significand_reverse(double x, double adjoint, void *tape) { return 77 * adjoint + 0 * x; }
void *__enzyme_register_gradient_significand[] = {(void *)significand, (void *)significand_forward,
                                                  (void *)significand_reverse};

static double f(double x) { return 2 * significand(x); }

int main(void)
{
    CHECK(__enzyme_autodiff((void *)f, hide(8.5)), 154);
    CHECK(f(8.5), 2.125);
    return report();
}
