/* A function of which only the tangent is registered has no gradient: not that of its body either, which might be another.
 *
 * REFUSED: 13: only its tangent is registered; register a gradient pair
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) double blend(double x) { return x * x; }
double blend_tangent(double x, double dx) { return 3 * dx + 0 * x; }
void *__enzyme_register_derivative_blend[] = {(void *)blend, (void *)blend_tangent};

static double f(double x) { return 2 * blend(x); }

int main(void) { return __enzyme_autodiff((void *)f, hide(2)) > 0; }
