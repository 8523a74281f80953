/* Variables of which each thread has one for as long as it lives. */
#include "serial.h"
#include <math.h>

static double of_thread = 1;
static double table_of_thread[3];
#pragma omp threadprivate(of_thread, table_of_thread)

void copied_in(const double *x, double *y, double a, int n)
{
    of_thread = a * a;
#pragma omp parallel for copyin(of_thread)
    for (int i = 0; i < n; i++)
        y[i] = of_thread * x[i];
}

void thread_private_scratch(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++)
            table_of_thread[k] = x[i] * (k + 1);
        y[i] = table_of_thread[0] * table_of_thread[1] + sin(table_of_thread[2]);
    }
}
