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

/* Visible to other files; each copy begins with the initial value. */
double factor_of_thread = 1.5;
struct { double sum; int count; } tally_of_thread = {0.25, 1};
#pragma omp threadprivate(factor_of_thread, tally_of_thread)

/* What one region leaves in each thread's copy, the next finds there. */
void from_region_to_region(const double *x, double *y, double a, int n)
{
#pragma omp parallel
    factor_of_thread = a * x[0];
#pragma omp parallel
    factor_of_thread *= factor_of_thread + x[1];
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = factor_of_thread * x[i];
}

static double NOINLINE counted(double v)
{
    tally_of_thread.sum += v * v;
    tally_of_thread.count++;
    return tally_of_thread.sum;
}

void in_function(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        tally_of_thread.sum = x[i];
        tally_of_thread.count = 0;
        for (int k = 0; k < 3; k++)
            y[i] += counted(x[i] + k);
        y[i] *= tally_of_thread.count;
    }
}

void in_team_of_team(const double *x, double *y, int n)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++) {
        double part[2];
        factor_of_thread = x[i];
#pragma omp parallel for num_threads(2) copyin(factor_of_thread)
        for (int k = 0; k < 2; k++)
            part[k] = factor_of_thread * (x[i] + k);
        y[i] = part[0] * part[1];
    }
}

void row_copied_in(const double *x, double *y, int n)
{
    for (int k = 0; k < 3; k++)
        table_of_thread[k] = x[k] * x[k];
#pragma omp parallel for copyin(table_of_thread)
    for (int i = 0; i < n; i++)
        y[i] = table_of_thread[i % 3] * x[i];
}

static double left_over = 2;
#pragma omp threadprivate(left_over)

/* The result depends on what an earlier call has left, which is a constant for this one. */
void left_behind(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = left_over * x[i];
#pragma omp parallel
    left_over = x[0] * x[1];
}
