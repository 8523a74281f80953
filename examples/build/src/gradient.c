#include "chain.h"

#include <irad.h>

double chain_gradient(const double *angle, double *gradient, int count)
{
    for (int i = 0; i < count; i++)
        gradient[i] = 0.0;
    __irad_autodiff((void *)chain, irad_dup, angle, gradient, irad_const, count);
    return chain(angle, count);
}
