/* Registered tangents, wrong on purpose: of numbers, of memory, with an integer among the arguments.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);

__attribute__((noinline)) double blend(double x, double y) { return x * y; }
double blend_tangent(double x, double dx, double y, double dy) { return 100 * dx + 10 * dy + 0 * x * y; }
void *__enzyme_register_derivative_blend[] = {(void *)blend, (void *)blend_tangent};

__attribute__((noinline)) void fill(double *out, const double *in, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = in[i];
}
void fill_tangent(double *out, double *dout, const double *in, double *din, int n)
{
    for (int i = 0; i < n; i++) {
        out[i] = in[i];
        dout[i] = -din[i];
    }
}
void *__enzyme_register_derivative_fill[] = {(void *)fill, (void *)fill_tangent};

static double use_blend(double x) { return blend(x, 3 * x); }
static double use_fill(const double *in, int n)
{
    double work[4];
    fill(work, in, n);
    return work[0] + 2 * work[n - 1];
}

int main(void)
{
    CHECK(__enzyme_fwddiff((void *)use_blend, hide(2), 1.0), 130);
    CHECK(__enzyme_fwddiff((void *)blend, enzyme_dup, hide(2), 1.0, enzyme_dup, hide(4), 0.5), 105);
    double in[2] = {hide(1), hide(2)}, d[2] = {1, 10};
    CHECK(__enzyme_fwddiff((void *)use_fill, enzyme_dup, in, d, enzyme_const, hide_int(2)), -21);
    return report();
}
