/* What registering is for: a solver by iteration with the exact gradient of its fixed point.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);
struct taped { void *tape; double value; };

/* the x with x exp(x) = a */
__attribute__((noinline)) double omega(double a)
{
    double x = 0.5;
    for (int i = 0; i < 100; i++)
        x -= (x * exp(x) - a) / (exp(x) * (1 + x));
    return x;
}
struct taped omega_forward(double a)
{
    struct taped t = {0, omega(a)};
    union { double number; void *pointer; } bits = {t.value};
    t.tape = bits.pointer; /* the tape may be anything of a pointer's size */
    return t;
}
double omega_reverse(double a, double adjoint, void *tape)
{
    union { void *pointer; double number; } bits = {tape};
    double x = bits.number;
    return adjoint / (exp(x) * (1 + x)) + 0 * a;
}
void *__enzyme_register_gradient_omega[] = {(void *)omega, (void *)omega_forward, (void *)omega_reverse};

static double f(double a) { return a * omega(a * a); }

int main(void)
{
    double a = hide(1.3), x = omega(a * a);
    CHECK(x * exp(x), a * a);
    CHECK(__enzyme_autodiff((void *)f, a), x + a * 2 * a / (exp(x) * (1 + x)));
    CHECK(__enzyme_autodiff((void *)omega, a), 1 / (exp(omega(a)) * (1 + omega(a))));
    return report();
}
