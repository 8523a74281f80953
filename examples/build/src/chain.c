#include "chain.h"

#include <math.h>

double chain(const double *angle, int count)
{
    double energy = 0.0;
    for (int i = 1; i < count; i++)
        energy += 1.0 - cos(angle[i] - angle[i - 1]);
    return energy;
}
