/* Registered pairs that keep nothing: with a result, without one, and with the value left to the function itself.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

/* Each derivative is wrong by a factor, to show whose it is. */
__attribute__((noinline)) double wave(double x) { return sin(x); }
double wave_forward(double x) { return sin(x); }
double wave_reverse(double x, double adjoint) { return 10 * adjoint * cos(x); }
void *__irad_register_gradient_wave[] = {(void *)wave, (void *)wave_forward, (void *)wave_reverse};

static int noticed;
__attribute__((noinline)) double root(double x) { return sqrt(x); }
void root_forward(double x) { noticed += x > 0; }
double root_reverse(double x, double adjoint) { return 100 * adjoint / (2 * sqrt(x)); }
void *__irad_register_gradient_root[] = {(void *)root, (void *)root_forward, (void *)root_reverse};

__attribute__((noinline)) void twice(const double *in, double *out) { *out = 2 * *in; }
void twice_forward(const double *in, double *d_in, double *out, double *d_out) { *out = 2 * *in; }
void twice_reverse(const double *in, double *d_in, double *out, double *d_out)
{
    *d_in += 2000 * *d_out;
    *d_out = 0;
}
void *__irad_register_gradient_twice[] = {(void *)twice, (void *)twice_forward, (void *)twice_reverse};

static double f(double x) { return wave(x) * x; }
static double g(double x) { return root(x) * x; }
static double h(double x)
{
    double y;
    twice(&x, &y);
    return y * y;
}

int main(void)
{
    double x = hide(0.75);
    CHECK(f(x), sin(x) * x);
    CHECK(__irad_autodiff((void *)f, irad_out, x), sin(x) + 10 * x * cos(x));
    CHECK(g(x), sqrt(x) * x);
    CHECK(__irad_autodiff((void *)g, irad_out, x), sqrt(x) + 100 * x / (2 * sqrt(x)));
    CHECK(noticed, 1);
    CHECK(h(x), 4 * x * x);
    CHECK(__irad_autodiff((void *)h, irad_out, x), 2 * (2 * x) * 2000);
    CHECK(noticed, 1);
    return report();
}
