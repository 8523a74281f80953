/* Registered gradients of several numbers, of floats, and with an integer among them: which adjoints come back, and how.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

struct taped { void *tape; double value; };
struct taped_float { void *tape; float value; };
struct pair { double a, b; };
struct triple { double a, b, c; };
struct pair_float { float a, b; };
struct pair __irad_autodiff_pair(void *, ...);
struct triple __irad_autodiff_triple(void *, ...);
struct pair_float __irad_autodiff_floats(float (*)(float, float), float, float);

__attribute__((noinline)) double two(double x, double y) { return x + y; }
struct taped two_forward(double x, double y) { return (struct taped){0, x + y}; }
struct pair two_reverse(double x, double y, double adjoint, void *tape)
{
    return (struct pair){11 * adjoint, 22 * adjoint + 0 * (x + y)};
}
void *__irad_register_gradient_two[] = {(void *)two, (void *)two_forward, (void *)two_reverse};

__attribute__((noinline)) double three(double x, double y, double z) { return x + y + z; }
struct taped three_forward(double x, double y, double z) { return (struct taped){0, x + y + z}; }
struct triple three_reverse(double x, double y, double z, double adjoint, void *tape)
{
    return (struct triple){1 * adjoint, 2 * adjoint, 3 * adjoint + 0 * (x + y + z)};
}
void *__irad_register_gradient_three[] = {(void *)three, (void *)three_forward, (void *)three_reverse};

__attribute__((noinline)) float half(float x, float y) { return x * y; }
struct taped_float half_forward(float x, float y) { return (struct taped_float){0, x * y}; }
struct pair_float half_reverse(float x, float y, float adjoint, void *tape)
{
    return (struct pair_float){5 * adjoint + 0 * x * y, 7 * adjoint};
}
void *__irad_register_gradient_half[] = {(void *)half, (void *)half_forward, (void *)half_reverse};

__attribute__((noinline)) double power(double x, int n) { return pow(x, n); }
struct taped power_forward(double x, int n) { return (struct taped){0, pow(x, n)}; }
double power_reverse(double x, int n, double adjoint, void *tape) { return 1000 * n * adjoint + 0 * x; }
void *__irad_register_gradient_power[] = {(void *)power, (void *)power_forward, (void *)power_reverse};

static double use_two(double x, double y) { return two(x, y * y); }
static double use_three(double x, double y, double z) { return three(z, y, x); }
static float use_half(float x, float y) { return half(y, x); }
static double use_power(double x) { return power(x, 3); }

int main(void)
{
    struct pair p = __irad_autodiff_pair((void *)use_two, hide(1), hide(3));
    CHECK(p.a, 11);
    CHECK(p.b, 22 * 6);
    struct triple t = __irad_autodiff_triple((void *)use_three, hide(1), hide(2), hide(3));
    CHECK(t.a, 3);
    CHECK(t.b, 2);
    CHECK(t.c, 1);
    struct pair_float f = __irad_autodiff_floats(use_half, (float)hide(1), (float)hide(2));
    CHECK(f.a, 7);
    CHECK(f.b, 5);
    CHECK(__irad_autodiff((void *)use_power, hide(2)), 3000);
    CHECK(power(2, 3), 8);
    return report();
}
