#include "chain.h"

#include <stdio.h>

int main(void)
{
    double angle[3] = {0.0, 0.5, 2.0}, gradient[3];
    double energy = chain_gradient(angle, gradient, 3);
    printf("%.6f: %.6f %.6f %.6f\n", energy, gradient[0], gradient[1], gradient[2]);
    return 0;
}
