/* What has no derivative: each line with a mark is where the message has to point to. */
#include "serial.h"

void cancelled(const double *x, double *y, int n)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++) {
            y[i] = x[i] * x[i];
#pragma omp cancel for if (x[i] > 100) /* here: cancelled */
        }
    }
}
