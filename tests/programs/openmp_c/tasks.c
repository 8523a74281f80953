/* Tasks over work that is independent. */
#include "serial.h"
#include <math.h>

void task_pair(const double *x, double *y, int n)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp task
        for (int i = 0; i < n / 2; i++)
            y[i] = x[i] * x[i];
#pragma omp task
        for (int i = n / 2; i < n; i++)
            y[i] = sin(x[i]);
#pragma omp taskwait
        y[0] = y[0] * y[n - 1];
    }
}

void task_each(const double *x, double *y, int n)
{
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
#pragma omp task firstprivate(i)
        y[i] = x[i] * x[i] * x[i];
    }
}

void task_groups(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        for (int i = 0; i < n; i++) {
#pragma omp task
            y[i] = x[i] * x[i];
        }
        for (int i = 0; i < n; i++)
            z[i] = y[i] * y[n - 1 - i];
    }
}

void task_loop(const double *x, double *y, double a, int n)
{
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(4)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * x[i];
}

double task_loop_sum(const double *x, int n)
{
    double total = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : total)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i];
    return total;
}

static double tree(const double *x, int n)
{
    double left, right;
    if (n <= 3) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            sum += x[i] * x[i];
        return sum;
    }
#pragma omp task shared(left)
    left = tree(x, n / 2);
#pragma omp task shared(right)
    right = tree(x + n / 2, n - n / 2);
#pragma omp taskwait
    return left + right + 0.1 * left * right;
}

double task_tree(const double *x, int n)
{
    double result = 0;
#pragma omp parallel
#pragma omp single
    result = tree(x, n);
    return result;
}

void task_depends(const double *x, double *y, int n)
{
    double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : a)
        a = x[0] * x[1];
#pragma omp task depend(in : a) depend(out : b)
        b = a * x[2];
#pragma omp task depend(in : b)
        y[0] = a * b + x[n - 1];
    }
}

void task_without_team(const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++) {
#pragma omp task if (0)
        y[i] = x[i] * x[i];
    }
}
