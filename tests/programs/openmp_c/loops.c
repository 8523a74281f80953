/* Worksharing loops: schedules, kinds of loop variables, steps, nests, and what the bodies contain. */
#include "serial.h"
#include <math.h>
#include <stddef.h>
#include <stdint.h>

void static_default(const double *x, double *y, double a, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * x[i];
}

void static_plain(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++)
        y[i] += sin(a * x[i]);
}

void static_chunks(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(static, 3)
    for (int i = 0; i < n; i++)
        y[i] = a * exp(-x[i] * x[i]);
}

void dynamic_single(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] / (1 + x[i] * x[i]);
}

void dynamic_chunks(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(dynamic, 5)
    for (int i = 0; i < n; i++)
        y[i] = cos(a + x[i]) * y[i];
}

void guided(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < n; i++)
        y[i] = a * a * x[i] * x[i] * x[i];
}

void guided_chunks(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(guided, 4)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * y[i];
}

void automatic(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(auto)
    for (int i = 0; i < n; i++)
        y[i] = tanh(a * x[i]);
}

void at_run_time(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * x[i] * y[i];
}

void monotonic_dynamic(const double *x, double *y, double a, int n)
{
#pragma omp parallel for schedule(monotonic : dynamic, 2)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * x[i];
}

void unsigned_index(const double *x, double *y, unsigned n)
{
#pragma omp parallel for
    for (unsigned i = 0; i < n; i++)
        y[i] = x[i] * x[i] * i;
}

void long_index(const double *x, double *y, int64_t n)
{
#pragma omp parallel for
    for (int64_t i = 0; i < n; i++)
        y[i] = x[i] * x[i] * (double)i;
}

void unsigned_long_index(const double *x, double *y, uint64_t n)
{
#pragma omp parallel for schedule(dynamic, 3)
    for (uint64_t i = 0; i < n; i++)
        y[i] = sqrt(x[i] * x[i] + (double)i);
}

void unsigned_long_static(const double *x, double *y, size_t n)
{
#pragma omp parallel for
    for (size_t i = 0; i < n; i++)
        y[i] = exp(x[i]) + (double)i * x[i];
}

void short_index(const double *x, double *y, short n)
{
#pragma omp parallel for
    for (short i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

void downwards(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = n - 1; i >= 0; i--)
        y[i] = x[i] * x[i] - y[i] * x[i];
}

void downwards_by_three(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = n - 1; i > 0; i -= 3)
        y[i] = x[i] * x[i - 1];
}

void by_two(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n - 1; i += 2) {
        y[i] = x[i] * x[i + 1];
        y[i + 1] = x[i] / x[i + 1];
    }
}

void step_argument(const double *x, double *y, int first, int last, int step)
{
#pragma omp parallel for
    for (int i = first; i <= last; i += step)
        y[i] = x[i] * x[i] * x[i];
}

void not_equal(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i != n; i++)
        y[i] = 1 / x[i];
}

void pointer_index(double *x, int n)
{
#pragma omp parallel for
    for (double *p = x; p < x + n; p++)
        *p = sin(*p) * *p;
}

void collapse_two(const double *a, double *b, int rows, int columns)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            b[i * columns + j] = a[i * columns + j] * a[i * columns + j] * (i + 2 * j);
}

void collapse_transposed(const double *a, double *b, int rows, int columns)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            b[j * rows + i] = a[i * columns + j] * b[j * rows + i];
}

void collapse_dynamic(const double *a, double *b, int rows, int columns)
{
#pragma omp parallel for collapse(2) schedule(dynamic, 3)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            b[i * columns + j] = exp(a[i * columns + j]) * a[j];
}

void collapse_three(const double *a, double *b, int l, int m, int n)
{
#pragma omp parallel for collapse(3)
    for (int i = 0; i < l; i++)
        for (int j = 0; j < m; j++)
            for (int k = 0; k < n; k++)
                b[(i * m + j) * n + k] = a[(i * m + j) * n + k] * a[(i * m + j) * n + k] + i + j - k;
}

void collapse_triangle(const double *a, double *b, int n)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++)
            b[i * n + j] = a[i * n + j] * a[j * n + i];
}

void nowait(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            y[i] = x[i] * x[i];
#pragma omp for
        for (int i = 0; i < n; i++)
            z[i] = sin(x[i]) * z[i];
    }
}

void two_loops(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] = x[i] * x[i];
#pragma omp for schedule(dynamic, 2)
        for (int i = 0; i < n; i++)
            z[i] = y[n - 1 - i] * y[n - 1 - i] * x[i];
    }
}

double ordered(const double *x, double *y, int n)
{
    double last = 1;
#pragma omp parallel for ordered schedule(static, 2)
    for (int i = 0; i < n; i++) {
        double s = sin(x[i]);
#pragma omp ordered
        {
            last = last * s + x[i];
            y[i] = last;
        }
    }
    return last;
}

double ordered_dynamic(const double *x, int n)
{
    double last = 0.5;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double s = x[i] * x[i];
#pragma omp ordered
        last = last * s + 1;
    }
    return last;
}

void triangle(const double *a, double *y, int n)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j <= i; j++)
            sum += a[i * n + j] * a[i * n + j];
        y[i] = sqrt(sum);
    }
}

void counted_inside(const double *x, double *y, const int *counts, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double p = 1;
        for (int k = 0; k < counts[i]; k++)
            p = p * x[i] + sin(p);
        y[i] = p;
    }
}

void while_inside(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i];
        while (v * v > 0.01)
            v = v * 0.5 * cos(v);
        y[i] = v;
    }
}

void newton_inside(const double *x, double *y, int n)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < n; i++) {
        double r = 1;
        for (int k = 0; k < 50; k++) {
            double change = (r * r - x[i] * x[i] - 1) / (2 * r);
            r -= change;
            if (fabs(change) < 1e-15)
                break;
        }
        y[i] = r;
    }
}

void branches(const double *x, double *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        if (x[i] < 0)
            y[i] = x[i] * x[i];
        else if (i % 3 == 0)
            y[i] *= sin(x[i]);
        else
            continue;
    }
}

void in_place(double *x, double a, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            x[i] = a * x[i] * (1 - x[i]);
}

void vectorised(const double *x, double *y, int n)
{
#pragma omp simd
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i] + y[i];
}

void parallel_vectorised(const double *x, double *y, double a, int n)
{
#pragma omp parallel for simd schedule(static)
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] * x[i] + y[i] * y[i];
}

void only_if_large(const double *x, double *y, int n)
{
#pragma omp parallel for if (n > 20)
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i] * x[i];
}

void three_threads(const double *x, double *y, int n)
{
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < n; i++)
        y[i] = sqrt(1 + x[i] * x[i]);
}

void threads_argument(const double *x, double *y, int n, int threads)
{
#pragma omp parallel for num_threads(threads)
    for (int i = 0; i < n; i++)
        y[i] = x[i] * exp(x[i]);
}

void single_precision(const float *x, float *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = sinf(x[i]) * x[i] + y[i];
}

void complex_numbers(const double _Complex *x, double _Complex *y, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i] * y[i];
}
