/* A registered tangent called with memory that has no tangent.
 *
 * REFUSED: 24: 'fill' may store an active value in argument
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);

__attribute__((noinline)) void fill(double *out, const double *in, double by)
{
    out[0] = in[0] * by;
}
void fill_tangent(double *out, double *dout, const double *in, double *din, double by, double dby)
{
    out[0] = in[0] * by;
    dout[0] = din[0] * by + in[0] * dby;
}
void *__enzyme_register_derivative_fill[] = {(void *)fill, (void *)fill_tangent};

static double f(const double *in, double by)
{
    double work[1];
    fill(work, in, by);
    return work[0];
}

int main(void)
{
    double in[1] = {hide(3)};
    return __enzyme_fwddiff((void *)f, enzyme_const, in, enzyme_dup, hide(2), 1.0) > 0;
}
